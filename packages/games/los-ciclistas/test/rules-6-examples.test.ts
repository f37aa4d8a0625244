import { readFileSync } from 'node:fs';
import { type Scenario, ScriptedDice } from '@gruppetto/kernel';
import { scenarioFiles } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import { type Choice, draftSpace, type LosCiclistas, losCiclistas } from '../rules/index.ts';
import { raceOf } from './riders.ts';

const folder = new URL('.', import.meta.url);

scenarioFiles(folder, losCiclistas);

test('LC-E1 who may draft, and how far it would take them', () => {
  const { position, dice, choices }: Scenario<LosCiclistas> = JSON.parse(readFileSync(new URL('lc-e1.scenario.json', folder), 'utf8'));
  const race = raceOf({ players: 5 });
  const state = race.place(position);
  const scripted = new ScriptedDice(dice);
  const drafts: Record<number, number | undefined> = {};
  for (const choice of choices as readonly Choice[]) {
    const may = race.turn(state)?.choices.some((one) => one.do === 'draft');
    if (choice.do !== 'add') drafts[state.next + 1] = may ? draftSpace(state) : undefined;
    race.play(state, choice, scripted);
  }
  expect(drafts).toEqual({
    1: undefined,
    2: 19,
    3: undefined,
    4: 13,
    5: 15,
    6: 14,
    7: 13,
    8: 18,
    9: 17,
    10: 16,
    11: 15,
    12: 14,
    13: undefined,
    14: 10,
    15: 9,
  });
});
