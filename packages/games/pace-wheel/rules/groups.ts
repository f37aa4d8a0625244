import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, squareHolds, terrainAt } from './course.ts';
import { pacePoints } from './racers.ts';
import type { Fact, Group, Pace, State, Terrain, View } from './types.ts';

/** PW-2.3: squares a turn. */
export const squaresATurn = {
  uphill: { slow: 1, steady: 2, fast: 3 },
  flat: { slow: 2, steady: 4, fast: 6 },
  downhill: { slow: 3, steady: 6, fast: 9 },
} as const satisfies Record<Terrain, Record<Pace, number>>;

/** Asked by name, because V8 is slow to look names up that it is handed. */
export function squaresAt(pace: Pace, terrain: Terrain): number {
  const row = terrain === 'flat' ? squaresATurn.flat : terrain === 'uphill' ? squaresATurn.uphill : squaresATurn.downhill;
  return pace === 'steady' ? row.steady : pace === 'fast' ? row.fast : row.slow;
}

/** PW-2.1: the foremost square in which the group has a racer; undefined when it has none on the road. */
export function firstSquare(state: View, group: number): number | undefined {
  for (const rider of state.road) if (state.group[rider] === group) return state.square[rider];
  return undefined;
}

/** The racers of a group in its first square, in the order of standing. */
export function firstRacers(state: View, group: number): RiderId[] {
  const racers: RiderId[] = [];
  let first: number | undefined;
  for (const rider of state.road) {
    if (state.group[rider] !== group) continue;
    first ??= state.square[rider];
    if (state.square[rider] !== first) break;
    racers.push(rider);
  }
  return racers;
}

export const isFirst = (state: View, rider: RiderId): boolean => firstSquare(state, state.group[rider]) === state.square[rider];

export const terrainOf = (state: View, rider: RiderId): Terrain => state.groups[state.group[rider]].terrain;

/** PW-2.3: the terrain under the first square now, by which step 5 goes. */
export const terrainNow = (course: Course, state: View, group: number): Terrain => terrainAt(course, firstSquare(state, group) as number);

/** PW-3.5: the points with which the racers of the first square could pay for the pace, on the terrain under it now. */
export function payPoints(course: Course, state: View, group: number): number {
  let first: number | undefined;
  let terrain: Terrain = 'flat';
  let sum = 0;
  for (const rider of state.road) {
    if (state.group[rider] !== group) continue;
    const square = state.square[rider];
    if (first === undefined) {
      first = square;
      terrain = terrainAt(course, square);
    }
    if (square !== first) break;
    sum += pacePoints(state, rider, terrain);
  }
  return sum;
}

/** PW-3.5: whether a racer of its first square could pay for a fast pace. */
export const canPay = (course: Course, state: View, group: number): boolean => payPoints(course, state, group) > 0;

/** PW-2.1, PW-2.2: the groups that ride on from now, and their pace. */
export function judgeGroups(course: Course, state: State, tell: Tell<Fact>): void {
  const { road, square, group } = state;
  const old = state.groups;
  const was = tell && group.slice();
  const groups: Group[] = [];
  for (let from = 0; from < road.length; ) {
    const first = square[road[from]];
    let foremost = old.length;
    let end = from;
    for (; end < road.length && square[road[end]] === first; end++) foremost = Math.min(foremost, group[road[end]]);
    // PW-2.1: only a full first square keeps those behind it in the group.
    if (end - from >= squareHolds)
      for (let last = first; end < road.length && square[road[end]] >= last - 1; end++) last = square[road[end]];
    // A racer's old group is read above before it is overwritten: squares are judged from the front, each once.
    for (; from < end; from++) group[road[from]] = groups.length;
    groups.push({ pace: old[foremost].pace, terrain: terrainAt(course, first) });
  }
  state.groups = groups;
  state.escapees = -1;
  if (tell) tellGroups(state, was as readonly number[], tell);
}

/** PW-3.5: a fast group in whose first square nobody can pay falls to steady. */
export function easeGroups(course: Course, state: State, tell: Tell<Fact>): void {
  const { groups } = state;
  for (let index = 0; index < groups.length; index++)
    if (groups[index].pace === 'fast' && !canPay(course, state, index)) ease(state, index, 'PW-3.5', tell);
}

export function ease(state: State, group: number, rule: string, tell: Tell<Fact>): void {
  state.groups[group].pace = 'steady';
  tell?.({ type: 'paced', rule, riders: ridersOf(state, group), from: 'fast', to: 'steady' });
}

export const ridersOf = (state: View, group: number): RiderId[] => state.road.filter((rider) => state.group[rider] === group);

function tellGroups(state: State, was: readonly number[], tell: NonNullable<Tell<Fact>>): void {
  const ends = state.groups.map((_, index) => new Set(ridersOf(state, index).map((rider) => was[rider])));
  const joined = ends.reduce((sum, old) => sum + old.size - 1, 0);
  const parted = state.groups.length + joined - new Set(state.road.map((rider) => was[rider])).size;
  if (joined === 0 && parted === 0) return;
  tell({
    type: 'grouped',
    rule: joined > 0 ? 'PW-2.2' : 'PW-2.1',
    groups: state.groups.map(({ pace }, index) => ({
      riders: ridersOf(state, index),
      square: firstSquare(state, index) as number,
      pace,
    })),
    joined,
    parted,
  });
}
