import {
  type Dice,
  type Game,
  type GameTypes,
  type Race,
  type SeatEntry,
  type Step,
  sameData,
  type Turn,
  type Viewer,
} from '@gruppetto/kernel';
import type { Fault } from './well-formed.ts';

/** One moment of a race, as the checks look at it: the state, and how it came about. */
export interface Snapshot<T extends GameTypes> {
  readonly game: Game<T>;
  readonly race: Race<T>;
  readonly seats: readonly SeatEntry[];
  readonly riders: number;
  readonly state: T['State'];
  readonly turn: Turn<T['Choice']> | undefined;
  /** The state one choice ago; absent after the set-up. */
  readonly before: T['State'] | undefined;
  /** What was told since. */
  readonly facts: readonly T['Fact'][];
  readonly setup: readonly number[];
  readonly steps: readonly Step<T['Choice']>[];
  /** For what is tried out; the race has dice of its own. */
  readonly dice: Dice;
  /** Dice that begin as those of this race did. */
  again(): Dice;
}

export type Check<T extends GameTypes> = (moment: Snapshot<T>) => Fault;

export function firstFault<V>(values: Iterable<V>, faultOf: (value: V) => Fault): Fault {
  for (const value of values) {
    const fault = faultOf(value);
    if (fault) return fault;
  }
  return undefined;
}

export const viewers = (seats: readonly SeatEntry[]): readonly Viewer[] => ['spectator', ...seats.keys()];

export const anybody = (seats: readonly SeatEntry[], dice: Dice): Viewer => viewers(seats)[dice.draw(seats.length + 1)];

/** What is tried out is tried on a twin that cannot share anything with the race, whatever the game's own `copy` does. */
export const twin = <V>(data: V): V => JSON.parse(JSON.stringify(data)) as V;

export function difference(expected: unknown, actual: unknown, name: string): Fault {
  return sameData(expected, actual) ? undefined : `${name} differs: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
}
