import { SeededDice, type StageRace, type TypedStage } from '@gruppetto/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaceWheel, paceWheel } from '../rules/index.ts';
import { optionsOf, type RacerName, racer, racers } from './racers.ts';

const stage = { race: 'stage' } as const;
type Kind = PaceWheel['StageRace']['Kind'];

const race = paceWheel.stageRace as StageRace<PaceWheel>;

describe('PW-7.3 a stage that was ridden at a real table', () => {
  const options = optionsOf({ ...stage, course: 'f20 u5 f75' });
  const at = (name: RacerName, turns: number, group: number) => ({ rider: racer(name), arrival: { turns, group } });
  const [a, b, c, d, e, f] = racers('blue3 red1 red2 blue1 blue2 red3');
  const good: TypedStage = {
    arrivals: [at('red1', 0, 1), at('blue1', 0, 2), at('red2', 0, 1), at('blue2', 1, 2), at('red3', 2, 3), at('blue3', 2, 3)],
    primes: [{ id: 'top-1', order: [a, b, c, d] }],
    out: [],
    used: [],
  };

  test('PW-7.3 turns and groups come to the points', () => {
    const typed = race.typed(options, good);
    // The winner's group 1; second of all and first of their group 1; the same and a turn; fifth, so 4, and two turns.
    expect(typed.ok && typed.value.riders.map(({ place, value }) => [place, value])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 1 + 1],
      [5, 4 + 2],
      [6, 4 + 2],
    ]);
    expect(typed.ok && typed.value.primes).toEqual([{ id: 'top-1', kind: 'top', order: [a, b, c, d] }]);
  });

  test.each<[string, Partial<TypedStage>, string]>([
    [
      'PW-7.3 the winner is no turn after the winner',
      { arrivals: [at('red1', 1, 1), ...good.arrivals.slice(1)] },
      'arrivals[0].arrival.turns: winner-not-at-0',
    ],
    [
      'PW-6.1 a racer who comes in an earlier turn is placed before',
      { arrivals: [...good.arrivals.slice(0, 5), at('blue3', 1, 3)] },
      'arrivals[5].arrival.turns: home-too-early',
    ],
    [
      'PW-6.2 everybody rides in',
      { arrivals: good.arrivals.slice(0, 5), out: [{ rider: racer('blue3'), reason: 'fell' }] },
      'out[0].reason: need-one-of',
    ],
    ['PW-7.2 four over the top', { primes: [{ id: 'top-1', order: [a, b, c] }] }, 'primes: prime-not-full'],
    ['PW-7.2 and no fifth', { primes: [{ id: 'top-1', order: [a, b, c, d, e] }] }, 'primes[0].order: wrong-count'],
    ['PW-7.2 none twice', { primes: [{ id: 'top-1', order: [a, b, f, f] }] }, 'primes[0].order[3]: named-twice'],
  ])('%s', (_, given, problem) => {
    const typed = race.typed(options, { ...good, ...given });
    expect(!typed.ok && typed.problems.map(({ at: where, need }) => `${where}: ${need.reason}`)).toContain(problem);
  });
});

describe('model tours', () => {
  const tour = fc.record({
    kind: fc.constantFrom(...race.kinds),
    stages: fc.integer({ min: 1, max: 21 }),
    seed: fc.string(),
    teams: fc.integer({ min: 1, max: 5 }),
    feed: fc.boolean(),
    incidents: fc.boolean(),
  });

  test('have as many stages as asked, all of them valid stages with what the base says', () =>
    fc.assert(
      fc.property(tour, ({ kind, stages, seed, teams, feed, incidents }) => {
        const base = optionsOf({ teams, feed, incidents });
        const made = race.model(kind, stages, base, new SeededDice(seed));
        expect(made).toHaveLength(stages);
        for (const options of made) {
          expect(paceWheel.options.parse(options)).toEqual({ ok: true, value: options });
          expect(options).toEqual({ ...base, race: 'stage', course: options.course });
        }
      }),
    ));

  const courses = (kind: Kind, seed: string) => race.model(kind, 21, optionsOf(), new SeededDice(seed)).map(({ course }) => course);

  test.each(['grand-tour', 'flat', 'hilly', 'mountains'] as const)('no two stages of a %s tour are alike, nor two tours', (kind) => {
    expect(new Set(courses(kind, 'one')).size).toBe(21);
    expect(courses(kind, 'one')).not.toEqual(courses(kind, 'another'));
  });

  test('ready-made roads come once each before one comes again', () => {
    expect(new Set(courses('ready-made', 'one').slice(0, 10)).size).toBe(10);
    expect(new Set(courses('ready-made', 'one').slice(10, 20)).size).toBe(10);
  });

  test('PW-7.2 a grand tour has more to climb than a flat one, and less than one in the mountains', () => {
    const uphill = (kind: Kind) =>
      courses(kind, 'one').reduce(
        (sum, course) => sum + [...course.matchAll(/[uU](\d+)/g)].reduce((squares, [, run]) => squares + Number(run), 0),
        0,
      );
    expect(uphill('flat')).toBeLessThan(uphill('hilly'));
    expect(uphill('hilly')).toBeLessThan(uphill('mountains'));
    expect(uphill('flat')).toBeLessThan(uphill('grand-tour'));
    expect(uphill('grand-tour')).toBeLessThan(uphill('mountains'));
  });
});
