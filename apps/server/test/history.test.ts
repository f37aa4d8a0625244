import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../src/data.ts';
import { History } from '../src/tables/room/history.ts';
import { agreedTakeBacks, type LogEntry, LogStore } from '../src/tables/store/log-store.ts';
import type { TableRows } from '../src/tables/store/rows.ts';
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

test('a long log is read a page at a time, so that others get their turn', async () => {
  const database = await makeDatabase('sqlite');
  const storage = await openStorage(database.options);
  onTestFinished(async () => {
    await storage.close();
    await database.drop();
  });
  const db = storage.db as unknown as Kysely<TableRows>;
  // There is no table that it belongs to.
  await sql`pragma foreign_keys = off`.execute(db);
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    log: 1,
    version: index + 1,
    id: `0:${index}`,
    seat: 0,
    choice: '{}',
    dice: '[]',
    left_steps: null,
    at: 0,
  }));
  for (let first = 0; first < rows.length; first += 400)
    await db
      .insertInto('table_log')
      .values(rows.slice(first, first + 400))
      .execute();
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  const entries = await new LogStore(db).after(1, 100);
  clearImmediate(next);
  expect(entries.map(({ version }) => version)).toEqual(rows.slice(100).map(({ version }) => version));
  expect(turns).toBeGreaterThanOrEqual(2);
});
