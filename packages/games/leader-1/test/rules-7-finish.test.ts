import { examplesOf } from '@gruppetto/testkit';
import { describe } from 'vitest';
import { leader1, type Position } from '../rules/index.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  five,
  letGo,
  plainFour,
  plainRoad,
  raceOf,
  ride,
  three,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

const example = examplesOf(leader1, { players: 2, race: 'own', own: plainRoad });

/** The feed zone at row 35 is behind them. */
const late = (riders: Parameters<typeof at>[0], others: Partial<Position> = {}): Position => {
  const position = at(riders, others);
  return { ...position, riders: position.riders.map((rider) => ({ ...rider, fed: 1 })) };
};

const stage = { own: raceOf(plainRoad.hexagons, { kind: 'stage', bonusLines: [14, 20], sprints: [13, 19, 35] }) };
const everybody = [0, 1, 2, 3, 4, 5];

describe('L1-7.1 the finish', () => {
  example('L1-7.1', 'the first rider past the finish line wins, in the order of moving', {
    position: late({ [blackLeader]: { row: 35, lane: 1 }, [whiteLeader]: { row: 34, lane: 1 } }, { front: 20 }),
    choices: [ride(blackLeader, 37, 1, 0), ride(whiteLeader, 37, 1, 0)],
    then: {
      position: {
        home: [
          { rider: blackLeader, turn: 5 },
          { rider: whiteLeader, turn: 5 },
        ],
      },
      facts: [
        { type: 'finished', rule: 'L1-7.1', rider: blackLeader, place: 1, turn: 5 },
        { type: 'finished', rider: whiteLeader, place: 2 },
      ],
      standings: {
        over: false,
        riders: {
          // L1-2.6: at the back of the peloton.
          $has: [
            { rider: blackLeader, place: 1, value: 0 },
            { rider: whiteLeader, place: 2, value: 0 },
            { place: 3, square: 19 },
          ],
        },
      },
    },
  });

  example('L1-7.1, L1-2.6', 'in the peloton the front area comes first', {
    position: late({ [blackLeader]: { place: 'front' } }, { front: 20 }),
    choices: [],
    then: {
      standings: {
        riders: {
          $has: [
            { rider: blackLeader, place: 1, square: 20 },
            { place: 2, square: 19 },
          ],
        },
      },
    },
  });

  example('L1-7.1', 'the last row is not past it', {
    position: late({ [blackLeader]: { row: 35, lane: 1 } }, { front: 20 }),
    choices: [ride(blackLeader, 36, 1, -1)],
    then: { position: { home: null }, noFacts: [{ type: 'finished' }] },
  });

  example('L1-7.1', 'the peloton: front area before back area, then remaining energy, then token order', {
    position: late(
      {
        [blackLeader]: { energy: 9 },
        [blackRouleur]: { energy: 9 },
        [blackClimber]: { place: 'front', energy: 4 },
        [whiteLeader]: { energy: 9 },
        [whiteRouleur]: { energy: 12 },
        [whiteClimber]: { place: 'front', energy: 6 },
      },
      { front: 34, phase: 'pursuit', tokens: [1, 0] },
    ),
    dice: [three],
    choices: [decline, decline],
    then: {
      facts: [
        ...[whiteClimber, blackClimber, whiteRouleur, whiteLeader, blackRouleur, blackLeader].map(
          (rider, nth) => ({ type: 'finished', rider, place: nth + 1 }) as const,
        ),
        { type: 'ended', rule: 'L1-7.1' },
      ],
      turn: null,
      standings: { over: true },
    },
  });

  example('L1-7.1, L1-1.2', 'it is not home on the last row', {
    position: late({}, { front: 33, phase: 'pursuit' }),
    dice: [three],
    choices: [decline, decline],
    then: { position: { front: 36, home: null } },
  });

  example('L1-7.1, L1-1.2', 'it is home when its front row is beyond it', {
    position: late({}, { front: 33, phase: 'pursuit' }),
    dice: [plainFour],
    choices: [decline, decline],
    then: { position: { front: 37 }, facts: everybody.map(() => ({ type: 'finished' })) },
  });

  example('L1-7.1', 'it takes those before it along', {
    position: late({ [blackLeader]: { row: 36, lane: 1, moved: 5 } }, { front: 34, phase: 'pursuit' }),
    dice: [plainFour],
    choices: [decline, decline],
    then: { facts: [{ type: 'absorbed', rider: blackLeader }, ...everybody.map(() => ({ type: 'finished' }) as const)] },
  });

  example('L1-7.1', 'kept tiles are added first', {
    position: late({ [blackLeader]: { energy: 19, kept: [3, 2] } }, { front: 34, phase: 'pursuit', tokens: [1, 0] }),
    dice: [three],
    choices: [decline, decline],
    then: {
      facts: [
        { type: 'gained', rule: 'L1-7.1', amount: 3, by: 'finish' },
        { type: 'gained', amount: 2, by: 'finish' },
        { type: 'finished', rider: blackLeader, place: 1 },
      ],
    },
  });

  example('L1-7.1, L1-4.8', 'it pays first: a rider who cannot is dropped short of the line', {
    position: late({ [blackLeader]: { energy: 0 }, [whiteLeader]: { energy: 0, kept: [2] } }, { front: 35, phase: 'pursuit' }),
    dice: [five],
    choices: [decline, decline, letGo],
    then: {
      facts: [
        { type: 'placed', rider: blackLeader, to: 36, lane: 1 },
        { type: 'placed', rider: whiteLeader, to: 36, lane: 2 },
        { type: 'finished', place: 4 },
      ],
      noFacts: [{ type: 'finished', place: 5 }],
    },
  });

  example('L1-7.1', 'the race ends when all are home', {
    position: late(
      { [blackLeader]: { row: 36, lane: 1 }, ...Object.fromEntries([1, 2, 3, 4, 5].map((rider) => [rider, { place: 'home' }])) },
      { front: 40, phase: 'dropped', home: [1, 2, 3, 4, 5].map((rider) => ({ rider, turn: 4 })) },
    ),
    choices: [ride(blackLeader, 37, 1, -1)],
    then: {
      turn: null,
      facts: [{ type: 'finished', rider: blackLeader, place: 6 }, { type: 'ended' }],
      standings: { over: true, riders: { $has: [{ rider: blackLeader, place: 6, value: 1 }] } },
    },
  });
});

