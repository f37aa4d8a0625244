import { readdirSync, readFileSync } from 'node:fs';
import { languages, readRuleBook } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';

const book = `# A game

Some words about it.

## 1. The road

- AB-1.1 A road has **sixty** squares.
- AB-1.2 It is as long as people want.
  R: at least ten squares. R: at most three hundred,
  whatever they want.

## 2. Examples

- AB-E1 R: an example that is ours.
- not a rule
`;

test('a rule book is read by id, with its chapters, and our rulings apart from the printed rule', () => {
  expect([...readRuleBook(book).values()]).toEqual([
    { id: 'AB-1.1', chapter: '1. The road', text: 'A road has sixty squares.', rulings: [] },
    {
      id: 'AB-1.2',
      chapter: '1. The road',
      text: 'It is as long as people want.',
      rulings: ['at least ten squares.', 'at most three hundred, whatever they want.'],
    },
    { id: 'AB-E1', chapter: '2. Examples', text: '', rulings: ['an example that is ours.'] },
  ]);
});

const folder = new URL('../../../docs/rules/', import.meta.url);
const books = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
const rulesIn = (file: string) => [...readRuleBook(readFileSync(new URL(file, folder), 'utf8')).values()];
const cited = (text: string) => [...text.matchAll(/\b[A-Z][A-Z0-9]-(?:E\d+|\d+\.\d+[a-z]?)/g)].map(([id]) => id).sort();

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(books)('%s has the same rules, rulings and cited rules as in English', (file) => {
    const shape = (name: string) =>
      rulesIn(name).map(({ id, text, rulings }) => [id, rulings.length, cited(`${text} ${rulings.join(' ')}`)]);
    expect(shape(`${language}/${file}`)).toEqual(shape(file));
    for (const { id, text, rulings } of rulesIn(`${language}/${file}`))
      expect(`${id} ${text}${rulings.join(' ')}`.length).toBeGreaterThan(id.length + 10);
  });
});
