import { type Dice, SeededDice } from '@gruppetto/kernel';

/** 128 bits from the browser. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A series of its own for every step, so that going back or coming back never throws again. Step 0 is the set-up. */
export function tableDice(seed: string, step: number): Dice {
  const dice = new SeededDice(seed);
  dice.begin(step);
  return dice;
}
