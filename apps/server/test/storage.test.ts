import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nameKey } from '../src/accounts/accounts.ts';
import { backUp, copy, restore } from '../src/storage/dump.ts';
import { migrate, missing } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations.ts';
import { openStorage, storageOptions } from '../src/storage/open.ts';
import type { Batch, SqliteStorage } from '../src/storage/storage.ts';
import { databases, makeDatabase, type TestDatabase, writerWorker } from './databases.ts';

/** With a last line that fits what stands before it. */
function resigned(text: string): string {
  const lines = text.trim().split('\n').slice(0, -1);
  const body = lines.map((line) => `${line}\n`).join('');
  return `${body}${JSON.stringify({ rows: lines.length - 1, sha256: createHash('sha256').update(body).digest('hex') })}\n`;
}

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

  describe('of an older program', () => {
    const own = { account: 'a', id: 'x', version: 1, touched: 1 };
    const at = { shared_table: 't', at: 1 };
    const table = {
      ...{
        id: 't',
        game: 'los-ciclistas',
        rules: 1,
        options: '{}',
        status: 'racing',
        host: 'a:a',
        host_name: 'Ann',
        open: 0,
        spectators: 1,
      },
      ...{ clock: '{}', secret: '', version: 1, steps: 1, stand_ins: '[]', broken: 0, changes: 0, made: 0, touched: 0 },
    };
    const step = { version: 1, id: '0:s', seat: 0, choice: '{}', dice: '[6]', left_steps: null, at: 1 };
    type Filled = readonly (readonly [table: string, row: Readonly<Record<string, unknown>>])[];
    const filled: Readonly<Record<number, Filled>> = {
      1: [
        ['accounts', { id: 'a', name: 'Ann', name_key: 'ann', password: 'x', owner: 1, made: 1_800_000_000_000 }],
        ['sessions', { hash: 's', account: 'a', made: 1, ends: 2 }],
        ['keys', { hash: 'k', made: 1, used: 2, account: 'a' }],
        ['resets', { hash: 'r', account: 'a', ends: 2 }],
        ['teams', { ...own, name: 'Kelme', colour: 'green', riders: '[]' }],
        ['drafts', { ...own, draft: '{}' }],
      ],
      2: [
        ['tours', { ...own, name: 'T', game: 'los-ciclistas', plan: '{}', stages: 1, closed: 0, winner: null, follow: null, made: 1 }],
        ['entries', { tour: 'x', version: 1, id: 'e', entry: '{}', at: 1, account: 'a' }],
        ['members', { tour: 'x', account: 'a', role: 'reader', made: 1 }],
        ['invitations', { hash: 'i', tour: 'x', role: 'reader', ends: 1 }],
      ],
      3: [
        ['shared_tables', table],
        ['shared_seats', { shared_table: 't', seat: 0, colour: 'red', name: 'Ann', player: 'person', person: 'a:a' }],
        ['shared_chat', { ...at, number: 1, id: 'a:a:1', seat: 0, name: 'Ann', text: 'allez' }],
        ['shared_notes', { shared_table: 't', person: 'a:a', text: 'attack' }],
        ['shared_bans', { ...at, person: 'g:e' }],
        ['shared_presence', { shared_table: 't', process: 'p', seats: '[]', spectators: 1, until: 1 }],
        ['reports', { ...at, id: 'r', person: 'a:a', seat: 0, line: null, text: 'rude' }],
      ],
    };
    const upTo = (version: number): Filled => [1, 2, 3].flatMap((step) => (step <= version ? (filled[step] ?? []) : []));

    test.each(migrations.slice(0, -1).map(({ id, name }) => [id, name] as const))(
      'everything is kept from step %i on, "%s"',
      async (version) => {
        const first = await openStorage(database.options);
        const run = (text: string) => sql.raw(text).execute(first.db);
        if (kind === 'sqlite') await run('pragma foreign_keys = off');
        for (const { name } of await first.db.introspection.getTables())
          await run(`drop table ${name}${kind === 'postgres' ? ' cascade' : ''}`);
        if (kind === 'sqlite') await run('pragma foreign_keys = on');
        await first.db.transaction().execute((transaction) => migrate(transaction, migrations.slice(0, version)));
        const insert = (into: string, row: object) =>
          first.db
            .insertInto(into as 'keys')
            .values(row as never)
            .execute();
        for (const [into, row] of upTo(version)) await insert(into, into === 'shared_tables' && version > 3 ? { ...row, log: 1 } : row);
        if (version >= 9) await run('update shared_seats set told = 7');
        if (version === 3) await insert('shared_log', { ...step, shared_table: 't' });
        if (version > 3) await insert('table_log', { ...step, log: 1 });
        await first.close();

        const now = await openStorage(database.options);
        expect(await missing(now.db)).toEqual([]);
        const rows = (from: string) =>
          now.db
            .selectFrom(from as 'keys')
            .selectAll()
            .execute();
        for (const [from, row] of upTo(version)) expect(await rows(from)).toMatchObject([row]);
        expect(await rows('table_log')).toEqual(version < 3 ? [] : [{ ...step, log: 1 }]);
        if (version >= 9) expect(await rows('shared_seats')).toMatchObject([{ notified_turn: 7 }]);
        // A race that is under way keeps the dice that it began with (decision 0020).
        if (version >= 3 && version < 7)
          expect([...(await rows('shared_tables')), ...(await rows('shared_seats'))]).toMatchObject([{ fairness: 1 }, { riders: 1 }]);
        await now.close();
      },
    );
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

  describe('a backup', () => {
    const account = { id: 'a', name: 'Ann', name_key: 'ann', password: 'x', owner: 1, made: 1 } as const;
    const draft = (id: string) => ({
      account: 'a',
      id,
      draft: JSON.stringify({ text: 'é\u0000\n"' }),
      version: 1,
      touched: 1_800_000_000_000,
    });
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'gruppetto-backup-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    /** A database with a thousand drafts, and its backup. */
    async function backedUp(): Promise<string> {
      const storage = await openStorage(database.options);
      await storage.db.insertInto('accounts').values(account).execute();
      for (let start = 0; start < 1000; start += 100)
        await storage.db
          .insertInto('drafts')
          .values(Array.from({ length: 100 }, (_, index) => draft(`${start + index}`)))
          .execute();
      const file = join(folder, 'all.backup');
      expect(await backUp(storage, file)).toBe(1001);
      await storage.close();
      return file;
    }

    test.each(databases)('is restored on %s, whole', async (other) => {
      const file = await backedUp();
      const target = await makeDatabase(other);
      const storage = await openStorage(target.options);
      expect(await restore(storage, file, false)).toBe(1001);
      expect(await storage.db.selectFrom('accounts').selectAll().execute()).toEqual([{ ...account, suspended: null }]);
      const drafts = await storage.db.selectFrom('drafts').selectAll().execute();
      expect(drafts).toHaveLength(1000);
      expect(drafts).toContainEqual(draft('999'));
      expect(await missing(storage.db)).toEqual([]);
      const again = join(folder, 'again.backup');
      expect(await backUp(storage, again)).toBe(1001);
      await storage.close();
      await target.drop();
      const rows = (path: string) => readFileSync(path, 'utf8').trim().split('\n').slice(1, -1).sort();
      expect(rows(again)).toEqual(rows(file));
    });

    test('that cannot be whole is not there, and the database is as before', async () => {
      await backedUp();
      const storage = await openStorage(database.options);
      await sql`alter table reports rename to away`.execute(storage.db);
      const file = join(folder, 'half.backup');
      await expect(backUp(storage, file)).rejects.toThrow('reports');
      expect(existsSync(file)).toBe(false);
      await sql`alter table away rename to reports`.execute(storage.db);
      expect(await backUp(storage, file)).toBe(1001);
      await storage.close();
    });

    test('keeps nobody waiting while it is written', async () => {
      await backedUp();
      const storage = await openStorage(database.options);
      const rows = Array.from({ length: 500 }, (_, index) => ({
        hash: `${index} ${'x'.repeat(20_000)}`,
        made: 1,
        used: null,
        account: null,
      }));
      await storage.db.insertInto('keys').values(rows).execute();
      let isWritten = false;
      const file = join(folder, 'meanwhile.backup');
      const written = backUp(storage, file).finally(() => {
        isWritten = true;
      });
      // How long the file was whenever there was an answer.
      const lengths = new Set<number>();
      while (!isWritten) {
        await storage.answers();
        if (existsSync(file)) lengths.add(statSync(file).size);
        await new Promise((next) => setImmediate(next));
      }
      expect(await written).toBe(1501);
      expect(lengths.size).toBeGreaterThan(10);
      await storage.close();
    });

    test('is of one moment, while others write', async () => {
      await backedUp();
      const reader = await openStorage(database.options);
      const writer = await openStorage(database.options);
      const file = join(folder, 'moment.backup');
      const written = backUp(reader, file);
      for (let index = 0; index < 50; index++)
        await writer.db
          .insertInto('keys')
          .values({ hash: `${index}`, made: 1, used: null, account: null })
          .execute();
      const count = await written;
      expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(count + 3);
      const target = await makeDatabase(kind);
      const storage = await openStorage(target.options);
      expect(await restore(storage, file, false)).toBe(count);
      await storage.close();
      await target.drop();
      await reader.close();
      await writer.close();
    });

    test('of before the logs of tables had numbers brings every log to its table', async () => {
      const file = join(folder, 'old.backup');
      const table = (id: string) => ({
        ...{ id, game: 'los-ciclistas', rules: 1, options: '{}', status: 'racing', host: 'g:h', host_name: 'H', open: 0, spectators: 1 },
        ...{ clock: '{}', secret: '', version: 2, steps: 2, stand_ins: '[]', broken: 0, changes: 0, made: 0, touched: 0 },
      });
      const step = (shared_table: string, version: number) => ({ shared_table, version, id: `${shared_table}${version}`, seat: 0, at: 0 });
      const rows = [
        ...['b', 'a'].map((id) => ['shared_tables', table(id)]),
        ...['a', 'b', 'b'].map((id, index) => ['shared_log', step(id, Math.max(1, index))]),
      ];
      const lines = [{ format: 'gruppetto-backup', made: 0, migrations: [1, 2, 3] }, ...rows, {}];
      writeFileSync(file, resigned(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
      const storage = await openStorage(database.options);
      await restore(storage, file, false);
      const { rows: logs } = await sql`
        select shared_tables.id as table_id, table_log.id from table_log join shared_tables on shared_tables.log = table_log.log
        order by table_log.id
      `.execute(storage.db);
      expect(logs).toEqual([
        { table_id: 'a', id: 'a1' },
        { table_id: 'b', id: 'b1' },
        { table_id: 'b', id: 'b2' },
      ]);
      await storage.close();
    });

    test('of before invisible letters were no part of a name lets everybody sign in still', async () => {
      const file = join(folder, 'old-names.backup');
      const names = ['Ada', 'A\u200bda', 'Rocket ❤️', 'Crew 👩‍🚀'];
      const rows = names.map((name, id) => [
        'accounts',
        { id: `${id}`, name, name_key: name.toLowerCase(), password: '', owner: null, made: 0 },
      ]);
      const lines = [{ format: 'gruppetto-backup', made: 0, migrations: [1, 2, 3, 4, 5] }, ...rows, {}];
      writeFileSync(file, resigned(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
      const storage = await openStorage(database.options);
      await restore(storage, file, false);
      const keys = await storage.db.selectFrom('accounts').select('name_key').orderBy('id').execute();
      // Of two that look the same the first keeps the name.
      expect(keys.map(({ name_key }) => name_key)).toEqual(['ada', 'a\u200bda', nameKey('Rocket ❤️'), nameKey('Crew 👩‍🚀')]);
      expect(nameKey('Rocket ❤️')).not.toBe('rocket ❤️');
      await storage.close();
    });

    test('of before a column was renamed keeps what was in it', async () => {
      const file = join(folder, 'old-column.backup');
      const table = {
        ...{ id: 't', log: 1, game: 'los-ciclistas', rules: 1, options: '{}', status: 'racing', host: 'g:h', host_name: 'H', open: 0 },
        ...{ spectators: 1, clock: '{}', secret: '', version: 2, steps: 2, stand_ins: '[]', broken: 0, changes: 0, made: 0, touched: 0 },
      };
      const seat = { shared_table: 't', seat: 0, colour: 'red', name: 'Ann', told: 7 };
      const before = migrations.map(({ id }) => id).filter((id) => id < 15);
      const lines = [{ format: 'gruppetto-backup', made: 0, migrations: before }, ['shared_tables', table], ['shared_seats', seat], {}];
      writeFileSync(file, resigned(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
      const storage = await openStorage(database.options);
      await restore(storage, file, false);
      const { rows } = await sql`select notified_turn from shared_seats`.execute(storage.db);
      expect(rows).toEqual([{ notified_turn: 7 }]);
      await storage.close();
    });

    test('does not overwrite unless told, and then whole', async () => {
      const file = await backedUp();
      const storage = await openStorage(database.options);
      await storage.db.insertInto('keys').values({ hash: 'later', made: 1, used: null, account: null }).execute();
      await expect(restore(storage, file, false)).rejects.toMatchObject({ code: 'taken' });
      expect(await storage.db.selectFrom('keys').selectAll().execute()).toHaveLength(1);
      expect(await restore(storage, file, true)).toBe(1001);
      expect(await storage.db.selectFrom('keys').selectAll().execute()).toEqual([]);
      await storage.close();
    });

    test.each([
      ['cut off', (text: string) => text.slice(0, -500), /line \d+ is incomplete|end is missing/],
      ['without its end', (text: string) => text.split('\n').slice(0, -2).join('\n'), /end is missing/],
      ['changed', (text: string) => text.replace('Ann', 'Eve'), /has been changed/],
      ['of another kind', () => '{"format":"gruppetto-race"}\n', /not a Gruppetto backup/],
      ['of nothing', () => 'null\n', /not a Gruppetto backup/],
      ['of no version', () => resigned('{"format":"gruppetto-backup"}\n{}\n'), /not a Gruppetto backup/],
      ['empty', () => '', /end is missing/],
      ['newer', (text: string) => resigned(text.replace('"migrations":[1', '"migrations":[999,1')), /newer Gruppetto/],
      ['with a strange table', (text: string) => resigned(text.replace('["drafts"', '["jerseys"')), /no table "jerseys"/],
      [
        'with a row that cannot be',
        (text: string) => resigned(text.replace('"account":"a"', '"account":"nobody"')),
        /"drafts" can’t be restored/,
      ],
      [
        'with a column too many',
        (text: string) => resigned(text.replace('"owner":1', '"owner":1,"jersey":1')),
        /"accounts" can’t be restored/,
      ],
      ['with a number that is too large', (text: string) => resigned(text.replace('"owner":1', '"owner":1e20')), /line 2 is not a row/],
    ])('that is %s leaves everything as it was', async (_name, spoil, sentence) => {
      const file = await backedUp();
      writeFileSync(file, spoil(readFileSync(file, 'utf8')));
      const storage = await openStorage(database.options);
      await expect(restore(storage, file, true)).rejects.toThrow(sentence);
      expect(await storage.db.selectFrom('drafts').select('id').execute()).toHaveLength(1000);
      await storage.close();
    });

    test('is not put under a server that runs', async () => {
      const file = await backedUp();
      const server = await openStorage({ ...database.options, alone: true });
      if (kind === 'postgres') {
        const command = await openStorage(database.options);
        await expect(restore(command, file, true)).rejects.toMatchObject({ code: 'locked' });
        await command.close();
      } else {
        await expect(openStorage({ ...database.options, alone: true })).rejects.toMatchObject({ code: 'locked' });
      }
      await server.close();
    });

    test.runIf(kind === 'sqlite' && databases.includes('postgres'))('SQLite is copied to PostgreSQL', async () => {
      await backedUp();
      const target = await makeDatabase('postgres');
      const [from, to] = [await openStorage(database.options), await openStorage(target.options)];
      expect(await copy(from, to, false)).toBe(1001);
      expect(await to.db.selectFrom('drafts').selectAll().where('id', '=', '7').execute()).toEqual([draft('7')]);
      await from.close();
      await to.close();
      await target.drop();
    });
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

  test('why a transaction failed is told, also where SQLite has rolled it back by itself', async () => {
    const storage = await openStorage({ folder });
    const failing = storage.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('keys').values({ hash: 'half', made: 1, used: null, account: null }).execute();
      await sql`rollback`.execute(transaction);
      throw new Error('database or disk is full');
    });
    await expect(failing).rejects.toThrow('disk is full');
    expect(await storage.db.selectFrom('keys').selectAll().execute()).toEqual([]);
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
    ['nothing', () => writeFileSync(file(), ''), 'damaged'],
    [
      'half of it',
      async () => {
        await (await openStorage({ folder })).close();
        truncateSync(file(), statSync(file()).size / 2);
      },
      'damaged',
    ],
    ['a log without its file', () => writeFileSync(`${file()}-wal`, 'what was written last'), 'damaged'],
    ['a folder', () => mkdirSync(file()), 'unwritable'],
    ['a link to nowhere', () => symlinkSync(join(folder, 'gone', 'file'), file()), 'unwritable'],
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

  test('a file that a start was killed over is made again, for nobody else to read', async () => {
    writeFileSync(`${file()}.new`, 'half');
    await (await openStorage({ folder })).close();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).not.toContain('gruppetto.sqlite.new');
  });

  // Root may write anywhere.
  test.skipIf(process.getuid?.() === 0)('a file that cannot be written to', async () => {
    await (await openStorage({ folder })).close();
    chmodSync(file(), 0o400);
    await expect(openStorage({ folder })).rejects.toMatchObject({ code: 'unwritable' });
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

describe('a batch', () => {
  const insert = 'insert into keys (hash, made) values (?, ?) on conflict do nothing';
  const use = 'update keys set used = ? where hash = ?';
  let database: TestDatabase;
  let storage: SqliteStorage;
  beforeEach(async () => {
    database = await makeDatabase('sqlite');
    storage = (await openStorage({ ...database.options, writerScript: await writerWorker() })) as SqliteStorage;
  });
  afterEach(async () => {
    await storage.close();
    await database.drop();
  });
  const keys = () => storage.db.selectFrom('keys').select(['hash', 'used']).orderBy('hash').execute();
  const row = (hash: string, made: number | null, used: number): Parameters<Batch>[1][number] => [
    [hash, made],
    [used, hash],
  ];

  test('goes on with a row where its first statement has changed something, and tells where', async () => {
    expect(await storage.batch([insert, use], [row('a', 1, 1), row('a', 1, 2), row('b', 1, 3)])).toEqual([true, false, true]);
    expect(await keys()).toEqual([
      { hash: 'a', used: 1 },
      { hash: 'b', used: 3 },
    ]);
  });

  test('leaves out of a row what is not to be done', async () => {
    const forget = 'update keys set used = null where hash = ?';
    expect(await storage.batch([insert, use, forget], [row('a', 1, 1), [['b', 1], undefined, ['a']]])).toEqual([true, true]);
    expect(await keys()).toEqual([
      { hash: 'a', used: null },
      { hash: 'b', used: null },
    ]);
  });

  test('is stored whole or not at all, and the next is not hurt', async () => {
    const bad = storage.batch([insert, use], [row('a', 1, 1), row('b', null, 2)]);
    const good = storage.batch([insert, use], [row('c', 1, 3)]);
    await expect(bad).rejects.toThrow(/NOT NULL/);
    expect(await good).toEqual([true]);
    expect(await keys()).toEqual([{ hash: 'c', used: 3 }]);
  });

  test('is taken from the log into the file by another thread, while more is written', async () => {
    const file = join(database.options.folder, 'gruppetto.sqlite');
    const before = statSync(file).size;
    for (let batch = 0; batch < 4; batch++) {
      const rows = Array.from({ length: 400 }, (_, index) => row(`${'x'.repeat(100)} ${batch} ${index}`, 1, index));
      await storage.batch([insert, use], rows);
    }
    await expect.poll(() => statSync(file).size, { timeout: 10_000 }).toBeGreaterThan(before + 100_000);
    expect(await keys()).toHaveLength(1_600);
  });

  test('is refused where its thread cannot be, and the connection is closed all the same', async () => {
    const other = (await openStorage({ ...database.options, writerScript: join(database.options.folder, 'nothing.mjs') })) as SqliteStorage;
    await expect(other.batch([insert], [[['a', 1]]])).rejects.toThrow(/nothing\.mjs/);
    await other.close();
    expect(await keys()).toEqual([]);
  });
});
