import { readRuleBook } from '@gruppetto/words';
import { expect, test } from 'vitest';

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
