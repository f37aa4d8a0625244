import { ScriptedDice, SeededDice, type StageRace, type StageResult, type StagesBefore, type TypedStage } from '@gruppetto/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Leader1, leader1, type Options, type Position, planProblems, tileOf } from '../rules/index.ts';
import { at, black, optionsOf, placed, plainRoad, raceOf, white } from './riders.ts';

const tours = leader1.stageRace as StageRace<Leader1>;
const plan = raceOf(plainRoad.hexagons, { kind: 'stage', bonusLines: [14, 20], sprints: [13, 19, 35] });
const stage = optionsOf(plan);
const everybody = [0, 1, 2, 3, 4, 5];

/** The stages before one. */
const after = (given: Partial<StagesBefore>): StagesBefore => ({ results: [], rankings: [], gone: [], jerseys: [], plan: [], ...given });

/** A stage that is over: riders home in this order, each so many turns after the first. */
function finished(
  gaps: readonly (readonly [rider: number, turn: number])[],
  others: Partial<Position> = {},
  options: Partial<Options> = {},
): StageResult {
  const position = at(Object.fromEntries(gaps.map(([rider]) => [rider, { place: 'home' }])), {
    turn: 40,
    front: 40,
    phase: 'over',
    home: gaps.map(([rider, turn]) => ({ rider, turn: 10 + turn })),
    ...others,
  });
  return tours.result(stage, placed(position, plan, options).state);
}

const inOrder = everybody.map((rider): [number, number] => [rider, 2 * rider]);

