import type { RiderId, Seat } from '@gruppetto/kernel';
import { type Course, isMountain, isWaiting, leadingSeat, seatOf } from './course.ts';
import type { Group, State, View } from './types.ts';

/** CP-3.1. */
export const minPeloton = 5;

export const noGroup: Group = { kind: 'none', top: 0, bottom: 0, riders: [] };

/** CP-2.3, CP-2.4: the group that is to move, of those who wait; false when nobody does. */
export function formGroup(course: Course, state: State): boolean {
  const { now } = state;
  const head = state.road.findIndex((rider) => isWaiting(state, rider));
  if (head < 0) return false;
  const group = groupFrom(course, state, head);
  // CP-5.5a: managers who have answered are asked again only if the group has changed.
  if (!isSame(group, now.group)) now.answered = [];
  now.group = group;
  return true;
}

const isSame = (a: Group, b: Group): boolean =>
  a.kind === b.kind &&
  a.riders.length === b.riders.length &&
  a.riders.every((rider, index) => b.riders[index] === rider || b.riders.includes(rider));

/** The group of the rider at this index of the road, if everybody who waits stands behind them or on their square. */
function groupFrom(course: Course, state: View, head: number): Group {
  const { road, square } = state;
  const top = square[road[head]];
  if (isMountain(course, top)) return teamFrom(course, state, head, top);
  let bottom = top;
  const run: RiderId[] = [];
  let onTop = 0;
  for (let index = head; index < road.length; index++) {
    const rider = road[index];
    if (!isWaiting(state, rider)) continue;
    const here = square[rider];
    // CP-3.4: a mountain square closes a run as an empty one does.
    if (here < bottom - 1 || (here < bottom && isMountain(course, here))) break;
    bottom = here;
    run.push(rider);
    if (here === top) onTop++;
  }
  if (run.length >= minPeloton) return { kind: 'peloton', top, bottom, riders: run };
  // CP-3.1a.
  return { kind: onTop > 1 ? 'paceline' : 'breakaway', top, bottom: top, riders: run.slice(0, onTop) };
}

/** CP-2.5, CP-4.3: on a mountain square the riders of one team. */
function teamFrom(course: Course, state: View, head: number, top: number): Group {
  const { road, square } = state;
  const { options } = course;
  const leading = leadingSeat(course, state);
  const later = (seat: Seat) => (seat - leading + options.teams) % options.teams;
  let first = -1;
  let riders: RiderId[] = [];
  for (let index = head; index < road.length; index++) {
    const rider = road[index];
    if (square[rider] < top) break;
    if (!isWaiting(state, rider)) continue;
    const seat = seatOf(options, rider);
    if (first < 0 || later(seat) < later(first)) {
      first = seat;
      riders = [];
    }
    if (seat === first) riders.push(rider);
  }
  return { kind: 'mountain', top, bottom: top, riders };
}

/** Whether the rider belongs to the group that is to move. */
export function isInGroup(course: Course, state: View, rider: RiderId): boolean {
  const { kind, top, bottom, riders } = state.now.group;
  const here = state.square[rider];
  if (here > top || here < bottom || !isWaiting(state, rider)) return false;
  return kind !== 'mountain' || seatOf(course.options, rider) === seatOf(course.options, riders[0]);
}

/** Whether the group that is to move would have other riders, or be of another kind, if this outsider stood on that square. */
export function wouldChange(course: Course, state: View, rider: RiderId, to: number): boolean {
  const { options } = course;
  const { kind, top, bottom, riders } = state.now.group;
  if (to > course.length) return false;
  if (kind === 'mountain') return to === top && seatOf(options, rider) === seatOf(options, riders[0]);
  if (isMountain(course, to)) return false;
  if (kind === 'peloton') return to >= bottom - 1 && to <= top + 1;
  if (to === top) return true;
  return runFrom(course, state, rider, to) >= minPeloton;
}

/** How many would stand in the run down from the foremost who wait, if this rider stood on that flat square. */
function runFrom(course: Course, state: View, rider: RiderId, to: number): number {
  const { now, road, square } = state;
  const { top } = now.group;
  let bottom = top;
  let count = 0;
  for (const other of road) {
    if (other === rider || !isWaiting(state, other)) continue;
    const here = square[other];
    // The rider closes the gap.
    if (here < bottom - 1 && to === bottom - 1) bottom = to;
    if (here < bottom - 1 || (here < bottom && isMountain(course, here))) break;
    bottom = here;
    count++;
  }
  return to >= bottom - 1 && to <= top + 1 ? count + 1 : count;
}

const noCompany = 0;
const maxRiders = 36;

/**
 * CP-3.1 to CP-3.4, CP-4.3: the company that a rider on that square would have if everybody still racing waited. Two that are the same
 * number are the same riders: how many they are, and the foremost.
 */
export function companyOn(course: Course, state: View, rider: RiderId, here: number): number {
  if (isMountain(course, here)) return teammatesOn(course, state, rider, here);
  const { road, square } = state;
  let behind = 0;
  while (behind < road.length && square[road[behind]] > here) behind++;
  let first = -1;
  let count = 0;
  for (let index = behind - 1, top = here; index >= 0; index--) {
    const there = square[road[index]];
    if (there > top + 1 || there > course.length || isMountain(course, there)) break;
    top = there;
    first = road[index];
    count++;
  }
  let beside = -1;
  let besides = 0;
  for (let index = behind, bottom = here; index < road.length; index++) {
    const other = road[index];
    const there = square[other];
    if (other === rider) continue;
    if (there < bottom - 1 || (there < bottom && isMountain(course, there))) break;
    bottom = there;
    if (first < 0) first = other;
    count++;
    if (there < here) continue;
    if (beside < 0) beside = other;
    besides++;
  }
  // CP-3.1a.
  return count + 1 >= minPeloton ? company(count, first) : company(besides, beside);
}

const company = (count: number, first: RiderId): number => (count === 0 ? noCompany : count * maxRiders + first);

/** CP-4.3. */
function teammatesOn({ options }: Course, { road, square }: View, rider: RiderId, here: number): number {
  const seat = seatOf(options, rider);
  let count = 0;
  let first = -1;
  for (const other of road) {
    if (other === rider || square[other] !== here || seatOf(options, other) !== seat) continue;
    if (count++ === 0) first = other;
  }
  return company(count, first);
}

/** All groups of those who wait, foremost first; the one that is to move, or moves, first and as it was formed. */
export function groupsOf(course: Course, state: View): readonly Group[] {
  const { now, road } = state;
  const list: Group[] = [];
  const seen = new Set<RiderId>();
  const members = now.group.riders.filter((rider) => isWaiting(state, rider));
  if (members.length > 0 && now.group.kind !== 'alone') {
    list.push({ ...now.group, riders: members });
    for (const rider of members) seen.add(rider);
  }
  for (const [index, rider] of road.entries()) {
    if (seen.has(rider) || !isWaiting(state, rider)) continue;
    const group = groupOfTeamAt(course, state, index);
    for (const one of group.riders) seen.add(one);
    list.push(group);
  }
  return list;
}

/** As `groupFrom`, but on a mountain square of the team of this very rider. */
function groupOfTeamAt(course: Course, state: View, index: number): Group {
  const { road, square } = state;
  const { options } = course;
  const group = groupFrom(course, state, index);
  if (group.kind !== 'mountain') return group;
  const rider = road[index];
  const riders = road.filter(
    (one) => square[one] === square[rider] && isWaiting(state, one) && seatOf(options, one) === seatOf(options, rider),
  );
  return { ...group, riders };
}
