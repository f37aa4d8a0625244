import { ScriptedDice } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { type Fact, leader1, type Position, type WeatherToken } from '../rules/index.ts';
import {
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  exactly,
  feed,
  optionsOf,
  plainFour,
  raceOf,
  ride,
  riders,
  three,
  whiteClimber,
} from './riders.ts';

const plan = raceOf(['4a', '7a', '1a', '10a', '11a', '20b', '5a']);
const example = examplesOf(leader1, { players: 2, race: 'own', own: plan, weather: 2 });

/** Tokens on hexagons, from 1. */
const sky = (tokens: Readonly<Record<number, WeatherToken | 'hidden'>>, hexagons = 7): NonNullable<Position['weather']> =>
  Array.from({ length: hexagons }, (_, index) => tokens[index + 1] ?? 'none');

describe('L1-5.7 tokens', () => {
  const weatherAfterSetup = (own: typeof plan, lots: readonly number[]) => {
    const facts: Fact[] = [];
    const { weather } = leader1.race(optionsOf(own, { weather: 2 })).setup(new ScriptedDice(lots), (fact) => facts.push(fact));
    return { weather, turned: facts.filter(({ type }) => type === 'turned') };
  };

  test('L1-5.7 lie face down, at most one a hexagon; on the first hexagons they are turned up at the start', () => {
    // Tokens black, white; the third and the last hexagon; the first of the six tokens.
    expect(weatherAfterSetup(plan, [1, 2, 5, 0])).toEqual({
      weather: sky({ 3: 'rain', 7: 'hidden' }),
      turned: [{ type: 'turned', rule: 'L1-5.7', card: 'rain', hexagon: 3 }],
    });
    expect(weatherAfterSetup(plan, [1, 0, 0, 5, 0]).weather).toEqual(sky({ 1: 'favourable-2', 2: 'rain' }));
  });

  test('L1-5.7 on the hexagons of the race plan, where it names them', () => {
    expect(weatherAfterSetup({ ...plan, weather: [5, 6] }, [1, 1, 0]).weather).toEqual(sky({ 5: 'hidden', 6: 'hidden' }));
  });

  const hidden = { weather: sky({ 4: 'hidden', 5: 'hidden' }) };

  example('L1-5.7', 'turned up when the first rider enters the second hexagon before it', {
    position: at({ [blackRouleur]: { row: 4, lane: 1 } }, hidden),
    dice: [1],
    choices: [ride(blackRouleur, 7, 1, 0)],
    then: { position: { weather: sky({ 4: 'heat', 5: 'hidden' }) }, facts: [{ type: 'turned', card: 'heat', hexagon: 4 }] },
  });

  example('L1-5.7', 'not before', {
    position: at({ [blackRouleur]: { row: 3, lane: 1 } }, hidden),
    choices: [ride(blackRouleur, 6, 1, 0)],
    then: { noFacts: [{ type: 'turned' }] },
  });

  example('L1-5.7', 'or the peloton', {
    position: at({}, { front: 4, phase: 'pursuit', weather: sky({ 4: 'hidden', 5: 'heat' }) }),
    dice: [three, 1],
    choices: [decline, decline],
    // One of the five that are not on the road yet.
    then: { position: { weather: sky({ 4: 'contrary-1', 5: 'heat' }) } },
  });
});

