import { type Bend, type TileId, tileOf } from './tiles.ts';

/** Where a hexagon lies when a race is drawn: axial coordinates, the side it is entered by and the one it is left by. */
export interface MapHexagon {
  readonly id: TileId;
  readonly q: number;
  readonly r: number;
  /** Sides count from 0 to 5, clockwise; neighbours lie in the directions below. */
  readonly enters: number;
  readonly leaves: number;
  readonly bend: Bend;
}

/** From side 0 clockwise: east, south-east, south-west, west, north-west, north-east of pointed hexagons. */
const directions: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const sides = directions.length;
const turns: Readonly<Record<Bend, number>> = { straight: 0, left: sides - 1, right: 1 };
const mirrored: Readonly<Record<Bend, Bend>> = { straight: 'straight', left: 'right', right: 'left' };

/** The road as it lies on the page. It never meets itself: where it would, a bend before is drawn the other way (L1-1.2). */
export function mapOf(hexagons: readonly TileId[]): readonly MapHexagon[] {
  return layOn(hexagons, [], 0, 0, 0) ?? [];
}

function layOn(
  hexagons: readonly TileId[],
  laid: readonly MapHexagon[],
  q: number,
  r: number,
  heading: number,
): readonly MapHexagon[] | undefined {
  const id = hexagons[laid.length];
  if (id === undefined) return laid;
  if (laid.some((hexagon) => hexagon.q === q && hexagon.r === r)) return undefined;
  const drawn = tileOf(id).bend;
  const enters = (heading + sides / 2) % sides;
  for (const bend of drawn === 'straight' ? [drawn] : [drawn, mirrored[drawn]]) {
    const leaves = (heading + turns[bend]) % sides;
    const [dq, dr] = directions[leaves];
    const whole = layOn(hexagons, [...laid, { id, q, r, enters, leaves, bend }], q + dq, r + dr, leaves);
    if (whole) return whole;
  }
  return undefined;
}
