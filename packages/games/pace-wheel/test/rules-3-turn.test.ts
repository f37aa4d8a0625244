import { describe, expect, test } from 'vitest';
import type { Choice, Points } from '../rules/index.ts';
import { paceWheel } from './old-contract.ts';
import {
  blue1,
  blue2,
  blue3,
  breakAway,
  example,
  green1,
  green2,
  green3,
  groups,
  keep,
  letGo,
  offered,
  on,
  play,
  playTurn,
  pushBack,
  red1,
  red2,
  red3,
  refusal,
  ride,
  setPace,
  shuffle,
  spend,
  squares,
  stay,
  turnOf,
  white1,
} from './racers.ts';

const four = { teams: 4 };

describe('PW-3.1 the move', () => {
  test('PW-3.1 the front group moves first, so that those behind have room', () => {
    const position = turnOf({ 24: 'red1 red2 red3 blue1', 22: 'blue2' }, { paces: ['steady', 'fast'] });
    expect(squares(play(position, [ride]).state, 'red1', 'blue2')).toEqual({ red1: 28, blue2: 27 });
  });

  test('PW-3.1 every group moves once, and keeps its shape', () => {
    const position = turnOf({ 30: 'red1', 20: 'red2 red3 blue1 blue2', 19: 'blue3' }, { paces: ['slow', 'fast'] });
    expect(squares(play(position, [ride]).state, 'red1', 'red2', 'blue2', 'blue3')).toEqual({ red1: 32, red2: 26, blue2: 26, blue3: 25 });
  });

  test('PW-3.1 in a square they move in the order of standing: the first finds room', () => {
    const position = turnOf({ 25: 'blue1 blue2 blue3', 21: 'red2 red1' }, { paces: ['slow', 'fast'] });
    const { state } = play(position, [ride]);
    expect(on(state, 27)).toBe('blue1 blue2 blue3 red2');
    expect(on(state, 26)).toBe('red1');
  });

  test('PW-3.1 nobody passes a full square, but any other', () => {
    const full = turnOf({ 23: 'red1 red2 red3 blue1', 20: 'blue2' }, { paces: ['slow', 'fast'] });
    expect(squares(play(full, [ride]).state, 'blue2')).toEqual({ blue2: 24 });
    const three = turnOf({ 23: 'red1 red2 red3', 20: 'blue2' }, { paces: ['slow', 'fast'] });
    expect(squares(play(three, [ride]).state, 'blue2')).toEqual({ blue2: 26 });
  });

  test('PW-3.1 who would stops on the square behind with room', () => {
    const position = turnOf(
      { 22: 'red1 red2 red3 blue1', 20: 'blue2 blue3 green1 green2', 19: 'green3' },
      { options: four, paces: ['slow', 'fast'] },
    );
    const { state, facts } = play(position, [ride], [], four);
    expect(squares(state, 'blue2', 'green2', 'green3')).toEqual({ blue2: 23, green2: 23, green3: 22 });
    expect(facts).toContainEqual({ type: 'moved', rule: 'PW-3.1', rider: green3, from: 19, to: 22, by: 'pace', aimed: 25 });
  });

  test('PW-3.1 a group tells how it rode before its racers do', () => {
    const { facts } = play(turnOf({ 20: 'red1' }, { paces: ['fast'] }), [ride]);
    expect(facts.slice(0, 2)).toEqual([
      { type: 'rode', rule: 'PW-3.1', riders: [red1], pace: 'fast', terrain: 'flat', squares: 6 },
      { type: 'moved', rule: 'PW-3.1', rider: red1, from: 20, to: 26, by: 'pace' },
    ]);
  });

  test('PW-3.1 who has nobody left on the road is not asked to ride', () => {
    const options = { race: 'stage' } as const;
    const position = turnOf({ 20: 'red1 red2 red3' }, { options, arrived: 'blue1 blue2 blue3' });
    const { state } = playTurn(position, [ride], [], options);
    expect(state).toMatchObject({ turn: 11, seat: 0, step: 'ride' });
    expect(squares(state, 'red1')).toEqual({ red1: 28 });
  });
});

