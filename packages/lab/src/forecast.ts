import { merge, type Plan, ridePart, type Tally } from './tally.ts';

/** A part of a forecast: races for one worker to ride. */
export interface ForecastPart {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** Rides the parts: threads, web workers, or the caller itself. */
export interface Pool {
  /** How many parts it rides at a time. */
  readonly workers: number;
  run(part: ForecastPart): Promise<Tally>;
}

export interface Watching {
  /** The results so far, after each part. */
  readonly onProgress?: (soFar: Tally) => void;
  readonly signal?: AbortSignal;
}

export interface Forecast {
  /** Always the races from 0 on without a gap: a forecast that was stopped after n races is the forecast of n races. */
  readonly tally: Tally;
  readonly stopped: boolean;
}

/** A part is to take this long, in milliseconds: long beside the cost of handing it over, short for somebody who watches. */
const shortest = 50;
const longest = 200;

/** Rides the races 0 to `runs - 1`. The result depends on the plan and `runs` alone, not on the pool. */
export async function forecast(plan: Plan, runs: number, pool: Pool, { onProgress, signal }: Watching = {}): Promise<Forecast> {
  let soFar = ridePart(plan, 0, 0);
  let handedOut = 0;
  let given = false;
  /** By their first race: parts that are home before one that was handed out earlier. */
  const early = new Map<number, Tally>();

  const keep = (from: number, tally: Tally): void => {
    early.set(from, tally);
    for (let next = early.get(soFar.races); next; next = early.get(soFar.races)) {
      early.delete(soFar.races);
      soFar = merge(soFar, next);
    }
    onProgress?.(soFar);
  };

  const keepRiding = async (): Promise<void> => {
    let races = 1;
    while (handedOut < runs && !given) {
      const from = handedOut;
      const to = Math.min(runs, from + races);
      handedOut = to;
      const began = performance.now();
      const tally = await pool.run({ plan, from, to });
      if (given) return;
      keep(from, tally);
      const took = performance.now() - began;
      if (took < shortest) races *= 2;
      else if (took > longest) races = Math.max(1, races >> 1);
    }
  };

  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  signal?.addEventListener('abort', stop);
  try {
    if (!signal?.aborted) await Promise.race([stopped, Promise.all(Array.from({ length: pool.workers }, keepRiding))]);
  } finally {
    given = true;
    signal?.removeEventListener('abort', stop);
  }
  return { tally: soFar, stopped: soFar.races < runs };
}
