import type { RiderStanding } from '@gruppetto/kernel';
import { CyclistIcon, type Look, useLooks, useWidth } from '@gruppetto/ui';
import { wordsOf } from '@gruppetto/words';
import { useRef } from 'react';
import { lastMoment, type Ready } from './race-controller.ts';
import { type Histogram, histograms, placesByRound } from './race-history.ts';
import type { Entrant } from './road/RoadView.tsx';
import { readingOf } from './StandingsCard.tsx';

interface ResultCardProps {
  readonly state: Ready;
  readonly entrants: readonly Entrant[];
  readonly onAgain: ((turned: boolean) => void) | undefined;
  readonly onExport: () => void;
}

/** After the finish: who won, how it came, and whether the dice were fair. */
export function ResultCard({ state, entrants, onAgain, onExport }: ResultCardProps) {
  const { game, names } = state;
  const { standings } = lastMoment(state);
  const [winner] = standings.riders;
  if (!winner) return undefined;
  return (
    <section className="card result" aria-labelledby="result-title">
      <header>
        <h2 id="result-title">{names.rider(winner.rider)} wins the race</h2>
        <div className="buttons">
          {onAgain && (
            <>
              <button type="button" className="main" onClick={() => onAgain(false)}>
                Again
              </button>
              {state.seats.length > 1 && (
                <button type="button" onClick={() => onAgain(true)}>
                  Again with seats turned
                </button>
              )}
            </>
          )}
          <button type="button" onClick={onExport}>
            Save the race
          </button>
        </div>
      </header>
      <Podium
        places={standings.riders.slice(0, 3)}
        entrants={entrants}
        name={names.rider}
        value={(standing) => readingOf(standing, standings, wordsOf(game.id).outs)}
      />
      <div className="charts">
        <PlacesChart state={state} entrants={entrants} />
        {histograms(state.moments)
          .slice(0, 2)
          .map((histogram) => (
            <DiceChart key={`${histogram.count}d${histogram.sides}`} histogram={histogram} />
          ))}
      </div>
    </section>
  );
}

interface PodiumProps {
  readonly places: readonly RiderStanding[];
  readonly entrants: readonly Entrant[];
  readonly name: (rider: number) => string;
  readonly value: (standing: RiderStanding) => string;
}

/** Second, first, third, as they stand on the steps. */
function Podium({ places, entrants, name, value }: PodiumProps) {
  const [first, second, third] = places;
  const steps = [
    { standing: second, height: 44 },
    { standing: first, height: 66 },
    { standing: third, height: 30 },
  ];
  return (
    <div className="podium" role="img" aria-label={places.map(({ rider, place }) => `${place}: ${name(rider)}`).join(', ')}>
      {steps.map(({ standing, height }) => {
        if (!standing) return undefined;
        const { jersey, number } = entrants[standing.rider];
        return (
          <div key={standing.rider}>
            <span className="podium-place">
              <CyclistIcon jersey={jersey} number={number} size={54} />
              <b className="podium-step" style={{ height: `${height}px` }}>
                {standing.place}
              </b>
            </span>
            <span className="podium-name">{name(standing.rider)}</span>
            <span className="value">{value(standing)}</span>
          </div>
        );
      })}
    </div>
  );
}

const short = (name: string, longest: number): string => (name.length > longest ? `${name.slice(0, longest - 3)}…${name.slice(-2)}` : name);

