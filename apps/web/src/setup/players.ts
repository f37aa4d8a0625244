import { botNames } from '@gruppetto/catalogue';

/** Who may play a seat, as a list offers it: a person first, then the bots, the best one first. */
export const players: readonly string[] = ['person', ...botNames.toReversed()];
