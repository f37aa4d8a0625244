import type { Began, Ended, Finished, Gained, Moved, Placed, RiderId, Stayed, Threw } from '@gruppetto/kernel';
import type { Reason } from './reasons.ts';

/** WS-2.1. */
export type RiderType = 'leader' | 'climber' | 'sprinter' | 'helper';

/** WS-1.3. */
export type Colour = 'yellow' | 'red' | 'green' | 'blue';

/** WS-1.2. */
export type Category = 'HC' | 'C1' | 'C2' | 'C3';

export type RouteEvent =
  | { readonly kind: 'sprint' | 'cobbles-start' | 'cobbles-end' | 'climb-start' | 'finish' }
  /** `malus` is the highest of the climb. */
  | { readonly kind: 'top'; readonly category: Category; readonly malus: number };

export interface RouteRow {
  readonly location: string;
  readonly km?: number;
  readonly event?: RouteEvent;
  /** To go; absent before the flying start, and in a prologue. */
  readonly squares?: number;
  /** Of the section that begins here; absent where the last one goes on. */
  readonly colour?: Colour;
}

/** WS-1.2: a route schedule. */
export interface Route {
  readonly name: string;
  readonly rows: readonly RouteRow[];
  /** WS-2.2: the highest first. */
  readonly hierarchy: readonly RiderType[];
  /** WS-1.1: how often the loop that the rows describe is ridden; absent where they describe the whole way. */
  readonly laps?: number;
  /** WS-7.1: the type that may throw dice again beside the leaders; only in a prologue. */
  readonly prologue?: Helped;
}

/** WS-7.1. */
export type Helped = 'climber' | 'sprinter';

/** One line of a start list. */
export interface Entry {
  readonly team: string;
  readonly rider: string;
  readonly type: RiderType;
}

/** WS-3.1: two ten-sided dice, or four six-sided ones. */
export type StartDice = 'd10' | 'd6';

export type Thing = 'bonus-seconds' | 'points' | 'mountain-points';
export type Out = 'did-not-start';
export type GroupKind = 'leaders' | 'chasers' | 'peloton' | 'dropped' | 'gruppetto';
/** WS-3.2. */
export type InForce = 'rain';

export interface Options {
  /** WS-1.2: the route schedule, as it is typed. */
  readonly route: string;
  /** WS-2.1: the start list as CSV: team, rider, type. */
  readonly riders: string;
  /** WS-3.1: the dice of the flying start. */
  readonly startDice: StartDice;
  /** WS-3.1: the wearer of the leader's jersey, by their line of the start list from 1; 0 for nobody. */
  readonly jersey: number;
  /** WS-7.6: riders of the start list who have left the tour and don't start, by their lines too. */
  readonly absent: readonly number[];
  /** WS-7.2. */
  readonly bonusSeconds: boolean;
  /** WS-7.4: points at the finish of a mountain stage too. */
  readonly mountainPoints: boolean;
}

/** A rider who has finished. */
export interface Home {
  readonly rider: RiderId;
  readonly turn: number;
  /** WS-6.4: the row that decides the time: of the first rider of the group; uphill, the rider's own. */
  readonly row: number;
  /** Behind the winner. */
  readonly seconds: number;
}

/** Between two turns: a turn is ridden to its end. Lists "by rider" are in the order of the start list. */
export interface State {
  /** The turn that rides next; 0 is the start, and each rider of a prologue is one. */
  turn: number;
  /** By rider; it counts while they are on the road. */
  row: number[];
  /** By rider: from 1, the rightmost; 0 while they are not on the road. */
  lane: number[];
  rain: boolean;
  /** WS-3.2: how often the weather has been thrown. */
  weather: number;
  /** WS-1.5: malus of the cobbles, four lanes a row, from the first row to the last. */
  cobbles: number[];
  /** WS-6.1, WS-6.3: in the order of places. */
  home: Home[];
  /** WS-7.3, WS-7.5: by intermediate sprint and by top, the riders with a place there, best first. */
  sprints: RiderId[][];
  tops: RiderId[][];
  /** WS-7.1: by rider; 0 until they have ridden. Empty in other races. */
  pips: number[];
}

