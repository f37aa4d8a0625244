import type { JudgedStep, Verdict } from '@gruppetto/bots';
import { useWidth, useWords } from '@gruppetto/ui';
import { useRef } from 'react';
import type { RaceState } from '../race/race-state.ts';
import type { Scene } from '../race/scene.ts';
import type { Entrants } from './entrants.ts';
import { sayDecision } from './say-decision.ts';
import { lineOfStep, roundOfStep } from './say-step.ts';
import { type Watch, WatchButton } from './WatchButton.tsx';

interface ChancesCurveProps {
  readonly verdict: Verdict;
  readonly entrants: Entrants;
  readonly scene: Scene;
  readonly onWatch: Watch;
}

const height = 240;
const left = 34;
const top = 26;
const bottom = 22;
/** If there are many riders, those who had the best chances. */
const maxLines = 5;
const dashes = ['', '8 3', '2 3', '9 3 2 3', '5 5'];

const radius = 10;

/** The numbers of moments that are close together stand side by side. */
function apart(wanted: readonly number[], last: number): readonly number[] {
  const placed = [...wanted];
  const step = 2 * radius + 1;
  for (let index = 1; index < placed.length; index++) placed[index] = Math.max(placed[index], placed[index - 1] + step);
  for (let index = placed.length - 1; index >= 0; index--)
    placed[index] = Math.min(placed[index], (placed[index + 1] ?? last + step) - step);
  return placed;
}

/** Everybody's chance after each step; the turning points are one tap from their moment. */
export function ChancesCurve({ verdict, entrants, scene, onWatch }: ChancesCurveProps) {
  const { verdict: say } = useWords();
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const { name, line: colourOf } = entrants;
  const { curve, turningPoints } = verdict;
  const best = curve[0]
    .map((_, entrant) => ({ entrant, max: Math.max(...curve.map((chances) => chances[entrant])) }))
    .sort((a, b) => b.max - a.max)
    .slice(0, maxLines)
    .map(({ entrant }) => entrant);
  const x = (step: number) => left + (step / Math.max(1, curve.length - 1)) * (width - left - 14);
  const y = (chance: number) => top + (1 - Math.min(1, Math.max(0, chance))) * (height - top - bottom);
  const badges = apart(
    turningPoints.map(({ step }) => x(step)),
    width - radius - 1,
  );
  const path = (entrant: number) =>
    curve
      .map(
        (chances, step) =>
          `${step === 0 ? 'M' : `H${x(step).toFixed(1)}V`}${step === 0 ? `${x(0)} ` : ''}${y(chances[entrant]).toFixed(1)}`,
      )
      .join('');
  return (
    <section className="chapter" aria-labelledby="curve-title">
      <h3 id="curve-title">{say.curve}</h3>
      <figure ref={box} className="card chances">
        <svg width="100%" height={height} role="img" aria-label={say.curveAlt}>
          {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
            <g key={chance} className="grid">
              <line x1={left} x2={width - 14} y1={y(chance)} y2={y(chance)} />
              <text x={left - 6} y={y(chance) + 4} textAnchor="end">
                {100 * chance}
              </text>
            </g>
          ))}
          {best.map((entrant, index) => (
            <path
              key={entrant}
              d={path(entrant)}
              fill="none"
              stroke={colourOf(entrant)}
              strokeDasharray={dashes[index]}
              className="chance-line"
            />
          ))}
          {turningPoints.map(({ step }, index) => (
            <g key={step} className="turning-point">
              <path d={`M${badges[index]} ${top - 4}L${x(step)} ${top + 4}V${height - bottom}`} />
              <circle cx={badges[index]} cy={top - 14} r={radius} />
              <text x={badges[index]} y={top - 10} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <figcaption>
          <ul className="legend">
            {best.map((entrant, index) => (
              <li key={entrant}>
                <svg width="34" height="10" aria-hidden="true" focusable="false">
                  <path d="M0 5H34" stroke={colourOf(entrant)} strokeWidth="3" strokeDasharray={dashes[index]} />
                </svg>
                {name(entrant)}
              </li>
            ))}
          </ul>
        </figcaption>
        <TurningPoints verdict={verdict} entrants={entrants} scene={scene} onWatch={onWatch} />
      </figure>
    </section>
  );
}

/** How many of those whose chances moved most are named with each. */
const named = 2;

/** The moments that moved the chances most: the dice or a choice, and whose. */
function TurningPoints({ verdict, entrants: { name, are }, scene: { state }, onWatch }: ChancesCurveProps) {
  const { verdict: say, labelled } = useWords();
  const { curve, turningPoints, steps } = verdict;
  return (
    <ol className="turning-points" aria-label={say.turningPoints}>
      {turningPoints.map(({ step, cause, entrant }, index) => {
        const moved = curve[step]
          .map((chance, one) => ({ one, by: chance - curve[step - 1][one] }))
          .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
          .slice(0, named);
        const rider = are === 'riders' ? entrant : undefined;
        return (
          <li key={step}>
            <p className="when">
              <b className="mark">{index + 1}</b> {roundOfStep(state, step)}
            </p>
            <p className={`cause by-${cause}`}>{entrant === undefined ? say.causes[cause] : labelled(say.causes[cause], name(entrant))}</p>
            {cause === 'choice' ? <Chosen state={state} judged={steps[step - 1]} /> : <p>{lineOfStep(state, step, rider)}</p>}
            <ul className="figures">
              {moved.map(({ one, by }) => (
                <li key={one}>
                  {name(one)} {say.points(by)}
                </li>
              ))}
            </ul>
            <WatchButton id={`watch-turn-${step}`} moment={step} rider={rider} onWatch={onWatch} />
          </li>
        );
      })}
    </ol>
  );
}

/** What was chosen, and to which question; where there was only one choice, what the log says of it. */
function Chosen({ state, judged }: { readonly state: RaceState; readonly judged: JudgedStep }) {
  const { decision } = judged;
  if (!decision) return <p>{lineOfStep(state, judged.step)}</p>;
  const { question, label } = sayDecision(state, { ...judged, decision });
  return (
    <p>
      {question} <b>{label(decision.played)}</b>
    </p>
  );
}
