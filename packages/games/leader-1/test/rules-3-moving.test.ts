import { describe, expect, test } from 'vitest';
import { type Options, prices, type RiderPosition, type State } from '../rules/index.ts';
import { leader1 } from './old-contract.ts';
import {
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  feed,
  five,
  offered,
  only,
  optionsOf,
  placed,
  plainRoad,
  raceOf,
  refusal,
  ride,
  ridesOf,
  stay,
  tell,
  three,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
  whyNot,
} from './riders.ts';

/** Hill, mountain and downhill between plains: rows 7–12, 13–18, 19–24. */
const everyTerrain = optionsOf(raceOf(['4a', '11a', '12b', '19a', '7a', '1a'], { category: 4 }));

const away = (rider: number, row: number, lane: number, energy: number, options: Options = optionsOf(plainRoad)): State =>
  placed(at({ [rider]: { row, lane, energy } }), options);

const rowsOf = (rides: readonly string[]): readonly number[] => [...new Set(rides.map((one) => Number.parseInt(one, 10)))];

describe('L1-3.1 squares', () => {
  test('L1-3.1 a step goes to the next row, same or neighbouring lane; no standing still, no sideways', () => {
    expect(ridesOf(away(blackClimber, 2, 1, 0))).toEqual(['3/1 0', '3/2 0']);
    expect(ridesOf(away(blackClimber, 2, 2, 0))).toEqual(['3/1 0', '3/2 0', '3/3 0']);
    expect(ridesOf(away(blackLeader, 2, 1, 0))).toEqual(['3/1 -1', '3/2 -1', '4/1 0', '4/2 0', '4/3 0']);
  });

  test('L1-3.1 one rider a square', () => {
    const position = at(
      { [blackClimber]: { row: 2, lane: 1, energy: 0 }, [whiteLeader]: { row: 3, lane: 2, moved: 5 } },
      { queue: [blackClimber] },
    );
    expect(ridesOf(placed(position))).toEqual(['3/1 0']);
    expect(whyNot(placed(position), 3, 2)).toBe('square-taken');
    expect(refusal({ position, choices: [ride(blackClimber, 3, 2, 0)] })).toMatchObject({ reason: 'square-taken', rule: 'L1-3.4' });
  });
});

describe('L1-3.2 free squares', () => {
  const free = (rider: number, row: number) =>
    Number.parseInt(ridesOf(away(rider, row, 1, 0, everyTerrain)).find((one) => one.endsWith(' 0')) as string, 10) - row;

  test('L1-3.2 by the terrain where the move starts', () => {
    const riders = [blackRouleur, blackLeader, blackClimber];
    expect(riders.map((rider) => free(rider, 2))).toEqual([3, 2, 1]);
    expect(riders.map((rider) => free(rider, 8))).toEqual([2, 2, 2]);
    expect(riders.map((rider) => free(rider, 13))).toEqual([1, 2, 3]);
    expect(riders.map((rider) => free(rider, 19))).toEqual([4, 4, 4]);
    // Where it starts, not where it goes: the last row of the hill before the mountain.
    expect(riders.map((rider) => free(rider, 12))).toEqual([2, 2, 2]);
  });

  test('L1-3.2 plus 1 for slipstream', () => {
    const position = at({ [blackLeader]: { row: 3, lane: 1 }, [whiteClimber]: { row: 2, lane: 1, energy: 0 } });
    const { state } = tell({ position, choices: [ride(blackLeader, 5, 1, 0)] });
    expect(ridesOf(state)).toEqual(['3/1 -1', '3/2 -1', '4/1 0', '4/2 0', '4/3 0']);
  });
});

describe('L1-3.3 paying squares', () => {
  test('L1-3.3 one to six cost 1, 3, 5, 8, 11, 15 in all', () => {
    expect(prices.slice(1)).toEqual([1, 3, 5, 8, 11, 15]);
    const rides = ridesOf(away(blackClimber, 18, 2, 15)).filter((one) => one.includes('/2 ') && !one.endsWith('fall'));
    expect(rides).toEqual(['19/2 0', '20/2 1', '21/2 3', '22/2 5', '23/2 8', '24/2 11', '25/2 15']);
  });

  test('L1-3.3 never more than six', () => {
    expect(rowsOf(ridesOf(away(blackClimber, 18, 2, 99)))).toEqual([19, 20, 21, 22, 23, 24, 25]);
  });

  test('L1-3.3 is paid at once', () => {
    const { state, facts } = tell({
      position: at({ [blackLeader]: { row: 2, lane: 1, energy: 9 } }),
      choices: [ride(blackLeader, 7, 1, 5)],
    });
    expect(state.energy[blackLeader]).toBe(4);
    expect(only(facts, 'moved')).toMatchObject([{ from: 2, to: 7, lane: 1, squares: 5, free: 2, paying: 3, price: 5, passed: 0, back: 0 }]);
    expect(only(facts, 'spent')).toEqual([
      { type: 'spent', rule: 'L1-3.3', seat: black, rider: blackLeader, what: 'energy', amount: 5, by: 'move' },
    ]);
  });
});

