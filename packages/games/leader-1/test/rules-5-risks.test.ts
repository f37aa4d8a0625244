import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { leader1, type Position, type Ride } from '../rules/index.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  blueFour,
  decline,
  exactly,
  five,
  hold,
  offered,
  orangeFour,
  placed,
  plainFour,
  plainRoad,
  raceOf,
  redFour,
  ride,
  riders,
  stay,
  three,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

const example = examplesOf(leader1, { players: 2, race: 'own', own: plainRoad });

/** Dark on plainRoad: row 9 lane 3, which a climber from row 7 pays for. */
const dark = (risks = 0, energy = 20): Position => at({ [blackClimber]: { row: 7, lane: 3, energy, risks } });
const overDark = ride(blackClimber, 9, 3, 1, 'fall');

/** Rows 13 to 24 are two mountain tiles, category 2. */
const climb = { own: raceOf(['4a', '11a', '12b', '18a', '19a', '7a']) };
/** Rows 7 to 12 are cobbles: lane 1 is ..x.xx, lane 2 is xxx... */
const cobbles = { own: raceOf(['7a', '4b', '11a', '10a', '1a', '20b']) };

/** The ride to that square with that risk is offered. */
const to = (rider: number, row: number, lane: number, pays: number, risk: Ride['risk'] | null = null) => ride(rider, row, lane, pays, risk);

/** What is shown before that ride. */
const shownBefore = (position: Position, own: typeof plainRoad, rider: number, row: number, lane: number, risk: Ride['risk']) => {
  const { race, state } = placed(position, own);
  return race.preview(race.view(state, 0), offered({ race, state }, rider, row, lane, risk));
};

describe('L1-5.1 a risk is seen before', () => {
  test.each([
    { before: 0, chance: 4 / 12 },
    { before: 1, chance: 8 / 12 },
    { before: 2, chance: 10 / 12 },
  ])('L1-5.1 with its chance, after $before others: $chance', ({ before, chance }) => {
    expect(shownBefore(dark(before), plainRoad, blackClimber, 9, 3, 'fall').risks).toEqual([{ what: 'fall', chance, rule: 'L1-5.4' }]);
  });

  example('L1-5.1', 'and a shorter move, or another way, may be chosen', {
    position: dark(),
    choices: [],
    then: {
      offers: [
        to(blackClimber, 9, 3, 1, 'fall'),
        to(blackClimber, 8, 3, 0),
        to(blackClimber, 10, 2, 3),
        to(blackClimber, 10, 2, 3, 'fall'),
      ],
    },
  });
});

describe('L1-5.2 the risk ladder', () => {
  const ladder = [
    { name: 'first risk: more than 3', risks: 0, held: [plainFour, redFour, five], fell: [three] },
    { name: 'second: more than 4', risks: 1, held: [five], fell: [three, plainFour, orangeFour] },
    { name: 'third: orange or blue 4', risks: 2, held: [orangeFour, blueFour], fell: [three, plainFour, redFour, five] },
    { name: 'fifth: orange or blue 4', risks: 4, held: [orangeFour, blueFour], fell: [three, plainFour, redFour, five] },
  ];
  for (const { name, risks, ...results } of ladder)
    for (const result of ['held', 'fell'] as const)
      for (const die of results[result])
        example('L1-5.2', `${name}: face ${die} ${result}`, {
          position: dark(risks),
          dice: [die],
          choices: [overDark],
          then: { position: riders({ row: 9, risks: risks + 1 }), facts: [{ type: 'risked', result }] },
        });

  example('L1-5.2', 'the fact tells the throw and the step of the ladder', {
    position: dark(1),
    dice: [five],
    choices: [overDark],
    then: {
      facts: [
        { type: 'risked', rule: 'L1-5.4', rider: blackClimber, risk: 'fall', step: 2, die: five, face: { value: 5 }, result: 'held' },
      ],
    },
  });

  example('L1-5.2', 'at most one a move: a crack goes before a fall', {
    // From row 15 of the mountain down 19a: the climb's two paying squares are too many for category 1.
    options: { own: raceOf(['4a', '11a', '12b', '19a', '7a', '1a'], { category: 1 }) },
    position: at({ [blackRouleur]: { row: 15, lane: 2, energy: 40 } }),
    choices: [],
    then: {
      offers: [to(blackRouleur, 20, 3, 8, 'crack')],
      noOffers: [
        { row: 20, lane: 3, risk: 'fall' },
        { row: 20, lane: 3, risk: null },
      ],
    },
  });

  example('L1-5.2', 'then the first dark square met decides which table', {
    // 7a has lane 3 dark on its third row, row 9; 4b (cobbles) follows, dark in lane 2 from row 13 on.
    options: { own: raceOf(['1a', '7a', '4b', '11a', '10a', '20b']) },
    position: at({ [blackClimber]: { row: 7, lane: 3, energy: 40 } }),
    choices: [],
    // Over row 9 lane 3 and then row 13 lane 2: asphalt first. Round it: cobbles.
    then: {
      offers: [to(blackClimber, 13, 2, 11, 'fall'), to(blackClimber, 13, 2, 11, 'cobbles')],
      noOffers: [{ row: 13, lane: 2, risk: null }],
    },
  });
});

