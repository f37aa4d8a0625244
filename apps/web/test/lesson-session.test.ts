import { openCourse, openRoom } from '@gruppetto/catalogue';
import type { Lesson } from '@gruppetto/learn';
import { loadLanguage, speak } from '@gruppetto/words';
import { afterEach, expect, test } from 'vitest';
import { LessonSession } from '../src/learn/lesson-session.ts';

afterEach(() => speak('en'));

/** A lesson in English and in French, which have the same steps. */
async function lessonOf(game: 'cycling-party' | 'los-ciclistas', id: string) {
  const room = await openRoom(game);
  const course = await openCourse(game);
  await loadLanguage('fr');
  const inLanguage = (language: 'en' | 'fr') => course?.(language).lessons.find((one) => one.id === id) as Lesson;
  return { session: new LessonSession(game, room, inLanguage('en')), french: inLanguage('fr') };
}

const said = (session: LessonSession): string | undefined => {
  const { speech } = session.store.getState();
  return 'said' in speech ? speech.said : undefined;
};

test('another language says the answer anew and asks nothing again', async () => {
  const { session, french } = await lessonOf('los-ciclistas', 'draft');
  const [first] = french.steps;
  await session.choose({ do: 'draft' });
  expect(session.store.getState().speech.kind).toBe('on');
  await speak('fr');
  session.speak(french);
  expect('good' in first && first.good.map((one) => one.said)).toContain(said(session));
  session.goOn();
  expect(session.store.getState()).toMatchObject({ state: { step: 1, lesson: french }, speech: { kind: 'question' }, hasPast: true });
  session.back();
  expect(session.store.getState().state).toMatchObject({ step: 0, lesson: french });
});

test('an answer of a quiz stays the same answer, wherever it is listed', async () => {
  const { session, french } = await lessonOf('cycling-party', 'groups');
  const [first] = french.steps;
  const answers = 'quiz' in first ? first.quiz : [];
  for (const index of answers.keys()) {
    const { session: fresh } = await lessonOf('cycling-party', 'groups');
    fresh.pick(index);
    const english = said(fresh);
    fresh.speak(french);
    const place = answers.findIndex((one) => one.said === said(fresh));
    const [asked] = session.store.getState().state.lesson.steps;
    expect('quiz' in asked && asked.quiz[place].said).toBe(english);
  }
});
