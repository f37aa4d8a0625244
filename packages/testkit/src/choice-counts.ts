import { type Game, type GameTypes, type Race, SeededDice } from '@gruppetto/kernel';
import { expect, test } from 'vitest';

/** How many ways lead from a position one, two and three choices on: what perft is to chess. */
export function choiceCounts<T extends GameTypes>(race: Race<T>, state: T['State'], depth: number): readonly number[] {
  const counts = Array<number>(depth).fill(0);
  const count = (from: T['State'], level: number) => {
    const choices = race.turn(from)?.choices ?? [];
    counts[level] += choices.length;
    if (level + 1 === depth) return;
    for (const [index, choice] of choices.entries()) {
      const next = race.copy(from);
      // The same dice for the same way, whatever else is tried.
      const dice = new SeededDice('choice counts');
      dice.begin(100 * level + index);
      race.play(next, choice, dice);
      count(next, level + 1);
    }
  };
  count(state, 0);
  return counts;
}

/** One race of random choices, and after so many of them the numbers of ways. */
export interface Counted<T extends GameTypes> {
  readonly options: Partial<T['Options']>;
  /** By the number of choices that were made before: the ways one, two and three choices on. */
  readonly counts: Readonly<Record<number, readonly [number, number, number]>>;
}

/** A choice too many or too few, near any of these positions, changes a number. */
export function choiceCountTable<T extends GameTypes>(game: Game<T>, races: Readonly<Record<string, Counted<T>>>): void {
  test.each(Object.entries(races))('the numbers of choices of a race %s', (name, { options: input, counts }) => {
    const options = game.options.parse(input);
    if (!options.ok) throw new Error(JSON.stringify(options.problems));
    const race = game.race(options.value);
    const dice = new SeededDice(name);
    const pick = new SeededDice(`choices ${name}`);
    const state = race.setup(dice);
    const found: Record<number, readonly number[]> = {};
    const last = Math.max(...Object.keys(counts).map(Number));
    for (let made = 0; made <= last; made++) {
      if (counts[made]) found[made] = choiceCounts(race, race.copy(state), 3);
      const turn = race.turn(state);
      if (!turn) break;
      race.play(state, turn.choices[pick.draw(turn.choices.length)], dice);
    }
    expect(found).toEqual(counts);
  });
}
