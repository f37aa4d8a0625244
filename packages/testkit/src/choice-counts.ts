import { readFileSync } from 'node:fs';
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

interface Counted {
  readonly options: unknown;
  readonly position: unknown;
  /** The ways one, two and three choices on. */
  readonly counts: readonly number[];
}

/**
 * A file of positions that races have reached, by what is asked there, and their counts: a choice too many or too few, near any of them,
 * changes a number. Between them they offer every kind of choice that the game has.
 */
export function choiceCountTable<T extends GameTypes>(game: Game<T>, file: URL, kinds: readonly T['Choice']['do'][]): void {
  const table = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Counted>);

  function begin({ options: input, position }: Counted): { race: Race<T>; state: T['State'] } {
    const options = game.options.parse(input);
    if (!options.ok) throw new Error(JSON.stringify(options.problems));
    const race = game.race(options.value);
    const parsed = race.positions().parse(position);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return { race, state: race.place(parsed.value) };
  }

  test.each(table)('the numbers of choices: %s', (_, counted) => {
    const { race, state } = begin(counted);
    expect(choiceCounts(race, state, 3)).toEqual(counted.counts);
  });

  test('every kind of choice is counted', () => {
    const offered = table.flatMap(([, counted]) => {
      const { race, state } = begin(counted);
      return race.turn(state)?.choices.map((choice) => choice.do) ?? [];
    });
    expect(new Set(offered)).toEqual(new Set(kinds));
  });
}
