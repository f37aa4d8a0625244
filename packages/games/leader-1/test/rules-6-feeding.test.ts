import { ScriptedDice, undoTo } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../rules/index.ts';
import { leader1 } from './old-contract.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  feed,
  five,
  hold,
  only,
  optionsOf,
  placed,
  plainFour,
  plainRoad,
  raceOf,
  refusal,
  ride,
  tell,
  three,
  white,
  whiteLeader,
} from './riders.ts';

const fedAt12 = optionsOf(raceOf(plainRoad.hexagons, { feeds: [12] }));

describe('L1-6.1 feed zones', () => {
  test('L1-6.1 36 tiles, twelve a colour: three each of 2, 3, 4, 5', () => {
    const { piles } = leader1.setup(fedAt12, new ScriptedDice([0]));
    expect(piles).toEqual(Array(3).fill([2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]));
  });

  test('L1-6.1 a rider who passes a feed zone draws one of his colour, and keeps it', () => {
    const position = at({ [blackClimber]: { row: 11, lane: 1 } });
    const { state } = tell({ options: fedAt12, position, dice: [9], choices: [ride(blackClimber, 13, 1, 1)] });
    expect(state.kept[blackClimber]).toEqual([5]);
    expect(state.piles[2]).toHaveLength(11);
    expect(state.piles[0]).toHaveLength(12);
    expect(state.energy[blackClimber]).toBe(19);
  });

  test('L1-6.1 once a zone', () => {
    const position = at({ [blackClimber]: { row: 11, lane: 1, fed: 1 } });
    expect(tell({ options: fedAt12, position, choices: [ride(blackClimber, 13, 1, 1)] }).state.kept[blackClimber]).toEqual([]);
  });

  test('L1-6.1, L1-7.3 also with the move that brings him home: kept tiles are counted in the next stage', () => {
    const position = at({ [blackClimber]: { row: 35, lane: 1 } }, { front: 20 });
    const { state } = tell({ position, dice: [9], choices: [ride(blackClimber, 37, 1, 1)] });
    expect([state.place[blackClimber], state.kept[blackClimber]]).toEqual(['home', [5]]);
  });

  test('L1-6.1 also inside the peloton, before the payment', () => {
    const position = at(
      { [blackLeader]: { place: 'front', energy: 0 }, [whiteLeader]: { row: 2, lane: 1 } },
      { front: 9, phase: 'pursuit' },
    );
    const { state, facts } = tell({ options: fedAt12, position, dice: [plainFour, 0, 0, 0, 0, 0], choices: [decline, decline] });
    expect(only(facts, 'drew').map(({ rider }) => rider)).toEqual([blackRouleur, blackLeader, blackClimber, 4, 5]);
    // He may pay with it.
    expect(leader1.turn(state)).toMatchObject({ seat: 0, rider: blackLeader });
    expect(leader1.turn(state)?.choices).toContainEqual(feed(blackLeader));
  });

  test('L1-6.1 not before the peloton’s front row has passed it', () => {
    const position = at({}, { front: 9, phase: 'pursuit' });
    expect(only(tell({ options: fedAt12, position, dice: [three], choices: [decline, decline] }).facts, 'drew')).toEqual([]);
  });

  test('L1-6.1, L1-4.3 who lets himself drop draws by where he stands', () => {
    const position = at({ [blackLeader]: { place: 'leaving' } }, { front: 9, phase: 'pursuit' });
    const { state } = tell({ options: fedAt12, position, dice: [five, 0, 0, 0, 0, 0], choices: [decline, decline] });
    expect([state.row[blackLeader], state.fed[blackLeader]]).toEqual([12, 0]);
    const beyond = at({ [blackLeader]: { place: 'leaving' } }, { front: 10, phase: 'pursuit' });
    const passed = tell({ options: fedAt12, position: beyond, dice: [five, 0, 0, 0, 0, 0, 10], choices: [decline, decline] });
    expect([passed.state.row[blackLeader], passed.state.kept[blackLeader]]).toEqual([13, [5]]);
    expect(only(passed.facts, 'drew').map(({ rider }) => rider)).toEqual([blackRouleur, blackClimber, 4, 3, 5, blackLeader]);
  });

  test('L1-6.1 added at any later moment before he has to pay; others see it then', () => {
    const position = at({ [blackLeader]: { row: 14, lane: 1, energy: 3, kept: [5] } });
    const { state, facts } = tell({ options: fedAt12, position, choices: [feed(blackLeader), ride(blackLeader, 20, 1, 8)] });
    expect(state.energy[blackLeader]).toBe(0);
    expect(only(facts, 'gained')).toEqual([
      { type: 'gained', rule: 'L1-6.1', seat: 0, rider: blackLeader, what: 'energy', amount: 5, by: 'feed', reveals: true },
    ]);
  });

  test('L1-6.1 a choice for each worth; of equal tiles the one kept longest is added', () => {
    const position = at({ [blackLeader]: { row: 14, lane: 1, kept: [3, 5, 3, 5, 2] } });
    const feeds = leader1.turn(placed(position, fedAt12))?.choices.filter((choice) => choice.do === 'feed');
    expect(feeds).toEqual([feed(blackLeader, 0), feed(blackLeader, 1), feed(blackLeader, 4)]);
    expect(refusal({ options: fedAt12, position, choices: [feed(blackLeader, 2)] })).toEqual({ reason: 'not-offered' });
    expect(tell({ options: fedAt12, position, choices: [feed(blackLeader, 0)] }).state.kept[blackLeader]).toEqual([5, 3, 5, 2]);
  });

  test('L1-2.5, L1-6.1 a tile that all have seen is not taken back', () => {
    const position = at({ [blackLeader]: { row: 14, lane: 1, kept: [5] } });
    const { facts } = tell({ options: fedAt12, position, choices: [feed(blackLeader)] });
    const seats = [0, 1].map((seat) => ({ name: `${seat}`, colour: '', player: 'person' }));
    const step = { seat: 0, choice: feed(blackLeader), dice: [] };
    expect(undoTo({ seats, steps: [step] }, [[], facts])).toBeUndefined();
    expect(undoTo({ seats, steps: [step, { ...step, choice: hold }] }, [[], facts, []])).toBe(1);
  });

  test('L1-6.1, L1-2.5 whether he is asked does not tell what he keeps', () => {
    const asked = (kept: number[]) => {
      const position = at({ [blackRouleur]: { place: 'front', energy: 0, kept } }, { front: 14, phase: 'pursuit' });
      const mountain = optionsOf(raceOf(['4a', '7a', '12b', '1a', '10a', '20b']));
      // 2 for the front, 1 for a rouleur on the mountain: a 2 would not do.
      return tell({ options: mountain, position, dice: [five], choices: [decline, decline] }).state.queue[0];
    };
    expect(asked([2])).toBe(blackRouleur);
    expect(asked([5])).toBe(blackRouleur);
  });
});

