import { type CircuitSquare, circuitOf, type Hexagon } from './circuit.ts';
import { squaresPerHexagon } from './stage.ts';
import type { Options } from './types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A circuit in numbers, a hexagon being two high: for any screen or paper. */
export interface CircuitPicture {
  readonly width: number;
  readonly height: number;
  readonly hexagons: readonly { readonly kind: Hexagon['kind']; readonly corners: readonly Point[]; readonly middle: Point }[];
  /** An SVG path along the middle of the road. */
  readonly road: string;
  readonly squares: readonly (CircuitSquare & Point)[];
}

const columnWidth = Math.sqrt(3) / 2;
const rowHeight = 1.5;

/** CP-1.10. */
export function circuitPicture(options: Options): CircuitPicture {
  const chain = circuitOf(options);
  const middles = chain.map(middleOf);
  const ways = middles.map((middle, index) => ({
    from: index === 0 ? middle : between(middles[index - 1], middle),
    middle,
    to: index === middles.length - 1 ? beyond(middles[index - 1], middle) : between(middle, middles[index + 1]),
  }));
  const spot = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
  return {
    width: columnWidth * (2 + Math.max(...chain.map(({ column }) => column))),
    height: 2 + rowHeight * Math.max(...chain.map(({ row }) => row)),
    hexagons: chain.map(({ kind }, index) => ({ kind, middle: middles[index], corners: cornersOf(middles[index]) })),
    road: `M${spot(ways[0].from)}${ways.map(({ middle, to }) => `Q${spot(middle)} ${spot(to)}`).join('')}`,
    squares: chain.flatMap(({ squares }, index) =>
      squares.map((square, nth) => ({ ...square, ...along(ways[index], (nth + 0.5) / squaresPerHexagon) })),
    ),
  };
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

const middleOf = ({ column, row }: Hexagon): Point => ({ x: columnWidth * (column + 1), y: rowHeight * row + 1 });

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Where a road that comes from there would leave the hexagon if it went straight on. */
const beyond = (from: Point, middle: Point): Point => ({ x: middle.x + (middle.x - from.x) / 2, y: middle.y + (middle.y - from.y) / 2 });

const cornersOf = ({ x, y }: Point): readonly Point[] =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * (index + 0.5);
    return { x: x + Math.cos(angle), y: y + Math.sin(angle) };
  });

/** A point of the bend from one side of a hexagon over its middle to another. */
function along({ from, middle, to }: { from: Point; middle: Point; to: Point }, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: a * from.x + b * middle.x + c * to.x, y: a * from.y + b * middle.y + c * to.y };
}
