import { type CyclingParty, cyclingParty } from '@gruppetto/cycling-party';
import type { Prime, RiderId, StageRace, StageResult } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { classify, jerseysOf, type RuleSet } from '../src/index.ts';

const race = cyclingParty.stageRace as StageRace<CyclingParty>;
const parsed = cyclingParty.options.parse({ version: 'master', teams: 2 });
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
const options = parsed.value;
const rules: RuleSet = {
  riders: cyclingParty.race(options).riders,
  classifications: race.classifications(options),
  outLeaves: race.outLeaves,
};

interface Besides {
  readonly primes?: readonly Prime[];
  readonly out?: readonly RiderId[];
  readonly gone?: readonly RiderId[];
}

/** Two teams of five. Who came home first, in the order of places, each with their seconds; then the others, in the order of their numbers. */
function stage(day: string, first: Readonly<[RiderId, number]>[], others: number, besides: Besides = {}): StageResult {
  const { primes = [], out = [], gone = [] } = besides;
  const named = [...first.map(([rider]) => rider), ...out, ...gone];
  const rest = Array.from({ length: 10 }, (_, rider) => rider).filter((rider) => !named.includes(rider));
  const home = [...first, ...rest.map((rider) => [rider, others] as const)];
  return {
    day,
    riders: [
      ...home.map(([rider, value], index) => ({ rider, place: index + 1, value })),
      ...out.map((rider) => ({ rider, place: home.length + 1, out: 'crashed' })),
    ],
    primes,
  };
}

const prime = (kind: string, ...order: RiderId[]): Prime => ({ id: `${kind} of ${order}`, kind, order });

/** The first lines of a table: entrant, place, total. */
const table = (id: string, stages: readonly StageResult[], count: number) =>
  classify(rules, stages)
    .rankings.find(({ classification }) => classification === id)
    ?.lines.slice(0, count)
    .map(({ entrant, place, total }) => [entrant, place, total]);

