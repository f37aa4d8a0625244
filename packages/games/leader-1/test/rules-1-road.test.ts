import { SeededDice, shuffle } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Character,
  energyOf,
  generateRace,
  leader1,
  mapOf,
  maxHexagons,
  minHexagons,
  placeMarkers,
  planProblems,
  type RacePlan,
  races,
  rowsEach,
  type Tile,
  type TileId,
  tileIds,
  tileOf,
} from '../rules/index.ts';
import {
  at,
  blackClimber,
  blackLeader,
  blackRouleur,
  exactly,
  offered,
  placed,
  plainRoad,
  raceOf,
  ride,
  riders,
  whiteClimber,
  whiteLeader,
  whiteRouleur,
} from './riders.ts';

const example = examplesOf(leader1, { players: 2, race: 'own', own: plainRoad });

const all = tileIds.map((id) => ({ id, tile: tileOf(id) }));
const darkOf = ({ dark }: Tile): number => dark.flat().filter(Boolean).length;

describe('L1-1.1 tiles', () => {
  test('L1-1.1 twenty, with two sides each', () => {
    expect(tileIds).toEqual(Array.from({ length: 20 }, (_, piece) => [`${piece + 1}a`, `${piece + 1}b`]).flat());
  });

  test('L1-1.1 of every terrain, and cobbles that have a terrain too', () => {
    const kinds = new Set(all.map(({ tile }) => `${tile.cobbles ? 'cobbled ' : ''}${tile.terrain}`));
    expect(kinds).toEqual(new Set(['plain', 'hill', 'mountain', 'downhill', 'cobbled plain', 'cobbled hill', 'cobbled downhill']));
  });

  test('L1-1.1 both sides of one piece cannot lie on the road', () => {
    expect(planProblems(raceOf(['1a', '2a', '1b', '3a']))).toEqual([
      { at: 'hexagons[2]', need: { reason: 'tile-twice', rule: 'L1-1.1', with: { tile: '1b', other: '1a' } } },
    ]);
  });

  test('L1-1.1 a race has 4 to 20 hexagons', () => {
    expect(planProblems(raceOf(['1a', '2a', '3a'])).map(({ need }) => need.reason)).toEqual(['hexagon-count']);
    const all20 = tileIds.filter((id) => id.endsWith('a') && tileOf(id).terrain !== 'mountain');
    expect(planProblems(raceOf(all20))).toEqual([]);
  });

  for (const { row, lane, free } of [
    { row: 2, lane: 1, free: 3 },
    { row: 8, lane: 2, free: 2 },
    { row: 13, lane: 1, free: 4 },
  ])
    example('L1-1.1, L1-3.2', `the terrain of a cobbled hexagon gives the free squares: ${free} from row ${row}`, {
      options: { own: raceOf(['1b', '5b', '6b', '2a']) },
      position: at({ [blackRouleur]: { row, lane, energy: 0 } }),
      choices: [],
      then: { offers: [{ row: row + free, pays: 0 }], noOffers: [{ row: row + free + 1 }] },
    });
});

