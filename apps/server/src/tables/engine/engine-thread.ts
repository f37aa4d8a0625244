import { parentPort, workerData } from 'node:worker_threads';
import { loadLanguage } from '@gruppetto/words';
import { type EngineAnswer, type EngineJob, type FindBot, type FindGame, perform } from './engine-job.ts';

/**
 * Shared with the pool: how many jobs of the batch are done, which tells the one at fault when the thread does not come back; and
 * whether the thread is ready.
 */
export type Progress = Int32Array<SharedArrayBuffer>;

/** An answer, and how many milliseconds it cost. */
export interface Done {
  readonly answer: EngineAnswer;
  readonly cost: number;
}

/** The code of a thread: batches of jobs in, answers out. */
export function serveJobs(findGame: FindGame, findBot?: FindBot): void {
  const progress = workerData as Progress;
  Atomics.store(progress, 1, 1);
  parentPort?.on('message', async (batch: readonly EngineJob[]) => {
    // If the language can't be loaded, the caption is in English.
    for (const job of batch) if (job.do === 'still') await loadLanguage(job.language).catch(() => undefined);
    const done = batch.map((job): Done => {
      const began = performance.now();
      const answer = safely(job);
      Atomics.add(progress, 0, 1);
      return { answer, cost: performance.now() - began };
    });
    parentPort?.postMessage(done);
  });

  function safely(job: EngineJob): EngineAnswer {
    try {
      return perform(job, findGame, findBot);
    } catch (error) {
      return { kind: 'failed', error: (error as Error).stack ?? String(error) };
    }
  }
}
