import type { StageRace, StageResult, StagesBefore } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, type Options, type PaceWheel, type Points, paceWheel, presets } from '../rules/index.ts';
import {
  blue1,
  blue2,
  blue3,
  breakAway,
  example,
  letGo,
  optionsOf,
  pushBack,
  raceOf,
  racers,
  red1,
  red2,
  red3,
  ride,
  type Setting,
  type Squares,
  setPace,
  shuffle,
  spend,
  stay,
  turnOf,
} from './racers.ts';

const stage = { race: 'stage' } as const;
const race = paceWheel.stageRace as StageRace<PaceWheel>;
const beforeStage = (results: readonly StageResult[], plan: readonly Options[] = []): StagesBefore => ({
  results,
  rankings: [],
  gone: [],
  jerseys: [],
  plan,
});

/** The result of a stage that ends with these choices. */
function resultOf(squares: Squares, setting: Setting, choices: readonly Choice[]): StageResult {
  const bound = raceOf(setting.options);
  const state = bound.place(turnOf(squares, setting));
  for (const choice of choices) bound.play(state, choice, { roll: () => 6, draw: () => 0 });
  return race.result(bound.options, state);
}

describe('PW-7.1 recovery', () => {
  const start = { sprint: 8, stamina: 5, climbing: 2 };
  const left = { sprint: 3, stamina: 0, climbing: 2 };
  const plan = optionsOf({ ...stage, teams: 1, given: [start, start, start] });
  const whole = { sprint: 7, stamina: 4, climbing: 2 };
  /** After a stage that leaves these points to the three of the team. */
  const after = (...points: Points[]) => beforeStage([{ day: 'stage', riders: [], primes: [], left: { points } }]);
  const before = after(left, whole, start);
  /** What comes of it if the first begins with these points. */
  const wish = (points: Points, stages = before) => {
    const settled = race.prepare?.(plan, stages).parse({ points: [points, start, start] });
    if (!settled?.ok) return settled?.problems.map(({ at, need }) => `${at}: ${need.reason} ${need.rule}`);
    return race.start(plan, stages, settled.value).carried[0];
  };

  test('PW-7.1 six points, spread as wished', () => {
    expect(wish({ sprint: 5, stamina: 4, climbing: 2 })).toEqual({ sprint: 5, stamina: 4, climbing: 2 });
    expect(wish({ sprint: 8, stamina: 1, climbing: 2 })).toEqual({ sprint: 8, stamina: 1, climbing: 2 });
  });

  test('PW-7.1 not seven', () => {
    expect(wish({ sprint: 6, stamina: 4, climbing: 2 })).toEqual(['points[0]: recovers-too-much PW-7.1']);
  });

  test('PW-7.1 none above its value at the start of the race', () => {
    expect(wish({ sprint: 3, stamina: 5, climbing: 3 })).toEqual(['points[0].climbing: above-profile PW-7.1']);
  });

  test('PW-7.1 nobody gives points back', () => {
    expect(wish({ sprint: 2, stamina: 4, climbing: 2 })).toEqual(['points[0].sprint: below-left PW-7.1']);
  });

  test('PW-7.1 where nobody says, points go where most is missing, stamina first of equals, and no further than the profile', () => {
    // Five and five are missing: three each. One and one: both. Nothing: nothing.
    expect(race.start(plan, before).carried).toEqual([{ sprint: 6, stamina: 3, climbing: 2 }, start, start]);
    const rouleur = { sprint: 4, stamina: 8, climbing: 3 };
    const tired = { sprint: 3, stamina: 0, climbing: 0 };
    expect(race.start({ ...plan, given: [rouleur] }, after(tired, start, start)).carried[0]).toEqual({
      sprint: 3,
      stamina: 6,
      climbing: 0,
    });
    const weary = { sprint: 0, stamina: 5, climbing: 0 };
    // Missing 4, 3, 3: one sprint; 3, 3, 3: stamina, sprint, climbing; 2, 2, 2: stamina, sprint.
    expect(race.start({ ...plan, given: [rouleur] }, after(weary, start, start)).carried[0]).toEqual({
      sprint: 3,
      stamina: 7,
      climbing: 1,
    });
  });

  test('PW-7.1 the value at the start of the race is that of its first stage, whatever a later one is planned with', () => {
    const other = { ...plan, given: [{ sprint: 2, stamina: 5, climbing: 8 }] };
    const stages = { ...before, plan: [plan, other] };
    expect(race.start(other, stages)).toEqual(race.start(plan, before));
    const settled = race.prepare?.(other, stages).parse({ points: [{ sprint: 8, stamina: 1, climbing: 2 }, start, start] });
    expect(settled).toMatchObject({ ok: true });
    expect(paceWheel.options.parse(race.start(other, stages))).toMatchObject({ ok: true });
  });

  test('PW-7.1 nobody recovers before the first stage, and a stage is one whatever its plan says', () => {
    const first = beforeStage([]);
    expect(race.prepare?.(plan, first).parse({})).toEqual({ ok: true, value: {} });
    expect(race.start({ ...plan, race: 'one-day' }, first)).toEqual(plan);
    expect(race.start({ ...plan, carried: [left] }, first)).toEqual(plan);
  });

  test('PW-7.1 after a stage that was written down by hand, players say what they start with: any part of their profiles, or all', () => {
    const typed = beforeStage([{ day: 'stage', riders: [], primes: [] }]);
    expect(race.start(plan, typed).carried).toEqual([start, start, start]);
    expect(wish({ sprint: 0, stamina: 1, climbing: 0 }, typed)).toEqual({ sprint: 0, stamina: 1, climbing: 0 });
    expect(wish({ sprint: 9, stamina: 0, climbing: 0 }, typed)).toEqual(['points[0].sprint: above-profile PW-7.1']);
  });

  test('PW-7.1, PW-1.2 profiles given at the table in the first stage are those of the whole race', () => {
    const table = optionsOf({ ...stage, teams: 1, profiles: 'at-the-table' });
    const first = beforeStage([], [table, table]);
    expect(race.prepare?.(table, first).parse({})).toEqual({ ok: true, value: {} });
    expect(race.start(table, first)).toEqual(table);
    const profiles = [presets['all-rounder'], presets.climber, presets.sprinter];
    const tired = { sprint: 5, stamina: 0, climbing: 0 };
    const second = beforeStage(
      [{ day: 'stage', riders: [], primes: [], left: { points: [tired, ...profiles.slice(1)], profiles } }],
      [table, table],
    );
    expect(race.start(table, second)).toEqual({
      ...table,
      profiles: 'given',
      given: profiles,
      carried: [{ sprint: 5, stamina: 3, climbing: 3 }, presets.climber, presets.sprinter],
    });
  });

  test('PW-7.1, PW-1.2 after a first stage that was written down by hand the points are given out now', () => {
    const table = optionsOf({ ...stage, teams: 1, profiles: 'at-the-table' });
    const typed = beforeStage([{ day: 'stage', riders: [], primes: [] }], [table, table]);
    expect(race.prepare?.(table, typed).parse({})).toEqual({ ok: true, value: {} });
    expect(race.start(table, typed)).toEqual(table);
  });

  test('PW-7.1 what is left is what was not burnt; what feeding gave beyond the start of the race is gone', () => {
    const points = { red1: { sprint: 8, stamina: 0, climbing: 1 }, blue1: { sprint: 2, stamina: 10, climbing: 0 } };
    const setting: Setting = { options: stage, paces: ['steady', 'fast'], points };
    const { left: kept } = resultOf({ 98: 'red1 red2 red3 blue1', 97: 'blue2', 95: 'blue3' }, setting, [ride]) as {
      left: { points: readonly Points[]; profiles: readonly Points[] };
    };
    // The usual profiles: 1 is a sprinter (8, 5, 2).
    expect([kept.points[red1], kept.points[blue1]]).toEqual([
      { sprint: 8, stamina: 0, climbing: 1 },
      { sprint: 2, stamina: 5, climbing: 0 },
    ]);
    expect(kept.profiles[red1]).toEqual(presets.sprinter);
  });

  test('PW-7.1 the next stage begins with what they have then, and not with more than their profile', () => {
    const state = raceOf({ teams: 1, given: [start], carried: [left] }).setup({ roll: () => 1, draw: () => 0 });
    expect([state.points.sprint[0], state.points.stamina[0], state.points.climbing[0]]).toEqual([3, 0, 2]);
    expect(paceWheel.options.parse({ profiles: 'given', given: [start], carried: [{ ...left, climbing: 3 }] })).toEqual({
      ok: false,
      problems: [{ at: 'carried[0].climbing', need: { reason: 'above-profile', rule: 'PW-7.1', with: { value: 3, max: 2 } } }],
    });
    expect(paceWheel.options.parse({ profiles: 'given', teams: 1, carried: Array(4).fill(left) })).toMatchObject({ ok: false });
  });
});

