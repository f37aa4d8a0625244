import { describe, expect, test } from 'vitest';
import type { Position, Ride } from '../rules/index.ts';
import { leader1 } from './old-contract.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  blueFour,
  decline,
  five,
  hold,
  offered,
  only,
  optionsOf,
  orangeFour,
  placed,
  plainFour,
  plainRoad,
  raceOf,
  redFour,
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

/** Dark on plainRoad: row 9 lane 3, which a climber from row 7 pays for. */
const dark = (risks = 0, energy = 20): Position => at({ [blackClimber]: { row: 7, lane: 3, energy, risks } });
const overDark = ride(blackClimber, 9, 3, 1, 'fall');

/** Rows 13 to 24 are two mountain tiles, category 2. */
const climb = optionsOf(raceOf(['4a', '11a', '12b', '18a', '19a', '7a']));
/** Rows 7 to 12 are cobbles: lane 1 is ..x.xx, lane 2 is xxx... */
const cobbles = optionsOf(raceOf(['7a', '4b', '11a', '10a', '1a', '20b']));

const risksOf = (position: Position, options: Parameters<typeof placed>[1], row: number, lane: number, risk: Ride['risk']) => {
  const state = placed(position, options);
  const choice = leader1.turn(state)?.choices.find((one) => one.do === 'ride' && one.row === row && one.lane === lane && one.risk === risk);
  if (!choice) throw new Error('no such choice');
  return leader1.preview(leader1.view(state, 0), choice).risks;
};

describe('L1-5.1 a risk is seen before', () => {
  test('L1-5.1 with its chance, in the choice and its preview', () => {
    expect(ridesOf(placed(dark()))).toContain('9/3 1 fall');
    expect(risksOf(dark(), undefined, 9, 3, 'fall')).toEqual([{ what: 'fall', chance: 4 / 12, rule: 'L1-5.4' }]);
    expect(risksOf(dark(1), undefined, 9, 3, 'fall')).toEqual([{ what: 'fall', chance: 8 / 12, rule: 'L1-5.4' }]);
    expect(risksOf(dark(2), undefined, 9, 3, 'fall')).toEqual([{ what: 'fall', chance: 10 / 12, rule: 'L1-5.4' }]);
  });

  test('L1-5.1 and a shorter move, or another way, may be chosen', () => {
    const rides = ridesOf(placed(dark()));
    expect(rides).toContain('8/3 0');
    expect(rides.filter((one) => one.startsWith('10/2'))).toEqual(['10/2 3', '10/2 3 fall']);
  });
});

describe('L1-5.2 the risk ladder', () => {
  const result = (risks: number, die: number) => {
    const { state, facts } = tell({ position: dark(risks), dice: [die], choices: [overDark] });
    expect(state.risks[blackClimber]).toBe(risks + 1);
    return only(facts, 'risked')[0]?.result;
  };

  test('L1-5.2 first risk: more than 3', () => {
    expect([three, plainFour, redFour, five].map((die) => result(0, die))).toEqual(['fell', 'held', 'held', 'held']);
  });

  test('L1-5.2 second: more than 4', () => {
    expect([three, plainFour, orangeFour, five].map((die) => result(1, die))).toEqual(['fell', 'fell', 'fell', 'held']);
  });

  test('L1-5.2 later: orange or blue 4', () => {
    for (const risks of [2, 3, 7])
      expect([three, plainFour, redFour, orangeFour, blueFour, five].map((die) => result(risks, die))).toEqual([
        'fell',
        'fell',
        'fell',
        'held',
        'held',
        'fell',
      ]);
  });

  test('L1-5.2 the fact tells the throw and the step of the ladder', () => {
    const { facts } = tell({ position: dark(1), dice: [five], choices: [overDark] });
    expect(only(facts, 'risked')).toEqual([
      { type: 'risked', rule: 'L1-5.4', rider: blackClimber, risk: 'fall', step: 2, die: five, face: { value: 5 }, result: 'held' },
    ]);
  });

  test('L1-5.2 at most one a move: a crack goes before a fall', () => {
    // From row 15 of the mountain down 19a: the climb's two paying squares are too many for category 1.
    const options = optionsOf(raceOf(['4a', '11a', '12b', '19a', '7a', '1a'], { category: 1 }));
    const rides = ridesOf(placed(at({ [blackRouleur]: { row: 15, lane: 2, energy: 40 } }), options));
    expect(rides.filter((one) => one.startsWith('20/3'))).toEqual(['20/3 8 crack']);
  });

  test('L1-5.2 then the first dark square met decides which table', () => {
    // 7a has lane 3 dark on its third row, row 9; 4b (cobbles) follows, dark in lane 2 from row 13 on.
    const options = optionsOf(raceOf(['1a', '7a', '4b', '11a', '10a', '20b']));
    const rides = ridesOf(placed(at({ [blackClimber]: { row: 7, lane: 3, energy: 40 } }), options));
    // Over row 9 lane 3 and then row 13 lane 2: asphalt first. Round it: cobbles.
    expect(rides.filter((one) => one.startsWith('13/2'))).toEqual(['13/2 11 fall', '13/2 11 cobbles']);
  });
});

