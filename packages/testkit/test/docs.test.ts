import { readFileSync } from 'node:fs';
import { findGame } from '@gruppetto/catalogue';
import { type Game, parseRecord, replay } from '@gruppetto/kernel';
import { scenarioProblems } from '@gruppetto/testkit';
import { expect, test } from 'vitest';

/** Every block of JSON on a page. */
function examples(page: string): readonly { readonly game: string }[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json as string));
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
