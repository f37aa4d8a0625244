import { darkOf, type MapHexagon, type Tile, type TileId, tileOf } from '../rules/index.ts';

export const size = 50;
/** From the middle of a hexagon to the middle of a side. */
const reach = (size * Math.sqrt(3)) / 2;
export const roadWidth = 30;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ q, r }: Pick<MapHexagon, 'q' | 'r'>): Point => ({ x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r });

const sideOf = ({ x, y }: Point, side: number): Point => ({
  x: x + reach * Math.cos((side * Math.PI) / 3),
  y: y + reach * Math.sin((side * Math.PI) / 3),
});

const corners = Array.from({ length: 6 }, (_, corner) => {
  const angle = ((corner + 0.5) * Math.PI) / 3;
  return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** The point so far along the road of a hexagon, and which way the road leads there, in degrees. */
export function along(hexagon: MapHexagon, part: number): Point & { readonly angle: number } {
  const middle = middleOf(hexagon);
  const [from, to] = [sideOf(middle, hexagon.enters), sideOf(middle, hexagon.leaves)];
  const at = (a: number, b: number, c: number) => (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  const slope = (a: number, b: number, c: number) => (1 - part) * (b - a) + part * (c - b);
  const angle = (Math.atan2(slope(from.y, middle.y, to.y), slope(from.x, middle.x, to.x)) * 180) / Math.PI;
  return { x: at(from.x, middle.x, to.x), y: at(from.y, middle.y, to.y), angle };
}

/** The same, so far to the right of the middle of the road. */
function beside(hexagon: MapHexagon, part: number, right: number): string {
  const { x, y, angle } = along(hexagon, part);
  const turn = (angle * Math.PI) / 180;
  return `${(x - right * Math.sin(turn)).toFixed(1)} ${(y + right * Math.cos(turn)).toFixed(1)}`;
}

const bits = 4;

/** The points of a line along the road, so far to its right. */
const line = (hexagon: MapHexagon, from: number, to: number, right: number): readonly string[] =>
  Array.from({ length: bits + 1 }, (_, bit) => beside(hexagon, from + ((to - from) * bit) / bits, right));

/** How far to the right of the middle of the road a lane begins; lanes from 0, the leftmost. */
const leftOf = (lane: number, width: number): number => lane * width - roadWidth / 2;

/** The outline of a square, from its back to its front. */
function squareOf(hexagon: MapHexagon, from: number, to: number, lane: number, width: number): string {
  const left = leftOf(lane, width);
  return `M${[...line(hexagon, from, to, left), ...line(hexagon, from, to, left + width).toReversed()].join('L')}Z`;
}

/** Where the milestone and the number stand, in sides from the one where the road enters: on the outer side of a bend. */
const besideTheRoad: Readonly<Record<MapHexagon['bend'], readonly [number, number]>> = {
  straight: [1.5, 4.5],
  right: [1.5, 2.6],
  left: [3.4, 4.5],
};

/** Never by colour alone. */
const signs: Readonly<Record<Tile['terrain'], string>> = { plain: '', hill: '◠', mountain: '▲', downhill: '▼' };

/** The piece of cardboard, or a line around it. */
export function Outline({ hexagon, className }: { hexagon: MapHexagon; className: string }) {
  const { x, y } = middleOf(hexagon);
  return <polygon points={corners} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={className} />;
}

/** What is on a tile: the road with its lanes and squares, the dark ones, cobbles, the milestone, and a label. */
export function Face({ hexagon, label }: { hexagon: MapHexagon; label: string }) {
  const { x, y } = middleOf(hexagon);
  const tile: Tile = tileOf(hexagon.id);
  const lane = roadWidth / tile.lanes;
  const road = `M${line(hexagon, 0, 1, 0).join('L')}`;
  const [stone, name] = besideTheRoad[hexagon.bend].map((turn) => {
    const angle = ((hexagon.enters + turn) * Math.PI) / 3;
    return { x: x + 34 * Math.cos(angle), y: y + 34 * Math.sin(angle) };
  }) as [Point, Point];
  const lanes = Array.from({ length: tile.lanes - 1 }, (_, nth) => line(hexagon, 0, 1, leftOf(nth + 1, lane)));
  const squares = darkOf(hexagon).flatMap((inLane, place) =>
    inLane.map((isDark, nth) => ({ isDark, place, from: nth / inLane.length, to: (nth + 1) / inLane.length })),
  );
  const dark = squares.flatMap(({ isDark, place, from, to }) => (isDark ? [squareOf(hexagon, from, to, place, lane)] : []));
  // L1-1.2: on a bend the inner lane has longer squares than the outer one.
  const fronts = squares
    .filter(({ to }) => to < 1)
    .map(({ to, place }) => `M${beside(hexagon, to, leftOf(place, lane))}L${beside(hexagon, to, leftOf(place + 1, lane))}`);
  return (
    <g>
      <path d={road} className="map-road" strokeWidth={roadWidth} />
      {tile.cobbles && <path d={road} className="map-cobbles" strokeWidth={roadWidth} />}
      <path d={dark.join('')} className="map-dark" />
      <path d={fronts.join('')} className="map-row" />
      <path d={lanes.map((points) => `M${points.join('L')}`).join('')} className="map-lane" />
      <circle cx={stone.x} cy={stone.y} r="10.5" className="stone" />
      <text x={stone.x} y={stone.y + 5.5} textAnchor="middle" className="stone-energy">
        {tile.milestone}
      </text>
      <text x={name.x} y={name.y + 5} textAnchor="middle" className="tile-number">
        {label}
        {signs[tile.terrain]}
      </text>
    </g>
  );
}

const exits: Readonly<Record<MapHexagon['bend'], number>> = { left: 5, straight: 0, right: 1 };

/** A tile by itself, its road from left to right. */
export function TilePicture({ id, width }: { id: TileId; width: number }) {
  const { bend } = tileOf(id);
  const hexagon: MapHexagon = { id, q: 0, r: 0, enters: 3, leaves: exits[bend], bend };
  const [half, high] = [reach + 2, size + 2];
  return (
    <svg viewBox={`${-half} ${-high} ${2 * half} ${2 * high}`} width={width} className="tile-picture" aria-hidden="true" focusable="false">
      <Outline hexagon={hexagon} className={`ground ${tileOf(id).terrain}`} />
      <Face hexagon={hexagon} label="" />
    </svg>
  );
}
