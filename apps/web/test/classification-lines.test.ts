import type { Classification } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { expect, test } from 'vitest';
import { gapsOf, linesOf } from '../src/tours/classifications/classification-lines.ts';

/** A tour of which one table is known: by stage, whose total is how much, best first. */
const tourWith = (...stages: readonly (readonly [entrant: number, total: number][])[]): Tour =>
  ({
    after: stages.map((lines) => ({
      rankings: [
        { classification: 'c', lines: lines.map(([entrant, total], index) => ({ entrant, total, place: index + 1, stages: [] })) },
      ],
    })),
  }) as unknown as Tour;

const table = (leads: 'highest' | 'lowest') => ({ id: 'c', leads }) as Classification;

test('CP-8.1 nobody stands in a table of points without a point in it, and an entrant with their first is new there', () => {
  const first: [number, number][] = [
    [7, 5],
    [8, 0],
    [9, 0],
  ];
  const second: [number, number][] = [
    [8, 8],
    [7, 5],
    [9, 0],
  ];
  const tour = tourWith(first, second);
  const shown = (stages: number) => linesOf(tour, stages, table('highest')).map(({ entrant, gap, before }) => [entrant, gap, before]);
  expect(shown(1)).toEqual([[7, 0, undefined]]);
  expect(shown(2)).toEqual([
    [8, 0, undefined],
    [7, 3, 1],
  ]);
  // The way to their first point is drawn from the first stage on.
  expect(gapsOf(tour, 'c', 8)).toEqual([5, 0]);
});

test('in a table of times nought is the best', () => {
  const times: [number, number][] = [
    [7, 0],
    [8, 4],
  ];
  expect(linesOf(tourWith(times), 1, table('lowest')).map(({ entrant, gap }) => [entrant, gap])).toEqual(times);
});
