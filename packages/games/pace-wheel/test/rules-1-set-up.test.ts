import { ScriptedDice, type Seat, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { courseOf, courses, type Fact, givenProfile, makeCourse, presets, readCourse, type State } from '../rules/index.ts';
import { paceWheel } from './old-contract.ts';
import { blue1, breakAway, example, on, optionsOf, placeRacer, play, red1, ride, spend, squares, turnOf } from './racers.ts';

const problemsOf = (options: object) => {
  const parsed = paceWheel.options.parse(options);
  return parsed.ok ? [] : parsed.problems;
};

describe('PW-1.1 teams', () => {
  test('PW-1.1 a table is set for four teams of three: twelve racers', () => {
    const options = optionsOf({ teams: 4 });
    expect(paceWheel.options.parse({})).toMatchObject({ ok: true, value: { teams: 4 } });
    expect(paceWheel.seats(options)).toBe(4);
    expect(paceWheel.riders(options)).toHaveLength(12);
    expect(paceWheel.riders(options)[7]).toEqual({ seat: 2, team: 2, number: 2 });
  });

  test.each([1, 2, 3, 4, 5])('PW-1.1 %i teams can race', (teams) => {
    expect(paceWheel.seats(optionsOf({ teams }))).toBe(teams);
  });

  test.each([0, 6])('PW-1.1 %i teams cannot', (teams) => {
    expect(problemsOf({ teams })).toEqual([{ at: 'teams', need: { reason: 'out-of-range', with: { value: teams, min: 1, max: 5 } } }]);
  });
});

describe('PW-1.2 profiles', () => {
  test('PW-1.2 fifteen points, and every viewer sees them', () => {
    const profiles = [
      { sprint: 10, stamina: 5, climbing: 0 },
      { sprint: 0, stamina: 10, climbing: 5 },
    ];
    const state = paceWheel.setup(optionsOf({ given: profiles }), new SeededDice('any'));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { points } = paceWheel.view(state, viewer);
      expect(points.sprint.slice(0, 2)).toEqual([10, 0]);
      expect(points.stamina.slice(0, 2)).toEqual([5, 10]);
      expect(points.climbing.slice(0, 2)).toEqual([0, 5]);
    }
  });

  test('PW-1.2 who is given none is a sprinter, a rouleur or a climber, by his number', () => {
    const options = optionsOf({ given: [presets['all-rounder']] });
    expect([0, 1, 2, 3, 4, 5].map((rider) => givenProfile(options, rider))).toEqual([
      presets['all-rounder'],
      presets.rouleur,
      presets.climber,
      presets.sprinter,
      presets.rouleur,
      presets.climber,
    ]);
  });

  test('PW-1.2 the ready-made profiles have fifteen points each, none above ten', () => {
    expect(problemsOf({ given: Object.values(presets) })).toEqual([]);
  });

  test('PW-1.2 other sums, and more than ten of a skill, are refused with their place', () => {
    const good = { sprint: 5, stamina: 5, climbing: 5 };
    expect(problemsOf({ given: [good, { ...good, sprint: 6 }] })).toEqual([
      { at: 'given[1]', need: { reason: 'wrong-profile', rule: 'PW-1.2', with: { sum: 16, need: 15 } } },
    ]);
    expect(problemsOf({ given: [{ sprint: 11, stamina: 4, climbing: 0 }] })).toEqual([
      { at: 'given[0].sprint', need: { reason: 'out-of-range', with: { value: 11, min: 0, max: 10 } } },
    ]);
    expect(problemsOf({ teams: 1, given: [good, good, good, good] })).toEqual([
      { at: 'given', need: { reason: 'wrong-count', with: { count: 4, min: 0, max: 3 } } },
    ]);
  });
});

