import { expect, test } from 'vitest';
import { freshId, freshSeed } from '../src/storage/fresh.ts';

test('ids are random UUIDs, seeds 128 bits, and no two are the same', () => {
  const ids = Array.from({ length: 500 }, freshId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(500);
  const seeds = Array.from({ length: 500 }, freshSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(500);
});
