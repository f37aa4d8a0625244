import type { Barred, Refusal, RiderId, RuleId } from '@gruppetto/kernel';
import { at, type Course, furthest } from './course.ts';
import { hexagonOf } from './race-plan.ts';
import { followersOf } from './road.ts';
import { roles } from './teams.ts';
import { rowsEach } from './tiles.ts';
import type { Bill, Choice, State, View } from './types.ts';
import { windOf } from './weather.ts';

/** What both a state and a view know of the road. */
export type Road = State | View;

/** L1-3.3: energy for so many paying squares. */
export const prices: readonly number[] = [0, 1, 3, 5, 8, 11, 15];
const mostPaying = prices.length - 1;

/** L1-4.2. */
const shortestBreak = 4;

const climber = roles.indexOf('climber');

/** The squares within reach of one rider. What is kept by number of squares is good until the next `reach`. */
export interface Reach {
  /** The row he starts from. */
  readonly from: number;
  /** How many squares his move has at least and at most, if he could pay for all. */
  readonly least: number;
  readonly most: number;
  readonly free: number;
  readonly slipstream: boolean;
  /** L1-1.2: squares to the first row beyond the line, and so many that the rider on his wheel gets no slipstream. */
  readonly home: number;
  readonly denies: number;
}

/** How a way to a square stands with dark squares; ways that differ may lead to one square. */
const safe = 1;
/** L1-2.4: a fighter has met the one that does him no harm. */
const spared = 2;
const falls = 4;
const cobbled = 8;

const mostLanes = 3;
const lanesKept = mostLanes + 1;

// By number of squares: a forecast asks for them a million times a second.
const ways = new Uint8Array((furthest + 1) * lanesKept);
/** Lanes in which a rider stands, or a punctured one: lane 1 is bit 1. */
const standing = new Uint8Array(furthest + 1);
const stopped = new Uint8Array(furthest + 1);
/** L1-3.4: occupied squares passed. */
const passed = new Uint8Array(furthest + 1);
const wind = new Int8Array(furthest + 1);
const cracks = new Uint8Array(furthest + 1);

/** The row in which a dropped rider joins the peloton (L1-4.9); where it is not before him, further than anybody rides. */
export const joinRow = (road: Road, course: Course, from: number): number =>
  from < road.front && road.front <= course.length ? road.front - 1 : course.length + furthest + 1;

/** L1-3.2. */
function freeSquares(road: Road, course: Course, rider: RiderId, from: number): number {
  const row = at(from);
  const quality = road.quality[rider];
  let free = course.free[course.roleOf[rider]][row];
  if (road.slipstream[rider]) free++;
  // L1-2.4.
  if (quality === 'descender' && course.terrain[row] === 'downhill') free++;
  if (quality === 'sprinter' && course.sprint[row] === 1) free++;
  return free;
}

/** Finds all ways that the rider may ride from here, and with them what they cost and threaten. */
export function reach(road: Road, course: Course, rider: RiderId): Reach {
  const breaking = road.place[rider] === 'front';
  const from = breaking ? road.front : road.row[rider];
  const free = freeSquares(road, course, rider, from);
  const slipstream = road.slipstream[rider];
  const join = joinRow(road, course, from);
  const most = Math.min(free + mostPaying, furthest, join - from);
  markOthers(road, from, most, join - 1);
  begin(road, course, rider, breaking, from);
  const fighter = road.quality[rider] === 'fighter';
  const tokens = road.options.weather > 0;
  // L1-5.3: a climber who breaks away from a mountain row cannot crack.
  const uncracked = breaking && course.roleOf[rider] === climber && course.terrain[at(from)] === 'mountain';
  let climbed = 0;
  for (let squares = 1; squares <= most; squares++) {
    const row = from + squares;
    const token = tokens && row > 0 && row <= course.length ? road.weather[hexagonOf(row) - 1] : undefined;
    // L1-5.4, L1-5.7: dark squares threaten in the paying part, in the rain everywhere.
    step(course, row, squares, squares > free || token === 'rain', fighter);
    if (row === join) mergeLanes(squares);
    const entered = squares === 1 || row % rowsEach === 1;
    wind[squares] = wind[squares - 1] + (token !== undefined && entered ? windOf(token, slipstream) : 0);
    // L1-5.3: between two climbs lies a hexagon at least, so that the paying squares of a move are on one of them.
    const category = course.category[at(row)];
    if (squares > free && category > 0) climbed++;
    const tooMany = category > 0 && climbed > category;
    cracks[squares] = !uncracked && (cracks[squares - 1] === 1 || tooMany) ? 1 : 0;
  }
  const least = breaking ? shortestBreak : 1;
  const home = Math.max(least, course.length + 1 - from);
  const followed = home < most && followersOf(road, course, rider).length > 0;
  return { from, least, most, free, slipstream, home, denies: followed ? course.tooFast[at(from)] : 0 };
}

