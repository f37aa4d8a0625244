import type { Moment } from '@gruppetto/wire';
import { expect, test } from 'vitest';
import { ownLast, sinceLines } from '../src/shared/since-lines.ts';

const moment = (seat: number, text: string) => ({ seat, text }) as unknown as Moment;
const linesOf = (one: Moment) => [{ fact: 0, text: (one as unknown as { text: string }).text }] as never;

test('what happened since the last own turn, whole where it is short', () => {
  const moments = [moment(0, 'a'), moment(1, 'b'), moment(2, 'c')];
  expect(ownLast(moments, 0)).toBe(0);
  expect(ownLast(moments, 3)).toBeUndefined();
  expect(sinceLines(moments, 0, linesOf)).toEqual(['b', 'c']);
});

test('and in at most five lines: the last word on each of the others', () => {
  const many = Array.from({ length: 40 }, (_, index) => moment(1 + (index % 3), `${index}`));
  expect(sinceLines([moment(0, 'own'), ...many], 0, linesOf)).toEqual(['37', '38', '39']);
  const crowd = Array.from({ length: 9 }, (_, index) => moment(index + 1, `${index}`));
  expect(sinceLines([moment(0, 'own'), ...crowd], 0, linesOf)).toHaveLength(5);
});
