import type {
  Fact as AnyFact,
  Began,
  Ended,
  Finished,
  Gained,
  LeaderJersey,
  Moved,
  Placed,
  RiderId,
  Seat,
  Spent,
  Stayed,
  Threw,
  WentOut,
} from '@gruppetto/kernel';

/** Why something isn't possible: a choice, a stage, a position, a typed result. */
export type Reason =
  | 'stage-length'
  | 'pass-too-early'
  | 'pass-too-long'
  | 'passes-overlap'
  | 'pass-length-missing'
  | 'category-missing'
  | 'length-by-category'
  | 'number-of-passes'
  | 'pass-too-hard'
  | 'pass-missing'
  | 'number-of-sprints'
  | 'sprint-off-the-road'
  | 'sprint-on-a-pass'
  | 'sprints-on-one-square'
  | 'master-only'
  | 'no-such-rider'
  | 'nobody-starts'
  | 'wrong-absent'
  | 'no-withdrawals'
  | 'no-mountain-attacks'
  | 'not-on-hors'
  | 'sprint-too-late'
  | 'first-after-a-minute'
  | 'home-in-an-earlier-turn'
  | 'home-further-than-ahead'
  | 'home-with-a-higher-die'
  | 'front-behind-rider'
  | 'stage-named-too'
  | 'last-rider'
  | 'all-throw-at-start'
  | 'bottle-beyond-line'
  | 'bottle-after-fall'
  | 'bottle-broken-chain'
  | 'bottle-not-now'
  | 'bottle-gains-nothing'
  | 'rider-has-drunk'
  | 'team-has-given'
  | 'too-few-bottles'
  | 'has-thrown'
  | 'lost-move'
  | 'not-in-group'
  | 'no-sprints'
  | 'sprint-on-mountain'
  | 'attack-used'
  | 'attack-on-mountain'
  | 'attack-too-late'
  | 'nobody-behind'
  | 'senior-only'
  | 'rider-twice'
  | 'road-out-of-order'
  | 'home-out-of-order'
  | 'riders-missing'
  | 'not-on-the-road'
  | 'not-past-it'
  | 'points-missing'
  | 'nobody-has-moved'
  | 'wrong-chains'
  | 'wrong-starters'
  | 'wrong-group'
  | 'wrong-throws'
  | 'not-their-rider'
  | 'turn-not-over'
  | 'nothing-to-ask'
  | 'not-over';

/** What a choice may lead to, with a chance. */
export type Risk = 'sets-pace' | 'escape' | 'puncture' | 'fall' | 'broken-chain' | 'crash' | 'past-sprint' | 'past-pass';
export type Thing = 'bottle' | 'sprint' | 'attack' | 'double-throw' | 'mountain-attack';

/** CP-6.1. */
export type StageType = 'flat' | 'low' | 'medium' | 'high';
export type Category = 'hill' | 'third' | 'second' | 'first' | 'hors';
/** CP-8.7: what gives points on the way. */
export type PrimeKind = Exclude<Category, 'hill'> | 'sprint';

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
  /** CP-8.5: who has left the tour and does not start. */
  readonly absent: readonly RiderId[];
  /** CP-8.3: that are left, by seat. */
  readonly mountainAttacks: readonly number[];
  /** CP-8.13: who wears what. */
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

/** Whether he has still to move in this turn. `lost`: in a fall (CP-7.2); `chain`: he throws after everybody else (CP-7.1). */
export type Move = 'waiting' | 'moved' | 'lost' | 'chain';

/** CP-7.4: `in-reach`: two bottles in this turn would give him the right; `ready`: he may descend in his next move. */
export type Descent = 'none' | 'in-reach' | 'ready';

/** Chapter 3; riders of one team in one mountain square throw together (CP-4.3); `alone` has made a special throw. */
export type GroupKind = 'none' | 'peloton' | 'paceline' | 'breakaway' | 'mountain' | 'alone';

/** Who is to move now, or has just moved. */
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
  /** Who is asked. */
  seat: Seat;
  /** About whom; -1 where it is about nobody. */
  rider: RiderId;
  /** By rider. */
  move: Move[];
  /** CP-5.4: bottles of this turn, by rider and by seat. */
  drank: number[];
  given: number[];
  group: Group;
  /** Who has answered the question that goes round: bottles and special throws, the pace, links, withdrawals. */
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
   * CP-5.6: by rider, in which paceline of this turn he came, from 1; and who set the pace in one.
   * CP-8.9: in the master version in which linked chain or peloton; 0 if it was a bottle that brought him home.
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
  /** He agrees to any pace from this on; 0: he is always asked. */
  agreesFrom: number;
  /** CP-5.5b: the turn in which the manager wants no bottles and no special throws. */
  quiet: number;
  /** CP-5.5b: the manager is asked only about what would be lost until somebody has come to this square. */
  ridesOn: number;
}

export interface Home {
  readonly rider: RiderId;
  readonly overrun: number;
  /** CP-8.8, CP-8.9, in the master version: the turn in which he came, the overrun of the foremost he came with, and their die. */
  readonly turn?: number;
  readonly front?: number;
  readonly die?: number;
}

/** CP-5.8; CP-7.4; CP-8.5: they had left the tour before. */
export type OutReason = 'withdrew' | 'crashed' | 'absent';

export interface Out {
  readonly rider: RiderId;
  readonly reason: OutReason;
}

/** Riders are counted 0 to 4 (or 5) for the first seat's 1 to 5 (or 6), and so on. Lists "by rider" are indexed by that. */
export interface State {
  /** 0 is the start round; between two turns the one that is over. */
  turn: number;
  /** Who is in the race, foremost first, on one square the first to arrive first. */
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
  /** CP-8.6: who takes points, the first first, by the passes and sprints of the course; empty where there are none. */
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
  /** Who throws together on a mountain square, or came home together. */
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
  /** What he had to ride with: a pace, a throw, a die. */
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

/** A throw counts otherwise than it fell: a rouleur's least, a magic five. */
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
  /** Whose fall it was. */
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

/** CP-8.6: he is among the first past the end of a pass or an intermediate sprint. */
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
}
