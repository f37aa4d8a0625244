import {
  botDice,
  MissingDie,
  ScriptedDice,
  SeededDice,
  type Step,
  startTable,
  TypedDice,
  tableDice,
  take,
  undoTo,
  WrongDie,
} from '@gruppetto/kernel';
import { type ToyChoice, toyRace } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { after, seats, toyTable } from './toy-table.ts';

const walk = { do: 'walk' } as const;
const ride = { do: 'ride' } as const;
const noDice = new ScriptedDice([]);

describe('starting a table', () => {
  test('tells the facts of the set-up and keeps what fell', () => {
    const { table, facts } = startTable(toyRace, { players: 2, length: 8, absent: [] }, seats, new ScriptedDice([1, 0, 2, 1, 1]));
    expect(table).toMatchObject({
      game: toyRace,
      race: { options: { players: 2, length: 8, absent: [] } },
      seats,
      setup: [1, 0, 2, 1, 1],
      steps: [],
    });
    expect(facts).toEqual([
      { type: 'placed', rule: 'T-1', rider: 0, to: 0 },
      { type: 'placed', rule: 'T-1', rider: 1, to: 0 },
    ]);
  });

  test('lets the caller know which die is missing', () => {
    expect(() => startTable(toyRace, { players: 2, length: 8, absent: [] }, seats, new ScriptedDice([1]))).toThrow(MissingDie);
  });
});

describe('taking a choice', () => {
  test('gives the next table, the step and the facts, and leaves the table as it was', () => {
    const table = toyTable();
    const was = JSON.stringify(table.state);
    const taken = take(table, 0, ride, new ScriptedDice([3]));
    expect(taken).toMatchObject({
      kind: 'taken',
      step: { seat: 0, choice: ride, dice: [3] },
      facts: [{ type: 'threw' }, { type: 'moved', rider: 0, from: 0, to: 3 }],
    });
    if (taken.kind !== 'taken') return;
    expect(taken.table.steps).toEqual([taken.step]);
    expect(taken.table.state.next).toBe(1);
    expect(table.steps).toEqual([]);
    expect(JSON.stringify(table.state)).toBe(was);
  });

  test('keeps the listed choice, not the object that was handed in', () => {
    const taken = take(toyTable(), 0, { do: 'walk', how: undefined } as ToyChoice, noDice);
    expect(taken.kind === 'taken' && taken.step.choice).toStrictEqual(walk);
  });

  const refusals: [string, number, unknown, object][] = [
    ['another seat', 1, walk, { reason: 'not-your-turn', with: { seat: 0 } }],
    ['a seat that is none', 2, walk, { reason: 'no-such-seat', with: { seats: 2 } }],
    ['a seat that is none', -1, walk, { reason: 'no-such-seat', with: { seats: 2 } }],
    ['a seat that is none', 0.5, walk, { reason: 'no-such-seat', with: { seats: 2 } }],
    ['a seat that is none', Number.NaN, walk, { reason: 'no-such-seat', with: { seats: 2 } }],
    ['a seat that is none', '0' as unknown as number, walk, { reason: 'no-such-seat', with: { seats: 2 } }],
    ['a barred choice', 0, { do: 'dash', card: 2 }, { reason: 'no-such-card', rule: 'T-4', with: { card: 2 } }],
    ['a choice nobody knows', 0, { do: 'fly' }, { reason: 'not-offered' }],
    ['a choice and more', 0, { do: 'walk', far: true }, { reason: 'not-offered' }],
    ['a choice with a prototype', 0, JSON.parse('{"do":"walk","__proto__":{"x":1}}'), { reason: 'not-offered' }],
    ['part of a choice', 0, { do: 'dash' }, { reason: 'not-offered' }],
    ['a word', 0, 'walk', { reason: 'not-offered' }],
    ['a list', 0, [walk], { reason: 'not-offered' }],
    ['nothing', 0, null, { reason: 'not-offered' }],
    ['nothing', 0, undefined, { reason: 'not-offered' }],
  ];

  test.each(refusals)('refuses %s (%o, %o), and changes nothing', (_, seat, choice, refusal) => {
    const table = toyTable();
    const was = JSON.stringify(table.state);
    const dice = new ScriptedDice([1, 1, 1]);
    expect(take(table, seat, choice as ToyChoice, dice)).toEqual({ kind: 'refused', refusal });
    expect(JSON.stringify(table.state)).toBe(was);
    expect(dice.left).toBe(3);
  });

  test('refuses everything when the race is over, whoever asks', () => {
    let table = toyTable(1);
    while (table.race.turn(table.state)) table = after(table, walk);
    for (const seat of [0, 1, 7]) expect(take(table, seat, walk, noDice)).toEqual({ kind: 'refused', refusal: { reason: 'race-over' } });
  });

  test('wants a die that is still to be typed in, and changes nothing until it is there', () => {
    const table = toyTable();
    const was = JSON.stringify(table.state);
    const lots = new SeededDice('lots');
    expect(take(table, 0, ride, new TypedDice([], lots))).toEqual({ kind: 'die-needed', sides: 3, fallen: [] });
    expect(JSON.stringify(table.state)).toBe(was);
    expect(take(table, 0, ride, new TypedDice([2], lots))).toMatchObject({ kind: 'taken', step: { dice: [2] } });
  });

  test('wants one die after another', () => {
    const table = toyTable();
    const twice: typeof table.race = {
      ...table.race,
      play(state, choice, dice, tell) {
        dice.roll(6);
        table.race.play(state, choice, dice, tell);
      },
    };
    expect(take({ ...table, race: twice }, 0, ride, new ScriptedDice([5]))).toEqual({ kind: 'die-needed', sides: 3, fallen: [5] });
  });

  test('throws what is a mistake of the program, not of a person', () => {
    expect(() => take(toyTable(), 0, ride, new ScriptedDice([4]))).toThrow(WrongDie);
    const table = toyTable();
    const broken: typeof table.race = {
      ...table.race,
      play() {
        throw new TypeError('a mistake');
      },
    };
    expect(() => take({ ...table, race: broken }, 0, walk, noDice)).toThrow('a mistake');
  });
});

