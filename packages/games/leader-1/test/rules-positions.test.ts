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
    expect(withRiders({}, { front: 1, weather: ['rain', ...none, 'hidden'] })).toEqual(['weather: wrong-count']);
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

  test('L1-5.6 a puncture is of this turn or of the next, or the rider would never move again', () => {
    const punctured = (turn: number) => withRiders({ [blackLeader]: { row: 25, lane: 1, punctured: turn } });
    expect([4, 5, 6, 7].map(punctured)).toEqual([['riders[0].punctured: out-of-range'], [], [], ['riders[0].punctured: out-of-range']]);
    const first = { [blackLeader]: { row: 5, lane: 1, punctured: 1 } };
    expect(faults(at(first, { turn: 1 }))).toEqual(['riders[0].punctured: out-of-range']);
    const both = { [blackLeader]: { row: 25, lane: 1, punctured: 5 }, [whiteLeader]: { row: 27, lane: 1, punctured: 5 } };
    expect(withRiders(both, { phase: 'punctured', queue: [blackLeader] })).toEqual(['queue: riders-missing']);
    expect(withRiders(both, { phase: 'punctured', queue: [whiteLeader, blackLeader] })).toEqual([]);
  });

  test('L1-5.4 a fallen rider skips one turn, and is up again with the next move', () => {
    const fallen = (turn: number, others: Partial<RiderPosition> = {}) =>
      withRiders({ [blackLeader]: { row: 25, lane: 1, fallen: turn, ...others } });
    expect([3, 4, 5, 6].map((turn) => fallen(turn))).toEqual([['riders[0].fallen: out-of-range'], [], [], []]);
    expect(fallen(4, { moved: 5 })).toEqual(['riders[0].fallen: out-of-range']);
    expect(fallen(2, { punctured: 5 })).toEqual([]);
  });

  test('L1-7.1 the riders of a peloton that is home are home', () => {
    const front = 38;
    const home = [1, 2, 3, 4, 5].map((rider) => ({ rider, turn: 5 }));
    const others = Object.fromEntries(home.map(({ rider }) => [rider, { place: 'home' as const }]));
    expect(withRiders({ ...others, [blackLeader]: { place: 'back' } }, { front, home })).toEqual(['riders[0].place: home-with-peloton']);
    expect(withRiders({ ...others, [blackLeader]: { place: 'leaving' } }, { front, home })).toEqual(['riders[0].place: home-with-peloton']);
    expect(withRiders({ ...others, [blackLeader]: { row: 30, lane: 1 } }, { front, home })).toEqual([]);
    const poor = { [blackLeader]: { place: 'front' as const, energy: 0, kept: [2] } };
    expect(withRiders(poor, { front, phase: 'payment', die: 1, movement: 3 })).toEqual([]);
    expect(withRiders(poor, { front: 41, phase: 'payment', die: 1, movement: 3 })).toEqual(['phase: peloton-is-home']);
  });

  test('L1-7.1 nobody is home before anybody can be, and the race is over when everybody is', () => {
    const all = Object.fromEntries(Array.from({ length: 6 }, (_, rider) => [rider, { place: 'home' as const }]));
    const home = (turn: number) => Array.from({ length: 6 }, (_, rider) => ({ rider, turn }));
    expect(faults(at(all, { front: 40, phase: 'over', home: home(3) }))).toEqual([]);
    expect(faults(at(all, { front: 40, phase: 'over', home: home(2) }))[0]).toBe('home[0].turn: out-of-range');
    expect(withRiders({}, { phase: 'over' })).toEqual(['phase: not-over']);
    expect(withRiders({ [blackLeader]: { place: 'home' } }, { turn: 0, phase: 'line-up', home: [{ rider: 0, turn: 0 }] })).toContain(
      'riders[0].place: not-begun',
    );
  });

  test('L1-7.2 bonus lines: open until somebody is past them, and taken by somebody who is', () => {
    const lines = optionsOf(raceOf(plainRoad.hexagons, { kind: 'stage', bonusLines: [22], sprints: [20, 35] }));
    const taken = (by: number, others: Partial<Position> = {}, riders: Parameters<typeof at>[0] = {}) =>
      faults(at(riders, { front: 20, bonuses: [by], ...others }), lines);
    const past = { [whiteLeader]: { row: 25, lane: 1 } };
    expect([taken(-1), taken(whiteLeader, {}, past), taken(-2, { front: 23 }), taken(whiteLeader, { front: 23 })]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(taken(-1, {}, past)).toEqual(['bonuses[0]: line-passed']);
    expect(taken(-1, { front: 23 })).toEqual(['bonuses[0]: line-passed']);
    expect(taken(whiteLeader)).toEqual(['bonuses[0]: line-not-passed']);
    expect(taken(blackLeader, {}, past)).toEqual(['bonuses[0]: line-not-passed']);
    expect(taken(-2, {}, past)).toEqual(['bonuses[0]: line-not-passed']);
  });

  test('L1-4.5 the peloton moves as the die, a pursuit and an empty peloton say', () => {
    const moved = (movement: number, others: Partial<Position> = {}) =>
      withRiders({ [blackLeader]: { place: 'front', energy: 0, kept: [2] } }, { phase: 'payment', die: 1, movement, ...others });
    expect(moved(3)).toEqual([]);
    expect([moved(2), moved(4)]).toEqual([['movement: out-of-range'], ['movement: out-of-range']]);
    expect(moved(4, { running: [1, 0] })).toEqual([]);
    expect(withRiders({}, { movement: 9 })).toEqual(['movement: out-of-range']);
    expect(withRiders({}, { die: 1, movement: 3 })).toEqual(['die: out-of-range']);
  });

  test('L1-4.4 no more pursuits running than turns, by one team, and paid for', () => {
    expect(withRiders({}, { running: [2, 0] })).toEqual([]);
    expect(withRiders({}, { running: [1, 1] })).toEqual(['running[1]: out-of-range']);
    expect(withRiders({}, { running: [2, 0], pursuits: [5, 6] })).toEqual(['pursuits[0]: out-of-range']);
    expect(faults(at({}, { turn: 1, running: [1, 0] }))).toEqual(['running[0]: out-of-range']);
  });

  test('L1-3.7, L1-4 once a turn: no slipstream and no question for who has moved', () => {
    const riders = (others: Partial<RiderPosition>) => ({
      [blackLeader]: { row: 25, lane: 1, ...others },
      [whiteLeader]: { row: 24, lane: 2 },
    });
    expect(withRiders(riders({ slipstream: true }))).toEqual([]);
    expect(withRiders(riders({ slipstream: true, moved: 5 }))).toEqual(['riders[0].slipstream: has-moved']);
    expect(withRiders(riders({}), { queue: [blackLeader, whiteLeader] })).toEqual([]);
    expect(withRiders(riders({ moved: 5 }), { queue: [blackLeader, whiteLeader] })).toEqual(['queue[0]: not-asked-now']);
  });

  test('L1-4.3 riders leave the peloton while it is being sorted, and are placed when it has paid', () => {
    const leaving = { [blackLeader]: { place: 'leaving' as const } };
    expect(withRiders(leaving)).toEqual(['riders[0].place: nobody-leaves-now']);
    expect(withRiders(leaving, { phase: 'pursuit' })).toEqual([]);
    const poor = { ...leaving, [whiteLeader]: { place: 'front' as const, energy: 0, kept: [2] } };
    expect(withRiders(poor, { phase: 'payment', die: 1, movement: 3, queue: [whiteLeader] })).toEqual(['queue: riders-missing']);
  });

  test('L1-6.1 no more feed zones than anybody can have passed, and no more energy than anybody can have', () => {
    const fed = optionsOf(raceOf(plainRoad.hexagons, { feeds: [20] }));
    expect(faults(at({ [blackLeader]: { fed: 1 } }, { turn: 1 }), fed)).toEqual(['riders[0].fed: out-of-range']);
    expect(faults(at({ [blackLeader]: { fed: 1 } }), fed)).toEqual([]);
    expect(withRiders({ [blackLeader]: { energy: 1000 } })).toEqual(['riders[0].energy: out-of-range']);
  });

  test('L1-7.2 out are those who were eliminated before', () => {
    const before = { order: [0, 1], energy: [0, 0, 0, 0, 0, 0], pursuits: [0, 0], out: [blackLeader] };
    expect(withRiders({ [blackLeader]: { place: 'out' } })).toEqual(['riders[0].place: wrong-out']);
    expect(faults(at({ [blackLeader]: { place: 'out' } }), optionsOf(plainRoad, { before }))).toEqual([]);
    expect(faults(at({}), optionsOf(plainRoad, { before }))).toEqual(['riders[0].place: wrong-out']);
  });

  test('L1-5.7 two hexagons ahead of the race nothing lies face down', () => {
    const weather = (hexagon: number, front: number, riders: Parameters<typeof at>[0] = {}) =>
      faults(at(riders, { front, weather: Array.from({ length: 6 }, (_, index) => (index === hexagon - 1 ? 'hidden' : 'none')) }));
    expect([weather(4, 6), weather(4, 7), weather(3, 6)]).toEqual([[], ['weather[3]: turned-up'], ['weather[2]: turned-up']]);
    expect(weather(5, 6, { [blackLeader]: { row: 13, lane: 1 } })).toEqual(['weather[4]: turned-up']);
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
