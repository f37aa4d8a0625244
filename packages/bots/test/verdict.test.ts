import { SeededDice, startTable, type Table, tableDice, take } from '@gruppetto/kernel';
import { type ToyRace, toyRace } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import { costliestChoices, departuresOf, type JudgedStep, judgeStep, random, startChances, sumUp } from '../src/index.ts';
import { mindWith, toyTraining } from './toy-mind.ts';

const mind = mindWith(toyTraining.network);

/** A race between two who choose by lot. */
function rideTables(): readonly Table<ToyRace>[] {
  const seats = ['red', 'blue'].map((colour) => ({ name: colour, colour, player: 'random' }));
  let { table } = startTable(toyRace, { players: 2, length: 12, absent: [] }, seats, tableDice('verdict', 0));
  const tables = [table];
  const lots = new SeededDice('lots');
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const choice = random(table.race as never, undefined, turn, lots) as ToyRace['Choice'];
    const taken = take(table, turn.seat, choice, tableDice('verdict', tables.length));
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    table = taken.table;
    tables.push(table);
  }
  return tables;
}

test('start, luck and choices add up to the result, for everybody', () => {
  const tables = rideTables();
  const departures = departuresOf(mind, tables);
  expect(departures.size).toBeGreaterThan(0);
  const steps = tables
    .slice(1)
    .map((after, index) => judgeStep(mind, tables[index], after, { seed: 'v', budget: 400, departure: departures.get(index + 1) }));
  const { accounts, curve } = sumUp(startChances(mind, tables[0]), steps, 'seats');
  expect(accounts.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 9);
  for (const { start, ownLuck, ownChoices, othersLuck, othersChoices, result } of accounts) {
    expect(start + ownLuck + ownChoices + othersLuck + othersChoices).toBeCloseTo(result, 9);
    expect([0, 1]).toContain(result);
  }
  expect(curve.length).toBe(tables.length);
  expect(accounts[0].ownLuck).toBeCloseTo(accounts[1].othersLuck * -1, 9);
  expect(accounts[0].ownChoices).toBeCloseTo(accounts[1].othersChoices * -1, 9);
});

const judged = (step: number, seat: number, chances: readonly number[], loss?: number): JudgedStep => ({
  step,
  seat,
  thrown: loss === undefined,
  chances,
  ...(loss !== undefined && {
    decision: {
      played: 'a',
      best: 'b',
      winBest: 0.5,
      winPlayed: 0.5 - loss,
      loss,
      lossError: 0.001,
      clear: loss > 0.002,
      reason: 'position',
      effect: { mean: [-loss, loss], variance: [1e-6, 4e-6], samples: 32, cost: 10 },
      wins: [],
    },
  }),
});

test('a throw is luck, a choice is not, and the costliest choices come first', () => {
  const steps = [judged(1, 0, [0.6, 0.4]), judged(2, 0, [0.9, 0.1], 0.1), judged(3, 0, [0, 0], 0.2), judged(4, 1, [0, 1])];
  const verdict = sumUp([0.5, 0.5], steps, 'seats');
  expect(verdict.accounts[0]).toMatchObject({ start: 0.5, othersChoices: 0, result: 0 });
  expect(verdict.accounts[0].ownLuck).toBeCloseTo(0.1, 9);
  expect(verdict.accounts[0].ownChoices).toBeCloseTo(-0.3, 9);
  expect(verdict.accounts[0].othersLuck).toBeCloseTo(-0.3, 9);
  expect(verdict.accounts[0].ownError).toBeCloseTo(Math.sqrt(2e-6), 9);
  expect(verdict.accounts[0].othersError).toBe(0);
  expect(verdict.accounts[1].othersError).toBeCloseTo(Math.sqrt(8e-6), 9);
  expect(costliestChoices(verdict, 0).map(({ step }) => step)).toEqual([3, 2]);
  expect(verdict.throws.map(({ step }) => step)).toEqual([4, 1]);
  expect(verdict.turningPoints).toEqual([
    { step: 1, cause: 'dice', entrant: 0 },
    { step: 2, cause: 'choice', entrant: 0 },
    { step: 3, cause: 'choice', entrant: 0 },
    { step: 4, cause: 'dice', entrant: 1 },
  ]);
});

test('a value function that thinks too well of whoever has just moved makes nobody lucky', () => {
  const flattered = (step: number, seat: number): JudgedStep => {
    const chances = seat === 0 ? [0.6, 0.4] : [0.4, 0.6];
    return { step, seat, thrown: true, chances, expected: chances };
  };
  const last = { step: 3, seat: 0, thrown: true, chances: [1, 0], expected: [0.6, 0.4] };
  const { accounts, throws } = sumUp([0.5, 0.5], [flattered(1, 0), flattered(2, 1), last], 'seats');
  expect(throws.map(({ step, luck }) => [step, Math.round(100 * luck)])).toEqual([
    [3, 40],
    [1, 0],
    [2, 0],
  ]);
  expect(accounts[0]).toMatchObject({ start: 0.5, othersLuck: 0, result: 1 });
  expect(accounts[0].ownLuck).toBeCloseTo(0.5, 9);
  expect(accounts[1].othersLuck).toBeCloseTo(-0.5, 9);
});

test('where riders win, each has the luck of their own throws, and the rest of it from the others', () => {
  const lucky = (rider: number, from: number, luck: number) => ({ rider, from, luck, variance: 1e-4, samples: 64 });
  const steps: JudgedStep[] = [
    { step: 1, seat: 0, thrown: true, chances: [0.4, 0.6], expected: [0.5, 0.5], luckOf: [lucky(0, 0.5, 0.1), lucky(1, 0.4, 0.2)] },
    { step: 2, seat: 0, thrown: true, chances: [0, 1], expected: [0.4, 0.6], luckOf: [lucky(0, 0.4, -0.4)] },
  ];
  const { accounts, throws, turningPoints } = sumUp([0.5, 0.5], steps, 'riders');
  expect(accounts[0].ownLuck).toBeCloseTo(-0.3, 9);
  expect(accounts[0].othersLuck).toBeCloseTo(-0.2, 9);
  expect(accounts[1].ownLuck).toBeCloseTo(0.2, 9);
  expect(accounts[1].othersLuck).toBeCloseTo(0.3, 9);
  expect(accounts[0].ownError).toBeCloseTo(Math.sqrt(2e-4), 9);
  expect(accounts[0].othersError).toBe(accounts[0].ownError);
  expect(throws.map(({ step, rider, luck }) => [step, rider, luck])).toEqual([
    [1, 1, 0.2],
    [1, 0, 0.1],
    [2, 0, -0.4],
  ]);
  expect(turningPoints).toEqual([
    { step: 1, cause: 'dice', entrant: 1 },
    { step: 2, cause: 'dice', entrant: 0 },
  ]);
});