describe('L1-5.3 cracks', () => {
  const rouleur = (energy: number) => at({ [blackRouleur]: { row: 13, lane: 1, energy } });
  const cracking = to(blackRouleur, 17, 1, 5, 'crack');

  example('L1-5.3', 'more paying squares on mountain rows than the token says', {
    options: climb,
    position: rouleur(40),
    choices: [],
    then: {
      offers: [
        to(blackRouleur, 14, 1, 0),
        to(blackRouleur, 15, 1, 1),
        to(blackRouleur, 16, 1, 3),
        cracking,
        to(blackRouleur, 18, 1, 8, 'crack'),
        to(blackRouleur, 19, 1, 11, 'crack'),
        to(blackRouleur, 20, 1, 15, 'crack'),
      ],
      noOffers: [
        { row: 16, lane: 1, risk: 'crack' },
        { row: 17, lane: 1, risk: null },
        { row: 21, lane: 1 },
      ],
    },
  });

  example('L1-5.3', 'the rider must be able to pay double', {
    options: climb,
    position: rouleur(10),
    choices: [],
    then: { offers: [cracking] },
  });

  example('L1-5.3', 'one energy less is too little', {
    options: climb,
    position: rouleur(9),
    choices: [],
    then: { refuses: [{ choice: { row: 17, lane: 1 }, refused: { reason: 'cannot-pay-double' } }] },
  });

  example('L1-5.3', 'failing costs the paying part twice', {
    options: climb,
    position: rouleur(12),
    dice: [three],
    choices: [cracking],
    then: {
      position: riders({ row: 17, energy: 2 }),
      facts: [
        { type: 'spent', rule: 'L1-3.3', amount: 5, by: 'move' },
        { type: 'spent', rule: 'L1-5.3', amount: 5, by: 'crack' },
      ],
    },
  });

  example('L1-5.3', 'holding costs it once', {
    options: climb,
    position: rouleur(12),
    dice: [five],
    choices: [cracking],
    then: { position: riders({ row: 17, energy: 7 }), noFacts: [{ type: 'spent', by: 'crack' }] },
  });

  const wall = { [whiteLeader]: { row: 14, lane: 1, moved: 5 }, [whiteRouleur]: { row: 14, lane: 2, moved: 5 } };
  const behindWall = at({ [blackRouleur]: { row: 13, lane: 1, energy: 11 }, ...wall }, { queue: [blackRouleur] });

  example('L1-5.3', 'surcharges are paid once', {
    options: climb,
    position: behindWall,
    dice: [three],
    choices: [to(blackRouleur, 17, 1, 6, 'crack')],
    then: { position: riders({ row: 17, energy: 0 }) },
  });

  test('L1-5.3 what a crack would cost on top is shown before', () => {
    const { effects } = shownBefore(behindWall, climb.own, blackRouleur, 17, 1, 'crack');
    expect(effects).toContainEqual({ seat: 0, rider: blackRouleur, what: 'energy', amount: -6 });
    expect(effects).toContainEqual({ seat: 0, rider: blackRouleur, what: 'crack', amount: -5 });
  });

  const steep = { own: raceOf(['4a', '11a', '12b', '18a', '19a', '7a'], { category: 1 }) };
  const shutIn = (energy: number) => {
    const blocking = [blackLeader, whiteLeader, whiteRouleur, whiteClimber].map((rider, nth) => [
      rider,
      { row: 14 + (nth >> 1), lane: 1 + (nth & 1), moved: 5 },
    ]);
    return at({ [blackRouleur]: { row: 13, lane: 1, energy }, ...Object.fromEntries(blocking) }, { queue: [blackRouleur] });
  };

  example('L1-5.3, L1-3.6', 'past two rows of two: two paying squares where one is safe cost 5, and 8 must be in hand', {
    options: steep,
    position: shutIn(8),
    choices: [],
    then: exactly(blackRouleur, 14, '16/1 5 crack', '16/2 5 crack'),
  });

  for (const { energy, pays } of [
    { energy: 4, pays: 4 },
    { energy: 7, pays: 5 },
  ])
    example('L1-5.3, L1-3.6', `with ${energy} a rider who can pay for no move pays what is there, and nothing more for a crack`, {
      options: steep,
      position: shutIn(energy),
      dice: [three],
      choices: [{ expect: exactly(blackRouleur, 14, `16/1 ${pays} crack`, `16/2 ${pays} crack`) }, to(blackRouleur, 16, 1, pays, 'crack')],
      then: { position: riders({ row: 16, energy: 0 }) },
    });

  const twoClimbs = {
    own: raceOf(['4a', '12b', '7a', '18a', '19a', '1a'], {
      climbs: [
        { hexagon: 2, category: 1 },
        { hexagon: 4, category: 2 },
      ],
    }),
  };

  example('L1-5.3', 'the first of two climbs counts by its own token', {
    options: twoClimbs,
    position: at({ [blackClimber]: { row: 6, lane: 1, energy: 40 } }),
    choices: [],
    then: { offers: [to(blackClimber, 8, 1, 1), to(blackClimber, 9, 1, 3, 'crack')] },
  });

  example('L1-5.3', 'and so does the second', {
    options: twoClimbs,
    // One free, rows 18 (plain), 19 and 20 paid.
    position: at({ [blackClimber]: { row: 16, lane: 1, energy: 40 } }),
    choices: [],
    then: { offers: [to(blackClimber, 20, 1, 5), to(blackClimber, 21, 1, 8, 'crack')] },
  });

  const breaking = (rider: number, front: number) => ({
    options: climb,
    position: at({ [rider]: { place: 'front', energy: 40 } }, { front }),
    choices: [],
  });

  example('L1-5.3', 'a climber who breaks away from a mountain row runs no such risk', {
    ...breaking(blackClimber, 13),
    then: { offers: [to(blackClimber, 21, 1, 11)], noOffers: [{ do: 'ride', risk: 'crack' }] },
  });

  example('L1-5.3', 'from the row before it they do', {
    ...breaking(blackClimber, 12),
    then: { offers: [to(blackClimber, 17, 1, 5, 'crack')] },
  });

  example('L1-5.3', 'and so do others', {
    ...breaking(blackLeader, 13),
    then: { offers: [to(blackLeader, 18, 1, 5, 'crack')] },
  });

  example('L1-5.3', 'nor does it help climbers once they are away: the third paying square is too many', {
    options: climb,
    position: at({ [blackClimber]: { row: 13, lane: 1, energy: 40 } }),
    choices: [],
    then: { offers: [to(blackClimber, 18, 1, 3), to(blackClimber, 19, 1, 5, 'crack')] },
  });
});

