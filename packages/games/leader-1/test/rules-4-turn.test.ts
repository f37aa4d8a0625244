import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { faceOf, leader1, type Position } from '../rules/index.ts';
import {
  accelerate,
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  exactly,
  feed,
  five,
  go,
  hold,
  letGo,
  nothing,
  optionsOf,
  plainFour,
  raceOf,
  ride,
  riders,
  stay,
  three,
  white,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

/** Straight up to row 30 and from row 55 on. */
const longRoad = raceOf(['4a', '7a', '10a', '1a', '11a', '3a', '5a', '6a', '8a', '20b']);
const example = examplesOf(leader1, { players: 2, race: 'own', own: longRoad });

const peaks = ['4a', '7a', '12b', '1a', '10a', '20b'] as const;
/** Rows 13 to 18 are the mountain. */
const mountain = { own: raceOf(peaks, { category: 4 }) };

/** Everybody but one is home. */
const allHomeBut = (rider: number, is: Parameters<typeof at>[0][number], others: Partial<Position>) => {
  const home = [0, 1, 2, 3, 4, 5].filter((other) => other !== rider);
  return at(
    { ...Object.fromEntries(home.map((other) => [other, { place: 'home' }])), [rider]: is },
    { home: home.map((other) => ({ rider: other, turn: 5 })), ...others },
  );
};

describe('L1-4.1 phase 1', () => {
  const spread = at(
    {
      [blackLeader]: { row: 9, lane: 1 },
      [whiteLeader]: { row: 12, lane: 1 },
      [whiteClimber]: { row: 4, lane: 1 },
      [blackRouleur]: { row: 2, lane: 1 },
    },
    { front: 6 },
  );

  example('L1-4.1', 'riders who have broken away move first, in order on the road', {
    position: spread,
    choices: [
      { expect: { turn: { seat: white, rider: whiteLeader } } },
      ride(whiteLeader, 14, 1, 0),
      { expect: { turn: { seat: black, rider: blackLeader } } },
      ride(blackLeader, 11, 1, 0),
    ],
    then: { position: { phase: 'inside' } },
  });

  test('L1-4.1 the groups on the road', () => {
    const race = leader1.race(optionsOf(longRoad));
    expect(race.board(race.view(race.place(spread), 'spectator')).groups).toEqual([
      { kind: 'breakaway', riders: [whiteLeader], from: 12, to: 12 },
      { kind: 'breakaway', riders: [blackLeader], from: 9, to: 9 },
      { kind: 'dropped', riders: [whiteClimber], from: 4, to: 4 },
      { kind: 'dropped', riders: [blackRouleur], from: 2, to: 2 },
    ]);
  });
});

describe('L1-4.2 phase 2: breaking away', () => {
  const fronts = at(
    { [blackLeader]: { place: 'front' }, [blackClimber]: { place: 'front' }, [whiteRouleur]: { place: 'front' } },
    { front: 7 },
  );

  example('L1-4.2', 'teams in token order from the second on, the first last; only from the front area', {
    position: fronts,
    choices: [{ expect: { turn: { seat: white, rider: whiteRouleur }, noOffers: [{ rider: whiteLeader }, { rider: blackLeader }] } }, hold],
    then: {
      turn: { seat: black, rider: null },
      offers: [{ rider: blackLeader }, { rider: blackClimber }],
      noOffers: [{ rider: blackRouleur }],
    },
  });

  example('L1-4.2', 'each may send riders of the front area, one after the other, in any order', {
    position: fronts,
    choices: [hold, ride(blackClimber, 11, 1, 5), ride(blackLeader, 11, 2, 3)],
    then: {
      facts: [
        {
          type: 'placed',
          rule: 'L1-4.2',
          rider: blackClimber,
          to: 11,
          lane: 1,
          reason: 'broke-away',
          bill: { squares: 4, free: 1, paying: 3, price: 5 },
        },
        { type: 'placed', rider: blackLeader, to: 11, lane: 2 },
      ],
      position: { phase: 'inside', road: [blackLeader, blackClimber] },
    },
  });

  example('L1-4.2', 'with nobody in front nobody is asked', {
    position: at({}, { front: 7 }),
    choices: [],
    then: { position: { phase: 'inside' } },
  });

  const wall = { [blackLeader]: { row: 8, lane: 1, moved: 5 }, [blackRouleur]: { row: 8, lane: 2, moved: 5 } };

  example('L1-4.2', 'the first square is the first one ahead of row f, in any lane', {
    // Through lane 3 it is free; from there lane 1 is two rows away.
    position: at({ [whiteRouleur]: { place: 'front', energy: 3 }, ...wall }, { front: 7, phase: 'breaking' }),
    choices: [],
    then: exactly(whiteRouleur, 8, '11/1 1', '11/2 1', '11/3 1', '12/1 3', '12/2 3', '12/3 3'),
  });

  example('L1-4.2, L1-3.4', 'where all lanes are taken, riders are passed', {
    position: at(
      { [whiteRouleur]: { place: 'front', energy: 3 }, ...wall, [blackClimber]: { row: 8, lane: 3, moved: 5 } },
      { front: 7, phase: 'breaking' },
    ),
    choices: [],
    then: exactly(whiteRouleur, 8, '11/1 2', '11/2 2', '11/3 2'),
  });

  example('L1-4.2', 'at least four squares', {
    position: fronts,
    choices: [ride(whiteRouleur, 10, 1, 0)],
    then: { offers: [{ row: 11, lane: 1, pays: 1 }], refused: { reason: 'break-too-short', rule: 'L1-4.2', with: { squares: 3, min: 4 } } },
  });

  example('L1-4.2', 'a rider who could not pay for four squares is not asked', {
    position: at({ [blackClimber]: { place: 'front', energy: 4 } }, { front: 7 }),
    choices: [],
    then: { position: { phase: 'inside' } },
  });

  example('L1-4.2', 'unless their tiles might pay', {
    position: at({ [blackClimber]: { place: 'front', energy: 4, kept: [2] } }, { front: 7 }),
    choices: [
      { expect: { turn: { seat: black, rider: blackClimber }, offers: [hold, feed(blackClimber)], noOffers: [{ do: 'ride' }] } },
      feed(blackClimber),
    ],
    then: { offers: [{ row: 11, lane: 1, pays: 5 }] },
  });

  // Four squares cost a climber 5; on the mountain a rouleur needs 10, in case they crack: more than 2 and the best tile.
  for (const kept of [[2], [5]]) {
    example('L1-4.2, L1-2.5', `five for each tile kept, whatever it is: asked with a ${kept}`, {
      position: at({ [blackClimber]: { place: 'front', energy: 0, kept } }, { front: 7 }),
      choices: [],
      then: { position: { phase: 'breaking' } },
    });
    example('L1-4.2, L1-2.5', `five for each tile kept, whatever it is: not asked with a ${kept}`, {
      options: { own: raceOf(peaks) },
      position: at({ [blackRouleur]: { place: 'front', energy: 2, kept } }, { front: 13 }),
      choices: [],
      then: { position: { phase: 'inside' } },
    });
  }

  // Four squares cost a leader 3 there, and they may crack: they need 6, the rouleur 10.
  const steep = { own: raceOf(peaks, { category: 1 }) };
  const both = (leader: object) =>
    at({ [blackRouleur]: { place: 'front', energy: 10, kept: [3] }, [blackLeader]: { place: 'front', ...leader } }, { front: 13 });

  example('L1-4.2', 'nor does one who cannot add tiles when another rider of their player can break away', {
    options: steep,
    position: both({ energy: 0, kept: [5] }),
    choices: [],
    then: { offers: [{ rider: blackRouleur, risk: 'crack' }, feed(blackRouleur)], noOffers: [{ rider: blackLeader }] },
  });

  example('L1-4.2', 'but one who might', {
    options: steep,
    position: both({ energy: 1, kept: [2] }),
    choices: [],
    then: { offers: [feed(blackRouleur), feed(blackLeader)], noOffers: [{ do: 'ride', rider: blackLeader }] },
  });

  const stopped = Object.fromEntries(
    [whiteLeader, whiteRouleur, whiteClimber].map((rider, nth) => [rider, { row: 11, lane: nth + 1, punctured: 6 }]),
  );
  for (const [energy, phase] of [
    [1, 'inside'],
    [3, 'breaking'],
  ] as const)
    example('L1-4.2, L1-5.6', `nobody can only end where others have punctured: ${energy} energy`, {
      position: at({ [blackRouleur]: { place: 'front', energy }, ...stopped }, { front: 7 }),
      choices: [],
      then: { position: { phase } },
    });

  for (const [front, row, pays] of [
    [60, 64, 1],
    [57, 61, 1],
    [56, 61, 3],
  ])
    example('L1-4.2, L1-1.2', `a breakaway near the line ends four squares on: from row ${front}`, {
      position: at({ [blackRouleur]: { place: 'front', energy: 9 } }, { front }),
      choices: [],
      then: { offers: [{ row, lane: 1, pays }], noOffers: [{ row: row + 1 }] },
    });

  for (const [front, row, pays] of [
    [12, 16, 5],
    [13, 17, 1],
  ])
    example('L1-4.2', `the terrain of row f counts as the start: row ${front}`, {
      options: mountain,
      position: at({ [blackClimber]: { place: 'front', energy: 5 } }, { front }),
      choices: [],
      then: { offers: [{ row, lane: 1, pays }], noOffers: [{ row: row - 1 }] },
    });

  example('L1-4.2', 'no slipstream out of the peloton, nor for anybody by it', {
    position: at({ [blackLeader]: { place: 'front' }, [whiteLeader]: { row: 8, lane: 1, energy: 0 } }, { front: 7 }),
    choices: [ride(whiteLeader, 10, 1, 0), ride(blackLeader, 11, 1, 3)],
    then: {
      facts: [{ type: 'placed', rider: blackLeader, bill: { slipstream: false, free: 2 } }],
      position: riders({ row: 11, slipstream: null }, { row: 10, slipstream: null }),
    },
  });
});

describe('L1-4.3 phase 3: inside the peloton', () => {
  const position = at({ [blackLeader]: { place: 'front' } }, { front: 7, phase: 'inside' });

  example('L1-4.3', 'in token order: back riders stay, go to the front or let themselves drop; front riders stay or go to the back', {
    position,
    choices: [
      {
        expect: {
          turn: { seat: black },
          offers: [
            stay,
            go(blackRouleur, 'front'),
            go(blackRouleur, 'leaving'),
            go(blackLeader, 'back'),
            go(blackClimber, 'front'),
            go(blackClimber, 'leaving'),
          ],
          noOffers: [go(blackRouleur, 'back'), go(blackLeader, 'front'), { rider: whiteLeader }],
        },
      },
      go(blackLeader, 'back'),
      go(blackClimber, 'front'),
      stay,
    ],
    then: {
      turn: { seat: white },
      facts: [
        { type: 'went', rider: blackLeader, to: 'back' },
        { type: 'went', rider: blackClimber, to: 'front' },
      ],
    },
  });

  example('L1-4.3', 'a rider who has changed places is not asked again', {
    position,
    choices: [go(blackClimber, 'front')],
    then: { noOffers: [{ rider: blackClimber }], offers: [{ rider: blackRouleur }] },
  });

  example('L1-4.3', 'a front rider cannot drop off', {
    position,
    choices: [go(blackLeader, 'leaving')],
    then: { refused: { reason: 'front-cannot-drop', rule: 'L1-4.3', with: { rider: blackLeader } } },
  });

  example('L1-4.3', 'one who drops is placed after the peloton’s move, pays nothing, and does not count as held by it', {
    position: allHomeBut(blackLeader, {}, { front: 7, phase: 'inside' }),
    dice: [five],
    choices: [go(blackLeader, 'leaving'), decline],
    then: {
      facts: [
        { type: 'peloton-moved', from: 7, to: 13, empty: true },
        { type: 'placed', rule: 'L1-4.3', rider: blackLeader, to: 11, lane: 1, reason: 'let-drop' },
      ],
      // L1-4.8: they move from the next turn on.
      position: { turn: 6, ...riders({ row: 11, energy: 20 }) },
    },
  });
});

describe('L1-4.4 phase 4: pursuit', () => {
  const position = (others: Partial<Position> = {}) => at({}, { front: 7, phase: 'pursuit', ...others });

  example('L1-4.4', 'from the first token on; the first that accelerates pays one and goes to the first place', {
    position: position(),
    dice: [three],
    choices: [decline, accelerate],
    then: {
      position: { tokens: [white, black], pursuits: [6, 5] },
      facts: [
        { type: 'declined', team: black },
        { type: 'accelerated', team: white, teams: [white, black] },
        { type: 'spent', rule: 'L1-4.4', seat: white, what: 'pursuit', amount: 1, by: 'pursuit', team: white },
      ],
    },
  });

  example('L1-4.4', 'nobody else is asked then', {
    position: position(),
    dice: [three],
    choices: [accelerate],
    then: { position: { turn: 6, pursuits: [5, 6] } },
  });

  example('L1-4.4', 'a team without pursuits is not asked', {
    position: position({ pursuits: [0, 1] }),
    choices: [],
    then: { turn: { seat: white } },
  });

  example('L1-4.4', 'a team that has accelerated twice running is not asked', {
    position: position({ running: [2, 0] }),
    dice: [three],
    choices: [{ expect: { turn: { seat: white } } }, decline],
    then: { position: { turn: 6, running: null } },
  });

  example('L1-4.4', 'turns running are counted', {
    position: position({ running: [1, 0] }),
    dice: [three],
    choices: [accelerate],
    then: { position: { running: [2, 0] } },
  });

  example('L1-4.4', 'and begin anew for the others', {
    position: position({ running: [1, 0] }),
    dice: [three],
    choices: [decline, accelerate],
    then: { position: { running: [0, 1] } },
  });

  example('L1-4.4', 'a team whose riders are all home is not asked', {
    position: at(
      { 0: { place: 'home' }, 1: { place: 'home' }, 2: { place: 'home' } },
      { front: 7, phase: 'pursuit', home: [0, 1, 2].map((rider) => ({ rider, turn: 5 })) },
    ),
    choices: [],
    then: { turn: { seat: white } },
  });
});

describe('L1-4.5, L1-4.10 the peloton moves', () => {
  test('L1-4.10 twelve faces: four 3s; four 4s: red, orange, blue, plain; four 5s', () => {
    expect(Array.from({ length: 12 }, (_, index) => faceOf(index + 1).value)).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
    expect([5, 6, 7, 8].map((die) => faceOf(die).colour)).toEqual(['red', 'orange', 'blue', undefined]);
    expect([1, 2, 3, 4, 9, 10, 11, 12].map((die) => faceOf(die).colour)).toEqual(Array(8).fill(undefined));
  });

  example('L1-4.5', 'the first team throws; it moves that', {
    position: at({}, { front: 7, tokens: [white, black], phase: 'pursuit' }),
    dice: [plainFour],
    choices: [decline, decline],
    then: {
      position: { front: 11 },
      facts: [
        { type: 'threw', rule: 'L1-4.5', dice: [plainFour], sides: 12, face: { value: 4 }, team: white },
        { type: 'peloton-moved', from: 7, to: 11, pursuit: false, empty: false },
      ],
    },
  });

  example('L1-4.5', 'one more for a pursuit', {
    position: at({}, { front: 7, phase: 'pursuit' }),
    dice: [plainFour],
    choices: [accelerate],
    then: { position: { front: 12 } },
  });

  const spots = [0, 1, 2, 3, 4, 5].map((rider) => [rider, { row: 29 + Math.floor(rider / 3), lane: (rider % 3) + 1, moved: 5 }]);

  example('L1-4.5', 'one more if it holds no rider', {
    position: at(Object.fromEntries(spots), { front: 7, phase: 'pursuit' }),
    dice: [plainFour],
    choices: [accelerate],
    then: { position: { front: 13 }, facts: [{ type: 'peloton-moved', empty: true, pursuit: true }] },
  });
});

describe('L1-4.6 absorption', () => {
  example('L1-4.6', 'riders on row f after the move go to the front, those it has passed to the back', {
    position: at(
      {
        [blackLeader]: { row: 11, lane: 1, moved: 5 },
        [whiteLeader]: { row: 9, lane: 1, moved: 5 },
        [whiteClimber]: { row: 12, lane: 2, moved: 5 },
      },
      { front: 7, phase: 'pursuit' },
    ),
    dice: [plainFour],
    choices: [decline, decline],
    then: {
      facts: [
        { type: 'absorbed', rule: 'L1-4.6', rider: blackLeader, area: 'front' },
        { type: 'absorbed', rule: 'L1-4.6', rider: whiteLeader, area: 'back' },
      ],
      noFacts: [{ type: 'absorbed', rider: whiteClimber }],
      position: riders({ place: 'front' }, { place: 'back' }, { place: 'road', row: 12 }),
    },
  });

  const down = {
    [blackLeader]: { row: 9, lane: 1, fallen: 6, moved: 5 },
    [whiteLeader]: { row: 10, lane: 1, punctured: 6, moved: 5 },
    [whiteClimber]: { row: 11, lane: 1, fallen: 6, moved: 5 },
  };

  example('L1-4.6', 'fallen and punctured riders are not absorbed', {
    position: at(down, { front: 7, phase: 'pursuit' }),
    dice: [plainFour],
    choices: [decline, decline],
    then: { noFacts: [{ type: 'absorbed' }] },
  });

  example('L1-4.6', 'the one on row f is still before the peloton, the others move after it', {
    position: at(
      { ...down, [blackLeader]: { row: 9, lane: 1, fallen: 4 }, [whiteClimber]: { row: 11, lane: 1, fallen: 4 } },
      { front: 11 },
    ),
    choices: [{ expect: { turn: { rider: whiteClimber } } }, ride(whiteClimber, 12, 1, 0)],
    then: { position: { phase: 'inside' } },
  });
});

describe('L1-4.7 what riding in the peloton costs', () => {
  const costs = (
    title: string,
    dice: readonly number[],
    energy: readonly number[],
    others: { front?: number; own?: typeof longRoad; faster?: boolean } = {},
  ) => {
    const { front = 7, own = longRoad, faster = false } = others;
    example('L1-4.7', title, {
      options: { own },
      position: at({ [blackLeader]: { place: 'front' }, [blackRouleur]: { place: 'front' } }, { front, phase: 'pursuit' }),
      dice,
      choices: faster ? [accelerate] : [decline, decline],
      then: { position: riders(...energy.map((left) => ({ energy: left }))) },
    });
  };

  costs('movement 3: back 0, front 1', [three], [19, 19, 20, 20, 20, 20]);
  costs('movement 4: back 0, front 1', [plainFour], [19, 19, 20, 20, 20, 20]);
  costs('5 or more: back 1, front 2', [five], [18, 18, 19, 19, 19, 19]);
  costs('a pursuit counts', [plainFour], [18, 18, 19, 19, 19, 19], { faster: true });
  costs('rouleurs pay 1 more from a mountain row', [three], [19, 18, 20, 20, 19, 20], { ...mountain, front: 13 });
  costs('not from the row before it', [three], [19, 19, 20, 20, 20, 20], { ...mountain, front: 12 });
  costs('from its last row', [three], [19, 18, 20, 20, 19, 20], { ...mountain, front: 18 });

  example('L1-4.7', 'what is paid is told', {
    position: at({ [blackRouleur]: { place: 'front' } }, { front: 7, phase: 'pursuit' }),
    dice: [five],
    choices: [decline, decline],
    then: { facts: [{ type: 'spent', rule: 'L1-4.7', seat: 0, rider: blackRouleur, what: 'energy', amount: 2, by: 'peloton' }] },
  });

  example('L1-4.7', 'those just absorbed pay too', {
    position: at({ [blackLeader]: { row: 10, lane: 1, moved: 5 } }, { front: 7, phase: 'pursuit' }),
    dice: [three],
    choices: [decline, decline],
    then: { position: riders({ place: 'front', energy: 19 }) },
  });

  example('L1-4.7', 'dark squares do not matter to the peloton', {
    // 10a is dark on rows 15 and 16.
    position: at({}, { front: 14, phase: 'pursuit' }),
    dice: [three],
    choices: [decline, decline],
    then: { noFacts: [{ type: 'risked' }] },
  });
});

describe('L1-4.8 riders who cannot pay', () => {
  const poor = (others: Parameters<typeof at>[0] = {}) =>
    at(
      { [blackLeader]: { place: 'front', energy: 0 }, [whiteLeader]: { place: 'front', energy: 0 }, ...others },
      { front: 7, tokens: [white, black], phase: 'pursuit' },
    );

  example('L1-4.8', 'are dropped and keep their energy: in the first free lane of row f−2, several in token order', {
    position: poor({ [blackLeader]: { place: 'front', energy: 1 } }),
    dice: [five],
    choices: [decline, decline],
    then: {
      facts: [
        { type: 'placed', rule: 'L1-4.8', rider: whiteLeader, to: 10, lane: 1, reason: 'cannot-pay', price: 2 },
        { type: 'placed', rule: 'L1-4.8', rider: blackLeader, to: 10, lane: 2, reason: 'cannot-pay', price: 2 },
      ],
      position: riders({ row: 10, lane: 2, energy: 1 }),
    },
  });

  example('L1-4.8', 'further back when that row is full', {
    position: poor({
      [blackRouleur]: { row: 8, lane: 1, punctured: 6, moved: 5 },
      [blackClimber]: { row: 8, lane: 3, punctured: 6, moved: 5 },
      [whiteRouleur]: { row: 8, lane: 2, punctured: 6, moved: 5 },
    }),
    dice: [three],
    choices: [decline, decline],
    then: { facts: [{ type: 'placed', rider: whiteLeader, to: 7, lane: 1 }] },
  });

  example('L1-4.8, L1-5.4', 'a fallen rider beside their square does not fill it', {
    position: poor({ [blackRouleur]: { row: 8, lane: 1, fallen: 6, moved: 5 } }),
    dice: [three],
    choices: [decline, decline],
    then: { facts: [{ type: 'placed', rider: whiteLeader, to: 8, lane: 1 }] },
  });

  example('L1-4.8', 'they move from the next turn on, in phase 5', {
    position: poor(),
    dice: [three, three],
    choices: [decline, decline, { expect: { position: { turn: 6, phase: 'inside' } } }, ...nothing],
    then: { position: { phase: 'dropped' }, turn: { rider: blackLeader } },
  });

  const keeps = poor({ [whiteLeader]: { place: 'front', energy: 0, kept: [3] }, [blackLeader]: {} });

  example('L1-4.8, L1-6.1', 'a rider who keeps a tile is asked: add it', {
    position: keeps,
    dice: [five],
    choices: [
      decline,
      decline,
      { expect: { turn: { seat: white, rider: whiteLeader }, offers: [feed(whiteLeader), letGo] } },
      feed(whiteLeader),
    ],
    then: { position: riders({ place: 'front', energy: 1 }) },
  });

  example('L1-4.8, L1-6.1', 'or be dropped', {
    position: keeps,
    dice: [five],
    choices: [decline, decline, letGo],
    then: { position: riders({ place: 'road', row: 10, kept: [3] }) },
  });
});

describe('L1-4.9 phase 5: dropped riders', () => {
  const behind = (energy: number) => at({ [blackLeader]: { row: 17, lane: 2, energy } }, { front: 20, phase: 'dropped' });

  example('L1-4.9', 'they move after the peloton, in order on the road', {
    position: at(
      { [blackLeader]: { row: 9, lane: 1 }, [whiteLeader]: { row: 10, lane: 1 }, [whiteClimber]: { row: 30, lane: 1 } },
      { front: 20, phase: 'dropped' },
    ),
    choices: [{ expect: { turn: { rider: whiteLeader } } }, ride(whiteLeader, 12, 1, 0)],
    then: { turn: { rider: blackLeader } },
  });

  example('L1-4.9', 'one who reaches row f−1 joins the back area, without payment; the lane does not matter', {
    position: behind(0),
    choices: [{ expect: exactly(blackLeader, 17, '18/1 -1', '18/2 -1', '18/3 -1', '19/1 0') }, ride(blackLeader, 19, 1, 0)],
    then: {
      facts: [
        { type: 'moved', to: 19 },
        { type: 'absorbed', rule: 'L1-4.9', rider: blackLeader, area: 'back' },
      ],
      position: riders({ place: 'back', energy: 0 }),
    },
  });

  example('L1-4.9', 'nobody behind may pass the peloton', {
    position: behind(30),
    choices: [],
    then: {
      noOffers: [{ row: 20 }, { row: 21 }, { row: 22 }],
      refuses: [{ choice: { row: 20, lane: 1 }, refused: { reason: 'peloton-ahead', rule: 'L1-4.9' } }],
    },
  });

  example('L1-4.9, L1-4.5', 'once it is home there is nobody to pass, and no die is thrown', {
    position: allHomeBut(blackLeader, { row: 57, lane: 2, energy: 30, fed: 1 }, { front: 61, phase: 'dropped' }),
    choices: [ride(blackLeader, 61, 1, 3)],
    then: { turn: null, facts: [{ type: 'finished', rider: blackLeader }, { type: 'ended' }], noFacts: [{ type: 'threw' }] },
  });

  example('L1-4.9', 'a punctured rider level with its back row joins it', {
    position: at({ [blackLeader]: { row: 13, lane: 1, punctured: 5 } }, { front: 11, phase: 'pursuit' }),
    dice: [three],
    choices: [decline, decline],
    then: { position: { front: 14 }, facts: [{ type: 'absorbed', rule: 'L1-4.9', rider: blackLeader, area: 'back' }] },
  });

  example('L1-4.9, L1-5.6', 'so does one who could end only where others have punctured', {
    position: at(
      {
        [blackLeader]: { row: 12, lane: 1, punctured: 5 },
        [whiteLeader]: { row: 13, lane: 1, punctured: 6 },
        [whiteClimber]: { row: 13, lane: 2, punctured: 6 },
      },
      { front: 11, phase: 'pursuit' },
    ),
    dice: [three],
    choices: [decline, decline],
    then: { position: { front: 14 }, facts: [{ type: 'absorbed', rule: 'L1-4.9', rider: blackLeader, area: 'back' }] },
  });
});
