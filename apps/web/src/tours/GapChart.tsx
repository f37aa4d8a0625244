import type { Classification } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { sayValue, classificationWords as words, wordsOf } from '@gruppetto/words';
import { type CSSProperties, useId, useRef } from 'react';
import { useWidth } from '../ui/use-width.ts';
import { entrantName, gapsOf, linesOf } from './classification-lines.ts';
import { tourEntrants } from './RiderMark.tsx';
import { tourNames } from './tour-names.ts';

const most = 6;
const height = 240;
const edge = { left: 12, right: 128, top: 16, bottom: 26 };

/** Lines differ by dashes, not by colour alone. */
const dashes = ['', '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];

/** How far behind the leader the first ones were after each stage. */
export function GapChart({ tour, classification }: { tour: Tour; classification: Classification }) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const { after } = tour;
  const names = tourNames(tour);
  const entrants = tourEntrants(tour);
  const shown = linesOf(tour, after.length, classification.id).slice(0, most);
  const gaps = shown.map(({ entrant }) => gapsOf(tour, classification.id, entrant));
  const widest = Math.max(1, ...gaps.flat().map((gap) => gap ?? 0));
  const title = words.chart(wordsOf(tour.game.id).stageRace?.classifications[classification.id] ?? classification.id);
  const inner = Math.max(40, width - edge.left - edge.right);
  const x = (stage: number) => edge.left + (after.length > 1 ? (stage / (after.length - 1)) * inner : inner);
  const y = (gap: number) => edge.top + (gap / widest) * (height - edge.top - edge.bottom);
  // Names that would lie on one another are moved apart.
  const ends = gaps.map((list) => y(list.at(-1) ?? 0));
  const placed: number[] = [];
  for (const [index, end] of ends.entries()) placed.push(Math.max(end, index === 0 ? edge.top : (placed[index - 1] as number) + 17));
  return (
    <figure className="gap-chart">
      <figcaption>{title}</figcaption>
      <svg ref={svg} height={Math.max(height, (placed.at(-1) ?? 0) + 20)} role="img" aria-labelledby={id}>
        <title id={id}>
          {title}
          {shown.map(({ entrant, gap }) => `; ${entrantName(classification, entrant, names)} ${sayValue(classification.measure, gap)}`)}
        </title>
        {width > 0 && (
          <>
            {after.map((_, stage) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
              <g key={stage} className="grid">
                <path d={`M${x(stage)} ${edge.top - 6}V${height - edge.bottom + 4}`} />
                <text x={x(stage)} y={height - 6} textAnchor="middle">
                  {stage + 1}
                </text>
              </g>
            ))}
            {shown.map(({ entrant }, index) => {
              const colour =
                classification.of === 'riders'
                  ? entrants[entrant]?.jersey.colour
                  : entrants.find(({ team }) => team === entrant)?.jersey.colour;
              const points = (gaps[index] ?? []).flatMap((gap, stage) => (gap === undefined ? [] : [[x(stage), y(gap)] as const]));
              const end = points.at(-1);
              return (
                <g key={entrant} className="line" style={{ '--team': colour } as CSSProperties}>
                  <polyline points={points.map((point) => point.join(',')).join(' ')} strokeDasharray={dashes[index % dashes.length]} />
                  {points.map(([px, py]) => (
                    <circle key={px} cx={px} cy={py} r="4" />
                  ))}
                  {end && (
                    <text x={end[0] + 10} y={(placed[index] as number) + 4}>
                      {entrantName(classification, entrant, names)}
                    </text>
                  )}
                </g>
              );
            })}
          </>
        )}
      </svg>
    </figure>
  );
}
