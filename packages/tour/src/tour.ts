import type { Advantage, Arrival, GameId, RiderId, Seat, SeatEntry, StageResult, TourPoints } from '@gruppetto/kernel';

/** One stage of a plan: the race it is, as the game has it. */
export interface StagePlan {
  readonly name: string;
  readonly options: object;
}

/** A tour before anything of it has been ridden: a value of its own, `*.tour.json`. */
export interface TourPlan {
  readonly format: 'gruppetto-tour';
  readonly game: GameId;
  readonly rules: number;
  readonly name: string;
  /** One of the game's kinds of tours. */
  readonly kind: string;
  /** The teams: who plays them, their names and colours. */
  readonly seats: readonly SeatEntry[];
  /** Names of the riders, in the game's order; an empty one goes by his number. */
  readonly riders: readonly string[];
  readonly stages: readonly StagePlan[];
  /** Where the game has points of the seats. */
  readonly points?: TourPoints;
}

/** How a result came about. */
export type How = 'raced' | 'simulated' | 'typed';

/** What a person, or the program for him, does in a tour; a tour is its plan and the list of these. */
export type TourEntry =
  /** The next rider past a prime (`at` is its id), or home (`at` is `finish`, with how he came). */
  | { readonly do: 'pass'; readonly stage: number; readonly at: string; readonly rider: RiderId; readonly arrival?: Arrival }
  /** Changes how he came home. */
  | { readonly do: 'time'; readonly stage: number; readonly rider: RiderId; readonly arrival: Arrival }
  /** Puts him to another place of that order, from 0. */
  | { readonly do: 'move'; readonly stage: number; readonly at: string; readonly rider: RiderId; readonly to: number }
  | { readonly do: 'remove'; readonly stage: number; readonly at: string; readonly rider: RiderId }
  | { readonly do: 'leave'; readonly stage: number; readonly rider: RiderId; readonly reason: string }
  | { readonly do: 'rejoin'; readonly stage: number; readonly rider: RiderId }
  /** An advantage used (1), or given back (-1). */
  | {
      readonly do: 'use';
      readonly stage: number;
      readonly seat: Seat;
      readonly what: string;
      readonly at?: string;
      readonly amount: 1 | -1;
    }
  /** What the players settle before the stage. */
  | { readonly do: 'prepare'; readonly stage: number; readonly prepared: object }
  /** A stage that was raced or simulated, whole; `story` is what its facts told of each rider. */
  | {
      readonly do: 'result';
      readonly stage: number;
      readonly how: 'raced' | 'simulated';
      readonly result: StageResult;
      readonly story?: Story;
    }
  | { readonly do: 'end'; readonly stage: number }
  | { readonly do: 'reopen'; readonly stage: number }
  /** Another course for a stage that has not begun. */
  | { readonly do: 'plan'; readonly stage: number; readonly plan: StagePlan }
  /** Takes back the latest entry that is not taken back yet. */
  | { readonly do: 'undo' };

/** Counters that the facts of a stage give, by what they count, then by rider. */
export type Story = Readonly<Record<string, readonly number[]>>;

/** A stage as it stands. */
export interface Stage {
  readonly plan: StagePlan;
  /** `open`: it can be filled in; `closed`: it counts. Stages after the first open one wait. */
  readonly status: 'open' | 'closed' | 'waiting';
  readonly how?: How;
  readonly arrivals: readonly { readonly rider: RiderId; readonly arrival: Arrival }[];
  readonly primes: Readonly<Record<string, readonly RiderId[]>>;
  readonly out: readonly { readonly rider: RiderId; readonly reason: string }[];
  /** What is used up, in the order of the game's advantages. */
  readonly used: readonly (Advantage & { readonly used: number })[];
  readonly prepared?: object;
  readonly result?: StageResult;
  readonly story?: Story;
}
