import { ScriptedDice } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { type Choice, type Fact, leader1, type Options, type RiderPosition } from '../rules/index.ts';
import {
  at,
  black,
  blackClimber,
  blackLeader,
  blackRouleur,
  feed,
  hold,
  only,
  optionsOf,
  placed,
  plainRoad,
  raceOf,
  ride,
  white,
  whiteLeader,
} from './riders.ts';

const example = examplesOf(leader1, { players: 2, race: 'own', own: plainRoad });

const ridersOf = (players: number, ridersEach: number) =>
  leader1.race(optionsOf(plainRoad, { players, ridersEach })).riders.map(({ seat, team, role }) => `${seat} ${team} ${role ?? '-'}`);

const setUp = (options: Options, lots: readonly number[]) => leader1.race(options).setup(new ScriptedDice(lots));

/** Set up and answered until the race begins: everybody goes where they are told. */
function lineUp(options: Options, lots: readonly number[], areas: readonly ('front' | 'back')[]) {
  const dice = new ScriptedDice(lots);
  const facts: Fact[] = [];
  const race = leader1.race(options);
  const state = race.setup(dice, (fact) => facts.push(fact));
  const asked: (number | undefined)[] = [];
  for (const area of areas) {
    asked.push(race.turn(state)?.rider);
    race.play(state, { do: 'line-up', area }, dice, (fact) => facts.push(fact));
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
    const { state } = placed(at({}, { count: 6, tokens: [2, 0, 1] }), plainRoad, { players: 3, ridersEach: 2 });
    expect(state.pursuits).toEqual([6, 6, 6]);
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
    const { riders } = leader1.race(optionsOf(plainRoad, { players: 10, ridersEach: 1 }));
    expect(new Set(riders.map(({ number }) => number)).size).toBe(10);
  });

  /** Riders 0 and 4 are one team. */
  const shared = { players: 5, ridersEach: 1 };
  const inFive = { count: 5, tokens: [0, 1, 2, 3] };
  const token = (riders: Parameters<typeof at>[0], seat: number, others: Parameters<typeof at>[1] = {}) => ({
    options: shared,
    position: at(riders, { ...inFive, phase: 'pursuit', ...others }),
    choices: [],
    then: { turn: { seat } },
  });

  example('L1-2.2', 'the player of the team’s most advanced rider decides for its token: the fifth', token({ 4: { row: 9, lane: 1 } }, 4));
  example('L1-2.2', 'or the first', token({ 0: { row: 9, lane: 1 } }, 0));
  example('L1-2.2', 'the one still in the peloton before a rider who was dropped', token({ 0: { row: -1, lane: 1 } }, 4));
  const before = { order: [0, 1, 2, 3], energy: [0, 0, 0, 0, 0], pursuits: [0, 0, 0, 0], out: [0] };
  example('L1-2.2', 'riders who have left the tour do not count', {
    ...token({ 0: { place: 'out' } }, 4),
    options: { ...shared, before },
  });
  example('L1-2.2', 'nor do riders who are home', token({ 0: { place: 'home' } }, 4, { home: [{ rider: 0, turn: 4 }] }));
  example('L1-2.2', 'ties: the lower seat', token({}, 0));
  example('L1-2.2', 'also on the road', token({ 0: { row: 9, lane: 2 }, 4: { row: 9, lane: 1 } }, 0));

  example('L1-2.2, L1-4.2', 'a player with riders in two teams is asked for one team after the other', {
    options: { players: 5, ridersEach: 2 },
    position: at({ 8: { place: 'front' }, 9: { place: 'front' } }, { count: 10, tokens: [2, 0, 1, 3], phase: 'breaking' }),
    choices: [{ expect: { turn: { seat: 4, rider: 8 }, noOffers: [{ do: 'ride', rider: 9 }] } }, hold],
    then: { turn: { seat: 4, rider: 9 } },
  });

  example('L1-2.2', 'in a shared team every player decides for their own riders', {
    options: shared,
    position: at({ 0: { place: 'front' }, 4: { place: 'front' } }, { count: 5, tokens: [1, 0, 2, 3], phase: 'breaking' }),
    choices: [{ expect: { turn: { seat: 0 } } }, hold],
    then: { turn: { seat: 4 }, offers: [{ do: 'ride', rider: 4, row: 5, lane: 1 }], noOffers: [{ do: 'ride', rider: 0 }] },
  });
});

