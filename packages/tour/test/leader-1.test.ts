import { SeededDice, type StageRace, type StageResult } from '@gruppetto/kernel';
import { leader1, type Options, type State } from '@gruppetto/leader-1';
import { describe, expect, test } from 'vitest';
import { classify, type RuleSet } from '../src/index.ts';

const race = leader1.stageRace as StageRace<Options, State>;
const options: Options = { players: 2, ridersEach: 3, race: 'two-passes', qualities: false, weather: 0 };
const rules: RuleSet = { ...race, riders: leader1.riders(options), classifications: race.classifications(options) };

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
      const state = leader1.setup(parsed.value, dice);
      const { before } = parsed.value;
      expect(before === undefined).toBe(results.length === 0);
      if (before) {
        expect(results.at(-1)?.left).toEqual({ energy: before.energy, pursuits: before.pursuits });
        expect(state.pursuits).toEqual(before.pursuits.map((kept) => 4 + kept));
      }
      for (let turn = leader1.turn(state); turn; turn = leader1.turn(state))
        leader1.play(state, turn.choices[dice.draw(turn.choices.length)] as (typeof turn.choices)[number], dice);
      results.push(race.result(state));
      // The race tells the times as the classification counts them.
      const lines = classify(rules, results).rankings[0]?.lines ?? [];
      const times = new Map(leader1.standings(state).riders.map(({ rider, value }) => [rider, value]));
      for (const { entrant, stages } of lines) expect(stages.at(-1)).toBe(times.get(entrant));
    }
  });
});
