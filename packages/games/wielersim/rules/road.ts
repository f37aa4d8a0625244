import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { smoothestLane } from './cobbles.ts';
import type { Course } from './course.ts';
import type { Fact, State } from './types.ts';

/** Eight bytes a row: how many riders stand on it, who stands in lanes 1 to 6 (the rider's id plus 1), and a bit for each lane whose rider still has to move. */
const rowBytes = 8;
const waiting = 7;

/** One turn while it is ridden. */
export interface Ride {
  readonly state: State;
  readonly course: Course;
  readonly dice: Dice;
  readonly tell: Tell<Fact>;
  readonly squares: Uint8Array;
  /** No rider who still has to move is ahead of this row, and no rider at all behind the last. */
  front: number;
  last: number;
  /** The row of the first rider. */
  foremost: number;
  /** How many rows are full; hardly ever one is. */
  fullRows: number;
}

export function beginRide(state: State, course: Course, dice: Dice, tell: Tell<Fact>): Ride {
  const { row, lane } = state;
  const { behind } = course;
  const squares = course.spare.pop() ?? new Uint8Array(course.lanes.length * rowBytes);
  squares.fill(0);
  let front = -behind;
  let last = course.length;
  let fullRows = 0;
  for (let rider = 0; rider < row.length; rider++) {
    const inLane = lane[rider];
    if (inLane === 0) continue;
    const at = row[rider];
    const base = (behind + at) * rowBytes;
    squares[base] = squares[base] + 1;
    if (squares[base] === course.lanes[behind + at]) fullRows++;
    squares[base + inLane] = rider + 1;
    squares[base + waiting] = squares[base + waiting] | (1 << inLane);
    if (at > front) front = at;
    if (at < last) last = at;
  }
  return { state, course, dice, tell, squares, front, last, foremost: front, fullRows };
}

/** The next turn uses the same array: making a new one costs more than clearing it. */
export function endRide({ course, squares }: Ride): void {
  course.spare.push(squares);
}

const baseOf = (ride: Ride, row: number): number => (ride.course.behind + row) * rowBytes;

/** How many riders stand on a row. */
export const riders = (ride: Ride, row: number): number => ride.squares[baseOf(ride, row)];

/** The lanes whose rider still has to move, a bit each: 2 for lane 1, 4 for lane 2 and so on. */
export const waitingOn = (ride: Ride, row: number): number => ride.squares[baseOf(ride, row) + waiting];

/** The rightmost of such lanes. */
export const rightmost = (lanes: number): number => 31 - Math.clz32(lanes & -lanes);

/** Of the riders on such lanes of a row the highest in hierarchy, of equals the rightmost: their lane. */
export function highest(ride: Ride, row: number, lanes: number): number {
  const { ranks } = ride.course;
  let lane = rightmost(lanes);
  for (let others = lanes & (lanes - 1); others !== 0; others &= others - 1) {
    const other = rightmost(others);
    if (ranks[riderAt(ride, row, other)] < ranks[riderAt(ride, row, lane)]) lane = other;
  }
  return lane;
}

/** The rider there; -1 for nobody. Beside the road there is nobody. */
export const riderAt = (ride: Ride, row: number, lane: number): RiderId =>
  lane < 1 || lane >= waiting ? -1 : ride.squares[baseOf(ride, row) + lane] - 1;

/** Whether the rider there still has to move. */
export const isWaiting = (ride: Ride, row: number, lane: number): boolean => (waitingOn(ride, row) & (1 << lane)) !== 0;

export const isCobbled = ({ course }: Ride, row: number): boolean => course.cobbles[course.behind + row] >= 0;

/** WS-1.6: the malus of the rider's square. */
export function malusOf({ state, course }: Ride, rider: RiderId): number {
  const at = course.behind + state.row[rider];
  const cobbles = course.cobbles[at];
  return cobbles < 0 ? course.malus[at] : state.cobbles[cobbles + state.lane[rider] - 1];
}

