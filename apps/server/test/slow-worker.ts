import { parentPort, workerData } from 'node:worker_threads';
import type { EngineJob } from '../src/tables/engine/engine-job.ts';
import type { BatchProgress, Done } from '../src/tables/engine/engine-thread.ts';

const wait = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** How long each race keeps the thread waiting, as it would for a processor that others use. */
const waits: Readonly<Record<string, number>> = { 'starts slowly': 250, waits: 1_000, 'waits forever': 1_000_000 };

// With a limit of 400 ms, the thread is ready so shortly before it that no job would be done by then.
wait(350);
Atomics.store(workerData as BatchProgress, 1, 1);

parentPort?.on('message', (batch: readonly EngineJob[]) => {
  const done = batch.map((job): Done => {
    const race = 'race' in job ? job.race : '';
    while (race === 'works');
    wait(waits[race] ?? 0);
    return { answer: { kind: 'undo' }, cost: 0 };
  });
  parentPort?.postMessage(done);
});
