import type { RiderId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import type { State, View } from './types.ts';

/** L1-3.8: comes to a square, and is the last to arrive in its row. */
export function stand(state: State, rider: RiderId, row: number, lane: number): void {
  leaveRoad(state, rider);
  const { road } = state;
  let index = 0;
  while (index < road.length && state.row[road[index]] > row) index++;
  road.splice(index, 0, rider);
  state.place[rider] = 'road';
  state.row[rider] = row;
  state.lane[rider] = lane;
}

export function leaveRoad(state: State, rider: RiderId): void {
  if (state.place[rider] !== 'road') return;
  state.road.splice(state.road.indexOf(rider), 1);
  state.row[rider] = 0;
  state.lane[rider] = 0;
  state.fallen[rider] = 0;
  state.punctured[rider] = 0;
}

/** L1-1.2: whether two riders in neighbouring rows are in one lane. */
const inLine = (course: Course, row: number, lane: number, ahead: number): boolean =>
  course.lanes[at(row)] === course.lanes[at(row + 1)] ? lane === ahead : Math.min(lane, 2) === Math.min(ahead, 2);

type Riders = Pick<State | View, 'turn' | 'road' | 'row' | 'lane' | 'moved' | 'punctured'>;

/** L1-3.7: whom a rider's move may give slipstream: those directly behind his square. L1-5.6: none from who has punctured, nor for him. */
export function followersOf(riders: Riders, course: Course, rider: RiderId): readonly RiderId[] {
  const { turn, road, row, lane, moved, punctured } = riders;
  if (punctured[rider] !== 0) return [];
  const behind = row[rider] - 1;
  return road.filter(
    (other) =>
      row[other] === behind &&
      inLine(course, behind, lane[other], lane[rider]) &&
      punctured[other] === 0 &&
      // Who has had his move of this turn, or skips it, has none for it.
      moved[other] < turn,
  );
}

/** L1-3.7: whose wheel it is that one has on a square: who stands directly before it. */
export function wheelOf(road: Pick<State, 'road' | 'row' | 'lane'>, course: Course, row: number, lane: number): RiderId | undefined {
  return road.road.find((other) => road.row[other] === row + 1 && inLine(course, row, lane, road.lane[other]));
}

/** L1-3.7: a rider moves off: those directly behind him get a free square, unless he was too fast for them. */
export function giveSlipstream(state: State, course: Course, rider: RiderId, squares: number): void {
  if (squares >= course.tooFast[at(state.row[rider])]) return;
  for (const other of followersOf(state, course, rider)) state.slipstream[other] = true;
}
