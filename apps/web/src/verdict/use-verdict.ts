import { sumUp, type Verdict } from '@gruppetto/bots';
import type { RaceRecord } from '@gruppetto/kernel';
import { judgeRace } from '@gruppetto/lab';
import { releaseProxy, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { VerdictWorker } from './verdict-worker.ts';

/** Two, as for forecasts: the page beside them must stay lively. */
const workers = 2;
/**
 * Nothing is begun later, in milliseconds, so that all is told within ten seconds: on slow machines, and in races with many unusual
 * choices, error bars stay wider.
 */
const patience = 9_400;

export type Judging =
  | { readonly state: 'working'; readonly done: number }
  | { readonly state: 'done'; readonly verdict: Verdict }
  | { readonly state: 'withheld' }
  | { readonly state: 'failed'; readonly detail: string };

/** Judges a race in workers while the page is open. */
export function useVerdict(readRecord: () => Promise<RaceRecord | undefined>, of: 'seats' | 'riders'): Judging {
  const [judging, setJudging] = useState<Judging>({ state: 'working', done: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a race that is over doesn't change
  useEffect(() => {
    const threads: { readonly worker: Worker; readonly proxy: ReturnType<typeof wrap<VerdictWorker>> }[] = [];
    const began = performance.now();
    let left = false;
    const tell = (next: Judging) => {
      if (!left) setJudging(next);
    };
    const work = async () => {
      const record = await readRecord();
      if (left) return;
      if (!record) return tell({ state: 'withheld' });
      for (let nth = 0; nth < workers; nth++) {
        const worker = new Worker(new URL('./verdict-worker.ts', import.meta.url), { type: 'module' });
        threads.push({ worker, proxy: wrap<VerdictWorker>(worker) });
      }
      const failed = new Promise<never>((_, reject) => {
        for (const { worker } of threads)
          worker.addEventListener('error', (event) => reject(new Error(event.message || 'a worker did not start')));
      });
      const opened = await Promise.race([Promise.all(threads.map(({ proxy }) => proxy.open(record))), failed]);
      const { start, steps } = opened[0];
      const plan = {
        steps,
        onProgress: (done: number) => tell({ state: 'working', done }),
        isLate: () => left || performance.now() - began > patience,
      };
      const judged = await Promise.race([
        judgeRace(
          threads.map(({ proxy }) => proxy),
          plan,
        ),
        failed,
      ]);
      tell({ state: 'done', verdict: sumUp(start, judged, of) });
    };
    const close = () => {
      for (const { worker, proxy } of threads.splice(0)) {
        proxy[releaseProxy]();
        worker.terminate();
      }
    };
    work()
      .catch((error: Error) => tell({ state: 'failed', detail: error.message }))
      .finally(close);
    return () => {
      left = true;
      close();
    };
  }, []);
  return judging;
}