describe('PW-3.2 a breakaway', () => {
  test('PW-3.2 may be tried, with any racer in the first square of his group, or not', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1 red3', 10: 'red2' }), [ride]);
    expect(offered(state)).toEqual([stay, breakAway(red1), breakAway(red3), breakAway(red2)]);
  });

  test('PW-3.2 who can try none is not asked', () => {
    const position = turnOf({ 21: 'red1', 20: 'red2 red3' }, { points: { red1: { sprint: 0 }, red2: { sprint: 0 }, red3: { sprint: 0 } } });
    expect(play(position, [ride]).state.step).toBe('set-pace');
  });
});

describe('PW-3.3 the shuffle', () => {
  const peloton = turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' });

  test('PW-3.3 moves one of his racers to another square of that group', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'red3', 18: 'blue3' }), [ride, stay]);
    expect(offered(state)).toEqual([
      keep,
      ...[red1, red2].flatMap((rider) => [shuffle(rider, 23), shuffle(rider, 22)]),
      shuffle(red3, 24),
      shuffle(red3, 22),
    ]);
    const moved = play(paceWheel.position(state), [shuffle(red1, 23)]);
    expect(on(moved.state, 23)).toBe('red3 red1');
  });

  test('PW-3.3 into a full square: one of the four who stood there goes one square back', () => {
    const { state } = play(peloton, [ride, stay, shuffle(red3, 24)]);
    expect(state.step).toBe('push-back');
    expect(offered(state)).toEqual([red1, blue1, blue2, red2].map(pushBack));
    expect(on(state, 24)).toBe('red1 blue1 blue2 red2');
    const { state: after, facts } = play(paceWheel.position(state), [pushBack(blue1)]);
    expect([on(after, 24), on(after, 23)]).toEqual(['red1 blue2 red2 red3', 'blue3 blue1']);
    expect(after.step).toBe('set-pace');
    expect(facts.slice(0, 2)).toEqual([
      { type: 'moved', rule: 'PW-3.3', rider: blue1, from: 24, to: 23, by: 'push' },
      { type: 'moved', rule: 'PW-3.3', rider: red3, from: 23, to: 24, by: 'shuffle' },
    ]);
  });

  const long = { 20: 'red1 blue1 blue2 red2', 19: 'blue3 green1 green2 green3', 18: 'white1 white2 white3 red3' };

  test('PW-3.3 and so on, while the square behind is full too', () => {
    const { state } = play(turnOf(long, { options: four }), [ride, stay, shuffle(red3, 24), pushBack(blue1)], [], four);
    expect(offered(state)).toEqual([blue3, green1, green2, green3].map(pushBack));
    const { state: after } = play(paceWheel.position(state), [pushBack(green1)], [], four);
    expect([24, 23, 22].map((square) => on(after, square))).toEqual([
      'red1 blue2 red2 red3',
      'blue3 green2 green3 blue1',
      'white1 white2 white3 green1',
    ]);
  });

  test('PW-3.3 room that he leaves himself is room', () => {
    const { state } = play(
      turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3 green1 green2' }, { options: four }),
      [ride, stay],
      [],
      four,
    );
    const { state: after } = play(paceWheel.position(state), [shuffle(red3, 24), pushBack(blue2)], [], four);
    expect([on(after, 24), on(after, 23)]).toEqual(['red1 blue1 red2 red3', 'blue3 green1 green2 blue2']);
    expect(after.step).not.toBe('push-back');
  });

  test('PW-3.3 the last goes back to a square that was empty, if he must', () => {
    const { state } = play(turnOf(long, { options: four }), [ride, stay, shuffle(red1, 22), pushBack(white1)], [], four);
    expect([on(state, 22), on(state, 21)]).toEqual(['white2 white3 red3 red1', 'white1']);
  });

  test('PW-3.3 one in each group, the front one first', () => {
    const position = turnOf(
      { 30: 'red1 blue1 blue2 green1', 29: 'blue3', 20: 'green2 green3 white1 white2', 19: 'red2', 18: 'red3' },
      { options: four },
    );
    const { state } = play(position, [ride, stay, shuffle(red1, 33)], [], four);
    expect(state.step).toBe('shuffle');
    expect(offered(state)).toEqual([keep, shuffle(red2, 24), shuffle(red2, 22), shuffle(red3, 24), shuffle(red3, 23)]);
    expect(play(paceWheel.position(state), [shuffle(red3, 23)], [], four).state.step).not.toBe('shuffle');
  });

  test('PW-3.3 nobody moves an opponent forward: only his own are offered, and pushes go back', () => {
    const { state } = play(peloton, [ride, stay]);
    for (const choice of offered(state)) expect(choice.do === 'keep' || (choice.do === 'shuffle' && choice.rider <= red3)).toBe(true);
  });

  test('PW-3.3 in a group of one square, or without a racer of his, there is nothing to ask', () => {
    expect(play(turnOf({ 20: 'red1 red2 red3 blue1' }), [ride, stay]).state.step).toBe('set-pace');
    const theirs = turnOf({ 30: 'red1 red2 red3', 20: 'blue1 blue2 blue3 green1', 19: 'green2' }, { options: four });
    expect(play(theirs, [ride, stay], [], four).state.step).toBe('set-pace');
  });
});

