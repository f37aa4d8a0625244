import '@gruppetto/catalogue/all';
import { parentPort } from 'node:worker_threads';
import { parseSetUp, ridePart } from '@gruppetto/lab';
import type { ForecastTask } from '../src/forecasts/forecast-worker.ts';

/** A rider who never comes home from a race with the seed `for ever`, nor to the end of one called that. */
parentPort?.on('message', (task: ForecastTask) => {
  while (task.do === 'read' && task.race === 'for ever') Math.hypot(1, 2);
  if (task.do === 'read') return parentPort?.postMessage(parseSetUp(task.race));
  while (task.plan.seed === 'for ever') Math.hypot(1, 2);
  parentPort?.postMessage(ridePart(task.plan, 'from' in task ? task.from : 0, 'to' in task ? task.to : task.max));
});
