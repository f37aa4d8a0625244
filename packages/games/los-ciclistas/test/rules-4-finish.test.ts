import { describe, expect, test } from 'vitest';
import { losCiclistas, seatOf } from '../rules/index.ts';
import { inEveryRace, ride } from './races.ts';
import { add, blue1, blue2, blue3, bonuses, draft, example, raceOf, red1, red2, red3, riders, road, toss } from './riders.ts';

const home = (rider: number, round: number, label: number) => ({ rider, round, label });

describe('LC-4.1 the last move', () => {
  example('LC-4.1', 'all rules hold: bonuses add, a draft over the line costs and earns as ever, and the round is played to its end', {
    position: riders({ red1: 58, blue1: 57, red2: 57, blue2: 50, blue3: 50 }, { owned: { red: 1, blue: 1 } }),
    dice: [3, 3, 1, 3, 5, 6],
    choices: [toss, add(1), draft, toss, toss, draft],
    then: {
      position: { round: 15, road: road({ red1: 65, blue1: 64, red2: 61, blue2: 61, blue3: 60 }), bonuses: bonuses({ blue: 1 }) },
      standings: { over: false },
    },
  });

  example('LC-4.1', 'nobody is home before the round is over, and then all who are beyond the line', {
    position: riders({ red1: 59, blue1: 58, red2: 40, blue2: 30, red3: 20, blue3: 10 }),
    dice: [3, 3, 1, 2, 1, 2, 1, 2, 1, 2],
    choices: [toss, draft, toss, toss, add(0), toss, toss, add(0)],
    then: {
      position: {
        round: 16,
        finishRound: 1,
        road: [
          { rider: red2, space: 43 },
          { rider: blue2, space: 33 },
          { rider: red3, space: 23 },
          { rider: blue3, space: 13 },
        ],
        home: [home(red1, 1, 5), home(blue1, 1, 6)],
      },
      facts: [
        { type: 'moved', rider: blue1, from: 58, to: 64 },
        { type: 'moved', rider: blue3, from: 10, to: 13 },
        { type: 'finished', rule: 'LC-4.2', rider: red1, place: 1, round: 1, label: 5 },
        { type: 'finished', rule: 'LC-4.2', rider: blue1, place: 2, round: 1, label: 6 },
        { type: 'began', round: 16 },
      ],
      standings: { over: false },
    },
  });
});

/** Four riders are home already; two are left. */
const lastTwo = (spaces: Parameters<typeof riders>[0], more: Parameters<typeof riders>[1] = {}) => {
  const position = riders(spaces, more);
  const homes = position.road.slice(2).map(({ rider }, index) => home(rider, 1, index));
  return { ...position, road: position.road.slice(0, 2), home: homes, finishRound: 1 };
};

describe('LC-4.2 who wins', () => {
  example('LC-4.2', 'not the first to cross the line, but the one furthest on', {
    position: riders({ red1: 60, blue1: 56, red2: 40, blue2: 30, red3: 20, blue3: 10 }),
    dice: [1, 1, 5, 6, 1, 2, 1, 2, 1, 2, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss],
    then: { position: { home: [home(blue1, 1, 3), home(red1, 1, 8)] } },
  });

  example('LC-4.2', 'on equal spaces the first to arrive there, with the same time', {
    position: riders({ blue1: 60, red1: 56, red2: 40, blue2: 30, red3: 20, blue3: 10 }),
    dice: [3, 4, 5, 6, 1, 2, 1, 2, 1, 2, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss],
    then: { position: { home: [home(blue1, 1, 3), home(red1, 1, 3)] } },
  });

  example('LC-4.2', 'beyond label 0 the time is that of 0, the place is that of the space', {
    position: riders({ blue1: 60, red1: 60, red2: 40, blue2: 30, red3: 20, blue3: 10 }, { owned: { red: 3 } }),
    dice: [6, 5, 6, 6, 1, 2, 1, 2, 1, 2, 1, 2],
    choices: [toss, toss, add(3), toss, toss, toss, toss],
    then: {
      position: { home: [home(red1, 1, 0), home(blue1, 1, 0)] },
      facts: [{ type: 'moved', rider: red1, to: 75 }],
    },
  });
});