describe('PW-3.4 burning', () => {
  const stamina = (position: ReturnType<typeof turnOf>, choices: readonly Choice[] = [ride, stay]) =>
    play(position, choices).state.points.stamina;

  test('PW-3.4 each racer in the first square of a fast group burns one point, and nobody else', () => {
    const fast = turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' }, { paces: ['fast'] });
    expect(stamina(fast, [ride, stay, keep])).toEqual([4, 4, 5, 4, 4, 5]);
  });

  test.each(['slow', 'steady'] as const)('PW-3.4 %s costs nothing', (pace) =>
    expect(stamina(turnOf({ 20: 'red1 blue1' }, { paces: [pace] }))).toEqual([5, 5, 5, 5, 5, 5]),
  );

  test('PW-3.4 who cannot pay drops to the next square behind', () => {
    const position = turnOf({ 20: 'red1 blue1' }, { paces: ['fast'], points: { blue1: { stamina: 0 } } });
    const { state, facts } = play(position, [ride, stay]);
    expect(squares(state, 'red1', 'blue1')).toEqual({ red1: 26, blue1: 25 });
    expect(facts).toContainEqual({ type: 'moved', rule: 'PW-3.4', rider: blue1, from: 26, to: 25, by: 'drop' });
  });

  test('PW-3.4 with room', () => {
    const position = turnOf(
      { 20: 'red1 red2 red3 blue1', 19: 'blue2 blue3 green1 green2', 18: 'green3' },
      { options: four, paces: ['fast'], points: { blue1: { stamina: 0 } } },
    );
    const { state } = play(position, [ride, stay, keep], [], four);
    expect(squares(state, 'red1', 'blue1')).toEqual({ red1: 26, blue1: 24 });
  });

  test('PW-3.4 if nobody there can pay, nobody drops and the group falls to steady', () => {
    const position = turnOf({ 20: 'red1 blue1' }, { paces: ['fast'], points: { red1: { stamina: 0 }, blue1: { stamina: 0 } } });
    const { state, facts } = play(position, [ride, stay]);
    expect(squares(state, 'red1', 'blue1')).toEqual({ red1: 26, blue1: 26 });
    expect(groups(state)[0]).toBe('red1 blue1: steady');
    expect(facts).toContainEqual({ type: 'paced', rule: 'PW-3.4', riders: [red1, blue1], from: 'fast', to: 'steady' });
  });

  test('PW-3.4 a group that has arrived has nothing to pay', () => {
    const { facts } = play(turnOf({ 97: 'blue1', 50: 'red1' }, { paces: ['fast'] }), [ride, stay]);
    expect(facts.some(({ type }) => type === 'paced')).toBe(false);
  });

  test('PW-3.4 who has ridden into the square with another group does not pay for that one', () => {
    const position = turnOf({ 22: 'blue1', 20: 'red1' }, { paces: ['steady', 'fast'] });
    const { state } = play(position, [ride, stay]);
    expect(on(state, 26)).toBe('blue1 red1');
    expect(state.points.stamina).toEqual([4, 5, 5, 5, 5, 5]);
  });
});

