import type { Road, Threw } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import type { RaceState } from './race-state.ts';

type Rounds = readonly (readonly (number | undefined)[])[];

/** The moments at which a round was over: the next one began, or the race ended. */
function roundEnds(moments: readonly Moment[]): readonly Moment[] {
  const ends = moments.filter(({ facts }, index) => index > 0 && facts.some(({ type }) => type === 'began' || type === 'ended'));
  return ends.length > 0 ? ends : moments.slice(-1);
}

/** For each round, every rider's place when it ended; the last is the result. */
export function placesByRound({ moments, race }: Pick<RaceState, 'moments' | 'race'>): Rounds {
  return roundEnds(moments).map(({ standings }) => {
    const places = Array<number | undefined>(race.riders.length).fill(undefined);
    for (const { rider, place } of standings.riders) places[rider] = place;
    return places;
  });
}

const isWon = ({ standings }: Moment): boolean => standings.riders.some(({ value }) => value !== undefined);

/** For each round, how many squares every rider was behind the leader, until the winner is home: then nobody leads on the road any more. */
export function gapsByRound({ moments, race }: Pick<RaceState, 'moments' | 'race'>, road: Road): Rounds {
  const ends = roundEnds(moments);
  const won = ends.findIndex(isWon);
  return ends.slice(0, won < 0 ? ends.length : won + 1).map((end) => {
    const squares = Array<number | undefined>(race.riders.length).fill(undefined);
    for (const { rider, square, value } of end.standings.riders)
      squares[rider] = square ?? (value === undefined ? undefined : road.length + 1);
    const leader = Math.max(isWon(end) ? road.length + 1 : 0, ...squares.flatMap((square) => square ?? []));
    return squares.map((square) => (square === undefined ? undefined : leader - square));
  });
}

export interface Histogram {
  readonly count: number;
  readonly sides: number;
  readonly throws: number;
  readonly bars: readonly { readonly sum: number; readonly fell: number; readonly expected: number }[];
}

/** Every kind of throw of the race, the most frequent first, with how often each sum fell and was to be expected. */
export function histograms(moments: readonly Moment[]): readonly Histogram[] {
  const kinds = new Map<string, { count: number; sides: number; sums: number[] }>();
  for (const { facts } of moments)
    for (const fact of facts) {
      if (fact.type !== 'threw') continue;
      const { dice, sides } = fact as Threw;
      const key = `${dice.length}d${sides}`;
      const kind = kinds.get(key) ?? { count: dice.length, sides, sums: [] };
      kind.sums.push(dice.reduce((sum, die) => sum + die, 0));
      kinds.set(key, kind);
    }
  return [...kinds.values()]
    .sort((a, b) => b.sums.length - a.sums.length)
    .map(({ count, sides, sums }) => ({
      count,
      sides,
      throws: sums.length,
      bars: chances(count, sides).map((chance, index) => ({
        sum: count + index,
        fell: sums.filter((sum) => sum === count + index).length,
        expected: chance * sums.length,
      })),
    }));
}

/** The chance of each sum of this many dice, from the lowest. */
function chances(count: number, sides: number): readonly number[] {
  let list = [1];
  for (let die = 0; die < count; die++) {
    const next = Array<number>(list.length + sides - 1).fill(0);
    for (const [index, chance] of list.entries())
      for (let face = 0; face < sides; face++) next[index + face] = next[index + face] + chance / sides;
    list = next;
  }
  return list;
}
