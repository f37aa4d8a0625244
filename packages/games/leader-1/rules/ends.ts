import type { Course } from './course.ts';
import type { Start } from './prices.ts';
import { longestRoad, movesKept, squareBits } from './squares.ts';
import type { Danger } from './types.ts';
import {
  dangersOf,
  endOfWays,
  firstWay,
  furtherAhead,
  isTaken,
  lookAhead,
  lookedFurther,
  type Move,
  mayOnlyCrack,
  nearestAhead,
  passesOf,
  type Road,
  risksOf,
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

/** L1-5.2: what may come of a move, in the order of the bits of `risksOf`. */
const risks: readonly (Danger | undefined)[] = [undefined, 'fall', 'cobbles', 'crack'];
const none = 0;
const crack = 3;

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
/** By slot: in one number the move that it is for, how many squares were wanted, and how many ends there are; and where others stand. */
const kept = new Int32Array(slots);
const keptNearest = new Int32Array(slots);
const keptFurther = new Int32Array(slots);
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
  if (keptCourse !== course) kept.fill(0);
  keptCourse = course;
  const key = keyOf(move);
  const nearest = nearestAhead();
  const further = furtherAhead();
  const hash = Math.imul(key, 0x9e3779b1) ^ Math.imul(nearest, 0x85ebca6b) ^ Math.imul(further, 0xc2b2ae35);
  const slot = (nearest === 0 ? 0 : 1 << slotBits) | (hash >>> (32 - slotBits));
  const known = kept[slot];
  if (
    (known & ((1 << wantedShift) - 1)) !== key ||
    keptNearest[slot] !== nearest ||
    keptFurther[slot] !== further ||
    ((known >> wantedShift) & 0b1111) < move.wanted
  ) {
    findEndsAnew(course, road, move, move.min, move.wanted);
    if (listedCount > room || lookedFurther()) return;
    kept[slot] = key | (move.wanted << wantedShift) | (listedCount << countShift);
    keptNearest[slot] = nearest;
    keptFurther[slot] = further;
    for (let nth = 0; nth < listedCount; nth++) allEnds[slot * room + nth] = allEnds[listedFrom + nth];
  }
  foundFrom = slot * room;
  foundCount = kept[slot] >> countShift;
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
const wantedShift = squareBits + 6;
const countShift = wantedShift + 4;

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

/** A crack costs energy, and leaves a rider where they are going. */
const arrives = (1 << none) | (1 << crack);

/** Lists the ends of the ways that were found last, of so many squares. */
function listAll(course: Course, road: Road, { limit, denies }: Reach, min: number, max: number): void {
  const { tenths, rowOn } = course.squares;
  const behind = limit < course.length;
  const backRow = 10 * (road.front - 2);
  let last = listedFrom;
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
      if (rowOn[square] > course.length) last = list(home, 1 << (mayOnlyCrack(dangers) ? crack : none), found, last);
      else if (behind && tenths[square] > backRow) {
        // L1-4.9: the peloton's back row is one place for those who join it; one who falls there stays on their square.
        const offered = risksOf(dangers);
        if ((risksListed(back) & (1 << none)) === 0) last = list(square, offered & ~arrives, found, last);
        last = list(back, offered & arrives, found, last);
      } else last = list(square, risksOf(dangers), found, last);
    }
  }
  listedCount = last - listedFrom;
}

/** The risks with which a place is listed, a bit each. */
const risksListed = (place: number): number => (listedIn[place] === listing ? listedWith[place] : 0);

/**
 * L1-3.1: of the ways to a place with the same risk the shortest counts, and none that is longer than one without risk. Gives where the
 * list ends now.
 */
function list(place: number, offered: number, end: number, last: number): number {
  const listed = risksListed(place);
  if (listed & (1 << none)) return last;
  listedIn[place] = listing;
  listedWith[place] = listed | offered;
  let next = last;
  // From the lowest bit on; most often there is one.
  for (let left = offered & ~listed; left !== 0; left &= left - 1) allEnds[next++] = end | ((31 - Math.clz32(left & -left)) << riskShift);
  return next;
}
