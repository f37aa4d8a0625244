import { namesOf } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { course } from '../lessons/course.ts';
import { leader1, type Position } from '../rules/index.ts';
import { at, blackLeader, blackRouleur, optionsOf, plainRoad, whiteLeader, whiteRouleur } from './riders.ts';

describe('the warnings', () => {
  /** What is said at the next question of the race of 36 rows. */
  function warned(position: Position): string | undefined {
    const race = leader1.race(optionsOf(plainRoad));
    const state = race.place(position);
    const turn = race.turn(state);
    if (!turn) throw new Error('the race is over');
    return course().warn?.({ race, view: race.view(state, turn.seat), turn, names: namesOf(race, []) })?.kind;
  }
  const inside = (riders: Parameters<typeof at>[0], front: number) => warned(at(riders, { phase: 'inside', front }));

  test('speak of energy that four paying squares a turn would not use up (L1-3.3)', () => {
    expect(inside({ [blackLeader]: { energy: 33 } }, 12)).toBe('unspent');
    expect(inside({ [blackLeader]: { energy: 32 } }, 12)).toBeUndefined();
    expect(inside({ [blackLeader]: { energy: 33 } }, 6)).toBeUndefined();
    expect(inside({ [whiteLeader]: { energy: 33 } }, 12)).toBeUndefined();
    expect(inside({ [blackLeader]: { energy: 33 } }, 33)).not.toBe('unspent');
    const front = { [blackLeader]: { energy: 33, place: 'front' as const } };
    expect(inside(front, 12)).toBeUndefined();
    expect(warned(at(front, { phase: 'breaking', front: 12, tokens: [1, 0] }))).toBe('unspent');
  });

  test('speak of others who are away near the line, unless one of ours is with them', () => {
    const away = { [whiteRouleur]: { row: 26, lane: 1, moved: 5 } };
    expect(inside(away, 20)).toBe('left-behind');
    expect(inside({ ...away, [blackRouleur]: { row: 25, lane: 1, moved: 5 } }, 20)).toBeUndefined();
    expect(inside(away, 16)).toBeUndefined();
    expect(inside({}, 20)).toBeUndefined();
    const tired = { energy: 7 };
    expect(inside({ ...away, [blackLeader]: tired, [blackRouleur]: tired, 2: tired }, 20)).toBeUndefined();
  });

  test('speak of the strongest rider at the back when the peloton is about to sprint (L1-7.1)', () => {
    const few = { energy: 5 };
    const weak = { [blackRouleur]: few, 2: few, [whiteLeader]: { ...few, place: 'front' as const }, [whiteRouleur]: few };
    expect(inside({ ...weak, [blackLeader]: { energy: 7 } }, 33)).toBe('back-of-the-sprint');
    expect(inside({ ...weak, [blackLeader]: { energy: 7, place: 'front' } }, 33)).toBeUndefined();
    expect(inside({ ...weak, [blackLeader]: { energy: 4 } }, 33)).toBeUndefined();
    expect(inside({ ...weak, [blackLeader]: { energy: 7 } }, 30)).toBeUndefined();
  });

  test('are quiet at other questions', () => {
    expect(warned(at({ [blackLeader]: { row: 20, lane: 1, energy: 100 } }))).toBeUndefined();
    expect(warned(at({ [blackLeader]: { energy: 100 } }, { turn: 0, phase: 'line-up' }))).toBeUndefined();
  });
});
