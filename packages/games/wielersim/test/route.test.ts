import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loopLength, parseRoute, printRoute, type Route, routes, unroll, wielersim } from '../rules/index.ts';

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

describe('WS-1.2 the notation of the printed schedule', () => {
  // Copied from a page: tabs, empty cells at the end, and colours that are only seen.
  const printed = [
    'Old Mill Classic\t\t\t\t\t\t',
    'location\tkm\tevent\tsqr\tsec\t\t',
    'Depot\t0',
    'Start\t25\t\t170\t\t',
    'Square\t50\tSp\t140',
    'Setts (start)\t77\t\t115',
    'Setts (end)\t80\tCobbel\t100',
    'Village\t90\t\t85',
    'Col (start)\t120\t\t65',
    'Hut\t125\t\t60',
    'Col (top)\t130\tC1 (5)\t50',
    'Town\t140\t\t20',
    'Line\t160\t\t0',
    '▶ leader, sprinter, climber, helper,\t\t',
  ];
  const readPrinted = (lines: readonly string[]): Route => {
    const read = parseRoute(lines.join('\n'));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  };

  test('WS-1.2 Cobbel ends a sector, a blank row of the same name starts it, the last row is the finish, ▶ leads the hierarchy', () => {
    const { name, rows, hierarchy } = readPrinted(printed);
    expect(name).toBe('Old Mill Classic');
    expect(hierarchy).toEqual(['leader', 'sprinter', 'climber', 'helper']);
    expect(rows.map(({ location, event }) => [location, event?.kind])).toEqual([
      ['Depot', undefined],
      ['Start', undefined],
      ['Square', 'sprint'],
      ['Setts (start)', 'cobbles-start'],
      ['Setts (end)', 'cobbles-end'],
      ['Village', undefined],
      ['Col (start)', 'climb-start'],
      ['Hut', undefined],
      ['Col (top)', 'top'],
      ['Town', undefined],
      ['Line', 'finish'],
    ]);
  });

  test('WS-1.3 a schedule without a colour has the usual ones: climbs red, cobbles yellow, green before a sprint and the line, else blue', () => {
    expect(readPrinted(printed).rows.map(({ colour }) => colour)).toEqual([
      undefined,
      'green',
      'blue',
      'yellow',
      'blue',
      'blue',
      'red',
      undefined,
      'blue',
      'green',
      undefined,
    ]);
  });

  test('WS-1.3 one colour is enough to need the first', () => {
    expect(faultsOf(printed.with(4, 'Square\t50\tSp\t140\tblue').join('\n'))).toEqual([[4, 'colour', 'first-colour']]);
  });

  test('WS-1.2 a top on the last row is the finish too', () => {
    const { rows } = readPrinted(printed.toSpliced(11, 2).with(10, 'Col (top)\t130\tC1 (5)\t0'));
    expect(rows.slice(-2)).toEqual([
      { location: 'Col (top)', km: 130, event: { kind: 'top', category: 'C1', malus: 5 }, squares: 0 },
      { location: 'Col', km: 130, event: { kind: 'finish' }, squares: 0 },
    ]);
  });

  test('WS-1.2 a start row belongs to one sector, and to none that has its own', () => {
    const twice = printed.toSpliced(11, 0, 'Col (top)\t135\tC1 (5)\t30');
    expect(faultsOf(twice.join('\n'))).toEqual([[12, 'event', 'no-climb-here']]);
    const own = printed.with(5, 'Setts (start)\t77\tcobbles start\t115').toSpliced(6, 0, 'Setts\t78\t\t110');
    expect(readPrinted(own).rows[4].event).toBeUndefined();
  });
});

