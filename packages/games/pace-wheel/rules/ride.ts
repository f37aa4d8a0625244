import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, landing, stand } from './course.ts';
import { ridersOf, squaresAt } from './groups.ts';
import type { Fact, State } from './types.ts';

/** PW-3.1: the road is in the order in which they move, as the groups have just been judged. */
export function ride(course: Course, state: State, tell: Tell<Fact>): void {
  const { road } = state;
  let riding = -1;
  let squares = 0;
  // A racer passes only those who have moved already: the next to move is always the next on the road.
  for (let index = 0; index < road.length; index++) {
    const rider = road[index];
    const group = state.group[rider];
    if (group !== riding) {
      const { pace, terrain } = state.groups[group];
      riding = group;
      squares = squaresAt(pace, terrain);
      tell?.({ type: 'rode', rule: 'PW-3.1', riders: ridersOf(state, group), pace, terrain, squares });
    }
    if (state.mishap[rider] === 'stays') stayBehind(state, rider, tell);
    else rideOn(course, state, rider, squares, index, tell);
  }
}

/** PW-3.1. */
function rideOn(course: Course, state: State, rider: RiderId, squares: number, index: number, tell: Tell<Fact>): void {
  const from = state.square[rider];
  const to = landing(course, state, rider, squares, index);
  if (to === from) return tell?.({ type: 'stayed', rule: 'PW-3.1', rider, reason: 'no-room' });
  stand(state, rider, to, index);
  const aimed = from + squares;
  tell?.({ type: 'moved', rule: 'PW-3.1', rider, from, to, by: 'pace', ...(to < aimed && { aimed }) });
}

/** PW-5.2: this racer does not move with their group. */
function stayBehind(state: State, rider: RiderId, tell: Tell<Fact>): void {
  state.mishap[rider] = 'behind';
  tell?.({ type: 'stayed', rule: 'PW-5.2', rider, reason: 'incident' });
}
