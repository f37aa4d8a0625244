import type { Decision, JudgedStep } from '@gruppetto/bots';
import type { Choice } from '@gruppetto/kernel';
import { labelAmong } from '@gruppetto/words';
import type { RaceState } from '../race/race-state.ts';

export type DecidedStep = JudgedStep & { readonly decision: Decision };

/** The question before a step, and the name of each choice. */
export function sayDecision({ words, names, race, moments }: RaceState, { step, seat, rider, decision }: DecidedStep) {
  const choices = decision.wins.map(({ choice }) => choice as Choice);
  const { view } = moments[step - 1];
  const said = (choice: Choice) => words.choice(choice, race.preview(view, choice), names);
  const all = choices.map(said);
  return {
    question: words.question({ seat, choices, ...(rider !== undefined && { rider }) }, names),
    label: (choice: unknown): string => labelAmong(said(choice as Choice), all),
  };
}
