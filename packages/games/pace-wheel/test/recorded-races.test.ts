import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, type PaceWheel, paceWheel } from '../rules/index.ts';
import { nameOf } from './racers.ts';

/** How often each fact was told, and the places: with the points of PW-7.3, or the square of a racer on the road. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => paceWheel as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(paceWheel, record.value as RaceRecord<PaceWheel>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const factCounts: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) factCounts[type] = (factCounts[type] ?? 0) + 1;
  const { over, riders } = table.race.standings(table.state);
  const places = riders.map(({ rider, value, square }) => `${nameOf(rider)} ${value ?? `on ${square}`}`);
  return { over, turn: table.state.turn, factCounts, places };
}

describe('recorded races replay to the same end', () => {
  test('PW-1.1 to PW-6.2 four teams for a day, with feed and incidents', () => {
    expect(outcome('one-day.race.json')).toEqual({
      over: true,
      turn: 28,
      factCounts: {
        began: 28,
        ended: 1,
        failed: 11,
        finished: 2,
        gained: 11,
        grouped: 15,
        moved: 371,
        paced: 49,
        placed: 12,
        profiled: 12,
        punctured: 2,
        rode: 156,
        spent: 145,
        stayed: 2,
        threw: 34,
      },
      places: [
        'red1 0',
        'green1 1',
        'green3 on 111',
        'green2 on 111',
        'white3 on 109',
        'blue1 on 108',
        'blue3 on 108',
        'white2 on 96',
        'white1 on 96',
        'red3 on 90',
        'red2 on 90',
        'blue2 on 89',
      ],
    });
  });

  test('PW-7.1 to PW-7.3 three teams in a stage over mountains, with two dice', () => {
    expect(outcome('stage.race.json')).toEqual({
      over: true,
      turn: 54,
      factCounts: {
        began: 54,
        ended: 1,
        failed: 7,
        finished: 9,
        grouped: 13,
        moved: 380,
        paced: 53,
        passed: 27,
        placed: 9,
        profiled: 9,
        rode: 186,
        spent: 119,
        threw: 24,
      },
      places: ['red1 0', 'red2 7', 'green3 8', 'green1 10', 'blue3 13', 'green2 16', 'red3 19', 'blue2 20', 'blue1 33'],
    });
  });
});