describe('L1-5.4 falls', () => {
  example('L1-5.4', 'a dark square passed or ended on in the paying part', {
    position: dark(),
    choices: [],
    then: {
      offers: [overDark, to(blackClimber, 10, 3, 3), to(blackClimber, 10, 3, 3, 'fall')],
      noOffers: [{ row: 9, lane: 3, risk: null }],
    },
  });

  example('L1-5.4', 'not in the free one', {
    position: at({ [blackRouleur]: { row: 7, lane: 3 } }),
    choices: [],
    then: {
      offers: [to(blackRouleur, 9, 3, -1), to(blackRouleur, 10, 3, 0)],
      noOffers: [
        { row: 9, lane: 3, risk: 'fall' },
        { row: 10, lane: 3, risk: 'fall' },
      ],
    },
  });

  const behindFall = at({ [blackClimber]: { row: 7, lane: 3 }, [whiteRouleur]: { row: 6, lane: 3, energy: 0 } });

  example('L1-5.4', 'failing: the rider pays and lies beside the square where they ended, which blocks nothing', {
    position: behindFall,
    dice: [three],
    choices: [overDark],
    then: { position: riders({ row: 9, lane: 3, energy: 19, fallen: 6 }), offers: [to(whiteRouleur, 9, 3, -1)] },
  });

  test('L1-5.4 and is drawn lying', () => {
    const { race, state } = placed(at({ [blackClimber]: { row: 9, lane: 3, fallen: 6, moved: 5 } }));
    expect(race.board(race.view(state, 0)).riders[0]).toMatchObject({ rider: blackClimber, square: 9, lane: 3, mark: 'fallen' });
  });

  const rest = [stay, stay, decline, decline];

  example('L1-5.4', 'they skip their next turn, and then go on after the rider on their square', {
    position: at(
      { [blackClimber]: { row: 9, lane: 3, fallen: 6, moved: 5 }, [whiteRouleur]: { row: 6, lane: 3 } },
      { queue: [whiteRouleur] },
    ),
    dice: [three, three],
    choices: [
      ride(whiteRouleur, 9, 3, 0),
      ...rest,
      {
        expect: {
          position: { turn: 6 },
          turn: { rider: whiteRouleur },
          facts: [{ type: 'stayed', rule: 'L1-5.4', rider: blackClimber, reason: 'fallen' }],
        },
      },
      ride(whiteRouleur, 12, 3, 0),
      ...rest,
      { expect: { position: { turn: 7 }, turn: { rider: whiteRouleur } } },
      ride(whiteRouleur, 15, 3, 0),
      ride(blackClimber, 10, 3, 0),
    ],
    then: { position: riders({ row: 10, lane: 3, fallen: null }) },
  });

  example('L1-5.4', 'if the other is still on that square, the other goes first', {
    position: at(
      { [blackClimber]: { row: 9, lane: 3, fallen: 4 }, [whiteRouleur]: { row: 9, lane: 3 } },
      { road: [whiteRouleur, blackClimber] },
    ),
    choices: [{ expect: { turn: { rider: whiteRouleur } } }, ride(whiteRouleur, 12, 3, 0)],
    then: { turn: { rider: blackClimber } },
  });

  example('L1-5.4, L1-5.6', 'but not if the other has punctured there, and moves last of all', {
    position: at(
      { [blackClimber]: { row: 9, lane: 3, fallen: 4 }, [whiteRouleur]: { row: 9, lane: 3, punctured: 5 } },
      { road: [whiteRouleur, blackClimber] },
    ),
    dice: [three],
    choices: [{ expect: { turn: { rider: blackClimber } } }, ride(blackClimber, 10, 3, 0), ...rest],
    then: { position: { phase: 'punctured' }, turn: { rider: whiteRouleur } },
  });

  example('L1-5.4', 'a rider who falls beyond the line is home all the same, and nobody throws', {
    // 20b is the last tile: dark in lane 1 on rows 32 to 34.
    position: at({ [blackClimber]: { row: 34, lane: 1, fed: 1 } }, { front: 20 }),
    choices: [{ expect: { offers: [to(blackClimber, 37, 1, 3)], noOffers: [{ row: 37, risk: 'fall' }] } }, ride(blackClimber, 37, 1, 3)],
    then: { position: { home: [{ rider: blackClimber, turn: 5 }] }, noFacts: [{ type: 'risked' }] },
  });

  example('L1-5.4, L1-4.9', 'a rider who falls where they would have joined the peloton lies there', {
    // 16b in the rain: lanes 1 and 2 are dark on its second row, row 8.
    options: { own: raceOf(['4a', '16b', '7a', '1a']), weather: 1 },
    position: at({ [blackClimber]: { row: 7, lane: 1 } }, { front: 9, phase: 'dropped', weather: ['none', 'rain', 'none', 'none'] }),
    dice: [three],
    choices: [ride(blackClimber, 8, 1, -3, 'fall')],
    then: { position: riders({ place: 'road', row: 8, fallen: 6 }) },
  });
});

