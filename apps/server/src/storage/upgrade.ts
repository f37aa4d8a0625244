import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { terminal } from '@gruppetto/words/terminal';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { tablesOf } from './dump.ts';
import { migrate, missing, takeYourTime } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';
import { ownWriter, type StorageOptions } from './open.ts';
import { StorageProblem } from './problem.ts';
import type { Rows } from './rows.ts';
import { openSqlite, sqliteFile, sqliteProblem } from './sqlite.ts';
import { connect } from './sqlite-connection.ts';

/** What the next start of the server would do to a database. */
export interface Upgrade {
  /** The last step of the schema that it has; 0 where there is nothing yet. */
  readonly from: number;
  readonly steps: readonly { readonly id: number; readonly name: string }[];
  /** How many rows they kept. */
  readonly rows: number;
}

type Count = (table: string) => number | Promise<number>;

/** Does the steps on a copy and compares: rows may be added by a step, and none may get lost. */
async function compare(done: readonly Migration[], count: Count, upgrade: () => Promise<Count>): Promise<Upgrade> {
  const last = tablesOf(migrations);
  const before = new Map<string, number>();
  for (const table of tablesOf(done)) before.set(table, await count(table));
  const countAfter = await upgrade();
  for (const [table, rows] of before) {
    const left = last.includes(table) ? await countAfter(table) : rows;
    if (left < rows) throw new StorageProblem('damaged', terminal().server.upgradeCheck.wouldLose(rows - left, rows, table));
  }
  return {
    from: done.at(-1)?.id ?? 0,
    steps: migrations.filter((step) => !done.includes(step)).map(({ id, name }) => ({ id, name })),
    rows: [...before.values()].reduce((sum, rows) => sum + rows, 0),
  };
}

/** Only reads the database; a server may run on it. */
export async function checkUpgrade({ url, folder, writerScript = ownWriter }: StorageOptions): Promise<Upgrade> {
  return url === undefined ? await checkSqlite(folder, writerScript) : await checkPostgres(url);
}

async function checkSqlite(folder: string, writerScript: URL | string): Promise<Upgrade> {
  const file = sqliteFile(folder);
  if (!existsSync(file)) return { from: 0, steps: migrations, rows: 0 };
  // On the same disk, readable by nobody else.
  const place = mkdtempSync(join(folder, 'upgrade-check-'));
  const copy = sqliteFile(place);
  try {
    const original = connect(file);
    try {
      original.prepare('VACUUM INTO ?').run(copy);
    } finally {
      original.close();
    }
    const native = connect(copy);
    const countIn = (database: typeof native) => (table: string) =>
      Number(database.prepare(`select count(*) as count from ${table}`).all()[0]?.count);
    try {
      const isNew = native.prepare("select 1 from sqlite_master where name = 'migrations'").all().length === 0;
      const ids = isNew
        ? []
        : native
            .prepare('select id from migrations')
            .all()
            .map(({ id }) => id);
      const done = migrations.filter(({ id }) => ids.includes(id));
      return await compare(done, countIn(native), async () => {
        await (await openSqlite(place, false, writerScript)).close();
        const loose = native.prepare('pragma foreign_key_check').all().length;
        if (loose > 0) throw new StorageProblem('damaged', terminal().server.upgradeCheck.loose(loose));
        return countIn(native);
      });
    } finally {
      native.close();
    }
  } catch (error) {
    throw sqliteProblem(error, file);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const place = 'gruppetto_upgrade_check';

/** In a schema of its own, in a transaction that is rolled back: the server's tables aren't locked. */
async function checkPostgres(url: string): Promise<Upgrade> {
  const [{ default: pg }, { getTypeParser, postgresProblem, surviveLostConnections }] = await Promise.all([
    import('pg'),
    import('./postgres.ts'),
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'gruppetto',
    max: 1,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser },
  });
  surviveLostConnections(pool);
  const db = new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
  try {
    const steps = await missing(db);
    const done = migrations.filter((step) => !steps.includes(step));
    const transaction = await db.startTransaction().execute();
    try {
      const run = (text: string) => sql.raw<{ count: number; schema: string }>(text).execute(transaction);
      await takeYourTime(transaction);
      const from = (await run('select current_schema() as schema')).rows[0]?.schema;
      await run(`create schema ${place}`);
      await run(`set local search_path to ${place}`);
      await run('create table migrations (id integer primary key, name text not null, at bigint not null)');
      await migrate(transaction, done);
      for (const table of tablesOf(done)) await run(`insert into ${table} select * from ${from}.${table}`);
      const count: Count = async (table) => Number((await run(`select count(*) as count from ${table}`)).rows[0]?.count);
      return await compare(done, count, async () => {
        await migrate(transaction);
        return count;
      });
    } finally {
      await transaction.rollback().execute();
    }
  } catch (error) {
    throw postgresProblem(error, url);
  } finally {
    await db.destroy();
  }
}
