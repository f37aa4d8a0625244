import { type DieLook, useLooks, useWidth, useWords } from '@gruppetto/ui';
import { useRef } from 'react';
import type { Histogram } from '../race-history.ts';

/** For one die: what it shows, on however many of its faces. */
const byLook = ({ bars, throws, sides }: Histogram, looks: readonly DieLook[]) =>
  looks.map(({ text, faces }) => ({
    text,
    fell: bars.reduce((sum, bar) => (faces.includes(bar.sum) ? sum + bar.fell : sum), 0),
    expected: (throws * faces.length) / sides,
  }));

const height = 190;

/** How often each sum fell, and how often it should have. */
export function DiceChart({ histogram }: { histogram: Histogram }) {
  const { clauses, race: say } = useWords();
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const { count, sides, throws } = histogram;
  const looks = useLooks(sides);
  const bars = count === 1 ? byLook(histogram, looks) : histogram.bars.map((bar) => ({ ...bar, text: `${bar.sum}` }));
  const max = Math.max(...bars.map(({ fell, expected }) => Math.max(fell, expected)));
  const step = (width - 8) / Math.max(1, bars.length);
  const y = (value: number) => 16 + (1 - value / max) * (height - 42);
  return (
    <figure ref={box} className="chart">
      <figcaption>{say.throws(throws, count, sides)}</figcaption>
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={clauses(bars.map(({ text, fell, expected }) => say.barAlt(text, fell, expected)))}
      >
        {bars.map(({ text, fell, expected }, index) => (
          <g key={text}>
            <rect x={4 + index * step + 3} y={y(fell)} width={Math.max(1, step - 6)} height={y(0) - y(fell)} rx="2" className="bar" />
            <text x={4 + (index + 0.5) * step} y={y(Math.max(fell, expected)) - 6} textAnchor="middle">
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
