import { SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import {
  courseOf,
  cyclingParty,
  hexagonsFor,
  hexagonsInBox,
  isMountain,
  makeStage,
  type Options,
  passLength,
  type Stage,
  stageOf,
  stageProblems,
  stages,
  stageTypes,
} from '../rules/index.ts';
import { junior, printed, senior } from './riders.ts';

const parse = (options: object) => cyclingParty.options.parse(options);

function optionsOf(options: object): Options {
  const parsed = parse(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const faults = (stage: Stage, version: Options['version'] = 'senior') =>
  stageProblems(stage, version).map(({ at, need }) => `${at} ${need.reason} ${need.rule}`);

describe('CP-1.1 teams', () => {
  test.each([1, 7, 2.5])('CP-1.1 %s teams are refused, with the place', (teams) => {
    const parsed = parse({ teams });
    expect(!parsed.ok && parsed.problems[0]?.at).toBe('teams');
  });
  test.each([5, 6])('CP-1.1 every team has %s riders, numbered from 1', (riders) => {
    const roster = cyclingParty.race(optionsOf({ teams: 3, riders })).riders;
    expect(roster.length).toBe(3 * riders);
    expect(roster.filter(({ seat }) => seat === 2).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].slice(0, riders));
  });
  test('CP-6.3 roles go by number in the senior version; CP-5.1 the junior one has a sprinter', () => {
    expect(
      cyclingParty
        .race(optionsOf({ teams: 2, riders: 6 }))
        .riders.slice(0, 6)
        .map(({ role }) => role),
    ).toEqual(['climber', 'sprinter', 'rouleur', 'flat-domestique', 'mountain-domestique', 'lanterne-rouge']);
    const roles = cyclingParty
      .race(optionsOf({ ...junior, teams: 2 }))
      .riders.slice(0, 5)
      .map(({ role }) => role);
    expect(roles).toEqual([undefined, 'sprinter', undefined, undefined, undefined]);
  });
});

describe('CP-1 the course', () => {
  test('CP-1.2, CP-1.3 a pass from 50 to 60 has eleven mountain squares; the rest is flat', () => {
    const course = courseOf(optionsOf({ ...junior }));
    const mountain = Array.from({ length: 201 }, (_, square) => square).filter((square) => isMountain(course, square));
    expect(mountain).toEqual([...Array.from({ length: 11 }, (_, i) => 50 + i), ...Array.from({ length: 11 }, (_, i) => 110 + i)]);
  });
  test('CP-1.4 the run-out is flat, also behind a summit finish', () => {
    const course = courseOf(optionsOf({ stage: 'eagle-summit' }));
    expect([isMountain(course, 150), isMountain(course, 151)]).toEqual([true, false]);
  });
  test('CP-1.5 150 km and twelve squares take the 54 hexagons of the box; any length is built of threes', () => {
    expect([hexagonsFor({ length: 150 }), hexagonsFor({ length: 151 }), hexagonsFor({ length: 200 })]).toEqual([hexagonsInBox, 55, 71]);
  });
  test.each([59, 301])('CP-1.5 a stage of %s km is refused', (length) => {
    expect(faults({ ...printed, length, passes: [] }, 'junior')).toEqual(['length stage-length CP-1.5']);
  });
  test.each([60, 200, 300])('CP-1.5, CP-1.8 one of %s km is not', (length) => {
    expect(faults({ ...printed, length, passes: [] }, 'junior')).toEqual([]);
  });
  test('CP-1.7 a pass may not start before square 1, overlap another, or end beyond the line; it may end there', () => {
    const of = (...passes: Stage['passes']) => faults({ length: 100, type: 'flat', passes }, 'junior');
    expect(of({ from: 0, length: 5 })).toEqual(['passes[0].from pass-too-early CP-1.7']);
    expect(of({ from: 96, length: 6 })).toEqual(['passes[0].length pass-too-long CP-1.7']);
    expect(of({ from: 95, length: 6 })).toEqual([]);
    expect(of({ from: 20, length: 5 }, { from: 24, length: 5 })).toEqual(['passes[1].from passes-overlap CP-1.7']);
    expect(of({ from: 24, length: 5 }, { from: 20, length: 5 })).toEqual(['passes[1].from passes-overlap CP-1.7']);
    expect(of({ from: 20, length: 5 }, { from: 25, length: 5 })).toEqual([]);
  });
  test('CP-1.8 a junior pass has a length or a category', () => {
    expect(faults({ length: 100, type: 'flat', passes: [{ from: 3 }] }, 'junior')).toEqual(['passes[0].length pass-length-missing CP-1.8']);
    expect(faults({ length: 100, type: 'flat', passes: [{ from: 3, category: 'hors' }] }, 'junior')).toEqual([]);
  });
  test('CP-1.9 markers: every 25 km, both ends of each pass, 50 km to go in the senior version', () => {
    const markersOf = (options: object) => {
      const all = optionsOf(options);
      return cyclingParty
        .race(all)
        .road()
        .markers.map(({ at, kind, label }) => `${at} ${kind} ${label ?? ''}`.trim());
    };
    const marked = markersOf({ ...junior });
    for (const one of ['25 distance 25', '175 distance 175', '50 distance', '60 summit', '110 distance', '120 summit', '200 finish'])
      expect(marked).toContain(one);
    expect(marked).not.toContain('150 to-go 50');
    expect(markersOf({ version: 'senior', stage: 'own', own: senior })).toContain('100 to-go 50');
  });
  test('CP-1.6 any number may share a square', () => {
    const race = cyclingParty.race(optionsOf({ teams: 6, riders: 6 }));
    const board = race.board(race.setup(new SeededDice('a')));
    expect(board.riders.filter(({ square }) => square === 0).length).toBe(36);
  });
});

describe('CP-6 senior stages', () => {
  test('CP-6.1 the category sets the length of a pass', () => {
    expect(passLength).toEqual({ hill: 3, third: 8, second: 16, first: 24, hors: 32 });
    expect(courseOf(optionsOf({ stage: 'own', own: senior })).climbs.map(({ from, to }) => to - from + 1)).toEqual([32, 24, 8]);
    expect(faults({ ...senior, passes: [...senior.passes.slice(1), { from: 2, length: 32 }] })).toContain(
      'passes[2].category category-missing CP-6.1',
    );
    expect(faults({ ...senior, passes: [...senior.passes, { from: 2, category: 'hill', length: 3 }] })).toEqual([
      'passes[3].length length-by-category CP-6.1',
    ]);
  });
  const passes = (...categories: readonly ('hill' | 'third' | 'second' | 'first' | 'hors')[]) =>
    categories.map((category, index) => ({ from: 5 + 40 * index, category }));
  test('CP-6.2 three or four passes', () => {
    expect(faults({ length: 200, type: 'flat', passes: passes('hill', 'hill') })).toEqual(['passes number-of-passes CP-6.2']);
    expect(faults({ length: 300, type: 'flat', passes: passes('hill', 'hill', 'hill', 'hill', 'hill') })).toEqual([
      'passes number-of-passes CP-6.2',
    ]);
    expect(faults({ length: 200, type: 'flat', passes: passes('hill', 'hill', 'third', 'hill') })).toEqual([]);
  });
  test.each([
    ['flat', ['hill', 'second', 'third'], ['passes[1].category pass-too-hard CP-6.2']],
    ['low', ['hill', 'third', 'third'], ['type pass-missing CP-6.2']],
    ['low', ['first', 'second', 'third'], ['passes[0].category pass-too-hard CP-6.2']],
    ['medium', ['hill', 'second', 'third'], ['type pass-missing CP-6.2']],
    ['medium', ['hors', 'first', 'third'], ['passes[0].category pass-too-hard CP-6.2']],
    ['high', ['first', 'first', 'third'], ['type pass-missing CP-6.2']],
    ['high', ['hors', 'hill', 'third'], []],
  ] as const)('CP-6.2 a %s stage with %s', (type, categories, expected) => {
    expect(faults({ length: 200, type, passes: passes(...categories) })).toEqual(expected);
  });
  test('CP-6.2 the dozen ready-made stages can be ridden, three of each type', () => {
    expect(Object.values(stages).map(({ type }) => type)).toEqual(stageTypes.flatMap((type) => [type, type, type]));
    for (const stage of Object.values(stages)) expect(faults(stage)).toEqual([]);
    expect(stageOf(optionsOf({})).length).toBe(150);
  });
  test('CP-6.2 a made-up stage is of its type, at any length; the same seed makes the same one', () => {
    for (const type of stageTypes)
      for (const length of [60, 100, 150, 300])
        for (let seed = 0; seed < 50; seed++) expect(faults(makeStage(type, new SeededDice(`${seed}`), length))).toEqual([]);
    // CP-8.2: nobody sprints out of the start, nor for an intermediate one before the line.
    for (const type of stageTypes)
      for (let seed = 0; seed < 50; seed++)
        for (const square of makeStage(type, new SeededDice(`${seed}`)).sprints ?? []) {
          expect(square).toBeGreaterThan(10);
          expect(square).toBeLessThanOrEqual(140);
        }
    expect(makeStage('low', new SeededDice('x'))).toEqual(makeStage('low', new SeededDice('x')));
    expect(makeStage('low', new SeededDice('x'))).not.toEqual(makeStage('low', new SeededDice('y')));
  });
  test('a stage of one’s own is named with its place, and not beside a ready-made one', () => {
    const place = (options: object) => {
      const parsed = parse(options);
      return parsed.ok ? [] : parsed.problems.map(({ at, need }) => `${at} ${need.reason}`);
    };
    expect(place({ stage: 'own' })).toEqual(['own missing']);
    expect(place({ stage: 'canal-run', own: senior })).toEqual(['own stage-named-too']);
    expect(place({ stage: 'own', own: { ...senior, passes: senior.passes.slice(1) } })).toContain('own.type pass-missing');
    expect(place({ stage: 'own', own: { ...senior, length: 10 } })).toContain('own.length stage-length');
  });
});
