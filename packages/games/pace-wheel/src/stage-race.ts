import type { RiderId, Tell } from '@gruppetto/kernel';
import { inOrder } from './arrival.ts';
import { courseOf } from './course.ts';
import { skills } from './racers.ts';
import type { Fact, Points, State, View } from './types.ts';

/** PW-7.1: what a racer gets back between two stages, at most. */
export const recovery = 6;

/** PW-7.1: how many points he can get back: six, or all that he has burnt. */
export const mostToRecover = (left: Points, start: Points): number =>
  Math.min(
    recovery,
    skills.reduce((sum, skill) => sum + start[skill] - left[skill], 0),
  );

/** PW-7.1: six points, spread as wished; undefined where a wish gives too many, or more of a skill than he had at the start of the race. */
export function recover(left: Points, start: Points, wish: Points): Points | undefined {
  if (skills.some((skill) => wish[skill] < 0 || left[skill] + wish[skill] > start[skill])) return undefined;
  if (skills.reduce((sum, skill) => sum + wish[skill], 0) > recovery) return undefined;
  return { sprint: left.sprint + wish.sprint, stamina: left.stamina + wish.stamina, climbing: left.climbing + wish.climbing };
}

/** PW-7.2. */
const topPoints = [5, 3, 2, 1] as const;
export const pointsAtTop = (place: number): number => topPoints[place - 1] ?? 0;

/** PW-7.2: at the end of a step, those who have come on or past a top; together they are ordered as at a finish. */
export function passTops(state: State, tell: Tell<Fact>): void {
  if (state.options.race !== 'stage') return;
  for (const [index, top] of courseOf(state.options).tops.entries()) {
    const over = state.road.filter((rider) => state.climbed[rider] === index && (state.square[rider] as number) >= top);
    let place = state.climbed.filter((tops) => tops > index).length;
    for (const rider of inOrder(state, over, 'uphill')) {
      place++;
      state.climbed[rider] = index + 1;
      tell?.({ type: 'passed', rule: 'PW-7.2', rider, top, place, points: pointsAtTop(place) });
    }
  }
}

/** PW-7.3: what the stage adds to the general classification of one who is home. */
export function generalPoints(state: View, rider: RiderId): number {
  const place = state.home.findIndex((home) => home.rider === rider) + 1;
  if (place === 1) return 0;
  const first = state.home.findIndex((home) => state.arrival[home.rider] === state.arrival[rider]) + 1;
  const turns = (state.home[place - 1]?.turn as number) - (state.home[0]?.turn as number);
  return (first === 1 ? 1 : first - 1) + turns;
}
