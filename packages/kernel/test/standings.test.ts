import { type RiderStanding, seatsByBestRider } from '@gruppetto/kernel';
import { expect, test } from 'vitest';

/** Riders with their places; two to a seat. */
const seats = (...riders: readonly [rider: number, place: number][]) =>
  seatsByBestRider(
    riders.map(([rider, place]): RiderStanding => ({ rider, place })),
    (rider) => Math.floor(rider / 2),
  ).map(({ seat, place }) => [seat, place]);

test('a seat comes in with its best rider', () => {
  expect(seats([2, 1], [3, 2], [0, 3], [4, 4], [1, 5], [5, 6])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

test('seats whose best riders share a place share theirs, and the next one is left out', () => {
  expect(seats([0, 1], [2, 1], [4, 3])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});

test("a rider who shares a place with a second rider of another seat does not share their seat's", () => {
  expect(seats([0, 1], [1, 2], [2, 2], [4, 4])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('seats share a place also where a second rider of one of them stands between', () => {
  expect(seats([0, 1], [1, 1], [2, 1])).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test('nobody, nothing', () => {
  expect(seats()).toEqual([]);
});
