import { type Game, parseRecord, type RaceRecord, recordOf, replay, type Table, version } from '@gruppetto/kernel';
import { type ToyRace, toyRace } from '@gruppetto/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rodeOut } from './toy-table.ts';

type ToyRecord = RaceRecord<ToyRace>;

const game = toyRace as unknown as Game;
const find = (id: string) => (id === 'toy-race' ? game : undefined);
const throughJson = (record: unknown): unknown => JSON.parse(JSON.stringify(record));

/** What is wrong, short: `steps[3].dice: wrong-die`. */
function faults(input: unknown): readonly string[] {
  const record = parseRecord(input, find);
  const result = record.ok ? replay(game, record.value) : record;
  return result.ok ? [] : result.problems.map(({ at, need }) => `${at}: ${need.reason}`);
}

const table: Table<ToyRace> = rodeOut('a race');
const record: ToyRecord = recordOf(table);

describe('a record', () => {
  test('is what somebody needs to play the race again, and which program wrote it', () => {
    expect(record).toEqual({
      format: 'gruppetto-race',
      game: 'toy-race',
      rules: 1,
      options: { players: 2, length: 8, absent: [] },
      seats: table.seats,
      setup: table.setup,
      steps: table.steps,
      version,
    });
  });

  test('replays to the same race, through JSON and without the generator', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { state, steps } = rodeOut(seed);
        const parsed = parseRecord(throughJson(recordOf(rodeOut(seed))), find);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
        const replayed = replay(game, parsed.value);
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
        expect(replayed.value.table.state).toEqual(state);
        expect(recordOf(replayed.value.table)).toEqual(parsed.value);
        expect(replayed.value.facts).toHaveLength(steps.length + 1);
      }),
      { seed: 1 },
    );
  });

  test('gives every table and all facts on the way, as far as one wants', () => {
    const replayed = replay(toyRace, record, 3);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    const { tables, facts } = replayed.value;
    expect(tables.map(({ steps }) => steps.length)).toEqual([0, 1, 2, 3]);
    expect(replayed.value.table).toBe(tables[3]);
    expect(facts.map((some) => some[0]?.type)).toEqual(['placed', expect.any(String), expect.any(String), expect.any(String)]);
    expect(tables[0]?.state).not.toEqual(tables[3]?.state);
  });

  test('is given the defaults of its options', () => {
    const parsed = parseRecord({ ...record, options: {} }, find);
    expect(parsed.ok && parsed.value.options).toEqual({ players: 2, length: 8, absent: [] });
  });
});

describe('a file that is no record of a race that can be played here is refused', () => {
  const rest = (name: keyof ToyRecord) => Object.fromEntries(Object.entries(record).filter(([field]) => field !== name));

  test.each<[string, unknown, string[]]>([
    ['no object', 'race', ['format: wrong-format']],
    ['nothing', null, ['format: wrong-format']],
    ['another format', { ...record, format: 'gruppetto-scenario' }, ['format: wrong-format']],
    ['no game', rest('game'), ['game: missing']],
    ['a game nobody knows', { ...record, game: 'chess' }, ['game: unknown-game']],
    ['other rules', { ...record, rules: 2 }, ['rules: other-rules']],
    ['no options', rest('options'), ['options: missing']],
    [
      'options of another game',
      { ...record, options: { players: 9, laps: 3 } },
      ['options.laps: unknown-field', 'options.players: out-of-range'],
    ],
    ['a seat too few', { ...record, seats: record.seats.slice(1) }, ['seats: wrong-count']],
    ['a seat too many', { ...record, seats: [...record.seats, ...record.seats] }, ['seats: wrong-count']],
    ['a seat without a name', { ...record, seats: [{ colour: 'red', player: 'person' }, record.seats[1]] }, ['seats[0].name: missing']],
    ['no steps', rest('steps'), ['steps: missing']],
    ['steps that are none', { ...record, steps: [7] }, ['steps[0]: need-object']],
    [
      'a die that is no number',
      { ...record, steps: [{ seat: 0, choice: { do: 'ride' }, dice: ['3'] }] },
      ['steps[0].dice[0]: need-integer'],
    ],
    ['a die that is none', { ...record, setup: [-1] }, ['setup[0]: out-of-range']],
    ['a field too many', { ...record, seed: 'x' }, ['seed: unknown-field']],
  ])('%s', (_, input, expected) => {
    expect(faults(input)).toEqual(expected);
  });

  test('and says which rules were wanted', () => {
    expect(parseRecord({ ...record, rules: 2 }, find)).toEqual({
      ok: false,
      problems: [{ at: 'rules', need: { reason: 'other-rules', with: { theirs: 2, ours: 1 } } }],
    });
  });
});

