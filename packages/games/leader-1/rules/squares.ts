import { darkOf, mapOf } from './map.ts';
import { lastRow } from './race-plan.ts';
import { rowsEach } from './tiles.ts';
import type { RacePlan } from './types.ts';

/** L1-4.8: how far behind the start line twelve riders may come to stand. */
export const rowsBefore = 6;

/** Rows of the run-out that a move can reach: four free squares, slipstream, a quality, six paying ones. */
export const maxSquares = 12;

const maxLanes = 3;
const lanesKept = maxLanes + 1;

/** How many squares a step can lead to: one in each lane. */
export const stepsKept = maxLanes;

/** Moves of no square, of one, and so on. */
export const movesKept = maxSquares + 1;

/** More squares than any road has; and how many bits their numbers have. */
export const longestRoad = 1024;
export const squareBits = 10;

/** There is no such square. */
export const nowhere = 0;

/** L1-1.2: the squares of a road, numbered from 1 as they lie, and how they hang together. */
export interface Squares {
  readonly count: number;
  /** The front of a square in rows, to the tenth: with its lane, its name. Rows before the start are 0 and less. */
  readonly row: Float64Array;
  readonly lane: Uint8Array;
  /** The same front in tenths of a row. */
  readonly tenths: Int16Array;
  /** The row that its front is on or has begun: where it is in the lists of the course. */
  readonly rowOn: Uint8Array;
  readonly dark: Uint8Array;
  /** L1-3.1: where a step leads, `stepsKept` a square, left lane first; then `nowhere`. */
  readonly steps: Int16Array;
  /** The same in one number: the first step in its lowest ten bits, then the others. */
  readonly ahead: Int32Array;
  /** The furthest row that so many squares lead to, `movesKept` a square. */
  readonly furthest: Float64Array;
  /** L1-3.7: the next square of the lane, and the one before it. */
  readonly next: Int16Array;
  readonly before: Int16Array;
  /** L1-3.7: which squares are directly behind one, `stepsKept` a square; then `nowhere`. */
  readonly behind: Int16Array;
  /** By name: see `squareAt`. */
  readonly byName: Int16Array;
}

/** In whole tenths of a row; none of them is less than 0. */
const nameOf = (row: number, lane: number): number => (((row + rowsBefore) * 10 + 0.5) | 0) * lanesKept + lane;

/** The square with its front at that row; lane 0 is the peloton's, from which riders break away. */
export const squareAt = ({ byName }: Squares, row: number, lane: number): number => byName[nameOf(row, lane)] ?? nowhere;

/** L1-1.2: the front of square i of n, that many rows before its hexagon; rounded, since nobody can say 3.428571. */
const frontOf = (rows: number, square: number, of: number): number => Math.round(10 * (rows + (rowsEach * square) / of)) / 10;

/** One lane of one hexagon: its squares, first to last. */
type Lane = readonly number[];

export function squaresOf(plan: RacePlan): Squares {
  const length = lastRow(plan);
  const row = [0];
  const lane = [0];
  const dark = [0];
  const add = (front: number, inLane: number, isDark = false): number => {
    lane.push(inLane);
    dark.push(isDark ? 1 : 0);
    return row.push(front) - 1;
  };
  const hexagons = mapOf(plan.hexagons).map(darkOf);
  const first = hexagons[0] ?? [];
  // Before the start the road is as wide as behind it, straight, and good; the run-out has one lane, which nobody blocks.
  const stretches: Lane[][] = [
    first.map((_, index) => Array.from({ length: rowsBefore + 1 }, (_, nth) => add(nth - rowsBefore, index + 1))),
  ];
  for (const [hexagon, lanes] of hexagons.entries())
    stretches.push(
      lanes.map((squares, index) =>
        squares.map((isDark, nth) => add(frontOf(hexagon * rowsEach, nth + 1, squares.length), index + 1, isDark)),
      ),
    );
  stretches.push([Array.from({ length: maxSquares }, (_, nth) => add(length + nth + 1, 1))]);
  const peloton = Array.from({ length }, (_, nth) => add(nth + 1, 0));
  const count = row.length;
  const squares = {
    count,
    row: Float64Array.from(row),
    lane: Uint8Array.from(lane),
    tenths: Int16Array.from(row, (front) => Math.round(front * 10)),
    rowOn: Uint8Array.from(row, (front) => Math.max(0, Math.ceil(front))),
    dark: Uint8Array.from(dark),
    steps: new Int16Array(count * stepsKept),
    next: new Int16Array(count),
    before: new Int16Array(count),
    byName: new Int16Array((length + maxSquares + rowsBefore + 1) * 10 * lanesKept),
  };
  for (let square = 1; square < count; square++) squares.byName[nameOf(row[square], lane[square])] = square;
  for (const [index, lanes] of stretches.entries()) join(squares, lanes, stretches[index + 1] ?? []);
  // L1-4.2: out of the peloton a step leads to the first square of each lane whose front is ahead of it.
  for (const square of peloton) {
    const hexagon = Math.floor(row[square] / rowsEach) + 1;
    const ahead = stretches[hexagon].map((one) => one.find((other) => row[other] > row[square]) as number);
    squares.steps.set(ahead, square * stepsKept);
  }
  return { ...squares, ahead: aheadOf(squares), furthest: furthestOf(squares), behind: behindOf(squares) };
}

