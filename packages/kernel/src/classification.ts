import type { RuleId } from './names.ts';
import type { StageRaceTypes } from './stage-race-types.ts';

/** A table of a stage race, as a game gives it: what each stage adds to it, and who leads. */
export interface Classification<N extends StageRaceTypes = StageRaceTypes> {
  readonly id: N['Classification'];
  readonly rule: RuleId;
  readonly of: 'riders' | 'teams';
  /** How its totals read. */
  readonly measure: ClassificationMeasure;
  /** All of them are added up. */
  readonly gives: readonly StageGift<N>[];
  /** This many riders of a team count, the best of the day; absent: all of them. A missing one counts as the worst of the day. */
  readonly best?: number;
  readonly leads: 'lowest' | 'highest';
  /** Totals are shown as the difference to the leader's. */
  readonly fromLeader?: true;
  /** One after another, until two with the same total can be told apart; otherwise they share a place. */
  readonly ties: readonly TieBreak<N>[];
}

export type ClassificationMeasure = 'seconds' | 'turns' | 'points' | 'round-label';

export type StageGift<N extends StageRaceTypes = StageRaceTypes> =
  /** The rider's value in the result of the stage. A rider without one gets the highest of the stage and so much more, where the game says so. */
  | { readonly by: 'value'; readonly without?: number }
  /** For the first places at the finish, by the kind of day; below 0 where it is taken off. */
  | { readonly by: 'finish'; readonly points: Readonly<Partial<Record<N['Day'], readonly number[]>>> }
  /** For the first past the primes of the course, by their kind. */
  | { readonly by: 'primes'; readonly points: Readonly<Partial<Record<N['Prime'], readonly number[]>>> }
  /** For the first places of the day, as another classification, made of this stage alone, has them. */
  | { readonly by: 'place'; readonly in: N['Classification']; readonly points: readonly number[] };

export type TieBreak<N extends StageRaceTypes = StageRaceTypes> =
  /** The best place in a stage, then the next best, and so on. A team has the places of its riders. */
  | 'stage-places'
  /** The place in the latest stage. */
  | 'latest-stage'
  /** The lowest sum of stage places. */
  | 'sum-of-places'
  /** How often an entrant was first in what this table counts: primes won, stages won, days on which it gave them the most. */
  | 'first-places'
  /** As another table has them. */
  | { readonly as: N['Classification'] };

/** A rider or a team, as the game counts them. */
export type Entrant = number;

export interface RankingLine {
  readonly entrant: Entrant;
  /** From 1; entrants who can't be told apart share a place. */
  readonly place: number;
  readonly total: number;
  /** What each stage gave. */
  readonly stages: readonly number[];
}

/** A classification after some stages. */
export interface Ranking {
  readonly classification: string;
  /** The leader first. */
  readonly lines: readonly RankingLine[];
}