describe('L1-1.2 rows and lanes', () => {
  test('L1-1.2 six rows; three lanes, but two on mountains and cobbles', () => {
    expect(rowsEach).toBe(6);
    for (const { tile } of all) {
      expect(tile.dark).toHaveLength(tile.lanes);
      expect(tile.lanes).toBe(tile.terrain === 'mountain' || tile.cobbles ? 2 : 3);
    }
  });

  /** Rows 7 to 12 have two lanes. */
  const narrow = { own: raceOf(['4a', '1b', '7a', '10a']) };

  example('L1-1.2', 'from three lanes to two, lane 3 counts as lane 2', {
    options: narrow,
    position: at({ [blackClimber]: { row: 6, lane: 3, energy: 0 } }),
    choices: [],
    then: exactly(blackClimber, 7, '7/1 0', '7/2 0'),
  });

  example('L1-1.2', 'from two lanes to three, lane 3 counts as lane 2', {
    options: narrow,
    position: at({ [blackClimber]: { row: 12, lane: 1, energy: 0 } }),
    choices: [],
    then: exactly(blackClimber, 13, '13/1 0', '13/2 0', '13/3 0'),
  });

  example('L1-1.2, L1-3.7', 'slipstream from lane 3 of three to lane 2 of two', {
    options: narrow,
    position: at({ [blackLeader]: { row: 13, lane: 3 }, [blackClimber]: { row: 12, lane: 2 } }),
    choices: [ride(blackLeader, 15, 3, 0)],
    then: { position: riders({ row: 12, slipstream: true }) },
  });

  const feedsAt12 = { own: raceOf(plainRoad.hexagons, { feeds: [12] }) };
  const before12 = at({ [blackRouleur]: { row: 10, lane: 1 } });

  example('L1-1.2', 'riders on the row of a marker have not passed it', {
    options: feedsAt12,
    position: before12,
    choices: [ride(blackRouleur, 12, 1, -1)],
    then: { position: riders({ row: 12, kept: null }) },
  });

  example('L1-1.2', 'riders beyond its row have', {
    options: feedsAt12,
    position: before12,
    dice: [11],
    choices: [ride(blackRouleur, 13, 1, 0)],
    then: { position: riders({ row: 13, kept: [5] }) },
  });

  const nearFinish = (others: Parameters<typeof at>[0] = {}, rest: Parameters<typeof at>[1] = {}) =>
    at({ [blackRouleur]: { row: 35, lane: 1 }, ...others }, { front: 20, ...rest });
  const home = exactly(blackRouleur, 36, '36/1 -2', '36/2 -2', '37/1 -1');

  example('L1-1.2', 'the finish line is after the last row, and a move ends on the first row beyond it', {
    position: nearFinish(),
    choices: [],
    then: home,
  });

  example('L1-1.2, L1-3.7', 'or so far that the rider behind gets no slipstream', {
    position: nearFinish({ [whiteLeader]: { row: 34, lane: 1 } }),
    choices: [],
    then: { offers: [...home.offers, ride(blackRouleur, 41, 1, 5)] },
  });

  for (const stopped of [{ punctured: 5 }, { fallen: 5, moved: 5 }])
    example('L1-1.2, L1-3.7', `which a rider with ${JSON.stringify(stopped)} would not have had`, {
      position: nearFinish({ [whiteLeader]: { row: 34, lane: 1, ...stopped } }),
      choices: [],
      then: { ...home, noOffers: [...home.noOffers, { row: 41 }] },
    });

  example('L1-1.2, L1-3.7', 'nor anybody behind a rider who has punctured', {
    position: nearFinish(
      { [blackRouleur]: { row: 35, lane: 1, punctured: 5 }, [whiteLeader]: { row: 34, lane: 1, moved: 5 } },
      { phase: 'punctured' },
    ),
    choices: [],
    then: { ...home, noOffers: [...home.noOffers, { row: 41 }] },
  });

  const behindTwoLanes = at({
    [blackLeader]: { row: 7, lane: 2, energy: 20 },
    [whiteLeader]: { row: 6, lane: 2 },
    [whiteClimber]: { row: 6, lane: 3 },
    [whiteRouleur]: { row: 6, lane: 1 },
  });

  example('L1-1.2, L1-3.7', 'from three lanes to two, both lane 2 and lane 3 are directly behind lane 2', {
    options: narrow,
    position: behindTwoLanes,
    choices: [ride(blackLeader, 9, 1, 0)],
    then: {
      position: riders({ row: 6, lane: 2, slipstream: true }, { row: 6, lane: 1, slipstream: null }, { row: 6, lane: 3, slipstream: true }),
    },
  });

  test('L1-1.2, L1-3.7 and both are told so before, or that they are left behind', () => {
    const start = placed(behindTwoLanes, narrow.own);
    const { race, state } = start;
    const slipstreamAt = (row: number) =>
      race.preview(race.view(state, 0), offered(start, blackLeader, row, 1)).effects?.filter(({ what }) => what === 'slipstream');
    const both = (amount: number) => [whiteLeader, whiteClimber].map((rider) => ({ seat: 1, rider, what: 'slipstream', amount }));
    const byRider = (effects: ReturnType<typeof slipstreamAt> = []) => [...effects].sort((a, b) => (a.rider ?? 0) - (b.rider ?? 0));
    expect(byRider(slipstreamAt(9))).toEqual(both(1));
    expect(byRider(slipstreamAt(12))).toEqual(both(-1));
  });
});

