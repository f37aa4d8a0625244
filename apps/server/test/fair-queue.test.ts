import { expect, test } from 'vitest';
import { FairQueue } from '../src/threads/fair-queue.ts';

/** A queue whose time stands still until it is moved on. */
function queue() {
  let now = 0;
  const made = new FairQueue<string>(() => now);
  return {
    made,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    drain: () => Array.from({ length: made.size }, () => made.next()),
  };
}

test('payers take turns, however much each has waiting', () => {
  const { made, drain } = queue();
  for (let job = 0; job < 5; job++) made.push('greedy', `greedy ${job}`);
  made.push('honest', 'honest 0');
  made.push('honest', 'honest 1');
  expect(drain().slice(0, 4)).toEqual(['greedy 0', 'honest 0', 'greedy 1', 'honest 1']);
});

test('a payer who has used up the allowance comes after all others, until that is forgotten', () => {
  const { made, wait, drain } = queue();
  made.charge('greedy', 1_000);
  const both = () => {
    made.push('greedy', 'greedy');
    for (const name of ['one', 'two']) made.push(name, name);
  };
  both();
  expect(drain()).toEqual(['one', 'two', 'greedy']);
  wait(4_000);
  both();
  expect(drain()).toEqual(['greedy', 'one', 'two']);
});

test('nothing waits for ever, and nothing is lost', () => {
  const { made, drain } = queue();
  made.charge('alone', 1_000_000);
  made.push('alone', 'late');
  made.unshift('alone', 'early');
  expect(made.size).toBe(2);
  expect(drain()).toEqual(['early', 'late']);
  expect(made.next()).toBeUndefined();
  made.push('alone', 'never');
  expect(made.clear()).toEqual(['never']);
  expect(made.size).toBe(0);
});