describe('L1-6.2 the start of a classic', () => {
  const linedUp = (kind: 'classic' | 'stage') => {
    const plan = raceOf(plainRoad.hexagons, kind === 'stage' ? { kind, bonusLines: [10], sprints: [9, 35] } : {});
    const dice = new ScriptedDice([1, ...(kind === 'classic' ? [0, 1, 2, 3, 4, 5] : [])]);
    const state = leader1.setup(optionsOf(plan, { qualities: false }), dice);
    const facts: Fact[] = [];
    for (let rider = 0; rider < 6; rider++) leader1.play(state, { do: 'line-up', area: 'back' }, dice, (fact) => facts.push(fact));
    return { state, facts };
  };

  test('L1-6.2 every rider draws one', () => {
    const { state, facts } = linedUp('classic');
    expect(state.kept.map((kept) => kept.length)).toEqual(Array(6).fill(1));
    expect(only(facts, 'drew').map(({ rule }) => rule)).toEqual(Array(6).fill('L1-6.2'));
    expect(leader1.view(state, white).kept.slice(0, 3)).toEqual([[], [], []]);
  });

  test('L1-6.2 not in a stage', () => {
    expect(linedUp('stage').state.kept.flat()).toEqual([]);
    expect(placed(at({}, { phase: 'inside' })).kept.flat()).toEqual([]);
  });
});
