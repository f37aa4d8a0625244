import { afterEach, describe, expect, test } from 'vitest';
import { type Column, plain, table, wrap } from '../src/print.ts';

const columns = process.stdout.columns;
const terminal = (width: number | undefined) => Object.assign(process.stdout, { columns: width });
afterEach(() => terminal(columns));

const width = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));

test('what strangers have named moves no cursor and turns nothing around', () => {
  expect(plain('Ben\u001b[2J\u202e (host)')).toBe('Ben[2J (host)');
});

describe('a table', () => {
  const wide: readonly Column<string>[] = [
    { title: 'Rider', cell: (name) => name },
    ...['Win', 'Podium', 'Out'].flatMap((title): Column<string>[] => [
      { title, figures: true, cell: () => '12.5 %' },
      { title: '', lesser: title !== 'Win', cell: () => '5.5–26.1' },
    ]),
  ];
  const rows = ['Håkon Ødegren', 'Kim'];

  test('stands whole where there is room', () => {
    terminal(67);
    expect(table(wide, rows).split('\n')[1]).toBe('Håkon Ødegren  12.5 %  5.5–26.1  12.5 %  5.5–26.1  12.5 %  5.5–26.1');
  });

  test('leaves out what matters less, from the right, and only as much as it must', () => {
    terminal(66);
    expect(table(wide, rows).split('\n')[1]).toBe('Håkon Ødegren  12.5 %  5.5–26.1  12.5 %  5.5–26.1  12.5 %');
    terminal(20);
    expect(table(wide, rows).split('\n')[1]).toBe('Håkon Ødegren  12.5 %  5.5–26.1  12.5 %  12.5 %');
  });
});

describe('a sentence', () => {
  const text = 'Longest in one jersey: Blue 2 wore the yellow jersey of the individual classification without a break';

  test('is broken at the width of the terminal, which is that of an old one where there is none', () => {
    terminal(undefined);
    expect(wrap(text, 4, 2)).toBe(
      '  Longest in one jersey: Blue 2 wore the yellow jersey of the individual\n    classification without a break',
    );
    terminal(30);
    expect(width(wrap(text, 4, 2))).toBeLessThanOrEqual(30);
  });

  test('is no wider than can be read', () => {
    terminal(400);
    expect(width(wrap(`${text} ${text}`, 0))).toBeLessThanOrEqual(100);
  });
});
