import type { Game, Problem } from '@gruppetto/kernel';
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
  const found: readonly Problem[] = parsed.ok ? playTourScenario(paperRace, parsed.value) : parsed.problems;
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

test('a file that is none, an entry that is none and a plan that is none are named with their places', () => {
  expect(problems({ format: 'gruppetto-tour' })).toEqual(['format: wrong-format']);
  expect(problems({ entries: [{ do: 'fly' }] })).toEqual(['entries[0].do: need-one-of']);
  expect(problems({ tour: { ...scenario.tour, game: 'chess' } })).toEqual(['tour.game: unknown-game']);
  expect(problems({ expect: { weather: 'rain' } })).toEqual(['expect.weather: unknown-field']);
});