describe('L1-2.3 energy and pursuits at the start', () => {
  test('L1-2.3 the sum of the milestones, and 6 pursuits a team', () => {
    const state = setUp(optionsOf(raceOf(['1a', '7b', '10b', '9b', '2b'])), [0]);
    expect(state.energy).toEqual(Array(6).fill(23));
    expect(state.pursuits).toEqual([6, 6]);
  });
});

describe('L1-2.4 qualities', () => {
  test('L1-2.4 every rider may get one, no quality twice in a team; the last takes what is left', () => {
    const race = leader1.race(optionsOf(plainRoad));
    const state = race.setup(new ScriptedDice([0]));
    const choose = (quality: string) => race.play(state, { do: 'choose', quality } as Choice, new ScriptedDice([]));
    const qualities = () => race.turn(state)?.choices.map((choice) => (choice as { quality?: string }).quality);
    expect(race.turn(state)).toMatchObject({ seat: 0, rider: blackLeader });
    expect(qualities()).toEqual(['descender', 'fighter', 'sprinter']);
    choose('fighter');
    expect(qualities()).toEqual(['descender', 'sprinter']);
    expect(race.barred(state)).toEqual([
      { choice: { do: 'choose', quality: 'fighter' }, refusal: { reason: 'quality-taken', rule: 'L1-2.4', with: { quality: 'fighter' } } },
    ]);
    choose('sprinter');
    expect(state.quality.slice(0, 3)).toEqual(['fighter', 'sprinter', 'descender']);
    expect(race.turn(state)).toMatchObject({ seat: 1, rider: whiteLeader });
  });

  test('L1-2.4 or nobody has one', () => {
    expect(setUp(optionsOf(plainRoad, { qualities: false }), [0]).phase).toBe('line-up');
  });

  const downhill = { own: raceOf(['4a', '19a', '7a', '1a']) };
  const zones = { own: raceOf(plainRoad.hexagons, { kind: 'stage', bonusLines: [14], sprints: [10, 30] }) };
  type Quality = NonNullable<RiderPosition['quality']>;

  /** From that row the leader has so many free squares. */
  const free = (options: Partial<Options>, row: number, squares: number, quality?: Quality) => ({
    options,
    position: at({ [blackLeader]: { row, lane: 1, energy: 0, ...(quality && { quality }) } }),
    choices: [],
    then: { offers: [{ row: row + squares, pays: 0 }], noOffers: [{ row: row + squares + 1 }] },
  });

  example('L1-2.4', 'downhill a leader has four free squares', free(downhill, 7, 4));
  example('L1-2.4', 'a descender has one more for a move that starts downhill', free(downhill, 7, 5, 'descender'));
  example('L1-2.4', 'not for one that starts before', free(downhill, 6, 2, 'descender'));
  example('L1-2.4', 'or after', free(downhill, 13, 2, 'descender'));

  for (const { row, squares } of [
    { row: 10, squares: 2 },
    { row: 11, squares: 3 },
    { row: 14, squares: 3 },
    { row: 15, squares: 2 },
    { row: 30, squares: 2 },
    { row: 31, squares: 3 },
  ])
    example(
      'L1-2.4',
      `a sprinter has one for a move that starts inside a sprint zone: ${squares} from row ${row}`,
      free(zones, row, squares, 'sprinter'),
    );
  example('L1-2.4', 'others have not', free(zones, 11, 2));

  /** 19a: rows 8 and 9 are dark in lane 2; plain rows before it. One free square, so they are paid for. */
  const towardsDark = (options: Partial<Options>, others: Partial<RiderPosition> = {}) => ({
    options,
    position: at({ [blackClimber]: { row: 6, lane: 2, energy: 15, ...others } }),
    choices: [],
  });

  example('L1-2.4, L1-5.4', 'a dark square threatens', {
    ...towardsDark(downhill),
    then: { offers: [ride(blackClimber, 8, 2, 1, 'fall')], noOffers: [{ row: 8, lane: 2, risk: null }] },
  });

  example('L1-2.4', 'a fighter is safe from the first dark square that would threaten', {
    ...towardsDark(downhill, { quality: 'fighter' }),
    then: {
      offers: [ride(blackClimber, 8, 2, 1), ride(blackClimber, 9, 2, 3, 'fall')],
      noOffers: [{ row: 8, lane: 2, risk: 'fall' }],
    },
  });

  /** 4b: down lane 2 there are three dark squares. */
  const cobbles = { own: raceOf(['7a', '4b', '11a', '1a']) };

  example('L1-2.4, L1-5.5', 'cobbles threaten', {
    ...towardsDark(cobbles),
    then: { offers: [ride(blackClimber, 8, 2, 1, 'cobbles')] },
  });

  example('L1-2.4, L1-5.5', 'a fighter is safe on the first of them', {
    ...towardsDark(cobbles, { quality: 'fighter' }),
    then: {
      offers: [ride(blackClimber, 8, 2, 1), ride(blackClimber, 9, 2, 3, 'cobbles')],
      noOffers: [{ row: 8, lane: 2, risk: 'cobbles' }],
    },
  });

  const inTheRain = (others: Partial<RiderPosition> = {}) => ({
    options: { ...downhill, weather: 1 },
    position: at({ [blackLeader]: { row: 7, lane: 2, energy: 0, ...others } }, { weather: ['none', 'rain', 'none', 'none'] as const }),
    choices: [],
  });

  example('L1-2.4, L1-5.7', 'in the rain free squares threaten too', {
    ...inTheRain(),
    then: { offers: [ride(blackLeader, 8, 2, -3, 'fall')] },
  });

  example('L1-2.4, L1-5.7', 'a fighter is safe on the first of those', {
    ...inTheRain({ quality: 'fighter' }),
    then: { offers: [ride(blackLeader, 9, 2, -2, 'fall')], noOffers: [{ row: 8, lane: 2, risk: 'fall' }] },
  });
});