describe('L1-5.3 cracks', () => {
  test('L1-5.3 more paying squares on mountain rows than the token says', () => {
    const rides = ridesOf(placed(at({ [blackRouleur]: { row: 13, lane: 1, energy: 40 } }), climb));
    expect(rides.filter((one) => one.includes('/1 '))).toEqual([
      '14/1 0',
      '15/1 1',
      '16/1 3',
      '17/1 5 crack',
      '18/1 8 crack',
      '19/1 11 crack',
      '20/1 15 crack',
    ]);
  });

  test('L1-5.3 he must be able to pay double', () => {
    const rouleur = (energy: number) => placed(at({ [blackRouleur]: { row: 13, lane: 1, energy } }), climb);
    expect(ridesOf(rouleur(10))).toContain('17/1 5 crack');
    expect(ridesOf(rouleur(9))).not.toContain('17/1 5 crack');
    expect(whyNot(rouleur(9), 17, 1)).toBe('cannot-pay-double');
  });

  test('L1-5.3 failing costs the paying part twice', () => {
    const position = at({ [blackRouleur]: { row: 13, lane: 1, energy: 12 } });
    const choices = [ride(blackRouleur, 17, 1, 5, 'crack')];
    const cracked = tell({ options: climb, position, dice: [three], choices });
    expect(cracked.state.energy[blackRouleur]).toBe(2);
    expect(cracked.state.row[blackRouleur]).toBe(17);
    expect(only(cracked.facts, 'spent')).toMatchObject([
      { rule: 'L1-3.3', amount: 5, by: 'move' },
      { rule: 'L1-5.3', amount: 5, by: 'crack' },
    ]);
    expect(tell({ options: climb, position, dice: [five], choices }).state.energy[blackRouleur]).toBe(7);
  });

  test('L1-5.3 surcharges once; what a crack would cost on top is shown before', () => {
    const wall = { [whiteLeader]: { row: 14, lane: 1, moved: 5 }, [whiteRouleur]: { row: 14, lane: 2, moved: 5 } };
    const position = at({ [blackRouleur]: { row: 13, lane: 1, energy: 11 }, ...wall }, { queue: [blackRouleur] });
    const before = placed(position, climb);
    const shown = leader1.preview(leader1.view(before, 0), offered(before, blackRouleur, 17, 1, 'crack')).effects;
    expect(shown).toContainEqual({ seat: 0, rider: blackRouleur, what: 'energy', amount: -6 });
    expect(shown).toContainEqual({ seat: 0, rider: blackRouleur, what: 'crack', amount: -5 });
    const { state } = tell({ options: climb, position, dice: [three], choices: [ride(blackRouleur, 17, 1, 6, 'crack')] });
    expect(state.energy[blackRouleur]).toBe(0);
  });

  test('L1-5.3, L1-3.6 who can pay for no move pays what he has, and has no more to pay when he cracks', () => {
    const steep = optionsOf(raceOf(['4a', '11a', '12b', '18a', '19a', '7a'], { category: 1 }));
    const wall = [blackLeader, whiteLeader, whiteRouleur, whiteClimber].map((rider, nth) => [
      rider,
      { row: 14 + (nth >> 1), lane: 1 + (nth & 1), moved: 5 },
    ]);
    const riders = (energy: number) => ({ [blackRouleur]: { row: 13, lane: 1, energy }, ...Object.fromEntries(wall) });
    const rides = (energy: number) => ridesOf(placed(at(riders(energy), { queue: [blackRouleur] }), steep));
    // Two rows of two riders to pass, and two paying squares, where one is safe: 5, and 8 to have in hand.
    expect(rides(8)).toEqual(['16/1 5 crack', '16/2 5 crack']);
    expect(rides(4)).toEqual(['16/1 4 crack', '16/2 4 crack']);
    for (const energy of [4, 7]) {
      const choices = [ride(blackRouleur, 16, 1, Math.min(5, energy), 'crack')];
      const position = at(riders(energy), { queue: [blackRouleur] });
      expect(tell({ options: steep, position, dice: [three], choices }).state.energy[blackRouleur]).toBe(0);
    }
  });

  test('L1-5.3 over two climbs each token counts its own rows', () => {
    const twice = optionsOf(
      raceOf(['4a', '12b', '7a', '18a', '19a', '1a'], {
        climbs: [
          { hexagon: 2, category: 1 },
          { hexagon: 4, category: 2 },
        ],
      }),
    );
    const rides = (row: number) =>
      ridesOf(placed(at({ [blackClimber]: { row, lane: 1, energy: 40 } }), twice)).filter((one) => one.includes('/1 '));
    // From row 16 of the plain: one free, rows 18 (plain), 19 and 20 paid on the second climb.
    expect(rides(16)).toContain('20/1 5');
    expect(rides(16)).toContain('21/1 8 crack');
    expect(rides(6)).toContain('8/1 1');
    expect(rides(6)).toContain('9/1 3 crack');
  });

  test('L1-5.3 a climber who breaks away from a mountain row runs no such risk', () => {
    const breaking = (rider: number, front: number) =>
      ridesOf(placed(at({ [rider]: { place: 'front', energy: 40 } }, { front }), climb), rider);
    expect(breaking(blackClimber, 13)).toContain('21/1 11');
    expect(breaking(blackClimber, 13).some((one) => one.endsWith('crack'))).toBe(false);
    expect(breaking(blackClimber, 12)).toContain('17/1 5 crack');
    expect(breaking(blackLeader, 13)).toContain('18/1 5 crack');
    // Nor does it help him once he is away: 3 free squares, and the third paying one is too many.
    const away = ridesOf(placed(at({ [blackClimber]: { row: 13, lane: 1, energy: 40 } }), climb));
    expect(away).toContain('18/1 3');
    expect(away).toContain('19/1 5 crack');
  });
});

