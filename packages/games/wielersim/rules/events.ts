import type { RiderId } from '@gruppetto/kernel';
import { whereIs } from './course.ts';
import { hasMoved, isCobbled, isWaiting, landing, malusOf, moveTo, type Ride, riderAt } from './road.ts';
import type { EventName } from './types.ts';

/** WS-5.1: the natural throw that calls for an event. */
export const eventThrow = 7;
/** WS-5.1: what a surge and an attack move by. */
const surgeThrow = 10;
export const attackThrow = 12;
/** WS-5.3: the throw that an escape moves by, and the die it takes. */
const escapeThrow = 7;
const escapeDie = 6;

function eventOf(total: number): EventName {
  if (total <= 2) return 'crash';
  if (total === 3) return 'flat-tyre';
  if (total === 4) return 'steering-error';
  if (total === 11) return 'surge';
  return total === 12 ? 'attack' : 'nothing';
}

/** WS-5.1, WS-5.2: throws for what happens; returns what the rider now moves by, 0 if the move is lost. */
export function happen(ride: Ride, rider: RiderId): number {
  const { state, dice, tell } = ride;
  const a = dice.roll(6);
  const b = dice.roll(6);
  const row = state.row[rider];
  const cobbles = isCobbled(ride, row);
  const total = a + b - (state.rain ? 1 : 0) - (cobbles ? 1 : 0);
  const event = eventOf(total);
  const die = event === 'steering-error' ? dice.roll(6) : 0;
  tell?.({
    type: 'happened',
    rule: die > 0 ? 'WS-5.2' : 'WS-5.1',
    rider,
    dice: [a, b],
    rain: state.rain,
    cobbles,
    total,
    event,
    ...(die > 0 && { die }),
    ...whereIs(ride.course, row),
  });
  switch (event) {
    case 'crash':
      crash(ride, rider);
      return 0;
    case 'flat-tyre':
      hasMoved(ride, rider);
      tell?.({ type: 'stayed', rule: 'WS-5.2', rider, reason: 'flat-tyre' });
      return 0;
    case 'steering-error':
      return die;
    case 'nothing':
      return eventThrow;
    case 'surge':
      return surgeThrow;
    case 'attack':
      return attackThrow;
  }
}

/** WS-5.3: the rider goes down with the file straight behind, except for those who escape. */
function crash(ride: Ride, rider: RiderId): void {
  const { state, dice, tell } = ride;
  const lane = state.lane[rider];
  const file: RiderId[] = [];
  // The file is fixed before anybody throws: a rider who escapes leaves it whole.
  for (let row = state.row[rider] - 1; row >= ride.last; row--) {
    const behind = riderAt(ride, row, lane);
    if (behind < 0) break;
    if (isWaiting(ride, row, lane)) file.push(behind);
  }
  hasMoved(ride, rider);
  tell?.({ type: 'stayed', rule: 'WS-5.3', rider, reason: 'crash' });
  for (const one of file) {
    const die = dice.roll(6);
    if (die === escapeDie) getAway(ride, one, die);
    else {
      hasMoved(ride, one);
      tell?.({ type: 'stayed', rule: 'WS-5.3', rider: one, reason: 'taken-down', by: rider, die });
    }
  }
}

function getAway(ride: Ride, rider: RiderId, die: number): void {
  const { state, tell } = ride;
  const from = state.row[rider];
  const malus = malusOf(ride, rider);
  const aim = from + Math.max(1, escapeThrow - malus);
  const to = landing(ride, from, aim);
  moveTo(ride, rider, to);
  if (to === from) {
    tell?.({ type: 'stayed', rule: 'WS-4.3', rider, reason: 'blocked', die });
    return;
  }
  const lane = state.lane[rider];
  const blocked = to < aim ? { aimed: aim } : undefined;
  tell?.({ type: 'moved', rule: 'WS-5.3', rider, from, to, lane, by: 'escape', thrown: escapeThrow, malus, die, ...blocked });
}
