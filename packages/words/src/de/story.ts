import type { Words } from '../en/index.ts';
import { plural, times } from './grammar.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story: Words['story'] = {
  allTogether: (all) => `Nach der ersten Runde waren noch alle ${all} Fahrer zusammen.`,
  together: (riders, all) => `${riders} der ${all} Fahrer blieben anfangs zusammen.`,
  early: (rider, all) => `${rider} kam am besten weg und führte nach der ersten Runde die ${all} Fahrer an.`,
  ledAndWon: ({ rider, rounds, of }) => `Niemand lag öfter vorn als ${rider}: nach ${rounds} von ${of} Runden.`,
  led: ({ rider, rounds, of, place }) =>
    `${rider} lag öfter vorn als alle anderen, nach ${rounds} von ${of} Runden, kam aber nur auf Platz ${place}.`,
  changedOnce: 'Die Führung wechselte nur einmal.',
  changes: (count) => `Die Führung wechselte ${times(count)}.`,
  decisiveFromSecond: (rider) => `${rider} zog an der Spitze vorbei und wurde nie mehr eingeholt.`,
  decisive: ({ rider, place }) => `${rider} kam von Platz ${place}, übernahm die Führung und gab sie nicht mehr her.`,
  comeback: ({ rider, place, finished }) => `${rider} lag hier auf Platz ${place} und kämpfte sich noch auf Platz ${finished} vor.`,
  collapse: ({ rider, place, finished }) => `${rider} lag hier auf Platz ${place}, baute dann ab und kam auf Platz ${finished} an.`,
  longest: (rider, distance, { one, many }) => `${rider} machte den längsten Zug des Rennens: ${plural(distance, one, many)}.`,
  held: (rider) => `${rider} musste stehen bleiben, während die anderen weiterfuhren.`,
  out: (rider) => `Für ${rider} war das Rennen früh vorbei.`,
  outWithOthers: (rider, others) => `Für ${rider} und ${plural(others, 'weiteren Fahrer', 'weitere Fahrer')} war das Rennen früh vorbei.`,
  sprint: (riders) => `${riders} Fahrer gingen mit Siegchancen in die letzte Runde, alle in Reichweite der Spitze.`,
  wonAlone: (first) => `${first} gewann, und sonst erreichte niemand die Linie.`,
  wonOfTwo: (first, second) => `${first} gewann vor ${second}.`,
  won: (first, second, third) => `${first} gewann vor ${second} und ${third}.`,
};