describe('L1-5.4 falls', () => {
  test('L1-5.4 a dark square passed or ended on in the paying part, not in the free one', () => {
    expect(ridesOf(placed(dark()))).toContain('9/3 1 fall');
    expect(ridesOf(placed(dark())).filter((one) => one.startsWith('10/3'))).toEqual(['10/3 3', '10/3 3 fall']);
    const rouleur = ridesOf(placed(at({ [blackRouleur]: { row: 7, lane: 3, energy: 20 } })));
    expect(rouleur.filter((one) => one.startsWith('9/3') || one.startsWith('10/3'))).toEqual(['9/3 -1', '10/3 0']);
  });

  test('L1-5.4 failing: he pays and lies beside the square where he ended, which blocks nothing', () => {
    const position = at({ [blackClimber]: { row: 7, lane: 3 }, [whiteRouleur]: { row: 6, lane: 3, energy: 0 } });
    const { state } = tell({ position, dice: [three], choices: [overDark] });
    expect(state.energy[blackClimber]).toBe(19);
    expect([state.row[blackClimber], state.lane[blackClimber], state.fallen[blackClimber]]).toEqual([9, 3, 6]);
    expect(ridesOf(state)).toContain('9/3 -1');
    expect(leader1.board(leader1.view(state, 0)).riders[0]).toMatchObject({ rider: blackClimber, square: 9, lane: 3, mark: 'fallen' });
  });

  test('L1-5.4 he skips his next turn, and then goes on after the rider on his square', () => {
    const position = at(
      { [blackClimber]: { row: 9, lane: 3, fallen: 6, moved: 5 }, [whiteRouleur]: { row: 6, lane: 3 } },
      { queue: [whiteRouleur] },
    );
    const rest = [stay, stay, decline, decline];
    const story = {
      position,
      dice: [three, three],
      choices: [ride(whiteRouleur, 9, 3, 0), ...rest, ride(whiteRouleur, 12, 3, 0), ...rest],
    };
    const first = tell({ ...story, dice: [three], choices: story.choices.slice(0, 5) });
    expect(first.state.turn).toBe(6);
    expect(first.state.queue).toEqual([whiteRouleur]);
    expect(only(first.facts, 'stayed')).toEqual([{ type: 'stayed', rule: 'L1-5.4', rider: blackClimber, reason: 'fallen' }]);
    // Had the other stayed on his square, he would go first.
    const waiting = at(
      { [blackClimber]: { row: 9, lane: 3, fallen: 4 }, [whiteRouleur]: { row: 9, lane: 3 } },
      { road: [whiteRouleur, blackClimber] },
    );
    expect(placed(waiting).queue).toEqual([whiteRouleur, blackClimber]);
    const second = tell(story);
    expect(second.state.turn).toBe(7);
    expect(second.state.queue).toEqual([whiteRouleur, blackClimber]);
    const third = tell({ ...story, choices: [...story.choices, ride(whiteRouleur, 15, 3, 0), ride(blackClimber, 10, 3, 0)] });
    expect([third.state.row[blackClimber], third.state.fallen[blackClimber]]).toEqual([10, 0]);
  });

  test('L1-5.4, L1-5.6 but not after one who has punctured there, and moves last of all', () => {
    const position = at(
      { [blackClimber]: { row: 9, lane: 3, fallen: 4 }, [whiteRouleur]: { row: 9, lane: 3, punctured: 5 } },
      { road: [whiteRouleur, blackClimber] },
    );
    expect(placed(position).queue).toEqual([blackClimber]);
    const choices = [ride(blackClimber, 10, 3, 0), stay, stay, decline, decline];
    expect(tell({ position, choices, dice: [three] }).state).toMatchObject({ phase: 'punctured', queue: [whiteRouleur] });
  });

  test('L1-5.4 who falls beyond the line is home all the same, and nobody throws', () => {
    // 20b is the last tile: dark in lane 1 on rows 32 to 34.
    const position = at({ [blackClimber]: { row: 34, lane: 1, fed: 1 } }, { front: 20 });
    expect(ridesOf(placed(position)).filter((one) => one.startsWith('37/'))).toEqual(['37/1 3']);
    const { state } = tell({ position, choices: [ride(blackClimber, 37, 1, 3)] });
    expect(state.home).toEqual([{ rider: blackClimber, turn: 5 }]);
    expect(state.risks[blackClimber]).toBe(0);
  });

  test('L1-5.4, L1-4.9 who falls where he would have joined the peloton lies there', () => {
    // 16b in the rain: lanes 1 and 2 are dark on its second row, row 8.
    const rain = optionsOf(raceOf(['4a', '16b', '7a', '1a']), { weather: 1 });
    const weather = ['none', 'rain', 'none', 'none'] as const;
    const position = at({ [blackClimber]: { row: 7, lane: 1 } }, { front: 9, phase: 'dropped', weather });
    const { state } = tell({ options: rain, position, dice: [three], choices: [ride(blackClimber, 8, 1, -3, 'fall')] });
    expect([state.place[blackClimber], state.row[blackClimber], state.fallen[blackClimber]]).toEqual(['road', 8, 6]);
  });
});

