import type { Fact, StageResult } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import {
  almanac,
  type Counter,
  csvCell,
  enter,
  type MemoryId,
  rankingsCsv,
  type Story,
  stagesCsv,
  storyOf,
  type Tour,
  tourJson,
} from '../src/index.ts';
import { paperTour } from './paper-race.ts';

/** Riders in the order of arrival, each with their time; a text instead of it says why they are out. */
type Came = readonly (readonly [rider: number, seconds: number | string])[];

const result = (came: Came, primes: StageResult['primes'] = []): StageResult => ({
  day: 'flat',
  riders: came.map(([rider, value], index) => ({ rider, place: index + 1, ...(typeof value === 'number' ? { value } : { out: value }) })),
  primes,
  left: {},
});

function ridden(stages: readonly StageResult[], stories: readonly (Story | undefined)[] = []): Tour {
  return stages.reduce<Tour>(
    (tour, one, stage) => {
      const story = stories[stage];
      const next = enter(tour, { do: 'result', stage, how: 'raced', result: one, ...(story && { story }) });
      if (next.kind === 'refused') throw new Error(JSON.stringify(next.refusal));
      return next.tour;
    },
    paperTour(stages.map(() => 'flat')),
  );
}

const pass = (...order: readonly number[]): StageResult['primes'] => [{ id: 'pass-1', kind: 'pass', order }];

/** Riders 0 to 2 are team 1, riders 3 to 5 team 2. */
const four = ridden([
  result(
    [
      [0, 0],
      [1, 3],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 60],
    ],
    pass(3, 0),
  ),
  result(
    [
      [4, 0],
      [1, 40],
      [2, 41],
      [3, 42],
      [0, 90],
      [5, 91],
    ],
    pass(3),
  ),
  result(
    [
      [5, 0],
      [3, 1],
      [2, 1],
      [1, 2],
      [4, 2],
      [0, 2],
    ],
    pass(0),
  ),
  result(
    [
      [5, 0],
      [1, 9],
      [2, 30],
      [0, 31],
      [4, 32],
      [3, 'crashed'],
    ],
    pass(5),
  ),
]);

const memory = (tour: Tour, id: MemoryId) => almanac(tour).find((one) => one.id === id);
const winners = (tour: Tour, id: MemoryId) => memory(tour, id)?.winners;

describe('records', () => {
  test('biggest win and closest finish', () => {
    expect(winners(four, 'biggest-win')).toEqual([{ entrant: 4, why: { stage: 2, second: 1, gap: 40, measure: 'seconds' } }]);
    expect(memory(four, 'biggest-win')).toMatchObject({ kind: 'record', of: 'riders', value: 40 });
    expect(winners(four, 'closest-finish')).toEqual([{ entrant: 5, why: { stage: 3, riders: 6, gap: 2, measure: 'seconds' } }]);
  });

  test('stage wins and primes', () => {
    expect(winners(four, 'most-stage-wins')).toEqual([{ entrant: 5, why: { wins: 2, stages: '3, 4' } }]);
    expect(winners(four, 'most-primes')).toEqual([{ entrant: 3, why: { primes: 2 } }]);
  });

  test('jerseys', () => {
    // Yellow: 0, then 4. Polka dots: 3 until they are gone, then 0. Green: 1, behind 0 who wears yellow, then by 12 points; then 5 with 20.
    expect(winners(four, 'longest-lead')).toEqual([
      { entrant: 4, why: { jersey: 'yellow', from: 2, to: 4 } },
      { entrant: 3, why: { jersey: 'polka-dot', from: 1, to: 3 } },
      { entrant: 1, why: { jersey: 'green', from: 1, to: 3 } },
    ]);
    expect(memory(four, 'longest-lead')?.value).toBe(3);
  });

  test('the general classification: comeback, jump, what decided it, who is last', () => {
    expect(four.after.at(-1)?.rankings[0]?.lines.map(({ entrant, total }) => [entrant, total])).toEqual([
      [4, 39],
      [1, 54],
      [2, 77],
      [0, 123],
      [5, 151],
    ]);
    expect(winners(four, 'closest-tour')).toEqual([{ entrant: 4, why: { second: 1, gap: 15, measure: 'seconds' } }]);
    expect(winners(four, 'lanterne-rouge')).toEqual([{ entrant: 5, why: { place: 5, of: 5, gap: 112, measure: 'seconds' } }]);
    // Rider 4 was fifth after stage 1: level with 2 and 3, but behind them at the finish.
    expect(winners(four, 'best-comeback')).toEqual([{ entrant: 4, why: { from: 5, to: 1, stage: 1 } }]);
    expect(winners(four, 'biggest-jump')).toEqual([{ entrant: 4, why: { from: 5, to: 1, stage: 2 } }]);
  });
});

