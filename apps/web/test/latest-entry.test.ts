import type { TourEntry } from '@gruppetto/tour';
import { expect, test } from 'vitest';
import { latestEntry } from '../src/tours/client/open-tour.ts';

const end = (stage: number, by: string) => ({ entry: { do: 'end', stage } satisfies TourEntry, by });
const undo = (by: string) => ({ entry: { do: 'undo' } satisfies TourEntry, by });

test('Undo takes back the latest entry that is not taken back yet, whoever entered it', () => {
  expect(latestEntry([])).toBeUndefined();
  expect(latestEntry([end(0, 'Ana'), end(1, 'Bo')])).toEqual(end(1, 'Bo'));
  expect(latestEntry([end(0, 'Ana'), end(1, 'Bo'), undo('Ana')])).toEqual(end(0, 'Ana'));
  expect(latestEntry([end(0, 'Ana'), undo('Bo'), end(1, 'Bo'), undo('Ana')])).toBeUndefined();
  expect(latestEntry([end(0, 'Ana'), end(1, 'Bo'), undo('Bo'), end(2, 'Bo'), undo('Bo')])).toEqual(end(0, 'Ana'));
});
