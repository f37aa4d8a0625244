import type { RiderId, RuleId, Seat } from './names.ts';

/** What a choice would mean, before it is made. */
export interface Preview {
  readonly rider?: RiderId;
  /** Whose wheel it is. */
  readonly behind?: RiderId;
  /** Where it takes him, if that is certain. */
  readonly to?: number;
  readonly lane?: number;
  /** Where the dice may take him; the chances add up to 1. */
  readonly spread?: readonly Outcome[];
  /** What is gained (more than 0) or paid (less). */
  readonly effects?: readonly Effect[];
  readonly risks?: readonly Risk[];
}

export interface Outcome {
  readonly to: number;
  readonly chance: number;
}

export interface Effect {
  readonly seat: Seat;
  readonly rider?: RiderId;
  readonly what: string;
  readonly amount: number;
}

export interface Risk {
  readonly what: string;
  readonly chance: number;
  readonly rule: RuleId;
}