describe('L1-5.5 cobbles', () => {
  const position = at({ [blackClimber]: { row: 6, lane: 2 } });
  const overCobbles = ride(blackClimber, 8, 2, 1, 'cobbles');
  const throws = [
    { name: 'three: on', die: three, then: { result: 'held' } },
    { name: 'plain 4: on', die: plainFour, then: { result: 'held' } },
    { name: 'five: on', die: five, then: { result: 'held' } },
    { name: 'orange 4: a fall', die: orangeFour, rider: { fallen: 6 } },
    { name: 'blue 4: a fall', die: blueFour, rider: { fallen: 6 } },
    { name: 'red 4: a puncture', die: redFour, rider: { punctured: 6 } },
  ] as const;
  for (const { name, die, ...after } of throws)
    example('L1-5.5', `${name}; not marked on the ladder`, {
      options: cobbles,
      position,
      dice: [die],
      choices: [overCobbles],
      then: {
        position: riders({ row: 8, risks: null, ...('rider' in after && after.rider) }),
        facts: [{ type: 'risked', rule: 'L1-5.5', step: 0, ...('then' in after && after.then) }],
      },
    });

  test('L1-5.5 both chances are shown before', () => {
    expect(shownBefore(position, cobbles.own, blackClimber, 8, 2, 'cobbles').risks).toEqual([
      { what: 'fall', chance: 2 / 12, rule: 'L1-5.5' },
      { what: 'puncture', chance: 1 / 12, rule: 'L1-5.5' },
    ]);
  });

  // 15b is dark in both lanes on its first row, row 7.
  const joining = {
    options: { own: raceOf(['4a', '15b', '7a', '1a']) },
    position: at({ [blackClimber]: { row: 5, lane: 1 } }, { front: 8, phase: 'dropped' }),
    choices: [ride(blackClimber, 7, 1, 1, 'cobbles')],
  } as const;

  example('L1-5.5, L1-4.9', 'a rider who punctures where they would have joined the peloton stays there', {
    ...joining,
    dice: [redFour],
    then: { position: riders({ place: 'road', row: 7, punctured: 6 }) },
  });

  example('L1-5.5, L1-4.9', 'and joins it otherwise', {
    ...joining,
    dice: [three],
    then: { position: riders({}, {}, { place: 'back' }) },
  });
});

