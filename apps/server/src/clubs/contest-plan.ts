import { SeededDice } from '@gruppetto/kernel';

/** How a contest pairs its tables: pure, so that it can be tested. Entrants are accounts, best seed first. */

/** How many players of a table reach the next round of a knock-out. */
const goingOn = (tableSize: number): number => Math.max(1, Math.floor(tableSize / 2));

/** Deals entrants out to as few tables as they need, forth and back, so that the best seeded meet late. */
export function deal(entrants: readonly string[], tableSize: number): readonly (readonly string[])[] {
  const count = Math.max(1, Math.ceil(entrants.length / tableSize));
  const tables = Array.from({ length: count }, (): string[] => []);
  for (const [index, entrant] of entrants.entries()) {
    const row = Math.floor(index / count);
    const place = index % count;
    tables[row % 2 === 0 ? place : count - 1 - place]?.push(entrant);
  }
  return tables;
}

/** The next round of a knock-out: the winners first; undefined after the final. */
export function nextRound(results: readonly (readonly string[])[], tableSize: number): readonly string[] | undefined {
  if (results.length <= 1) return undefined;
  const on = goingOn(tableSize);
  return Array.from({ length: on }, (_, place) => results.flatMap((result) => result[place] ?? [])).flat();
}

/** How many rounds a knock-out with this many entrants has. */
export function roundsOf(entrants: number, tableSize: number): number {
  let rounds = 1;
  for (let left = entrants; left > tableSize; rounds++) {
    const tables = deal(
      Array.from({ length: left }, (_, index) => `${index}`),
      tableSize,
    );
    left = tables.reduce((sum, table) => sum + Math.min(table.length, goingOn(tableSize)), 0);
  }
  return rounds;
}

/** How many random pairings to try; the one with the fewest repeated meetings wins. */
const tries = 300;

/** One round of a league: people who have met least meet now. The same entrants always give the same round. */
export function leagueRound(
  entrants: readonly string[],
  tableSize: number,
  before: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const met = new Map<string, number>();
  for (const table of before) for (const both of pairsOf(table)) met.set(both, (met.get(both) ?? 0) + 1);
  // Squared, so that nobody meets the same people for a third time while others have never met.
  const cost = (tables: readonly (readonly string[])[]) =>
    tables.flatMap(pairsOf).reduce((sum, both) => sum + (met.get(both) ?? 0) ** 2, 0);
  const dice = new SeededDice(`league ${before.length}`);
  dice.begin(0);
  let best = split(entrants, tableSize);
  for (let attempt = 0; attempt < tries && cost(best) > 0; attempt++) {
    const order = entrants.map((entrant) => ({ entrant, at: dice.draw(1_000_000) })).sort((a, b) => a.at - b.at);
    const other = split(
      order.map(({ entrant }) => entrant),
      tableSize,
    );
    if (cost(other) < cost(best)) best = other;
  }
  return best;
}

const pairsOf = (table: readonly string[]): readonly string[] =>
  table.flatMap((one, index) => table.slice(index + 1).map((other) => [one, other].sort().join(' ')));

/** Fills tables as evenly as possible, one after another. */
function split(entrants: readonly string[], tableSize: number): readonly (readonly string[])[] {
  const count = Math.max(1, Math.ceil(entrants.length / tableSize));
  return Array.from({ length: count }, (_, table) =>
    entrants.slice(Math.round((table * entrants.length) / count), Math.round(((table + 1) * entrants.length) / count)),
  );
}

/** In a league you get a point for everyone you beat. */
export function leaguePoints(results: readonly (readonly string[])[]): ReadonlyMap<string, { points: number; raced: number }> {
  const points = new Map<string, { points: number; raced: number }>();
  for (const result of results)
    for (const [place, entrant] of result.entries()) {
      const { points: sum = 0, raced = 0 } = points.get(entrant) ?? {};
      points.set(entrant, { points: sum + result.length - 1 - place, raced: raced + 1 });
    }
  return points;
}
