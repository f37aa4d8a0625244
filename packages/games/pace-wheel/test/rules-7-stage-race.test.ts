import { describe, expect, test } from 'vitest';
import { generalPoints, mostToRecover, paceWheel, pointsAtTop, recover } from '../src/index.ts';
import { breakAway, letGo, optionsOf, play, playTurn, type RacerName, racer, red1, ride, setPace, spend, turnOf } from './racers.ts';

const stage = { race: 'stage' } as const;

describe('PW-7.1 recovery', () => {
  const start = { sprint: 8, stamina: 5, climbing: 2 };
  const left = { sprint: 3, stamina: 0, climbing: 2 };

  test('PW-7.1 six points, spread as wished', () => {
    expect(mostToRecover(left, start)).toBe(6);
    expect(recover(left, start, { sprint: 2, stamina: 4, climbing: 0 })).toEqual({ sprint: 5, stamina: 4, climbing: 2 });
  });

  test('PW-7.1 not seven', () => expect(recover(left, start, { sprint: 3, stamina: 4, climbing: 0 })).toBeUndefined());

  test('PW-7.1 none above its value at the start of the race', () => {
    expect(recover(left, start, { sprint: 0, stamina: 5, climbing: 1 })).toBeUndefined();
    expect(mostToRecover({ sprint: 7, stamina: 4, climbing: 2 }, start)).toBe(2);
  });

  test('PW-7.1 nobody gives points back', () => expect(recover(left, start, { sprint: -1, stamina: 4, climbing: 0 })).toBeUndefined());

  test('PW-7.1 the next stage begins with what he has then, and not with more than his profile', () => {
    const options = optionsOf({ profiles: [start], carried: [left] });
    const state = paceWheel.setup({ ...options, teams: 1 }, { roll: () => 1, draw: () => 0 });
    expect([state.points.sprint[0], state.points.stamina[0], state.points.climbing[0]]).toEqual([3, 0, 2]);
    expect(paceWheel.options.parse({ profiles: [start], carried: [{ ...left, climbing: 3 }] })).toEqual({
      ok: false,
      problems: [{ at: 'carried[0].climbing', need: { reason: 'above-profile', rule: 'PW-7.1', with: { value: 3, max: 2 } } }],
    });
    expect(paceWheel.options.parse({ teams: 1, carried: Array(4).fill(left) })).toMatchObject({ ok: false });
  });
});

describe('PW-7.2 climbs', () => {
  const options = { ...stage, course: 'f20 u5 f75' };

  test('PW-7.2 5, 3, 2 and 1 points', () => expect([1, 2, 3, 4, 5].map(pointsAtTop)).toEqual([5, 3, 2, 1, 0]));

  const passes = (position: ReturnType<typeof turnOf>, choices: Parameters<typeof play>[1], dice: number[] = [], given = options) =>
    play(position, choices, dice, given).facts.flatMap((fact) =>
      fact.type === 'passed' ? [[fact.rider, fact.top, fact.place, fact.points]] : [],
    );

  test('PW-7.2 on or past the last uphill square', () => {
    expect(passes(turnOf({ 23: 'red1' }, { options }), [ride])).toEqual([[red1, 25, 1, 5]]);
    expect(passes(turnOf({ 22: 'red1' }, { options }), [ride])).toEqual([]);
  });

  test('PW-7.2 those who pass together are ordered as at a finish, those who passed before count', () => {
    const position = turnOf(
      { 40: 'blue3', 24: 'red3', 23: 'red1 blue1 blue2' },
      { options, points: { blue2: { sprint: 9 }, blue1: { climbing: 6 } }, climbed: [0, 0, 0, 0, 0, 1] },
    );
    expect(passes(position, [ride])).toEqual([
      [racer('red3'), 25, 2, 3],
      [racer('blue2'), 25, 3, 2],
      [racer('blue1'), 25, 4, 1],
      [red1, 25, 5, 0],
    ]);
  });

  test('PW-7.2 once each, and each top by itself', () => {
    const two = { ...stage, course: 'f20 u1 f1 u1 f77' };
    expect(passes(turnOf({ 20: 'red1' }, { options: two }), [ride], [], two)).toEqual([
      [red1, 21, 1, 5],
      [red1, 23, 1, 5],
    ]);
    expect(passes(turnOf({ 24: 'red1' }, { options, climbed: [1, 0, 0, 0, 0, 0] }), [ride])).toEqual([]);
  });

  test('PW-7.2 a breakaway over the top comes after those of the step before', () => {
    const position = turnOf({ 23: 'blue1', 22: 'red1' }, { options });
    expect(passes(position, [ride, breakAway(red1), spend(0, 0)], [5])).toEqual([
      [racer('blue1'), 25, 1, 5],
      [red1, 25, 2, 3],
    ]);
  });

  test('PW-7.2 not in a one-day race', () => {
    const oneDay = { course: options.course };
    expect(play(turnOf({ 23: 'red1' }, { options: oneDay }), [ride], [], oneDay).facts.some(({ type }) => type === 'passed')).toBe(false);
  });
});

