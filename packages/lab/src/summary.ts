import type { Classification, Entrant, LeaderJersey, RiderId, Seat } from '@gruppetto/kernel';
import type { Tally } from './tally.ts';

/** A figure and its error bar: of a hundred such bars some ninety-five hold the true figure. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Chances {
  /** Shares of the races, from 0 to 1. A shared first place is a win for each who has it. */
  readonly win: Estimate;
  readonly podium: Estimate;
  readonly topTen: Estimate;
  readonly meanPlace: Estimate;
  /** The share of each place, the first at 0. */
  readonly places: readonly number[];
}

export interface RiderChances extends Chances {
  readonly rider: RiderId;
  readonly out: Estimate;
  /** Seconds behind the winner on the average, where races go by time and they ever came home. */
  readonly gap?: number;
}

/** How races are won, where they go by time: by how many in the winner's time. */
export interface Finishes {
  readonly solo: Estimate;
  /** Two to nine. */
  readonly smallGroup: Estimate;
  readonly bunch: Estimate;
}

export interface SeatChances extends Chances {
  readonly seat: Seat;
}

/** For a tour: who wins a classification. */
export interface TableChances {
  readonly classification: string;
  readonly of: Classification['of'];
  readonly entrants: readonly { readonly entrant: Entrant; readonly win: Estimate; readonly podium: Estimate }[];
}

/** For a tour: who wears a jersey in the end. */
export interface JerseyChances {
  readonly jersey: LeaderJersey;
  readonly riders: readonly { readonly rider: RiderId; readonly wears: Estimate }[];
}

export interface Summary {
  readonly races: number;
  /** In a race, on the average. */
  readonly choices: number;
  readonly riders: readonly RiderChances[];
  readonly seats: readonly SeatChances[];
  readonly finishes?: Finishes;
  /** Of a tour. */
  readonly tables?: readonly TableChances[];
  readonly jerseys?: readonly JerseyChances[];
}

/** The 97.5th percentile of the normal distribution. */
const z = 1.959964;

const minBunch = 10;

/** What a tally of at least one race says. */
export function summarise({ races, choices, riders, seats, out, together, home, behind, tables, jerseys }: Tally): Summary {
  if (races === 0) throw new RangeError('no race was ridden');
  const won = (from: number, to: number) => share(total(together.subarray(from - 1, to)), races);
  const timed = together.some((count) => count > 0);
  return {
    races,
    choices: choices / races,
    riders: riders.map((counts, rider) => ({
      rider,
      ...chances(counts, races),
      out: share(out[rider], races),
      ...gap(behind[rider], home[rider]),
    })),
    seats: seats.map((counts, seat) => ({ seat, ...chances(counts, races) })),
    ...(timed && {
      finishes: { solo: won(1, 1), smallGroup: won(2, minBunch - 1), bunch: won(minBunch, together.length) },
    }),
    ...(tables.length > 0 && {
      tables: tables.map(({ entrants, ...rest }) => ({
        ...rest,
        entrants: entrants.map((counts, entrant) => ({
          entrant,
          win: share(total(counts.subarray(0, 1)), races),
          podium: share(total(counts.subarray(0, 3)), races),
        })),
      })),
      jerseys: jerseys.map(({ jersey, riders }) => ({
        jersey,
        riders: Array.from(riders, (count, rider) => ({ rider, wears: share(count, races) })),
      })),
    }),
  };
}

const total = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

const gap = (seconds = 0, home = 0): { gap?: number } => (home > 0 ? { gap: seconds / home } : {});

function chances(counts: Uint32Array, races: number): Chances {
  const among = (places: number) => share(total(counts.subarray(0, places)), races);
  return {
    win: among(1),
    podium: among(3),
    topTen: among(10),
    meanPlace: meanPlace(counts, races),
    places: Array.from(counts, (count) => count / races),
  };
}

/** Wilson's interval: unlike the plain one it is right for the shares near 0 and 1 that a race of many riders is full of. */
export function share(count: number, races: number): Estimate {
  const value = count / races;
  const spread = z ** 2 / races;
  const middle = (value + spread / 2) / (1 + spread);
  const half = (z / (1 + spread)) * Math.sqrt((value * (1 - value)) / races + spread / (4 * races));
  return { value, low: count === 0 ? 0 : middle - half, high: count === races ? 1 : middle + half };
}

/** The mean and its standard error; one race says nothing of the error. */
function meanPlace(counts: Uint32Array, races: number): Estimate {
  let total = 0;
  for (const [at, count] of counts.entries()) total += count * (at + 1);
  const value = total / races;
  let squares = 0;
  for (const [at, count] of counts.entries()) squares += count * (at + 1 - value) ** 2;
  const half = races === 1 ? Number.POSITIVE_INFINITY : z * Math.sqrt(squares / (races - 1) / races);
  return { value, low: Math.max(1, value - half), high: Math.min(counts.length, value + half) };
}
