/** A piece of work of about a millisecond or less; gives how many units it did: races, moves, dice. */
export type Work = () => number;

/** Nanoseconds a unit, one figure a round. */
export type Rounds = readonly number[];

const warmUp = 5;
const sliceNanoseconds = 20_000_000n;

/** Times every work once a round, one after the other, so that the noise of a shared machine hits all alike. */
export function alternate<Works extends Readonly<Record<string, Work>>>(works: Works, rounds: number): { [Name in keyof Works]: Rounds } {
  const times = {} as { [Name in keyof Works]: number[] };
  for (const name of Object.keys(works) as (keyof Works)[]) times[name] = [];
  for (let round = -warmUp; round < rounds; round++)
    for (const name in works) {
      const time = slice(works[name] as Work);
      if (round >= 0) times[name].push(time);
    }
  return times;
}

function slice(work: Work): number {
  // The garbage of the last work is no burden of this one.
  globalThis.gc?.();
  const begin = process.hrtime.bigint();
  let units = 0;
  let spent = 0n;
  while (spent < sliceNanoseconds) {
    units += work();
    spent = process.hrtime.bigint() - begin;
  }
  return Number(spent) / units;
}

export function median(figures: Rounds): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

/** How many times longer one unit takes than another, round by round. */
export const ratio = (long: Rounds, short: Rounds): number => median(long.map((figure, round) => figure / (short[round] as number)));
