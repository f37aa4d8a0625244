import type { GameId } from '@gruppetto/catalogue';
import type { Choice, LeaderJersey, RaceRecord, Refusal, RiderId, Seat, SeatEntry, Viewer } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';

/** The tour that a race is a stage of. */
export interface StageOfTour {
  readonly id: string;
  readonly name: string;
  /** From 0. */
  readonly stage: number;
  /** Names of the riders; a rider without one goes by their number. */
  readonly riders: readonly string[];
  readonly jerseys: readonly { readonly rider: RiderId; readonly jersey: LeaderJersey }[];
  /** The steps of a stage that is only watched again here. */
  readonly watched?: string;
}

/** What is settled before the race, and open to all. */
export interface TableInfo {
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  /** People throw their own dice and type them in. */
  readonly realDice: boolean;
  /** If it is a stage. */
  readonly tour?: StageOfTour;
  /** The backed rider, in games where nobody decides anything. */
  readonly backed?: RiderId;
}

/** The race as this viewer sees it. */
export interface SeenRace {
  readonly viewer: Viewer;
  /** The seats of the people at this screen. */
  readonly here: readonly Seat[];
  /** Those that haven't changed are the same objects as before. */
  readonly moments: readonly Moment[];
  /** The seat whose last choice can be taken back now. */
  readonly undo?: Seat;
  /** The viewer's own last moment, where they may have been away since. */
  readonly since?: number;
  /** Whether a table of your own may go on from an earlier moment. */
  readonly branches: boolean;
  /** The record and the position would reveal what another seat keeps to itself. */
  readonly withheld: boolean;
}

/** Why a table can't be opened. */
export type Failure =
  | { readonly kind: 'storage-blocked' | 'broke-down'; readonly detail: string }
  | { readonly kind: 'other-rules' | 'unknown-game' }
  | { readonly kind: 'does-not-replay'; readonly problem?: string };

export type NoRaceNow =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface OpenRace {
  readonly status: 'ready';
  /** The same object as long as nothing of it has changed. */
  readonly table: TableInfo;
  readonly race: SeenRace;
  /** Whether this window says when bots play; of several windows on one table, one does. */
  readonly drives: boolean;
}

export type RaceNow = NoRaceNow | OpenRace;

/** The outcome of a request. Its changes have arrived before. */
export type SourceAnswer =
  | { readonly kind: 'done' }
  /** There was nothing to do. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A die of the person's own has to fall, after those typed in already. */
  | { readonly kind: 'die-needed'; readonly sides: number }
  /** Somebody else went on with the race. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'unknown-bot'; readonly bot: string }
  | { readonly kind: 'not-stored'; readonly detail: string }
  | { readonly kind: 'disconnected' };

/** Holds the race, in one place for all of a page, and tells no more of it than its viewer may know. */
export interface RaceSource {
  /** The same object as long as nothing has changed. */
  now(): RaceNow;
  /** Follows the race and calls whenever it has changed, until the function it returns is called. */
  subscribe(changed: () => void): () => void;
  /** A choice of the seat to move, after this many steps; `faces` are the dice typed in. */
  choose(choice: Choice, version: number, faces: readonly number[]): Promise<SourceAnswer>;
  /** Bots play at most this many steps. */
  ride(max: number): Promise<SourceAnswer>;
  /** Bots play at most this many steps, also for the people at this screen; absent if others ride too. */
  rideIn?(max: number): Promise<SourceAnswer>;
  undo(): Promise<SourceAnswer>;
  /** The race as a file, unless it is withheld. */
  record(): Promise<RaceRecord | undefined>;
  /** The race after this many steps, for a forecast, unless it is withheld. */
  position(version: number): Promise<object | undefined>;
  /** A new table of this browser that goes on from there, with dice of its own: its id. */
  branch(version: number): Promise<string>;
}
