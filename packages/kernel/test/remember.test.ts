import { expect, test } from 'vitest';
import { remember } from '../src/index.ts';

test('what belongs to a value is made once, also when another was asked for in between', () => {
  const made: number[] = [];
  const double = remember(({ value }: { value: number }) => {
    made.push(value);
    return { value: 2 * value };
  });
  const [one, other] = [{ value: 1 }, { value: 1 }];
  const first = double(one);
  expect(first).toEqual({ value: 2 });
  expect(double(one)).toBe(first);
  expect(double(other)).not.toBe(first);
  expect(double(one)).toBe(first);
  expect(made).toEqual([1, 1]);
});

test('what could not be made is asked for anew', () => {
  let fails = true;
  const make = remember(({ value }: { value: number }) => {
    if (fails) throw new Error('not yet');
    return value;
  });
  const one = { value: 3 };
  expect(() => make(one)).toThrow('not yet');
  fails = false;
  expect(make(one)).toBe(3);
});
