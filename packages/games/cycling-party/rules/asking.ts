import type { RiderId, Seat } from '@gruppetto/kernel';
import { canDrink, couldGain, mayDrinkAtEnd, mayDrinkBefore } from './bottles.ts';
import { ridesOn } from './car.ts';
import { type Course, leadingSeat } from './course.ts';
import { canDescend, hasSpecial } from './specials.ts';
import type { State, View } from './types.ts';

/** CP-5.5, CP-5.5a: asks the next manager, or the next after this one, who could give a bottle or make a special throw before the group moves; false when all are done. */
export function askBefore(course: Course, state: State, after?: Seat): boolean {
  const { teams } = course.options;
  const leading = leadingSeat(course, state);
  for (let index = after === undefined ? 0 : ((after - leading + teams) % teams) + 1; index < teams; index++) {
    const seat = (leading + index) % teams;
    if (isDone(state, seat)) continue;
    // CP-5.5b: a descent that is not made now is lost.
    const asked = ridesOn(state, seat)
      ? mayDescend(course, state, seat)
      : mayGiveBefore(course, state, seat) || hasSpecial(course, state, seat);
    if (asked) return ask(state, 'before', seat);
  }
  return false;
}

/** CP-5.5: at the end of a turn, in seat order, or on after this seat; false when all are done. */
export function askEnd(course: Course, state: State, after = -1): boolean {
  for (let seat = after + 1; seat < course.options.teams; seat++) {
    if (isDone(state, seat) || state.teams[seat].bottles === 0) continue;
    if (mayGiveAtEnd(course, state, seat)) return ask(state, 'end', seat);
  }
  return false;
}

const isDone = ({ now, teams, turn }: View, seat: Seat): boolean => teams[seat].quiet === turn || now.answered.includes(seat);

/** CP-5.5b: what an order to ride on does not cover. */
const gains = (course: Course, state: View, rider: RiderId): boolean => canDrink(course, state, rider) && couldGain(course, state, rider);

// Loops of their own, here and below: one that is handed what it asks about each rider calls it through a pointer, millions of times.
function mayGiveAtEnd(course: Course, state: View, seat: Seat): boolean {
  const order = ridesOn(state, seat);
  for (const rider of course.teams[seat]) if (order ? gains(course, state, rider) : mayDrinkAtEnd(course, state, rider)) return true;
  return false;
}

function mayGiveBefore(course: Course, state: View, seat: Seat): boolean {
  if (state.teams[seat].bottles === 0) return false;
  for (const rider of course.teams[seat]) if (mayDrinkBefore(course, state, rider)) return true;
  return false;
}

function mayDescend(course: Course, state: View, seat: Seat): boolean {
  for (const rider of course.teams[seat]) if (canDescend(course, state, rider)) return true;
  return false;
}

function ask(state: State, step: 'before' | 'end', seat: Seat): true {
  const { now } = state;
  now.step = step;
  now.seat = seat;
  now.rider = -1;
  return true;
}
