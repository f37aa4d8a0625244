import { ScriptedDice } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { classification, type Options, type Position, type StageSum, stageSums, wielersim } from '../src/index.ts';
import { climb, flat, flatTyre, mountain, ride, route, startList, turn } from './turns.ts';

const prologue = (helped: string) =>
  `Prologue\nPark | 0 | | |\nPark | 6 | finish | |\nprologue: ${helped}\nhierarchy: leader, sprinter, climber, helper`;

const example = examplesOf(wielersim, { route: prologue('sprinter') });
const field = startList({ leader: 'leader', climber: 'climber', sprinter: 'sprinter', helper: 'helper' });
const before = { turn: 0, road: [] };

example('WS-7.1', 'ten dice a rider, the most pips first, a second a pip; those high in hierarchy ride last', {
  options: { riders: field },
  position: before,
  dice: [...Array(10).fill(4), ...Array(10).fill(3), ...Array(10).fill(5), ...Array(10).fill(6)],
  choices: [ride, ride, ride, ride],
  then: {
    facts: [
      { type: 'timed', rider: 3, pips: 40, place: 1, seconds: 0 },
      { type: 'timed', rider: 1, pips: 30, place: 2, seconds: 10 },
      { type: 'timed', rider: 2, pips: 50, place: 1, seconds: 0 },
      { type: 'timed', rider: 0, pips: 60, place: 1, seconds: 0 },
      { type: 'finished', rider: 0, place: 1, seconds: 0 },
      { type: 'finished', rider: 2, place: 2, seconds: 10 },
      { type: 'finished', rider: 3, place: 3, seconds: 20 },
      { type: 'finished', rider: 1, place: 4, seconds: 30 },
      { type: 'ended' },
    ],
    standings: {
      over: true,
      riders: [
        { rider: 0, place: 1, value: 0 },
        { rider: 2, place: 2, value: 10 },
        { rider: 3, place: 3, value: 20 },
        { rider: 1, place: 4, value: 30 },
      ],
    },
  },
});

const poor = [1, 2, 2, 2, 1, 6, 6, 6, 6, 6];
const only = (name: 'leader' | 'climber' | 'sprinter' | 'helper') => startList({ [name]: name });

example('WS-7.1', 'a leader throws four dice of 1 or 2 again, the lowest first, and once', {
  options: { riders: only('leader') },
  position: before,
  // Both ones and two of the twos go, for 1, 2, 3 and 4.
  dice: [...poor, 1, 2, 3, 4],
  choices: [ride],
  then: { facts: [{ type: 'timed', again: [1, 2, 3, 4], pips: 2 + 30 + 10 }] },
});

example('WS-7.1', 'a type that the race helps throws two again', {
  options: { riders: only('sprinter') },
  position: before,
  dice: [...poor, 5, 5],
  choices: [ride],
  then: { facts: [{ type: 'timed', again: [5, 5], pips: 6 + 30 + 10 }] },
});

example('WS-7.1', 'the other type does not', {
  options: { riders: only('climber') },
  position: before,
  dice: poor,
  choices: [ride],
  then: { facts: [{ type: 'timed', again: [], pips: 38 }] },
});

example('WS-7.1', 'unless the race helps climbers', {
  options: { riders: only('climber'), route: prologue('climber') },
  position: before,
  dice: [...poor, 5, 5],
  choices: [ride],
  then: { facts: [{ type: 'timed', again: [5, 5] }] },
});

example('WS-7.1', 'a three is never thrown again', {
  options: { riders: only('leader') },
  position: before,
  dice: Array(10).fill(3),
  choices: [ride],
  then: { facts: [{ type: 'timed', again: [], pips: 30 }] },
});

example('WS-7.1', 'who has as many pips shares the place', {
  options: { riders: startList({ a: 'helper', b: 'helper', c: 'helper' }) },
  position: before,
  dice: [...Array(20).fill(4), ...Array(10).fill(3)],
  choices: [ride, ride, ride],
  then: {
    standings: {
      riders: [
        { rider: 1, place: 1, value: 0 },
        { rider: 2, place: 1, value: 0 },
        { rider: 0, place: 3, value: 10 },
      ],
    },
  },
});

