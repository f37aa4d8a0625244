import type {
  Absorbed,
  Began,
  Ended,
  Finished,
  Gained,
  Moved,
  Placed,
  RiderId,
  RuleId,
  Seat,
  Spent,
  Stayed,
  Threw,
  Turned,
  WentOut,
} from '@gruppetto/kernel';
import type { Reason } from './reasons.ts';
import type { L1StageRace } from './stage-race-types.ts';
import type { Role, Team } from './teams.ts';
import type { Thing } from './things.ts';
import type { TileId } from './tiles.ts';

export type { PlanReason, Reason } from './reasons.ts';
export type { Thing } from './things.ts';

/** L1-1.5: hexagons and markers. Hexagons and rows count from 1; a marker stands after the row it names. */
export interface RacePlan {
  readonly kind: 'classic' | 'stage';
  readonly hexagons: readonly TileId[];
  readonly feeds: readonly number[];
  readonly sprints: readonly number[];
  readonly bonusLines: readonly number[];
  readonly climbs: readonly Climb[];
  /** L1-5.7: the hexagons that weather tokens may lie on; absent: any. */
  readonly weather?: readonly number[];
}

export interface Climb {
  readonly hexagon: number;
  /** From 1, the hardest, to 4. */
  readonly category: number;
}

export interface Options {
  readonly players: number;
  readonly ridersEach: number;
  /** One of the ready-made races, or `own`. */
  readonly race: string;
  /** The race that is ridden where `race` is `own`. */
  readonly own?: RacePlan;
  /** L1-2.4: whether riders have qualities. */
  readonly qualities: boolean;
  /** L1-5.7: how many tokens. */
  readonly weather: number;
  /** What the stages before this one left; absent in a classic and in a first stage. */
  readonly before?: Before;
}

/** L1-7.2, L1-7.3. */
export interface Before {
  /** L1-2.7: the teams by the general classification. */
  readonly order: readonly Team[];
  /** By rider. */
  readonly energy: readonly number[];
  /** By team. */
  readonly pursuits: readonly number[];
  /** Who was eliminated. */
  readonly out: readonly RiderId[];
  /** L1-2.2: by rider: whom the players have chosen, where they choose. */
  readonly roles?: readonly Role[];
  /** Who wears the yellow jersey. */
  readonly leader?: RiderId;
}

export type Risk = 'crack' | 'fall' | 'puncture' | 'dropped';

export type Out = 'eliminated';
export type GroupKind = 'breakaway' | 'dropped' | 'front' | 'back';

export type Quality = 'descender' | 'fighter' | 'sprinter';

export type WeatherToken = 'rain' | 'heat' | 'contrary-1' | 'contrary-2' | 'favourable-1' | 'favourable-2';

/** L1-2.6: `leaving` is a rider who drops off and is still carried along (L1-4.3); `road`: on a square of their own. */
export type Place = 'front' | 'back' | 'leaving' | 'road' | 'home' | 'out';

/** The turn is `away` to `punctured` (L1-4.1 to L1-4.9, L1-5.6); before it the riders get ready, and `over` is the end. */
export type Phase =
  | 'riders'
  | 'qualities'
  | 'line-up'
  | 'away'
  | 'breaking'
  | 'inside'
  | 'pursuit'
  | 'payment'
  | 'dropped'
  | 'punctured'
  | 'over';

export interface Home {
  readonly rider: RiderId;
  readonly turn: number;
}

