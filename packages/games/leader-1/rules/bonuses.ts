import type { RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import type { Fact, State } from './types.ts';

/** L1-7.2: turns for the winner and the second of a stage, and for the first past a bonus line. */
export const finishBonuses: readonly number[] = [-2, -1];
export const lineBonus = -1;

/** L1-7.2: who takes a bonus line, besides riders. */
export const nobodyYet = -1;
export const thePeloton = -2;

/** L1-7.2: the first past a bonus line; R: nobody, if the peloton is first. */
export function passBonusLines(course: Course, state: State, who: RiderId, row: number, tell: Tell<Fact>): void {
  for (let index = 0; index < state.bonuses.length; index++) {
    const line = course.plan.bonusLines[index];
    if (row <= line || state.bonuses[index] !== nobodyYet) continue;
    state.bonuses[index] = who;
    tell?.({ type: 'took-bonus', rule: 'L1-7.2', line, ...(who !== thePeloton && { rider: who }) });
  }
}
