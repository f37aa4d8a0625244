import type { Noun } from '../grammar.ts';
import { ordinal, plural } from './grammar.ts';

/** The sentences of a race's story. Beside each stands the round it is about. */
export const story = {
  allTogether: (all: number) => `All ${all} riders were still together after the first round.`,
  together: (riders: number, all: number) => `${riders} of the ${all} riders stayed together at first.`,
  early: (rider: string, all: number) => `${rider} got away best and led the field of ${all} after the first round.`,
  ledAndWon: ({ rider, rounds, of }: { rider: string; rounds: number; of: number }) =>
    `${rider} was in front after ${rounds} of ${of} rounds; nobody led more often.`,
  led: ({ rider, rounds, of, place }: { rider: string; place: number; rounds: number; of: number }) =>
    `${rider} was in front after ${rounds} of ${of} rounds, more often than anybody else, but finished ${ordinal(place)}.`,
  changedOnce: 'The lead changed hands only once.',
  changes: (times: number) => `The lead changed hands ${times} times.`,
  decisiveFromSecond: (rider: string) => `${rider} moved past the leader and was never caught again.`,
  decisive: ({ rider, place }: { rider: string; place: number }) =>
    `${rider} came up from ${ordinal(place)} place, took the lead and never gave it back.`,
  comeback: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} was ${ordinal(place)} at this point, and fought back to finish ${ordinal(finished)}.`,
  collapse: ({ rider, place, finished }: { rider: string; place: number; finished: number }) =>
    `${rider} was ${ordinal(place)} here, but faded and finished ${ordinal(finished)}.`,
  longest: (rider: string, distance: number, { one, many }: Noun) =>
    `${rider} made the longest move of the race: ${plural(distance, one, many)}.`,
  held: (rider: string) => `${rider} had to stand still while the others rode on.`,
  out: (rider: string) => `The race was over early for ${rider}.`,
  outWithOthers: (rider: string, others: number) => `The race was over early for ${rider} and ${plural(others, 'other rider')}.`,
  sprint: (riders: number) => `${riders} riders went into the last round with a chance to win, all within reach of the leader.`,
  wonAlone: (first: string) => `${first} won, and nobody else reached the line.`,
  wonOfTwo: (first: string, second: string) => `${first} won ahead of ${second}.`,
  won: (first: string, second: string, third: string) => `${first} won ahead of ${second} and ${third}.`,
};
