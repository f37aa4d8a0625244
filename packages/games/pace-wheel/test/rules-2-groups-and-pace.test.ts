import { SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import type { Pace, Position } from '../rules/index.ts';
import { paceWheel } from './old-contract.ts';
import {
  breakAway,
  counter,
  groups,
  keep,
  letGo,
  offered,
  optionsOf,
  play,
  playTurn,
  red1,
  ride,
  type Squares,
  setPace,
  spend,
  squares,
  stay,
  turnOf,
} from './racers.ts';

describe('PW-2.1 groups', () => {
  const judged = (on: Squares) => groups(paceWheel.place(optionsOf(), turnOf(on)));

  test('PW-2.1 behind a full first square, a run of occupied squares is one group', () =>
    expect(judged({ 20: 'red1 red2 red3 blue1', 19: 'blue2', 18: 'blue3' })).toEqual(['red1 red2 red3 blue1 blue2 blue3: steady']));

  test('PW-2.1 a gap ends it', () =>
    expect(judged({ 20: 'red1 red2 red3 blue1', 18: 'blue2 blue3' })).toEqual(['red1 red2 red3 blue1: steady', 'blue2 blue3: steady']));

  test('PW-2.1 fewer than four in the first square have broken away from those behind', () =>
    expect(judged({ 20: 'red1 red2 red3', 19: 'blue1 blue2 blue3' })).toEqual(['red1 red2 red3: steady', 'blue1 blue2 blue3: steady']));

  test('PW-2.1 the rest is judged in the same way', () => {
    expect(judged({ 20: 'red1', 19: 'red2 red3 blue1 blue2', 18: 'blue3' })).toEqual([
      'red1: steady',
      'red2 red3 blue1 blue2 blue3: steady',
    ]);
    expect(judged({ 20: 'red1', 19: 'red2 red3', 18: 'blue1', 17: 'blue2 blue3' })).toHaveLength(4);
  });

  const brokenAway = play(
    turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' }),
    [ride, breakAway(red1), spend(0, 0), letGo, letGo, letGo],
    [6],
  );

  test('PW-2.1 an escapee is a group of his own at once; the others stay together until the end of the turn', () => {
    expect(brokenAway.state.step).toBe('shuffle');
    expect(groups(brokenAway.state)).toEqual(['red1: steady', 'blue1 blue2 red2 red3 blue3: steady']);
  });

  test('PW-2.1 then they are judged again', () => {
    const position = paceWheel.position(brokenAway.state);
    const { state, facts } = play(position, [keep, setPace('steady'), setPace('steady')]);
    expect(groups(state)).toEqual(['red1: steady', 'blue1 blue2 red2: steady', 'red3 blue3: steady']);
    expect(facts).toContainEqual(expect.objectContaining({ type: 'grouped', rule: 'PW-2.1', joined: 0, parted: 1 }));
  });

  test('PW-2.1 who countered rides with the escapee at once', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1 blue2 red2' }), [ride, breakAway(red1), spend(0, 0), counter, letGo, letGo], [6, 8]);
    expect(groups(state).slice(0, 2)).toEqual(['red1 blue1: steady', 'blue2 red2: steady']);
  });
});

describe('PW-2.2 merging', () => {
  test('PW-2.2 a group that touches a full first square joins it, and rides its pace', () => {
    const position = turnOf({ 24: 'red1 red2 red3 blue1', 19: 'blue2' }, { paces: ['slow', 'fast'] });
    const { state, facts } = playTurn(position, [ride, stay, setPace('slow')]);
    expect(groups(state)[0]).toBe('red1 red2 red3 blue1 blue2: slow');
    expect(facts).toContainEqual(expect.objectContaining({ type: 'grouped', rule: 'PW-2.2', joined: 1, parted: 0 }));
  });

  test('PW-2.2 with fewer than four in front, touching is not joining', () => {
    const { state } = playTurn(turnOf({ 24: 'red1 red2 red3', 19: 'blue1' }, { paces: ['slow', 'fast'] }), [ride, stay, setPace('slow')]);
    expect(groups(state).slice(0, 2)).toEqual(['red1 red2 red3: slow', 'blue1: fast']);
  });

  test('PW-2.2 of those in the first square, the group that was foremost gives the pace', () => {
    const { state } = playTurn(turnOf({ 24: 'red1', 20: 'blue1' }, { paces: ['slow', 'fast'] }), [ride, stay, setPace('slow')]);
    expect(groups(state)[0]).toBe('red1 blue1: slow');
    const caught = playTurn(turnOf({ 24: 'red1', 20: 'blue1' }, { paces: ['slow', 'fast'] }), [ride, stay, setPace('steady')]);
    expect(groups(caught.state)[0]).toBe('red1 blue1: steady');
  });

  test('PW-2.2 also if most of the first square came from behind', () => {
    const position = turnOf({ 24: 'blue1', 20: 'red1 red2 red3', 12: 'blue2' }, { paces: ['slow', 'fast'] });
    expect(groups(playTurn(position, [ride, stay, setPace('fast')]).state)[0]).toBe('blue1 red1 red2 red3: slow');
  });

  test('PW-2.2 who rides past takes his own pace with him', () => {
    const { state } = playTurn(turnOf({ 21: 'blue1', 20: 'red1' }, { paces: ['slow', 'fast'] }), [ride, stay, setPace('fast')]);
    expect(groups(state).slice(0, 2)).toEqual(['red1: fast', 'blue1: slow']);
  });

  test('PW-2.2 an escape counts as before the group it left', () => {
    // Uphill: blue1 follows red1 but cannot pay, and drops among those whom they left.
    const options = { course: 'u100' };
    const position = turnOf(
      { 20: 'red1 blue1 red2' },
      { options, paces: ['fast'], points: { blue1: { climbing: 1, stamina: 0 }, red1: { stamina: 0, climbing: 5 } } },
    );
    const choices = [ride, breakAway(red1), spend(0, 0), counter, letGo];
    const { state } = playTurn(
      position,
      [...choices, { do: 'burn', skill: 'stamina' }, setPace('fast'), setPace('steady')],
      [4, 5],
      options,
    );
    expect(squares(state, 'red1', 'blue1', 'red2')).toEqual({ red1: 24, blue1: 23, red2: 23 });
    expect(groups(state).slice(0, 2)).toEqual(['red1: fast', 'red2 blue1: fast']);
  });
});

