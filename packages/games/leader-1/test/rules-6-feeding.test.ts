import { ScriptedDice, undoTo } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { type Fact, leader1 } from '../rules/index.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  feed,
  five,
  hold,
  letGo,
  offered,
  optionsOf,
  placed,
  plainFour,
  plainRoad,
  raceOf,
  ride,
  riders,
  three,
  white,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

const plan = raceOf(plainRoad.hexagons, { feeds: [12] });
const fedAt12 = optionsOf(plan);
const example = examplesOf(leader1, { players: 2, race: 'own', own: plan });

describe('L1-6.1 feed zones', () => {
  test('L1-6.1 36 tiles, twelve a colour: three each of 2, 3, 4, 5', () => {
    const { piles } = leader1.race(fedAt12).setup(new ScriptedDice([0]));
    expect(piles).toEqual(Array(3).fill([2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]));
  });

  example('L1-6.1', 'a rider who passes a feed zone draws one of their colour, and keeps it', {
    position: at({ [blackClimber]: { row: 11, lane: 1 } }),
    dice: [9],
    choices: [ride(blackClimber, 13, 1, 1)],
    then: {
      position: riders({ row: 13, energy: 19, kept: [5] }),
      facts: [{ type: 'drew', rule: 'L1-6.1', rider: blackClimber, secret: { seat: 0, tile: 5 } }],
    },
  });

  test('L1-6.1 from the pile of their colour', () => {
    const start = placed(at({ [blackClimber]: { row: 11, lane: 1 } }), plan);
    start.race.play(start.state, offered(start, blackClimber, 13, 1), new ScriptedDice([9]));
    expect(start.state.piles.map((tiles) => tiles.length)).toEqual([12, 12, 11]);
  });

  example('L1-6.1', 'once a zone', {
    position: at({ [blackClimber]: { row: 11, lane: 1, fed: 1 } }),
    choices: [ride(blackClimber, 13, 1, 1)],
    then: { noFacts: [{ type: 'drew' }] },
  });

  example('L1-6.1, L1-7.3', 'also with the move that brings them home: kept tiles are counted in the next stage', {
    options: { own: plainRoad },
    position: at({ [blackClimber]: { row: 35, lane: 1 } }, { front: 20 }),
    dice: [9],
    choices: [ride(blackClimber, 37, 1, 1)],
    then: { position: riders({ place: 'home', kept: [5] }) },
  });

  example('L1-6.1', 'also inside the peloton, before the payment, which it may pay', {
    position: at({ [blackLeader]: { place: 'front', energy: 0 }, [whiteLeader]: { row: 2, lane: 1 } }, { front: 9, phase: 'pursuit' }),
    dice: [plainFour, 0, 0, 0, 0, 0],
    choices: [decline, decline],
    then: {
      facts: [blackRouleur, blackLeader, blackClimber, whiteRouleur, whiteClimber].map((rider) => ({ type: 'drew', rider })),
      noFacts: [{ type: 'drew', rider: whiteLeader }],
      turn: { seat: 0, rider: blackLeader },
      offers: [feed(blackLeader)],
    },
  });

  example('L1-6.1', 'not before the peloton’s front row has passed it', {
    position: at({}, { front: 9, phase: 'pursuit' }),
    dice: [three],
    choices: [decline, decline],
    then: { position: { front: 12 }, noFacts: [{ type: 'drew' }] },
  });

  example('L1-6.1, L1-4.3', 'a rider who drops off draws by where they stand: not on row 12', {
    position: at({ [blackLeader]: { place: 'leaving' } }, { front: 9, phase: 'pursuit' }),
    dice: [five, 0, 0, 0, 0, 0],
    choices: [decline, decline],
    then: { position: riders({ row: 12, kept: null }), noFacts: [{ type: 'drew', rider: blackLeader }] },
  });

  example('L1-6.1, L1-4.3', 'but on row 13, after the others', {
    position: at({ [blackLeader]: { place: 'leaving' } }, { front: 10, phase: 'pursuit' }),
    dice: [five, 0, 0, 0, 0, 0, 10],
    choices: [decline, decline],
    then: {
      position: riders({ row: 13, kept: [5] }),
      facts: [blackRouleur, blackClimber, whiteRouleur, whiteLeader, whiteClimber, blackLeader].map((rider) => ({ type: 'drew', rider })),
    },
  });

  example('L1-6.1', 'added at any later moment before they have to pay; others see it then', {
    position: at({ [blackLeader]: { row: 14, lane: 1, energy: 3, kept: [5] } }),
    choices: [feed(blackLeader), ride(blackLeader, 20, 1, 8)],
    then: {
      position: riders({ row: 20, energy: 0 }),
      facts: [{ type: 'gained', rule: 'L1-6.1', seat: 0, rider: blackLeader, what: 'energy', amount: 5, by: 'feed', reveals: true }],
    },
  });

  example('L1-6.1', 'a choice for each worth; of equal tiles the one kept longest is added', {
    position: at({ [blackLeader]: { row: 14, lane: 1, kept: [3, 5, 3, 5, 2] } }),
    choices: [
      {
        expect: {
          offers: [feed(blackLeader, 0), feed(blackLeader, 1), feed(blackLeader, 4)],
          noOffers: [feed(blackLeader, 2), feed(blackLeader, 3)],
        },
      },
      feed(blackLeader, 0),
    ],
    then: { position: riders({ row: 14, kept: [5, 3, 5, 2] }) },
  });

  test('L1-2.5, L1-6.1 a tile that all have seen is not taken back', () => {
    const { race, state } = placed(at({ [blackLeader]: { row: 14, lane: 1, kept: [5] } }), plan);
    const facts: Fact[] = [];
    race.play(state, feed(blackLeader), new ScriptedDice([]), (fact) => facts.push(fact));
    const seats = [0, 1].map((seat) => ({ name: `${seat}`, colour: '', player: 'person' }));
    const step = { seat: 0, choice: feed(blackLeader), dice: [] };
    expect(undoTo({ seats, steps: [step] }, [[], facts])).toBeUndefined();
    expect(undoTo({ seats, steps: [step, { ...step, choice: hold }] }, [[], facts, []])).toBe(1);
  });

  for (const kept of [[2], [5]])
    example('L1-6.1, L1-2.5', `whether a rider is asked does not tell what they keep: ${kept}`, {
      // 2 for the front, 1 for a rouleur on the mountain: a 2 would not do.
      options: { own: raceOf(['4a', '7a', '12b', '1a', '10a', '20b']) },
      position: at({ [blackRouleur]: { place: 'front', energy: 0, kept } }, { front: 14, phase: 'pursuit' }),
      dice: [five],
      choices: [decline, decline],
      then: { turn: { rider: blackRouleur }, offers: [feed(blackRouleur), letGo] },
    });
});