describe('L1-7.2 the times of a stage', () => {
  /** Riders home in the order of their numbers, each a turn after the one before. */
  const over = (bonuses?: readonly number[]) =>
    at(Object.fromEntries(everybody.map((rider) => [rider, { place: 'home' }])), {
      turn: 40,
      front: 40,
      phase: 'over',
      home: everybody.map((rider) => ({ rider, turn: 10 + rider })),
      ...(bonuses && { bonuses }),
    });
  const times = (...values: readonly number[]) => ({ standings: { riders: { $has: values.map((value, rider) => ({ rider, value })) } } });

  example('L1-7.2', 'turns behind the winner; winner −2, second −1', {
    options: stage,
    position: over([-2, -2]),
    choices: [],
    then: times(-2, 0, 2, 3, 4, 5),
  });

  example('L1-7.2', 'the first rider past a bonus line −1, each time', {
    options: stage,
    position: over([3, 3]),
    choices: [],
    then: times(-2, 0, 2, 1, 4, 5),
  });

  example('L1-7.2', 'nothing for a line that the peloton passed first', {
    options: stage,
    position: over([-2, 5]),
    choices: [],
    then: times(-2, 0, 2, 3, 4, 4),
  });

  example('L1-7.2', 'in a classic there are no bonuses', { position: over(), choices: [], then: times(0, 1, 2, 3, 4, 5) });

  example('L1-7.2', 'who is first past it: a rider', {
    options: stage,
    position: at({ [blackLeader]: { row: 13, lane: 2 }, [whiteLeader]: { row: 12, lane: 2 } }),
    choices: [ride(blackLeader, 14, 2, -1), ride(whiteLeader, 15, 2, 0)],
    then: {
      position: { bonuses: [whiteLeader, -1] },
      facts: [{ type: 'took-bonus', rule: 'L1-7.2', line: 14, rider: whiteLeader }],
    },
  });

  example('L1-7.2', 'nobody, if the peloton is', {
    options: stage,
    position: at({}, { front: 12, phase: 'pursuit' }),
    dice: [three],
    choices: [decline, decline],
    then: { position: { bonuses: [-2, -1] }, facts: [{ type: 'took-bonus', line: 14, rider: null }] },
  });
});
