import { expect, test } from 'vitest';
import { type Finish, finishOf, isSettled, type RiderStanding, ridesItselfIn, type Standings } from '../src/index.ts';

const entries = Array.from({ length: 6 }, (_, rider) => ({ seat: rider < 3 ? 0 : 1, team: 0, number: rider }));

/** Riders 0 to 2 are the first seat's, 3 to 5 the second's. Riders past the line have a value, and stand on the road until they are home. */
function finish({ home = [], past = [], out = [], over = false }: Record<string, readonly number[]> & { over?: boolean }): Finish {
  const rest = [0, 1, 2, 3, 4, 5].filter((rider) => ![...home, ...past, ...out].includes(rider));
  const riders: RiderStanding[] = [
    ...[...home, ...past].map((rider, index) => ({ rider, place: index + 1, value: index })),
    ...rest.map((rider, index) => ({ rider, place: home.length + past.length + index + 1, square: 40 - index })),
    ...out.map((rider) => ({ rider, place: 6, out: 'eliminated' })),
  ];
  const standings: Standings = { over, measure: 'squares', riders, seats: [] };
  return finishOf({ riders: entries }, standings, { riders: [...past, ...rest].map((rider) => ({ rider, square: 40 })), groups: [] });
}

test('before anybody is home, everything matters', () => expect(isSettled(finish({}), 0)).toBe(false));

test('as long as somebody else is on the road, a place can change', () => expect(isSettled(finish({ home: [3, 4, 0, 1] }), 0)).toBe(false));

test('once all others are home or out, the places of the rest are settled', () => {
  expect(isSettled(finish({ home: [3, 4, 0, 5] }), 0)).toBe(true);
  expect(isSettled(finish({ home: [3, 0], out: [4, 5] }), 0)).toBe(true);
});

test('a seat with nobody on the road decides nothing', () => expect(isSettled(finish({ home: [0, 1, 2] }), 0)).toBe(true));

test('a rider beyond the line whose turn is not over is not home: they may still be passed', () => {
  expect(isSettled(finish({ past: [3, 4, 5, 0] }), 0)).toBe(false);
});

test('where riders start one after the other, a time is final only when all have ridden', () => {
  const standings: Standings = {
    over: false,
    measure: 'seconds',
    riders: [
      { rider: 0, place: 1, value: 40 },
      { rider: 3, place: 2 },
    ],
    seats: [],
  };
  const board = { riders: [], groups: [] };
  expect(isSettled(finishOf({ riders: entries }, standings, board), 0)).toBe(false);
  expect(finishOf({ riders: entries }, { ...standings, over: true }, board).home).toEqual(new Set([0]));
});

test('a bot rides the rest for a seat that decides nothing any more, but not in a tour, where time counts', () => {
  const race = { riders: entries };
  const board = () => ({ riders: [3, 4, 5].map((rider) => ({ rider, square: 40 })), groups: [] });
  const { standings } = finish({ home: [0, 1, 2] });
  const ridesItself = (seat: number, inTour: boolean) => ridesItselfIn(race, standings, board, seat, inTour);
  expect(ridesItself(1, false)).toBe(true);
  expect(ridesItself(1, true)).toBe(false);
  const noBoard = () => expect.unreachable();
  expect(ridesItselfIn(race, finish({}).standings, noBoard, 1, false)).toBe(false);
});
