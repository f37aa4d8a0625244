import type { Board, Group, Road, Spot } from './board.ts';
import type { Dice } from './dice.ts';
import type { Fact, Tell } from './fact.ts';
import type { Choice, Refusal, RiderId, Seat, Viewer } from './names.ts';
import type { Preview } from './preview.ts';
import type { Schema } from './schema.ts';
import type { StageRace } from './stage-race.ts';
import type { StageRaceTypes } from './stage-race-types.ts';
import type { Standings } from './standings.ts';

/** Who decides now, and between what. The list is complete and never empty. */
export interface Turn<C> {
  readonly seat: Seat;
  /** The rider it is about, where it is about one. */
  readonly rider?: RiderId;
  readonly choices: readonly C[];
}

/** A choice that a player would look for, and why it isn't offered. */
export interface Barred<C, R extends string = string> {
  readonly choice: C;
  readonly refusal: Refusal<R>;
}

export interface Rider {
  readonly seat: Seat;
  /** Jerseys go by team; where every seat is a team, it is the seat. */
  readonly team: number;
  readonly number: number;
  readonly role?: string;
  readonly name?: string;
  /** Where teams are not seats, and have names. */
  readonly teamName?: string;
}

/** The types of one game, by the names the contract has for them. */
export interface GameTypes {
  Options: object;
  State: object;
  Choice: Choice;
  Fact: Fact;
  View: unknown;
  Position: object;
  /** Why the game refuses a choice, a position or a typed result. */
  Reason: string;
  /** What may go wrong with a choice. */
  Risk: string;
  /** What is gained, spent and owned. */
  Thing: string;
  /** Why a rider is out of the race. */
  Out: string;
  /** The kinds of groups on the road. */
  Group: string;
  /** What may hold on the whole road: a card, the weather. */
  InForce: string;
  /** The types of its stage races; undefined where it is not raced in stages. */
  StageRace: StageRaceTypes | undefined;
}

/** A game: how it is set up, and the races it makes. Everything else the platform knows is a `Race`. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised when a recorded race would replay differently. */
  readonly rules: number;
  /** Parsed once, at the edge; also draws the set-up form. */
  readonly options: Schema<T['Options']>;
  /** The whole-number option that says how many seats there are, where there is one. */
  readonly seatOption?: string;
  /** Fields of a choice that say what it costs. A scenario may have them wrong: it means the offered choice that is the same otherwise. */
  readonly prices?: readonly string[];
  /** A race with these options. Whatever they settle, such as the course, is worked out here, once. */
  race(options: T['Options']): Race<T>;
  /** How it is raced in stages. */
  readonly stageRace?: StageRace<T>;
}

/** The rules of one game, bound to one set of options. It holds nothing that moves: that is the state, which it is handed. */
export interface Race<T extends GameTypes = GameTypes> {
  readonly options: T['Options'];
  readonly seats: number;
  readonly riders: readonly Rider[];
  /** What never moves, for drawing: the same shape in all games. */
  road(): Road;
  setup(dice: Dice, tell?: Tell<T['Fact']>): T['State'];
  /** Who decides now, and between what; undefined when the race is over. */
  turn(state: T['State']): Turn<T['Choice']> | undefined;
  /** Plays one of those choices and all that follows by itself, up to the next choice. Changes the state it is given. */
  play(state: T['State'], choice: T['Choice'], dice: Dice, tell?: Tell<T['Fact']>): void;
  /** What a player would look for now and may not do, with the reason. */
  barred(state: T['State']): readonly Barred<T['Choice'], T['Reason']>[];
  /** Live while the race runs, final when it is over. */
  standings(state: T['State']): Standings<T['Out']>;
  /** What a seat, or a spectator, may know. Secrets are absent, not hidden. Good until the next `play`: it may share with the state. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** Who is where, for drawing on the road. */
  board(view: T['View']): Board<T>;
  /** The groups of riders who stand like this, foremost first: inside a step, where groups follow from where riders stand. */
  groups?(riders: readonly Spot[]): readonly Group<T['Group']>[];
  /** What one of the listed choices would mean. */
  preview(view: T['View'], choice: T['Choice']): Preview<T['Thing'], T['Risk']>;
  copy(state: T['State']): T['State'];
  /** What a position of this race must look like. */
  positions(): Schema<T['Position']>;
  /** A race from any legal position, and back: what FEN is to chess. */
  place(position: T['Position']): T['State'];
  position(state: T['State']): T['Position'];
}
