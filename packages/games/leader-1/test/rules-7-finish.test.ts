import { describe, expect, test } from 'vitest';
import { beforeNextStage, generalClassification, leader1, type Position, type StageResult, stageResult } from '../src/index.ts';
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
      { place: 3, square: 20 },
    ]);
    expect(leader1.standings(state).over).toBe(false);
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

/** A stage that is over: riders home in this order, each so many turns after the first. */
function finished(gaps: readonly (readonly [rider: number, turn: number])[], others: Partial<Position> = {}): StageResult {
  const position = at(Object.fromEntries(gaps.map(([rider]) => [rider, { place: 'home' }])), {
    turn: 40,
    front: 40,
    phase: 'over',
    home: gaps.map(([rider, turn]) => ({ rider, turn: 10 + turn })),
    ...others,
  });
  return stageResult(placed(position, stage));
}

const inOrder = [0, 1, 2, 3, 4, 5].map((rider): [number, number] => [rider, rider]);

describe('L1-7.2 stage races: time', () => {
  test('L1-7.2 turns behind the winner; winner −2, second −1', () => {
    expect(finished(inOrder).riders.map(({ time }) => time)).toEqual([-2, 0, 2, 3, 4, 5]);
  });

  test('L1-7.2 the first rider past a bonus line −1', () => {
    expect(finished(inOrder, { bonuses: [3, 3] }).riders.map(({ time }) => time)).toEqual([-2, 0, 2, 1, 4, 5]);
    expect(finished(inOrder, { bonuses: [-2, 5] }).riders.map(({ time }) => time)).toEqual([-2, 0, 2, 3, 4, 4]);
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

  test('L1-7.2 the general classification adds the times up; ties by stage places', () => {
    const first = finished(inOrder);
    const second = finished([5, 4, 3, 2, 1, 0].map((rider, turn) => [rider, turn]));
    // 0: −2+5, 1: 0+4, 2: 2+3, 3: 3+2, 4: 4+0, 5: 5−2.
    expect(generalClassification([first, second]).map(({ rider, time }) => [rider, time])).toEqual([
      [0, 3],
      [5, 3],
      [1, 4],
      [4, 4],
      [2, 5],
      [3, 5],
    ]);
    const third = finished(
      [
        [5, 0],
        [0, 1],
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 2],
      ],
      { bonuses: [0, 0] },
    );
    // 5: 3−2 = 1 in places 6+1+1; 0: 3+1−1−2 = 1 in places 1+6+2: 8 against 9.
    expect(
      generalClassification([first, second, third])
        .slice(0, 2)
        .map(({ rider, time }) => [rider, time]),
    ).toEqual([
      [5, 1],
      [0, 1],
    ]);
  });

  test('L1-7.2 more than 22 turns behind the leader: eliminated, for good', () => {
    const slow = finished([...inOrder.slice(0, 4), [4, 20], [5, 21]]);
    expect(generalClassification([slow]).filter(({ out }) => out)).toEqual([{ rider: 5, time: 21, out: true }]);
    const next = finished(
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 3],
      ],
      {
        home: [0, 1, 2, 3, 4].map((rider) => ({ rider, turn: 10 })),
        riders: [...Array(5).fill({ place: 'home', energy: 1 }), { place: 'out', energy: 0 }],
      },
    );
    expect(generalClassification([slow, next]).at(-1)).toMatchObject({ rider: 5, out: true });
    expect(generalClassification([slow, next]).find(({ rider }) => rider === 4)?.out).toBe(true);
  });
});

describe('L1-7.3 stage races: what is kept', () => {
  const result = finished(inOrder, {
    pursuits: [1, 5],
    riders: [9, 14, 15, 16, 3, 0].map((energy, rider) => ({ place: 'home', energy, ...(rider < 2 && { kept: [4] }) })),
  });

  test('L1-7.3 energy left over, kept tiles counted in, at most 15', () => {
    expect(result.energy).toEqual([13, 15, 15, 15, 3, 0]);
  });

  test('L1-7.3 at most 2 pursuits left over, on top of 4', () => {
    expect(result.pursuits).toEqual([1, 2]);
  });

  test('L1-7.3, L1-2.7 the next stage begins with that, in the order of the general classification', () => {
    const white = finished(
      [
        [3, 0],
        [0, 1],
        [1, 2],
        [2, 3],
        [4, 4],
        [5, 5],
      ],
      { pursuits: [1, 5] },
    );
    expect(beforeNextStage(stage, [white])).toEqual({ order: [1, 0], energy: Array(6).fill(15), pursuits: [1, 2], out: [] });
    const options = optionsOf(raceOf(plainRoad.hexagons, { kind: 'stage', bonusLines: [14], sprints: [13, 35] }), {
      before: beforeNextStage(stage, [white]),
    });
    const state = leader1.setup(options, { roll: () => 1, draw: () => 0 });
    expect(state.energy).toEqual(Array(6).fill(24 + 15));
    expect(state.pursuits).toEqual([5, 6]);
  });
});
