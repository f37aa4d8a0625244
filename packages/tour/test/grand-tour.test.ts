import type { StageRace, StageResult } from '@gruppetto/kernel';
import { losCiclistas } from '@gruppetto/los-ciclistas';
import { describe, expect, test } from 'vitest';
import { classify, type RuleSet } from '../src/index.ts';

const tourOf = (players: number): RuleSet => {
  const options = { players, length: 60, events: false, elimination: false, end: 'all-home' } as const;
  const { classifications, outLeaves } = losCiclistas.stageRace as StageRace;
  return { riders: losCiclistas.race(options).riders, classifications: classifications(options), outLeaves };
};

const [red1, red2, red3, blue1, blue2, blue3, green1, green2, green3] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Riders in the order of arrival, each with their score; one without is out, or was on the road when the race was stopped. */
const stage = (...riders: readonly (readonly [rider: number, score?: number])[]): StageResult => ({
  day: 'road',
  riders: riders.map(([rider, value], index) => ({
    rider,
    place: index + 1,
    ...(value === undefined ? { out: 'eliminated' } : { value }),
  })),
  primes: [],
});

/** One table, in short: who, place, total, and what each stage gave. */
const table = (id: string, tour: RuleSet, ...stages: readonly StageResult[]) =>
  classify(tour, stages)
    .rankings.find(({ classification }) => classification === id)
    ?.lines.map(({ entrant, place, total, stages: gifts }) => [entrant, place, total, gifts]);

describe('LC-5.1 a grand tour of three stages', () => {
  const stages = [
    stage([blue1, 13], [red1, 14], [red2, 14], [blue2, 19], [red3, 20], [blue3, 35]),
    stage([red2, 10], [red1, 12], [blue1, 13], [blue3, 21], [blue2, 22], [red3, 39]),
    stage([red1, 15], [blue2, 16], [red3, 16], [blue1, 17], [red2, 19], [blue3, 23]),
  ];

  test('LC-5.1 the general classification is the sum of the scores; the lowest leads, a tie goes by the best places', () => {
    expect(table('general', tourOf(2), ...stages)).toEqual([
      [red1, 1, 41, [14, 12, 15]],
      // Both were first and third; blue 1 was fourth, red 2 fifth.
      [blue1, 2, 43, [13, 13, 17]],
      [red2, 3, 43, [14, 10, 19]],
      [blue2, 4, 57, [19, 22, 16]],
      [red3, 5, 75, [20, 39, 16]],
      [blue3, 6, 79, [35, 21, 23]],
    ]);
  });

  test('LC-5.1 a team has the sum of its riders', () => {
    expect(table('teams', tourOf(2), ...stages)).toEqual([
      [0, 1, 159, [48, 61, 50]],
      [1, 2, 179, [67, 56, 56]],
    ]);
  });

  test('LC-5.1 the first three riders of a day get 3, 2 and 1 points', () => {
    expect(table('day-points', tourOf(2), ...stages)).toEqual([
      [red1, 1, 7, [2, 2, 3]],
      [blue1, 2, 4, [3, 1, 0]],
      [red2, 3, 4, [1, 3, 0]],
      [blue2, 4, 2, [0, 0, 2]],
      [red3, 5, 1, [0, 0, 1]],
      [blue3, 6, 0, [0, 0, 0]],
    ]);
  });

  test('LC-5.1 the first three teams of a day get 3, 2 and 1 points, by the sum of that day', () => {
    expect(table('team-day-points', tourOf(2), ...stages)).toEqual([
      [0, 1, 8, [3, 2, 3]],
      [1, 2, 7, [2, 3, 2]],
    ]);
  });

  test('LC-5.1 before the first stage nobody leads', () => {
    expect(table('general', tourOf(2))).toEqual([0, 1, 2, 3, 4, 5].map((rider) => [rider, 1, 0, []]));
  });
});

describe('LC-5.1 ties', () => {
  test('LC-5.1 teams with the same sum of the day go by their best rider, then by the next best', () => {
    // red 11 + 15 + 34, blue 12 + 14 + 34, green 13 + 13 + 34: sixty each. Red had the winner, blue the second, green the third.
    const day = stage([red1, 11], [blue1, 12], [green1, 13], [green2, 13], [blue2, 14], [red2, 15], [red3, 34], [blue3, 34], [green3, 34]);
    expect(table('teams', tourOf(3), day)).toEqual([
      [0, 1, 60, [60]],
      [1, 2, 60, [60]],
      [2, 3, 60, [60]],
    ]);
    expect(table('team-day-points', tourOf(3), day)).toEqual([
      [0, 1, 3, [3]],
      [1, 2, 2, [2]],
      [2, 3, 1, [1]],
    ]);
  });

  test('LC-5.1 the fourth team of a day gets nothing', () => {
    const day = stage(...Array.from({ length: 12 }, (_, rider) => [rider, 10 + rider] as const));
    expect(table('team-day-points', tourOf(4), day)?.map(([, , total]) => total)).toEqual([3, 2, 1, 0]);
  });

  test('LC-5.1 who cannot be told apart shares a place', () => {
    const there = stage([red1, 10], [red2, 10], [red3, 12], [blue1, 13], [blue2, 14], [blue3, 15]);
    const back = stage([red2, 10], [red1, 10], [red3, 12], [blue1, 13], [blue2, 14], [blue3, 15]);
    expect(table('general', tourOf(2), there, back)?.map(([rider, place]) => [rider, place])).toEqual([
      [red1, 1],
      [red2, 1],
      [red3, 3],
      [blue1, 4],
      [blue2, 5],
      [blue3, 6],
    ]);
  });
});

describe('LC-5.1 riders without a score', () => {
  test('LC-5.1 count a round more than the last who came home, and keep their places', () => {
    const day = stage([red1, 17], [blue1, 29], [red2], [blue2], [red3], [blue3]);
    expect(table('general', tourOf(2), day)).toEqual([
      [red1, 1, 17, [17]],
      [blue1, 2, 29, [29]],
      [red2, 3, 39, [39]],
      [blue2, 4, 39, [39]],
      [red3, 5, 39, [39]],
      [blue3, 6, 39, [39]],
    ]);
    expect(
      table('day-points', tourOf(2), day)
        ?.slice(0, 4)
        .map(([rider, , total]) => [rider, total]),
    ).toEqual([
      [red1, 3],
      [blue1, 2],
      [red2, 1],
      [blue2, 0],
    ]);
  });
});

describe('a stage that cannot be counted is named', () => {
  const good = stage([red1, 10], [red2, 11], [red3, 12], [blue1, 13], [blue2, 14], [blue3, 15]);
  test.each([
    ['stage 2 has no place for rider 5', stage([red1, 10], [red2, 11], [red3, 12], [blue1, 13], [blue2, 14])],
    ['stage 2 has 7 places for 6 riders', stage([red1, 10], [red2, 11], [red3, 12], [blue1, 13], [blue2, 14], [blue3, 15], [blue3, 16])],
  ])('%s', (message, bad) => {
    expect(() => classify(tourOf(2), [good, bad])).toThrow(message);
  });

  test('and so is a rule set that gives points for a classification it does not have', () => {
    const classifications = tourOf(2).classifications.filter(({ id }) => id !== 'teams');
    expect(() => classify({ ...tourOf(2), classifications }, [good])).toThrow('there is no classification teams');
  });
});
