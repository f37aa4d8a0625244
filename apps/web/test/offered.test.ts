import { expect, test } from 'vitest';
import { offeredIn } from '../src/verdict/offered.ts';

const decisionOf = (wins: readonly number[], best: number, played: number) => ({
  wins: wins.map((win, index) => ({ choice: { do: 'ride', index }, win, error: 0.01 })),
  best: { do: 'ride', index: best },
  played: { do: 'ride', index: played },
});

test('a small puzzle offers every choice, in its order', () => {
  expect(offeredIn(decisionOf([0.1, 0.3, 0.2], 1, 0))).toEqual([0, 1, 2]);
});

test('of many choices it offers six: the best, the one that was played, and others from good to bad', () => {
  const wins = Array.from({ length: 30 }, (_, index) => index / 100);
  const offered = offeredIn(decisionOf(wins, 29, 3));
  expect(offered.length).toBe(6);
  expect(offered).toEqual([0, 3, 10, 19, 28, 29]);
  expect(new Set(offeredIn(decisionOf(wins, 29, 29))).size).toBe(6);
});
