import type { Dice } from '@gruppetto/kernel';
import type { Face } from './types.ts';

/** L1-4.10: the twelve faces. */
const faces: readonly Face[] = [
  { value: 3 },
  { value: 3 },
  { value: 3 },
  { value: 3 },
  { value: 4, colour: 'red' },
  { value: 4, colour: 'orange' },
  { value: 4, colour: 'blue' },
  { value: 4 },
  { value: 5 },
  { value: 5 },
  { value: 5 },
  { value: 5 },
];

export const sides = faces.length;

export const throwDie = (dice: Dice): number => dice.roll(sides);

export const faceOf = (die: number): Face => faces[die - 1];

/** How likely a throw is that this can be said of. */
export const chanceOf = (holds: (face: Face) => boolean): number => faces.filter(holds).length / sides;
