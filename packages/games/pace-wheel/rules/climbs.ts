import type { RiderId, Tell } from '@gruppetto/kernel';
import { inOrder } from './arrival.ts';
import type { Course } from './course.ts';
import type { Fact, State } from './types.ts';

/** PW-7.2. */
export const topPoints = [5, 3, 2, 1] as const;

/** PW-7.2: at the end of a step, those who have come on or past a top, ordered as at a finish. */
export function passTops(course: Course, state: State, tell: Tell<Fact>): void {
  for (let index = 0; index < state.tops.length; index++) {
    const passed = state.tops[index];
    const top = course.tops[index];
    const over = state.road.filter((rider) => state.square[rider] >= top && !passed.includes(rider));
    if (over.length === 0) continue;
    for (const rider of inOrder(course, state, over, 'uphill')) {
      passed.push(rider);
      const place = passed.length;
      tell?.({ type: 'passed', rule: 'PW-7.2', rider, top, place, points: topPoints[place - 1] ?? 0 });
    }
  }
}

/** PW-7.2: only stages count climbs. */
export const noTops = ({ options, tops }: Course): RiderId[][] => (options.race === 'stage' ? tops.map(() => []) : []);
