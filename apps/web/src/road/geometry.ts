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

const sky = 76;

/** How many riders stand below one another before they move closer together. */
const rows = (board: Board, riders: number): number => (board.layout === 'lanes' ? 6 : Math.min(6, Math.max(3, Math.ceil(riders / 4) + 1)));

export function geometryOf(board: Board, riders: number, narrow: boolean): Geometry {
  const cell = narrow ? 28 : 48;
  const { first } = board;
  const last = board.length + board.runOut;
  return {
    cell,
    scale: narrow ? 0.66 : 0.96,
    left: 12,
    top: sky,
    height: rows(board, riders) * (narrow ? 38 : 48) + 16,
    width: (last - first + 1) * cell + 24,
    first,
    last,
  };
}

export const leftOf = (g: Geometry, square: number): number => g.left + (square - g.first) * g.cell;
export const middleOf = (g: Geometry, square: number): number => leftOf(g, square) + g.cell / 2;

export const sectionAt = (board: Board, square: number): Section | undefined =>
  board.sections.find(({ from, to }) => from <= square && square <= to);

/** Riders piled on a square stand below one another, closer together where they are many; on lanes each has his own. */
export function spotOf(g: Geometry, board: Board, riders: readonly BoardRider[], index: number): { x: number; y: number } {
  const { square, lane } = riders[index] as BoardRider;
  const x = middleOf(g, square);
  if (lane !== undefined) {
    const lanes = sectionAt(board, square)?.lanes ?? 6;
    return { x, y: g.top + g.height - (lane - 0.5) * (g.height / lanes) + 8 };
  }
  const pile = riders.filter((rider) => rider.square === square);
  const depth = riders.slice(0, index).filter((rider) => rider.square === square).length;
  return { x, y: pileY(g, pile.length, depth) };
}

export function pileY(g: Geometry, count: number, depth: number): number {
  const tall = 50 * g.scale;
  const room = g.height - tall - 10;
  const gap = Math.min(tall, count > 1 ? room / (count - 1) : 0);
  return g.top + 40 * g.scale + 5 + depth * gap;
}

/** Height of the road at the end of each square, from the terrain: what a profile is drawn from. */
export function elevations(board: Board): readonly number[] {
  const heights: number[] = [0];
  for (let square = board.first; square <= board.length; square++) {
    const terrain = sectionAt(board, square)?.terrain;
    const slope = terrain === 'climb' ? 1 : terrain === 'descent' ? -1 : 0;
    heights.push((heights.at(-1) as number) + slope);
  }
  return heights;
}
