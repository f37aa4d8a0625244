import { ScriptedDice, type Seat, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, givenProfile, type Options, paceWheel, presets } from '../rules/index.ts';
import {
  blue1,
  blue2,
  blue3,
  breakAway,
  exampleFrom,
  give,
  giveUsual,
  look,
  optionsOf,
  placeRacer,
  pointsOf,
  raceOf,
  red1,
  red2,
  red3,
  ride,
} from './racers.ts';

const problemsOf = (options: object) => {
  const parsed = paceWheel.options.parse(options);
  return parsed.ok ? [] : parsed.problems;
};

describe('PW-1.1 teams', () => {
  test('PW-1.1 a table is set for four teams of three: twelve racers', () => {
    expect(paceWheel.options.parse({})).toMatchObject({ ok: true, value: { teams: 4 } });
    const { seats, riders } = raceOf({ teams: 4 });
    expect(seats).toBe(4);
    expect(riders).toHaveLength(12);
    expect(riders[7]).toEqual({ seat: 2, team: 2, number: 2 });
  });

  test.each([1, 2, 3, 4, 5])('PW-1.1 %i teams can race', (teams) => expect(raceOf({ teams }).seats).toBe(teams));

  test.each([0, 6])('PW-1.1 %i teams cannot', (teams) =>
    expect(problemsOf({ teams })).toEqual([{ at: 'teams', need: { reason: 'out-of-range', with: { value: teams, min: 1, max: 5 } } }]),
  );
});

const nothing = { sprint: 0, stamina: 0, climbing: 0 };
const { sprinter, rouleur, climber } = presets;

/** The set-up of two teams, blue begins: these racers are still to be given points, and these have some. */
const giving = (asked: readonly number[], points: Readonly<Record<number, object>> = {}) => ({
  turn: 0,
  seat: 1,
  road: [],
  points: [0, 1, 2, 3, 4, 5].map((rider) => ({ ...nothing, ...points[rider] })),
  groups: [],
  now: { step: 'give' as const, asked },
});
const atTheTable: Partial<Options> = { profiles: 'at-the-table' };

describe('PW-1.2 profiles at the table', () => {
  exampleFrom('PW-1.2', 'in turn, racer by racer, each player gives one racer 15 points', {
    options: atTheTable,
    position: giving([blue1, red1, blue2, red2, blue3, red3]),
    choices: [
      look({ turn: { seat: 1, rider: blue1 } }),
      give(10, 5, 0),
      look({ turn: { seat: 0, rider: red1 } }),
      give(0, 10, 5),
      look({ turn: { seat: 1, rider: blue2 } }),
      give(5, 5, 5),
    ],
    then: {
      turn: { seat: 0, rider: red2 },
      position: {
        points: [
          { sprint: 0, stamina: 10, climbing: 5 },
          nothing,
          nothing,
          { sprint: 10, stamina: 5, climbing: 0 },
          presets['all-rounder'],
          nothing,
        ],
      },
      facts: [{ type: 'profiled', rule: 'PW-1.2', seat: 1, rider: blue1, sprint: 10, stamina: 5, climbing: 0 }],
    },
  });

  exampleFrom('PW-1.2', 'sprint, stamina and climbing get 0 to 10 each, 15 in all', {
    options: atTheTable,
    position: giving([blue1, red1, blue2, red2, blue3, red3]),
    choices: [],
    then: {
      offers: [give(10, 5, 0), give(0, 5, 10), give(7, 4, 4)],
      noOffers: [give(5, 5, 4), give(5, 5, 6), give(11, 4, 0), { do: 'give', sprint: 11 }, { do: 'give', climbing: -1 }],
    },
  });

  exampleFrom('PW-1.2', 'the usual three are a sprinter, a rouleur and a climber, and their player is not asked again', {
    options: atTheTable,
    position: giving([blue1, red1, blue2, red2, blue3, red3]),
    choices: [giveUsual, look({ turn: { seat: 0, rider: red1 } }), give(5, 5, 5), look({ turn: { seat: 0, rider: red2 } }), give(5, 5, 5)],
    then: { turn: { seat: 0, rider: red3 }, position: { points: { $has: [sprinter, rouleur, climber] } } },
  });

  exampleFrom('PW-1.2', 'they are all or nothing: not after the first racer has points', {
    options: atTheTable,
    position: giving([blue2, red2, blue3, red3], { [blue1]: sprinter, [red1]: sprinter }),
    choices: [],
    then: { noOffers: [giveUsual] },
  });

  exampleFrom('PW-1.2, PW-1.3', 'when all have their points, the player who began places the first racer', {
    options: atTheTable,
    position: giving([red3], { [red1]: sprinter, [red2]: rouleur, [blue1]: sprinter, [blue2]: rouleur, [blue3]: climber }),
    choices: [give(2, 5, 8)],
    then: { turn: { seat: 1 }, offers: [{ do: 'place', rider: blue1 }] },
  });

  exampleFrom('PW-1.2', 'profiles stay with the race while points are burnt', {
    options: atTheTable,
    position: {
      turn: 9,
      seat: 0,
      road: [red1, red2, red3, blue1]
        .map((rider) => ({ rider, square: 20 }))
        .concat([blue2, blue3].map((rider) => ({ rider, square: 19 }))),
      points: pointsOf({}, 2),
      profiles: pointsOf({}, 2),
      groups: [{ pace: 'steady' }],
    },
    dice: [2],
    choices: [ride, breakAway(red1)],
    then: { points: { red1: { sprint: 4 } }, position: { profiles: pointsOf({}, 2) } },
  });
});

