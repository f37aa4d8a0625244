import type { Board, Marker, Road } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import type { GameWords } from '@gruppetto/words';
import { memo } from 'react';
import type { Frame } from './camera.ts';
import {
  type Geometry,
  intoSight,
  kerb,
  labelOn,
  laneBox,
  lanesAt,
  leftOf,
  liftAt,
  middleOf,
  onSlope,
  sectionAt,
  squareBox,
} from './geometry.ts';
import './signs.css';

interface GroundProps {
  readonly road: Road;
  readonly geometry: Geometry;
}

/** Squares that are drawn as one: the browser goes through all that is drawn here whenever something on the page changes. */
const panel = 16;

/** The road itself, which never moves: squares, terrain, lanes, lines and numbers. */
export const Ground = memo(function Ground({ road, geometry: g }: GroundProps) {
  const squares = Array.from({ length: g.last - g.first + 1 }, (_, index) => g.first + index);
  return (
    <g>
      <EdgeFill geometry={g} />
      {squares
        .filter((_, index) => index % panel === 0)
        .map((from) => (
          <Panel key={from} road={road} geometry={g} squares={squares.slice(from - g.first, from - g.first + panel)} />
        ))}
    </g>
  );
});

/** Asphalt to both ends of the picture, beyond the first and the last square. */
function EdgeFill({ geometry: g }: { geometry: Geometry }) {
  const start = g.top - liftAt(g, 0);
  const end = g.top - liftAt(g, g.width);
  return (
    <>
      <rect x={-40} y={start} width={40 + g.left} height={g.height} className="square" />
      <rect x={g.width - 12} y={end} width="60" height={g.height} className="square" />
      <rect x={-40} y={start + g.height} width={40 + g.left} height={kerb} className="kerb" />
      <rect x={g.width - 12} y={end + g.height} width="60" height={kerb} className="kerb" />
    </>
  );
}

const shades = ['square', 'square odd', 'square run-out'] as const;

const shadeOf = (road: Road, square: number): (typeof shades)[number] => {
  if (square > road.length) return 'square run-out';
  return Math.floor((square - 1) / 5) % 2 ? 'square odd' : 'square';
};

function Panel({ road, geometry: g, squares }: GroundProps & { squares: readonly number[] }) {
  const foot = g.top + g.height;
  const begins = squares.filter((square) => square > g.first && sectionAt(road, square)?.from === square);
  return (
    <g>
      {shades.map((shade) => (
        <Lines
          key={shade}
          className={shade}
          lines={squares.filter((square) => shadeOf(road, square) === shade).map((square) => box(g, square, g.top, g.height))}
        />
      ))}
      {squares.map((square) => (
        <Surface key={square} road={road} geometry={g} square={square} />
      ))}
      {road.layout === 'lanes' ? (
        <Lines className="lane" lines={squares.flatMap((square) => laneLines(road, g, square))} />
      ) : (
        <Lines className="centre-line" lines={squares.map((square) => along(g, square, g.top + g.height / 2, 0.2, 0.8))} />
      )}
      <Lines className="lane front" lines={squares.flatMap((square) => bendFronts(road, g, square))} />
      <Lines className="stretch" lines={begins.map((square) => upright(g, leftOf(g, square), g.top, g.height))} />
      <Lines className="edge-line" lines={squares.flatMap((square) => [along(g, square, g.top), along(g, square, foot)])} />
      <Lines className="kerb" lines={squares.map((square) => box(g, square, foot, kerb))} />
      <Lines className="tick" lines={squares.map((square) => upright(g, leftOf(g, square), foot, 6))} />
      {squares.map((square) => (
        <Figures key={square} road={road} geometry={g} square={square} />
      ))}
    </g>
  );
}

const Lines = ({ className, lines }: { className: string; lines: readonly string[] }) =>
  lines.length > 0 && <path d={lines.join('')} className={className} />;

