import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Problem } from '@gruppetto/kernel';
import { losCiclistas } from '@gruppetto/los-ciclistas';
import { expect, test } from 'vitest';
import { parseTourScenario, playTourScenario } from '../src/index.ts';
import { paperPlan, paperRace } from './paper-race.ts';

const find = (id: string): Game | undefined => (id === paperRace.id ? paperRace : undefined);
const home = (rider: number, seconds: number) => ({ do: 'pass', stage: 0, at: 'finish', rider, arrival: { seconds } });

/** Two teams of three ride one flat stage: rider 4 wins it, ahead of 0, and 5 does not finish. */
const scenario = {
  format: 'gruppetto-tour-scenario',
  title: 'one day on paper',
  cites: ['T-1'],
  tour: paperPlan(['flat', 'flat'], { primes: [] }),
  entries: [home(4, 0), home(0, 10), home(1, 10), home(2, 20), home(3, 30), { do: 'leave', stage: 0, rider: 5, reason: 'crashed' }],
  expect: {},
};
const end = { do: 'end', stage: 0 };

function problems(part: object): readonly string[] {
  const parsed = parseTourScenario({ ...scenario, ...part }, find);
  const found: readonly Problem[] = parsed.ok ? playTourScenario(paperRace, parsed.value).problems : parsed.problems;
  return found.map(({ at, need }) => `${at}: ${need.reason}`);
}

test('a tour is entered, and its classifications, jerseys and seats are as expected', () => {
  const entries = [...scenario.entries, end];
  expect(
    problems({
      entries,
      expect: {
        over: false,
        classifications: {
          general: {
            $has: [
              { entrant: 4, place: 1, total: 0 },
              { entrant: 0, total: 10 },
            ],
          },
          regularity: { $has: [{ entrant: 4, total: 10 }] },
        },
        jerseys: { $has: [{ jersey: 'yellow', rider: 4 }] },
        gone: { $has: [{ rider: 5 }] },
        seats: { $has: [{ seat: 1, place: 1 }] },
        stages: { $has: [{ status: 'closed' }, { status: 'open' }] },
      },
    }),
  ).toEqual([]);
});

test('what comes otherwise has a place', () => {
  expect(problems({ expect: { over: true, classifications: { general: { $has: [{ entrant: 4, total: 5 }] }, youth: [] } } })).toEqual([
    'expect.over: differs',
    'expect.classifications.general: differs',
    'expect.classifications.youth: differs',
  ]);
});

test('an entry that the tour does not take is named, unless it is expected', () => {
  const entries = [...scenario.entries.slice(1), end];
  expect(problems({ entries })).toEqual(['entries[5]: stage-incomplete']);
  expect(problems({ entries, expect: { refused: { reason: 'stage-incomplete' } } })).toEqual([]);
  expect(problems({ entries, expect: { refused: { reason: 'no-such-stage' } } })).toEqual(['expect.refused.reason: differs']);
  expect(problems({ expect: { refused: {} } })).toEqual(['expect.refused: differs']);
});

test('between two entries the tour is as expected, and riders go by name', () => {
  const teams = ['red', 'blue'];
  const named = [{ do: 'pass', stage: 0, at: 'finish', rider: 'blue2', arrival: { seconds: 0 } }, ...scenario.entries.slice(1)];
  const general = (entrant: string) => ({ expect: { classifications: { general: { $has: [{ entrant, place: 1 }] } } } });
  expect(
    problems({ teams, entries: [...named, { expect: { over: false, jerseys: [] } }, end, general('blue2')], ...general('blue2') }),
  ).toEqual([]);
  expect(problems({ teams, entries: [...named, end, general('red1')], ...general('blue2') })).toEqual([
    'entries[7].expect.classifications.general: differs',
  ]);
  expect(problems({ teams, entries: [...named.slice(1), end, general('blue2')] })).toEqual(['entries[5]: stage-incomplete']);
  expect(problems({ entries: named })).toEqual(['entries[0].rider: need-integer']);
  expect(problems({ entries: [{ expect: { weather: 'rain' } }] })).toEqual(['entries[0].expect.weather: unknown-field']);
});

test('how the tour stands, and why an entry was refused, is there to print', () => {
  const parsed = parseTourScenario({ ...scenario, entries: [end], expect: { refused: { reason: 'stage-incomplete' } } }, find);
  const played = parsed.ok ? playTourScenario(paperRace, parsed.value) : undefined;
  expect(played).toMatchObject({ over: false, jerseys: [], gone: [], refusal: { reason: 'stage-incomplete' }, problems: [] });
  expect(Object.keys(played?.classifications ?? {})).toContain('general');
});

test('a file that is none, an entry that is none and a plan that is none are named with their places', () => {
  expect(problems({ format: 'gruppetto-tour' })).toEqual(['format: wrong-format']);
  expect(problems({ entries: [{ do: 'fly' }] })).toEqual(['entries[0].do: need-one-of']);
  expect(problems({ tour: { ...scenario.tour, game: 'chess' } })).toEqual(['tour.game: unknown-game']);
  expect(problems({ expect: { weather: 'rain' } })).toEqual(['expect.weather: unknown-field']);
});

test.each(readdirSync(import.meta.dirname).filter((file) => file.endsWith('.scenario.json')))('%s', (file) => {
  const games = new Map<string, Game>([[losCiclistas.id, losCiclistas as unknown as Game]]);
  const parsed = parseTourScenario(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')), (id) => games.get(id));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(playTourScenario(games.get(parsed.value.tour.game) as Game, parsed.value).problems).toEqual([]);
});
