import type { RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import type { Fact, Quality, State } from './types.ts';

/** L1-2.4. */
export const qualities: readonly Quality[] = ['descender', 'fighter', 'sprinter'];

/** No quality twice in a team. */
export function qualitiesLeft(course: Course, state: Pick<State, 'quality'>, rider: RiderId): readonly Quality[] {
  const team = course.ofTeam[course.teamOf[rider]];
  return qualities.filter((quality) => !team.some((mate) => state.quality[mate] === quality));
}

export function chooseQuality(state: State, rider: RiderId, quality: Quality, tell: Tell<Fact>): void {
  state.quality[rider] = quality;
  tell?.({ type: 'chose', rule: 'L1-2.4', rider, quality });
}
