import { readFileSync } from 'node:fs';
import { findGame } from '@gruppetto/catalogue/all';
import { type Game, parseRecord, replay } from '@gruppetto/kernel';
import { scenarioProblems } from '@gruppetto/testkit';
import { entrySchema, foldTour, parseTour } from '@gruppetto/tour';
import { expect, test } from 'vitest';

/** Every block of JSON on a page. */
function examples(page: string): readonly { readonly game: string }[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json));
}

test('docs/records.md shows a race that replays', () => {
  const [record, ...others] = examples('records.md');
  const parsed = parseRecord(record, findGame);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const replayed = replay(findGame(parsed.value.game) as Game, parsed.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  expect(replayed.value.table.steps).toEqual(parsed.value.steps);
  expect(others).toEqual([]);
});

test('docs/scenarios.md shows scenarios that go as they say', () => {
  const scenarios = examples('scenarios.md');
  for (const scenario of scenarios) expect(scenarioProblems(findGame(scenario.game) as Game, scenario)).toEqual([]);
  expect(scenarios).toHaveLength(2);
});

test('docs/tours.md shows a plan and entries that fold', () => {
  const [input, entries, ...others] = examples('tours.md');
  expect(others).toEqual([]);
  const plan = parseTour(input, findGame);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const read = (entries as unknown as readonly unknown[]).map((entry) => {
    const parsed = entrySchema.parse(entry);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.value;
  });
  const { kind, tour } = foldTour(findGame(plan.value.game) as Game, plan.value, read);
  expect(kind).toBe('folded');
  expect(tour.stages[0]?.arrivals).toEqual([
    { rider: 3, arrival: { round: 1, label: 4 } },
    { rider: 0, arrival: { round: 1, label: 7 } },
  ]);
});