describe('L1-7.2 what a stage comes to', () => {
  test('L1-7.2 turns behind the winner, bonuses not counted yet', () => {
    const { day, riders } = finished(inOrder, { bonuses: [3, 3] });
    expect(day).toBe('stage');
    expect(riders).toEqual(everybody.map((rider) => ({ rider, place: rider + 1, value: 2 * rider })));
  });

  test('L1-7.2 the first rider past each bonus line; nobody, if the peloton was', () => {
    expect(tours.primes(stage)).toEqual([
      { id: 'line-1', kind: 'bonus-line', square: 14, places: 1 },
      { id: 'line-2', kind: 'bonus-line', square: 20, places: 1 },
    ]);
    expect(finished(inOrder, { bonuses: [-2, 5] }).primes).toEqual([
      { id: 'line-1', kind: 'bonus-line', order: [] },
      { id: 'line-2', kind: 'bonus-line', order: [5] },
    ]);
  });

  test('L1-7.2 riders who had left the tour are not in it', () => {
    const riders = everybody.map((rider) =>
      rider === 5 ? ({ place: 'out', energy: 0 } as const) : ({ place: 'home', energy: 1 } as const),
    );
    const before = { order: [0, 1], energy: [0, 0, 0, 0, 0, 0], pursuits: [0, 0], out: [5] };
    expect(finished(inOrder.slice(0, 5), { riders }, { before }).riders.map(({ rider }) => rider)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('L1-7.3 what a stage leaves to the next', () => {
  const riders = [9, 14, 15, 16, 3, 0].map((energy, rider) => ({ place: 'home' as const, energy, ...(rider < 2 && { kept: [4] }) }));
  const result = finished(inOrder, { pursuits: [1, 5], riders });

  test('L1-7.3 energy left over, kept tiles counted in, at most 15; at most 2 pursuits', () => {
    expect(result.left).toEqual({ energy: [13, 15, 15, 15, 3, 0], pursuits: [1, 2] });
  });

  const rankings = (...entrants: readonly number[]) => [
    { classification: 'general', lines: entrants.map((entrant, index) => ({ entrant, place: index + 1, total: index, stages: [index] })) },
  ];

  test('L1-7.3 it is added to the energy of the next stage, and to four pursuits', () => {
    const started = tours.start(stage, after({ results: [result], rankings: rankings(...everybody) }));
    expect(leader1.options.parse(started).ok).toBe(true);
    const state = leader1.race(started).setup(new ScriptedDice([]));
    expect(state.energy).toEqual([38, 40, 40, 40, 28, 25]);
    expect(state.pursuits).toEqual([5, 6]);
    expect(tours.advantages(started)).toEqual([
      { seat: black, what: 'pursuit', amount: 5, forTheTour: true },
      { seat: white, what: 'pursuit', amount: 6, forTheTour: true },
    ]);
  });

  test('L1-7.3 of the latest stage only', () => {
    const empty = finished(inOrder, { pursuits: [0, 0], riders: everybody.map(() => ({ place: 'home', energy: 0 })) });
    const { before } = tours.start(stage, after({ results: [result, empty], rankings: rankings(...everybody) }));
    expect(before).toMatchObject({ energy: [0, 0, 0, 0, 0, 0], pursuits: [0, 0] });
  });

  test('L1-7.3 nothing where the stage before told nothing', () => {
    const { left: _, ...withoutLeft } = result;
    const { before } = tours.start(stage, after({ results: [withoutLeft], rankings: rankings(...everybody) }));
    expect(before).toMatchObject({ energy: [0, 0, 0, 0, 0, 0], pursuits: [0, 0] });
  });

  test('L1-2.7 the teams start in the order of the general classification, by their best riders', () => {
    const order = (...entrants: number[]) =>
      tours.start(stage, after({ results: [result], rankings: rankings(...entrants) })).before?.order;
    expect(order(4, 0, 1, 2, 3, 5)).toEqual([white, black]);
    expect(order(2, 3, 4, 5, 0, 1)).toEqual([black, white]);
  });

  test('L1-7.2 riders who have left the tour do not start; a team without riders comes last', () => {
    const started = tours.start(stage, after({ results: [result], rankings: rankings(3, 4, 5), gone: [0, 1, 2] }));
    expect(started.before).toMatchObject({ order: [white, black], out: [0, 1, 2] });
    expect(leader1.options.parse(started).ok).toBe(true);
    expect(tours.advantages(started)).toEqual([{ seat: white, what: 'pursuit', amount: 6, forTheTour: true }]);
    expect(leader1.race(started).setup(new ScriptedDice([])).place).toEqual(['out', 'out', 'out', 'back', 'back', 'back']);
  });

  test('L1-2.3, L1-2.7 the first stage starts as it was planned: six pursuits, and the order is drawn by lot', () => {
    expect(tours.start(stage, after({ rankings: rankings() }))).toEqual(stage);
    const planned = { order: [1, 0], energy: [9, 9, 9, 9, 9, 9], pursuits: [2, 2], out: [0] };
    expect(tours.start({ ...stage, before: planned }, after({ rankings: rankings() }))).toEqual(stage);
    expect(tours.advantages(stage).map(({ amount }) => amount)).toEqual([6, 6]);
  });

  test('L1-7.2 the leader wears the jersey on the road', () => {
    const jerseys = [{ rider: 3, jersey: 'yellow' }] as const;
    const started = tours.start(stage, after({ results: [result], rankings: rankings(3, 0, 1, 2, 4, 5), jerseys }));
    const position = at({ 0: { row: 14, lane: 1 }, 3: { row: 15, lane: 2, fallen: 6 } });
    const race = leader1.race(started);
    expect(race.board(race.view(race.place(position), 'spectator')).riders).toEqual([
      { rider: 3, square: 15, lane: 2, jersey: 'yellow', mark: 'fallen' },
      { rider: 0, square: 14, lane: 1 },
    ]);
    expect(leader1.options.parse({ ...started, before: { ...started.before, leader: 6 } })).toEqual({
      ok: false,
      problems: [{ at: 'before.leader', need: { reason: 'no-such-rider', with: { rider: 6 } } }],
    });
  });

  test('L1-2.2 the pursuits of a shared team are counted at the seat that began it', () => {
    const shared = optionsOf(plan, { players: 6, ridersEach: 2 });
    expect(tours.advantages(shared).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});

describe('L1-7.2, L1-7.3 a stage that was ridden at a real table', () => {
  const home = (rider: number, turns: number, energy?: number) => ({
    rider,
    arrival: energy === undefined ? { turns } : { turns, energy },
  });
  const arrivals = [home(3, 11, 4), home(0, 11, 20), home(1, 12), home(2, 14, 0), home(4, 14, 15), home(5, 33, 16)];
  const typed = (given: Partial<TypedStage> = {}, options = stage) =>
    tours.typed(options, { arrivals, primes: [{ id: 'line-2', order: [5] }], out: [], used: [], ...given });

  test('L1-7.2 only the difference to the winner’s turn counts; the order it was typed in is that of the places', () => {
    expect(typed({ used: [{ seat: white, what: 'pursuit', amount: 5 }] })).toEqual({
      ok: true,
      value: {
        day: 'stage',
        riders: [
          { rider: 3, place: 1, value: 0 },
          { rider: 0, place: 2, value: 0 },
          { rider: 1, place: 3, value: 1 },
          { rider: 2, place: 4, value: 3 },
          { rider: 4, place: 5, value: 3 },
          { rider: 5, place: 6, value: 22 },
        ],
        primes: [
          { id: 'line-1', kind: 'bonus-line', order: [] },
          { id: 'line-2', kind: 'bonus-line', order: [5] },
        ],
        // L1-7.3: at most 15, nothing where nothing is told; black has all six pursuits left, white one.
        left: { energy: [15, 0, 0, 4, 15, 15], pursuits: [2, 1] },
      },
    });
  });

  test('L1-7.2 typed or raced, the same stage has the same result', () => {
    const raced = finished(
      arrivals.map(({ rider, arrival: { turns } }) => [rider, turns - 11]),
      { bonuses: [-2, 5], pursuits: [6, 1], riders: [20, 0, 0, 4, 15, 16].map((energy) => ({ place: 'home', energy })) },
    );
    expect(typed({ used: [{ seat: white, what: 'pursuit', amount: 5 }] })).toEqual({ ok: true, value: raced });
  });

  test('L1-7.2 a rider who does not come home has no time, and leaves the tour', () => {
    const out = [5, 4].map((rider) => ({ rider, reason: 'abandoned' }));
    const result = typed({ arrivals: arrivals.slice(0, 4), out });
    expect(result.ok && result.value.riders.slice(4)).toEqual([
      { rider: 4, place: 5, out: 'abandoned' },
      { rider: 5, place: 6, out: 'abandoned' },
    ]);
    expect(tours.outLeaves).toBe(true);
  });

  test('L1-7.3 later in a tour there are fewer pursuits to use, and riders who have left are not missed', () => {
    const before = { order: [1, 0], energy: [0, 0, 0, 0, 0, 0], pursuits: [1, 0], out: [5] };
    const used = [{ seat: black, what: 'pursuit', amount: 4 }];
    const result = typed({ arrivals: arrivals.slice(0, 5), primes: [], used }, { ...stage, before });
    expect(result.ok && result.value.left).toMatchObject({ pursuits: [1, 2] });
  });

  const rest = arrivals.slice(1);
  const pursuits = (...amounts: readonly number[]) => ({ used: amounts.map((amount) => ({ seat: black, what: 'pursuit', amount })) });
  test.each<[string, Partial<TypedStage>, string, string]>([
    ['a rider is missing', { arrivals: rest }, 'arrivals', 'neither-home-nor-out'],
    ['nobody of that number rides', { arrivals: [...arrivals, home(6, 40)] }, 'arrivals[6].rider', 'no-starter'],
    ['L1-7.1 an earlier turn goes before', { arrivals: [home(3, 12), ...rest] }, 'arrivals[1].arrival.turns', 'home-out-of-order'],
    ['the turn is missing', { arrivals: [{ rider: 3, arrival: {} }, ...rest] }, 'arrivals[0].arrival.turns', 'missing'],
    ['energy is less than none', { arrivals: [home(3, 11, -1), ...rest] }, 'arrivals[0].arrival.energy', 'out-of-range'],
    ['L1-7.2 only the first past a line counts', { primes: [{ id: 'line-1', order: [0, 1] }] }, 'primes[0].order', 'wrong-count'],
    ['L1-1.5 there is no third line', { primes: [{ id: 'line-3', order: [0] }] }, 'primes[0].id', 'need-one-of'],
    ['L1-7.2 there is no such way out', { arrivals: rest, out: [{ rider: 3, reason: 'tired' }] }, 'out[0].reason', 'need-one-of'],
    ['L1-2.3 a team has six pursuits', pursuits(7), 'used[0].amount', 'out-of-range'],
    ['L1-2.3 a team has six pursuits, all in all', pursuits(4, 3), 'used[1].amount', 'out-of-range'],
    ['L1-2.3 nobody uses less than none', pursuits(-1), 'used[0].amount', 'out-of-range'],
    ['L1-2.3 there are no others to use', { used: [{ seat: black, what: 'bottle', amount: 1 }] }, 'used[0].what', 'need-one-of'],
    ['L1-2.2 there is no such team', { used: [{ seat: 2, what: 'pursuit', amount: 1 }] }, 'used[0].seat', 'out-of-range'],
  ])('%s', (_, given, place, reason) => {
    const result = typed(given);
    expect(!result.ok && result.problems.map(({ at: where, need }) => [where, need.reason])).toContainEqual([place, reason]);
  });

  test('L1-7.2 a rider who has left the tour can’t be typed', () => {
    const before = { order: [1, 0], energy: [0, 0, 0, 0, 0, 0], pursuits: [0, 0], out: [5] };
    const result = typed({}, { ...stage, before });
    expect(!result.ok && result.problems).toContainEqual({ at: 'arrivals[5].rider', need: { reason: 'no-starter', with: { rider: 5 } } });
  });
});

describe('model tours', () => {
  const tour = fc.record({
    kind: fc.constantFrom(...tours.kinds),
    stages: fc.integer({ min: 1, max: 21 }),
    seed: fc.string(),
    seats: fc.constantFrom(
      { players: 2, ridersEach: 3 },
      { players: 4, ridersEach: 3 },
      { players: 6, ridersEach: 2 },
      { players: 10, ridersEach: 1 },
    ),
    weather: fc.integer({ min: 0, max: 6 }),
    qualities: fc.boolean(),
  });

  test('L1-1.5 have as many stages as asked, each valid, the rest as in the base; the same dice make the same tour', () =>
    fc.assert(
      fc.property(tour, ({ kind, stages, seed, seats, weather, qualities }) => {
        const base: Options = { ...stage, ...seats, weather, qualities };
        const made = tours.model(kind, stages, base, new SeededDice(seed));
        expect(made).toHaveLength(stages);
        for (const options of made) {
          expect(leader1.options.parse(options)).toEqual({ ok: true, value: options });
          expect(options).toMatchObject({ ...seats, weather, qualities, own: { kind: 'stage' } });
          expect(planProblems(options.own as NonNullable<Options['own']>)).toEqual([]);
        }
        expect(tours.model(kind, stages, base, new SeededDice(seed))).toEqual(made);
      }),
    ));

  const grounds = (kind: Leader1['StageRace']['Kind']) =>
    tours.model(kind, 21, stage, new SeededDice(kind)).map(({ own }) => ({
      cobbles: own?.hexagons.some((id) => tileOf(id).cobbles),
      mountains: own?.hexagons.some((id) => tileOf(id).terrain === 'mountain'),
    }));

  test('have the character they are asked for; a mixed one has all of them', () => {
    expect(grounds('classic').some(({ mountains }) => mountains)).toBe(false);
    expect(grounds('cobbles').every(({ cobbles, mountains }) => cobbles && !mountains)).toBe(true);
    expect(grounds('mountains').every(({ mountains, cobbles }) => mountains && !cobbles)).toBe(true);
    const mixed = grounds('mixed');
    expect(mixed.filter(({ mountains }) => mountains)).toHaveLength(7);
    expect(mixed.filter(({ cobbles }) => cobbles).length).toBeGreaterThanOrEqual(7);
  });

  test('are others for other dice', () => {
    expect(tours.model('mixed', 3, stage, new SeededDice('a'))).not.toEqual(tours.model('mixed', 3, stage, new SeededDice('b')));
  });
});
