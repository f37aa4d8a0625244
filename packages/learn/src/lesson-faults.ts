import type { Game, GameTypes, RuleId } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import type { Lesson } from './lesson.ts';
import { answer, answerQuiz, isDone, isQuiz, type LessonAnswer, type LessonState, questionOf, startLesson } from './play-lesson.ts';

/** Plays a lesson to its end through each good way, and tries every other choice at every question on it. */
export function lessonFaults<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>): readonly string[] {
  const faults: string[] = [];
  const reached = new Set<number>();
  const ride = (state: LessonState<T>, depth: number) => {
    if (isDone(state)) return;
    if (depth > 2 * lesson.steps.length) return void faults.push('it goes round in circles');
    reached.add(state.step);
    const question = questionOf(state);
    const follow = (given: LessonAnswer<T>, to: unknown) => {
      if (given.kind === 'on') ride(given.state, depth + 1);
      else if (given.said === '') faults.push(`question ${state.step}: an empty answer to ${JSON.stringify(to)}`);
    };
    if (question && isQuiz(question)) {
      if (!question.quiz.some(({ right }) => right)) faults.push(`question ${state.step}: no answer is right`);
      for (const [index, { label }] of question.quiz.entries()) follow(answerQuiz(state, index), label);
      return;
    }
    const turn = state.table.race.turn(state.table.state);
    if (!turn || !question) return void faults.push(`question ${state.step}: the race is over`);
    if (turn.seat !== 0) return void faults.push(`question ${state.step} is asked of seat ${turn.seat}, not of the learner`);
    const goods = question.good.map((good) => turn.choices.filter((choice) => answers(state, choice) === good.said).length);
    for (const [index, count] of goods.entries())
      if (count === 0) faults.push(`question ${state.step}: good choice ${index} is not offered`);
    for (const choice of turn.choices) follow(answer(state, choice), choice);
  };
  try {
    ride(startLesson(game, lesson), 0);
  } catch (error) {
    faults.push((error as Error).message);
  }
  for (const step of lesson.steps.keys()) if (!reached.has(step)) faults.push(`question ${step} is never asked`);
  return faults;
}

function answers<T extends GameTypes>(state: LessonState<T>, choice: T['Choice']): string | undefined {
  const given = answer(state, choice);
  return given.kind === 'on' ? given.said : undefined;
}

/** The chapters of a rule book that no lesson teaches: `rules` are its ids, whose chapters come before the dot. */
export function untaughtChapters({ lessons }: Pick<Course, 'lessons'>, rules: Iterable<RuleId>): readonly string[] {
  const chapter = (rule: RuleId): string => rule.split('.')[0];
  const taught = new Set(lessons.flatMap(({ cites }) => cites.map(chapter)));
  return [...new Set([...rules].filter((rule) => !/-E\d/.test(rule)).map(chapter))].filter((one) => !taught.has(one));
}
