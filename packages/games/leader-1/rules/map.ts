import { type Bend, type TileId, tileOf } from './tiles.ts';

/** Where a hexagon lies when a race is drawn: axial coordinates, the side it is entered by and the one it is left by. */
export interface MapHexagon {
  readonly id: TileId;
  readonly q: number;
  readonly r: number;
  /** Sides count from 0 to 5, clockwise; neighbours lie in the directions below. */
  readonly enters: number;
  readonly leaves: number;
  /** As it lies: of a tile that is turned round, the other way than on the tile. */
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

/** L1-1.2: the road as it lies on the table. It never meets itself: where it would, a bend before is turned round. */
export function mapOf(hexagons: readonly TileId[]): readonly MapHexagon[] {
  return placeAll(hexagons, [], 0, 0, 0) ?? [];
}

/** L1-1.4: dark squares by lane. L1-1.2: a tile that is turned round has its last squares first and its left lane on the right. */
export function darkOf({ id, bend }: Pick<MapHexagon, 'id' | 'bend'>): readonly (readonly boolean[])[] {
  const tile = tileOf(id);
  return bend === tile.bend ? tile.dark : tile.dark.map((lane) => lane.toReversed()).toReversed();
}

function placeAll(
  hexagons: readonly TileId[],
  placed: readonly MapHexagon[],
  q: number,
  r: number,
  heading: number,
): readonly MapHexagon[] | undefined {
  const id = hexagons[placed.length];
  if (id === undefined) return placed;
  if (placed.some((hexagon) => hexagon.q === q && hexagon.r === r)) return undefined;
  const drawn = tileOf(id).bend;
  const enters = (heading + sides / 2) % sides;
  for (const bend of drawn === 'straight' ? [drawn] : [drawn, mirrored[drawn]]) {
    const leaves = (heading + turns[bend]) % sides;
    const [dq, dr] = directions[leaves];
    const whole = placeAll(hexagons, [...placed, { id, q, r, enters, leaves, bend }], q + dq, r + dr, leaves);
    if (whole) return whole;
  }
  return undefined;
}
