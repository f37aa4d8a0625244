import type { RiderId, Standings } from '@gruppetto/kernel';
import { Cyclist, type RiderLook, useWidth, useWords } from '@gruppetto/ui';
import type { Noun } from '@gruppetto/words';
import { useRef } from 'react';

interface PhotoFinishProps {
  readonly standings: Standings;
  readonly looks: readonly RiderLook[];
  readonly own: ReadonlySet<RiderId>;
  readonly name: (rider: number) => string;
  readonly square: Noun;
}

const maxRiders = 8;
const height = 218;
const ground = 176;

/** The first riders where they stopped beyond the line: only where the game measures that. */
export function PhotoFinish({ standings, looks, own, name, square }: PhotoFinishProps) {
  const { race: say } = useWords();
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const riders = standings.riders
    .flatMap(({ rider, place, value }) => (value === undefined ? [] : [{ rider, place, value }]))
    .slice(0, maxRiders);
  if (standings.measure !== 'squares' || riders.length < 2 || riders.some(({ value }) => value < 0)) return undefined;
  const furthest = Math.max(...riders.map(({ value }) => value));
  const line = width * 0.12;
  const step = (width - line - 40) / Math.max(1, furthest + 0.5);
  const depth = new Map<number, number>();
  return (
    <figure className="photo" ref={box}>
      <figcaption className="offstage">{say.photo}</figcaption>
      <svg width="100%" height={height} role="img" aria-label={say.photo}>
        <rect width="100%" height={height} className="photo-paper" />
        <path d={Array.from({ length: 60 }, (_, index) => `M${(index * width) / 60} 0V${ground}`).join('')} className="photo-grain" />
        <rect x={line - 4} width="8" height={ground} fill="url(#chequers)" />
        <rect y={ground} width="100%" height={height - ground} className="photo-foot" />
        {Array.from({ length: furthest }, (_, index) => index + 1).map((value) => (
          <text key={value} x={line + value * step} y={ground + 16} textAnchor="middle" className="photo-scale">
            {value}
          </text>
        ))}
        <text x={width - 10} y={height - 6} textAnchor="end" className="photo-scale">
          {say.photoScale(square)}
        </text>
        {riders.map(({ rider, place, value }) => {
          const row = depth.get(value) ?? 0;
          depth.set(value, row + 1);
          const { jersey, number, worn } = looks[rider];
          const x = line + value * step;
          return (
            <g key={rider}>
              {row === 0 && <path d={`M${x} 44V${ground}`} className={place === 1 ? 'photo-line first' : 'photo-line'} />}
              <text x={x} y={20 + row * 14} textAnchor="middle" className={place === 1 ? 'photo-name first' : 'photo-name'}>
                {`${place} ${name(rider)}`}
              </text>
              <g transform={`translate(${x - 16} ${ground - 15 - row * 38}) scale(1.05)`}>
                <Cyclist jersey={jersey} number={number} worn={worn} own={own.has(rider)} halo />
              </g>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
