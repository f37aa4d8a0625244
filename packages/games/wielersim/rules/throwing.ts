import type { RiderId } from '@gruppetto/kernel';
import { attackFrom, counter } from './attack.ts';
import { roleOf, whereIs } from './course.ts';
import { attackThrow, eventThrow, happen } from './events.ts';
import { landing, malusOf, moveTo, type Ride } from './road.ts';

/** WS-1.6: how far a throw moves, in squares. */
export const squaresOf = (thrown: number, malus: number): number => (thrown > malus ? thrown - malus : 1);

/** Moves a rider by their natural throw, with all that comes of it. Returns whether others may now follow freely. */
export function moveByThrow(ride: Ride, rider: RiderId, natural: number, by: 'throw' | 'acceleration'): boolean {
  const { state, tell } = ride;
  const thrown = natural === eventThrow ? happen(ride, rider) : natural;
  if (thrown === 0) return false;
  const attacks = natural >= attackFrom || (natural === eventThrow && thrown === attackThrow);
  const from = state.row[rider];
  const startLane = state.lane[rider];
  const malus = malusOf(ride, rider);
  const aim = from + squaresOf(thrown, malus);
  const to = landing(ride, from, aim);
  if (attacks) tell?.({ type: 'attacked', rule: 'WS-4.7', rider, role: roleOf(ride.course, rider), thrown, ...whereIs(ride.course, from) });
  moveTo(ride, rider, to);
  if (to === from) {
    tell?.({ type: 'stayed', rule: 'WS-4.3', rider, reason: 'blocked' });
    return false;
  }
  const blocked = to < aim ? { aimed: aim } : undefined;
  const rule = blocked ? 'WS-4.3' : malus > 0 ? 'WS-1.6' : by === 'throw' ? 'WS-4.1' : 'WS-4.6';
  tell?.({ type: 'moved', rule, rider, from, to, lane: state.lane[rider], by, thrown, malus, ...blocked });
  if (attacks) counter(ride, rider, from, startLane);
  return !attacks;
}
