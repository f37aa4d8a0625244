import type { TourReason } from '@gruppetto/tour';
import type { Details, Names, RefusalWords } from '../words.ts';
import { form, plural } from './grammar.ts';

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const seatIn = ({ seat }: Details, names: Names): string => names.seat(Number(seat));

export const tourRefusals: Readonly<Record<TourReason, RefusalWords>> = {
  'not-in-stages': ({ game }) => `No hay vueltas de ${game}.`,
  'other-riders': () => 'Todas las etapas de una vuelta tienen los mismos asientos y corredores; esta tiene otros.',
  'unusable-stage': () => 'Una vuelta no puede empezar con esta etapa.',
  'no-such-stage': ({ stages }) => `No existe esa etapa; la vuelta tiene ${stages}.`,
  'stage-closed': ({ stage }) => `La etapa ${stage} está cerrada. Reábrela para corregirla.`,
  'stage-not-closed': ({ stage }) => `La etapa ${stage} no está cerrada.`,
  'stage-waits': ({ stage, open }) => `La etapa ${stage} espera a que se cierre la etapa ${open}.`,
  'stage-has-begun': ({ stage }) => `La etapa ${stage} ha empezado, así que su recorrido no se puede cambiar.`,
  'stage-was-raced': ({ stage }) => `La etapa ${stage} ya se ha corrido. Vacíala para apuntarla a mano.`,
  'stage-incomplete': ({ stage, missing }) =>
    `La etapa ${stage} aún no se puede cerrar: ${form(Number(missing), 'falta', 'faltan')} ${plural(Number(missing), 'dato', 'datos')} por apuntar.`,
  'nothing-to-undo': () => 'No queda nada que deshacer.',
  'nothing-to-prepare': () => 'En este juego no hay nada que decidir antes de una etapa.',
  'unusable-result': ({ stage }) => `Con este resultado de la etapa ${stage} no se podría correr la siguiente.`,
  'nobody-left': ({ stage }) => `No quedaría nadie para correr la etapa ${stage}: tiene que llegar al menos un corredor.`,
  'wrong-place': (details, names) => `${riderIn(details, names)} figura en el puesto ${details.place}, que no encaja con el orden.`,
  'no-such-prime': ({ id }) => `En este recorrido no hay nada llamado «${id}».`,
  'prime-full': ({ places }) => `Ahí ya ${form(Number(places), 'está apuntado el primero', `están apuntados los ${places} primeros`)}.`,
  'has-passed': (details, names) => `${riderIn(details, names)} ya está ahí.`,
  'has-not-passed': (details, names) => `${riderIn(details, names)} no está en este orden.`,
  'no-such-place': () => 'El orden no tiene ese puesto.',
  'arrival-only-at-finish': () => 'Los tiempos solo se apuntan en la meta.',
  'is-home': (details, names) => `${riderIn(details, names)} ya ha llegado.`,
  'not-home': (details, names) => `${riderIn(details, names)} aún no ha llegado.`,
  'is-out': (details, names) => `${riderIn(details, names)} está fuera de esta etapa.`,
  'not-out': (details, names) => `${riderIn(details, names)} no está fuera.`,
  'no-such-advantage': (details, names) => `${seatIn(details, names)} no tiene aquí nada llamado «${details.what}».`,
  'used-up': (details, names) => `${seatIn(details, names)} ya lo ha gastado todo: ${details.amount} (${details.what}).`,
  'none-used': (details, names) => `${seatIn(details, names)} no ha gastado nada (${details.what}).`,
  'used-too-often': (details, names) =>
    `${seatIn(details, names)} ha gastado ${details.used} de ${details.amount} (${details.what}): se corrigió una etapa anterior.`,
};

export const tourOuts = {
  'did-not-start': 'no tomó la salida',
  'too-far-behind': 'fuera de control',
};