describe('L1-5.5 cobbles', () => {
  const position = at({ [blackClimber]: { row: 6, lane: 2 } });
  const overCobbles = ride(blackClimber, 8, 2, 1, 'cobbles');
  const after = (die: number) => tell({ options: cobbles, position, dice: [die], choices: [overCobbles] });

  test('L1-5.5 orange or blue 4: a fall; red 4: a puncture', () => {
    expect([three, plainFour, five].map((die) => only(after(die).facts, 'risked')[0]?.result)).toEqual(['held', 'held', 'held']);
    for (const die of [orangeFour, blueFour]) expect(after(die).state.fallen[blackClimber]).toBe(6);
    expect(after(redFour).state.punctured[blackClimber]).toBe(6);
    expect(risksOf(position, cobbles, 8, 2, 'cobbles')).toEqual([
      { what: 'fall', chance: 2 / 12, rule: 'L1-5.5' },
      { what: 'puncture', chance: 1 / 12, rule: 'L1-5.5' },
    ]);
  });

  test('L1-5.5, L1-4.9 who punctures where he would have joined the peloton stays there, and so does who falls', () => {
    // 15b is dark in both lanes on its first row, row 7.
    const dark = optionsOf(raceOf(['4a', '15b', '7a', '1a']));
    const reached = at({ [blackClimber]: { row: 5, lane: 1 } }, { front: 8, phase: 'dropped' });
    const choices = [ride(blackClimber, 7, 1, 1, 'cobbles')];
    const punctured = tell({ options: dark, position: reached, dice: [redFour], choices }).state;
    expect([punctured.place[blackClimber], punctured.row[blackClimber], punctured.punctured[blackClimber]]).toEqual(['road', 7, 6]);
    const held = tell({ options: dark, position: reached, dice: [three], choices }).state;
    expect(held.place[blackClimber]).toBe('back');
  });

  test('L1-5.5 not marked on the ladder', () => {
    expect(after(orangeFour).state.risks[blackClimber]).toBe(0);
    expect(only(after(orangeFour).facts, 'risked')).toMatchObject([{ rule: 'L1-5.5', step: 0 }]);
  });
});

