import { describe, expect, test } from 'vitest';
import { leader1, type Options, type Position, type RiderPosition } from '../rules/index.ts';
import { at, blackLeader, blackRouleur, optionsOf, placed, plainRoad, raceOf, whiteLeader } from './riders.ts';

const options = optionsOf(plainRoad, { weather: 1 });

const faults = (position: unknown, of: Options = options): readonly string[] => {
  const parsed = leader1.race(of).positions().parse(position);
  return parsed.ok ? [] : parsed.problems.map(({ at: place, need }) => `${place}: ${need.reason}`);
};

const withRiders = (riders: Parameters<typeof at>[0], others: Partial<Position> = {}) => faults(at(riders, { front: 20, ...others }));

describe('L1-1 to L1-7 what a position may be', () => {
  test('L1-2.6 the beginning of a turn, as short as can be', () => {
    expect(faults(at({}))).toEqual([]);
    const { race, state } = placed(at({}));
    expect(race.position(state)).toEqual({ ...at({}), phase: 'inside' });
  });

  test('L1-3.1 one rider a square, but a fallen one beside it', () => {
    const square = { row: 25, lane: 1 };
    expect(withRiders({ [blackLeader]: square, [whiteLeader]: square })).toEqual([`riders[${whiteLeader}]: two-on-a-square`]);
    expect(withRiders({ [blackLeader]: { ...square, fallen: 5 }, [whiteLeader]: square })).toEqual([]);
  });

  test('L1-1.2 in a lane of the road', () => {
    const cobbles = optionsOf(raceOf(['4a', '1b', '7a', '10a']));
    expect(faults(at({ [blackLeader]: { row: 8, lane: 3 } }), cobbles)).toEqual(['riders[0]: no-such-square']);
    expect(faults(at({ [blackLeader]: { row: 13, lane: 3 } }), cobbles)).toEqual([]);
    expect(withRiders({ [blackLeader]: { row: 37, lane: 1 } })).toEqual(['riders[0].row: out-of-range']);
  });

  test('L1-4.6 nobody but the fallen and punctured on the rows of the peloton', () => {
    expect(withRiders({ [blackLeader]: { row: 20, lane: 1 } })).toEqual(['riders[0].row: inside-the-peloton']);
    expect(withRiders({ [blackLeader]: { row: 19, lane: 1 } })).toEqual(['riders[0].row: inside-the-peloton']);
    expect(withRiders({ [blackLeader]: { row: 19, lane: 1, punctured: 5 } })).toEqual([]);
    expect(withRiders({ [blackLeader]: { row: 21, lane: 1 } })).toEqual([]);
  });

  test('L1-5.4, L1-5.6 riders on the road have a square, a fall or a puncture; others don’t', () => {
    expect(withRiders({ [blackLeader]: { place: 'road' } })).toEqual(['riders[0].row: missing']);
    expect(withRiders({ [blackLeader]: { place: 'back', fallen: 5, row: 3 } })).toEqual([
      'riders[0].row: not-on-the-road',
      'riders[0].fallen: not-on-the-road',
    ]);
    expect(withRiders({ [blackLeader]: { row: 25, lane: 1, fallen: 7 } })).toEqual(['riders[0].fallen: out-of-range']);
    expect(withRiders({ [blackLeader]: { moved: 6 } })).toEqual(['riders[0].moved: out-of-range']);
  });

  test('L1-3.8 the road in its order', () => {
    const riders = { [blackLeader]: { row: 25, lane: 1 }, [whiteLeader]: { row: 27, lane: 1 } };
    expect(withRiders(riders, { road: [whiteLeader, blackLeader] })).toEqual([]);
    expect(withRiders(riders, { road: [blackLeader, whiteLeader] })).toEqual(['road[1]: road-out-of-order']);
    expect(withRiders(riders, { road: [blackLeader] })).toEqual(['road: riders-missing']);
    expect(withRiders(riders, { road: [whiteLeader, blackLeader, blackRouleur] })).toEqual(['road[2]: not-on-the-road']);
    expect(withRiders(riders, { road: [whiteLeader, whiteLeader, blackLeader] })).toEqual(['road[1]: rider-twice']);
  });

  test('L1-2.6 every token once', () => {
    expect(withRiders({}, { tokens: [1, 1] })).toEqual(['tokens[1]: team-twice']);
    expect(withRiders({}, { tokens: [1] })).toEqual(['tokens: wrong-count']);
  });

  test('L1-7.1 riders at home, and only they, have come home, in the order of the turns', () => {
    expect(withRiders({ [blackLeader]: { place: 'home' } })).toEqual(['home: riders-missing']);
    expect(withRiders({}, { home: [{ rider: 0, turn: 3 }] })).toEqual(['home[0].rider: not-home']);
    const both = { [blackLeader]: { place: 'home' }, [whiteLeader]: { place: 'home' } } as const;
    expect(
      withRiders(both, {
        home: [
          { rider: 0, turn: 4 },
          { rider: 3, turn: 3 },
        ],
      }),
    ).toEqual(['home[1].turn: home-out-of-order']);
    expect(
      withRiders(both, {
        home: [
          { rider: 0, turn: 4 },
          { rider: 3, turn: 4 },
          { rider: 3, turn: 4 },
        ],
      }),
    ).toEqual(['home[2].rider: rider-twice']);
  });

  test('L1-6.1 no more tiles of a kind than the box has', () => {
    expect(withRiders({ [blackLeader]: { kept: [2, 2] }, [whiteLeader]: { kept: [2, 2] } })).toEqual(['riders: too-many-tiles']);
    expect(withRiders({ [blackLeader]: { kept: [2, 2] }, [blackRouleur]: { kept: [2, 2] } })).toEqual([]);
    expect(withRiders({ [blackLeader]: { kept: [6] } })).toEqual(['riders[0].kept[0]: out-of-range']);
    const all = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5];
    expect(withRiders({ [blackLeader]: { kept: [5] } }, { piles: [all, all, all] })).toEqual(['piles[1]: too-many-tiles']);
    expect(withRiders({}, { piles: [all, [], all] })).toEqual(['piles[1]: wrong-count']);
  });

  test('L1-5.2 no more risks than turns', () => {
    expect(withRiders({ [blackLeader]: { risks: 6 } })).toEqual(['riders[0].risks: out-of-range']);
    expect(withRiders({ [blackLeader]: { risks: 5 } })).toEqual([]);
  });

  test('L1-5.7 no more weather tokens than the race has, each once', () => {
    const none = Array(4).fill('none');
    expect(withRiders({}, { weather: ['rain', 'hidden', ...none] })).toEqual(['weather: wrong-count']);
    expect(faults(at({}, { weather: ['rain', 'rain', ...none] as never }), optionsOf(plainRoad, { weather: 2 }))).toEqual([
      'weather[1]: token-twice',
    ]);
  });

  test('L1-4 a possible phase, and only players it can ask', () => {
    expect(withRiders({}, { phase: 'line-up' })).toEqual(['turn: race-not-begun']);
    expect(withRiders({}, { turn: 0 })).toEqual(['turn: race-has-begun']);
    expect(withRiders({}, { front: 38, phase: 'inside' })).toEqual(['phase: peloton-is-home']);
    expect(withRiders({}, { phase: 'payment' })).toEqual(['die: missing']);
    expect(withRiders({}, { phase: 'breaking', queue: [blackLeader] })).toEqual(['queue[0]: not-asked-now']);
    expect(withRiders({}, { phase: 'inside', queue: [blackLeader, blackLeader] })).toEqual(['queue[1]: rider-twice']);
    expect(withRiders({}, { phase: 'pursuit', queue: [1, 2] })).toEqual(['queue[1]: not-asked-now']);
  });

  test('L1-4.5 somebody decides in it: what happens by itself has happened', () => {
    expect(withRiders({}, { phase: 'pursuit', pursuits: [0, 0] })).toEqual(['phase: nobody-decides']);
  });

  test('L1-6.1 what is left out is told by where a rider is', () => {
    const fed = raceOf(plainRoad.hexagons, { feeds: [12] });
    const rider: Partial<RiderPosition> = { row: 14, lane: 1 };
    const { race, state } = placed(at({ [blackLeader]: rider }), fed);
    expect(state.fed.slice(0, 2)).toEqual([1, 0]);
    expect(placed(at({ [blackLeader]: { ...rider, fed: 0 } }), fed).state.fed[blackLeader]).toBe(0);
    expect(race.position(state).riders[0]).toEqual({ place: 'road', row: 14, lane: 1, energy: 20 });
  });
});
