import type { Marker } from '@gruppetto/kernel';
import { road } from './board.ts';
import { courseOf, isMountain } from './course.ts';
import { hexagonsFor, squaresPerHexagon } from './stage.ts';
import type { Options } from './types.ts';

/** A square of a hexagon, with the indicators that lie on it (CP-1.9). */
export interface CircuitSquare {
  readonly square: number;
  readonly mountain: boolean;
  readonly indicators: readonly Marker[];
}

/**
 * A hexagon of the circuit, in a honeycomb with a corner at the top: `column` counts half hexagons from the left, `row` whole rows from
 * the top. The next hexagon of the chain lies next to it.
 */
export interface Hexagon {
  readonly kind: 'start' | 'road' | 'finish';
  readonly column: number;
  readonly row: number;
  /** In the order of the road; the start and the finish count none. */
  readonly squares: readonly CircuitSquare[];
}

interface Step {
  readonly columns: number;
  readonly rows: number;
}

const lanePitch = 3;

/** CP-1.10: the stage as a chain of hexagons, none on top of another, in lanes that go to and fro. */
export function circuitOf(options: Options): readonly Hexagon[] {
  const pieces = piecesOf(options);
  const lane = laneFor(pieces.length);
  const chain: Hexagon[] = [];
  let at = { column: 0, row: 0 };
  let top = 0;
  let heading = 1;
  let last: Step = { columns: 2, rows: 0 };
  for (const piece of pieces) {
    if (chain.length > 0) {
      last = nextStep(at, { top, heading, lane, last, winds: piece.squares.some(({ mountain }) => mountain) });
      at = { column: at.column + last.columns, row: at.row + last.rows };
      if (at.row === top + lanePitch) {
        top += lanePitch;
        heading = -heading;
      }
    }
    chain.push({ ...piece, ...at });
  }
  const left = Math.min(...chain.map(({ column }) => column));
  return chain.map((hexagon) => ({ ...hexagon, column: hexagon.column - left }));
}

/** CP-1.2, CP-1.4, CP-1.5: start, course, finish, run-out. */
function piecesOf(options: Options): readonly Pick<Hexagon, 'kind' | 'squares'>[] {
  const course = courseOf(options);
  const { markers } = road(course);
  const squareAt = (square: number): CircuitSquare => ({
    square,
    mountain: isMountain(course, square),
    indicators: markers.filter(({ at, kind }) => at === square && kind !== 'start' && kind !== 'finish'),
  });
  const stretch = (from: number, to: number): Pick<Hexagon, 'kind' | 'squares'>[] => {
    const list: Pick<Hexagon, 'kind' | 'squares'>[] = [];
    for (let first = from; first <= to; first += squaresPerHexagon) {
      const count = Math.min(squaresPerHexagon, to - first + 1);
      list.push({ kind: 'road', squares: Array.from({ length: count }, (_, index) => squareAt(first + index)) });
    }
    return list;
  };
  const ofCourse = stretch(1, course.length);
  const runOut = hexagonsFor(course) - ofCourse.length;
  return [
    { kind: 'start', squares: [] },
    ...ofCourse,
    { kind: 'finish', squares: [] },
    ...stretch(course.length + 1, course.length + runOut * squaresPerHexagon),
  ];
}

/** Half hexagons across a lane, so that the whole is about half as wide again as it is high. */
const laneFor = (hexagons: number): number => Math.round(2 * Math.sqrt(lanePitch * hexagons));

interface Way {
  /** The upper row of the lane; it may wind through the one below. */
  readonly top: number;
  readonly heading: number;
  readonly lane: number;
  readonly last: Step;
  readonly winds: boolean;
}

/** Every other step at least is straight on or part of a turn, so that no bend is sharp. */
function nextStep({ column, row }: { column: number; row: number }, { top, heading, lane, last, winds }: Way): Step {
  const ahead: Step = { columns: 2 * heading, rows: 0 };
  const straight = last.rows === 0;
  // A turn to the next lane goes out on its way down and comes back in with its last step.
  const turning = last.rows > 0 && row > top + 1;
  const atEnd = heading > 0 ? column >= lane : column <= 0;
  if (turning || (atEnd && straight) || (atEnd && last.rows > 0 && row > top))
    return { columns: row === top + lanePitch - 1 ? -heading : heading, rows: 1 };
  if (!straight) return ahead;
  if (row > top) return { columns: heading, rows: -1 };
  return winds ? { columns: heading, rows: 1 } : ahead;
}
