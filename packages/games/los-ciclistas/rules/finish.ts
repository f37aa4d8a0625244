import { type RiderStanding, type Standings, seatsByBestRider, type Tell } from '@gruppetto/kernel';
import { labelOf, lastSpace, seatOf } from './course.ts';
import type { Fact, Home, Options, Out, State, View } from './types.ts';

/** LC-4.1 to LC-4.3: at the end of a round the riders beyond the line have finished. The road has them in their order already. */
export function bringHome(options: Options, state: State, tell: Tell<Fact>): void {
  const line = lastSpace(options);
  const anybody = state.space[state.road[0]] > line;
  // LC-4.4: rounds count from the first in which somebody finished.
  if (state.finishRound > 0 || anybody) state.finishRound++;
  if (!anybody) return;
  let finishers = 0;
  for (const rider of state.road) {
    const beyond = state.space[rider] - line;
    if (beyond <= 0) break;
    const home = { rider, round: state.finishRound, label: labelOf(beyond) };
    state.home.push(home);
    state.space[rider] = 0;
    finishers++;
    tell?.({ type: 'finished', rule: 'LC-4.2', place: state.home.length, ...home });
  }
  state.road.splice(0, finishers);
}

/** LC-4.5. */
export const isOver = ({ end }: Options, state: View): boolean =>
  state.round > 1 && (state.road.length === 0 || (end === 'first-finish' && state.finishRound > 0));

/** LC-4.4: round′label as one number that sorts, the lower the better. LC-5.1 adds these up. */
export const scoreOf = ({ round, label }: Pick<Home, 'round' | 'label'>): number => 10 * round + label;

export function standings(options: Options, state: State): Standings<Out> {
  const riders: RiderStanding<Out>[] = [];
  for (const home of state.home) riders.push({ rider: home.rider, place: riders.length + 1, value: scoreOf(home) });
  for (const rider of state.road) riders.push({ rider, place: riders.length + 1, square: state.space[rider] });
  const waiting = riders.length + 1;
  if (state.round === 1)
    for (const [rider, space] of state.space.entries()) if (space === 0) riders.push({ rider, place: waiting, square: 0 });
  // LC-5.3: the later a rider goes out, the better they are placed.
  for (const rider of state.out) riders.push({ rider, place: riders.length + 1, out: 'eliminated' });
  return { over: isOver(options, state), measure: 'round-label', riders, seats: seatsByBestRider(riders, seatOf) };
}
