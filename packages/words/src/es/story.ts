import type { Noun } from '../grammar.ts';
import { ordinal, plural } from './grammar.ts';

export const story = {
  allTogether: (all: number) => `Tras la primera ronda los ${all} corredores seguían juntos.`,
  together: (riders: number, all: number) => `Al principio siguieron juntos ${riders} de los ${all} corredores.`,
  early: (rider: string, all: number) => `${rider} salió mejor que nadie y tras la primera ronda iba al frente de los ${all}.`,
  ledAndWon: ({ rider, rounds, of }: { rider: string; rounds: number; of: number }) =>
    `Nadie estuvo más tiempo en cabeza que ${rider}: ${rounds} de ${of} rondas.`,
  led: ({ rider, rounds, of, place }: { rider: string; place: number; rounds: number; of: number }) =>
    `${rider} estuvo en cabeza más tiempo que nadie, ${rounds} de ${of} rondas, pero acabó ${ordinal(place)}.`,
  changedOnce: 'La cabeza solo cambió de manos una vez.',
  changes: (times: number) => `La cabeza cambió de manos ${times} veces.`,
  decisiveFromSecond: (rider: string) => `${rider} pasó al primero y ya nadie le dio caza.`,
  decisive: ({ rider, place }: { rider: string; place: number }) =>
    `${rider} remontó desde el puesto ${place}, cogió la cabeza y ya no la soltó.`,
  comeback: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} iba ${ordinal(place)} en este punto, y remontó hasta acabar ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} iba aquí ${ordinal(place)}, pero se vino abajo y acabó ${ordinal(finished)}.`,
  longest: (rider: string, distance: number, { one, many }: Noun) =>
    `${rider} hizo el movimiento más largo de la carrera: ${plural(distance, one, many)}.`,
  held: (rider: string) => `${rider} tuvo que parar mientras los demás seguían.`,
  out: (rider: string) => `La carrera acabó antes de tiempo para ${rider}.`,
  outWithOthers: (rider: string, others: number) =>
    `La carrera acabó antes de tiempo para ${rider} y ${plural(others, 'corredor', 'corredores')} más.`,
  sprint: (riders: number) => `${riders} corredores llegaron a la última ronda con opciones, todos a tiro del primero.`,
  wonAlone: (first: string) => `Ganó ${first}, y nadie más llegó a meta.`,
  wonOfTwo: (first: string, second: string) => `Ganó ${first} por delante de ${second}.`,
  won: (first: string, second: string, third: string) => `Ganó ${first} por delante de ${second} y ${third}.`,
};
