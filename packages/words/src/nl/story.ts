import type { story as english } from '../en/story.ts';
import { plural } from './platform.ts';
import { many } from './race.ts';
import { ordinal } from './tours.ts';

export const story: typeof english = {
  together: (riders, all) =>
    riders === all
      ? `Na de eerste ronde zaten alle ${all} renners nog samen.`
      : `In het begin bleven ${riders} van de ${all} renners bij elkaar.`,
  early: (rider, all) => `${rider} was het best weg en leidde na de eerste ronde het veld van ${all}.`,
  led: ({ rider, rounds, of, place }) =>
    place === 1
      ? `Niemand reed vaker op kop dan ${rider}: na ${rounds} van de ${of} rondes.`
      : `${rider} reed vaker op kop dan wie ook, na ${rounds} van de ${of} rondes, maar werd ${ordinal(place)}.`,
  changes: (times) => (times === 1 ? 'De leiding wisselde maar één keer.' : `De leiding wisselde ${times} keer.`),
  decisive: ({ rider, place }) =>
    place === 2
      ? `${rider} ging de leider voorbij en werd nooit meer teruggepakt.`
      : `${rider} kwam van de ${ordinal(place)} plaats, nam de leiding en gaf die niet meer af.`,
  comeback: ({ rider, place, finished }) => `${rider} lag hier ${ordinal(place)}, vocht terug en werd nog ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }) => `${rider} lag hier ${ordinal(place)}, maar viel stil en werd ${ordinal(finished)}.`,
  longest: (rider, distance, square) => `${rider} deed de langste zet van de koers: ${plural(distance, square, many(square))}.`,
  held: (rider) => `${rider} moest blijven staan terwijl de anderen doorreden.`,
  out: (rider, others) =>
    others === 0
      ? `Voor ${rider} was de koers vroeg voorbij.`
      : `Voor ${rider} en ${plural(others, 'andere renner', 'andere renners')} was de koers vroeg voorbij.`,
  sprint: (riders) => `${riders} renners begonnen de laatste ronde met een kans, allemaal binnen bereik van de leider.`,
  won: (first, second, third) =>
    second === undefined
      ? `${first} won, en niemand anders haalde de streep.`
      : third === undefined
        ? `${first} won voor ${second}.`
        : `${first} won voor ${second} en ${third}.`,
};
