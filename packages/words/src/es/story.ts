import { plural } from './platform.ts';
import { many } from './race.ts';
import { ordinal } from './tours.ts';

export const story = {
  together: (riders: number, all: number) =>
    riders === all
      ? `Tras la primera ronda los ${all} corredores seguían juntos.`
      : `Al principio siguieron juntos ${riders} de los ${all} corredores.`,
  early: (rider: string, all: number) => `${rider} salió mejor que nadie y mandaba sobre ${all} tras la primera ronda.`,
  led: ({ rider, rounds, of, place }: { rider: string; place: number; rounds: number; of: number }) =>
    place === 1
      ? `Nadie fue en cabeza más veces que ${rider}: tras ${rounds} de ${of} rondas.`
      : `${rider} fue en cabeza más veces que nadie, tras ${rounds} de ${of} rondas, pero acabó ${ordinal(place)}.`,
  changes: (times: number) => (times === 1 ? 'La cabeza solo cambió de manos una vez.' : `La cabeza cambió de manos ${times} veces.`),
  decisive: ({ rider, place }: { rider: string; place: number }) =>
    place === 2
      ? `${rider} pasó al primero y ya nadie le dio caza.`
      : `${rider} remontó desde el puesto ${place}, cogió la cabeza y ya no la soltó.`,
  comeback: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} iba ${ordinal(place)} en este punto, y remontó hasta acabar ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} iba aquí ${ordinal(place)}, pero se vino abajo y acabó ${ordinal(finished)}.`,
  longest: (rider: string, distance: number, square: string) =>
    `${rider} hizo el movimiento más largo de la carrera: ${plural(distance, square, many(square))}.`,
  held: (rider: string) => `${rider} tuvo que quedarse quieto mientras los demás seguían.`,
  out: (rider: string, others: number) =>
    others === 0
      ? `La carrera acabó antes de tiempo para ${rider}.`
      : `La carrera acabó antes de tiempo para ${rider} y ${plural(others, 'corredor', 'corredores')} más.`,
  sprint: (riders: number) => `${riders} corredores llegaron a la última ronda con opciones, todos a tiro del primero.`,
  won: (first: string, second: string | undefined, third: string | undefined) =>
    second === undefined
      ? `Ganó ${first}, y nadie más llegó a meta.`
      : third === undefined
        ? `Ganó ${first} por delante de ${second}.`
        : `Ganó ${first} por delante de ${second} y ${third}.`,
};
