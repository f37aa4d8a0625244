import type { Classification, StageGift, StageResult, TieBreak } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { classify, classifyNext, type RuleSet, unridden } from '../src/index.ts';

/** Two teams of two: riders 0 and 1, riders 2 and 3. */
const riders = [{ team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }];

const table = (id: string, gives: readonly StageGift[], more: Partial<Classification> = {}): Classification => ({
  id,
  rule: 'T-1',
  of: 'riders',
  measure: 'points',
  gives,
  leads: 'highest',
  ties: [],
  ...more,
});

const rules = (classifications: readonly Classification[], more: Partial<RuleSet> = {}): RuleSet => ({
  riders,
  classifications,
  outLeaves: false,
  ...more,
});

type Came = readonly [rider: number, value: number | string];

/** Riders in the order of places; a text instead of a value says why they are out. */
const stage = (came: readonly Came[], more: Partial<StageResult> = {}): StageResult => ({
  day: 'flat',
  riders: came.map(([rider, value], index) => ({
    rider,
    place: index + 1,
    ...(typeof value === 'number' ? { value } : { out: value }),
  })),
  primes: [],
  ...more,
});

/** Who, place, total. */
const lines = (set: RuleSet, stages: readonly StageResult[], index = 0) =>
  classify(set, stages).rankings[index]?.lines.map(({ entrant, place, total }) => [entrant, place, total]);

const general = table('general', [{ by: 'value' }], { leads: 'lowest', measure: 'seconds' });

describe('gifts', () => {
  test('value: what the stage adds; the lowest leads', () => {
    expect(
      lines(rules([general]), [
        stage([
          [2, 3],
          [0, 5],
          [1, 6],
          [3, 9],
        ]),
        stage([
          [0, 0],
          [1, 4],
          [2, 4],
          [3, 4],
        ]),
      ]),
    ).toEqual([
      [0, 1, 5],
      [2, 2, 7],
      [1, 3, 10],
      [3, 4, 13],
    ]);
  });

  test('value: who has none gets the highest of the stage and so much more', () => {
    const set = rules([{ ...general, gives: [{ by: 'value', without: 10 }] }]);
    expect(
      lines(set, [
        stage([
          [2, 3],
          [0, 5],
          [1, 'crashed'],
          [3, 'crashed'],
        ]),
      ]),
    ).toEqual([
      [2, 1, 3],
      [0, 2, 5],
      [1, 3, 15],
      [3, 3, 15],
    ]);
  });

  test('finish: by the kind of day, nothing to who is out, nothing on a day that has no points', () => {
    const set = rules([table('points', [{ by: 'finish', points: { flat: [5, 3, 1], hill: [2] } }])]);
    const days = [
      stage([
        [2, 0],
        [0, 0],
        [1, 'crashed'],
        [3, 'crashed'],
      ]),
      stage(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ],
        { day: 'hill' },
      ),
    ];
    expect(lines(set, days)).toEqual([
      [0, 1, 5],
      [2, 1, 5],
      [1, 3, 0],
      [3, 3, 0],
    ]);
    expect(
      lines(set, [
        stage(
          [
            [2, 0],
            [0, 0],
            [1, 0],
            [3, 0],
          ],
          { day: 'toString' },
        ),
      ])?.every(([, , total]) => total === 0),
    ).toBe(true);
  });

  test('finish: who shares a place has its points', () => {
    const set = rules([table('points', [{ by: 'finish', points: { flat: [5, 3, 1] } }])]);
    const shared = stage([
      [2, 0],
      [0, 0],
      [1, 0],
      [3, 0],
    ]);
    const day = { ...shared, riders: shared.riders.map((one, index) => ({ ...one, place: [1, 1, 3, 4][index] })) };
    expect(lines(set, [day])).toEqual([
      [0, 1, 5],
      [2, 1, 5],
      [1, 3, 1],
      [3, 4, 0],
    ]);
  });

  test('primes: by their kind, all that a stage has', () => {
    const set = rules([table('mountain', [{ by: 'primes', points: { hors: [10, 5], third: [1] } }])]);
    const primes = [
      { id: 'a', kind: 'hors', order: [3, 1] },
      { id: 'b', kind: 'third', order: [1, 0] },
      { id: 'c', kind: 'sprint', order: [2] },
    ];
    expect(
      lines(set, [
        stage(
          [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
          ],
          { primes },
        ),
      ]),
    ).toEqual([
      [3, 1, 10],
      [1, 2, 6],
      [0, 3, 0],
      [2, 3, 0],
    ]);
  });

  test('value and bonuses: seconds are taken off, but bonuses make no time for who has none', () => {
    const bonus: StageGift = { by: 'primes', points: { sprint: [-6, -4] } };
    const set = rules(
      [
        { ...general, gives: [{ by: 'value' }, bonus, { by: 'finish', points: { flat: [-10] } }] },
        { ...general, id: 'teams', of: 'teams', best: 1, gives: [{ by: 'value' }, bonus] },
      ],
      { outLeaves: true },
    );
    const day = stage(
      [
        [2, 0],
        [0, 5],
        [1, 8],
        [3, 'crashed'],
      ],
      { primes: [{ id: 's', kind: 'sprint', order: [3, 0] }] },
    );
    expect(lines(set, [day])).toEqual([
      [2, 1, -10],
      [0, 2, 1],
      [1, 3, 8],
    ]);
    expect(lines(set, [day], 1)).toEqual([
      [1, 1, 0],
      [0, 2, 1],
    ]);
  });

  test('place: for the first of the day in another table, and only for who is in it that day', () => {
    const daily = table('daily', [{ by: 'place', in: 'general', points: [3, 2, 1] }]);
    const set = rules([general, daily], { outLeaves: true });
    const days = [
      stage([
        [2, 1],
        [0, 2],
        [1, 3],
        [3, 'crashed'],
      ]),
      stage([
        [0, 1],
        [1, 2],
        [2, 3],
      ]),
    ];
    // Rider 3 has left: without a time they are not the first of any day.
    expect(lines(set, days, 1)).toEqual([
      [0, 1, 5],
      [2, 2, 4],
      [1, 3, 3],
    ]);
  });

  test('place: ties of the day go by the other table, as it was that day', () => {
    const byPlaces = { ...general, ties: ['stage-places'] as const };
    const byGeneral = table('value', [{ by: 'finish', points: { flat: [1, 1, 1, 1] } }], { ties: [{ as: 'general' }] });
    const set = rules([byPlaces, byGeneral, table('daily', [{ by: 'place', in: 'value', points: [3, 2] }])]);
    expect(
      lines(
        set,
        [
          stage([
            [2, 1],
            [0, 2],
            [1, 2],
            [3, 3],
          ]),
        ],
        2,
      )?.slice(0, 2),
    ).toEqual([
      [2, 1, 3],
      [0, 2, 2],
    ]);
  });
});

