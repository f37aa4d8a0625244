import { ScriptedDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice, Fact, Options } from '../rules/index.ts';
import { leader1 } from './old-contract.ts';
import {
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  only,
  optionsOf,
  placed,
  plainRoad,
  raceOf,
  ride,
  ridesOf,
  tell,
  white,
  whiteLeader,
} from './riders.ts';

const ridersOf = (players: number, ridersEach: number) =>
  leader1.riders(optionsOf(plainRoad, { players, ridersEach })).map(({ seat, team, role }) => `${seat} ${team} ${role ?? '-'}`);

/** Set up and answered until the race begins: everybody takes the first quality, and goes where he is told. */
function lineUp(options: Options, lots: readonly number[], areas: readonly ('front' | 'back')[]) {
  const dice = new ScriptedDice(lots);
  const facts: Fact[] = [];
  const state = leader1.setup(options, dice, (fact) => facts.push(fact));
  const asked: (number | undefined)[] = [];
  for (const area of areas) {
    asked.push(leader1.turn(state)?.rider);
    leader1.play(state, { do: 'line-up', area }, dice, (fact) => facts.push(fact));
  }
  return { state, facts, asked, left: dice.left };
}

describe('L1-2.1, L1-2.2 who rides', () => {
  test('L1-2.1 four teams of rouleur, leader and climber', () => {
    expect(ridersOf(4, 3)).toEqual(
      [0, 1, 2, 3].flatMap((seat) => ['leader', 'rouleur', 'climber'].map((role) => `${seat} ${seat} ${role}`)),
    );
  });

  test('L1-2.2 up to four players run a team each; teams without riders are left out', () => {
    expect(ridersOf(3, 2)).toEqual(['0 0 -', '0 0 -', '1 1 -', '1 1 -', '2 2 -', '2 2 -']);
    expect(placed(at({}, { count: 6, tokens: [2, 0, 1] }), optionsOf(plainRoad, { players: 3, ridersEach: 2 })).pursuits).toEqual([
      6, 6, 6,
    ]);
  });

  test('L1-2.2 with more, players share teams', () => {
    expect(ridersOf(5, 2).slice(8)).toEqual(['4 0 -', '4 1 -']);
    expect(ridersOf(6, 2).slice(8)).toEqual(['4 0 -', '4 1 -', '5 2 -', '5 3 -']);
    // One place of each team in turn.
    expect(ridersOf(10, 1).map((one) => one.slice(0, 3))).toEqual(['0 0', '1 1', '2 2', '3 3', '4 0', '5 1', '6 2', '7 3', '8 0', '9 1']);
  });

  test('L1-2.2 twelve riders in all at most, 2 to 10 players', () => {
    const parsed = leader1.options.parse({ players: 5, ridersEach: 3 });
    expect(parsed.ok ? [] : parsed.problems).toEqual([
      { at: 'ridersEach', need: { reason: 'too-many-riders', rule: 'L1-2.2', with: { players: 5, ridersEach: 3, max: 12 } } },
    ]);
    expect(leader1.options.parse({ players: 1 }).ok).toBe(false);
    expect(leader1.options.parse({ players: 11, ridersEach: 1 }).ok).toBe(false);
    expect(leader1.options.parse({ players: 12, ridersEach: 1 }).ok).toBe(false);
  });

  test('L1-2.2 no two riders wear the same number in a team', () => {
    const riders = leader1.riders(optionsOf(plainRoad, { players: 10, ridersEach: 1 }));
    expect(new Set(riders.map(({ number }) => number)).size).toBe(10);
  });

  const shared = optionsOf(plainRoad, { players: 5, ridersEach: 1 });
  const pursuit = (riders: Parameters<typeof at>[0]) =>
    leader1.turn(placed(at(riders, { count: 5, tokens: [0, 1, 2, 3], phase: 'pursuit' }), shared))?.seat;

  test('L1-2.2 the player of the team’s most advanced rider decides for its token', () => {
    expect(pursuit({ 4: { row: 9, lane: 1 } })).toBe(4);
    expect(pursuit({ 0: { row: 9, lane: 1 } })).toBe(0);
    expect(pursuit({ 0: { row: -1, lane: 1 } })).toBe(4);
  });

  test('L1-2.2 riders who are home or have left the tour do not count', () => {
    expect(pursuit({ 0: { place: 'out' } })).toBe(4);
    const state = at({ 0: { place: 'home' } }, { count: 5, tokens: [0, 1, 2, 3], phase: 'pursuit', home: [{ rider: 0, turn: 4 }] });
    expect(leader1.turn(placed(state, shared))?.seat).toBe(4);
  });

  test('L1-2.2, L1-4.2 who has riders in two teams is asked for one team after the other', () => {
    const two = optionsOf(plainRoad, { players: 5, ridersEach: 2 });
    const fronts = { 8: { place: 'front' }, 9: { place: 'front' } } as const;
    const state = placed(at(fronts, { count: 10, tokens: [2, 0, 1, 3], phase: 'breaking' }), two);
    expect(leader1.turn(state)).toMatchObject({ seat: 4, rider: 8 });
    expect(ridesOf(state, 9)).toEqual([]);
    leader1.play(state, { do: 'hold' }, new ScriptedDice([]));
    expect(leader1.turn(state)).toMatchObject({ seat: 4, rider: 9 });
  });

  test('L1-2.2 ties: the lower seat', () => {
    expect(pursuit({})).toBe(0);
    expect(pursuit({ 0: { row: 9, lane: 2 }, 4: { row: 9, lane: 1 } })).toBe(0);
  });

  test('L1-2.2 in a shared team every player decides for his own riders', () => {
    const state = placed(
      at({ 0: { place: 'front' }, 4: { place: 'front' } }, { count: 5, tokens: [1, 0, 2, 3], phase: 'breaking' }),
      shared,
    );
    expect(leader1.turn(state)?.seat).toBe(0);
    leader1.play(state, { do: 'hold' }, new ScriptedDice([]));
    expect(leader1.turn(state)?.seat).toBe(4);
    expect(ridesOf(state, 4)).toEqual(ridesOf(state));
    expect(ridesOf(state)).not.toEqual([]);
  });
});

