import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, racersEach, seatOf } from './course.ts';
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
  const known = options.profiles === 'given';
  return Array.from({ length: racers }, (_, rider) => (known ? givenProfile(options, rider) : noPoints));
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

/** PW-3.6: stamina pays for the pace everywhere, and uphill and downhill this one too. */
const alsoPays = (terrain: Terrain): Skill | undefined =>
  terrain === 'uphill' ? 'climbing' : terrain === 'downhill' ? 'sprint' : undefined;

/** None of the two, stamina, the other one, both. */
const payingWith = (also: Skill): readonly (readonly Skill[])[] => [[], ['stamina'], [also], ['stamina', also]];
const withClimbing = payingWith('climbing');
const withSprint = payingWith('sprint');

/** PW-3.6: those that pay for the pace here and of which the racer has a point, stamina first. */
export function pacePays(state: View, rider: RiderId, terrain: Terrain): readonly Skill[] {
  const also = alsoPays(terrain);
  const stamina = state.points.stamina[rider] > 0 ? 1 : 0;
  const other = also !== undefined && pointsIn(state, also)[rider] > 0 ? 2 : 0;
  return (also === 'climbing' ? withClimbing : withSprint)[stamina + other];
}

/** PW-3.6, PW-6.1: the points that pay for the pace here. */
export function pacePoints(state: View, rider: RiderId, terrain: Terrain): number {
  const also = alsoPays(terrain);
  return state.points.stamina[rider] + (also === undefined ? 0 : pointsIn(state, also)[rider]);
}

/** What is left of a skill, by racer. Asked by name, because V8 is slow to look names up that it is handed. */
export const pointsIn = ({ points }: View, skill: Skill): number[] =>
  skill === 'stamina' ? points.stamina : skill === 'sprint' ? points.sprint : points.climbing;

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
  const points = pointsIn(state, skill);
  points[rider] = points[rider] - amount;
  tell?.({ type: 'spent', rule, seat: seatOf(rider), rider, what: skill, amount, for: why });
}
