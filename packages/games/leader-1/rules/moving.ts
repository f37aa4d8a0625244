import type { Barred, Refusal, RiderId, RuleId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import { doublePaysOf, maxFor, paysOf, type Start, startOf, windTo } from './prices.ts';
import { hasFollower } from './road.ts';
import { longestRoad, maxSquares, nowhere, squareAt, stepsKept } from './squares.ts';
import { roles } from './teams.ts';
import type { Choice, Danger, Reason, Ride } from './types.ts';
import {
  blockedSquares,
  dangersOf,
  endOfWays,
  firstWay,
  isSafe,
  isTaken,
  lengthOf,
  type Move,
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

/** L1-4.2. */
const shortestBreak = 4;

const climber = roles.indexOf('climber');

/** L1-5.2: what may come of a move; a crack goes before a fall or cobbles. */
const risks: readonly (Danger | undefined)[] = [undefined, 'fall', 'cobbles', 'crack'];
const [none, fall, cobbles, crack] = [0, 1, 2, 3] as const;

/** One rider's move. The ways that it found are good until the next `reach`. */
export interface Reach extends Start, Move {
  /** How many squares it has at least. */
  readonly min: number;
  /** L1-3.7: a move of so many squares keeps the slipstream from a rider behind; 0 where there is none. */
  readonly denies: number;
}

/** L1-4.9: whether a rider on that row is behind the peloton while it is on the road. */
const isBehind = (course: Course, road: Road, row: number): boolean => road.front <= course.length && row <= road.front - 1;

/** L1-4.9, L1-4.6: the area of the peloton that a move leads to: its back from behind, its front from beside it. */
export function areaAt(course: Course, road: Road, from: number, row: number): 'front' | 'back' | undefined {
  if (isBehind(course, road, from)) return row > road.front - 2 ? 'back' : undefined;
  return road.front <= course.length && row <= road.front ? 'front' : undefined;
}

/** Whatever a move costs. */
const enough = Number.POSITIVE_INFINITY;

/** Finds all ways that the rider may ride from here with so much energy, and with them what they cost and threaten. */
export function reach(course: Course, road: Road, rider: RiderId, energy = enough): Reach {
  const breaking = road.place[rider] === 'front';
  const { from, free, slipstream } = startOf(course, road, rider);
  const min = breaking ? shortestBreak : 1;
  const denies = !breaking && hasFollower(course, road, rider) ? course.tooFast[at(from)] : 0;
  const found: Reach = {
    from,
    start: squareAt(course.squares, from, breaking ? 0 : road.lane[rider]),
    free,
    slipstream,
    min,
    max: maxFor(course, free, enough),
    wanted: maxFor(course, free, energy),
    denies,
    // L1-4.9: nobody behind passes the peloton.
    limit: isBehind(course, road, from) ? road.front - 1 : course.length + maxSquares,
    fighter: road.quality[rider] === 'fighter',
    // L1-5.3: not a climber who breaks away from a mountain row.
    cracks: !(breaking && road.role[rider] === climber && course.terrain[at(from)] === 'mountain'),
    shortestFrom: Math.max(min, denies),
  };
  search(course, road, rider, found);
  return found;
}

// Where the moves of the last `reach` may end: by which way, and with which risk.
const maxEnds = 512;
const endWay = new Int16Array(maxEnds);
const endRisk = new Uint8Array(maxEnds);
let endCount = 0;

function addEnd(way: number, risk: number): void {
  endWay[endCount] = way;
  endRisk[endCount++] = risk;
}

/** Where moves end that bring a rider home, or into the back area (L1-4.9): one place each. No square has these numbers. */
const home = 0;
const back = longestRoad;

/** By place: the listing in which it last had an end, and the bits of the risks with which it is listed there. */
const listedIn = new Int32Array(longestRoad + 1);
const listedWith = new Uint8Array(longestRoad + 1);
let listing = 0;

/** Listings are counted in 32 bits, as the list holds them. */
function nextListing(): void {
  listing = (listing + 1) | 0;
}

/** The risks of the ways to a square, a bit each. */
const risksOf = (dangers: number): number =>
  (isSafe(dangers) ? 1 << none : 0) |
  (mayFall(dangers) ? 1 << fall : 0) |
  (overCobbles(dangers) ? 1 << cobbles : 0) |
  (mayCrack(dangers) ? 1 << crack : 0);

/** A crack costs energy, and leaves a rider where they are going. */
const arrives = (1 << none) | (1 << crack);

/** Lists the ends of the last `reach` that are so many squares away, one for each outcome that differs. */
function findEnds(course: Course, road: Road, { from, denies }: Reach, min: number, max: number): void {
  const { tenths, rowOn } = course.squares;
  const behind = isBehind(course, road, from);
  endCount = 0;
  nextListing();
  for (let squares = min; squares <= max; squares++) {
    // L1-3.7: from here on a longer way has a use of its own.
    if (squares === denies) nextListing();
    const end = endOfWays(squares);
    for (let way = firstWay(squares); way < end; way++) {
      const square = squareOf(way);
      // L1-3.4: a move ends on a free square; L1-5.6: and not where somebody has punctured.
      if (isTaken(square)) continue;
      const dangers = dangersOf(way);
      // L1-5.4: a rider who falls beyond the line is home all the same.
      if (rowOn[square] > course.length) listEnds(home, 1 << (mayOnlyCrack(dangers) ? crack : none), way);
      else if (behind && tenths[square] > 10 * (road.front - 2)) {
        // L1-4.9: the peloton's back row is one place for those who join it; one who falls there stays on their square.
        const offered = risksOf(dangers);
        if (!isListed(back, none)) listEnds(square, offered & ~arrives, way);
        listEnds(back, offered & arrives, way);
      } else listEnds(square, risksOf(dangers), way);
    }
  }
}

const isListed = (place: number, risk: number): boolean => listedIn[place] === listing && (listedWith[place] & (1 << risk)) !== 0;

/** L1-3.1: of the ways to a place with the same risk the shortest counts, and none that is longer than one without risk. */
function listEnds(place: number, offered: number, way: number): void {
  if (isListed(place, none)) return;
  if (listedIn[place] !== listing) listedWith[place] = 0;
  listedIn[place] = listing;
  const added = offered & ~listedWith[place];
  listedWith[place] |= added;
  if (added === 1 << none) addEnd(way, none);
  else for (let risk = none; risk <= crack; risk++) if (added & (1 << risk)) addEnd(way, risk);
}

/** What has to be paid on top of the squares: riders passed, and the wind. */
function extraTo(course: Course, road: Road, from: Reach, way: number): number {
  const passed = passesOf(way);
  return course.options.weather === 0 ? passed : passed + windTo(course, road, from, course.squares.row[squareOf(way)]);
}

/** L1-3.6: what the rider must own. L1-5.3: where they may crack, enough for paying double. */
const needOf = (free: number, squares: number, extra: number, risk: number): number =>
  risk === crack ? doublePaysOf(free, squares, extra) : paysOf(free, squares, extra);

function rideTo(course: Course, rider: RiderId, end: number, pays: number): Ride {
  const way = endWay[end];
  const squares = lengthOf(way);
  const square = squareOf(way);
  const row = course.squares.row[square];
  const lane = course.squares.lane[square];
  const passed = passesOf(way);
  const risk = risks[endRisk[end]];
  if (passed > 0 && risk) return { do: 'ride', rider, row, lane, squares, pays, passed, risk };
  if (passed > 0) return { do: 'ride', rider, row, lane, squares, pays, passed };
  return risk ? { do: 'ride', rider, row, lane, squares, pays, risk } : { do: 'ride', rider, row, lane, squares, pays };
}

/** Lists the moves of the last `reach` that the rider can pay for, one for each outcome that differs. */
export function addRides(course: Course, road: Road, rider: RiderId, from: Reach, choices: Choice[]): void {
  const { free } = from;
  const energy = road.energy[rider];
  const before = choices.length;
  findEnds(course, road, from, from.min, maxFor(course, free, energy));
  for (let end = 0; end < endCount; end++) {
    const squares = lengthOf(endWay[end]);
    const extra = extraTo(course, road, from, endWay[end]);
    const pays = paysOf(free, squares, extra);
    if (pays <= energy && (endRisk[end] !== crack || doublePaysOf(free, squares, extra) <= energy))
      // Not by `push`, which V8 calls for every choice.
      choices[choices.length] = rideTo(course, rider, end, pays);
  }
  if (from.min > 1 || choices.length > before) return;
  // L1-3.6: a rider who can pay for no move makes the shortest one and pays all there is.
  reach(course, road, rider);
  findEnds(course, road, from, from.min, from.max);
  const shortest = lengthOf(endWay[0]);
  for (let end = 0; end < endCount && lengthOf(endWay[end]) === shortest; end++) {
    const extra = extraTo(course, road, from, endWay[end]);
    choices.push(rideTo(course, rider, end, Math.min(energy, paysOf(free, shortest, extra))));
  }
}

/** Whether the rider can break away now, with so much energy. */
export function canBreak(course: Course, road: Road, from: Reach, energy: number): boolean {
  for (let squares = from.min; squares <= from.max; squares++)
    for (let way = firstWay(squares); way < endOfWays(squares); way++) {
      const risk = mayOnlyCrack(dangersOf(way)) ? crack : none;
      const extra = extraTo(course, road, from, way);
      if (!isTaken(squareOf(way)) && needOf(from.free, squares, extra, risk) <= energy) return true;
    }
  return false;
}

/** L1-4.2: whether the rider is asked to break away: with the best tiles, and where the road before the peloton lets them. */
export function mayBreak(course: Course, road: Road, rider: RiderId, energy: number): boolean {
  if (course.options.weather === 0) {
    // Most of the time no way has to be searched: four squares are too dear, or can be paid on an empty road whatever they risk.
    const { free } = startOf(course, road, rider);
    if (paysOf(free, shortestBreak, 0) > energy) return false;
    if (doublePaysOf(free, shortestBreak, 0) <= energy && isEmptyAhead(road, shortestBreak)) return true;
  }
  return canBreak(course, road, reach(course, road, rider, energy), energy);
}

/** Whether nobody stands on the rows before the peloton that so many squares lead to; on a bend they may lead a row further. */
function isEmptyAhead({ road, row, front }: Road, squares: number): boolean {
  for (let index = road.length - 1; index >= 0; index--) if (row[road[index]] > front) return row[road[index]] > front + squares + 1;
  return true;
}

/** L1-4.9, L1-5.6: whether only squares of punctured riders are left to a rider behind the peloton. */
export function isShutOut(course: Course, road: Road, rider: RiderId): boolean {
  if (!hasPuncturedAhead(road, rider) || hasFreeStep(course, road, rider)) return false;
  const choices: Choice[] = [];
  addRides(course, road, rider, reach(course, road, rider, road.energy[rider]), choices);
  return choices.length === 0;
}

/** Whether a rider behind the peloton can ride one square: most of the time they can, and no way has to be searched. */
function hasFreeStep(course: Course, road: Road, rider: RiderId): boolean {
  const { row, lane, steps } = course.squares;
  const start = squareAt(course.squares, road.row[rider], road.lane[rider]) * stepsKept;
  const isOn = (square: number) => (other: RiderId) => road.row[other] === row[square] && road.lane[other] === lane[square];
  for (let step = start; step < start + stepsKept; step++) {
    const square = steps[step];
    if (square !== nowhere && row[square] <= road.front - 1 && !road.road.some(isOn(square))) return true;
  }
  return false;
}

function hasPuncturedAhead({ road, punctured }: Road, rider: RiderId): boolean {
  for (const other of road) {
    if (other === rider) return false;
    if (punctured[other] > 0) return true;
  }
  return false;
}

/** Squares near the last `reach` that the rider may not ride to, and why. */
export function barredRides(course: Course, road: Road, rider: RiderId, from: Reach): readonly Barred<Choice, Reason>[] {
  const energy = road.energy[rider];
  const list: Barred<Choice, Reason>[] = [];
  const bar = (choice: Choice, reason: Reason, rule: RuleId, details: Refusal['with'] = {}) =>
    list.push({ choice, refusal: { reason, rule, with: { rider, ...details } } });
  findEnds(course, road, from, 1, from.max);
  for (let end = 0; end < endCount; end++) {
    const squares = lengthOf(endWay[end]);
    const extra = extraTo(course, road, from, endWay[end]);
    const choice = rideTo(course, rider, end, paysOf(from.free, squares, extra));
    const need = needOf(from.free, squares, extra, endRisk[end]);
    if (squares < from.min) bar(choice, 'break-too-short', 'L1-4.2', { squares, min: from.min });
    else if (need > energy && endRisk[end] === crack) bar(choice, 'cannot-pay-double', 'L1-5.3', { need, energy });
    else if (need > energy) bar(choice, 'cannot-pay', 'L1-3.6', { need, energy });
  }
  const to = (row: number, lane: number, squares: number): Choice => {
    const pays = paysOf(from.free, squares, windTo(course, road, from, row));
    return { do: 'ride', rider, row, lane, squares, pays };
  };
  const { row, lane } = course.squares;
  for (const square of blockedSquares()) bar(to(row[square], lane[square], squaresToBlocked(square)), 'square-taken', 'L1-3.4');
  for (const square of stoppedSquares()) bar(to(row[square], lane[square], squaresToStopped(square)), 'punctured-there', 'L1-5.6');
  if (squaresToPeloton() > 0) bar(to(road.front, 1, squaresToPeloton()), 'peloton-ahead', 'L1-4.9', { front: road.front });
  return list;
}