describe('PW-1.3 who begins, and the start area', () => {
  const begins = (teams: number, dice: readonly number[], others = {}): { seat: Seat; facts: Fact[] } => {
    const facts: Fact[] = [];
    const script = new ScriptedDice(dice);
    const { seat } = paceWheel.setup(optionsOf({ teams, ...others }), script, (fact) => facts.push(fact));
    expect(script.left).toBe(0);
    return { seat, facts };
  };

  test('PW-1.3 the highest throw begins', () => {
    const { seat, facts } = begins(3, [4, 11, 7]);
    expect(seat).toBe(1);
    expect(facts).toEqual([4, 11, 7].map((die, thrower) => ({ type: 'threw', rule: 'PW-1.3', seat: thrower, dice: [die], sides: 12 })));
  });

  test('PW-1.3 only those who tie throw again', () => expect(begins(3, [9, 2, 9, 5, 5, 3, 8]).seat).toBe(2));

  test('PW-1.3 who is alone throws for nothing', () => expect(begins(1, []).seat).toBe(0));

  const placed = (): State => {
    const state = paceWheel.setup(optionsOf({ teams: 3 }), new ScriptedDice([1, 2, 3]));
    for (const choice of [
      placeRacer(7),
      placeRacer(2),
      placeRacer(4),
      placeRacer(8),
      placeRacer(0, -1),
      placeRacer(5, -1),
      placeRacer(6, -1),
      placeRacer(1, -1),
    ])
      paceWheel.play(state, choice, new ScriptedDice([]));
    return state;
  };

  test('PW-1.3 clockwise from him, one racer at a time; the last of a team needs no choice', () => {
    const state = paceWheel.setup(optionsOf({ teams: 3 }), new ScriptedDice([1, 2, 3]));
    expect(paceWheel.turn(state)).toEqual({ seat: 2, choices: [6, 7, 8].map((one) => placeRacer(one)) });
    paceWheel.play(state, placeRacer(7), new ScriptedDice([]));
    expect(paceWheel.turn(state)).toEqual({ seat: 0, choices: [0, 1, 2].flatMap((one) => [placeRacer(one), placeRacer(one, -1)]) });
    expect(paceWheel.turn(placed())).toEqual({ seat: 2, choices: [ride] });
  });

  test('PW-1.3 the start area fills from the front, four to a square, directly before square 1', () => {
    const state = placed();
    expect([on(state, 0), on(state, -1), on(state, -2)]).toEqual(['green2 red3 blue2 green3', 'red1 blue3 green1 red2', 'blue1']);
  });
});

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

  test('PW-1.4 what is no run of squares is named, with its place', () => {
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

  test('PW-1.4 racers stand in a square in the order of arrival', () => {
    const { state } = play(turnOf({ 24: 'red1', 20: 'blue1' }, { paces: ['slow', 'fast'] }), [ride]);
    expect(on(state, 26)).toBe('red1 blue1');
  });

  test('PW-1.4 a fifth does not fit in a square', () => {
    const position = turnOf({ 22: 'red1 red2 red3 blue1', 20: 'blue2' }, { paces: ['slow', 'steady'] });
    expect(squares(play(position, [ride]).state, 'red1', 'blue1', 'blue2')).toEqual({ red1: 24, blue1: 24, blue2: 23 });
  });

  test('PW-1.4 on and beyond the finish there is no limit, and who has finished leaves the road', () => {
    const { state } = play(turnOf({ 97: 'red1 red2 red3 blue1', 96: 'blue2 blue3' }), [ride]);
    expect(state.home).toHaveLength(6);
    expect(state.road).toEqual([]);
    expect(paceWheel.standings(state).over).toBe(true);
  });

  example('PW-1.4', 'a race ends on the finish square, not behind it', {
    position: turnOf({ 96: 'red1', 95: 'blue1' }),
    choices: [ride],
    then: {
      facts: [
        { type: 'moved', rider: red1, to: 100 },
        { type: 'moved', rider: blue1, to: 99 },
        { type: 'finished', rider: red1 },
      ],
    },
  });
});

describe('PW-1.5 the die', () => {
  const squaresBefore = { 20: 'red1 blue1' };

  test('PW-1.5 has twelve sides', () => {
    const { facts } = play(turnOf(squaresBefore), [ride, breakAway(red1)], [12]);
    expect(facts).toContainEqual({ type: 'threw', rule: 'PW-4.2', rider: red1, dice: [12], sides: 12, need: 6 });
  });

  test('PW-1.5 or there are two of six, and their sum counts', () => {
    const options = { dice: 'two-six-sided' } as const;
    const { state, facts } = play(turnOf(squaresBefore), [ride, breakAway(red1), spend(0, 0)], [4, 2], options);
    expect(facts).toContainEqual({ type: 'threw', rule: 'PW-4.2', rider: red1, dice: [4, 2], sides: 6, need: 6 });
    expect(squares(state, 'red1')).toEqual({ red1: 26 });
  });

  test('PW-1.5 two of six know no mechanical incident, not even with a one among them', () => {
    const options = { dice: 'two-six-sided', incidents: true } as const;
    const { state } = play(turnOf(squaresBefore), [ride, breakAway(red1)], [1, 1], options);
    expect(state.mishap).not.toContain('stays');
    expect(paceWheel.preview(play(turnOf(squaresBefore), [ride], [], options).state, breakAway(red1)).risks).not.toContainEqual(
      expect.objectContaining({ what: 'incident' }),
    );
  });

  test('PW-1.5 who begins is thrown for with them as well', () => {
    const { seat } = paceWheel.setup(optionsOf({ dice: 'two-six-sided' }), new ScriptedDice([6, 1, 4, 4]));
    expect(seat).toBe(1);
  });
});