describe('awards from results', () => {
  test('places: the metronome, the rollercoaster, seconds, podiums without a win', () => {
    expect(winners(four, 'metronome')).toEqual([{ entrant: 2, why: { best: 3, worst: 3, bestStage: 1, worstStage: 1, stages: 4 } }]);
    expect(winners(four, 'rollercoaster')).toEqual([
      { entrant: 0, why: { best: 1, worst: 6, bestStage: 1, worstStage: 3, stages: 4 } },
      { entrant: 5, why: { best: 1, worst: 6, bestStage: 3, worstStage: 1, stages: 4 } },
    ]);
    expect(winners(four, 'eternal-second')).toEqual([{ entrant: 1, why: { seconds: 3, wins: 0 } }]);
    expect(winners(four, 'close-but-no-win')).toEqual([{ entrant: 2, why: { podiums: 4, best: 3 } }]);
  });

  test('nobody is a metronome where the steadiest rider swings by half the field', () => {
    const orders = [
      [0, 1, 2, 3, 4, 5],
      [3, 4, 5, 0, 1, 2],
    ];
    const swinging = ridden(orders.map((order) => result(order.map((rider, index) => [rider, index]))));
    expect(winners(swinging, 'metronome')).toBeUndefined();
  });

  test('halves: the late bloomer and the burnt-out', () => {
    expect(winners(four, 'late-bloomer')).toEqual([{ entrant: 5, why: { first: 6, second: 1, stages: 2 } }]);
    // Rider 0 was first and fifth, then sixth and fourth; rider 4 fifth and first, then fifth twice.
    expect(winners(four, 'burnt-out')?.map(({ entrant }) => entrant)).toEqual([0, 4]);
  });

  test('the last day and the cruellest exit', () => {
    expect(winners(four, 'last-day-thief')).toBeUndefined();
    // Before it: 4 with 7, 1 with 45, 2 with 47, 3 with 48.
    expect(winners(four, 'cruel-exit')).toEqual([{ entrant: 3, why: { place: 4, stage: 4, reason: 'crashed' } }]);
    const stolen = ridden([
      result([
        [0, 0],
        [1, 3],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 60],
      ]),
      result([
        [1, 0],
        [0, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 60],
      ]),
    ]);
    expect(winners(stolen, 'last-day-thief')).toEqual([{ entrant: 1, why: { from: 0, stage: 2 } }]);
  });

  test('nobody steals a lead on the last day that they shared before it, or that they share after it', () => {
    const came = (...seconds: readonly number[]): Came => seconds.map((value, rider) => [rider, value] as const);
    // Level after both places, and in the latest stage too: shared, as a prologue may have it.
    const shares = (one: StageResult): StageResult => ({ ...one, riders: one.riders.map((rider) => ({ ...rider, place: 1 })) });
    const level = shares(result(came(0, 0, 5, 5, 5, 5)));
    const sharedBefore = ridden([level, shares(result(came(3, 0, 9, 9, 9, 9)))]);
    expect(sharedBefore.after[0]?.rankings[0]?.lines.slice(0, 2).map(({ place }) => place)).toEqual([1, 1]);
    expect(sharedBefore.after[1]?.rankings[0]?.lines[0]?.entrant).toBe(1);
    expect(winners(sharedBefore, 'last-day-thief')).toBeUndefined();
    const sharedAfter = ridden([shares(result(came(3, 0, 9, 9, 9, 9))), shares(result(came(0, 3, 9, 9, 9, 9)))]);
    expect(sharedAfter.after[1]?.rankings[0]?.lines.slice(0, 2).map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(winners(sharedAfter, 'last-day-thief')).toBeUndefined();
    const stolen = ridden([shares(result(came(3, 0, 9, 9, 9, 9))), shares(result(came(0, 4, 9, 9, 9, 9)))]);
    expect(winners(stolen, 'last-day-thief')).toEqual([{ entrant: 0, why: { from: 1, stage: 2 } }]);
    expect(winners({ ...stolen, over: false }, 'last-day-thief')).toBeUndefined();
  });

  test('of those who left, it was cruellest for the one who was placed best', () => {
    const came = (...seconds: readonly (number | string)[]): Came => seconds.map((value, rider) => [rider, value] as const);
    const tour = ridden([result(came(0, 1, 2, 3, 4, 5)), result(came(0, 1, 'crashed', 3, 4, 'crashed'))]);
    expect(winners(tour, 'cruel-exit')).toEqual([{ entrant: 2, why: { place: 3, stage: 2, reason: 'crashed' } }]);
  });

  test('with one man home there is no gap, and with one man left nobody is last', () => {
    const alone = ridden([result([[0, 7], ...[1, 2, 3, 4, 5].map((rider) => [rider, 'crashed'] as const)])]);
    const ids = almanac(alone).map(({ id }) => id);
    expect(ids).toContain('most-stage-wins');
    for (const id of ['biggest-win', 'closest-finish', 'closest-tour', 'lanterne-rouge'] as const) expect(ids).not.toContain(id);
  });

  test('teams: strength in numbers, but not of who sits alone at the table', () => {
    expect(memory(four, 'many-winners')).toMatchObject({ of: 'seats', winners: [{ entrant: 1, why: { riders: 2 } }] });
    const alone = { ...four, plan: { ...four.plan, seats: four.plan.seats.slice(0, 1) } };
    expect(memory(alone, 'many-winners')).toBeUndefined();
  });

  test('jerseys: days in any, and how many different ones', () => {
    // Yellow 0, 4, 4, 4; polka dots 3, 3, 3, 0; green 1, 1, 1, 5.
    expect(four.after.map(({ jerseys }) => jerseys.map(({ rider }) => rider))).toEqual([
      [0, 3, 1],
      [4, 3, 1],
      [4, 3, 1],
      [4, 0, 5],
    ]);
    expect(memory(four, 'most-jersey-days')).toMatchObject({
      value: 3,
      winners: [
        { entrant: 4, why: { days: 3 } },
        { entrant: 3, why: { days: 3 } },
        { entrant: 1, why: { days: 3 } },
      ],
    });
    expect(winners(four, 'jersey-collector')).toEqual([{ entrant: 0, why: { jerseys: 'yellow, polka-dot', count: 2 } }]);
  });

  test('CP-8.1 the all-rounder: the lowest sum of places, of those who have one in every table that has any', () => {
    // Nobody has a point in the sprints. General: 4, 1, 2, 0, 5; mountain: 0 with 8, 5 with 5; regularity: 5, 1, 2, 4, 0.
    // Rider 5: 5 + 2 + 1, rider 0: 4 + 1 + 5; the others have no point in the mountains.
    expect(memory(four, 'all-rounder')).toMatchObject({ value: 8, winners: [{ entrant: 5, why: { sum: 8, tables: 3 } }] });
  });

  test('typed stages have no story, so nothing is told of dice and rounds', () => {
    const ids = almanac(four).map(({ id }) => id);
    for (const id of ['fastest-stage', 'escape-artist', 'lucky-dice', 'overtaker'] as const) expect(ids).not.toContain(id);
  });

  test('before the first stage there is nothing to tell; what more than three share is not told', () => {
    expect(almanac(paperTour(['flat']))).toEqual([]);
    const level = ridden([
      result([
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [5, 0],
      ]),
    ]);
    expect(memory(level, 'biggest-win')).toBeUndefined();
  });
});

