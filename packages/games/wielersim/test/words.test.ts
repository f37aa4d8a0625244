import { SeededDice } from '@gruppetto/kernel';
import { type Line, type Names, namesOf, say } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { room } from '../room.ts';
import { type Fact, type Position, parseRoute, parseStartList, routes, startLists } from '../rules/index.ts';
import { en } from '../words/en.ts';
import { sayLineProblem } from '../words/words.ts';
import { raceOf } from './turns.ts';

const words = room.words();
const sayLine = (problem: Parameters<typeof sayLineProblem>[1]) => sayLineProblem(en, problem);

const fiveTeams = startLists.find(({ id }) => id === 'five-teams')?.text as string;

/** The facts and lines of a race, step by step. */
function tell(route: string, seed: string): { facts: readonly Fact[]; lines: readonly Line[] }[] {
  const race = raceOf({ route, riders: fiveTeams, ...(seed.length % 2 === 0 && { startDice: 'd6' }) });
  const names = namesOf(race, []);
  const dice = new SeededDice(seed);
  const state = race.setup(dice);
  const steps: { facts: readonly Fact[]; lines: readonly Line[] }[] = [];
  while (race.turn(state)) {
    const facts: Fact[] = [];
    race.play(state, { do: 'ride' }, dice, (fact) => facts.push(fact));
    steps.push({ facts, lines: words.lines(facts, names) });
  }
  return steps;
}

/** The sums of a line, each with what it should be: "12 + 5 − 2 = 15". */
const wrongSums = ({ why }: Line): readonly string[] =>
  (why.sum?.match(/\d+(?: [+−] \d+(?: \(\w+\))?)* = -?\d+/g) ?? []).filter((sum) => {
    const [left = '', right = ''] = sum.replaceAll(/ \(\w+\)/g, '').split(' = ');
    const total = left
      .replaceAll('− ', '+ -')
      .split(' + ')
      .reduce((all, number) => all + Number(number), 0);
    return total !== Number(right);
  });

