import { describe, expect, test } from 'vitest';
import type { Options, Points } from '../rules/index.ts';
import {
  blue1,
  blue2,
  breakAway,
  chase,
  counter,
  example,
  type RacerName,
  raceOf,
  racers,
  red1,
  red2,
  ride,
  type Squares,
  setPace,
  spend,
  stay,
} from './racers.ts';

interface Arriving {
  readonly points?: Partial<Record<RacerName, Partial<Points>>>;
  readonly options?: Partial<Options>;
  readonly seat?: number;
  readonly paces?: readonly ('slow' | 'steady' | 'fast')[];
}

/** The racers cross the line with the move, in this order. */
const order = (cites: string, title: string, squares: Squares, home: string, { points = {}, ...others }: Arriving = {}) =>
  example(cites, title, {
    squares,
    points,
    ...others,
    choices: [ride],
    then: { facts: racers(home).map((rider, index) => ({ type: 'finished', rule: 'PW-6.1', rider, place: index + 1 })) },
  });

describe('PW-6.1 a group that arrives together', () => {
  order('PW-6.1', 'is decided by the sprint points left', { 98: 'red1 blue1 blue2' }, 'blue1 blue2 red1', {
    points: { blue1: { sprint: 7 }, blue2: { sprint: 6 } },
  });

  const five = { 97: 'red1 red2 blue1 blue2', 96: 'blue3' };

  order('PW-6.1, PW-E5', 'whatever squares they reach', five, 'blue3 red1 red2 blue1 blue2', { points: { blue3: { sprint: 6 } } });

  order('PW-6.1', 'by square the racer who is further on comes first', five, 'red1 red2 blue1 blue2 blue3', {
    options: { groupSprint: 'by-square' },
    points: { blue3: { sprint: 6 } },
  });

  order('PW-6.1', 'and sprint points decide on one square', { 98: 'red1 blue1 blue2' }, 'blue1 blue2 red1', {
    options: { groupSprint: 'by-square' },
    points: { blue1: { sprint: 7 }, blue2: { sprint: 6 } },
  });

  for (const [course, points, home] of [
    ['f100', { red2: { stamina: 6 }, blue1: { climbing: 10 } }, 'red2 blue1'],
    ['f90 u10', { red2: { stamina: 6, climbing: 3 }, blue1: { stamina: 2, climbing: 8 } }, 'blue1 red2'],
    ['f90 d10', { red2: { stamina: 6 }, blue1: { climbing: 10 } }, 'red2 blue1'],
  ] as const)
    order('PW-6.1', `then by the points that pay for the pace on the finish, here ${course}`, { 98: 'blue1 red2' }, home, {
      options: { course },
      points,
    });

  order('PW-6.1', 'then the active player first and clockwise, inside a team by number', { 98: 'blue1 red2 red1' }, 'red1 red2 blue1');
  order('PW-6.1', 'the same from another seat', { 98: 'red1 blue2 red2 blue1' }, 'blue1 blue2 red1 red2', { seat: 1 });
});

describe('PW-6.1 of two groups that cross in the same step', () => {
  order('PW-6.1', 'the one whose foremost racer is further on comes first', { 98: 'blue1', 97: 'red1' }, 'blue1 red1', {
    points: { red1: { sprint: 9 } },
  });

  order('PW-6.1', 'with all its racers', { 97: 'red1 red2 blue1 blue2', 96: 'blue3', 94: 'red3' }, 'red3 blue3 red1 red2 blue1 blue2', {
    paces: ['slow', 'fast'],
    options: { course: 'f98' },
    points: { blue3: { sprint: 6 }, red3: { sprint: 0 } },
  });

  order('PW-6.1', 'on one square they sprint as one', { 98: 'blue1', 96: 'red1' }, 'red1 blue1', {
    paces: ['steady', 'fast'],
    points: { red1: { sprint: 9 } },
  });
});

