import type { Words } from '../en/index.ts';
import type { Noun } from '../grammar.ts';
import { article, form, ordinal, plural, toName } from './grammar.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story: Words['story'] = {
  allTogether: (all: number) => `Dopo il primo turno tutti e ${all} i corridori sono ancora insieme.`,
  together: (riders: number, all: number) => `All’inizio restano insieme ${riders} corridori su ${all}.`,
  early: (rider: string, all: number) => `${rider} parte meglio di tutti: dopo il primo turno è in testa su ${all} corridori.`,
  ledAndWon: ({ rider, rounds, of }: { rider: string; rounds: number; of: number }) =>
    `Nessuno è in testa più spesso di ${rider}: ${plural(rounds, 'turno', 'turni')} su ${of}.`,
  led: ({ rider, rounds, of, place }: { rider: string; place: number; rounds: number; of: number }) =>
    `${rider} è in testa più spesso di chiunque altro, ${plural(rounds, 'turno', 'turni')} su ${of}, ma chiude ${article('al', ordinal(place))} posto.`,
  changedOnce: 'La testa della corsa cambia una volta sola.',
  changes: (times: number) => `La testa della corsa cambia ${times} volte.`,
  decisiveFromSecond: (rider: string) => `${rider} passa al comando e nessuno lo riprende più.`,
  decisive: ({ rider, place }: { rider: string; place: number }) =>
    `${rider} risale ${article('dal', ordinal(place))} posto, prende la testa e non la lascia più.`,
  comeback: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} qui è ${article('al', ordinal(place))} posto, ma rimonta e chiude ${article('al', ordinal(finished))}.`,
  collapse: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} qui è ${article('al', ordinal(place))} posto, poi perde terreno e chiude ${article('al', ordinal(finished))}.`,
  longest: (rider: string, distance: number, { one, many }: Noun) =>
    `${rider} fa la mossa più lunga della corsa: ${plural(distance, one, many)}.`,
  held: (rider: string) => `${rider} deve stare a guardare mentre gli altri vanno avanti.`,
  out: (rider: string) => `Per ${rider} la corsa finisce presto.`,
  outWithOthers: (rider: string, others: number) =>
    `La corsa finisce presto per ${rider} e ${form(others, 'un altro corridore', `altri ${others} corridori`)}.`,
  sprint: (riders: number) => `All’ultimo turno in ${riders} possono ancora vincere, tutti a tiro della testa.`,
  wonAlone: (first: string) => `Vince ${first}, e nessun altro arriva al traguardo.`,
  wonOfTwo: (first: string, second: string) => `Vince ${first} davanti ${toName(second)}.`,
  won: (first: string, second: string, third: string) => `Vince ${first} davanti ${toName(second)} e ${third}.`,
};
