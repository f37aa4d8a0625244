import {
  answer,
  answerQuiz,
  BrokenLesson,
  isDone,
  type Lesson,
  lessonFaults,
  questionOf,
  startLesson,
  untaughtChapters,
} from '@gruppetto/learn';
import { type ToyRace, toyRace } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';

type Toy = Lesson<ToyRace>;

const position: Toy['position'] = {
  next: 0,
  road: [
    { rider: 0, square: 2 },
    { rider: 1, square: 1 },
  ],
  cards: [
    [2, 3],
    [1, 1],
  ],
  home: [],
};

const walk = { do: 'walk' } as const;
const ride = { do: 'ride' } as const;

/** Ride or dash, then a quiz, after which blue walks. */
const lesson: Toy = {
  id: 'toy',
  title: 'Toy',
  goal: 'Play',
  cites: ['T-4'],
  options: { length: 50 },
  position,
  steps: [
    {
      say: 'Ride!',
      good: [{ choice: ride, dice: [3], said: 'three' }],
      answers: [{ choice: walk, said: 'slow', rule: 'T-2' }],
      otherwise: 'dear',
    },
    {
      say: 'How many?',
      quiz: [
        { label: '10', said: 'too many' },
        { label: '9', said: 'yes', right: true },
      ],
      others: [{ choice: walk }],
    },
  ],
  done: 'done',
};

const [first, second] = lesson.steps;
const but = (changes: Partial<Toy>): readonly string[] => lessonFaults(toyRace, { ...lesson, ...changes });
const butFirst = (changes: object): readonly string[] => but({ steps: [{ ...first, ...changes } as typeof first, second] });

describe('a lesson', () => {
  test('goes on after a good choice, with its dice', () => {
    const given = answer(startLesson(toyRace, lesson), ride);
    expect(given).toMatchObject({ kind: 'on', said: 'three', state: { step: 1 } });
    if (given.kind === 'on') expect(given.state.table.state.road[0]).toEqual({ rider: 0, square: 5 });
  });

  test('answers every other choice, and shows where it leads unless dice decide that', () => {
    const state = startLesson(toyRace, lesson);
    const slow = answer(state, walk);
    expect(slow).toMatchObject({ kind: 'again', said: 'slow', rule: 'T-2' });
    if (slow.kind === 'again') expect(slow.shown?.table.state.road[0]).toEqual({ rider: 0, square: 3 });
    const dash = answer(state, { do: 'dash', card: 3 });
    expect(dash).toMatchObject({ kind: 'again', said: 'dear' });
    expect(dash).not.toHaveProperty('shown');
    expect(state.table.state.road[0]).toEqual({ rider: 0, square: 2 });
  });

  test('lists the answers of a quiz by their labels, and plays on after the right one', () => {
    const state = { ...startLesson(toyRace, lesson), step: 1 };
    expect(questionOf(state)).toMatchObject({ quiz: [{ label: '9' }, { label: '10' }] });
    expect(answerQuiz(state, 1)).toEqual({ kind: 'again', said: 'too many' });
    const given = answerQuiz(state, 0);
    expect(given).toMatchObject({ kind: 'on', said: 'yes' });
    expect(given.kind === 'on' && isDone(given.state)).toBe(true);
    expect(() => answer(state, walk)).toThrow(BrokenLesson);
  });
});

describe('the faults of a lesson', () => {
  test('are none where it plays', () => expect(but({})).toEqual([]));

  test.each<[string, readonly string[], RegExp]>([
    ['a position that is none', but({ position: { ...position, cards: [[9, 9]] } }), /position/],
    ['options that are none', but({ options: { players: 9 } }), /options/],
    ['dice that are missing', butFirst({ good: [{ choice: ride, said: 'three' }] }), /die-needed/],
    ['dice that are left over', butFirst({ good: [{ choice: ride, dice: [3, 1], said: 'three' }] }), /dice are left/],
    ['dice of another answer that do not fit', butFirst({ answers: [{ choice: walk, said: 'slow', dice: [1] }] }), /does not play/],
    ['a choice without an answer', butFirst({ otherwise: undefined }), /nothing is answered/],
    ['an empty answer', butFirst({ otherwise: '' }), /an empty answer/],
    ['a good choice that is not offered', butFirst({ good: [{ choice: { do: 'dash', card: 1 }, said: 'one' }] }), /not offered/],
    ['a question to another seat', but({ position: { ...position, next: 1 } }), /not of the learner/],
    [
      'a question that is never asked',
      butFirst({ good: [{ choice: ride, dice: [3], said: 'three', next: 2 }] }),
      /question 1 is never asked/,
    ],
    ['a circle', butFirst({ good: [{ choice: ride, dice: [3], said: 'three', others: [{ choice: walk }], next: 0 }] }), /circles/],
    ['a quiz without a right answer', but({ steps: [first, { say: '?', quiz: [{ label: '1', said: 'no' }] }] }), /no answer is right/],
    ['what the others cannot play', but({ before: [{ choice: { do: 'dash', card: 1 } }] }), /0 choices/],
  ])('are %s', (_what, faults, fault) => {
    expect(faults.join('\n')).toMatch(fault);
  });

  test('a chapter that no lesson cites is untaught; examples are no chapter', () => {
    expect(untaughtChapters({ lessons: [lesson] }, ['T-4', 'T-5.1', 'T-E1'])).toEqual(['T-5']);
  });
});