export interface Choice {
  readonly do: 'ride';
}

/** Nothing is hidden in this game: a view is the state, not to be written to. */
export type View = Readonly<State>;

/** A race between two turns. What is absent is as at the start. */
export interface Position {
  readonly turn: number;
  readonly road: readonly { readonly rider: RiderId; readonly row: number; readonly lane: number }[];
  readonly rain?: boolean;
  /** WS-3.2: how often the weather has been thrown. It follows from the rest; a file may say it all the same. */
  readonly weather?: number;
  /** WS-1.5: a list of four a cobbled row, from the first row to the last, lane 1 first. */
  readonly cobbles?: readonly (readonly number[])[];
  readonly home?: readonly Home[];
  readonly sprints?: readonly (readonly RiderId[])[];
  readonly tops?: readonly (readonly RiderId[])[];
  readonly pips?: readonly number[];
}

/** Where on the course: what a commentator would say. */
export interface Where {
  readonly toGo: number;
  /** The climb or the cobbles there. */
  readonly sector?: string;
}

export interface WsBegan extends Began, Where {
  readonly race: string;
  /** Still on the road, and home already. */
  readonly riders: number;
  readonly home: number;
  /** The last place of the schedule that the first rider has passed. */
  readonly location?: string;
}

export interface WsPlaced extends Placed {
  readonly lane: number;
  readonly dice: readonly number[];
  readonly sides: number;
  /** WS-3.1: six-sided dice that were thrown again, lowest first, with what fell for them. */
  readonly again?: readonly { readonly was: number; readonly die: number }[];
  /** What counts of the dice. */
  readonly thrown: number;
}

export interface Weather {
  readonly type: 'weather';
  readonly rule: string;
  readonly die: number;
  readonly rain: boolean;
  readonly halfway: boolean;
  readonly changed: boolean;
}

export interface WsThrew extends Threw, Where {
  readonly rider: RiderId;
  /** What counts of the dice. */
  readonly thrown: number;
}

/** WS-4.6: the rider tried to do better than their wheel. */
export interface Accelerated extends Where {
  readonly type: 'accelerated';
  readonly rule: string;
  readonly rider: RiderId;
  readonly role: RiderType;
  readonly dice: readonly number[];
  readonly thrown: number;
  /** The throw that their aspiration move would be equivalent to. */
  readonly equivalent: number;
  readonly success: boolean;
}

export type EventName = 'crash' | 'flat-tyre' | 'steering-error' | 'nothing' | 'surge' | 'attack';

/** WS-5.1: what a natural 7 brought. */
export interface Happened extends Where {
  readonly type: 'happened';
  readonly rule: string;
  readonly rider: RiderId;
  readonly dice: readonly number[];
  readonly rain: boolean;
  readonly cobbles: boolean;
  readonly total: number;
  readonly event: EventName;
  /** WS-5.2: what a steering error moves by. */
  readonly die?: number;
}

export interface WsMoved extends Moved {
  readonly lane: number;
  readonly by: 'throw' | 'acceleration' | 'aspiration' | 'counter' | 'escape';
  /** The throw, before the malus; absent where a wheel was followed. */
  readonly thrown?: number;
  /** WS-1.6: of the square it began on. */
  readonly malus: number;
  /** Whose move was followed. */
  readonly behind?: RiderId;
  /** WS-4.5: squares and malus of an aspiration move. */
  readonly equivalent?: number;
  /** WS-4.4: of the chain. */
  readonly width?: number;
  /** WS-4.3: where it would have ended but for a full row. */
  readonly aimed?: number;
  /** WS-5.3: the six that let them escape. */
  readonly die?: number;
}

export interface WsStayed extends Stayed<'blocked' | 'crash' | 'taken-down' | 'flat-tyre'> {
  /** The rider who took them down. */
  readonly by?: RiderId;
  readonly die?: number;
}

/** WS-4.7. */
export interface Attacked extends Where {
  readonly type: 'attacked';
  readonly rule: string;
  readonly rider: RiderId;
  readonly role: RiderType;
  readonly thrown: number;
}

