import { ScriptedDice } from '@gruppetto/kernel';
import type { Warning } from '@gruppetto/learn';
import { namesOf } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { course } from '../lessons/course.ts';
import { type Choice, cyclingParty } from '../rules/index.ts';
import { before, go, inSenior, junior, type Race, rider } from './riders.ts';

describe('the warnings', () => {
  /** What is said to the first manager who is asked after the sign for the turn, or before it. */
  function warned(setting: Race, choices: readonly Choice[] = [go]): Warning | undefined {
    const { options, position } = before(setting);
    const race = cyclingParty.race(options);
    const state = race.place(position);
    for (const choice of choices) race.play(state, choice, new ScriptedDice([]));
    const turn = race.turn(state);
    if (!turn) throw new Error('the race is over');
    return course().warn?.({ race, view: state, turn, names: namesOf(race, []) });
  }

  test('speak of a descent that is ready (CP-7.4)', () => {
    const ready = { descents: [{ rider: rider('black1'), descent: 'ready' as const }] };
    const on = { options: inSenior, at: { black1: 72, blue1: 60 }, teams: { black: { bottles: 1 } } };
    expect(warned({ ...on, more: ready })?.kind).toBe('descent');
  });

  test('speak of double throws only where the pass is nearly over (CP-6.6)', () => {
    const on = (square: number, doubles: number): Race => ({
      options: inSenior,
      at: { black1: square, blue1: 20 },
      teams: { black: { doubles } },
    });
    expect(warned(on(66, 2))?.kind).toBe('doubles');
    expect(warned(on(66, 2))?.said).toContain('6 km');
    expect(warned(on(64, 2))).toBeUndefined();
    expect(warned(on(66, 1))).toBeUndefined();
  });

  test('speak of a sprint and of bottles that the end of the stage would waste (CP-5.1, CP-5.4)', () => {
    const on = (square: number, team: { sprints?: number; bottles: number }): Race => ({
      options: junior,
      at: { black2: square, black3: square - 1, blue1: square },
      teams: { black: team },
    });
    expect(warned(on(190, { sprints: 1, bottles: 0 }))?.kind).toBe('sprint');
    expect(warned(on(188, { sprints: 1, bottles: 0 }))).toBeUndefined();
    expect(warned(on(190, { bottles: 3 }))?.kind).toBe('bottles');
    expect(warned(on(190, { bottles: 2 }))).toBeUndefined();
    expect(warned(on(180, { bottles: 5 }))).toBeUndefined();
  });

  test('speak of an attack that can soon no longer be made (CP-7.1)', () => {
    const on = (square: number): Race => ({
      options: {
        ...inSenior,
        own: {
          ...inSenior.own,
          passes: [
            { from: 5, category: 'hors' },
            { from: 40, category: 'first' },
            { from: 120, category: 'third' },
          ],
        },
      },
      at: { black3: square, blue1: square, blue3: square - 2 },
      teams: { black: { bottles: 0, attacks: 1 } },
    });
    expect(warned(on(95))?.kind).toBe('attack');
    expect(warned(on(88))).toBeUndefined();
  });

  test('speak of a sprinter who has lost touch', () => {
    const on = (first: number, sprinter: number): Race => ({
      options: junior,
      at: { blue1: first, black1: first, black2: sprinter, black3: first - 1 },
      teams: { black: { bottles: 1, sprints: 1 } },
    });
    expect(warned(on(150, 125), [])?.kind).toBe('sprinter-behind');
    expect(warned(on(150, 125))).toBeUndefined();
    expect(warned(on(150, 135), [])).toBeUndefined();
    expect(warned(on(138, 105), [])).toBeUndefined();
    expect(warned({ ...on(150, 125), teams: { black: { bottles: 1, sprints: 0 } } }, [])).toBeUndefined();
  });
});
