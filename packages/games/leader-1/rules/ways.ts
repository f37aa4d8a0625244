import type { Course } from './course.ts';
import { hexagonOf } from './race-plan.ts';
import { longestRoad, maxSquares, movesKept, nowhere, squareAt, squareBits, stepsKept } from './squares.ts';
import { maxRiders } from './teams.ts';
import type { State, View } from './types.ts';

/** What both a state and a view know of the road. */
export type Road = State | View;

/** One rider's move, as far as it is settled before a way is chosen. */
export interface Move {
  readonly start: number;
  readonly free: number;
  /** How many squares it has at most. */
  readonly max: number;
  /** How many squares the rider can pay for: longer ways matter only where somebody bars the shorter ones. */
  readonly wanted: number;
  /** L1-4.9: the last row that it may come to. */
  readonly limit: number;
  readonly fighter: boolean;
  /** L1-5.3: whether paying squares on a climb may crack the rider. */
  readonly cracks: boolean;
  /** From so many squares on, a longer way to the same square is of no use, unless it is less dangerous. */
  readonly shortestFrom: number;
}

/*
 * The dangers of the ways to a square are the bits of one number: four bits for each number of paying squares on a climb, from 0 to 4,
 * and four more for ways that may crack the rider (L1-5.3). Of four bits each says how a way stands with dark squares.
 */
const every = 0x111111;
const safe = every;
/** L1-2.4: a fighter has met the one that does no harm. */
const spared = every << 1;
const falls = every << 2;
const cobbled = every << 3;
const groups = 5;
const cracked = 0b1111 << (4 * groups);
/** All ways are safe, and have no paying squares on a climb. */
const noDanger = 1;

/** L1-5.2: what may come of these dangers, a bit each: nothing, a fall, cobbles, a crack, which goes before all else. */
export function risksOf(dangers: number): number {
  const low = dangers & ~cracked;
  const ways = low | (low >> 4) | (low >> 8) | (low >> 12) | (low >> 16);
  return ((ways | (ways >> 1)) & 0b1) | ((ways >> 1) & 0b110) | (mayCrack(dangers) ? 0b1000 : 0);
}
const mayCrack = (dangers: number): boolean => (dangers & cracked) !== 0;
export const mayOnlyCrack = (dangers: number): boolean => (dangers & ~cracked) === 0;

/** Ways kept of one length. */
const room = 64;

// The ways that the last search has found. A way is a number: those of one length follow each other, from `firstWay` on. A forecast asks
// for them a million times a second.
const ends = new Int16Array(maxSquares + 1);
const squares = new Int16Array((maxSquares + 1) * room);
const dangers = new Int32Array((maxSquares + 1) * room);
/** Cleared only where the search before passed somebody: hardly any does. */
const passes = new Uint8Array((maxSquares + 1) * room);
let somebodyPassed = false;

/** The ways of so many squares go from the first one up to the end, which is none of them. */
export const firstWay = (length: number): number => length * room;
export const endOfWays = (length: number): number => ends[length];
/** Where it leads; how all ways there of this length may end; the occupied squares that they pass. */
export const squareOf = (way: number): number => squares[way];
export const dangersOf = (way: number): number => dangers[way];
export const passesOf = (way: number): number => passes[way];

/** By square: who is there. L1-5.4: fallen riders lie beside their squares, and block nothing. */
const free = 0;
const standing = 1;
const stopped = 2;
const taken = new Uint8Array(longestRoad);
export const isTaken = (square: number): boolean => taken[square] !== free;

/** By square: dangers of the ways found so far that are worth keeping; of those of one length, while they are gathered. */
const seen = new Int32Array(longestRoad);
const gathered = new Int32Array(longestRoad);
/** Every way is known to lead nowhere, and none does. */
gathered[nowhere] = 1 << 30;
/** By square: the search that it was last seen in. Searches are counted in 32 bits, as the list holds them. */
const seenIn = new Int32Array(longestRoad);
let searches = 0;

/** As many as riders; typed, because V8 takes its time to empty a list and to let it grow anew. */
const takenSquares = new Int16Array(maxRiders);
let takenCount = 0;
const whereTaken = (wanted: (square: number) => boolean): readonly number[] => [...takenSquares.subarray(0, takenCount)].filter(wanted);
/** By square: after how many squares a way first came to somebody who stands there; 0 if none did. */
const blockedAfter = new Uint8Array(longestRoad);
export const blockedSquares = (): readonly number[] => whereTaken((square) => blockedAfter[square] > 0);
export const squaresToBlocked = (square: number): number => blockedAfter[square];

/** L1-5.6: squares of punctured riders, and after how many squares a way first leads over them; 0 if none does. */
export const stoppedSquares = (): readonly number[] => whereTaken((square) => taken[square] === stopped && squaresToStopped(square) > 0);
export function squaresToStopped(square: number): number {
  for (let length = 1; length <= maxSquares; length++)
    for (let way = firstWay(length); way < ends[length]; way++) if (squares[way] === square) return length;
  return 0;
}

