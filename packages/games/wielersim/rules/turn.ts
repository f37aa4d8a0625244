import type { Barred, Turn } from '@gruppetto/kernel';
import { isOver } from './finish.ts';
import type { Choice, View } from './types.ts';

/** The commentator lets the next turn ride; there is nothing else to choose. */
const ride: Turn<Choice> = { seat: 0, choices: [{ do: 'ride' }] };

export const turn = (state: View): Turn<Choice> | undefined => (isOver(state) ? undefined : ride);

export const barred = (): readonly Barred<Choice>[] => [];
