import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missing } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations.ts';
import { openStorage, storageOptions } from '../src/storage/open.ts';
import { databases, makeDatabase, type TestDatabase } from './databases.ts';

describe.each(databases)('on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await makeDatabase(kind);
  });
  afterEach(() => database.drop());

  test('every migration is done once, and what is stored is there when it is opened again', async () => {
    const first = await openStorage(database.options);
    expect(first.kind).toBe(kind);
    expect(await missing(first.db)).toEqual([]);
    await first.db.insertInto('keys').values({ hash: 'abc', made: 1_800_000_000_000, used: null, account: null }).execute();
    await first.close();
    const second = await openStorage(database.options);
    expect(await second.db.selectFrom('keys').selectAll().execute()).toEqual([
      { hash: 'abc', made: 1_800_000_000_000, used: null, account: null },
    ]);
    expect((await second.db.selectFrom('migrations').select('id').execute()).length).toBe(migrations.length);
    await second.answers();
    await second.close();
  });

  test('several that open it at the same moment do no migration twice', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => openStorage(database.options)));
    expect((await opened[0]?.db.selectFrom('migrations').select('id').execute())?.length).toBe(migrations.length);
    for (const storage of opened) await storage.close();
  });

  test('a database of a newer program is left alone', async () => {
    const storage = await openStorage(database.options);
    await storage.db.insertInto('migrations').values({ id: 999, name: 'jersey-colours', at: 0 }).execute();
    await storage.close();
    await expect(openStorage(database.options)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringMatching(/newer Gruppetto.*999.*jersey-colours/),
    });
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const storage = await openStorage(database.options);
    const failing = storage.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('keys').values({ hash: 'half', made: 1, used: null, account: null }).execute();
      throw new Error('no further');
    });
    await expect(failing).rejects.toThrow('no further');
    expect(await storage.db.selectFrom('keys').selectAll().execute()).toEqual([]);
    await storage.close();
  });

  test('what belongs to an account goes with it', async () => {
    const storage = await openStorage(database.options);
    const account = { id: 'a', name: 'Ann', name_key: 'ann', password: 'x', owner: null, made: 1 };
    await storage.db.insertInto('accounts').values(account).execute();
    await storage.db.insertInto('sessions').values({ hash: 's', account: 'a', made: 1, ends: 2 }).execute();
    await expect(storage.db.insertInto('sessions').values({ hash: 't', account: 'nobody', made: 1, ends: 2 }).execute()).rejects.toThrow();
    await storage.db.deleteFrom('accounts').execute();
    expect(await storage.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await storage.close();
  });
});

describe('SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gruppetto-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const file = () => join(folder, 'gruppetto.sqlite');

  test('is durable before it answers', async () => {
    const storage = await openStorage({ folder });
    const setting = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(storage.db)).rows[0] as object)[0];
    expect(await setting('journal_mode')).toBe('wal');
    expect(await setting('synchronous')).toBe(2);
    expect(await setting('foreign_keys')).toBe(1);
    await storage.close();
  });

  test('a second server is told that the first one has it, a command beside it is not', async () => {
    const server = await openStorage({ folder, alone: true });
    await expect(openStorage({ folder, alone: true })).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining('Another Gruppetto'),
    });
    const command = await openStorage({ folder });
    await command.answers();
    await command.close();
    await server.close();
    await (await openStorage({ folder, alone: true })).close();
  });

  test.each([
    ['a text', () => writeFileSync(file(), 'This is no database. '.repeat(500)), 'damaged'],
    [
      'overwritten pages',
      async () => {
        await (await openStorage({ folder })).close();
        const bytes = readFileSync(file());
        bytes.fill(0x5a, 4096, 16384);
        writeFileSync(file(), bytes);
      },
      'damaged',
    ],
    ['a folder', () => mkdirSync(file()), 'unwritable'],
  ])('%s instead of the file', async (_name, spoil, code) => {
    await spoil();
    await expect(openStorage({ folder, alone: true })).rejects.toMatchObject({ code, message: expect.stringContaining(file()) });
  });

  test('the database of another program is not touched', async () => {
    const storage = await openStorage({ folder });
    await sql.raw('pragma application_id = 7').execute(storage.db);
    await storage.close();
    await expect(openStorage({ folder })).rejects.toMatchObject({ code: 'foreign' });
  });

  test('a folder that cannot be made', async () => {
    writeFileSync(join(folder, 'taken'), '');
    await expect(openStorage({ folder: join(folder, 'taken', 'data') })).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringMatching(/GRUPPETTO_DATA/),
    });
  });

  // Root may write anywhere.
  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written to', async () => {
    chmodSync(folder, 0o500);
    await expect(openStorage({ folder })).rejects.toMatchObject({ code: 'unwritable' });
    chmodSync(folder, 0o700);
  });
});

test('an address that is no PostgreSQL, and one where none is', async () => {
  await expect(openStorage({ folder: '', url: 'mysql://localhost' })).rejects.toMatchObject({ code: 'unreachable' });
  const closed = openStorage({ folder: '', url: 'postgres://someone:secret@127.0.0.1:1/races' });
  await expect(closed).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('127.0.0.1:1/races') });
  await expect(closed).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
});

test('the settings: PostgreSQL by its address, else a folder, else the one of the project', () => {
  expect(storageOptions({ GRUPPETTO_DATA: '/x' })).toEqual({ folder: '/x' });
  expect(storageOptions({ DATABASE_URL: 'postgres://a/b', GRUPPETTO_DATA: '' })).toMatchObject({ url: 'postgres://a/b' });
  expect(storageOptions({}).folder).toBe(join(import.meta.dirname, '..', '..', '..', 'data'));
});