describe('L1-3.4 occupied squares', () => {
  const wall = {
    [whiteLeader]: { row: 3, lane: 1, moved: 5 },
    [whiteRouleur]: { row: 3, lane: 2, moved: 5 },
    [whiteClimber]: { row: 3, lane: 3, moved: 5 },
  };

  test('L1-3.4 may be passed where no square of the row within reach is free, for 1 energy', () => {
    const state = placed(at({ [blackLeader]: { row: 2, lane: 2, energy: 2 }, ...wall }, { queue: [blackLeader] }));
    expect(ridesOf(state)).toEqual(['4/1 1', '4/2 1', '4/3 1', '5/1 2', '5/2 2', '5/3 2']);
  });

  test('L1-3.4 a free square out of reach does not count', () => {
    const { [whiteClimber]: _, ...gap } = wall;
    const blocked = placed(at({ [blackLeader]: { row: 2, lane: 1, energy: 1 }, ...gap }, { queue: [blackLeader] }));
    expect(ridesOf(blocked)).toEqual(['4/1 1', '4/2 1', '4/3 1']);
  });

  test('L1-3.4 who can ride round must', () => {
    const { [whiteClimber]: _, ...gap } = wall;
    const open = placed(at({ [blackLeader]: { row: 2, lane: 2, energy: 0 }, ...gap }, { queue: [blackLeader] }));
    expect(ridesOf(open)).toEqual(['3/3 -1', '4/2 0', '4/3 0']);
  });

  test('L1-3.4 nor does it help to have ridden into the closed side: a square within reach on another way is within reach', () => {
    const gap = { [whiteLeader]: { row: 4, lane: 1, moved: 5 }, [whiteRouleur]: { row: 4, lane: 2, moved: 5 } };
    const state = placed(at({ [blackRouleur]: { row: 2, lane: 2, energy: 0 }, ...gap }, { queue: [blackRouleur] }));
    expect(ridesOf(state)).toEqual(['3/1 -2', '3/2 -2', '3/3 -2', '4/3 -1', '5/2 0', '5/3 0']);
  });

  test('L1-3.4 a punctured rider’s square may be passed for nothing, but nobody ends on it', () => {
    const stopped = Object.fromEntries(Object.entries(wall).map(([rider, one]) => [rider, { ...one, punctured: 6 }]));
    const state = placed(at({ [blackLeader]: { row: 2, lane: 2, energy: 0 }, ...stopped }, { queue: [blackLeader] }));
    expect(ridesOf(state)).toEqual(['4/1 0', '4/2 0', '4/3 0']);
    expect(whyNot(state, 3, 2)).toBe('punctured-there');
  });
});

describe('L1-3.5 energy back', () => {
  test('L1-3.5 one for each free square not used, at once', () => {
    const { state, facts } = tell({
      position: at({ [blackRouleur]: { row: 2, lane: 1, energy: 0 } }),
      choices: [ride(blackRouleur, 3, 1, -2)],
    });
    expect(state.energy[blackRouleur]).toBe(2);
    expect(only(facts, 'gained')).toEqual([
      { type: 'gained', rule: 'L1-3.5', seat: black, rider: blackRouleur, what: 'energy', amount: 2, by: 'unused' },
    ]);
  });
});

