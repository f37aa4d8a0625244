import type { Bot } from '@gruppetto/bots';
import { findBot, findGame, rooms } from '@gruppetto/catalogue/all';
import { type Game, parseRecord, type RaceRecord, recordOf, replay, startTable, type Table, take } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  fairBotDice,
  fairDice,
  fairnessOf,
  type Moment,
  momentFor,
  seedOf,
  takeBacksBefore,
  verifyRecord,
} from '../src/index.ts';

const secret = '5e'.repeat(32);
const contributions = ['a1'.repeat(32), undefined, 'c3'.repeat(32), 'd4'.repeat(32)];

/** With `taken`, everyone agrees after ten steps to take the last so many back. */
function ride(game: Game, version: 1 | 2 = 2, taken = 0): RaceRecord {
  const options = game.options.parse(game.seatOption ? { [game.seatOption]: 3 } : {});
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const count = game.race(options.value).seats;
  const given = contributions.slice(0, count);
  const seed = seedOf(secret, given);
  const seats = given.map((one, seat) => ({ name: `Seat ${seat}`, colour: 'red', player: one ? 'person' : 'random' }));
  let { table }: { table: Table } = startTable(game, options.value, seats, fairDice(seed, 0));
  const tables: Table[] = [table];
  const takeBacks: number[] = [];
  for (;;) {
    if (table.steps.length === 10 && taken > 0 && takeBacks.length === 0) {
      takeBacks.push(10 - taken);
      table = tables[10 - taken];
    }
    const turn = table.race.turn(table.state);
    if (!turn) return { ...recordOf(table), fairness: fairnessOf(version, secret, given, takeBacks) };
    const step = table.steps.length + 1;
    const bot = findBot(game.id, 'rule-of-thumb') as Bot;
    const choice = bot(table.race, table.race.view(table.state, turn.seat), turn, fairBotDice(secret, step, takeBacks.length));
    const next = take(table, turn.seat, choice, fairDice(seed, step, takeBacks.length));
    if (next.kind !== 'taken') throw new Error('the bot made an impossible choice');
    table = next.table;
    tables[table.steps.length] = table;
  }
}

const copy = (record: RaceRecord): Writable<RaceRecord> => JSON.parse(JSON.stringify(record)) as Writable<RaceRecord>;
type Writable<T> = T extends readonly (infer I)[] ? Writable<I>[] : T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

const game = findGame('los-ciclistas') as Game;
const honest = ride(game);
const promised = {
  commitment: commitmentOf(secret),
  seats: contributions.slice(0, 3).map((one) => (one === undefined ? undefined : commitmentOf(one))),
};

test.each(rooms.map(({ game: one }) => one))('$id: every die of a race is verified from its record, as a file has it', (game) => {
  const record = ride(game);
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)), findGame);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const dice = record.setup.length + record.steps.reduce((sum, step) => sum + step.dice.length, 0);
  expect(dice).toBeGreaterThan(0);
  expect(verifyRecord(game, parsed.value)).toEqual({ ok: true, value: { dice, steps: record.steps.length, takeBacks: 0 } });
});

test('a record of version 1 is verified by its own scheme', () => {
  const record = ride(game, 1);
  expect(record.fairness).not.toHaveProperty('version');
  expect(verifyRecord(game, record, promised).ok).toBe(true);
  expect(verifyRecord(game, { ...record, fairness: { ...record.fairness, takeBacks: [3] } as never })).toMatchObject({
    ok: false,
    problems: [{ at: 'fairness.takeBacks' }],
  });
});

describe('agreed take-backs', () => {
  const record = ride(game, 2, 4);

  test('make new dice, which the record still proves', () => {
    expect(record.steps.slice(0, 6)).toEqual(honest.steps.slice(0, 6));
    expect(record.steps[6].dice).not.toEqual(honest.steps[6].dice);
    expect(verifyRecord(game, record, promised)).toMatchObject({ ok: true, value: { takeBacks: 1 } });
  });

  test('that are left out, made up or moved are found', () => {
    for (const takeBacks of [[], [5], [7], [6, 6]]) {
      const forged = { ...record, fairness: { ...record.fairness, takeBacks } } as RaceRecord;
      expect(verifyRecord(game, forged).ok, takeBacks.join()).toBe(false);
    }
  });

  test('count for the steps that were played after them', () => {
    expect(takeBacksBefore(6, [])).toEqual([0, 0, 0, 0, 0, 0]);
    expect(takeBacksBefore(6, [2])).toEqual([0, 0, 1, 1, 1, 1]);
    expect(takeBacksBefore(6, [2, 4])).toEqual([0, 0, 1, 1, 2, 2]);
    expect(takeBacksBefore(6, [4, 2])).toEqual([0, 0, 2, 2, 2, 2]);
    expect(takeBacksBefore(6, [4, 9, 5])).toEqual([0, 0, 0, 0, 1, 3]);
  });
});

