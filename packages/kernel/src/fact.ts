import type { RiderId, RuleId, Seat, Viewer } from './names.ts';

/** Something that happened: plain data, in order, with the rule behind it. Games add their own fields and words. */
export interface Fact {
  readonly type: string;
  readonly rule: RuleId;
  /** What only one seat may know of it. `factFor` removes it for everybody else. */
  readonly secret?: { readonly seat: Seat };
  /** It made known to everybody what was one seat's secret: nobody can unlearn it, so the step is not taken back. */
  readonly reveals?: true;
}

/** A round, a turn or a stage began. */
export interface Began extends Fact {
  readonly type: 'began';
  readonly round: number;
}

export interface Threw extends Fact {
  readonly type: 'threw';
  readonly rider?: RiderId;
  readonly dice: readonly number[];
  readonly sides: number;
}

/** A rider was put on the road. */
export interface Placed extends Fact {
  readonly type: 'placed';
  readonly rider: RiderId;
  readonly to: number;
  readonly lane?: number;
}

export interface Moved extends Fact {
  readonly type: 'moved';
  readonly rider: RiderId;
  readonly from: number;
  readonly to: number;
  readonly lane?: number;
}

/** The rider lost their move, or was held where they are. */
export interface Stayed<R extends string = string> extends Fact {
  readonly type: 'stayed';
  readonly rider: RiderId;
  readonly reason: R;
}

export interface Gained<W extends string = string> extends Fact {
  readonly type: 'gained';
  readonly seat: Seat;
  readonly rider?: RiderId;
  readonly what: W;
  readonly amount: number;
}

export interface Spent<W extends string = string> extends Fact {
  readonly type: 'spent';
  readonly seat: Seat;
  readonly rider?: RiderId;
  readonly what: W;
  readonly amount: number;
}

/** A card or token was turned up. */
export interface Turned<C extends string = string> extends Fact {
  readonly type: 'turned';
  readonly card: C;
}

/** The rider joins a block, and leaves the squares of the road. */
export interface Absorbed extends Fact {
  readonly type: 'absorbed';
  readonly rider: RiderId;
}

/** The rider has finished, and leaves the road. */
export interface Finished extends Fact {
  readonly type: 'finished';
  readonly rider: RiderId;
  readonly place: number;
}

/** The rider is out of the race, and leaves the road. */
export interface WentOut<O extends string = string> extends Fact {
  readonly type: 'went-out';
  readonly rider: RiderId;
  readonly reason: O;
}

export interface Ended extends Fact {
  readonly type: 'ended';
}

export type CommonFact = Began | Threw | Placed | Moved | Stayed | Gained | Spent | Turned | Absorbed | Finished | WentOut | Ended;

/**
 * Listens to a race. Written `tell?.({ … })`: where nobody listens, as in a forecast, the fact is never even made.
 */
export type Tell<F extends Fact> = ((fact: F) => void) | undefined;

/** The fact as this viewer may hear it. */
export function factFor<F extends Fact>(fact: F, viewer: Viewer): F {
  if (fact.secret === undefined || fact.secret.seat === viewer) return fact;
  const { secret: _, ...open } = fact;
  return open as F;
}
