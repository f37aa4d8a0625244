import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeats } from '../src/tables/http/heartbeats.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function socket() {
  const counts = { pings: 0, ended: 0 };
  return { counts, ping: () => counts.pings++, terminate: () => counts.ended++ };
}

test('thousands of sockets are asked in turns, each every half a minute', () => {
  const heartbeats = new Heartbeats<ReturnType<typeof socket>>();
  const sockets = Array.from({ length: 4_000 }, socket);
  const pulses = sockets.map((one) => heartbeats.watch(one).pulse);
  const sent = () => sockets.reduce((sum, { counts }) => sum + counts.pings, 0);
  let max = 0;
  for (let passed = 0; passed < 30_000; passed += 100) {
    const before = sent();
    vi.advanceTimersByTime(100);
    max = Math.max(max, sent() - before);
    for (const pulse of pulses) pulse.alive = true;
  }
  expect(sockets.every(({ counts }) => counts.pings === 1 && counts.ended === 0)).toBe(true);
  expect(max).toBeLessThan(100);
});

test('a socket that says nothing for a whole turn is ended; one that has left is asked nothing', () => {
  const heartbeats = new Heartbeats<ReturnType<typeof socket>>();
  const [silent, left] = [socket(), socket()];
  heartbeats.watch(silent);
  heartbeats.watch(left).end();
  vi.advanceTimersByTime(30_000);
  expect(silent.counts).toEqual({ pings: 1, ended: 0 });
  vi.advanceTimersByTime(30_000);
  expect(silent.counts.ended).toBe(1);
  expect(left.counts.pings).toBe(0);
  expect(heartbeats.stop()).toEqual([silent]);
});
