import { SeededDice } from '@gruppetto/kernel';
import fc from 'fast-check';
import { test } from 'vitest';
import { type Choice, type Fact, losCiclistas, type Options, type State } from '../rules/index.ts';

export interface AnyRace {
  readonly options: Options;
  readonly seed: string;
}

/** Any race that can be set up, with players who choose at random. */
const anyRace: fc.Arbitrary<AnyRace> = fc.record({
  options: fc
    .record({
      players: fc.integer({ min: 2, max: 10 }),
      length: fc.constantFrom(60, 65, 90),
      events: fc.boolean(),
      elimination: fc.boolean(),
      end: fc.constantFrom('all-home', 'first-finish'),
    })
    .map((options): Options => ({ ...options, length: options.elimination ? 50 : options.length })),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
});

/** Rides it to its end. `hear` is told every fact, with the race as it is at that moment; `look` sees it before every choice. */
export function ride(
  { options, seed }: AnyRace,
  hear?: (fact: Fact, state: State) => void,
  look?: (state: State, choice: Choice) => void,
): State {
  const dice = new SeededDice(seed);
  const whims = new SeededDice(`${seed}'s choices`);
  const race = losCiclistas.race(options);
  const state = race.setup(dice);
  for (;;) {
    const turn = race.turn(state);
    if (!turn) return state;
    const choice = turn.choices[whims.draw(turn.choices.length)];
    look?.(state, choice);
    race.play(state, choice, dice, hear && ((fact) => hear(fact, state)));
  }
}

/** A property of every race. `check` rides it and throws what is wrong with it: `expect` would be too slow to ask at every step. */
export function inEveryRace(title: string, check: (race: AnyRace) => void, races = 30): void {
  test(`${title}, in every race`, () => fc.assert(fc.property(anyRace, check), { numRuns: races }));
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
