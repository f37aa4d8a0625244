import type { Board, Fact, Preview, RiderId } from '@gruppetto/kernel';
import type { Pointer } from '@gruppetto/learn';

/** A stretch of the road, in squares, both ends included. */
export interface Frame {
  readonly from: number;
  readonly to: number;
}

/** Where a rider is on the board: on a square, or in a piece that lies across the road. */
export function squaresOf(board: Board, rider: RiderId): Frame | undefined {
  const spot = board.riders.find((one) => one.rider === rider);
  if (spot) return { from: spot.square, to: spot.square };
  const block = board.blocks?.find(({ riders }) => riders.includes(rider));
  return block && { from: block.from, to: block.to };
}

const around = (squares: readonly number[]): Frame | undefined =>
  squares.length === 0 ? undefined : { from: Math.min(...squares), to: Math.max(...squares) };

const both = ({ from, to }: Frame): readonly number[] => [from, to];

/** What has to be in the picture: the acting rider, and every square where they may end. */
export function frameOfChoice(board: Board, rider: RiderId | undefined, previews: readonly Preview[]): Frame | undefined {
  const riders = rider === undefined ? previews.flatMap((preview) => (preview.rider === undefined ? [] : [preview.rider])) : [rider];
  const here = riders.flatMap((one) => both(squaresOf(board, one) ?? { from: Number.NaN, to: Number.NaN }));
  const ends = previews.flatMap(({ to, spread = [] }) => [...(to === undefined ? [] : [to]), ...spread.map((outcome) => outcome.to)]);
  return around([...here, ...ends].filter((square) => !Number.isNaN(square)));
}

type Going = Fact & { readonly rider?: RiderId; readonly from?: number; readonly to?: number };

/** The same while a step is shown: its end is known, so it is in the picture before the dice fall. */
export function frameOfStep(board: Board, rider: RiderId | undefined, facts: readonly Fact[]): Frame | undefined {
  if (rider === undefined) return undefined;
  const here = squaresOf(board, rider);
  const ends = facts.flatMap((fact) => {
    const { type, rider: whose, from, to } = fact as Going;
    if ((type !== 'moved' && type !== 'placed') || whose !== rider || to === undefined) return [];
    return from === undefined ? [to] : [from, to];
  });
  return around([...(here ? both(here) : []), ...ends]);
}

/** The whole field, where it fits with the rest: a peloton moves as one. */
export function frameOfField(board: Board): Frame | undefined {
  return around([...board.riders.map(({ square }) => square), ...(board.blocks ?? []).flatMap(({ from, to }) => [from, to])]);
}

const join = (a: Frame, b: Frame): Frame => ({ from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) });

/** With the riders and squares that a coach points at. */
export const withPointed = (frame: Frame, board: Board, point: readonly Pointer[] = []): Frame =>
  point.reduce((whole, one) => {
    const at = 'square' in one ? { from: one.square, to: one.square } : 'rider' in one ? squaresOf(board, one.rider) : undefined;
    return at ? join(whole, at) : whole;
  }, frame);

const sizeOf = ({ from, to }: Frame): number => to - from + 1;

/** The smallest part of full size that cells are drawn at. */
const smallest = 0.4;
const zoomSteps = 20;

/** Squares beside the frame that are in the picture too. */
const margin = 1;

/** How large the cells are drawn so that the frame fits. A picture that is zoomed out stays so until it could be much larger. */
export function zoomFor(need: Frame, full: number, width: number, before: number): number {
  const fits = (zoom: number) => (sizeOf(need) + 2 * margin) * full * zoom <= width;
  const exact = width / ((sizeOf(need) + 2 * margin) * full);
  const wanted = Math.max(smallest, Math.min(1, Math.floor(exact * zoomSteps) / zoomSteps));
  return fits(before) && wanted < before * 1.5 ? before : wanted;
}

/**
 * The first square at the left edge of the picture. It stays where it is as long as the frame is in the picture; otherwise the frame
 * moves in, with as much of the field as fits.
 */
export function aimFor(need: Frame, field: Frame | undefined, squares: number, before: number | undefined): number {
  const inPicture = before !== undefined && need.from - margin >= before && need.to + 1 + margin <= before + squares;
  if (inPicture) return before;
  const whole = field && join(need, field);
  const shown = whole && sizeOf(whole) + 2 * margin <= squares ? whole : need;
  const free = squares - sizeOf(shown);
  // More road ahead than behind.
  return shown.from - Math.max(margin, free * 0.35);
}
