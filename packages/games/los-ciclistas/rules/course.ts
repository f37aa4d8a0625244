import type { RiderId, Seat } from '@gruppetto/kernel';
import type { Options, View } from './types.ts';

/** LC-1.3. */
export const ridersEach = 3;

/** LC-1.1: the run-out's spaces, labelled 9 down to 0. */
export const runOut = 10;

/** How far beyond the line a rider can come: twelve and three bonuses from the last space (LC-2.2, LC-2.3). */
export const maxBeyond = 15;

/** LC-1.1 and LC-5.3: what a course and a circuit may measure. */
export const minLength = 60;
export const circuits = [50, 60];

/** LC-5.3. */
export const laps = 3;

export const seatOf = (rider: RiderId): Seat => (rider / ridersEach) | 0;

export const numberOf = (rider: RiderId): number => (rider % ridersEach) + 1;

/** The last space before the finish line. */
export const lastSpace = (options: Options): number => (options.elimination ? laps * options.length : options.length);

/** LC-1.1: the label of a space beyond the line. LC-4.2: whoever is beyond label 0 has the time of 0. */
export const labelOf = (beyond: number): number => Math.max(0, runOut - beyond);

/** LC-5.2: a side wind lets at most five riders end on a space. */
const windLimit = 5;

/** Where a rider who would ride to `aim` comes to stand. */
export function landing(state: View, rider: RiderId, aim: number): number {
  if (state.card !== 'side-wind') return aim;
  const here = state.space[rider];
  let to = aim;
  while (to > here && crowd(state, to) >= windLimit) to--;
  return to;
}

function crowd(state: View, space: number): number {
  let riders = 0;
  for (const rider of state.road) if (state.space[rider] === space) riders++;
  return riders;
}

/** So many zeros. Pushed, not filled: V8 keeps a list that was made with holes as one with holes, which is slower to read. */
export function zeros(count: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < count; index++) list.push(0);
  return list;
}
