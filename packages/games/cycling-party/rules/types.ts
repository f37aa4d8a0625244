import type { LeaderJersey, RiderId, Seat } from '@gruppetto/kernel';
import type { Fact } from './facts.ts';
import type { Category, CpStageRace, GroupKind, OutReason, Risk, StageType, Thing } from './kinds.ts';
import type { Reason } from './reasons.ts';

export type { Fact } from './facts.ts';
export type { Category, CpStageRace, GroupKind, OutReason, PrimeKind, Risk, StageType, Thing } from './kinds.ts';
export type { Reason } from './reasons.ts';

/** A mountain pass: where it starts, and either its category, which fixes its length (CP-6.1), or in the junior version its length. */
export interface Pass {
  readonly from: number;
  readonly category?: Category;
  readonly length?: number;
}

export interface Stage {
  /** CP-1.2: squares from start to finish. */
  readonly length: number;
  /** CP-6.1: sets the sprints of the senior version (CP-6.4). */
  readonly type: StageType;
  readonly passes: readonly Pass[];
  /** CP-8.2: squares of the intermediate sprints of the master version. */
  readonly sprints?: readonly number[];
}

/** Of the master version: what the stages before this one leave. */
export interface Before {
  /** CP-8.5: riders who have left the tour and don't start. */
  readonly absent: readonly RiderId[];
  /** CP-8.3: that are left, by seat. */
  readonly mountainAttacks: readonly number[];
  /** CP-8.13: the jerseys and their wearers. */
  readonly jerseys: readonly { readonly rider: RiderId; readonly jersey: LeaderJersey }[];
}

export interface Options {
  /** They nest: senior has every rule of junior, and master of senior, unless it says otherwise. */
  readonly version: 'junior' | 'senior' | 'master';
  /** CP-1.1: as many seats. */
  readonly teams: number;
  /** CP-1.1: in each team. */
  readonly riders: number;
  /** One of the ready-made stages, or `own`. */
  readonly stage: string;
  /** The stage that is ridden where `stage` is `own`. */
  readonly own?: Stage;
  /** Absent where the stage is ridden by itself. */
  readonly before?: Before;
}

/** Whether a rider still has to move this turn. `lost`: in a fall (CP-7.2); `chain`: throws after everybody else (CP-7.1). */
export type Move = 'waiting' | 'moved' | 'lost' | 'chain';

/** CP-7.4: `in-reach`: two bottles in this turn would give the right; `ready`: the rider may descend in their next move. */
export type Descent = 'none' | 'in-reach' | 'ready';

/** The riders who are to move now, or have just moved. */
export interface Group {
  readonly kind: GroupKind;
  /** Its foremost and last square when it was formed. */
  readonly top: number;
  readonly bottom: number;
  /** As they stood on the road. */
  readonly riders: readonly RiderId[];
}

/** A throw that was made by, or a die that was given to, a rider of the group. */
export interface Throw {
  readonly rider: RiderId;
  /** What it counts. */
  readonly value: number;
}

/** What is asked now. */
export type Step =
  | 'start'
  /** Between two turns. */
  | 'car'
  | 'withdraw'
  /** Bottles and special throws before an activation, and bottles at the end of the turn. */
  | 'before'
  | 'end'
  /** Which of several. */
  | 'give'
  | 'sprint'
  | 'attack'
  | 'fall-back'
  | 'squares'
  | 'peloton'
  | 'domestique'
  | 'paceline'
  | 'link'
  | 'double'
  | 'assign'
  | 'pull'
  | 'chain'
  | 'over';

/** All that is forgotten when a turn is over. */
export interface Now {
  step: Step;
  /** The manager who is asked. */
  seat: Seat;
  /** The rider it is about; -1 where it is about nobody. */
  rider: RiderId;
  /** By rider. */
  move: Move[];
  /** CP-5.4: bottles of this turn, by rider and by seat. */
  drank: number[];
  given: number[];
  group: Group;
  /** Managers who have answered the question that goes round: bottles and special throws, the pace, links, withdrawals. */
  answered: Seat[];
  /** CP-3.5, CP-3.8: throws of the group, in their order. CP-4.3: dice given. */
  throws: Throw[];
  /** CP-6.7: the lower throw of each difference of four that a rouleur has linked. */
  links: number[];
  /** Dice that lie on the table while their manager thinks. */
  dice: number[];
  /** CP-6.9: whom the mountain domestique may still pull. */
  pulls: RiderId[];
  /** CP-7.1: in the order of breaking. */
  chains: RiderId[];
  /**
   * CP-5.6: by rider, in which paceline of this turn they came, from 1; and the riders who set the pace in one.
   * CP-8.9: in the master version in which linked chain or peloton; 0 if a bottle brought them home.
   */
  came: number[];
  setters: RiderId[];
}

