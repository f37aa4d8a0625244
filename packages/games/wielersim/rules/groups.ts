import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, whereIs } from './course.ts';
import type { Fact, Gap, GroupKind, View } from './types.ts';

/** Who is on the road, foremost first, rightmost first. */
export function roadOrder({ row, lane }: View): readonly RiderId[] {
  const list = [...row.keys()].filter((rider) => lane[rider] !== 0);
  return list.sort((a, b) => row[b] - row[a] || lane[a] - lane[b]);
}

/** WS-6.1: riders without an empty row between. */
export interface RoadGroup {
  readonly riders: readonly RiderId[];
  readonly from: number;
  readonly to: number;
}

export function groupsOf(view: View): readonly RoadGroup[] {
  const runs: RiderId[][] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const rider of roadOrder(view)) {
    const row = view.row[rider];
    if (last - row > 1) runs.push([]);
    runs.at(-1)?.push(rider);
    last = row;
  }
  const rowOf = (rider: RiderId | undefined) => view.row[rider as RiderId];
  return runs.map((riders) => ({ riders, from: rowOf(riders.at(-1)), to: rowOf(riders[0]) }));
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

/** The gaps between the groups, in rows and in seconds. */
export function gapsOf(view: View, course: Course, rowSeconds: number): readonly Gap[] {
  const groups = groupsOf(view);
  const kinds = kindsOf(groups);
  const first = groups[0]?.to ?? 0;
  return groups.map(({ riders, to }, index) => ({
    kind: kinds[index],
    riders,
    toGo: course.length - to,
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