/** L1-1.2: beyond the line only those moves matter that end on its first row, or deny a slipstream. */
const matters = ({ home, denies }: Reach, squares: number): boolean => squares <= home || squares === denies;

/** L1-5.4: who has fallen lies beside his square, and blocks nothing. */
function markOthers(road: Road, from: number, most: number, lastRow: number): void {
  for (let squares = 1; squares <= most; squares++) {
    standing[squares] = 0;
    stopped[squares] = 0;
  }
  for (const other of road.road) {
    const row = road.row[other];
    const squares = row - from;
    if (squares < 1) break;
    if (squares > most || row > lastRow || road.fallen[other] > 0) continue;
    const lanes = road.punctured[other] > 0 ? stopped : standing;
    lanes[squares] = lanes[squares] | (1 << road.lane[other]);
  }
}

function begin(road: Road, course: Course, rider: RiderId, breaking: boolean, from: number): void {
  const lanes = course.lanes[at(from)];
  // L1-4.2: out of the peloton into any lane.
  for (let lane = 1; lane <= mostLanes; lane++) ways[lane] = lane === road.lane[rider] || (breaking && lane <= lanes) ? safe : 0;
  passed[0] = 0;
  wind[0] = 0;
  cracks[0] = 0;
}

/** L1-3.1: from the squares of one row to those of the next. */
function step(course: Course, row: number, squares: number, threatened: boolean, fighter: boolean): void {
  const here = squares * lanesKept;
  const one = ways[here - lanesKept + 1];
  const two = ways[here - lanesKept + 2];
  const three = ways[here - lanesKept + 3];
  const lanes = course.lanes[at(row)];
  // L1-1.2: where two lanes meet three, lane 3 counts as lane 2, and every lane neighbours every other.
  const wide = lanes === mostLanes && course.lanes[at(row - 1)] === mostLanes;
  const any = one | two | three;
  ways[here + 1] = wide ? one | two : any;
  ways[here + 2] = lanes >= 2 ? any : 0;
  ways[here + 3] = lanes < 3 ? 0 : wide ? two | three : any;
  passed[squares] = passed[squares - 1] + passOthers(here, standing[squares]);
  if (!threatened) return;
  const dark = course.dark[at(row)];
  for (let lane = 1; lane <= lanes; lane++)
    if (dark & (1 << lane)) ways[here + lane] = overDark(ways[here + lane], course.cobbles[at(row)] === 1 ? cobbled : falls, fighter);
}

/** L1-3.4: occupied squares are passed only where no other one of the row is within reach. Gives how many are passed. */
function passOthers(here: number, occupied: number): number {
  if (occupied === 0) return 0;
  let open = 0;
  for (let lane = 1; lane <= mostLanes; lane++) if (ways[here + lane] !== 0 && !(occupied & (1 << lane))) open++;
  if (open === 0) return 1;
  for (let lane = 1; lane <= mostLanes; lane++) if (occupied & (1 << lane)) ways[here + lane] = 0;
  return 0;
}

/** L1-5.2: the first dark square met decides. L1-2.4: a fighter's first is harmless. */
function overDark(way: number, threat: number, fighter: boolean): number {
  const decided = way & (falls | cobbled);
  if (!fighter) return way & safe ? decided | threat : decided;
  return decided | (way & safe ? spared : 0) | (way & spared ? threat : 0);
}

/** L1-4.9: in the peloton's back row it does not matter which lane he came by. */
function mergeLanes(squares: number): void {
  const here = squares * lanesKept;
  ways[here + 1] = ways[here + 1] | ways[here + 2] | ways[here + 3];
  ways[here + 2] = 0;
  ways[here + 3] = 0;
}

/** What a move of so many squares costs. L1-5.7: a favourable wind takes nothing off below 0. */
const costOf = ({ free }: Reach, squares: number, times = 1): number => {
  const price = squares > free ? prices[squares - free] : 0;
  return Math.max(0, times * price + passed[squares] + wind[squares]);
};

/** L1-3.5: free squares not used give back energy. */
const backOf = ({ free }: Reach, squares: number): number => (squares < free ? free - squares : 0);

/** L1-3.6: what he must own to make it. L1-5.3: where he may crack, enough for paying double. */
const needOf = (from: Reach, squares: number): number =>
  cracks[squares] === 1 ? costOf(from, squares, 2) : costOf(from, squares) - backOf(from, squares);

/** L1-5.3: what a crack costs on top. */
export const crackOf = (from: Reach, squares: number): number => costOf(from, squares, 2) - costOf(from, squares);

