import type { Seat } from '@gruppetto/kernel';
import { canDrink, couldGain, mayDrink } from './bottles.ts';
import { ridesOn } from './car.ts';
import { leadingSeat } from './course.ts';
import { canDescend, hasSpecial } from './specials.ts';
import type { State, View } from './types.ts';

/** CP-5.5, CP-5.5a: asks the next manager who could give a bottle or make a special throw before the group moves; false when all are done. */
export function askBefore(state: State): boolean {
  const { options } = state;
  const leading = leadingSeat(state);
  for (let index = 0; index < options.teams; index++) {
    const seat = (leading + index) % options.teams;
    if (isDone(state, seat)) continue;
    // CP-5.5b: a descent that is not made now is lost.
    const asked = ridesOn(state, seat) ? some(state, seat, canDescend) : mayGiveBefore(state, seat) || hasSpecial(state, seat);
    if (asked) return ask(state, 'before', seat);
  }
  return false;
}

/** CP-5.5: at the end of a turn, in seat order; false when all are done. */
export function askEnd(state: State): boolean {
  for (let seat = 0; seat < state.options.teams; seat++) {
    if (isDone(state, seat) || state.teams[seat].bottles === 0) continue;
    const may = ridesOn(state, seat) ? gains : mayDrinkAtEnd;
    if (some(state, seat, may)) return ask(state, 'end', seat);
  }
  return false;
}

const isDone = ({ now, teams, turn }: View, seat: Seat): boolean => teams[seat].quiet === turn || now.answered.includes(seat);

const mayGiveBefore = (state: View, seat: Seat): boolean =>
  state.teams[seat].bottles > 0 && some(state, seat, (view, rider) => mayDrink(view, rider, 'before'));

const mayDrinkAtEnd = (state: View, rider: number): boolean => mayDrink(state, rider, 'end');

/** CP-5.5b: what an order to ride on does not cover. */
const gains = (state: View, rider: number): boolean => canDrink(state, rider) && couldGain(state, rider);

function some(state: View, seat: Seat, may: (state: View, rider: number) => boolean): boolean {
  const first = seat * state.options.riders;
  for (let rider = first; rider < first + state.options.riders; rider++) if (may(state, rider)) return true;
  return false;
}

function ask(state: State, step: 'before' | 'end', seat: Seat): true {
  const { now } = state;
  now.step = step;
  now.seat = seat;
  now.rider = -1;
  return true;
}
