import { parentPort, workerData } from 'node:worker_threads';
import type { EngineJob } from '../src/tables/engine/engine-job.ts';
import type { BatchProgress, Done } from '../src/tables/engine/engine-thread.ts';

Atomics.store(workerData as BatchProgress, 1, 1);

/** More than any thread may have, in arrays of 8 MB; a thread without a limit would come to an end. */
const enough = 250;

/** A thread that takes all the memory there is for a race called greedy. */
parentPort?.on('message', (batch: readonly EngineJob[]) => {
  const done = batch.map((job): Done => {
    const kept: number[][] = [];
    while ('race' in job && job.race === 'greedy' && kept.length < enough) kept.push(new Array<number>(1_000_000).fill(kept.length / 3));
    return { answer: { kind: 'undo' }, cost: 0 };
  });
  parentPort?.postMessage(done);
});
