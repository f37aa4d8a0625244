import { ScriptedDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { routes } from '../rules/index.ts';
import { climb, cobbles, raceOf, rough, route, turn } from './turns.ts';

const roadOf = (text: string) => raceOf({ route: text, riders: 'Team,Anna,leader' }).road();

test('WS-1.1 the road is six squares wide, cobbles four; the line is row L and beyond it there is room for a throw', () => {
  const { sections, length, finish, runOut, layout, markers } = roadOf(cobbles());
  expect(sections.map(({ from, to, terrain, lanes }) => [from, to, terrain, lanes])).toEqual([
    [0, 59, 'flat', 6],
    [60, 69, 'cobbles', 4],
    [70, 149, 'flat', 6],
  ]);
  expect({ length, finish, runOut, layout }).toEqual({ length: 149, finish: 150, runOut: 12, layout: 'lanes' });
  expect(markers.find(({ kind }) => kind === 'finish')).toEqual({ at: 149, kind: 'finish' });
});

turn('WS-1.1', 'a rider on the row of the line has passed it', {
  riders: { a: 'leader', b: 'leader' },
  at: { a: [148, 1], b: [100, 1] },
  dice: [1, 1, 1, 1],
  then: { b: [102, 1] },
  facts: ({ a }) => [{ type: 'finished', rider: a, place: 1 }],
});

turn('WS-1.1', 'a rider on the row before has not', {
  riders: { a: 'leader' },
  at: { a: [147, 1] },
  dice: [1, 1],
  then: { a: [149, 1] },
});

turn('WS-1.1', 'beyond the line the road is flat and six wide, also where cobbles end on it', {
  route: route(['Start | | | 150 | blue', 'Setts | | cobbles start | 10 | red', 'Setts | | cobbles end | 0 |', 'Line | | finish | 0 |']),
  riders: { a: 'leader', b: 'leader', c: 'leader', d: 'leader', e: 'leader' },
  at: { a: [149, 1], b: [149, 2], c: [149, 3], d: [149, 4], e: [148, 1] },
  position: () => ({ cobbles: Array(10).fill([1, 1, 1, 1]) }),
  // Five come to row 150, one beside the other, and sprint.
  dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 3, 4, 5],
  facts: ({ a, b, c, d, e }) => [
    { type: 'moved', rider: e, to: 150, lane: 5 },
    { type: 'finished', rider: e, place: 1 },
    { type: 'finished', rider: d },
    { type: 'finished', rider: c },
    { type: 'finished', rider: b },
    { type: 'finished', rider: a },
  ],
});

test('WS-1.1 laps are unrolled: each time a hill is climbed is a climb of its own', () => {
  const laps = roadOf(routes.find(({ id }) => id === 'three-laps-of-the-vineyard')?.text as string);
  expect(laps.markers.filter(({ kind }) => kind === 'summit').map(({ label }) => label)).toEqual([
    'C3 Vineyard Hill 1',
    'C2 Vineyard Hill 2',
    'C1 Vineyard Hill 3',
  ]);
});

test('WS-1.1 a loop has twice its squares, a line between its laps, and each mark once a lap', () => {
  const loop = route([
    'Bridge | 80 | | 75 | blue',
    'Hill (start) | 90 | climb start | 50 | red',
    'Hill (top) | 95 | C3 (3) | 35 | yellow',
    'Arch | 105 | Sp | 10 | green',
    'Bridge | 110 | finish | 0 |',
    'laps: 2',
  ]);
  const { finish, sections, markers } = roadOf(loop);
  expect(finish).toBe(150);
  expect(sections.map(({ from, to, favours, label }) => [from, to, favours, label])).toEqual([
    [0, 24, 'helper', undefined],
    [25, 39, 'climber', 'C3 Hill (1)'],
    [40, 64, 'leader', undefined],
    [65, 74, 'sprinter', undefined],
    [75, 99, 'helper', undefined],
    [100, 114, 'climber', 'C3 Hill (2)'],
    [115, 139, 'leader', undefined],
    [140, 149, 'sprinter', undefined],
  ]);
  expect(markers.filter(({ kind }) => kind !== 'distance')).toEqual([
    { at: -1, kind: 'start' },
    { at: 39, kind: 'summit', label: 'C3 Hill (1)' },
    { at: 64, kind: 'sprint', label: 'Arch (1)' },
    { at: 74, kind: 'lap', label: '1' },
    { at: 114, kind: 'summit', label: 'C3 Hill (2)' },
    { at: 139, kind: 'sprint', label: 'Arch (2)' },
    { at: 149, kind: 'finish' },
  ]);
});

