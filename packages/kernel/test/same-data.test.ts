import { isDeepStrictEqual } from 'node:util';
import { sameData } from '@gruppetto/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each<[unknown, unknown]>([
  [1, 1],
  ['a', 'a'],
  [undefined, undefined],
  [null, null],
  [[], []],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: { c: [] } },
    { b: { c: [] }, a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
])('%j is %j', (a, b) => {
  expect([sameData(a, b), sameData(b, a)]).toEqual([true, true]);
});

test.each<[unknown, unknown]>([
  [1, 2],
  [1, '1'],
  [0, false],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1], { 0: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, undefined]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    { a: undefined, b: 1 },
    { a: 1, b: undefined },
  ],
  [{ a: 1 }, { b: 1 }],
  [{}, JSON.parse('{"__proto__":1}')],
  [{ toString: 1 }, { valueOf: 1 }],
])('%j is not %j', (a, b) => {
  expect([sameData(a, b), sameData(b, a)]).toEqual([false, false]);
});

test('JSON changes nothing, and what differs in any place is not the same', () => {
  const small = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(small, small, (a, b) => {
      expect(sameData(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      expect(sameData(a, b)).toBe(isDeepStrictEqual(a, b));
    }),
    { seed: 1, numRuns: 500 },
  );
});
