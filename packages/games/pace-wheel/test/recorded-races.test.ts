import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, type PaceWheel, paceWheel } from '../src/index.ts';
import { nameOf } from './racers.ts';

/** How often each fact was told, and who came in where: with the points of PW-7.3, or his square if he is on the road. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => paceWheel as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(paceWheel, record.value as RaceRecord<PaceWheel>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const told: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) told[type] = (told[type] ?? 0) + 1;
  const { over, riders } = paceWheel.standings(table.state);
  const places = riders.map(({ rider, value, square }) => `${nameOf(rider)} ${value ?? `on ${square}`}`);
  return { over, turn: table.state.turn, told, places };
}

describe('recorded races replay to the same end', () => {
  test('PW-1.1 to PW-6.2 four teams for a day, with feed and incidents', () => {
    expect(outcome('one-day.race.json')).toEqual({
      over: true,
      turn: 26,
      told: {
        began: 26,
        ended: 1,
        failed: 8,
        finished: 1,
        gained: 8,
        grouped: 13,
        moved: 353,
        paced: 40,
        placed: 12,
        punctured: 2,
        rode: 120,
        spent: 60,
        stayed: 2,
        threw: 37,
      },
      places: [
        'red2 0',
        'white3 on 93',
        'green2 on 89',
        'blue1 on 89',
        'blue2 on 88',
        'red1 on 82',
        'green1 on 80',
        'red3 on 80',
        'green3 on 80',
        'blue3 on 80',
        'white2 on 76',
        'white1 on 75',
      ],
    });
  });

  test('PW-7.1 to PW-7.3 three teams in a stage over mountains, with two dice', () => {
    expect(outcome('stage.race.json')).toEqual({
      over: true,
      turn: 47,
      told: {
        began: 47,
        ended: 1,
        failed: 7,
        finished: 9,
        grouped: 12,
        moved: 364,
        paced: 72,
        passed: 27,
        placed: 9,
        rode: 213,
        spent: 119,
        threw: 34,
      },
      places: ['blue1 0', 'red1 1', 'red3 6', 'green2 10', 'red2 10', 'green1 15', 'blue3 19', 'blue2 24', 'green3 26'],
    });
  });
});
