import type { Part, Race, RiderId } from '@gruppetto/kernel';
import {
  type Choice,
  climbsOf,
  type Fact,
  type Leader1,
  leader1,
  type Options,
  type Position,
  type RacePlan,
  type Ride,
  type RiderPosition,
  type State,
  type TileId,
  tileOf,
} from '../rules/index.ts';

/** Two players, three riders each, unless a test says otherwise. */
export const [blackLeader, blackRouleur, blackClimber, whiteLeader, whiteRouleur, whiteClimber] = [0, 1, 2, 3, 4, 5] as const;
export const [black, white] = [0, 1] as const;

/** A race of these tiles. The markers stand where they disturb nobody, unless a test says otherwise. */
export function raceOf(hexagons: readonly TileId[], others: Partial<RacePlan> & { readonly category?: number } = {}): RacePlan {
  const { category = 2, ...markers } = others;
  const last = 6 * hexagons.length;
  const bare: RacePlan = { kind: 'classic', hexagons, feeds: [last - 1], sprints: [], bonusLines: [], climbs: [] };
  const sprints = tileOf(hexagons.at(-1) as TileId).terrain === 'mountain' ? [] : [last - 1];
  return { ...bare, sprints, climbs: climbsOf(bare).map((hexagon) => ({ hexagon, category })), ...markers };
}

/** Straight road, plain but for the hill on rows 25 to 30. Dark are row 1 lane 3, row 9 lane 3, rows 15 and 16 lane 2, and more from 21 on. */
export const plainRoad = raceOf(['4a', '7a', '10a', '1a', '11a', '20b']);

export const optionsOf = (own: RacePlan, others: Partial<Options> = {}): Options => {
  const parsed = leader1.options.parse({ players: 2, race: 'own', own, ...others });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

/** The beginning of a turn: the named riders as told, the others at the back of the peloton with 20 energy. */
export function at(
  riders: Readonly<Record<RiderId, Partial<RiderPosition>>>,
  others: Partial<Position> & { count?: number } = {},
): Position {
  const { count = 6, ...rest } = others;
  const list = Array.from({ length: count }, (_, rider): RiderPosition => {
    const given = riders[rider] ?? {};
    return { place: given.row === undefined ? 'back' : 'road', energy: 20, ...given };
  });
  return { turn: 5, front: 1, tokens: [black, white], riders: list, ...rest };
}

/** A race, and how it stands. */
export interface Placed {
  readonly race: Race<Leader1>;
  readonly state: State;
}

/** The race in that position. */
export function placed(position: Position, own: RacePlan = plainRoad, others: Partial<Options> = {}): Placed {
  const race = leader1.race(optionsOf(own, others));
  const parsed = race.positions().parse(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { race, state: race.place(parsed.value) };
}

/** A ride as an example needs it: how many squares it has goes without saying. */
export const ride = (rider: RiderId, row: number, lane: number, pays: number, risk: Ride['risk'] | null = null): Part<Choice> => ({
  do: 'ride',
  rider,
  row,
  lane,
  pays,
  risk,
});

/**
 * These rides and no others near by are offered: `row/lane pays` and the risk, as in `3/1 -1` or `9/3 1 fall`. For straight roads: what is
 * ruled out are the other squares from the row on, up to the one after the last.
 */
export function exactly(rider: RiderId, row: number, ...rides: readonly string[]) {
  const offers = rides.map((one) => {
    const [place, pays, risk = null] = one.split(' ');
    const [to, lane] = place.split('/').map(Number);
    return { do: 'ride', rider, row: to, lane, pays: Number(pays), risk } as const;
  });
  const last = Math.max(...offers.map((one) => one.row)) + 1;
  const squares = Array.from({ length: 3 * (last - row + 1) }, (_, nth) => ({ row: row + Math.floor(nth / 3), lane: (nth % 3) + 1 }));
  const noOffers = squares
    .filter((square) => !offers.some((one) => one.row === square.row && one.lane === square.lane))
    .map((square) => ({ do: 'ride', rider, ...square }) as const);
  return { offers: offers as readonly Part<Ride>[], noOffers };
}

/** A position that has such riders, in this order, among others. */
export const riders = (...such: readonly Part<RiderPosition>[]) => ({ riders: { $has: such } });

/** The ride that is offered to that square. */
export function offered({ race, state }: Placed, rider: RiderId, row: number, lane: number, risk?: Ride['risk']): Choice {
  const is = (choice: Choice): boolean =>
    choice.do === 'ride' && choice.rider === rider && choice.row === row && choice.lane === lane && choice.risk === risk;
  const found = race.turn(state)?.choices.find(is);
  if (!found) throw new Error(`no ride to ${row}/${lane}`);
  return found;
}

export const go = (rider: RiderId, to: 'front' | 'back' | 'leaving'): Choice => ({ do: 'go', rider, to });
export const feed = (rider: RiderId, tile = 0): Choice => ({ do: 'feed', rider, tile });
export const hold: Choice = { do: 'hold' };
export const stay: Choice = { do: 'stay' };
export const accelerate: Choice = { do: 'accelerate' };
export const decline: Choice = { do: 'decline' };
export const letGo: Choice = { do: 'let-go' };

/** Nobody does anything: both teams stay, and decline. */
export const nothing: readonly Choice[] = [stay, stay, decline, decline];

/** L1-4.10: faces of the die. */
export const three = 1;
export const redFour = 5;
export const orangeFour = 6;
export const blueFour = 7;
export const plainFour = 8;
export const five = 9;

/** The facts of these kinds. */
export const only = <K extends Fact['type']>(facts: readonly Fact[], ...types: readonly K[]): readonly Extract<Fact, { type: K }>[] =>
  facts.filter((fact): fact is Extract<Fact, { type: K }> => (types as readonly string[]).includes(fact.type));
