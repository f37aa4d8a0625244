import type { Words } from '../en/index.ts';
import { long, plural, times } from './grammar.ts';
import type { Like } from './like.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story: Like<Words['story']> = {
  together: (riders, all) =>
    riders === all
      ? `Nach der ersten Runde waren noch alle ${all} Fahrer zusammen.`
      : `${riders} der ${all} Fahrer blieben anfangs zusammen.`,
  early: (rider, all) =>
    `${rider} kam am besten weg und führte nach der ersten Runde vor ${plural(all - 1, 'weiteren Fahrer', 'weiteren Fahrern')}.`,
  led: ({ rider, rounds, of, place }) =>
    place === 1
      ? `Niemand lag öfter vorn als ${rider}: nach ${rounds} von ${of} Runden.`
      : `${rider} lag öfter vorn als alle anderen, nach ${rounds} von ${of} Runden, kam aber nur auf Platz ${place}.`,
  changes: (count) => (count === 1 ? 'Die Führung wechselte nur einmal.' : `Die Führung wechselte ${times(count)}.`),
  decisive: ({ rider, place }) =>
    place === 2
      ? `${rider} zog an der Spitze vorbei und wurde nie mehr eingeholt.`
      : `${rider} kam von Platz ${place}, übernahm die Führung und gab sie nicht mehr her.`,
  comeback: ({ rider, place, finished }) => `${rider} lag hier auf Platz ${place} und kämpfte sich bis auf Platz ${finished} vor.`,
  collapse: ({ rider, place, finished }) => `${rider} lag hier auf Platz ${place}, baute dann ab und kam auf Platz ${finished} an.`,
  longest: (rider, distance, square) => `${rider} machte den längsten Zug des Rennens: ${long(distance, square)}.`,
  held: (rider) => `${rider} musste stehen bleiben, während die anderen weiterfuhren.`,
  out: (rider, others) =>
    others === 0
      ? `Für ${rider} war das Rennen früh vorbei.`
      : `Für ${rider} und ${plural(others, 'weiteren Fahrer', 'weitere Fahrer')} war das Rennen früh vorbei.`,
  sprint: (riders) => `${riders} Fahrer gingen mit Siegchancen in die letzte Runde, alle in Reichweite der Spitze.`,
  won: (first, second, third) =>
    second === undefined
      ? `${first} gewann, und sonst erreichte niemand die Linie.`
      : third === undefined
        ? `${first} gewann vor ${second}.`
        : `${first} gewann vor ${second} und ${third}.`,
};