/** Each rider's place at the end of each round; his number is told by the dashes of his line. */
function PlacesChart({ state, entrants }: { state: Ready; entrants: readonly Entrant[] }) {
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const rounds = placesByRound(state);
  const riders = entrants.length;
  const height = Math.max(180, riders * 17);
  const labels = entrants.map((_, rider) => short(state.names.rider(rider), width < 480 ? 14 : 24));
  const right = 14 + 6.4 * Math.max(...labels.map(({ length }) => length));
  const every = Math.ceil(rounds.length / Math.max(1, (width - 110) / 26));
  const x = (round: number) => 26 + (round / Math.max(1, rounds.length - 1)) * (width - 26 - right);
  const y = (place: number) => 12 + ((place - 1) / Math.max(1, riders - 1)) * (height - 36);
  const last = rounds.at(-1);
  return (
    <figure ref={box} className={riders > 15 ? 'chart whole-row' : 'chart'}>
      <figcaption>Places, round by round</figcaption>
      <svg width="100%" height={height} role="img" aria-label="Chart of every rider's place in every round; the result is in the table">
        {[1, ...Array.from({ length: Math.floor(riders / 5) }, (_, index) => (index + 1) * 5)].map((place) => (
          <g key={place} className="grid">
            <line x1="26" x2={width - right} y1={y(place)} y2={y(place)} />
            <text x="18" y={y(place) + 4} textAnchor="end">
              {place}
            </text>
          </g>
        ))}
        {rounds.map((_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are told apart by their number alone
          <text key={round} x={x(round)} y={height - 4} textAnchor="middle" className="axis">
            {(round + 1) % every === 0 || round === 0 ? round + 1 : ''}
          </text>
        ))}
        {entrants.map(({ jersey, number }, rider) => {
          const points = rounds.flatMap((places, round) => (places[rider] === undefined ? [] : [`${x(round)},${y(places[rider])}`]));
          const end = last?.[rider];
          // Those who share a place leave the next ones free: there their names stand.
          const shared = last?.slice(0, rider).filter((place) => place === end).length ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rider's id is his index
            <g key={rider}>
              <polyline
                points={points.join(' ')}
                fill="none"
                style={{ '--jersey': jersey.colour } as React.CSSProperties}
                className="place-line"
                strokeDasharray={['', '7 3', '2 3'][(number - 1) % 3]}
              />
              {end !== undefined && (
                <text x={x(rounds.length - 1) + 8} y={y(end + shared) + 4}>
                  {labels[rider]}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Of one die: what it shows, on however many of its faces. */
const byLook = ({ bars, throws, sides }: Histogram, looks: readonly Look[]) =>
  looks.map(({ text, faces }) => ({
    text,
    fell: bars.reduce((sum, bar) => (faces.includes(bar.sum) ? sum + bar.fell : sum), 0),
    expected: (throws * faces.length) / sides,
  }));

/** How often each sum fell, and how often it should have. */
function DiceChart({ histogram }: { histogram: Histogram }) {
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const { count, sides, throws } = histogram;
  const looks = useLooks(sides);
  const bars = count === 1 ? byLook(histogram, looks) : histogram.bars.map((bar) => ({ ...bar, text: `${bar.sum}` }));
  const most = Math.max(...bars.map(({ fell, expected }) => Math.max(fell, expected)));
  const height = 190;
  const step = (width - 8) / Math.max(1, bars.length);
  const y = (value: number) => 16 + (1 - value / most) * (height - 42);
  return (
    <figure ref={box} className="chart">
      <figcaption>
        {throws} throws of {count === 1 ? 'one die' : `${count} dice`}
        {sides !== 6 && ` with ${sides} sides`}; the line is what to expect
      </figcaption>
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={bars.map(({ text, fell, expected }) => `${text}: ${fell}, expected ${expected.toFixed(1)}`).join('; ')}
      >
        {bars.map(({ text, fell }, index) => (
          <g key={text}>
            <rect x={4 + index * step + 3} y={y(fell)} width={Math.max(1, step - 6)} height={y(0) - y(fell)} rx="2" className="bar" />
            <text x={4 + (index + 0.5) * step} y={y(Math.max(fell, bars[index]?.expected ?? 0)) - 6} textAnchor="middle">
              {fell}
            </text>
            <text x={4 + (index + 0.5) * step} y={height - 6} textAnchor="middle" className="axis">
              {text}
            </text>
          </g>
        ))}
        <polyline
          points={bars.map(({ expected }, index) => `${4 + (index + 0.5) * step},${y(expected)}`).join(' ')}
          fill="none"
          className="expectation"
        />
      </svg>
    </figure>
  );
}