describe('tampering', () => {
  test('what was promised is what was told, also where a bot sat and the browser kept it as JSON', () => {
    expect(promised.seats).toContain(undefined);
    expect(verifyRecord(game, honest, promised).ok).toBe(true);
    expect(verifyRecord(game, honest, JSON.parse(JSON.stringify(promised))).ok).toBe(true);
  });

  test('any die that is changed is found', () => {
    for (const [index, step] of honest.steps.entries())
      for (const [die, face] of step.dice.entries()) {
        const record = copy(honest);
        (record.steps[index] as { dice: number[] }).dice[die] = (face % 6) + 1;
        expect(verifyRecord(game, record)).toMatchObject({
          ok: false,
          problems: [{ at: `steps[${index}].dice`, need: { reason: 'dice-differ' } }],
        });
      }
  });

  test('the set-up is part of it', () => {
    const record = copy(honest);
    record.setup.push(1);
    expect(verifyRecord(game, record)).toMatchObject({ ok: false, problems: [{ at: 'setup' }] });
  });

  test('a step that the rules would not have given is named', () => {
    const record = copy(honest);
    (record.steps[4] as { seat: number }).seat = 2;
    expect(verifyRecord(game, record)).toMatchObject({ ok: false, problems: [{ at: 'steps[4]', need: { reason: 'not-your-turn' } }] });
  });

  test.each([0, 2])('the contribution of seat %i, and what was shown of it', (seat) => {
    const other = 'ee'.repeat(32);
    const changed = copy(honest);
    (changed.fairness?.seats[seat] as { contribution: string }).contribution = other;
    expect(verifyRecord(game, changed)).toMatchObject({ ok: false, problems: [{ at: `fairness.seats[${seat}].contribution` }] });
    (changed.fairness?.seats[seat] as { commitment: string }).commitment = commitmentOf(other);
    expect(verifyRecord(game, changed).ok).toBe(false);
    expect(verifyRecord(game, changed, promised)).toMatchObject({ ok: false, problems: [{ at: `fairness.seats[${seat}].commitment` }] });
    const gone = copy(honest);
    if (gone.fairness) gone.fairness.seats[seat] = {};
    expect(verifyRecord(game, gone).ok).toBe(false);
  });

  test('a contribution put where a bot sat', () => {
    const record = copy(honest);
    if (record.fairness) record.fairness.seats[1] = { contribution: 'ee'.repeat(32), commitment: commitmentOf('ee'.repeat(32)) };
    expect(verifyRecord(game, record).ok).toBe(false);
  });

  test('the secret, and what was shown of it', () => {
    const record = copy(honest);
    if (!record.fairness) throw new Error('no fairness');
    record.fairness.secret = 'ff'.repeat(32);
    expect(verifyRecord(game, record)).toMatchObject({
      ok: false,
      problems: [{ at: 'fairness.secret', need: { reason: 'promise-broken' } }],
    });
    record.fairness.commitment = commitmentOf(record.fairness.secret);
    expect(verifyRecord(game, record).ok).toBe(false);
    expect(verifyRecord(game, record, promised)).toMatchObject({ ok: false, problems: [{ at: 'fairness.commitment' }] });
  });

  test('a race of other secrets, made afterwards, agrees with itself but not with what was promised', () => {
    const other = '77'.repeat(32);
    const seed = seedOf(other, contributions.slice(0, 3));
    const record = { ...honest, steps: [], setup: startTable(game, honest.options, honest.seats, fairDice(seed, 0)).table.setup };
    const forged = { ...record, fairness: fairnessOf(2, other, contributions.slice(0, 3)) };
    expect(verifyRecord(game, forged).ok).toBe(true);
    expect(verifyRecord(game, forged, promised).ok).toBe(false);
  });

  test('another race than the one that was shown', () => {
    const replayed = replay(game, honest);
    if (!replayed.ok) throw new Error('does not replay');
    const { tables, facts } = replayed.value;
    const shown = JSON.parse(JSON.stringify(tables.map((table, at) => momentFor(table, facts[at], 0)))) as Moment[];
    expect(verifyRecord(game, honest, promised, shown).ok).toBe(true);
    const [threw] = shown.flatMap((moment, at) => (moment.facts.some((fact) => fact.type === 'threw') ? [at] : []));
    const other = shown.map((moment, at) => (at === threw ? shown[at + 1] : moment));
    expect(verifyRecord(game, honest, promised, other)).toMatchObject({
      ok: false,
      problems: [{ at: `steps[${threw - 1}]`, need: { reason: 'shown-otherwise' } }],
    });
  });

  test('without what proves it there is nothing to verify', () => {
    const { fairness: _, ...bare } = honest;
    expect(verifyRecord(game, bare)).toMatchObject({ ok: false, problems: [{ at: 'fairness', need: { reason: 'missing' } }] });
  });
});

test('every secret counts, and its place', () => {
  const seeds = [
    seedOf('a', ['b', 'c']),
    seedOf('b', ['a', 'c']),
    seedOf('a', ['c', 'b']),
    seedOf('a', ['b', undefined]),
    seedOf('a', [undefined, 'b']),
    seedOf('a', ['b']),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
  const faces = (dice: ReturnType<typeof fairDice>) => Array.from({ length: 20 }, () => dice.roll(6)).join('');
  const series = [...seeds.map((seed) => fairDice(seed, 1)), fairDice('s', 1), fairDice('s', 2), fairBotDice('s', 1), fairBotDice('s', 2)];
  series.push(fairDice('s', 1, 1), fairDice('s', 1, 2), fairDice('s', 11), fairBotDice('s', 1, 1));
  expect(new Set(series.map(faces)).size).toBe(series.length);
});
