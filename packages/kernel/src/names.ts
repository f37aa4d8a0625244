/** As the rule books have them: `LC-3.1`, `CP-3.1a`. */
export type RuleId = string;

/** Seats are counted from 0, in the order of the table. */
export type Seat = number;

export type Viewer = Seat | 'spectator';

/** Riders are counted from 0 over all teams: an index into the game's `riders`. */
export type RiderId = number;

/** One of the things a seat may do: small, plain data, the same in memory and in a record. */
export interface Choice {
  readonly do: string;
}

/** Reasons that are the same in all games: what the kernel itself refuses, and what a game's own checks may say too. */
export type CommonReason =
  | 'race-over'
  | 'no-such-seat'
  | 'not-your-turn'
  | 'not-offered'
  | 'missing'
  | 'need-integer'
  | 'out-of-range'
  | 'off-step'
  | 'need-number'
  | 'need-flag'
  | 'need-one-of'
  | 'need-text'
  | 'too-long'
  | 'need-list'
  | 'wrong-count'
  | 'need-object'
  | 'unknown-field'
  | 'wrong-format'
  | 'unknown-game'
  | 'other-rules'
  | 'dice-left'
  | 'die-missing'
  | 'wrong-die'
  | 'differs'
  | 'fact-missing'
  | 'fact-unexpected'
  | 'choice-unclear'
  | 'offer-missing'
  | 'is-offered'
  | 'other-price'
  | 'no-starter'
  | 'named-twice'
  | 'neither-home-nor-out'
  | 'prime-twice'
  | 'prime-not-full';

/** Why something isn't possible. `R` are the reasons that a game knows; each has a sentence in its words. */
export interface Refusal<R extends string = string> {
  readonly reason: R;
  readonly rule?: RuleId;
  readonly with?: Readonly<Record<string, number | string>>;
}
