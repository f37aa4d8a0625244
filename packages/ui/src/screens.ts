import type { Board, Fact, Game, GameTypes, LeaderJersey, Problem, Rider, SeatEntry, Turn } from '@gruppetto/kernel';
import type { GameWords, Names } from '@gruppetto/words';
import type { ComponentType } from 'react';
import type { Jersey } from './jerseys.tsx';

/** A rider as the pages draw them. */
export interface RiderLook extends Rider {
  readonly jersey: Jersey;
  /** What they wear over it as the leader of a classification. */
  readonly worn?: LeaderJersey;
}

/** An option that the plain form cannot draw: a course, a list of riders. */
export interface FieldProps<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly words: GameWords<T>;
  readonly value: unknown;
  /** What is wrong inside this field; places start with the field's name. */
  readonly problems: readonly Problem[];
  /** All options as they stand, and the seats, for fields that look at others. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatEntry[];
  readonly onChange: (value: unknown) => void;
  /** Sets several options at once, where they belong together. */
  readonly onSet: (values: Readonly<Record<string, unknown>>) => void;
}

/** Something that a game shows beside the road: a wheel, an energy table. */
export interface PanelProps<T extends GameTypes = GameTypes> {
  readonly options: T['Options'];
  readonly words: GameWords<T>;
  readonly names: Required<Names>;
  readonly looks: readonly RiderLook[];
  /** After the last step that is shown to its end. */
  readonly view: T['View'];
  /** As it is drawn now: inside a step, as far as its facts have been shown. */
  readonly board: Board<T>;
  /** The facts of the step on show that have happened. */
  readonly facts: readonly T['Fact'][];
  /** The facts of each step before it. */
  readonly before: readonly (readonly T['Fact'][])[];
}

/** A question that a list of choices can't ask well, because there are too many of them. It answers with one of those offered. */
export interface QuestionProps<T extends GameTypes = GameTypes> {
  readonly turn: Turn<T['Choice']>;
  readonly words: GameWords<T>;
  readonly names: Required<Names>;
  readonly disabled: boolean;
  readonly onChoose: (choice: T['Choice']) => void;
}

/** A ready-made race: what it is called, and the options that make it. */
export interface CourseOffer<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly hint?: string;
  readonly options: Partial<T['Options']>;
}

/** All that a game adds to the pages, which play every game by themselves. */
export interface Screens<T extends GameTypes = GameTypes> {
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps<T>>>>;
  /** The option whose field sets the course: each stage of a tour has its own. */
  readonly course?: string;
  /** Ready-made races to choose from, the best first one first. */
  readonly courses?: readonly CourseOffer<T>[];
  /** The course as the game itself writes it down, in the place of a list of markers. */
  readonly courseTable?: ComponentType<{ readonly options: T['Options'] }>;
  /** The course as it lies on the table, beside that list. */
  readonly coursePlan?: ComponentType<{ readonly options: T['Options'] }>;
  /** How long the course is, where that isn't counted in squares. */
  readonly courseLength?: (options: T['Options']) => string | undefined;
  /** The course drawn large, above the ready-made ones. */
  readonly coursePicture?: ComponentType<{ readonly options: T['Options'] }>;
  /** Nobody decides anything: people choose a rider to cheer for. */
  readonly backs?: true;
  /** Options that nobody sets by hand. */
  readonly hidden?: readonly string[];
  /** Who sits at the table at first, where it is not one person among bots. */
  readonly seats?: readonly SeatEntry[];
  /** By what the first choice does: questions that the game asks in a way of its own. */
  readonly questions?: Readonly<Record<string, ComponentType<QuestionProps<T>>>>;
  /** The usual answer by its place in the list, where it isn't the first that spends nothing. */
  readonly usual?: (choices: readonly T['Choice'][]) => number | undefined;
  /** The answer, by its place in the list, to a question that nobody needs to be asked: what was ordered before answers it. */
  readonly unasked?: (view: T['View'], turn: Turn<T['Choice']>) => number | undefined;
  /** Where in a turn the race is: above every question. */
  readonly steps?: ComponentType<PanelProps<T>>;
  /** What belongs to the road itself: below it, on a small screen below the question. */
  readonly beneath?: ComponentType<PanelProps<T>>;
  /** The whole course as it lies on a table, with everybody on it: one tap away. */
  readonly map?: ComponentType<PanelProps<T>>;
  readonly panels?: readonly ComponentType<PanelProps<T>>[];
  /** What runs along the lower edge of the road. */
  readonly lowerThird?: ComponentType<PanelProps<T>>;
  /** What a race with these options is called, where it has a name. */
  readonly raceName?: (options: T['Options']) => string | undefined;
  /** Whether somebody who skips through the race would stop here. */
  readonly isIncident?: (fact: Fact) => boolean;
}
