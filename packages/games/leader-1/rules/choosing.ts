import type { RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { type Role, roles, teamsOf } from './teams.ts';
import type { Fact, State } from './types.ts';

/** L1-2.2: the riders of the team whom nobody has taken yet. */
export function rolesLeft(course: Course, { role }: Pick<State, 'role'>, rider: RiderId): readonly Role[] {
  const team = course.ofTeam[course.teamOf[rider]];
  return roles.filter((_, index) => !team.some((mate) => role[mate] === index));
}

export function takeRole(course: Course, state: State, rider: RiderId, role: Role, tell: Tell<Fact>): void {
  state.role[rider] = roles.indexOf(role);
  state.teams = teamsOf(course, state.role);
  tell?.({ type: 'took', rule: 'L1-2.2', rider, role });
}
