import type { RiderId } from '@gruppetto/kernel';
import { type Course, seatOf } from './course.ts';
import { firstSquare } from './groups.ts';
import { pacePoints } from './racers.ts';
import type { State, Terrain, View } from './types.ts';

/**
 * PW-6.1: those who arrive in the same step, in their order: the group whose foremost racer is further on, or each by their own square;
 * then sprint points, points that pay for the pace, seat, number.
 */
export function inOrder(course: Course, state: View, racers: readonly RiderId[], terrain: Terrain): readonly RiderId[] {
  const { teams, groupSprint } = course.options;
  const squareOf = (rider: RiderId) =>
    groupSprint === 'by-points' ? (firstSquare(state, state.group[rider]) as number) : state.square[rider];
  const clockwise = (rider: RiderId) => (seatOf(rider) - state.seat + teams) % teams;
  return racers.toSorted(
    (a, b) =>
      squareOf(b) - squareOf(a) ||
      state.points.sprint[b] - state.points.sprint[a] ||
      pacePoints(state, b, terrain) - pacePoints(state, a, terrain) ||
      clockwise(a) - clockwise(b) ||
      a - b,
  );
}

/** PW-7.3: the group that began the turn with the first of its racers to arrive is an arrival group; nobody belongs to a second one. */
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

/** PW-7.3: what a stage adds to the general classification of a racer who came home so many turns after the winner. */
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
