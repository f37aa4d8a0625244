export type { Course, Glossary, Good, Lesson, LessonStep, OneMinute, Played, Pointer } from './lesson.ts';
export { lessonFaults, untaughtChapters } from './lesson-faults.ts';
export type { LessonAnswer, LessonState } from './play-lesson.ts';
export { answer, BrokenLesson, isDone, questionOf, startLesson } from './play-lesson.ts';