/** Occupied squares that bar the way just now, after how many squares they do, and which of them have been passed. */
const blockers = new Int16Array(maxRiders);
let blockerCount = 0;
const blockerAfter = new Uint8Array(longestRoad);
const wasPassed = new Uint8Array(longestRoad);
/** How far ahead ways lead so far, other than over squares where somebody stands: in tenths of a row. */
let furthest = 0;
/** L1-4.9: after how many squares the peloton was in the way; 0 if never. */
let pelotonAfter = 0;
export const squaresToPeloton = (): number => pelotonAfter;

/** So many riders ahead have names: two of them fit into a number, each a square with a bit for somebody who has punctured. */
const maxNamed = 4;
const nameBits = squareBits + 1;
let nearest = 0;
let furtherOff = 0;
/** Where the nearest riders stand whom the last look ahead saw within a move, as two numbers; 0 where nobody does. */
export const nearestAhead = (): number => nearest;
export const furtherAhead = (): number => furtherOff;

/**
 * Sees who stands ahead of a rider before a search. Says whether all who stand on squares that the rider can pay for have names: a search
 * that looks no further depends on nobody else.
 */
export function lookAhead(course: Course, road: Road, { start, max, wanted }: Move): boolean {
  for (let index = 0; index < takenCount; index++) taken[takenSquares[index]] = free;
  takenCount = 0;
  nearest = 0;
  furtherOff = 0;
  let named = 0;
  const { furthest } = course.squares;
  const from = course.squares.row[start];
  const last = furthest[start * movesKept + max];
  const lastWanted = furthest[start * movesKept + wanted];
  for (const other of road.road) {
    const row = road.row[other];
    // Whoever moves stands on that row as well.
    if (row <= from) break;
    if (row > last || road.fallen[other] > 0) continue;
    const square = squareAt(course.squares, row, road.lane[other]);
    const isStopped = road.punctured[other] > 0;
    taken[square] = isStopped ? stopped : standing;
    takenSquares[takenCount++] = square;
    if (row > lastWanted) continue;
    if (named++ === 2) {
      furtherOff = nearest;
      nearest = 0;
    }
    nearest = (nearest << nameBits) | (square << 1) | (isStopped ? 1 : 0);
  }
  return named <= maxNamed;
}

/** Whether the last search looked further than the rider can pay for. */
let further = false;
export const lookedFurther = (): boolean => further;

/** Finds all squares that the rider may come to, with the dangers of the ways to them, past those who were seen ahead. */
export function search(course: Course, road: Road, move: Move): void {
  forget();
  ends[0] = 1;
  squares[0] = move.start;
  dangers[0] = noDanger;
  furthest = course.squares.tenths[move.start];
  let length = 0;
  if (somebodyPassed) passes.fill(0);
  somebodyPassed = false;
  further = false;
  for (let passed = 0; length < move.wanted; passed++) {
    spread(course, road, move, length + 1, move.wanted, passed);
    // L1-3.4: who may be passed depends on all ways, also on those that are longer than wanted.
    for (length = move.wanted; length < move.max && mayPass(course, move); length++) {
      further = true;
      spread(course, road, move, length + 1, length + 1, passed);
    }
    if (!mayPass(course, move)) return;
    length = passBlock(course, road, move, passed);
    somebodyPassed = true;
  }
}

/** L1-3.4: whether no way leads ahead of somebody who bars one that is wanted. */
function mayPass(course: Course, { wanted }: Move): boolean {
  for (let nth = 0; nth < blockerCount; nth++)
    if (course.squares.tenths[blockers[nth]] >= furthest && blockerAfter[blockers[nth]] <= wanted) return true;
  return false;
}

function forget(): void {
  searches = (searches + 1) | 0;
  for (let length = 0; length <= maxSquares; length++) ends[length] = firstWay(length);
  for (let index = 0; index < takenCount; index++) {
    const square = takenSquares[index];
    blockedAfter[square] = 0;
    blockerAfter[square] = 0;
    wasPassed[square] = 0;
  }
  blockerCount = 0;
  pelotonAfter = 0;
}

