import { wordsOf } from '@gruppetto/catalogue';
import type { Classification, Measure } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { type RiderLook, useWidth, useWords } from '@gruppetto/ui';
import { sayValue } from '@gruppetto/words';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { tourLooks } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import { entrantName, gapsOf, linesOf } from './classification-lines.ts';
import './gap-chart.css';

const few = 6;
/** Between two names, in pixels. */
const apart = 19;
const dot = 8;

/** Lines differ by dashes and the number at their end, not by colour alone. */
const dashes = ['', '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];

/** The distance between the lines of the scale: round figures, of minutes if it is time. */
function scaleStep(measure: Measure, widest: number): number {
  const unit = measure === 'seconds' && widest > 60 ? 60 : 1;
  const wished = widest / unit / 4;
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, wished)));
  return unit * (([1, 2, 5, 10].find((one) => one * ten >= wished) ?? 10) * ten);
}

/** How far behind the leader the first ones, or all, were after each stage. */
export function GapChart({ tour, classification }: { tour: Tour; classification: Classification }) {
  const { clauses, classification: words } = useWords();
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const [all, setAll] = useState(false);
  const { after } = tour;
  const { measure } = classification;
  const names = tourNames(tour);
  const looks = tourLooks(tour);
  const lines = linesOf(tour, after.length, classification);
  if (lines.length === 0) return undefined;
  const shown = all ? lines : lines.slice(0, few);
  const gaps = shown.map(({ entrant }) => gapsOf(tour, classification.id, entrant));
  const widest = Math.max(1, ...gaps.flat().map((gap) => gap ?? 0));
  const title = words.chart(wordsOf(tour.game.id).stageRace?.classifications[classification.id] ?? classification.id);
  const edge = { left: 50, right: width < 560 ? 100 : 170, top: 16, bottom: 26 };
  const height = Math.max(260, edge.top + edge.bottom + shown.length * apart);
  const foot = height - edge.bottom;
  const inner = Math.max(40, width - edge.left - edge.right);
  const x = (stage: number) => edge.left + (after.length > 1 ? (stage / (after.length - 1)) * inner : inner);
  const y = (gap: number) => edge.top + (gap / widest) * (foot - edge.top);
  const step = scaleStep(measure, widest);
  const scale = Array.from({ length: Math.floor(widest / step) + 1 }, (_, index) => index * step);
  const every = Math.ceil(22 / (inner / Math.max(1, after.length - 1)));
  // Names that would lie on one another are moved apart, down first and then up from the foot.
  const placed = gaps.map((list) => y(list.at(-1) ?? 0));
  for (let index = 1; index < placed.length; index++) placed[index] = Math.max(placed[index], placed[index - 1] + apart);
  for (let index = placed.length - 1, lowest = foot; index >= 0; index--, lowest -= apart) placed[index] = Math.min(placed[index], lowest);
  const fit = (name: string) => {
    const letters = Math.floor((edge.right - 3 * dot - 8) / 7);
    return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
  };
  return (
    <figure className="gap-chart">
      <figcaption>
        <b>{title}</b>{' '}
        <span>{shown.length < lines.length ? words.chartFirst(shown.length, lines.length) : words.chartAllShown(lines.length)}</span>
        {lines.length > few && (
          <button type="button" className="quiet no-print" onClick={() => setAll(!all)}>
            {all ? words.chartFew(few) : words.chartAll(lines.length)}
          </button>
        )}
      </figcaption>
      <svg ref={svg} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
        <title id={id}>
          {clauses([title, ...shown.map(({ entrant, gap }) => `${entrantName(classification, entrant, names)} ${sayValue(measure, gap)}`)])}
        </title>
        {width > 0 && (
          <>
            {scale.map((value) => (
              <g key={value} className="grid">
                <path d={`M${edge.left - 6} ${y(value)}H${edge.left + inner}`} />
                <text x={edge.left - 10} y={y(value) + 5} textAnchor="end">
                  {measure === 'seconds' ? sayValue(measure, value) : value}
                </text>
              </g>
            ))}
            {after.map((_, stage) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
              <g key={stage} className="grid">
                <path d={`M${x(stage)} ${edge.top - 6}V${foot + 4}`} />
                {(after.length - 1 - stage) % every === 0 && (
                  <text x={x(stage)} y={height - 6} textAnchor="middle">
                    {words.stage(stage + 1)}
                  </text>
                )}
              </g>
            ))}
            {shown.map(({ entrant }, index) => (
              <GapLine
                key={entrant}
                look={classification.of === 'riders' ? looks[entrant] : looks.find(({ team }) => team === entrant)}
                numbered={classification.of === 'riders'}
                name={fit(entrantName(classification, entrant, names))}
                points={(gaps[index] ?? []).flatMap((gap, stage) => (gap === undefined ? [] : [[x(stage), y(gap)] as const]))}
                dash={dashes[index % dashes.length]}
                label={placed[index]}
              />
            ))}
          </>
        )}
      </svg>
    </figure>
  );
}

interface GapLineProps {
  readonly look: RiderLook | undefined;
  readonly numbered: boolean;
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly dash: string;
  /** How far down the name stands. */
  readonly label: number;
}

function GapLine({ look, numbered, name, points, dash, label }: GapLineProps) {
  const end = points.at(-1);
  return (
    <g className="line" style={{ '--team': look?.jersey.colour } as CSSProperties}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} strokeDasharray={dash} />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
      {end && (
        <>
          <path d={`M${end[0]} ${end[1]}L${end[0] + 10} ${label}`} strokeWidth="1" />
          <circle cx={end[0] + 10 + dot} cy={label} r={dot} />
          {numbered && (
            <text className="bib" x={end[0] + 10 + dot} y={label + 4} textAnchor="middle">
              {look?.number}
            </text>
          )}
          <text x={end[0] + 14 + 2 * dot} y={label + 4}>
            {name}
          </text>
        </>
      )}
    </g>
  );
}
