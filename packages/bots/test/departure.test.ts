import type { GameTypes, Race, Table } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { departuresOf, type Mind } from '../src/index.ts';

const choices = [{ do: 'a' }, { do: 'b' }, { do: 'c' }];

interface Moment {
  readonly at: number;
  readonly round: number;
}

/** The rule of thumb always says `a`. */
const mind = {
  ruleOfThumb: () => choices[0],
  insight: {
    of: 'seats',
    features: [],
    read: () => {},
    round: ({ round }: Moment) => round,
    isDecided: ({ round }: Moment) => round === 9,
    horizon: 1,
    trainedOn: [],
  },
} as unknown as Mind;

/** A race that is only a list of turns: who chose what, what fell, and in which round. */
function tablesOf(...said: readonly { seat: number; choice: string; dice?: number; round?: number }[]): readonly Table[] {
  const race = {
    seats: 2,
    riders: [],
    turn: ({ at }: Moment) => ({ seat: said[at].seat, choices }),
    view: (moment: Moment) => moment,
  } as unknown as Race<GameTypes>;
  const steps = said.map(({ seat, choice, dice }) => ({ seat, choice: { do: choice }, dice: dice === undefined ? [] : [dice] }));
  return [...said, { round: 0 }].map(
    ({ round = 0 }, at) => ({ race, state: { at, round }, steps: steps.slice(0, at) }) as unknown as Table,
  );
}

const found = (tables: readonly Table[]) =>
  [...departuresOf(mind, tables)].map(([step, { seat, usual, played }]) => [
    step,
    seat,
    (usual.view as Moment).at,
    usual.choice.do,
    (played.view as Moment).at,
    played.choice.do,
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

test('once it is known who wins, nothing is a departure', () => {
  const won = tablesOf({ seat: 0, choice: 'b' }, { seat: 1, choice: 'c', round: 9 }, { seat: 0, choice: 'b', round: 9 });
  expect(found(won).map(([step]) => step)).toEqual([1]);
});
