import type { GameTypes, Part, RiderId, RuleId } from '@gruppetto/kernel';

/** Something on the screen that a coach points at. */
export type Pointer = { readonly rider: RiderId } | { readonly square: number } | { readonly panel: Panel };

/** The question; what stands above it (`steps`); what a game draws below the road (`beneath`) and beside it (`panels`). */
export type Panel = 'question' | 'steps' | 'beneath' | 'panels';

/** A choice that others make, or the learner before the lesson asks: with the dice that fall. */
export interface ScriptedChoice<T extends GameTypes> {
  readonly choice: Part<T['Choice']>;
  readonly dice?: readonly number[];
}

/** A good answer: what is said to it, the dice that fall, and what the others do after it. */
export interface Good<T extends GameTypes> extends ScriptedChoice<T> {
  readonly said: string;
  readonly others?: readonly ScriptedChoice<T>[];
  /** The step that follows, from 0; without it, the next one. A number past the last step ends the lesson. */
  readonly next?: number;
}

/** The answer to another choice. With its dice, or if it needs none, the road shows where it leads before it is taken back. */
export interface OtherAnswer<T extends GameTypes> extends ScriptedChoice<T> {
  readonly said: string;
  /** The rule that makes it so. */
  readonly rule?: RuleId;
}

/** One question of a lesson, always to the first seat. */
export interface LessonQuestion<T extends GameTypes> {
  readonly say: string;
  readonly point?: readonly Pointer[];
  /** Any of these takes the lesson on. */
  readonly good: readonly Good<T>[];
  /** Answers to other possible choices. */
  readonly answers?: readonly OtherAnswer<T>[];
  /** The answer to the rest of them, if there are any. */
  readonly otherwise?: string;
}

/** A question that isn't a choice of the race: what comes next, what a rule says, what a figure means. */
export interface Quiz<T extends GameTypes> {
  readonly say: string;
  readonly point?: readonly Pointer[];
  readonly quiz: readonly QuizAnswer[];
  /** What would give the answer away: it isn't shown while this is asked. */
  readonly hides?: 'groups';
  /** What is played after the right answer. */
  readonly others?: readonly ScriptedChoice<T>[];
  /** As in `Good`. */
  readonly next?: number;
}

export interface QuizAnswer {
  readonly label: string;
  readonly said: string;
  /** Takes the lesson on. */
  readonly right?: boolean;
}

export type LessonStep<T extends GameTypes> = LessonQuestion<T> | Quiz<T>;

/** A position, scripted dice, and what a coach says. Data only: its sentences come from the words of the game. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** What the learner can do afterwards, in a few words. */
  readonly goal: string;
  /** The rules it teaches. */
  readonly cites: readonly RuleId[];
  readonly options: Partial<T['Options']>;
  readonly position: T['Position'];
  /** What was played from there before the first question. */
  readonly before?: readonly ScriptedChoice<T>[];
  readonly steps: readonly LessonStep<T>[];
  /** The last words of the coach. */
  readonly done: string;
}
