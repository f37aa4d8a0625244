import type { RiderId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import { longestRoad, squareAt, stepsKept } from './squares.ts';
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
  for (let index = road.indexOf(rider) + 1; index < road.length && row[rider] - row[road[index]] < 2; index++) {
    const other = road[index];
    if (canFollow(riders, other) && isBehind(course, squareOf(course, riders, other), squareOf(course, riders, rider))) return true;
  }
  return false;
}

/** By square: the search for wheels that found one to follow from there. Searches are counted in 32 bits, as the list holds them. */
const wheelFound = new Int32Array(longestRoad);
let wheelSearch = 0;

/** L1-3.7: finds all squares from which a rider could follow a wheel; a bot asks for a dozen of them before every move. */
export function findWheels(
  { squares }: Course,
  riders: Pick<View, 'road' | 'row' | 'lane' | 'fallen' | 'punctured'>,
  rider: RiderId,
): void {
  wheelSearch = (wheelSearch + 1) | 0;
  const { road, row, lane, fallen, punctured } = riders;
  // From the last to the first: the foremost of those directly ahead decides.
  for (let index = road.length - 1; index >= 0; index--) {
    const other = road[index];
    const found = other === rider || fallen[other] > 0 || punctured[other] > 0 ? 0 : wheelSearch;
    const first = squareAt(squares, row[other], lane[other]) * stepsKept;
    for (let place = first; place < first + stepsKept; place++) wheelFound[squares.behind[place]] = found;
  }
}

/** Whether the last search has found a wheel for a rider on that square. */
export const hasWheel = ({ squares }: Course, row: number, lane: number): boolean =>
  wheelFound[squareAt(squares, row, lane)] === wheelSearch;

/** L1-3.7: a rider moves off: those directly behind get a free square, unless it was too fast for them. */
export function giveSlipstream(course: Course, state: State, rider: RiderId, squares: number): void {
  if (state.place[rider] !== 'road' || squares >= course.tooFast[at(state.row[rider])]) return;
  for (const other of followersOf(course, state, rider)) state.slipstream[other] = true;
}
