import { parentPort, workerData } from 'node:worker_threads';
import { loadLanguage } from '@gruppetto/words';
import { longestBatch } from './costs.ts';
import { type EngineAnswer, type EngineJob, type FindBot, type FindGame, perform } from './engine-job.ts';

/**
 * Shared with the pool: how many jobs of the batch are done, which tells the one at fault when the thread does not come back; and
 * whether the thread is ready.
 */
export type BatchProgress = Int32Array<SharedArrayBuffer>;

/** An answer, and how many milliseconds it cost. */
export interface Done {
  readonly answer: EngineAnswer;
  readonly cost: number;
}

/** The code of a thread: batches of jobs in, answers out. If the jobs take long, only those that it has begun in time are answered. */
export function serveJobs(findGame: FindGame, findBot?: FindBot): void {
  const progress = workerData as BatchProgress;
  Atomics.store(progress, 1, 1);
  parentPort?.on('message', async (batch: readonly EngineJob[]) => {
    // If the language can't be loaded, the caption is in English.
    for (const job of batch) if (job.do === 'still') await loadLanguage(job.language).catch(() => undefined);
    const done: Done[] = [];
    const start = performance.now();
    let began = start;
    for (const job of batch) {
      const answer = safely(job);
      Atomics.add(progress, 0, 1);
      const ended = performance.now();
      done.push({ answer, cost: ended - began });
      if (ended - start > longestBatch) break;
      began = ended;
    }
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
