import { useWidth, useWords } from '@gruppetto/ui';
import type { GameRecord, Leaderboard } from '@gruppetto/wire';
import { useRef } from 'react';
import { interval } from './interval.ts';

/** The share of races won, how sure we are of it, and what would be a fair share. */
export function ShareBar({ record: { races, wins, fair } }: { record: GameRecord }) {
  const { forecast, people: words } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [low, high] = interval(wins, races);
  const percent = (share: number) => Math.round(100 * share);
  const x = (share: number) => share * Math.max(0, width - 48);
  const share = wins / races;
  return (
    <div ref={box} className="chart share">
      <svg width={width} height="30" role="img" aria-label={words.share(percent(share), percent(low), percent(high), percent(fair))}>
        <rect y="8" width={x(1)} height="14" rx="2" className="ground" />
        <rect y="8" width={x(share)} height="14" rx="2" className="own-bar" />
        <path d={`M${x(low)} 15H${x(high)}M${x(low)} 11v8M${x(high)} 11v8`} className="whisker" />
        <path d={`M${x(fair)} 3V27`} className="fair" />
        <text x={width} y="20" textAnchor="end" className="strong">
          {forecast.percent(share, 0)}
        </text>
      </svg>
    </div>
  );
}

/** One stroke for each race: a high one is a win. */
export function Trend({ latest }: { latest: readonly boolean[] }) {
  const { people: words } = useWords();
  return (
    <svg width={20 * 7} height="18" role="img" className="trend" aria-label={words.trend(latest.filter(Boolean).length, latest.length)}>
      {latest.map((won, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a race is its place in the row
        <rect key={index} x={index * 7} y={won ? 1 : 11} width="5" height={won ? 16 : 5} rx="1" className={won ? 'own-bar' : 'rest'} />
      ))}
    </svg>
  );
}

const height = 300;
const edge = { left: 44, top: 16, bottom: 28 };

/** A rating over time with its band, between the bots' fixed ratings. */
export function RatingChart({ name, curve, bots }: { name: string; curve: GameRecord['curve']; bots: Leaderboard['bots'] }) {
  const { people: words, setup } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const last = curve.at(-1);
  const first = curve[0];
  // Bots of the same rating share a line.
  const rungs = [...new Map(bots.map((one) => [one.points, one])).values()];
  if (!last || !first) return undefined;
  const right = width < 560 ? 92 : 150;
  const values = [
    ...curve.flatMap(({ points, plusMinus }) => [points - plusMinus, points + plusMinus]),
    ...bots.map(({ points }) => points),
  ];
  const low = Math.floor(Math.min(...values) / 100) * 100;
  const high = Math.ceil(Math.max(...values) / 100) * 100;
  const span = Math.max(1, last.at - first.at);
  const x = (at: number) => edge.left + ((at - first.at) / span) * (width - edge.left - right);
  const y = (points: number) => edge.top + ((high - points) / (high - low)) * (height - edge.top - edge.bottom);
  // One race is a point in the middle of the axis; a line needs two.
  const placed = curve.map((one) => ({ ...one, x: curve.length === 1 ? x(first.at) : x(one.at) }));
  const line = placed.map((one) => `${one.x} ${y(one.points)}`).join('L');
  const above = placed.map((one) => `${one.x} ${y(one.points + one.plusMinus)}`);
  const below = placed.toReversed().map((one) => `${one.x} ${y(one.points - one.plusMinus)}`);
  const step = high - low > 800 ? 200 : 100;
  const lines = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
  const months = [...new Map(curve.map(({ at }) => [words.shortMonth(at), at]))];
  return (
    <div ref={box} className="chart rating-chart">
      <svg width={width} height={height} role="img" aria-label={words.ratingNow(name, last.points, last.plusMinus)}>
        <g className="grid">
          {lines.map((points) => (
            <g key={points}>
              <line x1={edge.left} x2={width - right} y1={y(points)} y2={y(points)} />
              <text x={edge.left - 8} y={y(points) + 4} textAnchor="end">
                {points}
              </text>
            </g>
          ))}
          {months.map(([label, at], index) => (
            <text key={label} x={x(at)} y={height - 7} textAnchor={index === 0 ? 'start' : 'middle'}>
              {label}
            </text>
          ))}
        </g>
        {rungs.map(({ bot, points }) => (
          <g key={bot} className="bot-line">
            <line x1={edge.left} x2={width - right} y1={y(points)} y2={y(points)} />
            <text x={width - right + 10} y={y(points) + 4}>
              {words.botLine(setup.players[bot as keyof typeof setup.players] ?? bot)}
            </text>
          </g>
        ))}
        <path d={`M${[...above, ...below].join('L')}Z`} className="band" />
        <path d={`M${line}`} className="curve" />
        <circle cx={placed.at(-1)?.x} cy={y(last.points)} r="4.5" className="own-bar" />
        <text x={(placed.at(-1)?.x ?? 0) + 10} y={y(last.points) - 8} className="strong">
          {last.points}
        </text>
      </svg>
    </div>
  );
}
