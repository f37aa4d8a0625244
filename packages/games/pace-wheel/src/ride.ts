import type { RiderId, Tell } from '@gruppetto/kernel';
import { landing, stand } from './course.ts';
import { ridersOf, squaresATurn } from './groups.ts';
import type { Fact, Group, State } from './types.ts';

/** PW-3.1: the road is in the order in which they move, as the groups have just been judged. */
export function ride(state: State, tell: Tell<Fact>): void {
  let told = -1;
  for (const rider of state.road.slice()) {
    const index = state.group[rider] as number;
    const { pace, terrain } = state.groups[index] as Group;
    const squares = squaresATurn[terrain][pace];
    if (tell && index !== told) {
      tell({ type: 'rode', rule: 'PW-3.1', riders: ridersOf(state, index), pace, terrain, squares });
      told = index;
    }
    if (state.mishap[rider] === 'stays') stayBehind(state, rider, tell);
    else rideOn(state, rider, squares, tell);
  }
}

/** PW-3.1. */
function rideOn(state: State, rider: RiderId, squares: number, tell: Tell<Fact>): void {
  const from = state.square[rider] as number;
  const to = landing(state, rider, squares);
  if (to === from) return tell?.({ type: 'stayed', rule: 'PW-3.1', rider, reason: 'no-room' });
  stand(state, rider, to);
  const aimed = from + squares;
  tell?.({ type: 'moved', rule: 'PW-3.1', rider, from, to, by: 'pace', ...(to < aimed && { aimed }) });
}

/** PW-5.2: he does not move with his group. */
function stayBehind(state: State, rider: RiderId, tell: Tell<Fact>): void {
  state.mishap[rider] = 'behind';
  tell?.({ type: 'stayed', rule: 'PW-5.2', rider, reason: 'incident' });
}