test('WS-7.1 a prologue gives no points and no bonuses', () => {
  const parsed = wielersim.options.parse({ route: prologue('sprinter'), riders: startList({ a: 'helper', b: 'helper' }) });
  if (!parsed.ok) throw new Error();
  const state = wielersim.setup(parsed.value, new ScriptedDice([]));
  const dice = new ScriptedDice([...Array(10).fill(4), ...Array(10).fill(3)]);
  while (wielersim.turn(state)) wielersim.play(state, ride, dice);
  expect(stageSums(state)).toEqual([
    { rider: 1, place: 1, seconds: 0, bonus: 0, points: 0, mountain: 0 },
    { rider: 0, place: 2, seconds: 10, bonus: 0, points: 0, mountain: 0 },
  ]);
});

/** What a race gives that ended like this: so many riders, all home in the order of the start list. */
function sumsOf(count: number, options: Partial<Options>, position: Partial<Position> = {}): readonly StageSum[] {
  const riders = startList(Object.fromEntries(Array.from({ length: count }, (_, nth) => [`r${nth}`, 'leader' as const])));
  const parsed = wielersim.options.parse({ route: flat(), riders, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const home = Array.from({ length: count }, (_, rider) => ({ rider, turn: 20, row: 150, seconds: 0 }));
  return stageSums(wielersim.place(parsed.value, { turn: 21, road: [], weather: 2, home, ...position }));
}

const withSprint = route(['Start | | | 150 | blue', 'Arch | | Sp | 100 | blue', 'Line | | finish | 0 |']);

describe('WS-7.2', () => {
  test('WS-7.2 the finish gives 10, 6, 4, 2 and 1 bonus seconds', () => {
    expect(sumsOf(7, {}).map(({ bonus }) => bonus)).toEqual([10, 6, 4, 2, 1, 0, 0]);
  });

  test.each(['C1', 'HC'])('WS-7.2 but not that of a stage with a climb %s', (category) => {
    expect(sumsOf(7, { route: climb(category) }).map(({ bonus }) => bonus)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('WS-7.2 a C2 makes no mountain stage', () => {
    expect(sumsOf(2, { route: climb('C2') }).map(({ bonus }) => bonus)).toEqual([10, 6]);
  });

  test('WS-7.2 an intermediate sprint gives 6, 4 and 2', () => {
    expect(sumsOf(5, { route: withSprint }, { sprints: [[4, 3, 2, 1]] }).map(({ bonus }) => bonus)).toEqual([10, 6, 4 + 2, 2 + 4, 1 + 6]);
  });

  test('WS-7.2 both can be switched off', () => {
    expect(sumsOf(3, { route: withSprint, bonusSeconds: false }, { sprints: [[2, 1]] }).map(({ bonus }) => bonus)).toEqual([0, 0, 0]);
  });
});

turn('WS-7.3', 'the group of the first rider past the mark sprints for it, and stays where it was', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // They end on 50, 49 and 46: c is no part of the group.
  at: { a: [48, 1], b: [47, 1], c: [44, 1] },
  dice: [1, 1, 1, 1, 1, 1, 2, 5],
  then: { a: [50, 1], b: [49, 1], c: [46, 1] },
  facts: ({ a, b }) => [
    { type: 'sprint-began', mark: 'sprint', name: 'Arch', riders: [a, b], place: 1, rule: 'WS-7.3' },
    { type: 'sprinted', rider: a, to: 52 },
    { type: 'sprinted', rider: b, from: 49, passed: 1, to: 55 },
    { type: 'passed', rider: b, mark: 'sprint', place: 1 },
    { type: 'gained', rider: b, what: 'points', amount: 10, rule: 'WS-7.4' },
    { type: 'gained', rider: b, what: 'bonus-seconds', amount: 6, rule: 'WS-7.2' },
    { type: 'passed', rider: a, mark: 'sprint', place: 2 },
  ],
  expect: ({ a, b }) => ({ position: { sprints: [[b, a]] } }),
});

const nine = {
  a: 'leader',
  b: 'leader',
  c: 'leader',
  d: 'leader',
  e: 'leader',
  f: 'leader',
  g: 'leader',
  h: 'leader',
  i: 'leader',
} as const;

turn('WS-7.3', 'nobody sprints before the mark is passed', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader' },
  at: { a: [47, 1], b: [46, 1] },
  dice: [1, 1, 1, 1],
  then: { a: [49, 1], b: [48, 1] },
});

turn('WS-7.3', 'places left over go to the next group that passes, without those who have one', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // a sprinted alone last turn; now b and c come up to him.
  at: { a: [50, 1], b: [49, 1], c: [48, 1] },
  position: ({ a }) => ({ sprints: [[a]] }),
  dice: [1, 1, 1, 1, 1, 1, 3, 3],
  then: { a: [52, 1], b: [51, 1], c: [50, 1] },
  facts: ({ b, c }) => [{ type: 'sprint-began', riders: [b, c], place: 2 }],
  expect: ({ a, b, c }) => ({ position: { sprints: [[a, b, c]] } }),
});

turn('WS-7.3', 'who has a place does not sprint again, though a newcomer is ahead of him now', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader' },
  at: { a: [50, 1], b: [48, 1] },
  position: ({ a }) => ({ sprints: [[a]] }),
  // b comes to 53, a to 52; alone he throws nothing.
  dice: [1, 1, 2, 3],
  then: { b: [53, 1], a: [52, 1] },
  expect: ({ a, b }) => ({ position: { sprints: [[a, b]] } }),
});

turn('WS-7.3', 'two groups that pass in one turn sprint one after the other; a rider alone throws nothing', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader' },
  at: { a: [50, 1], b: [48, 1] },
  dice: [1, 2, 1, 1],
  then: { a: [53, 1], b: [50, 1] },
  expect: ({ a, b }) => ({ position: { sprints: [[a, b]] } }),
});

