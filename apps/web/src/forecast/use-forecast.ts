import { forecast, type Plan, type Tally } from '@gruppetto/lab';
import { useEffect, useRef, useState } from 'react';
import { openPool } from './worker-pool.ts';

export interface RunningForecast<P extends Plan> {
  readonly plan: P;
  readonly runs: number;
  /** Those of them that are home. */
  readonly tally: Tally | undefined;
  readonly state: 'riding' | 'stopped' | 'done';
  readonly fault?: string;
}

/** Time between two updates of the picture, in milliseconds. */
const pause = 250;

/** A forecast, of a race or of a tour, that rides in workers while the page is open. */
export function useForecast<P extends Plan>(): {
  readonly riding: RunningForecast<P> | undefined;
  readonly start: (plan: P, runs: number) => void;
  readonly stop: () => void;
} {
  const [riding, setRiding] = useState<RunningForecast<P>>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = async (plan: P, runs: number): Promise<void> => {
    current.current?.abort();
    const stop = new AbortController();
    current.current = stop;
    const tell = (change: Partial<RunningForecast<P>>) => {
      if (current.current === stop) setRiding((before) => ({ plan, runs, tally: before?.tally, state: 'riding', ...change }));
    };
    tell({ tally: undefined });
    const pool = openPool();
    try {
      let reported = 0;
      const onProgress = (tally: Tally) => {
        if (performance.now() - reported < pause) return;
        reported = performance.now();
        tell({ tally });
      };
      const { tally, stopped } = await forecast(plan, runs, pool, { signal: stop.signal, onProgress });
      tell({ tally, state: stopped ? 'stopped' : 'done' });
    } catch (error) {
      tell({ state: 'stopped', fault: (error as Error).message });
    } finally {
      pool.close();
    }
  };
  return { riding, start: (plan, runs) => void start(plan, runs), stop: () => current.current?.abort() };
}
