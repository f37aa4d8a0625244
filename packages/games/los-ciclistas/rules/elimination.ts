import type { RiderId, Tell } from '@gruppetto/kernel';
import { laps, ridersEach } from './course.ts';
import type { Fact, Options, State, View } from './types.ts';

/** LC-5.3: how many go out on the first and on the second lap, by the number of riders. */
const outALap: Readonly<Record<number, readonly [number, number]>> = {
  6: [1, 1],
  9: [2, 2],
  12: [2, 2],
  15: [2, 3],
  18: [3, 3],
  21: [3, 3],
  24: [4, 4],
  27: [4, 4],
  30: [4, 5],
};

/** How many may have gone out when so many laps are decided. */
export const maxOut = (options: Options, decided: number): number =>
  Array.from({ length: decided }, (_, lap) => outIn(options, lap)).reduce((sum, out) => sum + out, 0);

const outIn = (options: Options, lap: number): number => outALap[options.players * ridersEach]?.[lap];

/** LC-5.3: the line of the lap that is decided next, and how many go out there; none on the last lap. */
export const lapLine = (options: Options, state: View): number => (state.laps + 1) * options.length;
export const outNext = (options: Options, state: View): number =>
  options.elimination && state.laps < laps - 1 ? outIn(options, state.laps) : 0;

/** LC-5.3: at the end of a round, every lap that can be decided is. */
export function decideLaps(options: Options, state: State, tell: Tell<Fact>): void {
  if (!options.elimination) return;
  while (state.laps < laps - 1) {
    const line = lapLine(options, state);
    const max = outIn(options, state.laps);
    const notPassed = state.road.filter((rider) => state.space[rider] <= line);
    if (notPassed.length > max) return;
    // A rider who passed it in an earlier round is safe, even if one who passed it in this round has overtaken them.
    const passedNow = state.road.filter((rider) => state.space[rider] > line && state.began[rider] <= line);
    const going = [...passedNow, ...notPassed].slice(-max);
    state.laps++;
    sendOut(state, going, tell);
  }
}

function sendOut(state: State, going: readonly RiderId[], tell: Tell<Fact>): void {
  state.road = state.road.filter((rider) => !going.includes(rider));
  state.out.unshift(...going);
  for (const rider of going) {
    state.space[rider] = 0;
    tell?.({ type: 'went-out', rule: 'LC-5.3', rider, reason: 'eliminated', lap: state.laps });
  }
}
