import type { Fact, Game, Problem, SeatEntry } from '@gruppetto/kernel';
import type { ComponentType } from 'react';
import type { Entrant } from '../road/Road.tsx';
import type { Ready } from '../table/session.ts';
import type { Shown } from '../table/shown.ts';

/** An option that the plain form cannot draw: a course, a list of riders. */
export interface FieldProps {
  readonly game: Game;
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
export interface PanelProps {
  readonly state: Ready;
  readonly shown: Shown;
  readonly entrants: readonly Entrant[];
}

/** All that a game adds to the pages, which play every game by themselves. */
export interface GameScreens {
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>;
  /** The option whose field sets the course: each stage of a tour has its own. */
  readonly course?: string;
  /** Options that nobody sets by hand. */
  readonly hidden?: readonly string[];
  /** Who sits at the table at first, where it is not one person among bots. */
  readonly seats?: readonly SeatEntry[];
  /** Where in a turn the race is: above every question. */
  readonly steps?: ComponentType<PanelProps>;
  /** What belongs to the road itself: below it, on a small screen below the question. */
  readonly beneath?: ComponentType<PanelProps>;
  readonly panels?: readonly ComponentType<PanelProps>[];
  /** What runs along the lower edge of the road. */
  readonly lowerThird?: ComponentType<PanelProps>;
  /** What a race with these options is called, where it has a name. */
  readonly raceName?: (options: object) => string | undefined;
  /** Whether somebody who skips through the race would stop here. */
  readonly isIncident?: (fact: Fact) => boolean;
}
