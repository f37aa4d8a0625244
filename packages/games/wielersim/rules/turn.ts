import type { Turn } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { isOver } from './finish.ts';
import type { Choice, View } from './types.ts';

/** The commentator lets the next turn ride; there is nothing else to choose. */
const ride: Turn<Choice> = { seat: 0, choices: [{ do: 'ride' }] };

export const turn = (course: Course, state: View): Turn<Choice> | undefined => (isOver(course, state) ? undefined : ride);
