import { plural } from './platform.ts';
import { many } from './race.ts';
import { ordinal } from './tours.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story = {
  together: (riders: number, all: number) =>
    riders === all
      ? `All ${all} riders were still together after the first round.`
      : `${riders} of the ${all} riders stayed together at first.`,
  early: (rider: string, all: number) => `${rider} got away best and led the field of ${all} after the first round.`,
  led: ({ rider, rounds, of, place }: { rider: string; place: number; rounds: number; of: number }) =>
    place === 1
      ? `Nobody was in front more often than ${rider}: after ${rounds} of ${of} rounds.`
      : `${rider} was in front more often than anybody else, after ${rounds} of ${of} rounds, but finished ${ordinal(place)}.`,
  changes: (times: number) => (times === 1 ? 'The lead changed hands only once.' : `The lead changed hands ${times} times.`),
  decisive: ({ rider, place }: { rider: string; place: number }) =>
    place === 2
      ? `${rider} moved past the leader and was never caught again.`
      : `${rider} came up from ${ordinal(place)} place, took the lead and never gave it back.`,
  comeback: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} was ${ordinal(place)} at this point, and fought back to finish ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} was ${ordinal(place)} here, but faded and finished ${ordinal(finished)}.`,
  longest: (rider: string, distance: number, square: string) =>
    `${rider} made the longest move of the race: ${plural(distance, square, many(square))}.`,
  held: (rider: string) => `${rider} had to stand still while the others rode on.`,
  out: (rider: string, others: number) =>
    others === 0 ? `The race was over early for ${rider}.` : `The race was over early for ${rider} and ${plural(others, 'other rider')}.`,
  sprint: (riders: number) => `${riders} riders came to the last round with a chance, all within reach of the leader.`,
  won: (first: string, second: string | undefined, third: string | undefined) =>
    second === undefined
      ? `${first} won, and nobody else reached the line.`
      : third === undefined
        ? `${first} won ahead of ${second}.`
        : `${first} won ahead of ${second} and ${third}.`,
};
