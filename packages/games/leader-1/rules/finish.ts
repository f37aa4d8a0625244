import { type RiderId, type RiderStanding, type Standings, seatsByBestRider, type Tell } from '@gruppetto/kernel';
import { finishBonuses, lineBonus } from './bonuses.ts';
import type { Course } from './course.ts';
import { addTile } from './feeding.ts';
import { insideInTokenOrder, inTokenOrder, isAhead, isInside } from './peloton.ts';
import { leaveRoad } from './road.ts';
import type { Fact, Out, State } from './types.ts';

/** L1-7.1: past the line a rider is home, in the order of moving. */
export function finish(state: State, rider: RiderId, tell: Tell<Fact>): void {
  leaveRoad(state, rider);
  state.place[rider] = 'home';
  state.home.push({ rider, turn: state.turn });
  tell?.({ type: 'finished', rule: 'L1-7.1', rider, place: state.home.length, turn: state.turn });
}

/** L1-7.1: the peloton's riders: front area before back area, then remaining energy, then token order. R: kept tiles are added first. */
export function finishPeloton(course: Course, state: State, tell: Tell<Fact>): void {
  if (state.front <= course.length) return;
  const riders = insideInTokenOrder(state);
  for (const rider of riders) while (state.kept[rider].length > 0) addTile(course, state, rider, 0, 'finish', 'L1-7.1', tell);
  for (const rider of riders.sort(inPeloton(state))) finish(state, rider, tell);
}

const inPeloton =
  ({ place, energy }: State) =>
  (a: RiderId, b: RiderId): number =>
    Number(place[b] === 'front') - Number(place[a] === 'front') || energy[b] - energy[a];

/** L1-7.2: turns behind the winner, of one who came home in this place, from 0. */
export const behindWinner = ({ home }: State, place: number): number => home[place].turn - home[0].turn;

/** L1-7.2: turns behind the winner; in a stage, with the bonuses. */
function timeOf(course: Course, state: State, place: number): number {
  const behind = behindWinner(state, place);
  if (course.plan.kind === 'classic') return behind;
  const { rider } = state.home[place];
  return behind + (finishBonuses[place] ?? 0) + lineBonus * state.bonuses.filter((one) => one === rider).length;
}

export const isOver = (state: State): boolean => state.phase === 'over';

export function standings(course: Course, state: State): Standings<Out> {
  const riders: RiderStanding<Out>[] = [];
  for (const [place, { rider }] of state.home.entries()) riders.push({ rider, place: place + 1, value: timeOf(course, state, place) });
  const add = (rider: RiderId, square: number) => riders.push({ rider, place: riders.length + 1, square });
  const level = state.road.findIndex((rider) => !isAhead(state, state.row[rider]));
  const ahead = level < 0 ? state.road.length : level;
  for (const rider of state.road.slice(0, ahead)) add(rider, state.row[rider]);
  const carried = inTokenOrder(state, (rider) => isInside(state, rider) || state.place[rider] === 'leaving');
  // L1-2.6: its back area is on the row behind its front.
  for (const rider of carried.sort(inPeloton(state))) add(rider, state.place[rider] === 'front' ? state.front : state.front - 1);
  for (const rider of state.road.slice(ahead)) add(rider, state.row[rider]);
  const last = riders.length + 1;
  for (const [rider, place] of state.place.entries()) if (place === 'out') riders.push({ rider, place: last, out: 'eliminated' });
  return { over: isOver(state), measure: 'turns', riders, seats: seatsByBestRider(riders, (rider) => course.seatOf[rider]) };
}
