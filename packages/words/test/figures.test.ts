import { afterAll, expect, test } from 'vitest';
import { languages, sayBytes, sayLeft, sayUptime, speak, words } from '../src/index.ts';

afterAll(() => speak('en'));

const minute = 60_000;

test('a clock says days and hours, then hours and minutes, then minutes and seconds', () => {
  const left = (milliseconds: number) => sayLeft(milliseconds, words().sharedTables.left);
  expect(left(50 * 60 * minute)).toBe('2 days 2 h');
  expect(left(24 * 60 * minute)).toBe('1 day 0 h');
  expect(left(24 * 60 * minute - 1000)).toBe('23 h 59 min');
  expect(left(60 * minute)).toBe('1 h 0 min');
  expect(left(60 * minute - 1000)).toBe('59:59');
  expect(left(4 * minute + 4001)).toBe('4:05');
  expect(left(-5000)).toBe('0:00');
});

test('storage is in kilobytes below a megabyte, and the first two hours are in minutes', () => {
  const { house } = words();
  expect([12_345, 999_000, 1e6, 2_540_000].map((bytes) => sayBytes(bytes, house))).toEqual(['12 kB', '999 kB', '1.0 MB', '2.5 MB']);
  expect([90, 7199, 7200, 90_000].map((seconds) => sayUptime(seconds, house))).toEqual(['2 min', '120 min', '2 h', '25 h']);
});

test.each(languages)('in %s, a change is a gain from nothing on, and a loss when it would be read as one', async (language) => {
  await speak(language);
  const { points } = words().verdict;
  const tenth = points(0.001).slice(1);
  expect([0.001, 0, -0.0004, -0.001].map(points)).toEqual([`+${tenth}`, points(0), points(0), `−${tenth}`]);
  expect(points(0)).toMatch(/^\+0[.,]0$/);
});

test.each(languages)('in %s, ratings and sums go up from nothing on', async (language) => {
  await speak(language);
  const { ceremony, sharedTables } = words();
  expect([12, 3, -3].map(ceremony.gained)).toEqual(['+12', '+3', '−3']);
  expect([11.6, 0, -2.6].map((points) => /[+−]\d+/.exec(sharedTables.gained(points))?.[0])).toEqual(['+12', '+0', '−3']);
});
