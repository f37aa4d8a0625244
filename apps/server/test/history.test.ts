import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Storage } from '../src/data.ts';
import { Histories, History } from '../src/tables/room/history.ts';
import { RaceReader } from '../src/tables/room/race-reader.ts';
import { agreedTakeBacks, type LogEntry, LogStore } from '../src/tables/store/log-store.ts';
import type { TableRows } from '../src/tables/store/rows.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { makeDatabase } from './databases.ts';

const step = (version: number, seat: number) => ({ version, seat, leftSteps: undefined });
const takeBack = (version: number, leftSteps: number) => ({ version, seat: 0, leftSteps });

function history(...entries: readonly { version: number; seat: number; leftSteps: number | undefined }[]): History {
  const made = new History();
  for (const entry of entries) made.add(entry);
  return made;
}

test('a race without take-backs: every moment has the version of its step', () => {
  const made = history(step(1, 0), step(2, 1), step(3, 0));
  expect([made.version, made.steps]).toEqual([3, 3]);
  expect([0, 1, 2, 3, 4].map((moment) => made.versionOf(moment))).toEqual([0, 1, 2, 3, undefined]);
  expect([-1, 0, 1, 3].map((version) => made.firstNew(version))).toEqual([0, 1, 2, 4]);
  expect([made.lastOf(0), made.lastOf(1), made.lastOf(2)]).toEqual([3, 2, undefined]);
});

test('a take-back ends what came after it, and is new to everybody who saw that', () => {
  const made = history(step(1, 0), step(2, 1), takeBack(3, 1), step(4, 1));
  expect([made.version, made.steps]).toEqual([4, 2]);
  expect([1, 2].map((moment) => made.versionOf(moment))).toEqual([1, 4]);
  expect([0, 1, 2, 3, 4].map((version) => made.firstNew(version))).toEqual([1, 2, 2, 2, 3]);
});

test('a take-back without consent that goes further back than an agreed one: what follows fell after both', () => {
  const entry = (version: number, id: string, leftSteps: number | undefined): LogEntry => ({
    version,
    id,
    seat: 0,
    choice: undefined,
    dice: undefined,
    leftSteps,
    at: 0,
  });
  const log = [
    entry(1, '0:a', undefined),
    entry(2, '1:b', undefined),
    entry(3, '1:c', undefined),
    entry(4, 'agreed:1:d', 2),
    entry(5, '1:e', 1),
    entry(6, '1:f', undefined),
    entry(7, 'agreed:1:g', 1),
  ];
  expect(agreedTakeBacks(log)).toEqual([1, 1]);
  expect(agreedTakeBacks(log.slice(0, 4))).toEqual([2]);
});

describe('a long log', () => {
  let storage: Storage;
  let db: Kysely<TableRows>;
  beforeAll(async () => {
    const database = await makeDatabase('sqlite');
    storage = await openStorage(database.options);
    db = storage.db as unknown as Kysely<TableRows>;
    // There is no table that it belongs to.
    await sql`pragma foreign_keys = off`.execute(db);
    for (let first = 0; first < versions.length; first += 400)
      await db
        .insertInto('table_log')
        .values(versions.slice(first, first + 400).map(rowOf))
        .execute();
    return async () => {
      await storage.close();
      await database.drop();
    };
  });

  const versions = Array.from({ length: 1_200 }, (_, index) => index + 1);
  const rowOf = (version: number) => ({ log: 1, version, id: `0:${version}`, seat: 0, choice: '{}', dice: '[]', left_steps: null, at: 0 });

  test.each(['after', 'outline'] as const)('is read a page at a time, so that others get their turn (%s)', async (how) => {
    let turns = 0;
    let next: NodeJS.Immediate | undefined;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    const log = new LogStore(db);
    const entries = how === 'after' ? await log.after(1, 100) : await log.outline(1, 100, 1_190);
    clearImmediate(next);
    expect(entries.map(({ version }) => version)).toEqual(versions.slice(100, how === 'after' ? undefined : 1_190));
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  test('is asked for an id where that can be, not from its beginning', async () => {
    const log = new LogStore(db);
    expect(await log.has(1, '0:1000', 999)).toBe(true);
    expect(await log.has(1, '0:1000', 1_000)).toBe(false);
    expect(await log.has(1, '0:1000', 0)).toBe(false);
  });

  test('is read once, however often its table is opened', async () => {
    const histories = new Histories();
    const asked: number[] = [];
    const log = new LogStore(db);
    const reader = () =>
      new RaceReader({
        now: () => ({ log: 1, version: 1_200 }) as ServerTable,
        race: () => '',
        ask: () => Promise.reject(new Error('nobody asks')),
        log: {
          between: log.between,
          outline(of: number, after: number, last: number) {
            asked.push(last - after);
            return log.outline(of, after, last);
          },
        } as unknown as LogStore,
        histories,
      });
    expect((await reader().history()).steps).toBe(1_200);
    expect((await reader().history()).steps).toBe(1_200);
    expect(asked).toEqual([1_200, 0]);
  });

  test('is forgotten where there are too many, the one that was not looked at for longest first', () => {
    const histories = new Histories(5);
    const [one, two] = [1, 2].map((log) => histories.of(log, 2));
    for (const known of [one, two]) for (const version of [1, 2]) known?.add(step(version, 0));
    expect(histories.of(1, 2)).toBe(one);
    histories.of(3, 3);
    expect(histories.of(1, 2)).toBe(one);
    expect(histories.of(2, 2)).not.toBe(two);
    // A backup was restored.
    expect(histories.of(1, 1)).not.toBe(one);
  });
});
