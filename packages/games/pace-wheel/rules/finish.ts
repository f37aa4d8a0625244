import { type RiderStanding, type Standings, seatsByBestRider, type Tell } from '@gruppetto/kernel';
import { arrivals, inOrder, markArrivals } from './arrival.ts';
import { type Course, racersOf, seatOf, terrainAt } from './course.ts';
import type { Fact, State, View } from './types.ts';

/** PW-6.1: at the end of a step, those who have reached the finish square are home and leave the road (PW-1.4). */
export function bringHome(course: Course, state: State, tell: Tell<Fact>): void {
  const { road, square } = state;
  let arrived = 0;
  while (arrived < road.length && square[road[arrived]] >= course.finish) arrived++;
  if (arrived === 0) return;
  const racers = inOrder(course, state, road.slice(0, arrived), terrainAt(course, course.finish));
  markArrivals(state, racers);
  road.splice(0, arrived);
  for (const rider of racers) {
    state.home.push({ rider, turn: state.turn });
    square[rider] = 0;
    state.group[rider] = -1;
    state.mishap[rider] = 'none';
    const sprint = state.points.sprint[rider];
    tell?.({ type: 'finished', rule: 'PW-6.1', rider, place: state.home.length, turn: state.turn, sprint });
  }
}

/** PW-6.2: a one-day race ends with the turn of the first finisher; in a stage race all ride in. */
export const isEnding = (course: Course, state: View): boolean =>
  state.road.length === 0 || (course.options.race === 'one-day' && state.home.length > 0);

/** PW-6.2: those who are home, then the others by position. */
export function standings(course: Course, state: View): Standings<never> {
  const riders: RiderStanding<never>[] = [...arrivals(state)];
  for (const rider of state.road) riders.push({ rider, place: riders.length + 1, square: state.square[rider] });
  const waiting = riders.length + 1;
  if (state.turn === 0)
    for (let rider = 0; rider < racersOf(course.options); rider++)
      if (!state.road.includes(rider)) riders.push({ rider, place: waiting, square: 0 });
  return { over: state.step === 'over', measure: 'points', riders, seats: seatsByBestRider(riders, seatOf) };
}
