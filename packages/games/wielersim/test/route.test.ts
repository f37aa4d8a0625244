import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRoute, printRoute, type Route, routes, wielersim } from '../src/index.ts';

const good = `Old Mill Classic
location | km | event | sqr | sec
Depot | 0 | | |
Start | 25 | | 170 | green
Square | 50,5 | sp | 140 | BLUE
Setts (start) | 77 | Cobbles  Start | 115 | yellow
Setts (end) | 80 | cobbles end | 100 | blue
Col (start) | 120 | climb start | 65 | red
Col (top) | 130 | c1 (-5) | 50 | yellow
Line | 160 | finish | 0 |
hierarchy: leader, sprinter, climber, helper
`;

const oldMill: Route = {
  name: 'Old Mill Classic',
  rows: [
    { location: 'Depot', km: 0 },
    { location: 'Start', km: 25, squares: 170, colour: 'green' },
    { location: 'Square', km: 50.5, event: { kind: 'sprint' }, squares: 140, colour: 'blue' },
    { location: 'Setts (start)', km: 77, event: { kind: 'cobbles-start' }, squares: 115, colour: 'yellow' },
    { location: 'Setts (end)', km: 80, event: { kind: 'cobbles-end' }, squares: 100, colour: 'blue' },
    { location: 'Col (start)', km: 120, event: { kind: 'climb-start' }, squares: 65, colour: 'red' },
    { location: 'Col (top)', km: 130, event: { kind: 'top', category: 'C1', malus: 5 }, squares: 50, colour: 'yellow' },
    { location: 'Line', km: 160, event: { kind: 'finish' }, squares: 0 },
  ],
  hierarchy: ['leader', 'sprinter', 'climber', 'helper'],
};

const faultsOf = (text: string) => {
  const read = parseRoute(text);
  return read.ok ? [] : read.problems.map(({ line, field, need }) => [line, field, need.reason]);
};

/** The good one with a line changed, or with lines put in its place. */
const but = (line: number, text: string): string =>
  good
    .split('\n')
    .with(line - 1, text)
    .join('\n');

test('WS-1.2 a route schedule is read as it is typed', () => {
  expect(parseRoute(good)).toEqual({ ok: true, value: oldMill });
});

test('tabs and semicolons part columns as well, and a finish needs no squares', () => {
  expect(parseRoute(good.replaceAll(' | ', '\t').replace('finish\t0', 'finish\t'))).toMatchObject({ ok: true });
  expect(parseRoute(good.replaceAll('|', ';'))).toEqual({ ok: true, value: oldMill });
});

test('a table from a spreadsheet: empty cells in front and behind', () => {
  expect(parseRoute(good.replaceAll(' | ', '\t').replace('blue\n', 'blue\t\t\n'))).toMatchObject({ ok: true });
  expect(faultsOf(good.replaceAll(' | ', '\t').replace('Depot', ''))).toEqual([[3, 'location', 'missing']]);
});

test('what is printed reads the same', () => {
  expect(parseRoute(printRoute(oldMill))).toEqual({ ok: true, value: oldMill });
  expect(printRoute(oldMill).split('\n').slice(0, 4)).toEqual([
    'Old Mill Classic',
    'location      |   km | event         | sqr | sec',
    'Depot         |    0 |               |     |',
    'Start         |   25 |               | 170 | green',
  ]);
});

