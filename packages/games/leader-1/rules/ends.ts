import type { Course } from './course.ts';
import type { Start } from './prices.ts';
import { longestRoad, movesKept, squareBits } from './squares.ts';
import type { Danger } from './types.ts';
import {
  dangersOf,
  endOfWays,
  firstWay,
  furtherAhead,
  isSafe,
  isTaken,
  lookAhead,
  lookedFurther,
  type Move,
  mayCrack,
  mayFall,
  mayOnlyCrack,
  nearestAhead,
  noDanger,
  overCobbles,
  passesOf,
  type Road,
  search,
  squareOf,
} from './ways.ts';

/** One rider's move. Where it may end is good until the next one is looked for. */
export interface Reach extends Start, Move {
  /** How many squares it has at least. */
  readonly min: number;
  /** L1-3.7: a move of so many squares keeps the slipstream from a rider behind; 0 where there is none. */
  readonly denies: number;
}

/** L1-5.2: what may come of a move; a crack goes before a fall or cobbles. */
const risks: readonly (Danger | undefined)[] = [undefined, 'fall', 'cobbles', 'crack'];
const [none, fall, cobbles, crack] = [0, 1, 2, 3] as const;

/*
 * Where a move may end is one number, since a forecast lists a million of them a second: from its lowest bit on the square, how many
 * squares the move has, what it may run into, and how many occupied squares it passes.
 */
const lengthShift = squareBits;
const riskShift = lengthShift + 4;
const passedShift = riskShift + 2;
export const squareOfEnd = (end: number): number => end & (longestRoad - 1);
export const lengthOfEnd = (end: number): number => (end >> lengthShift) & 0b1111;
export const riskOfEnd = (end: number): Danger | undefined => risks[(end >> riskShift) & 0b11];
export const mayCrackAt = (end: number): boolean => ((end >> riskShift) & 0b11) === crack;
export const passedOnWay = (end: number): number => end >> passedShift;
/** Most moves run into nothing and pass nobody. */
export const isPlain = (end: number): boolean => end < 1 << riskShift;

/*
 * Nine times in ten somebody has just stood there, with others ahead in the same places. So what was found is kept, in as many slots as a
 * processor has at hand, half of them for an open road; a slot has room for so many ends, and a newer list takes the place of an older one.
 */
const slotBits = 13;
const slots = 2 << slotBits;
const room = 64;
/** By slot: the move that it is for, where others stand, how many squares were wanted, and how many ends there are. */
const keptMove = new Int32Array(slots);
const keptNearest = new Int32Array(slots);
const keptFurther = new Int32Array(slots);
const keptWanted = new Uint8Array(slots);
const keptCount = new Uint8Array(slots);
let keptCourse: Course | undefined;

/** Ends slot by slot, and behind them those that were listed last. */
const allEnds = new Int32Array((slots + 8) * room);
const listedFrom = slots * room;
let listedCount = 0;

/** The ends that were found last, shorter moves first: where they are, and how many. */
let foundFrom = 0;
let foundCount = 0;
export const endAt = (nth: number): number => allEnds[foundFrom + nth];
export const countEnds = (): number => foundCount;

/** Finds where the rider may end, one end for each outcome that differs. */
export function findEnds(course: Course, road: Road, move: Reach): void {
  if (!lookAhead(course, road, move) || !dependsOnOthersAlone(course, road, move))
    return findEndsAnew(course, road, move, move.min, move.wanted);
  if (keptCourse !== course) keptMove.fill(0);
  keptCourse = course;
  const key = keyOf(move);
  const nearest = nearestAhead();
  const further = furtherAhead();
  const hash = Math.imul(key, 0x9e3779b1) ^ Math.imul(nearest, 0x85ebca6b) ^ Math.imul(further, 0xc2b2ae35);
  const slot = (nearest === 0 ? 0 : 1 << slotBits) | (hash >>> (32 - slotBits));
  if (keptMove[slot] !== key || keptNearest[slot] !== nearest || keptFurther[slot] !== further || keptWanted[slot] < move.wanted) {
    findEndsAnew(course, road, move, move.min, move.wanted);
    if (listedCount > room || lookedFurther()) return;
    keptMove[slot] = key;
    keptNearest[slot] = nearest;
    keptFurther[slot] = further;
    keptWanted[slot] = move.wanted;
    keptCount[slot] = listedCount;
    for (let nth = 0; nth < listedCount; nth++) allEnds[slot * room + nth] = allEnds[listedFrom + nth];
  }
  foundFrom = slot * room;
  foundCount = keptCount[slot];
}