describe('L1-5.6 punctures', () => {
  const position = at(
    {
      [blackLeader]: { row: 20, lane: 1, moved: 5 },
      [whiteLeader]: { row: 22, lane: 2, moved: 5 },
      [whiteClimber]: { row: 2, lane: 1 },
      [blackRouleur]: { place: 'front' },
    },
    { front: 7, phase: 'pursuit', tokens: [1, 0] },
  );
  const longRoad = { own: raceOf(['4a', '7a', '10a', '1a', '11a', '20b', '5a', '6a']) };
  const throwing = (...dice: readonly number[]) => ({ options: longRoad, position, dice: [redFour, ...dice], choices: [decline, decline] });

  example('L1-5.6', 'after a red throw every rider throws: in order on the road, the peloton in token order, rouleur, leader, climber', {
    ...throwing(plainFour, three, three, three, three, three),
    then: {
      facts: [
        { type: 'spent' },
        { type: 'tried', rule: 'L1-5.6', rider: whiteLeader, die: plainFour, face: { value: 4 }, punctured: false },
        ...[blackLeader, whiteRouleur, blackRouleur, blackClimber, whiteClimber].map((rider) => ({ type: 'tried', rider }) as const),
      ],
    },
  });

  example('L1-5.6', 'after any other throw nobody does', {
    ...throwing(),
    dice: [orangeFour],
    then: { noFacts: [{ type: 'tried' }] },
  });

  example('L1-5.6', 'red again: a rider on the road stays on their square and moves last of all in the next turn', {
    ...throwing(redFour, three, three, three, three, three, three),
    choices: [
      decline,
      decline,
      { expect: { position: riders({ row: 22, punctured: 6 }) } },
      ride(whiteClimber, 3, 1, 0),
      ride(blackLeader, 22, 1, 0),
      hold,
      stay,
      stay,
      decline,
      decline,
      ride(whiteClimber, 4, 1, 0),
    ],
    then: { position: { phase: 'punctured' }, turn: { rider: whiteLeader } },
  });

  example('L1-5.6', 'several move in order on the road', {
    options: longRoad,
    position: at(
      { [blackLeader]: { row: 20, lane: 1, punctured: 5 }, [whiteLeader]: { row: 22, lane: 2, punctured: 5 } },
      { front: 7, phase: 'punctured' },
    ),
    choices: [{ expect: { turn: { rider: whiteLeader } } }, ride(whiteLeader, 24, 2, 0)],
    then: { turn: { rider: blackLeader } },
  });

  example('L1-5.6', 'no slipstream for them', {
    options: longRoad,
    position: at({ [blackLeader]: { row: 20, lane: 1 }, [whiteClimber]: { row: 19, lane: 1, punctured: 5, energy: 0 } }),
    choices: [ride(blackLeader, 22, 1, 0)],
    then: { position: riders({ row: 22 }, { row: 19, slipstream: null }) },
  });

  example('L1-5.6', 'and none from them', {
    options: longRoad,
    position: at(
      {
        [blackLeader]: { row: 20, lane: 1, punctured: 5 },
        [whiteClimber]: { row: 19, lane: 1 },
        [whiteLeader]: { row: 15, lane: 1, punctured: 5 },
      },
      { phase: 'punctured' },
    ),
    choices: [ride(blackLeader, 22, 1, 0)],
    then: {
      turn: { rider: whiteLeader },
      position: riders({ row: 22, punctured: null }, { row: 15 }, { row: 19, slipstream: null }),
    },
  });

  example('L1-5.6', 'a dropped rider who punctures has lost phase 5 of this turn', {
    ...throwing(three, three, three, three, three, redFour),
    then: { position: { turn: 6, ...riders({ row: 2, punctured: 6 }) } },
  });

  example('L1-5.6', 'a peloton rider is put one square behind it', {
    ...throwing(three, three, three, redFour, three, three),
    then: {
      position: riders({ row: 9, lane: 1, punctured: 6 }),
      facts: [{ type: 'placed', rule: 'L1-5.6', rider: blackRouleur, to: 9, lane: 1, reason: 'punctured' }],
    },
  });

  example('L1-5.6', 'nobody may end on their square', {
    options: longRoad,
    position: at({ [whiteLeader]: { row: 20, lane: 1, punctured: 5 }, [blackClimber]: { row: 19, lane: 1, energy: 0 } }),
    choices: [],
    then: exactly(blackClimber, 20, '20/2 0'),
  });

  example('L1-5.6, L1-5.4', 'a rider who has fallen too skips that turn, and has lost nothing more', {
    options: longRoad,
    position: at({ [whiteLeader]: { row: 20, lane: 1, punctured: 5, fallen: 5, moved: 5 } }, { phase: 'pursuit' }),
    dice: [three],
    choices: [decline, decline],
    then: { position: { turn: 6, phase: null, ...riders({ row: 20, punctured: null }) }, turn: { rider: whiteLeader } },
  });

  example('L1-5.6, L1-5.4', 'a rider who has skipped a turn already moves last in the next one, as others do', {
    options: longRoad,
    position: at({ [whiteLeader]: { row: 20, lane: 1, fallen: 5, moved: 5 } }, { phase: 'pursuit' }),
    dice: [redFour, redFour, three, three, three, three, three],
    choices: [decline, decline],
    then: { position: { turn: 6, phase: 'inside', ...riders({ row: 20, punctured: 6 }) } },
  });

  example('L1-5.6, L1-7.1', 'riders who came home with that move do not throw', {
    position: at({ [blackLeader]: { row: 2, lane: 1 } }, { front: 34, phase: 'pursuit' }),
    dice: [redFour, 0, 0, 0, 0, 0, three],
    choices: [decline, decline],
    then: {
      facts: [{ type: 'tried', rider: blackLeader }],
      noFacts: [blackRouleur, blackClimber, whiteLeader, whiteRouleur, whiteClimber].map((rider) => ({ type: 'tried', rider }) as const),
    },
  });
});
