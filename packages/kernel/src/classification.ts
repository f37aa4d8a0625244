import type { RuleId } from './names.ts';

/** A table of a stage race, as a game gives it: what each stage adds to it, and who leads. */
export interface Classification {
  readonly id: string;
  readonly rule: RuleId;
  readonly of: 'riders' | 'teams';
  readonly gives: StageGift;
  readonly leads: 'lowest' | 'highest';
  /** One after the other, until two who have the same total are told apart; else they share a place. */
  readonly ties: readonly TieBreak[];
}

export type StageGift =
  /** The rider's value in the standings of the stage; a team has the sum of its riders'. Who has none gets the highest of the stage and so much more. */
  | { readonly by: 'value'; readonly without: number }
  /** Points for the first places of the day, as another classification, made of this stage alone, has them. */
  | { readonly by: 'place'; readonly in: string; readonly points: readonly number[] };

/** `stage-places`: the best place in a stage, then the next best, and so on. A team has the places of its riders. */
export type TieBreak = 'stage-places';