describe('L1-2.5 what is open and what is secret', () => {
  const position = at({ [blackLeader]: { kept: [2, 5], energy: 7, risks: 1 }, [whiteLeader]: { kept: [4] } }, { phase: 'inside' });

  test('L1-2.5 kept feed tiles are seen by their player only', () => {
    const { race, state } = placed(position);
    expect(race.view(state, black).kept).toEqual([[2, 5], [], [], [], [], []]);
    expect(race.view(state, white).kept).toEqual([[], [], [], [4], [], []]);
    expect(race.view(state, 'spectator').kept.flat()).toEqual([]);
    expect(race.view(state, 'spectator').keeps).toEqual([2, 0, 0, 1, 0, 0]);
    expect(race.view(state, 'spectator').left).toEqual([12, 9, 12]);
    expect(JSON.stringify(race.view(state, white))).not.toContain('piles');
  });

  test('L1-2.5 energy, pursuits and risks taken lie open', () => {
    const { race, state } = placed(position);
    const { holdings } = race.board(race.view(state, 'spectator'));
    expect(holdings).toContainEqual({ seat: black, rider: blackLeader, what: 'energy', amount: 7 });
    expect(holdings).toContainEqual({ seat: black, rider: blackLeader, what: 'risk', amount: 1 });
    expect(holdings).toContainEqual({ seat: black, rider: blackLeader, what: 'feed-tile', amount: 2 });
    expect(holdings).toContainEqual({ seat: white, what: 'pursuit', amount: 6, max: 6 });
  });

  const feedsAt12 = { own: raceOf(plainRoad.hexagons, { feeds: [12] }) };

  example('L1-2.5', 'what is drawn is told to its player only', {
    options: feedsAt12,
    position: at({ [blackRouleur]: { row: 10, lane: 1 } }),
    dice: [0],
    choices: [ride(blackRouleur, 13, 1, 0)],
    then: { facts: [{ type: 'drew', rule: 'L1-6.1', rider: blackRouleur, secret: { seat: black, tile: 2 } }] },
  });

  const shared = { ...feedsAt12, players: 5, ridersEach: 1 };
  const keeping = at({ 4: { row: 10, lane: 1, kept: [3] } }, { count: 5, tokens: [0, 1, 2, 3] });

  example('L1-2.5, L1-2.2', 'in a shared team too, to its player only', {
    options: shared,
    position: keeping,
    dice: [0],
    choices: [ride(4, 13, 1, 0)],
    then: { facts: [{ type: 'drew', rider: 4, secret: { seat: 4, tile: 2 } }] },
  });

  test('L1-2.5, L1-2.2 who shares a team does not see its other tiles', () => {
    const { race, state } = placed(keeping, shared.own, { players: 5, ridersEach: 1 });
    expect(race.view(state, 4).kept[4]).toEqual([3]);
    expect(race.view(state, 0).kept[4]).toEqual([]);
  });

  example('L1-2.5, L1-2.2', 'a tile that is used is seen by all', {
    options: shared,
    position: keeping,
    choices: [feed(4)],
    then: { facts: [{ type: 'gained', seat: 4, rider: 4, amount: 3, by: 'feed' }] },
  });

  test('L1-2.5 what adding a tile would mean is shown to its player only', () => {
    const { race, state } = placed(at({ [blackLeader]: { row: 9, lane: 1, kept: [2, 5], energy: 0 } }));
    const shownTo = (seat: number) => race.preview(race.view(state, seat), feed(blackLeader, 1)).effects;
    expect(shownTo(black)).toContainEqual({ seat: 0, rider: blackLeader, what: 'energy', amount: 5 });
    expect(shownTo(white)).toEqual([{ seat: 0, rider: blackLeader, what: 'feed-tile', amount: -1 }]);
  });
});