describe('WS-1.1 a loop', () => {
  const loop = (rows: readonly string[], laps = '2') =>
    `Loop\n${rows.join('\n')}\nlaps: ${laps}\nhierarchy: leader, sprinter, climber, helper\n`;
  const rows = [
    'Depot | 0 | | |',
    'Bridge | 80 | | 75 | blue',
    'Hill (start) | 90 | climb start | 50 | red',
    'Hill (top) | 95 | C3 (3) | 35 | yellow',
    'Arch | 105 | Sp | 10 | green',
    'Bridge | 110 | finish | 0 |',
  ];
  const readLoop = (text: string): Route => {
    const read = parseRoute(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  };

  test('WS-1.1 is written once and ridden twice; what is passed twice says which time it is', () => {
    expect(unroll(readLoop(loop(rows))).map(({ location, km, squares, colour }) => [location, km, squares, colour])).toEqual([
      ['Depot', 0, undefined, undefined],
      ['Bridge', 80, 150, 'blue'],
      ['Hill (1) (start)', 90, 125, 'red'],
      ['Hill (1) (top)', 95, 110, 'yellow'],
      ['Arch (1)', 105, 85, 'green'],
      ['Bridge', 110, 75, 'blue'],
      ['Hill (2) (start)', 120, 50, 'red'],
      ['Hill (2) (top)', 125, 35, 'yellow'],
      ['Arch (2)', 135, 10, 'green'],
      ['Bridge', 140, 0, undefined],
    ]);
  });

  test('WS-1.1 an event on its first row comes in each lap', () => {
    const atTheStart = rows.with(1, 'Bridge | | Sp | 75 | blue');
    expect(
      unroll(readLoop(loop(atTheStart)))
        .filter(({ event }) => event?.kind === 'sprint')
        .map(({ location, squares }) => [location, squares]),
    ).toEqual([
      ['Bridge (1)', 150],
      ['Arch (1)', 85],
      ['Bridge (2)', 75],
      ['Arch (2)', 10],
    ]);
  });

  test('WS-1.1 at most two laps, of 60 to 300 squares together; one lap is no loop', () => {
    expect(faultsOf(loop(rows, '3'))).toEqual([[8, 'laps', 'need-integer']]);
    expect(faultsOf(loop(rows, 'two'))).toEqual([[8, 'laps', 'need-integer']]);
    expect(faultsOf(loop(rows, '2\nlaps: 2'))).toEqual([[9, 'laps', 'twice']]);
    expect(faultsOf(loop(rows.with(1, 'Bridge | 80 | | 151 | blue')))).toEqual([[3, 'squares', 'route-length']]);
    expect(faultsOf(loop(rows.with(1, 'Bridge | 80 | | 151 | blue'), '1'))).toEqual([]);
    expect(readLoop(loop(rows, '1')).laps).toBeUndefined();
  });

  test('WS-1.1, WS-7.1 a prologue has no laps', () => {
    expect(faultsOf('Prologue\nPark | 6 | finish | |\nlaps: 2\nprologue: climber\nhierarchy: leader, sprinter, climber, helper')).toEqual([
      [5, 'laps', 'not-in-a-prologue'],
    ]);
  });
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
    ['no finish', but(10, 'Line | 160 | | 5 |'), [[10, 'event', 'finish-missing']]],
    ['two finishes', but(9, 'Col (top) | 130 | C1 (5) | 50 | yellow\nLine | 150 | finish | 0 |'), [[11, 'event', 'two-finishes']]],
    ['a row behind the finish', but(10, 'Line | 160 | finish | 0 |\nBar | 161 | | 0 |'), [[11, 'line', 'after-the-finish']]],
    ['a finish that is not at 0', but(10, 'Line | 160 | finish | 5 |'), [[10, 'squares', 'finish-not-at-0']]],
    ['a colour behind the line', but(10, 'Line | 160 | finish | 0 | red'), [[10, 'colour', 'colour-at-finish']]],
    ['a top without a climb', but(8, 'Hut | 120 | | 65 | red'), [[9, 'event', 'no-climb-here']]],
    ['a climb without a top', but(9, 'Col | 130 | | 50 | red'), [[10, 'event', 'climb-not-ended']]],
    ['cobbles without a beginning', but(6, 'Gate | 77 | | 115 | red'), [[7, 'event', 'no-cobbles-here']]],
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
      const length = read.ok ? (read.value.laps ?? 1) * loopLength(read.value) : 0;
      const [min, max] = kind === 'prologue' ? [0, 0] : kind.endsWith('classic') ? [160, 220] : [120, 160];
      expect(length).toBeGreaterThanOrEqual(min);
      expect(length).toBeLessThanOrEqual(max);
    }
  });

  test.each(routes.map(({ id, text }) => [id, text]))('%s is right, and reads the same when it is printed', (_, text) => {
    const read = parseRoute(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(parseRoute(printRoute(read.value))).toEqual(read);
  });
});