describe('L1-5.7 rain', () => {
  const rainy = { own: raceOf(['7a', '4b', '19a', '1a', '10a', '20b']), weather: 1 };
  const from = (row: number, lane: number, hexagon: number) =>
    at({ [blackLeader]: { row, lane, energy: 0 } }, { weather: sky({ [hexagon]: 'rain' }, 6) });

  example('L1-5.7', 'dark squares threaten in the free part too', {
    options: rainy,
    // 19a, rows 13 to 18: lane 2 is dark on rows 14 and 15.
    position: from(13, 2, 3),
    choices: [],
    then: {
      offers: [
        { row: 14, lane: 2, pays: -3, risk: 'fall' },
        { row: 14, lane: 3, pays: -3, risk: null },
      ],
      noOffers: [{ row: 14, lane: 2, risk: null }],
    },
  });

  example('L1-5.7', 'not where it does not rain', {
    options: rainy,
    position: from(13, 2, 4),
    choices: [],
    then: { offers: [{ row: 14, lane: 2, pays: -3, risk: null }], noOffers: [{ row: 14, risk: 'fall' }] },
  });

  example('L1-5.7', 'on cobbles by the cobbles’ table', {
    options: rainy,
    position: from(6, 1, 2),
    choices: [],
    then: exactly(blackLeader, 7, '7/1 -1', '7/2 -1 cobbles', '8/1 0', '8/1 0 cobbles', '8/2 0 cobbles'),
  });
});

describe('L1-5.7 heat', () => {
  const hot = (kept: number[], row = 11, hexagon = 3) =>
    at({ [blackRouleur]: { row, lane: 2, kept } }, { weather: sky({ [hexagon]: 'heat' }) });

  example('L1-5.7', 'a move of six squares or more that touches it reveals and adds one kept tile', {
    position: hot([4, 4]),
    choices: [ride(blackRouleur, 17, 2, 5)],
    then: {
      position: riders({ row: 17, energy: 20 - 5 + 4, kept: [4] }),
      facts: [{ type: 'gained', rule: 'L1-5.7', amount: 4, by: 'heat', reveals: true }],
    },
  });

  example('L1-5.7', 'the player chooses which, where the tiles differ', {
    position: hot([4, 2]),
    choices: [
      ride(blackRouleur, 17, 2, 5),
      {
        expect: {
          turn: { seat: black, rider: blackRouleur },
          offers: [feed(blackRouleur, 0), feed(blackRouleur, 1)],
          noOffers: [{ do: 'ride' }, { do: 'stay' }],
          position: { hot: blackRouleur },
        },
      },
      feed(blackRouleur, 1),
    ],
    then: {
      position: { hot: null, ...riders({ row: 17, kept: [4] }) },
      facts: [{ type: 'gained', rule: 'L1-5.7', amount: 2, by: 'heat', reveals: true }],
    },
  });

  example('L1-5.7', 'one drawn on the way may be chosen', {
    options: { own: { ...plan, feeds: [12] } },
    position: hot([4]),
    dice: [0],
    choices: [ride(blackRouleur, 17, 2, 5), feed(blackRouleur, 1)],
    then: { position: riders({ row: 17, kept: [4] }), facts: [{ type: 'drew' }, { type: 'gained', amount: 2, by: 'heat' }] },
  });

  const calm = (title: string, position: Position, row: number, pays: number) =>
    example('L1-5.7', title, {
      position,
      choices: [ride(blackRouleur, row, 2, pays)],
      then: { noFacts: [{ type: 'gained', by: 'heat' }], facts: [{ type: 'moved', to: row }] },
    });

  calm('a move does not touch the hexagon that it starts from', hot([4], 18), 24, 5);
  calm('not a shorter one', hot([4]), 16, 3);
  calm('nor one elsewhere', hot([4], 11, 4), 17, 5);
  calm('nor without a tile', hot([]), 17, 5);

  example('L1-5.7', 'it passes through, too', {
    position: hot([4], 12),
    choices: [ride(blackRouleur, 19, 2, 8)],
    then: { position: riders({ row: 19, kept: null }), facts: [{ type: 'gained', by: 'heat' }] },
  });
});

