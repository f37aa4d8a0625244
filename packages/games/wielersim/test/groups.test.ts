import { expect, test } from 'vitest';
import { idsOf, raceOf, spots, startList, turn } from './turns.ts';

const seven = { a: 'leader', b: 'leader', c: 'leader', d: 'leader', e: 'leader', f: 'leader', g: 'leader' } as const;

test('WS-6.1 groups: no empty row between; the largest is the peloton', () => {
  const race = raceOf({ riders: startList(seven), jersey: 2 });
  const road = spots(idsOf(seven), { a: [90, 1], b: [88, 1], c: [80, 1], d: [80, 2], e: [79, 1], f: [77, 1], g: [60, 1] });
  const { groups, riders } = race.board(race.place({ turn: 5, road }));
  expect(groups).toEqual([
    { kind: 'leaders', riders: [0], from: 90, to: 90 },
    { kind: 'chasers', riders: [1], from: 88, to: 88 },
    { kind: 'peloton', riders: [2, 3, 4], from: 79, to: 80 },
    { kind: 'dropped', riders: [5], from: 77, to: 77 },
    { kind: 'gruppetto', riders: [6], from: 60, to: 60 },
  ]);
  expect(riders.find(({ jersey }) => jersey)).toEqual({ rider: 1, square: 88, lane: 1, jersey: 'yellow' });
});

turn('WS-6.1, WS-6.4', 'a turn tells which groups have split and which have met, and the gaps that are left', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // a and b were together, c behind; a rides away to 62 and c comes up to b.
  at: { a: [50, 1], b: [50, 3], c: [45, 1] },
  dice: [6, 6, 1, 1],
  then: { a: [62, 1], b: [52, 1], c: [51, 1] },
  facts: ({ a, b, c }) => [
    { type: 'split', parts: [[a], [b]], toGo: 88 },
    { type: 'caught', riders: [b], by: [c], toGo: 98 },
    {
      type: 'gaps',
      home: 0,
      groups: [
        { kind: 'leaders', riders: [a], toGo: 88, rows: 0, seconds: 0 },
        { kind: 'peloton', riders: [b, c], toGo: 98, rows: 10, seconds: 60 },
      ],
    },
  ],
});

test('WS-6.1 inside a turn the groups are those of the riders as they stand', () => {
  const race = raceOf({ riders: startList(seven) });
  const spots = [
    { rider: 4, square: 99 },
    { rider: 0, square: 90 },
    { rider: 1, square: 89 },
    { rider: 2, square: 80 },
  ];
  expect(race.groups?.(spots)).toEqual([
    { kind: 'leaders', riders: [4], from: 99, to: 99 },
    { kind: 'peloton', riders: [0, 1], from: 89, to: 90 },
    { kind: 'gruppetto', riders: [2], from: 80, to: 80 },
  ]);
});