describe('the dice of a table', () => {
  const first = (dice: { roll(sides: number): number }) => Array.from({ length: 8 }, () => dice.roll(20)).join();

  test('are the same for a step, however often one comes back to it', () => {
    expect(first(tableDice('seed', 3))).toBe(first(tableDice('seed', 3)));
  });

  test('are others for another step, for another seed, and for the bots', () => {
    const all = [tableDice('seed', 3), tableDice('seed', 4), tableDice('other', 3), botDice('seed', 3), botDice('seed', 4)].map(first);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('taking back', () => {
  const table = [
    { name: 'Ana', colour: 'red', player: 'person' },
    { name: 'Ben', colour: 'blue', player: 'person' },
    { name: 'Bot', colour: 'green', player: 'random' },
  ];
  const [ana, ben, bot] = [0, 1, 2];
  const step = (seat: number, ...dice: number[]): Step => ({ seat, choice: walk, dice });
  /** The same, when it made a secret known. */
  const showing = (seat: number): Step & { reveals: true } => ({ ...step(seat), reveals: true });

  test.each<[string, (Step & { reveals?: true })[], number | undefined]>([
    ['nothing has been played', [], undefined],
    ['the last choice of a person', [step(ana), step(ben)], 1],
    ['a bot has only thought since', [step(ana), step(bot), step(bot)], 0],
    ['dice fell in it', [step(ana), step(ben, 4)], undefined],
    ['dice fell since', [step(ana), step(bot, 4)], undefined],
    ['dice fell before it', [step(ana, 4), step(ben)], 1],
    ['dice fell before it, and a bot thought since', [step(ana, 4), step(ben), step(bot)], 1],
    ['only bots have played', [step(bot), step(bot)], undefined],
    ['it revealed a secret', [step(ana), showing(ben)], undefined],
    ['a secret was revealed since', [step(ana), showing(bot)], undefined],
    ['a secret was revealed before it', [showing(ana), step(ben)], 1],
  ])('%s', (_, steps, left) => {
    const facts = steps.map(({ reveals }) => [
      { type: 'walked', rule: 'T-1' },
      { type: 'showed', rule: 'T-4', ...(reveals && { reveals }) },
    ]);
    expect(undoTo({ steps, seats: table }, [[{ type: 'set-up', rule: 'T-1' }], ...facts])).toBe(left);
  });
});