describe('PW-3.5 the pace', () => {
  const asked = (position: ReturnType<typeof turnOf>, options = {}) => offered(play(position, [ride, stay], [], options).state);

  test.each([
    ['slow', ['slow', 'steady']],
    ['steady', ['slow', 'steady', 'fast']],
    ['fast', ['steady', 'fast']],
  ] as const)('PW-3.5 %s may be changed by one step', (pace, paces) => {
    expect(asked(turnOf({ 20: 'red1 blue1' }, { paces: [pace] }))).toEqual(paces.map((one) => setPace(one)));
  });

  test('PW-3.5 two steps are refused', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1' }, { paces: ['slow'] }), [ride, stay]);
    expect(refusal(state, setPace('fast'))).toEqual({ reason: 'more-than-one-step', rule: 'PW-3.5', with: { from: 'slow', to: 'fast' } });
  });

  test('PW-3.5 only in groups in whose first square he has a racer', () => {
    const position = turnOf({ 30: 'blue1 blue2', 20: 'blue3 green1 green2 green3', 19: 'red1', 10: 'red2', 5: 'red3' }, { options: four });
    const { state } = play(position, [ride, stay, keep], [], four);
    expect(paceWheel.turn(state)).toMatchObject({ seat: 0, rider: red2 });
    const next = play(paceWheel.position(state), [setPace('steady')], [], four).state;
    expect(paceWheel.turn(next)).toMatchObject({ seat: 0, rider: red3 });
  });

  test('PW-3.5 to change it is free', () => {
    const { state } = play(turnOf({ 20: 'red1' }), [ride, stay, setPace('fast')]);
    expect(state.points.stamina).toEqual([5, 5, 5, 5, 5, 5]);
  });

  test('PW-3.5 fast only if a racer of the first square can pay, be he an opponent', () => {
    const poor = turnOf({ 20: 'red1 blue1', 19: 'red2' }, { points: { red1: { stamina: 0 }, blue1: { stamina: 0 } } });
    const { state } = play(poor, [ride, stay]);
    expect(offered(state)).toEqual([setPace('slow'), setPace('steady')]);
    expect(refusal(state, setPace('fast'))).toEqual({ reason: 'nobody-can-pay', rule: 'PW-3.5' });
    expect(asked(turnOf({ 20: 'red1 blue1' }, { points: { red1: { stamina: 0 } } }))).toContainEqual(setPace('fast'));
  });

  test('PW-3.5 a fast group of which nobody can pay for the next turn falls, whoever has the turn', () => {
    const position = turnOf({ 20: 'blue1', 10: 'red1' }, { paces: ['fast'], points: { blue1: { stamina: 1 } } });
    const { state, facts } = playTurn(position, [ride]);
    expect(groups(state)[0]).toBe('blue1: steady');
    expect(facts).toContainEqual({ type: 'paced', rule: 'PW-3.5', riders: [blue1], from: 'fast', to: 'steady' });
  });

  test('PW-3.5 it is judged on the groups as they ride on: one who has just come into the first square may pay', () => {
    // Downhill red1 rides nine squares, to where blue1 comes with six on the flat and burns his last point.
    const options = { course: 'd20 f80' };
    const position = turnOf({ 22: 'blue1', 19: 'red1' }, { options, paces: ['fast', 'fast'], points: { blue1: { stamina: 1 } } });
    const { state } = playTurn(position, [ride, stay], [], options);
    expect(state.points.stamina[blue1]).toBe(0);
    expect(groups(state)[0]).toBe('blue1 red1: fast');
  });

  test('PW-3.5 what must fall anyway is not asked about', () => {
    const position = turnOf({ 20: 'red1' }, { paces: ['fast'], points: { red1: { stamina: 1 } } });
    const { state } = play(position, [ride, stay]);
    expect(paceWheel.turn(state)?.rider).not.toBe(red1);
  });
});

