import type { PrimeKind, StageType } from './types.ts';

/** CP-8.7: for the first past the end of a pass, and past an intermediate sprint; a hill gives none. */
export const primePoints: Readonly<Record<PrimeKind, readonly number[]>> = {
  hors: [35, 25, 15, 10, 5],
  first: [25, 20, 10, 5],
  second: [15, 10, 5],
  third: [5, 3, 1],
  sprint: [5, 3, 1],
};

/** CP-8.11. */
export const regularityPoints: Readonly<Record<StageType, readonly number[]>> = {
  flat: [100, 80, 60, 40, 30, 25, 20, 15, 10, 5],
  low: [70, 50, 40, 30, 20, 15, 10, 5],
  medium: [30, 20, 15, 10, 5],
  high: [30, 20, 15, 10, 5],
};
