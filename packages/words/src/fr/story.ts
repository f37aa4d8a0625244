import type { story as english } from '../en/story.ts';
import { ordinal, plural } from './grammar.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story: typeof english = {
  allTogether: (all) => `Les ${all} coureurs étaient encore groupés après le premier tour.`,
  together: (riders, all) => `${riders} des ${all} coureurs sont d’abord restés groupés.`,
  early: (rider, all) => `${rider} a pris le meilleur départ et menait les ${all} coureurs après le premier tour.`,
  ledAndWon: ({ rider, rounds, of }) => `${rider} a mené le plus souvent : après ${plural(rounds, 'tour')} sur ${of}.`,
  led: ({ rider, rounds, of, place }) =>
    `${rider} a mené plus souvent que tout autre, après ${plural(rounds, 'tour')} sur ${of}, mais finit ${ordinal(place)}.`,
  changedOnce: 'La tête n’a changé qu’une fois.',
  changes: (times) => `La tête a changé ${times} fois.`,
  decisiveFromSecond: (rider) => `${rider} a doublé la tête, et personne n’a pu revenir.`,
  decisive: ({ rider, place }) => `${rider}, alors ${ordinal(place)}, a pris la tête pour ne plus la rendre.`,
  comeback: ({ rider, place, finished }) => `${rider}, alors ${ordinal(place)}, a refait son retard pour finir ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }) => `${rider}, alors ${ordinal(place)}, a faibli pour finir ${ordinal(finished)}.`,
  longest: (rider, distance, { one, many }) => `${rider} a fait le plus long déplacement de la course : ${plural(distance, one, many)}.`,
  held: (rider) => `${rider} a dû rester sur place pendant que les autres roulaient.`,
  out: (rider) => `La course s’est arrêtée tôt pour ${rider}.`,
  outWithOthers: (rider, others) => `La course s’est arrêtée tôt pour ${rider} et ${plural(others, 'autre coureur', 'autres coureurs')}.`,
  sprint: (riders) => `${riders} coureurs pouvaient encore gagner au dernier tour, tous à portée de la tête.`,
  wonAlone: (first) => `${first} gagne, et personne d’autre n’atteint la ligne.`,
  wonOfTwo: (first, second) => `${first} gagne devant ${second}.`,
  won: (first, second, third) => `${first} gagne devant ${second} et ${third}.`,
};
