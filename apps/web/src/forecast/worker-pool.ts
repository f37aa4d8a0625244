import type { ForecastPart, Pool } from '@gruppetto/lab';
import { releaseProxy, wrap } from 'comlink';
import type { ForecastWorker } from './forecast-worker.ts';

/** Two, also on larger machines: the page beside them must stay lively, and so must the rest of the computer. */
const workers = 2;

export interface WorkerPool extends Pool {
  close(): void;
}

/** Web workers that ride parts of a forecast. Closed, they are gone at once, whatever they rode. */
export function openPool(): WorkerPool {
  const threads = Array.from({ length: workers }, () => {
    const worker = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
    const failed = new Promise<never>((_, reject) => {
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'a worker did not start')));
    });
    return { worker, failed, proxy: wrap<ForecastWorker>(worker) };
  });
  const idle = [...threads];
  return {
    workers,
    async run(part: ForecastPart) {
      const thread = idle.pop();
      if (!thread) throw new Error('more parts than workers');
      try {
        return await Promise.race([thread.proxy.ride(part), thread.failed]);
      } finally {
        idle.push(thread);
      }
    },
    close() {
      for (const { worker, proxy, failed } of threads) {
        failed.catch(() => undefined);
        proxy[releaseProxy]();
        worker.terminate();
      }
    },
  };
}
