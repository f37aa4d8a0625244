import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmClock } from '../src/data.ts';
import { createApp } from '../src/index.ts';
import { createNews } from '../src/news/news.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(databases)('on %s', (kind) => {
  let opened: OpenedApp;
  let store: TableStore;
  beforeAll(async () => {
    opened = await openApp(kind);
    store = new TableStore(opened.storage);
  });
  afterAll(() => opened.close());

  async function make(id: string, days: number, { status = 'over' as 'gathering' | 'racing' | 'over', host = 'g:h', person = 'g:p' } = {}) {
    const touched = Date.now() - days * day;
    const fields = {
      game: 'los-ciclistas',
      rules: 1,
      options: {},
      hostName: 'Host',
      open: false,
      spectators: true,
      rated: false,
      clock: { kind: 'none' },
    } as const;
    const seats = [
      { seat: 0, colour: 'red', name: 'One', player: 'rule-of-thumb', person: undefined, heldFor: undefined },
      { seat: 1, colour: 'blue', name: 'Two', player: 'person', person, heldFor: 'Ann' },
    ];
    await store.make({ id, host, touched, ...fields }, seats, Number.POSITIVE_INFINITY);
    await store.db.updateTable('shared_tables').set({ status }).where('id', '=', id).execute();
  }

  /** A server starts, throws away what is old, and stops. */
  async function startOnce(): Promise<void> {
    const app = await createApp({ root: import.meta.dirname, storage: opened.storage });
    await app.close();
  }

  const left = async () => (await store.db.selectFrom('shared_tables').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('tables that never started go after 30 days, races without any account after 180, races of accounts never', async () => {
    const account = 'a:1';
    await make('gathering 29', 29, { status: 'gathering' });
    await make('gathering 31', 31, { status: 'gathering' });
    await make('gathering 31, of accounts', 31, { status: 'gathering', host: account, person: account });
    await make('racing 179', 179, { status: 'racing' });
    await make('racing 181', 181, { status: 'racing' });
    await make('racing 181, account at it', 181, { status: 'racing', person: account });
    await make('over 179', 179);
    await make('over 181', 181);
    await make('over 181, account at it', 181, { person: account });
    await make('over 181, host an account', 181, { host: account });
    await startOnce();
    expect(await left()).toEqual([
      'gathering 29',
      'over 179',
      'over 181, account at it',
      'over 181, host an account',
      'racing 179',
      'racing 181, account at it',
    ]);
  });

  test('with a table goes all that belongs to it', async () => {
    await make('old', 200);
    const table = await store.read('old');
    const own = { shared_table: 'old' };
    const { db } = store;
    const entry = { log: table?.log as number, version: 1, id: '0:x', seat: 0, choice: '{}', dice: '[]', left_steps: null, at: 0 };
    await db.insertInto('table_log').values(entry).execute();
    await db
      .insertInto('shared_chat')
      .values({ ...own, number: 1, id: 'x', at: 0, seat: 0, name: 'One', text: 'hello', person: null })
      .execute();
    await db
      .insertInto('shared_notes')
      .values({ ...own, person: 'g:p', text: 'mine' })
      .execute();
    await db
      .insertInto('shared_bans')
      .values({ ...own, person: 'g:q', at: 0 })
      .execute();
    await db
      .insertInto('shared_presence')
      .values({ ...own, process: 'p', seats: '[]', spectators: 1, until: 0 })
      .execute();
    await db
      .insertInto('reports')
      .values({ ...own, id: 'r', at: 0, person: 'g:p', seat: 0, line: 1, text: 'rude', settled: null, answer: '' })
      .execute();
    const parts = ['shared_seats', 'shared_chat', 'shared_notes', 'shared_bans', 'shared_presence', 'reports'] as const;
    const count = async () => {
      const counts = { table_log: (await db.selectFrom('table_log').selectAll().where('log', '=', entry.log).execute()).length };
      for (const part of parts)
        Object.assign(counts, {
          [part]: (
            await db
              .selectFrom(part as 'shared_seats')
              .selectAll()
              .where('shared_table', '=', 'old')
              .execute()
          ).length,
        });
      return counts;
    };
    const one = { table_log: 1, shared_chat: 1, shared_notes: 1, shared_bans: 1, shared_presence: 1, reports: 1 };
    expect(await count()).toEqual({ ...one, shared_seats: 2 });
    await startOnce();
    expect(Object.values(await count())).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('a clock that is far ahead of the last start deletes nothing until somebody confirms it', async () => {
    await make('kept', 29, { status: 'gathering' });
    const future = Date.now() + 365 * day;
    const startThen = async () => {
      const lines: string[] = [];
      const log = { write: (line: string) => lines.push(line) };
      const app = await createApp({ root: import.meta.dirname, storage: opened.storage, now: () => future, log });
      await app.close();
      return lines.filter((line) => line.includes('confirm-clock'));
    };
    expect(await startThen()).toHaveLength(1);
    expect(await left()).toContain('kept');
    await confirmClock(opened.storage.db, future);
    expect(await startThen()).toHaveLength(0);
    expect(await left()).not.toContain('kept');
    await confirmClock(opened.storage.db, Date.now());
  });

  test.runIf(kind === 'postgres')('who has it open at another server is told', async () => {
    await make('open', 200);
    const news = await createNews({ storage: opened.storage, redisUrl: undefined, log: opened.app.log });
    let listening = () => {};
    const ready = new Promise<void>((resolve) => {
      listening = resolve;
    });
    const announced = new Promise<number>((resolve) => {
      news.subscribe('table:open', (version) => (version === undefined ? listening() : resolve(version)));
    });
    await ready;
    await startOnce();
    expect(await announced).toBe(Number.MAX_SAFE_INTEGER);
    await news.close();
  });
});