describe('L1-5.7 wind', () => {
  /** What rides of black's leader in lane 2 cost, by row. */
  const costs = (title: string, row: number, tokens: Parameters<typeof sky>[0], prices: Readonly<Record<number, number>>, energy = 20) =>
    example('L1-5.7', title, {
      position: at({ [blackLeader]: { row, lane: 2, energy } }, { weather: sky(tokens) }),
      choices: [],
      then: { offers: Object.entries(prices).map(([to, pays]) => ({ do: 'ride', row: Number(to), lane: 2, pays, risk: null })) },
    });

  costs('contrary: 1 more for a move that touches it', 9, { 3: 'contrary-1' }, { 10: -1, 11: 0, 12: 1, 13: 4, 14: 6 });
  costs('contrary: 2 more', 9, { 3: 'contrary-2' }, { 10: -1, 11: 0, 12: 1, 13: 5, 14: 7 });
  costs('also for a move inside it', 14, { 3: 'contrary-2' }, { 15: 1 });
  costs('a move that only starts on it does not touch it', 18, { 3: 'contrary-2' }, { 19: -1 });
  costs('each hexagon once', 12, { 3: 'contrary-1', 4: 'contrary-2' }, { 19: 14 });
  costs('favourable: 1 less, not below 0', 14, { 3: 'favourable-1' }, { 15: -1, 16: 0, 17: 0, 18: 2 });
  costs('favourable: 2 less, not below 0', 14, { 3: 'favourable-2' }, { 15: -1, 16: 0, 17: 0, 18: 1 });

  for (const more of [1, 2] as const)
    example('L1-5.7', `not with slipstream: contrary ${more}`, {
      position: at(
        { [blackLeader]: { row: 15, lane: 2 }, [whiteClimber]: { row: 14, lane: 2 } },
        { weather: sky({ 3: `contrary-${more}` }) },
      ),
      choices: [ride(blackLeader, 17, 2, more)],
      then: { offers: [{ rider: whiteClimber, row: 16, lane: 2, pays: 0 }] },
    });

  example('L1-5.7', 'the bill tells what the wind took off', {
    position: at({ [blackLeader]: { row: 14, lane: 2 } }, { weather: sky({ 3: 'favourable-2' }) }),
    choices: [ride(blackLeader, 17, 2, 0)],
    then: { facts: [{ type: 'moved', price: 1, wind: -1, pays: 0 }] },
  });

  example('L1-5.7, L1-3.6', 'what cannot be paid in the wind is not offered', {
    position: at({ [blackLeader]: { row: 14, lane: 2, energy: 0 } }, { weather: sky({ 3: 'contrary-1' }) }),
    choices: [],
    then: { offers: [{ row: 15, lane: 2, pays: 0 }], noOffers: [{ row: 16 }] },
  });

  example('L1-5.7, L1-3.6', 'what is given back counts', {
    position: at({ [blackRouleur]: { row: 14, lane: 2, energy: 0 } }, { weather: sky({ 3: 'contrary-1' }) }),
    choices: [],
    then: {
      offers: [
        { row: 15, lane: 2, pays: -1 },
        { row: 16, lane: 2, pays: 0 },
      ],
      noOffers: [{ row: 17 }],
    },
  });

  example('L1-5.7, L1-5.3', 'a crack doubles the paying part, not the wind', {
    options: { own: raceOf(['4a', '7a', '12b', '1a', '10a', '20b', '5a']), weather: 1 },
    position: at({ [blackRouleur]: { row: 13, lane: 1, energy: 12 } }, { weather: sky({ 3: 'contrary-2' }) }),
    dice: [three],
    choices: [ride(blackRouleur, 17, 1, 7, 'crack')],
    then: { position: riders({ row: 17, energy: 0 }) },
  });

  example('L1-5.7', 'the peloton is immune', {
    position: at({}, { front: 10, phase: 'pursuit', weather: sky({ 3: 'contrary-2', 2: 'heat' }) }),
    dice: [plainFour],
    choices: [decline, decline],
    then: { position: riders(...Array(6).fill({ energy: 20 })) },
  });

  example('L1-5.7', 'for a breakaway too', {
    position: at({ [blackClimber]: { place: 'front', energy: 7 } }, { front: 10, weather: sky({ 3: 'contrary-2' }) }),
    choices: [],
    then: { offers: [{ row: 14, lane: 2, pays: 7 }] },
  });
});
