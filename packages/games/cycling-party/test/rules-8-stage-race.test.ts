import { type RiderId, SeededDice, type StageRace, type StageResult, type StagesBefore, type TypedStage } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type CyclingParty, cyclingParty, hexagonsFor, hexagonsInBox, type Options, type Stage, stages } from '../rules/index.ts';
import { before, inMaster } from './riders.ts';

type Tours = CyclingParty['StageRace'];

const race = cyclingParty.stageRace as StageRace<CyclingParty>;
const { options } = before({ options: inMaster, at: {} });
const seeds = Array.from({ length: 12 }, (_, seed) => `seed ${seed}`);
const counts = [...Array.from({ length: 21 }, (_, index) => index + 1), 50, 100];
const typesOf = (tour: readonly Options[]) => tour.map(({ own }) => (own as Stage).type);
const share = (tour: readonly Options[], ...types: readonly string[]) =>
  typesOf(tour).filter((type) => types.includes(type)).length / tour.length;
const model = (kind: Tours['Kind'], count: number, seed: string, base = options) => race.model(kind, count, base, new SeededDice(seed));

const nothing: StagesBefore = { results: [], rankings: [], gone: [], jerseys: [], plan: [options] };

describe('CP-9.3, CP-9.5 model tours', () => {
  test('CP-9.3 there are five kinds', () =>
    expect(race.kinds).toEqual(['flat', 'medium-mountain', 'high-mountain', 'classic', 'long-tour']));

  test.each(race.kinds)(
    'CP-9.5, CP-8.2 %s: every stage of any number, with any dice, is valid, and the printed box can build it',
    (kind) => {
      for (const count of counts)
        for (const seed of seeds) {
          const tour = model(kind, count, seed, { ...options, teams: 2 + (count % 5), riders: 5 + (count % 2) });
          expect(tour).toHaveLength(count);
          for (const one of tour) {
            expect(cyclingParty.options.parse(one)).toEqual({ ok: true, value: one });
            expect(one).toMatchObject({ version: 'master', teams: 2 + (count % 5), riders: 5 + (count % 2) });
            expect(hexagonsFor(one.own as Stage)).toBeLessThanOrEqual(hexagonsInBox);
          }
          expect(new Set(tour.map((one) => JSON.stringify(one.own))).size).toBe(count);
        }
    },
  );

  test('CP-9.5 the same dice make the same tour, others another', () => {
    for (const kind of race.kinds) {
      expect(model(kind, 9, 'a')).toEqual(model(kind, 9, 'a'));
      expect(model(kind, 9, 'a')).not.toEqual(model(kind, 9, 'b'));
    }
  });

  test('CP-9.5 the mix of types fits the kind', () => {
    for (const count of counts.slice(4))
      for (const seed of seeds) {
        expect(share(model('flat', count, seed), 'flat', 'low')).toBeGreaterThan(0.7);
        expect(share(model('flat', count, seed), 'high')).toBe(0);
        expect(share(model('medium-mountain', count, seed), 'low', 'medium')).toBeGreaterThan(0.5);
        expect(share(model('medium-mountain', count, seed), 'high')).toBeLessThan(0.25);
        expect(share(model('high-mountain', count, seed), 'medium', 'high')).toBeGreaterThan(0.5);
        expect(share(model('high-mountain', count, seed), 'high')).toBeGreaterThan(0.3);
        expect(share(model('classic', count, seed), 'low', 'medium')).toBeGreaterThan(0.7);
        expect(share(model('classic', count, seed), 'high')).toBe(0);
        expect(new Set(typesOf(model('long-tour', count, seed))).size).toBe(4);
        expect(typesOf(model('long-tour', count, seed)).at(-1)).toBe('flat');
      }
  });

  test('CP-9.5 no tour begins with its hardest stage, if it has another', () => {
    for (const kind of race.kinds)
      for (const count of counts)
        for (const seed of seeds) {
          const types = typesOf(model(kind, count, seed));
          if (new Set(types).size > 1) expect(types[0]).not.toBe(types.includes('high') ? 'high' : 'medium');
        }
  });

  test('CP-9.3 a tour of one day is what its kind says', () =>
    expect(race.kinds.map((kind) => typesOf(model(kind, 1, 'x'))[0])).toEqual(['flat', 'medium', 'high', 'low', 'flat']));
});

