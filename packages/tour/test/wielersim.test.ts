import type { StageRace, StageResult } from '@gruppetto/kernel';
import { type Options, type Position, type WielerSim, wielersim } from '@gruppetto/wielersim';
import { describe, expect, test } from 'vitest';
import { classify, type RuleSet } from '../src/index.ts';

const race = wielersim.stageRace as StageRace<WielerSim>;

const route = (...rows: readonly string[]): string => ['A race', ...rows, 'hierarchy: leader, sprinter, climber, helper', ''].join('\n');
const flat = route('Start | | | 150 | blue', 'Line | | finish | 0 |');
const withSprint = route('Start | | | 150 | blue', 'Arch | | Sp | 100 | blue', 'Line | | finish | 0 |');
const climb = (category: string) =>
  route('Start | | | 150 | blue', 'Col | | climb start | 90 | red', `Col | | ${category} (6) | 78 | blue`, 'Line | | finish | 0 |');
const prologue = route('Park | 0 | | |', 'Park | 6 | finish | |', 'prologue: sprinter');

function optionsOf(count: number, given: Partial<Options>): Options {
  const riders = Array.from({ length: count }, (_, nth) => `Team ${nth},r${nth},leader`).join('\n');
  const parsed = wielersim.options.parse({ route: flat, riders, ...given });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const rulesOf = (options: Options): RuleSet => ({
  riders: wielersim.race(options).riders,
  classifications: race.classifications(options),
  outLeaves: race.outLeaves,
});

/** What a race gives by rider that ended like this: so many riders, all home in the order of the start list, with the same time. */
function given(table: string, count: number, options: Partial<Options>, position: Partial<Position> = {}): readonly number[] {
  const all = optionsOf(count, options);
  const home = Array.from({ length: count }, (_, rider) => ({ rider, turn: 20, row: 150, seconds: 0 }));
  const state = wielersim.race(all).place({ turn: 21, road: [], weather: 2, home, ...position });
  const lines =
    classify(rulesOf(all), [race.result(all, state)]).rankings.find(({ classification }) => classification === table)?.lines ?? [];
  return [...lines].sort((a, b) => a.entrant - b.entrant).map(({ stages }) => stages[0]);
}

describe('WS-7.1', () => {
  test('WS-7.1 a prologue counts its seconds, and gives no points and no bonuses', () => {
    const clock = { turn: 2, home: [], weather: 0, pips: [30, 40] };
    expect(given('general', 2, { route: prologue }, clock)).toEqual([10, 0]);
    expect(given('points', 2, { route: prologue }, clock)).toEqual([0, 0]);
    expect(given('mountain', 2, { route: prologue }, clock)).toEqual([0, 0]);
  });
});

describe('WS-7.2', () => {
  test('WS-7.2 the finish gives 10, 6, 4, 2 and 1 bonus seconds', () => {
    expect(given('general', 7, {})).toEqual([-10, -6, -4, -2, -1, 0, 0]);
  });

  test.each(['C1', 'HC'])('WS-7.2 but not that of a stage with a climb %s', (category) => {
    expect(given('general', 7, { route: climb(category) })).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('WS-7.2 a C2 makes no mountain stage', () => {
    expect(given('general', 2, { route: climb('C2') })).toEqual([-10, -6]);
  });

  test('WS-7.2 an intermediate sprint gives 6, 4 and 2', () => {
    const places = { sprints: [[4, 3, 2, 1]] };
    expect(given('general', 5, { route: withSprint }, places)).toEqual([-10, -6, -4 - 2, -2 - 4, -1 - 6]);
  });

  test('WS-7.2 both can be switched off', () => {
    expect(given('general', 3, { route: withSprint, bonusSeconds: false }, { sprints: [[2, 1]] })).toEqual([0, 0, 0]);
  });
});

describe('WS-7.4', () => {
  test('WS-7.4 the finish gives 15, 12, 10, 8, 6, 5, 4, 3, 2, 1 points', () => {
    expect(given('points', 11, {})).toEqual([15, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('WS-7.4 an intermediate sprint 10, 8, 6, 5, 4, 3, 2, 1', () => {
    const sums = given('points', 10, { route: withSprint }, { sprints: [[9, 8, 7, 6, 5, 4, 3, 2]] });
    expect(sums).toEqual([15, 12, 10 + 1, 8 + 2, 6 + 3, 5 + 4, 4 + 5, 3 + 6, 2 + 8, 1 + 10]);
  });

  test('WS-7.4 none at the finish of a mountain stage, unless it is allowed', () => {
    expect(given('points', 2, { route: climb('HC') })).toEqual([0, 0]);
    expect(given('points', 2, { route: climb('C1'), mountainPoints: true })).toEqual([15, 12]);
    expect(given('general', 2, { route: climb('C1'), mountainPoints: true })).toEqual([0, 0]);
  });
});

test.each([
  ['HC', [15, 12, 10, 8, 6, 4, 2, 1]],
  ['C1', [12, 10, 8, 6, 4, 2, 1]],
  ['C2', [8, 6, 4, 2, 1]],
  ['C3', [6, 4, 2, 1]],
])('WS-7.5 a top of %s gives %j', (category, points) => {
  const places = points.map((_, place) => points.length - place);
  const sums = given('mountain', 9, { route: climb(category) }, { tops: [places] });
  expect(places.map((rider) => sums[rider])).toEqual(points);
  expect(sums[0]).toBe(0);
});

describe('WS-7.6', () => {
  /** Riders with their places and delays; and who was first at a sprint and over a top. */
  const stage = (
    riders: readonly (readonly [rider: number, place: number, seconds?: number])[],
    { day = 'mountain', sprint = [], top = [] }: { day?: string; sprint?: readonly number[]; top?: readonly number[] } = {},
  ): StageResult => ({
    day,
    riders: riders.map(([rider, place, value = 0]) => ({ rider, place, value })),
    primes: [
      { id: 'sprint-1', kind: 'sprint', order: sprint },
      { id: 'top-1', kind: 'C3', order: top },
    ],
  });
  const tour = (...stages: readonly StageResult[]) => classify(rulesOf(optionsOf(3, {})), stages);
  const table = (id: string, ...stages: readonly StageResult[]) =>
    tour(...stages).rankings.find(({ classification }) => classification === id)?.lines ?? [];
  const placesIn = (id: string, ...stages: readonly StageResult[]) => table(id, ...stages).map(({ entrant, place }) => [entrant, place]);

  test('WS-7.6 general classification: the sum of delays less bonuses, the leader at nought', () => {
    const lines = table(
      'general',
      stage(
        [
          [0, 1, 0],
          [1, 2, 5],
          [2, 3, 30],
        ],
        { day: 'flat', sprint: [2, 1] },
      ),
      stage([
        [2, 1, 0],
        [1, 2, 20],
        [0, 3, 60],
      ]),
    );
    // 1: 5 - 6 - 4 + 20, the leader with 15; 2: 30 - 4 - 6, five more; 0: -10 + 60.
    expect(lines.map(({ entrant, place, total, stages }) => [entrant, place, total, stages])).toEqual([
      [1, 1, 0, [-5, 20]],
      [2, 2, 5, [20, 0]],
      [0, 3, 35, [-10, 60]],
    ]);
  });

  test('WS-7.6 points and mountains: the most first', () => {
    const day = stage(
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      { day: 'flat', sprint: [2, 1], top: [1, 0] },
    );
    expect(table('points', day).map(({ entrant, total }) => [entrant, total])).toEqual([
      [1, 12 + 8],
      // Twenty each: 1 was second, 2 third.
      [2, 10 + 10],
      [0, 15],
    ]);
    expect(table('mountain', day).map(({ entrant, total }) => [entrant, total])).toEqual([
      [1, 6],
      [0, 4],
      [2, 0],
    ]);
  });

  test('WS-7.6 ties: the best stage place, then the next best', () => {
    const stages = [
      stage([
        [1, 1],
        [0, 2],
        [2, 3],
      ]),
      stage([
        [2, 1],
        [0, 2],
        [1, 3],
      ]),
      stage([
        [0, 1],
        [1, 2],
        [2, 4],
      ]),
    ];
    // 0: 1, 2, 2; 1: 1, 2, 3; 2: 1, 3, 4.
    for (const id of ['general', 'points', 'mountain'])
      expect(placesIn(id, ...stages)).toEqual([
        [0, 1],
        [1, 2],
        [2, 3],
      ]);
  });

  test('WS-7.6 the jersey goes to the rider of the better place in the last stage, else to the first on the start list', () => {
    const wearerAfter = (...stages: readonly StageResult[]) => {
      const { rankings } = tour(...stages);
      return race.start(optionsOf(3, {}), { results: stages, rankings, gone: [], jerseys: [], plan: [] }).jersey;
    };
    const first = stage([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    const second = stage([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(wearerAfter(first, second)).toBe(3);
    expect(wearerAfter(second, first)).toBe(2);
    const shared = stage(
      [
        [1, 1],
        [2, 1],
        [0, 3, 4],
      ],
      { day: 'prologue' },
    );
    expect(wearerAfter(shared)).toBe(2);
  });

  test('WS-7.6 then the latest stage; who shares even that shares the place', () => {
    for (const id of ['general', 'points', 'mountain'])
      expect(
        placesIn(
          id,
          stage([
            [0, 1],
            [1, 2],
            [2, 2],
          ]),
          stage([
            [1, 1],
            [2, 1],
            [0, 2],
          ]),
        ),
      ).toEqual([
        [1, 1],
        [2, 1],
        [0, 3],
      ]);
  });

  test('WS-7.6 who has not ridden every stage is in no table', () => {
    const first = stage([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const abandoned: StageResult = {
      ...first,
      riders: [
        { rider: 1, place: 1, value: 0 },
        { rider: 0, place: 2, value: 9 },
        { rider: 2, place: 3, out: 'abandoned' },
      ],
    };
    const { rankings, gone } = tour(
      first,
      abandoned,
      stage([
        [0, 1],
        [1, 2],
      ]),
    );
    expect(gone).toEqual([{ rider: 2, stage: 1, reason: 'abandoned' }]);
    for (const { lines } of rankings) expect(lines.map(({ entrant }) => entrant).sort()).toEqual([0, 1]);
  });
});
