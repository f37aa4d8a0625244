import { describe, expect, test } from 'vitest';
import type { Options, Points } from '../rules/index.ts';
import { paceWheel } from './old-contract.ts';
import { breakAway, counter, groups, optionsOf, play, playTurn, red1, red2, ride, type Squares, spend, stay, turnOf } from './racers.ts';

const names = ['red1', 'red2', 'red3', 'blue1', 'blue2', 'blue3'] as const;
type Name = (typeof names)[number];

describe('PW-6.1 the order of arrival', () => {
  const order = (
    on: Squares,
    points: Partial<Record<Name, Partial<Points>>>,
    others: { options?: Partial<Options>; seat?: number } = {},
  ) => {
    const { state } = play(turnOf(on, { points, ...others }), [ride], [], others.options);
    return state.home.map(({ rider }) => names[rider]);
  };

  test('PW-6.1 by square', () => expect(order({ 98: 'blue1', 97: 'red1' }, { red1: { sprint: 9 } })).toEqual(['blue1', 'red1']));

  test('PW-6.1 then by the sprint points left', () =>
    expect(order({ 98: 'red1 blue1 blue2' }, { blue1: { sprint: 7 }, blue2: { sprint: 6 } })).toEqual(['blue1', 'blue2', 'red1']));

  test.each([
    ['f100', { red2: { stamina: 6 }, blue1: { climbing: 10 } }, ['red2', 'blue1']],
    ['f90 u10', { red2: { stamina: 6 }, blue1: { climbing: 8 } }, ['blue1', 'red2']],
    ['f90 d10', { red2: { stamina: 6 }, blue1: { climbing: 10 } }, ['red2', 'blue1']],
  ] as const)('PW-6.1 then by the points that pay for pace on the finish, here %s', (course, points, expected) =>
    expect(order({ 98: 'blue1 red2' }, points, { options: { course } })).toEqual(expected),
  );

  test('PW-6.1 then the active player first and clockwise, inside a team by number', () => {
    expect(order({ 98: 'blue1 red2 red1' }, {})).toEqual(['red1', 'red2', 'blue1']);
    expect(order({ 98: 'red1 blue2 red2 blue1' }, {}, { seat: 1 })).toEqual(['blue1', 'blue2', 'red1', 'red2']);
  });

  test('PW-6.1 who arrives in an earlier step is placed before all later ones, whatever their squares', () => {
    const position = turnOf({ 97: 'blue1', 95: 'red1' });
    const { state } = play(position, [ride, breakAway(red1)], [12]);
    expect(state.home.map(({ rider }) => names[rider])).toEqual(['blue1', 'red1']);
  });

  test('PW-6.1 the chase of one who was left behind is a step of its own', () => {
    const options = { incidents: true };
    const mishaps = [{ rider: red1, mishap: 'behind' as const }];
    const position = turnOf({ 97: 'blue1', 94: 'red1' }, { options, mishaps, points: { red1: { sprint: 9 } } });
    const { state } = play(position, [ride, { do: 'chase', squares: 3 }], [], options);
    expect(state.home.map(({ rider }) => names[rider])).toEqual(['blue1', 'red1']);
  });

  test('PW-6.1 who follows an escapee over the line arrives with him', () => {
    const position = turnOf({ 95: 'red1 blue1' }, { points: { red1: { sprint: 2 }, blue1: { sprint: 9 } } });
    const { state } = play(position, [ride, breakAway(red1), spend(0, 0), counter], [6, 8]);
    expect(state.home.map(({ rider }) => names[rider])).toEqual(['blue1', 'red1']);
  });
});

describe('PW-6.2 the end', () => {
  test('PW-6.2 a one-day race ends with the turn of the first finisher, the rest placed by position', () => {
    const position = turnOf({ 97: 'red1', 90: 'blue1 red2', 85: 'blue2' });
    const { state, facts } = play(position, [ride, breakAway(red2)], [2]);
    expect(facts.at(-1)).toEqual({ type: 'ended', rule: 'PW-6.2' });
    expect(paceWheel.turn(state)).toBeUndefined();
    const { over, riders, seats } = paceWheel.standings(state);
    expect(over).toBe(true);
    expect(riders.slice(0, 4).map(({ rider, place, square }) => [names[rider], place, square])).toEqual([
      ['red1', 1, undefined],
      ['blue1', 2, 94],
      ['red2', 3, 94],
      ['blue2', 4, 89],
    ]);
    expect(seats).toEqual([
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ]);
  });

  test('PW-6.2 in its last turn nobody is asked what cannot matter any more', () => {
    const options = { course: 'd87 D3 d10', feed: true };
    const position = turnOf({ 97: 'blue1', 80: 'red1' }, { options, paces: ['steady', 'fast'] });
    const { state } = play(position, [ride, stay], [], options);
    expect(paceWheel.standings(state).over).toBe(true);
    expect(state.points.stamina[red1]).toBe(4);
  });

  test('PW-6.2 in a stage race all ride in', () => {
    const options = { race: 'stage' } as const;
    const { state } = playTurn(turnOf({ 97: 'red1', 90: 'blue1' }, { options }), [ride], [], options);
    expect(state).toMatchObject({ step: 'ride', seat: 1, turn: 10 });
    expect(groups(state)).toHaveLength(2);
  });

  test('PW-6.2 it is over when the last is home', () => {
    const options = { race: 'stage' } as const;
    const position = turnOf({ 97: 'red1' }, { options, arrived: 'red2 red3 blue1 blue2 blue3' });
    const { state } = play(position, [ride], [], options);
    expect(paceWheel.standings(state).over).toBe(true);
    expect(state.home).toHaveLength(6);
  });

  test('PW-6.2 before the start nobody has a place of his own', () => {
    const options = optionsOf();
    const state = paceWheel.place(options, {
      turn: 0,
      seat: 0,
      road: [],
      points: Array(6).fill({ sprint: 5, stamina: 5, climbing: 5 }),
      groups: [],
    });
    expect(paceWheel.standings(state)).toMatchObject({ over: false, riders: Array(6).fill({ place: 1, square: 0 }) });
  });
});