test('CP-9.4 points: a default for stage wins and for places in all five classifications, which grows with the tour', () => {
  const short = race.tourPoints?.(options, 3);
  const long = race.tourPoints?.(options, 21);
  expect(short).toEqual({
    stageWin: 5,
    places: { individual: [10, 7, 5, 3, 1], mountain: [5, 3, 1], sprints: [5, 3, 1], regularity: [5, 3, 1], teams: [6, 4, 2] },
  });
  expect(Object.keys(long?.places ?? {})).toEqual(race.classifications(options).map(({ id }) => id));
  expect(long?.places.individual).toEqual([70, 49, 35, 21, 7]);
  expect(race.tourPoints?.(options, 1)).toEqual(short);
  expect(race.tourPoints?.(options, 4).places.teams).toEqual([12, 8, 4]);
});

describe('CP-8.3, CP-8.5, CP-8.13, CP-8.14 what the stages before leave', () => {
  const queen: Options = { ...options, own: stages['queen-stage'] };
  const left = (...mountainAttacks: number[]): StageResult => ({ day: 'high', riders: [], primes: [], left: { mountainAttacks } });

  test('CP-8.3 a tour gives half as many mountain attacks as it has hors passes, rounded up', () => {
    // Two, one and two hors passes.
    const plan = [queen, options, queen];
    expect(race.start(queen, { ...nothing, plan }).before?.mountainAttacks).toEqual([3, 3]);
    expect(race.start(queen, { ...nothing, plan: [queen, queen] }).before?.mountainAttacks).toEqual([2, 2]);
  });
  test('CP-8.14 those that were used are gone', () => {
    const plan = [queen, options, queen];
    expect(race.start(queen, { ...nothing, plan, results: [left(1, 0), left(2, 1)] }).before?.mountainAttacks).toEqual([0, 2]);
    // A later stage was given fewer passes.
    expect(race.start(options, { ...nothing, plan: [options], results: [left(3, 0)] }).before?.mountainAttacks).toEqual([0, 1]);
  });
  test('CP-8.5, CP-8.13 who has left does not start; the leaders wear their jerseys', () => {
    const jerseys = [{ rider: 7, jersey: 'yellow' as const }];
    const started = race.start(options, { ...nothing, gone: [3, 5], jerseys });
    expect(started.before).toEqual({ absent: [3, 5], mountainAttacks: [1, 1], jerseys });
    expect(cyclingParty.options.parse(started)).toMatchObject({ ok: true });
    const stage = cyclingParty.race(started);
    const board = stage.board(stage.setup(new SeededDice('x')));
    expect(board.riders.filter(({ jersey }) => jersey).map(({ rider, jersey }) => [rider, jersey])).toEqual([[7, 'yellow']]);
    expect(board.riders).toHaveLength(8);
  });
});

describe('CP-8.6, CP-8.8 the result of a stage', () => {
  test('CP-8.5, CP-8.14 everybody who started, points, and the mountain attacks that were used', () => {
    const started = race.start(options, { ...nothing, gone: [3] });
    const { state } = {
      state: cyclingParty.race(started).place({
        turn: 20,
        road: [],
        teams: [{ mountainAttacks: 0 }, {}],
        home: [
          { rider: 5, overrun: 4, turn: 18, front: 4, die: 2 },
          { rider: 0, overrun: 9, turn: 19, front: 11, die: 1 },
        ],
        out: [
          { rider: 3, reason: 'absent' },
          { rider: 1, reason: 'crashed' },
          { rider: 2, reason: 'crashed' },
          ...[4, 6, 7, 8, 9].map((rider) => ({ rider, reason: 'crashed' as const })),
        ],
        passed: [[5, 0], [0], [], [], [], []],
      }),
    };
    expect(race.result(started, state)).toEqual({
      day: 'high',
      riders: [
        { rider: 5, place: 1, value: 44 },
        { rider: 0, place: 2, value: 60 + 10 },
        ...[9, 8, 7, 6, 4, 2, 1].map((rider) => ({ rider, place: 3, out: 'crashed' })),
      ],
      primes: [
        { id: 'sprint-1', kind: 'sprint', order: [5, 0] },
        { id: 'pass-1', kind: 'hors', order: [0] },
        { id: 'sprint-2', kind: 'sprint', order: [] },
        { id: 'pass-2', kind: 'first', order: [] },
        { id: 'sprint-3', kind: 'sprint', order: [] },
        { id: 'pass-3', kind: 'third', order: [] },
      ],
      left: { mountainAttacks: [1, 0] },
    });
  });
});

