import type { RiderId, Spot, Tell } from '@gruppetto/kernel';
import { type Course, whereIs } from './course.ts';
import type { Fact, Gap, GroupKind, View } from './types.ts';

/** The riders on the road, foremost first, rightmost first. */
export function roadOrder({ row, lane }: View): readonly RiderId[] {
  const list = [...row.keys()].filter((rider) => lane[rider] !== 0);
  return list.sort((a, b) => row[b] - row[a] || lane[a] - lane[b]);
}

/** WS-6.1: riders without an empty row between. */
interface RoadGroup {
  readonly riders: readonly RiderId[];
  readonly from: number;
  readonly to: number;
}

export const groupsOf = (view: View): readonly RoadGroup[] =>
  groupsAmong(roadOrder(view).map((rider) => ({ rider, square: view.row[rider] })));

/** WS-6.1: of riders who are listed foremost first, wherever inside a turn they are. */
export function groupsAmong(spots: readonly Spot[]): readonly RoadGroup[] {
  const groups: { riders: RiderId[]; from: number; to: number }[] = [];
  for (const { rider, square } of spots) {
    const group = groups.at(-1);
    if (group && group.from - square <= 1) {
      group.riders.push(rider);
      group.from = square;
    } else groups.push({ riders: [rider], from: square, to: square });
  }
  return groups;
}

/** What a commentator calls them: the largest is the peloton. */
export function kindsOf(groups: readonly RoadGroup[]): readonly GroupKind[] {
  const largest = Math.max(...groups.map(({ riders }) => riders.length));
  const peloton = groups.findIndex(({ riders }) => riders.length === largest);
  return groups.map((_, index) => {
    if (index === peloton) return 'peloton';
    if (index < peloton) return index === 0 ? 'leaders' : 'chasers';
    return index === groups.length - 1 ? 'gruppetto' : 'dropped';
  });
}

/** The gaps between groups, in rows and in seconds. */
export function gapsOf(groups: readonly RoadGroup[], course: Course, rowSeconds: number): readonly Gap[] {
  const kinds = kindsOf(groups);
  const first = groups[0]?.to ?? 0;
  return groups.map(({ riders, to }, index) => ({
    kind: kinds[index],
    riders,
    toGo: Math.max(0, course.length - to),
    rows: first - to,
    seconds: rowSeconds * (first - to),
  }));
}

/** Tells which groups have come apart in a turn, and which have come together. */
export function tellChanges(
  course: Course,
  before: readonly RoadGroup[],
  after: readonly RoadGroup[],
  tell: NonNullable<Tell<Fact>>,
): void {
  for (const { riders } of before) {
    const parts = after.map((group) => group.riders.filter((rider) => riders.includes(rider))).filter((part) => part.length > 0);
    if (parts.length > 1) tell({ type: 'split', rule: 'WS-6.1', parts, ...whereIs(course, foremost(after, parts)) });
  }
  for (const { riders, to } of after) {
    const [ahead, ...others] = before
      .map((group) => group.riders.filter((rider) => riders.includes(rider)))
      .filter((part) => part.length > 0);
    if (ahead && others.length > 0) tell({ type: 'caught', rule: 'WS-6.1', riders: ahead, by: others.flat(), ...whereIs(course, to) });
  }
}

const foremost = (groups: readonly RoadGroup[], parts: readonly (readonly RiderId[])[]): number =>
  groups.find(({ riders }) => riders.includes(parts[0]?.[0]))?.to ?? 0;
