import type { RiderId, Tell } from '@gruppetto/kernel';
import { racersEach, seatOf } from './course.ts';
import type { Fact, Options, Points, PwSpent, Skill, State, Terrain, View } from './types.ts';

export const skills = ['sprint', 'stamina', 'climbing'] as const satisfies readonly Skill[];

/** PW-1.2. */
export const pointsEach = 15;
export const mostPoints = 10;

/** Ready-made profiles. */
export const presets = {
  sprinter: { sprint: 8, stamina: 5, climbing: 2 },
  rouleur: { sprint: 4, stamina: 8, climbing: 3 },
  climber: { sprint: 2, stamina: 5, climbing: 8 },
  'all-rounder': { sprint: 5, stamina: 5, climbing: 5 },
} as const satisfies Record<string, Points>;

export type PresetName = keyof typeof presets;

const usual: readonly Points[] = [presets.sprinter, presets.rouleur, presets.climber];

/** PW-1.2: what a racer was given for the whole race. */
export const profileOf = (options: Options, rider: RiderId): Points => options.profiles[rider] ?? usual[rider % racersEach];

/** PW-7.1: what he has at the start of this stage. */
export const startPointsOf = (options: Options, rider: RiderId): Points => options.carried[rider] ?? profileOf(options, rider);

/** PW-3.6: what pays for a breakaway or a counter. */
export const attackSkill = (terrain: Terrain): Skill => (terrain === 'uphill' ? 'climbing' : 'sprint');

/** PW-3.6: what pays for a fast pace. */
const paceSkills = {
  uphill: ['stamina', 'climbing'],
  flat: ['stamina'],
  downhill: ['stamina', 'sprint'],
} as const satisfies Record<Terrain, readonly Skill[]>;

/** PW-3.6: those of them of which he has a point, stamina first. */
export const pacePays = (state: View, rider: RiderId, terrain: Terrain): readonly Skill[] =>
  paceSkills[terrain].filter((skill) => state.points[skill][rider] > 0);

/** PW-3.6, PW-6.1: the points that pay for a fast pace here. */
export function pacePoints(state: View, rider: RiderId, terrain: Terrain): number {
  let sum = 0;
  for (const skill of paceSkills[terrain]) sum += state.points[skill][rider];
  return sum;
}

export function spend(
  state: State,
  rider: RiderId,
  skill: Skill,
  amount: number,
  why: PwSpent['for'],
  rule: string,
  tell: Tell<Fact>,
): void {
  if (amount === 0) return;
  const points = state.points[skill];
  points[rider] = points[rider] - amount;
  tell?.({ type: 'spent', rule, seat: seatOf(rider), rider, what: skill, amount, for: why });
}
