import type { RiderId } from '@gruppetto/kernel';
import { mayCounter } from './climbing.ts';
import { isWaiting, malusOf, moveTo, type Ride, riderAt } from './road.ts';

/** WS-4.7. */
export const attackFrom = 11;
const counterFrom = 5;

/** WS-4.7: riders behind the attacker's start square may go along, row by row, in single file. */
export function counter(ride: Ride, attacker: RiderId, startRow: number, startLane: number): void {
  const { state } = ride;
  let row = startRow;
  let lane = startLane;
  let wheel = attacker;
  for (;;) {
    row--;
    const rider = whoCounters(ride, attacker, row, lane);
    if (rider < 0) return;
    lane = state.lane[rider];
    const malus = malusOf(ride, rider);
    // WS-4.3: the attacker has just ridden over all these rows, so none of them is full.
    const to = state.row[wheel] - 1;
    moveTo(ride, rider, to);
    const rule = 'WS-4.7';
    ride.tell?.({ type: 'moved', rule, rider, from: row, to, lane: state.lane[rider], by: 'counter', malus, behind: wheel });
    wheel = rider;
  }
}

/** WS-4.7: straight behind, then diagonally right, then left: the first rider to throw a five or six; -1 for nobody. */
function whoCounters(ride: Ride, attacker: RiderId, row: number, lane: number): RiderId {
  if (row < ride.last) return -1;
  for (const side of sides) {
    const rider = isWaiting(ride, row, lane + side) ? riderAt(ride, row, lane + side) : -1;
    if (rider < 0 || !mayCounter(ride.course, rider, row, attacker)) continue;
    const die = ride.dice.roll(6);
    const success = die >= counterFrom;
    ride.tell?.({ type: 'countered', rule: 'WS-4.7', rider, die, success, attacker });
    if (success) return rider;
  }
  return -1;
}

// Lane 1 is the rightmost.
const sides = [0, -1, 1] as const;