/** Goes on from the ways that have passed so many riders, to so many squares. */
function spread(course: Course, road: Road, move: Move, from: number, to: number, passed: number): void {
  const { perils } = course;
  const { tenths, ahead } = course.squares;
  const { shortestFrom } = move;
  const limited = move.limit < course.length;
  const limit = 10 * move.limit;
  const crowded = takenCount > 0;
  const threatened = course.options.weather > 0 ? 0 : move.free;
  const now = searches;
  let reached = furthest;
  for (let length = from; length <= to; length++) {
    const first = ends[length];
    let end = first;
    const last = ends[length - 1];
    for (let way = firstWay(length - 1); way < last; way++) {
      if (passed > 0 && passes[way] !== passed) continue;
      const steps = ahead[squares[way]];
      const danger = dangers[way];
      end = gather(steps & lowest, danger, end);
      end = gather((steps >> squareBits) & lowest, danger, end);
      end = gather(steps >> (2 * squareBits), danger, end);
    }
    let kept = first;
    for (let way = first; way < end; way++) {
      const square = squares[way];
      let danger = gathered[square];
      gathered[square] = 0;
      if (limited && tenths[square] > limit) {
        pelotonAfter ||= length;
        continue;
      }
      if (crowded && taken[square] === standing) {
        block(square, length);
        continue;
      }
      if (length > threatened && perils[square] > 0) danger = arrive(course, road, move, square, length, danger);
      if (length >= shortestFrom) {
        const known = seenIn[square] === now ? seen[square] : 0;
        danger &= ~known;
        seenIn[square] = now;
        seen[square] = known | danger;
        if (danger === 0) continue;
      }
      if (passed > 0) passes[kept] = passed;
      keep(kept++, square, danger);
      if (tenths[square] > reached) reached = tenths[square];
    }
    ends[length] = kept;
  }
  furthest = reached;
}

const lowest = longestRoad - 1;

/** Adds ways to a square, and the square to the list that ends here if it is new there. Gives where the list ends now. */
function gather(square: number, way: number, end: number): number {
  const known = gathered[square];
  squares[end] = square;
  gathered[square] = known | way;
  // One more where nothing was known; nobody could foretell which way a branch would go.
  return end + ((known - 1) >>> 31);
}

function keep(way: number, square: number, danger: number): void {
  squares[way] = square;
  dangers[way] = danger;
}

function block(square: number, length: number): void {
  if (blockerAfter[square] > 0 || wasPassed[square] === 1) return;
  blockedAfter[square] ||= length;
  blockerAfter[square] = length;
  blockers[blockerCount++] = square;
}

/**
 * L1-3.4: an occupied square is passed only where no way leads ahead of it. Of those that may be passed, it is the ones with the most
 * squares on the shortest way to them. Gives how many squares that are.
 */
function passBlock(course: Course, road: Road, move: Move, passed: number): number {
  const { tenths, steps } = course.squares;
  let length = 0;
  for (let nth = 0; nth < blockerCount; nth++)
    if (tenths[blockers[nth]] >= furthest) length = Math.max(length, blockerAfter[blockers[nth]]);
  for (let nth = 0; nth < blockerCount; nth++) {
    const square = blockers[nth];
    if (tenths[square] >= furthest && blockerAfter[square] === length) {
      let way = 0;
      for (let before = firstWay(length - 1); before < ends[length - 1]; before++) {
        if (passes[before] === passed && leadsTo(steps, squares[before], square)) way |= dangers[before];
      }
      passes[ends[length]] = passed + 1;
      keep(ends[length]++, square, arrive(course, road, move, square, length, way));
      wasPassed[square] = 1;
    }
    blockerAfter[square] = 0;
  }
  blockerCount = 0;
  return length;
}

/** Whether a step leads from one square to the other. */
function leadsTo(steps: Int16Array, from: number, to: number): boolean {
  for (let step = from * stepsKept; step < (from + 1) * stepsKept; step++) if (steps[step] === to) return true;
  return false;
}

/** What a square adds to the dangers of the ways to it. */
function arrive(course: Course, road: Road, move: Move, square: number, length: number, ways: number): number {
  const paying = length > move.free;
  const row = course.squares.rowOn[square];
  let way = ways;
  // L1-5.4, L1-5.7: dark squares threaten in the paying part, in the rain everywhere.
  if (course.squares.dark[square] === 1 && (paying || road.weather[hexagonOf(row) - 1] === 'rain'))
    way = overDark(way, course.cobbles[row] === 1 ? 3 : 2, move.fighter);
  const category = course.category[row];
  return paying && category > 0 && move.cracks ? climb(way, category) : way;
}

/** L1-5.2: the first dark square met decides, which bit it sets. L1-2.4: a fighter's first is harmless. */
function overDark(way: number, bit: number, fighter: boolean): number {
  const decided = way & (falls | cobbled);
  if (!fighter) return decided | ((way & safe) << bit);
  return decided | ((way & safe) << 1) | ((way & spared) << (bit - 1));
}

/** L1-5.3: one more paying square on a climb; with more of them than its token says, a way may crack the rider. */
function climb(way: number, category: number): number {
  const below = way & ((1 << (4 * category)) - 1);
  const tooMany = (way >> (4 * category)) & 0b1111;
  return (way & cracked) | (below << 4) | (tooMany << (4 * groups));
}
