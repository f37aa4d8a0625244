import type { Dice } from '@gruppetto/kernel';
import { cobbleLanes } from './course.ts';

/** WS-1.5: so rough may a square of cobbles be. */
const roughest = 4;

/** WS-1.5: four lanes a row, from the first row to the last. */
export function drawCobbles(rows: number, dice: Dice): number[] {
  const malus: number[] = [];
  for (let square = 0; square < rows * cobbleLanes; square++) malus.push(dice.draw(roughest) + 1);
  return malus;
}

/** WS-4.10: the free lane with the lowest malus; of several the rightmost. */
export function smoothestLane(squares: Uint8Array, base: number, malus: readonly number[], first: number): number {
  let best = 0;
  for (let lane = 1; lane <= cobbleLanes; lane++) {
    if (squares[base + lane] !== 0) continue;
    if (best === 0 || malus[first + lane - 1] < malus[first + best - 1]) best = lane;
  }
  return best;
}
