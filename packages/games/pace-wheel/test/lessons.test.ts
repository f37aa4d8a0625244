import { ScriptedDice, SeededDice } from '@gruppetto/kernel';
import { namesOf } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { course } from '../lessons/course.ts';
import type { Choice } from '../rules/index.ts';
import { raceOf, ride, type Setting, type Squares, stay, turnOf } from './racers.ts';

describe('the warnings', () => {
  /** What is said at the question after these choices. */
  function warned(squares: Squares, setting: Setting, choices: readonly Choice[] = [ride]): string | undefined {
    const race = raceOf(setting.options);
    const state = race.place(turnOf(squares, setting));
    for (const choice of choices) race.play(state, choice, new ScriptedDice([]));
    const turn = race.turn(state);
    if (!turn) throw new Error('the race is over');
    const names = namesOf(race, [{ name: 'Red', colour: 'red', player: '' }]);
    return course().warn?.({ race, view: race.view(state, turn.seat), turn, names })?.kind;
  }
  const together = { 20: 'red1 blue1 blue2 red2', 19: 'blue3 red3' };

  test('speak of the last turn, where others have more sprint points', () => {
    const weak: Setting = { options: { course: 'f30' }, points: { red1: { sprint: 3 }, red2: { sprint: 3 }, red3: { sprint: 0 } } };
    expect(warned(together, weak)).toBe('last-turn');
    expect(warned(together, { ...weak, options: { course: 'f40' } })).toBeUndefined();
    expect(warned(together, { ...weak, points: { red1: { sprint: 9 } } })).toBeUndefined();
    expect(warned(together, weak, [ride, stay])).toBeUndefined();
  });

  test('speak of the last climb, but not where the road ends or climbs again', () => {
    const on = (road: string) => warned(together, { options: { course: road } });
    expect(on('f10 u20 f40')).toBe('last-climb');
    expect(on('f10 u20 f40 u5 f5')).toBeUndefined();
    expect(on('f10 u60')).toBeUndefined();
    expect(
      warned(together, {
        options: { course: 'f10 u20 f40' },
        points: { red1: { climbing: 2 }, red2: { climbing: 0 }, red3: { climbing: 2 } },
      }),
    ).toBeUndefined();
  });

  test('are quiet at the start', () => {
    const race = raceOf({ profiles: 'at-the-table' });
    const state = race.setup(new SeededDice('start'));
    const turn = race.turn(state);
    expect(turn?.choices[0].do).toBe('give-usual');
    if (turn) expect(course().warn?.({ race, view: state, turn, names: namesOf(race, []) })).toBeUndefined();
  });
});
