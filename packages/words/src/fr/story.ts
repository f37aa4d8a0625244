import type { story as english } from '../en/story.ts';
import { ordinal, plural } from './grammar.ts';
import { many } from './race.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story: typeof english = {
  together: (riders, all) =>
    riders === all
      ? `Les ${all} coureurs étaient encore groupés après le premier tour.`
      : `${riders} des ${all} coureurs sont d’abord restés groupés.`,
  early: (rider, all) => `${rider} a pris le meilleur départ et menait les ${all} coureurs après le premier tour.`,
  led: ({ rider, rounds, of, place }) =>
    place === 1
      ? `Personne n’a mené plus souvent que ${rider} : après ${rounds} tours sur ${of}.`
      : `${rider} a mené plus souvent que tout autre, après ${rounds} tours sur ${of}, mais finit ${ordinal(place)}.`,
  changes: (times) => (times === 1 ? 'La tête n’a changé qu’une fois.' : `La tête a changé ${times} fois.`),
  decisive: ({ rider, place }) =>
    place === 2
      ? `${rider} a doublé la tête, et on ne l’a plus revu.`
      : `${rider}, alors ${ordinal(place)}, a pris la tête pour ne plus la rendre.`,
  comeback: ({ rider, place, finished }) => `${rider} était ${ordinal(place)} à ce moment, et remonte pour finir ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }) => `${rider} était ${ordinal(place)} à ce moment, mais faiblit et finit ${ordinal(finished)}.`,
  longest: (rider, distance, square) =>
    `${rider} a fait le plus long déplacement de la course : ${plural(distance, square, many(square))}.`,
  held: (rider) => `${rider} a dû rester sur place pendant que les autres roulaient.`,
  out: (rider, others) =>
    others === 0
      ? `La course s’est arrêtée tôt pour ${rider}.`
      : `La course s’est arrêtée tôt pour ${rider} et ${plural(others, 'autre coureur', 'autres coureurs')}.`,
  sprint: (riders) => `${riders} coureurs ont abordé le dernier tour avec une chance, tous à portée de la tête.`,
  won: (first, second, third) =>
    second === undefined
      ? `${first} gagne, et personne d’autre n’atteint la ligne.`
      : third === undefined
        ? `${first} gagne devant ${second}.`
        : `${first} gagne devant ${second} et ${third}.`,
};