describe('a story from the common facts', () => {
  const rule = 'T-1';
  const facts = [
    [
      { type: 'began', rule, round: 0 },
      { type: 'placed', rule, rider: 0, to: 0 },
      { type: 'placed', rule, rider: 1, to: 2 },
      { type: 'placed', rule, rider: 2, to: 2 },
    ],
    [
      { type: 'began', rule, round: 1 },
      { type: 'threw', rule, rider: 0, dice: [6, 5], sides: 6 },
      { type: 'moved', rule, rider: 0, from: 0, to: 11 },
      { type: 'spent', rule, seat: 0, rider: 0, what: 'bonus', amount: 2 },
      { type: 'stayed', rule, rider: 1, reason: 'puncture' },
      { type: 'moved', rule, rider: 2, from: 2, to: 5 },
    ],
    [
      { type: 'began', rule, round: 2 },
      { type: 'began', rule, round: 2 },
      { type: 'absorbed', rule, rider: 2 },
    ],
    // Nobody knows where the block is, so nobody leads.
    [
      { type: 'began', rule, round: 3 },
      { type: 'moved', rule, rider: 0, from: 11, to: 20 },
      { type: 'finished', rule, rider: 0, place: 1 },
      { type: 'placed', rule, rider: 2, to: 9 },
    ],
    [
      { type: 'began', rule, round: 4 },
      { type: 'went-out', rule, rider: 1, reason: 'late' },
      { type: 'threw', rule, dice: [3], sides: 6 },
    ],
  ] as unknown as readonly (readonly Fact[])[];

  test('counts what it says of each rider', () => {
    expect(storyOf(3, facts)).toEqual({
      // Round 0 begins before anybody is placed; rider 2 was in the block when round 3 began.
      rounds: [4, 5, 0],
      led: [1, 1, 1],
      alone: [1, 0, 0],
      last: [1, 1, 0],
      squares: [20, 0, 3],
      longest: [11, 0, 3],
      overtook: [2, 0, 0],
      stayed: [0, 1, 0],
      caught: [0, 0, 1],
      dice: [2, 0, 0],
      pips: [11, 0, 0],
      expected: [14, 0, 0],
      spent: [2, 0, 0],
    });
  });

  test('who leads is in front of all others; what is given back, or spent by a seat, is no story of a rider', () => {
    const at = (...squares: readonly number[]) => squares.map((to, rider) => ({ type: 'placed', rule, rider, to }));
    const began = (round: number) => ({ type: 'began', rule, round });
    const facts = [
      [...at(5, 9, 5), began(1)],
      [...at(6, 12, 6), began(2)],
      [...at(20, 20, 7), began(3)],
      [
        { type: 'spent', rule, seat: 0, what: 'bonus', amount: 4 },
        { type: 'spent', rule, seat: 0, rider: 1, what: 'bonus', amount: 3 },
        { type: 'spent', rule, seat: 0, rider: 1, what: 'bonus', amount: -1 },
        { type: 'gained', rule, seat: 0, rider: 2, what: 'bonus', amount: -2 },
      ],
    ] as unknown as readonly (readonly Fact[])[];
    expect(storyOf(3, facts)).toEqual({ rounds: [3, 3, 3], led: [1, 3, 0], alone: [0, 2, 0], last: [2, 0, 3], spent: [0, 3, 0] });
  });

  test('and what stories tell becomes records and awards', () => {
    const day = result([
      [0, 0],
      [1, 3],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 60],
    ]);
    const story = {
      rounds: [10, 10, 10, 10, 10, 12],
      squares: [60, 60, 59, 58, 58, 60],
      alone: [3, 0, 0, 1, 0, 0],
      longest: [11, 12, 9, 8, 7, 7],
    };
    const dice = { dice: [10, 10, 9, 10, 10, 10], pips: [40, 30, 50, 35, 35, 35], expected: [70, 70, 63, 70, 70, 70] };
    const tour = ridden(
      [day, day],
      [
        { ...story, ...dice },
        { rounds: [5, 5, 5, 5, 5, 5], squares: [45, 1, 1, 1, 1, 1] },
      ],
    );
    expect(winners(tour, 'fastest-stage')).toEqual([{ entrant: 0, why: { stage: 2, squares: 45, rounds: 5, speed: 9 } }]);
    expect(winners(tour, 'slowest-stage')).toEqual([{ entrant: 0, why: { stage: 1, squares: 60, rounds: 10, speed: 6 } }]);
    expect(winners(tour, 'escape-artist')).toEqual([{ entrant: 0, why: { count: 3 } }]);
    expect(winners(tour, 'giant-leap')).toEqual([{ entrant: 1, why: { stage: 1, squares: 12 } }]);
    // Rider 2 threw only nine dice: too few to speak of luck.
    expect(winners(tour, 'lucky-dice')).toEqual([{ entrant: 0, why: { dice: 10, pips: 40, expected: 35 } }]);
    expect(winners(tour, 'cursed-dice')).toEqual([{ entrant: 1, why: { dice: 10, pips: 30, expected: 35 } }]);
  });
});

