import { type Remote, wrap } from 'comlink';
import type { TourWorker } from './tour-worker.ts';

/** A worker for as long as the work takes; closed, it is gone at once, whatever it rode. */
export function openTourWorker(): { readonly tours: Remote<TourWorker>; readonly failed: Promise<never>; close(): void } {
  const worker = new Worker(new URL('./tour-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'a worker did not start')));
  });
  failed.catch(() => undefined);
  return { tours: wrap<TourWorker>(worker), failed, close: () => worker.terminate() };
}

/** One piece of work in a worker of its own. */
export async function inTourWorker<T>(work: (tours: Remote<TourWorker>) => Promise<T>): Promise<T> {
  const { tours, failed, close } = openTourWorker();
  try {
    return await Promise.race([work(tours), failed]);
  } finally {
    close();
  }
}
