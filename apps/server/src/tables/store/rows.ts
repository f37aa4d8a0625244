import type { FairnessVersion, TableEvent, TableStatus } from '@gruppetto/wire';

/** The rows of shared tables as the database has them; what is JSON is text. */
export type TableRows = {
  readonly shared_tables: TableRow;
  readonly shared_seats: SeatRow;
  readonly table_log: LogRow;
  readonly shared_chat: ChatRow;
  readonly shared_notes: { readonly shared_table: string; readonly person: string; readonly text: string };
  readonly shared_bans: { readonly shared_table: string; readonly person: string; readonly at: number };
  readonly shared_presence: {
    readonly process: string;
    readonly shared_table: string;
    readonly seats: string;
    readonly spectators: number;
    readonly until: number;
  };
  readonly reports: {
    readonly id: string;
    readonly shared_table: string;
    readonly at: number;
    readonly person: string;
    readonly seat: number | null;
    readonly line: number | null;
    readonly text: string;
    /** When the owner had dealt with it, and what they did. */
    readonly settled: number | null;
    readonly answer: string;
  };
};

export interface TableRow {
  readonly id: string;
  /** Under which number its log is kept. */
  readonly log: number;
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly status: TableStatus;
  readonly host: string;
  readonly host_name: string;
  readonly open: 0 | 1;
  readonly spectators: 0 | 1;
  readonly clock: string;
  readonly fairness: FairnessVersion;
  readonly secret: string;
  /** What the dice come from; set at the start, from the secret and the contributions. */
  readonly seed: string | null;
  /** The dice of the set-up. */
  readonly setup: string | null;
  /** Entries of the log; -1 before the start. */
  readonly version: number;
  readonly steps: number;
  readonly state: string | null;
  readonly turn: number | null;
  readonly turn_began: number | null;
  /** When a bot has to have played, or a clock runs out. */
  readonly due: number | null;
  /** What each seat has left of its clock for the race, in milliseconds. */
  readonly clocks: string | null;
  /** Seats whose person ran out of time and is played by a bot until they are back. */
  readonly stand_ins: string;
  /** The request to take back that waits for consent. */
  readonly undo: string | null;
  /** How many agreed take-backs have made new dice. */
  readonly take_backs: number;
  readonly broken: 0 | 1;
  /** Counts every change but the steps. */
  readonly changes: number;
  readonly made: number;
  readonly touched: number;
  /** When the result was settled. */
  readonly finished: number | null;
  readonly rated: 0 | 1;
  /** The tour whose stage is raced here. */
  readonly tour: string | null;
  readonly stage: number | null;
  readonly stage_info: string | null;
  readonly club: string | null;
  /** The table that follows this one. */
  readonly next: string | null;
}

export interface SeatRow {
  readonly shared_table: string;
  readonly seat: number;
  readonly colour: string;
  readonly name: string;
  /** `person`, which bot, or null while it is free. */
  readonly player: string | null;
  readonly person: string | null;
  /** The name of the account that a free seat is kept for. */
  readonly held_for: string | null;
  readonly commitment: string | null;
  readonly contribution: string | null;
  readonly webhook: string | null;
  readonly since: number;
  readonly open_to: string | null;
  readonly riders: number;
  /** The person whom a free seat is reserved for, and their name. */
  readonly held_person: string | null;
  readonly held_name: string | null;
  /** Where the seat and its riders came in; JSON. */
  readonly place: number | null;
  readonly finish: string | null;
  /** The rating after a rated race, and what the race changed. */
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly gain: number | null;
  /** Who left the seat during a rated race, or lost it on time. */
  readonly gave_up: string | null;
  /** When the last turn began that the person was notified of. */
  readonly notified_turn: number;
}

export interface LogRow {
  /** Whose log it is: the table's `log`. */
  readonly log: number;
  readonly version: number;
  readonly id: string;
  readonly seat: number;
  readonly choice: string | null;
  readonly dice: string | null;
  readonly left_steps: number | null;
  readonly at: number;
}

export interface ChatRow {
  readonly shared_table: string;
  readonly number: number;
  readonly id: string;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly event: TableEvent | null;
  /** Who wrote it. */
  readonly person: string | null;
}
