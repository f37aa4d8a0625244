import type { Barred, Refusal, RiderId, RuleId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import { hexagonOf } from './race-plan.ts';
import { hasFollower } from './road.ts';
import { longestRoad, maxSquares, squareAt } from './squares.ts';
import { roles } from './teams.ts';
import { rowsEach } from './tiles.ts';
import type { Bill, Choice, Danger, Reason, Ride } from './types.ts';
import {
  blockedSquares,
  countOf,
  dangersOf,
  isSafe,
  isTaken,
  mayCrack,
  mayFall,
  mayOnlyCrack,
  overCobbles,
  passesOf,
  type Road,
  search,
  squareOf,
  squaresToBlocked,
  squaresToPeloton,
  squaresToStopped,
  stoppedSquares,
} from './ways.ts';
import { windOf } from './weather.ts';

/** L1-3.3: energy for so many paying squares. */
export const prices: readonly number[] = [0, 1, 3, 5, 8, 11, 15];
const maxPaying = prices.length - 1;

/** L1-4.2. */
const shortestBreak = 4;

const climber = roles.indexOf('climber');

/** L1-5.2: what may come of a move; a crack goes before a fall or cobbles. */
const risks: readonly (Danger | undefined)[] = [undefined, 'fall', 'cobbles', 'crack'];
const [none, fall, cobbles, crack] = [0, 1, 2, 3] as const;

/** What one rider's move starts with. The ways that it found are good until the next `reach`. */
export interface Reach {
  /** The row that it starts from. */
  readonly from: number;
  /** How many squares it has at least, and at most, if the rider could pay for all. */
  readonly min: number;
  readonly max: number;
  readonly free: number;
  readonly slipstream: boolean;
  /** L1-3.7: a move of so many squares keeps the slipstream from a rider behind; 0 where there is none. */
  readonly denies: number;
  /** L1-4.9: the last row that a dropped rider comes to, the peloton's back row; otherwise further than anybody rides. */
  readonly limit: number;
}

/** One way of a move: how long it is and what it costs. */
export interface Way {
  readonly squares: number;
  readonly passed: number;
  readonly wind: number;
}

/** L1-4.9: whether a rider on that row is behind the peloton while it is on the road. */
const isBehind = (course: Course, road: Road, row: number): boolean => road.front <= course.length && row <= road.front - 1;

/** L1-4.9, L1-4.6: the area of the peloton that a move leads to: its back from behind, its front from beside it. */
export function areaAt(course: Course, road: Road, from: number, row: number): 'front' | 'back' | undefined {
  if (isBehind(course, road, from)) return row > road.front - 2 ? 'back' : undefined;
  return road.front <= course.length && row <= road.front ? 'front' : undefined;
}

/** L1-3.2. */
function freeSquares(course: Course, road: Road, rider: RiderId, from: number): number {
  const row = at(from);
  const quality = road.quality[rider];
  let free = course.free[road.role[rider]][row];
  if (road.slipstream[rider]) free++;
  // L1-2.4.
  if (quality === 'descender' && course.terrain[row] === 'downhill') free++;
  if (quality === 'sprinter' && course.sprint[row] === 1) free++;
  return free;
}

/** L1-5.7: by hexagon, from the first one that the move touches: what the wind adds. */
const winds = new Int8Array(maxSquares);

/** Finds all ways that the rider may ride from here, and with them what they cost and threaten. */
export function reach(course: Course, road: Road, rider: RiderId): Reach {
  const breaking = road.place[rider] === 'front';
  const from = breaking ? road.front : road.row[rider];
  const free = freeSquares(course, road, rider, from);
  const max = Math.min(free + maxPaying, maxSquares);
  const min = breaking ? shortestBreak : 1;
  const limit = isBehind(course, road, from) ? road.front - 1 : course.length + maxSquares;
  const denies = !breaking && hasFollower(course, road, rider) ? course.tooFast[at(from)] : 0;
  search(course, road, rider, {
    start: squareAt(course.squares, from, breaking ? 0 : road.lane[rider]),
    free,
    max,
    limit,
    fighter: road.quality[rider] === 'fighter',
    // L1-5.3: not a climber who breaks away from a mountain row.
    cracks: !(breaking && road.role[rider] === climber && course.terrain[at(from)] === 'mountain'),
    shortestFrom: Math.max(min, denies),
  });
  const slipstream = road.slipstream[rider];
  if (course.options.weather > 0) feelWind(road, firstHexagon(from), slipstream);
  return { from, min, max, free, slipstream, denies, limit };
}

/** L1-5.7: the hexagon of the squares that follow. */
export const firstHexagon = (from: number): number => Math.floor(from / rowsEach) + 1;

function feelWind(road: Road, first: number, slipstream: boolean): void {
  let sum = 0;
  for (let index = 0; index < 4; index++) {
    sum += windOf(road.weather[first + index - 1] ?? 'none', slipstream);
    winds[index] = sum;
  }
}

const windTo = ({ options }: Course, from: number, row: number): number =>
  options.weather > 0 ? winds[hexagonOf(row) - firstHexagon(from)] : 0;

/** What a move costs. L1-5.7: a favourable wind takes nothing off below 0. */
const costOf = (free: number, squares: number, extra: number, times: number): number =>
  Math.max(0, (squares > free ? times * prices[squares - free] : 0) + extra);

/** L1-3.5: free squares not used give back energy. */
const backOf = (free: number, squares: number): number => (squares < free ? free - squares : 0);

const paysOf = ({ free }: Reach, { squares, passed, wind }: Way): number => costOf(free, squares, passed + wind, 1) - backOf(free, squares);

/** L1-5.3: what a crack costs on top. */
export const crackOf = ({ free }: Reach, { squares, passed, wind }: Way): number =>
  costOf(free, squares, passed + wind, 2) - costOf(free, squares, passed + wind, 1);

export function billOf(from: Reach, way: Way, pays: number): Bill {
  const { squares, passed, wind } = way;
  const paying = Math.max(0, squares - from.free);
  const price = prices[paying];
  return {
    squares,
    free: from.free,
    slipstream: from.slipstream,
    paying,
    price,
    passed,
    wind: costOf(from.free, squares, passed + wind, 1) - price - passed,
    back: backOf(from.free, squares),
    pays,
  };
}

// Where the moves of the last `reach` may end: how long the way is, which one of that length, and its risk.
const maxEnds = 512;
const endSquares = new Uint8Array(maxEnds);
const endIndex = new Uint8Array(maxEnds);
const endRisk = new Uint8Array(maxEnds);
let endCount = 0;

function addEnd(squares: number, index: number, risk: number): void {
  endSquares[endCount] = squares;
  endIndex[endCount] = index;
  endRisk[endCount++] = risk;
}

const wayTo = (course: Course, { from }: Reach, end: number): Way => ({
  squares: endSquares[end],
  passed: passesOf(endSquares[end], endIndex[end]),
  wind: windTo(course, from, course.squares.row[squareOf(endSquares[end], endIndex[end])]),
});

/** L1-3.6: what the rider must own for that end, or pays for it. L1-5.3: where the rider may crack, they need enough for paying double. */
function priceTo(course: Course, { from, free }: Reach, end: number, need: boolean): number {
  const squares = endSquares[end];
  const index = endIndex[end];
  const extra = passesOf(squares, index) + windTo(course, from, course.squares.row[squareOf(squares, index)]);
  if (need && endRisk[end] === crack) return costOf(free, squares, extra, 2);
  return costOf(free, squares, extra, 1) - backOf(free, squares);
}

/** By square: the listing in which it had an end, twice that and one more if the end was without danger. Listings that deny are odd. */
const listed = new Int32Array(longestRoad);
let listing = 0;

/** Lists the ends of the last `reach`, one for each outcome that differs. */
function findEnds(course: Course, road: Road, { from, min, max, denies }: Reach): void {
  const { row, rowOn } = course.squares;
  const behind = isBehind(course, road, from);
  endCount = 0;
  listing = (listing | 1) + 1;
  let home = 0;
  let back = false;
  for (let squares = min; squares <= max; squares++) {
    if (squares === denies) {
      // L1-3.7: from here on a longer way has a use of its own.
      listing++;
      back = false;
    }
    for (let index = 0; index < countOf(squares); index++) {
      const square = squareOf(squares, index);
      // L1-3.4: a move ends on a free square; L1-5.6: and not where somebody has punctured.
      if (isTaken(square)) continue;
      const dangers = dangersOf(squares, index);
      if (rowOn[square] > course.length) {
        // L1-1.2: beyond the line only those moves matter that end as near to it as can be, or deny a slipstream.
        if (home > 0 && (squares !== denies || home === squares)) continue;
        home = squares;
        // L1-5.4: a rider who falls beyond the line is home all the same.
        addEnd(squares, index, mayOnlyCrack(dangers) ? crack : none);
      } else if (behind && row[square] > road.front - 2) {
        // L1-4.9: the peloton's back row is one place, and the shortest way there without danger to a rider's wheels counts.
        if (!back) listEnds(square, dangers, squares, index);
        back ||= isSafe(dangers) || mayCrack(dangers);
      } else listEnds(square, dangers, squares, index);
    }
  }
}

/**
 * L1-3.1: of several ways to a square the shortest counts, and a longer one without danger if it is safer than the shorter ones, or
 * denies a slipstream that they give.
 */
function listEnds(square: number, dangers: number, squares: number, index: number): void {
  const last = listed[square] >> 1;
  const longer = last === listing || (listing % 2 === 1 && last === listing - 1);
  const withoutDanger = isSafe(dangers);
  if (longer && !withoutDanger) return;
  if (last === listing && listed[square] & 1) return;
  if (withoutDanger) addEnd(squares, index, none);
  listed[square] = 2 * listing + (withoutDanger ? 1 : 0);
  if (longer) return;
  if (mayFall(dangers)) addEnd(squares, index, fall);
  if (overCobbles(dangers)) addEnd(squares, index, cobbles);
  if (mayCrack(dangers)) addEnd(squares, index, crack);
}

/** The way of a ride that was listed after the last `reach`. */
export function chosenWay(course: Course, road: Road, from: Reach, { rider, row, lane, pays, risk }: Ride): Way {
  const square = squareAt(course.squares, row, lane);
  findEnds(course, road, from);
  for (let end = 0; end < endCount; end++) {
    if (squareOf(endSquares[end], endIndex[end]) !== square || risks[endRisk[end]] !== risk) continue;
    const price = priceTo(course, from, end, false);
    // L1-3.6: or all that the rider has.
    if (price === pays || (price > pays && pays === road.energy[rider])) return wayTo(course, from, end);
  }
  throw new Error(`no way to row ${row}, lane ${lane} for ${pays} energy`);
}

function rideTo(course: Course, rider: RiderId, end: number, pays: number): Ride {
  const square = squareOf(endSquares[end], endIndex[end]);
  const row = course.squares.row[square];
  const lane = course.squares.lane[square];
  const risk = risks[endRisk[end]];
  return risk ? { do: 'ride', rider, row, lane, pays, risk } : { do: 'ride', rider, row, lane, pays };
}

/** Lists the moves of the last `reach` that the rider can pay for, one for each outcome that differs. */
export function addRides(course: Course, road: Road, rider: RiderId, from: Reach, choices: Choice[]): void {
  const energy = road.energy[rider];
  const before = choices.length;
  findEnds(course, road, from);
  for (let end = 0; end < endCount; end++)
    if (priceTo(course, from, end, true) <= energy) choices.push(rideTo(course, rider, end, priceTo(course, from, end, false)));
  if (from.min > 1 || choices.length > before) return;
  // L1-3.6: a rider who can pay for no move makes the shortest one and pays all there is.
  for (let end = 0; end < endCount && endSquares[end] === endSquares[0]; end++)
    choices.push(rideTo(course, rider, end, Math.min(energy, priceTo(course, from, end, false))));
}

/** Whether the rider can break away now, with so much energy. */
export function canBreak(course: Course, road: Road, from: Reach, energy: number): boolean {
  findEnds(course, road, from);
  for (let end = 0; end < endCount; end++) if (priceTo(course, from, end, true) <= energy) return true;
  return false;
}

/** Squares near the last `reach` that the rider may not ride to, and why. */
export function barredRides(course: Course, road: Road, rider: RiderId, from: Reach): readonly Barred<Choice, Reason>[] {
  const energy = road.energy[rider];
  const list: Barred<Choice, Reason>[] = [];
  const bar = (choice: Choice, reason: Reason, rule: RuleId, details: Refusal['with'] = {}) =>
    list.push({ choice, refusal: { reason, rule, with: { rider, ...details } } });
  findEnds(course, road, { ...from, min: 1 });
  for (let end = 0; end < endCount; end++) {
    const squares = endSquares[end];
    const choice = rideTo(course, rider, end, priceTo(course, from, end, false));
    const need = priceTo(course, from, end, true);
    if (squares < from.min) bar(choice, 'break-too-short', 'L1-4.2', { squares, min: from.min });
    else if (need > energy && endRisk[end] === crack) bar(choice, 'cannot-pay-double', 'L1-5.3', { need, energy });
    else if (need > energy) bar(choice, 'cannot-pay', 'L1-3.6', { need, energy });
  }
  const { row, lane } = course.squares;
  const to = (square: number, squares: number): Choice => {
    const wind = windTo(course, from.from, row[square]);
    return { do: 'ride', rider, row: row[square], lane: lane[square], pays: paysOf(from, { squares, passed: 0, wind }) };
  };
  for (const square of blockedSquares()) bar(to(square, squaresToBlocked(square)), 'square-taken', 'L1-3.4');
  for (const square of stoppedSquares()) bar(to(square, squaresToStopped(square)), 'punctured-there', 'L1-5.6');
  if (squaresToPeloton() > 0) {
    const pays = paysOf(from, { squares: squaresToPeloton(), passed: 0, wind: windTo(course, from.from, road.front) });
    bar({ do: 'ride', rider, row: road.front, lane: 1, pays }, 'peloton-ahead', 'L1-4.9', { front: road.front });
  }
  return list;
}
