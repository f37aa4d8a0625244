import { describe, expect, test } from 'vitest';
import { faceOf, type Options, type Position, type RiderPosition } from '../rules/index.ts';
import { leader1 } from './old-contract.ts';
import {
  accelerate,
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  feed,
  five,
  go,
  hold,
  letGo,
  nothing,
  only,
  optionsOf,
  placed,
  plainFour,
  raceOf,
  refusal,
  ride,
  ridesOf,
  stay,
  tell,
  three,
  white,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
  whyNot,
} from './riders.ts';

const longRoad = optionsOf(raceOf(['4a', '7a', '10a', '1a', '11a', '3a', '5a', '6a', '8a', '20b']));
const mountain = optionsOf(raceOf(['4a', '7a', '12b', '1a', '10a', '20b'], { category: 4 }));

/** Nobody accelerates; then the die. */
const pelotonMoves = (position: Position, die: number, options: Options = longRoad) =>
  tell({ options, position: { ...position, phase: 'pursuit' }, dice: [die], choices: [decline, decline] });

describe('L1-4.1 phase 1', () => {
  test('L1-4.1 riders who have broken away move first, in order on the road', () => {
    const position = at(
      {
        [blackLeader]: { row: 9, lane: 1 },
        [whiteLeader]: { row: 12, lane: 1 },
        [whiteClimber]: { row: 4, lane: 1 },
        [blackRouleur]: { row: 2, lane: 1 },
      },
      { front: 6 },
    );
    const state = placed(position, longRoad);
    expect(state.phase).toBe('away');
    expect(state.queue).toEqual([whiteLeader, blackLeader]);
    expect(leader1.board(leader1.view(state, 'spectator')).groups).toEqual([
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

  test('L1-4.2 teams in token order from the second on, the first last', () => {
    const state = placed(fronts, longRoad);
    expect(state.phase).toBe('breaking');
    expect(leader1.turn(state)).toMatchObject({ seat: white, rider: whiteRouleur });
    expect(tell({ options: longRoad, position: fronts, choices: [hold] }).state.queue).toEqual([blackLeader, blackClimber]);
  });

  test('L1-4.2 each may send riders of the front area, one after the other, in any order', () => {
    const { state, facts } = tell({
      options: longRoad,
      position: fronts,
      choices: [hold, ride(blackClimber, 11, 1, 5), ride(blackLeader, 11, 2, 3)],
    });
    expect(only(facts, 'placed')).toMatchObject([
      { rule: 'L1-4.2', rider: blackClimber, to: 11, lane: 1, reason: 'broke-away', bill: { squares: 4, free: 1, paying: 3, price: 5 } },
      { rider: blackLeader, to: 11, lane: 2 },
    ]);
    expect(state.road).toEqual([blackLeader, blackClimber]);
    expect(state.phase).toBe('inside');
  });

  test('L1-4.2 only from the front area', () => {
    const state = placed(fronts, longRoad);
    expect(ridesOf(state, whiteLeader)).toEqual([]);
    expect(placed(at({}, { front: 7 }), longRoad).phase).toBe('inside');
  });

  test('L1-4.2 the first square is on row f+1, in any lane', () => {
    const wall = { [blackLeader]: { row: 8, lane: 1, moved: 5 }, [blackRouleur]: { row: 8, lane: 2, moved: 5 } };
    const position = at({ [whiteRouleur]: { place: 'front', energy: 3 }, ...wall }, { front: 7, phase: 'breaking' });
    // Through lane 3 it is free; from there lane 1 is two rows away.
    expect(ridesOf(placed(position, longRoad))).toEqual(['11/1 1', '11/2 1', '11/3 1', '12/1 3', '12/2 3', '12/3 3']);
    const closed = at(
      { [whiteRouleur]: { place: 'front', energy: 3 }, ...wall, [blackClimber]: { row: 8, lane: 3, moved: 5 } },
      { front: 7, phase: 'breaking' },
    );
    expect(ridesOf(placed(closed, longRoad))).toEqual(['11/1 2', '11/2 2', '11/3 2']);
  });

  test('L1-4.2 at least four squares', () => {
    const state = placed(fronts, longRoad);
    expect(ridesOf(state, whiteRouleur)[0]).toBe('11/1 1');
    expect(whyNot(state, 10, 1)).toBe('break-too-short');
    expect(refusal({ options: longRoad, position: fronts, choices: [ride(whiteRouleur, 10, 1, 0)] })).toMatchObject({
      reason: 'break-too-short',
      rule: 'L1-4.2',
      with: { squares: 3, min: 4 },
    });
  });

  test('L1-4.2 who could not pay for four squares is not asked, unless his tiles might', () => {
    const poor = at({ [blackClimber]: { place: 'front', energy: 4 } }, { front: 7 });
    expect(placed(poor, longRoad).phase).toBe('inside');
    const fed = at({ [blackClimber]: { place: 'front', energy: 4, kept: [2] } }, { front: 7 });
    expect(leader1.turn(placed(fed, longRoad))).toEqual({ seat: 0, rider: blackClimber, choices: [hold, feed(blackClimber)] });
    const { state } = tell({ options: longRoad, position: fed, choices: [feed(blackClimber)] });
    expect(ridesOf(state)).toContain('11/1 5');
  });

  test('L1-4.2, L1-2.5 with the best tiles, whatever his are: whether he is asked does not tell what he keeps', () => {
    const asked = (energy: number, kept: number[]) =>
      placed(at({ [blackClimber]: { place: 'front', energy, kept } }, { front: 7 }), longRoad).phase;
    // Four squares cost a climber 5.
    expect([asked(0, [2]), asked(0, [5])]).toEqual(['breaking', 'breaking']);
    const mountainWay = (kept: number[]) =>
      placed(at({ [blackRouleur]: { place: 'front', energy: 2, kept } }, { front: 13 }), optionsOf(raceOf(mountain.own?.hexagons ?? [])))
        .phase;
    // There a rouleur needs 10, in case he cracks: more than 2 and the best tile.
    expect([mountainWay([2]), mountainWay([5])]).toEqual(['inside', 'inside']);
  });

  test('L1-4.2 nor is he who cannot, when another rider of his player can', () => {
    const steep = optionsOf(raceOf(mountain.own?.hexagons ?? [], { category: 1 }));
    const choices = (leader: Partial<RiderPosition>) => {
      const fronts = { [blackRouleur]: { place: 'front', energy: 10, kept: [3] }, [blackLeader]: { place: 'front', ...leader } } as const;
      return leader1
        .turn(placed(at(fronts, { front: 13 }), steep))
        ?.choices.map((one) => (one.do === 'ride' ? `${one.rider} rides ${one.risk}` : one));
    };
    // Four squares cost a leader 3 there, and he may crack: he needs 6, the rouleur 10.
    const rouleur = [`${blackRouleur} rides crack`, `${blackRouleur} rides crack`, feed(blackRouleur)];
    expect(choices({ energy: 0, kept: [5] })).toEqual([hold, ...rouleur]);
    expect(choices({ energy: 1, kept: [2] })).toEqual([hold, ...rouleur, feed(blackLeader)]);
  });

  test('L1-4.2, L1-5.6 nor who could only end where others have punctured', () => {
    const wall = Object.fromEntries(
      [whiteLeader, whiteRouleur, whiteClimber].map((rider, nth) => [rider, { row: 11, lane: nth + 1, punctured: 6 }]),
    );
    const asked = (energy: number) => placed(at({ [blackRouleur]: { place: 'front', energy }, ...wall }, { front: 7 }), longRoad).phase;
    expect([asked(1), asked(3)]).toEqual(['inside', 'breaking']);
  });

  test('L1-4.2, L1-1.2 over the line too', () => {
    const rides = (front: number) => ridesOf(placed(at({ [blackRouleur]: { place: 'front', energy: 9 } }, { front }), longRoad));
    expect(rides(60)).toEqual(['64/1 1']);
    expect(rides(57)).toEqual(['61/1 1']);
    expect(rides(56).at(-1)).toBe('61/1 3');
  });

  test('L1-4.2 the terrain of row f counts as the start', () => {
    const climbers = (front: number) => ridesOf(placed(at({ [blackClimber]: { place: 'front', energy: 5 } }, { front }), mountain))[0];
    expect(climbers(12)).toBe('16/1 5');
    expect(climbers(13)).toBe('17/1 1');
  });

  test('L1-4.2 no slipstream out of the peloton, nor for anybody by it', () => {
    const position = at({ [blackLeader]: { place: 'front' }, [whiteLeader]: { row: 8, lane: 1, energy: 0 } }, { front: 7 });
    const { state, facts } = tell({ options: longRoad, position, choices: [ride(whiteLeader, 10, 1, 0), ride(blackLeader, 11, 1, 3)] });
    expect(only(facts, 'placed')).toMatchObject([{ bill: { slipstream: false, free: 2 } }]);
    expect(state.slipstream).toEqual(Array(6).fill(false));
  });
});

describe('L1-4.3 phase 3: inside the peloton', () => {
  const position = at({ [blackLeader]: { place: 'front' } }, { front: 7, phase: 'inside' });

  test('L1-4.3 in token order: back riders stay, go to the front or let themselves drop; front riders stay or go to the back', () => {
    expect(leader1.turn(placed(position, longRoad))).toEqual({
      seat: black,
      choices: [
        stay,
        go(blackRouleur, 'front'),
        go(blackRouleur, 'leaving'),
        go(blackLeader, 'back'),
        go(blackClimber, 'front'),
        go(blackClimber, 'leaving'),
      ],
    });
    const { state } = tell({ options: longRoad, position, choices: [go(blackLeader, 'back'), go(blackClimber, 'front'), stay] });
    expect(state.place.slice(0, 3)).toEqual(['back', 'back', 'front']);
    expect(leader1.turn(state)?.seat).toBe(white);
  });

  test('L1-4.3 who has changed his place is not asked again', () => {
    const { state } = tell({ options: longRoad, position, choices: [go(blackClimber, 'front')] });
    expect(leader1.turn(state)?.choices).not.toContainEqual(go(blackClimber, 'back'));
  });

  test('L1-4.3 a front rider cannot let himself drop', () => {
    expect(refusal({ options: longRoad, position, choices: [go(blackLeader, 'leaving')] })).toEqual({
      reason: 'front-cannot-drop',
      rule: 'L1-4.3',
      with: { rider: blackLeader },
    });
  });

  test('L1-4.3 who drops is placed after the peloton’s move, pays nothing, and does not count as held by it', () => {
    const alone = at(
      {
        [blackRouleur]: { place: 'home' },
        [blackClimber]: { place: 'home' },
        3: { place: 'home' },
        4: { place: 'home' },
        5: { place: 'home' },
      },
      { front: 7, phase: 'inside', home: [1, 2, 3, 4, 5].map((rider) => ({ rider, turn: 4 })) },
    );
    const { state, facts } = tell({ options: longRoad, position: alone, dice: [five], choices: [go(blackLeader, 'leaving'), decline] });
    expect(only(facts, 'peloton-moved')).toMatchObject([{ from: 7, to: 13, empty: true }]);
    expect(only(facts, 'placed')).toEqual([{ type: 'placed', rule: 'L1-4.3', rider: blackLeader, to: 11, lane: 1, reason: 'let-drop' }]);
    expect(state.energy[blackLeader]).toBe(20);
    // L1-4.8: he moves from the next turn on.
    expect(state.turn).toBe(6);
  });
});

describe('L1-4.4 phase 4: pursuit', () => {
  const position = (others: Partial<Position> = {}) => at({}, { front: 7, phase: 'pursuit', ...others });

  test('L1-4.4 from the first token on; the first that accelerates pays one and goes to the first place', () => {
    const { state, facts } = tell({ options: longRoad, position: position(), dice: [three], choices: [decline, accelerate] });
    expect(state.tokens).toEqual([white, black]);
    expect(state.pursuits).toEqual([6, 5]);
    expect(only(facts, 'declined')).toMatchObject([{ team: black }]);
    expect(only(facts, 'accelerated')).toMatchObject([{ team: white, teams: [white, black] }]);
    expect(only(facts, 'spent').filter(({ what }) => what === 'pursuit')).toEqual([
      { type: 'spent', rule: 'L1-4.4', seat: white, what: 'pursuit', amount: 1, by: 'pursuit', team: white },
    ]);
  });

  test('L1-4.4 nobody else is asked then', () => {
    const { state } = tell({ options: longRoad, position: position(), dice: [three], choices: [accelerate] });
    expect(state.turn).toBe(6);
    expect(state.pursuits).toEqual([5, 6]);
  });

  test('L1-4.4 who has no pursuit left is not asked', () => {
    expect(leader1.turn(placed(position({ pursuits: [0, 1] }), longRoad))?.seat).toBe(white);
  });

  test('L1-4.4 no team three turns running', () => {
    const twice = position({ running: [2, 0] });
    expect(leader1.turn(placed(twice, longRoad))?.seat).toBe(white);
    const { state } = tell({ options: longRoad, position: position({ running: [1, 0] }), dice: [three], choices: [accelerate] });
    expect(state.running).toEqual([2, 0]);
    expect(tell({ options: longRoad, position: twice, dice: [three], choices: [decline] }).state.running).toEqual([0, 0]);
    expect(
      tell({ options: longRoad, position: position({ running: [1, 0] }), dice: [three], choices: [decline, accelerate] }).state.running,
    ).toEqual([0, 1]);
  });

  test('L1-4.4 a team whose riders are all home is not asked', () => {
    const home = [0, 1, 2].map((rider) => ({ rider, turn: 4 }));
    const riders = { 0: { place: 'home' }, 1: { place: 'home' }, 2: { place: 'home' } } as const;
    expect(leader1.turn(placed(at(riders, { front: 7, phase: 'pursuit', home }), longRoad))?.seat).toBe(white);
  });
});

describe('L1-4.5, L1-4.10 the peloton moves', () => {
  test('L1-4.10 twelve faces: four 3s; four 4s: red, orange, blue, plain; four 5s', () => {
    expect(Array.from({ length: 12 }, (_, index) => faceOf(index + 1).value)).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
    expect([5, 6, 7, 8].map((die) => faceOf(die).colour)).toEqual(['red', 'orange', 'blue', undefined]);
    expect([1, 2, 3, 4, 9, 10, 11, 12].map((die) => faceOf(die).colour)).toEqual(Array(8).fill(undefined));
  });

  test('L1-4.5 the first team throws; it moves that', () => {
    const { state, facts } = pelotonMoves(at({}, { front: 7, tokens: [white, black] }), plainFour);
    expect(state.front).toBe(11);
    expect(only(facts, 'threw')).toEqual([
      { type: 'threw', rule: 'L1-4.5', dice: [plainFour], sides: 12, face: { value: 4 }, team: white },
    ]);
    expect(only(facts, 'peloton-moved')).toMatchObject([{ from: 7, to: 11, pursuit: false, empty: false }]);
  });

  test('L1-4.5 one more for a pursuit', () => {
    const position = at({}, { front: 7, phase: 'pursuit' });
    expect(tell({ options: longRoad, position, dice: [plainFour], choices: [accelerate] }).state.front).toBe(12);
  });

  test('L1-4.5 one more if it holds no rider', () => {
    const spots = [0, 1, 2, 3, 4, 5].map((rider) => [rider, { row: 29 + Math.floor(rider / 3), lane: (rider % 3) + 1, moved: 5 }]);
    const position = at(Object.fromEntries(spots), { front: 7, phase: 'pursuit' });
    const { state, facts } = tell({ options: longRoad, position, dice: [plainFour], choices: [accelerate] });
    expect(state.front).toBe(13);
    expect(only(facts, 'peloton-moved')).toMatchObject([{ empty: true, pursuit: true }]);
  });
});

describe('L1-4.6 absorption', () => {
  test('L1-4.6 riders on row f after the move go to the front, those it has passed to the back', () => {
    const position = at(
      {
        [blackLeader]: { row: 11, lane: 1, moved: 5 },
        [whiteLeader]: { row: 9, lane: 1, moved: 5 },
        [whiteClimber]: { row: 12, lane: 2, moved: 5 },
      },
      { front: 7, phase: 'pursuit' },
    );
    const { state, facts } = tell({ options: longRoad, position, dice: [plainFour], choices: [decline, decline] });
    expect(state.place).toEqual(['front', 'back', 'back', 'back', 'back', 'road']);
    expect(only(facts, 'absorbed')).toEqual([
      { type: 'absorbed', rule: 'L1-4.6', rider: blackLeader, area: 'front' },
      { type: 'absorbed', rule: 'L1-4.6', rider: whiteLeader, area: 'back' },
    ]);
  });

  test('L1-4.6 fallen and punctured riders are not absorbed; once passed they are dropped riders', () => {
    const riders = {
      [blackLeader]: { row: 9, lane: 1, fallen: 6, moved: 5 },
      [whiteLeader]: { row: 10, lane: 1, punctured: 6, moved: 5 },
      [whiteClimber]: { row: 11, lane: 1, fallen: 6, moved: 5 },
    };
    const { state } = tell({
      options: longRoad,
      position: at(riders, { front: 7, phase: 'pursuit' }),
      dice: [plainFour],
      choices: [decline, decline],
    });
    expect(state.place).toEqual(['road', 'back', 'back', 'road', 'back', 'road']);
    // In turn 7 the one on row f is still before the peloton, the others move after it.
    const next = tell({
      options: longRoad,
      position: at(
        { ...riders, [blackLeader]: { row: 9, lane: 1, fallen: 4 }, [whiteClimber]: { row: 11, lane: 1, fallen: 4 } },
        { front: 11 },
      ),
      choices: [],
    });
    expect(next.state.queue).toEqual([whiteClimber]);
  });
});

describe('L1-4.7 what riding in the peloton costs', () => {
  const spread = (others: Partial<Position> = {}) =>
    at({ [blackLeader]: { place: 'front' }, [blackRouleur]: { place: 'front' } }, { front: 7, phase: 'inside', ...others });

  test('L1-4.7 movement 3 or 4: back 0, front 1', () => {
    for (const die of [three, plainFour]) expect(pelotonMoves(spread(), die).state.energy).toEqual([19, 19, 20, 20, 20, 20]);
  });

  test('L1-4.7 5 or more: back 1, front 2', () => {
    const { state, facts } = pelotonMoves(spread(), five);
    expect(state.energy).toEqual([18, 18, 19, 19, 19, 19]);
    expect(only(facts, 'spent')[0]).toEqual({
      type: 'spent',
      rule: 'L1-4.7',
      seat: 0,
      rider: blackRouleur,
      what: 'energy',
      amount: 2,
      by: 'peloton',
    });
    const pursued = tell({ options: longRoad, position: spread({ phase: 'pursuit' }), dice: [plainFour], choices: [accelerate] });
    expect(pursued.state.energy).toEqual([18, 18, 19, 19, 19, 19]);
  });

  test('L1-4.7 rouleurs pay 1 more if row f was a mountain row when it started', () => {
    expect(pelotonMoves(spread({ front: 13 }), three, mountain).state.energy).toEqual([19, 18, 20, 20, 19, 20]);
    expect(pelotonMoves(spread({ front: 12 }), three, mountain).state.energy).toEqual([19, 19, 20, 20, 20, 20]);
    expect(pelotonMoves(spread({ front: 18 }), three, mountain).state.energy).toEqual([19, 18, 20, 20, 19, 20]);
  });

  test('L1-4.7 those just absorbed pay too', () => {
    const position = at({ [blackLeader]: { row: 10, lane: 1, moved: 5 } }, { front: 7, phase: 'pursuit' });
    expect(tell({ options: longRoad, position, dice: [three], choices: [decline, decline] }).state.energy[blackLeader]).toBe(19);
  });

  test('L1-4.7 dark squares do not matter to the peloton', () => {
    // 9a has a dark square on row 17, lane 1.
    const { facts } = pelotonMoves(at({}, { front: 14, phase: 'inside' }), three);
    expect(only(facts, 'risked')).toEqual([]);
  });
});

describe('L1-4.8 who cannot pay', () => {
  const poor = (others: Parameters<typeof at>[0] = {}) =>
    at(
      { [blackLeader]: { place: 'front', energy: 0 }, [whiteLeader]: { place: 'front', energy: 0 }, ...others },
      { front: 7, tokens: [white, black], phase: 'pursuit' },
    );

  test('L1-4.8 is dropped and keeps his energy: in the first free lane of row f−2, several in token order', () => {
    const { state, facts } = tell({
      options: longRoad,
      position: poor({ [blackLeader]: { place: 'front', energy: 1 } }),
      dice: [five],
      choices: [decline, decline],
    });
    expect(only(facts, 'placed')).toEqual([
      { type: 'placed', rule: 'L1-4.8', rider: whiteLeader, to: 10, lane: 1, reason: 'cannot-pay', price: 2 },
      { type: 'placed', rule: 'L1-4.8', rider: blackLeader, to: 10, lane: 2, reason: 'cannot-pay', price: 2 },
    ]);
    expect(state.energy[blackLeader]).toBe(1);
  });

  test('L1-4.8 further back when that row is full', () => {
    const wall = {
      [blackRouleur]: { row: 8, lane: 1, punctured: 6, moved: 5 },
      [blackClimber]: { row: 8, lane: 3, punctured: 6, moved: 5 },
      [whiteRouleur]: { row: 8, lane: 2, punctured: 6, moved: 5 },
    };
    const { state } = tell({ options: longRoad, position: poor(wall), dice: [three], choices: [decline, decline] });
    expect([state.row[whiteLeader], state.lane[whiteLeader]]).toEqual([7, 1]);
  });

  test('L1-4.8, L1-5.4 a fallen rider beside his square does not fill it', () => {
    const { state } = tell({
      options: longRoad,
      position: poor({ [blackRouleur]: { row: 8, lane: 1, fallen: 6, moved: 5 } }),
      dice: [three],
      choices: [decline, decline],
    });
    expect([state.row[whiteLeader], state.lane[whiteLeader]]).toEqual([8, 1]);
  });

  test('L1-4.8 he moves from the next turn on, in phase 5', () => {
    const { state } = tell({ options: longRoad, position: poor(), dice: [three], choices: [decline, decline] });
    expect(state.turn).toBe(6);
    expect(state.phase).toBe('inside');
    const next = tell({ options: longRoad, position: poor(), dice: [three, three], choices: [decline, decline, ...nothing] });
    expect(next.state.phase).toBe('dropped');
    expect(next.state.queue).toEqual([blackLeader, whiteLeader]);
  });

  test('L1-4.8, L1-6.1 who keeps a tile is asked: add it, or be dropped', () => {
    const position = poor({ [whiteLeader]: { place: 'front', energy: 0, kept: [3] }, [blackLeader]: {} });
    const asked = tell({ options: longRoad, position, dice: [five], choices: [decline, decline] });
    expect(leader1.turn(asked.state)).toEqual({ seat: white, rider: whiteLeader, choices: [feed(whiteLeader), letGo] });
    const paid = tell({ options: longRoad, position, dice: [five], choices: [decline, decline, feed(whiteLeader)] });
    expect([paid.state.place[whiteLeader], paid.state.energy[whiteLeader]]).toEqual(['front', 1]);
    const gone = tell({ options: longRoad, position, dice: [five], choices: [decline, decline, letGo] });
    expect([gone.state.place[whiteLeader], gone.state.row[whiteLeader], gone.state.kept[whiteLeader]]).toEqual(['road', 10, [3]]);
  });
});

describe('L1-4.9 phase 5: dropped riders', () => {
  const behind = (row: number, energy = 0, others: Partial<Position> = {}) =>
    at({ [blackLeader]: { row, lane: 2, energy } }, { front: 20, phase: 'dropped', ...others });

  test('L1-4.9 they move after the peloton, in order on the road', () => {
    const riders = { [blackLeader]: { row: 9, lane: 1 }, [whiteLeader]: { row: 10, lane: 1 }, [whiteClimber]: { row: 30, lane: 1 } };
    expect(placed(at(riders, { front: 20, phase: 'dropped' }), longRoad).queue).toEqual([whiteLeader, blackLeader]);
  });

  test('L1-4.9 one who reaches row f−1 joins the back area, without payment; the lane does not matter', () => {
    expect(ridesOf(placed(behind(17), longRoad))).toEqual(['18/1 -1', '18/2 -1', '18/3 -1', '19/1 0']);
    const { state, facts } = tell({ options: longRoad, position: behind(17), choices: [ride(blackLeader, 19, 1, 0)] });
    expect(only(facts, 'moved')).toMatchObject([{ to: 19 }]);
    expect(only(facts, 'absorbed')).toEqual([{ type: 'absorbed', rule: 'L1-4.9', rider: blackLeader, area: 'back' }]);
    expect(state.place[blackLeader]).toBe('back');
    expect(state.energy[blackLeader]).toBe(0);
  });

  test('L1-4.9 nobody behind may pass the peloton', () => {
    const state = placed(behind(17, 30), longRoad);
    expect(ridesOf(state).every((one) => Number.parseInt(one, 10) < 20)).toBe(true);
    expect(whyNot(state, 20, 1)).toBe('peloton-ahead');
  });

  test('L1-4.9 once it is home there is nobody to pass', () => {
    const home = at(
      {
        [blackLeader]: { row: 57, lane: 2, energy: 30 },
        ...Object.fromEntries([1, 2, 3, 4, 5].map((rider) => [rider, { place: 'home' }])),
      },
      { front: 61, phase: 'dropped', home: [1, 2, 3, 4, 5].map((rider) => ({ rider, turn: 4 })) },
    );
    expect(ridesOf(placed(home, longRoad))).toContain('61/1 3');
  });

  test('L1-4.9 a punctured rider level with its back row joins it', () => {
    const position = at({ [blackLeader]: { row: 13, lane: 1, punctured: 5 } }, { front: 11, phase: 'pursuit' });
    const { state } = tell({ options: longRoad, position, dice: [three], choices: [decline, decline] });
    expect(state.front).toBe(14);
    expect(state.place[blackLeader]).toBe('back');
  });
});
