import type { Dice } from '@gruppetto/kernel';
import type { Options } from './types.ts';

export const highest = 12;

/** PW-1.5: the faces that fell. */
export const throwDie = (options: Options, dice: Dice): readonly number[] =>
  options.dice === 'one-twelve-sided' ? [dice.roll(12)] : [dice.roll(6), dice.roll(6)];

export const sidesOf = (options: Options): number => (options.dice === 'one-twelve-sided' ? 12 : 6);

export const sumOf = (faces: readonly number[]): number => faces[0] + (faces[1] ?? 0);

/** PW-5.2: a natural 1; two six-sided dice never show it (PW-1.5). */
export const isIncident = (options: Options, sum: number): boolean => options.incidents && sum === 1;

/** Every throw that can fall, as likely as any other. */
export function everyThrow(options: Options): readonly (readonly number[])[] {
  const faces = Array.from({ length: sidesOf(options) }, (_, index) => index + 1);
  return options.dice === 'one-twelve-sided' ? faces.map((face) => [face]) : faces.flatMap((a) => faces.map((b) => [a, b]));
}

/** Of 36: the throws of two dice with at least this sum. */
const waysOfTwo = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** The chance to throw at least `need`, when a natural 1 may be an incident. */
export function chanceOf(options: Options, need: number): number {
  if (need > highest) return 0;
  const min = Math.max(need, options.incidents ? 2 : 1);
  return options.dice === 'one-twelve-sided' ? (highest + 1 - min) / 12 : waysOfTwo[min] / 36;
}
