import type { Colour, RiderType } from './types.ts';

/** WS-2.1, WS-1.3: the four types and their colours. */
export const riderTypes = ['leader', 'climber', 'sprinter', 'helper'] as const satisfies readonly RiderType[];
export const colours = ['yellow', 'red', 'green', 'blue'] as const satisfies readonly Colour[];