describe('PW-3.6 what pays', () => {
  const roads = { flat: 'f100', downhill: 'd100', uphill: 'u100' } as const;

  test.each([
    ['flat', 'sprint'],
    ['downhill', 'sprint'],
    ['uphill', 'climbing'],
  ] as const)('PW-3.6 a breakaway and a counter on %s: %s', (terrain, skill) => {
    const options = { course: roads[terrain] };
    const position = turnOf({ 20: 'red1 blue1' }, { options, paces: ['slow'] });
    const { facts } = play(position, [ride, breakAway(red1), spend(0, 0), { do: 'counter' }], [8, 3], options);
    const spent = facts.flatMap((fact) => (fact.type === 'spent' ? [[fact.rider, fact.what, fact.for]] : []));
    expect(spent).toEqual([
      [red1, skill, 'breakaway'],
      [blue1, skill, 'counter'],
    ]);
  });

  test('PW-3.6 who has no point of it is refused', () => {
    const { state } = play(turnOf({ 20: 'red1 red2' }, { points: { red1: { sprint: 0 } } }), [ride]);
    expect(refusal(state, breakAway(red1))).toEqual({
      reason: 'no-point-to-attack',
      rule: 'PW-3.6',
      with: { rider: red1, skill: 'sprint' },
    });
  });

  const burning = (terrain: keyof typeof roads, points: Partial<Points> = {}) => {
    const options = { course: roads[terrain] };
    return play(turnOf({ 20: 'blue1', 10: 'red1' }, { options, paces: ['fast'], points: { blue1: points } }), [ride, stay], [], options)
      .state;
  };

  test('PW-3.6 a fast pace on the flat: stamina, without asking', () => {
    const state = burning('flat');
    expect(state.step).toBe('set-pace');
    expect(state.points.stamina[blue1]).toBe(4);
  });

  test.each([
    ['downhill', 'sprint'],
    ['uphill', 'climbing'],
  ] as const)('PW-3.6 %s also %s: his player chooses, stamina is the first offer', (terrain, skill) => {
    const state = burning(terrain);
    expect(paceWheel.turn(state)).toEqual({
      seat: 1,
      rider: blue1,
      choices: [
        { do: 'burn', skill: 'stamina' },
        { do: 'burn', skill },
      ],
    });
    const options = { course: roads[terrain] };
    expect(play(paceWheel.position(state), [{ do: 'burn', skill }], [], options).state.points[skill][blue1]).toBe(4);
    expect(burning(terrain, { stamina: 0 }).points[skill][blue1]).toBe(4);
    expect(burning(terrain, { [skill]: 0 }).points.stamina[blue1]).toBe(4);
  });

  test('PW-3.6 climbing does not pay downhill, nor sprint uphill', () => {
    expect(groups(burning('downhill', { stamina: 0, sprint: 0 }))[0]).toBe('blue1: steady');
    expect(groups(burning('uphill', { stamina: 0, climbing: 0 }))[0]).toBe('blue1: steady');
  });
});

example('PW-3.2, PW-3.3, PW-3.4, PW-3.5', 'the steps of a turn come in their order', {
  position: turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' }, { paces: ['fast'] }),
  dice: [8],
  choices: [ride, breakAway(red1), spend(0, 0), letGo, letGo, letGo, shuffle(red3, 26), setPace('fast'), setPace('steady')],
  then: {
    facts: [
      { type: 'rode' },
      { type: 'moved', rider: red1, to: 28, by: 'breakaway' },
      { type: 'moved', rider: red3, to: 26, by: 'shuffle' },
      { type: 'spent', rider: red1, for: 'pace' },
      { type: 'spent', rider: red3, for: 'pace' },
      { type: 'paced', to: 'steady' },
      { type: 'began', round: 10, seat: 1 },
    ],
  },
});
