import { expect, test } from 'vitest';
import { begun, ended } from '../src/tables/room/vacation.ts';

const vacation = { from: 100, until: 200 };

test('what was left when a vacation began is left when it ends', () => {
  expect(begun(vacation).dueOf(130, 90)).toBe(230);
});

test('what was left is left when it is ended early, also of a turn that began meanwhile', () => {
  expect(ended(vacation, 150).dueOf(230, 90)).toBe(180);
  expect(ended(vacation, 150).dueOf(160, 120)).toBe(190);
});