/** Part of a square, on its slope. A hair wider than the square, so that no gap is seen there. */
function box(g: Geometry, square: number, y: number, height: number): string {
  const [x, end] = [leftOf(g, square), leftOf(g, square + 1)];
  const [near, far] = [y - liftAt(g, x), y - liftAt(g, end)];
  return `M${x} ${near}L${end + 0.4} ${far}v${height}L${x} ${near + height}Z`;
}

/** A line along the road, from one part of a square to another. */
function along(g: Geometry, square: number, y: number, from = 0, to = 1): string {
  const [x, end] = [leftOf(g, square + from), leftOf(g, square + to)];
  return `M${x} ${y - liftAt(g, x)}L${end} ${y - liftAt(g, end)}`;
}

const upright = (g: Geometry, x: number, y: number, height: number): string => `M${x} ${y - liftAt(g, x)}v${height}`;

/** What the road is made of there, and what lies on it. */
function Surface({ road, geometry: g, square }: GroundProps & { square: number }) {
  const section = sectionAt(road, square);
  return (
    <>
      {section && section.terrain !== 'flat' && (
        <rect
          transform={onSlope(g, square)}
          x={leftOf(g, square)}
          y={g.top}
          width={g.cell + 0.4}
          height={g.height}
          fill={`url(#terrain-${section.terrain})`}
        />
      )}
      {(road.hazards ?? [])
        .filter((hazard) => Math.ceil(hazard.square) === square)
        .map((hazard) => {
          const { y, height } = laneBox(g, road, square, hazard.lane);
          const { x, width } = squareBox(g, road, hazard.square, hazard.lane);
          return (
            <rect
              key={`${hazard.lane}/${hazard.square}`}
              transform={onSlope(g, square)}
              x={x}
              y={y}
              width={width}
              height={height}
              fill="url(#hazard)"
              className="hazard"
            />
          );
        })}
    </>
  );
}

/** Its number, and what it counts behind the line. */
function Figures({ road, geometry: g, square }: GroundProps & { square: number }) {
  const beyond = square > road.length;
  const foot = g.top + g.height;
  const label = labelOn(road, square);
  const at = { transform: onSlope(g, square), x: middleOf(g, square), textAnchor: 'middle' } as const;
  return (
    <>
      {(g.cell >= 24 || square % 5 === 0) && (
        <text {...at} y={foot + 20} className={numberClass(square, beyond)}>
          {square}
        </text>
      )}
      {label !== undefined && (
        <text {...at} y={foot - 10} className="run-out-label">
          {label}
        </text>
      )}
    </>
  );
}

const numberClass = (square: number, beyond: boolean): string =>
  beyond ? 'square-number beyond' : square % 5 === 0 ? 'square-number tens' : 'square-number';

/** Broken lines between the lanes. */
function laneLines(road: Road, g: Geometry, square: number): readonly string[] {
  const lanes = lanesAt(road, square);
  return Array.from({ length: lanes - 1 }, (_, lane) => along(g, square, g.top + ((lane + 1) * g.height) / lanes));
}

/** On a bend each lane has squares of its own: a line at every front on this row. */
function bendFronts(road: Road, g: Geometry, square: number): readonly string[] {
  const { from, to, squares = [] } = sectionAt(road, square) ?? { from: square, to: square };
  return squares.flatMap((count, index) => {
    const { y, height } = laneBox(g, road, square, index + 1);
    const fronts = Array.from({ length: count }, (_, nth) => from - 1 + ((nth + 1) * (to - from + 1)) / count);
    return fronts.filter((front) => front > square - 1 && front <= square).map((front) => upright(g, leftOf(g, front + 1), y, height));
  });
}

