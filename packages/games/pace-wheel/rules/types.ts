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
} from '@gruppetto/kernel';

/** PW-1.4. */
export type Terrain = 'uphill' | 'flat' | 'downhill';

/** PW-2.3. */
export type Pace = 'slow' | 'steady' | 'fast';

/** PW-1.2. */
export type Skill = 'sprint' | 'stamina' | 'climbing';

export type Points = Readonly<Record<Skill, number>>;

/** Why something isn't possible: a choice, a course, a profile, a position, a typed result. */
export type Reason =
  | 'not-in-first-square'
  | 'no-point-to-attack'
  | 'one-breakaway-a-turn'
  | 'left-behind'
  | 'more-than-one-step'
  | 'nobody-can-pay'
  | 'no-point-to-accelerate'
  | 'skill-full'
  | 'wrong-run'
  | 'wrong-course-length'
  | 'wrong-profile'
  | 'profiles-not-given'
  | 'above-profile'
  | 'never-gained'
  | 'below-left'
  | 'recovers-too-much'
  | 'winner-not-at-0'
  | 'home-too-early'
  | 'rider-twice'
  | 'road-out-of-order'
  | 'square-too-full'
  | 'riders-missing'
  | 'asked-out-of-turn'
  | 'placed-out-of-turn'
  | 'not-on-the-road'
  | 'not-past-it'
  | 'not-left-behind'
  | 'no-such-group'
  | 'nothing-to-ask'
  | 'not-over';

export type Risk = 'fails' | 'fails-with-a-point' | 'incident' | 'countered';
export type GroupKind = 'breakaway' | 'peloton' | 'gruppetto' | 'dropped';

export interface Options {
  /** PW-1.1: as many seats; computer teams are seats that no person takes. */
  readonly teams: number;
  /** PW-1.4: runs of squares, such as `f20 u8 d6 F2 f90`; the last square is the finish. */
  readonly course: string;
  /** PW-1.2: whether the players give out the points as a part of the race. */
  readonly profiles: 'at-the-table' | 'given';
  /** PW-1.2: given profiles, by racer; those beyond the list are a sprinter, a rouleur and a climber in each team. */
  readonly given: readonly Points[];
  /** PW-7.1: by racer, the points left for a later stage of a stage race; those beyond the list have their whole profile. */
  readonly carried: readonly Points[];
  /** PW-1.5. */
  readonly dice: 'one-twelve-sided' | 'two-six-sided';
  /** PW-5.1. */
  readonly feed: boolean;
  /** PW-5.2. */
  readonly incidents: boolean;
  /** PW-3.5. */
  readonly accelerating: 'costs-a-point' | 'free';
  /** PW-6.1. */
  readonly groupSprint: 'by-points' | 'by-square';
  /** PW-6.2: a stage is ridden to its last racer, and its climbs are counted (PW-7.2). */
  readonly race: 'one-day' | 'stage';
}

/** What is asked now: named as the choices that answer it. The five steps of a turn are `ride` to `set-pace` (chapter 3). */
export type Step =
  | 'give'
  | 'place'
  | 'ride'
  | 'chase'
  | 'break-away'
  | 'spend'
  | 'counter'
  | 'add'
  | 'shuffle'
  | 'push-back'
  | 'burn'
  | 'set-pace'
  | 'feed'
  | 'over';

export interface Group {
  pace: Pace;
  /** PW-2.3: of this turn. */
  terrain: Terrain;
}

/** A breakaway in progress. */
export interface Attempt {
  readonly rider: RiderId;
  /** PW-4.4: what the counters go by: the die and the point added; 0 while a point may still be added. */
  result: number;
  /** The die that lies on the table while its player decides about a further point. */
  die: number;
}

/** PW-3.3: a racer on the way to a full square, and those who go one square back to make room, so far. */
export interface Pushing {
  readonly rider: RiderId;
  readonly to: number;
  readonly pushed: readonly RiderId[];
}

/** PW-5.2: whether an incident makes a racer stay in the next move, or has left them behind. */
export type Mishap = 'none' | 'stays' | 'behind';

/** PW-6.1: a racer who is home, and since which turn. */
export interface Home {
  readonly rider: RiderId;
  readonly turn: number;
}

