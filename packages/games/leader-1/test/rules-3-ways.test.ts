import type { RiderId } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf } from '../rules/course.ts';
import { leader1, type Options, type Position, type Ride, races } from '../rules/index.ts';
import { startOf } from '../rules/prices.ts';
import { squareAt, stepsKept } from '../rules/squares.ts';

const plenty = 60;
const maxPaying = 6;
const rider: RiderId = 0;
const follower: RiderId = 1;

/** A rider alone on the road, far ahead of the peloton, with energy for every move; or with somebody on their wheel. */
function alone(course: Course, square: number, followed: boolean): Position {
  const { row, lane, before } = course.squares;
  const on = (one: number) => ({ place: 'road', energy: plenty, row: row[one], lane: lane[one] }) as const;
  const riders: Position['riders'] = course.riders.map((_, one) => {
    if (one === rider) return on(square);
    return one === follower && followed ? on(before[square]) : { place: 'back', energy: plenty };
  });
  return { turn: 5, front: 1, tokens: [0, 1], riders };
}

type Risk = NonNullable<Ride['risk']> | 'none';

/** Every way from a square, step by step: where it ends, how long it is, and what it risks (L1-5.2 to L1-5.5). */
function* waysFrom(course: Course, from: number, free: number): Generator<{ square: number; length: number; risk: Risk }> {
  const { steps, rowOn, dark } = course.squares;
  const begun = [{ square: from, length: 0, climbing: 0, cracks: false, met: 'none' as Risk }];
  for (let way = begun.pop(); way; way = begun.pop()) {
    if (way.length > 0) yield { square: way.square, length: way.length, risk: way.cracks ? 'crack' : way.met };
    if (way.length === free + maxPaying) continue;
    for (const square of steps.subarray(way.square * stepsKept, (way.square + 1) * stepsKept)) {
      if (square === 0 || rowOn[square] > course.length) continue;
      const row = rowOn[square];
      const paying = way.length + 1 > free;
      const climbing = way.climbing + (paying && course.category[row] > 0 ? 1 : 0);
      const met = way.met === 'none' && paying && dark[square] ? (course.cobbles[row] ? 'cobbles' : 'fall') : way.met;
      const cracks = way.cracks || (climbing > way.climbing && climbing > course.category[row]);
      begun.push({ square, length: way.length + 1, climbing, cracks, met });
    }
  }
}

/** L1-3.1, with nothing left out: `row/lane squares risk`. */
function offersFrom(course: Course, square: number, free: number, denies: number): ReadonlySet<string> {
  const shortest = new Map<string, number>();
  const name = (to: number, length: number, risk: Risk) => `${to} ${denies > 0 && length >= denies} ${risk}`;
  const ways = [...waysFrom(course, square, free)];
  for (const { square: to, length, risk } of ways) {
    const key = name(to, length, risk);
    shortest.set(key, Math.min(shortest.get(key) ?? length, length));
  }
  const offered = ways.filter(({ square: to, length, risk }) => {
    const safe = shortest.get(name(to, length, 'none')) ?? length;
    return length === shortest.get(name(to, length, risk)) && length <= safe;
  });
  const { row, lane } = course.squares;
  return new Set(offered.map(({ square: to, length, risk }) => `${row[to]}/${lane[to]} ${length} ${risk}`));
}

describe('L1-3.1 ways', () => {
  test('L1-3.1, L1-3.7 of all ways to a square with the same danger the shortest is offered, and none that is of no use', () => {
    let longerInOtherDanger = 0;
    for (const name of Object.keys(races).slice(0, 4)) {
      const options = leader1.options.parse({ players: 2, race: name, qualities: false });
      if (!options.ok) throw new Error(name);
      const race = leader1.race(options.value);
      const course = courseOf(options.value as Options);
      const { row, rowOn, lane, before } = course.squares;
      for (let square = 1; square < course.squares.count; square += 5) {
        if (lane[square] === 0 || row[square] < 4 || row[square] > course.length) continue;
        for (const followed of [false, true]) {
          if (followed && !before[square]) continue;
          const state = race.place(alone(course, square, followed));
          expect(squareAt(course.squares, row[square], lane[square])).toBe(square);
          const rides = (race.turn(state)?.choices ?? []).filter(
            (choice): choice is Ride => choice.do === 'ride' && choice.row <= course.length,
          );
          const denies = followed ? course.tooFast[rowOn[square]] : 0;
          const { free } = startOf(course, state, rider);
          const said = rides.map((ride) => `${ride.row}/${ride.lane} ${ride.squares} ${ride.risk ?? 'none'}`);
          expect(new Set(said)).toEqual(offersFrom(course, square, free, denies));
          expect(said.length).toBe(new Set(said).size);
          longerInOtherDanger += rides.filter(
            (ride) => ride.risk && rides.some((one) => sameSquare(one, ride) && one.squares < ride.squares),
          ).length;
        }
      }
    }
    expect(longerInOtherDanger).toBeGreaterThan(10);
  });
});

const sameSquare = (a: Ride, b: Ride): boolean => a.row === b.row && a.lane === b.lane;