turn('WS-7.3', 'nine sprint, eight have a place', {
  route: withSprint,
  riders: nine,
  at: { a: [48, 1], b: [48, 2], c: [48, 3], d: [48, 4], e: [48, 5], f: [48, 6], g: [47, 1], h: [47, 2], i: [47, 3] },
  // They all move two squares; i throws a one and is the ninth.
  dice: [...Array(9).fill([1, 1]).flat(), 1, 2, 2, 2, 2, 2, 3, 3, 1],
  facts: ({ i }) => [{ type: 'sprinted', rider: i, from: 49, to: 50 }],
  expect: ({ a, b, c, d, e, f, g, h }) => ({ position: { sprints: [[b, c, d, e, f, g, h, a]] } }),
});

turn('WS-7.3', 'when eight have a place nobody sprints any more', {
  route: withSprint,
  riders: nine,
  at: { a: [100, 1], b: [100, 2], c: [100, 3], d: [100, 4], e: [100, 5], f: [100, 6], g: [90, 1], h: [80, 1], i: [48, 1] },
  position: ({ a, b, c, d, e, f, g, h }) => ({ sprints: [[a, b, c, d, e, f, g, h]] }),
  dice: [...Array(6).fill([1, 1]).flat(), 1, 1, 1, 1, 1, 1],
  expect: ({ a, b, c, d, e, f, g, h }) => ({ position: { sprints: [[a, b, c, d, e, f, g, h]] } }),
});

