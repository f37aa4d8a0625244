import '@gruppetto/catalogue/all';
import { type ForecastPart, forecast, type Plan, type Pool, ridePart, type Tally } from '@gruppetto/lab';
import { expect, test } from 'vitest';

const plan: Plan = {
  game: 'los-ciclistas',
  options: { players: 2, length: 60, events: true, elimination: false, end: 'first-finish' },
  seats: ['rule-of-thumb', 'random'],
  seed: 'tourmalet',
};

const ride = ({ plan, from, to }: ForecastPart): Tally => ridePart(plan, from, to);

/** Hands each part back when the test says so. */
function slowPool(workers: number) {
  const waiting: { part: ForecastPart; home: () => void; fail: (error: Error) => void }[] = [];
  const pool: Pool = {
    workers,
    run: (part) => new Promise((resolve, reject) => waiting.push({ part, home: () => resolve(ride(part)), fail: reject })),
  };
  return { pool, waiting };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each([1, 2, 3, 7])('is the same with %i workers, in whatever order they come home', async (workers) => {
  const { pool, waiting } = slowPool(workers);
  const result = forecast(plan, 50, pool);
  for (;;) {
    await settle();
    const last = waiting.pop();
    if (!last) break;
    last.home();
  }
  expect(await result).toEqual({ tally: ridePart(plan, 0, 50), stopped: false });
});

test('hands out every race once, and no more parts at a time than there are workers', async () => {
  const parts: ForecastPart[] = [];
  let now = 0;
  let max = 0;
  await forecast(plan, 100, {
    workers: 3,
    run: async (part) => {
      parts.push(part);
      max = Math.max(max, ++now);
      await settle();
      now--;
      return ride(part);
    },
  });
  expect(max).toBe(3);
  expect(parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, race) => race),
  );
});

test('tells how far it is', async () => {
  const seen: number[] = [];
  const pool: Pool = { workers: 1, run: async (part) => ride(part) };
  await forecast(plan, 20, pool, { onProgress: ({ races }) => seen.push(races) });
  expect(seen.at(-1)).toBe(20);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('stops at once when told to, and gives the races from the first on without a gap', async () => {
  const { pool, waiting } = slowPool(3);
  const stop = new AbortController();
  const result = forecast(plan, 1_000, pool, { signal: stop.signal });
  const [first, second, third] = waiting;
  first?.home();
  third?.home();
  await settle();
  expect(second?.part).toMatchObject({ from: 1, to: 2 });
  stop.abort();
  expect(await result).toEqual({ tally: ridePart(plan, 0, 1), stopped: true });
  const handedOut = waiting.length;
  second?.home();
  await settle();
  expect(waiting.length).toBe(handedOut);
});

test('does not begin when it is stopped already', async () => {
  const { pool, waiting } = slowPool(2);
  expect(await forecast(plan, 10, pool, { signal: AbortSignal.abort() })).toEqual({ tally: ridePart(plan, 0, 0), stopped: true });
  expect(waiting).toEqual([]);
});

test('is not called stopped when all was ridden', async () => {
  const stop = new AbortController();
  const pool: Pool = { workers: 1, run: async (part) => ride(part) };
  const watching = { signal: stop.signal, onProgress: ({ races }: Tally) => races === 5 && stop.abort() };
  expect(await forecast(plan, 5, pool, watching)).toEqual({ tally: ridePart(plan, 0, 5), stopped: false });
});

test('fails with the first worker that fails, and hands out nothing more', async () => {
  const { pool, waiting } = slowPool(2);
  const result = forecast(plan, 1_000, pool);
  waiting[0]?.fail(new Error('out of breath'));
  await expect(result).rejects.toThrow('out of breath');
  waiting[1]?.home();
  await settle();
  expect(waiting.length).toBe(2);
});
