import type { RiderId, Tell } from '@gruppetto/kernel';
import { isFull, seatOf, stand } from './course.ts';
import { spend } from './racers.ts';
import type { Fact, State, View } from './types.ts';

/** PW-5.2. */
const longestChase = 3;

/** PW-5.2: beside a racer, or next to one, who has not himself been left behind. */
function touches(state: View, rider: RiderId, square: number): boolean {
  return state.road.some((other) => other !== rider && state.mishap[other] !== 'behind' && Math.abs(state.square[other] - square) <= 1);
}

/** PW-5.2: how many squares he may ride on alone, as far as his stamina, the road and the first touch let him. */
export function mostToChase(state: View, rider: RiderId): number {
  const from = state.square[rider];
  const most = Math.min(longestChase, state.points.stamina[rider]);
  let squares = 0;
  while (squares < most && !touches(state, rider, from + squares) && !isFull(state, from + squares + 1)) squares++;
  return squares;
}

/** PW-5.2: after step 1, the active player's racers who were left behind. */
export const leftBehind = (state: View): RiderId[] =>
  state.options.incidents ? state.road.filter((rider) => state.mishap[rider] === 'behind' && seatOf(rider) === state.seat) : [];

export function chase(state: State, squares: number, tell: Tell<Fact>): void {
  const rider = state.asked.shift() as RiderId;
  if (squares === 0) return;
  const from = state.square[rider];
  spend(state, rider, 'stamina', squares, 'chase', 'PW-5.2', tell);
  stand(state, rider, from + squares);
  tell?.({ type: 'moved', rule: 'PW-5.2', rider, from, to: from + squares, by: 'chase' });
}

/** PW-5.2: who touches a group again rides with it as before. */
export function rejoin(state: State): void {
  if (!state.options.incidents) return;
  const back = state.road.filter((rider) => state.mishap[rider] === 'behind' && touches(state, rider, state.square[rider]));
  for (const rider of back) state.mishap[rider] = 'none';
}