/** What a team has, and what its manager has ordered. */
export interface Team {
  bottles: number;
  sprints: number;
  attacks: number;
  /** CP-8.3: for the whole tour. */
  mountainAttacks: number;
  /** CP-6.6: of the pass on which the climber is. */
  doubles: number;
  /** CP-6.6: the last pass that gave some, from 1. */
  pass: number;
  /** The manager agrees to any pace from this on; 0: is always asked. */
  agreesFrom: number;
  /** CP-5.5b: the turn in which the manager wants no bottles and no special throws. */
  quiet: number;
  /** CP-5.5b: the manager is asked only about what would be lost until somebody has come to this square. */
  ridesOn: number;
}

export interface Home {
  readonly rider: RiderId;
  readonly overrun: number;
  /** CP-8.8, CP-8.9, in the master version: the turn of the arrival, the overrun of the front of the group, and its die. */
  readonly turn?: number;
  readonly front?: number;
  readonly die?: number;
}

export interface Out {
  readonly rider: RiderId;
  readonly reason: OutReason;
}

/** Riders are counted 0 to 4 (or 5) for the first seat's 1 to 5 (or 6), and so on. Lists "by rider" are indexed by that. */
export interface State {
  /** 0 is the start round; between two turns the one that is over. */
  turn: number;
  /** The riders in the race, foremost first, on one square the first to arrive first. */
  road: RiderId[];
  /** By rider. */
  square: number[];
  /** By seat. */
  teams: Team[];
  /** By rider. */
  descent: Descent[];
  /** CP-5.6: in the order of their places. */
  home: Home[];
  out: Out[];
  /** CP-8.6: the riders who take points, the first first, by the passes and sprints of the course; empty where there are none. */
  passed: RiderId[][];
  now: Now;
}

/** CP-5.1. */
export type SprintKind = 'three-dice' | 'twenty-sided';

export type Choice =
  | { readonly do: 'start' }
  /** Until somebody has come to this square: a standing order. */
  | { readonly do: 'ride-on'; readonly until?: number }
  | { readonly do: 'withdraw'; readonly rider?: RiderId }
  /** Lifts the order to agree to paces. */
  | { readonly do: 'ask-again' }
  /** No bottle and no special throw now; `for` this turn and `until` somebody has come to a square are standing orders (CP-5.5b). */
  | { readonly do: 'nothing'; readonly for?: 'turn'; readonly until?: number }
  /** As many bottles as move the rider one square. */
  | { readonly do: 'give'; readonly rider?: RiderId }
  | { readonly do: 'sprint'; readonly with?: SprintKind }
  | { readonly do: 'attack'; readonly rider?: RiderId }
  | { readonly do: 'fall-back'; readonly rider?: RiderId }
  | { readonly do: 'descend'; readonly rider: RiderId }
  | { readonly do: 'mountain-attack' }
  | { readonly do: 'go'; readonly squares: number }
  | { readonly do: 'throw'; readonly rider: RiderId }
  | { readonly do: 'agree' }
  /** Now and to any pace from this on: a standing order. */
  | { readonly do: 'agree-from'; readonly pace: number }
  | { readonly do: 'escape' }
  | { readonly do: 'set-pace' }
  | { readonly do: 'link'; readonly up: boolean; readonly down: boolean }
  | { readonly do: 'single' }
  | { readonly do: 'double' }
  | { readonly do: 'assign'; readonly die: number; readonly magic?: true }
  | { readonly do: 'pull' }
  | { readonly do: 'leave' };

/** Nothing is hidden in this game: a view is the state, not to be written to. */
export type View = Readonly<State>;

/** A race at any moment. What is absent is as at the start; without `now` a turn is about to begin. */
export interface Position {
  readonly turn: number;
  /** Riders and their squares, foremost first, on one square the first to arrive first. */
  readonly road: readonly { readonly rider: RiderId; readonly square: number }[];
  /** By seat. */
  readonly teams?: readonly Partial<Readonly<Team>>[];
  readonly descents?: readonly { readonly rider: RiderId; readonly descent: 'in-reach' | 'ready' }[];
  readonly home?: readonly Home[];
  readonly out?: readonly Out[];
  readonly passed?: readonly (readonly RiderId[])[];
  readonly now?: Readonly<Now>;
}

export interface CyclingParty {
  Options: Options;
  State: State;
  Choice: Choice;
  Fact: Fact;
  View: View;
  Position: Position;
  Reason: Reason;
  Risk: Risk;
  Thing: Thing;
  Out: OutReason;
  Group: GroupKind;
  InForce: never;
  StageRace: CpStageRace;
}
