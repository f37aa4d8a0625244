import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, type LosCiclistas, losCiclistas } from '../rules/index.ts';
import { nameOf } from './riders.ts';

/** How often each fact was told, and who came in where: `red1 1′5`, the space of one on the road, or why they are out. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => losCiclistas as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(losCiclistas, record.value as RaceRecord<LosCiclistas>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const factCounts: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) factCounts[type] = (factCounts[type] ?? 0) + 1;
  const { over, riders } = table.race.standings(table.state);
  const places = riders.map(({ rider, value, square, out }) => {
    const score = value === undefined ? undefined : `${Math.floor(value / 10)}′${value % 10}`;
    return `${nameOf(rider)} ${score ?? square ?? out}`;
  });
  return { over, bonuses: table.state.bonuses, factCounts, places };
}

describe('recorded races replay to the same end', () => {
  test('LC-1.1 to LC-4.5 four players on sixty spaces', () => {
    expect(outcome('sixty-spaces.race.json')).toEqual({
      over: true,
      bonuses: [0, 1, 0, 0],
      factCounts: { began: 11, ended: 1, finished: 12, gained: 31, moved: 93, placed: 12, spent: 22, threw: 71 },
      places: [
        'yellow3 1′5',
        'green3 1′6',
        'red1 1′7',
        'blue1 1′7',
        'green2 1′8',
        'yellow2 2′2',
        'green1 2′2',
        'blue2 2′4',
        'red2 2′4',
        'red3 2′8',
        'blue3 2′9',
        'yellow1 4′0',
      ],
    });
  });

  test('LC-5.2, LC-4.5 six players with event cards, stopped after the first finishing round', () => {
    expect(outcome('event-cards.race.json')).toEqual({
      over: true,
      bonuses: [0, 1, 1, 0, 0, 1],
      factCounts: { began: 15, ended: 1, finished: 2, gained: 94, moved: 246, placed: 18, spent: 63, stayed: 6, threw: 161, turned: 14 },
      places: [
        'green1 1′7',
        'blue3 1′9',
        'white3 119',
        'red2 114',
        'blue2 114',
        'green2 113',
        'black2 113',
        'red1 111',
        'white2 111',
        'black3 107',
        'red3 107',
        'yellow2 107',
        'white1 106',
        'green3 106',
        'blue1 106',
        'yellow1 101',
        'yellow3 97',
        'black1 96',
      ],
    });
  });

  test('LC-5.3, LC-5.2 five players on a circuit, with event cards', () => {
    expect(outcome('elimination.race.json')).toEqual({
      over: true,
      bonuses: [1, 0, 0, 0, 3],
      factCounts: {
        began: 23,
        ended: 1,
        finished: 10,
        gained: 61,
        moved: 231,
        placed: 15,
        spent: 43,
        stayed: 6,
        threw: 188,
        turned: 22,
        'went-out': 5,
      },
      places: [
        'white3 1′5',
        'green3 1′8',
        'yellow3 2′5',
        'white2 2′6',
        'red2 3′1',
        'green1 3′7',
        'red3 3′8',
        'green2 5′5',
        'blue2 5′6',
        'blue1 7′9',
        'white1 eliminated',
        'blue3 eliminated',
        'yellow1 eliminated',
        'yellow2 eliminated',
        'red1 eliminated',
      ],
    });
  });
});