describe('L1-2.3 energy and pursuits at the start', () => {
  test('L1-2.3 the sum of the milestones, and 6 pursuits a team', () => {
    const state = leader1.setup(optionsOf(raceOf(['1a', '7b', '10b', '9b', '2b'])), new ScriptedDice([0]));
    expect(state.energy).toEqual(Array(6).fill(23));
    expect(state.pursuits).toEqual([6, 6]);
  });
});

describe('L1-2.4 qualities', () => {
  test('L1-2.4 every rider may get one, no quality twice in a team; the last takes what is left', () => {
    const state = leader1.setup(optionsOf(plainRoad), new ScriptedDice([0]));
    const qualities = () => leader1.turn(state)?.choices.map((choice) => (choice as { quality?: string }).quality);
    expect(leader1.turn(state)).toMatchObject({ seat: 0, rider: blackLeader });
    expect(qualities()).toEqual(['descender', 'fighter', 'sprinter']);
    leader1.play(state, { do: 'choose', quality: 'fighter' }, new ScriptedDice([]));
    expect(qualities()).toEqual(['descender', 'sprinter']);
    expect(leader1.barred(state)).toEqual([
      { choice: { do: 'choose', quality: 'fighter' }, refusal: { reason: 'quality-taken', rule: 'L1-2.4', with: { quality: 'fighter' } } },
    ]);
    leader1.play(state, { do: 'choose', quality: 'sprinter' }, new ScriptedDice([]));
    expect(state.quality.slice(0, 3)).toEqual(['fighter', 'sprinter', 'descender']);
    expect(leader1.turn(state)).toMatchObject({ seat: 1, rider: whiteLeader });
  });

  test('L1-2.4 or nobody has one', () => {
    expect(leader1.setup(optionsOf(plainRoad, { qualities: false }), new ScriptedDice([0])).phase).toBe('line-up');
  });

  const downhill = optionsOf(raceOf(['4a', '19a', '7a', '1a']));
  const free = (options: Options, row: number, quality?: 'descender' | 'sprinter' | 'fighter') => {
    const rides = ridesOf(placed(at({ [blackLeader]: { row, lane: 1, energy: 0, ...(quality && { quality }) } }), options));
    return Number.parseInt(rides.find((one) => / 0( |$)/.test(one)) as string, 10) - row;
  };

  test('L1-2.4 a descender has a free square more for a move that starts downhill', () => {
    expect(free(downhill, 7)).toBe(4);
    expect(free(downhill, 7, 'descender')).toBe(5);
    expect(free(downhill, 6, 'descender')).toBe(2);
    expect(free(downhill, 13, 'descender')).toBe(2);
  });

  test('L1-2.4 a sprinter has one for a move that starts inside a sprint zone', () => {
    const zones = optionsOf(raceOf(plainRoad.hexagons, { kind: 'stage', bonusLines: [14], sprints: [10, 30] }));
    expect([10, 11, 14, 15, 30, 31].map((row) => free(zones, row, 'sprinter'))).toEqual([2, 3, 3, 2, 2, 3]);
    expect(free(zones, 11)).toBe(2);
  });

  test('L1-2.4 a fighter is safe from the first dark square that would threaten him', () => {
    // 19a: rows 8 and 9 are dark in lane 2; plain rows before it.
    const asphalt = (quality?: 'fighter') =>
      ridesOf(placed(at({ [blackClimber]: { row: 6, lane: 2, energy: 15, ...(quality && { quality }) } }), downhill));
    // One free square, so rows 8 and 9 are paid for.
    expect(asphalt()).toContain('8/2 1 fall');
    expect(asphalt('fighter')).toContain('8/2 1');
    expect(asphalt('fighter')).not.toContain('8/2 1 fall');
    expect(asphalt('fighter')).toContain('9/2 3 fall');
  });

  test('L1-2.4, L1-5.5 on cobbles too', () => {
    const cobbles = optionsOf(raceOf(['7a', '4b', '11a', '1a']));
    // 4b: down lane 2 there are three dark squares.
    const rides = (quality?: 'fighter') =>
      ridesOf(placed(at({ [blackClimber]: { row: 6, lane: 2, energy: 15, ...(quality && { quality }) } }), cobbles));
    expect(rides()).toContain('8/2 1 cobbles');
    expect(rides('fighter').filter((one) => one.startsWith('8/2'))).toEqual(['8/2 1']);
    expect(rides('fighter')).toContain('9/2 3 cobbles');
  });

  test('L1-2.4, L1-5.7 and in the rain', () => {
    const wet = optionsOf(raceOf(['4a', '19a', '7a', '1a']), { weather: 1 });
    const rides = (quality?: 'fighter') =>
      ridesOf(
        placed(
          at({ [blackLeader]: { row: 7, lane: 2, energy: 0, ...(quality && { quality }) } }, { weather: ['none', 'rain', 'none', 'none'] }),
          wet,
        ),
      );
    expect(rides()).toContain('8/2 -3 fall');
    expect(rides('fighter')).not.toContain('8/2 -3 fall');
    expect(rides('fighter')).toContain('9/2 -2 fall');
  });
});

