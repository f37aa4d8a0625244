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

interface GroundProps {
  readonly road: Road;
  readonly geometry: Geometry;
}

/** The road itself, which never moves: squares, terrain, lanes, lines and numbers. */
export const Ground = memo(function Ground({ road, geometry: g }: GroundProps) {
  const squares = Array.from({ length: g.last - g.first + 1 }, (_, index) => g.first + index);
  return (
    <g>
      <EdgeFill geometry={g} />
      {squares.map((square) => (
        <Square key={square} road={road} geometry={g} square={square} />
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

function Square({ road, geometry: g, square }: GroundProps & { square: number }) {
  const beyond = square > road.length;
  const section = sectionAt(road, square);
  const x = leftOf(g, square);
  const foot = g.top + g.height;
  const shade = beyond ? 'square run-out' : Math.floor((square - 1) / 5) % 2 ? 'square odd' : 'square';
  const firm = section !== undefined && section.from === square && square > g.first;
  // A hair wider than the square, so that no gap is seen on a slope.
  const width = g.cell + 0.4;
  return (
    <g transform={onSlope(g, square)}>
      <rect x={x} y={g.top} width={width} height={g.height} className={shade} />
      {section && section.terrain !== 'flat' && (
        <rect x={x} y={g.top} width={width} height={g.height} fill={`url(#terrain-${section.terrain})`} />
      )}
      {(road.hazards ?? [])
        .filter((hazard) => Math.ceil(hazard.square) === square)
        .map((hazard) => {
          const { y, height } = laneBox(g, road, square, hazard.lane);
          const box = squareBox(g, road, hazard.square, hazard.lane);
          return <rect key={`${hazard.lane}/${hazard.square}`} {...box} y={y} height={height} fill="url(#hazard)" className="hazard" />;
        })}
      {road.layout === 'lanes' ? (
        <Lanes road={road} geometry={g} square={square} />
      ) : (
        <path d={`M${x + g.cell * 0.2} ${g.top + g.height / 2}h${g.cell * 0.6}`} className="centre-line" />
      )}
      {section?.squares && <BendFronts road={road} geometry={g} square={square} />}
      {firm && <path d={`M${x} ${g.top}v${g.height}`} className="stretch" />}
      <path d={`M${x} ${g.top}h${width}M${x} ${foot}h${width}`} className="edge-line" />
      <rect x={x} y={foot} width={width} height={kerb} className="kerb" />
      <path d={`M${x} ${foot}v6`} className="tick" />
      <text x={middleOf(g, square)} y={foot + 20} textAnchor="middle" className={numberClass(square, beyond)}>
        {g.cell >= 24 || square % 5 === 0 ? square : ''}
      </text>
      <text x={middleOf(g, square)} y={foot - 10} textAnchor="middle" className="run-out-label">
        {labelOn(road, square)}
      </text>
    </g>
  );
}

const numberClass = (square: number, beyond: boolean): string =>
  beyond ? 'square-number beyond' : square % 5 === 0 ? 'square-number tens' : 'square-number';

/** Broken lines between the lanes. */
function Lanes({ road, geometry: g, square }: GroundProps & { square: number }) {
  const lanes = lanesAt(road, square);
  const lines = Array.from(
    { length: lanes - 1 },
    (_, lane) => `M${leftOf(g, square)} ${g.top + ((lane + 1) * g.height) / lanes}h${g.cell}`,
  );
  return <path d={lines.join('')} className="lane" />;
}

/** On a bend each lane has squares of its own: a line at every front on this row. */
function BendFronts({ road, geometry: g, square }: GroundProps & { square: number }) {
  const { from, to, squares = [] } = sectionAt(road, square) ?? { from: square, to: square };
  const lines = squares.flatMap((count, index) => {
    const { y, height } = laneBox(g, road, square, index + 1);
    const fronts = Array.from({ length: count }, (_, nth) => from - 1 + ((nth + 1) * (to - from + 1)) / count);
    return fronts.filter((front) => front > square - 1 && front <= square).map((front) => `M${leftOf(g, front + 1)} ${y}v${height}`);
  });
  return <path d={lines.join('')} className="lane front" />;
}

/** What was drawn for single squares when the race was set up. */
export function Malus({ malus = [], road, geometry: g }: GroundProps & { malus: Board['malus'] }) {
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
}

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
export function Signs({ road, geometry: g, markers, words, sight, lowered }: SignsProps) {
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
}
