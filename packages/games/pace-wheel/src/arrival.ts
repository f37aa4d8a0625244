import type { RiderId } from '@gruppetto/kernel';
import { seatOf } from './course.ts';
import { pacePoints } from './racers.ts';
import type { State, Terrain, View } from './types.ts';

/** PW-6.1: those who arrive together, in their order: by square, sprint points, points that pay for pace, seat, number. */
export function inOrder(state: View, racers: readonly RiderId[], terrain: Terrain): readonly RiderId[] {
  const { teams } = state.options;
  const clockwise = (rider: RiderId) => (seatOf(rider) - state.seat + teams) % teams;
  return racers.toSorted(
    (a, b) =>
      (state.square[b] as number) - (state.square[a] as number) ||
      (state.points.sprint[b] as number) - (state.points.sprint[a] as number) ||
      pacePoints(state, b, terrain) - pacePoints(state, a, terrain) ||
      clockwise(a) - clockwise(b) ||
      a - b,
  );
}

/** PW-7.3: the group that began the turn with the first of its racers to arrive is an arrival group. */
export function markArrivals(state: State, racers: readonly RiderId[]): void {
  const began = (rider: RiderId) => {
    const group = state.group[rider] as number;
    return group === state.escapees ? group + 1 : group;
  };
  for (const first of racers) {
    if (state.arrival[first] !== 0) continue;
    const number = 1 + Math.max(...state.arrival);
    for (const rider of state.road) if (state.arrival[rider] === 0 && began(rider) === began(first)) state.arrival[rider] = number;
  }
}