describe('L1-2.5 what is open and what is secret', () => {
  const position = at({ [blackLeader]: { kept: [2, 5], energy: 7, risks: 1 }, [whiteLeader]: { kept: [4] } }, { phase: 'inside' });

  test('L1-2.5 kept feed tiles are seen by their player only', () => {
    const state = placed(position);
    expect(leader1.view(state, black).kept).toEqual([[2, 5], [], [], [], [], []]);
    expect(leader1.view(state, white).kept).toEqual([[], [], [], [4], [], []]);
    expect(leader1.view(state, 'spectator').kept.flat()).toEqual([]);
    expect(leader1.view(state, 'spectator').keeps).toEqual([2, 0, 0, 1, 0, 0]);
    expect(leader1.view(state, 'spectator').left).toEqual([12, 9, 12]);
    expect(JSON.stringify(leader1.view(state, white))).not.toContain('piles');
  });

  test('L1-2.5 energy, pursuits and risks taken lie open', () => {
    const { holdings } = leader1.board(leader1.view(placed(position), 'spectator'));
    expect(holdings).toContainEqual({ seat: black, rider: blackLeader, what: 'energy', amount: 7 });
    expect(holdings).toContainEqual({ seat: black, rider: blackLeader, what: 'risk', amount: 1 });
    expect(holdings).toContainEqual({ seat: black, rider: blackLeader, what: 'feed-tile', amount: 2 });
    expect(holdings).toContainEqual({ seat: white, what: 'pursuit', amount: 6, max: 6 });
  });

  test('L1-2.5 what is drawn is told to its player only', () => {
    const options = optionsOf(raceOf(plainRoad.hexagons, { feeds: [12] }));
    const { facts } = tell({
      options,
      position: at({ [blackRouleur]: { row: 10, lane: 1 } }),
      dice: [0],
      choices: [ride(blackRouleur, 13, 1, 0)],
    });
    expect(only(facts, 'drew')).toEqual([{ type: 'drew', rule: 'L1-6.1', rider: blackRouleur, secret: { seat: black, tile: 2 } }]);
  });

  test('L1-2.5, L1-2.2 nor do those who share his team see it', () => {
    const options = optionsOf(raceOf(plainRoad.hexagons, { feeds: [12] }), { players: 5, ridersEach: 1 });
    const position = at({ 4: { row: 10, lane: 1, kept: [3] } }, { count: 5, tokens: [0, 1, 2, 3] });
    const { state, facts } = tell({ options, position, dice: [0], choices: [ride(4, 13, 1, 0)] });
    expect(only(facts, 'drew')).toMatchObject([{ rider: 4, secret: { seat: 4, tile: 2 } }]);
    expect(leader1.view(state, 4).kept[4]).toEqual([3, 2]);
    expect(leader1.view(state, 0).kept[4]).toEqual([]);
    const fed = tell({ options, position, choices: [{ do: 'feed', rider: 4, tile: 0 }] }).facts;
    expect(only(fed, 'gained')).toMatchObject([{ seat: 4, rider: 4, amount: 3, by: 'feed' }]);
  });

  test('L1-2.5 what adding a tile would mean is shown to its player only', () => {
    const state = placed(at({ [blackLeader]: { row: 9, lane: 1, kept: [2, 5], energy: 0 } }));
    const choice: Choice = { do: 'feed', rider: blackLeader, tile: 1 };
    expect(leader1.preview(leader1.view(state, black), choice).effects).toContainEqual({
      seat: 0,
      rider: blackLeader,
      what: 'energy',
      amount: 5,
    });
    expect(leader1.preview(leader1.view(state, white), choice).effects).toEqual([
      { seat: 0, rider: blackLeader, what: 'feed-tile', amount: -1 },
    ]);
  });
});

