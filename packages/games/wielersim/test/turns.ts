import type { Race, RiderId } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { type Choice, type Fact, type Options, type Position, type RiderType, type WielerSim, wielersim } from '../rules/index.ts';

export const ride: Choice = { do: 'ride' };

export const classic = 'leader, sprinter, climber, helper';
export const mountain = 'climber, leader, helper, sprinter';

/** A route schedule from rows of its table. */
export const route = (rows: readonly string[], hierarchy = classic): string =>
  ['A race', ...rows, `hierarchy: ${hierarchy}`, ''].join('\n');

/** 150 squares, flat, of one colour. */
export const flat = (colour = 'blue', hierarchy = classic): string =>
  route([`Start | | | 150 | ${colour}`, 'Line | | finish | 0 |'], hierarchy);

/** A climb from row 60 on, of 12 squares: malus 1, 1, 2, 2 and so on to 6, 6; the top is row 72. */
export const climb = (category: string, { colour = 'blue', hierarchy = mountain, malus = 6 } = {}): string =>
  route(
    [
      'Start | | | 150 | blue',
      `Col (start) | | climb start | 90 | ${colour}`,
      `Col (top) | | ${category} (${malus}) | 78 | blue`,
      'Line | | finish | 0 |',
    ],
    hierarchy,
  );

/** The same climb, with the line on its top. */
export const summit = (category = 'C1', colour = 'blue'): string =>
  route(
    [
      'Start | | | 150 | blue',
      `Col (start) | | climb start | 12 | ${colour}`,
      `Col (top) | | ${category} (6) | 0 |`,
      'Line | | finish | 0 |',
    ],
    mountain,
  );

/** Cobbles on rows 60 to 69. */
export const cobbles = (colour = 'yellow'): string =>
  route([
    'Start | | | 150 | blue',
    `Setts (start) | | cobbles start | 90 | ${colour}`,
    'Setts (end) | | cobbles end | 80 | blue',
    'Line | | finish | 0 |',
  ]);

/** Malus of those cobbles: ones, but for the rows that are given. */
export const rough = (rows: Readonly<Record<number, readonly number[]>> = {}): readonly (readonly number[])[] =>
  Array.from({ length: 10 }, (_, index) => rows[60 + index] ?? [1, 1, 1, 1]);

/** Row and lane. */
export type Square = readonly [number, number];

export type Ids<N extends string> = Readonly<Record<N, RiderId>>;

export const startList = (types: Readonly<Record<string, RiderType>>): string =>
  Object.entries(types)
    .map(([name, type], index) => `Team ${index + 1},${name},${type}`)
    .join('\n');

export const idsOf = <N extends string>(types: Readonly<Record<N, RiderType>>): Ids<N> =>
  Object.fromEntries(Object.keys(types).map((name, index) => [name, index])) as Ids<N>;

/** Spots in the order of the road: foremost first, rightmost first. */
export const spots = <N extends string>(ids: Ids<N>, at: Readonly<Partial<Record<N, Square>>>): Position['road'] =>
  (Object.entries(at) as [N, Square][])
    .map(([name, [row, lane]]) => ({ rider: ids[name], row, lane }))
    .sort((a, b) => b.row - a.row || a.lane - b.lane);

/** Dice that keep a thrower where they are: a seven, and a flat tyre. */
export const flatTyre = [3, 4, 1, 2];
/** Dice of a seven to which nothing happens. */
export const seven = [3, 4, 3, 3];

/** One turn: who stands where, the dice, and where they stand then. */
export interface TurnExample<N extends string> {
  readonly route?: string;
  readonly riders: Readonly<Record<N, RiderType>>;
  readonly options?: Partial<{ jersey: number; bonusSeconds: boolean; mountainPoints: boolean }>;
  readonly at: Readonly<Partial<Record<N, Square>>>;
  readonly position?: (ids: Ids<N>) => Partial<Position>;
  readonly dice: readonly number[];
  readonly turns?: number;
  readonly then?: Readonly<Partial<Record<N, Square>>>;
  readonly facts?: (ids: Ids<N>) => readonly Partial<Fact>[];
  readonly expect?: (ids: Ids<N>) => { position?: Partial<Position>; standings?: object };
}

/** A race with these options, and with the others as they are by default. */
export function raceOf(given: Partial<Options>): Race<WielerSim> {
  const parsed = wielersim.options.parse({ route: flat(), ...given });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return wielersim.race(parsed.value);
}

const example = examplesOf(wielersim);

export function turn<N extends string>(cites: string, title: string, one: TurnExample<N>): void {
  const ids = idsOf(one.riders);
  const more = one.expect?.(ids) ?? {};
  example(cites, title, {
    options: { route: one.route ?? flat(), riders: startList(one.riders), ...one.options },
    position: { turn: 5, road: spots(ids, one.at), ...one.position?.(ids) },
    dice: one.dice,
    choices: Array<Choice>(one.turns ?? 1).fill(ride),
    then: {
      ...(one.facts && { facts: one.facts(ids) }),
      ...(more.standings && { standings: more.standings }),
      ...((one.then || more.position) && { position: { ...(one.then && { road: spots(ids, one.then) }), ...more.position } }),
    },
  });
}