describe('what is wrong is named by line and field', () => {
  test.each<[string, string, (number | string)[][]]>([
    ['nothing at all', '', [[1, 'name', 'missing']]],
    ['no name', good.split('\n').slice(1).join('\n'), [[1, 'name', 'name-missing']]],
    ['a name too long', but(1, 'x'.repeat(61)), [[1, 'name', 'too-long']]],
    ['a line that is no row', but(3, 'Depot 0'), [[3, 'line', 'no-table-row']]],
    ['too many columns', but(3, 'Depot | 0 | | | | windy'), [[3, 'line', 'too-many-columns']]],
    ['no location', but(3, '| 0 | | |'), [[3, 'location', 'missing']]],
    ['km that are no number', but(4, 'Start | far | | 170 | green'), [[4, 'km', 'need-number']]],
    ['km that fall', but(4, 'Start | 55 | | 170 | green'), [[5, 'km', 'km-falls']]],
    ['an unknown event', but(5, 'Square | 50 | jump | 140 | blue'), [[5, 'event', 'unknown-event']]],
    ['an event that is in every object', but(5, 'Square | 50 | constructor | 140 | blue'), [[5, 'event', 'unknown-event']]],
    ['a malus of 7', but(9, 'Col (top) | 130 | C1 (7) | 50 | yellow'), [[9, 'event', 'malus-out-of-range']]],
    ['squares that are no number', but(5, 'Square | 50 | Sp | 14x | blue'), [[5, 'squares', 'need-integer']]],
    ['no squares', but(5, 'Square | 50 | Sp | | blue'), [[5, 'squares', 'missing']]],
    ['squares that rise', but(5, 'Square | 50 | Sp | 171 | blue'), [[5, 'squares', 'squares-rise']]],
    ['an unknown colour', but(5, 'Square | 50 | Sp | 140 | pink'), [[5, 'colour', 'unknown-colour']]],
    ['no first colour', but(4, 'Start | 25 | | 170 |'), [[4, 'colour', 'first-colour']]],
    ['an event before the start', but(3, 'Depot | 0 | Sp | |'), [[3, 'event', 'before-the-start']]],
    ['no finish', but(10, 'Line | 160 | | 0 |'), [[10, 'event', 'finish-missing']]],
    ['two finishes', but(9, 'Col (top) | 130 | C1 (5) | 50 | yellow\nLine | 150 | finish | 0 |'), [[11, 'event', 'two-finishes']]],
    ['a row behind the finish', but(10, 'Line | 160 | finish | 0 |\nBar | 161 | | 0 |'), [[11, 'line', 'after-the-finish']]],
    ['a finish that is not at 0', but(10, 'Line | 160 | finish | 5 |'), [[10, 'squares', 'finish-not-at-0']]],
    ['a colour behind the line', but(10, 'Line | 160 | finish | 0 | red'), [[10, 'colour', 'colour-at-finish']]],
    ['a top without a climb', but(8, 'Col | 120 | | 65 | red'), [[9, 'event', 'no-climb-here']]],
    ['a climb without a top', but(9, 'Col | 130 | | 50 | red'), [[10, 'event', 'climb-not-ended']]],
    ['cobbles without a beginning', but(6, 'Setts | 77 | | 115 | red'), [[7, 'event', 'no-cobbles-here']]],
    ['a climb on cobbles', but(7, 'Setts | 80 | | 100 | red'), [[8, 'event', 'cobbles-not-ended']]],
    ['cobbles of no square', but(7, 'Setts (end) | 80 | cobbles end | 115 | red'), [[7, 'event', 'cobbles-too-short']]],
    ['no hierarchy', but(11, ''), [[10, 'hierarchy', 'hierarchy-missing']]],
    ['bytes of another encoding', but(3, 'D\uFFFDpot | 0 | | |'), [[3, 'encoding', 'not-utf-8']]],
    ['two hierarchies', but(2, 'hierarchy: helper, leader, sprinter, climber'), [[11, 'hierarchy', 'twice']]],
  ])('%s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test.each(['leader, sprinter, climber', 'leader, leader, climber, helper', 'leader, sprinter, climber, helper, helper', ''])(
    'WS-2.2 hierarchy is a strict order of the four types, not: %s',
    (types) => {
      expect(faultsOf(but(11, `hierarchy: ${types}`))).toEqual([[11, 'hierarchy', 'no-strict-order']]);
    },
  );

  test('WS-1.4 a climb has at least 12 squares', () => {
    expect(faultsOf(but(9, 'Col (top) | 130 | C1 (5) | 53 | yellow'))).toEqual([]);
    const read = parseRoute(but(9, 'Col (top) | 130 | C1 (5) | 60 | yellow'));
    expect(read).toEqual({
      ok: false,
      problems: [
        {
          at: 'lines[9].event',
          line: 9,
          field: 'event',
          need: { reason: 'climb-too-short', rule: 'WS-1.4', with: { count: 5, min: 12 } },
        },
      ],
    });
  });

  test('WS-1.1 a route has 60 to 300 squares', () => {
    expect(faultsOf(but(4, 'Start | 25 | | 300 | green'))).toEqual([]);
    expect(faultsOf(but(4, 'Start | 25 | | 301 | green'))).toEqual([[4, 'squares', 'route-length']]);
    const short = (squares: number) =>
      `Short\nStart | | | ${squares} | red\nLine | | finish | 0 |\nhierarchy: leader, climber, sprinter, helper`;
    expect(faultsOf(short(60))).toEqual([]);
    expect(faultsOf(short(59))).toEqual([[2, 'squares', 'route-length']]);
  });

  test('WS-7.1 a prologue has a type that is helped, and no squares', () => {
    const prologue = (rows: string, helped = 'climber') =>
      `Prologue\n${rows}\nprologue: ${helped}\nhierarchy: leader, climber, sprinter, helper`;
    expect(faultsOf(prologue('Park | 0 | | |\nPark | 6 | finish | |'))).toEqual([]);
    expect(faultsOf(prologue('Park | 0 | | 100 | red\nPark | 6 | finish | |'))).toEqual([
      [2, 'squares', 'not-in-a-prologue'],
      [2, 'colour', 'not-in-a-prologue'],
    ]);
    expect(faultsOf(prologue('Park | 0 | Sp | |\nPark | 6 | finish | |'))).toEqual([[2, 'event', 'not-in-a-prologue']]);
    expect(faultsOf(prologue('Park | 6 | finish | |', 'helper'))).toEqual([[3, 'prologue', 'unknown-prologue']]);
    expect(faultsOf(prologue('Park | 6 | finish | |', ''))).toEqual([[3, 'prologue', 'need-one-of']]);
  });

  test('all that is wrong is named at once, from the first line to the last', () => {
    expect(faultsOf(good.replace('50,5', 'x').replace('| yellow\nSetts (end)', '| mauve\nSetts (end)'))).toEqual([
      [5, 'km', 'need-number'],
      [6, 'colour', 'unknown-colour'],
    ]);
  });

  test('an option that is wrong is named with its place', () => {
    const parsed = wielersim.options.parse({ route: but(5, 'Square | 50 | Sp | 140 | pink') });
    expect(parsed.ok ? [] : parsed.problems.map(({ at }) => at)).toEqual(['route.lines[5].colour']);
  });
});