describe('L1-1.3 milestones', () => {
  test('L1-1.3 plain 4, hill 5, mountain 6, downhill 3, cobbles 5', () => {
    const milestones = { plain: 4, hill: 5, mountain: 6, downhill: 3 };
    for (const { tile } of all) expect(tile.milestone).toBe(tile.cobbles ? 5 : milestones[tile.terrain]);
    expect(energyOf(raceOf(['1a', '7b', '10b', '9b', '2b']))).toBe(4 + 5 + 6 + 3 + 5);
  });
});

describe('L1-1.4 dark squares', () => {
  test('L1-1.4 one to three in one lane on plain and hill', () => {
    for (const { tile } of all.filter(({ tile }) => !tile.cobbles && (tile.terrain === 'plain' || tile.terrain === 'hill'))) {
      expect([1, 2, 3]).toContain(darkOf(tile));
      expect(tile.dark.filter((lane) => lane.includes(true))).toHaveLength(1);
    }
  });

  test('L1-1.4 three to six downhill, half of the cobbles, none on mountains', () => {
    for (const { tile } of all) {
      if (tile.cobbles) expect(darkOf(tile)).toBe(6);
      else if (tile.terrain === 'downhill') expect([3, 4, 5, 6]).toContain(darkOf(tile));
      else if (tile.terrain === 'mountain') expect(darkOf(tile)).toBe(0);
    }
  });
});