describe('the commentary', () => {
  const steps = routes.flatMap(({ text, id }) => tell(text, id));
  const lines = steps.flatMap((step) => step.lines);
  const merged = (fact: Fact): boolean =>
    fact.type === 'threw' ||
    fact.type === 'gained' ||
    fact.type === 'gaps' ||
    (fact.type === 'moved' && fact.by === 'aspiration') ||
    ((fact.type === 'countered' || fact.type === 'accelerated') && fact.success);

  test('every line is a sentence of what is known', () => {
    const texts = lines.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(5000);
    expect(texts.filter((text) => !/^[\p{L}\d].*[.!]$/u.test(text))).toEqual([]);
    expect(texts.filter((text) => /undefined|NaN|null|\[object| {2}| [,.;:!]|,,|\(\)/.test(text))).toEqual([]);
  });

  test('every line has its rules, and sums that add up', () => {
    expect(lines.filter(({ why }) => why.rules.length === 0 || !why.rules.every((rule) => /^WS-\d+\.\d+$/.test(rule)))).toEqual([]);
    expect(lines.flatMap(wrongSums)).toEqual([]);
    expect(lines.filter(({ why }) => why.sum?.includes('=')).length).toBeGreaterThan(2000);
  });

  test('every fact is told but those that go with another, and a line names one of its facts', () => {
    for (const { facts, lines } of steps) {
      const indices = new Set(lines.map(({ fact }) => fact));
      expect(facts.filter((fact, index) => !merged(fact) && !indices.has(index))).toEqual([]);
      expect([...indices].filter((index) => facts[index] === undefined)).toEqual([]);
    }
  });

  test('whoever follows is in a line', () => {
    const followers = steps.map(({ facts }) => facts.filter((fact) => fact.type === 'moved' && fact.by === 'aspiration').length);
    const named = steps.map(
      ({ lines: said }) => said.filter(({ why }) => why.rules[0] === 'WS-4.4').flatMap(({ why }) => why.sum?.split('; ') ?? []).length,
    );
    expect(named).toEqual(followers);
  });

  test('the same facts are always told in the same words', () => {
    expect(tell(routes[7].text, 'again')).toEqual(tell(routes[7].text, 'again'));
  });

  test.each(['attacked', 'stayed', 'split', 'caught', 'sprint-began', 'finished', 'weather'] as const)(
    '%s is told in several ways',
    (type) => {
      const lines = steps.flatMap(({ facts, lines: said }) => said.filter(({ fact }) => facts[fact]?.type === type));
      const ways = lines.map(({ text }) =>
        text
          .split(' ')
          .filter((word) => /^[a-z]/.test(word))
          .join(' '),
      );
      expect(new Set(ways).size).toBeGreaterThan(2);
    },
  );

  test('an attack, its counters and a follower', () => {
    const names: Names = { seat: () => '', rider: (rider) => ['Anton', 'Bruno', 'Carl', 'David'][rider] };
    const facts: Fact[] = [
      { type: 'threw', rule: 'WS-4.1', rider: 0, dice: [6, 6], sides: 6, thrown: 12, toGo: 88, sector: 'Old Mill' },
      { type: 'attacked', rule: 'WS-4.7', rider: 0, role: 'climber', thrown: 12, toGo: 88, sector: 'Old Mill' },
      { type: 'moved', rule: 'WS-1.6', rider: 0, from: 62, to: 72, lane: 1, by: 'throw', thrown: 12, malus: 2 },
      { type: 'countered', rule: 'WS-4.7', rider: 1, die: 3, success: false, attacker: 0 },
      { type: 'countered', rule: 'WS-4.7', rider: 2, die: 5, success: true, attacker: 0 },
      { type: 'moved', rule: 'WS-4.7', rider: 2, from: 61, to: 71, lane: 1, by: 'counter', malus: 1, behind: 0 },
      {
        type: 'moved',
        rule: 'WS-4.4',
        rider: 3,
        from: 60,
        to: 66,
        lane: 1,
        by: 'aspiration',
        malus: 1,
        behind: 1,
        equivalent: 7,
        width: 1,
      },
    ];
    expect(words.lines(facts, names).map(({ text, why }) => [text, why.sum])).toEqual([
      ['Attack! The climber Anton goes on Old Mill, with 88 squares left.', '12 ≥ 11'],
      ['Anton: 6 + 6 less 2, to 72.', '62 + 12 − 2 = 72'],
      ['A 3 for Bruno, who has to let the attack go.', '3 < 5'],
      ['Carl counters with a 5 and is on Anton’s wheel, on 71.', '61 + 10 = 71'],
      ['David follows Bruno to 66.', '60 + 6 = 66 (worth 7)'],
    ]);
  });
});

describe('what is wrong is said in words', () => {
  const table = (rows: string, more = 'hierarchy: leader, sprinter, climber, helper') => `Race\n${rows}\n${more}`;
  const start = 'Start | 0 | | 150 | red';
  const line = 'Line | 9 | finish | 0 |';

  test.each([
    ['', 'Line 1, name: It is missing.'],
    [`${start}\n${line}`, 'Line 1, name: The first line should be the name of the race, but this is already a row of the table.'],
    [
      table(`${start}\nFoot | 1 | climb start | 30 | red\nTop | 2 | C1 (6) | 25 |\n${line}`),
      'Line 4, event: A climb has at least 12 squares; this one has 5.',
    ],
    [table(`${start}\nLine | 5 | finish | 0 |\n${line}`), 'Line 4, event: There is already a finish on line 3.'],
    [table(`Start | 0 | | 150 | pink\n${line}`), 'Line 2, colour: There is no colour “pink”. The colours are: yellow, red, green, blue.'],
    [table(`Start | 0 | | 15 | red\n${line}`), 'Line 2, squares to go: A race has 60 to 300 squares, not 15.'],
    [
      table(`${start}\nnothing at all\n${line}`),
      'Line 3: This is not a row of the table. Separate location, km, event, squares to go and colour with |.',
    ],
    [table(`${start}\nD\uFFFDrf | 1 | | 90 |\n${line}`), 'Line 3: Some letters are broken. Save the text as UTF-8 and try again.'],
  ])('a route: %j', (text, said) => {
    const read = parseRoute(text);
    expect(read.ok ? [] : read.problems.map(sayLine)[0]).toBe(said);
  });

  test('every line of a hopeless route, and of a hopeless start list', () => {
    const bad = [
      table('x | y | z | w | v | u', 'hierarchy: me\nhierarchy: you\nprologue: helper'),
      table(`| 1 | C1 (9) | | \n${start}\n${line}`, ''),
      table(`Depot | 9 | Sp | |\n${start}\nTop | 1 | C2 (3) | 160 |\nSetts | 2 | cobbles end | 90 |`),
      table(
        `Start | 0 | | 150 |\nFoot | 1 | climb start | 90 |\nSetts | 1 | cobbles start | 60 |\nLine | 9 | finish | 3 | red\nBar | 9 | | 0 |`,
      ),
      table(
        `${start}\nSetts | 1 | cobbles start | 60 |\nSetts | 1 | cobbles end | 60 |\nSetts | 1 | cobbles start | 50 |\nTown | 2 | | |\n${line}`,
      ),
      table(`Park | 0 | Sp | 20 | red\n${line}`, 'hierarchy: leader, sprinter, climber, helper\nprologue: climber'),
    ].flatMap((text) => {
      const read = parseRoute(text);
      return read.ok ? [] : read.problems;
    });
    const lists = ['a,b', '"a,b,leader', 'a,b,boss\n,c,leader', 'a,b,leader\na,c,leader\na,b,helper', '', `${'x'.repeat(90)},b,leader`]
      .map((text) => parseStartList(text))
      .flatMap((read) => (read.ok ? [] : read.problems));
    const many = parseStartList(Array.from({ length: 201 }, (_, nth) => `T${nth},R,leader`).join('\n'));
    const problems = [...bad, ...lists, ...(many.ok ? [] : many.problems)];
    expect(new Set(problems.map(({ need }) => need.reason)).size).toBeGreaterThan(30);
    for (const problem of problems) {
      expect(sayLine(problem)).not.toMatch(/Not allowed/);
      expect(sayLine(problem)).toMatch(/^Line \d+(, [a-z ]+)?: .*[.]$/);
      expect(sayLine(problem)).not.toMatch(/undefined|NaN/);
    }
  });

  test('positions', () => {
    const route = routes.find(({ id }) => id === 'stage-chalk-downs')?.text as string;
    const race = raceOf({ route, riders: 'A,Anna,leader\nA,Berta,helper' });
    const faults = (position: Position) => {
      const read = race.positions().parse(position);
      return read.ok ? [] : read.problems;
    };
    const spot = (rider: number, row: number) => ({ rider, row, lane: 1 });
    const problems = [
      ...faults({ turn: 5, road: [spot(0, 60), spot(0, 60)], tops: [[0], [], []] }),
      ...faults({ turn: 5, road: [spot(0, 10), spot(1, 20)], tops: [[0], [], []], sprints: [[1]] }),
      ...faults({ turn: 5, road: [spot(0, 80), spot(1, 20)], tops: [[1], [], []] }),
      ...faults({
        turn: 5,
        road: [],
        home: [
          { rider: 0, turn: 4, row: 144, seconds: 0 },
          { rider: 1, turn: 3, row: 144, seconds: 0 },
        ],
      }),
    ];
    expect(problems.length).toBeGreaterThan(5);
    const names = namesOf(race, []);
    for (const { need } of problems) expect(say(need, words, names)).toMatch(/^[^{}]*\.$/);
    for (const { need } of problems) expect(say(need, words, names)).not.toMatch(/Not allowed|undefined|NaN/);
    const jersey = room.game.options.parse({ ...race.options, jersey: 3 });
    expect(jersey.ok ? [] : jersey.problems.map(({ need }) => say(need, words, names))).toEqual([
      'There is no number 3; the list has 2 riders.',
    ]);
  });
});