describe('PW-1.2 given profiles', () => {
  test('PW-1.2 nobody is asked for them, and every viewer sees them', () => {
    const given = [
      { sprint: 10, stamina: 5, climbing: 0 },
      { sprint: 0, stamina: 10, climbing: 5 },
    ];
    const race = raceOf({ given });
    const state = race.setup(new SeededDice('any'));
    expect(state.step).toBe('place');
    for (const viewer of [0, 1, 'spectator'] as const) expect(race.view(state, viewer).profiles.slice(0, 3)).toEqual([...given, climber]);
  });

  test('PW-1.2 a racer who is given nothing has the usual profile', () => {
    const options = optionsOf({ given: [presets['all-rounder']] });
    expect([0, 1, 2, 3, 4, 5].map((rider) => givenProfile(options, rider))).toEqual([
      presets['all-rounder'],
      rouleur,
      climber,
      sprinter,
      rouleur,
      climber,
    ]);
  });

  test('PW-1.2 by default players give them at the table', () =>
    expect(paceWheel.options.parse({})).toMatchObject({ ok: true, value: { profiles: 'at-the-table', given: [] } }));

  test('PW-1.2 the ready-made profiles have fifteen points each, none above ten', () =>
    expect(problemsOf({ given: Object.values(presets) })).toEqual([]));

  test('PW-1.2 other sums, and more than ten of a skill, are refused with their place', () => {
    const good = { sprint: 5, stamina: 5, climbing: 5 };
    expect(problemsOf({ given: [good, { ...good, sprint: 6 }] })).toEqual([
      { at: 'given[1]', need: { reason: 'wrong-profile', rule: 'PW-1.2', with: { sum: 16, need: 15 } } },
    ]);
    expect(problemsOf({ given: [{ sprint: 11, stamina: 4, climbing: 0 }] })).toEqual([
      { at: 'given[0].sprint', need: { reason: 'out-of-range', with: { value: 11, min: 0, max: 10 } } },
    ]);
    expect(problemsOf({ teams: 1, given: [good, good, good, good] })).toEqual([
      { at: 'given', need: { reason: 'wrong-count', with: { count: 4, min: 0, max: 3 } } },
    ]);
  });

  test('PW-1.2 the options of the first rules version, with their list of profiles, are read', () =>
    expect(paceWheel.options.parse({ profiles: [climber] })).toMatchObject({ ok: true, value: { profiles: 'given', given: [climber] } }));
});

