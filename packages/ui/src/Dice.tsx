import type { DieFace } from '@gruppetto/words';
import { createContext, useContext } from 'react';
import './dice.css';

/** What the dice of this game show, where it is more than figures. */
export const DieFaces = createContext<((die: number, sides: number) => DieFace | undefined) | undefined>(undefined);

/** What a die may show, and on which of its faces; often there are several that look the same. */
export interface DieLook {
  readonly text: string;
  readonly faces: readonly number[];
}

export function useLooks(sides: number): readonly DieLook[] {
  const own = useContext(DieFaces);
  const looks = new Map<string, number[]>();
  for (let face = 1; face <= sides; face++) {
    const text = own?.(face, sides)?.text ?? `${face}`;
    looks.set(text, [...(looks.get(text) ?? []), face]);
  }
  return [...looks].map(([text, faces]) => ({ text, faces }));
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [6.5, 6.5],
    [17.5, 17.5],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [6.5, 5.5],
    [17.5, 5.5],
    [6.5, 12],
    [17.5, 12],
    [6.5, 18.5],
    [17.5, 18.5],
  ],
};

/** One die as it lies: pips up to six, a figure beyond, or what the game has on it. */
export function Die({ face, sides, size = 30 }: { face: number; sides: number; size?: number }) {
  const own = useContext(DieFaces)?.(face, sides);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={own?.colour ? `die ${own.colour}` : 'die'}
      role="img"
      aria-label={own?.name ?? `${face}`}
    >
      <rect x="1" y="1" width="22" height="22" rx={sides === 6 ? 5 : 11} />
      {sides === 6 && !own ? (
        (pips[face] ?? []).map(([x, y]) => <circle key={`${x}.${y}`} cx={x} cy={y} r="2.1" />)
      ) : (
        <text x="12" y="16.5" textAnchor="middle" fontSize="13">
          {own?.text ?? face}
        </text>
      )}
    </svg>
  );
}

/** Dice that have just fallen; `tumble` lets them roll into place, one after the other. */
export function DiceRow({ faces, sides, tumble, size }: { faces: readonly number[]; sides: number; tumble?: boolean; size?: number }) {
  return (
    <span className={tumble ? 'dice tumble' : 'dice'}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity than their order
        <Die key={index} face={face} sides={sides} {...(size && { size })} />
      ))}
    </span>
  );
}
