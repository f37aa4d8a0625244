import type { RiderId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import { squareAt } from './squares.ts';
import type { State, View } from './types.ts';

/** Takes a rider out of a list that they are in; `splice` would make a list of them. */
export function remove(list: RiderId[], rider: RiderId): void {
  for (let index = list.indexOf(rider); index < list.length - 1; index++) list[index] = list[index + 1];
  list.pop();
}

/** L1-3.8: comes to a square, the last to arrive on that row. */
export function stand(state: State, rider: RiderId, row: number, lane: number): void {
  leaveRoad(state, rider);
  const { road } = state;
  let index = 0;
  while (index < road.length && state.row[road[index]] > row) index++;
  for (let last = road.length; last > index; last--) road[last] = road[last - 1];
  road[index] = rider;
  state.place[rider] = 'road';
  state.row[rider] = row;
  state.lane[rider] = lane;
}

export function leaveRoad(state: State, rider: RiderId): void {
  if (state.place[rider] !== 'road') return;
  remove(state.road, rider);
  state.row[rider] = 0;
  state.lane[rider] = 0;
  state.fallen[rider] = 0;
  state.punctured[rider] = 0;
}

/** L1-3.7: whether a square is directly behind another: the one before it in the same lane. */
const isBehind = ({ squares }: Course, square: number, ahead: number): boolean =>
  squares.next[square] === ahead || squares.before[ahead] === square;

const squareOf = (course: Course, riders: Pick<State, 'row' | 'lane'>, rider: RiderId): number =>
  squareAt(course.squares, riders.row[rider], riders.lane[rider]);

type Riders = Pick<State | View, 'turn' | 'road' | 'row' | 'lane' | 'moved' | 'punctured'>;

/** L1-5.6: no slipstream for a punctured rider. Nor for one who has had the move of this turn, or skips it. */
const canFollow = ({ turn, moved, punctured }: Riders, rider: RiderId): boolean => punctured[rider] === 0 && moved[rider] < turn;

/** L1-3.7: who gets slipstream from a rider's move: those directly behind. L1-5.6: nobody from a punctured one. */
export function followersOf(course: Course, riders: Riders, rider: RiderId): readonly RiderId[] {
  if (!hasFollower(course, riders, rider)) return nobody;
  const square = squareOf(course, riders, rider);
  return riders.road.filter((other) => canFollow(riders, other) && isBehind(course, squareOf(course, riders, other), square));
}

const nobody: readonly RiderId[] = [];

export function hasFollower(course: Course, riders: Riders, rider: RiderId): boolean {
  if (riders.punctured[rider] !== 0) return false;
  const { road, row } = riders;
  const square = squareOf(course, riders, rider);
  for (let index = road.indexOf(rider) + 1; index < road.length && row[rider] - row[road[index]] < 2; index++)
    if (canFollow(riders, road[index]) && isBehind(course, squareOf(course, riders, road[index]), square)) return true;
  return false;
}

/** L1-3.7: whose wheel a rider on that square would have: who stands directly before it. */
export function wheelOf(course: Course, riders: Pick<State, 'road' | 'row' | 'lane'>, row: number, lane: number): RiderId | undefined {
  for (const other of riders.road) {
    const ahead = riders.row[other] - row;
    if (ahead <= 0) return undefined;
    if (ahead < 2 && isBehind(course, squareAt(course.squares, row, lane), squareOf(course, riders, other))) return other;
  }
  return undefined;
}

/** L1-3.7: a rider moves off: those directly behind get a free square, unless it was too fast for them. */
export function giveSlipstream(course: Course, state: State, rider: RiderId, squares: number): void {
  if (state.place[rider] !== 'road' || squares >= course.tooFast[at(state.row[rider])]) return;
  for (const other of followersOf(course, state, rider)) state.slipstream[other] = true;
}
