import { wordsOf } from '@gruppetto/catalogue';
import type { Game, PrimePlace, Road, Section } from '@gruppetto/kernel';
import { useWidth, useWords } from '@gruppetto/ui';
import { distanceIn } from '@gruppetto/words';
import { useId, useRef } from 'react';
import { raceOf } from './race-of.ts';
import './course.css';

/** How high the road lies after each square: climbs rise, descents fall, and behind a climb the road comes down by itself. */
function heights(road: Road): readonly number[] {
  const found: number[] = [0];
  let height = 0;
  for (let square = 1; square <= road.length; square++) {
    const terrain = road.sections.find(({ from, to }) => from <= square && square <= to)?.terrain ?? 'flat';
    height = terrain === 'climb' ? height + 1 : Math.max(0, height - (terrain === 'descent' ? 1 : 2));
    found.push(height);
  }
  return found;
}

/** This many squares of climbing fill the picture; a hillier stage is scaled to fit. */
const tallest = 30;

interface ProfileProps {
  readonly game: Game;
  readonly options: object;
  readonly primes?: readonly PrimePlace[];
  /** A thumbnail has no figures. */
  readonly small?: boolean;
}

/** Any stage from the side: the road, its climbs, where points are won, the finish. */
export function Profile({ game, options, primes = [], small = false }: ProfileProps) {
  const { stage: stageWords } = useWords();
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const road = raceOf(game, options).road();
  const up = heights(road);
  const scale = (small ? 40 : 84) / Math.max(tallest, ...up);
  const inset = small ? 4 : 14;
  const radius = width < 560 ? 9 : 11;
  const x = (square: number) => inset + (square / road.length) * Math.max(0, width - 2 * inset);
  const above = (square: number) => (up[Math.min(road.length, Math.max(0, square))] ?? 0) * scale;
  // Flags that would lie on one another, or on the finish, stand one above the other.
  const tops: number[] = [];
  for (const [index, { square }] of primes.entries()) {
    let top = above(square) + 24;
    const inTheWay = (level: number) =>
      (x(road.length) - x(square) < 22 + radius && level < 34 + radius) ||
      primes.some(
        (one, other) => other < index && x(square) - x(one.square) < 2 * radius + 2 && Math.abs(tops[other] - level) < 2 * radius + 3,
      );
    while (inTheWay(top)) top += 6;
    tops.push(top);
  }
  const ground = small ? 48 : Math.max(40, Math.max(...up) * scale + 8, ...tops.map((top) => top + radius + 3));
  const height = ground + (small ? 8 : 28);
  const y = (square: number) => ground - above(square);
  const hills = `M${x(0)} ${ground}${up.map((_, square) => `L${x(square).toFixed(1)} ${y(square).toFixed(1)}`).join('')}L${x(road.length)} ${ground}Z`;
  const every = road.length > 120 ? 25 : 10;
  const marks = Array.from({ length: Math.floor(road.length / every) }, (_, index) => (index + 1) * every);
  const rough = road.sections.filter(({ terrain }) => terrain === 'cobbles');
  return (
    <svg
      ref={svg}
      className={small ? 'tour-profile small' : 'tour-profile'}
      height={height}
      // Paper is not measured: there it is shrunk to fit.
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{stageWords.profile(road.finish ?? road.length, distanceIn(wordsOf(game.id)))}</title>
      {width > 0 && (
        <>
          <path d={hills} className="hills" />
          <path d={`M${x(0)} ${ground}H${x(road.length)}V${ground + (small ? 4 : 6)}H${x(0)}Z`} className="ground" />
          {rough.map((section: Section) => (
            <path
              key={section.from}
              d={`M${x(section.from - 1)} ${ground}H${x(section.to)}V${ground + (small ? 4 : 6)}H${x(section.from - 1)}Z`}
              className="rough"
            />
          ))}
          {!small &&
            marks.map((at) => (
              <text key={at} x={x(at)} y={ground + 22} textAnchor="middle" className="square-number">
                {at}
              </text>
            ))}
          {!small &&
            primes.map((prime, index) => (
              <g key={prime.id} transform={`translate(${x(prime.square)} ${ground})`} className="prime-flag">
                <path d={`M0 ${-above(prime.square)}V${radius - tops[index]}`} />
              </g>
            ))}
          {!small &&
            primes.map((prime, index) => (
              <g key={prime.id} transform={`translate(${x(prime.square)} ${ground})`} className="prime-flag">
                <circle cy={-tops[index]} r={radius} />
                <text y={4.5 - tops[index]} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            ))}
          <g transform={`translate(${x(road.length)} ${ground}) scale(${small ? 0.6 : 1})`} className="finish">
            <path d="M0 6V-30" strokeWidth="2" />
            <rect x="-18" y="-30" width="18" height="12" fill="url(#chequers)" strokeWidth=".8" />
          </g>
        </>
      )}
    </svg>
  );
}