/** Lists "by rider" are indexed by rider, "by team" by team. Rows count from 1, in a bend in tenths; those before the start are 0 and less. */
export interface State {
  /** 0 before the start. */
  turn: number;
  phase: Phase;
  /** Who is still to be asked in this phase, next first: riders; in the pursuit, teams. */
  queue: number[];
  /** L1-2.6: the peloton's front row. */
  front: number;
  /** Support tokens, first to last. */
  tokens: Team[];
  /** By team. */
  pursuits: number[];
  /** L1-4.4: how often each team has accelerated in turns running, up to the last one. By team. */
  running: number[];
  /** L1-4.5: the die of this turn, 0 before it is thrown; how far the peloton went by it, and whether it set off on a mountain row. */
  die: number;
  movement: number;
  climbing: boolean;
  /** L1-3.8: who is on the road, the most advanced first, with equal fronts the last to arrive first. */
  road: RiderId[];
  /** L1-2.2: by rider, an index of `roles`; -1 while it is not chosen. */
  role: number[];
  /** By team: its riders in the order in which they are asked. */
  teams: RiderId[][];
  /** By rider: where they are; row (the front of the square) and lane are 0 while they are not on the road. */
  place: Place[];
  row: number[];
  lane: number[];
  energy: number[];
  /** L1-5.2: risks taken. By rider. */
  risks: number[];
  quality: (Quality | 'none')[];
  /** L1-3.7: who has one more free square for the move of this turn. By rider. */
  slipstream: boolean[];
  /** By rider: the last turn in which they had their move, or lost it. */
  moved: number[];
  /** L1-5.4: the turn that a fallen rider skips; 0 once they ride again. By rider. */
  fallen: number[];
  /** L1-5.6: the turn in which a punctured rider moves last; 0 once they ride again. By rider. */
  punctured: number[];
  /** L1-6.1: feed zones passed. By rider. */
  fed: number[];
  /** L1-2.5: feed tiles kept. By rider, and nobody's business but their player's. */
  kept: number[][];
  /** Feed tiles nobody has drawn, by role. */
  piles: number[][];
  /** L1-5.7: by hexagon, the first is 0. */
  weather: (WeatherToken | 'none' | 'hidden')[];
  /** L1-5.7: the rider of whom the heat takes a feed tile, while the player chooses which; otherwise -1. */
  hot: number;
  /** L1-7.2: by bonus line: the first rider past it; -1 while it is open, -2 if the peloton came first. */
  bonuses: number[];
  /** In the order of arrival. */
  home: Home[];
}

/** L1-5.2: what a ride may run into. */
export type Danger = 'crack' | 'fall' | 'cobbles';

export type Choice =
  | { readonly do: 'take'; readonly role: Role }
  | { readonly do: 'choose'; readonly quality: Quality }
  | { readonly do: 'line-up'; readonly area: 'front' | 'back' }
  /** So many squares to that one; `pays` is what it costs if all goes well, less than 0 where energy comes back. */
  | {
      readonly do: 'ride';
      readonly rider: RiderId;
      readonly row: number;
      readonly lane: number;
      readonly squares: number;
      readonly pays: number;
      /** L1-3.4: occupied squares passed, if any. */
      readonly passed?: number;
      readonly risk?: Danger;
    }
  /** Adds one of the feed tiles that the rider keeps, the oldest is 0; in the heat, reveals it. */
  | { readonly do: 'feed'; readonly rider: RiderId; readonly tile: number }
  | { readonly do: 'hold' }
  | { readonly do: 'go'; readonly rider: RiderId; readonly to: 'front' | 'back' | 'leaving' }
  | { readonly do: 'stay' }
  | { readonly do: 'accelerate' }
  | { readonly do: 'decline' }
  | { readonly do: 'let-go' };

export type Ride = Extract<Choice, { do: 'ride' }>;

/** L1-3: what a move is made of. */
export interface Bill {
  readonly squares: number;
  /** Free squares, slipstream and quality counted in. */
  readonly free: number;
  readonly slipstream: boolean;
  /** L1-3.3: paying squares, and their price. */
  readonly paying: number;
  readonly price: number;
  /** L1-3.4: occupied squares passed, 1 energy each. */
  readonly passed: number;
  /** L1-5.7: more (or, below 0, less) energy for the wind. */
  readonly wind: number;
  /** L1-3.5: free squares not used. */
  readonly back: number;
  /** All in all; less than 0 where energy comes back. L1-3.6: less than the sum where that was all the rider had. */
  readonly pays: number;
}

export interface L1Moved extends Moved, Bill {
  readonly lane: number;
}

/** Out of the peloton: a break-away has the bill of its move; others stand behind it. */
export interface L1Placed extends Placed {
  readonly lane: number;
  readonly reason: 'broke-away' | 'let-drop' | 'cannot-pay' | 'punctured';
  readonly bill?: Bill;
  /** What the rider could not pay. */
  readonly price?: number;
}

/** L1-4.10: a face of the die. */
export interface Face {
  readonly value: number;
  readonly colour?: 'red' | 'orange' | 'blue';
}

export interface L1Threw extends Threw {
  readonly face: Face;
  /** Whose support riders throw for the peloton. */
  readonly team?: Team;
}

export interface PelotonMoved {
  readonly type: 'peloton-moved';
  readonly rule: RuleId;
  readonly from: number;
  readonly to: number;
  readonly face: Face;
  readonly pursuit: boolean;
  /** It holds no rider. */
  readonly empty: boolean;
}

export interface L1Absorbed extends Absorbed {
  readonly area: 'front' | 'back';
}

