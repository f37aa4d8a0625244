import { readFileSync } from 'node:fs';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, type WielerSim, wielersim } from '../rules/index.ts';

/** How often each fact was told, and the first five: name, place, seconds, bonus seconds, points, mountain points. */
function outcome(file: string) {
  const input = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const record = parseRecord(input, () => wielersim as unknown as Game);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const replayed = replay(wielersim, record.value as RaceRecord<WielerSim>);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { table, facts } = replayed.value;
  const factCounts: Partial<Record<Fact['type'], number>> = {};
  for (const { type } of facts.flat()) factCounts[type] = (factCounts[type] ?? 0) + 1;
  const { riders } = table.race;
  // What the race gave them is what it told.
  const gained = (rider: number, what: string): number =>
    facts.flat().reduce((sum, fact) => (fact.type === 'gained' && fact.rider === rider && fact.what === what ? sum + fact.amount : sum), 0);
  const sums = table.race
    .standings(table.state)
    .riders.map(({ rider, place, value }) =>
      [riders[rider]?.name, place, value, ...['bonus-seconds', 'points', 'mountain-points'].map((what) => gained(rider, what))].join(' '),
    );
  return { over: table.race.standings(table.state).over, factCounts, first: sums.slice(0, 5) };
}

describe('recorded races replay to the same end', () => {
  test('WS-1.5, WS-4.10, WS-6.1 a cobbled classic', () => {
    expect(outcome('cobbled-classic.race.json')).toEqual({
      over: true,
      factCounts: {
        began: 34,
        placed: 20,
        weather: 2,
        threw: 425,
        happened: 68,
        moved: 580,
        accelerated: 37,
        caught: 63,
        'sprint-began': 6,
        sprinted: 35,
        passed: 8,
        gained: 26,
        gaps: 32,
        attacked: 40,
        countered: 15,
        split: 67,
        stayed: 10,
        finished: 20,
        ended: 1,
      },
      first: [
        'Unai Carrascosa 1 0 10 18 0',
        'Nicolò Brambati 2 66 6 12 0',
        'Luca Saltafosso 3 66 4 10 0',
        'Matthias Vogelsanger 4 66 2 12 0',
        'Théo Gaillardet 5 192 1 6 0',
      ],
    });
  });

  test('WS-1.4, WS-4.9, WS-6.3 a stage with a summit finish', () => {
    expect(outcome('summit-finish.race.json')).toEqual({
      over: true,
      factCounts: {
        began: 32,
        placed: 20,
        weather: 2,
        threw: 185,
        moved: 518,
        accelerated: 58,
        happened: 31,
        stayed: 1,
        split: 24,
        caught: 23,
        gaps: 30,
        attacked: 22,
        countered: 22,
        passed: 28,
        gained: 31,
        'sprint-began': 3,
        sprinted: 8,
        finished: 20,
        ended: 1,
      },
      first: [
        'Maarten Van Grimbeek 1 0 0 0 19',
        'Koen Den Hartigh 2 144 0 3 22',
        'Anders Vestergren 3 156 6 10 30',
        'Javier Navacerros 4 168 0 2 10',
        'Harry Llanwyn 5 168 0 0 6',
      ],
    });
  });

  test('WS-7.1 a prologue', () => {
    expect(outcome('prologue.race.json')).toEqual({
      over: true,
      factCounts: { began: 1, timed: 20, finished: 20, ended: 1 },
      first: [
        'Luca Saltafosso 1 0 0 0 0',
        'Matej Sokolnicki 2 2 0 0 0',
        'Mathis Vauquelard 3 5 0 0 0',
        'Matthias Vogelsanger 4 6 0 0 0',
        'Sander Ossewaarde 4 6 0 0 0',
      ],
    });
  });
});
