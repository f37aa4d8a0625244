import { ScriptedDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import type { Card, Position } from '../rules/index.ts';
import { inEveryRace, must, ride } from './races.ts';
import { add, blue1, blue2, blue3, bonuses, draft, example, green1, raceOf, red1, red2, red3, riders, road, toss } from './riders.ts';

const options = { events: true };

describe('LC-5.2 the cards', () => {
  const kinds: Card[] = ['puncture', 'fall', 'side-wind', 'rain'];

  test('LC-5.2 are fifteen: one of each kind and eleven blanks; none before the start, then one a round, anew when they are used up', () => {
    const turned: { round: number; card: Card }[] = [];
    ride(
      { options: { players: 2, length: 300, events: true, elimination: false, end: 'all-home' }, seed: 'fifteen cards' },
      (fact, state) => {
        if (fact.type === 'turned') turned.push({ round: state.round, card: fact.card });
      },
    );
    expect(turned.map(({ round }) => round)).toEqual(turned.map((_, index) => index + 2));
    expect(turned.length).toBeGreaterThan(30);
    for (const pile of [turned.slice(0, 15), turned.slice(15, 30)]) {
      const cards = pile.map(({ card }) => card);
      for (const kind of kinds) expect(cards.filter((card) => card === kind)).toHaveLength(1);
      expect(cards.filter((card) => card === 'blank')).toHaveLength(11);
    }
  });

  test('LC-5.2 are left in the box where the players do not want them', () => {
    ride({ options: { players: 2, length: 60, events: false, elimination: false, end: 'all-home' }, seed: 'no cards' }, (fact) => {
      expect(fact.type).not.toBe('turned');
    });
  });

  /** Six riders throw three each, the foremost from `foremost`; then the next round begins and draws this one of the fifteen. */
  const untilCard = (lot: number, foremost: number) => ({
    position: riders({ red1: foremost, red2: 40, red3: 30, blue1: 22, blue2: 14, blue3: 5 }, { card: 'puncture' }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, lot],
    choices: [toss, toss, toss, toss, toss, toss],
  });

  for (const [lot, card] of kinds.entries())
    example('LC-5.2', `${card} is in force for the round that begins`, {
      options,
      ...untilCard(lot, 47),
      then: {
        position: { round: 16, card },
        facts: [
          { type: 'began', round: 16 },
          { type: 'turned', rule: 'LC-5.2', card, void: false },
        ],
      },
    });

  const thenDouble = untilCard(4, 47);
  example('LC-5.2', 'a card is in force for one round: after a blank a double is a throw like any other', {
    options,
    ...thenDouble,
    dice: [...thenDouble.dice, 5, 5],
    choices: [...thenDouble.choices, toss],
    then: {
      facts: [
        { type: 'turned', card: 'blank' },
        { type: 'moved', rider: red1, from: 50, to: 60 },
      ],
    },
  });

  example('LC-5.2', 'rain is void with a rider in the last ten spaces when it is turned up: bonuses are used', {
    options,
    position: riders({ red1: 48, red2: 40, red3: 30, blue1: 22, blue2: 14, blue3: 5 }, { owned: { red: 1 } }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 3, 1, 2],
    choices: [toss, add(0), toss, add(0), toss, add(0), toss, toss, toss, toss, add(1)],
    then: {
      facts: [
        { type: 'turned', card: 'rain', void: true },
        { type: 'moved', rider: red1, from: 51, to: 55, used: 1 },
      ],
    },
  });

  example('LC-5.2', 'rain that does not count is stored as a blank card', {
    ...untilCard(3, 48),
    options,
    then: { position: { card: undefined } as object, facts: [{ type: 'turned', card: 'rain', void: true }] },
  });

  example('LC-5.2, LC-5.3', 'on a circuit those are the last ten of the last lap', {
    ...untilCard(3, 48),
    options: { events: true, elimination: true, length: 50 },
    then: { position: { card: 'rain' }, facts: [{ type: 'turned', card: 'rain', void: false }] },
  });
});

describe('LC-5.2 puncture', () => {
  example('LC-5.2', 'a double keeps its rider where they are, and no bonus helps', {
    options,
    position: riders({ red1: 20, blue1: 10 }, { card: 'puncture', owned: { red: 3 } }),
    dice: [2, 2, 4, 5],
    choices: [toss, toss],
    then: {
      position: { road: road({ red1: 20, blue1: 19 }), bonuses: bonuses({ red: 3 }) },
      facts: [{ type: 'stayed', rule: 'LC-5.2', rider: red1, reason: 'puncture', dice: [2, 2] }],
    },
  });

  example('LC-5.2', 'takes nobody down, nor does anything but a double', {
    options,
    position: riders({ red1: 20, blue1: 20, red2: 20 }, { card: 'puncture' }),
    dice: [2, 2, 4, 5],
    choices: [toss, toss, draft],
    then: { position: { road: road({ blue1: 29, red2: 28, red1: 20 }) } },
  });

  example('LC-5.2', 'a double means nothing under another card', {
    options,
    position: riders({ red1: 20 }, { card: 'rain' }),
    dice: [2, 2],
    choices: [toss],
    then: { position: { road: road({ red1: 24 }) } },
  });
});

describe('LC-5.2 fall', () => {
  const fallen = riders({ red1: 21, blue1: 20, red2: 20, blue2: 20, red3: 19, blue3: 10 }, { card: 'fall', owned: { red: 2, blue: 2 } });

  example('LC-5.2', 'an even double takes down those of their space who stand behind them: they do not move', {
    options,
    position: fallen,
    dice: [1, 2, 4, 4, 1, 3],
    choices: [toss, add(0), toss, toss, add(0)],
    then: {
      position: { road: road({ red1: 24, red3: 23, blue1: 20, red2: 20, blue2: 20, blue3: 10 }), bonuses: bonuses({ red: 2, blue: 2 }) },
      facts: [
        { type: 'stayed', rule: 'LC-5.2', rider: blue1, reason: 'fall', dice: [4, 4] },
        { type: 'stayed', rule: 'LC-5.2', rider: red2, reason: 'taken-down', by: blue1 },
        { type: 'stayed', rule: 'LC-5.2', rider: blue2, reason: 'taken-down', by: blue1 },
        { type: 'moved', rider: red3, from: 19, to: 23 },
      ],
    },
  });

  example('LC-5.2, LC-3.3', 'who was taken down is no wheel', {
    options,
    position: fallen,
    dice: [1, 2, 4, 4],
    choices: [toss, add(0), toss, draft],
    then: { refused: { reason: 'wheel-did-not-move', rule: 'LC-3.3', with: { rider: red3, wheel: blue2 } } },
  });

  example('LC-5.2', 'those before them in their space have moved already', {
    options,
    position: fallen,
    dice: [1, 2, 1, 2, 6, 6, 1, 3],
    choices: [toss, add(0), toss, add(0), toss, toss, add(0)],
    then: { position: { road: road({ red1: 24, blue1: 23, red3: 23, red2: 20, blue2: 20, blue3: 10 }) } },
  });

  example('LC-5.2', 'an odd double takes nobody down', {
    options,
    position: fallen,
    dice: [1, 2, 3, 3, 1, 2],
    choices: [toss, add(0), toss, toss, add(0), draft],
    then: { position: { road: road({ red1: 24, red2: 23, blue2: 22, blue1: 20, red3: 19, blue3: 10 }) } },
  });

  example('LC-5.2', 'when the last of the order are taken down the round is over, and they move again in the next', {
    options,
    position: riders({ red1: 40, blue1: 30, red3: 20, blue3: 10, red2: 5, blue2: 5 }, { card: 'fall' }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 4, 4, 4, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 5],
    choices: [toss, toss, toss, toss, toss, toss, toss, toss, toss, toss, draft],
    then: {
      facts: [
        { type: 'stayed', rider: blue2, reason: 'taken-down', by: red2 },
        { type: 'began', round: 16 },
        { type: 'moved', rider: red2, from: 5, to: 8 },
        { type: 'moved', rider: blue2, from: 5, to: 7, by: 'draft' },
      ],
    },
  });

  test('LC-5.2 the board shows who fell, who was taken down and who has a puncture', () => {
    const marks = (card: Card) => {
      const race = raceOf(options);
      const state = race.place({ ...fallen, card, bonuses: [0, 0] });
      for (const die of [
        [1, 2],
        [4, 4],
      ])
        race.play(state, toss, new ScriptedDice(die));
      return race.board(state).riders.map(({ rider, mark }) => [rider, mark]);
    };
    expect(marks('fall')).toEqual([
      [red1, 'moved'],
      [blue1, 'fallen'],
      [red2, 'fallen'],
      [blue2, 'fallen'],
      [red3, undefined],
      [blue3, undefined],
    ]);
    expect(marks('puncture')).toEqual([
      [red1, 'moved'],
      [blue1, 'punctured'],
      [red2, undefined],
      [blue2, undefined],
      [red3, undefined],
      [blue3, undefined],
    ]);
  });
});

describe('LC-5.2 side wind', () => {
  /** Ten players; five riders, as many as may, or fewer have come to one space. */
  const crowded = (full: number, others: Record<number, number>, owned = {}, count = 5): Position => {
    const there = [0, 1, 2, 3, 4].slice(0, count);
    const spots = [
      ...there.map((rider) => ({ rider, space: full })),
      ...Object.entries(others).map(([rider, space]) => ({ rider: +rider, space })),
    ];
    const named = new Set(spots.map(({ rider }) => rider));
    const rest = Array.from({ length: 30 }, (_, rider) => rider).filter((rider) => !named.has(rider));
    const began = Array.from({ length: 30 }, (_, rider) => spots.find((spot) => spot.rider === rider)?.space ?? 2);
    for (const rider of there) began[rider] = full - 6;
    const order = [...spots.map(({ rider }) => rider), ...rest];
    return {
      round: 15,
      card: 'side-wind',
      road: [...spots, ...rest.map((rider) => ({ rider, space: 2 }))],
      bonuses: bonuses(owned, 10),
      now: { order, next: count, began, used: Array(30).fill(0), down: [], thrown: [] },
    };
  };
  const wind = { players: 10, events: true };

  example('LC-5.2', 'the sixth stops on the space behind', {
    options: wind,
    position: crowded(40, { [blue3]: 30 }),
    dice: [4, 6],
    choices: [toss],
    then: { facts: [{ type: 'moved', rule: 'LC-5.2', rider: blue3, from: 30, to: 39, aimed: 40, dice: [4, 6] }] },
  });

  example('LC-5.2', 'passing is free', {
    options: wind,
    position: crowded(40, { [blue3]: 30 }),
    dice: [5, 6],
    choices: [toss],
    then: { facts: [{ type: 'moved', rule: 'LC-2.2', rider: blue3, from: 30, to: 41, dice: [5, 6] }] },
  });

  example('LC-5.2', 'without wind a sixth may stand there', {
    options: wind,
    position: { ...crowded(40, { [blue3]: 30 }), card: 'blank' },
    dice: [4, 6],
    choices: [toss],
    then: { facts: [{ type: 'moved', rule: 'LC-2.2', rider: blue3, from: 30, to: 40 }] },
  });

  example('LC-5.2', 'the fifth may stand there, the next may not', {
    options: wind,
    position: crowded(40, { [blue3]: 30, [green1]: 28 }, {}, 4),
    dice: [4, 6, 6, 6],
    choices: [toss, toss],
    then: {
      facts: [
        { type: 'moved', rule: 'LC-2.2', rider: blue3, to: 40 },
        { type: 'moved', rule: 'LC-5.2', rider: green1, from: 28, to: 39, aimed: 40 },
      ],
    },
  });

  example('LC-5.2, LC-2.3', 'bonuses that the wind took are spent all the same, and are the price of that wheel', {
    options: wind,
    position: crowded(40, { [blue3]: 30, [green1]: 30 }, { blue: 2 }),
    dice: [3, 5],
    choices: [toss, add(2), draft],
    then: { refused: { reason: 'cannot-match-bonuses', with: { rider: green1, wheel: blue3, price: 2, owned: 0 } } },
  });

  example('LC-5.2, LC-3.2', 'a draft onto a full space ends behind it', {
    options: wind,
    position: crowded(40, { [blue3]: 30, [green1]: 30 }),
    dice: [5, 6],
    choices: [toss, draft],
    then: {
      position: { bonuses: bonuses({ green: 1 }, 10) },
      facts: [
        { type: 'moved', rider: blue3, to: 41 },
        { type: 'moved', rule: 'LC-5.2', rider: green1, from: 30, to: 39, aimed: 40, by: 'draft', behind: blue3 },
      ],
    },
  });

  /** Of seventeen on 40, five have gone to 42, five to 41 and one further on. */
  const boxedIn = (further: number): Position => {
    const riders = Array.from({ length: 30 }, (_, rider) => rider);
    const space = riders.map((rider) => (rider < 5 ? 42 : rider < 10 ? 41 : rider < 11 ? further : rider < 17 ? 40 : 2));
    const began = riders.map((rider) => (rider < 17 ? 40 : 2));
    const road = riders.map((rider) => ({ rider, space: space[rider] })).toSorted((a, b) => b.space - a.space);
    return {
      round: 15,
      card: 'side-wind',
      road,
      bonuses: bonuses({}, 10),
      now: { order: riders, next: 11, began, used: Array(30).fill(0), down: [], thrown: [] },
    };
  };

  example('LC-5.2, LC-3.3', 'a draft that the wind shrinks to nothing is none', {
    options: wind,
    position: boxedIn(43),
    choices: [draft],
    then: { refused: { reason: 'draft-gains-nothing', rule: 'LC-3.3', with: { rider: 11, wheel: 10 } } },
  });

  example('LC-5.2', 'a rider who finds no room at all keeps their own space, however full, and their place in it', {
    options: wind,
    position: boxedIn(45),
    dice: [1, 1],
    choices: [toss],
    then: {
      position: { road: boxedIn(45).road },
      facts: [{ type: 'stayed', rule: 'LC-5.2', rider: 11, reason: 'no-room', dice: [1, 1] }],
    },
  });

  test('LC-5.2 the preview of their throw says so: with a two they stay on 40', () => {
    const race = raceOf(wind);
    const { spread } = race.preview(race.place(boxedIn(45)), toss);
    expect(spread?.slice(0, 2)).toEqual([
      { to: 40, chance: 1 / 36 },
      { to: 43, chance: 2 / 36 },
    ]);
  });

  example('LC-5.2', 'who stands sixth already is not blown away', {
    options: wind,
    position: {
      round: 15,
      card: 'side-wind',
      road: Array.from({ length: 30 }, (_, rider) => ({ rider, space: rider < 8 ? 20 : 2 })),
      bonuses: bonuses({}, 10),
    },
    dice: [6, 5],
    choices: [toss, draft, draft, draft, draft],
    then: { facts: [31, 30, 29, 28, 27].map((to, rider) => ({ type: 'moved' as const, rider, from: 20, to })) },
  });

  example('LC-5.2', 'it holds in the run-out too, and may keep a rider on the wrong side of the line', {
    options: wind,
    position: crowded(61, { [blue3]: 55 }),
    dice: [2, 4],
    choices: [toss],
    then: { facts: [{ type: 'moved', rider: blue3, from: 55, to: 60, aimed: 61 }] },
  });

  inEveryRace('LC-5.2 at most five riders come to stand on a space while the wind blows', (race) => {
    ride({ ...race, options: { ...race.options, events: true, players: 10 } }, (fact, state) => {
      if (state.card !== 'side-wind' || fact.type !== 'moved') return;
      const there = state.road.filter((rider) => state.space[rider] === fact.to);
      must(there.length <= 5, `${there} on ${fact.to}`);
    });
  });
});

describe('LC-5.2 rain', () => {
  example('LC-5.2', 'no bonus may be added', {
    options,
    position: riders({ red1: 20, blue1: 18 }, { card: 'rain', owned: { red: 3 } }),
    dice: [2, 3],
    choices: [toss, add(1)],
    then: { refused: { reason: 'not-offered' } },
  });

  example('LC-5.2', 'a free draft still earns', {
    options,
    position: riders({ red1: 20, blue1: 20 }, { card: 'rain', owned: { red: 3, blue: 3 } }),
    dice: [2, 3],
    choices: [toss, draft],
    then: { position: { road: road({ red1: 25, blue1: 24 }), bonuses: bonuses({ red: 3, blue: 4 }) } },
  });

  example('LC-5.2', 'and none may match a wheel', {
    options,
    position: {
      ...riders({ red1: 25, blue1: 20 }, { card: 'rain', owned: { blue: 3 } }),
      now: { order: [0, 3, 1, 2, 4, 5], next: 1, began: [20, 2, 2, 20, 2, 2], used: [1, 0, 0, 0, 0, 0], down: [], thrown: [] },
    },
    choices: [draft],
    then: { refused: { reason: 'cannot-match-bonuses', rule: 'LC-3.6' } },
  });

  inEveryRace('LC-5.2 no bonus is used while it rains', (race) => {
    ride({ ...race, options: { ...race.options, events: true } }, (fact, state) => {
      must(state.card !== 'rain' || fact.type !== 'spent', 'a bonus was used');
    });
  });
});