describe('CP-8.8, CP-9.7 a typed stage', () => {
  const at = (minutes: number, square: number, die: number, front?: number): Tours['Arrival'] => ({
    minutes,
    square,
    die,
    ...(front && { front }),
  });
  const home: readonly (readonly [RiderId, Tours['Arrival']])[] = [
    [0, at(0, 10, 1)],
    [1, at(0, 4, 6)],
    [2, at(0, 4, 3, 6)],
    [3, at(0, 4, 3, 6)],
    [4, at(0, 1, 3, 6)],
    [5, at(2, 14, 2)],
    [6, at(2, 12, 6)],
    [7, at(3, 1, 1)],
    [8, at(3, 1, 1)],
  ];
  const full = (options: Options) =>
    race.primes(options).map(({ id, places }) => ({ id, order: Array.from({ length: places }, (_, rider) => rider) }));
  const typed: TypedStage = {
    arrivals: home.map(([rider, arrival]) => ({ rider, arrival })),
    primes: full(options),
    out: [{ rider: 9, reason: 'crashed' }],
    used: [{ seat: 1, what: 'mountain-attack', amount: 1 }],
  };
  const problems = (stage: TypedStage, of = options) => {
    const parsed = race.typed(of, stage);
    return parsed.ok ? [] : parsed.problems.map(({ at, need }) => [at, need.reason]);
  };
  const withHome = (nth: number, arrival: Tours['Arrival']): TypedStage => ({
    ...typed,
    arrivals: typed.arrivals.map((one, index) => (index === nth ? { ...one, arrival } : one)),
  });

  test('CP-8.8, CP-8.9 comes to times, places, points and what is left', () => {
    const parsed = race.typed(options, typed);
    expect(parsed).toMatchObject({ ok: true, value: { day: 'high', primes: race.primes(options).map(({ id, kind }) => ({ id, kind })) } });
    if (!parsed.ok) return;
    expect(parsed.value.riders.map(({ rider, place, value }) => [rider, place, value])).toEqual([
      [0, 1, 15],
      [1, 2, 40],
      [2, 3, 33],
      [3, 4, 33],
      [4, 5, 33],
      [5, 6, 124],
      [6, 7, 120],
      [7, 8, 240],
      [8, 9, 240],
      [9, 10, undefined],
    ]);
    expect(parsed.value.riders.at(-1)?.out).toBe('crashed');
    expect(parsed.value.left).toEqual({ mountainAttacks: [0, 1] });
  });
  test('CP-8.5 a rider who did not finish is not said to have crashed', () => {
    const parsed = race.typed(options, { ...typed, out: [{ rider: 9, reason: 'did-not-finish' }] });
    expect(parsed.ok && parsed.value.riders.at(-1)?.out).toBe('did-not-finish');
    expect(problems({ ...typed, out: [{ rider: 9, reason: 'bored' }] })).toEqual([['out[0].reason', 'need-one-of']]);
  });
  test('CP-8.8 an arrival is worth its seconds while it is typed', () => expect(race.arrivalValue?.(at(1, 1, 3, 6))).toBe(93));
  test('CP-9.7 everybody is home or out, once', () => {
    expect(problems({ ...typed, out: [] })).toEqual([['arrivals', 'neither-home-nor-out']]);
    expect(problems({ ...typed, out: [...typed.out, { rider: 3, reason: 'crashed' }] })).toEqual([['out[1].rider', 'named-twice']]);
    expect(problems({ ...typed, out: [{ rider: 9, reason: 'withdrew' }] })).toEqual([['out[0].reason', 'need-one-of']]);
    const gone = race.start(options, { ...nothing, gone: [9] });
    expect(problems(typed, gone)).toEqual([['out[0].rider', 'no-starter']]);
    expect(problems({ ...typed, out: [] }, gone)).toEqual([]);
  });
  test('CP-9.7 every prime has as many as it has places, unless fewer came home, and nobody twice', () => {
    const short = typed.primes.map((prime) => (prime.id === 'pass-2' ? { ...prime, order: [0, 1, 2] } : prime));
    expect(problems({ ...typed, primes: short })).toEqual([['primes', 'prime-not-full']]);
    const twice = typed.primes.map((prime) => (prime.id === 'pass-2' ? { ...prime, order: [0, 1, 2, 0] } : prime));
    expect(problems({ ...typed, primes: twice })).toEqual([['primes[3].order[3]', 'named-twice']]);
    const two = {
      ...typed,
      arrivals: typed.arrivals.slice(0, 2),
      out: [2, 3, 4, 5, 6, 7, 8, 9].map((rider) => ({ rider, reason: 'crashed' })),
      primes: typed.primes.map(({ id }) => ({ id, order: [1, 0] })),
    };
    expect(problems(two)).toEqual([]);
  });
  test('CP-8.8 who came out of order is named while others are still on the road', () => {
    const { arrivals } = withHome(1, at(0, 14, 6));
    const begun = { ...typed, arrivals: arrivals.slice(0, 2) };
    expect(problems(begun)).toContainEqual(['arrivals[1].arrival', 'home-further-than-ahead']);
    expect(problems(begun)).toContainEqual(['arrivals', 'neither-home-nor-out']);
  });
  test('CP-8.8 the first came in minute 0', () =>
    expect(problems(withHome(0, at(1, 10, 1)))).toContainEqual(['arrivals[0].arrival', 'first-after-a-minute']));
  test.each([
    ['an earlier minute', 5, at(2, 14, 2), 7, at(1, 1, 1), 'home-in-an-earlier-turn'],
    ['a greater overrun', 5, at(2, 14, 2), 6, at(2, 15, 6), 'home-further-than-ahead'],
    ['a higher die on the same square', 5, at(2, 14, 2), 6, at(2, 14, 3), 'home-with-a-higher-die'],
    ['the front of a peloton behind them', 5, at(2, 14, 2), 6, at(2, 12, 6, 11), 'front-behind-rider'],
  ])('CP-8.8 %s than the one placed before them is a contradiction', (_, ahead, first, behind, second, reason) => {
    expect(home[ahead]?.[1]).toEqual(first);
    expect(problems(withHome(behind, second))).toContainEqual([`arrivals[${behind}].arrival`, reason]);
  });
  test('CP-8.8 a better group time than that of a rider placed ahead is no error', () => expect(problems(typed)).toEqual([]));
  test('CP-8.8 what no arrival can be is refused', () =>
    expect(problems(withHome(6, { minutes: 2, square: 0, die: 7 }))).toEqual([
      ['arrivals[6].arrival.square', 'out-of-range'],
      ['arrivals[6].arrival.die', 'out-of-range'],
    ]));
});

describe('CP-9.8 advantages', () => {
  test('CP-6.6, CP-8.3, CP-8.14 of every team that starts; double throws at each first and hors pass', () => {
    const of = (seat: number, given: Options) => race.advantages(given).filter((one) => one.seat === seat);
    expect(of(1, options)).toEqual([
      { seat: 1, what: 'bottle', amount: 5 },
      { seat: 1, what: 'attack', amount: 1 },
      { seat: 1, what: 'sprint', amount: 1 },
      { seat: 1, what: 'mountain-attack', amount: 1, forTheTour: true },
      { seat: 1, what: 'double-throw', at: 'pass-1', amount: 2 },
      { seat: 1, what: 'double-throw', at: 'pass-2', amount: 1 },
    ]);
    const gone = race.start(options, { ...nothing, gone: [0, 1, 5, 6, 7, 8, 9] });
    expect(of(0, gone).map(({ what }) => what)).toEqual(['bottle', 'attack']);
    expect(of(1, gone)).toEqual([]);
  });
});
