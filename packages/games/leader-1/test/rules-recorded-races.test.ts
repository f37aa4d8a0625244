import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, type Leader1, leader1 } from '../src/index.ts';

/** How often each fact was told, who came in where and how many turns behind, and what was left. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => leader1 as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(leader1, record.value as RaceRecord<Leader1>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const told: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) told[type] = (told[type] ?? 0) + 1;
  const { turn, energy, pursuits } = table.state;
  return { turn, energy, pursuits, told, places: leader1.standings(table.state).riders.map(({ rider, value }) => [rider, value]) };
}

describe('recorded races replay to the same end', () => {
  test('L1-1.1 to L1-7.1 a classic over cobbles, four teams, three weather tokens', () => {
    expect(outcome('miners-road.race.json')).toEqual({
      turn: 25,
      energy: [10, 9, 7, 8, 3, 11, 17, 2, 14, 6, 16, 3],
      pursuits: [4, 4, 3, 1],
      told: {
        ordered: 1,
        turned: 3,
        chose: 12,
        'lined-up': 12,
        drew: 24,
        began: 25,
        placed: 17,
        spent: 140,
        accelerated: 12,
        threw: 14,
        'peloton-moved': 14,
        absorbed: 6,
        risked: 23,
        went: 14,
        stayed: 8,
        moved: 94,
        gained: 38,
        declined: 14,
        finished: 12,
        ended: 1,
      },
      places: [
        [4, 0],
        [1, 0],
        [7, 0],
        [3, 1],
        [0, 1],
        [5, 1],
        [2, 1],
        [6, 2],
        [8, 2],
        [10, 9],
        [11, 12],
        [9, 13],
      ],
    });
  });

  test('L1-1.1 to L1-7.2 a mountain stage, six players who share four teams', () => {
    expect(outcome('two-passes.race.json')).toEqual({
      turn: 24,
      energy: [3, 1, 0, 7, 8, 6, 9, 0, 6, 3, 0, 1],
      pursuits: [6, 2, 2, 6],
      told: {
        ordered: 1,
        turned: 2,
        chose: 12,
        'lined-up': 12,
        began: 24,
        placed: 15,
        spent: 153,
        went: 11,
        declined: 28,
        accelerated: 8,
        threw: 14,
        'peloton-moved': 14,
        moved: 115,
        risked: 16,
        gained: 23,
        'took-bonus': 1,
        absorbed: 3,
        stayed: 4,
        drew: 12,
        tried: 12,
        finished: 12,
        ended: 1,
      },
      places: [
        [9, -2],
        [6, -1],
        [8, 0],
        [1, 0],
        [0, 1],
        [3, 1],
        [7, 1],
        [2, 1],
        [11, 6],
        [4, 7],
        [10, 8],
        [5, 11],
      ],
    });
  });
});
