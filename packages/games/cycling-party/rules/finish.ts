import { type Dice, type RiderStanding, type Standings, seatsByBestRider, type Tell } from '@gruppetto/kernel';
import { type Course, seatOf } from './course.ts';
import { isMaster } from './roles.ts';
import { untie } from './ties.ts';
import { timeOf } from './times.ts';
import type { Fact, OutReason, State, View } from './types.ts';

/** CP-5.6: at the end of the last turn, the greatest overrun first. */
export function bringHome(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  const { length } = course;
  const finished = state.road.filter((rider) => state.square[rider] > length);
  for (let first = 0; first < finished.length; ) {
    const overrun = state.square[finished[first]] - length;
    const tied = finished.filter((rider) => state.square[rider] - length === overrun).sort((a, b) => a - b);
    for (const rider of untie(state, tied, dice, tell)) {
      state.home.push({ rider, overrun });
      tell?.({ type: 'finished', rule: 'CP-5.6', rider, place: state.home.length, overrun });
    }
    first += tied.length;
  }
  for (const { rider } of state.home) state.square[rider] = 0;
  state.road.splice(0, finished.length);
}

/** CP-2.7, CP-8.8; and if nobody is left in the race. */
const isOver = (state: View): boolean => state.now.step === 'over';

/** Somebody stands beyond the line. */
export const isLastTurn = (course: Course, state: View): boolean => state.road.length > 0 && state.square[state.road[0]] > course.length;

export function standings(course: Course, state: State): Standings<OutReason> {
  const { road, square, home, out } = state;
  const { options } = course;
  const { length } = course;
  const master = isMaster(options);
  const riders: RiderStanding<OutReason>[] = home.map((one, index) => ({
    rider: one.rider,
    place: index + 1,
    value: master ? timeOf(state, one) : one.overrun,
  }));
  // CP-5.6: those on one square share a place.
  let place = 0;
  let last = -1;
  for (const rider of road) {
    const here = square[rider];
    if (here !== last) place = riders.length + 1;
    last = here;
    riders.push(here > length && !master ? { rider, place, value: here - length } : { rider, place, square: here });
  }
  place = riders.length + 1;
  for (const { rider, reason } of out) riders.push({ rider, place, out: reason });
  return {
    over: isOver(state),
    measure: master ? 'seconds' : 'squares',
    riders,
    seats: seatsByBestRider(riders, (rider) => seatOf(options, rider)),
  };
}
