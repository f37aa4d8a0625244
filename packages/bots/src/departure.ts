import { type GameTypes, type Race, type Seat, sameData, type Table } from '@gruppetto/kernel';
import { Imagination } from './imagination.ts';
import type { Mind } from './insight.ts';

/** A choice of a seat, and what it saw when it chose. */
export interface Seen<T extends GameTypes> {
  readonly view: T['View'];
  readonly choice: T['Choice'];
}

/**
 * What a seat did unlike the rule of thumb in one go. Several choices in a row, with nothing thrown and nobody else asked in between, are
 * one: after the first of them the rule of thumb would have stood where the last one was made.
 */
export interface Departure<T extends GameTypes = GameTypes> {
  readonly race: Race<T>;
  readonly seat: Seat;
  /** What the rule of thumb would have chosen where the seat first left it. */
  readonly usual: Seen<T>;
  /** The last choice unlike it. */
  readonly played: Seen<T>;
}

/** All departures of a race, by the step of their last choice, from 1. */
export function departuresOf<T extends GameTypes>(mind: Mind<T>, tables: readonly Table<T>[]): ReadonlyMap<number, Departure<T>> {
  const { race } = tables[0];
  const imagination = new Imagination(race, mind, 'departures');
  const found = new Map<number, Departure<T>>();
  let last: { readonly step: number; readonly seat: Seat; readonly round: number } | undefined;
  for (const [index, { state }] of tables.slice(0, -1).entries()) {
    const step = tables[index + 1].steps[index];
    const turn = race.turn(state);
    if (!turn) throw new Error('a step that nobody took');
    const { seat } = turn;
    const view = race.view(state, seat);
    if (imagination.insight.isDecided?.(view)) break;
    const round = imagination.insight.round(view);
    if (last?.seat !== seat || last.round !== round) last = undefined;
    const choice = turn.choices.length > 1 ? imagination.usual(view, turn) : step.choice;
    if (!sameData(choice, step.choice)) {
      const usual = (last && found.get(last.step)?.usual) ?? { view, choice };
      if (last) found.delete(last.step);
      last = { step: index + 1, seat, round };
      found.set(last.step, { race, seat, usual, played: { view, choice: step.choice } });
    }
    if (step.dice.length > 0) last = undefined;
  }
  return found;
}
