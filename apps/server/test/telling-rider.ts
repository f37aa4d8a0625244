import { appendFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import '../src/forecasts/forecast-worker.ts';

/** A rider who writes down, for each part, whose thread he is. */
parentPort?.on('message', () => appendFileSync(process.env.GRUPPETTO_RIDDEN_BY as string, `${process.pid}\n`));
