import { describe, expect, test } from 'vitest';
import type { Position } from '../rules/index.ts';
import { leader1 } from './old-contract.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  five,
  letGo,
  only,
  optionsOf,
  placed,
  plainFour,
  plainRoad,
  raceOf,
  ride,
  tell,
  three,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

/** The feed zone at row 35 is behind them. */
const late = (riders: Parameters<typeof at>[0], others: Partial<Position> = {}): Position => {
  const position = at(riders, others);
  return { ...position, riders: position.riders.map((rider) => ({ ...rider, fed: 1 })) };
};

const stage = optionsOf(raceOf(plainRoad.hexagons, { kind: 'stage', bonusLines: [14, 20], sprints: [13, 19, 35] }));

describe('L1-7.1 the finish', () => {
  test('L1-7.1 the first rider past the finish line wins, in the order of moving', () => {
    const position = late({ [blackLeader]: { row: 35, lane: 1 }, [whiteLeader]: { row: 34, lane: 1 } }, { front: 20 });
    const { state, facts } = tell({ position, choices: [ride(blackLeader, 37, 1, 0), ride(whiteLeader, 37, 1, 0)] });
    expect(state.home).toEqual([
      { rider: blackLeader, turn: 5 },
      { rider: whiteLeader, turn: 5 },
    ]);
    expect(only(facts, 'finished')).toMatchObject([{ rule: 'L1-7.1', rider: blackLeader, place: 1, turn: 5 }, { place: 2 }]);
    expect(leader1.standings(state).riders.slice(0, 3)).toMatchObject([
      { rider: blackLeader, place: 1, value: 0 },
      { rider: whiteLeader, place: 2, value: 0 },
      // L1-2.6: at the back of the peloton.
      { place: 3, square: 19 },
    ]);
    expect(leader1.standings(state).over).toBe(false);
    const inFront = late({ [blackLeader]: { place: 'front' } }, { front: 20 });
    expect(leader1.standings(placed(inFront)).riders.slice(0, 2)).toMatchObject([{ rider: blackLeader, square: 20 }, { square: 19 }]);
  });

  test('L1-7.1 the last row is not past it', () => {
    const position = late({ [blackLeader]: { row: 35, lane: 1 } }, { front: 20 });
    expect(tell({ position, choices: [ride(blackLeader, 36, 1, -1)] }).state.home).toEqual([]);
  });

  test('L1-7.1 the peloton: front area before back area, then remaining energy, then token order', () => {
    const position = late(
      {
        [blackLeader]: { energy: 9 },
        [blackRouleur]: { energy: 9 },
        [blackClimber]: { place: 'front', energy: 4 },
        [whiteLeader]: { energy: 9 },
        [whiteRouleur]: { energy: 12 },
        [whiteClimber]: { place: 'front', energy: 6 },
      },
      { front: 34, phase: 'pursuit', tokens: [1, 0] },
    );
    const { state, facts } = tell({ position, dice: [three], choices: [decline, decline] });
    expect(state.home.map(({ rider }) => rider)).toEqual([
      whiteClimber,
      blackClimber,
      whiteRouleur,
      whiteLeader,
      blackRouleur,
      blackLeader,
    ]);
    expect(state.phase).toBe('over');
    expect(leader1.standings(state).over).toBe(true);
    expect(facts.at(-1)).toEqual({ type: 'ended', rule: 'L1-7.1' });
  });

  test('L1-7.1, L1-1.2 it is home when its front row is beyond the last one', () => {
    const after = (die: number) =>
      tell({ position: late({}, { front: 33, phase: 'pursuit' }), dice: [die], choices: [decline, decline] }).state;
    expect([after(three).front, after(three).home.length]).toEqual([36, 0]);
    expect([after(plainFour).front, after(plainFour).home.length]).toEqual([37, 6]);
  });

  test('L1-7.1 it takes those before it along', () => {
    const position = late({ [blackLeader]: { row: 36, lane: 1, moved: 5 } }, { front: 34, phase: 'pursuit' });
    const { state } = tell({ position, dice: [plainFour], choices: [decline, decline] });
    expect(state.home).toHaveLength(6);
  });

  test('L1-7.1 kept tiles are added first', () => {
    const position = late({ [blackLeader]: { energy: 19, kept: [3, 2] } }, { front: 34, phase: 'pursuit', tokens: [1, 0] });
    const { state, facts } = tell({ position, dice: [three], choices: [decline, decline] });
    expect(state.home[0]).toEqual({ rider: blackLeader, turn: 5 });
    expect(only(facts, 'gained')).toMatchObject([{ rule: 'L1-7.1', amount: 3, by: 'finish' }, { amount: 2 }]);
  });

  test('L1-7.1, L1-4.8 it pays first: who cannot is dropped short of the line', () => {
    const position = late({ [blackLeader]: { energy: 0 }, [whiteLeader]: { energy: 0, kept: [2] } }, { front: 35, phase: 'pursuit' });
    const { state } = tell({ position, dice: [five], choices: [decline, decline, letGo] });
    expect(state.home).toHaveLength(4);
    expect([blackLeader, whiteLeader].map((rider) => [state.row[rider], state.lane[rider]])).toEqual([
      [36, 1],
      [36, 2],
    ]);
  });

  test('L1-7.1 the race ends when all are home', () => {
    const riders = {
      [blackLeader]: { row: 36, lane: 1 },
      ...Object.fromEntries([1, 2, 3, 4, 5].map((rider) => [rider, { place: 'home' }])),
    };
    const position = late(riders, { front: 40, phase: 'dropped', home: [1, 2, 3, 4, 5].map((rider) => ({ rider, turn: 4 })) });
    const { state, facts } = tell({ position, choices: [ride(blackLeader, 37, 1, -1)] });
    expect(leader1.turn(state)).toBeUndefined();
    expect(facts.at(-1)?.type).toBe('ended');
    expect(leader1.standings(state).riders.at(-1)).toEqual({ rider: blackLeader, place: 6, value: 1 });
    expect(
      leader1.turn(
        placed({
          ...position,
          phase: 'over',
          riders: position.riders.map((one, rider) => (rider === 0 ? { place: 'home', energy: 0 } : one)),
          home: [...(position.home ?? []), { rider: 0, turn: 5 }],
        }),
      ),
    ).toBeUndefined();
  });
});

