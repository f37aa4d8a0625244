import type { LeaderJersey } from './board.ts';
import type { Classification, Ranking } from './classification.ts';
import type { Dice } from './dice.ts';
import type { RiderId, RuleId, Seat } from './names.ts';
import type { Parsed, Schema } from './schema.ts';
import type { Arrival, StageRaceTypes } from './stage-race-types.ts';

/** A place on the course where the first ones past it win something: a sprint, a pass, a bonus line. */
export interface PrimePlace<N extends StageRaceTypes = StageRaceTypes> {
  /** The id on this course: `pass-2`. */
  readonly id: string;
  readonly kind: N['Prime'];
  readonly square: number;
  /** How many of the first ones count. */
  readonly places: number;
}

/** Who was first past one; fewer than it has places for where fewer came by. */
export interface Prime<N extends StageRaceTypes = StageRaceTypes> {
  readonly id: string;
  readonly kind: N['Prime'];
  readonly order: readonly RiderId[];
}

export interface StageRider<Out extends string = string> {
  readonly rider: RiderId;
  /** From 1; riders who share a place have the same one. */
  readonly place: number;
  /** What the stage adds to their general classification before bonuses; absent if they did not finish. */
  readonly value?: number;
  /** Why they did not finish. */
  readonly out?: Out;
}

/** The result of a stage: raced, simulated or typed in, it has this one shape. */
export interface StageResult<N extends StageRaceTypes = StageRaceTypes, Out extends string = N['Out']> {
  readonly day: N['Day'];
  /** Everybody who started, the best first. */
  readonly riders: readonly StageRider<Out>[];
  readonly primes: readonly Prime<N>[];
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
export interface Advantage<N extends StageRaceTypes = StageRaceTypes> {
  readonly seat: Seat;
  readonly what: N['Advantage'];
  /** The prime at which alone it can be used. */
  readonly at?: string;
  /** How many there are when the stage begins. */
  readonly amount: number;
  /** What is left over is there in the next stage. */
  readonly forTheTour?: true;
}

/** Points of the seats for winning stages and for final places; the seat with the most wins the tour. Every number can be changed. */
export interface TourPoints<N extends StageRaceTypes = StageRaceTypes> {
  readonly stageWin: number;
  /** By classification, for the first places. */
  readonly places: Readonly<Record<N['Classification'], readonly number[]>>;
}

/** What a stage race is told of its game. */
interface InStages {
  Options: object;
  State: object;
  Out: string;
  StageRace: StageRaceTypes | undefined;
}

type Of<T extends InStages> = NonNullable<T['StageRace']>;

/** How a game is raced in stages. */
export interface StageRace<T extends InStages = InStages> {
  /** The classifications of a tour with these options; the first is the general one. */
  classifications(options: T['Options']): readonly Classification<Of<T>>[];
  /** The leader of a table wears its jersey. A leader of several wears the first of this list; the others go to the next in their table who wears none. */
  readonly jerseys: readonly { readonly classification: Of<T>['Classification']; readonly jersey: Of<T>['Jersey'] }[];
  /** Riders who didn't finish have left the tour. */
  readonly outLeaves: boolean;
  /** A rider who is so much behind the leader of the general classification has left the tour. */
  readonly limit?: { readonly behind: number; readonly rule: RuleId };
  /** Where the seats ride for points of their own; else the seat of the best rider of the general classification wins. */
  readonly tourPoints?: (options: T['Options'], stages: number) => TourPoints<Of<T>>;
  /** All of them, in the order in which they are shown. */
  readonly kinds: readonly Of<T>['Kind'][];
  /** The stages of a tour of this kind, always valid; the same dice make the same tour. What is not about the course is as in `base`. */
  model(kind: Of<T>['Kind'], stages: number, base: T['Options'], dice: Dice): readonly T['Options'][];
  /** The kind of day that a stage with these options is, as in its result. */
  day(options: T['Options']): Of<T>['Day'];
  /** In the order of the road. */
  primes(options: T['Options']): readonly PrimePlace<Of<T>>[];
  /** What the players may settle before a stage, with what is done if they do not care; absent where there is nothing to settle. */
  readonly prepare?: (options: T['Options'], before: StagesBefore) => Schema<Of<T>['Prepared']>;
  /** The stage as it is ridden, with what the stages before it leave. */
  start(options: T['Options'], before: StagesBefore, prepared?: Of<T>['Prepared']): T['Options'];
  /** The result of a finished stage. */
  result(options: T['Options'], state: T['State']): StageResult<Of<T>, T['Out'] | Of<T>['Out']>;
  /** What is typed in for a rider who finishes. */
  readonly arrival: Schema<Of<T>['Arrival']>;
  /** What an arrival adds to the general classification, if that follows from it alone. */
  arrivalValue?(arrival: Of<T>['Arrival']): number;
  /** What a typed stage comes to, or what is missing or contradicts itself in it. */
  typed(options: T['Options'], stage: TypedStage): Parsed<StageResult<Of<T>>>;
  /** Of a stage that begins with these options: what a race director counts. */
  advantages(options: T['Options']): readonly Advantage<Of<T>>[];
}
