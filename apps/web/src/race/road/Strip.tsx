import type { Block, Board, Road } from '@gruppetto/kernel';
import { type RiderLook, useWidth, useWords } from '@gruppetto/ui';
import { type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Frame } from './camera.ts';
import { elevations, lengthOf } from './geometry.ts';
import './strip.css';

export interface StripHandle {
  /** Shows which part is drawn large. It's told rather than handed down: the road must not be drawn anew because it was scrolled. */
  frame(window: Frame): void;
}

interface StripProps {
  readonly road: Road;
  readonly board: Board;
  readonly looks: readonly RiderLook[];
  readonly ref: Ref<StripHandle>;
  readonly onShow: (square: number) => void;
}

const height = 74;
const inset = 14;
/** A phone has less room above the road. */
const narrow = 420;

/** So far apart, at least, are the squares whose figures are written. */
const roomForFigures = 60;
const steps = [10, 20, 25, 50, 100];

/** The whole course at a glance, with everybody on it and the part that is drawn large. */
export function Strip({ ref, road, board, looks, onShow }: StripProps) {
  const [window, frame] = useState<Frame>();
  useImperativeHandle(ref, () => ({ frame }), []);
  const { race } = useWords();
  const sky = useId();
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const last = road.length + road.runOut;
  const span = last - road.first + 1;
  const x = (square: number) => inset + ((square - road.first) / span) * (width - 2 * inset);
  const heights = useMemo(() => elevations(road), [road]);
  const low = Math.min(...heights);
  const range = Math.max(1, Math.max(...heights) - low);
  const hilly = Math.max(...heights) > low;
  const small = width < narrow;
  const relief = small ? 10 : 22;
  const ground = (index: number) =>
    hilly ? 46 - (heights[Math.max(0, Math.min(Math.ceil(index), heights.length - 1))] - low) * (relief / range) : 46;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the road's, as wide as it is drawn
  const outline = useMemo(
    () =>
      `M${x(road.first)} 54${heights.map((_, index) => `L${x(road.first + index)} ${ground(index)}`).join('')}L${x(last + 1)} ${ground(heights.length - 1)}V54Z`,
    [road, heights, width],
  );
  const markers = [...road.markers, ...(board.markers ?? [])];
  const lines = markers
    .filter(({ kind }) => kind === 'lap' || kind === 'finish')
    .map(({ at, kind }) => ({ at, figure: kind === 'finish' ? lengthOf(road) : at }));
  const step = steps.find((one) => x(one) - x(0) >= roomForFigures) ?? road.length;
  const figures = Array.from({ length: Math.floor(road.length / step) }, (_, index) => (index + 1) * step)
    .filter((at) => lines.every((line) => Math.abs(x(line.at) - x(at)) >= roomForFigures / 2))
    .map((at) => ({ at, figure: at }));
  const piles = new Map<number, number>();
  const look = (event: React.PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onShow(Math.round(road.first + ((at - inset) / (width - 2 * inset)) * span));
  };
  return (
    <svg
      ref={svg}
      className="strip"
      height={height}
      role="img"
      aria-label={race.courseOf(lengthOf(road), board.riders.length + ridersIn(board.blocks))}
      onPointerDown={look}
      onPointerMove={(event) => {
        if (event.buttons > 0) look(event);
      }}
    >
      <clipPath id={sky}>
        <rect width={width} height={height} />
      </clipPath>
      <path d={outline} className="strip-road" />
      {[...figures, ...lines].map(({ at, figure }) => (
        <text key={at} x={x(at + 1)} y="71" textAnchor="middle" className="square-number">
          {figure}
        </text>
      ))}
      {markers
        .filter(({ kind }) => kind !== 'distance' && kind !== 'start')
        .map(({ at, kind }) => (
          <g key={`${kind}${at}`} transform={`translate(${x(at + 1)} ${ground(at - road.first + 1)})`} className="flag">
            <path d="M0 8V-22" strokeWidth="2" />
            <rect x="0" y="-22" width="18" height="11" fill={kind === 'finish' ? 'url(#chequers)' : 'var(--accent)'} strokeWidth=".8" />
          </g>
        ))}
      {board.blocks && board.blocks.length > 0 && (
        <StripBlock blocks={board.blocks} x={x} ground={(square) => ground(square - road.first)} />
      )}
      <g clipPath={`url(#${sky})`}>
        {board.riders.map(({ rider, square }) => {
          const depth = piles.get(square) ?? 0;
          piles.set(square, depth + 1);
          return (
            <circle
              key={rider}
              cx={x(square + 0.5)}
              cy={ground(square - road.first) + 2 - depth * 7}
              r="4.4"
              fill={looks[rider].jersey.colour}
              className="strip-rider"
            />
          );
        })}
      </g>
      {window && (
        <rect
          x={Math.max(2, x(window.from))}
          y={small ? 18 : 3}
          width={Math.max(20, Math.min(width - 2, x(window.to)) - Math.max(2, x(window.from)))}
          height={small ? 39 : 54}
          rx="7"
          className="strip-window"
        />
      )}
    </svg>
  );
}

const ridersIn = (blocks: Board['blocks'] = []): number => blocks.reduce((sum, { riders }) => sum + riders.length, 0);

interface StripBlockProps {
  readonly blocks: readonly Block[];
  readonly x: (square: number) => number;
  readonly ground: (square: number) => number;
}

/** The pieces that lie across the road, as one, with how many they hold. */
function StripBlock({ blocks, x, ground }: StripBlockProps) {
  const from = Math.min(...blocks.map((block) => block.from));
  const to = Math.max(...blocks.map((block) => block.to));
  const width = Math.max(16, x(to + 1) - x(from));
  const middle = (x(from) + x(to + 1)) / 2;
  const y = ground(to);
  return (
    <g className="strip-block">
      <rect x={middle - width / 2} y={y - 8} width={width} height="16" rx="5" />
      <text x={middle} y={y + 4.5} textAnchor="middle">
        {ridersIn(blocks)}
      </text>
    </g>
  );
}
