import type { story as english } from '../en/story.ts';
import { ordinal, plural } from './grammar.ts';

export const story: typeof english = {
  allTogether: (all) => `Na de eerste ronde zaten alle ${all} renners nog samen.`,
  together: (riders, all) => `In het begin bleven ${riders} van de ${all} renners bij elkaar.`,
  early: (rider, all) => `${rider} was het best weg en leidde na de eerste ronde het veld van ${all}.`,
  ledAndWon: ({ rider, rounds, of }) => `Niemand reed vaker op kop dan ${rider}: na ${rounds} van de ${of} rondes.`,
  led: ({ rider, rounds, of, place }) =>
    `${rider} reed vaker op kop dan wie ook, na ${rounds} van de ${of} rondes, maar werd ${ordinal(place)}.`,
  changedOnce: 'De leiding wisselde maar één keer.',
  changes: (times) => `De leiding wisselde ${times} keer.`,
  decisiveFromSecond: (rider) => `${rider} ging de leider voorbij en werd nooit meer teruggepakt.`,
  decisive: ({ rider, place }) => `${rider} kwam van de ${ordinal(place)} plaats, nam de leiding en gaf die niet meer af.`,
  comeback: ({ rider, place, finished }) => `${rider} lag hier ${ordinal(place)}, knokte zich terug en werd nog ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }) => `${rider} lag hier ${ordinal(place)}, maar viel stil en werd ${ordinal(finished)}.`,
  longest: (rider, distance, { one, many }) => `${rider} reed het verst in één zet: ${plural(distance, one, many)}.`,
  held: (rider) => `${rider} moest blijven staan terwijl de anderen doorreden.`,
  out: (rider) => `Voor ${rider} was de koers vroeg voorbij.`,
  outWithOthers: (rider, others) => `Voor ${rider} en ${plural(others, 'andere renner', 'andere renners')} was de koers vroeg voorbij.`,
  sprint: (riders) => `${riders} renners begonnen de laatste ronde met een kans, allemaal binnen bereik van de leider.`,
  wonAlone: (first) => `${first} won, en niemand anders haalde de streep.`,
  wonOfTwo: (first, second) => `${first} won voor ${second}.`,
  won: (first, second, third) => `${first} won voor ${second} en ${third}.`,
};
