import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, isFull, seatOf, stand } from './course.ts';
import { spend } from './racers.ts';
import type { Fact, Mishap, State, View } from './types.ts';

/** PW-5.2. */
const longestChase = 3;

export const noMishaps = ({ racers }: Course): Mishap[] => Array.from({ length: racers }, () => 'none');

/** PW-5.2: beside a racer, or next to one, who is not left behind now. */
function touches(state: View, rider: RiderId, square: number): boolean {
  return state.road.some((other) => other !== rider && state.mishap[other] !== 'behind' && Math.abs(state.square[other] - square) <= 1);
}

/** PW-5.2: how many squares a racer may ride on alone, as far as stamina, the road and the first touch let them. */
export function maxChase(course: Course, state: View, rider: RiderId): number {
  const from = state.square[rider];
  const max = Math.min(longestChase, state.points.stamina[rider]);
  let squares = 0;
  while (squares < max && !touches(state, rider, from + squares) && !isFull(course, state, from + squares + 1)) squares++;
  return squares;
}

/** PW-5.2: after step 1, the active player's racers who are left behind, in road order. */
export const leftBehind = (course: Course, state: View): RiderId[] =>
  course.options.incidents ? state.road.filter((rider) => state.mishap[rider] === 'behind' && seatOf(rider) === state.seat) : [];

export function chase(course: Course, state: State, squares: number, tell: Tell<Fact>): void {
  const rider = state.asked.shift() as RiderId;
  if (squares === 0) return;
  const from = state.square[rider];
  spend(state, rider, 'stamina', squares, 'chase', 'PW-5.2', tell);
  stand(state, rider, from + squares);
  tell?.({ type: 'moved', rule: 'PW-5.2', rider, from, to: from + squares, by: 'chase' });
  rejoin(course, state);
}

/** PW-5.2: a racer who touches a group is no longer left behind, so those who touch this racer are not either. */
export function rejoin(course: Course, state: State): void {
  if (course.options.incidents) bringBack(state);
}

function bringBack(state: State): void {
  const isBack = (rider: RiderId) => state.mishap[rider] === 'behind' && touches(state, rider, state.square[rider]);
  for (let back = state.road.find(isBack); back !== undefined; back = state.road.find(isBack)) state.mishap[back] = 'none';
}
