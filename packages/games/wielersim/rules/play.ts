import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { follow } from './aspiration.ts';
import { drawCobbles } from './cobbles.ts';
import { type Course, whereIs } from './course.ts';
import { bringHome, isOver, rowSeconds } from './finish.ts';
import { gapsOf, groupsOf, tellChanges } from './groups.ts';
import { bare } from './laps.ts';
import { passTops, rideSprints } from './marks.ts';
import { rideProloguePart } from './prologue.ts';
import { beginRide, endRide, isCobbled, nextThrower, type Ride } from './road.ts';
import { bestTwo, start, throwWeather, weatherTurns } from './start.ts';
import { moveByThrow } from './throwing.ts';
import type { Fact, State } from './types.ts';

export function setup(course: Course, dice: Dice): State {
  return {
    turn: 0,
    row: zeros(course),
    lane: zeros(course),
    rain: false,
    weather: 0,
    cobbles: drawCobbles(course.cobbledRows, dice),
    home: [],
    sprints: course.sprints.map(() => []),
    tops: course.tops.map(() => []),
    pips: course.route.prologue ? zeros(course) : [],
  };
}

/** By rider. Pushed, not filled: V8 keeps a list that was made with holes as one with holes, which is slower to read. */
export function zeros({ entries }: Course): number[] {
  const list: number[] = [];
  for (let rider = 0; rider < entries.length; rider++) list.push(0);
  return list;
}

export function play(course: Course, state: State, dice: Dice, tell?: Tell<Fact>): void {
  if (course.route.prologue) return rideProloguePart(state, course, dice, tell);
  const ride = beginRide(state, course, dice, tell);
  if (state.turn === 0) start(ride);
  else rideTurn(ride);
  endRide(ride);
  state.turn++;
}

/** WS-4.1: every rider moves once; then what the end of a turn brings, in the order of WS-3.2. */
function rideTurn(ride: Ride): void {
  const { state, course, dice, tell } = ride;
  const before = tell && groupsOf(state);
  tellBeginning(ride);
  for (let rider = nextThrower(ride); rider >= 0; rider = nextThrower(ride)) throwAndFollow(ride, rider);
  if (tell && before) tellChanges(course, before, groupsOf(state), tell);
  passTops(ride);
  rideSprints(ride);
  bringHome(ride);
  if (isOver(course, state)) return tell?.({ type: 'ended', rule: 'WS-6.1' });
  if (weatherTurns(state, course, ride.foremost)) throwWeather(state, dice, tell);
  tell?.({ type: 'gaps', rule: 'WS-6.4', home: state.home.length, groups: gapsOf(groupsOf(state), course, rowSeconds(course)) });
}

function tellBeginning({ state, course, foremost, tell }: Ride): void {
  if (!tell) return;
  const place = course.locations.findLast(({ row }) => row <= foremost);
  tell({
    type: 'began',
    rule: 'WS-4.1',
    round: state.turn,
    race: course.route.name,
    riders: course.startOrder.length - state.home.length,
    home: state.home.length,
    ...whereIs(course, foremost),
    ...(place && { location: bare(place.name) }),
  });
}

function throwAndFollow(ride: Ride, rider: RiderId): void {
  const { state, course, dice, tell } = ride;
  const from = state.row[rider];
  const a = dice.roll(6);
  const b = dice.roll(6);
  // WS-4.10: on cobbles the section's colour throws three dice and counts the best two.
  const third = isCobbled(ride, from) && course.favours[course.behind + from] === course.types[rider];
  const c = third ? dice.roll(6) : 0;
  const thrown = bestTwo(a, b, c);
  const rule = third ? 'WS-4.10' : 'WS-4.1';
  tell?.({ type: 'threw', rule, rider, dice: third ? [a, b, c] : [a, b], sides: 6, thrown, ...whereIs(course, from) });
  if (moveByThrow(ride, rider, thrown, 'throw')) follow(ride, rider, from);
}
