import type { RiderId, RuleId, Seat } from './names.ts';

/** What a choice would mean, before it is made. */
export interface Preview<W extends string = string, R extends string = string> {
  readonly rider?: RiderId;
  /** Whose wheel it is. */
  readonly behind?: RiderId;
  /** Where it takes the rider, if that is certain. */
  readonly to?: number;
  readonly lane?: number;
  /** Where the dice may take them; the chances add up to 1. */
  readonly spread?: readonly Outcome[];
  /** What is gained (more than 0) or paid (less). */
  readonly effects?: readonly Effect<W>[];
  readonly risks?: readonly Risk<R>[];
}

export interface Outcome {
  readonly to: number;
  readonly chance: number;
}

export interface Effect<W extends string = string> {
  readonly seat: Seat;
  readonly rider?: RiderId;
  readonly what: W;
  readonly amount: number;
}

export interface Risk<R extends string = string> {
  readonly what: R;
  readonly chance: number;
  readonly rule: RuleId;
}
