import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, isMountain, isWaiting, seatOf } from './course.ts';
import { companyOn, isInGroup, minPeloton, wouldChange } from './groups.ts';
import { bring } from './moving.ts';
import { couldGainPoints } from './primes.ts';
import { isMaster } from './roles.ts';
import type { Fact, State, View } from './types.ts';

/** CP-5.3. */
export const bottlesEach = 5;
/** CP-5.4: in one turn. */
export const maxToRider = 2;
export const maxOfTeam = 3;

export type Occasion = 'before' | 'end';

/** CP-5.3: the square a rider leaves sets the price. */
export const priceOff = (course: Course, square: number): number => (isMountain(course, square) ? 2 : 1);

/** CP-5.4: how many bottles the rider may still get this turn. */
export function maxFor(course: Course, state: View, rider: RiderId): number {
  const seat = seatOf(course.options, rider);
  const { drank, given } = state.now;
  const team = state.teams[seat];
  return Math.min(maxToRider - drank[rider], maxOfTeam - given[seat], team.bottles);
}

/** CP-5.4, CP-7.1, CP-7.2: the rider is racing, wasn't held up by a fall, has no broken chain, and there are bottles for a square. */
export function canDrink(course: Course, state: View, rider: RiderId): boolean {
  const here = state.square[rider];
  const move = state.now.move[rider];
  if (here > course.length || move === 'lost' || move === 'chain') return false;
  return maxFor(course, state, rider) >= priceOff(course, here);
}

/** CP-5.5: whether the rider may get bottles on this occasion. */
export function mayDrink(course: Course, state: View, rider: RiderId, occasion: Occasion): boolean {
  if (occasion === 'end') return canDrink(course, state, rider) && (couldGain(course, state, rider) || couldRegroup(course, state, rider));
  // Most riders are far from the group: that is seen first.
  if (!isWaiting(state, rider) || state.square[rider] + maxToRider < lowestLink(state) || !canDrink(course, state, rider)) return false;
  return isInGroup(course, state, rider) || couldChange(course, state, rider);
}

export const mayDrinkBefore = (course: Course, state: View, rider: RiderId): boolean => mayDrink(course, state, rider, 'before');
export const mayDrinkAtEnd = (course: Course, state: View, rider: RiderId): boolean => mayDrink(course, state, rider, 'end');

/** The furthest square that bottles take the rider to. */
function reach(course: Course, state: View, rider: RiderId): number {
  let to = state.square[rider];
  for (let left = maxFor(course, state, rider) - priceOff(course, to); left >= 0; left -= priceOff(course, to)) to++;
  return to;
}

function couldChange(course: Course, state: View, rider: RiderId): boolean {
  const last = reach(course, state, rider);
  for (let to = state.square[rider] + 1; to <= last; to++) if (wouldChange(course, state, rider, to)) return true;
  return false;
}

/** Riders further back can't matter to the group: a small one may reach on through at most three squares of others. */
function lowestLink(state: View): number {
  const { kind, top, bottom } = state.now.group;
  if (kind === 'mountain') return top;
  return kind === 'peloton' ? bottom - 1 : top - minPeloton + 1;
}

/** CP-5.5: at the end of a turn, the line, a descent, a point or, in the last turn of a stage that ends with it, a place. */
export function couldGain(course: Course, state: View, rider: RiderId): boolean {
  const { length } = course;
  const here = state.square[rider];
  const to = reach(course, state, rider);
  if (to > length || state.descent[rider] === 'in-reach') return true;
  if (isMaster(course.options)) return couldGainPoints(course, state, rider, to);
  if (state.square[state.road[0]] <= length) return false;
  return isAnybodyNear(state, rider, here, to);
}

/** CP-5.5: at the end of a turn, whether bottles would give the rider other company in the next one. */
function couldRegroup(course: Course, state: View, rider: RiderId): boolean {
  const here = state.square[rider];
  const last = reach(course, state, rider);
  if (!isAnybodyNear(state, rider, here - 1, last + 1)) return false;
  const company = companyOn(course, state, rider, here);
  for (let to = here + 1; to <= last; to++) if (companyOn(course, state, rider, to) !== company) return true;
  return false;
}

function isAnybodyNear({ road, square }: View, rider: RiderId, from: number, to: number): boolean {
  for (const other of road) {
    if (square[other] < from) return false;
    if (square[other] <= to && other !== rider) return true;
  }
  return false;
}

/** CP-5.3: one square on. */
export function give(course: Course, state: State, rider: RiderId, tell: Tell<Fact>): void {
  const { now } = state;
  const seat = seatOf(course.options, rider);
  const here = state.square[rider];
  const price = priceOff(course, here);
  state.teams[seat].bottles -= price;
  now.given[seat] = now.given[seat] + price;
  now.drank[rider] = now.drank[rider] + price;
  tell?.({ type: 'spent', rule: 'CP-5.3', seat, rider, what: 'bottle', amount: price });
  // CP-7.4: two bottles to the first flat square in the same turn.
  if (state.descent[rider] === 'in-reach') state.descent[rider] = 'ready';
  // CP-8.9: the rider did not finish with those of the activation.
  if (here === course.length) now.came[rider] = 0;
  bring(course, state, rider, here + 1, 'bottle', 'CP-5.3', 0, tell);
}
