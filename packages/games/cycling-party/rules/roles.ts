import type { RiderId, Seat } from '@gruppetto/kernel';
import { numberOf } from './course.ts';
import type { Options, StageType } from './types.ts';

/** CP-6.3: by number, from 1. */
export const roles = ['climber', 'sprinter', 'rouleur', 'flat-domestique', 'mountain-domestique', 'lanterne-rouge'] as const;

/** CP-8.3: in the master version the climber is called the leader. */
export type Role = (typeof roles)[number] | 'leader';

export const isSenior = (options: Options): boolean => options.version !== 'junior';

export const isMaster = (options: Options): boolean => options.version === 'master';

/** CP-5.1: in the junior version there is but the sprinter. */
export const roleOf = (options: Options, rider: RiderId): Role | undefined => {
  const role = roles[numberOf(options, rider) - 1];
  if (role === 'climber' && isMaster(options)) return 'leader';
  return isSenior(options) || role === 'sprinter' ? role : undefined;
};

/** Of each of them a manager has one. */
export const riderOf = (options: Options, seat: Seat, role: 'climber' | 'sprinter' | 'rouleur'): RiderId =>
  seat * options.riders + (role === 'climber' ? 0 : role === 'sprinter' ? 1 : 2);

/** CP-6.3, in the senior version. */
const hasNumber = (options: Options, rider: RiderId, number: number): boolean =>
  rider % options.riders === number - 1 && options.version !== 'junior';

export const isClimber = (options: Options, rider: RiderId): boolean => hasNumber(options, rider, 1);
export const isRouleur = (options: Options, rider: RiderId): boolean => hasNumber(options, rider, 3);
export const isFlatDomestique = (options: Options, rider: RiderId): boolean => hasNumber(options, rider, 4);
export const isMountainDomestique = (options: Options, rider: RiderId): boolean => hasNumber(options, rider, 5);

/** CP-6.4. */
const sprintsOn: Readonly<Record<StageType, number>> = { flat: 3, low: 2, medium: 1, high: 1 };

/** CP-5.1, CP-6.4. */
export const sprintsOf = (options: Options, type: StageType): number => (isSenior(options) ? sprintsOn[type] : 1);

/** CP-6.7. */
export const rouleurMin = 7;
