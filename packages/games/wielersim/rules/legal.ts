import {
  type CommonReason,
  flag,
  inside,
  integer,
  list,
  object,
  type Problem,
  type Refusal,
  type RiderId,
  refine,
  type Schema,
} from '@gruppetto/kernel';
import { sprintPlaces, topPlaces } from './awards.ts';
import { type Course, cobbleLanes, type Mark, maxMove, roadLanes } from './course.ts';
import { secondsBehind } from './finish.ts';
import { nthRider } from './prologue.ts';
import type { Reason } from './reasons.ts';
import { weatherThrowsAt } from './start.ts';
import type { Home, Position } from './types.ts';

const maxTurns = 10_000;
const maxSeconds = 100_000;

/** What a position of such a race must look like. */
export function positions(course: Course): Schema<Position> {
  const { length, behind, cobbledRows, entries, sprints, tops, route } = course;
  const riders = entries.length;
  const rider = integer({ min: 0, max: riders - 1 });
  const turn = { min: 0, max: maxTurns };
  const exactly = (count: number) => ({ min: count, max: count });
  const places = (max: number) => list(rider, { max });
  const shape: Schema<Position> = object(
    {
      turn: integer(turn),
      road: list(object({ rider, row: integer({ min: -behind, max: length - 1 }), lane: integer({ min: 1, max: roadLanes }) }), {
        max: route.prologue ? 0 : riders,
      }),
    },
    {
      rain: flag(),
      weather: integer({ min: 0, max: 2 }),
      cobbles: list(list(integer({ min: 1, max: 4 }), exactly(cobbleLanes)), exactly(cobbledRows)),
      home: list(
        object({
          rider,
          turn: integer({ ...turn, min: 1 }),
          row: integer({ min: length, max: length + maxMove - 1 }),
          seconds: integer({ min: 0, max: maxSeconds }),
        }),
        { max: route.prologue ? 0 : riders },
      ),
      sprints: list(places(sprintPlaces), exactly(sprints.length)),
      tops: list(places(Math.max(0, ...tops.map(({ category }) => topPlaces(category)))), exactly(tops.length)),
      pips: list(integer({ min: 0, max: 60 }), exactly(route.prologue ? riders : 0)),
    },
  );
  return refine(shape, (position, at) => {
    const problems: Problem[] = [];
    const fault: Fault = (where, reason, details) =>
      problems.push({ at: inside(at, where), need: details ? { reason, with: details } : { reason } });
    const { weather: value } = position;
    const thrown = weatherThrowsAt(course, position);
    if (value !== undefined && value !== thrown) fault('weather', 'out-of-range', { value, min: thrown, max: thrown });
    if (route.prologue) prologueFaults(course, position, fault);
    else raceFaults(course, position, fault);
    return problems;
  });
}

type Fault = (where: string, reason: Reason | CommonReason, details?: Refusal['with']) => void;

/** What the parts cannot tell by themselves. */
function raceFaults(course: Course, position: Position, fault: Fault): void {
  const { turn, road } = position;
  if (course.cobbledRows > 0 && !position.cobbles) fault('cobbles', 'missing');
  if (turn === 0) {
    const { turn: _, road: __, cobbles: ___, weather: ____, ...others } = position;
    for (const name of Object.keys(others)) fault(name, 'unknown-field');
    if (road.length > 0) fault('road', 'wrong-count', { count: road.length, min: 0, max: 0 });
    return;
  }
  everyRiderOnce(course, position, fault);
  squareFaults(course, road, fault);
  homeFaults(course, position, fault);
  for (const [index, mark] of course.sprints.entries()) {
    const places = position.sprints?.[index] ?? [];
    const at = `sprints[${index}]`;
    const passed = markFaults(mark, { at, max: sprintPlaces, places }, position, fault);
    if (passed.size === 0) continue;
    const behind = places.find((rider) => !passed.has(rider) && !canHaveSprinted(mark, rider, road, passed.size));
    if (behind !== undefined) fault(at, 'not-in-the-group', { rider: behind, name: mark.name });
  }
  for (const [index, top] of course.tops.entries()) {
    const places = position.tops?.[index] ?? [];
    const at = `tops[${index}]`;
    const passed = markFaults(top, { at, max: topPlaces(top.category), places }, position, fault);
    const early = places.find((rider) => !passed.has(rider));
    if (early !== undefined) fault(at, 'not-past-the-top', { rider: early, name: top.name });
  }
}

interface Places {
  readonly at: string;
  readonly max: number;
  readonly places: readonly RiderId[];
}

/**
 * WS-7.3, WS-7.5: nobody has two places at a mark, or one before anybody is past it at the end of a turn; and everybody who is past
 * it has one, as long as there are places. Returns those who are past it.
 */
