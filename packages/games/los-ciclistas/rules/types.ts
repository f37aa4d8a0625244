import type {
  Began,
  Ended,
  Finished,
  Gained,
  Moved,
  Placed,
  Refusal,
  RiderId,
  Spent,
  Stayed,
  Threw,
  Turned,
  WentOut,
} from '@gruppetto/kernel';

export interface Options {
  readonly players: number;
  /** LC-1.1: spaces of the course; of one lap, in an elimination race. */
  readonly length: number;
  /** LC-5.2: an event card before each round. */
  readonly events: boolean;
  /** LC-5.3: three laps of a closed circuit. */
  readonly elimination: boolean;
  /** LC-4.5: when the race is over. */
  readonly end: 'all-home' | 'first-finish';
}

/** Why a rider may not draft. */
export type DraftBar = 'nobody-ahead' | 'not-stuck' | 'wheel-did-not-move' | 'cannot-match-bonuses' | 'draft-gains-nothing';

/** Why something isn't possible: a choice, a course, a position, a typed result. */
export type Reason =
  | DraftBar
  | 'no-draft-at-start'
  | 'not-enough-bonuses'
  | 'wrong-circuit'
  | 'course-too-short'
  | 'rider-twice'
  | 'road-out-of-order'
  | 'riders-missing'
  | 'wrong-starters'
  | 'too-many-cards'
  | 'not-on-the-road'
  | 'not-taken-down'
  | 'lap-not-passed'
  | 'home-out-of-order'
  | 'nobody-home'
  | 'first-not-in-round-1'
  | 'home-after-the-stop';

export type Risk = 'puncture' | 'fall';
export type Thing = 'bonus';
export type Out = 'eliminated';
export type GroupKind = 'front' | 'pack' | 'chasers' | 'gruppetto';

/** LC-5.2. */
export type Card = 'puncture' | 'fall' | 'side-wind' | 'rain' | 'blank';

/** A rider who has finished: in which finishing round, and at which label of the run-out. */
export interface Home {
  readonly rider: RiderId;
  readonly round: number;
  readonly label: number;
}

/** Riders are counted 0, 1, 2 for the first seat's 1, 2, 3, and so on. Lists "by rider" are indexed by that. */
export interface State {
  /** 1 is the start. */
  round: number;
  /** LC-1.2: the riders on the road, foremost first, on one space the first to arrive first. */
  road: RiderId[];
  /** By rider; 0 while they are not on the road. */
  space: number[];
  /** LC-2.1: this round's order; empty in the start round. */
  order: RiderId[];
  /** How many of them have had their turn; in the start round, how many have started. */
  next: number;
  /** By rider: where they stood when the round began. */
  began: number[];
  /** By rider: bonuses that their move of this round used. */
  used: number[];
  /** LC-5.2: riders who were taken down and don't move this round. */
  down: RiderId[];
  /** Two dice that lie on the table while their player thinks about bonuses; otherwise empty. */
  thrown: number[];
  /** By seat. */
  bonuses: number[];
  /** LC-5.2: the card in force, and those still in the pile. */
  card: Card;
  pile: Card[];
  /** LC-4.2: in the order of arrival. */
  home: Home[];
  /** LC-4.4: rounds in which somebody could finish, counted from the first in which somebody did. */
  finishRound: number;
  /** LC-5.3: the riders who are out, the last to go first; and how many laps are decided. */
  out: RiderId[];
  laps: number;
}

export type Choice =
  | { readonly do: 'start'; readonly rider: RiderId }
  | { readonly do: 'throw' }
  | { readonly do: 'draft' }
  | { readonly do: 'add'; readonly bonuses: number };

/** A throw also tells why the rider could not draft instead. */
export interface LcThrew extends Threw {
  readonly rider: RiderId;
  readonly noDraft?: Refusal<Reason>;
}

export interface LcMoved extends Moved {
  readonly by: 'throw' | 'draft';
  /** The dice of a throw. */
  readonly dice?: readonly number[];
  /** Bonuses that went into it. */
  readonly used: number;
  /** The rider whose wheel it was. */
  readonly behind?: RiderId;
  /** Where it would have ended but for the side wind. */
  readonly aimed?: number;
}

export interface LcPlaced extends Placed {
  readonly dice: readonly number[];
}

export interface LcFinished extends Finished {
  readonly round: number;
  readonly label: number;
}

export interface LcStayed extends Stayed<'puncture' | 'fall' | 'taken-down' | 'no-room'> {
  readonly dice?: readonly number[];
  /** The rider who took them down. */
  readonly by?: RiderId;
}

export interface LcWentOut extends WentOut<Out> {
  readonly lap: number;
}

export interface LcTurned extends Turned<Card> {
  /** Rain with a rider in the last ten spaces. */
  readonly void: boolean;
}

export type Fact =
  | Began
  | LcThrew
  | LcPlaced
  | LcMoved
  | LcStayed
  | Gained<Thing>
  | Spent<Thing>
  | LcTurned
  | LcFinished
  | LcWentOut
  | Ended;

/** Nothing is hidden in this game: a view is the state, not to be written to. */
export type View = Readonly<State>;

/** A race at any moment. What is absent is as at the beginning of a round. */
export interface Position {
  readonly round: number;
  /** Riders and their spaces, foremost first, on one space the first to arrive first. */
  readonly road: readonly { readonly rider: RiderId; readonly space: number }[];
  readonly bonuses: readonly number[];
  /** Inside a round. */
  readonly now?: {
    readonly order: readonly RiderId[];
    readonly next: number;
    readonly began: readonly number[];
    readonly used: readonly number[];
    readonly down: readonly RiderId[];
    readonly thrown: readonly number[];
  };
  readonly card?: Card;
  readonly pile?: readonly Card[];
  readonly home?: readonly Home[];
  readonly finishRound?: number;
  readonly out?: readonly RiderId[];
  readonly laps?: number;
}

/** LC-5.1. */
export interface LcStageRace {
  Kind: 'grand-tour' | 'road' | 'events' | 'circuits';
  Classification: 'general' | 'teams' | 'day-points' | 'team-day-points';
  Jersey: 'yellow' | 'green';
  Prime: never;
  Day: 'road' | 'circuit';
  Arrival: Pick<Home, 'round' | 'label'>;
  Out: Out | 'on-the-road';
  Advantage: never;
  Prepared: Record<never, never>;
}

export interface LosCiclistas {
  Options: Options;
  State: State;
  Choice: Choice;
  Fact: Fact;
  View: View;
  Position: Position;
  Reason: Reason;
  Risk: Risk;
  Thing: Thing;
  Out: Out;
  Group: GroupKind;
  InForce: Card;
  StageRace: LcStageRace;
}
