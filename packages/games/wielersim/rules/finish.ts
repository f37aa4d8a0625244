import type { RiderId, RiderStanding, Standings, Tell } from '@gruppetto/kernel';
import { finishAward } from './awards.ts';
import { type Course, roleOf } from './course.ts';
import { roadOrder } from './groups.ts';
import { prologueResult } from './prologue.ts';
import { addRow, groupFrom, leave, type Ride } from './road.ts';
import { sprint } from './sprint.ts';
import type { Fact, Home, Out, View } from './types.ts';

/** WS-6.4: seconds for a turn, and for a row. */
const turnSeconds = 60;
export const rowSeconds = ({ uphillFinish }: Course): number => (uphillFinish ? 12 : 6);

/** WS-6.1 to WS-6.3: at the end of a turn those who are past the line are home, on the flat with all of their group. */
export function bringHome(ride: Ride): void {
  const line = ride.course.length;
  if (ride.course.uphillFinish && ride.foremost >= line) return comeUp(ride, line);
  while (ride.foremost >= line) finishGroup(ride);
}

/** WS-6.3: by row, then rightmost. */
function comeUp(ride: Ride, line: number): void {
  const arrived: RiderId[] = [];
  for (let row = ride.foremost; row >= line; row--) addRow(ride, row, arrived);
  const earlier = ride.state.home.at(-1);
  for (const rider of arrived) comeHome(ride, rider, ride.state.row[rider], earlier, 'WS-6.3');
}

/** WS-6.1. */
function finishGroup(ride: Ride): void {
  const { state, course, dice, tell } = ride;
  const row = ride.foremost;
  const group = groupFrom(ride, row);
  const earlier = state.home.at(-1);
  if (group.length > 1)
    tell?.({ type: 'sprint-began', rule: 'WS-6.1', mark: 'finish', name: course.route.name, riders: group, place: state.home.length + 1 });
  for (const rider of sprint(state, course, group, 'WS-6.1', dice, tell)) comeHome(ride, rider, row, earlier, 'WS-6.1');
}

function comeHome(ride: Ride, rider: RiderId, row: number, earlier: Home | undefined, rule: string): void {
  const { state, course, tell } = ride;
  const { turn } = state;
  const seconds = secondsBehind(course, { turn, row }, state.home[0], earlier);
  state.home.push({ rider, turn, row, seconds });
  leave(ride, rider);
  if (!tell) return;
  const place = state.home.length;
  tell({ type: 'finished', rule, rider, place, seconds, role: roleOf(course, rider) });
  tellAward(course, rider, place, tell);
}

/** WS-6.4: never less than a second behind those who came in an earlier group; uphill, in an earlier turn. */
export function secondsBehind(
  course: Course,
  { turn, row }: Pick<Home, 'turn' | 'row'>,
  winner: Home | undefined,
  earlier: Home | undefined,
): number {
  if (!winner) return 0;
  const seconds = turnSeconds * (turn - winner.turn) + rowSeconds(course) * (winner.row - row);
  return earlier ? Math.max(seconds, earlier.seconds + 1) : seconds;
}

function tellAward(course: Course, rider: RiderId, place: number, tell: NonNullable<Tell<Fact>>): void {
  const { bonus, points } = finishAward(course, place);
  if (points > 0) tell({ type: 'gained', rule: 'WS-7.4', seat: 0, rider, what: 'points', amount: points });
  if (bonus > 0) tell({ type: 'gained', rule: 'WS-7.2', seat: 0, rider, what: 'bonus-seconds', amount: bonus });
}

/** Everybody who started is home; in a prologue, everybody has ridden. */
export const isOver = ({ startOrder }: Course, { pips, turn, home }: View): boolean =>
  (pips.length > 0 ? turn : home.length) === startOrder.length;

export function standings(course: Course, state: View): Standings<Out> {
  const riders = state.pips.length > 0 ? prologueStandings(course, state) : raceStandings(course, state);
  const place = riders.length + 1;
  for (const number of course.options.absent) riders.push({ rider: number - 1, place, out: 'did-not-start' });
  return { over: isOver(course, state), measure: 'seconds', riders, seats: [{ seat: 0, place: 1 }] };
}

function raceStandings(course: Course, state: View): RiderStanding<Out>[] {
  if (state.turn === 0) return startersOf(course).map((rider) => ({ rider, place: 1 }));
  const list: RiderStanding<Out>[] = state.home.map(({ rider, seconds }, index) => ({ rider, place: index + 1, value: seconds }));
  for (const rider of roadOrder(state)) list.push({ rider, place: list.length + 1, square: state.row[rider] });
  return list;
}

function prologueStandings(course: Course, state: View): RiderStanding<Out>[] {
  const ridden = prologueResult(state).map(({ rider, place, seconds }) => ({ rider, place, value: seconds }));
  const waiting = startersOf(course).filter((rider) => state.pips[rider] === 0);
  return [...ridden, ...waiting.map((rider) => ({ rider, place: ridden.length + 1 }))];
}

const startersOf = ({ startOrder }: Course): readonly RiderId[] => startOrder.toSorted((a, b) => a - b);
