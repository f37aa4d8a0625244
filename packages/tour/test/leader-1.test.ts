import { type Game, SeededDice, type StageRace, type StageResult } from '@gruppetto/kernel';
import { type Leader1, leader1, type Options } from '@gruppetto/leader-1';
import { describe, expect, test } from 'vitest';
import { classify, foldTour, type RuleSet, type Tour, type TourEntry, type TourPlan } from '../src/index.ts';

const race = leader1.stageRace as StageRace<Leader1>;
const options: Options = { players: 2, ridersEach: 3, race: 'two-passes', qualities: false, weather: 0 };
const rules: RuleSet = { ...race, riders: leader1.race(options).riders, classifications: race.classifications(options) };

/** Riders in the order of arrival, each so many turns behind the first; then who took the bonus lines. */
const stage = (gaps: readonly (readonly [rider: number, behind: number])[], ...lines: readonly number[]): StageResult => ({
  day: 'stage',
  riders: gaps.map(([rider, value], index) => ({ rider, place: index + 1, value })),
  primes: lines.map((rider, index) => ({ id: `line-${index + 1}`, kind: 'bonus-line', order: [rider] })),
});

const inOrder = [0, 1, 2, 3, 4, 5].map((rider): [number, number] => [rider, rider]);
const first = stage(inOrder);
const second = stage([5, 4, 3, 2, 1, 0].map((rider, behind) => [rider, behind]));

/** The general classification: who, place, time. */
const general = (...stages: readonly StageResult[]) =>
  classify(rules, stages).rankings[0]?.lines.map(({ entrant, place, total }) => [entrant, place, total]);