describe('PW-1.3 who begins', () => {
  const begins = (teams: number, dice: readonly number[], others = {}): { seat: Seat; facts: Fact[] } => {
    const facts: Fact[] = [];
    const script = new ScriptedDice(dice);
    const { seat } = raceOf({ teams, ...others }).setup(script, (fact) => facts.push(fact));
    expect(script.left).toBe(0);
    return { seat, facts };
  };

  test('PW-1.3 the highest throw begins', () => {
    const { seat, facts } = begins(3, [4, 11, 7]);
    expect(seat).toBe(1);
    expect(facts).toEqual([4, 11, 7].map((die, thrower) => ({ type: 'threw', rule: 'PW-1.3', seat: thrower, dice: [die], sides: 12 })));
  });

  test('PW-1.3 only those who tie throw again', () => expect(begins(3, [9, 2, 9, 5, 5, 3, 8]).seat).toBe(2));

  test('PW-1.3 a single team throws for nothing', () => expect(begins(1, []).seat).toBe(0));

  test('PW-1.2, PW-1.3 whoever begins gives out the first points too', () => {
    const race = raceOf({ teams: 3, profiles: 'at-the-table' });
    expect(race.turn(race.setup(new ScriptedDice([1, 2, 3])))).toMatchObject({ seat: 2, rider: 6 });
  });
});

describe('PW-1.3 the start area', () => {
  const three = { teams: 3 };
  /** Green places next: nine racers need three squares. */
  const placing = (road: readonly (readonly [rider: number, square: number])[], seat = 2) => ({
    turn: 0,
    seat,
    road: road.map(([rider, square]) => ({ rider, square })),
    points: pointsOf({}, 3),
    groups: [],
  });

  exampleFrom('PW-1.3', 'clockwise, one racer at a time, any of the player’s own', {
    options: three,
    position: placing([]),
    choices: [
      look({ turn: { seat: 2 }, offers: [6, 7, 8].map((rider) => placeRacer(rider, 0)), noOffers: [{ do: 'place', rider: red1 }] }),
      placeRacer(7, 0),
    ],
    then: { turn: { seat: 0 }, on: { 0: 'green2' }, facts: [{ type: 'placed', rule: 'PW-1.3', rider: 7, to: 0 }] },
  });

  exampleFrom('PW-1.3', 'on any square with room, four to a square, last among those who stand there', {
    options: three,
    position: placing([
      [7, 0],
      [red3, 0],
      [blue2, 0],
    ]),
    choices: [placeRacer(8, 0), look({ offers: [placeRacer(red1, -1)], noOffers: [{ do: 'place', to: 0 }] }, 3), placeRacer(red1, -1)],
    then: { on: { 0: 'green2 red3 blue2 green3', [-1]: 'red1' } },
  });

  exampleFrom('PW-1.3', 'behind others, though there is room before', {
    options: three,
    position: placing([[7, 0]], 0),
    choices: [placeRacer(red1, -1), placeRacer(blue1, 0)],
    then: { on: { 0: 'green2 blue1', [-1]: 'red1' } },
  });

  exampleFrom('PW-1.3', 'never so that an empty square is left before', {
    options: three,
    position: placing([[7, 0]], 0),
    choices: [],
    then: { offers: [placeRacer(red1, 0), placeRacer(red1, -1)], noOffers: [{ do: 'place', to: -2 }] },
  });

  exampleFrom('PW-1.3', 'the start area has as many squares as the racers need: two for six', {
    position: {
      ...placing([]),
      seat: 0,
      points: pointsOf({}, 2),
      road: [
        { rider: red1, square: 0 },
        { rider: blue1, square: -1 },
      ],
    },
    choices: [],
    then: { offers: [placeRacer(red2, 0), placeRacer(red2, -1)], noOffers: [{ do: 'place', to: -2 }] },
  });

  exampleFrom('PW-1.3, PW-2.4', 'one racer for one square is no choice, and the race begins at steady with the groups as they stand', {
    position: {
      ...placing([]),
      seat: 0,
      points: pointsOf({}, 2),
      road: [red1, blue1, red2].map((rider) => ({ rider, square: 0 })).concat({ rider: blue2, square: -1 }),
    },
    choices: [placeRacer(red3, -1), placeRacer(blue3, -1), ride],
    then: {
      facts: [
        { type: 'placed', rider: blue3, to: -1 },
        { type: 'began', round: 1, seat: 0 },
      ],
      groups: ['red1 blue1 red2: steady', 'blue2 red3 blue3: steady'],
      on: { 4: 'red1 blue1 red2', 3: 'blue2 red3 blue3' },
    },
  });
});
