import { ScriptedDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import type { Fact, Options, Position, WeatherToken } from '../rules/index.ts';
import { leader1 } from './old-contract.ts';
import {
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  decline,
  feed,
  only,
  optionsOf,
  placed,
  plainFour,
  raceOf,
  ride,
  ridesOf,
  tell,
  three,
  whiteClimber,
} from './riders.ts';

const plan = raceOf(['4a', '7a', '1a', '10a', '11a', '20b', '5a']);
const wet = optionsOf(plan, { weather: 2 });
const rainy = raceOf(['7a', '4b', '19a', '1a', '10a', '20b']);

/** Tokens on hexagons, from 1. */
const sky = (tokens: Readonly<Record<number, WeatherToken | 'hidden'>>, hexagons = 7): NonNullable<Position['weather']> =>
  Array.from({ length: hexagons }, (_, index) => tokens[index + 1] ?? 'none');

describe('L1-5.7 tokens', () => {
  test('L1-5.7 lie face down, at most one a hexagon; on the first hexagons they are turned up at the start', () => {
    const facts: Fact[] = [];
    // Tokens black, white; the third and the last hexagon; the first of the six tokens.
    const state = leader1.setup(wet, new ScriptedDice([1, 2, 5, 0]), (fact) => facts.push(fact));
    expect(state.weather).toEqual(['none', 'none', 'rain', 'none', 'none', 'none', 'hidden']);
    expect(only(facts, 'turned')).toEqual([{ type: 'turned', rule: 'L1-5.7', card: 'rain', hexagon: 3 }]);
    const first = leader1.setup(wet, new ScriptedDice([1, 0, 0, 5, 0]));
    expect(first.weather).toEqual(['favourable-2', 'rain', 'none', 'none', 'none', 'none', 'none']);
  });

  test('L1-5.7 on the hexagons of the race plan, where it names them', () => {
    const planned = optionsOf({ ...plan, weather: [5, 6] }, { weather: 2 });
    expect(leader1.setup(planned, new ScriptedDice([1, 1, 0])).weather).toEqual(sky({ 5: 'hidden', 6: 'hidden' }));
  });

  test('L1-5.7 turned up when the first rider enters the second hexagon before it', () => {
    const position = (row: number) => at({ [blackRouleur]: { row, lane: 1 } }, { weather: sky({ 4: 'hidden', 5: 'hidden' }) });
    expect(tell({ options: wet, position: position(3), choices: [ride(blackRouleur, 6, 1, 0)] }).state.weather[3]).toBe('hidden');
    const { state, facts } = tell({ options: wet, position: position(4), dice: [1], choices: [ride(blackRouleur, 7, 1, 0)] });
    expect(state.weather).toEqual(sky({ 4: 'heat', 5: 'hidden' }));
    expect(only(facts, 'turned')).toMatchObject([{ card: 'heat', hexagon: 4 }]);
  });

  test('L1-5.7 or the peloton', () => {
    const position = at({}, { front: 4, phase: 'pursuit', weather: sky({ 4: 'hidden', 5: 'heat' }) });
    const { state } = tell({ options: wet, position, dice: [three, 1], choices: [decline, decline] });
    // One of the five that are not on the road yet.
    expect(state.weather).toEqual(sky({ 4: 'contrary-1', 5: 'heat' }));
  });
});

describe('L1-5.7 rain', () => {
  const rain = optionsOf(rainy, { weather: 1 });
  const rides = (row: number, lane: number, hexagon: number) =>
    ridesOf(placed(at({ [blackLeader]: { row, lane, energy: 0 } }, { weather: sky({ [hexagon]: 'rain' }, 6) }), rain));

  test('L1-5.7 dark squares threaten in the free part too', () => {
    // 19a, rows 13 to 18: lane 2 is dark on rows 14 and 15.
    expect(rides(13, 2, 3)).toContain('14/2 -3 fall');
    expect(rides(13, 2, 3)).toContain('14/3 -3');
    expect(rides(13, 2, 4)).toContain('14/2 -3');
  });

  test('L1-5.7 on cobbles by the cobbles’ table', () => {
    expect(rides(6, 1, 2).toSorted()).toEqual(['7/1 -1', '7/2 -1 cobbles', '8/1 0', '8/1 0 cobbles', '8/2 0 cobbles']);
  });
});

describe('L1-5.7 heat', () => {
  const position = (kept: number[], hexagon = 3) =>
    at({ [blackRouleur]: { row: 11, lane: 2, kept } }, { weather: sky({ [hexagon]: 'heat' }) });

  test('L1-5.7 a move of six squares or more that touches it reveals and cashes one kept tile', () => {
    const { state, facts } = tell({ options: wet, position: position([4, 4]), choices: [ride(blackRouleur, 17, 2, 5)] });
    expect(state.kept[blackRouleur]).toEqual([4]);
    expect(state.energy[blackRouleur]).toBe(20 - 5 + 4);
    expect(only(facts, 'gained')).toMatchObject([{ rule: 'L1-5.7', amount: 4, by: 'heat' }]);
  });

  test('L1-5.7 the player chooses which, where the tiles differ', () => {
    const asked = tell({ options: wet, position: position([4, 2]), choices: [ride(blackRouleur, 17, 2, 5)] });
    expect(leader1.turn(asked.state)).toEqual({
      seat: black,
      rider: blackRouleur,
      choices: [feed(blackRouleur, 0), feed(blackRouleur, 1)],
    });
    expect(leader1.barred(asked.state)).toEqual([]);
    const { state, facts } = tell({
      options: wet,
      position: position([4, 2]),
      choices: [ride(blackRouleur, 17, 2, 5), feed(blackRouleur, 1)],
    });
    expect([state.kept[blackRouleur], state.hot]).toEqual([[4], -1]);
    expect(only(facts, 'gained')).toMatchObject([{ rule: 'L1-5.7', amount: 2, by: 'heat', reveals: true }]);
  });

  test('L1-5.7 nor does a move touch the hexagon that it starts from', () => {
    const start = at({ [blackRouleur]: { row: 18, lane: 2, kept: [4] } }, { weather: sky({ 3: 'heat' }) });
    expect(tell({ options: wet, position: start, choices: [ride(blackRouleur, 24, 2, 5)] }).state.kept[blackRouleur]).toEqual([4]);
  });

  test('L1-5.7 it passes through, too', () => {
    const start = at({ [blackRouleur]: { row: 12, lane: 2, kept: [4] } }, { weather: sky({ 3: 'heat' }) });
    expect(tell({ options: wet, position: start, choices: [ride(blackRouleur, 19, 2, 8)] }).state.kept[blackRouleur]).toEqual([]);
  });

  test('L1-5.7 not a shorter one, nor one elsewhere, nor without a tile', () => {
    expect(tell({ options: wet, position: position([4]), choices: [ride(blackRouleur, 16, 2, 3)] }).state.kept[blackRouleur]).toEqual([4]);
    expect(tell({ options: wet, position: position([4], 4), choices: [ride(blackRouleur, 17, 2, 5)] }).state.kept[blackRouleur]).toEqual([
      4,
    ]);
    expect(tell({ options: wet, position: position([]), choices: [ride(blackRouleur, 17, 2, 5)] }).state.energy[blackRouleur]).toBe(15);
  });
});

describe('L1-5.7 wind', () => {
  const from = (row: number, tokens: Parameters<typeof sky>[0], options: Options = wet, energy = 20) =>
    ridesOf(placed(at({ [blackLeader]: { row, lane: 2, energy } }, { weather: sky(tokens) }), options)).filter(
      (one) => one.includes('/2 ') && !one.endsWith('fall'),
    );

  test('L1-5.7 contrary: 1 or 2 more for a move that touches it', () => {
    expect(from(9, { 3: 'contrary-1' }).slice(0, 5)).toEqual(['10/2 -1', '11/2 0', '12/2 1', '13/2 4', '14/2 6']);
    expect(from(9, { 3: 'contrary-2' }).slice(0, 5)).toEqual(['10/2 -1', '11/2 0', '12/2 1', '13/2 5', '14/2 7']);
    // Each hexagon once; a move that only starts on it does not touch it.
    expect(from(14, { 3: 'contrary-2' })[0]).toBe('15/2 1');
    expect(from(18, { 3: 'contrary-2' })[0]).toBe('19/2 -1');
    expect(from(12, { 3: 'contrary-1', 4: 'contrary-2' })[6]).toBe('19/2 14');
  });

  test.each([1, 2] as const)('L1-5.7 not with slipstream: contrary %s', (more) => {
    const position = at(
      { [blackLeader]: { row: 15, lane: 2 }, [whiteClimber]: { row: 14, lane: 2 } },
      { weather: sky({ 3: `contrary-${more}` }) },
    );
    const { state } = tell({ options: wet, position, choices: [ride(blackLeader, 17, 2, more)] });
    expect(ridesOf(state)).toContain('16/2 0');
  });

  test('L1-5.7 favourable: 1 or 2 less, not below 0', () => {
    expect(from(14, { 3: 'favourable-1' }).slice(0, 4)).toEqual(['15/2 -1', '16/2 0', '17/2 0', '18/2 2']);
    expect(from(14, { 3: 'favourable-2' }).slice(0, 4)).toEqual(['15/2 -1', '16/2 0', '17/2 0', '18/2 1']);
    const position = at({ [blackLeader]: { row: 14, lane: 2 } }, { weather: sky({ 3: 'favourable-2' }) });
    const { facts } = tell({ options: wet, position, choices: [ride(blackLeader, 17, 2, 0)] });
    expect(only(facts, 'moved')).toMatchObject([{ price: 1, wind: -1, pays: 0 }]);
  });

  test('L1-5.7, L1-3.6 what cannot be paid in the wind is not offered; what is given back counts', () => {
    expect(from(14, { 3: 'contrary-1' }, wet, 0)).toEqual(['15/2 0']);
    const rouleur = placed(at({ [blackRouleur]: { row: 14, lane: 2, energy: 0 } }, { weather: sky({ 3: 'contrary-1' }) }), wet);
    expect(ridesOf(rouleur).filter((one) => one.includes('/2 '))).toEqual(['15/2 -1', '16/2 0']);
  });

  test('L1-5.7, L1-5.3 a crack doubles the paying part, not the wind', () => {
    const windy = optionsOf(raceOf(['4a', '7a', '12b', '1a', '10a', '20b', '5a']), { weather: 1 });
    const position = at({ [blackRouleur]: { row: 13, lane: 1, energy: 12 } }, { weather: sky({ 3: 'contrary-2' }) });
    const { state } = tell({ options: windy, position, dice: [three], choices: [ride(blackRouleur, 17, 1, 7, 'crack')] });
    expect(state.energy[blackRouleur]).toBe(0);
  });

  test('L1-5.7 the peloton is immune', () => {
    const position = at({}, { front: 10, phase: 'pursuit', weather: sky({ 3: 'contrary-2', 2: 'heat' }) });
    expect(tell({ options: wet, position, dice: [plainFour], choices: [decline, decline] }).state.energy).toEqual(Array(6).fill(20));
  });

  test('L1-5.7 for a break-away too', () => {
    const position = at({ [blackClimber]: { place: 'front', energy: 7 } }, { front: 10, weather: sky({ 3: 'contrary-2' }) });
    expect(ridesOf(placed(position, wet))).toContain('14/2 7');
  });
});
