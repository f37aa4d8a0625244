export type { Course, Glossary, Good, Lesson, LessonStep, OneMinute, Played, Pointer, Quiz, QuizAnswer, Step } from './lesson.ts';
export { lessonFaults, untaughtChapters } from './lesson-faults.ts';
export type { LessonAnswer, LessonState } from './play-lesson.ts';
export { answer, answerQuiz, BrokenLesson, isDone, isQuiz, lessonSeats, questionOf, startLesson } from './play-lesson.ts';
