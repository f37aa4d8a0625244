import { readFileSync } from 'node:fs';
import { courseFaults, lessonFaults, untaughtChapters } from '@gruppetto/learn';
import { readRuleBook } from '@gruppetto/words';
import { expect, test } from 'vitest';
import { course } from '../lessons/course.ts';
import { wielersim } from '../rules/index.ts';

test.each(course.lessons)('the lesson "$id" plays to its end, and every answer is answered', (lesson) => {
  expect(lessonFaults(wielersim, lesson)).toEqual([]);
});

test('every chapter of the rule book is taught', () => {
  const book = readRuleBook(readFileSync(new URL('../../../../docs/rules/wielersim.md', import.meta.url), 'utf8'));
  expect(untaughtChapters(course, book.keys())).toEqual([]);
  for (const rule of course.lessons.flatMap(({ cites }) => cites)) expect(book.has(rule), rule).toBe(true);
});

test('what else the course says holds together', () => {
  expect(courseFaults(wielersim, course, (_race, _view, { choices }) => choices[0])).toEqual([]);
});
