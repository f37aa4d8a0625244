import { describe, expect, test } from 'vitest';
import { type Options, type Position, wielersim } from '../rules/index.ts';
import { climb, cobbles, flat, rough, route, startList, summit } from './turns.ts';

const riders = startList({ a: 'leader', b: 'leader', c: 'leader' });

function faultsOf(options: Partial<Options>, position: Position | object): readonly (readonly [string, string])[] {
  const parsed = wielersim.options.parse({ route: flat(), riders, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const read = wielersim.race(parsed.value).positions().parse(position);
  return read.ok ? [] : read.problems.map(({ at, need }) => [at, need.reason] as const);
}

const spot = (rider: number, row: number, lane = 1) => ({ rider, row, lane });
const road = [spot(0, 60), spot(1, 50), spot(2, 40)];
const good: Position = { turn: 5, road };
const withSprint = route(['Start | | | 150 | blue', 'Arch | | Sp | 100 | blue', 'Line | | finish | 0 |']);
const came = (rider: number, more: object = {}) => ({ rider, turn: 3, row: 150, seconds: 0, ...more });

describe('a position that no race can reach is refused, with the place and the reason', () => {
  test('this one is right', () => {
    expect(faultsOf({}, good)).toEqual([]);
    expect(faultsOf({}, { turn: 0, road: [] })).toEqual([]);
    expect(faultsOf({}, { turn: 5, road: [spot(2, 40)], home: [came(0), came(1)] })).toEqual([]);
    expect(faultsOf({ route: cobbles() }, { ...good, cobbles: rough() })).toEqual([]);
    expect(faultsOf({ route: withSprint }, { turn: 1, road })).toEqual([]);
    expect(faultsOf({ route: withSprint }, { ...good, weather: 1, sprints: [[1, 0]] })).toEqual([]);
    const group = [spot(0, 51), spot(1, 49), spot(2, 50)];
    expect(faultsOf({ route: withSprint }, { turn: 5, road: group, sprints: [[1, 2, 0]] })).toEqual([]);
    const uphill = [came(0, { row: 161 }), came(1, { row: 160, seconds: 12 })];
    expect(faultsOf({ route: summit() }, { turn: 5, road: [spot(2, 40)], home: uphill })).toEqual([]);
  });

  test.each<[string, Partial<Options>, object, readonly (readonly [string, string])[]]>([
    ['a rider twice on the road', {}, { turn: 5, road: [...road, spot(0, 30)] }, [['road', 'wrong-count']]],
    ['a rider on the road and home', {}, { ...good, home: [came(0)] }, [['home[0].rider', 'rider-twice']]],
    ['a rider nowhere', {}, { turn: 5, road: road.slice(1) }, [['road', 'riders-missing']]],
    ['two on one square', {}, { turn: 5, road: [spot(0, 60), spot(1, 60), spot(2, 40)] }, [['road[1]', 'square-taken']]],
    ['beyond the line', {}, { turn: 5, road: [spot(0, 150), ...road.slice(1)] }, [['road[0].row', 'out-of-range']]],
    ['beside the road', {}, { turn: 5, road: [spot(0, 60, 7), ...road.slice(1)] }, [['road[0].lane', 'out-of-range']]],
    [
      'beside the cobbles',
      { route: cobbles() },
      { turn: 5, road: [spot(0, 60, 5), ...road.slice(1)], cobbles: rough() },
      [['road[0].lane', 'out-of-range']],
    ],
    ['cobbles that are not stated', { route: cobbles() }, good, [['cobbles', 'missing']]],
    ['too few cobbles', { route: cobbles() }, { ...good, cobbles: rough().slice(1) }, [['cobbles', 'wrong-count']]],
    ['riders before the start', {}, { turn: 0, road }, [['road', 'wrong-count']]],
    ['rain before the start', {}, { turn: 0, road: [], rain: true }, [['rain', 'unknown-field']]],
    ['no weather after it', {}, { ...good, weather: 0 }, [['weather', 'out-of-range']]],
    ['the weather of half way too early', {}, { ...good, weather: 2 }, [['weather', 'out-of-range']]],
    ['and too late', {}, { turn: 5, road: [spot(0, 75), ...road.slice(1)], weather: 1 }, [['weather', 'out-of-range']]],
    ['home in a turn to come', {}, { turn: 5, road: road.slice(1), home: [came(0, { turn: 5 })] }, [['home[0].turn', 'out-of-range']]],
    ['a winner with a delay', {}, { turn: 5, road: road.slice(1), home: [came(0, { seconds: 9 })] }, [['home[0].seconds', 'out-of-range']]],
    ['home before the line', {}, { turn: 5, road: road.slice(1), home: [came(0, { row: 149 })] }, [['home[0].row', 'out-of-range']]],
    [
      'home out of order',
      {},
      { turn: 6, road: road.slice(2), home: [came(0, { turn: 4 }), came(1, { turn: 3, seconds: 9 })] },
      [['home[1]', 'home-out-of-order']],
    ],
    [
      'a place at a sprint that nobody has reached',
      { route: withSprint },
      { turn: 5, road: [spot(0, 49), spot(1, 48), spot(2, 40)], sprints: [[0]] },
      [['sprints[0]', 'mark-not-reached']],
    ],
    ['two places at a sprint', { route: withSprint }, { ...good, sprints: [[0, 1, 0]] }, [['sprints[0]', 'rider-twice']]],
    ['a rider past a sprint without a place', { route: withSprint }, { ...good, sprints: [[1]] }, [['sprints[0]', 'place-missing']]],
    ['nobody placed at a sprint that riders have passed', { route: withSprint }, good, [['sprints[0]', 'place-missing']]],
    [
      'a place at a sprint before turn 1 has been ridden',
      { route: withSprint },
      { turn: 1, road, sprints: [[0, 1]] },
      [['sprints[0]', 'mark-not-reached']],
    ],
    [
      'a place at a sprint for the last of the field',
      { route: withSprint },
      { ...good, sprints: [[2, 1, 0]] },
      [['sprints[0]', 'not-in-the-group']],
    ],
    [
      'a place at a sprint on a row to which no group reached back',
      { route: withSprint },
      { turn: 5, road: [spot(0, 51), spot(1, 48), spot(2, 47)], sprints: [[0, 1]] },
      [['sprints[0]', 'not-in-the-group']],
    ],
    [
      'seconds that neither turn nor row gives',
      {},
      { turn: 6, road: road.slice(2), home: [came(0), came(1, { turn: 4, row: 151, seconds: 60 })] },
      [['home[1].seconds', 'out-of-range']],
    ],
    [
      'home in one turn, the foremost last',
      {},
      { turn: 6, road: road.slice(2), home: [came(0), came(1, { row: 152 })] },
      [['home[1]', 'home-out-of-order']],
    ],
    [
      'a top that one has not passed',
      { route: climb('C3') },
      { turn: 5, road: [spot(0, 80), spot(1, 71), spot(2, 40)], tops: [[0, 1]] },
      [['tops[0]', 'not-past-the-top']],
    ],
    ['marks that the route has not', {}, { ...good, tops: [[0]] }, [['tops', 'wrong-count']]],
    ['pips in a race', {}, { ...good, pips: [30, 30, 30] }, [['pips', 'wrong-count']]],
  ])('%s', (_, options, position, faults) => {
    expect(faultsOf(options, position)).toEqual(faults);
  });

  test('more places than a top has', () => {
    const many = startList(Object.fromEntries(Array.from({ length: 5 }, (_, nth) => [`r${nth}`, 'leader' as const])));
    const two = route([
      'Start | | | 150 | blue',
      'Hill | | climb start | 140 | red',
      'Hill | | C3 (3) | 128 | blue',
      'Col | | climb start | 120 | red',
      'Col | | HC (6) | 100 | blue',
      'Line | | finish | 0 |',
    ]);
    const all = Array.from({ length: 5 }, (_, nth) => spot(nth, 60 + nth));
    expect(
      faultsOf(
        { route: two, riders: many },
        {
          turn: 5,
          road: all,
          tops: [
            [0, 1, 2, 3, 4],
            [0, 1, 2, 3, 4],
          ],
        },
      ),
    ).toEqual([['tops[0]', 'wrong-count']]);
    expect(
      faultsOf(
        { route: two, riders: many },
        {
          turn: 5,
          road: all,
          tops: [
            [0, 1, 2, 3],
            [0, 1, 2, 3, 4],
          ],
        },
      ),
    ).toEqual([]);
  });

  test('a prologue: the riders have ridden in turn', () => {
    const prologue = 'Prologue\nPark | 6 | finish | |\nprologue: sprinter\nhierarchy: leader, sprinter, climber, helper';
    const faults = (position: object) => faultsOf({ route: prologue }, position);
    expect(faults({ turn: 1, road: [], pips: [0, 0, 33] })).toEqual([]);
    expect(faults({ turn: 1, road: [], pips: [33, 0, 0] })).toEqual([
      ['pips[2]', 'out-of-range'],
      ['pips[0]', 'out-of-range'],
    ]);
    expect(faults({ turn: 4, road: [], pips: [33, 33, 33] })).toEqual([['turn', 'out-of-range']]);
    expect(faults({ turn: 0, road: [spot(0, 1)] })).toEqual([['road', 'wrong-count']]);
    expect(faults({ turn: 0, road: [], rain: true, weather: 1 })).toEqual([
      ['weather', 'out-of-range'],
      ['rain', 'unknown-field'],
    ]);
  });
});
