import type { RiderId } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { riderTypes } from './rider-types.ts';

const sprinter = riderTypes.indexOf('sprinter');

/** WS-4.9: whether hierarchy lets the rider go with the thrower from this row. */
export const canHold = ({ behind, levels, ranks }: Course, rider: RiderId, row: number, thrower: RiderId): boolean =>
  ranks[rider] - ranks[thrower] <= levels[behind + row];

/** WS-4.7 to WS-4.10: whether the rider may be asked to counter an attack from this row at all. */
export const mayCounter = (course: Course, rider: RiderId, row: number, attacker: RiderId): boolean => {
  const at = course.behind + row;
  if (course.cobbles[at] >= 0) return false;
  if (course.malus[at] > 0 && course.types[rider] === sprinter) return false;
  return canHold(course, rider, row, attacker);
};
