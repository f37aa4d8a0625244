import type { Board, BoardRider, Section } from '@gruppetto/kernel';

/** Where things are on the drawn road, in pixels. */
export interface Geometry {
  readonly cell: number;
  /** How large a cyclist is drawn. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly first: number;
  readonly last: number;
}

const sky = 92;
/** Where no dice are shown above the road, and every line counts. */
const lowSky = 62;

/** How wide the road is where it is widest; undefined where riders are piled on squares. */
export const lanesOf = ({ layout, sections }: Board): number | undefined =>
  layout === 'lanes' ? Math.max(1, ...sections.map(({ lanes = 1 }) => lanes)) : undefined;

/** Up to so many lanes, the squares are large enough for what a choice would cost. */
const fewLanes = 3;

/** How many riders stand below one another before they move closer together. */
const rows = (riders: number): number => Math.min(6, Math.max(3, Math.ceil(riders / 4) + 1));

export function geometryOf(board: Board, riders: number, narrow: boolean): Geometry {
  const lanes = lanesOf(board);
  const large = lanes !== undefined && lanes <= fewLanes;
  const cell = large ? (narrow ? 44 : 56) : narrow ? 28 : 48;
  const { first } = board;
  const last = board.length + board.runOut;
  return {
    cell,
    scale: narrow ? 0.66 : 0.96,
    left: 12,
    top: large && narrow ? lowSky : sky,
    height: large ? (narrow ? 168 : 208) : (lanes ?? rows(riders)) * (narrow ? 38 : 48) + 16,
    width: (last - first + 1) * cell + 24,
    first,
    last,
  };
}

export const leftOf = (g: Geometry, square: number): number => g.left + (square - g.first) * g.cell;
export const middleOf = (g: Geometry, square: number): number => leftOf(g, square) + g.cell / 2;

export const sectionAt = (board: Board, square: number): Section | undefined =>
  board.sections.find(({ from, to }) => from <= square && square <= to);

/** The lanes of a square; the start area and the run-out are as wide as the road beside them. */
export const lanesAt = (board: Board, square: number): number =>
  sectionAt(board, Math.max(1, Math.min(square, board.length)))?.lanes ?? lanesOf(board) ?? 1;

/** Where a lane begins and how high it is. Lane 1 is the rightmost, at the bottom. */
export function laneBox(g: Geometry, board: Board, square: number, lane: number): { y: number; height: number } {
  const height = g.height / lanesAt(board, square);
  return { y: g.top + g.height - lane * height, height };
}

/** The box of a square that may be chosen: who rides into a piece that lies across the road has the whole of it before him. */
export function targetBox(g: Geometry, board: Board, square: number, lane: number | undefined): { y: number; height: number } {
  const across = lane === undefined || board.blocks?.some(({ from, to }) => from <= square && square <= to);
  return across ? { y: g.top, height: g.height } : laneBox(g, board, square, lane);
}

/** How far beside his square a fallen rider lies. */
const beside = 14;

/** Riders piled on a square stand below one another, closer together where they are many; on lanes each has his own. */
export function spotOf(g: Geometry, board: Board, riders: readonly BoardRider[], index: number): { x: number; y: number } {
  const { square, lane, mark } = riders[index];
  const x = middleOf(g, square);
  if (lane !== undefined) return { x, y: laneY(g, board, square, lane) + (mark === 'fallen' ? beside : 0) };
  const pile = riders.filter((rider) => rider.square === square);
  const depth = riders.slice(0, index).filter((rider) => rider.square === square).length;
  return { x, y: pileY(g, pile.length, depth) };
}

export function laneY(g: Geometry, board: Board, square: number, lane: number): number {
  const { y, height } = laneBox(g, board, square, lane);
  return y + height / 2 + 8;
}

export function pileY(g: Geometry, count: number, depth: number): number {
  const tall = 50 * g.scale;
  const room = g.height - tall - 10;
  const gap = Math.min(tall, count > 1 ? room / (count - 1) : 0);
  return g.top + 40 * g.scale + 5 + depth * gap;
}

/** Height of the road at the end of each square, from the terrain: what a profile is drawn from. */
/** How long the road is called: to the line, or to the square that is the line. */
export const lengthOf = ({ length, finish }: Board): number => finish ?? length;

export function elevations(board: Board): readonly number[] {
  const heights: number[] = [0];
  for (let square = board.first; square <= board.length; square++) {
    const terrain = sectionAt(board, square)?.terrain;
    const slope = terrain === 'climb' ? 1 : terrain === 'descent' ? -1 : 0;
    heights.push((heights.at(-1) as number) + slope);
  }
  return heights;
}