describe('PW-7.2 climbs', () => {
  const options = { ...stage, course: 'f20 u5 f75' };
  const passed = (names: string, top = 25, first = 1) =>
    racers(names).map((rider, index) => ({
      type: 'passed' as const,
      rule: 'PW-7.2',
      rider,
      top,
      place: first + index,
      points: [5, 3, 2, 1, 0][first + index - 1],
    }));
  const nobody = { noFacts: [{ type: 'passed' as const }] };

  example('PW-7.2', 'on or past the last uphill square', {
    options,
    squares: { 23: 'red1' },
    choices: [ride],
    then: { facts: passed('red1') },
  });

  example('PW-7.2', 'not before it', { options, squares: { 22: 'red1' }, choices: [ride], then: nobody });

  const fewer = { climbing: 4 };
  const points = { blue2: { sprint: 9 }, red1: fewer, red2: fewer, red3: fewer };
  const together = { options, points, tops: [[blue3]], choices: [ride] };

  example('PW-7.2', 'those who passed before count, the front group comes first, a group is ordered as at a finish', {
    ...together,
    squares: { 40: 'blue3', 24: 'red3', 23: 'red1 blue1 blue2' },
    then: { facts: passed('red3 blue2 blue1 red1', 25, 2) },
  });

  example('PW-7.2, PW-6.1', 'by points, whatever squares its racers reach', {
    ...together,
    squares: { 40: 'blue3', 24: 'red1 red2 red3 blue1', 23: 'blue2' },
    then: { facts: passed('blue2 blue1 red1 red2', 25, 2) },
  });

  example('PW-7.2, PW-6.1', 'or by square', {
    ...together,
    options: { ...options, groupSprint: 'by-square' },
    squares: { 40: 'blue3', 24: 'red1 red2 red3 blue1', 23: 'blue2' },
    then: { facts: passed('blue1 red1 red2 red3', 25, 2) },
  });

  example('PW-7.2', 'each top by itself', {
    options: { ...stage, course: 'f20 u1 f1 u1 f77' },
    squares: { 20: 'red1' },
    choices: [ride],
    then: { facts: [...passed('red1', 21), ...passed('red1', 23)] },
  });

  example('PW-7.2', 'once each', { options, squares: { 24: 'red1' }, tops: [[red1]], choices: [ride], then: nobody });

  example('PW-7.2, PW-6.1', 'a breakaway over the top comes after those of the step before', {
    options,
    squares: { 23: 'blue1', 22: 'red1' },
    dice: [5],
    choices: [ride, breakAway(red1), spend(0, 0)],
    then: { facts: passed('blue1 red1') },
  });

  example('PW-7.2', 'the shuffle is a step in which tops are passed', {
    options,
    squares: { 23: 'red1 blue1 blue2 blue3', 22: 'red2' },
    choices: [ride, stay, shuffle(red2, 25), pushBack(blue1)],
    then: { facts: [{ type: 'moved', rider: red2, to: 25, by: 'shuffle' }, ...passed('red2', 25, 5)] },
  });

  test('PW-7.2 the result of a stage has the first four over each top', () => {
    const two = { ...stage, course: 'f20 u5 f60 u3 f12' };
    expect(race.primes(optionsOf(two))).toEqual([
      { id: 'top-1', kind: 'top', square: 25, places: 4 },
      { id: 'top-2', kind: 'top', square: 88, places: 4 },
    ]);
    const early = racers('blue3 red1 red2 blue1 blue2 red3');
    const late = racers('red2 red1 red3 blue1 blue2 blue3');
    const setting: Setting = { options: two, paces: ['steady', 'fast'], tops: [early, late] };
    expect(resultOf({ 98: 'red1 red2 red3 blue1', 97: 'blue2', 95: 'blue3' }, setting, [ride]).primes).toEqual([
      { id: 'top-1', kind: 'top', order: early.slice(0, 4) },
      { id: 'top-2', kind: 'top', order: late.slice(0, 4) },
    ]);
  });

  example('PW-7.2', 'not in a one-day race', {
    options: { course: options.course },
    squares: { 23: 'red1' },
    choices: [ride],
    then: nobody,
  });
});

