import {
  type Dice,
  type Race,
  ScriptedDice,
  SeededDice,
  type StageRace,
  type StageResult,
  type StagesBefore,
  type TypedStage,
} from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Options, type Position, parseRoute, type Route, type State, startLists, type WielerSim, wielersim } from '../rules/index.ts';
import { climb, flat, flatTyre, mountain, raceOf, ride, route, startList, turn } from './turns.ts';

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

example('WS-7.1', 'riders with equal pips share the place', {
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

test('WS-7.1 a prologue begins once and ends once, and its dice have six sides', () => {
  const race = raceOf({ route: prologue('sprinter'), riders: field });
  const sides: number[] = [];
  const ones: Dice = {
    roll(some) {
      sides.push(some);
      return 1;
    },
    draw: () => 0,
  };
  const types: string[][] = [];
  const state = race.setup(ones);
  while (race.turn(state)) {
    const facts: string[] = [];
    race.play(state, ride, ones, ({ type }) => facts.push(type));
    types.push(facts);
  }
  expect(types).toEqual([['began', 'timed'], ['timed'], ['timed'], ['timed', 'finished', 'finished', 'finished', 'finished', 'ended']]);
  // Ten for each of the four; four again for the leader, two for the sprinter.
  expect(sides).toEqual(Array(46).fill(6));
});

const withSprint = route(['Start | | | 150 | blue', 'Arch | | Sp | 100 | blue', 'Line | | finish | 0 |']);

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

turn('WS-7.3', 'here too a row is only passed if one of the same sprint has landed on it', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // They come to 50, 49 and 48; c passes the row where b landed, not those where a and b stand.
  at: { a: [48, 1], b: [47, 1], c: [46, 1] },
  dice: [1, 1, 1, 1, 1, 1, 6, 2, 5],
  facts: ({ b, c }) => [
    { type: 'sprinted', rider: b, from: 49, passed: 0, to: 51 },
    { type: 'sprinted', rider: c, from: 48, passed: 1, to: 54 },
  ],
});

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
  // a sprinted alone last turn; now b and c come up.
  at: { a: [50, 1], b: [49, 1], c: [48, 1] },
  position: ({ a }) => ({ sprints: [[a]] }),
  dice: [1, 1, 1, 1, 1, 1, 3, 3],
  then: { a: [52, 1], b: [51, 1], c: [50, 1] },
  facts: ({ b, c }) => [{ type: 'sprint-began', riders: [b, c], place: 2 }],
  expect: ({ a, b, c }) => ({ position: { sprints: [[a, b, c]] } }),
});

turn('WS-7.3', 'a rider with a place does not sprint again, though a newcomer is ahead now', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader' },
  at: { a: [50, 1], b: [48, 1] },
  position: ({ a }) => ({ sprints: [[a]] }),
  // b comes to 53, a to 52; alone b throws nothing.
  dice: [1, 1, 2, 3],
  then: { b: [53, 1], a: [52, 1] },
  expect: ({ a, b }) => ({ position: { sprints: [[a, b]] } }),
});