describe('L1-2.6, L1-2.7 the peloton and the line-up', () => {
  const options = optionsOf(raceOf(plainRoad.hexagons), { qualities: false });

  test('L1-2.6 two rows long, its front row is row 1 at the start', () => {
    const race = leader1.race(options);
    expect(race.board(race.view(race.setup(new ScriptedDice([0])), 'spectator')).blocks).toEqual([
      { kind: 'front', from: 1, to: 1, riders: [] },
      { kind: 'back', from: 0, to: 0, riders: [0, 1, 2, 3, 4, 5] },
    ]);
  });

  test('L1-2.6 riders stand in the front or the back area', () => {
    const inside = { [blackLeader]: { place: 'front' }, [whiteLeader]: { place: 'leaving' } } as const;
    const { race, state } = placed(at(inside, { front: 9, phase: 'pursuit' }));
    expect(race.board(race.view(state, 'spectator')).blocks).toEqual([
      { kind: 'front', from: 9, to: 9, riders: [blackLeader] },
      { kind: 'back', from: 8, to: 8, riders: [1, 2, 3, 4, 5] },
    ]);
  });

  test('L1-2.7 the order of the tokens is drawn by lot', () => {
    expect(setUp(options, [1]).tokens).toEqual([0, 1]);
    expect(setUp(options, [0]).tokens).toEqual([1, 0]);
  });

  test('L1-2.7, L1-7.3 later in a stage race it is that of the general classification', () => {
    const before = { order: [1, 0], energy: [0, 1, 2, 3, 4, 15], pursuits: [2, 0], out: [blackRouleur] };
    const facts: Fact[] = [];
    const race = leader1.race(optionsOf(plainRoad, { qualities: false, before }));
    const state = race.setup(new ScriptedDice([]), (fact) => facts.push(fact));
    expect(state.tokens).toEqual([1, 0]);
    expect(state.energy).toEqual([25, 26, 27, 28, 29, 40]);
    expect(state.pursuits).toEqual([6, 4]);
    expect(only(facts, 'went-out', 'ordered').map(({ type }) => type)).toEqual(['went-out', 'ordered']);
    expect(race.turn(state)?.seat).toBe(white);
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
