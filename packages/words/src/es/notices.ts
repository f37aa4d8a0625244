const listed = new Intl.ListFormat('es');

export const notices = {
  yourTurn: (others: readonly string[]) => (others.length === 0 ? 'La carrera te espera.' : `Corres contra ${listed.format(others)}.`),
  invited: (title: string) => `Un asiento para ti: ${title}`,
  reserved: (from: string) => `${from} te guarda un asiento.`,
  confirm: 'Confirma tu dirección de correo para Gruppetto',
  confirmText: (name: string) =>
    `Hola, ${name}: abre este enlace para recibir aquí un correo cuando te toque. Si no lo has pedido, no hagas nada: no volverás a saber de nosotros.`,
  letterEnd: (url: string) => `Para dejar de recibir estos correos, o elegir horas de silencio: ${url}`,
};
