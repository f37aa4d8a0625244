import type { Decision, JudgedStep } from '@gruppetto/bots';
import type { Choice } from '@gruppetto/kernel';
import type { RaceState } from '../race/race-state.ts';

export type DecidedStep = JudgedStep & { readonly decision: Decision };

/** What was asked before a step, and what each choice is called. */
export function sayDecision({ words, names, race, moments }: RaceState, { step, seat, rider, decision }: DecidedStep) {
  const choices = decision.wins.map(({ choice }) => choice as Choice);
  const { view } = moments[step - 1];
  return {
    question: words.question({ seat, choices, ...(rider !== undefined && { rider }) }, names),
    label: (choice: unknown): string => words.choice(choice as Choice, race.preview(view, choice as Choice), names).label,
  };
}
