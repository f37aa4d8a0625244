import type { LeaderJersey } from '@gruppetto/kernel';
import { memo } from 'react';
import type { Jersey } from './jerseys.tsx';
import './cyclist.css';

interface CyclistProps {
  readonly jersey: Jersey;
  readonly number: number;
  readonly ghost?: boolean;
  readonly fallen?: boolean;
  /** Over the team's jersey, which frame and helmet keep. */
  readonly worn?: LeaderJersey | undefined;
  /** A rider of the person who looks: a yellow plate. */
  readonly own?: boolean;
  /** A light outline, so that they stand out from whatever is behind them. */
  readonly halo?: boolean;
}

const torso = 'M-9 -8C-7 -17 1 -19 9 -15L12 -9L8 -8L5 -11C2 -9 -1 -5 -2 -2L-8 -2Z';

/** A little cyclist around the origin, 44 wide and 46 high: wheels, frame, a leaning back in the jersey, a number plate. */
export const Cyclist = memo(function Cyclist({ jersey, number, ghost, fallen, worn, own, halo }: CyclistProps) {
  return (
    <g className={ghost ? 'cyclist ghost' : 'cyclist'} transform={fallen ? 'rotate(70 0 6)' : undefined}>
      {halo && <path d={`${torso}M-18 6a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M4 6a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`} className="halo" />}
      <g fill="none" strokeWidth="2" className="wheels">
        <circle cx="-11" cy="6" r="7" />
        <circle cx="11" cy="6" r="7" />
      </g>
      <path d="M-11 6L-3 -3L7 -3L11 6M-3 -3L1 6L7 -3M1 6L-11 6" fill="none" strokeWidth="2.2" className="frame" stroke={jersey.colour} />
      <path d={torso} className="back" strokeWidth="1.2" fill={`url(#jersey-${worn ? `leader-${worn}` : jersey.id})`} />
      <circle cx="12" cy="-18" r="4.6" className="back" strokeWidth="1.2" fill={jersey.colour} />
      <g transform="translate(-5 -24)">
        <rect x="-7.5" y="-8" width="15" height="14" rx="3" className={own ? 'plate own' : 'plate'} />
        <text y="3.2" textAnchor="middle" fontSize="12" className="plate-number">
          {number}
        </text>
      </g>
    </g>
  );
});

/** The same as a small picture in running text or a table. */
export function CyclistIcon({
  jersey,
  number,
  size = 30,
  worn,
  own = false,
}: {
  jersey: Jersey;
  number: number;
  size?: number;
  worn?: LeaderJersey | undefined;
  own?: boolean;
}) {
  return (
    <svg width={size} height={size * 0.95} viewBox="-24 -34 46 50" aria-hidden="true" focusable="false" className="cyclist-icon">
      <Cyclist jersey={jersey} number={number} worn={worn} own={own} />
    </svg>
  );
}

/** A patch of the team's jersey, for seats and legends. */
export function JerseyPatch({ jersey, size = 22 }: { jersey: Pick<Jersey, 'id'>; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="jersey-patch">
      <path
        d="M8 2L2 6L4.5 11L7 9.8V22H17V9.8L19.5 11L22 6L16 2C15 4.5 9 4.5 8 2Z"
        fill={`url(#jersey-${jersey.id})`}
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
