import type { RiderStanding, Standings } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { isSettled, onlyLowerPlaces } from '../src/race/stakes.ts';

/** Riders 0 to 2 are the first seat's, 3 to 5 the second's. */
const told = (home: readonly number[], out: readonly number[] = []) => {
  const rest = [0, 1, 2, 3, 4, 5].filter((rider) => !home.includes(rider) && !out.includes(rider));
  const riders: RiderStanding[] = [
    ...home.map((rider, index) => ({ rider, place: index + 1, value: index })),
    ...rest.map((rider, index) => ({ rider, place: home.length + index + 1, square: 40 - index })),
    ...out.map((rider) => ({ rider, place: 6, out: 'eliminated' })),
  ];
  const standings: Standings = { over: false, measure: 'squares', riders, seats: [] };
  return { standings, finished: new Set(home), seatOf: (rider: number) => (rider < 3 ? 0 : 1) };
};

test('before anybody is home, everything matters', () => {
  expect(isSettled(told([]), 0)).toBe(false);
  expect(onlyLowerPlaces(told([]), 0)).toBe(false);
});

test('as long as somebody else is on the road, a place can change', () => expect(isSettled(told([3, 4, 0, 1]), 0)).toBe(false));

test('once all others are home or out, the places of the rest are settled', () => {
  expect(isSettled(told([3, 4, 0, 5]), 0)).toBe(true);
  expect(isSettled(told([3, 0], [4, 5]), 0)).toBe(true);
});

test('a seat with nobody on the road decides nothing', () => expect(isSettled(told([0, 1, 2]), 0)).toBe(true));

test('a rider beyond the line whose turn is not over is not home: they may still be passed', () => {
  const { standings, seatOf } = told([3, 4, 5, 0]);
  expect(isSettled({ standings, seatOf, finished: new Set() }, 0)).toBe(false);
});

test('the rest is offered to bots once the podium is taken and the best rider is home', () => {
  expect(onlyLowerPlaces(told([3, 0]), 0)).toBe(false);
  expect(onlyLowerPlaces(told([3, 4, 5]), 0)).toBe(false);
  expect(onlyLowerPlaces(told([3, 4, 0]), 0)).toBe(true);
});
