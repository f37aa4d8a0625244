import type { Board } from '@gruppetto/kernel';
import { useId, useRef } from 'react';
import { useWidth } from '../ui/use-width.ts';
import { elevations } from './geometry.ts';
import type { Entrant, Window } from './Road.tsx';

interface StripProps {
  readonly board: Board;
  readonly entrants: readonly Entrant[];
  readonly window: Window | undefined;
  readonly onShow: (square: number) => void;
}

const height = 74;
const inset = 14;

/** The whole course at a glance, with everybody on it and the part that is drawn large. */
export function Strip({ board, entrants, window, onShow }: StripProps) {
  const sky = useId();
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const last = board.length + board.runOut;
  const span = last - board.first + 1;
  const x = (square: number) => inset + ((square - board.first) / span) * (width - 2 * inset);
  const middle = (square: number) => x(square + 0.5);
  const heights = elevations(board);
  const low = Math.min(...heights);
  const range = Math.max(1, Math.max(...heights) - low);
  const hilly = Math.max(...heights) > low;
  const ground = (index: number) => (hilly ? 46 - ((heights[index] as number) - low) * (22 / range) : 46);
  const labelled = board.markers.filter(
    ({ at, kind }) => kind === 'distance' && at % (board.length * 14 > width * 1.2 ? 20 : width < 500 ? 20 : 10) === 0,
  );
  const lines = board.markers.filter(({ kind }) => kind === 'lap' || kind === 'finish');
  const piles = new Map<number, number>();
  const look = (event: React.PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onShow(Math.round(board.first + ((at - inset) / (width - 2 * inset)) * span));
  };
  return (
    <svg
      ref={svg}
      className="strip"
      height={height}
      role="img"
      aria-label={`The whole course of ${board.length}, ${board.riders.length} riders on it`}
      onPointerDown={look}
      onPointerMove={(event) => {
        if (event.buttons > 0) look(event);
      }}
    >
      <clipPath id={sky}>
        <rect width={width} height={height} />
      </clipPath>
      <path
        d={`M${x(board.first)} 54${heights.map((_, index) => `L${x(board.first + index)} ${ground(index)}`).join('')}L${x(last + 1)} ${ground(heights.length - 1)}V54Z`}
        className="strip-road"
      />
      {[...labelled, ...lines].map(({ at }) => (
        <text key={at} x={x(at + 1)} y="71" textAnchor="middle" className="square-number">
          {at}
        </text>
      ))}
      {board.markers
        .filter(({ kind }) => kind !== 'distance' && kind !== 'start')
        .map(({ at, kind }) => (
          <g key={`${kind}${at}`} transform={`translate(${x(at + 1)} ${ground(Math.min(at, heights.length - 1))})`} className="flag">
            <path d="M0 8V-22" strokeWidth="2" />
            <rect x="0" y="-22" width="18" height="11" fill={kind === 'finish' ? 'url(#chequers)' : 'var(--accent)'} strokeWidth=".8" />
          </g>
        ))}
      <g clipPath={`url(#${sky})`}>
        {board.riders.map(({ rider, square }) => {
          const depth = piles.get(square) ?? 0;
          piles.set(square, depth + 1);
          const entrant = entrants[rider] as Entrant;
          const base = ground(Math.min(square - board.first, heights.length - 1));
          return (
            <circle
              key={rider}
              cx={middle(square)}
              cy={base + 2 - depth * 7}
              r="4.4"
              fill={entrant.jersey.colour}
              className="strip-rider"
            />
          );
        })}
      </g>
      {window && (
        <rect
          x={Math.max(2, x(window.from))}
          y="3"
          width={Math.max(20, Math.min(width - 2, x(window.to)) - Math.max(2, x(window.from)))}
          height="54"
          rx="7"
          className="strip-window"
        />
      )}
    </svg>
  );
}