const aheadOf = ({ count, steps }: Pick<Squares, 'count' | 'steps'>): Int32Array =>
  Int32Array.from({ length: count }, (_, square) => {
    const [one, two, three] = steps.subarray(square * stepsKept);
    return one | (two << squareBits) | (three << (2 * squareBits));
  });

/** The square before in the same lane, and where lanes meet every square that goes on there. */
function behindOf({ count, next, before }: Pick<Squares, 'count' | 'next' | 'before'>): Int16Array {
  const behind = new Int16Array(count * stepsKept);
  const add = (square: number, ahead: number): void => {
    let place = ahead * stepsKept;
    while (behind[place] !== nowhere && behind[place] !== square) place++;
    behind[place] = square;
  };
  for (let square = 1; square < count; square++) {
    if (next[square] !== nowhere) add(square, next[square]);
    if (before[square] !== nowhere) add(before[square], square);
  }
  return behind;
}

function furthestOf({ count, row, steps }: Pick<Squares, 'count' | 'row' | 'steps'>): Float64Array {
  const furthest = new Float64Array(count * movesKept);
  for (let length = 0; length <= maxSquares; length++)
    for (let square = 0; square < count; square++) {
      let up = row[square];
      for (let step = square * stepsKept; length > 0 && steps[step] !== nowhere && step < (square + 1) * stepsKept; step++)
        up = Math.max(up, furthest[steps[step] * movesKept + length - 1]);
      furthest[square * movesKept + length] = up;
    }
  return furthest;
}

/** How the squares of a stretch hang together, and with those of the next one. */
function join(
  { row, steps, next, before }: Omit<Squares, 'ahead' | 'furthest' | 'behind'>,
  lanes: readonly Lane[],
  onward: readonly Lane[],
): void {
  const likeNext = onward.length === lanes.length;
  for (const [index, squares] of lanes.entries())
    for (const [nth, square] of squares.entries()) {
      const last = nth === squares.length - 1;
      // L1-1.2: where three lanes meet two, lane 3 goes on as lane 2, so that every lane is a neighbour of every other.
      const near = (other: number) => Math.abs(other - index) <= 1 || (last && !likeNext);
      // L1-3.1: in its own lane and in the neighbouring ones the first square ahead.
      const there = (last ? onward : lanes).filter((_, other) => near(other));
      steps.set(
        there.map((lane) => lane.find((one) => row[one] > row[square]) as number),
        square * stepsKept,
      );
      next[square] = last ? (onward[Math.min(index, onward.length - 1)]?.[0] ?? nowhere) : squares[nth + 1];
      if (!last) before[squares[nth + 1]] = square;
    }
  for (const [index, [square]] of onward.entries()) before[square] = lanes[Math.min(index, lanes.length - 1)].at(-1) as number;
}

/** L1-4.8: the last square of a lane whose front is not beyond a row. */
export function lastUpTo(squares: Squares, row: number, lane: number): number {
  const ahead = squares.steps[squareAt(squares, row, 0) * stepsKept + lane - 1];
  return squareAt(squares, row, lane) || squares.before[ahead];
}