describe('WS-7.4', () => {
  test('WS-7.4 the finish gives 15, 12, 10, 8, 6, 5, 4, 3, 2, 1 points', () => {
    expect(sumsOf(11, {}).map(({ points }) => points)).toEqual([15, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('WS-7.4 an intermediate sprint 10, 8, 6, 5, 4, 3, 2, 1', () => {
    const places = [9, 8, 7, 6, 5, 4, 3, 2];
    const sums = sumsOf(10, { route: withSprint }, { sprints: [places] });
    const plain = sumsOf(10, {});
    expect(places.map((rider) => (sums[rider]?.points ?? 0) - (plain[rider]?.points ?? 0))).toEqual([10, 8, 6, 5, 4, 3, 2, 1]);
  });

  test('WS-7.4 none at the finish of a mountain stage, unless it is allowed', () => {
    expect(sumsOf(2, { route: climb('HC') }).map(({ points }) => points)).toEqual([0, 0]);
    expect(sumsOf(2, { route: climb('C1'), mountainPoints: true }).map(({ points }) => points)).toEqual([15, 12]);
    expect(sumsOf(2, { route: climb('C1'), mountainPoints: true }).map(({ bonus }) => bonus)).toEqual([0, 0]);
  });
});

turn('WS-7.5', 'at a top by turn, then row, then rightmost', {
  route: climb('C3', { hierarchy: mountain }),
  riders: { a: 'leader', b: 'leader', c: 'leader', d: 'leader', e: 'leader', f: 'leader' },
  // a is over already; b, c and d come to 72, 73 and 72 in this turn, e and f do not.
  at: { a: [80, 1], b: [71, 1], c: [71, 2], d: [71, 3], e: [70, 1], f: [70, 2] },
  position: ({ a }) => ({ tops: [[a]] }),
  dice: [1, 1, 1, 1, 4, 4, 1, 1, 1, 1],
  facts: ({ b, c, d }) => [
    { type: 'passed', rider: c, mark: 'top', name: 'Col', category: 'C3', place: 2 },
    { type: 'gained', rider: c, what: 'mountain-points', amount: 4 },
    { type: 'passed', rider: b, mark: 'top', place: 3 },
    { type: 'passed', rider: d, mark: 'top', place: 4 },
  ],
  expect: ({ a, b, c, d }) => ({ position: { tops: [[a, c, b, d]] } }),
});

turn('WS-7.5', 'a later turn is a lower place, whatever the row', {
  route: climb('C2'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [76, 1], b: [71, 1] },
  position: ({ a }) => ({ tops: [[a]] }),
  dice: [...flatTyre, 6, 6],
  then: { b: [77, 1], a: [76, 1] },
  expect: ({ a, b }) => ({ position: { tops: [[a, b]] } }),
});

test.each([
  ['HC', [15, 12, 10, 8, 6, 4, 2, 1]],
  ['C1', [12, 10, 8, 6, 4, 2, 1]],
  ['C2', [8, 6, 4, 2, 1]],
  ['C3', [6, 4, 2, 1]],
])('WS-7.5 a top of %s gives %j', (category, points) => {
  const places = points.map((_, place) => points.length - place);
  const sums = sumsOf(9, { route: climb(category) }, { tops: [places] });
  expect(places.map((rider) => sums[rider]?.mountain)).toEqual(points);
  expect(sums[0]?.mountain).toBe(0);
});

describe('WS-7.6', () => {
  const sum = (rider: number, place: number, more: Partial<StageSum> = {}): StageSum => ({
    rider,
    place,
    seconds: 0,
    bonus: 0,
    points: 0,
    mountain: 0,
    ...more,
  });

  test('WS-7.6 general classification: the sum of delays less bonuses, the leader at nought', () => {
    const stages = [
      [sum(0, 1, { seconds: 0, bonus: 10 }), sum(1, 2, { seconds: 5, bonus: 6 }), sum(2, 3, { seconds: 30 })],
      [sum(2, 1, { seconds: 0 }), sum(1, 2, { seconds: 20 }), sum(0, 3, { seconds: 60 })],
    ];
    expect(classification(stages, 'time')).toEqual([
      { rider: 1, place: 1, value: 0 },
      { rider: 2, place: 2, value: 11 },
      { rider: 0, place: 3, value: 31 },
    ]);
  });

  test('WS-7.6 points and mountains: the most first', () => {
    const stages = [[sum(0, 1, { points: 15, mountain: 2 }), sum(1, 2, { points: 12, mountain: 8 })]];
    expect(classification(stages, 'points').map(({ rider, value }) => [rider, value])).toEqual([
      [0, 15],
      [1, 12],
    ]);
    expect(classification(stages, 'mountain').map(({ rider, value }) => [rider, value])).toEqual([
      [1, 8],
      [0, 2],
    ]);
  });

  test('WS-7.6 ties: the best stage place, then the next best', () => {
    const stages = [
      [sum(0, 2), sum(1, 1), sum(2, 3)],
      [sum(2, 1), sum(0, 2), sum(1, 3)],
      [sum(0, 1), sum(2, 4), sum(1, 2)],
    ];
    // 0: 1, 2, 2; 1: 1, 2, 3; 2: 1, 3, 4.
    expect(classification(stages, 'time').map(({ rider, place }) => [rider, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('WS-7.6 then the latest stage; who shares even that shares the place', () => {
    const stages = [
      [sum(0, 1), sum(1, 2), sum(2, 2)],
      [sum(1, 1), sum(2, 1), sum(0, 2)],
    ];
    expect(classification(stages, 'points').map(({ rider, place }) => [rider, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });

  test('WS-7.6 who has not ridden every stage is in no table', () => {
    expect(classification([[sum(0, 1), sum(1, 2)], [sum(1, 1)]], 'time').map(({ rider }) => rider)).toEqual([1]);
  });
});