/** The times of a stage that is over: riders home in this order, each a turn after the one before. */
function times(bonuses: readonly number[]): readonly (number | undefined)[] {
  const position = at(Object.fromEntries(inOrder.map(([rider]) => [rider, { place: 'home' }])), {
    turn: 40,
    front: 40,
    phase: 'over',
    home: inOrder.map(([rider, turn]) => ({ rider, turn: 10 + turn })),
    bonuses,
  });
  return leader1.standings(placed(position, stage)).riders.map(({ value }) => value);
}

const inOrder = [0, 1, 2, 3, 4, 5].map((rider): [number, number] => [rider, rider]);

describe('L1-7.2 the times of a stage', () => {
  test('L1-7.2 turns behind the winner; winner −2, second −1', () => {
    expect(times([-1, -2])).toEqual([-2, 0, 2, 3, 4, 5]);
  });

  test('L1-7.2 the first rider past a bonus line −1', () => {
    expect(times([3, 3])).toEqual([-2, 0, 2, 1, 4, 5]);
    expect(times([-2, 5])).toEqual([-2, 0, 2, 3, 4, 4]);
  });

  test('L1-7.2 who is first past it: a rider', () => {
    const position = at({ [blackLeader]: { row: 13, lane: 2 }, [whiteLeader]: { row: 12, lane: 2 } });
    const { state, facts } = tell({ options: stage, position, choices: [ride(blackLeader, 14, 2, -1), ride(whiteLeader, 15, 2, 0)] });
    expect(state.bonuses).toEqual([whiteLeader, -1]);
    expect(only(facts, 'took-bonus')).toEqual([{ type: 'took-bonus', rule: 'L1-7.2', line: 14, rider: whiteLeader }]);
  });

  test('L1-7.2 nobody, if the peloton is', () => {
    const position = at({}, { front: 12, phase: 'pursuit' });
    const { state } = tell({ options: stage, position, dice: [three], choices: [decline, decline] });
    expect(state.bonuses).toEqual([-2, -1]);
  });

  test('L1-7.2 in a classic there are no bonuses', () => {
    const position = at(Object.fromEntries(inOrder.map(([rider]) => [rider, { place: 'home' }])), {
      front: 40,
      phase: 'over',
      turn: 20,
      home: inOrder.map(([rider, turn]) => ({ rider, turn: 10 + turn })),
    });
    expect(leader1.standings(placed(position)).riders.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