/** WS-4.7: the rider tried to go with the attack. */
export interface Countered {
  readonly type: 'countered';
  readonly rule: string;
  readonly rider: RiderId;
  readonly die: number;
  readonly success: boolean;
  readonly attacker: RiderId;
}

/** What was one group is several, foremost first. */
export interface Split extends Where {
  readonly type: 'split';
  readonly rule: string;
  readonly parts: readonly (readonly RiderId[])[];
}

/** Those behind are in one group with those ahead. */
export interface Caught extends Where {
  readonly type: 'caught';
  readonly rule: string;
  readonly riders: readonly RiderId[];
  readonly by: readonly RiderId[];
}

export interface Gap {
  readonly kind: GroupKind;
  readonly riders: readonly RiderId[];
  readonly toGo: number;
  /** From its first rider to the first of all, in rows and as WS-6.4 would have it. */
  readonly rows: number;
  readonly seconds: number;
}

export interface Gaps {
  readonly type: 'gaps';
  readonly rule: string;
  /** How many are home already. */
  readonly home: number;
  readonly groups: readonly Gap[];
}

/** WS-6.1, WS-7.3: a group sprints. */
export interface SprintBegan {
  readonly type: 'sprint-began';
  readonly rule: string;
  readonly mark: 'finish' | 'sprint';
  readonly name: string;
  readonly riders: readonly RiderId[];
  /** The first place that is sprinted for. */
  readonly place: number;
}

export interface Sprinted {
  readonly type: 'sprinted';
  readonly rule: string;
  readonly rider: RiderId;
  readonly role: RiderType;
  readonly dice: readonly number[];
  readonly sides: number;
  readonly from: number;
  /** Occupied rows that they passed: one square each. */
  readonly passed: number;
  readonly to: number;
}

/** A place at an intermediate sprint or a top. */
export interface Passed {
  readonly type: 'passed';
  readonly rule: string;
  readonly rider: RiderId;
  readonly mark: 'sprint' | 'top';
  readonly name: string;
  readonly category?: Category;
  readonly place: number;
}

export interface WsGained extends Gained<Thing> {
  readonly rider: RiderId;
}

/** WS-7.1: the rider has ridden the prologue. */
export interface Timed {
  readonly type: 'timed';
  readonly rule: string;
  readonly rider: RiderId;
  readonly dice: readonly number[];
  readonly sides: number;
  /** What fell for the dice that were thrown again, the lowest first. */
  readonly again: readonly number[];
  readonly pips: number;
  /** Among those who have ridden, this one included. */
  readonly place: number;
  readonly seconds: number;
}

export interface WsFinished extends Finished {
  readonly seconds: number;
  readonly role: RiderType;
}

export type Fact =
  | WsBegan
  | WsPlaced
  | Weather
  | WsThrew
  | Accelerated
  | Happened
  | WsMoved
  | WsStayed
  | Attacked
  | Countered
  | Split
  | Caught
  | Gaps
  | SprintBegan
  | Sprinted
  | Passed
  | WsGained
  | Timed
  | WsFinished
  | Ended;

/** Chapter 7. */
export interface WsStageRace {
  Kind: 'grand-tour' | 'flat' | 'classics' | 'mountains' | 'ready-made';
  Classification: 'general' | 'points' | 'mountain';
  Jersey: 'yellow' | 'green' | 'polka-dot';
  Prime: 'sprint' | Category;
  /** WS-7.1, WS-7.2, WS-7.4: what a finish is worth goes by it. */
  Day: 'prologue' | 'flat' | 'mountain';
  /** WS-6.4, WS-7.1: behind the winner. */
  Arrival: { readonly seconds: number };
  /** Why a rider leaves a tour at a real table; on the road of the program everybody comes home. */
  Out: Out | 'abandoned';
  Advantage: never;
  Prepared: Record<never, never>;
}

export interface WielerSim {
  Options: Options;
  State: State;
  Choice: Choice;
  Fact: Fact;
  View: View;
  Position: Position;
  Reason: Reason;
  Risk: never;
  Thing: Thing;
  Out: Out;
  Group: GroupKind;
  InForce: InForce;
  StageRace: WsStageRace;
}
