import '@gruppetto/catalogue/all';
import { appendFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import '../src/forecasts/forecast-worker.ts';

const pause = new Int32Array(new SharedArrayBuffer(4));

let rests = Number(process.env.GRUPPETTO_RESTS);

/** A rider who writes down, for each part, whose thread they are, and rests after their first ones, so that there is time to kill them. */
parentPort?.on('message', () => {
  appendFileSync(process.env.GRUPPETTO_RIDDEN_BY as string, `${process.pid}\n`);
  if (rests-- > 0) Atomics.wait(pause, 0, 0, 500);
});