describe('WS-1.2', () => {
  const { sections, markers } = roadOf(
    route([
      'Depot | 0 | | |',
      'Start | 25 | | 170 | green',
      'Intermediate | 50 | Sp | 140 | blue',
      'Setts (start) | 77 | cobbles start | 115 | yellow',
      'Setts (end) | 80 | cobbles end | 100 | blue',
      'Village | 90 | | 85 | yellow',
      'Col (start) | 120 | climb start | 65 | red',
      'Col (top) | 130 | C1 (5) | 50 | yellow',
      'Town | 140 | | 20 | green',
      'Line | 160 | finish | 0 |',
    ]),
  );

  test('WS-1.2, WS-1.3 the squares of a schedule: a marker’s square belongs to the section it opens', () => {
    expect(sections.map(({ from, to, terrain, favours, label }) => [from, to, terrain, favours, label])).toEqual([
      [0, 29, 'flat', 'sprinter', undefined],
      [30, 54, 'flat', 'helper', undefined],
      [55, 69, 'cobbles', 'leader', 'Setts'],
      [70, 84, 'flat', 'helper', undefined],
      [85, 104, 'flat', 'leader', undefined],
      [105, 119, 'climb', 'climber', 'C1 Col'],
      [120, 149, 'flat', 'leader', undefined],
      [150, 169, 'flat', 'sprinter', undefined],
    ]);
  });

  test('WS-1.2 its marks stand after the square before theirs', () => {
    expect(markers.filter(({ kind }) => kind !== 'distance')).toEqual([
      { at: -1, kind: 'start' },
      { at: 29, kind: 'sprint', label: 'Intermediate' },
      { at: 119, kind: 'summit', label: 'C1 Col' },
      { at: 169, kind: 'finish' },
    ]);
  });
});

turn('WS-1.3', 'there is no downhill: behind the top the road is flat', {
  route: climb('C3'),
  riders: { a: 'leader' },
  at: { a: [72, 1] },
  position: ({ a }) => ({ tops: [[a]] }),
  dice: [1, 1],
  then: { a: [74, 1] },
  facts: ({ a }) => [{ type: 'moved', rider: a, malus: 0 }],
});

test.each([
  ['C1 (5)', [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5]],
  ['HC (6)', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]],
  ['C3 (1)', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
])('WS-1.4 the malus of %s rises to the top: square i of n carries ⌈i·max/n⌉', (event, malus) => {
  const text = route(['Start | | | 150 | blue', 'Col | | climb start | 90 | red', `Col | | ${event} | 78 | blue`, 'Line | | finish | 0 |']);
  expect(roadOf(text).sections.find(({ terrain }) => terrain === 'climb')?.malus).toEqual(malus);
});

test('WS-1.4 a colour that changes on a climb does not begin it anew', () => {
  const text = route([
    'Start | | | 150 | blue',
    'Col | | climb start | 90 | red',
    'Hut | | | 84 | yellow',
    'Col | | HC (6) | 78 | blue',
    'Line | | finish | 0 |',
  ]);
  expect(roadOf(text).sections.flatMap(({ malus = [] }) => malus)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});

test('WS-1.5 cobbles carry 1 to 4, from the dice at the set-up', () => {
  const lots = Array.from({ length: 40 }, (_, square) => (square * 3) % 4);
  const race = raceOf({ route: cobbles(), riders: 'Team,Anna,leader' });
  const state = race.setup(new ScriptedDice(lots));
  expect(state.cobbles).toEqual(lots.map((lot) => lot + 1));
  const { malus = [] } = race.board(state);
  expect(malus.map(({ square }) => square)).toEqual([60, 61, 62, 63, 64, 65, 66, 67, 68, 69]);
  expect(malus[0]).toEqual({ square: 60, lanes: [1, 4, 3, 2] });
});

turn('WS-1.5', 'a position can state them', {
  route: cobbles('red'),
  riders: { a: 'leader' },
  at: { a: [61, 3] },
  position: () => ({ cobbles: rough({ 61: [1, 2, 4, 3] }) }),
  dice: [6, 4],
  then: { a: [67, 1] },
  facts: ({ a }) => [{ type: 'moved', rider: a, malus: 4, thrown: 10 }],
});

turn('WS-1.6', 'the malus of the square where a move starts is taken off the throw', {
  route: climb('C3'),
  riders: { a: 'leader' },
  at: { a: [64, 1] },
  dice: [4, 5],
  then: { a: [70, 1] },
  facts: ({ a }) => [{ type: 'moved', rider: a, malus: 3, thrown: 9, rule: 'WS-1.6' }],
});

turn('WS-1.6', 'at least one square is always moved', {
  route: climb('C3'),
  riders: { a: 'leader' },
  at: { a: [70, 1] },
  dice: [1, 1],
  then: { a: [71, 1] },
});

turn('WS-1.1', 'rows behind the first square are flat and have the first colour', {
  route: route(['Start | | | 150 | green', 'Wood | | | 149 | red', 'Line | | finish | 0 |']),
  riders: { a: 'helper', b: 'sprinter' },
  at: { a: [0, 1], b: [-1, 1] },
  position: () => ({ turn: 1 }),
  // The sprinter, who would follow by seven, accelerates.
  dice: [2, 6, 4, 5],
  then: { a: [8, 1], b: [8, 2] },
  facts: ({ b }) => [{ type: 'accelerated', rider: b, dice: [4, 5], equivalent: 8 }],
});
