import { hexagonOf, type MapHexagon, mapOf, type RacePlan, rowsEach, type Tile, tileOf } from '@gruppetto/leader-1';
import { plural } from '@gruppetto/words';
import { useMemo } from 'react';

const size = 50;
/** From the middle of a hexagon to the middle of a side. */
const reach = (size * Math.sqrt(3)) / 2;
const roadWidth = 27;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ q, r }: MapHexagon): Point => ({ x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r });

const sideOf = ({ x, y }: Point, side: number): Point => ({
  x: x + reach * Math.cos((side * Math.PI) / 3),
  y: y + reach * Math.sin((side * Math.PI) / 3),
});

const corners = Array.from({ length: 6 }, (_, corner) => {
  const angle = ((corner + 0.5) * Math.PI) / 3;
  return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** The point so far along the road of a hexagon, and which way the road leads there, in degrees. */
function along(hexagon: MapHexagon, part: number): Point & { readonly angle: number } {
  const middle = middleOf(hexagon);
  const [from, to] = [sideOf(middle, hexagon.enters), sideOf(middle, hexagon.leaves)];
  const at = (a: number, b: number, c: number) => (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  const slope = (a: number, b: number, c: number) => (1 - part) * (b - a) + part * (c - b);
  const angle = (Math.atan2(slope(from.y, middle.y, to.y), slope(from.x, middle.x, to.x)) * 180) / Math.PI;
  return { x: at(from.x, middle.x, to.x), y: at(from.y, middle.y, to.y), angle };
}

/** The whole road turned by so many sides. */
const turned = (hexagons: readonly MapHexagon[], sides: number): readonly MapHexagon[] =>
  sides === 0
    ? hexagons
    : turned(
        hexagons.map(({ q, r, enters, leaves, ...rest }) => ({
          ...rest,
          q: -r,
          r: q + r,
          enters: (enters + 1) % 6,
          leaves: (leaves + 1) % 6,
        })),
        sides - 1,
      );

/** Room for a map: it lies so that it is drawn largest. */
const room = { width: 480, height: 400 };

function boxOf(hexagons: readonly MapHexagon[]): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const middles = hexagons.map(middleOf);
  const edge = size + 4;
  const [left, top] = [Math.min(...middles.map(({ x }) => x)) - edge, Math.min(...middles.map(({ y }) => y)) - edge];
  const [right, bottom] = [Math.max(...middles.map(({ x }) => x)) + edge, Math.max(...middles.map(({ y }) => y)) + edge];
  return { left, top, width: right - left, height: bottom - top };
}

function layOut(ids: RacePlan['hexagons']): readonly MapHexagon[] {
  const straight = mapOf(ids);
  let best = straight;
  const scale = (hexagons: readonly MapHexagon[]) => {
    const { width, height } = boxOf(hexagons);
    return Math.min(room.width / width, room.height / height);
  };
  for (let sides = 1; sides < 6; sides++) {
    const other = turned(straight, sides);
    if (scale(other) > scale(best) * 1.001) best = other;
  }
  return best;
}

function roadOf(hexagon: MapHexagon): string {
  const middle = middleOf(hexagon);
  const [from, to] = [sideOf(middle, hexagon.enters), sideOf(middle, hexagon.leaves)];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

interface RaceMapProps {
  readonly plan: RacePlan;
  /** The hexagon that is looked at, from 0. */
  readonly chosen?: number | undefined;
  readonly onChoose?: (index: number) => void;
}

/** A race as it lies on the table: a winding road of hexagons that never meets itself. */
export function RaceMap({ plan, chosen, onChoose }: RaceMapProps) {
  const hexagons = useMemo(() => layOut(plan.hexagons), [plan.hexagons]);
  if (hexagons.length === 0) return undefined;
  const { left, top, width, height } = boxOf(hexagons);
  const box = [left, top, width, height].map((value) => value.toFixed(0)).join(' ');
  return (
    <svg viewBox={box} className="race-map" role="img" aria-label={`A road of ${plural(hexagons.length, 'hexagon')}`}>
      {hexagons.map((hexagon, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list of hexagons beside it has buttons for keys and screen readers
        <g key={hexagon.id} onClick={() => onChoose?.(index)} className={onChoose && 'choosable'}>
          <Hexagon hexagon={hexagon} index={index} chosen={index === chosen} />
        </g>
      ))}
      <Markers plan={plan} hexagons={hexagons} />
    </svg>
  );
}

/** The dark squares of a tile; rows and lanes from 0. */
const darkOf = ({ dark }: Tile) => dark.flatMap((lanes, row) => lanes.flatMap((isDark, place) => (isDark ? [{ row, place }] : [])));

function Hexagon({ hexagon, index, chosen }: { hexagon: MapHexagon; index: number; chosen: boolean }) {
  const { x, y } = middleOf(hexagon);
  const tile: Tile = tileOf(hexagon.id);
  const lane = roadWidth / tile.lanes;
  const road = roadOf(hexagon);
  const [stone, name] = besideTheRoad[hexagon.bend].map((turn) => {
    const angle = ((hexagon.enters + turn) * Math.PI) / 3;
    return { x: x + 33 * Math.cos(angle), y: y + 33 * Math.sin(angle) };
  }) as [Point, Point];
  return (
    <g className={`hexagon ${tile.terrain}${chosen ? ' chosen' : ''}`}>
      <polygon points={corners} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
      <path d={road} className="map-road" strokeWidth={roadWidth} />
      {tile.cobbles && <path d={road} className="map-cobbles" strokeWidth={roadWidth} />}
      {darkOf(tile).map(({ row, place }) => {
        const at = along(hexagon, (row + 0.5) / rowsEach);
        // Lane 1 is on the right.
        const off = roadWidth / 2 - (place + 0.5) * lane;
        return (
          <rect
            key={`${row}.${place}`}
            x={-reach / rowsEach + 1}
            y={off - lane / 2 + 0.5}
            width={(2 * reach) / rowsEach - 2}
            height={lane - 1}
            className="map-dark"
            transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${at.angle.toFixed(1)})`}
          />
        );
      })}
      <circle cx={stone.x} cy={stone.y} r="10.5" className="stone" />
      <text x={stone.x} y={stone.y + 5.5} textAnchor="middle" className="stone-energy">
        {tile.milestone}
      </text>
      <text x={name.x} y={name.y + 5} textAnchor="middle" className="tile-number">
        {index + 1}
        {signs[tile.terrain]}
      </text>
    </g>
  );
}

/** Where the milestone and the number stand, in sides from the one where the road enters: on the outer side of a bend. */
const besideTheRoad: Readonly<Record<MapHexagon['bend'], readonly [number, number]>> = {
  straight: [1.5, 4.5],
  right: [1.5, 2.6],
  left: [3.4, 4.5],
};

/** Never by colour alone. */
const signs: Readonly<Record<Tile['terrain'], string>> = { plain: '', hill: '◠', mountain: '▲', downhill: '▼' };

const letters = { feeds: 'F', sprints: 'S', bonusLines: 'B' } as const;

/** What stands along the road: a line across it, and a letter. */
function Markers({ plan, hexagons }: { plan: RacePlan; hexagons: readonly MapHexagon[] }) {
  const after = (row: number) => {
    const index = Math.min(hexagons.length - 1, Math.max(0, hexagonOf(row) - 1));
    return along(hexagons[index] as MapHexagon, (row - index * rowsEach) / rowsEach);
  };
  const last = hexagons.length * rowsEach;
  const rows = (['feeds', 'sprints', 'bonusLines'] as const).flatMap((marker) =>
    plan[marker].filter((row) => row < last).map((row) => ({ row, letter: letters[marker] as string })),
  );
  // A climb's token lies on its first hexagon, clear of what stands before it.
  const climbs = plan.climbs.map(({ hexagon, category }) => ({ row: (hexagon - 1) * rowsEach + 1.6, letter: `▲${category}` }));
  return (
    <g className="map-markers">
      {[0, last].map((row) => {
        const { x, y, angle } = after(row);
        return (
          <g key={row} transform={`translate(${x} ${y}) rotate(${angle})`}>
            <rect x="-4" y={-roadWidth / 2} width="8" height={roadWidth} fill={row === 0 ? '#fff' : 'url(#chequers)'} />
          </g>
        );
      })}
      {[...rows, ...climbs].map(({ row, letter }) => {
        const { x, y, angle } = after(row);
        return (
          <g key={`${letter}${row}`}>
            {Number.isInteger(row) && (
              <path d={`M0 ${-roadWidth / 2}V${roadWidth / 2}`} transform={`translate(${x} ${y}) rotate(${angle})`} />
            )}
            <circle cx={x} cy={y} r="10" />
            <text x={x} y={y + 4.5} textAnchor="middle">
              {letter}
            </text>
          </g>
        );
      })}
    </g>
  );
}