describe('a record that was tampered with is refused at the first step that the rules would not have given', () => {
  const steps = record.steps;
  const nth = steps.findIndex(({ choice }) => choice.do === 'ride');
  const change = (index: number, part: object) => ({
    ...record,
    steps: steps.map((step, at) => (at === index ? { ...step, ...part } : step)),
  });
  const last = steps.length - 1;

  test('as it is, it is right', () => {
    expect(nth).toBeGreaterThan(0);
    expect(faults(record)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['an impossible die', change(nth, { dice: [4] }), `steps[${nth}].dice: wrong-die`],
    ['a die less', change(nth, { dice: [] }), `steps[${nth}].dice: die-missing`],
    ['a die more', change(nth, { dice: [1, 1] }), `steps[${nth}].dice: dice-left`],
    ['another seat', change(nth, { seat: 1 - steps[nth]?.seat }), `steps[${nth}]: not-your-turn`],
    ['a seat that is none', change(nth, { seat: 5 }), `steps[${nth}]: no-such-seat`],
    ['a choice that was not there', change(nth, { choice: { do: 'fly' }, dice: [] }), `steps[${nth}]: not-offered`],
    ['no choice', change(nth, { choice: undefined }), `steps[${nth}]: not-offered`],
    ['another choice, with the same dice', change(nth, { choice: { do: 'walk' } }), `steps[${nth}].dice: dice-left`],
    ['a step dropped', { ...record, steps: steps.toSpliced(1, 1) }, 'steps[1]: not-your-turn'],
    ['a step twice', { ...record, steps: steps.toSpliced(1, 0, steps[1]) }, 'steps[2]: not-your-turn'],
    ['a step after the end', { ...record, steps: [...steps, steps[last]] }, `steps[${last + 1}]: race-over`],
    ['a lot less at the set-up', { ...record, setup: record.setup.slice(0, -1) }, 'setup: die-missing'],
    ['an impossible lot at the set-up', { ...record, setup: [2, ...record.setup.slice(1)] }, 'setup: wrong-die'],
    ['a lot more at the set-up', { ...record, setup: [...record.setup, 0] }, 'setup: dice-left'],
  ])('%s', (_, input, expected) => {
    expect(faults(throughJson(input))).toEqual([expected]);
  });

  test('with what the die showed, and what it might have shown', () => {
    const parsed = parseRecord(change(nth, { dice: [4] }), find);
    expect(parsed.ok && replay(game, parsed.value)).toEqual({
      ok: false,
      problems: [{ at: `steps[${nth}].dice`, need: { reason: 'wrong-die', with: { die: 1, face: 4, min: 1, max: 3 } } }],
    });
  });

  test('another die that might have fallen makes another race', () => {
    const stateAfter = (input: ToyRecord) => {
      const replayed = replay(toyRace, input, nth + 1);
      return replayed.ok ? replayed.value.table.state : replayed.problems;
    };
    const face = steps[nth]?.dice[0] === 1 ? 2 : 1;
    expect(stateAfter(change(nth, { dice: [face] }))).toMatchObject({ next: expect.any(Number) });
    expect(stateAfter(change(nth, { dice: [face] }))).not.toEqual(stateAfter(record));
  });

  test('a mistake in the program is no fault of the record', () => {
    const mistake = (part: 'play' | 'setup'): Game => ({
      ...game,
      race: (options) => ({
        ...game.race(options),
        [part]: () => {
          throw new TypeError('a mistake');
        },
      }),
    });
    expect(() => replay(mistake('play'), record as unknown as RaceRecord)).toThrow('a mistake');
    expect(() => replay(mistake('setup'), record as unknown as RaceRecord)).toThrow('a mistake');
  });
});