describe('PW-2.3 pace and terrain', () => {
  test('PW-2.3 the first square gives the terrain for the whole group', () => {
    const options = { course: 'f20 u80' };
    const position = turnOf({ 21: 'red1 red2 blue1 blue2', 20: 'red3 blue3' }, { options });
    expect(squares(play(position, [ride], [], options).state, 'red1', 'red3')).toEqual({ red1: 23, red3: 22 });
  });

  const options = { course: 'f20 u80' };
  const onto = (paces: readonly Pace[], points = {}): Position =>
    turnOf({ 20: 'red1 blue1 blue2' }, { options, paces, points: { red1: points } });

  test('PW-2.3 where the turn began on the flat, its attempts go by the flat', () => {
    const { state, facts } = play(onto(['slow'], { sprint: 1 }), [ride, breakAway(red1)], [4], options);
    expect(facts).toContainEqual({ type: 'spent', rule: 'PW-4.1', seat: 0, rider: red1, what: 'sprint', amount: 1, for: 'breakaway' });
    expect(facts).toContainEqual(expect.objectContaining({ type: 'threw', need: 4 }));
    expect(squares(state, 'red1')).toEqual({ red1: 24 });
  });

  test('PW-2.3 and so does the burning', () => {
    const { state } = playTurn(onto(['fast'], { stamina: 0, climbing: 5 }), [ride], [], options);
    expect(squares(state, 'red1', 'blue1')).toEqual({ red1: 25, blue1: 26 });
    expect(state.points.climbing[red1]).toBe(5);
  });

  test('PW-2.3 a group born in the turn has the terrain of its parent', () => {
    const { state } = play(onto(['fast'], { sprint: 1, stamina: 0 }), [ride, breakAway(red1), letGo, letGo], [8], options);
    expect(groups(state)[0]).toBe('red1: steady');
    expect(state.points.climbing[red1]).toBe(5);
  });

  test('PW-2.3 but who can pay for the next turn is seen on the terrain under him now', () => {
    const { state } = play(onto(['steady'], { stamina: 0, climbing: 1 }), [ride, stay], [], options);
    expect(state.step).toBe('set-pace');
    const alone = play(turnOf({ 20: 'red1' }, { options, points: { red1: { stamina: 0, climbing: 1 } } }), [ride, stay], [], options);
    expect(offered(alone.state)).toContainEqual(setPace('fast'));
  });

  test('PW-2.3 the next turn goes by where it begins', () => {
    const { state } = playTurn(onto(['steady']), [ride], [], options);
    paceWheel.play(state, ride, new SeededDice('none'));
    expect(squares(state, 'red1')).toEqual({ red1: 26 });
  });
});

describe('PW-2.4 the start', () => {
  test.each(['f100', 'u100', 'd100'])('PW-2.4 on %s too the first turn moves everybody four squares', (course) => {
    const dice = new SeededDice('start');
    const state = paceWheel.setup(optionsOf({ teams: 4, course }), dice);
    while (state.step === 'place') paceWheel.play(state, offered(state)[0] as never, dice);
    const before = state.square.slice();
    expect(state.turn).toBe(1);
    paceWheel.play(state, ride, dice);
    expect(state.square).toEqual(before.map((square) => square + 4));
    expect(new Set(before)).toEqual(new Set([0, -1, -2]));
  });
});

describe('PW-2.5 a new group', () => {
  test.each(['slow', 'steady'] as const)('PW-2.5 keeps the pace that it left: %s', (pace) => {
    const { state } = playTurn(
      turnOf({ 20: 'blue1 red1 red2 blue2', 19: 'red3' }, { paces: [pace] }),
      [ride, breakAway(red1), spend(0, 0), letGo, letGo, letGo, keep, setPace(pace), setPace(pace)],
      [6],
    );
    expect(groups(state).slice(0, 3)).toEqual([`red1: ${pace}`, `blue1 red2 blue2: ${pace}`, `red3: ${pace}`]);
  });

  test('PW-2.5 also who drops out of it', () => {
    const points = { blue1: { stamina: 0 } };
    const position = turnOf({ 20: 'red1 blue1' }, { paces: ['fast'], points });
    const { state } = playTurn(position, [ride, stay, setPace('fast')]);
    // Alone he cannot pay, so his fast pace falls at once (PW-3.5).
    expect(groups(state).slice(0, 2)).toEqual(['red1: fast', 'blue1: steady']);
  });
});