describe('teams', () => {
  const six = [{ team: 0 }, { team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }, { team: 1 }];
  const best2 = { ...general, of: 'teams' as const, best: 2 };

  test('CP-8.12 have the sum of their best', () => {
    const day = stage([
      [0, 0],
      [3, 4],
      [4, 5],
      [1, 10],
      [2, 10],
      [5, 99],
    ]);
    expect(lines(rules([best2], { riders: six }), [day])).toEqual([
      [1, 1, 9],
      [0, 2, 10],
    ]);
  });

  test('CP-8.12 a missing man counts as the slowest of the stage, on that day and on all after it', () => {
    const set = rules([best2], { riders: six, outLeaves: true });
    const first = stage([
      [0, 0],
      [3, 4],
      [4, 5],
      [5, 20],
      [1, 'crashed'],
      [2, 'crashed'],
    ]);
    const second = stage([
      [0, 0],
      [3, 2],
      [4, 2],
      [5, 7],
    ]);
    expect(lines(set, [first, second])).toEqual([
      [1, 1, 13],
      [0, 2, 27],
    ]);
    const third = stage([
      [3, 2],
      [4, 2],
      [5, 7],
    ]);
    expect(
      lines(set, [
        first,
        stage([
          [3, 2],
          [4, 3],
          [5, 7],
          [0, 'crashed'],
        ]),
        third,
      ]),
    ).toEqual([
      [1, 1, 18],
      [0, 2, 20 + 14 + 14],
    ]);
  });

  test('without a number of best ones all count, and a missing one as the slowest', () => {
    const all = { ...general, of: 'teams' as const };
    expect(
      lines(rules([all]), [
        stage([
          [2, 1],
          [3, 6],
          [0, 2],
          [1, 'crashed'],
        ]),
      ]),
    ).toEqual([
      [1, 1, 7],
      [0, 2, 8],
    ]);
  });

  test('of points: a missing one counts nothing', () => {
    const points = table('points', [{ by: 'finish', points: { flat: [5, 3, 2, 1] } }], { of: 'teams', best: 2 });
    expect(
      lines(rules([points]), [
        stage([
          [0, 0],
          [2, 0],
          [3, 0],
          [1, 'crashed'],
        ]),
      ]),
    ).toEqual([
      [0, 1, 5],
      [1, 1, 5],
    ]);
  });
});

