import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { darkOf, leader1, mapOf, type TileId, tileIds, tileOf } from '../rules/index.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  plainFour,
  raceOf,
  ride,
  three,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

/**
 * Rows 7 to 12 are a left bend: lane 1 has its fronts at 7.2, 8.4, 9.6, 10.8, 12; lane 2 at 7, 8 (dark), 9 (dark), 10, 11, 12; lane 3 at
 * 6.9, 7.7, 8.6, 9.4, 10.3, 11.1, 12.
 */
const example = examplesOf(leader1, { players: 2, race: 'own', own: raceOf(['4a', '2a', '7a', '1a', '10a']) });
const to = (rider: number, row: number, lane: number) => ({ do: 'ride', rider, row, lane }) as const;

describe('L1-1.2 bends', () => {
  test('L1-1.2, L1-1.4 on a bend the inner lane has 5 squares, the next one 6, the outer one of three 7', () => {
    for (const id of tileIds) {
      const { bend, lanes, dark } = tileOf(id);
      const inner = lanes === 3 ? [5, 6, 7] : [5, 6];
      const squares = bend === 'straight' ? Array(lanes).fill(6) : bend === 'left' ? inner : inner.toReversed();
      expect([id, ...dark.map(({ length }) => length)]).toEqual([id, ...squares]);
    }
  });

  test('L1-1.2 where the road would meet itself a bend is turned round: its squares and lanes the other way', () => {
    const lefts: TileId[] = ['2a', '5a', '9a', '8b', '13a', '15a', '9b', '4a'].filter((id): id is TileId => id !== '9b');
    const road = mapOf(lefts);
    const turned = road.filter(({ id, bend }) => bend !== tileOf(id).bend);
    expect(turned.length).toBeGreaterThan(0);
    for (const hexagon of turned) {
      expect(darkOf(hexagon).map(({ length }) => length)).toEqual([7, 6, 5]);
      const own = tileOf(hexagon.id).dark;
      expect(darkOf(hexagon)[0]).toEqual(own[2].toReversed());
    }
    expect(new Set(road.map(({ q, r }) => `${q} ${r}`)).size).toBe(lefts.length);
  });

  example('L1-1.2', 'a rider has passed a marker when their front is beyond it', {
    options: { own: raceOf(['4a', '2a', '7a', '1a', '10a'], { feeds: [9] }) },
    position: at({ [blackClimber]: { row: 8.6, lane: 3 } }),
    dice: [0],
    choices: [to(blackClimber, 9.4, 3)],
    then: { facts: [{ type: 'drew', rider: blackClimber }] },
  });

  example('L1-1.2', 'a rider whose front is on its row has not', {
    options: { own: raceOf(['4a', '2a', '7a', '1a', '10a'], { feeds: [9] }) },
    position: at({ [blackClimber]: { row: 8.6, lane: 3 } }),
    choices: [to(blackClimber, 9, 2)],
    then: { noFacts: [{ type: 'drew' }] },
  });
});

describe('L1-3.1 steps', () => {
  example('L1-3.1, L1-3.3', 'a move counts squares, so the inner line is shorter', {
    position: at({ [blackClimber]: { row: 6, lane: 2 } }),
    choices: [to(blackClimber, 12, 1)],
    then: { facts: [{ type: 'moved', squares: 5, free: 1, paying: 4, price: 8 }] },
  });

  example('L1-3.1', 'to a square the shortest way is offered, with its danger, and a longer one if it is safe', {
    // Three squares over the dark ones of lane 2, four by lane 1.
    position: at({ [blackClimber]: { row: 7, lane: 2, energy: 30 } }),
    choices: [],
    then: {
      offers: [
        { ...to(blackClimber, 9, 2), pays: 1, risk: 'fall' },
        { ...to(blackClimber, 10, 2), pays: 3, risk: 'fall' },
        { ...to(blackClimber, 10, 2), pays: 5, risk: null },
      ],
      noOffers: [{ ...to(blackClimber, 10, 2), squares: 5 }],
    },
  });

  example('L1-3.1, L1-3.7', 'a longer way is offered, too, where it keeps the slipstream from the rider behind', {
    position: at({ [blackClimber]: { row: 7, lane: 2, energy: 30 }, [whiteLeader]: { row: 6, lane: 2 } }),
    choices: [],
    then: {
      // From the plain six squares deny it: the shortest way to 12/1 has five.
      offers: [
        { ...to(blackClimber, 12, 1), pays: 8 },
        { ...to(blackClimber, 12, 1), pays: 11, risk: null },
        { ...to(blackClimber, 12, 1), pays: 11, risk: 'fall' },
      ],
      noOffers: [{ ...to(blackClimber, 12, 1), squares: 7 }],
    },
  });
});

