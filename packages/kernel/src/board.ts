import type { Fact } from './fact.ts';
import type { RiderId, Seat } from './names.ts';

export type Terrain = 'flat' | 'climb' | 'descent' | 'cobbles';

/** A stretch of road of one kind, both ends included. */
export interface Section {
  readonly from: number;
  readonly to: number;
  readonly terrain: Terrain;
  /** How many lanes wide, where the road has lanes. */
  readonly lanes?: number;
  /** How many squares each lane has, lane 1 first, where that differs: they share the stretch evenly, and are named by their fronts. */
  readonly squares?: readonly number[];
  /** Category of a climb, name of a sector. */
  readonly label?: string;
  /** Malus of each square, from the first to the last. */
  readonly malus?: readonly number[];
  /** The kind of rider it favours, as the game names it. */
  readonly favours?: string;
}

export type MarkerKind = 'start' | 'distance' | 'to-go' | 'sprint' | 'summit' | 'feed' | 'bonus' | 'time' | 'weather' | 'lap' | 'finish';

/** Something that stands beside the road, after the square it names. */
export interface Marker {
  readonly at: number;
  readonly kind: MarkerKind;
  readonly label?: string;
}

/** What the leader of a classification wears. */
export type LeaderJersey = 'yellow' | 'green' | 'polka-dot' | 'purple';

export interface BoardRider {
  readonly rider: RiderId;
  readonly square: number;
  /** From 1, on the side that the road says; absent where riders are piled on squares. */
  readonly lane?: number;
  readonly jersey?: LeaderJersey;
  readonly mark?: 'moved' | 'fallen' | 'punctured';
}

export interface Group<K extends string = string> {
  readonly kind: K;
  readonly riders: readonly RiderId[];
  readonly from: number;
  readonly to: number;
  readonly pace?: string;
}

/** A piece that carries riders and lies across the road, such as a peloton's tile. */
export interface Block {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly riders: readonly RiderId[];
}

/** What lies open before a seat, or belongs to one of its riders: bonuses, bottles, energy. */
export interface Holding<W extends string = string> {
  readonly seat: Seat;
  readonly rider?: RiderId;
  readonly what: W;
  readonly amount: number;
  /** How many can be owned, where there is a limit. */
  readonly max?: number;
}

/** The road of a race, for drawing: what never moves, the same shape in all games. */
export interface Road {
  /** The first square drawn; the start area may lie at 0 or before. Riders who fall further back are drawn before it. */
  readonly first: number;
  /** The finish line lies behind this square. */
  readonly length: number;
  /** The number of the square that is the line, where on it a rider is home: the first behind `length`. */
  readonly finish?: number;
  readonly runOut: number;
  /** What the squares of the run-out are called, where they do not simply count on. */
  readonly runOutLabels?: readonly string[];
  readonly layout: 'piles' | 'lanes';
  /** The side on which lane 1 is, as the riders see it; absent: the right. */
  readonly laneOne?: 'left' | 'right';
  readonly sections: readonly Section[];
  readonly markers: readonly Marker[];
  /** Single squares that threaten a fall. */
  readonly hazards?: readonly { readonly square: number; readonly lane: number }[];
}

export type Sky = 'rain' | 'wind';

/** Who is where, and what else changes during a race: with the road, all that is needed to draw it. */
export interface Board<T extends { Group: string; InForce: string; Thing: string } = { Group: string; InForce: string; Thing: string }> {
  /** Foremost first; on one square in the order of standing. */
  readonly riders: readonly BoardRider[];
  readonly groups: readonly Group<T['Group']>[];
  readonly blocks?: readonly Block[];
  readonly holdings?: readonly Holding<T['Thing']>[];
  /** What holds on the whole road now: a card, the weather. */
  readonly inForce?: readonly T['InForce'][];
  /** What is seen of it in the sky. */
  readonly sky?: Sky;
  /** Markers that come and go, beside those of the road. */
  readonly markers?: readonly Marker[];
  /** What was drawn by lot for single squares at the set-up: the malus of each lane, lane 1 first. */
  readonly malus?: readonly { readonly square: number; readonly lanes: readonly number[] }[];
}

/** Where one rider stands; a list of them is foremost first, then in the order of arrival. */
export type Spot = Pick<BoardRider, 'rider' | 'square' | 'lane'>;

const leavesTheRoad: ReadonlySet<string> = new Set(['absorbed', 'finished', 'went-out']);

/** The spots after a fact: what lets an animation, or anybody with the facts alone, keep up with the race. */
export function follow(spots: readonly Spot[], fact: Fact): readonly Spot[] {
  const { type, rider } = fact as Fact & { rider?: RiderId };
  if (rider === undefined) return spots;
  if (leavesTheRoad.has(type)) return spots.filter((spot) => spot.rider !== rider);
  if (type !== 'moved' && type !== 'placed') return spots;
  const { to, lane } = fact as Fact & { to: number; lane?: number };
  const others = spots.filter((spot) => spot.rider !== rider);
  const behind = others.findIndex((spot) => spot.square < to);
  const spot: Spot = lane === undefined ? { rider, square: to } : { rider, square: to, lane };
  others.splice(behind < 0 ? others.length : behind, 0, spot);
  return others;
}
