import type { RiderId, Seat, Tell } from '@gruppetto/kernel';
import { courseOf, leadingSeat, seatOf } from './course.ts';
import { isMaster } from './roles.ts';
import type { Fact, State, View } from './types.ts';

/** CP-1.9: markers on the road. */
export const markerEvery = 25;

/** CP-5.8: of those who are in the race. */
export function teamOnRoad({ options, road }: View, seat: Seat): readonly RiderId[] {
  return road.filter((rider) => seatOf(options, rider) === seat).sort((a, b) => a - b);
}

/** CP-5.8: he may not withdraw his last one; CP-8.5: nor anybody in the master version. */
export const canWithdraw = (state: View, seat: Seat): boolean => !isMaster(state.options) && hasRiders(state, seat, 2);

function hasRiders({ options, road }: View, seat: Seat, least: number): boolean {
  let riders = 0;
  for (const rider of road) if (seatOf(options, rider) === seat && ++riders === least) return true;
  return false;
}

export const foremost = (state: View): number => state.square[state.road[0]];

/** Where the standing order to ride on ends: the next marker before the foremost rider. */
export const nextMarker = (state: View): number =>
  Math.min(courseOf(state.options).length, (Math.floor(foremost(state) / markerEvery) + 1) * markerEvery);

/** CP-5.8: between two turns. The manager of the leading rider always gives the sign; the others are asked if they have something to decide. */
export function askCar(state: State): boolean {
  const { now, options, teams } = state;
  const leading = leadingSeat(state);
  const ridden = foremost(state);
  for (let index = 0; index < options.teams; index++) {
    const seat = (leading + index) % options.teams;
    if (now.answered.includes(seat)) continue;
    const { ridesOn, agreesFrom } = teams[seat];
    // One who may withdraw nobody can but lift an order.
    if (seat !== leading && (ridden < ridesOn || !(agreesFrom > 0 ? hasRiders(state, seat, 1) : canWithdraw(state, seat)))) continue;
    now.step = 'car';
    now.seat = seat;
    now.rider = -1;
    return true;
  }
  return false;
}

/** With an order, until somebody has come to that square. */
export function rideOn(state: State, until: number, tell: Tell<Fact>): void {
  const { seat, answered } = state.now;
  answered.push(seat);
  state.teams[seat].ridesOn = until;
  if (until > 0) tell?.({ type: 'ordered', rule: 'CP-5.8', seat, order: 'ride-on', from: until });
}
