import { SeededDice, type StageRace, type TypedStage } from '@gruppetto/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LosCiclistas, losCiclistas, type Options, type Position } from '../rules/index.ts';

const race = losCiclistas.stageRace as StageRace<LosCiclistas>;
const base: Options = { players: 2, length: 60, events: false, elimination: false, end: 'all-home' };
const [red1, red2, red3, blue1, blue2, blue3] = [0, 1, 2, 3, 4, 5] as const;

describe('LC-5.1 what a stage comes to', () => {
  const over = (options: Options, position: Position) => race.result(options, losCiclistas.race(options).place(position));
  const home = [
    { rider: blue1, round: 1, label: 3 },
    { rider: red1, round: 1, label: 4 },
    { rider: red2, round: 1, label: 4 },
  ];

  test('LC-5.1 the scores of all who are home, 10 × round + label', () => {
    const later = [
      { rider: red3, round: 2, label: 0 },
      { rider: blue3, round: 3, label: 5 },
      { rider: blue2, round: 4, label: 9 },
    ];
    expect(over(base, { round: 12, road: [], bonuses: [0, 5], home: [...home, ...later], finishRound: 4 })).toEqual({
      day: 'road',
      riders: [
        { rider: blue1, place: 1, value: 13 },
        { rider: red1, place: 2, value: 14 },
        { rider: red2, place: 3, value: 14 },
        { rider: red3, place: 4, value: 20 },
        { rider: blue3, place: 5, value: 35 },
        { rider: blue2, place: 6, value: 49 },
      ],
      primes: [],
    });
  });

  test('LC-5.1 who is out (LC-5.3) or was on the road when it was stopped (LC-4.5) has a place and no score', () => {
    const options: Options = { ...base, length: 50, elimination: true, end: 'first-finish' };
    const road = [{ rider: blue2, space: 140 }];
    expect(over(options, { round: 20, road, bonuses: [0, 0], home, finishRound: 1, out: [red3, blue3], laps: 2 })).toEqual({
      day: 'circuit',
      riders: [
        { rider: blue1, place: 1, value: 13 },
        { rider: red1, place: 2, value: 14 },
        { rider: red2, place: 3, value: 14 },
        { rider: blue2, place: 4, out: 'on-the-road' },
        { rider: red3, place: 5, out: 'eliminated' },
        { rider: blue3, place: 6, out: 'eliminated' },
      ],
      primes: [],
    });
  });

  test('LC-5.1 who is out rides on in the tour, and counters do not carry over: a stage starts as it was planned', () => {
    expect(race.outLeaves).toBe(false);
    const results = [{ day: 'circuit', riders: [{ rider: red1, place: 1, value: 10 }], primes: [] }];
    expect(race.start(base, { results, rankings: [], gone: [], jerseys: [], plan: [] })).toEqual(base);
    expect(race.advantages(base)).toEqual([]);
  });
});

