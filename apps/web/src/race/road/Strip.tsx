import type { Board } from '@gruppetto/kernel';
import { useWidth } from '@gruppetto/ui';
import { useId, useRef } from 'react';
import { elevations, lengthOf } from './geometry.ts';
import type { Entrant, Window } from './RoadView.tsx';

interface StripProps {
  readonly board: Board;
  readonly entrants: readonly Entrant[];
  readonly window: Window | undefined;
  readonly onShow: (square: number) => void;
}

const height = 74;
const inset = 14;

/** So far apart, at least, are the squares whose figures are written. */
const roomForFigures = 60;
const steps = [10, 20, 25, 50, 100];

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
  const ground = (index: number) => (hilly ? 46 - (heights[index] - low) * (22 / range) : 46);
  const lines = board.markers
    .filter(({ kind }) => kind === 'lap' || kind === 'finish')
    .map(({ at, kind }) => ({ at, figure: kind === 'finish' ? lengthOf(board) : at }));
  const step = steps.find((one) => x(one) - x(0) >= roomForFigures) ?? board.length;
  const figures = Array.from({ length: Math.floor(board.length / step) }, (_, index) => (index + 1) * step)
    .filter((at) => lines.every((line) => Math.abs(x(line.at) - x(at)) >= roomForFigures / 2))
    .map((at) => ({ at, figure: at }));
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
      aria-label={`The whole course of ${lengthOf(board)}, ${board.riders.length + ridersIn(board.blocks)} riders on it`}
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
      {[...figures, ...lines].map(({ at, figure }) => (
        <text key={at} x={x(at + 1)} y="71" textAnchor="middle" className="square-number">
          {figure}
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
      {board.blocks && board.blocks.length > 0 && (
        <Blocks
          left={x(Math.min(...board.blocks.map(({ from }) => from)))}
          right={x(Math.max(...board.blocks.map(({ to }) => to)) + 1)}
          ground={ground(Math.min(Math.max(0, ...board.blocks.map(({ to }) => to)) - board.first, heights.length - 1))}
          riders={ridersIn(board.blocks)}
        />
      )}
      <g clipPath={`url(#${sky})`}>
        {board.riders.map(({ rider, square }) => {
          const depth = piles.get(square) ?? 0;
          piles.set(square, depth + 1);
          const entrant = entrants[rider];
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

const ridersIn = (blocks: Board['blocks'] = []): number => blocks.reduce((sum, { riders }) => sum + riders.length, 0);

/** The pieces that lie across the road, as one, with how many they hold. */
function Blocks({ left, right, ground, riders }: { left: number; right: number; ground: number; riders: number }) {
  const width = Math.max(16, right - left);
  const middle = (left + right) / 2;
  return (
    <g className="strip-block">
      <rect x={middle - width / 2} y={ground - 8} width={width} height="16" rx="5" />
      <text x={middle} y={ground + 4.5} textAnchor="middle">
        {riders}
      </text>
    </g>
  );
}
