import { type Dice, ScriptedDice, type SeatEntry, SeededDice, startTable, type Table, take } from '@gruppetto/kernel';
import { type ToyChoice, type ToyRace, toyRace } from '@gruppetto/testkit';

export const seats: readonly SeatEntry[] = [
  { name: 'Ana', colour: 'red', player: 'person' },
  { name: 'Bot', colour: 'blue', player: 'random' },
];

/** Two riders at the start. The first seat holds the cards 1 and 3, the second 2 and 2. */
export const toyTable = (length = 8): Table<ToyRace> =>
  startTable(toyRace, { players: 2, length, absent: [] }, seats, new ScriptedDice([1, 0, 2, 1, 1])).table;

/** The table after a choice of the seat whose turn it is. */
export function after(table: Table<ToyRace>, choice: ToyChoice, dice: Dice = new ScriptedDice([])): Table<ToyRace> {
  const taken = take(table, table.race.turn(table.state)?.seat ?? 0, choice, dice);
  if (taken.kind !== 'taken') throw new Error(JSON.stringify(taken));
  return taken.table;
}

/** A whole race of random choices. */
export function rodeOut(seed: string): Table<ToyRace> {
  const dice = new SeededDice(seed);
  let { table } = startTable(toyRace, { players: 2, length: 8, absent: [] }, seats, dice);
  for (;;) {
    const choices = table.race.turn(table.state)?.choices;
    if (!choices) return table;
    table = after(table, choices[dice.draw(choices.length)], dice);
  }
}