/** Racers are counted 0, 1, 2 for the first seat's 1, 2, 3, and so on. Lists "by racer" are indexed by that. */
export interface State {
  /** 0 until all racers stand in the start area. */
  turn: number;
  /** Whose turn it is. Others are asked in it too: those who counter, burn or feed. While points are given out, the seat that begins. */
  seat: Seat;
  step: Step;
  /** Who is on the road, foremost first, in a square in the order of standing. */
  road: RiderId[];
  /** By racer; the start area is 0 and below. */
  square: number[];
  /** PW-1.2: by racer; nothing but zeros until their player has given them points. */
  profiles: Points[];
  /** What is left of them, each by racer. */
  points: Record<Skill, number[]>;
  /** Front first, as they stood when the turn began; an escape group stands directly before the one it left. */
  groups: Group[];
  /** By racer: which of the groups is theirs; -1 for none. */
  group: number[];
  /** PW-2.1: which of the groups is an escape of this turn; -1 for none. */
  escapees: number;
  /** Racers about whom this step has still to ask (`give`, `chase`, `counter`, `burn`, `feed`), the next first. */
  asked: RiderId[];
  /** The group about which this step asks now (`shuffle`, `set-pace`). */
  current: number;
  attempt?: Attempt | undefined;
  pushing?: Pushing | undefined;
  /** By racer. */
  mishap: Mishap[];
  /** PW-5.1: by racer, the last zone in which they fed; 0 for none. */
  fed: number[];
  home: Home[];
  /** PW-7.3: by racer, the number of their arrival group; 0 while none of it is home. */
  arrival: number[];
  /** PW-7.2: by top, who has passed it, in their order; in a one-day race nobody counts. */
  tops: RiderId[][];
}

export type Choice =
  | ({ readonly do: 'give' } & Points)
  | { readonly do: 'give-usual' }
  | { readonly do: 'place'; readonly rider: RiderId; readonly to: number }
  | { readonly do: 'ride' }
  | { readonly do: 'chase'; readonly squares: number }
  | { readonly do: 'break-away'; readonly rider: RiderId }
  | { readonly do: 'stay' }
  /** One point or none to add 1 to the die, one or none to go a square further. */
  | { readonly do: 'spend'; readonly add: number; readonly further: number }
  | { readonly do: 'counter' }
  | { readonly do: 'let-go' }
  | { readonly do: 'add'; readonly points: number }
  | { readonly do: 'shuffle'; readonly rider: RiderId; readonly to: number }
  | { readonly do: 'keep' }
  | { readonly do: 'push-back'; readonly rider: RiderId }
  | { readonly do: 'burn'; readonly skill: Skill }
  | SetPace
  | { readonly do: 'feed'; readonly skill: Skill };

/** PW-3.5: with the racer who burns a point for it, and which one, where the pace rises and that costs one. */
export interface SetPace {
  readonly do: 'set-pace';
  readonly pace: Pace;
  readonly burns?: { readonly rider: RiderId; readonly skill: Skill };
}

export interface PwBegan extends Began {
  readonly seat: Seat;
}

/** PW-1.2. */
export interface Profiled extends AnyFact, Points {
  readonly type: 'profiled';
  readonly seat: Seat;
  readonly rider: RiderId;
}

/** A seat throws to begin the race; otherwise it is a racer, who needs this much. */
export interface PwThrew extends Threw {
  readonly seat?: Seat;
  readonly need?: number;
}

/** PW-3.1: a group rode, before its racers are told one by one. */
export interface Rode extends AnyFact {
  readonly type: 'rode';
  readonly riders: readonly RiderId[];
  readonly pace: Pace;
  readonly terrain: Terrain;
  readonly squares: number;
}

export type MovedBy = 'pace' | 'breakaway' | 'counter' | 'shuffle' | 'push' | 'drop' | 'chase';

export interface PwMoved extends Moved {
  readonly by: MovedBy;
  /** Where it would have ended but for full squares. */
  readonly aimed?: number;
  /** Of a breakaway or a counter: die and point, and what was needed. */
  readonly result?: number;
  readonly need?: number;
}

export type PwStayed = Stayed<'incident' | 'no-room'>;