describe('PW-6.1 steps', () => {
  example('PW-6.1', 'a racer who arrives in an earlier step is placed before all later ones, whatever their squares', {
    squares: { 97: 'blue1', 95: 'red1' },
    dice: [12],
    choices: [ride, breakAway(red1)],
    then: {
      facts: [
        { type: 'finished', rider: blue1, place: 1 },
        { type: 'finished', rider: red1, place: 2 },
      ],
    },
  });

  const incidents = { incidents: true };

  example('PW-6.1, PW-5.2', 'the chase of a racer who was left behind is a step of its own', {
    options: incidents,
    squares: { 97: 'blue1', 94: 'red1' },
    mishaps: [{ rider: red1, mishap: 'behind' }],
    points: { red1: { sprint: 9 } },
    choices: [ride, chase(3)],
    then: {
      facts: [
        { type: 'finished', rider: blue1, place: 1 },
        { type: 'finished', rider: red1, place: 2 },
      ],
    },
  });

  example('PW-6.1, PW-5.2', 'all chases of a turn are one step', {
    options: incidents,
    squares: { 94: 'red1', 93: 'red2' },
    mishaps: [red1, red2].map((rider) => ({ rider, mishap: 'behind' as const })),
    points: { red2: { sprint: 9 } },
    choices: [ride, chase(2), chase(3)],
    then: {
      facts: [
        { type: 'moved', rider: red1, to: 100 },
        { type: 'moved', rider: red2, to: 100 },
        { type: 'finished', rider: red2, place: 1 },
        { type: 'finished', rider: red1, place: 2 },
      ],
    },
  });

  example('PW-6.1', 'a racer who follows an escapee over the line arrives with them', {
    squares: { 95: 'red1 blue1' },
    points: { red1: { sprint: 2 }, blue1: { sprint: 9 } },
    dice: [6, 8],
    choices: [ride, breakAway(red1), spend(0, 0), counter],
    then: {
      facts: [
        { type: 'finished', rider: blue1, place: 1 },
        { type: 'finished', rider: red1, place: 2 },
      ],
    },
  });
});

describe('PW-6.2 the end', () => {
  example('PW-6.2', 'a one-day race ends with the turn of the first finisher, the rest placed by position', {
    squares: { 97: 'red1', 90: 'blue1 red2', 85: 'blue2' },
    dice: [2],
    choices: [ride, breakAway(red2)],
    then: {
      turn: null,
      facts: [{ type: 'ended', rule: 'PW-6.2' }],
      standings: {
        over: true,
        riders: {
          $has: [
            { rider: red1, place: 1, value: 0 },
            { rider: blue1, place: 2, square: 94 },
            { rider: red2, place: 3, square: 94 },
            { rider: blue2, place: 4, square: 89 },
          ],
        },
        seats: {
          $has: [
            { seat: 0, place: 1 },
            { seat: 1, place: 2 },
          ],
        },
      },
    },
  });

  example('PW-6.2', 'in its last turn nobody is asked about something that can’t matter any more: pace, points to burn, feed', {
    options: { course: 'd87 D3 d10', feed: true },
    squares: { 97: 'blue1', 80: 'red1' },
    paces: ['steady', 'fast'],
    choices: [ride, stay],
    then: { turn: null, standings: { over: true }, points: { red1: { stamina: 4 } } },
  });

  example('PW-6.2', 'in a stage race everybody rides in', {
    options: { race: 'stage' },
    squares: { 97: 'red1', 90: 'blue1' },
    choices: [ride, stay, setPace('steady')],
    then: { turn: { seat: 1 }, offers: [ride], position: { turn: 10 } },
  });

  example('PW-6.2', 'it is over when the last is home', {
    options: { race: 'stage' },
    squares: { 97: 'red1' },
    arrived: 'red2 red3 blue1 blue2 blue3',
    choices: [ride],
    then: { turn: null, standings: { over: true }, position: { road: [] } },
  });

  test('PW-6.2 before the start nobody has a place of their own', () => {
    const race = raceOf();
    const points = Array(6).fill({ sprint: 5, stamina: 5, climbing: 5 });
    const standings = race.standings(race.place({ turn: 0, seat: 0, road: [], points, groups: [] }));
    expect(standings).toMatchObject({ over: false, riders: Array(6).fill({ place: 1, square: 0 }) });
  });
});
