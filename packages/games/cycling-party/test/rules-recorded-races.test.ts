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
  const told: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) told[type] = (told[type] ?? 0) + 1;
  const { over, riders } = table.race.standings(table.state);
  const first = riders.slice(0, 4).map(({ rider, value, square }) => {
    const name = `${table.seats[seatOf(table.race.options, rider)]?.name} ${numberOf(table.race.options, rider)}`;
    return value === undefined ? `${name} on ${square}` : `${name} +${value}`;
  });
  return { over, turns: table.state.turn, told, first };
}

describe('recorded races replay to the same end', () => {
  test('CP-2.1 to CP-7.5 three teams in the high mountains', () => {
    expect(outcome('senior-high-mountains.race.json')).toMatchInlineSnapshot(`
      {
        "first": [
          "Black 3 +2",
          "Green 1 on 184",
          "Blue 5 on 175",
          "Green 2 on 171",
        ],
        "over": true,
        "told": {
          "agreed": 16,
          "began": 38,
          "counted": 6,
          "ended": 1,
          "fell": 1,
          "finished": 1,
          "formed": 296,
          "gained": 5,
          "lapsed": 2,
          "moved": 374,
          "offered": 9,
          "ordered": 53,
          "paced": 7,
          "placed": 15,
          "spent": 10,
          "threw": 335,
          "went-out": 6,
        },
        "turns": 37,
      }
    `);
  });
  test('CP-2.1 to CP-5.8 two junior teams of six on the flat', () => {
    expect(outcome('junior-flat.race.json')).toMatchInlineSnapshot(`
      {
        "first": [
          "Black 1 +1",
          "Black 3 on 114",
          "Black 5 on 110",
          "Blue 6 on 95",
        ],
        "over": true,
        "told": {
          "agreed": 10,
          "began": 16,
          "ended": 1,
          "finished": 1,
          "formed": 91,
          "moved": 158,
          "offered": 4,
          "ordered": 18,
          "paced": 16,
          "placed": 12,
          "spent": 5,
          "threw": 127,
          "went-out": 3,
        },
        "turns": 15,
      }
    `);
  });
  test('CP-8.2 to CP-8.14 two master teams over a hors pass, one rider gone', () => {
    expect(outcome('master-glacier-road.race.json')).toMatchInlineSnapshot(`
      {
        "first": [
          "Blue 3 +43",
          "Black 3 +147",
          "Black 5 +174",
          "Blue 1 +280",
        ],
        "over": true,
        "told": {
          "began": 35,
          "counted": 9,
          "ended": 1,
          "finished": 9,
          "formed": 249,
          "gained": 4,
          "linked": 1,
          "moved": 293,
          "ordered": 43,
          "paced": 10,
          "passed": 21,
          "placed": 9,
          "spent": 13,
          "threw": 292,
        },
        "turns": 34,
      }
    `);
  });
});
