import { type Parsed, type Problem, type RiderId, remember, type Seat } from '@gruppetto/kernel';
import type { Options, State, Terrain, View } from './types.ts';

/** PW-1.1. */
export const racersEach = 3;

/** PW-1.4: what a square holds, and what a course may measure. */
export const squareHolds = 4;
const shortestCourse = 20;
const longestCourse = 300;

export const racersOf = (options: Options): number => options.teams * racersEach;

export const seatOf = (rider: RiderId): Seat => (rider / racersEach) | 0;

/** The racers of a seat, by number. */
export const teamOf = (seat: Seat): readonly RiderId[] => [seat * racersEach, seat * racersEach + 1, seat * racersEach + 2];

export const numberOf = (rider: RiderId): number => (rider % racersEach) + 1;

/** What the options settle. Lists are by square, from 1; what stands at 0 is the start area's. */
export interface Course extends Squares {
  readonly options: Options;
  readonly racers: number;
}

/** PW-1.4: the road. */
export interface Squares {
  /** The finish square. */
  readonly finish: number;
  readonly terrain: readonly Terrain[];
  /** How many of them lead uphill. */
  readonly uphill: number;
  /** PW-5.1: the feed zone to which the square belongs, from 1; 0 for none. */
  readonly zone: readonly number[];
  /** PW-7.2: the last square of each uphill road. */
  readonly tops: readonly number[];
}

const terrains: Readonly<Record<string, Terrain>> = { u: 'uphill', f: 'flat', d: 'downhill' };

/** A course as text: runs such as `f20`; a letter for the terrain, a capital one if they are feed squares, and how many. */
export function readCourse(text: string, at: string): Parsed<Squares> {
  const problems: Problem[] = [];
  const terrain: Terrain[] = ['flat'];
  const zone = [0];
  let zones = 0;
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    const [, letter = '', count] = /^([ufdUFD])([1-9]\d{0,2})$/.exec(run) ?? [];
    if (count === undefined) {
      problems.push({ at, need: { reason: 'wrong-run', rule: 'PW-1.4', with: { run, from: index + 1 } } });
      continue;
    }
    const feeds = letter < 'a';
    if (feeds && zone.at(-1) === 0) zones++;
    for (let squares = Number(count); squares > 0; squares--) {
      terrain.push(terrains[letter.toLowerCase()]);
      zone.push(feeds ? zones : 0);
    }
  }
  const finish = terrain.length - 1;
  const uphill = terrain.filter((here) => here === 'uphill').length;
  if (problems.length === 0 && (finish < shortestCourse || finish > longestCourse))
    problems.push({
      at,
      need: { reason: 'wrong-course-length', rule: 'PW-1.4', with: { squares: finish, min: shortestCourse, max: longestCourse } },
    });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { finish, terrain, uphill, zone, tops: topsOf(terrain) } };
}

function topsOf(terrain: readonly Terrain[]): readonly number[] {
  const tops: number[] = [];
  for (const [square, here] of terrain.entries()) if (here === 'uphill' && terrain[square + 1] !== 'uphill') tops.push(square);
  return tops;
}

/** What the options of a race settle, worked out once. */
export const courseOf = remember((options: Options): Course => {
  const parsed = readCourse(options.course, 'course');
  if (!parsed.ok) throw new Error(`no course: ${options.course}`);
  return { ...parsed.value, options, racers: racersOf(options) };
});

/** PW-2.4: the start area is flat. */
export const terrainAt = (course: Course, square: number): Terrain => (square < 1 ? 'flat' : course.terrain[square]);

/** PW-1.4: on and beyond the finish square there is no limit. */
export function isFull(course: Course, state: View, square: number): boolean {
  let racers = 0;
  for (const rider of state.road) {
    const here = state.square[rider];
    if (here < square) break;
    if (here === square) racers++;
  }
  return racers >= squareHolds && square < course.finish;
}

/** PW-3.1: where a ride of so many squares ends: nobody enters or passes a full square. */
export function landing(course: Course, state: View, rider: RiderId, squares: number, index = state.road.indexOf(rider)): number {
  const { road, square } = state;
  const from = square[rider];
  let ahead = 0;
  for (let next = index - 1; next >= 0; next--) {
    const here = square[road[next]];
    if (here > from + squares) break;
    if (here > from) ahead++;
  }
  if (ahead < squareHolds) return from + squares;
  let to = from;
  while (to < from + squares && !isFull(course, state, to + 1)) to++;
  return to;
}

/** The next square behind with room. */
export function roomBehind(course: Course, state: View, square: number): number {
  let to = square - 1;
  while (isFull(course, state, to)) to--;
  return to;
}

/** PW-1.4: last in the new square, be it ahead or behind. */
export function stand(state: State, rider: RiderId, to: number, from = state.road.indexOf(rider)): void {
  const { road, square } = state;
  let index = from;
  for (; index > 0 && square[road[index - 1]] < to; index--) road[index] = road[index - 1];
  for (; index + 1 < road.length && square[road[index + 1]] >= to; index++) road[index] = road[index + 1];
  road[index] = rider;
  square[rider] = to;
}

const zeros: number[] = [];

/**
 * So many times the same number. A copy, and of nothing but numbers: V8 remembers of lists whether they had holes or held anything else,
 * and reads those more slowly; and lists that grow take twice the room.
 */
export function numbers(count: number, value: number): number[] {
  while (zeros.length < count) zeros.push(0);
  const list = zeros.slice(0, count);
  return value === 0 ? list : list.fill(value);
}
