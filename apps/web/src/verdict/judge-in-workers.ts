import { sumUp, type Verdict } from '@gruppetto/bots';
import type { RaceRecord, RiderId } from '@gruppetto/kernel';
import { judgeRace } from '@gruppetto/lab';
import { releaseProxy, wrap } from 'comlink';
import type { VerdictWorker } from './verdict-worker.ts';

/** Two, as for forecasts: the page beside them must stay lively. */
const workers = 2;
/**
 * Nothing is begun later, in milliseconds, so that all is told within ten seconds: on slow machines, and in races with many unusual
 * choices, error bars stay wider.
 */
const patience = 9_400;

export type Judged = { readonly state: 'done'; readonly verdict: Verdict } | { readonly state: 'withheld' };

interface Work {
  readonly backed: RiderId | undefined;
  readonly signal: AbortSignal;
  readonly isStopped: () => boolean;
  readonly onProgress: (done: number, mayStop: boolean) => void;
}

/** Judges a race in workers of its own, which end with it. */
export async function judgeInWorkers(readRecord: () => Promise<RaceRecord | undefined>, work: Work): Promise<Judged> {
  const { backed, signal, isStopped, onProgress } = work;
  const began = performance.now();
  const record = await readRecord();
  if (!record) return { state: 'withheld' };
  signal.throwIfAborted();
  const threads = Array.from({ length: workers }, () => {
    const worker = new Worker(new URL('./verdict-worker.ts', import.meta.url), { type: 'module' });
    return { worker, proxy: wrap<VerdictWorker>(worker) };
  });
  const failed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('nobody waits for it')), { once: true });
    for (const { worker } of threads)
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'a worker did not start')));
  });
  try {
    const opened = await Promise.race([Promise.all(threads.map(({ proxy }) => proxy.open(record))), failed]);
    const { start, steps, of, podium } = opened[0];
    const plan = {
      steps,
      riders: [...new Set(backed === undefined ? podium : [backed, ...podium])],
      onProgress,
      isLate: () => signal.aborted || isStopped() || performance.now() - began > patience,
    };
    const judged = await Promise.race([
      judgeRace(
        threads.map(({ proxy }) => proxy),
        plan,
      ),
      failed,
    ]);
    return { state: 'done', verdict: sumUp(start, judged, of) };
  } finally {
    for (const { worker, proxy } of threads) {
      proxy[releaseProxy]();
      worker.terminate();
    }
  }
}
