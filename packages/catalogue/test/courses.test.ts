import { readFileSync } from 'node:fs';
import { random } from '@gruppetto/bots';
import { rooms } from '@gruppetto/catalogue/all';
import { type GameTypes, SeededDice, sameData } from '@gruppetto/kernel';
import { courseFaults, isQuiz, type LessonStep, lessonFaults, meaningOf, untaughtChapters } from '@gruppetto/learn';
import { namesOf, readRuleBook } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';

/** All that a coach may say at a question. */
const saidAt = (step: LessonStep<GameTypes>): readonly string[] =>
  isQuiz(step)
    ? [step.say, ...step.quiz.flatMap(({ label, said }) => [label, said])]
    : [
        step.say,
        ...[...step.good, ...(step.answers ?? [])].map(({ said }) => said),
        ...(step.otherwise === undefined ? [] : [step.otherwise]),
      ];

/** Letters that fit above the road at 360 px. */
const longest = 260;

const names = namesOf({ riders: [] }, []);

const courses = await Promise.all(
  rooms.flatMap(({ game, ruleOfThumb = random, course }) =>
    course ? [course().then((opened) => ({ id: game.id, game, bot: ruleOfThumb, course: opened() }))] : [],
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

  test('says nothing longer than a bubble on a phone holds', () => {
    const said = [
      ...lessons.flatMap(({ title, goal, done, steps }) => [title, goal, done, ...steps.flatMap((step) => saidAt(step))]),
      ...course.glossary.flatMap(({ term, meaning }) => [term, meaning]),
      ...course.firstRace.remarks.map(({ say }) => say),
    ];
    expect(said.filter((one) => one.trim() === '' || one.length > longest)).toEqual([]);
  });

  test('has a meaning for every question of a race, and warns by looking only', () => {
    const parsed = game.options.parse(course.firstRace.options);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const race = game.race(parsed.value);
    const dice = new SeededDice('courses');
    const state = race.setup(dice);
    for (let turn = race.turn(state); turn; turn = race.turn(state)) {
      const view = race.view(state, turn.seat);
      expect(meaningOf(course, turn)).toBeTruthy();
      const before = structuredClone(view);
      expect(course.warn?.({ race, view, turn, names })?.said).not.toBe('');
      expect(sameData(before, view)).toBe(true);
      race.play(state, random(race, view, turn, dice), dice);
    }
  });

  test('has pictures that can be drawn, five sentences, and a first race that rides with every remark', () => {
    expect(courseFaults(game, course, bot)).toEqual([]);
  });
});