describe('L1-3.6 paying in full', () => {
  test('L1-3.6 only what can be paid is offered', () => {
    const state = away(blackLeader, 2, 1, 4);
    expect(rowsOf(ridesOf(state))).toEqual([3, 4, 5, 6]);
    expect(whyNot(state, 7, 1)).toBe('cannot-pay');
    expect(refusal({ position: at({ [blackLeader]: { row: 2, lane: 1, energy: 4 } }), choices: [ride(blackLeader, 7, 1, 5)] })).toEqual({
      reason: 'cannot-pay',
      rule: 'L1-3.6',
      with: { rider: blackLeader, need: 5, energy: 4 },
    });
  });

  test('L1-3.6, L1-6.1 a kept feed tile may be added first', () => {
    const position = at({ [blackLeader]: { row: 2, lane: 1, energy: 4, kept: [2, 3] } });
    const { state, facts } = tell({ position, choices: [feed(blackLeader, 1)] });
    expect(state.energy[blackLeader]).toBe(7);
    expect(state.kept[blackLeader]).toEqual([2]);
    expect(rowsOf(ridesOf(state))).toEqual([3, 4, 5, 6, 7]);
    expect(only(facts, 'gained')).toMatchObject([{ rule: 'L1-6.1', amount: 3, by: 'feed' }]);
  });

  test('L1-3.6 if he can pay for no move, he makes the shortest one and pays what he has', () => {
    const wall = { [whiteLeader]: { row: 14, lane: 1, moved: 5 }, [whiteRouleur]: { row: 14, lane: 2, moved: 5 } };
    const position = at({ [blackRouleur]: { row: 13, lane: 1, energy: 1 }, ...wall }, { queue: [blackRouleur] });
    // On the mountain one free square: passing the wall costs 1, and the second square 1 more.
    expect(ridesOf(placed(position, everyTerrain))).toEqual(['15/1 1', '15/2 1']);
    expect(tell({ options: everyTerrain, position, choices: [ride(blackRouleur, 15, 1, 1)] }).state.energy[blackRouleur]).toBe(0);
  });
});