export interface PwSpent extends Spent<Skill> {
  readonly rider: RiderId;
  readonly for: 'breakaway' | 'counter' | 'adding' | 'square' | 'pace' | 'accelerating' | 'chase';
}

export interface PwGained extends Gained<Skill> {
  readonly rider: RiderId;
}

export interface Failed extends AnyFact {
  readonly type: 'failed';
  readonly rider: RiderId;
  readonly what: 'breakaway' | 'counter';
  readonly result: number;
  readonly need: number;
}

/** PW-5.2. */
export interface Punctured extends AnyFact {
  readonly type: 'punctured';
  readonly rider: RiderId;
}

/** PW-3.5: a seat set the pace of a group; without one it fell, because nobody could pay. */
export interface Paced extends AnyFact {
  readonly type: 'paced';
  readonly seat?: Seat;
  readonly riders: readonly RiderId[];
  readonly from: Pace;
  readonly to: Pace;
}

/** PW-2.1, PW-2.2: the groups at the end of a turn, if they are not those with which it began. */
export interface Grouped extends AnyFact {
  readonly type: 'grouped';
  readonly groups: readonly { readonly riders: readonly RiderId[]; readonly square: number; readonly pace: Pace }[];
  /** How many groups joined others, and how many are new. */
  readonly joined: number;
  readonly parted: number;
}

/** PW-7.2. */
export interface Passed extends AnyFact {
  readonly type: 'passed';
  readonly rider: RiderId;
  readonly top: number;
  readonly place: number;
  readonly points: number;
}

export interface PwFinished extends Finished {
  readonly turn: number;
  /** The points that may have decided it. */
  readonly sprint: number;
}

export type Fact =
  | PwBegan
  | Profiled
  | PwThrew
  | Placed
  | Rode
  | PwMoved
  | PwStayed
  | PwSpent
  | PwGained
  | Failed
  | Punctured
  | Paced
  | Grouped
  | Passed
  | PwFinished
  | Ended;

/** Nothing is hidden in this game: a view is the state, not to be written to. */
export type View = Readonly<State>;

/** A race at any moment. Without `now` a turn begins, or a racer has to be placed. */
export interface Position {
  readonly turn: number;
  readonly seat: Seat;
  /** Racers and their squares, foremost first, in a square in the order of standing. */
  readonly road: readonly { readonly rider: RiderId; readonly square: number }[];
  /** By racer. */
  readonly points: readonly Points[];
  /** PW-1.2: by racer, if they were given at the table and are not the usual ones. Before the first turn they are the points. */
  readonly profiles?: readonly Points[];
  /** Front first. When a turn begins, racers and terrain are as PW-2.1 and PW-2.3 give them, and absent. */
  readonly groups: readonly { readonly pace: Pace; readonly terrain?: Terrain; readonly riders?: readonly RiderId[] }[];
  readonly now?: {
    readonly step: Step;
    readonly escapees?: number;
    readonly asked?: readonly RiderId[];
    readonly current?: number;
    readonly attempt?: Readonly<Attempt>;
    readonly pushing?: Pushing;
  };
  readonly mishaps?: readonly { readonly rider: RiderId; readonly mishap: 'stays' | 'behind' }[];
  readonly fed?: readonly number[];
  readonly home?: readonly Home[];
  readonly arrival?: readonly number[];
  readonly tops?: readonly (readonly RiderId[])[];
}

/** Chapter 7. */
export interface PwStageRace {
  Kind: 'grand-tour' | 'flat' | 'hilly' | 'mountains' | 'ready-made';
  Classification: 'general' | 'climbers';
  Jersey: 'yellow' | 'polka-dot';
  Prime: 'top';
  Day: 'stage';
  /** PW-7.3: turns after the winner, and a number for the arrival group. */
  Arrival: { readonly turns: number; readonly group: number };
  Out: never;
  Advantage: never;
  /** PW-7.1: by racer; absent before a first stage. */
  Prepared: { readonly points?: readonly Points[] };
}

export interface PaceWheel {
  Options: Options;
  State: State;
  Choice: Choice;
  Fact: Fact;
  View: View;
  Position: Position;
  Reason: Reason;
  Risk: Risk;
  Thing: Skill;
  Out: never;
  Group: GroupKind;
  InForce: never;
  StageRace: PwStageRace;
}
