import { readFileSync } from 'node:fs';
import { random } from '@gruppetto/bots';
import { rooms } from '@gruppetto/catalogue/all';
import { courseFaults, lessonFaults, untaughtChapters } from '@gruppetto/learn';
import { readRuleBook } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';

const courses = await Promise.all(
  rooms.flatMap(({ game, ruleOfThumb = random, course }) =>
    course ? [course().then((opened) => ({ id: game.id, game, bot: ruleOfThumb, course: opened }))] : [],
  ),
);

test('a card offers a first race where there is a course, and nowhere else', () => {
  expect(courses.map(({ id }) => id)).toEqual(rooms.filter(({ card }) => card.firstRace).map(({ card }) => card.id));
});

describe.each(courses)('the course of $id', ({ id, game, bot, course }) => {
  const { lessons } = course;

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    'the lesson "%s" plays to its end, through each good way, and answers every other choice',
    (_id, lesson) => {
      expect(lessonFaults(game, lesson)).toEqual([]);
    },
  );

  test('has six to twelve lessons with names of their own, none that of the first race', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(12);
    const names = lessons.map((lesson) => lesson.id);
    expect(new Set([...names, 'first-race']).size).toBe(names.length + 1);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
  });

  test('teaches every chapter of the rule book, and cites rules that are in it', () => {
    const book = readRuleBook(readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8'));
    expect(untaughtChapters(course, book.keys())).toEqual([]);
    const cited = lessons.flatMap(({ cites, steps }) => [
      ...cites,
      ...steps.flatMap((step) => ('answers' in step ? (step.answers ?? []).flatMap(({ rule }) => rule ?? []) : [])),
    ]);
    expect(cited.filter((rule) => !book.has(rule))).toEqual([]);
  });

  test('has pictures that can be drawn, five sentences, and a first race that rides with every remark', () => {
    expect(courseFaults(game, course, bot)).toEqual([]);
  });
});