describe('PW-7.3 the general classification', () => {
  const pointsOf = (state: Parameters<typeof generalPoints>[0], ...names: RacerName[]) =>
    names.map((name) => generalPoints(state, racer(name)));

  test('PW-7.3 the winner 0, who arrives in his group 1, others the place of the first of theirs less one', () => {
    const position = turnOf({ 98: 'red1 red2 red3 blue1', 97: 'blue2', 95: 'blue3' }, { options: stage, paces: ['steady', 'fast'] });
    const { state } = play(position, [ride], [], stage);
    expect(state.home).toHaveLength(6);
    expect(pointsOf(state, 'red1', 'red2', 'red3', 'blue1', 'blue2', 'blue3')).toEqual([0, 1, 1, 1, 1, 5]);
  });

  test('PW-7.3 plus one for each turn after the winner’s', () => {
    const position = turnOf({ 98: 'red1', 95: 'blue1', 94: 'blue2', 91: 'blue3', 90: 'red2 red3' }, { options: stage });
    const second = playTurn(position, [ride], [], stage).state;
    const third = playTurn(paceWheel.position(second), [ride], [], stage).state;
    const { state } = play(paceWheel.position(third), [ride], [], stage);
    expect(state.home.map(({ turn }) => turn)).toEqual([9, 10, 10, 11, 11, 11]);
    expect(pointsOf(state, 'red1', 'blue1', 'blue2', 'blue3')).toEqual([0, 1 + 1, 2 + 1, 3 + 2]);
  });

  test('PW-7.3 an arrival group is the group with which its first racer began the turn, his escape or not', () => {
    const position = turnOf({ 94: 'red1 blue1 blue2', 93: 'red2' }, { options: stage });
    const choices = [ride, breakAway(red1), spend(0, 0), letGo, letGo, setPace('fast')];
    const escaped = playTurn(position, choices, [6], stage).state;
    expect(escaped.home.map(({ rider }) => rider)).toEqual([red1]);
    const { state } = play(paceWheel.position(escaped), [ride], [], stage);
    expect(state.home.map(({ rider }) => rider)).toEqual(['red1', 'red2', 'blue1', 'blue2'].map((name) => racer(name as RacerName)));
    // One turn later: red2 is second, and those with whom the winner began have his group's 1.
    expect(pointsOf(state, 'red1', 'red2', 'blue1', 'blue2')).toEqual([0, 1 + 1, 1 + 1, 1 + 1]);
  });

  test('PW-7.3 it is what the standings of a stage say', () => {
    const position = turnOf({ 98: 'red1 red2', 95: 'blue1' }, { options: stage, paces: ['steady', 'fast'] });
    const { riders, measure } = paceWheel.standings(play(position, [ride], [], stage).state);
    expect(measure).toBe('points');
    expect(riders.slice(0, 3).map(({ value }) => value)).toEqual([0, 1, 2]);
  });
});