/** `by`: a move, riding in the peloton, a crack; unused free squares, a feed tile, the heat that turned it up. */
export interface L1Spent extends Spent<Thing> {
  readonly by: 'move' | 'peloton' | 'crack' | 'pursuit';
  readonly team?: Team;
}

export interface L1Gained extends Gained<Thing> {
  readonly by: 'unused' | 'feed' | 'heat' | 'finish';
}

export interface Drew {
  readonly type: 'drew';
  readonly rule: RuleId;
  readonly rider: RiderId;
  readonly secret?: { readonly seat: Seat; readonly tile: number };
}

/** L1-5.2: the die said what became of a risk. */
export interface Risked {
  readonly type: 'risked';
  readonly rule: RuleId;
  readonly rider: RiderId;
  readonly risk: Danger;
  /** Which risk of the ladder it was, from 1; 0 for cobbles. */
  readonly step: number;
  readonly die: number;
  readonly face: Face;
  readonly result: 'held' | 'cracked' | 'fell' | 'punctured';
}

/** L1-5.6: a rider's throw after a red one. */
export interface Tried {
  readonly type: 'tried';
  readonly rule: RuleId;
  readonly rider: RiderId;
  readonly die: number;
  readonly face: Face;
  readonly punctured: boolean;
}

export interface L1Turned extends Turned<WeatherToken> {
  readonly hexagon: number;
}

export type Fact =
  | Began
  | { readonly type: 'took'; readonly rule: RuleId; readonly rider: RiderId; readonly role: Role }
  | { readonly type: 'chose'; readonly rule: RuleId; readonly rider: RiderId; readonly quality: Quality }
  | { readonly type: 'ordered'; readonly rule: RuleId; readonly teams: readonly Team[] }
  | { readonly type: 'lined-up'; readonly rule: RuleId; readonly rider: RiderId; readonly area: 'front' | 'back' }
  | { readonly type: 'went'; readonly rule: RuleId; readonly rider: RiderId; readonly to: 'front' | 'back' | 'leaving' }
  | { readonly type: 'accelerated'; readonly rule: RuleId; readonly team: Team; readonly teams: readonly Team[] }
  | { readonly type: 'declined'; readonly rule: RuleId; readonly team: Team }
  | { readonly type: 'took-bonus'; readonly rule: RuleId; readonly line: number; readonly rider?: RiderId }
  | L1Threw
  | PelotonMoved
  | L1Moved
  | L1Placed
  | L1Absorbed
  | L1Spent
  | L1Gained
  | Drew
  | Risked
  | Tried
  | Stayed<'fallen'>
  | L1Turned
  | (Finished & { readonly turn: number })
  | WentOut<Out>
  | Ended;

/** L1-2.5: all but what is secret: of the feed tiles, whose are whose and how many there are. */
export interface View extends Readonly<Omit<State, 'piles' | 'teams'>> {
  /** By rider; empty where it is not the viewer's. */
  readonly kept: number[][];
  /** By rider: how many they keep. */
  readonly keeps: readonly number[];
  /** By role: how many are left. */
  readonly left: readonly number[];
}

export interface RiderPosition {
  readonly place: Place;
  /** L1-1.2: the front of the rider's square, on a bend to the tenth. */
  readonly row?: number;
  readonly lane?: number;
  readonly energy: number;
  /** L1-2.2: where players choose; absent: as where nobody does, and while they choose, not chosen yet. */
  readonly role?: Role;
  readonly risks?: number;
  readonly quality?: Quality;
  readonly slipstream?: boolean;
  readonly moved?: number;
  readonly fallen?: number;
  readonly punctured?: number;
  /** Absent: those passed where the rider is. */
  readonly fed?: number;
  readonly kept?: readonly number[];
}

/** A race at any moment. What is absent is as at the beginning of a turn. */
export interface Position {
  readonly turn: number;
  readonly front: number;
  readonly tokens: readonly Team[];
  /** By rider. */
  readonly riders: readonly RiderPosition[];
  /** Absent: by their rows, in one row the lowest lane first. */
  readonly road?: readonly RiderId[];
  readonly phase?: Phase;
  readonly queue?: readonly number[];
  readonly pursuits?: readonly number[];
  readonly running?: readonly number[];
  readonly die?: number;
  readonly movement?: number;
  readonly climbing?: boolean;
  /** Absent: all that nobody keeps. */
  readonly piles?: readonly (readonly number[])[];
  readonly weather?: readonly (WeatherToken | 'none' | 'hidden')[];
  readonly hot?: RiderId;
  readonly bonuses?: readonly number[];
  readonly home?: readonly Home[];
}

export interface Leader1 {
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
  InForce: never;
  StageRace: L1StageRace;
}