describe('L1-1.5 races', () => {
  const reasons = (plan: RacePlan) => planProblems(plan).map(({ at: place, need }) => `${place}: ${need.reason}`);
  const stage = (hexagons: readonly TileId[], others: Partial<RacePlan> = {}) => raceOf(hexagons, { kind: 'stage', ...others });
  const flat: readonly TileId[] = ['1a', '2a', '3a', '4a', '5a', '6a'];
  const climb: readonly TileId[] = ['1a', '10b', '11b', '9b', '2a', '3a'];

  test.each(tileIds.filter((id) => Number.parseInt(id, 10) !== 12))('L1-1.5 %s may stand before a mountain tile', (id) => {
    const others = (['1a', '2a', '3a', '4a'] as const).filter((one) => Number.parseInt(one, 10) !== Number.parseInt(id, 10));
    expect(reasons(raceOf([...others, id, '12b']))).toEqual([]);
  });

  test('L1-1.5 bonus lines: none in a classic, one or two in a stage', () => {
    expect(reasons(raceOf(flat, { bonusLines: [10], sprints: [8, 33] }))).toEqual(['bonusLines: bonus-count']);
    expect(reasons(stage(flat))).toEqual(['bonusLines: bonus-count']);
    expect(reasons(stage(flat, { bonusLines: [10], sprints: [8, 33] }))).toEqual([]);
    expect(reasons(stage(flat, { bonusLines: [8, 14, 20], sprints: [7, 13, 19, 33] }))).toEqual(['bonusLines: bonus-count']);
  });

  test('L1-1.5 a sprint zone begins on one of the last two hexagons', () => {
    expect(reasons(raceOf(flat, { sprints: [25] }))).toEqual([]);
    expect(reasons(raceOf(flat, { sprints: [24] }))).toEqual(['sprints[0]: sprint-too-far']);
    expect(reasons(raceOf(flat, { sprints: [] }))).toEqual(['sprints: sprint-missing']);
    expect(reasons(raceOf(flat, { sprints: [26, 33] }))).toEqual(['sprints[1]: sprint-twice']);
  });

  test('L1-1.5 and one on the bonus line’s hexagon or the one before it', () => {
    expect(reasons(stage(flat, { bonusLines: [14], sprints: [7, 33] }))).toEqual([]);
    expect(reasons(stage(flat, { bonusLines: [14], sprints: [6, 33] }))).toEqual(['sprints[0]: sprint-too-far']);
    expect(reasons(stage(flat, { bonusLines: [14], sprints: [33] }))).toEqual(['sprints: sprint-missing']);
    // One that begins at the line itself is the next line's, and too far from it.
    expect(reasons(stage(flat, { bonusLines: [14], sprints: [13, 14, 33] }))).toEqual([
      'sprints[1]: sprint-too-far',
      'sprints[2]: sprint-twice',
    ]);
  });

  test('L1-1.5 none where that line or the finish is on a mountain', () => {
    expect(reasons(stage(climb, { bonusLines: [12], sprints: [33] }))).toEqual([]);
    expect(reasons(stage(climb, { bonusLines: [12], sprints: [10, 33] }))).toEqual(['sprints[0]: sprint-to-mountain']);
    expect(reasons(raceOf(['1a', '2a', '3a', '10b'], { sprints: [20] }))).toEqual(['sprints[0]: sprint-to-mountain']);
  });

  test('L1-1.5 a category where each climb begins, and nowhere else', () => {
    expect(reasons(raceOf(climb, { climbs: [] }))).toEqual(['climbs: climb-without-token']);
    expect(reasons(raceOf(climb, { climbs: [{ hexagon: 3, category: 1 }] }))).toEqual([
      'climbs[0].hexagon: no-climb-begins',
      'climbs: climb-without-token',
    ]);
    const twice = [2, 2].map((hexagon) => ({ hexagon, category: 1 }));
    expect(reasons(raceOf(climb, { climbs: twice }))).toEqual(['climbs[1].hexagon: climbs-out-of-order']);
    expect(leader1.options.parse({ race: 'own', own: raceOf(climb, { climbs: [{ hexagon: 2, category: 5 }] }) }).ok).toBe(false);
  });

  test('L1-1.5 one feed zone, but two in a stage of 15 hexagons and more', () => {
    const long: readonly TileId[] = ['1a', '2a', '3a', '4a', '5a', '6a', '7a', '8a', '9a', '10a', '11a', '12a', '13a', '14a', '15a'];
    const markers = { bonusLines: [14], sprints: [13, 88] };
    expect(reasons(raceOf(long, { feeds: [40, 60] }))).toEqual(['feeds: feed-count']);
    expect(reasons(stage(long, { ...markers, feeds: [40] }))).toEqual(['feeds: feed-count']);
    expect(reasons(stage(long, { ...markers, feeds: [40, 60] }))).toEqual([]);
    expect(reasons(stage(long.slice(1), { ...markers, sprints: [13, 80], feeds: [40, 60] }))).toEqual(['feeds: feed-count']);
  });

  test('L1-1.5, L1-1.2 markers stand on the road, in order', () => {
    expect(reasons(raceOf(flat, { feeds: [36] }))).toEqual(['feeds[0]: marker-off-road']);
    expect(reasons(stage(flat, { bonusLines: [14, 14], sprints: [13, 33] }))).toEqual([
      'bonusLines[1]: rows-out-of-order',
      'sprints: sprint-missing',
    ]);
    expect(reasons(raceOf(flat, { sprints: [33, 32] }))).toEqual(['sprints[1]: rows-out-of-order', 'sprints[1]: sprint-twice']);
  });

  test('L1-5.7 weather lies on the hexagons, one token a hexagon', () => {
    expect(reasons(raceOf(flat, { weather: [1, 7] }))).toEqual(['weather[1]: weather-off-road']);
    expect(reasons(raceOf(flat, { weather: [2, 2] }))).toEqual(['weather[1]: weather-twice']);
    const parsed = leader1.options.parse({ race: 'own', own: raceOf(flat, { weather: [2] }), weather: 2 });
    expect(parsed).toEqual({
      ok: false,
      problems: [{ at: 'weather', need: { reason: 'too-few-hexagons', rule: 'L1-5.7', with: { weather: 2, places: 1 } } }],
    });
  });

  test('L1-1.5 a wrong race is refused where it stands in the options', () => {
    const parsed = leader1.options.parse({ race: 'own', own: raceOf(flat, { sprints: [] }) });
    expect(parsed.ok ? [] : parsed.problems.map(({ at: place, need }) => [place, need.rule])).toEqual([['own.sprints', 'L1-1.5']]);
    const named = leader1.options.parse({ race: 'miners-road', own: raceOf(flat) });
    expect(named.ok ? [] : named.problems.map(({ need }) => need.reason)).toEqual(['race-named-too']);
    const none = leader1.options.parse({ race: 'own' });
    expect(none.ok ? [] : none.problems).toEqual([{ at: 'own', need: { reason: 'missing' } }]);
  });

  test('L1-1.5 ten ready-made races, of every character', () => {
    expect(Object.entries(races).flatMap(([name, { plan }]) => planProblems(plan).map((problem) => ({ name, ...problem })))).toEqual([]);
    const characters = Object.values(races).map(({ character }) => character);
    expect(characters).toHaveLength(10);
    expect(new Set(characters)).toEqual(new Set(['classic', 'cobbles', 'mountains']));
  });

  test.each(['classic', 'cobbles', 'mountains'] as const)('L1-1.5 generated races keep the rules: %s', (character: Character) => {
    for (let seed = 0; seed < 150; seed++)
      for (const kind of ['classic', 'stage'] as const) {
        const wish = { character, kind, hexagons: 4 + (seed % 17) };
        const plan = generateRace(wish, new SeededDice(`${seed}`));
        expect(planProblems(plan), `${kind} ${seed}`).toEqual([]);
        expect(plan.hexagons).toHaveLength(wish.hexagons);
        expect(generateRace(wish, new SeededDice(`${seed}`))).toEqual(plan);
      }
  });

  test('L1-1.5 generated races have the character they are asked for', () => {
    const share = (character: Character, holds: (tile: Tile) => boolean) => {
      let count = 0;
      for (let seed = 0; seed < 40; seed++)
        for (const id of generateRace({ character, kind: 'classic', hexagons: 10 }, new SeededDice(`${seed}`)).hexagons)
          if (holds(tileOf(id))) count++;
      return count / 400;
    };
    expect(share('cobbles', ({ cobbles }) => cobbles)).toBeGreaterThan(0.3);
    expect(share('mountains', ({ terrain }) => terrain === 'mountain')).toBeGreaterThan(0.25);
    expect(share('classic', ({ terrain }) => terrain === 'mountain')).toBe(0);
  });

  test('L1-1.5 whatever hexagons somebody has put in a row, their markers can be placed', () => {
    for (let seed = 0; seed < 300; seed++) {
      const dice = new SeededDice(`row/${seed}`);
      const sides = shuffle(
        dice,
        Array.from({ length: 20 }, (_, piece) => `${piece + 1}${dice.draw(2) ? 'a' : 'b'}` as TileId),
      );
      const hexagons = sides.slice(0, minHexagons + dice.draw(maxHexagons - minHexagons + 1));
      for (const kind of ['classic', 'stage'] as const) expect(planProblems(placeMarkers({ kind, hexagons }, dice))).toEqual([]);
    }
  });

  test('L1-1.5 a race over cobbles or mountains is never without them, however short; no other is over mountains, however long', () => {
    const tiles = (character: Character, hexagons: number, seed: number): readonly Tile[] =>
      generateRace({ character, kind: 'stage', hexagons }, new SeededDice(`${seed}`)).hexagons.map(tileOf);
    for (let seed = 0; seed < 100; seed++) {
      expect(tiles('cobbles', 4, seed).some(({ cobbles }) => cobbles)).toBe(true);
      expect(tiles('mountains', 4, seed).some(({ terrain }) => terrain === 'mountain')).toBe(true);
      expect(tiles('mountains', 20, seed).some(({ cobbles }) => cobbles)).toBe(false);
      expect(tiles('classic', 20, seed).some(({ terrain }) => terrain === 'mountain')).toBe(false);
    }
  });
});

describe('L1-1.2 the map', () => {
  const plans = [
    ...Object.values(races).map(({ plan }): RacePlan => plan),
    ...Array.from({ length: 40 }, (_, seed) =>
      generateRace({ character: 'mountains', kind: 'classic', hexagons: 20 }, new SeededDice(`${seed}`)),
    ),
  ];

  test.each(plans.map((plan) => ({ plan, name: plan.hexagons.join(' ') })))('L1-1.2 $name never meets itself', ({ plan }) => {
    const map = mapOf(plan.hexagons);
    expect(map.map(({ id }) => id)).toEqual(plan.hexagons);
    expect(new Set(map.map(({ q, r }) => `${q}/${r}`)).size).toBe(map.length);
    for (const [index, here] of map.entries()) {
      const next = map[index + 1];
      expect((here.leaves - here.enters + 6) % 6).toBe({ left: 2, straight: 3, right: 4 }[here.bend]);
      expect(here.bend === 'straight').toBe(tileOf(here.id).bend === 'straight');
      if (next) expect(next.enters).toBe((here.leaves + 3) % 6);
    }
  });
});