describe('L1-7.2 the general classification', () => {
  test('L1-7.2 turns behind the winner; winner −2, second −1', () => {
    expect(general(first)).toEqual([
      [0, 1, -2],
      [1, 2, 0],
      [2, 3, 2],
      [3, 4, 3],
      [4, 5, 4],
      [5, 6, 5],
    ]);
  });

  test('L1-7.2 the first rider past a bonus line −1', () => {
    expect(general(stage(inOrder, 3, 3))?.find(([rider]) => rider === 3)).toEqual([3, 3, 1]);
    expect(general(stage(inOrder, 5))?.find(([rider]) => rider === 5)).toEqual([5, 6, 4]);
  });

  test('L1-7.2 in a classic there are no bonuses', () => {
    expect(general({ ...first, day: 'classic' })?.map(([, , time]) => time)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('L1-7.2 the times are added up; ties by the sum of the stage places', () => {
    // 0: −2+5, 1: 0+4, 2: 2+3, 3: 3+2, 4: 4+0, 5: 5−2; all have places that add up to 7.
    expect(general(first, second)).toEqual([
      [0, 1, 3],
      [5, 1, 3],
      [1, 3, 4],
      [4, 3, 4],
      [2, 5, 5],
      [3, 5, 5],
    ]);
    const third = stage(
      [
        [5, 0],
        [0, 1],
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 2],
      ],
      0,
      0,
    );
    // 5: 3−2 = 1 in places 6+1+1; 0: 3+1−1−2 = 1 in places 1+6+2: 8 against 9.
    expect(general(first, second, third)?.slice(0, 2)).toEqual([
      [5, 1, 1],
      [0, 2, 1],
    ]);
  });

  test('L1-7.2 more than 22 turns behind the leader: eliminated, for good', () => {
    // The leader has −2: 20 is 22 behind, 21 is 23 behind.
    const slow = stage([...inOrder.slice(0, 4), [4, 20], [5, 21]]);
    expect(classify(rules, [slow]).gone).toEqual([{ rider: 5, stage: 0, reason: 'too-far-behind' }]);
    expect(general(slow)?.map(([rider]) => rider)).toEqual([0, 1, 2, 3, 4]);
    const next = stage([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 3],
    ]);
    expect(classify(rules, [slow, next]).gone).toEqual([
      { rider: 5, stage: 0, reason: 'too-far-behind' },
      { rider: 4, stage: 1, reason: 'too-far-behind' },
    ]);
  });

  test('L1-7.2 its leader wears yellow', () => {
    expect(race.jerseys).toEqual([{ classification: 'general', jersey: 'yellow' }]);
  });
});

describe('L1-7.2, L1-7.3 a tour that is ridden', () => {
  test('L1-7.3 every stage begins with what the one before it left', () => {
    const dice = new SeededDice('tour');
    const plan = race.model('mixed', 6, options, dice);
    const results: StageResult[] = [];
    for (const planned of plan) {
      const { rankings, gone } = classify(rules, results);
      const parsed = leader1.options.parse(
        race.start(planned, { results, rankings, gone: gone.map(({ rider }) => rider), jerseys: [], plan }),
      );
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const ridden = leader1.race(parsed.value);
      const state = ridden.setup(dice);
      const { before } = parsed.value;
      expect(before === undefined).toBe(results.length === 0);
      if (before) {
        expect(results.at(-1)?.left).toEqual({ energy: before.energy, pursuits: before.pursuits });
        expect(state.pursuits).toEqual(before.pursuits.map((kept) => 4 + kept));
      }
      for (let turn = ridden.turn(state); turn; turn = ridden.turn(state))
        ridden.play(state, turn.choices[dice.draw(turn.choices.length)], dice);
      results.push(race.result(parsed.value, state));
      // The race tells the times as the classification counts them.
      const lines = classify(rules, results).rankings[0]?.lines ?? [];
      const times = new Map(ridden.standings(state).riders.map(({ rider, value }) => [rider, value]));
      for (const { entrant, stages } of lines) expect(stages.at(-1)).toBe(times.get(entrant));
    }
  });
});

describe('L1-7.2, L1-7.3 a tour that is written down at a real table', () => {
  const plan: TourPlan = {
    format: 'gruppetto-tour',
    game: 'leader-1',
    rules: leader1.rules,
    name: 'Two passes, twice',
    kind: 'mountains',
    seats: ['Black', 'White'].map((name) => ({ name, colour: '', player: 'person' })),
    riders: [],
    stages: [1, 2].map((day) => ({ name: `Stage ${day}`, options })),
  };
  const fold = (...entries: readonly TourEntry[]): Tour => {
    const folded = foldTour(leader1 as unknown as Game, plan, entries);
    if (folded.kind === 'refused') throw new Error(JSON.stringify(folded.refusal));
    return folded.tour;
  };
  const home = (stage: number, rider: number, turns: number, energy = 0): TourEntry => ({
    do: 'pass',
    stage,
    at: 'finish',
    rider,
    arrival: { turns, energy },
  });
  const uses = (stage: number, seat: number, times: number): readonly TourEntry[] =>
    Array.from({ length: times }, () => ({ do: 'use', stage, seat, what: 'pursuit', amount: 1 }));

  const firstStage: readonly TourEntry[] = [
    { do: 'pass', stage: 0, at: 'line-1', rider: 1 },
    ...uses(0, 0, 5),
    ...uses(0, 1, 3),
    home(0, 3, 14, 20),
    home(0, 1, 14, 7),
    home(0, 0, 16, 2),
    home(0, 2, 16),
    home(0, 4, 17, 15),
    home(0, 5, 20, 1),
    { do: 'end', stage: 0 },
  ];
  const timesOf = ({ after }: Tour) => after.at(-1)?.rankings[0]?.lines.map(({ entrant, total }) => [entrant, total]);

  test('L1-7.2 the times: −2, −1 and −1 for the bonus line; 1 ties with 3 and was placed behind them', () => {
    // 3: 0−2, 1: 0−1−1, 0: 2, 2: 2, 4: 3, 5: 6.
    expect(timesOf(fold(...firstStage))).toEqual([
      [3, -2],
      [1, -2],
      [0, 2],
      [2, 2],
      [4, 3],
      [5, 6],
    ]);
  });

  test('L1-7.3, L1-2.7 the second stage begins with what is left, white first, its leader in yellow', () => {
    // At most 15 energy; black has 6−5 pursuits left, white 6−3, of which it keeps two.
    const before = { order: [1, 0], energy: [2, 7, 0, 15, 15, 1], pursuits: [1, 2], out: [], leader: 3 };
    const tour = fold(...firstStage);
    expect(tour.stages[1]?.options).toEqual({ ...options, before });
    expect(tour.stages[1]?.used.map(({ amount }) => amount)).toEqual([5, 6]);
  });

  test('L1-7.2, L1-7.3 a corrected stage changes what the next begins with', () => {
    const tour = fold(
      ...firstStage,
      { do: 'reopen', stage: 0 },
      { do: 'move', stage: 0, at: 'finish', rider: 1, to: 0 },
      { do: 'use', stage: 0, seat: 0, what: 'pursuit', amount: -1 },
      { do: 'end', stage: 0 },
    );
    // 1: 0−2−1, 3: 0−1.
    expect(timesOf(tour)?.slice(0, 2)).toEqual([
      [1, -3],
      [3, -1],
    ]);
    expect(tour.stages[1]?.options).toMatchObject({ before: { order: [0, 1], pursuits: [2, 2], leader: 1 } });
  });

  test('L1-7.2 who comes home 25 turns after the leader does not start the second stage', () => {
    const tour = fold(...firstStage.slice(0, -2), home(0, 5, 39), { do: 'end', stage: 0 });
    expect(tour.stages[1]?.options).toMatchObject({ before: { out: [5] } });
    expect(timesOf(tour)?.map(([rider]) => rider)).toEqual([3, 1, 0, 2, 4]);
  });
});