function markFaults({ row, name }: Mark, { at, max, places }: Places, { turn, road, home = [] }: Position, fault: Fault): Set<RiderId> {
  const twice = places.find((rider, nth) => places.indexOf(rider) < nth);
  if (twice !== undefined) fault(at, 'rider-twice', { rider: twice });
  if (places.length > max) fault(at, 'wrong-count', { count: places.length, min: 0, max });
  const passing = road.filter((spot) => spot.row >= row);
  const passed = new Set([...home, ...passing].map(({ rider }) => rider));
  if (places.length > 0 && (passed.size === 0 || turn === 1)) fault(at, 'mark-not-reached', { name });
  const without = passing.find(({ rider }) => !places.includes(rider));
  if (without && turn > 1 && places.length < max) fault(at, 'place-missing', { rider: without.rider, name });
  return passed;
}

/**
 * WS-7.3: with those who are past the mark their whole group sprints, which has no empty row. Nobody rides backwards: so whoever was on
 * a row of the group between the mark and the rider is on it now, or further on.
 */
function canHaveSprinted(mark: Mark, rider: RiderId, road: Position['road'], passed: number): boolean {
  const here = road.find((spot) => spot.rider === rider)?.row ?? mark.row;
  for (let row = mark.row - 1; row > here; row--) {
    const ahead = road.filter((spot) => spot.row >= row && spot.row < mark.row && spot.rider !== rider).length;
    if (passed + ahead < mark.row - row + 1) return false;
  }
  return true;
}

function everyRiderOnce({ startOrder }: Course, { road, home = [] }: Position, fault: Fault): void {
  const seen = new Set<RiderId>();
  const take = (rider: RiderId, where: string) => {
    if (seen.has(rider)) fault(where, 'rider-twice', { rider });
    else if (!startOrder.includes(rider)) fault(where, 'no-starter', { rider });
    seen.add(rider);
  };
  for (const [index, { rider }] of road.entries()) take(rider, `road[${index}].rider`);
  for (const [index, { rider }] of home.entries()) take(rider, `home[${index}].rider`);
  if (seen.size < startOrder.length) fault('road', 'riders-missing', { missing: startOrder.length - seen.size });
}

/** WS-1.1: one rider a square, and no lane beside the cobbles. */
function squareFaults({ behind, lanes }: Course, road: Position['road'], fault: Fault): void {
  const taken = new Map<string, RiderId>();
  for (const [index, { rider, row, lane }] of road.entries()) {
    const max = lanes[behind + row];
    if (lane > max) fault(`road[${index}].lane`, 'out-of-range', { value: lane, min: 1, max });
    const other = taken.get(`${row}/${lane}`);
    if (other !== undefined) fault(`road[${index}]`, 'square-taken', { rider, other, row, lane });
    taken.set(`${row}/${lane}`, rider);
  }
}

/** WS-6.4: finishers are listed in the order in which they came, in turns that have been ridden, and their turns and rows give the seconds. */
function homeFaults(course: Course, { turn, home = [] }: Position, fault: Fault): void {
  for (const [index, one] of home.entries()) {
    if (one.turn >= turn) fault(`home[${index}].turn`, 'out-of-range', { value: one.turn, min: 1, max: turn - 1 });
    const before = home[index - 1];
    if (before && (before.turn > one.turn || (before.turn === one.turn && before.row < one.row))) {
      fault(`home[${index}]`, 'home-out-of-order');
      continue;
    }
    // WS-6.1, WS-6.3: a group has one row; uphill a turn is what counts.
    const together = (other: Home): boolean => other.turn === one.turn && (course.uphillFinish || other.row === one.row);
    const earlier = home.slice(0, index).findLast((other) => !together(other));
    const seconds = secondsBehind(course, one, home[0], earlier);
    if (one.seconds !== seconds) fault(`home[${index}].seconds`, 'out-of-range', { value: one.seconds, min: seconds, max: seconds });
  }
}

/** WS-7.1: the riders have ridden in turn. */
function prologueFaults(course: Course, { turn, rain, pips = [] }: Position, fault: Fault): void {
  if (rain) fault('rain', 'unknown-field');
  const riders = course.startOrder.length;
  const absentee = [...course.entries.keys()].find((rider) => pips[rider] && !course.startOrder.includes(rider));
  if (absentee !== undefined) fault(`pips[${absentee}]`, 'no-starter', { rider: absentee });
  if (turn > riders) return fault('turn', 'out-of-range', { value: turn, min: 0, max: riders });
  for (let nth = 0; nth < riders; nth++) {
    const rider = nthRider(course, nth);
    const value = pips[rider] ?? 0;
    const [min, max] = nth < turn ? [10, 60] : [0, 0];
    if (value < min || value > max) fault(`pips[${rider}]`, 'out-of-range', { value, min, max });
  }
}
