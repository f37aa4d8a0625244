import type { Threw } from '@gruppetto/kernel';
import type { Moment, Ready } from './race-controller.ts';

/** For each round, every rider's place when it ended; the last is the result. */
export function placesByRound({ moments, game, options }: Ready): readonly (readonly (number | undefined)[])[] {
  const rounds: (number | undefined)[][] = [];
  const riders = game.riders(options).length;
  const placesAt = (moment: Moment) => {
    const places = Array<number | undefined>(riders).fill(undefined);
    for (const { rider, place } of moment.standings.riders) places[rider] = place;
    return places;
  };
  for (const [index, moment] of moments.entries()) {
    if (index === 0) continue;
    // A round is over when the next begins: the places are those at that moment.
    if (moment.facts.some(({ type }) => type === 'began' || type === 'ended')) rounds.push(placesAt(moment));
  }
  if (rounds.length === 0) rounds.push(placesAt(moments.at(-1) as Moment));
  return rounds;
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

/** Chances of each sum of so many dice, from the lowest. */
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
