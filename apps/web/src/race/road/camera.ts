import type { Board, Fact, Preview, RiderId } from '@gruppetto/kernel';
import type { Pointer } from '@gruppetto/learn';

/** A stretch of the road, in squares, both ends included. */
export interface Frame {
  readonly from: number;
  readonly to: number;
}

/** What the camera shows. */
export interface Shot {
  /** Always in the picture: who acts, and where they may end. */
  readonly need: Frame;
  /** In the picture where it can be: everybody who moves in the step on show, so that the picture stays where it is. */
  readonly step: Frame;
  /** In the picture as long as it can be drawn large enough: everybody else on the road. */
  readonly wish: Frame;
}

/** Where a rider is on the board: on a square, or in a piece that lies across the road. */
function squaresOf(board: Board, rider: RiderId): readonly number[] {
  const spot = board.riders.find((one) => one.rider === rider);
  if (spot) return [spot.square];
  const block = board.blocks?.find(({ riders }) => riders.includes(rider));
  return block ? [block.from, block.to] : [];
}

/** The squares of the acting rider, and every one where they may end. */
export function squaresOfChoice(board: Board, rider: RiderId | undefined, previews: readonly Preview[]): readonly number[] {
  const riders = rider === undefined ? previews.flatMap((preview) => (preview.rider === undefined ? [] : [preview.rider])) : [rider];
  const ends = previews.flatMap(({ to, spread = [] }) => [...(to === undefined ? [] : [to]), ...spread.map((outcome) => outcome.to)]);
  return [...riders.flatMap((one) => squaresOf(board, one)), ...ends];
}

type Going = Fact & { readonly rider?: RiderId; readonly from?: number; readonly to?: number };

const squaresIn = (facts: readonly Fact[], isWanted: (fact: Going) => boolean): readonly number[] =>
  (facts as readonly Going[]).flatMap((fact) => {
    const { type, from, to } = fact;
    if ((type !== 'moved' && type !== 'placed') || to === undefined || !isWanted(fact)) return [];
    return from === undefined ? [to] : [from, to];
  });

/** The same while a step is shown: its end is known, so it is in the picture before the dice fall. */
export const squaresOfStep = (board: Board, rider: RiderId | undefined, facts: readonly Fact[]): readonly number[] =>
  rider === undefined ? [] : [...squaresOf(board, rider), ...squaresIn(facts, (fact) => fact.rider === rider)];

/** Every move of a step. */
export const squaresOfMoves = (facts: readonly Fact[]): readonly number[] => squaresIn(facts, () => true);

/** The whole field: a peloton moves as one. */
export const squaresOfField = (board: Board): readonly number[] => [
  ...board.riders.map(({ square }) => square),
  ...(board.blocks ?? []).flatMap(({ from, to }) => [from, to]),
];

/** The shot of these squares, inside the road. */
export function shotOf(needed: readonly number[], moves: readonly number[], field: readonly number[], road: Frame): Shot {
  const clamp = (square: number) => Math.max(road.from, Math.min(square, road.to));
  const around = (squares: readonly number[]): Frame => ({ from: clamp(Math.min(...squares)), to: clamp(Math.max(...squares)) });
  // Where nobody acts, the head of the race is looked at.
  const need = around(needed.length > 0 ? needed : [field.length > 0 ? Math.max(...field) : road.from]);
  const step = around([need.from, need.to, ...moves]);
  return { need, step, wish: around([step.from, step.to, ...field]) };
}

/** The riders and squares that a coach points at. */
export const squaresPointedAt = (board: Board, point: readonly Pointer[]): readonly number[] =>
  point.flatMap((one) => ('square' in one ? [one.square] : 'rider' in one ? squaresOf(board, one.rider) : []));

const sizeOf = ({ from, to }: Frame): number => to - from + 1;

/** The smallest part of full size that cells are drawn at: for what must be seen, for the moves of a step, and for the rest of the field. */
const smallest = 0.3;
const smallestForStep = 0.4;
const smallestForField = 0.55;
const zoomSteps = 20;

/** Squares beside the frame that are in the picture too. */
const margin = 1;

const exactZoom = (frame: Frame, full: number, width: number): number => width / ((sizeOf(frame) + 2 * margin) * full);

/** What is framed: everybody where they fit, otherwise who moves in this step, otherwise who acts. */
function framed({ need, step, wish }: Shot, full: number, width: number): Frame {
  if (exactZoom(wish, full, width) >= smallestForField) return wish;
  return exactZoom(step, full, width) >= smallestForStep ? step : need;
}

/** How large the cells are drawn, as a part of full size. A picture that is zoomed out stays so until it could be much larger. */
export function zoomFor(shot: Shot, full: number, width: number, before: number): number {
  const exact = exactZoom(framed(shot, full, width), full, width);
  const wanted = Math.max(smallest, Math.min(1, Math.floor(exact * zoomSteps) / zoomSteps));
  return before <= exact && wanted < before * 1.5 ? before : wanted;
}

/**
 * The first square at the left edge of the picture, where cells are drawn this large. It stays where it is as long as the frame is in
 * the picture; otherwise the frame moves in, with more road ahead of it than behind.
 */
export function aimFor(shot: Shot, full: number, zoom: number, width: number, before: number | undefined): number {
  const squares = width / (full * zoom);
  const isIn = (frame: Frame, edge: number) => frame.from - margin >= edge && frame.to + 1 + margin <= edge + squares;
  const frame = framed(shot, full, width);
  if (before !== undefined && isIn(frame, before)) return before;
  return frame.from - Math.max(margin, (squares - sizeOf(frame)) * 0.35);
}
