import type { GameTypes, Race, Table, Turn } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { departuresOf, type Mind } from '../src/index.ts';

/** A race that is only a list of turns: the rule of thumb always says `a`. */
interface Listed extends GameTypes {
  State: number;
  View: number;
  Choice: string;
}

const mind = {
  ruleOfThumb: () => 'a',
  insight: { of: 'seats', features: [], read: () => {}, round: (view: number) => Math.floor(view / 100), horizon: 1, trainedOn: [] },
} as unknown as Mind<Listed>;

/** Each step: who chose what, what fell, and in which round. */
function tablesOf(...said: readonly { seat: number; choice: string; dice?: number; round?: number }[]): readonly Table<Listed>[] {
  const states = said.map(({ round = 0 }, index) => 100 * round + index);
  const race = {
    seats: 2,
    riders: [],
    turn: (state: number): Turn<string> | undefined => ({ seat: said[state % 100].seat, choices: ['a', 'b', 'c'] }),
    view: (state: number) => state,
  } as unknown as Race<Listed>;
  const steps = said.map(({ seat, choice, dice }) => ({ seat, choice, dice: dice === undefined ? [] : [dice] }));
  return [...states, 0].map((state, index) => ({ race, state, steps: steps.slice(0, index) })) as unknown as readonly Table<Listed>[];
}

const found = (tables: readonly Table<Listed>[]) =>
  [...departuresOf(mind, tables)].map(([step, { seat, usual, played }]) => [
    step,
    seat,
    usual.view,
    usual.choice,
    played.view,
    played.choice,
  ]);

test('choices in a row of one seat are one departure, from the first unlike the rule of thumb to the last', () => {
  const row = tablesOf({ seat: 0, choice: 'a' }, { seat: 0, choice: 'b' }, { seat: 0, choice: 'a' }, { seat: 0, choice: 'c', dice: 4 });
  expect(found(row)).toEqual([[4, 0, 1, 'a', 3, 'c']]);
});

test('a throw, another seat or another round ends it', () => {
  const thrown = tablesOf({ seat: 0, choice: 'b', dice: 2 }, { seat: 0, choice: 'c' }, { seat: 1, choice: 'a' }, { seat: 0, choice: 'b' });
  expect(found(thrown)).toEqual([
    [1, 0, 0, 'a', 0, 'b'],
    [2, 0, 1, 'a', 1, 'c'],
    [4, 0, 3, 'a', 3, 'b'],
  ]);
  const rounds = tablesOf({ seat: 0, choice: 'b' }, { seat: 0, choice: 'c', round: 1 });
  expect(found(rounds).map(([step]) => step)).toEqual([1, 2]);
});