describe('L1-3.4 a block on a bend', () => {
  example('L1-3.4', 'the one with the most squares counts of the ways through it', {
    position: at(
      {
        [blackClimber]: { row: 8, lane: 2 },
        [whiteLeader]: { row: 9.6, lane: 1, moved: 5 },
        [whiteRouleur]: { row: 9, lane: 2, moved: 5 },
        [whiteClimber]: { row: 9.4, lane: 3, moved: 5 },
      },
      { queue: [blackClimber] },
    ),
    choices: [],
    then: {
      // Round lane 2: two squares to the block, then one beyond it, 3 energy and 1 for the rider passed.
      offers: [{ ...to(blackClimber, 10, 2), pays: 4 }],
      noOffers: [{ ...to(blackClimber, 10, 2), squares: 2 }],
    },
  });

  example('L1-3.4', 'where one lane is open nobody is passed', {
    position: at(
      {
        [blackClimber]: { row: 8, lane: 2 },
        [whiteLeader]: { row: 9.6, lane: 1, moved: 5 },
        [whiteRouleur]: { row: 9, lane: 2, moved: 5 },
      },
      { queue: [blackClimber] },
    ),
    choices: [to(blackClimber, 10, 2)],
    then: { facts: [{ type: 'moved', squares: 3, passed: 0 }] },
  });
});

describe('L1-3.7, L1-3.8 wheels and order', () => {
  example('L1-3.7', 'directly behind is the square before in the same lane', {
    position: at({ [blackLeader]: { row: 8.6, lane: 3 }, [whiteClimber]: { row: 7.7, lane: 3 }, [whiteLeader]: { row: 8, lane: 2 } }),
    choices: [to(blackLeader, 10.3, 3)],
    then: { position: { riders: { $has: [{ place: 'road', row: 7.7, slipstream: true }] } } },
  });

  example('L1-3.7', 'a rider beside it has none, however near', {
    position: at({ [blackLeader]: { row: 8.6, lane: 3 }, [whiteLeader]: { row: 8, lane: 2 } }),
    choices: [to(blackLeader, 10.3, 3), to(whiteLeader, 8.4, 1)],
    then: { facts: [{ type: 'moved', rider: whiteLeader, slipstream: false }] },
  });

  example('L1-3.8', 'the order on the road goes by the fronts', {
    position: at({ [blackLeader]: { row: 9.4, lane: 3 }, [whiteLeader]: { row: 9.6, lane: 1 }, [blackRouleur]: { row: 9, lane: 2 } }),
    choices: [to(whiteLeader, 10.8, 1), to(blackLeader, 10.3, 3)],
    then: { turn: { rider: blackRouleur } },
  });
});

