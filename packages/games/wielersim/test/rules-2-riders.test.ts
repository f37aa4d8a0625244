import { describe, expect, test } from 'vitest';
import { parseStartList, printStartList, startLists, wielersim } from '../rules/index.ts';

const faultsOf = (text: string) => {
  const read = parseStartList(text);
  return read.ok ? [] : read.problems.map(({ line, field, need }) => [line, field, need.reason]);
};

describe('WS-2.1', () => {
  test('WS-2.1 four types, by name or by colour, in a team of a line each', () => {
    const read = parseStartList('Jade,Anna,leader\nJade,Berta,red\nJade,Clara,Green\nJade,Dora,helper\n');
    expect(read).toEqual({
      ok: true,
      value: [
        { team: 'Jade', rider: 'Anna', type: 'leader' },
        { team: 'Jade', rider: 'Berta', type: 'climber' },
        { team: 'Jade', rider: 'Clara', type: 'sprinter' },
        { team: 'Jade', rider: 'Dora', type: 'helper' },
      ],
    });
  });

  test('WS-2.1 riders have the numbers of the list, and the team’s jersey', () => {
    const parsed = wielersim.options.parse({ riders: 'Jade,Anna,leader\nRuby,Berta,leader\nJade,Clara,helper' });
    expect(parsed.ok && wielersim.race(parsed.value).riders).toEqual([
      { seat: 0, team: 0, number: 1, role: 'leader', name: 'Anna', teamName: 'Jade' },
      { seat: 0, team: 1, number: 2, role: 'leader', name: 'Berta', teamName: 'Ruby' },
      { seat: 0, team: 0, number: 3, role: 'helper', name: 'Clara', teamName: 'Jade' },
    ]);
  });

  test('WS-2.1 a team has one of a type; fewer than four are allowed', () => {
    expect(faultsOf('Jade,Anna,leader\nJade,Berta,sprinter')).toEqual([]);
    expect(faultsOf('Jade,Anna,leader\nJade,Berta,leader')).toEqual([[2, 'type', 'type-twice']]);
  });

  test('WS-2.1 200 riders are taken, 201 are not', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, nth) => `Team ${nth},Rider ${nth},leader`).join('\n');
    expect(faultsOf(lines(200))).toEqual([]);
    expect(faultsOf(lines(201))).toEqual([[201, 'line', 'too-many-riders']]);
    expect(faultsOf(lines(230))).toEqual([[201, 'line', 'too-many-riders']]);
  });
});

describe('a start list as CSV', () => {
  const plain = [{ team: 'Jade', rider: 'Anna', type: 'leader' }];

  test.each([
    ['a header and blank lines', 'Team,Rider,Type\n\nJade,Anna,leader\n\n'],
    ['semicolons', 'team;rider;type\nJade;Anna;leader'],
    ['tabs', 'Jade\tAnna\tleader'],
    ['Windows lines and a byte order mark', '\uFEFFteam,rider,type\r\nJade,Anna,leader\r\n'],
    ['empty columns behind', 'Jade;Anna;leader;;'],
    ['characters that nobody sees', '\u202eJade,\u2066Anna\u2069,lea\u200eder'],
    ['spaces and quotation marks', ' "Jade" , Anna , "leader" '],
  ])('is read with %s', (_, text) => {
    expect(parseStartList(text)).toEqual({ ok: true, value: plain });
  });

  test('keeps signs that are part of a name', () => {
    const entries = [{ team: 'Jade, Sons & "Co."', rider: "D'Or; Žiga", type: 'helper' as const }];
    expect(parseStartList(printStartList(entries))).toEqual({ ok: true, value: entries });
  });

  test.each([
    ['Jade,Anna', [[1, 'line', 'wrong-columns']]],
    ['Jade,Anna,leader,9', [[1, 'line', 'wrong-columns']]],
    [',Anna,leader', [[1, 'team', 'missing']]],
    ['\tAnna\tleader', [[1, 'team', 'missing']]],
    ['Jade,,leader', [[1, 'rider', 'missing']]],
    ['Jade,Anna,rouleur', [[1, 'type', 'unknown-type']]],
    ['Jade,Anna,leader\nJade,Anna,helper', [[2, 'rider', 'name-twice']]],
    ['"Jade,Anna,leader', [[1, 'line', 'quote-not-closed']]],
    [`${'x'.repeat(61)},Anna,leader`, [[1, 'team', 'too-long']]],
    ['', [[1, 'line', 'nobody-starts']]],
    ['team,rider,type\n', [[1, 'line', 'nobody-starts']]],
    // What UTF-8 makes of Latin 1 and of UTF-16.
    ['Jade,\uFFFDiga,leader', [[1, 'encoding', 'not-utf-8']]],
    [
      'J\0a\0d\0e\0,\0A\0,\0l\0',
      [
        [1, 'encoding', 'not-utf-8'],
        [1, 'type', 'unknown-type'],
      ],
    ],
  ])('names the line and the field of what is wrong: %j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test('an option that is wrong is named with its place', () => {
    const parsed = wielersim.options.parse({ riders: 'Jade,Anna,leader\nJade,Berta,rouleur' });
    expect(parsed.ok ? [] : parsed.problems.map(({ at, need }) => [at, need.reason])).toEqual([['riders.lines[2].type', 'unknown-type']]);
    const jersey = wielersim.options.parse({ riders: 'Jade,Anna,leader', jersey: 2 });
    expect(jersey.ok ? [] : jersey.problems.map(({ at, need }) => [at, need.reason])).toEqual([['jersey', 'no-such-number']]);
  });
});

test('the ready-made start lists have 36, 36, 20 and 200 riders, no two of one name', () => {
  const counts = startLists.map(({ text }) => {
    const read = parseStartList(text);
    return read.ok ? new Set(read.value.map(({ rider }) => rider)).size : 0;
  });
  expect(counts).toEqual([36, 36, 20, 200]);
});
