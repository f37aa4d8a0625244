import { gameIds } from '@gruppetto/catalogue';
import type { Fact } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { beforeBot, type Rhythm, rhythmOf, timesOf } from '../src/race/beats.ts';
import { offerOf } from '../src/race/offer.ts';
import { openGame } from '../src/race/rooms.ts';
import { type RiddenRace, ridden } from './ridden.ts';

const seeds = ['one', 'two', 'three', 'four', 'five'];

/** How long somebody thinks about a question, and somebody who is in a hurry, in milliseconds. */
const thought = 3000;
const hurried = 1500;

/** How long a step takes, and a bot's with the time before it. */
const stepTime = (facts: readonly Fact[], rhythm: Rhythm) => timesOf(facts, rhythm).reduce((sum, time) => sum + time, 0);
const botStepTime = (facts: readonly Fact[], rhythm: Rhythm) => beforeBot(rhythm) + stepTime(facts, rhythm);

/** A first race as somebody rides it who always takes the usual answer: what it asks, and what is shown how long. */
async function firstRace(id: (typeof gameIds)[number], seed: string) {
  const { screens } = await openGame(id);
  let questions = 0;
  const race = await ridden(id, `${seed} ${id}`, screens.courses?.[0]?.options, (rules, view, turn) => {
    const unasked = screens.unasked?.(view, turn);
    if (unasked !== undefined) return turn.choices[unasked];
    questions++;
    const previews = turn.choices.map((choice) => rules.preview(view, choice));
    const { usual, listed } = offerOf(previews, turn.seat, undefined, screens.usual?.(turn.choices));
    return turn.choices[usual ?? listed[0]];
  });
  return { questions, ...timesIn(race) };
}

function timesIn({ moments }: RiddenRace) {
  const seats = new Set([0]);
  let own = 0;
  let waiting = 0;
  for (const [index, { facts }] of moments.entries()) {
    const rhythm = rhythmOf(moments, index, seats);
    if (rhythm === 'own') own += stepTime(facts, rhythm);
    else waiting += botStepTime(facts, rhythm);
  }
  return { waiting, own };
}

const minutes = 60_000;

describe.each(gameIds)('%s', async (id) => {
  const watched = await Promise.all(seeds.map((seed) => ridden(id, `${seed} ${id}`)));

  test('a race that is watched takes less than four minutes', () => {
    for (const { moments } of watched)
      expect(moments.reduce((sum, { facts }) => sum + botStepTime(facts, 'watched'), 0)).toBeLessThan(4 * minutes);
  });

  if (watched[0].race.seats === 1) return;

  test('a first race against bots takes less than four minutes, and at most a third of it is waiting', async () => {
    const races = await Promise.all(seeds.map((seed) => firstRace(id, seed)));
    for (const { waiting, own, questions } of races) {
      const whole = waiting + own + questions * thought;
      expect(whole).toBeLessThan(4 * minutes);
      expect(waiting).toBeLessThanOrEqual(whole / 3);
    }
    const all = (part: 'waiting' | 'own' | 'questions') => races.reduce((sum, race) => sum + race[part], 0);
    expect(all('waiting')).toBeLessThanOrEqual((all('waiting') + all('own') + all('questions') * hurried) / 3);
  });
});

test('a first race of Cycling Party asks at most forty questions', async () => {
  for (const seed of seeds) expect((await firstRace('cycling-party', seed)).questions).toBeLessThanOrEqual(40);
});
