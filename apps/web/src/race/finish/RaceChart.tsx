import type { Road, Standings } from '@gruppetto/kernel';
import { useWidth, useWords } from '@gruppetto/ui';
import { distanceIn } from '@gruppetto/words';
import { useMemo, useRef, useState } from 'react';
import { lineColour } from '../line-colour.ts';
import { gapsByRound, placesByRound } from '../race-history.ts';
import type { Scene } from '../scene.ts';

interface RaceChartProps {
  readonly scene: Scene;
  readonly road: Road;
  readonly standings: Standings;
  /** A rider whose line stands out. */
  readonly found: number | undefined;
  readonly onFind: (rider: number | undefined) => void;
}

const left = 34;
const labelLetters = 16;
const short = (name: string): string => (name.length > labelLetters ? `${name.slice(0, labelLetters - 3)}…${name.slice(-2)}` : name);

/** Every rider through the race, as gaps or as places: yours and the podium in colour, the rest in grey. */
export function RaceChart({ scene, road, standings, found, onFind }: RaceChartProps) {
  const { race: say } = useWords();
  const { state, looks, own } = scene;
  const [kind, setKind] = useState<'gaps' | 'places'>('gaps');
  const rounds = useMemo(() => (kind === 'gaps' ? gapsByRound(state, road) : placesByRound(state)), [kind, state, road]);
  const podium = new Set(standings.riders.slice(0, 3).map(({ rider }) => rider));
  const isMine = (rider: number) => own.size < looks.length && own.has(rider);
  const coloured = looks.flatMap((_, rider) => (podium.has(rider) || rider === found || isMine(rider) ? [rider] : []));
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const height = width < 500 ? 260 : 340;
  const right = 20 + 6.6 * Math.max(...coloured.map((rider) => short(state.names.rider(rider)).length));
  const max = Math.max(kind === 'places' ? looks.length : 4, ...rounds.flat().map((value) => value ?? 0));
  const floor = kind === 'places' ? 1 : 0;
  const x = (round: number) => left + (round / Math.max(1, rounds.length - 1)) * (width - left - right);
  const y = (value: number) => 14 + ((value - floor) / Math.max(1, max - floor)) * (height - 44);
  const every = Math.max(1, Math.ceil(rounds.length / Math.max(1, (width - left - right) / 34)));
  const grid = gridOf(floor, max);
  const points = (rider: number) =>
    rounds
      .flatMap((values, round) => (values[rider] === undefined ? [] : [`${x(round).toFixed(1)},${y(values[rider]).toFixed(1)}`]))
      .join(' ');
  const ends = labelsOf(coloured, rounds, x, y, height);
  return (
    <section className="chapter" aria-labelledby="chart-title">
      <header>
        <h3 id="chart-title">{say.charts}</h3>
        <p className="soft">{kind === 'gaps' ? say.gapsHint(distanceIn(state.words)) : say.placesHint}</p>
        <fieldset className="segments">
          <legend className="offstage">{say.chartKind}</legend>
          {(['gaps', 'places'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {say[one]}
            </button>
          ))}
        </fieldset>
      </header>
      <figure ref={box} className="card chart race-chart">
        <svg width="100%" height={height} role="img" aria-label={say.chartAlt}>
          {grid.map((value) => (
            <g key={value} className="grid">
              <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} />
              <text x={left - 8} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {rounds.map((_, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are told apart by their number alone
            <text key={round} x={x(round)} y={height - 8} textAnchor="middle" className="axis">
              {(round + 1) % every === 0 || round === 0 ? round + 1 : ''}
            </text>
          ))}
          {looks.map((_, rider) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a rider's id is their index
              key={rider}
              points={points(rider)}
              fill="none"
              className={rider === found ? 'line found' : 'line'}
              onPointerEnter={() => onFind(rider)}
            />
          ))}
          {coloured.map((rider) => (
            <polyline
              key={rider}
              points={points(rider)}
              fill="none"
              className={rider === found ? 'line strong found' : 'line strong'}
              style={{ '--jersey': lineColour(looks[rider].jersey.colour) } as React.CSSProperties}
              strokeDasharray={['', '7 3', '2 3'][(looks[rider].number - 1) % 3]}
            />
          ))}
          {ends.map(({ rider, round, at, label }) => (
            <g key={rider}>
              <circle cx={x(round)} cy={at} r="3" fill={lineColour(looks[rider].jersey.colour)} />
              <text x={x(round) + 9} y={label + 4} className="line-name">
                {short(state.names.rider(rider))}
              </text>
            </g>
          ))}
        </svg>
        <figcaption>{say.chartHint}</figcaption>
      </figure>
    </section>
  );
}

/** A handful of round figures between two. */
function gridOf(from: number, to: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (to - from) / one <= 7) ?? 200;
  const figures = [from];
  for (let value = Math.ceil((from + 1) / step) * step; value <= to; value += step) figures.push(value);
  return figures;
}

const labelGap = 15;
const labelWidth = 90;

/** Where the names stand: beside the ends of their lines, moved apart if they overlap. */
function labelsOf(
  riders: readonly number[],
  rounds: readonly (readonly (number | undefined)[])[],
  x: (round: number) => number,
  y: (value: number) => number,
  height: number,
) {
  const ends = riders
    .flatMap((rider) => {
      const round = rounds.findLastIndex((values) => values[rider] !== undefined);
      const last = rounds[round]?.[rider];
      return last === undefined ? [] : [{ rider, round, at: y(last), label: y(last) }];
    })
    .sort((a, b) => a.at - b.at);
  for (const [index, end] of ends.entries()) {
    const beside = ends.slice(0, index).filter(({ round }) => Math.abs(x(round) - x(end.round)) < labelWidth);
    end.label = beside.reduce((label, other) => (Math.abs(other.label - label) < labelGap ? other.label + labelGap : label), end.at);
  }
  const over = Math.max(0, Math.max(...ends.map(({ label }) => label)) - (height - 24));
  return ends.map((end) => ({ ...end, label: over > 0 && end.label > height / 2 ? end.label - over : end.label }));
}