/** The same without a look at what is kept, also with shorter moves than are allowed. */
export function findEndsAnew(course: Course, road: Road, move: Reach, min: number, max: number): void {
  search(course, road, move);
  listAll(course, road, move, min, max);
  foundFrom = listedFrom;
  foundCount = listedCount;
}

/** Whether neither the weather nor the peloton has a say in a move. */
function dependsOnOthersAlone({ options, squares, length }: Course, { front }: Road, { start, wanted, limit }: Reach): boolean {
  return options.weather === 0 && (limit >= length || squares.furthest[start * movesKept + wanted] < front - 2);
}

/** All that matters of a move but where others stand and how far it may go; never 0. */
const keyOf = ({ start, free, denies, fighter, cracks }: Reach): number =>
  start | (((free << 3) | (denies > 0 ? 4 : 0) | (fighter ? 2 : 0) | (cracks ? 1 : 0)) << squareBits);

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

/** The risks of the ways to a square, a bit each. Most ways have none. */
const risksOf = (dangers: number): number => (dangers === noDanger ? 1 << none : riskBitsOf(dangers));

const riskBitsOf = (dangers: number): number =>
  (isSafe(dangers) ? 1 << none : 0) |
  (mayFall(dangers) ? 1 << fall : 0) |
  (overCobbles(dangers) ? 1 << cobbles : 0) |
  (mayCrack(dangers) ? 1 << crack : 0);

/** A crack costs energy, and leaves a rider where they are going. */
const arrives = (1 << none) | (1 << crack);

/** Lists the ends of the ways that were found last, of so many squares. */
function listAll(course: Course, road: Road, { limit, denies }: Reach, min: number, max: number): void {
  const { tenths, rowOn } = course.squares;
  const behind = limit < course.length;
  listedCount = 0;
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
      const found = square | (squares << lengthShift) | (passesOf(way) << passedShift);
      // L1-5.4: a rider who falls beyond the line is home all the same.
      if (rowOn[square] > course.length) list(home, 1 << (mayOnlyCrack(dangers) ? crack : none), found);
      else if (behind && tenths[square] > 10 * (road.front - 2)) {
        // L1-4.9: the peloton's back row is one place for those who join it; one who falls there stays on their square.
        const offered = risksOf(dangers);
        if (!isListed(back, none)) list(square, offered & ~arrives, found);
        list(back, offered & arrives, found);
      } else list(square, risksOf(dangers), found);
    }
  }
}

const isListed = (place: number, risk: number): boolean => listedIn[place] === listing && (listedWith[place] & (1 << risk)) !== 0;

/** L1-3.1: of the ways to a place with the same risk the shortest counts, and none that is longer than one without risk. */
function list(place: number, offered: number, end: number): void {
  if (isListed(place, none)) return;
  if (listedIn[place] !== listing) listedWith[place] = 0;
  listedIn[place] = listing;
  const added = offered & ~listedWith[place];
  listedWith[place] |= added;
  if (added === 1 << none) allEnds[listedFrom + listedCount++] = end;
  else
    for (let risk = none; risk <= crack; risk++) if (added & (1 << risk)) allEnds[listedFrom + listedCount++] = end | (risk << riskShift);
}
