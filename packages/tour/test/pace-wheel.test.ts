import { type Game, SeededDice, type StageRace, type StageResult } from '@gruppetto/kernel';
import { paceWheel } from '@gruppetto/pace-wheel';
import { describe, expect, test } from 'vitest';
import { classify, enter, modelTour, openTour, type RuleSet, stageOptions, type Tour, type TourEntry } from '../src/index.ts';

const [red1, red2, red3, blue1, blue2, blue3] = [0, 1, 2, 3, 4, 5] as const;

const parsed = paceWheel.options.parse({ teams: 2, race: 'stage' });
const race = paceWheel.stageRace as StageRace;
const rules: RuleSet = {
  riders: parsed.ok ? paceWheel.race(parsed.value).riders : [],
  classifications: race.classifications({}),
  outLeaves: race.outLeaves,
};

/** Racers in the order of arrival, each with the points of PW-7.3; and who was first over the tops. */
const stage = (riders: readonly (readonly [rider: number, value: number])[], ...tops: readonly (readonly number[])[]): StageResult => ({
  day: 'stage',
  riders: riders.map(([rider, value], index) => ({ rider, place: index + 1, value })),
  primes: tops.map((order, index) => ({ id: `top-${index + 1}`, kind: 'top', order })),
});

const table = (id: string, ...stages: readonly StageResult[]) =>
  classify(rules, stages)
    .rankings.find(({ classification }) => classification === id)
    ?.lines.map(({ entrant, place, total, stages: gifts }) => [entrant, place, total, gifts]);

describe('PW-7.3 the general classification of a stage race', () => {
  test('PW-7.3 is the sum of the stages; the lowest leads', () => {
    const first = stage([
      [red1, 0],
      [blue1, 1],
      [red2, 2],
      [blue2, 2],
      [red3, 6],
      [blue3, 7],
    ]);
    const second = stage([
      [blue2, 0],
      [red1, 1],
      [blue1, 1],
      [red3, 3],
      [red2, 5],
      [blue3, 5],
    ]);
    expect(table('general', first, second)).toEqual([
      [red1, 1, 1, [0, 1]],
      // Two each: blue 2 has won a stage, blue 1 was second.
      [blue2, 2, 2, [2, 0]],
      [blue1, 3, 2, [1, 1]],
      [red2, 4, 7, [2, 5]],
      [red3, 5, 9, [6, 3]],
      [blue3, 6, 12, [7, 5]],
    ]);
  });

  test('PW-7.3 who has had the same places cannot be told apart', () => {
    const there = stage([
      [red1, 0],
      [red2, 1],
      [red3, 2],
      [blue1, 3],
      [blue2, 4],
      [blue3, 5],
    ]);
    const back = stage([
      [red2, 0],
      [red1, 1],
      [red3, 2],
      [blue1, 3],
      [blue2, 4],
      [blue3, 5],
    ]);
    expect(table('general', there, back)?.map(([rider, place]) => [rider, place])).toEqual([
      [red1, 1],
      [red2, 1],
      [red3, 3],
      [blue1, 4],
      [blue2, 5],
      [blue3, 6],
    ]);
  });
});

describe('PW-7.2 the climbs of a stage race', () => {
  const home = [
    [red1, 0],
    [red2, 1],
    [red3, 1],
    [blue1, 4],
    [blue2, 4],
    [blue3, 4],
  ] as const;

  test('PW-7.2 5, 3, 2 and 1 points at each top; the most lead, then the most tops won, then the general classification', () => {
    const first = stage(home, [blue3, blue2, red1, red2], [blue3, blue1, blue2, red1]);
    const second = stage(home, [blue1, blue2, red2, red3]);
    expect(table('climbers', first, second)).toEqual([
      [blue3, 1, 10, [10, 0]],
      // Eight each: blue 1 won a top.
      [blue1, 2, 8, [3, 5]],
      [blue2, 3, 8, [5, 3]],
      // Three each, no top won: red 1 leads the general classification.
      [red1, 4, 3, [3, 0]],
      [red2, 5, 3, [1, 2]],
      [red3, 6, 1, [0, 1]],
    ]);
  });
});

describe('PW-7.1, CP-9.9 recovery after a corrected stage', () => {
  const game = paceWheel as unknown as Game;
  const plan = modelTour(
    game,
    {
      name: 'Two days',
      kind: 'flat',
      stages: 2,
      base: { teams: 1, race: 'stage' },
      seats: [{ player: 'rule-of-thumb', name: '', colour: 'red' }],
    },
    new SeededDice('two days'),
  );
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const usual = [
    { sprint: 8, stamina: 5, climbing: 2 },
    { sprint: 4, stamina: 8, climbing: 3 },
    { sprint: 2, stamina: 5, climbing: 8 },
  ] as const;
  const [sprinter, rouleur, climber] = usual;

  /** A stage that leaves the sprinter with so much stamina, and takes nothing from the others. */
  const raced = (stamina: number): TourEntry => ({
    do: 'result',
    stage: 0,
    how: 'raced',
    result: {
      ...stage([
        [0, 0],
        [1, 1],
        [2, 1],
      ]),
      left: { points: [{ sprint: 0, stamina, climbing: 0 }, rouleur, climber], profiles: usual },
    },
  });
  const settled = { points: [{ sprint: 0, stamina: 5, climbing: 1 }, rouleur, climber] };
  const after = (tour: Tour, ...entries: readonly TourEntry[]): Tour =>
    entries.reduce((now, entry) => {
      const next = enter(now, entry);
      if (next.kind === 'refused') throw new Error(JSON.stringify(next.refusal));
      return next.tour;
    }, tour);
  const prepared = after(openTour(game, plan.value), raced(0), { do: 'prepare', stage: 1, prepared: settled });
  const carried = (tour: Tour) => (stageOptions(tour, 1) as { carried: readonly object[] }).carried[0];
  const again = (stamina: number) => after(prepared, { do: 'reopen', stage: 0 }, { do: 'clear', stage: 0 }, raced(stamina));

  test('PW-7.1 what was settled before a stage stays while it fits what the stage before now leaves', () => {
    expect(carried(prepared)).toEqual({ sprint: 0, stamina: 5, climbing: 1 });
    expect(carried(again(3))).toEqual({ sprint: 0, stamina: 5, climbing: 1 });
  });

  test('PW-7.1 what would be more than six points is not given; the usual is, and the wish is kept for a further correction', () => {
    const tired = after(prepared, { do: 'reopen', stage: 0 }, { do: 'clear', stage: 0 }, {
      ...raced(0),
      result: {
        ...stage([
          [0, 0],
          [1, 1],
          [2, 1],
        ]),
        left: { points: [sprinter, { sprint: 0, stamina: 0, climbing: 0 }, climber], profiles: usual },
      },
    } as TourEntry);
    // The rouleur of the wish has all their 15 points, but had nothing left: six come back, where most is missing.
    const points = (stageOptions(tired, 1) as { carried: readonly object[] }).carried;
    expect(points[0]).toEqual(sprinter);
    expect(points[1]).toEqual({ sprint: 1, stamina: 5, climbing: 0 });
    expect(tired.stages[1]?.prepared).toEqual(settled);
    const back = after(tired, { do: 'reopen', stage: 0 }, { do: 'clear', stage: 0 }, raced(0));
    expect(carried(back)).toEqual({ sprint: 0, stamina: 5, climbing: 1 });
  });
});