describe('L1-5.6 punctures', () => {
  const road = at(
    {
      [blackLeader]: { row: 20, lane: 1, moved: 5 },
      [whiteLeader]: { row: 22, lane: 2, moved: 5 },
      [whiteClimber]: { row: 2, lane: 1 },
      [blackRouleur]: { place: 'front' },
    },
    { front: 7, phase: 'pursuit', tokens: [1, 0] },
  );
  const longRoad = optionsOf(raceOf(['4a', '7a', '10a', '1a', '11a', '20b', '5a', '6a']));
  const throwing = (dice: readonly number[], position = road) =>
    tell({ options: longRoad, position, dice: [redFour, ...dice], choices: [decline, decline] });

  test('L1-5.6 after a red throw every rider throws: in order on the road, the peloton in token order, rouleur, leader, climber', () => {
    const { facts } = throwing([plainFour, three, three, three, three, three]);
    expect(only(facts, 'tried').map(({ rider }) => rider)).toEqual([
      whiteLeader,
      blackLeader,
      whiteRouleur,
      blackRouleur,
      blackClimber,
      whiteClimber,
    ]);
    expect(only(facts, 'tried')[0]).toEqual({
      type: 'tried',
      rule: 'L1-5.6',
      rider: whiteLeader,
      die: plainFour,
      face: { value: 4 },
      punctured: false,
    });
    expect(facts.findIndex(({ type }) => type === 'tried')).toBeGreaterThan(facts.findIndex(({ type }) => type === 'spent'));
    const calm = tell({ options: longRoad, position: road, dice: [orangeFour], choices: [decline, decline] });
    expect(only(calm.facts, 'tried')).toEqual([]);
  });

  test('L1-5.6 red again: a rider on the road stays on his square and moves last of all in the next turn', () => {
    const { state } = throwing([redFour, three, three, three, three, three]);
    expect([state.row[whiteLeader], state.punctured[whiteLeader]]).toEqual([22, 6]);
    const next = tell({
      options: longRoad,
      position: road,
      dice: [redFour, redFour, three, three, three, three, three, three],
      choices: [
        decline,
        decline,
        ride(whiteClimber, 3, 1, 0),
        ride(blackLeader, 22, 1, 0),
        hold,
        stay,
        stay,
        decline,
        decline,
        ride(whiteClimber, 4, 1, 0),
      ],
    });
    expect(next.state.phase).toBe('punctured');
    expect(next.state.queue).toEqual([whiteLeader]);
  });

  test('L1-5.6 several move in order on the road', () => {
    const position = at(
      { [blackLeader]: { row: 20, lane: 1, punctured: 5 }, [whiteLeader]: { row: 22, lane: 2, punctured: 5 } },
      { front: 7, phase: 'punctured' },
    );
    expect(placed(position, longRoad).queue).toEqual([whiteLeader, blackLeader]);
  });

  test('L1-5.6 without slipstream for him or from him', () => {
    const ahead = at({ [blackLeader]: { row: 20, lane: 1 }, [whiteClimber]: { row: 19, lane: 1, punctured: 5, energy: 0 } });
    expect(tell({ options: longRoad, position: ahead, choices: [ride(blackLeader, 22, 1, 0)] }).state.slipstream[whiteClimber]).toBe(false);
    const riders = {
      [blackLeader]: { row: 20, lane: 1, punctured: 5 },
      [whiteClimber]: { row: 19, lane: 1 },
      [whiteLeader]: { row: 15, lane: 1, punctured: 5 },
    };
    const { state } = tell({ options: longRoad, position: at(riders, { phase: 'punctured' }), choices: [ride(blackLeader, 22, 1, 0)] });
    expect(state.queue).toEqual([whiteLeader]);
    expect(state.slipstream[whiteClimber]).toBe(false);
    expect(state.punctured[blackLeader]).toBe(0);
  });

  test('L1-5.6 a dropped rider who punctures has lost his phase 5 of this turn', () => {
    const { state } = throwing([three, three, three, three, three, redFour]);
    expect(state.turn).toBe(6);
    expect([state.row[whiteClimber], state.punctured[whiteClimber]]).toEqual([2, 6]);
  });

  test('L1-5.6 a peloton rider is put one square behind it', () => {
    const { state, facts } = throwing([three, three, three, redFour, three, three]);
    expect(only(facts, 'placed')).toEqual([{ type: 'placed', rule: 'L1-5.6', rider: blackRouleur, to: 9, lane: 1, reason: 'punctured' }]);
    expect(state.punctured[blackRouleur]).toBe(6);
  });

  test('L1-5.6 nobody may end on his square', () => {
    const position = at({ [whiteLeader]: { row: 20, lane: 1, punctured: 5 }, [blackClimber]: { row: 19, lane: 1, energy: 0 } });
    expect(ridesOf(placed(position, longRoad))).toEqual(['20/2 0']);
  });

  test('L1-5.6, L1-5.4 who has fallen too skips that turn, and has lost nothing more', () => {
    const position = at({ [whiteLeader]: { row: 20, lane: 1, punctured: 5, fallen: 5, moved: 5 } }, { phase: 'pursuit' });
    const { state } = tell({ options: longRoad, position, dice: [three], choices: [decline, decline] });
    expect(state.queue).toEqual([whiteLeader]);
    expect([state.turn, state.phase, state.punctured[whiteLeader]]).toEqual([6, 'away', 0]);
  });

  test('L1-5.6, L1-5.4 who has skipped his turn already moves last in the next one, as others do', () => {
    const position = at({ [whiteLeader]: { row: 20, lane: 1, fallen: 5, moved: 5 } }, { phase: 'pursuit' });
    const throws = [redFour, redFour, three, three, three, three, three];
    const { state } = tell({ options: longRoad, position, dice: throws, choices: [decline, decline] });
    expect([state.turn, state.phase, state.punctured[whiteLeader]]).toEqual([6, 'inside', 6]);
  });

  test('L1-5.6, L1-7.1 who came home with that move does not throw', () => {
    const position = at({ [blackLeader]: { row: 2, lane: 1 } }, { front: 34, phase: 'pursuit' });
    const { facts } = tell({ options: optionsOf(plainRoad), position, dice: [redFour, 0, 0, 0, 0, 0, three], choices: [decline, decline] });
    expect(only(facts, 'tried').map(({ rider }) => rider)).toEqual([blackLeader]);
  });
});
