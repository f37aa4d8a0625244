import type { Verdict } from '@gruppetto/bots';
import { useWidth, useWords } from '@gruppetto/ui';
import { useRef } from 'react';
import { lineColour } from '../race/line-colour.ts';
import type { Scene } from '../race/scene.ts';

interface ChancesCurveProps {
  readonly verdict: Verdict;
  readonly scene: Scene;
  readonly onSeek: (moment: number) => void;
}

const height = 240;
const left = 34;
const top = 26;
const bottom = 22;
/** If there are many riders, those who had the best chances. */
const maxLines = 5;
const dashes = ['', '8 3', '2 3', '9 3 2 3', '5 5'];

/** Everybody's chance after each step; the turning points are one tap from their moment. */
export function ChancesCurve({ verdict, scene, onSeek }: ChancesCurveProps) {
  const { verdict: say, labelled } = useWords();
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const { state, looks } = scene;
  const bySeat = state.seats.length > 1;
  const name = bySeat ? state.names.seat : state.names.rider;
  const colourOf = (entrant: number) => {
    const look = bySeat ? looks.find(({ seat }) => seat === entrant) : looks[entrant];
    return look && lineColour(look.jersey.colour);
  };
  const { curve, turningPoints } = verdict;
  const best = curve[0]
    .map((_, entrant) => ({ entrant, most: Math.max(...curve.map((chances) => chances[entrant])) }))
    .sort((a, b) => b.most - a.most)
    .slice(0, maxLines)
    .map(({ entrant }) => entrant);
  const x = (step: number) => left + (step / Math.max(1, curve.length - 1)) * (width - left - 14);
  const y = (chance: number) => top + (1 - Math.min(1, Math.max(0, chance))) * (height - top - bottom);
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
              <line x1={x(step)} x2={x(step)} y1={top - 6} y2={height - bottom} />
              <circle cx={x(step)} cy={top - 14} r="10" />
              <text x={x(step)} y={top - 10} textAnchor="middle">
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
        <ol className="turning-points">
          {turningPoints.map(({ step, cause, entrant }, index) => {
            const before = curve[step - 1];
            const after = curve[step];
            const moved = best
              .map((entrant) => ({ entrant, by: after[entrant] - before[entrant] }))
              .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
              .slice(0, 2);
            return (
              <li key={step}>
                <b>
                  {index + 1}. {entrant === undefined ? say.causes[cause] : labelled(say.causes[cause], name(entrant))}
                </b>
                <p>{state.linesOf(state.moments[step])[0]?.text}</p>
                {moved.map(({ entrant, by }) => (
                  <p key={entrant} className="figures">
                    {name(entrant)} {say.points(by)}
                  </p>
                ))}
                <button type="button" className="quiet" onClick={() => onSeek(step)}>
                  {say.watch}
                </button>
              </li>
            );
          })}
        </ol>
      </figure>
    </section>
  );
}
