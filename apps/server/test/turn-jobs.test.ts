import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Timers } from '../src/tables/room/turn-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a table that could not be looked at is looked at again, until the server closes', async () => {
  const complaints: string[] = [];
  const woken: number[] = [];
  const fail = async (_table: string, version: number) => {
    woken.push(version);
    throw new Error('not now');
  };
  const timers = new Timers(fail, ({ message }) => complaints.push(message), Date.now);
  timers.wakeAt('t', 7, Date.now() + 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(woken).toEqual([7]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(woken.length).toBeGreaterThan(2);
  expect(complaints).toHaveLength(woken.length);
  await timers.close();
  const before = woken.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(woken).toHaveLength(before);
});