describe('L1-6.2 the start of a classic', () => {
  const linedUp = (kind: 'classic' | 'stage') => {
    const others = kind === 'stage' ? { kind, bonusLines: [10], sprints: [9, 35] } : {};
    const dice = new ScriptedDice([1, ...(kind === 'classic' ? [0, 1, 2, 3, 4, 5] : [])]);
    const race = leader1.race(optionsOf(raceOf(plainRoad.hexagons, others), { qualities: false }));
    const state = race.setup(dice);
    const facts: Fact[] = [];
    for (let rider = 0; rider < 6; rider++) race.play(state, { do: 'line-up', area: 'back' }, dice, (fact) => facts.push(fact));
    return { race, state, facts };
  };

  test('L1-6.2 every rider draws one', () => {
    const { race, state, facts } = linedUp('classic');
    expect(state.kept.map((kept) => kept.length)).toEqual(Array(6).fill(1));
    expect(facts.flatMap((fact) => (fact.type === 'drew' ? [fact.rule] : []))).toEqual(Array(6).fill('L1-6.2'));
    expect(race.view(state, white).kept.slice(0, 3)).toEqual([[], [], []]);
  });

  test('L1-6.2 not in a stage', () => expect(linedUp('stage').state.kept.flat()).toEqual([]));
});
