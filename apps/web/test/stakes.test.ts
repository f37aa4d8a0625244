import { type Finish, finishOf, type RiderStanding, type Standings } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { onlyLowerPlaces } from '../src/race/stakes.ts';

/** Riders 0 to 2 are the first seat's, 3 to 5 the second's. */
function finish(home: readonly number[]): Finish {
  const rest = [0, 1, 2, 3, 4, 5].filter((rider) => !home.includes(rider));
  const riders: RiderStanding[] = [
    ...home.map((rider, index) => ({ rider, place: index + 1, value: index })),
    ...rest.map((rider, index) => ({ rider, place: home.length + index + 1, square: 40 - index })),
  ];
  const standings: Standings = { over: false, measure: 'squares', riders, seats: [] };
  const entries = Array.from({ length: 6 }, (_, rider) => ({ seat: rider < 3 ? 0 : 1, team: 0, number: rider }));
  return finishOf({ riders: entries }, standings, { riders: rest.map((rider) => ({ rider, square: 40 })), groups: [] });
}

test('the rest is offered to bots once the podium is taken and the best rider is home', () => {
  expect(onlyLowerPlaces(finish([]), 0)).toBe(false);
  expect(onlyLowerPlaces(finish([3, 0]), 0)).toBe(false);
  expect(onlyLowerPlaces(finish([3, 4, 5]), 0)).toBe(false);
  expect(onlyLowerPlaces(finish([3, 4, 0]), 0)).toBe(true);
});
