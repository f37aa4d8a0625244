import { expect, test } from 'vitest';
import { box, pagesOf, printHtml, roadPages, roomOn, type Sheet, table, text } from '../src/index.ts';

const road = {
  first: 1,
  length: 45,
  runOut: 3,
  layout: 'piles',
  sections: [
    { from: 1, to: 30, terrain: 'flat' },
    { from: 31, to: 45, terrain: 'climb', label: 'Col' },
  ],
  markers: [
    { at: 20, kind: 'sprint' },
    { at: 45, kind: 'finish' },
  ],
} as const;
const words = { title: 'The course', marker: ({ kind }: { kind: string }) => kind, section: () => 'Col' };

test('every square of a road is printed once, in rows, on as many pages as it needs', () => {
  const area = { width: 190, height: 50 };
  const pages = roadPages(road, words, area, { columns: 20, rowHeight: 22 });
  expect(pages.length).toBe(2);
  const numbers = pages.flatMap(({ body }) => [...body.matchAll(/>(\d+)<\/text>/g)].map((found) => Number(found[1])));
  expect(numbers).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  expect(pages[0].body).toContain('>sprint</text>');
  expect(pages[1].body).toContain('>finish</text>');
});

test('a game says what its squares look like, and a note below the number', () => {
  const look = (square: number) => (square === 2 ? { fill: '#abc', note: 'R' } : undefined);
  const [{ body }] = roadPages(road, words, { width: 190, height: 50 }, { columns: 20, rowHeight: 22, look });
  expect(body.match(/fill="#abc"/g)).toHaveLength(1);
  expect(body).toContain('<rect x="9.5" y="8" width="9.5" height="10" fill="#abc"');
  expect(body.match(/>R<\/text>/g)).toHaveLength(1);
});

test('long names beside a road stay on the paper', () => {
  const long = 'a name that is far too long for one or two squares';
  const [{ body }] = roadPages(
    { ...road, markers: [{ at: 1, kind: 'sprint' }], sections: [{ from: 20, to: 45, terrain: 'climb' }] },
    { ...words, marker: () => long, section: () => long },
    { width: 190, height: 100 },
  );
  expect([...body.matchAll(/textLength="([\d.]+)"/g)].map(([, room]) => Number(room))).toEqual([9, 9]);
});

test('what people typed cannot become markup', () => {
  expect(text(0, 0, '<script>&"')).toContain('&lt;script&gt;&amp;&quot;');
  expect(printHtml('<b>', [{ title: '<i>', body: box(0, 0, 1, 1) }], 'a4')).not.toMatch(/<b>|<i>/);
});

test('a page is as large as its paper, lying or standing', () => {
  const html = printHtml(
    'A stage',
    [
      { title: 'one', body: '' },
      { title: 'two', landscape: true, body: '' },
    ],
    'letter',
  );
  expect(html).toContain('size: 215.9mm 279.4mm');
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).toContain('viewBox="0 0 279.4 215.9"');
  expect(roomOn('a4').landscape).toEqual({ width: 277, height: 180 });
});

test('long words are squeezed into their cell', () => {
  expect(table(0, 0, [20], [['a head that is far too long for twenty millimetres']])).toContain('textLength="17"');
});

test('sheets are printed one after the other', () => {
  const sheet = (id: string): Sheet => ({ id, title: id, pages: () => [{ title: id, body: '' }] });
  expect(pagesOf([sheet('a'), sheet('b')], {} as never, 'a4').map(({ title }) => title)).toEqual(['a', 'b']);
});