describe('LC-5.1 a stage that was ridden at a real table', () => {
  const at = (rider: number, round: number, label: number) => ({ rider, arrival: { round, label } });
  const arrivals = [at(blue1, 1, 3), at(red1, 1, 4), at(red2, 1, 4), at(red3, 2, 0), at(blue3, 3, 5), at(blue2, 4, 9)];
  const stage = (given: Partial<TypedStage>): TypedStage => ({ arrivals, primes: [], out: [], used: [], ...given });

  test('LC-4.4 round and label are its scores, and the order it was typed in its places', () => {
    expect(race.typed(base, stage({}))).toEqual({
      ok: true,
      value: {
        day: 'road',
        riders: [
          { rider: blue1, place: 1, value: 13 },
          { rider: red1, place: 2, value: 14 },
          { rider: red2, place: 3, value: 14 },
          { rider: red3, place: 4, value: 20 },
          { rider: blue3, place: 5, value: 35 },
          { rider: blue2, place: 6, value: 49 },
        ],
        primes: [],
      },
    });
  });

  test('LC-4.4 the score of an arrival is known while it is typed', () => {
    expect(race.arrivalValue?.({ round: 2, label: 7 })).toBe(27);
  });

  test('LC-5.3 of those who went out the last to go is placed first, behind those who were on the road when it was stopped', () => {
    const out = [
      { rider: blue3, reason: 'eliminated' },
      { rider: blue2, reason: 'on-the-road' },
      { rider: red3, reason: 'eliminated' },
    ];
    const typed = race.typed({ ...base, elimination: true, length: 50 }, stage({ arrivals: arrivals.slice(0, 3), out }));
    expect(typed.ok && typed.value.riders.slice(3)).toEqual([
      { rider: blue2, place: 4, out: 'on-the-road' },
      { rider: red3, place: 5, out: 'eliminated' },
      { rider: blue3, place: 6, out: 'eliminated' },
    ]);
  });

  const rest = arrivals.slice(1);
  const stopped = { rider: blue2, reason: 'on-the-road' };
  test.each<[string, Partial<TypedStage>, string, string]>([
    ['a rider is missing', { arrivals: rest }, 'arrivals', 'neither-home-nor-out'],
    ['a rider is home twice', { arrivals: [...arrivals, at(red1, 5, 0)] }, 'arrivals[6].rider', 'named-twice'],
    ['nobody of that number rides', { arrivals: [...arrivals, at(6, 5, 0)] }, 'arrivals[6].rider', 'no-starter'],
    ['LC-1.1 there is no label 10', { arrivals: [at(blue1, 1, 10), ...rest] }, 'arrivals[0].arrival.label', 'out-of-range'],
    ['LC-4.4 the first is home in round 1', { arrivals: [at(blue1, 2, 3), ...rest] }, 'arrivals[0].arrival', 'first-not-in-round-1'],
    ['LC-4.2 the lower score is placed before', { arrivals: [at(blue1, 1, 5), ...rest] }, 'arrivals[1].arrival', 'home-out-of-order'],
    ['LC-5.3 nobody is eliminated on the road', { out: [{ rider: blue2, reason: 'eliminated' }] }, 'out[0].reason', 'need-one-of'],
    [
      'LC-4.5 stopped after the first finishing round',
      { arrivals: arrivals.slice(0, 5), out: [stopped] },
      'arrivals[3].arrival',
      'home-after-the-stop',
    ],
    [
      'LC-4.5 a stage is stopped when somebody is home',
      { arrivals: [], out: [red1, red2, red3, blue1, blue2, blue3].map((rider) => ({ rider, reason: 'on-the-road' })) },
      'arrivals',
      'nobody-home',
    ],
    ['there is no prime', { primes: [{ id: 'sprint-1', order: [] }] }, 'primes[0].id', 'need-one-of'],
  ])('%s', (_, given, place, reason) => {
    const typed = race.typed(base, stage(given));
    expect(!typed.ok && typed.problems.map(({ at: where, need }) => [where, need.reason])).toContainEqual([place, reason]);
  });
});

describe('model tours', () => {
  const tour = fc.record({
    kind: fc.constantFrom(...race.kinds),
    stages: fc.integer({ min: 1, max: 21 }),
    seed: fc.string(),
    players: fc.integer({ min: 2, max: 10 }),
    events: fc.boolean(),
    end: fc.constantFrom('all-home', 'first-finish'),
  });

  test('have as many stages as asked, each valid, with the players and the end of the base; the same dice make the same tour', () =>
    fc.assert(
      fc.property(tour, ({ kind, stages, seed, players, events, end }) => {
        const start: Options = { ...base, players, events, end };
        const made = race.model(kind, stages, start, new SeededDice(seed));
        expect(made).toHaveLength(stages);
        for (const options of made) {
          expect(losCiclistas.options.parse(options)).toEqual({ ok: true, value: options });
          expect([options.players, options.end]).toEqual([players, end]);
          expect(options.elimination).toBe(kind === 'circuits' || (kind === 'grand-tour' && options.elimination));
          if (kind === 'road') expect(options.events).toBe(events);
          if (kind === 'events') expect(options.events).toBe(true);
        }
        expect(race.model(kind, stages, start, new SeededDice(seed))).toEqual(made);
      }),
    ));

  test.each([
    ['grand-tour', 21],
    ['road', 13],
    ['events', 13],
    ['circuits', 4],
  ] as const)('a tour of %s has %i stages before one comes again', (kind, stages) => {
    const made = race.model(kind, stages, base, new SeededDice('varied'));
    expect(new Set(made.map((options) => JSON.stringify(options))).size).toBe(stages);
  });

  test('a grand tour has road races, some with event cards, and circuits', () => {
    const made = race.model('grand-tour', 21, base, new SeededDice('varied'));
    expect(made.filter(({ elimination }) => elimination)).toHaveLength(4);
    expect(made.filter(({ elimination, events }) => !elimination && events)).toHaveLength(4);
    expect(made.filter(({ elimination, events }) => !elimination && !events)).toHaveLength(13);
  });

  test('other dice make another tour', () => {
    const made = (seed: string) => race.model('road', 5, base, new SeededDice(seed));
    expect(made('one')).not.toEqual(made('another'));
  });
});
