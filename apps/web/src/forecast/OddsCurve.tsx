import { roomOf } from '@gruppetto/catalogue';
import { type RiderLook, useWidth, useWords } from '@gruppetto/ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import { lineColour } from '../race/line-colour.ts';
import type { RaceState } from '../race/race-state.ts';
import { type Odds, useOdds } from './use-odds.ts';
import './forecast.css';

interface OddsCurveProps {
  readonly state: RaceState;
  /** The last step that is shown to its end. */
  readonly step: number;
  readonly looks: readonly RiderLook[];
  readonly onOdds: (odds: readonly Odds[] | undefined) => void;
}

/** Whoever plays here or is backed, the favourites of now, and those who were favourites for long. */
const favourites = 5;
const height = 170;
const dashes = ['', '8 3', '2 3', '9 3 2 3', '5 5'];

/** How the favourites' chances of winning have moved so far. */
export function OddsCurve({ state, step, looks, onOdds }: OddsCurveProps) {
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const odds = useOdds(state, step);
  useEffect(() => onOdds(odds), [onOdds, odds]);
  useEffect(() => () => onOdds(undefined), [onOdds]);
  const latest = odds.at(-1);
  const bySeat = roomOf(state.game.id).insight?.of !== 'riders';
  const entrants = bySeat ? state.seats.flatMap((_, seat) => looks.find((look) => look.seat === seat) ?? []) : looks;
  const own = bySeat ? state.here : [state.backed];
  const name = bySeat ? state.names.seat : state.names.rider;
  return (
    <figure ref={box} className="chart odds">
      {latest && <Curves odds={odds} latest={latest} step={step} width={width} looks={entrants} own={own} name={name} />}
    </figure>
  );
}

interface CurvesProps {
  readonly odds: readonly Odds[];
  readonly latest: Odds;
  readonly step: number;
  readonly width: number;
  readonly looks: readonly RiderLook[];
  readonly own: readonly (number | undefined)[];
  readonly name: (rider: number) => string;
}

function Curves({ odds, latest, step, width, looks, own, name }: CurvesProps) {
  const { forecast, race: words } = useWords();
  const mean = (rider: number) => odds.reduce((sum, point) => sum + chance(point, rider), 0) / odds.length;
  const weight = (rider: number) => (own.includes(rider) ? 2 : 0) + chance(latest, rider) + mean(rider);
  const best = [...latest.win.keys()]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, favourites)
    .sort((a, b) => chance(latest, b) - chance(latest, a));
  const highest = Math.max(0.05, ...odds.flatMap((point) => best.map((rider) => chance(point, rider))));
  const x = (at: number) => 30 + (at / Math.max(1, step)) * (width - 42);
  const y = (share: number) => 10 + (1 - share / highest) * (height - 34);
  return (
    <>
      <svg width="100%" height={height} role="img" aria-label={words.oddsAlt}>
        {[0, 0.5, 1].map((part) => (
          <g key={part} className="grid">
            <line x1="30" x2={width - 12} y1={y(part * highest)} y2={y(part * highest)} />
            <text x="26" y={y(part * highest) + 4} textAnchor="end">
              {Math.round(part * highest * 100)}
            </text>
          </g>
        ))}
        <text x={x(0)} y={height - 6} className="axis">
          0
        </text>
        <text x={x(step)} y={height - 6} textAnchor="end" className="axis">
          {words.oddsStep(step)}
        </text>
        {best.map((rider, index) => (
          <g key={rider} style={clothOf(looks[rider])}>
            <polyline
              points={odds.map((point) => `${x(point.step)},${y(chance(point, rider))}`).join(' ')}
              fill="none"
              strokeDasharray={dashes[index]}
              className="place-line"
            />
            <circle cx={x(latest.step)} cy={y(chance(latest, rider))} r="4" className="place-now" />
          </g>
        ))}
      </svg>
      <ol>
        {best.map((rider, index) => (
          <li key={rider} style={clothOf(looks[rider])}>
            <svg width="34" height="10" aria-hidden="true" focusable="false">
              <path d="M0 5H34" className="place-line" strokeDasharray={dashes[index]} />
            </svg>
            <span>{name(rider)}</span>
            <b className="figures">{forecast.percent(chance(latest, rider), 0)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The lines of charts take their colour from these. */
const clothOf = (look: RiderLook | undefined): CSSProperties => ({ '--jersey': look && lineColour(look.jersey.colour) }) as CSSProperties;

const chance = ({ win }: Odds, rider: number): number => win[rider] ?? 0;
