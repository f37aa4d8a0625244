import { useSaid } from '@gruppetto/ui';
import { useMemo } from 'react';
import { hexagonOf, type MapHexagon, mapOf, rowsEach, tileOf } from '../rules/index.ts';
import type { RacePlan } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { along, Face, middleOf, Outline, roadWidth, size } from './Hexagon.tsx';
import './RaceMap.css';

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
const room = { width: 560, height: 400 };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(hexagons: readonly MapHexagon[]): Box {
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

/** The figures on the tiles can be read from this size on; what is larger than its place can be scrolled. */
const smallest = 0.62;

interface RaceMapProps {
  readonly plan: RacePlan;
  /** The hexagon that is looked at, from 0. */
  readonly chosen?: number | undefined;
  /** Hexagons on which something is wrong, from 0. */
  readonly faulty?: ReadonlySet<number>;
  readonly onChoose?: (index: number) => void;
  /** What stands on the road, by row. */
  readonly tokens?: readonly MapToken[];
}

/** Riders of one row, or a peloton, on the map. */
export interface MapToken {
  readonly row: number;
  readonly colours: readonly string[];
  /** What a pointer reads. */
  readonly name: string;
  /** Where they are too many to be drawn one by one. */
  readonly count?: number;
}

/** A race as it lies on the table: a winding road of hexagons that never meets itself. */
export function RaceMap({ plan, chosen, faulty, onChoose, tokens = [] }: RaceMapProps) {
  const { screens: say } = useSaid(sentences);
  const hexagons = useMemo(() => layOut(plan.hexagons), [plan.hexagons]);
  if (hexagons.length === 0) return undefined;
  const { left, top, width, height } = boxOf(hexagons);
  const box = [left, top, width, height].map((value) => value.toFixed(0)).join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="race-map-frame" aria-label={say.map} tabIndex={0}>
      <svg
        viewBox={box}
        className="race-map"
        role="img"
        aria-label={say.roadOf(hexagons.length)}
        style={{ minWidth: `${(width * smallest).toFixed(0)}px`, maxWidth: `${(width * 1.2).toFixed(0)}px` }}
      >
        {hexagons.map((hexagon) => (
          <Outline key={hexagon.id} hexagon={hexagon} className={`ground ${tileOf(hexagon.id).terrain}`} />
        ))}
        {hexagons.map((hexagon, index) => (
          <Face key={hexagon.id} hexagon={hexagon} label={`${index + 1}${faulty?.has(index) ? '!' : ''}`} />
        ))}
        <Markers plan={plan} hexagons={hexagons} />
        {hexagons.map((hexagon, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of hexagons beside it has buttons for keys and screen readers
          <g key={hexagon.id} onClick={() => onChoose?.(index)}>
            <Outline
              hexagon={hexagon}
              className={`edge${onChoose ? ' choosable' : ''}${faulty?.has(index) ? ' faulty' : ''}${index === chosen ? ' chosen' : ''}`}
            />
          </g>
        ))}
        <Tokens tokens={tokens} hexagons={hexagons} />
      </svg>
    </section>
  );
}

/** The end of a row on the map. */
function after(hexagons: readonly MapHexagon[], row: number): ReturnType<typeof along> {
  const index = Math.min(hexagons.length - 1, Math.max(0, hexagonOf(row) - 1));
  return along(hexagons[index], Math.max(0, Math.min(1, (row - index * rowsEach) / rowsEach)));
}

/** Discs in the colours of the jerseys, side by side where several stand on a row. */
function Tokens({ tokens, hexagons }: { tokens: readonly MapToken[]; hexagons: readonly MapHexagon[] }) {
  return tokens.map(({ row, colours, name, count }) => {
    const { x, y } = after(hexagons, row - 0.5);
    const left = x - ((colours.length - 1) * 11) / 2;
    return (
      <g key={name} className="map-token">
        <title>{name}</title>
        {colours.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: riders of one team look alike here
          <circle key={index} cx={left + index * 11} cy={y} r={count === undefined ? 8.5 : 14} fill={colour} />
        ))}
        {count !== undefined && (
          <text x={x} y={y + 5.5} textAnchor="middle">
            {count}
          </text>
        )}
      </g>
    );
  });
}

/** What stands along the road: a line across it, and a letter. */
function Markers({ plan, hexagons }: { plan: RacePlan; hexagons: readonly MapHexagon[] }) {
  const { screens: say } = useSaid(sentences);
  const last = hexagons.length * rowsEach;
  const rows = (['feeds', 'sprints', 'bonusLines'] as const).flatMap((marker) =>
    plan[marker].filter((row) => row < last).map((row) => ({ row, letter: say.letters[marker] })),
  );
  // A climb's token lies on its first hexagon, clear of what stands before it.
  const climbs = plan.climbs.map(({ hexagon, category }) => ({ row: (hexagon - 1) * rowsEach + 1.6, letter: `▲${category}` }));
  const start = after(hexagons, 0);
  const finish = after(hexagons, last);
  return (
    <g className="map-markers">
      <g transform={`translate(${start.x} ${start.y}) rotate(${start.angle})`} className="map-start">
        <rect x="0" y={-roadWidth / 2} width="5" height={roadWidth} />
        <polygon points="9,-7 20,0 9,7" />
      </g>
      <g transform={`translate(${finish.x} ${finish.y}) rotate(${finish.angle})`}>
        <rect x="-8" y={-roadWidth / 2} width="8" height={roadWidth} fill="url(#chequers)" />
      </g>
      {[...rows, ...climbs].map(({ row, letter }) => {
        const { x, y, angle } = after(hexagons, row);
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
