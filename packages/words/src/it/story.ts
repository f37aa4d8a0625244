import type { Words } from '../en/index.ts';
import { ordinal, plural, select } from './grammar.ts';
import { many } from './race.ts';
import type { Wide } from './wide.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story: Wide<Words['story']> = {
  together: (riders: number, all: number) =>
    riders === all
      ? `Dopo il primo turno tutti e ${all} i corridori sono ancora insieme.`
      : `All’inizio restano insieme ${riders} dei ${all} corridori.`,
  early: (rider: string, all: number) => `${rider} parte meglio di tutti e dopo il primo turno guida i ${all} in gara.`,
  led: ({ rider, rounds, of, place }: { rider: string; place: number; rounds: number; of: number }) =>
    place === 1
      ? `Nessuno è in testa più spesso di ${rider}: ${rounds} turni su ${of}.`
      : `${rider} è in testa più spesso di chiunque altro, ${rounds} turni su ${of}, ma chiude al ${ordinal(place)} posto.`,
  changes: (times: number) => select(times, 'La testa della corsa cambia una volta sola.', `La testa della corsa cambia ${times} volte.`),
  decisive: ({ rider, place }: { rider: string; place: number }) =>
    place === 2
      ? `${rider} supera chi è in testa e nessuno lo riprende più.`
      : `${rider} risale dal ${ordinal(place)} posto, prende la testa e non la lascia più.`,
  comeback: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} qui è al ${ordinal(place)} posto, ma rimonta e chiude al ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} qui è al ${ordinal(place)} posto, poi cala e chiude al ${ordinal(finished)}.`,
  longest: (rider: string, distance: number, square: string) =>
    `${rider} fa la mossa più lunga della corsa: ${plural(distance, square, many(square))}.`,
  held: (rider: string) => `${rider} deve stare a guardare mentre gli altri vanno avanti.`,
  out: (rider: string, others: number) =>
    others === 0
      ? `Per ${rider} la corsa finisce presto.`
      : `La corsa finisce presto per ${rider} e per ${plural(others, 'altro corridore', 'altri corridori')}.`,
  sprint: (riders: number) => `In ${riders} arrivano all’ultimo turno con una possibilità, tutti a tiro di chi è in testa.`,
  won: (first: string, second: string | undefined, third: string | undefined) =>
    second === undefined
      ? `Vince ${first}, e nessun altro arriva al traguardo.`
      : third === undefined
        ? `Vince ${first} davanti a ${second}.`
        : `Vince ${first} davanti a ${second} e ${third}.`,
};
