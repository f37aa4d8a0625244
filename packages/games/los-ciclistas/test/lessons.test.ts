import { ScriptedDice } from '@gruppetto/kernel';
import { namesOf } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { course } from '../lessons/course.ts';
import type { Choice, Options, Position } from '../rules/index.ts';
import { raceOf, riders, toss } from './riders.ts';

describe('the warnings', () => {
  /** What is said at the question after these choices. */
  function warned(options: Partial<Options>, position: Position, choices: readonly Choice[] = [], dice: readonly number[] = []) {
    const race = raceOf(options);
    const state = race.place(position);
    const scripted = new ScriptedDice(dice);
    for (const choice of choices) race.play(state, choice, scripted);
    const turn = race.turn(state);
    if (!turn) throw new Error('the race is over');
    return course().warn?.({ race, view: state, turn, names: namesOf(race, []) });
  }

  test('speak of the last riders of a lap that may be decided (LC-5.3)', () => {
    const circuit = { elimination: true, length: 50 };
    const lap = (red3: number, blue3: number) =>
      warned(
        circuit,
        riders({ red1: 70, blue1: 66, red2: 60, blue2: 55, red3, blue3 }),
        [toss, toss, toss, toss],
        [1, 3, 1, 4, 1, 5, 1, 2],
      );
    expect(lap(45, 30)?.kind).toBe('lap');
    expect(lap(45, 30)?.said).toContain('6 spaces');
    expect(lap(38, 30)).toBeUndefined();
    expect(warned({ ...circuit, elimination: false, length: 60 }, riders({ red1: 45 }))).toBeUndefined();
  });

  test('speak of a wheel that is past the line (LC-3.2)', () => {
    const sprint = riders({ blue1: 56, red1: 56 });
    expect(warned({}, sprint, [toss], [4, 3])?.kind).toBe('behind');
    expect(warned({}, sprint, [toss], [1, 2])).toBeUndefined();
  });

  test('speak of bonuses in the round that decides (LC-4.2)', () => {
    const owned = { owned: { red: 3 } };
    expect(warned({}, riders({ red1: 54 }, owned), [toss], [4, 3])?.kind).toBe('bonuses');
    expect(warned({}, riders({ red1: 53 }, owned), [toss], [4, 3])).toBeUndefined();
    expect(warned({}, riders({ blue1: 56, red1: 50 }, owned), [toss, toss], [4, 3, 1, 2])?.kind).toBe('bonuses');
  });

  test('are quiet at the start', () => {
    expect(warned({}, { round: 1, road: [], bonuses: [0, 0] })).toBeUndefined();
  });
});
