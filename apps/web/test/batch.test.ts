import type { NewEntry } from '@gruppetto/wire';
import { expect, test } from 'vitest';
import { firstBatch } from '../src/tours/client/batch.ts';

const entry = (length: number): NewEntry => ({
  id: 'x',
  entry: { do: 'prepare', stage: 0, prepared: { text: 'a'.repeat(length) } },
});

test('as many entries go in one request as fit, and at least one', () => {
  expect(firstBatch(Array.from({ length: 150 }, () => entry(10)))).toHaveLength(100);
  expect(firstBatch([entry(200_000), entry(200_000), entry(200_000)])).toHaveLength(2);
  expect(firstBatch([entry(600_000), entry(10)])).toHaveLength(1);
  expect(firstBatch([])).toEqual([]);
});
