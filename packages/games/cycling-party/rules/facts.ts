import type {
  Fact as AnyFact,
  Began,
  Ended,
  Finished,
  Gained,
  Moved,
  Placed,
  RiderId,
  Seat,
  Spent,
  Stayed,
  Threw,
  WentOut,
} from '@gruppetto/kernel';
import type { GroupKind, OutReason, PrimeKind, Thing } from './kinds.ts';

export type ThrowFor =
  | 'start'
  | 'peloton'
  | 'paceline'
  | 'alone'
  | 'climb'
  | 'sprint'
  | 'attack'
  | 'fall-back'
  | 'descent'
  | 'mountain-attack'
  /** The second throw after a double that may be a fall. */
  | 'balance'
  | 'tie'
  /** CP-8.8: the seconds. */
  | 'time';

export interface CpThrew extends Threw {
  readonly for: ThrowFor;
  /** The riders who throw together on a mountain square, or came home together. */
  readonly riders?: readonly RiderId[];
}

export type MovedBy =
  | 'start'
  | 'pace'
  | 'puncture'
  | 'escape'
  | 'paceline'
  | 'alone'
  | 'climb'
  | 'pull'
  | 'sprint'
  | 'attack'
  | 'broken-chain'
  | 'fall-back'
  | 'descent'
  | 'mountain-attack'
  | 'fall'
  | 'bottle';

export interface CpMoved extends Moved {
  readonly by: MovedBy;
  /** What the rider had to ride with: a pace, a throw, a die. */
  readonly points?: number;
}

/** A group is to move. */
export interface Formed extends AnyFact {
  readonly type: 'formed';
  readonly kind: GroupKind;
  readonly riders: readonly RiderId[];
  readonly from: number;
  readonly to: number;
}

/** CP-3.6, CP-6.8: a throw offers this pace; 0: a domestique stays and offers none. */
export interface Offered extends AnyFact {
  readonly type: 'offered';
  readonly rider: RiderId;
  readonly pace: number;
  /** The pace of the peloton now. */
  readonly highest: number;
}

export interface Agreed extends AnyFact {
  readonly type: 'agreed';
  readonly seat: Seat;
  readonly pace: number;
}

/** A peloton, or a linked chain of a paceline, rides at this pace. */
export interface Paced extends AnyFact {
  readonly type: 'paced';
  readonly kind: 'peloton' | 'paceline';
  readonly riders: readonly RiderId[];
  readonly pace: number;
  readonly setter?: RiderId;
}

/** A throw counts as another number than it shows: a rouleur's minimum, a magic five. */
export interface Counted extends AnyFact {
  readonly type: 'counted';
  readonly rider: RiderId;
  readonly thrown: number;
  readonly as: number;
}

export interface Linked extends AnyFact {
  readonly type: 'linked';
  readonly rider: RiderId;
  readonly up: boolean;
  readonly down: boolean;
}

/** CP-7.2, CP-7.1. */
export interface Mishap extends AnyFact {
  readonly type: 'fell' | 'broke-chain';
  readonly rider: RiderId;
  readonly dice: readonly number[];
}

export interface CpStayed extends Stayed<'fall'> {
  /** The rider who fell. */
  readonly by: RiderId;
}

export interface CpSpent extends Spent<Thing> {
  readonly rider: RiderId;
}

export interface CpGained extends Gained<'double-throw'> {
  readonly rider: RiderId;
}

/** CP-6.6: double throws that were not used on their pass. */
export interface Lapsed extends AnyFact {
  readonly type: 'lapsed';
  readonly seat: Seat;
  readonly rider: RiderId;
  readonly what: 'double-throw';
  readonly amount: number;
}

/** A standing order was given, or lifted (`agree` from 0). */
export interface Ordered extends AnyFact {
  readonly type: 'ordered';
  readonly seat: Seat;
  readonly order: 'agree' | 'quiet' | 'ride-on';
  readonly from: number;
}

export interface CpFinished extends Finished {
  readonly overrun: number;
  /** CP-8.8. */
  readonly minutes?: number;
  readonly seconds?: number;
}

/** CP-8.6: the rider is among the first past the end of a pass or an intermediate sprint. */
export interface Passed extends AnyFact {
  readonly type: 'passed';
  readonly rider: RiderId;
  readonly kind: PrimeKind;
  readonly square: number;
  readonly place: number;
  readonly points: number;
}

export type Fact =
  | Began
  | Placed
  | CpThrew
  | CpMoved
  | CpStayed
  | Formed
  | Offered
  | Agreed
  | Paced
  | Counted
  | Linked
  | Mishap
  | CpSpent
  | CpGained
  | Lapsed
  | Ordered
  | CpFinished
  | Passed
  | WentOut<OutReason>
  | Ended;
