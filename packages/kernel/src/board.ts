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
  /** Category of a climb, name of a sector. */
  readonly label?: string;
  /** Malus of each square, from the first to the last. */
  readonly malus?: readonly number[];
  /** The same where it differs from lane to lane: of each square its lanes, lane 1 first. */
  readonly laneMalus?: readonly (readonly number[])[];
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

export type Jersey = 'yellow' | 'green' | 'polka-dot' | 'purple';

export interface BoardRider {
  readonly rider: RiderId;
  readonly square: number;
  /** From 1, the rightmost; absent where riders are piled on squares. */
  readonly lane?: number;
  readonly jersey?: Jersey;
  readonly mark?: 'moved' | 'fallen' | 'punctured';
}

export interface Group {
  readonly kind: string;
  readonly riders: readonly RiderId[];
  readonly from: number;
  readonly to: number;
  readonly pace?: string;
}

/** A piece that is no rider and lies across the road, such as Leader 1's peloton. */
export interface Block {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly riders: readonly RiderId[];
}

/** What lies open before a seat, or belongs to one of its riders: bonuses, bottles, energy. */
export interface Holding {
  readonly seat: Seat;
  readonly rider?: RiderId;
  readonly what: string;
  readonly amount: number;
  /** The most that can be owned, where there is a limit. */
  readonly most?: number;
}

/** The road and who is where: all that is needed to draw any of the five games. */
export interface Board {
  /** The first square drawn; the start area may lie at 0 or before. */
  readonly first: number;
  /** The finish line lies behind this square. */
  readonly length: number;
  /** The number of the square that is the line, where on it a rider is home: the first behind `length`. */
  readonly finish?: number;
  readonly runOut: number;
  /** What the squares of the run-out are called, where they do not simply count on. */
  readonly runOutLabels?: readonly string[];
  readonly layout: 'piles' | 'lanes';
  readonly sections: readonly Section[];
  readonly markers: readonly Marker[];
  /** Foremost first; on one square in the order of standing. */
  readonly riders: readonly BoardRider[];
  readonly groups: readonly Group[];
  readonly blocks?: readonly Block[];
  readonly holdings?: readonly Holding[];
  /** What holds on the whole road now: a card, the weather. */
  readonly inForce?: readonly string[];
  /** Single squares that threaten a fall. */
  readonly hazards?: readonly { readonly square: number; readonly lane: number }[];
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
