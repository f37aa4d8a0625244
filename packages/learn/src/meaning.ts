import type { GameTypes, Turn } from '@gruppetto/kernel';
import type { Course } from './course.ts';

/** What this question is about. */
export function meaningOf<T extends GameTypes>({ meanings }: Pick<Course<T>, 'meanings'>, turn: Turn<T['Choice']>): string | undefined {
  const kind: T['Choice']['do'] = turn.choices[0].do;
  const meaning = meanings[kind];
  return typeof meaning === 'function' ? meaning(turn) : meaning;
}