describe('LC-4.3 who comes later', () => {
  example('LC-4.3', 'is placed behind, on a fresh run-out', {
    position: lastTwo({ red1: 60, blue1: 55 }),
    dice: [5, 6, 4, 6],
    choices: [toss, toss],
    then: {
      position: { home: [home(red2, 1, 0), home(red3, 1, 1), home(blue2, 1, 2), home(blue3, 1, 3), home(red1, 2, 0), home(blue1, 2, 5)] },
      standings: { over: true },
    },
  });

  example('LC-4.3', 'a rider who drafts onto the last space has not finished', {
    position: lastTwo({ red1: 58, blue1: 57 }),
    dice: [1, 2],
    choices: [toss, draft],
    then: { position: { round: 16, finishRound: 2, road: [{ rider: blue1, space: 60 }] } },
  });

  example('LC-4.3', 'a rider who throws onto it has not finished either', {
    position: lastTwo({ red1: 58, blue1: 50 }),
    dice: [1, 1, 1, 2],
    choices: [toss, toss],
    then: {
      position: {
        round: 16,
        finishRound: 2,
        road: [
          { rider: red1, space: 60 },
          { rider: blue1, space: 53 },
        ],
      },
    },
  });

  example('LC-4.3, LC-4.4', 'nor does the finishing begin with them', {
    position: riders({ red1: 57, red2: 47, red3: 37, blue1: 27, blue2: 17, blue3: 7 }),
    dice: Array(12).fill([1, 2]).flat(),
    choices: Array(12).fill(toss),
    then: {
      facts: [
        { type: 'moved', rider: red1, from: 57, to: 60 },
        { type: 'began', round: 16 },
        { type: 'finished', rider: red1, round: 1, label: 7 },
      ],
    },
  });

  example('LC-4.3', 'a rider who is home cannot be drafted any more: the next has nobody before them', {
    position: lastTwo({ red1: 58, blue1: 57 }),
    dice: [1, 2],
    choices: [toss, draft, draft],
    then: { refused: { reason: 'nobody-ahead', rule: 'LC-3.1', with: { rider: blue1 } } },
  });

  example('LC-4.3', 'in the round itself a wheel beyond the line is a wheel', {
    position: riders({ red1: 58, blue1: 57 }),
    dice: [4, 4],
    choices: [toss, draft],
    then: { position: { road: road({ red1: 66, blue1: 65 }) } },
  });
});

describe('LC-4.4 the score', () => {
  example('LC-4.4', 'is round′label, 1′3 before 1′4 before 3′9 before 4′0; the winner is the player of the first rider', {
    position: {
      round: 20,
      road: road({ red2: 60, blue1: 57, red1: 50 }).slice(0, 3),
      bonuses: bonuses({}),
      home: [home(blue3, 1, 3), home(red3, 1, 4), home(blue2, 3, 9)],
      finishRound: 3,
    },
    dice: [5, 5, 1, 3, 5, 6],
    choices: [toss, toss, toss],
    then: {
      standings: {
        over: true,
        measure: 'round-label',
        riders: [
          { rider: blue3, place: 1, value: 13 },
          { rider: red3, place: 2, value: 14 },
          { rider: blue2, place: 3, value: 39 },
          { rider: red2, place: 4, value: 40 },
          { rider: blue1, place: 5, value: 49 },
          { rider: red1, place: 6, value: 49 },
        ],
        seats: [
          { seat: 1, place: 1 },
          { seat: 0, place: 2 },
        ],
      },
    },
  });

  example('LC-4.4', 'a round in which nobody comes home counts too', {
    position: lastTwo({ red1: 50, blue1: 40 }),
    dice: [1, 2, 1, 2, 4, 4, 1, 2],
    choices: [toss, toss, toss, toss],
    then: { position: { finishRound: 3 }, facts: [{ type: 'finished', rider: red1, place: 5, round: 3, label: 9 }] },
  });
});

describe('LC-4.5 the end', () => {
  example('LC-4.5', 'is when all riders are home', {
    position: lastTwo({ red1: 60, blue1: 60 }),
    dice: [1, 2, 1, 2],
    choices: [toss, toss],
    then: {
      facts: [
        { type: 'finished', rider: blue1, place: 6 },
        { type: 'ended', rule: 'LC-4.5' },
      ],
      standings: { over: true },
    },
  });

  example('LC-4.5', 'or, where that was agreed, after the first finishing round, the rest placed by space, then arrival', {
    options: { end: 'first-finish' },
    position: riders({ blue1: 60, red1: 55, red2: 54, blue2: 53, red3: 52, blue3: 20 }),
    dice: [1, 2, 1, 2, 1, 3, 1, 4, 2, 4, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss],
    then: {
      position: { round: 15, finishRound: 1 },
      standings: {
        over: true,
        riders: [
          { rider: blue1, place: 1, value: 17 },
          { rider: red1, place: 2, square: 58 },
          { rider: red2, place: 3, square: 58 },
          { rider: blue2, place: 4, square: 58 },
          { rider: red3, place: 5, square: 58 },
          { rider: blue3, place: 6, square: 23 },
        ],
      },
      facts: [{ type: 'finished', rider: blue1 }, { type: 'ended' }],
    },
  });

  test('LC-4.5 nobody decides any more, and every wish is refused', () => {
    const race = raceOf({ end: 'first-finish' });
    const state = ride({ options: race.options, seed: 'the end' });
    expect(race.turn(state)).toBeUndefined();
    expect(race.barred(state)).toEqual([]);
  });

  inEveryRace('LC-4.2 to LC-4.5 all riders have a place, the scores are in order, and the winner is the player of the first', (race) => {
    const { over, riders: placed, seats } = losCiclistas.race(race.options).standings(ride(race));
    expect(over).toBe(true);
    expect(placed.map(({ place }) => place)).toEqual(placed.map((_, index) => index + 1));
    expect(new Set(placed.map(({ rider }) => rider)).size).toBe(3 * race.options.players);
    const scores = placed.flatMap(({ value }) => value ?? []);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(seats[0]).toEqual({ seat: seatOf(placed[0]?.rider ?? -1), place: 1 });
  });
});
