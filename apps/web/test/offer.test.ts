import type { Preview } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { asCertain, offerOf } from '../src/race/offer.ts';

const seat = 0;
const costs = (amount: number, what = 'stamina'): Preview => ({ effects: [{ seat, what, amount: -amount }] });
const free: Preview = {};
const usualOf = (...previews: Preview[]) => offerOf(previews, seat, undefined).usual;

test('the usual answer is the first that spends nothing, and stands first', () => {
  expect(offerOf([costs(1), free, free], seat, undefined)).toMatchObject({ usual: 1, listed: [1, 0, 2] });
});

test('what spends something is never the usual answer while another spends less', () => {
  expect(usualOf(costs(1), costs(2))).toBeUndefined();
  expect(usualOf(costs(2), costs(1))).toBeUndefined();
});

test('where every answer spends as much, the first one is the usual answer', () => {
  expect(usualOf(costs(1), costs(1, 'sprint'))).toBe(0);
});

test('what somebody else loses is not spent', () => {
  expect(usualOf(costs(1), { effects: [{ seat: 1, what: 'stamina', amount: -1 }] })).toBe(1);
});

test('of squares, the furthest that is free and safe; where all cost or threaten, none', () => {
  const square = (to: number, more: Preview = {}): Preview => ({ rider: 0, lane: 1, to, ...more });
  const fall = { risks: [{ what: 'fall', chance: 0.25, rule: 'X-1' }] };
  expect(usualOf(square(3), square(5), square(6, costs(1)), square(7, fall))).toBe(1);
  expect(usualOf(square(6, costs(1)), square(7, costs(1)))).toBeUndefined();
});

test('the game may know better', () => {
  expect(offerOf([free, costs(1)], seat, undefined, 1).usual).toBe(1);
});

test('a spread with one square is no chance, with two it is', () => {
  expect(asCertain({ rider: 0, spread: [{ to: 9, chance: 1 }] })).toEqual({ rider: 0, to: 9 });
  const even = [8, 9].map((to) => ({ to, chance: 0.5 }));
  expect(asCertain({ rider: 0, spread: even })).toEqual({ rider: 0, spread: even });
});
