import type { RiderId, Tell } from '@gruppetto/kernel';
import { inOrder } from './arrival.ts';
import { courseOf } from './course.ts';
import type { Fact, Options, State } from './types.ts';

/** PW-7.2. */
export const topPoints = [5, 3, 2, 1] as const;

/** PW-7.2: at the end of a step, those who have come on or past a top; together they are ordered as at a finish. */
export function passTops(state: State, tell: Tell<Fact>): void {
  const { tops } = courseOf(state.options);
  for (const [index, passed] of state.tops.entries()) {
    const top = tops[index];
    const over = state.road.filter((rider) => state.square[rider] >= top && !passed.includes(rider));
    for (const rider of inOrder(state, over, 'uphill')) {
      passed.push(rider);
      const place = passed.length;
      tell?.({ type: 'passed', rule: 'PW-7.2', rider, top, place, points: topPoints[place - 1] ?? 0 });
    }
  }
}

/** PW-7.2: only stages count climbs. */
export const noTops = (options: Options): RiderId[][] => (options.race === 'stage' ? courseOf(options).tops.map(() => []) : []);
