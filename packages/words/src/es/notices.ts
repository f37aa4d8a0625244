import { list } from './grammar.ts';

export const notices = {
  yourTurn: 'La carrera te espera.',
  yourTurnAgainst: (others: readonly string[]) => `Corres contra ${list(others)}.`,
  invited: (title: string) => `Un asiento para ti: ${title}`,
  reserved: (from: string) => `${from} te guarda un asiento.`,
  confirm: 'Confirma tu dirección de correo para Gruppetto',
  confirmText: (name: string) =>
    `Hola, ${name}: abre este enlace para recibir aquí un correo cuando te toque. Si no lo has pedido, no hagas nada: no volverás a saber de nosotros.`,
  letterEnd: (url: string) => `Para dejar de recibir estos correos, o elegir horas de silencio: ${url}`,
};
