import { type Race, type RiderId, SeededDice } from '@gruppetto/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Fact, routes, type State, startLists, type WielerSim } from '../rules/index.ts';
import { raceOf, ride, route, startList } from './turns.ts';

const races = 20_000;

/** Rides a race to its end. */
function rideOut(race: Race<WielerSim>, dice: SeededDice, tell?: (fact: Fact) => void): State {
  const state = race.setup(dice);
  while (race.turn(state)) race.play(state, ride, dice, tell);
  return state;
}

/** How far counts are from what is expected, in proportion to what chance would do in one of a thousand tries: less than 1 is well. */
function chiSquare(counts: readonly number[], chances: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const cells = chances.flatMap((chance, index) => (chance > 0 ? [{ count: counts[index], expected: chance * total }] : []));
  expect(counts.every((count, index) => count === 0 || chances[index] > 0)).toBe(true);
  expect(Math.min(...cells.map(({ expected }) => expected))).toBeGreaterThan(5);
  const statistic = cells.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  // Wilson and Hilferty's quantile of 0.999.
  const free = cells.length - 1;
  return statistic / (free * (1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free))) ** 3);
}

/** The chances of what some dice give, by going through all their faces; indexed by the outcome. */
function chancesOf(dice: number, sides: number, outcome: (faces: readonly number[]) => number): number[] {
  const all = sides ** dice;
  const chances: number[] = [];
  for (let nth = 0; nth < all; nth++) {
    const faces = Array.from({ length: dice }, (_, die) => (Math.floor(nth / sides ** die) % sides) + 1);
    const index = outcome(faces);
    chances[index] = (chances[index] ?? 0) + 1 / all;
  }
  return Array.from(chances, (chance) => chance ?? 0);
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
const zeros = (count: number): number[] => Array<number>(count).fill(0);
const add = (counts: number[], index: number): void => {
  counts[index] = (counts[index] ?? 0) + 1;
};

const short = (hierarchy = 'leader, sprinter, climber, helper') =>
  route(
    ['Start | | | 60 | blue', 'Setts | | cobbles start | 40 | red', 'Setts | | cobbles end | 16 | blue', 'Line | | finish | 0 |'],
    hierarchy,
  );

describe('over 20,000 races of five riders the dice show the frequencies they must', () => {
  const race = raceOf({ route: short(), riders: startList({ l1: 'leader', l2: 'leader', h1: 'helper', h2: 'helper', h3: 'helper' }) });
  const favoured = zeros(21);
  const plain = zeros(21);
  const weather = zeros(4);
  const sevens = zeros(2);
  const events = Array.from({ length: 3 }, () => zeros(13));
  const named: Record<string, Set<number>> = {};
  const besides = [zeros(2), zeros(2)];
  beforeAll(() => {
    const dice = new SeededDice('frequencies');
    for (let nth = 0; nth < races; nth++) {
      dice.begin(nth);
      let pair: readonly RiderId[] = [];
      let first = 0;
      let rainAtStart = 0;
      const state = rideOut(race, dice, (fact) => {
        switch (fact.type) {
          case 'placed':
            add(fact.dice.length === 3 ? favoured : plain, fact.thrown);
            break;
          case 'weather':
            if (!fact.halfway) rainAtStart = fact.rain ? 1 : 0;
            else add(weather, 2 * rainAtStart + (fact.rain ? 1 : 0));
            break;
          case 'threw':
            add(sevens, fact.thrown === 7 ? 1 : 0);
            break;
          case 'happened': {
            const less = (fact.rain ? 1 : 0) + (fact.cobbles ? 1 : 0);
            add(events[less], fact.total);
            named[fact.event] = (named[fact.event] ?? new Set()).add(fact.total);
            break;
          }
          case 'sprint-began':
            pair = fact.riders.length === 2 ? fact.riders : [];
            break;
          case 'sprinted':
            if (fact.rider === pair[0]) first = fact.from;
            if (fact.rider === pair[1]) add(besides[first - fact.from], fact.passed);
            break;
        }
      });
      expect(state.home.length).toBe(5);
    }
  });

  test('WS-3.1 the start grid: two d10, for the highest type the best two of three', () => {
    expect(chiSquare(plain, chancesOf(2, 10, sum))).toBeLessThan(1);
    expect(
      chiSquare(
        favoured,
        chancesOf(3, 10, (faces) => sum(faces) - Math.min(...faces)),
      ),
    ).toBeLessThan(1);
  });

  test('WS-3.2 the weather: rain in a third of the races, and independently in a third of their second halves', () => {
    expect(chiSquare(weather, [4 / 9, 2 / 9, 2 / 9, 1 / 9])).toBeLessThan(1);
  });

  test('WS-4.1, WS-5.1 a seven is one throw in six', () => {
    expect(chiSquare(sevens, [5 / 6, 1 / 6])).toBeLessThan(1);
  });

  test.each([0, 1, 2])('WS-5.1 events on sevens: two dice, less %i for rain and cobbles', (less) => {
    const totals = chancesOf(2, 6, (faces) => sum(faces) - less);
    expect(chiSquare(events[less], totals)).toBeLessThan(1);
  });

  test('WS-5.1 every total brings its event and no other', () => {
    const totals = Object.fromEntries(Object.entries(named).map(([event, set]) => [event, [...set].sort((a, b) => a - b)]));
    expect(totals).toEqual({
      crash: [0, 1, 2],
      'flat-tyre': [3],
      'steering-error': [4],
      nothing: [5, 6, 7, 8, 9, 10],
      surge: [11],
      attack: [12],
    });
  });

  test.each([0, 1])('WS-6.1 a sprint of two, the second %i rows behind: a bonus for passing the first', (behind) => {
    const passes = chancesOf(2, 6, ([a = 0, b = 0]) => (b > a + behind ? 1 : 0));
    expect(chiSquare(besides[behind], passes)).toBeLessThan(1);
  });
});

/** By type, the share of races won. */
function winsOf(race: Race<WielerSim>, count: number, seed: string): Readonly<Record<string, number>> {
  const roles = race.riders.map(({ role }) => role as string);
  const wins: Record<string, number> = { leader: 0, climber: 0, sprinter: 0, helper: 0 };
  const dice = new SeededDice(seed);
  for (let nth = 0; nth < count; nth++) {
    dice.begin(nth);
    const { riders } = race.standings(rideOut(race, dice));
    const role = roles[riders[0]?.rider];
    wins[role] = wins[role] + 1 / count;
  }
  return wins;
}

const teams = (count: number): string =>
  startLists[0].text
    .split('\n')
    .slice(0, 1 + 4 * count)
    .join('\n');

test('WS-1.3, WS-4.6 riders of the section’s colour gain: each type wins most of all on its own', () => {
  const colours = { yellow: 'leader', red: 'climber', green: 'sprinter', blue: 'helper' } as const;
  const course = (colour: string) => route([`Start | | | 100 | ${colour}`, 'Line | | finish | 0 |']);
  const wins = Object.keys(colours).map((colour) => winsOf(raceOf({ route: course(colour), riders: teams(3) }), 2500, colour));
  for (const [index, type] of Object.values(colours).entries()) {
    const shares = wins.map((share) => share[type]);
    const own = shares[index];
    const others = shares.filter((_, other) => other !== index);
    // Three standard deviations of the difference of two shares of 2,500 races.
    for (const other of others) expect(own - other).toBeGreaterThan(3 * Math.sqrt((own * (1 - own) + other * (1 - other)) / 2500));
  }
});

test('WS-2.2 helpers seldom win: on every ready-made route less than their share of a quarter, all in all less than half of it', () => {
  const shares = routes.map(({ text, id }) => winsOf(raceOf({ route: text, riders: teams(9) }), 300, id).helper);
  expect(Math.max(...shares)).toBeLessThan(1 / 4);
  expect(sum(shares) / shares.length).toBeLessThan(1 / 8);
});
