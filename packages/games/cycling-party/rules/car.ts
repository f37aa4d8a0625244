import type { RiderId, Seat } from '@gruppetto/kernel';
import { type Course, leadingSeat, seatOf } from './course.ts';
import { isMaster } from './roles.ts';
import type { State, View } from './types.ts';

/** CP-1.9: markers on the road. */
export const markerEvery = 25;

/** CP-5.8: the team's riders in the race. */
export function teamOnRoad(course: Course, { road }: View, seat: Seat): readonly RiderId[] {
  return road.filter((rider) => seatOf(course.options, rider) === seat).sort((a, b) => a - b);
}

/** CP-5.8: not the last rider; CP-8.5: nobody in the master version. */
export function canWithdraw(course: Course, { road }: View, seat: Seat): boolean {
  if (isMaster(course.options)) return false;
  let riders = 0;
  for (const rider of road) if (seatOf(course.options, rider) === seat && ++riders === 2) return true;
  return false;
}

export const foremost = (state: View): number => state.square[state.road[0]];

/** CP-5.5b: where a new order to ride on would end: the next marker ahead of everybody, or the last square; undefined if one holds or somebody is there. */
export function nextMarker(course: Course, state: View, seat: Seat): number | undefined {
  const here = foremost(state);
  const next = Math.min(course.length, (Math.floor(here / markerEvery) + 1) * markerEvery);
  return here < next && !ridesOn(state, seat) ? next : undefined;
}

/** CP-5.5b: an order to ride on holds to the end of the turn in which somebody comes to its square. */
export const ridesOn = ({ teams }: View, seat: Seat): boolean => teams[seat].ridesOn > 0;

/** CP-5.5b: at the end of a turn, before anybody is taken home. */
export function liftOrders(state: State): void {
  if (state.road.length === 0) return;
  const reached = foremost(state);
  for (const team of state.teams) if (team.ridesOn <= reached) team.ridesOn = 0;
}

/** CP-5.8, CP-8.5: between two turns the leading manager gives the sign, and the others are asked if they may withdraw a rider. */
export function askCar(course: Course, state: State): boolean {
  const { now } = state;
  const { options } = course;
  const leading = leadingSeat(course, state);
  for (let index = 0; index < options.teams; index++) {
    const seat = (leading + index) % options.teams;
    if (now.answered.includes(seat) || (seat !== leading && (ridesOn(state, seat) || !canWithdraw(course, state, seat)))) continue;
    now.step = 'car';
    now.seat = seat;
    now.rider = -1;
    return true;
  }
  return false;
}