test('whatever is typed is answered, never thrown at', () => {
  const words = fc.constantFrom(
    '',
    ' ',
    '|',
    '\t',
    ';',
    '\n',
    'Start',
    '170',
    '0',
    'finish',
    'Sp',
    'C1 (5)',
    'climb start',
    'red',
    'hierarchy:',
    'prologue:',
    'leader',
    ',',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(' ')),
      ),
      (text) => {
        const read = parseRoute(text);
        expect(read.ok || read.problems.length > 0).toBe(true);
      },
    ),
    { numRuns: 500, seed: 6 },
  );
});

describe('the ready-made routes', () => {
  test('there are at least ten, of every kind, and no two of one id', () => {
    expect(routes.length).toBeGreaterThanOrEqual(10);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(new Set(routes.map(({ kind }) => kind)).size).toBe(8);
  });

  test('WS-1.1 stages have 120 to 160 squares, one-day races 160 to 220', () => {
    for (const { kind, text } of routes) {
      const read = parseRoute(text);
      const length = (read.ok && read.value.rows.find(({ squares }) => squares !== undefined)?.squares) || 0;
      const [least, most] = kind === 'prologue' ? [0, 0] : kind.endsWith('classic') ? [160, 220] : [120, 160];
      expect(length).toBeGreaterThanOrEqual(least);
      expect(length).toBeLessThanOrEqual(most);
    }
  });

  test.each(routes.map(({ id, text }) => [id, text]))('%s is right, and reads the same when it is printed', (_, text) => {
    const read = parseRoute(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(parseRoute(printRoute(read.value))).toEqual(read);
  });
});