describe('awards from stories', () => {
  const day = result([0, 1, 2, 3, 4, 5].map((rider) => [rider, rider] as const));

  test.each<[MemoryId, Counter]>([
    ['escape-artist', 'alone'],
    ['pace-setter', 'led'],
    ['overtaker', 'overtook'],
    ['big-spender', 'spent'],
    ['bad-luck', 'stayed'],
    ['broom-wagon', 'last'],
    ['caught-again', 'caught'],
  ])('%s: who has the most over all stages', (id, counter) => {
    const tour = ridden([day, day, day], [{ [counter]: [3, 0, 0, 1, 0, 4] }, undefined, { [counter]: [2, 0, 4, 3, 0, 0] }]);
    expect(memory(tour, id)).toMatchObject({ kind: 'award', value: 5, winners: [{ entrant: 0, why: { count: 5 } }] });
    const level = ridden([day], [{ [counter]: [2, 0, 0, 2, 0, 0] }]);
    expect(winners(level, id)?.map(({ entrant }) => entrant)).toEqual([0, 3]);
    expect(winners(ridden([day], [{ [counter]: [0, 0, 0, 0, 0, 0] }]), id)).toBeUndefined();
    expect(winners(ridden([day], [{ [counter]: [1, 1, 1, 1, 0, 0] }]), id)).toBeUndefined();
  });

  test('half a pip above the average is no luck, and the dice of all stages count', () => {
    const half = { dice: [9, 0, 0, 0, 0, 0], pips: [32, 0, 0, 0, 0, 0], expected: [63, 0, 0, 0, 0, 0] };
    expect(winners(ridden([day], [half]), 'lucky-dice')).toBeUndefined();
    // Eighteen dice, sixty-four pips, where sixty-three would be the average.
    expect(winners(ridden([day, day], [half, half]), 'lucky-dice')).toEqual([{ entrant: 0, why: { dice: 18, pips: 64, expected: 63 } }]);
  });

  test('the fastest and the slowest stage need two to compare, and rounds that are known', () => {
    const known = { squares: [60, 9, 9, 9, 9, 9], rounds: [10, 1, 1, 1, 1, 1] };
    const ids = (...stories: readonly (Story | undefined)[]) =>
      almanac(
        ridden(
          stories.map(() => day),
          stories,
        ),
      ).map(({ id }) => id);
    expect(ids(known)).not.toContain('fastest-stage');
    expect(ids(known, { ...known, rounds: [0, 1, 1, 1, 1, 1] })).not.toContain('slowest-stage');
    expect(ids(known, { ...known, squares: [0, 1, 1, 1, 1, 1] })).not.toContain('slowest-stage');
    expect(ids(known, { ...known, squares: [61, 9, 9, 9, 9, 9] })).toEqual(expect.arrayContaining(['fastest-stage', 'slowest-stage']));
  });
});

