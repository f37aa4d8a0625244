export type {
  Course,
  Cue,
  FirstRace,
  Glossary,
  Matter,
  Meaning,
  Meanings,
  MinutePart,
  OneMinute,
  Picture,
  PicturedTerm,
  Remark,
  Situation,
  Warning,
} from './course.ts';
export { courseFaults } from './course-faults.ts';
export type { Good, Lesson, LessonQuestion, LessonStep, OtherAnswer, Panel, Pointer, Quiz, QuizAnswer, ScriptedChoice } from './lesson.ts';
export { lessonFaults, untaughtChapters } from './lesson-faults.ts';
export { meaningOf } from './meaning.ts';
export type { Pictures } from './picture.ts';
export { lessonSeats, pictured, placePicture } from './picture.ts';
export type { LessonAnswer, LessonState } from './play-lesson.ts';
export { answer, answerQuiz, BrokenLesson, isDone, isQuiz, questionOf, startLesson } from './play-lesson.ts';
export { remarkAt } from './remarks.ts';
