import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loopLength } from '../rules/laps.ts';
import { parseRoute, printRoute } from '../rules/route.ts';
import { routes } from '../rules/routes.ts';
import type { Route } from '../rules/types.ts';
import {
  addFeature,
  changed,
  eventOf,
  type Feature,
  hasRoomFor,
  limitsOf,
  moveTo,
  moveUp,
  raise,
  removeRow,
  rowOfLine,
} from '../screens/schedule-edit.ts';

const readRoute = (text: string): Route => {
  const read = parseRoute(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const hilly = readRoute(`Hilly
Depot | 0 | | |
Start | 20 | | 150 | blue
Arch | 40 | Sp | 100 | green
Hill (start) | 50 | climb start | 80 | red
Hill (top) | 55 | C2 (4) | 60 | blue
Setts (start) | 70 | cobbles start | 30 | yellow
Setts (end) | 71 | cobbles end | 20 | green
Line | 80 | finish | 0 |
hierarchy: leader, sprinter, climber, helper
`);
const [depot, start, arch, foot, top, setts, end, line] = hilly.rows.keys();

const isValid = (route: Route): boolean => parseRoute(printRoute(route)).ok;
const squaresOf = ({ rows }: Route) => rows.map(({ squares }) => squares);
const locationsOf = ({ rows }: Route) => rows.map(({ location }) => location);

describe('a row is moved along the road', () => {
  test('WS-1.4 between its neighbours, and a climb stays 12 squares long', () => {
    expect(limitsOf(hilly, arch)).toEqual({ min: 80, max: 150 });
    expect(limitsOf(hilly, foot)).toEqual({ min: 72, max: 100 });
    expect(limitsOf(hilly, top)).toEqual({ min: 30, max: 68 });
    expect(limitsOf(hilly, setts)).toEqual({ min: 21, max: 60 });
    expect(limitsOf(hilly, end)).toEqual({ min: 0, max: 29 });
  });

  test('the start, the finish and the places before them stay', () => {
    for (const index of [depot, start, line]) {
      expect(limitsOf(hilly, index)).toBeUndefined();
      expect(moveTo(hilly, index, 50)).toBe(hilly);
    }
  });

  test('as far as it may', () => {
    expect(squaresOf(moveTo(hilly, foot, 90))[foot]).toBe(90);
    expect(squaresOf(moveTo(hilly, foot, 61))[foot]).toBe(72);
    expect(squaresOf(moveTo(hilly, arch, 999))[arch]).toBe(150);
  });

  test('wherever rows of ready-made routes are dragged, the schedule stays valid', () => {
    const all = routes.map(({ text }) => readRoute(text));
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(30), fc.integer({ min: -50, max: 350 }), (route, row, squares) => {
        expect(isValid(moveTo(route, row % route.rows.length, squares))).toBe(true);
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});

describe('features are added where there is most room', () => {
  test.each<[Feature, string[], number[]]>([
    ['place', ['New'], [125]],
    ['sprint', ['New'], [125]],
    ['cobbles', ['New (start)', 'New (end)'], [129, 121]],
    ['climb', ['New (start)', 'New (top)'], [132, 118]],
  ])('%s', (feature, names, squares) => {
    const route = addFeature(hilly, feature, 'New');
    expect(locationsOf(route).slice(2, 2 + names.length)).toEqual(names);
    expect(squaresOf(route).slice(2, 2 + names.length)).toEqual(squares);
    expect(isValid(route)).toBe(true);
  });

  test('as long as there is room, and never inside a climb or on cobbles', () => {
    for (const { text } of routes) {
      let route = readRoute(text);
      for (let nth = 0; hasRoomFor(route, 'climb'); nth++) {
        route = addFeature(route, 'climb', `Hill ${nth}`);
        expect(isValid(route)).toBe(true);
        expect(nth).toBeLessThan(30);
      }
      expect(addFeature(route, 'climb', 'One more')).toBe(route);
    }
  });
});

test('a row changes places with the one before: what they are moves, where they are stays', () => {
  const route = moveUp(hilly, foot);
  expect(locationsOf(route).slice(arch, top)).toEqual(['Hill (start)', 'Arch']);
  expect(squaresOf(route)).toEqual(squaresOf(hilly));
  expect(route.rows.map(({ km }) => km)).toEqual(hilly.rows.map(({ km }) => km));
  expect(isValid(route)).toBe(true);
});

test('a row is removed', () => {
  const route = removeRow(hilly, arch);
  expect(locationsOf(route)).not.toContain('Arch');
  expect(isValid(route)).toBe(true);
});

test('the cells of a row are changed and emptied', () => {
  const row = hilly.rows[arch];
  expect(changed(row, { location: 'Bridge', km: undefined, colour: undefined })).toEqual({
    location: 'Bridge',
    event: { kind: 'sprint' },
    squares: 100,
  });
  expect(changed(row, { event: undefined, squares: undefined })).toEqual({ location: 'Arch', km: 40, colour: 'green' });
});

test('a top keeps its category when it is chosen again', () => {
  expect(eventOf('top', undefined)).toEqual({ kind: 'top', category: 'C2', malus: 4 });
  expect(eventOf('top', { kind: 'top', category: 'HC', malus: 6 })).toEqual({ kind: 'top', category: 'HC', malus: 6 });
  expect(eventOf('sprint', hilly.rows[top].event)).toEqual({ kind: 'sprint' });
  expect(eventOf('', hilly.rows[top].event)).toBeUndefined();
});

test('WS-2.2 a type is raised in the hierarchy', () => {
  expect(raise(hilly.hierarchy, 'climber')).toEqual(['leader', 'climber', 'sprinter', 'helper']);
  expect(raise(hilly.hierarchy, 'leader')).toEqual(hilly.hierarchy);
});

test('a mistake on a line of the printed schedule is a mistake of that row', () => {
  const wrong: Route = { ...hilly, rows: hilly.rows.with(top, { ...hilly.rows[top], location: '' }) };
  const read = parseRoute(printRoute(wrong));
  expect(read.ok ? [] : read.problems.map((problem) => rowOfLine(problem.line))).toEqual([top]);
});

test('WS-1.1 on a loop rows are moved within a lap', () => {
  const loop = readRoute(routes.find(({ id }) => id === 'twice-round-the-mill-pond')?.text as string);
  expect(loopLength(loop)).toBe(75);
  expect(limitsOf(loop, 2)).toEqual({ min: 59, max: 75 });
});
