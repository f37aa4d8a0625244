import { botNames } from '@gruppetto/catalogue';

/** Who may play a seat, in the order of the list: a person first, then the bots, the best one first. */
export const players: readonly string[] = ['person', ...botNames.toReversed()];