turn('WS-7.3', 'two groups that pass in one turn sprint one after the other; a rider alone throws nothing', {
  route: withSprint,
  riders: { a: 'leader', b: 'leader' },
  at: { a: [49, 1], b: [48, 1] },
  dice: [1, 3, 1, 1],
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

const early = route([
  'Start | | | 150 | blue',
  'Arch | | Sp | 145 | blue',
  'Hill | | climb start | 140 | blue',
  'Hill | | C3 (1) | 128 | blue',
  'Line | | finish | 0 |',
]);

example('WS-7.3, WS-7.5', 'marks on which riders stand at the flying start, or beyond which, are taken at the end of turn 1', {
  options: { route: early, riders: startList({ a: 'helper', b: 'helper' }) },
  position: before,
  // They start on 20 and 5. Then a goes to 22, over the top; b throws as well, and b's group sprints after a.
  dice: [10, 10, 2, 3, 6, 1, 1, 1, 1],
  choices: [ride, ride],
  then: {
    facts: [
      { type: 'placed', rider: 0, to: 20 },
      { type: 'placed', rider: 1, to: 5 },
      { type: 'began', round: 1 },
      { type: 'sprint-began', mark: 'sprint', riders: [0] },
      { type: 'sprint-began', mark: 'sprint', riders: [1], place: 2 },
    ],
    position: { sprints: [[0, 1]] },
  },
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

turn('WS-7.5', 'a rider who comes on to the top is over it', {
  route: climb('C3', { hierarchy: mountain }),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [71, 1], b: [50, 1] },
  dice: [1, 1, 1, 1],
  then: { a: [72, 1], b: [52, 1] },
  expect: ({ a }) => ({ position: { tops: [[a]] } }),
});

turn('WS-7.5', 'a top has no more places than points, however many come over it at once', {
  route: climb('C3', { hierarchy: mountain }),
  riders: { a: 'leader', b: 'leader', c: 'leader', d: 'leader', e: 'leader' },
  at: { a: [71, 1], b: [71, 2], c: [71, 3], d: [71, 4], e: [71, 5] },
  dice: Array(10).fill(1),
  expect: ({ a, b, c, d }) => ({ position: { tops: [[a, b, c, d]] } }),
});

test('WS-7.3 when nobody has come past since, nobody sprints, and nothing is told of a sprint', () => {
  const race = raceOf({ route: withSprint, riders: startList({ a: 'leader', b: 'leader' }) });
  const road = [
    { rider: 0, row: 60, lane: 1 },
    { rider: 1, row: 20, lane: 1 },
  ];
  const state = race.place({ turn: 5, road, sprints: [[0]] });
  const facts: string[] = [];
  race.play(state, ride, new ScriptedDice([1, 1, 1, 1]), ({ type }) => facts.push(type));
  expect(facts).not.toContain('sprint-began');
  expect(state.sprints).toEqual([[0]]);
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

const stageRace = wielersim.stageRace as StageRace<WielerSim>;

const optionsOf = (given: Partial<Options>): Options => raceOf(given).options;

const resultAt = (race: Race<WielerSim>, position: Position) => stageRace.result(race.options, race.place(position));

const leaders = (count: number) => startList(Object.fromEntries(Array.from({ length: count }, (_, nth) => [`r${nth}`, 'leader' as const])));

describe('what a stage comes to', () => {
  const position: Position = {
    turn: 21,
    road: [],
    home: [
      { rider: 2, turn: 19, row: 151, seconds: 0 },
      { rider: 0, turn: 19, row: 151, seconds: 0 },
      { rider: 1, turn: 20, row: 150, seconds: 66 },
    ],
  };

  test('WS-6.4 the places and delays of all finishers', () => {
    expect(resultAt(raceOf({ riders: leaders(3) }), position)).toEqual({
      day: 'flat',
      riders: [
        { rider: 2, place: 1, value: 0 },
        { rider: 0, place: 2, value: 0 },
        { rider: 1, place: 3, value: 66 },
      ],
      primes: [],
    });
  });

  test('WS-7.3, WS-7.5 the marks in the order of the road, with the riders who have a place there', () => {
    const rows = [
      'Start | | | 150 | blue',
      'Col (start) | | climb start | 120 | red',
      'Col (top) | | C2 (4) | 100 | blue',
      'Arch | | Sp | 80 | green',
      'Muur (start) | | climb start | 60 | red',
      'Muur (top) | | HC (6) | 40 | blue',
      'Line | | finish | 0 |',
    ];
    const race = raceOf({ riders: leaders(3), route: route(rows) });
    expect(stageRace.primes(race.options)).toEqual([
      { id: 'top-1', kind: 'C2', square: 50, places: 5 },
      { id: 'sprint-1', kind: 'sprint', square: 70, places: 8 },
      { id: 'top-2', kind: 'HC', square: 110, places: 8 },
    ]);
    const result = resultAt(race, {
      ...position,
      sprints: [[1, 0, 2]],
      tops: [
        [0, 1, 2],
        [2, 0],
      ],
    });
    expect(result).toMatchObject({
      day: 'mountain',
      primes: [
        { id: 'top-1', kind: 'C2', order: [0, 1, 2] },
        { id: 'sprint-1', kind: 'sprint', order: [1, 0, 2] },
        { id: 'top-2', kind: 'HC', order: [2, 0] },
      ],
    });
  });

  test('WS-7.1 of a prologue: riders with equal pips share the place', () => {
    expect(resultAt(raceOf({ route: prologue('sprinter'), riders: leaders(3) }), { turn: 3, road: [], pips: [30, 42, 42] })).toEqual({
      day: 'prologue',
      riders: [
        { rider: 1, place: 1, value: 0 },
        { rider: 2, place: 1, value: 0 },
        { rider: 0, place: 3, value: 12 },
      ],
      primes: [],
    });
  });
});

describe('the next stage', () => {
  const line = (entrant: number, place: number) => ({ entrant, place, total: 0, stages: [] });
  const before: StagesBefore = {
    results: [{ day: 'flat', riders: [], primes: [] } satisfies StageResult],
    rankings: [
      { classification: 'general', lines: [line(2, 1), line(0, 2)] },
      { classification: 'points', lines: [line(0, 1), line(2, 2)] },
    ],
    gone: [3, 1],
    jerseys: [],
    plan: [],
  };
  const plan = optionsOf({ riders: leaders(4) });

  test('WS-3.1 the leader of the general classification wears the jersey; nobody does in the first', () => {
    expect(stageRace.start(plan, before).jersey).toBe(3);
    expect(stageRace.start(plan, { ...before, results: [], gone: [] })).toEqual(plan);
    expect(stageRace.start({ ...plan, jersey: 2, absent: [1] }, { ...before, results: [], gone: [] })).toEqual(plan);
  });

  test('WS-7.6 riders who have left the tour do not start', () => {
    expect(stageRace.outLeaves).toBe(true);
    expect(stageRace.start(plan, before).absent).toEqual([2, 4]);
  });

  const ridden = (race: Race<WielerSim>): State => {
    const dice = new SeededDice('absent');
    const state = race.setup(dice);
    while (race.turn(state)) race.play(state, ride, dice);
    return state;
  };

  test.each([
    ['stage', flat()],
    ['prologue', prologue('climber')],
  ])('WS-7.6 nor do they have a place in the %s', (_, schedule) => {
    const race = raceOf({ route: schedule, riders: leaders(4), absent: [2, 4] });
    const state = ridden(race);
    expect(
      stageRace
        .result(race.options, state)
        .riders.map(({ rider }) => rider)
        .sort(),
    ).toEqual([0, 2]);
    const { over, riders } = race.standings(state);
    expect(over).toBe(true);
    expect(riders.slice(2)).toEqual([
      { rider: 1, place: 3, out: 'did-not-start' },
      { rider: 3, place: 3, out: 'did-not-start' },
    ]);
    expect(race.standings(race.setup(new SeededDice(''))).riders.map(({ rider, place }) => [rider, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 3],
    ]);
  });

  test('WS-7.6 no dice are thrown for them', () => {
    const race = raceOf({ riders: leaders(2), absent: [2] });
    const state = race.setup(new ScriptedDice([]));
    const dice = new ScriptedDice([1, 1, 1, 6]);
    race.play(state, ride, dice);
    expect(dice.left).toBe(0);
    expect(state.lane).toEqual([1, 0]);
  });

  test('WS-7.6 a position has them nowhere', () => {
    const race = raceOf({ riders: leaders(3), absent: [2] });
    const spot = (rider: number) => ({ rider, row: 10 - rider, lane: 1 });
    const faults = (road: Position['road']) => {
      const parsed = race.positions().parse({ turn: 3, road });
      return parsed.ok ? [] : parsed.problems.map(({ at, need }) => `${at}: ${need.reason}`);
    };
    expect(faults([spot(0), spot(2)])).toEqual([]);
    expect(faults([spot(0), spot(1), spot(2)])).toEqual(['road[1].rider: no-starter']);
    expect(faults([spot(0)])).toEqual(['road: riders-missing']);
    const clock = raceOf({ route: prologue('climber'), riders: leaders(3), absent: [2] }).positions();
    expect(clock.parse({ turn: 2, road: [], pips: [30, 0, 40] }).ok).toBe(true);
    const wrong = clock.parse({ turn: 2, road: [], pips: [30, 35, 40] });
    expect(!wrong.ok && wrong.problems[0]).toMatchObject({ at: 'pips[1]', need: { reason: 'no-starter' } });
  });

  test.each([
    ['is on the list', [5], 'absent[0]: no-such-number'],
    ['is named once', [2, 2], 'absent[1]: absent-twice'],
    ['leaves somebody to start', [1, 2, 3, 4], 'absent: all-absent'],
  ])('WS-7.6 an absent rider %s', (_, absent, problem) => {
    const parsed = wielersim.options.parse({ riders: leaders(4), absent });
    expect(!parsed.ok && parsed.problems.map(({ at, need }) => `${at}: ${need.reason}`)).toEqual([problem]);
  });
});

describe('a stage that was ridden at a real table', () => {
  const options = optionsOf({ riders: leaders(4), route: withSprint, absent: [4] });
  const at = (rider: number, seconds: number) => ({ rider, arrival: { seconds } });
  const good: TypedStage = {
    arrivals: [at(2, 0), at(0, 0), at(1, 42)],
    primes: [{ id: 'sprint-1', order: [1] }],
    out: [],
    used: [],
  };

  test('WS-6.4 delays and places as they were written down', () => {
    expect(stageRace.typed(options, good)).toEqual({
      ok: true,
      value: {
        day: 'flat',
        riders: [
          { rider: 2, place: 1, value: 0 },
          { rider: 0, place: 2, value: 0 },
          { rider: 1, place: 3, value: 42 },
        ],
        primes: [{ id: 'sprint-1', kind: 'sprint', order: [1] }],
      },
    });
  });

  test('WS-6.4 a delay is known while it is typed', () => expect(stageRace.arrivalValue?.({ seconds: 42 })).toBe(42));

  test('WS-7.1 in a prologue riders with the same time share the place', () => {
    const typed = stageRace.typed({ ...options, route: prologue('climber') }, { ...good, primes: [] });
    expect(typed.ok && [typed.value.day, ...typed.value.riders.map(({ place }) => place)]).toEqual(['prologue', 1, 1, 3]);
  });

  test('WS-7.6 a rider who abandons has the last place', () => {
    const out = [
      { rider: 0, reason: 'abandoned' },
      { rider: 1, reason: 'did-not-start' },
    ];
    const typed = stageRace.typed(options, { ...good, arrivals: [at(2, 0)], out });
    expect(typed.ok && typed.value.riders.slice(1)).toEqual([
      { rider: 1, place: 2, out: 'did-not-start' },
      { rider: 0, place: 3, out: 'abandoned' },
    ]);
  });

  test.each<[string, Partial<TypedStage>, string]>([
    ['WS-6.4 the winner has no delay', { arrivals: [at(2, 1), at(0, 1), at(1, 42)] }, 'arrivals[0].arrival.seconds: winner-not-at-0'],
    [
      'WS-6.4 nobody is placed behind one who came later',
      { arrivals: [at(2, 0), at(0, 43), at(1, 42)] },
      'arrivals[2].arrival.seconds: home-too-early',
    ],
    ['WS-7.6 a rider who has left the tour is not home', { arrivals: [...good.arrivals, at(3, 50)] }, 'arrivals[3].rider: no-starter'],
    ['WS-7.3 somebody was first at the sprint', { primes: [] }, 'primes: prime-not-full'],
  ])('%s', (_, given, problem) => {
    const typed = stageRace.typed(options, { ...good, ...given });
    expect(!typed.ok && typed.problems.map(({ at: where, need }) => `${where}: ${need.reason}`)).toEqual([problem]);
  });
});

describe('model tours', () => {
  type Kind = WielerSim['StageRace']['Kind'];
  const base = optionsOf({ riders: startLists[2].text, bonusSeconds: false, jersey: 3, absent: [1] });
  const made = (kind: Kind, stages: number, seed: string) => stageRace.model(kind, stages, base, new SeededDice(seed));
  const routesOf = (kind: Kind, stages: number, seed: string) =>
    made(kind, stages, seed).map((stage): Route => {
      const read = parseRoute(stage.route);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      return read.value;
    });
  const tour = fc.record({ kind: fc.constantFrom(...stageRace.kinds), stages: fc.integer({ min: 1, max: 21 }), seed: fc.string() });
  const topsOf = ({ rows }: Route) => rows.flatMap(({ event }) => (event?.kind === 'top' ? event.category : []));
  const squaresOf = ({ rows }: Route) => rows.find(({ squares }) => squares !== undefined)?.squares;

  test('have as many stages as asked, all of them valid, of the start list of the base, all riders at the start', () =>
    fc.assert(
      fc.property(tour, ({ kind, stages, seed }) => {
        const list = made(kind, stages, seed);
        expect(list).toHaveLength(stages);
        for (const options of list) {
          expect(wielersim.options.parse(options)).toEqual({ ok: true, value: options });
          expect(options).toEqual({ ...base, jersey: 0, absent: [], route: options.route });
        }
      }),
    ));

  test('WS-1.1 a made stage has 120 to 160 squares', () =>
    fc.assert(
      fc.property(tour, ({ kind, stages, seed }) => {
        fc.pre(kind !== 'ready-made');
        for (const one of routesOf(kind, stages, seed)) {
          if (one.prologue) continue;
          expect(squaresOf(one)).toBeGreaterThanOrEqual(120);
          expect(squaresOf(one)).toBeLessThanOrEqual(160);
        }
      }),
    ));

  test.each(stageRace.kinds.filter((kind) => kind !== 'ready-made'))('no two stages of a tour of %s are alike, nor two tours', (kind) => {
    expect(new Set(routesOf(kind, 21, 'one').map(({ name }) => name)).size).toBe(21);
    expect(made(kind, 21, 'one')).not.toEqual(made(kind, 21, 'another'));
  });

  test('WS-7.1 from three stages on a tour begins with a prologue, and no other stage is one', () => {
    for (const kind of stageRace.kinds)
      for (const stages of [1, 2, 3, 8, 21])
        expect(routesOf(kind, stages, 'one').map(({ prologue: one }) => one !== undefined)).toEqual(
          Array.from({ length: stages }, (_, index) => index === 0 && stages >= 3),
        );
  });

  test('a grand tour has flat days, cobbles, mountains and summits, and ends on the flat', () => {
    const stages = routesOf('grand-tour', 21, 'one');
    const summits = stages.filter(({ rows }) => rows.some(({ event, squares }) => event?.kind === 'top' && squares === 0));
    expect(summits.length).toBeGreaterThan(1);
    expect(stages.some(({ rows }) => rows.some(({ event }) => event?.kind === 'cobbles-start'))).toBe(true);
    expect(stages.filter((one) => topsOf(one).some((category) => category === 'HC' || category === 'C1')).length).toBeGreaterThan(3);
    expect(topsOf(stages.at(-1) as Route).every((category) => category === 'C3')).toBe(true);
  });

  test('a flat tour has no climb above C2, one in the mountains many', () => {
    const high = (kind: Kind) =>
      routesOf(kind, 21, 'one')
        .flatMap(topsOf)
        .filter((category) => category === 'HC' || category === 'C1').length;
    expect(high('flat')).toBe(0);
    expect(high('mountains')).toBeGreaterThan(15);
  });
});
