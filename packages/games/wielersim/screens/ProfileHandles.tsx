import { useSaid } from '@gruppetto/ui';
import { useRef } from 'react';
import { bare, loopLength } from '../rules/laps.ts';
import type { Route } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { type Limits, limitsOf } from './schedule-edit.ts';

interface ProfileHandlesProps {
  readonly route: Route;
  /** Where squares to go lie on the picture, and back. */
  readonly x: (toGo: number) => number;
  readonly toGoAt: (x: number) => number;
  readonly y: number;
  readonly onMove: (row: number, squares: number) => void;
}

/** One handle for each row that can be moved along the road: dragged, or moved with the arrow keys. */
export function ProfileHandles({ route, x, toGoAt, y, onMove }: ProfileHandlesProps) {
  const length = loopLength(route);
  return (
    <g className="handles">
      {route.rows.map((row, index) => {
        const limits = limitsOf(route, index);
        if (!limits || row.squares === undefined || row.squares > length) return undefined;
        return (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            key={index}
            name={bare(row.location)}
            limits={limits}
            squares={row.squares}
            x={x(row.squares)}
            y={y}
            toGoAt={toGoAt}
            onMove={(squares) => onMove(index, squares)}
          />
        );
      })}
    </g>
  );
}

interface HandleProps {
  readonly name: string;
  readonly limits: Limits;
  readonly squares: number;
  readonly x: number;
  readonly y: number;
  readonly toGoAt: (x: number) => number;
  readonly onMove: (squares: number) => void;
}

/** Squares that a key moves a row by; the road goes to the right, squares to go fall. */
const keys: Readonly<Record<string, number>> = { ArrowRight: -1, ArrowUp: -1, ArrowLeft: 1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

function Handle({ name, limits, squares, x, y, toGoAt, onMove }: HandleProps) {
  const { screens: say } = useSaid(sentences);
  const handle = useRef<SVGGElement>(null);
  return (
    <g
      ref={handle}
      transform={`translate(${x} ${y})`}
      className="handle"
      role="slider"
      tabIndex={0}
      aria-label={say.schedule.drag(name)}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuenow={squares}
      onKeyDown={(event) => {
        const by = keys[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onMove(squares + by);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={(event) => {
        const svg = handle.current?.ownerSVGElement;
        if (svg && event.buttons > 0) onMove(toGoAt(event.clientX - svg.getBoundingClientRect().left));
      }}
    >
      <title>{name}</title>
      <rect x="-11" y="-18" width="22" height="36" className="grip-area" />
      <path d="M0 -14V-7" />
      <circle r="6.5" />
    </g>
  );
}
