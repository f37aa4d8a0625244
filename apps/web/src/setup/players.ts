import { botNames } from '@gruppetto/bots';

const called: Readonly<Record<string, string>> = { person: 'Person', 'rule-of-thumb': 'Bot', random: 'Random bot' };

/** Who may play a seat, as a list offers it: a person first, then the bots, the best one first. */
export const players: readonly { readonly id: string; readonly name: string }[] = ['person', ...botNames.toReversed()].map((id) => ({
  id,
  name: called[id] ?? id,
}));
