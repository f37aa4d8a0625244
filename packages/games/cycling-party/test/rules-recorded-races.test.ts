import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type CyclingParty, cyclingParty, type Fact, numberOf, seatOf } from '../src/index.ts';

/** How often each fact was told, and who came in first: `Blue 2 +9`. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => cyclingParty as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(cyclingParty, record.value as RaceRecord<CyclingParty>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const told: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) told[type] = (told[type] ?? 0) + 1;
  const { over, riders } = cyclingParty.standings(table.state);
  const first = riders.slice(0, 4).map(({ rider, value, square }) => {
    const name = `${table.seats[seatOf(table.options, rider)]?.name} ${numberOf(table.options, rider)}`;
    return value === undefined ? `${name} on ${square}` : `${name} +${value}`;
  });
  return { over, turns: table.state.turn, told, first };
}

describe('recorded races replay to the same end', () => {
  test('CP-2.1 to CP-7.5 three teams in the high mountains', () => {
    expect(outcome('senior-high-mountains.race.json')).toMatchInlineSnapshot(`
      {
        "first": [
          "Black 1 +4",
          "Green 1 on 181",
          "Green 4 on 178",
          "Green 3 on 178",
        ],
        "over": true,
        "told": {
          "agreed": 10,
          "began": 37,
          "counted": 21,
          "ended": 1,
          "fell": 4,
          "finished": 1,
          "formed": 445,
          "gained": 9,
          "linked": 2,
          "moved": 562,
          "offered": 3,
          "ordered": 208,
          "paced": 15,
          "placed": 15,
          "spent": 26,
          "stayed": 1,
          "threw": 492,
        },
        "turns": 36,
      }
    `);
  });
  test('CP-2.1 to CP-5.8 two junior teams of six on the flat', () => {
    expect(outcome('junior-flat.race.json')).toMatchInlineSnapshot(`
      {
        "first": [
          "Black 6 +6",
          "Black 1 on 90",
          "Blue 1 on 90",
          "Black 2 on 89",
        ],
        "over": true,
        "told": {
          "agreed": 31,
          "began": 17,
          "ended": 1,
          "finished": 1,
          "formed": 54,
          "moved": 212,
          "offered": 2,
          "ordered": 55,
          "paced": 16,
          "placed": 12,
          "spent": 10,
          "threw": 59,
        },
        "turns": 16,
      }
    `);
  });
  test('CP-8.2 to CP-8.14 two master teams over a hors pass, one rider gone', () => {
    expect(outcome('master-glacier-road.race.json')).toMatchInlineSnapshot(`
      {
        "first": [
          "Black 1 +40",
          "Black 2 +111",
          "Black 3 +127",
          "Blue 1 +146",
        ],
        "over": true,
        "told": {
          "agreed": 2,
          "began": 36,
          "counted": 11,
          "ended": 1,
          "fell": 1,
          "finished": 9,
          "formed": 224,
          "gained": 4,
          "linked": 2,
          "moved": 297,
          "offered": 2,
          "ordered": 138,
          "paced": 18,
          "passed": 21,
          "placed": 9,
          "spent": 19,
          "stayed": 2,
          "threw": 283,
        },
        "turns": 35,
      }
    `);
  });
});
