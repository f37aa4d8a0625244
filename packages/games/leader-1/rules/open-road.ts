import type { RiderId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import { addRides, breaksFromMountain, isBehind, type Reach, reach } from './moving.ts';
import { doublePaysOf, startOf } from './prices.ts';
import { hasFollower } from './road.ts';
import { maxSquares, squareAt } from './squares.ts';
import type { Choice, Ride, State } from './types.ts';

/*
 * With nobody ahead and no weather the moves from a square are the same in every race on a road. Those of the last road are kept: a
 * forecast rides it a thousand times.
 */
interface OpenRides {
  readonly rides: readonly Ride[];
  /** What the rider must own for each, and at least. */
  readonly needs: readonly number[];
  readonly least: number;
}

const maxKept = 4096;
const known = new Map<number, OpenRides>();
let knownRoad: Course | undefined;

/** A move of the most squares, along the inner lanes of bends, ends on no row further on. */
const furthest = 1.25 * maxSquares;

/** Whether anybody on the road is ahead of a row, and near enough to be met in one move. */
function isOpenAhead({ road, row }: State, from: number): boolean {
  for (let index = road.length - 1; index >= 0; index--) if (row[road[index]] > from) return row[road[index]] > from + furthest;
  return true;
}

/** Lists the moves that the rider can pay for. */
export function addMoves(course: Course, state: State, rider: RiderId, choices: Choice[]): void {
  const energy = state.energy[rider];
  const open = openRides(course, state, rider);
  // L1-3.6: a rider who can pay for nothing has moves of their own.
  if (!open || energy < open.least) return addRides(course, state, rider, reach(course, state, rider), energy, choices);
  for (let index = 0; index < open.rides.length; index++) if (open.needs[index] <= energy) choices.push(open.rides[index]);
}

function openRides(course: Course, state: State, rider: RiderId): OpenRides | undefined {
  if (course.options.weather > 0) return undefined;
  const { from, free } = startOf(course, state, rider);
  if (isBehind(course, state, from) || !isOpenAhead(state, from)) return undefined;
  if (course !== knownRoad || known.size >= maxKept) {
    knownRoad = course;
    known.clear();
  }
  const breaking = state.place[rider] === 'front';
  const start = squareAt(course.squares, from, breaking ? 0 : state.lane[rider]);
  const denies = !breaking && hasFollower(course, state, rider) ? course.tooFast[at(from)] : 0;
  const flags = (state.quality[rider] === 'fighter' ? 1 : 0) | (breaksFromMountain(course, state, rider) ? 2 : 0);
  const key = (((start * 16 + free) * 16 + denies) * 4 + flags) * 16 + rider;
  let open = known.get(key);
  if (!open) {
    open = listOpen(course, state, rider, reach(course, state, rider));
    known.set(key, open);
  }
  return open;
}

function listOpen(course: Course, state: State, rider: RiderId, from: Reach): OpenRides {
  const rides: Choice[] = [];
  addRides(course, state, rider, from, Number.POSITIVE_INFINITY, rides);
  const needs = (rides as Ride[]).map(({ risk, squares, pays }) => (risk === 'crack' ? doublePaysOf(from.free, squares, 0) : pays));
  return { rides: rides as Ride[], needs, least: Math.min(...needs) };
}