/** The last `reach`, for a move of so many squares. */
export function billOf(from: Reach, squares: number, pays: number): Bill {
  const paying = Math.max(0, squares - from.free);
  const price = prices[paying];
  return {
    squares,
    free: from.free,
    slipstream: from.slipstream,
    paying,
    price,
    passed: passed[squares],
    wind: costOf(from, squares) - price - passed[squares],
    back: backOf(from, squares),
    pays,
  };
}

/** Lists the squares of the last `reach` that he can pay for, one for each outcome that differs. */
export function addRides(road: Road, course: Course, rider: RiderId, from: Reach, choices: Choice[]): void {
  const energy = road.energy[rider];
  const listed = choices.length;
  for (let squares = from.least; squares <= from.most; squares++)
    if (matters(from, squares) && needOf(from, squares) <= energy) addRow(course, rider, from, squares, Number.MAX_SAFE_INTEGER, choices);
  if (from.least > 1) return;
  // L1-3.6: if he can pay for no move, he makes the shortest one and pays what he has.
  for (let squares = 1; squares <= from.most && choices.length === listed; squares++) addRow(course, rider, from, squares, energy, choices);
}

/** L1-3.4: a move ends on a free square; L1-5.6: and not where somebody has punctured. */
function addRow(course: Course, rider: RiderId, from: Reach, squares: number, most: number, choices: Choice[]): void {
  const row = from.from + squares;
  const pays = Math.min(most, costOf(from, squares) - backOf(from, squares));
  const taken = standing[squares] | stopped[squares];
  for (let lane = 1; lane <= mostLanes; lane++) {
    const way = ways[squares * lanesKept + lane];
    if (way === 0 || taken & (1 << lane)) continue;
    // L1-5.2: a crack goes before all else.
    if (cracks[squares] === 1) choices.push({ do: 'ride', rider, row, lane, pays, risk: 'crack' });
    // L1-5.4: who falls beyond the line is home all the same.
    else if (row > course.length) choices.push({ do: 'ride', rider, row, lane, pays });
    else {
      if (way & (safe | spared)) choices.push({ do: 'ride', rider, row, lane, pays });
      if (way & falls) choices.push({ do: 'ride', rider, row, lane, pays, risk: 'fall' });
      if (way & cobbled) choices.push({ do: 'ride', rider, row, lane, pays, risk: 'cobbles' });
    }
  }
}

/** Squares near the last `reach` that he may not ride to, and why. */
export function barredRides(road: Road, course: Course, rider: RiderId, from: Reach): readonly Barred<Choice>[] {
  const energy = road.energy[rider];
  const list: Barred<Choice>[] = [];
  const bar = (choices: readonly Choice[], reason: string, rule: RuleId, details: Refusal['with'] = {}) => {
    for (const choice of choices) list.push({ choice, refusal: { reason, rule, with: { rider, ...details } } });
  };
  const square = (squares: number, lane: number): Choice => ({
    do: 'ride',
    rider,
    row: from.from + squares,
    lane,
    pays: costOf(from, squares) - backOf(from, squares),
  });
  for (let squares = 1; squares <= from.most; squares++) {
    if (!matters(from, squares)) continue;
    const row: Choice[] = [];
    addRow(course, rider, from, squares, Number.MAX_SAFE_INTEGER, row);
    const need = needOf(from, squares);
    if (squares < from.least) bar(row, 'break-too-short', 'L1-4.2', { squares, min: from.least });
    else if (need > energy && cracks[squares] === 1) bar(row, 'cannot-pay-double', 'L1-5.3', { need, energy });
    else if (need > energy) bar(row, 'cannot-pay', 'L1-3.6', { need, energy });
    for (let lane = 1; lane <= mostLanes; lane++) {
      if (standing[squares] & (1 << lane)) bar([square(squares, lane)], 'square-taken', 'L1-3.4');
      if (stopped[squares] & (1 << lane)) bar([square(squares, lane)], 'punctured-there', 'L1-5.6');
    }
  }
  const join = joinRow(road, course, from.from) - from.from;
  if (from.most === join && join < furthest) {
    const paying = Math.max(0, join + 1 - from.free);
    const pays = (prices[paying] ?? (prices.at(-1) as number)) + passed[join] + wind[join];
    bar([{ do: 'ride', rider, row: road.front, lane: 1, pays }], 'peloton-ahead', 'L1-4.9', { front: road.front });
  }
  return list;
}

/** Whether he can break away now, with so much energy. */
export function canBreak(from: Reach, energy: number): boolean {
  for (let squares = from.least; squares <= from.most; squares++) if (needOf(from, squares) <= energy && hasEnd(squares)) return true;
  return false;
}

function hasEnd(squares: number): boolean {
  const taken = standing[squares] | stopped[squares];
  for (let lane = 1; lane <= mostLanes; lane++) if (ways[squares * lanesKept + lane] !== 0 && !(taken & (1 << lane))) return true;
  return false;
}
