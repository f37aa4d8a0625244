import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, type Leader1, leader1 } from '../rules/index.ts';

/** How often each fact was told, who came in where and how many turns behind, and what was left. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => leader1 as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(leader1, record.value as RaceRecord<Leader1>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const factCounts: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) factCounts[type] = (factCounts[type] ?? 0) + 1;
  const { turn, energy, pursuits } = table.state;
  return { turn, energy, pursuits, factCounts, places: table.race.standings(table.state).riders.map(({ rider, value }) => [rider, value]) };
}

describe('recorded races replay to the same end', () => {
  test('L1-1.1 to L1-7.1 a classic over cobbles, four teams, three weather tokens', () => {
    expect(outcome('miners-road.race.json')).toEqual({
      turn: 16,
      energy: [3, 8, 17, 7, 9, 24, 9, 2, 7, 21, 7, 9],
      pursuits: [1, 3, 6, 4],
      factCounts: {
        ordered: 1,
        turned: 3,
        chose: 12,
        'lined-up': 12,
        drew: 24,
        began: 16,
        placed: 26,
        spent: 147,
        went: 25,
        accelerated: 10,
        threw: 15,
        'peloton-moved': 15,
        tried: 12,
        moved: 37,
        gained: 25,
        absorbed: 15,
        declined: 26,
        risked: 15,
        stayed: 3,
        finished: 12,
        ended: 1,
      },
      places: [
        [0, 0],
        [7, 1],
        [10, 1],
        [4, 1],
        [8, 2],
        [6, 2],
        [1, 2],
        [11, 2],
        [5, 2],
        [3, 3],
        [9, 3],
        [2, 4],
      ],
    });
  });

  test('L1-1.1 to L1-7.2 a mountain stage, six players who share four teams', () => {
    expect(outcome('two-passes.race.json')).toEqual({
      turn: 17,
      energy: [0, 40, 6, 15, 19, 13, 4, 21, 22, 17, 28, 5],
      pursuits: [4, 1, 0, 6],
      factCounts: {
        ordered: 1,
        took: 12,
        chose: 12,
        'lined-up': 12,
        began: 17,
        declined: 16,
        threw: 16,
        'peloton-moved': 16,
        went: 26,
        placed: 23,
        tried: 63,
        spent: 129,
        moved: 59,
        absorbed: 13,
        accelerated: 13,
        risked: 10,
        'took-bonus': 1,
        drew: 12,
        stayed: 3,
        turned: 2,
        gained: 16,
        finished: 12,
        ended: 1,
      },
      places: [
        [6, -2],
        [2, 0],
        [11, 2],
        [5, 3],
        [3, 3],
        [9, 3],
        [7, 4],
        [8, 4],
        [0, 3],
        [10, 4],
        [4, 5],
        [1, 5],
      ],
    });
  });
});