describe('L1-2.6, L1-2.7 the peloton and the line-up', () => {
  const options = optionsOf(raceOf(plainRoad.hexagons), { qualities: false });

  test('L1-2.6 two rows long, its front row is row 1 at the start', () => {
    const state = leader1.setup(options, new ScriptedDice([0]));
    expect(leader1.board(leader1.view(state, 'spectator')).blocks).toEqual([
      { kind: 'front', from: 1, to: 1, riders: [] },
      { kind: 'back', from: 0, to: 0, riders: [0, 1, 2, 3, 4, 5] },
    ]);
  });

  test('L1-2.6 riders stand in the front or the back area', () => {
    const state = placed(at({ [blackLeader]: { place: 'front' }, [whiteLeader]: { place: 'leaving' } }, { front: 9, phase: 'pursuit' }));
    expect(leader1.board(leader1.view(state, 'spectator')).blocks).toEqual([
      { kind: 'front', from: 9, to: 9, riders: [blackLeader] },
      { kind: 'back', from: 8, to: 8, riders: [1, 2, 3, 4, 5] },
    ]);
  });

  test('L1-2.7 the order of the tokens is drawn by lot', () => {
    expect(leader1.setup(options, new ScriptedDice([1])).tokens).toEqual([0, 1]);
    expect(leader1.setup(options, new ScriptedDice([0])).tokens).toEqual([1, 0]);
  });

  test('L1-2.7, L1-7.3 later in a stage race it is that of the general classification', () => {
    const before = { order: [1, 0], energy: [0, 1, 2, 3, 4, 15], pursuits: [2, 0], out: [blackRouleur] };
    const facts: Fact[] = [];
    const state = leader1.setup(optionsOf(plainRoad, { qualities: false, before }), new ScriptedDice([]), (fact) => facts.push(fact));
    expect(state.tokens).toEqual([1, 0]);
    expect(state.energy).toEqual([25, 26, 27, 28, 29, 40]);
    expect(state.pursuits).toEqual([6, 4]);
    expect(only(facts, 'went-out', 'ordered').map(({ type }) => type)).toEqual(['went-out', 'ordered']);
    expect(leader1.turn(state)?.seat).toBe(white);
    expect(state.queue).toEqual([4, 3, 5, 0, 2]);
  });

  test('L1-2.7 then, in that order, players put their riders in front or back; in a classic each draws a tile', () => {
    const draws = [11, 0, 0, 0, 0, 0];
    const { state, facts, asked, left } = lineUp(options, [0, ...draws], ['front', 'back', 'back', 'front', 'front', 'back']);
    expect(left).toBe(0);
    expect(asked).toEqual([4, 3, 5, 1, 0, 2]);
    expect(state.place).toEqual(['front', 'front', 'back', 'back', 'front', 'back']);
    expect(only(facts, 'lined-up').map(({ rider }) => rider)).toEqual([4, 3, 5, 1, 0, 2]);
    expect(state.turn).toBe(1);
  });

  test('L1-2.7 what the stages before left is checked', () => {
    const wrong = { order: [0, 0], energy: [1], pursuits: [0, 0], out: [9] };
    const parsed = leader1.options.parse({ players: 2, before: wrong });
    expect(parsed.ok ? [] : parsed.problems.map(({ at: place, need }) => `${place}: ${need.reason}`)).toEqual([
      'before.order[1]: team-twice',
      'before.energy: wrong-count',
      'before.out[0]: rider-twice',
    ]);
    const strange = { order: [0, 2], energy: Array(6).fill(0), pursuits: [0, 0], out: [1, 1] };
    const others = leader1.options.parse({ players: 2, before: strange });
    expect(others.ok ? [] : others.problems.map(({ at: place, need }) => `${place}: ${need.reason}`)).toEqual([
      'before.order[1]: team-twice',
      'before.out[1]: rider-twice',
    ]);
    const nobody = { order: [0, 1], energy: Array(6).fill(0), pursuits: [0, 0], out: [0, 1, 2, 3, 4, 5] };
    const empty = leader1.options.parse({ players: 2, before: nobody });
    expect(empty.ok ? [] : empty.problems.map(({ need }) => need.reason)).toEqual(['nobody-rides']);
  });
});
