import type { GameTypes, Part, Race, RuleId, Turn } from '@gruppetto/kernel';
import type { Names, Term } from '@gruppetto/words';
import type { Lesson, Pointer } from './lesson.ts';

/** A position that our own board draws, so that it is never out of date. */
export interface Picture<T extends GameTypes = GameTypes> {
  readonly options: Partial<T['Options']>;
  readonly position: T['Position'];
  readonly point?: readonly Pointer[];
}

/** A third of the one-minute rules: a picture, what it shows, and one or two sentences. */
export interface MinutePart<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly picture: Picture<T>;
  readonly caption: string;
}

/** A game in a minute: five sentences over three pictures. */
export type OneMinute<T extends GameTypes = GameTypes> = readonly [MinutePart<T>, MinutePart<T>, MinutePart<T>];

export interface PicturedTerm<T extends GameTypes = GameTypes> extends Term {
  readonly picture?: Picture<T>;
}

/** Words of a game that a newcomer may not know. They go before the common ones of `commonTerms`. */
export type Glossary<T extends GameTypes = GameTypes> = readonly PicturedTerm<T>[];

/**
 * What is being decided and what it hangs on, in one or two sentences: for each kind of question, by what its first choice does. A
 * kind that is missing does not compile.
 */
export type Meanings<T extends GameTypes = GameTypes> = Readonly<Record<T['Choice']['do'], Meaning<T>>>;

export type Meaning<T extends GameTypes = GameTypes> = string | ((turn: Turn<T['Choice']>) => string);

/** What the coach hears: how the race stands for the learner who is asked. Never more than their view. */
export interface Situation<T extends GameTypes = GameTypes> {
  readonly race: Race<T>;
  readonly view: T['View'];
  readonly turn: Turn<T['Choice']>;
  readonly names: Names;
}

/**
 * When the coach speaks up: after a fact that has these fields (`mine`: about a rider or the seat of the learner), when a choice with
 * these fields is offered to the learner, or when they are asked and the race stands so.
 */
export type Cue<T extends GameTypes = GameTypes> =
  | { readonly fact: Part<T['Fact']>; readonly mine?: boolean }
  | { readonly offered: Part<T['Choice']> }
  | { readonly when: (situation: Situation<T>) => boolean };

/** Said once, at the learner's first question after its cue. */
export interface Remark<T extends GameTypes = GameTypes> {
  readonly on: Cue<T>;
  readonly say: string;
  readonly point?: readonly Pointer[];
}

/** A short race with fixed dice, three to five minutes. The learner has the first seat, bots the others. */
export interface FirstRace<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly options: Partial<T['Options']>;
  readonly seed: string;
  /** Said before the first question. */
  readonly hello: string;
  /** At most one at a question: of several, the first of the list; the others wait. */
  readonly remarks: readonly Remark<T>[];
  /** Said at the end. */
  readonly won: string;
  readonly lost: string;
}

/** Something the player to decide may be about to lose. */
export interface Warning {
  /** The same danger has the same name: it is said once, until another takes its place. */
  readonly kind: string;
  readonly said: string;
  readonly rule?: RuleId;
}

/** What may speak for a choice, when the coach is asked for advice. */
export type Matter = 'position' | 'reserves' | 'shelter' | 'safety' | 'finish';

/** How a game is learned: what a room offers in `./lessons`, in one language. */
export interface Course<T extends GameTypes = GameTypes> {
  readonly lessons: readonly Lesson<T>[];
  readonly oneMinute: OneMinute<T>;
  readonly glossary: Glossary<T>;
  readonly meanings: Meanings<T>;
  readonly firstRace: FirstRace<T>;
  /** The one danger that matters most now, if there is one; absent where nothing is decided. Pure and quick: it is asked at every question. */
  readonly warn?: (situation: Situation<T>) => Warning | undefined;
  /** One sentence for what speaks for a choice, in the game's terms: "It saves a bottle for the climb." Absent where nothing is decided. */
  readonly reasons?: Readonly<Record<Matter, string>>;
}
