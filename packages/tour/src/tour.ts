import type {
  Advantage,
  Arrival,
  Game,
  LeaderJersey,
  PrimePlace,
  Refusal,
  Rider,
  RiderId,
  Seat,
  SeatEntry,
  ShortRecord,
  StageRace,
  StageResult,
  TourPoints,
} from '@gruppetto/kernel';
import type { Classified, RuleSet } from './classify.ts';
import type { RiderAbout } from './line-up.ts';

/** One stage of a plan: the race it is, as the game has it. */
export interface StagePlan {
  /** An empty one goes by its number. */
  readonly name: string;
  readonly options: object;
}

/** A tour before anything of it has been ridden: a value of its own, `*.tour.json`. */
export interface TourPlan {
  readonly format: 'gruppetto-tour';
  readonly game: string;
  readonly rules: number;
  readonly name: string;
  /** One of the game's kinds of tours. */
  readonly kind: string;
  /** The teams: who plays them, their names and colours. */
  readonly seats: readonly SeatEntry[];
  /** Names of the riders, in the game's order; an empty one goes by their number. */
  readonly riders: readonly string[];
  /** What else is known of them, in the same order. */
  readonly about?: readonly RiderAbout[];
  readonly stages: readonly StagePlan[];
  /** Where the game has points of the seats and they are not as it proposes. */
  readonly points?: TourPoints;
}

/** How a result came about. */
export type How = 'raced' | 'simulated' | 'typed';

/** Where riders come by: the id of a prime, or `finish`. */
export type At = string;

/** What a person, or the program for them, does in a tour; a tour is its plan and the list of these. */
export type TourEntry =
  /** The next rider past a prime, or home, with how they came; with `to`, a forgotten one, who belongs to this place from 0. */
  | {
      readonly do: 'pass';
      readonly stage: number;
      readonly at: At;
      readonly rider: RiderId;
      readonly arrival?: Arrival;
      readonly to?: number;
    }
  /** Changes how they came home. */
  | { readonly do: 'time'; readonly stage: number; readonly rider: RiderId; readonly arrival: Arrival }
  /** Puts them to another place of that order, from 0. */
  | { readonly do: 'move'; readonly stage: number; readonly at: At; readonly rider: RiderId; readonly to: number }
  | { readonly do: 'remove'; readonly stage: number; readonly at: At; readonly rider: RiderId }
  | { readonly do: 'leave'; readonly stage: number; readonly rider: RiderId; readonly reason: string }
  | { readonly do: 'rejoin'; readonly stage: number; readonly rider: RiderId }
  /** An advantage used (1), or given back (-1). */
  | {
      readonly do: 'use';
      readonly stage: number;
      readonly seat: Seat;
      readonly what: string;
      readonly at?: At;
      readonly amount: 1 | -1;
    }
  /** What the players settle before the stage. */
  | { readonly do: 'prepare'; readonly stage: number; readonly prepared: object }
  /** A stage that was raced or simulated, whole: it is closed with it. `story` is what its facts told of each rider; `race`, the race. */
  | {
      readonly do: 'result';
      readonly stage: number;
      readonly how: 'raced' | 'simulated';
      readonly result: StageResult;
      readonly story?: Story;
      readonly race?: ShortRecord;
    }
  /** Empties an open stage, to fill it in anew. */
  | { readonly do: 'clear'; readonly stage: number }
  | { readonly do: 'end'; readonly stage: number }
  | { readonly do: 'reopen'; readonly stage: number }
  /** Another course for a stage that has not begun. */
  | { readonly do: 'plan'; readonly stage: number; readonly plan: StagePlan }
  /** Takes back the latest entry that is not taken back yet. */
  | { readonly do: 'undo' };

/** Counters that the facts of a stage give, by what they count, then by rider. */
export type Story = Readonly<Partial<Record<Counter, readonly number[]>>>;

export const counters = [
  /** Rounds ridden, of a rider who was on the road in all of them. */
  'rounds',
  /** Rounds begun in front of all others, and alone in front; behind all others. */
  'led',
  'alone',
  'last',
  'squares',
  /** The most squares of one move. */
  'longest',
  /** Riders overtaken. */
  'overtook',
  /** Moves lost. */
  'stayed',
  /** Times swallowed by a peloton. */
  'caught',
  'dice',
  /** What they showed, and twice what they show on the average. */
  'pips',
  'expected',
  'spent',
  'gained',
] as const;

export type Counter = (typeof counters)[number];

/** A stage as it stands. Orders may hold a rider who has left the tour since in an earlier, corrected stage: they count for nothing. */
export interface Stage {
  readonly plan: StagePlan;
  /** `open`: it can be filled in; `closed`: it counts. Stages after the first open one wait. */
  readonly status: 'open' | 'closed' | 'waiting';
  /** It has been closed, and is again as soon as an earlier one that was reopened is. */
  readonly ended: boolean;
  readonly how?: How;
  /** As it is ridden, with what the stages before it leave; absent while it waits. */
  readonly options?: object;
  /** Its primes, in the order of the road. */
  readonly places: readonly PrimePlace[];
  readonly arrivals: readonly Arrived[];
  /** By the id of the prime; absent where nobody has passed yet. */
  readonly primes: Readonly<Record<string, readonly RiderId[]>>;
  readonly out: readonly { readonly rider: RiderId; readonly reason: string }[];
  /** What there is to use and what is used up, in the order of the game's advantages. */
  readonly used: readonly Used[];
  readonly prepared?: object;
  /** What was raced or simulated, as it was entered. */
  readonly raced?: StageResult;
  /** What counts; only of a closed stage. */
  readonly result?: StageResult;
  readonly story?: Story;
  /** To watch it again. */
  readonly race?: ShortRecord;
}

export interface Arrived {
  readonly rider: RiderId;
  readonly arrival: Arrival;
}

export interface Used extends Advantage {
  readonly used: number;
}

/** Who wears what after a stage; a jersey that nobody has earned yet is not there. */
export interface Worn {
  readonly jersey: LeaderJersey;
  readonly classification: string;
  readonly rider: RiderId;
}

/** How the tour stands after a stage. */
export interface AfterStage extends Classified {
  readonly jerseys: readonly Worn[];
}

/** A tour as it stands. Never changed: each entry gives the next one, which shares what is the same. */
export interface Tour {
  readonly game: Game;
  readonly stageRace: StageRace;
  readonly plan: TourPlan;
  readonly riders: readonly Rider[];
  readonly rules: RuleSet;
  readonly points?: TourPoints;
  readonly stages: readonly Stage[];
  /** After each closed stage, in order. */
  readonly after: readonly AfterStage[];
  /** Every stage is closed. */
  readonly over: boolean;
  /** How many entries count: those that are not taken back. */
  readonly entries: number;
  /** The tour before the latest of those. */
  readonly previous?: Tour;
}

export type Entered = { readonly kind: 'entered'; readonly tour: Tour } | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What End stage still wants. */
export interface Missing {
  /** Where on the screen: the id of a prime, `finish`, `out` or `advantages`. */
  readonly at: At;
  readonly rider?: RiderId;
  readonly need: Refusal;
}