describe('L1-4 the peloton on a bend', () => {
  const fronts = { [blackRouleur]: { place: 'front' } } as const;

  example('L1-4.2', 'a breakaway begins on the first square ahead of row f, in each lane', {
    // Four squares by the inner lane: 8.4, 9.6, 10.8, 12.
    position: at(fronts, { front: 8, phase: 'breaking' }),
    choices: [{ ...to(blackRouleur, 12, 1), pays: 1 }],
    then: { facts: [{ type: 'placed', reason: 'broke-away', bill: { squares: 4, free: 3 } }] },
  });

  example('L1-4.6', 'next to its front means: after row f−1 and not after row f', {
    position: at(
      { [blackLeader]: { row: 10.8, lane: 1, moved: 5 }, [whiteLeader]: { row: 9.6, lane: 1, moved: 5 } },
      { front: 7, phase: 'pursuit' },
    ),
    dice: [plainFour],
    choices: [decline, decline],
    then: {
      facts: [
        { type: 'absorbed', rider: blackLeader, area: 'front' },
        { type: 'absorbed', rider: whiteLeader, area: 'back' },
      ],
    },
  });

  example('L1-4.6', 'a fallen rider beside it counts as ahead, and joins its front if the move leads no further', {
    position: at({ [blackClimber]: { row: 10.8, lane: 1, fallen: 4 } }, { front: 11 }),
    choices: [to(blackClimber, 11, 2)],
    then: { facts: [{ type: 'absorbed', rule: 'L1-4.6', rider: blackClimber, area: 'front' }], turn: { seat: 0 } },
  });

  example('L1-4.8', 'a dropped rider stands on the last square of the first free lane not beyond row f−2', {
    position: at(
      {
        [blackLeader]: { place: 'leaving' },
        [blackRouleur]: { place: 'leaving' },
        [blackClimber]: { place: 'leaving' },
        [whiteRouleur]: { place: 'leaving' },
      },
      { front: 7, phase: 'pursuit' },
    ),
    dice: [three],
    choices: [decline, decline],
    then: {
      facts: [
        { type: 'placed', rider: blackRouleur, to: 7.2, lane: 1 },
        { type: 'placed', rider: blackLeader, to: 8, lane: 2 },
        { type: 'placed', rider: blackClimber, to: 7.7, lane: 3 },
        // Further back: no square of lane 1 lies on row 7, so the last one before the bend.
        { type: 'placed', rider: whiteRouleur, to: 6, lane: 1 },
      ],
    },
  });

  example('L1-4.9', 'a dropped rider whose front comes beyond row f−2 joins the back area; nobody passes the peloton', {
    position: at({ [blackClimber]: { row: 8.4, lane: 1, energy: 30 } }, { front: 11, phase: 'dropped' }),
    choices: [
      {
        expect: {
          offers: [{ ...to(blackClimber, 9, 2), pays: 0, risk: null }],
          noOffers: [to(blackClimber, 10.3, 3), to(blackClimber, 10.8, 1), to(blackClimber, 11, 2)],
        },
      },
      to(blackClimber, 9.6, 1),
    ],
    then: { facts: [{ type: 'absorbed', rule: 'L1-4.9', rider: blackClimber, area: 'back' }] },
  });

  example('L1-5.6, L1-4.9', 'nobody ends on the square of a punctured rider on the row behind the peloton', {
    position: at(
      { [blackClimber]: { row: 3, lane: 2 }, [whiteLeader]: { row: 4, lane: 1, punctured: 6, moved: 5 } },
      { front: 5, phase: 'dropped', queue: [blackClimber] },
    ),
    choices: [ride(blackClimber, 4, 2, 0)],
    then: { facts: [{ type: 'absorbed', rider: blackClimber }], noOffers: [] },
  });

  example('L1-5.6, L1-4.9', 'the square itself is refused', {
    position: at(
      { [blackClimber]: { row: 3, lane: 2 }, [whiteLeader]: { row: 4, lane: 1, punctured: 6, moved: 5 } },
      { front: 5, phase: 'dropped', queue: [blackClimber] },
    ),
    choices: [],
    then: { noOffers: [to(blackClimber, 4, 1)], refuses: [{ choice: to(blackClimber, 4, 1), refused: { reason: 'punctured-there' } }] },
  });
});
