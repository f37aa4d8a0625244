import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, seatOf } from './course.ts';
import { maxPoints, skills } from './racers.ts';
import type { Choice, Fact, Skill, State, View } from './types.ts';

/** PW-5.1. */
export const feedGives = 2;

const zoneOf = (course: Course, state: View, rider: RiderId): number => course.zone[state.square[rider]] ?? 0;

/** PW-5.1: those who stand in a zone in which they have not fed, in road order. */
export const hungry = (course: Course, state: View): RiderId[] =>
  course.options.feed ? state.road.filter((rider) => isHungry(course, state, rider)) : [];

export const isHungry = (course: Course, state: View, rider: RiderId): boolean =>
  course.options.feed && zoneOf(course, state, rider) > state.fed[rider];

/** PW-5.1: what feeding adds to a skill; never above ten. */
export const gainOf = (state: View, rider: RiderId, skill: Skill): number => Math.min(feedGives, maxPoints - state.points[skill][rider]);

export const feeds = (state: View, rider: RiderId): readonly Choice[] =>
  skills.filter((skill) => gainOf(state, rider, skill) > 0).map((skill) => ({ do: 'feed', skill }));

/** PW-5.1. */
export function feed(course: Course, state: State, skill: Skill, tell: Tell<Fact>): void {
  const rider = state.asked.shift() as RiderId;
  const amount = gainOf(state, rider, skill);
  state.points[skill][rider] = state.points[skill][rider] + amount;
  state.fed[rider] = zoneOf(course, state, rider);
  tell?.({ type: 'gained', rule: 'PW-5.1', seat: seatOf(rider), rider, what: skill, amount });
}
