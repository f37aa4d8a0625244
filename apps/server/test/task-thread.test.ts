import { afterEach, expect, it } from 'vitest';
import { TaskFailed, TaskThread } from '../src/threads/task-thread.ts';

const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ rests = 0, computes = 0 }) => {
      const until = performance.now() + computes;
      while (performance.now() < until);
      setTimeout(() => parentPort.postMessage('done'), rests);
    });
  `)}`,
);

let thread: TaskThread<{ readonly rests?: number; readonly computes?: number }>;
afterEach(() => thread.close());

it('ends a task that computes for ever, and does the next one', async () => {
  thread = new TaskThread({ script, limitMs: 200 });
  await expect(thread.do({ computes: 60_000 }, 'ann')).rejects.toThrow(TaskFailed);
  expect(await thread.do({}, 'ann')).toBe('done');
});

it('waits for a task that only waits for its turn at the processor', async () => {
  thread = new TaskThread({ script, limitMs: 400 });
  expect(await thread.do({ rests: 700 }, 'ann')).toBe('done');
});

it('takes from the purse what a task has computed, not what it has waited', async () => {
  thread = new TaskThread({ script, limitMs: 10_000 });
  await thread.do({}, 'ann');
  const rested = { left: 1_000 };
  await thread.do({ rests: 600 }, 'ann', rested);
  expect(rested.left).toBeGreaterThan(600);
  const computed = { left: 1_000 };
  await thread.do({ computes: 600 }, 'ann', computed);
  expect(computed.left).toBeLessThan(rested.left);
});
