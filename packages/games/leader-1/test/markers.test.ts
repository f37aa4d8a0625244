import { type Marker, type Race, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf } from '../rules/course.ts';
import {
  type Character,
  type Fact,
  generateRace,
  type Leader1,
  leader1,
  type Position,
  type Quality,
  type RacePlan,
  type Ride,
  races,
} from '../rules/index.ts';

const characters: readonly Character[] = ['classic', 'cobbles', 'mountains'];
const dice = new SeededDice('markers');

/** Ready-made races, and a thousand generated ones. */
const plans: readonly RacePlan[] = [
  ...Object.values(races).map(({ plan }) => plan),
  ...Array.from({ length: 1000 }, (_, nth) =>
    generateRace({ character: characters[nth % 3], kind: nth % 2 ? 'stage' : 'classic', hexagons: 8 + (nth % 13) }, dice),
  ),
];

const raceOf = (own: RacePlan): Race<Leader1> => {
  const options = leader1.options.parse({ players: 2, race: 'own', own });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return leader1.race(options.value);
};

/** A rider of this quality alone on the road on this square, ahead of the peloton and with energy for every move. */
function alone(course: Course, square: number, quality: Quality = 'fighter'): Position {
  const [row, lane] = [course.squares.row[square], course.squares.lane[square]];
  const fed = course.plan.feeds.filter((feed) => feed < row).length;
  const rider = { place: 'road', energy: 60, row, lane, fed, quality } as const;
  return { turn: 5, front: 1, tokens: [0, 1], riders: course.riders.map((_, one) => (one === 0 ? rider : { place: 'back', energy: 60 })) };
}

const ridesFrom = (race: Race<Leader1>, position: Position): readonly Ride[] =>
  (race.turn(race.place(position))?.choices ?? []).filter((choice): choice is Ride => choice.do === 'ride' && !choice.risk);

/** The last square of lane 1 that isn't ahead of a row, and the first that is. */
function squaresAround({ squares }: Course, row: number): readonly [number, number] {
  let last = 0;
  for (let square = 1; square < squares.count; square++) if (squares.lane[square] === 1 && squares.row[square] <= row) last = square;
  return [last, squares.next[last]];
}

const isSaid: Partial<Record<Marker['kind'], (fact: Fact, at: number) => boolean>> = {
  feed: ({ type }) => type === 'drew',
  time: (fact, at) => fact.type === 'took-bonus' && fact.line === at,
  finish: ({ type }) => type === 'finished',
};

/** What a rider does not get who ends on the last square before the marker, and does who ends on the next. */
function checkPassing(race: Race<Leader1>, course: Course, { at, kind }: Marker): void {
  const position = alone(course, squaresAround(course, at - 2)[0]);
  const rides = ridesFrom(race, position);
  const before = rides.filter(({ row }) => row <= at).reduce((a, b) => (b.row > a.row ? b : a));
  const beyond = rides.filter(({ row }) => row > at).reduce((a, b) => (b.row < a.row ? b : a));
  for (const [ride, expected] of [
    [before, false],
    [beyond, true],
  ] as const) {
    const facts: Fact[] = [];
    race.play(race.place(position), ride, new SeededDice('ride'), (fact) => facts.push(fact));
    expect([kind, at, ride.row, facts.some((fact) => isSaid[kind]?.(fact, at))]).toEqual([kind, at, ride.row, expected]);
  }
}

/** L1-2.4: a sprinter has a free square more from the first square behind the marker on, and gets it back when it isn't used. */
function checkZone(race: Race<Leader1>, course: Course, { at }: Marker): void {
  const back = (square: number, quality: Quality) => Math.min(...ridesFrom(race, alone(course, square, quality)).map(({ pays }) => pays));
  const [before, behind] = squaresAround(course, at);
  expect([at, back(before, 'sprinter') - back(before, 'fighter')]).toEqual([at, 0]);
  expect([at, back(behind, 'sprinter') - back(behind, 'fighter')]).toEqual([at, -1]);
}

describe('where each marker goes', () => {
  test('L1-1.2, L1-1.5, L1-2.4, L1-6.1, L1-7.2 every marker of a thousand races stands where the engine has it', () => {
    const seen = new Map<string, number>();
    for (const plan of plans) {
      const race = raceOf(plan);
      const course = courseOf(race.options);
      for (const marker of race.road().markers) {
        if (marker.at < 5) continue;
        seen.set(marker.kind, (seen.get(marker.kind) ?? 0) + 1);
        if (marker.kind === 'sprint') checkZone(race, course, marker);
        else checkPassing(race, course, marker);
      }
    }
    expect(seen.get('finish')).toBe(plans.length);
    for (const kind of ['feed', 'time', 'sprint']) expect(seen.get(kind)).toBeGreaterThan(500);
  });
});
