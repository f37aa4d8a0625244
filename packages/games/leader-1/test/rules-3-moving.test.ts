import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { leader1, prices, type RiderPosition } from '../rules/index.ts';
import {
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  exactly,
  feed,
  five,
  offered,
  placed,
  plainRoad,
  raceOf,
  ride,
  riders,
  stay,
  three,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

const example = examplesOf(leader1, { players: 2, race: 'own', own: plainRoad });

/** Hill, mountain and downhill between plains: rows 7–12, 13–18, 19–24. */
const everyTerrain = raceOf(['4a', '11a', '12b', '19a', '7a', '1a'], { category: 4 });

const away = (rider: number, row: number, lane: number, others: Partial<RiderPosition> = {}) =>
  at({ [rider]: { row, lane, energy: 0, ...others } });

describe('L1-3.1 squares', () => {
  example('L1-3.1', 'a step goes to the next row, same or neighbouring lane; no standing still, no sideways', {
    position: away(blackClimber, 2, 2),
    choices: [],
    then: exactly(blackClimber, 2, '3/1 0', '3/2 0', '3/3 0'),
  });

  example('L1-3.1', 'from the edge of the road there are two lanes', {
    position: away(blackClimber, 2, 1),
    choices: [],
    then: exactly(blackClimber, 2, '3/1 0', '3/2 0'),
  });

  example('L1-3.1', 'two steps lead two lanes aside', {
    position: away(blackLeader, 2, 1),
    choices: [],
    then: exactly(blackLeader, 2, '3/1 -1', '3/2 -1', '4/1 0', '4/2 0', '4/3 0'),
  });

  example('L1-3.1, L1-3.4', 'one rider a square', {
    position: at(
      { [blackClimber]: { row: 2, lane: 1, energy: 0 }, [whiteLeader]: { row: 3, lane: 2, moved: 5 } },
      { queue: [blackClimber] },
    ),
    choices: [],
    then: {
      ...exactly(blackClimber, 2, '3/1 0'),
      refuses: [{ choice: { row: 3, lane: 2 }, refused: { reason: 'square-taken', rule: 'L1-3.4' } }],
    },
  });
});

describe('L1-3.2 free squares', () => {
  const terrains = [
    { name: 'plain', row: 2, free: [3, 2, 1] },
    { name: 'hill', row: 8, free: [2, 2, 2] },
    { name: 'mountain', row: 13, free: [1, 2, 3] },
    { name: 'downhill', row: 19, free: [4, 4, 4] },
    // Where it starts, not where it goes: the last row of the hill before the mountain.
    { name: 'hill before the mountain', row: 12, free: [2, 2, 2] },
  ];
  for (const { name, row, free } of terrains)
    for (const [index, rider] of [blackRouleur, blackLeader, blackClimber].entries())
      example('L1-3.2', `${name}: ${['rouleur', 'leader', 'climber'][index]} ${free[index]}`, {
        options: { own: everyTerrain },
        position: away(rider, row, 1),
        choices: [],
        then: {
          offers: [{ rider, row: row + free[index], lane: 1, squares: free[index], pays: 0 }],
          noOffers: [{ row: row + free[index] + 1 }],
        },
      });

  example('L1-3.2', 'plus 1 for slipstream', {
    position: at({ [blackLeader]: { row: 3, lane: 1 }, [whiteClimber]: { row: 2, lane: 1, energy: 0 } }),
    choices: [ride(blackLeader, 5, 1, 0)],
    then: exactly(whiteClimber, 2, '3/1 -1', '3/2 -1', '4/1 0', '4/2 0', '4/3 0'),
  });
});

describe('L1-3.3 paying squares', () => {
  test('L1-3.3 one to six cost 1, 3, 5, 8, 11, 15 in all', () => expect(prices.slice(1)).toEqual([1, 3, 5, 8, 11, 15]));

  example('L1-3.3', 'after the free ones, never more than six', {
    position: away(blackClimber, 18, 2, { energy: 60 }),
    choices: [],
    then: {
      offers: [0, 1, 3, 5, 8, 11, 15].map((pays, nth) => ({ do: 'ride', row: 19 + nth, lane: 2, pays, risk: null })),
      noOffers: [{ row: 26 }],
    },
  });

  example('L1-3.3', 'is paid at once', {
    position: away(blackLeader, 2, 1, { energy: 9 }),
    choices: [ride(blackLeader, 7, 1, 5)],
    then: {
      position: riders({ row: 7, energy: 4 }),
      facts: [
        { type: 'moved', from: 2, to: 7, lane: 1, squares: 5, free: 2, paying: 3, price: 5, passed: 0, back: 0 },
        { type: 'spent', rule: 'L1-3.3', seat: black, rider: blackLeader, what: 'energy', amount: 5, by: 'move' },
      ],
    },
  });
});

describe('L1-3.4 occupied squares', () => {
  const gap = { [whiteLeader]: { row: 3, lane: 1, moved: 5 }, [whiteRouleur]: { row: 3, lane: 2, moved: 5 } };
  const wall = { ...gap, [whiteClimber]: { row: 3, lane: 3, moved: 5 } };

  example('L1-3.4', 'may be passed where the whole width is occupied, for 1 energy', {
    position: at({ [blackLeader]: { row: 2, lane: 2, energy: 2 }, ...wall }, { queue: [blackLeader] }),
    choices: [],
    then: exactly(blackLeader, 2, '4/1 1', '4/2 1', '4/3 1', '5/1 2', '5/2 2', '5/3 2'),
  });

  example('L1-3.4', 'a free square out of reach does not count', {
    position: at({ [blackLeader]: { row: 2, lane: 1, energy: 1 }, ...gap }, { queue: [blackLeader] }),
    choices: [],
    then: exactly(blackLeader, 2, '4/1 1', '4/2 1', '4/3 1'),
  });

  example('L1-3.4', 'a rider who can ride round must', {
    position: at({ [blackLeader]: { row: 2, lane: 2, energy: 0 }, ...gap }, { queue: [blackLeader] }),
    choices: [],
    then: exactly(blackLeader, 2, '3/3 -1', '4/2 0', '4/3 0'),
  });

  example('L1-3.4', 'nor does it help to ride into the closed side: another way of the move leads ahead', {
    position: at(
      {
        [blackRouleur]: { row: 2, lane: 2, energy: 0 },
        [whiteLeader]: { row: 4, lane: 1, moved: 5 },
        [whiteRouleur]: { row: 4, lane: 2, moved: 5 },
      },
      { queue: [blackRouleur] },
    ),
    choices: [],
    then: exactly(blackRouleur, 2, '3/1 -2', '3/2 -2', '3/3 -2', '4/3 -1', '5/2 0', '5/3 0'),
  });

  const stopped = Object.fromEntries(Object.entries(wall).map(([rider, one]) => [rider, { ...one, punctured: 6 }]));

  example('L1-3.4', 'a punctured rider’s square may be passed for nothing, but nobody ends on it', {
    position: at({ [blackLeader]: { row: 2, lane: 2, energy: 0 }, ...stopped }, { queue: [blackLeader] }),
    choices: [],
    then: {
      ...exactly(blackLeader, 2, '4/1 0', '4/2 0', '4/3 0'),
      refuses: [{ choice: { row: 3, lane: 2 }, refused: { reason: 'punctured-there', rule: 'L1-5.6' } }],
    },
  });

  example('L1-3.4', 'it counts as free, so others beside it may not be passed', {
    position: at(
      { [blackLeader]: { row: 2, lane: 2, energy: 9 }, ...wall, [whiteClimber]: { row: 3, lane: 3, moved: 5, punctured: 6 } },
      { queue: [blackLeader] },
    ),
    choices: [ride(blackLeader, 4, 2, 0)],
    then: { facts: [{ type: 'moved', squares: 2, passed: 0 }] },
  });
});

describe('L1-3.5 energy back', () => {
  example('L1-3.5', 'one for each free square not used, at once', {
    position: away(blackRouleur, 2, 1),
    choices: [ride(blackRouleur, 3, 1, -2)],
    then: {
      position: riders({ row: 3, energy: 2 }),
      facts: [{ type: 'gained', rule: 'L1-3.5', seat: black, rider: blackRouleur, what: 'energy', amount: 2, by: 'unused' }],
    },
  });
});

describe('L1-3.6 paying in full', () => {
  example('L1-3.6', 'only what can be paid is offered', {
    position: away(blackLeader, 2, 1, { energy: 4 }),
    choices: [],
    then: {
      offers: [{ row: 6, lane: 1, pays: 3 }],
      noOffers: [{ row: 7 }],
      refuses: [
        {
          choice: { row: 7, lane: 1 },
          refused: { reason: 'cannot-pay', rule: 'L1-3.6', with: { rider: blackLeader, need: 5, energy: 4 } },
        },
      ],
    },
  });

  example('L1-3.6, L1-6.1', 'a kept feed tile may be added first', {
    position: away(blackLeader, 2, 1, { energy: 4, kept: [2, 3] }),
    choices: [feed(blackLeader, 1)],
    then: {
      position: riders({ row: 2, energy: 7, kept: [2] }),
      facts: [{ type: 'gained', rule: 'L1-6.1', amount: 3, by: 'feed' }],
      offers: [{ row: 7, lane: 1 }],
      noOffers: [{ row: 8 }],
    },
  });

  const wall = { [whiteLeader]: { row: 14, lane: 1, moved: 5 }, [whiteRouleur]: { row: 14, lane: 2, moved: 5 } };

  example('L1-3.6', 'a rider who can pay for no move makes the shortest one and pays all they have', {
    options: { own: everyTerrain },
    // On the mountain one free square: passing the wall costs 1, and the second square 1 more.
    position: at({ [blackRouleur]: { row: 13, lane: 1, energy: 1 }, ...wall }, { queue: [blackRouleur] }),
    choices: [{ expect: exactly(blackRouleur, 13, '15/1 1', '15/2 1') }, ride(blackRouleur, 15, 1, 1)],
    then: { position: riders({ row: 15, energy: 0 }) },
  });
});

describe('L1-3.7 slipstream', () => {
  /** Black's leader rides so many squares; white's climber stands behind. */
  const follows = (
    title: string,
    row: number,
    squares: number,
    tow: boolean,
    others: { own?: typeof plainRoad; lane?: number; behind?: number; gap?: number; to?: number } = {},
  ) => {
    const { own = plainRoad, lane = 2, behind = lane, gap = 1, to = lane } = others;
    example('L1-3.7', title, {
      options: { own },
      position: at({ [blackLeader]: { row, lane, energy: 30 }, [whiteClimber]: { row: row - gap, lane: behind, energy: 0 } }),
      choices: [{ do: 'ride', rider: blackLeader, row: row + squares, lane: to, squares, risk: null }],
      then: { offers: [{ rider: whiteClimber }], position: riders({ row: row - gap, lane: behind, slipstream: tow ? true : null }) },
    });
  };

  follows('to the rider directly behind', 20, 3, true);
  follows('not in another lane', 20, 3, false, { behind: 1 });
  follows('not two rows behind', 20, 3, false, { gap: 2 });
  follows('of a move of 5', 20, 5, true);
  follows('not of a move of 6', 20, 6, false, { to: 1 });
  follows('from downhill of a move of 7', 20, 7, true, { own: everyTerrain, lane: 1 });
  follows('from downhill not of a move of 8', 20, 8, false, { own: everyTerrain, lane: 1 });
  const cobbles = raceOf(['4a', '6b', '1b', '7a', '10a', '20b']);
  follows('from cobbles of a move of 4', 18, 4, true, { own: cobbles });
  follows('from cobbles not of a move of 5', 18, 5, false, { own: cobbles });
  follows('from cobbled downhill of a move of 4', 12, 4, true, { own: cobbles, lane: 1 });
  follows('from cobbled downhill not of a move of 5', 12, 5, false, { own: cobbles, lane: 1, to: 2 });

  test('L1-3.7 a wheel to follow is shown before: not that of one who lies or stands still', () => {
    const ahead = (others: Partial<RiderPosition>) => {
      const start = placed(
        at(
          { [blackLeader]: { row: 20, lane: 2, moved: 5, ...others }, [whiteClimber]: { row: 18, lane: 2, energy: 0 } },
          { queue: [whiteClimber] },
        ),
      );
      const { race, state } = start;
      const wheel = (lane: number) =>
        race.preview(race.view(state, 1), offered(start, whiteClimber, 19, lane)).effects?.some(({ what }) => what === 'wheel');
      return [1, 2, 3].map(wheel);
    };
    expect(ahead({})).toEqual([false, true, false]);
    expect(ahead({ fallen: 6 })).toEqual([false, false, false]);
    expect(ahead({ punctured: 6 })).toEqual([false, false, false]);
  });

  example('L1-3.7', 'it is for the move that follows in this turn, and for no other', {
    position: at({ [blackLeader]: { row: 20, lane: 2 }, [whiteClimber]: { row: 19, lane: 2 } }),
    dice: [three],
    choices: [ride(blackLeader, 22, 2, 0), ride(whiteClimber, 21, 2, 0), stay, stay, decline, decline],
    then: {
      facts: [
        { type: 'moved', rider: blackLeader, slipstream: false },
        { type: 'moved', rider: whiteClimber, slipstream: true, free: 2 },
      ],
      // Again directly behind, but the other has not moved yet.
      position: { turn: 6, ...riders({ row: 22, slipstream: null }, { row: 21, slipstream: null }) },
    },
  });

  example('L1-3.7', 'a rider who skips that move has none in the next turn', {
    position: at({ [blackLeader]: { row: 20, lane: 2 }, [whiteClimber]: { row: 19, lane: 2, fallen: 5, moved: 5 } }),
    dice: [three],
    choices: [ride(blackLeader, 22, 2, 0), stay, stay, decline, decline],
    then: { position: { turn: 6, ...riders({ row: 19, slipstream: null }) } },
  });

  example('L1-3.7, L1-5.4', 'nor has one who lies beside their square in this turn', {
    position: at(
      { [blackLeader]: { row: 20, lane: 2, moved: 5 }, [whiteClimber]: { row: 19, lane: 2, fallen: 6, moved: 5 } },
      { phase: 'pursuit' },
    ),
    dice: [three],
    choices: [decline, decline, ride(blackLeader, 22, 2, 0)],
    then: { position: { turn: 6, ...riders({ row: 19, slipstream: null }) } },
  });

  example('L1-3.7', 'none of one who did not move because of a fall', {
    position: at({ [blackLeader]: { row: 20, lane: 2, fallen: 5 }, [whiteClimber]: { row: 19, lane: 2, energy: 0 } }),
    choices: [],
    then: exactly(whiteClimber, 19, '20/1 0', '20/2 0', '20/3 0'),
  });

  example('L1-3.7', 'a rider who moved and fell at the end of it still gave it', {
    position: at({ [blackClimber]: { row: 7, lane: 3 }, [whiteClimber]: { row: 6, lane: 3 } }),
    // One free square, so the dark one on row 9 is paid for.
    dice: [three],
    choices: [ride(blackClimber, 9, 3, 1, 'fall')],
    then: { position: riders({ row: 9, fallen: 6 }, { row: 6, slipstream: true }) },
  });

  example('L1-3.7', 'the peloton itself gives none', {
    position: at({ [blackLeader]: { row: -1, lane: 1 } }),
    dice: [three],
    choices: [stay, stay, decline, decline],
    then: { position: riders({ row: -1, slipstream: null }) },
  });
});

describe('L1-3.8 order on the road', () => {
  example('L1-3.8', 'the most advanced first, in one row the last to arrive first', {
    position: at({ [blackLeader]: { row: 10, lane: 1 }, [whiteLeader]: { row: 9, lane: 3 }, [whiteClimber]: { row: 9, lane: 1 } }),
    dice: [five],
    choices: [ride(blackLeader, 12, 1, 0), ride(whiteClimber, 12, 2, 1), ride(whiteLeader, 12, 3, 1), stay, stay, decline, decline],
    then: { turn: { rider: whiteLeader }, position: { turn: 6, road: [whiteLeader, whiteClimber, blackLeader] } },
  });

  example('L1-3.8', 'is kept for the whole phase', {
    position: at({ [blackLeader]: { row: 10, lane: 1 }, [whiteLeader]: { row: 9, lane: 2 } }),
    choices: [ride(blackLeader, 11, 1, -1)],
    then: { turn: { rider: whiteLeader } },
  });
});
