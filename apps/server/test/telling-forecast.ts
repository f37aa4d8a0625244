import '@gruppetto/catalogue/all';
import { appendFileSync, existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { ForecastTask } from '../src/forecasts/forecast-worker.ts';
import '../src/forecasts/forecast-worker.ts';

const pause = new Int32Array(new SharedArrayBuffer(4));

const { GRUPPETTO_RIDDEN_BY: riddenBy = '', GRUPPETTO_RESTS_UNTIL: rested = '' } = process.env;

/** A rider who writes down, for each part, whose thread they are, and then rests until there is a certain file, so that there is time to kill them. */
parentPort?.on('message', ({ do: what }: ForecastTask) => {
  if (what === 'read') return;
  appendFileSync(riddenBy, `${process.pid}\n`);
  while (!existsSync(rested)) Atomics.wait(pause, 0, 0, 50);
});
