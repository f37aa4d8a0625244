import { readFileSync } from 'node:fs';
import { playScenario, type Scenario } from '@gruppetto/kernel';
import { scenarioFiles } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import { type CyclingParty, cyclingParty } from '../rules/index.ts';

scenarioFiles(new URL('.', import.meta.url), cyclingParty);

test('CP-E2 the next turn begins with a paceline on 20, a peloton of 19 on 18 to 14, a paceline on 11, breakaways on 10 and 9', () => {
  const scenario = JSON.parse(readFileSync(new URL('cp-e2.scenario.json', import.meta.url), 'utf8')) as Scenario<CyclingParty>;
  const { table } = playScenario(cyclingParty, scenario);
  const { state } = table;
  expect(state.now.step).toBe('car');
  while (state.now.step === 'car') table.race.play(state, { do: 'ride-on' }, { roll: () => 6, draw: () => 0 });
  const groups = table.race.board(state).groups.map(({ kind, riders, from, to }) => [kind, riders.length, to, from]);
  expect(state.now.step).toBe('peloton');
  expect(groups).toEqual([
    ['peloton', 19, 18, 14],
    ['paceline', 2, 11, 11],
    ['breakaway', 1, 10, 10],
    ['breakaway', 1, 9, 9],
  ]);
});
