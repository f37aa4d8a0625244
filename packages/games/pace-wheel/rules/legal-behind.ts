import type { CommonReason, Refusal, RiderId } from '@gruppetto/kernel';
import { noTops } from './climbs.ts';
import type { Course } from './course.ts';
import type { Position, Reason, Step } from './types.ts';

export type Fault = (where: string, reason: Reason | CommonReason, details?: Refusal['with']) => void;

export function onceEach(riders: readonly RiderId[], where: string, fault: Fault): void {
  for (const [index, rider] of riders.entries()) if (riders.indexOf(rider) < index) fault(`${where}[${index}]`, 'rider-twice', { rider });
}

/**
 * The furthest square on which anybody can have been. The foremost square falls back by one in a turn at most (PW-3.3): of the four of
 * whom it was full, others must have had incidents, and the next square is close behind. Those who are home have been everywhere.
 */
function furthest({ finish }: Course, { turn, road, home = [] }: Position): number {
  return home.length > 0 ? finish : Math.max(...road.map(({ square }) => square)) + turn;
}

/** PW-5.1: nobody has fed in a zone that nobody has reached. */
export function feedFaults(course: Course, position: Position, fault: Fault): void {
  const max = Math.max(...course.zone.slice(0, Math.max(0, furthest(course, position)) + 1));
  for (const [rider, zone] of (position.fed ?? []).entries())
    if (zone > max) fault(`fed[${rider}]`, 'out-of-range', { value: zone, min: 0, max });
}

/** In these, racers who have come on or past a top have not passed it yet, because their step is not over. */
const moving: readonly Step[] = ['chase', 'counter', 'add', 'shuffle', 'push-back'];

/** PW-7.2: whoever is home, or on or beyond a top, has passed it; and nobody a top that nobody has reached. */
export function topFaults(course: Course, position: Position, fault: Fault): void {
  const { road, home = [], tops = noTops(course), now } = position;
  const across = now && moving.includes(now.step) ? [] : road;
  const far = furthest(course, position);
  for (const [index, passed] of tops.entries()) {
    const where = `tops[${index}]`;
    const top = course.tops[index];
    onceEach(passed, where, fault);
    if (top > far) for (const [nth, rider] of passed.entries()) fault(`${where}[${nth}]`, 'not-past-it', { rider });
    const beyond = [...home, ...across.filter(({ square }) => square >= top)];
    const missing = beyond.filter(({ rider }) => !passed.includes(rider)).length;
    if (missing > 0) fault(where, 'riders-missing', { missing });
  }
}

/** PW-5.2: an incident is from an earlier attempt, and nobody is still left behind beside somebody who is not when a turn begins. */
export function mishapFaults({ turn, road, now, mishaps = [] }: Position, fault: Fault): void {
  const behind = new Set<RiderId>(mishaps.filter(({ mishap }) => mishap === 'behind').map(({ rider }) => rider));
  const squareOf = (rider: RiderId) => road.find((spot) => spot.rider === rider)?.square ?? 0;
  const touches = (rider: RiderId) => road.some((other) => !behind.has(other.rider) && Math.abs(other.square - squareOf(rider)) <= 1);
  for (const [index, { rider, mishap }] of mishaps.entries()) {
    const tooEarly = mishap === 'behind' ? turn < 2 : turn === 1 && !now;
    if (tooEarly || (mishap === 'behind' && !now && touches(rider))) fault(`mishaps[${index}]`, 'not-left-behind', { rider });
  }
}

/** PW-7.3: arrival groups are numbered as the first of them come home, and whoever is still on the road belongs to one of those or to none. */
export function arrivalFaults({ home = [], arrival = [] }: Position, fault: Fault): void {
  let last = 0;
  for (const { rider } of home) {
    const group = arrival[rider] ?? 0;
    if (group === 0) fault(`arrival[${rider}]`, 'missing');
    else if (group > last + 1) fault(`arrival[${rider}]`, 'out-of-range', { value: group, min: 1, max: last + 1 });
    last = Math.max(last, group);
  }
  const homeward = new Set(home.map(({ rider }) => rider));
  for (const [rider, group] of arrival.entries())
    if (!homeward.has(rider) && group > last) fault(`arrival[${rider}]`, 'out-of-range', { value: group, min: 0, max: last });
}
