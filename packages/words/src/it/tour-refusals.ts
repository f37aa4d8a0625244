import type { TourReason } from '@gruppetto/tour';
import type { Words } from '../en/index.ts';
import type { Details, Names, RefusalWords } from '../words.ts';
import { article, form } from './grammar.ts';

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const seatIn = ({ seat }: Details, names: Names): string => names.seat(Number(seat));

/** What a tour refuses, whatever the game. */
export const tourRefusals: Readonly<Record<TourReason, RefusalWords>> = {
  'not-in-stages': ({ game }) => `Non ci sono giri di ${game}.`,
  'other-riders': () => 'Tutte le tappe di un giro hanno gli stessi posti e corridori; questa ne ha altri.',
  'unusable-stage': () => 'Un giro non può cominciare con questa tappa.',
  'no-such-stage': ({ stages }) => `Questa tappa non c’è; il giro ne ha ${stages}.`,
  'stage-closed': ({ stage }) => `La tappa ${stage} è chiusa. Riaprila per correggerla.`,
  'stage-not-closed': ({ stage }) => `La tappa ${stage} non è chiusa.`,
  'stage-waits': ({ stage, open }) => `La tappa ${stage} aspetta che si chiuda la ${open}.`,
  'stage-has-begun': ({ stage }) => `La tappa ${stage} è cominciata, quindi il percorso non si può più cambiare.`,
  'stage-was-raced': ({ stage }) => `La tappa ${stage} ha il risultato di una corsa. Svuotala per inserirlo a mano.`,
  'stage-incomplete': ({ stage, missing }) =>
    `La tappa ${stage} non si può ancora chiudere: ${form(Number(missing), 'manca ancora una cosa', `mancano ancora ${missing} cose`)}.`,
  'nothing-to-undo': () => 'Non c’è più nulla da annullare.',
  'nothing-to-prepare': () => 'In questo gioco non c’è nulla da decidere prima di una tappa.',
  'unusable-result': ({ stage }) => `Dopo questo risultato della tappa ${stage} la successiva non si potrebbe correre.`,
  'nobody-left': ({ stage }) => `Nella tappa ${stage} non resterebbe nessuno: almeno un corridore deve arrivare.`,
  'wrong-place': (details, names) =>
    `${riderIn(details, names)} risulta ${article('al', `${details.place}º`)} posto, che non torna con l’ordine.`,
  'no-such-prime': ({ id }) => `Su questo percorso non c’è nulla che si chiami «${id}».`,
  'prime-full': ({ places }) => `Lì ${form(Number(places), 'il primo c’è', `i primi ${places} ci sono`)} già.`,
  'has-passed': (details, names) => `${riderIn(details, names)} c’è già.`,
  'has-not-passed': (details, names) => `${riderIn(details, names)} non è in quest’ordine.`,
  'no-such-place': () => 'L’ordine non ha questo posto.',
  'arrival-only-at-finish': () => 'I tempi si inseriscono solo all’arrivo.',
  'is-home': (details, names) => `${riderIn(details, names)} risulta già all’arrivo.`,
  'not-home': (details, names) => `${riderIn(details, names)} non risulta ancora all’arrivo.`,
  'is-out': (details, names) => `${riderIn(details, names)} è fuori da questa tappa.`,
  'not-out': (details, names) => `${riderIn(details, names)} non è fuori corsa.`,
  'no-such-advantage': (details, names) => `${seatIn(details, names)} qui non ha nulla che si chiami «${details.what}».`,
  'used-up': (details, names) => `${seatIn(details, names)} ha già usato tutto (${details.what}: ${details.amount}).`,
  'none-used': (details, names) => `${seatIn(details, names)} non ha usato nulla (${details.what}).`,
  'used-too-often': (details, names) =>
    `${seatIn(details, names)} supera il limite (${details.what}: ${details.used} su ${details.amount}): una tappa precedente è stata corretta.`,
};

/** Why a rider has left a tour, besides what games say. */
export const tourOuts: Words['tourOuts'] = {
  'did-not-start': 'non al via',
  'too-far-behind': 'fuori tempo massimo',
};
