import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, listOf, racersEach, seatOf } from './course.ts';
import type { Fact, Options, Points, PwSpent, Skill, State, Terrain, View } from './types.ts';

export const skills = ['sprint', 'stamina', 'climbing'] as const satisfies readonly Skill[];

/** PW-1.2. */
export const pointsEach = 15;
export const maxPoints = 10;

/** Ready-made profiles. */
export const presets = {
  sprinter: { sprint: 8, stamina: 5, climbing: 2 },
  rouleur: { sprint: 4, stamina: 8, climbing: 3 },
  climber: { sprint: 2, stamina: 5, climbing: 8 },
  'all-rounder': { sprint: 5, stamina: 5, climbing: 5 },
} as const satisfies Record<string, Points>;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as readonly PresetName[];

/** PW-1.2: the usual three of a team. */
const usualThree: readonly Points[] = [presets.sprinter, presets.rouleur, presets.climber];

export const usualProfile = (rider: RiderId): Points => usualThree[rider % racersEach];

/** PW-1.2: what a racer was given with the set-up, for the whole race. */
export const givenProfile = (options: Options, rider: RiderId): Points => options.given[rider] ?? usualProfile(rider);

const noPoints: Points = { sprint: 0, stamina: 0, climbing: 0 };

/** PW-1.2: the profiles with which a race is set up: none yet, where the players give them at the table. */
export function firstProfiles({ options, racers }: Course): Points[] {
  const profiles = listOf(racers, noPoints);
  return options.profiles === 'at-the-table' ? profiles : profiles.map((_, rider) => givenProfile(options, rider));
}

/** PW-1.2, PW-7.1: what each racer starts this stage with. */
export function firstPoints(options: Options, profiles: readonly Points[]): Record<Skill, number[]> {
  const points = profiles.map((profile, rider) => options.carried[rider] ?? profile);
  return bySkill(points);
}

export const bySkill = (points: readonly Points[]): Record<Skill, number[]> => ({
  sprint: points.map(({ sprint }) => sprint),
  stamina: points.map(({ stamina }) => stamina),
  climbing: points.map(({ climbing }) => climbing),
});

export const pointsOf = ({ points }: View, rider: RiderId): Points => ({
  sprint: points.sprint[rider],
  stamina: points.stamina[rider],
  climbing: points.climbing[rider],
});

export const sumOfPoints = ({ sprint, stamina, climbing }: Points): number => sprint + stamina + climbing;

export const samePoints = (a: Points, b: Points): boolean => a.sprint === b.sprint && a.stamina === b.stamina && a.climbing === b.climbing;

/** PW-3.6: what pays for a breakaway or a counter. */
export const attackSkill = (terrain: Terrain): Skill => (terrain === 'uphill' ? 'climbing' : 'sprint');

/** PW-3.6: what pays for the pace. */
const paceSkills = {
  uphill: ['stamina', 'climbing'],
  flat: ['stamina'],
  downhill: ['stamina', 'sprint'],
} as const satisfies Record<Terrain, readonly Skill[]>;

/** PW-3.6: those of them of which the racer has a point, stamina first. */
export const pacePays = (state: View, rider: RiderId, terrain: Terrain): readonly Skill[] =>
  paceSkills[terrain].filter((skill) => state.points[skill][rider] > 0);

/** PW-3.6, PW-6.1: the points that pay for the pace here. */
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
