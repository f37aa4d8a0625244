import { describe, expect, test } from 'vitest';
import { parseRoute, parseStartList } from '../rules/index.ts';

/** Texts that are hard to read, of about this many characters. */
const startLists: Record<string, (size: number) => string> = {
  'quotation marks inside a cell': (size) => `x${'"'.repeat(size)}`,
  'quotation marks in a row': (size) => '"'.repeat(size),
  'quotation marks and spaces': (size) => ' "'.repeat(size / 2),
  'spaces before a quotation mark': (size) => `${' '.repeat(size)}"`,
  commas: (size) => 'a,'.repeat(size / 2),
  'a rider many times': (size) => 'Team,Rider,leader\n'.repeat(size / 18),
  'many riders': (size) => Array.from({ length: size / 24 }, (_, nth) => `Team ${nth},Rider ${nth},leader`).join('\n'),
  'broken letters': (size) => '\uFFFD\n'.repeat(size / 2),
};

const schedule = (rows: string) => `Name\n${rows}\nhierarchy: leader, sprinter, climber, helper`;
const many = (size: number, row: (nth: number) => string) => schedule(Array.from({ length: size / 24 }, (_, nth) => row(nth)).join('\n'));

const routes: Record<string, (size: number) => string> = {
  'columns that are empty': (size) => schedule('|'.repeat(size)),
  'spaces in a location': (size) => schedule(`x${' '.repeat(size)}(start | | | 100 |`),
  'spaces in an event': (size) => schedule(`x | | C1 (${' '.repeat(size)} | 100 |`),
  'a long hierarchy': (size) => `Name\nhierarchy: ${'leader,'.repeat(size / 7)}`,
  'spaces before a keyword': (size) => schedule(`${' '.repeat(size)}laps`),
  'rows without an event': (size) => many(size, () => 'Col (start) | | | 100 |'),
  'tops without a start': (size) => many(size, () => 'Col (top) | | C1 (5) | 90 |'),
  'tops with a start': (size) => many(size, (nth) => (nth % 2 ? 'Col (top) | | C1 (5) | 90 |' : 'Col (start) | | | 100 |')),
  finishes: (size) => many(size, () => 'Line | | finish | 0 |'),
};

let fresh = 0;

/** Milliseconds of the processor for the fastest of several readings; each is of another text, as texts are remembered. */
function cost(read: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < 3; nth++) {
    const input = `${text}\n${++fresh}`;
    const began = process.cpuUsage();
    read(input);
    const { user, system } = process.cpuUsage(began);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

// A text 32 times as long takes about 32 times as long to read; with two nested loops it would be 1,024 times.
const small = 24_000;
const growth = 32;
const tolerance = 8;

describe.each([
  ['a start list', parseStartList, startLists],
  ['a route schedule', parseRoute, routes],
] as const)('the time to read %s grows with its length', (_, read, texts) => {
  test.each(Object.entries(texts))('%s', (_, make) => {
    const before = cost(read, make(small));
    // Too short a time cannot be measured.
    const allowed = Math.max(before, 0.5) * growth * tolerance;
    expect(cost(read, make(small * growth))).toBeLessThan(allowed);
  });
});

test('a text with something wrong on every line names the first hundred', () => {
  const read = parseStartList('x\n'.repeat(5000));
  expect(read.ok ? 0 : read.problems.length).toBe(100);
});
