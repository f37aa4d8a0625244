import type { Board } from './board.ts';
import type { Dice } from './dice.ts';
import type { Fact, Tell } from './fact.ts';
import type { Choice, GameId, Refusal, RiderId, Seat, Viewer } from './names.ts';
import type { Preview } from './preview.ts';
import type { Schema } from './schema.ts';
import type { StageRace } from './stage-race.ts';
import type { Standings } from './standings.ts';

/** Who decides now, and between what. The list is complete and never empty. */
export interface Turn<C> {
  readonly seat: Seat;
  /** The rider it is about, where it is about one. */
  readonly rider?: RiderId;
  readonly choices: readonly C[];
}

/** A choice a player would look for, and why he does not find it. */
export interface Barred<C> {
  readonly choice: C;
  readonly refusal: Refusal;
}

export interface Rider {
  readonly seat: Seat;
  /** Jerseys go by team; where every seat is a team, it is the seat. */
  readonly team: number;
  readonly number: number;
  readonly role?: string;
  readonly name?: string;
  /** Where teams are no seats, and are called something. */
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
}

/** All that the platform knows of a game. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: GameId;
  /** Raised when a recorded race would replay differently. */
  readonly rules: number;
  /** Parsed once, at the edge; also draws the set-up form. */
  readonly options: Schema<T['Options']>;
  /** The whole-number option that says how many seats there are, where there is one. */
  readonly seatOption?: string;
  seats(options: T['Options']): number;
  riders(options: T['Options']): readonly Rider[];
  setup(options: T['Options'], dice: Dice, tell?: Tell<T['Fact']>): T['State'];
  /** Who decides now, and between what; undefined when the race is over. */
  turn(state: T['State']): Turn<T['Choice']> | undefined;
  /** Plays one of those choices and all that follows by itself, up to the next choice. Changes the state it is given. */
  play(state: T['State'], choice: T['Choice'], dice: Dice, tell?: Tell<T['Fact']>): void;
  /** What a player would look for now and may not do, with the reason. */
  barred(state: T['State']): readonly Barred<T['Choice']>[];
  /** Live while the race runs, final when it is over. */
  standings(state: T['State']): Standings;
  /** What a seat, or a spectator, may know. Secrets are absent, not hidden. Good until the next `play`: it may share with the state. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** The road and who is where, for drawing: the same shape in all games. */
  board(view: T['View']): Board;
  /** What one of the listed choices would mean. */
  preview(view: T['View'], choice: T['Choice']): Preview;
  copy(state: T['State']): T['State'];
  /** What a position of this race must look like. */
  positions(options: T['Options']): Schema<T['Position']>;
  /** A race from any legal position, and back: what FEN is to chess. */
  place(options: T['Options'], position: T['Position']): T['State'];
  position(state: T['State']): T['Position'];
  /** How it is raced in stages. */
  readonly stageRace?: StageRace<T['Options'], T['State']>;
}
