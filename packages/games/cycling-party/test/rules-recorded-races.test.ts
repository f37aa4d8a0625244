import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type CyclingParty, cyclingParty, type Fact, numberOf, seatOf } from '../rules/index.ts';

/** How often each fact was told, and who came in first: `Blue 2 +9`. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => cyclingParty as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(cyclingParty, record.value as RaceRecord<CyclingParty>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const factCounts: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) factCounts[type] = (factCounts[type] ?? 0) + 1;
  const { over, riders } = table.race.standings(table.state);
  const first = riders.slice(0, 4).map(({ rider, value, square }) => {
    const name = `${table.seats[seatOf(table.race.options, rider)]?.name} ${numberOf(table.race.options, rider)}`;
    return value === undefined ? `${name} on ${square}` : `${name} +${value}`;
  });
  return { over, turns: table.state.turn, factCounts, first };
}

describe('recorded races replay to the same end', () => {
  test('CP-2.1 to CP-7.5 three teams in the high mountains', () => {
    expect(outcome('senior-high-mountains.race.json')).toMatchInlineSnapshot(`
      {
        "factCounts": {
          "agreed": 27,
          "began": 38,
          "counted": 11,
          "ended": 1,
          "finished": 1,
          "formed": 437,
          "gained": 9,
          "linked": 2,
          "moved": 577,
          "offered": 7,
          "ordered": 91,
          "paced": 20,
          "placed": 15,
          "spent": 22,
          "threw": 492,
        },
        "first": [
          "Blue 2 +8",
          "Green 1 on 189",
          "Black 2 on 188",
          "Blue 5 on 184",
        ],
        "over": true,
        "turns": 37,
      }
    `);
  });
  test('CP-2.1 to CP-5.8 two junior teams of six on the flat', () => {
    expect(outcome('junior-flat.race.json')).toMatchInlineSnapshot(`
      {
        "factCounts": {
          "agreed": 14,
          "began": 16,
          "ended": 1,
          "finished": 1,
          "formed": 119,
          "moved": 199,
          "offered": 6,
          "ordered": 33,
          "paced": 15,
          "placed": 12,
          "spent": 8,
          "threw": 154,
        },
        "first": [
          "Black 2 +3",
          "Blue 1 on 114",
          "Black 6 on 112",
          "Blue 3 on 109",
        ],
        "over": true,
        "turns": 15,
      }
    `);
  });
  test('CP-8.2 to CP-8.14 two master teams over a hors pass, one rider gone', () => {
    expect(outcome('master-glacier-road.race.json')).toMatchInlineSnapshot(`
      {
        "factCounts": {
          "agreed": 4,
          "began": 39,
          "counted": 10,
          "ended": 1,
          "finished": 9,
          "formed": 240,
          "gained": 4,
          "moved": 300,
          "ordered": 54,
          "paced": 6,
          "passed": 21,
          "placed": 9,
          "spent": 14,
          "threw": 276,
        },
        "first": [
          "Blue 1 +25",
          "Blue 3 +30",
          "Blue 4 +90",
          "Black 5 +115",
        ],
        "over": true,
        "turns": 38,
      }
    `);
  });
});
