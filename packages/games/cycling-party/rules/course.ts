import { type RiderId, remember, type Seat } from '@gruppetto/kernel';
import { primePoints } from './points.ts';
import { type StageId, stages } from './stages.ts';
import type { Category, Options, Pass, PrimeKind, Stage, State, View } from './types.ts';

/** CP-6.1: squares of a pass. */
export const passLength: Readonly<Record<Category, number>> = { hill: 3, third: 8, second: 16, first: 24, hors: 32 };

/** Nobody comes further beyond the line: a twenty-sided die from the last square. */
export const runOut = 20;

export interface Climb {
  readonly from: number;
  readonly to: number;
  /** CP-1.8: in the junior version a pass need not have one. */
  readonly category?: Category;
}

/** CP-8.6: the end of a pass, or an intermediate sprint. */
export interface Prime {
  /** `pass-2`: the second pass of the road. */
  readonly id: string;
  readonly kind: PrimeKind;
  readonly square: number;
  readonly points: readonly number[];
}

/** The road. Lists are by square; the start square is 0. */
export interface Course {
  readonly options: Options;
  /** CP-1.1: the riders of each seat, in number order. */
  readonly teams: readonly (readonly RiderId[])[];
  readonly length: number;
  readonly climbs: readonly Climb[];
  /** Which pass it belongs to, from 1; 0 on the flat (CP-1.3, CP-1.4). */
  readonly pass: readonly number[];
  /** The last square that can be reached from here without a mountain square. */
  readonly flatTo: readonly number[];
  /** In the order of the road; none but in the master version. */
  readonly primes: readonly Prime[];
}

export const stageOf = ({ stage, own }: Options): Stage => (stage === 'own' ? own : stages[stage as StageId]) as Stage;

export const climbOf = ({ from, category, length }: Pass): Climb => ({
  from,
  to: from + (category ? passLength[category] : (length as number)) - 1,
  ...(category && { category }),
});

/** The road of a race, built once. */
export const courseOf = remember(build);

/** Beyond the line a move may still look some squares ahead. */
const beyond = 60;

function build(options: Options): Course {
  const { length, passes, sprints = [] } = stageOf(options);
  const climbs = passes.map(climbOf).sort((a, b) => a.from - b.from);
  const pass = numbers(length + beyond, 0);
  for (const [index, { from, to }] of climbs.entries()) for (let square = from; square <= to; square++) pass[square] = index + 1;
  const flatTo = numbers(pass.length, pass.length);
  for (let square = pass.length - 2; square >= 0; square--) flatTo[square] = pass[square + 1] > 0 ? square : flatTo[square + 1];
  return {
    options,
    teams: Array.from({ length: options.teams }, (_, seat) => numbers(options.riders, 0).map((_, nth) => seat * options.riders + nth)),
    length,
    climbs,
    pass,
    flatTo,
    primes: options.version === 'master' ? primesAlong(climbs, sprints) : [],
  };
}

/** CP-8.6, CP-8.7. */
function primesAlong(climbs: readonly Climb[], sprints: readonly number[]): readonly Prime[] {
  const primes: Prime[] = [];
  for (const [index, { to, category }] of climbs.entries())
    if (category && category !== 'hill')
      primes.push({ id: `pass-${index + 1}`, kind: category, square: to, points: primePoints[category] });
  for (const [index, square] of [...sprints].sort((a, b) => a - b).entries())
    primes.push({ id: `sprint-${index + 1}`, kind: 'sprint', square, points: primePoints.sprint });
  return primes.sort((a, b) => a.square - b.square);
}

export const isMountain = (course: Course, square: number): boolean => course.pass[square] > 0;

export const categoryAt = (course: Course, square: number): Category | undefined => course.climbs[course.pass[square] - 1]?.category;

/** CP-4.1: where a flat throw of so many points leads. */
export function ride(course: Course, from: number, points: number): number {
  if (from + points <= course.flatTo[from]) return from + points;
  let to = from;
  for (let left = points; left > 0; left -= isMountain(course, to) ? 2 : 1) to++;
  return to;
}

export const ridersOf = (options: Options): number => options.teams * options.riders;

/** CP-8.5: riders who have left the tour and don't start. */
export const absentOf = ({ before }: Options): readonly RiderId[] => before?.absent ?? [];

export const seatOf = (options: Options, rider: RiderId): Seat => (rider / options.riders) | 0;

export const numberOf = (options: Options, rider: RiderId): number => (rider % options.riders) + 1;

/** CP-2.2, CP-2.4: the rider has neither had nor lost their move, nor finished, and isn't out. */
export const isWaiting = (state: View, rider: RiderId): boolean => state.now.move[rider] === 'waiting';

/** CP-2.5: the manager of the most advanced rider still racing. */
export function leadingSeat(course: Course, state: View): Seat {
  const { road, square } = state;
  const { options } = course;
  const { length } = course;
  let leading = -1;
  let foremost = -1;
  for (const rider of road) {
    const here = square[rider];
    if (here > length) continue;
    if (here < foremost) break;
    const seat = seatOf(options, rider);
    if (foremost < 0 || seat < leading) leading = seat;
    foremost = here;
  }
  return Math.max(0, leading);
}

/** Last on the new square, further on or further back. */
export function stand(state: State, rider: RiderId, to: number): void {
  const { road, square } = state;
  let index = 0;
  while (road[index] !== rider) index++;
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

/** So many times the same word. */
export function words<T extends string>(count: number, word: T): T[] {
  const list: T[] = [];
  for (let index = 0; index < count; index++) list.push(word);
  return list;
}