describe('CP-8.10 the individual classification', () => {
  test('CP-8.10 the sum of times, the lowest first', () => {
    const stages = [
      stage(
        'flat',
        [
          [7, 10],
          [2, 30],
        ],
        60,
      ),
      stage(
        'high',
        [
          [2, 5],
          [7, 90],
        ],
        200,
      ),
    ];
    expect(table('individual', stages, 3)).toEqual([
      [2, 1, 35],
      [7, 2, 100],
      [0, 3, 260],
    ]);
  });
  test('CP-8.10 equal: the best single stage place', () => {
    // 7 was first and third, 2 was second twice.
    const stages = [
      stage(
        'flat',
        [
          [7, 10],
          [2, 20],
          [3, 20],
        ],
        60,
      ),
      stage(
        'flat',
        [
          [3, 1],
          [2, 5],
          [7, 15],
        ],
        60,
      ),
    ];
    expect(table('individual', stages, 3)).toEqual([
      [3, 1, 21],
      [7, 2, 25],
      [2, 3, 25],
    ]);
  });
  test('CP-8.10 then the next best', () => {
    // Both were first once; 7 was second besides, 2 was third.
    const stages = [
      stage(
        'flat',
        [
          [7, 10],
          [3, 12],
          [2, 20],
        ],
        60,
      ),
      stage(
        'flat',
        [
          [2, 0],
          [7, 10],
          [3, 30],
        ],
        60,
      ),
    ];
    expect(table('individual', stages, 2)).toEqual([
      [7, 1, 20],
      [2, 2, 20],
    ]);
  });
  test('CP-8.10 then the latest stage', () => {
    const stages = [
      stage(
        'flat',
        [
          [7, 10],
          [2, 20],
        ],
        60,
      ),
      stage(
        'flat',
        [
          [2, 10],
          [7, 20],
        ],
        60,
      ),
    ];
    expect(table('individual', stages, 2)).toEqual([
      [2, 1, 30],
      [7, 2, 30],
    ]);
  });
  test('CP-8.5 who crashed has left the tour, and is in no table of riders', () => {
    const { gone, rankings } = classify(rules, [stage('flat', [[7, 10]], 60, { out: [0] }), stage('flat', [[2, 10]], 60, { gone: [0] })]);
    expect(gone).toEqual([{ rider: 0, stage: 0, reason: 'crashed' }]);
    for (const { lines } of rankings.slice(0, 4)) expect(lines.map(({ entrant }) => entrant).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('CP-8.7, CP-8.10 mountain and intermediate sprints', () => {
  const primes = [prime('hors', 3, 4, 5, 6, 7), prime('first', 4, 3, 8, 9), prime('second', 9, 8, 4), prime('third', 6, 7, 9)];
  test('CP-8.7 every category gives its points; CP-8.10 equal: most first places, then the individual classification', () =>
    // 3 and 4 have won a pass each, and 3 was placed before 4; 6 has won one, 5 none.
    expect(table('mountain', [stage('high', [], 60, { primes: [...primes, prime('sprint', 1, 3, 6)] })], 8)).toEqual([
      [3, 1, 35 + 20],
      [4, 2, 25 + 25 + 5],
      [9, 3, 5 + 15 + 1],
      [8, 4, 10 + 10],
      [6, 5, 10 + 5],
      [5, 6, 15],
      [7, 7, 5 + 3],
      [0, 8, 0],
    ]));
  test('CP-8.7 sprints give 5, 3 and 1, in a table of their own', () =>
    expect(
      table('sprints', [stage('flat', [[3, 1]], 60, { primes: [...primes, prime('sprint', 1, 3, 6), prime('sprint', 3, 1)] })], 4),
    ).toEqual([
      [3, 1, 5 + 3],
      [1, 2, 3 + 5],
      [6, 3, 1],
      [0, 4, 0],
    ]));
});

describe('CP-8.11 regularity', () => {
  test.each([
    ['flat', [100, 80, 60, 40, 30, 25, 20, 15, 10, 5]],
    ['low', [70, 50, 40, 30, 20, 15, 10, 5, 0, 0]],
    ['medium', [30, 20, 15, 10, 5, 0, 0, 0, 0, 0]],
    ['high', [30, 20, 15, 10, 5, 0, 0, 0, 0, 0]],
  ])('CP-8.11 by place on a day of the type %s', (day, points) =>
    expect(table('regularity', [stage(day, [[9, 1]], 60)], 10)?.map(([, , total]) => total)).toEqual(points),
  );
  test('CP-8.10 equal: most stages won, then the individual classification', () => {
    // All three have 30. 8 has the best time, but has won nothing; 1 and 9 have won a stage each, 1 in less time.
    const stages = [
      stage(
        'medium',
        [
          [9, 50],
          [8, 1],
          [7, 60],
          [6, 60],
          [5, 60],
        ],
        60,
      ),
      stage(
        'medium',
        [
          [1, 5],
          [2, 9],
          [3, 9],
          [8, 10],
        ],
        60,
      ),
    ];
    expect(table('regularity', stages, 3)).toEqual([
      [1, 1, 30],
      [9, 2, 30],
      [8, 3, 20 + 10],
    ]);
  });
});

describe('CP-8.12 teams', () => {
  test('CP-8.12 the times of the best three of each stage, added over the stages', () => {
    const stages = [
      stage(
        'flat',
        [
          [0, 10],
          [5, 15],
          [1, 20],
        ],
        60,
      ),
      stage('flat', [[6, 5]], 60),
    ];
    expect(table('teams', stages, 2)).toEqual([
      [1, 1, 15 + 60 + 60 + (5 + 60 + 60)],
      [0, 2, 10 + 20 + 60 + (60 + 60 + 60)],
    ]);
  });
  test('CP-8.12 a missing third man counts as the slowest time of the stage', () => {
    const stages = [
      stage('flat', [], 60, { out: [2, 3, 4] }),
      stage(
        'flat',
        [
          [0, 10],
          [1, 20],
          [5, 30],
          [6, 30],
          [7, 40],
          [8, 80],
        ],
        95,
        { gone: [2, 3, 4] },
      ),
    ];
    expect(table('teams', stages, 2)).toEqual([
      [1, 1, 60 + 60 + 60 + (30 + 30 + 40)],
      [0, 2, 60 + 60 + 60 + (10 + 20 + 95)],
    ]);
  });
  test('CP-8.10 equal: most stages in which it was first', () => {
    const stages = [
      stage('flat', [[0, 10]], 60),
      stage('flat', [[0, 10]], 60),
      stage(
        'flat',
        [
          [5, 0],
          [6, 20],
        ],
        60,
      ),
    ];
    expect(table('teams', stages, 2)).toEqual([
      [0, 1, 130 + 130 + 180],
      [1, 2, 180 + 180 + 80],
    ]);
  });
  test('CP-8.10 then the individual classification: the one with the best man', () =>
    expect(
      table(
        'teams',
        [
          stage(
            'flat',
            [
              [5, 0],
              [0, 10],
              [1, 40],
            ],
            50,
          ),
        ],
        2,
      ),
    ).toEqual([
      [1, 1, 0 + 50 + 50],
      [0, 2, 10 + 40 + 50],
    ]));
});

test('CP-8.13 who leads several tables wears the first jersey; the others go to the next in their table who wears none', () => {
  const primes = [prime('hors', 7, 3, 2), prime('sprint', 7, 3, 9)];
  const { rankings } = classify(rules, [
    stage(
      'flat',
      [
        [7, 1],
        [3, 2],
        [9, 3],
      ],
      60,
      { primes },
    ),
  ]);
  expect(jerseysOf(race, rules.classifications, rankings).map(({ jersey, rider }) => [jersey, rider])).toEqual([
    ['yellow', 7],
    ['polka-dot', 3],
    ['purple', 9],
    ['green', 0],
  ]);
});