describe('export', () => {
  const called = {
    seat: (seat: number) => `Team ${seat + 1}`,
    rider: (rider: number) => ['=SUM(A1)', 'O"Brien, Pat', '-1', '@x', 'Ana', 'Ćiro'][rider],
    team: (team: number) => `Team ${team + 1}`,
  };
  const tour = ridden([
    result(
      [
        [0, 0],
        [1, 3],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 'crashed'],
      ],
      [...pass(1), { id: 'sprint-2', kind: 'sprint', order: [4] }],
    ),
  ]);

  test('CSV is quoted by RFC 4180, and no name is a formula', () => {
    const lines = stagesCsv(tour, called).split('\r\n');
    expect(lines.slice(0, 4)).toEqual([
      'stage,stage_name,how,at,square,place,rider,team,number,value,time,out',
      "1,Stage 1,raced,finish,,1,'=SUM(A1),Team 1,1,0,0:00:00,",
      '1,Stage 1,raced,finish,,2,"O""Brien, Pat",Team 1,2,3,0:00:03,',
      "1,Stage 1,raced,finish,,3,'-1,Team 1,3,5,0:00:05,",
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^1,Stage 1,raced,finish,,6,Ćiro,.*,,,crashed$/));
    expect(lines).toContain('1,Stage 1,raced,pass-1,0,1,"O""Brien, Pat",Team 1,2,,,');
    expect(lines).toContain('1,Stage 1,raced,sprint-2,10,1,Ana,Team 2,2,,,');
    expect(lines.at(-1)).toBe('');
    const rankings = rankingsCsv(tour, called).split('\r\n');
    expect(rankings[0]).toBe(
      'after_stage,stage_name,classification,place,name,team,number,total,total_time,of_this_stage,of_this_stage_time',
    );
    expect(rankings[1]).toBe("1,Stage 1,general,1,'=SUM(A1),Team 1,1,0,0:00:00,0,0:00:00");
    expect(rankings).toContain('1,Stage 1,teams,1,Team 1,Team 1,,3,0:00:03,3,0:00:03');
  });

  test('a tour that goes on is exported as far as it is ridden', () => {
    const half = enter(paperTour(['flat', 'flat']), {
      do: 'result',
      stage: 0,
      how: 'raced',
      result: result([0, 1, 2, 3, 4, 5].map((rider) => [rider, rider] as const)),
    });
    if (half.kind === 'refused') throw new Error(half.refusal.reason);
    // A heading, six riders, and the end of the last line.
    expect(stagesCsv(half.tour, called).split('\r\n')).toHaveLength(8);
    expect(tourJson(half.tour, called)).toMatchObject({ over: false, stages: [{ status: 'closed' }, { status: 'open' }] });
    expect(rankingsCsv(paperTour(['flat']), called).split('\r\n')).toHaveLength(2);
  });

  test('times have hours, so that a spreadsheet takes minutes for minutes; below nothing they are texts', () => {
    const times = [3725, 65, -5].map((value, rider) => ({ rider, place: rider + 1, value }));
    const others = [3, 4, 5].map((rider) => ({ rider, place: rider + 1, value: 4000 }));
    const rows = stagesCsv(ridden([{ day: 'flat', riders: [...times, ...others], primes: [] }]), called).split('\r\n');
    expect(rows.slice(1, 4).map((row) => row.split(',').slice(-3))).toEqual([
      ['3725', '1:02:05', ''],
      ['65', '0:01:05', ''],
      ['-5', '−0:00:05', ''],
    ]);
  });

  test('whatever a name begins with or holds, it is one cell and no formula', () => {
    const cells = [
      '=1',
      '+1',
      '-1',
      '@x',
      '\uff1d1',
      '\uff0b1',
      '\uff0d1',
      '\uff20x',
      '\tx',
      '\rx',
      '\nx',
      'a;b',
      'Müller',
      '',
      'say "no"',
      'two\nlines',
    ].map(csvCell);
    expect(cells).toEqual([
      "'=1",
      "'+1",
      "'-1",
      "'@x",
      // A spreadsheet in Japanese takes full-width signs for the same.
      "'\uff1d1",
      "'\uff0b1",
      "'\uff0d1",
      "'\uff20x",
      "'\tx",
      '"\'\rx"',
      '"\'\nx"',
      '"a;b"',
      'Müller',
      '',
      '"say ""no"""',
      '"two\nlines"',
    ]);
    expect(csvCell(-5)).toBe('-5');
  });

  test('JSON has everything with its name', () => {
    expect(JSON.parse(JSON.stringify(tourJson(tour, called)))).toMatchObject({
      name: 'Paper',
      over: true,
      seats: [{ name: 'Team 1', place: 1 }, { name: 'Team 2' }],
      stages: [{ status: 'closed', how: 'raced', riders: [{ name: '=SUM(A1)', place: 1, value: 0 }, {}, {}, {}, {}, { out: 'crashed' }] }],
      after: [
        {
          jerseys: [{ jersey: 'yellow', name: '=SUM(A1)' }, {}, { jersey: 'purple', name: 'Ana' }, {}],
          gone: [{ rider: 5, stage: 0, reason: 'crashed' }],
        },
      ],
    });
  });
});
