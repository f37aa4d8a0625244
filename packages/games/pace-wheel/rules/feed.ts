import type { RiderId, Tell } from '@gruppetto/kernel';
import { courseOf, seatOf } from './course.ts';
import { mostPoints, skills } from './racers.ts';
import type { Choice, Fact, Skill, State, View } from './types.ts';

/** PW-5.1. */
const feedGives = 2;

const zoneOf = (state: View, rider: RiderId): number => courseOf(state.options).zone[state.square[rider]] ?? 0;

/** PW-5.1: who stands in a zone in which he has not fed. */
export const hungry = (state: View): RiderId[] =>
  state.options.feed ? state.road.filter((rider) => zoneOf(state, rider) > state.fed[rider]) : [];

/** PW-5.1: what feeding adds to a skill; never above ten. */
export const gainOf = (state: View, rider: RiderId, skill: Skill): number => Math.min(feedGives, mostPoints - state.points[skill][rider]);

export const feeds = (state: View, rider: RiderId): readonly Choice[] =>
  skills.filter((skill) => gainOf(state, rider, skill) > 0).map((skill) => ({ do: 'feed', skill }));

/** PW-5.1. */
export function feed(state: State, skill: Skill, tell: Tell<Fact>): void {
  const rider = state.asked.shift() as RiderId;
  const amount = gainOf(state, rider, skill);
  state.points[skill][rider] = state.points[skill][rider] + amount;
  state.fed[rider] = zoneOf(state, rider);
  tell?.({ type: 'gained', rule: 'PW-5.1', seat: seatOf(rider), rider, what: skill, amount });
}
