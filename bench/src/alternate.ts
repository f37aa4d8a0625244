/** A piece of work of about a millisecond or less; gives how many units it did: races, moves, dice. */
export type TimedWork = () => number;

/** Nanoseconds a unit of work, one figure a round. */
export type Rounds = readonly number[];

const warmUp = 5;
const sliceMilliseconds = 20;

/** Times every work once a round, one after the other, so that the noise of a shared machine hits all alike. */
export function alternate<Works extends Readonly<Record<string, TimedWork>>>(
  works: Works,
  rounds: number,
): { [Name in keyof Works]: Rounds } {
  const times = {} as { [Name in keyof Works]: number[] };
  for (const name of Object.keys(works) as (keyof Works)[]) times[name] = [];
  for (let round = -warmUp; round < rounds; round++)
    for (const name in works) {
      const time = slice(works[name] as TimedWork);
      if (round >= 0) times[name].push(time);
    }
  return times;
}

function slice(work: TimedWork): number {
  const end = performance.now() + sliceMilliseconds;
  // Processor time, not the clock's: others may be at work on this core.
  const begin = process.cpuUsage();
  let units = 0;
  while (performance.now() < end) units += work();
  const { user, system } = process.cpuUsage(begin);
  return ((user + system) * 1000) / units;
}

export function median(figures: Rounds): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** How many times longer one unit takes than another, round by round. */
export const ratio = (long: Rounds, short: Rounds): number => median(long.map((figure, round) => figure / short[round]));
