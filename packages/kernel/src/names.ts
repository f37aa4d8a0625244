export type GameId = 'cycling-party' | 'leader-1' | 'los-ciclistas' | 'pace-wheel' | 'wielersim';

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

/** Why a wish is not granted. The words for a reason live in the catalogue of messages. */
export interface Refusal {
  readonly reason: string;
  readonly rule?: RuleId;
  readonly with?: Readonly<Record<string, number | string>>;
}
