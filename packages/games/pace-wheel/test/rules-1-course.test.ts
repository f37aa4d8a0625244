import { ScriptedDice, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { courseOf, courses, makeCourse, paceWheel, readCourse } from '../rules/index.ts';
import { blue1, breakAway, example, optionsOf, raceOf, red1, ride, spend } from './racers.ts';

const problemsOf = (options: object) => {
  const parsed = paceWheel.options.parse(options);
  return parsed.ok ? [] : parsed.problems;
};

describe('PW-1.4 the course', () => {
  test('PW-1.4 is a line of squares of three kinds, the last of them the finish', () => {
    const course = courseOf(optionsOf({ course: 'f10 u3 D2 d5' }));
    expect(course.finish).toBe(20);
    expect([1, 10, 11, 13, 14, 20].map((square) => course.terrain[square])).toEqual([
      'flat',
      'flat',
      'uphill',
      'uphill',
      'downhill',
      'downhill',
    ]);
  });

  test('PW-1.4 what is not a run of squares is named, with its place', () => {
    expect(readCourse('f10 x3 u0 f12x', 'course')).toEqual({
      ok: false,
      problems: [
        { at: 'course', need: { reason: 'wrong-run', rule: 'PW-1.4', with: { run: 'x3', from: 5 } } },
        { at: 'course', need: { reason: 'wrong-run', rule: 'PW-1.4', with: { run: 'u0', from: 8 } } },
        { at: 'course', need: { reason: 'wrong-run', rule: 'PW-1.4', with: { run: 'f12x', from: 11 } } },
      ],
    });
    expect(problemsOf({ course: 'f10 d3 f6' })).toEqual([
      { at: 'course', need: { reason: 'wrong-course-length', rule: 'PW-1.4', with: { squares: 19, min: 20, max: 300 } } },
    ]);
  });

  test('PW-1.4 there are ten ready-made ones, of 120 to 140 squares', () => {
    expect(new Set(courses.map(({ id }) => id)).size).toBe(10);
    for (const { course } of courses) {
      const { finish } = courseOf(optionsOf({ course }));
      expect(finish).toBeGreaterThanOrEqual(120);
      expect(finish).toBeLessThanOrEqual(140);
    }
  });

  test.each(['flat', 'hilly', 'mountains'] as const)('PW-1.4 a %s one can be made from dice, the same from the same', (kind) => {
    for (let seed = 0; seed < 50; seed++) {
      const course = makeCourse(kind, new SeededDice(`${seed}`));
      const { finish, zone } = courseOf(optionsOf({ course }));
      expect(finish).toBeGreaterThanOrEqual(120);
      expect(finish).toBeLessThanOrEqual(140);
      expect(Math.max(...zone)).toBe(2);
      expect(makeCourse(kind, new SeededDice(`${seed}`))).toBe(course);
    }
  });

  test('PW-1.4 mountains climb more than hills, and hills more than flat roads', () => {
    const climbed = (['flat', 'hilly', 'mountains'] as const).map((kind) => {
      let uphill = 0;
      for (let seed = 0; seed < 50; seed++) {
        const { terrain } = courseOf(optionsOf({ course: makeCourse(kind, new SeededDice(`${seed}`)) }));
        uphill += terrain.filter((here) => here === 'uphill').length;
      }
      return uphill;
    });
    expect(climbed).toEqual(climbed.toSorted((a, b) => a - b));
    expect(new Set(climbed).size).toBe(3);
  });

  example('PW-1.4', 'racers stand in a square in the order of arrival', {
    squares: { 24: 'red1', 20: 'blue1' },
    paces: ['slow', 'fast'],
    choices: [ride],
    then: { on: { 26: 'red1 blue1' } },
  });

  example('PW-1.4', 'a fifth does not fit in a square', {
    squares: { 22: 'red1 red2 red3 blue1', 20: 'blue2' },
    paces: ['slow', 'steady'],
    choices: [ride],
    then: { on: { 24: 'red1 red2 red3 blue1', 23: 'blue2' } },
  });

  example('PW-1.4', 'on and beyond the finish there is no limit, and racers who have finished leave the road', {
    squares: { 97: 'red1 red2 red3 blue1', 96: 'blue2 blue3' },
    choices: [ride],
    then: { turn: null, position: { road: [] }, standings: { over: true } },
  });

  example('PW-1.4', 'a race ends on the finish square, not behind it', {
    squares: { 96: 'red1', 95: 'blue1' },
    choices: [ride],
    then: {
      facts: [
        { type: 'moved', rider: red1, to: 100 },
        { type: 'moved', rider: blue1, to: 99 },
        { type: 'finished', rider: red1 },
      ],
      noFacts: [{ type: 'finished', rider: blue1 }],
    },
  });
});

describe('PW-1.5 the die', () => {
  const squares = { 20: 'red1 blue1' };
  const twoDice = { dice: 'two-six-sided' } as const;

  example('PW-1.5', 'has twelve sides', {
    squares,
    dice: [12],
    choices: [ride, breakAway(red1)],
    then: { facts: [{ type: 'threw', rule: 'PW-4.2', rider: red1, dice: [12], sides: 12, need: 6 }] },
  });

  example('PW-1.5', 'or there are two of six, and their sum counts', {
    options: twoDice,
    squares,
    dice: [4, 2],
    choices: [ride, breakAway(red1), spend(0, 0)],
    then: { facts: [{ type: 'threw', rule: 'PW-4.2', rider: red1, dice: [4, 2], sides: 6, need: 6 }], on: { 26: 'red1' } },
  });

  example('PW-1.5, PW-5.2', 'two of six know no mechanical incident, not even with two ones', {
    options: { ...twoDice, incidents: true },
    squares,
    dice: [1, 1],
    choices: [ride, breakAway(red1)],
    then: { noFacts: [{ type: 'punctured' }], position: { mishaps: null } },
  });

  test('PW-1.5, PW-1.3 they also decide who begins', () =>
    expect(raceOf({ dice: 'two-six-sided' }).setup(new ScriptedDice([6, 1, 4, 4])).seat).toBe(1));
});