describe('ties', () => {
  const level = (ties: readonly TieBreak[], ...days: readonly StageResult[]) =>
    lines(rules([{ ...general, ties }]), days)?.map(([rider, place]) => [rider, place]);
  const there = stage([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ]);

  test('stage-places: the best place, then the next best', () => {
    // Places: 0: 1, 3; 1: 2, 1; 2: 3, 2; 3: 4, 4.
    expect(
      level(
        ['stage-places'],
        there,
        stage([
          [1, 1],
          [2, 1],
          [0, 1],
          [3, 1],
        ]),
      ),
    ).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  test('latest-stage: the place in the latest', () => {
    expect(
      level(
        ['latest-stage'],
        there,
        stage([
          [3, 1],
          [2, 1],
          [0, 1],
          [1, 1],
        ]),
      ),
    ).toEqual([
      [3, 1],
      [2, 2],
      [0, 3],
      [1, 4],
    ]);
  });

  test('sum-of-places: the lowest sum', () => {
    // Sums: 0: 1 + 4, 1: 2 + 1, 2: 3 + 2, 3: 4 + 3.
    expect(
      level(
        ['sum-of-places'],
        there,
        stage([
          [1, 1],
          [2, 1],
          [3, 1],
          [0, 1],
        ]),
      ),
    ).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  test('one after the other, until they are told apart', () => {
    expect(
      level(
        ['sum-of-places', 'latest-stage'],
        there,
        stage([
          [1, 1],
          [2, 1],
          [3, 1],
          [0, 1],
        ]),
      ),
    ).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
      [3, 4],
    ]);
  });

  test('first-places: primes won, not points', () => {
    const primes = (order: readonly (readonly number[])[]) => order.map((one, index) => ({ id: `${index}`, kind: 'pass', order: one }));
    const set = rules([table('mountain', [{ by: 'primes', points: { pass: [4, 2] } }], { ties: ['first-places'] })]);
    // Rider 3 twice second, rider 2 once first: four points each.
    const day = stage(
      [
        [3, 0],
        [2, 0],
        [1, 0],
        [0, 0],
      ],
      { primes: primes([[0, 3], [1, 3], [2]]) },
    );
    expect(lines(set, [day])).toEqual([
      [0, 1, 4],
      [1, 1, 4],
      [2, 1, 4],
      [3, 4, 4],
    ]);
  });

  test('first-places: stages won; days that gave a team the most', () => {
    const points = table('points', [{ by: 'finish', points: { flat: [4, 2], hill: [2] } }], { ties: ['first-places'] });
    const days = [
      stage([
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ]),
      stage([
        [2, 0],
        [1, 0],
        [0, 0],
        [3, 0],
      ]),
    ];
    expect(lines(rules([points]), days)).toEqual([
      [0, 1, 4],
      [2, 1, 4],
      [1, 3, 4],
      [3, 4, 0],
    ]);
    const teams = { ...general, of: 'teams' as const, ties: ['first-places'] as const };
    // Team 1 wins twice by 1, team 0 once by 2.
    const three = [
      stage([
        [2, 0],
        [0, 1],
        [1, 1],
        [3, 1],
      ]),
      stage([
        [2, 0],
        [0, 1],
        [1, 1],
        [3, 1],
      ]),
      stage([
        [0, 0],
        [1, 0],
        [2, 1],
        [3, 1],
      ]),
    ];
    expect(lines(rules([teams]), three)).toEqual([
      [1, 1, 4],
      [0, 2, 4],
    ]);
  });

  test('first-places: of a time with bonuses the days count, not the bonuses; of places of the day those too', () => {
    const timed = table('timed', [{ by: 'value' }, { by: 'primes', points: { sprint: [-5] } }], {
      leads: 'lowest',
      ties: ['first-places'],
    });
    const sprint = (rider: number) => ({ primes: [{ id: 's', kind: 'sprint', order: [rider] }] });
    // Rider 0: 0 + 10; rider 1: 9 − 5 and 11 − 5: they won both sprints, rider 0 was the first of the first day, rider 2 of the second.
    const days = [
      stage(
        [
          [0, 0],
          [1, 9],
          [2, 20],
          [3, 30],
        ],
        sprint(1),
      ),
      stage(
        [
          [2, 0],
          [0, 10],
          [1, 11],
          [3, 30],
        ],
        sprint(1),
      ),
    ];
    expect(lines(rules([timed]), days)).toEqual([
      [0, 1, 10],
      [1, 2, 10],
      [2, 3, 20],
      [3, 4, 60],
    ]);
    const daily = table('daily', [{ by: 'place', in: 'general', points: [2, 1] }], { ties: ['first-places'] });
    // Riders 0 and 1: two each, but 0 was first of a day.
    const three = [
      days[0],
      stage([
        [2, 0],
        [1, 5],
        [0, 9],
        [3, 9],
      ]),
    ] as StageResult[];
    expect(lines(rules([general, daily]), three, 1)?.map(([rider, place, total]) => [rider, place, total])).toEqual([
      [0, 1, 2],
      [2, 1, 2],
      [1, 3, 2],
      [3, 4, 0],
    ]);
  });

  test('as another table has them', () => {
    const points = table('points', [{ by: 'finish', points: { flat: [1, 1, 1, 1] } }], { ties: [{ as: 'general' }] });
    expect(
      lines(rules([points, general]), [
        stage([
          [0, 9],
          [1, 8],
          [2, 7],
          [3, 7],
        ]),
      ]),
    ).toEqual([
      [2, 1, 1],
      [3, 1, 1],
      [1, 3, 1],
      [0, 4, 1],
    ]);
  });
});

test('CP-8.10 teams that are level go by their best rider in a table of riders, not by numbers that happen to be the same', () => {
  const teams = table('teams', [{ by: 'value' }], { of: 'teams', best: 2, leads: 'lowest', ties: [{ as: 'general' }] });
  const level = stage([
    [3, 1],
    [0, 2],
    [1, 4],
    [2, 5],
  ]);
  expect(lines(rules([general, teams]), [level], 1)).toEqual([
    [1, 1, 6],
    [0, 2, 6],
  ]);
});

describe('who leaves', () => {
  test('L1-7.2 who is further behind the leader than the limit, after any stage', () => {
    const set = rules([general], { limit: { behind: 22, rule: 'L1-7.2' } });
    const first = stage([
      [0, 0],
      [1, 1],
      [2, 22],
      [3, 23],
    ]);
    const { gone, rankings } = classify(set, [first]);
    expect(gone).toEqual([{ rider: 3, stage: 0, reason: 'too-far-behind' }]);
    expect(rankings[0]?.lines.map(({ entrant }) => entrant)).toEqual([0, 1, 2]);
    expect(
      classify(set, [
        first,
        stage([
          [1, -2],
          [0, 0],
          [2, 0],
        ]),
      ]).gone,
    ).toEqual([
      { rider: 3, stage: 0, reason: 'too-far-behind' },
      { rider: 2, stage: 1, reason: 'too-far-behind' },
    ]);
  });

  test('who is out, where that is the rule', () => {
    const day = stage([
      [0, 0],
      [1, 1],
      [2, 22],
      [3, 'crashed'],
    ]);
    expect(classify(rules([general]), [day]).gone).toEqual([]);
    expect(classify(rules([general], { outLeaves: true }), [day]).gone).toEqual([{ rider: 3, stage: 0, reason: 'crashed' }]);
  });
});

test('stage by stage or all at once: the same', () => {
  const set = rules([{ ...general, ties: ['stage-places'] }, table('daily', [{ by: 'place', in: 'general', points: [3, 2, 1] }])]);
  const days = [
    stage([
      [2, 1],
      [0, 2],
      [1, 3],
      [3, 4],
    ]),
    stage([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 9],
    ]),
  ];
  const [first, second] = days as [StageResult, StageResult];
  expect(classifyNext(set, classifyNext(set, unridden(set), first), second)).toEqual(classify(set, days));
});
