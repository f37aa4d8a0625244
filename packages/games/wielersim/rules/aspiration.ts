import type { RiderId } from '@gruppetto/kernel';
import { canHold } from './climbing.ts';
import { roleOf, whereIs } from './course.ts';
import { highest, isCobbled, landing, malusOf, moveTo, type Ride, riderAt, riders, waitingOn } from './road.ts';
import { moveByThrow } from './throwing.ts';

/** WS-4.5: the throws that an aspiration move may be equivalent to. */
const minFollowed = 6;
const maxFollowed = 10;
/** WS-4.6: and the highest of them that a rider tries to beat where the section favours their type. */
const maxBeaten = 8;

/** WS-4.4: a chain of followers: whom they follow, how wide they ride, and the row that fills up now. */
interface Chain {
  thrower: RiderId;
  width: number;
  filling: number;
}

function lead(ride: Ride, chain: Chain, thrower: RiderId): void {
  const landed = ride.state.row[thrower];
  chain.thrower = thrower;
  chain.width = Math.max(1, riders(ride, landed + 1));
  chain.filling = landed;
}

/** WS-4.4: row by row, the rest of the thrower's row first. */
export function follow(ride: Ride, thrower: RiderId, startRow: number): void {
  const chain: Chain = { thrower, width: 1, filling: startRow };
  lead(ride, chain, thrower);
  for (let row = startRow; row >= ride.last; row--) {
    if (waitingOn(ride, row) === 0) continue;
    // WS-4.10: a row on cobbles ends a chain.
    if (isCobbled(ride, row)) return;
    const came = followRow(ride, chain, row);
    // WS-4.9: so does a row where nobody can follow, but for the thrower's own.
    if (came === 'stopped' || (came === 'nobody' && row !== startRow)) return;
  }
}

/** WS-4.4: in a row by hierarchy, then rightmost. */
function followRow(ride: Ride, chain: Chain, row: number): 'followed' | 'nobody' | 'stopped' {
  const { course } = ride;
  let came: 'followed' | 'nobody' = 'nobody';
  for (let left = waitingOn(ride, row); left !== 0; ) {
    const lane = highest(ride, row, left);
    left ^= 1 << lane;
    const rider = riderAt(ride, row, lane);
    // WS-4.9: nor then can those below them.
    if (!canHold(course, rider, row, chain.thrower)) break;
    if (!followOne(ride, chain, rider, row)) return 'stopped';
    came = 'followed';
  }
  return came;
}

/** Whether the chain goes on behind this rider. */
function followOne(ride: Ride, chain: Chain, rider: RiderId, row: number): boolean {
  const { state, course, tell } = ride;
  // WS-4.4: everybody who stands on a row counts for filling it.
  while (chain.filling > row && riders(ride, chain.filling) >= chain.width) chain.filling--;
  let to = landing(ride, row, chain.filling);
  // WS-4.4: behind a full row too, nobody fills a row beyond the width.
  if (to < chain.filling) while (to > row && riders(ride, to) >= chain.width) to--;
  const malus = malusOf(ride, rider);
  const equivalent = to - row + malus;
  // WS-4.5: the first rider for whom this fails ends the chain.
  if (to <= row || equivalent < minFollowed || equivalent > maxFollowed) return false;
  if (equivalent <= maxBeaten && course.favours[course.behind + row] === course.types[rider]) {
    const thrown = accelerate(ride, rider, row, equivalent);
    if (thrown > equivalent) {
      if (!moveByThrow(ride, rider, thrown, 'acceleration')) return false;
      lead(ride, chain, rider);
      return true;
    }
  }
  moveTo(ride, rider, to);
  tell?.({
    type: 'moved',
    rule: 'WS-4.4',
    rider,
    from: row,
    to,
    lane: state.lane[rider],
    by: 'aspiration',
    malus,
    behind: chain.thrower,
    equivalent,
    width: chain.width,
    ...(to < chain.filling && { aimed: chain.filling }),
  });
  return true;
}

/** WS-4.6: the rider tries to do better than by aspiration; returns the throw. */
function accelerate(ride: Ride, rider: RiderId, row: number, equivalent: number): number {
  const a = ride.dice.roll(6);
  const b = ride.dice.roll(6);
  const thrown = a + b;
  ride.tell?.({
    type: 'accelerated',
    rule: 'WS-4.6',
    rider,
    role: roleOf(ride.course, rider),
    dice: [a, b],
    thrown,
    equivalent,
    success: thrown > equivalent,
    ...whereIs(ride.course, row),
  });
  return thrown;
}
