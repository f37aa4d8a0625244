import { appendFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import '../src/forecasts/forecast-worker.ts';

const pause = new Int32Array(new SharedArrayBuffer(4));

/** A rider who writes down, for each part, whose thread he is, and rests then, so that there is time to kill him. */
parentPort?.on('message', () => {
  appendFileSync(process.env.GRUPPETTO_RIDDEN_BY as string, `${process.pid}\n`);
  Atomics.wait(pause, 0, 0, 500);
});
