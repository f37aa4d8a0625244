import type { Dice, RiderId, Seat, Tell } from '@gruppetto/kernel';
import { type Course, isWaiting, ride, seatOf } from './course.ts';
import { isInGroup } from './groups.ts';
import { bring, hasMoved, nextToCome, throwTwo } from './moving.ts';
import { isFlatDomestique, isMaster } from './roles.ts';
import type { Fact, Options, State, View } from './types.ts';

/** CP-3.5, CP-3.6. */
export const firstPace = 5;
export const highestPace = 9;
/** CP-3.7, CP-6.8: a throw of so little or less is a puncture. */
const puncture = 4;
const domestiquePuncture = 2;

/** CP-3.7, CP-6.8: how a throw takes the rider out of the peloton; undefined if they stay. */
export function leavesBy(options: Options, rider: RiderId, value: number): 'escape' | 'puncture' | undefined {
  if (value > highestPace) return 'escape';
  return value <= (isFlatDomestique(options, rider) ? domestiquePuncture : puncture) ? 'puncture' : undefined;
}

/** CP-3.6: the highest pace offered. */
export function paceOf({ now }: View): number {
  let pace = firstPace;
  for (const { value } of now.throws) if (value > pace) pace = value;
  return pace;
}

/** CP-3.5: the round starts with the manager of the most advanced rider in it. */
export function beginPeloton(course: Course, state: State): void {
  const { now, square } = state;
  const { options } = course;
  now.seat = options.teams;
  for (const rider of now.group.riders) if (square[rider] === now.group.top) now.seat = Math.min(now.seat, seatOf(options, rider));
}

/** CP-3.5: the manager may still throw with this rider. */
export const canThrow = (course: Course, state: View, rider: RiderId): boolean =>
  isInGroup(course, state, rider) && !hasThrown(state, rider);

function hasThrown({ now }: View, rider: RiderId): boolean {
  for (const one of now.throws) if (one.rider === rider) return true;
  return false;
}

function hasThrower(course: Course, state: View, seat: Seat): boolean {
  for (const rider of course.teams[seat]) if (canThrow(course, state, rider)) return true;
  return false;
}

/** CP-3.5: asks the next who has not agreed since the last throw; when all have, the peloton rides. */
export function askPeloton(course: Course, state: State, tell: Tell<Fact>): boolean {
  const { now, teams } = state;
  const { options } = course;
  const pace = paceOf(state);
  const first = now.seat;
  for (let index = 0; index < options.teams; index++) {
    const seat = (first + index) % options.teams;
    if (now.answered.includes(seat) || !hasThrower(course, state, seat)) continue;
    const { agreesFrom } = teams[seat];
    if (agreesFrom > 0 && pace >= agreesFrom) {
      agree(course, state, seat, tell);
      continue;
    }
    now.step = 'peloton';
    now.seat = seat;
    now.rider = -1;
    return true;
  }
  ridePeloton(course, state, pace, tell);
  return false;
}

export function agree(course: Course, state: State, seat: Seat, tell: Tell<Fact>): void {
  const { now } = state;
  now.answered.push(seat);
  now.seat = (seat + 1) % course.options.teams;
  tell?.({ type: 'agreed', rule: 'CP-3.5', seat, pace: paceOf(state) });
}

/** CP-3.5 to CP-3.7, CP-6.8: true if a domestique has to choose. */
export function throwInPeloton(course: Course, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): boolean {
  const { now } = state;
  // Every throw reopens the round, for the thrower too.
  now.answered = [];
  now.seat = (seatOf(course.options, rider) + 1) % course.options.teams;
  const value = throwTwo(course, state, rider, 'peloton', 'CP-3.5', dice, tell);
  if (value === 0) return false;
  const by = leavesBy(course.options, rider, value);
  if (by === 'escape' && isFlatDomestique(course.options, rider)) {
    now.step = 'domestique';
    now.seat = seatOf(course.options, rider);
    now.rider = rider;
    now.dice = [value];
    return true;
  }
  if (by) leave(course, state, rider, value, by, tell);
  else offer(course, state, rider, value, tell);
  return false;
}

/** CP-6.8. */
export function decideDomestique(course: Course, state: State, escapes: boolean, tell: Tell<Fact>): void {
  const { now } = state;
  const value = now.dice[0];
  now.dice = [];
  now.seat = (now.seat + 1) % course.options.teams;
  if (escapes) leave(course, state, now.rider, value, 'escape', tell);
  else offer(course, state, now.rider, highestPace, tell);
}

/** CP-3.7. */
function leave(course: Course, state: State, rider: RiderId, value: number, by: 'escape' | 'puncture', tell: Tell<Fact>): void {
  hasMoved(state, rider);
  bring(course, state, rider, ride(course, state.square[rider], value), by, 'CP-3.7', value, tell);
}

function offer(course: Course, state: State, rider: RiderId, value: number, tell: Tell<Fact>): void {
  state.now.throws.push({ rider, value });
  const rule = isFlatDomestique(course.options, rider) && (value < firstPace || value === highestPace) ? 'CP-6.8' : 'CP-3.6';
  tell?.({ type: 'offered', rule, rider, pace: value < firstPace ? 0 : value, highest: paceOf(state) });
}

/** CP-3.6, CP-3.11. */
function ridePeloton(course: Course, state: State, pace: number, tell: Tell<Fact>): void {
  const { now, square } = state;
  if (tell) {
    const riders = now.group.riders.filter((rider) => isWaiting(state, rider));
    const setter = now.throws.find(({ rider, value }) => value === pace && isWaiting(state, rider))?.rider;
    if (riders.length > 0) tell({ type: 'paced', rule: 'CP-3.6', kind: 'peloton', riders, pace, ...(setter !== undefined && { setter }) });
  }
  // CP-8.9.
  const together = isMaster(course.options) ? nextToCome(state) : 0;
  for (const rider of now.group.riders) {
    if (!isWaiting(state, rider)) continue;
    now.came[rider] = together;
    hasMoved(state, rider);
    bring(course, state, rider, ride(course, square[rider], pace), 'pace', 'CP-3.6', pace, tell);
  }
}
