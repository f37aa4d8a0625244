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
      state.square[b] - state.square[a] ||
      state.points.sprint[b] - state.points.sprint[a] ||
      pacePoints(state, b, terrain) - pacePoints(state, a, terrain) ||
      clockwise(a) - clockwise(b) ||
      a - b,
  );
}

/** PW-7.3: the group that began the turn with the first of its racers to arrive is an arrival group. */
export function markArrivals(state: State, racers: readonly RiderId[]): void {
  const began = (rider: RiderId) => {
    const group = state.group[rider];
    return group === state.escapees ? group + 1 : group;
  };
  for (const first of racers) {
    if (state.arrival[first] !== 0) continue;
    const number = 1 + Math.max(...state.arrival);
    for (const rider of state.road) if (state.arrival[rider] === 0 && began(rider) === began(first)) state.arrival[rider] = number;
  }
}

/** PW-7.3: what a stage adds to the general classification of one who came home so many turns after the winner, by the place of the first of his group. */
export const generalPoints = (place: number, firstOfGroup: number, turns: number): number =>
  place === 1 ? 0 : Math.max(1, firstOfGroup - 1) + turns;

/** PW-7.3: those who are home, with what the stage gives them. */
export function arrivals({ home, arrival }: View): readonly { readonly rider: RiderId; readonly place: number; readonly value: number }[] {
  const firstOfGroup = new Map<number, number>();
  return home.map(({ rider, turn }, index) => {
    const place = index + 1;
    const group = arrival[rider];
    const first = firstOfGroup.get(group) ?? place;
    firstOfGroup.set(group, first);
    return { rider, place, value: generalPoints(place, first, turn - home[0]?.turn) };
  });
}
