import type { LeaderJersey } from './board.ts';
import type { Classification, Ranking } from './classification.ts';
import type { Dice } from './dice.ts';
import type { RiderId, RuleId, Seat } from './names.ts';
import type { Parsed, Schema } from './schema.ts';

/** A place on the course where the first ones past it win something: a sprint, a pass, a bonus line. */
export interface PrimePlace {
  /** The id on this course: `pass-2`. */
  readonly id: string;
  /** What it is worth goes by it: `hors`, `sprint`. */
  readonly kind: string;
  readonly square: number;
  /** How many of the first ones count. */
  readonly places: number;
}

/** Who was first past one; fewer than it has places for where fewer came by. */
export interface Prime {
  readonly id: string;
  readonly kind: string;
  readonly order: readonly RiderId[];
}

export interface StageRider {
  readonly rider: RiderId;
  /** From 1; riders who share a place have the same one. */
  readonly place: number;
  /** What the stage adds to their general classification before bonuses; absent if they did not finish. */
  readonly value?: number;
  /** Why they did not finish. */
  readonly out?: string;
}

/** The result of a stage: raced, simulated or typed in, it has this one shape. */
export interface StageResult {
  /** The kind of day, where what a place is worth goes by it: `flat`, `mountain`. */
  readonly day: string;
  /** Everybody who started, the best first. */
  readonly riders: readonly StageRider[];
  readonly primes: readonly Prime[];
  /** What goes into the next stage, as the game knows it. */
  readonly left?: object;
}

/** What a stage begins with: the stages before it. */
export interface StagesBefore {
  readonly results: readonly StageResult[];
  /** After those, in the order of the game's classifications. */
  readonly rankings: readonly Ranking[];
  /** Who has left the tour. */
  readonly gone: readonly RiderId[];
  /** Who wears what. */
  readonly jerseys: readonly { readonly rider: RiderId; readonly jersey: LeaderJersey }[];
  /** The options of all stages of the tour, as planned: what there is for the whole tour may go by them. */
  readonly plan: readonly object[];
}

/** How a rider came home, as somebody at a real table types it; the fields are the game's. */
export type Arrival = Readonly<Record<string, number>>;

/** A stage as somebody at a real table has written it down. */
export interface TypedStage {
  /** In the order of places. */
  readonly arrivals: readonly { readonly rider: RiderId; readonly arrival: Arrival }[];
  readonly primes: readonly Pick<Prime, 'id' | 'order'>[];
  /** As they went out: the first to go is placed last. */
  readonly out: readonly { readonly rider: RiderId; readonly reason: string }[];
  /** What was used of the advantages that last the whole tour, by seat. */
  readonly used: readonly { readonly seat: Seat; readonly what: string; readonly amount: number }[];
}

/** Something a seat may use this often in a stage: bottles, sprints. */
export interface Advantage {
  readonly seat: Seat;
  readonly what: string;
  /** The prime at which alone it can be used. */
  readonly at?: string;
  /** How many there are when the stage begins. */
  readonly amount: number;
  /** What is left over is there in the next stage. */
  readonly forTheTour?: true;
}

/** Points of the seats for winning stages and for final places; the seat with the most wins the tour. Every number can be changed. */
export interface TourPoints {
  readonly stageWin: number;
  /** By classification, for the first places. */
  readonly places: Readonly<Record<string, readonly number[]>>;
}

/** How a game is raced in stages. */
export interface StageRace<Options extends object = object, State extends object = object> {
  /** The classifications of a tour with these options; the first is the general one. */
  classifications(options: Options): readonly Classification[];
  /** The leader of a table wears its jersey. A leader of several wears the first of this list; the others go to the next in their table who wears none. */
  readonly jerseys: readonly { readonly classification: string; readonly jersey: LeaderJersey }[];
  /** Riders who didn't finish have left the tour. */
  readonly outLeaves: boolean;
  /** A rider who is so much behind the leader of the general classification has left the tour. */
  readonly limit?: { readonly behind: number; readonly rule: RuleId };
  /** Where the seats ride for points of their own; else the seat of the best rider of the general classification wins. */
  readonly tourPoints?: (options: Options, stages: number) => TourPoints;
  /** Kinds of tours that `model` makes. */
  readonly kinds: readonly string[];
  /** The stages of a tour of this kind, always valid; the same dice make the same tour. What is not about the course is as in `base`. */
  model(kind: string, stages: number, base: Options, dice: Dice): readonly Options[];
  /** The kind of day that a stage with these options is, as in its result. */
  day(options: Options): string;
  /** In the order of the road. */
  primes(options: Options): readonly PrimePlace[];
  /** What the players may settle before a stage, with what is done if they do not care; absent where there is nothing to settle. */
  readonly prepare?: (options: Options, before: StagesBefore) => Schema<object>;
  /** The stage as it is ridden, with what the stages before it leave. */
  start(options: Options, before: StagesBefore, prepared?: object): Options;
  /** The result of a finished stage. */
  result(options: Options, state: State): StageResult;
  /** What is typed in for a rider who finishes. */
  readonly arrival: Schema<Arrival>;
  /** What an arrival adds to the general classification, if that follows from it alone. */
  readonly arrivalValue?: (arrival: Arrival) => number;
  /** What a typed stage comes to, or what is missing or contradicts itself in it. */
  typed(options: Options, stage: TypedStage): Parsed<StageResult>;
  /** Of a stage that begins with these options: what a race director counts. */
  advantages(options: Options): readonly Advantage[];
}