describe('L1-3.7 slipstream', () => {
  const pair = (row: number, lane: number, behind: number, options?: Options, energy = 30): State =>
    placed(at({ [blackLeader]: { row, lane, energy }, [whiteClimber]: { row: row - 1, lane: behind } }), options);
  const given = (state: State, squares: number): boolean => {
    const choices = leader1.turn(state)?.choices ?? [];
    const from = state.row[blackLeader];
    const choice = choices.find((one) => one.do === 'ride' && one.row === from + squares && one.risk === undefined);
    if (!choice) throw new Error(`no move of ${squares}`);
    const played = leader1.copy(state);
    leader1.play(played, choice, { roll: () => 1, draw: () => 0 });
    return played.slipstream[whiteClimber];
  };

  test('L1-3.7 to who stands directly behind, in the same lane', () => {
    expect(given(pair(20, 2, 2), 3)).toBe(true);
    expect(given(pair(20, 2, 1), 3)).toBe(false);
    const twoBehind = placed(at({ [blackLeader]: { row: 20, lane: 2 }, [whiteClimber]: { row: 18, lane: 2 } }));
    expect(given(twoBehind, 3)).toBe(false);
  });

  test('L1-3.7 a wheel to follow is shown before: not that of one who lies or stands still', () => {
    const ahead = (others: Partial<RiderPosition>) => {
      const position = at(
        { [blackLeader]: { row: 20, lane: 2, moved: 5, ...others }, [whiteClimber]: { row: 18, lane: 2, energy: 0 } },
        { queue: [whiteClimber] },
      );
      const state = placed(position);
      const view = leader1.view(state, 1);
      const wheel = (lane: number) =>
        leader1.preview(view, offered(state, whiteClimber, 19, lane)).effects?.some(({ what }) => what === 'wheel');
      return [1, 2, 3].map(wheel);
    };
    expect(ahead({})).toEqual([false, true, false]);
    expect(ahead({ fallen: 6 })).toEqual([false, false, false]);
    expect(ahead({ punctured: 6 })).toEqual([false, false, false]);
  });

  test('L1-3.7 not of a move of 6 squares or more', () => {
    expect([5, 6, 7].map((squares) => given(pair(20, 2, 2), squares))).toEqual([true, false, false]);
  });

  test('L1-3.7 from downhill 8', () => {
    const state = pair(20, 1, 1, everyTerrain);
    expect([6, 7, 8].map((squares) => given(state, squares))).toEqual([true, true, false]);
  });

  test('L1-3.7 from cobbles 5, cobbled downhill too', () => {
    const cobbles = optionsOf(raceOf(['4a', '6b', '1b', '7a', '10a', '20b']));
    expect([4, 5].map((squares) => given(pair(18, 2, 2, cobbles), squares))).toEqual([true, false]);
    expect([4, 5].map((squares) => given(pair(12, 1, 1, cobbles), squares))).toEqual([true, false]);
  });

  test('L1-3.7 it is for the move that follows in this turn, and for no other', () => {
    const position = at({ [blackLeader]: { row: 20, lane: 2 }, [whiteClimber]: { row: 19, lane: 2 } });
    const choices = [ride(blackLeader, 22, 2, 0), ride(whiteClimber, 21, 2, 0), stay, stay, decline, decline];
    expect(tell({ position, choices: choices.slice(0, 2) }).state.slipstream[whiteClimber]).toBe(false);
    const { state, facts } = tell({ position, choices, dice: [three] });
    expect(only(facts, 'moved')).toMatchObject([{ slipstream: false }, { slipstream: true, free: 2 }]);
    // Again directly behind, but the other has not moved yet.
    expect(state.turn).toBe(6);
    expect(state.slipstream).toEqual(Array(6).fill(false));
  });

  test('L1-3.7 who skips that move has none in the next turn', () => {
    const position = at({ [blackLeader]: { row: 20, lane: 2 }, [whiteClimber]: { row: 19, lane: 2, fallen: 5, moved: 5 } });
    const { state } = tell({ position, choices: [ride(blackLeader, 22, 2, 0), stay, stay, decline, decline], dice: [three] });
    expect(state.turn).toBe(6);
    expect(state.slipstream[whiteClimber]).toBe(false);
  });

  test('L1-3.7, L1-5.4 nor has who lies beside his square in this turn', () => {
    const position = at(
      { [blackLeader]: { row: 20, lane: 2, moved: 5 }, [whiteClimber]: { row: 19, lane: 2, fallen: 6, moved: 5 } },
      { phase: 'pursuit' },
    );
    const { state } = tell({ position, choices: [decline, decline, ride(blackLeader, 22, 2, 0)], dice: [three] });
    expect(state.turn).toBe(6);
    expect(state.slipstream[whiteClimber]).toBe(false);
  });

  test('L1-3.7 none of one who did not move because of a fall', () => {
    const position = at({ [blackLeader]: { row: 20, lane: 2, fallen: 5 }, [whiteClimber]: { row: 19, lane: 2, energy: 0 } });
    expect(ridesOf(placed(position))).toEqual(['20/1 0', '20/2 0', '20/3 0']);
  });

  test('L1-3.7 one who moved and fell at the end of it still gave it', () => {
    const position = at({ [blackClimber]: { row: 7, lane: 3 }, [whiteClimber]: { row: 6, lane: 3 } });
    // One free square, so the dark one on row 9 is paid for.
    const { state } = tell({ position, dice: [three], choices: [ride(blackClimber, 9, 3, 1, 'fall')] });
    expect(state.fallen[blackClimber]).toBe(6);
    expect(state.slipstream[whiteClimber]).toBe(true);
  });

  test('L1-3.7 the peloton itself gives none', () => {
    const position = at({ [blackLeader]: { row: -1, lane: 1 } });
    const { state } = tell({ position, dice: [three], choices: [stay, stay, decline, decline] });
    expect(state.slipstream[blackLeader]).toBe(false);
  });
});

describe('L1-3.8 order on the road', () => {
  test('L1-3.8 the most advanced first, in one row the last to arrive first', () => {
    const position = at({
      [blackLeader]: { row: 10, lane: 1 },
      [whiteLeader]: { row: 9, lane: 3 },
      [whiteClimber]: { row: 9, lane: 1 },
    });
    const { state } = tell({
      position,
      dice: [five],
      choices: [ride(blackLeader, 12, 1, 0), ride(whiteClimber, 12, 2, 1), ride(whiteLeader, 12, 3, 1), stay, stay, decline, decline],
    });
    expect(state.road).toEqual([whiteLeader, whiteClimber, blackLeader]);
    expect(state.queue).toEqual([whiteLeader, whiteClimber, blackLeader]);
  });

  test('L1-3.8 is kept for the whole phase', () => {
    const position = at({ [blackLeader]: { row: 10, lane: 1 }, [whiteLeader]: { row: 9, lane: 2 } });
    const { state } = tell({ position, choices: [ride(blackLeader, 11, 1, -1)] });
    expect(state.queue).toEqual([whiteLeader]);
  });
});
