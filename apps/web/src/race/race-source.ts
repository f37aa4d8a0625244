import type { Choice, GameId, RaceRecord, Refusal, Seat, SeatEntry, Viewer } from '@gruppetto/kernel';
import type { Moment, TurnFor } from '@gruppetto/wire';
import type { StageOfTour } from '../local/table-storage.ts';

/** A moment of the race as one viewer may know it. What he may do is told for the newest one only, beside it. */
export type Past = Omit<Moment, 'turn'>;

/** What is settled before the race, and open to all. */
export interface TableTold {
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  /** People throw their own dice and type them in. */
  readonly realDice: boolean;
  /** Where it is a stage. */
  readonly tour?: StageOfTour;
}

/** How the race stands for this viewer. */
export interface RaceTold {
  readonly viewer: Viewer;
  /** How many moments there are. */
  readonly length: number;
  /** Those that were not told before, or look otherwise to this viewer; each is at the place its version says. */
  readonly moments: readonly Past[];
  /** Absent when the race is over. */
  readonly turn?: TurnFor;
  /** Whose last choice can be taken back now. */
  readonly undo?: Seat;
  /** The last moment that the viewer made himself, where he may have been away since. */
  readonly since?: number;
  /** Whether a table of one's own may go on from an earlier moment. */
  readonly branches: boolean;
  /** The record and the position would tell somebody what another seat keeps to itself. */
  readonly closed: boolean;
}

export type Told =
  | { readonly kind: 'missing' }
  | { readonly kind: 'spoilt'; readonly reason: string }
  | { readonly kind: 'table'; readonly table: TableTold }
  | { readonly kind: 'race'; readonly race: RaceTold }
  /** Whether this window says when bots play; of several windows on one table, one does. */
  | { readonly kind: 'drives'; readonly drives: boolean };

/** What became of a wish. What it changed has been told before. */
export type Answer =
  | { readonly kind: 'done' }
  /** It is not for this window to do, or there was nothing to do. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A die of the person's own is to fall, after those he has typed in. */
  | { readonly kind: 'wanting'; readonly sides: number }
  /** Somebody else went on with the race. */
  | { readonly kind: 'moved-on' }
  | { readonly kind: 'failed'; readonly notice: string };

/** Who holds the race, and tells a page no more of it than its viewer may know. */
export interface Referee {
  /** Tells everything from the beginning, and then what happens, until the function it gives is called. */
  follow(hear: (told: Told) => void): () => void;
  /** A choice of who is to move, after so many steps; `faces` are the dice he has typed in. */
  choose(choice: Choice, version: number, faces: readonly number[]): Promise<Answer>;
  /** Bots play so many steps at most. */
  ride(most: number): Promise<Answer>;
  undo(): Promise<Answer>;
  /** The race as a file, unless it is closed. */
  record(): Promise<RaceRecord | undefined>;
  /** The race as it stood after so many steps, for a forecast, unless it is closed. */
  position(version: number): Promise<object | undefined>;
  /** A new table of this browser that goes on from there, with dice of its own. Gives its id. */
  branch(version: number): Promise<string>;
}