const isFull = (ride: Ride, row: number): boolean => riders(ride, row) === ride.course.lanes[ride.course.behind + row];

/** WS-4.2, WS-4.3: where a move ends that aims at a row: behind the first full row on its way, if there is one. */
export function landing(ride: Ride, from: number, aim: number): number {
  if (ride.fullRows > 0) for (let row = from + 1; row <= aim; row++) if (isFull(ride, row)) return row - 1;
  return aim;
}

/** WS-4.1: the next rider to throw; -1 when all have moved. */
export function nextThrower(ride: Ride): RiderId {
  while (ride.front >= ride.last && waitingOn(ride, ride.front) === 0) ride.front--;
  if (ride.front < ride.last) return -1;
  const lanes = waitingOn(ride, ride.front);
  // On cobbles it is the highest in hierarchy.
  return riderAt(ride, ride.front, isCobbled(ride, ride.front) ? highest(ride, ride.front, lanes) : rightmost(lanes));
}

/** The rider has had their move, wherever they stand. */
export function hasMoved(ride: Ride, rider: RiderId): void {
  const { row, lane } = ride.state;
  const at = baseOf(ride, row[rider]) + waiting;
  ride.squares[at] = ride.squares[at] & ~(1 << lane[rider]);
}

/** WS-4.2: moves the rider to a row with room, to the rightmost free lane; on cobbles to the smoothest (WS-4.10). */
export function moveTo(ride: Ride, rider: RiderId, to: number): void {
  hasMoved(ride, rider);
  const { state, course, squares } = ride;
  if (to === state.row[rider]) return;
  clear(ride, rider);
  const cobbles = course.cobbles[course.behind + to];
  if (cobbles < 0) putOn(ride, rider, to);
  else stand(ride, rider, to, smoothestLane(squares, baseOf(ride, to), state.cobbles, cobbles));
}

/** Puts the rider on the rightmost free lane of a row with room. */
export function putOn(ride: Ride, rider: RiderId, row: number): void {
  const base = baseOf(ride, row);
  let lane = 1;
  while (ride.squares[base + lane] !== 0) lane++;
  stand(ride, rider, row, lane);
}

function stand(ride: Ride, rider: RiderId, row: number, lane: number): void {
  const { state, squares } = ride;
  const base = baseOf(ride, row);
  squares[base] = squares[base] + 1;
  if (isFull(ride, row)) ride.fullRows++;
  squares[base + lane] = rider + 1;
  state.row[rider] = row;
  state.lane[rider] = lane;
  if (row > ride.foremost) ride.foremost = row;
}

function clear(ride: Ride, rider: RiderId): void {
  const { state, squares } = ride;
  const base = baseOf(ride, state.row[rider]);
  if (isFull(ride, state.row[rider])) ride.fullRows--;
  squares[base] = squares[base] - 1;
  squares[base + state.lane[rider]] = 0;
}

/** The rider leaves the road. */
export function leave(ride: Ride, rider: RiderId): void {
  clear(ride, rider);
  ride.state.row[rider] = 0;
  ride.state.lane[rider] = 0;
  while (ride.foremost >= ride.last && riders(ride, ride.foremost) === 0) ride.foremost--;
}

/** WS-6.1: riders on this row and on those behind it without an empty one between, front row first, rightmost first. */
export function groupFrom(ride: Ride, row: number): RiderId[] {
  const group: RiderId[] = [];
  for (let at = row; at >= ride.last && riders(ride, at) > 0; at--) addRow(ride, at, group);
  return group;
}

/** Adds the riders of a row, rightmost first. */
export function addRow(ride: Ride, row: number, list: RiderId[]): void {
  for (let lane = 1; lane < waiting; lane++) {
    const rider = riderAt(ride, row, lane);
    if (rider >= 0) list.push(rider);
  }
}
