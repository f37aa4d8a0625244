import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { examplesOf, scenarioFiles, scenarioProblems, type ToyPosition, toyRace } from '@gruppetto/testkit';
import { afterAll, expect, test } from 'vitest';

const position: ToyPosition = {
  next: 0,
  road: [
    { rider: 1, square: 3 },
    { rider: 0, square: 2 },
  ],
  cards: [
    [1, 3],
    [2, 2],
  ],
  home: [],
};

const example = examplesOf(toyRace, { players: 2 });

example('T-3', 'who rides goes as far as the die says', {
  position,
  dice: [2],
  choices: [{ do: 'ride' }],
  then: {
    position: { next: 1 },
    facts: [
      { type: 'threw', dice: [2] },
      { type: 'moved', rider: 0, to: 4 },
    ],
    standings: { over: false },
  },
});

example('T-2, T-5', 'who passes the last square is home', {
  options: { length: 4 },
  position,
  dice: [0],
  choices: [{ do: 'dash', card: 3 }],
  then: {
    position: {
      home: [0],
      cards: [
        [1, 1],
        [2, 2],
      ],
    },
  },
});

example('T-4', 'nobody dashes with a card that they do not hold', {
  position,
  choices: [{ do: 'dash', card: 2 }],
  then: { refused: { reason: 'no-such-card' } },
});

const scenario = {
  format: 'gruppetto-scenario',
  game: 'toy-race',
  title: 'a walk',
  options: { players: 2 },
  position,
  dice: [],
  choices: [{ do: 'walk' }],
  expect: { facts: [{ type: 'moved', to: 3 }] },
};

test.each([
  ['nothing', {}, []],
  ['another game', { game: 'leader-1' }, ['game: unknown-game']],
  ['a part of the expectation that there is not', { expect: { positions: {} } }, ['expect.positions: unknown-field']],
  ['an impossible position', { position: { ...position, next: 2 } }, ['position.next: out-of-range']],
  ['a die too many', { dice: [3] }, ['dice: dice-left']],
  ['something else than expected', { expect: { facts: [{ type: 'moved', to: 4 }] } }, ['expect.facts[0]: fact-missing']],
])('with %s, a scenario has its problems', (_, part, problems) => {
  expect(scenarioProblems(toyRace, { ...scenario, ...part }).map(({ at, need }) => `${at}: ${need.reason}`)).toEqual(problems);
});

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
writeFileSync(join(folder, 'walk.scenario.json'), JSON.stringify(scenario));
scenarioFiles(pathToFileURL(`${folder}/`), toyRace);
afterAll(() => rmSync(folder, { recursive: true }));