describe('PW-7.3 the general classification', () => {
  /** Racers who are home, in the order of places, with what the stage gives them. */
  const gets = (...given: readonly (readonly [rider: number, value: number])[]) => ({
    standings: { riders: { $has: given.map(([rider, value], index) => ({ rider, place: index + 1, value })) } },
  });

  example('PW-7.3', 'the winner 0, racers who arrive in the winner’s group 1, others the place of the first of theirs minus one', {
    options: stage,
    squares: { 98: 'red1 red2 red3 blue1', 97: 'blue2', 95: 'blue3' },
    paces: ['steady', 'fast'],
    choices: [ride],
    then: gets([red1, 0], [red2, 1], [red3, 1], [blue1, 1], [blue2, 1], [blue3, 5]),
  });

  example('PW-7.3', 'plus one for each turn after the winner’s', {
    options: stage,
    squares: { 98: 'red1', 95: 'blue1', 94: 'blue2', 91: 'blue3', 90: 'red2 red3' },
    choices: [ride, stay, setPace('steady'), ride, stay, setPace('steady'), ride],
    then: gets([red1, 0], [blue1, 1 + 1], [blue2, 2 + 1], [blue3, 3 + 2]),
  });

  // One turn later red2 is second, and those with whom the winner began have the 1 of the winner's group.
  example('PW-7.3', 'an arrival group is the group with which its first racer began the turn, escaped or not: a turn later 1 + 1', {
    options: { ...stage, accelerating: 'free' },
    squares: { 94: 'red1 blue1 blue2', 93: 'red2' },
    dice: [6],
    choices: [ride, breakAway(red1), spend(0, 0), letGo, letGo, setPace('fast'), setPace('steady'), ride],
    then: gets([red1, 0], [red2, 1 + 1], [blue1, 1 + 1], [blue2, 1 + 1]),
  });

  // blue1 was in the group of red1, who came second; a turn later they come home with racers whose group is the third to arrive.
  example('PW-7.3', 'nobody belongs to a second arrival group: the first one counts', {
    options: stage,
    squares: { 96: 'red3', 94: 'red1 blue1', 92: 'blue2 red2' },
    paces: ['steady', 'steady', 'fast'],
    points: { red2: { sprint: 9 } },
    dice: [6],
    choices: [ride, breakAway(red1), spend(0, 0), letGo, setPace('steady'), ride],
    then: gets([red3, 0], [red1, 1], [red2, 2 + 1], [blue1, 1 + 1], [blue2, 2 + 1]),
  });
});