/** What was drawn by lot for single squares at the set-up. */
export const Malus = memo(function Malus({ malus = [], road, geometry: g }: GroundProps & { malus: Board['malus'] }) {
  return (
    <g className="malus">
      {malus.flatMap(({ square, lanes }) =>
        lanes.map((amount, index) => {
          if (amount === 0) return undefined;
          const { y } = laneBox(g, road, square, index + 1);
          return (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
              key={`${square}.${index + 1}`}
              transform={onSlope(g, square)}
              x={leftOf(g, square) + g.cell - 5}
              y={y + 14}
              textAnchor="end"
            >
              −{amount}
            </text>
          );
        }),
      )}
    </g>
  );
});

interface LinesProps extends GroundProps {
  readonly markers: readonly Marker[];
}

/** Chequered lines across the road. */
export function CrossLines({ geometry: g, markers }: Omit<LinesProps, 'road'>) {
  return markers
    .filter(({ kind }) => kind === 'finish' || kind === 'lap')
    .map(({ at, kind }) => {
      const x = leftOf(g, at + 1);
      return (
        <rect
          key={`${kind}${at}`}
          x={x - 5}
          y={g.top - liftAt(g, x)}
          width="10"
          height={g.height}
          fill="url(#chequers)"
          opacity={kind === 'lap' ? 0.55 : 1}
        />
      );
    });
}

interface SignsProps extends LinesProps {
  readonly words: GameWords;
  /** The part of the road in the picture, in pixels. */
  readonly sight: Frame;
  /** How far the picture is lowered. */
  readonly lowered: number;
}

interface Sign {
  /** Where it stands, and how far what it names reaches. */
  readonly x: number;
  readonly end: number;
  readonly text: string;
  readonly kind: string;
}

const letterWidth = 6.9;
const signRow = 28;
const boardHeight = 22;
const lowest = 4;

/** Boards beside the road: what begins here, and what is contested. */
export const Signs = memo(function Signs({ road, geometry: g, markers, words, sight, lowered }: SignsProps) {
  const { race } = useWords();
  const textOf = ({ kind, label }: Marker): string | undefined => {
    if (kind === 'to-go') return race.left(label ?? '');
    if (kind === 'lap') return race.lap(label ?? '');
    return label === undefined ? words.markers?.[kind] : (words.markers?.[label] ?? label);
  };
  const signs: Sign[] = [
    ...road.sections.flatMap((section) => {
      const text = words.section ? words.section(section) : section.label;
      return text ? [{ x: leftOf(g, section.from) + 4, end: leftOf(g, section.to + 1), text, kind: section.terrain as string }] : [];
    }),
    ...markers.flatMap((marker) => {
      const text = marker.kind === 'start' || marker.kind === 'distance' || marker.kind === 'finish' ? undefined : textOf(marker);
      const x = leftOf(g, marker.at + 1);
      return text ? [{ x, end: x + 6, text, kind: marker.kind as string }] : [];
    }),
  ].sort((a, b) => a.x - b.x);
  const taken = [0, 0, 0];
  return (
    <g className="signs">
      {signs.map(({ x, end, text, kind }) => {
        const width = text.length * letterWidth + 30;
        const board = intoSight({ left: x, right: end }, x + width / 2, width / 2 + 4, sight) - width / 2;
        const free = taken.findIndex((before) => board > before);
        const row = free < 0 ? 0 : free;
        taken[row] = board + width + 4;
        const foot = g.top - liftAt(g, x) - 4;
        // Where the road is high, its signs are low: their boards stay below the edge of the picture.
        const tall = Math.max(lowest, Math.min((g.narrow ? 18 : 34) + row * signRow, foot + lowered - boardHeight));
        return (
          <g key={`${kind}${x}`} transform={`translate(0 ${foot})`} className={`sign ${kind}`}>
            <path d={`M${x + 6} 4V-${tall}`} className="post" />
            <rect x={board} y={-tall - 18} width={width} height={boardHeight} rx="4" />
            <rect x={board + 5} y={-tall - 13} width="10" height="12" rx="2" className="badge" />
            <text x={board + 20} y={-tall - 2.5}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
});
