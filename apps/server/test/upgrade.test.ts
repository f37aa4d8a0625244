import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { checkUpgrade, openStorage } from '../src/data.ts';
import { tablesOf } from '../src/storage/dump.ts';
import { migrate } from '../src/storage/migrate.ts';
import { type Migration, migrations } from '../src/storage/migrations.ts';
import type { Rows } from '../src/storage/rows.ts';
import { applicationId, sqliteFile } from '../src/storage/sqlite.ts';
import { connect } from '../src/storage/sqlite-connection.ts';
import { databases, makeDatabase, suffices, type TestDatabase } from './databases.ts';

let database: TestDatabase;
afterEach(() => database.drop());

const account = "insert into accounts (id, name, name_key, password, owner, made) values ('ann', 'Ann', 'ann', 'x', 1, 1)";

/** What somebody may have had, by the table that it is in. */
const rows: Readonly<Record<string, string>> = {
  accounts: account,
  teams: "insert into teams values ('ann', 't', 'Team', 'red', '[]', 1, 1)",
  tours:
    "insert into tours (id, account, name, game, plan, stages, closed, winner, version, follow, made, touched) values ('tour', 'ann', 'July', 'g', '{}', 3, 0, null, 1, null, 1, 1)",
  entries: "insert into entries values ('tour', 1, 'e', '{}', 1, 'ann')",
  shared_tables: `insert into shared_tables (id, game, rules, options, status, host, host_name, open, spectators, clock, secret, version,
    steps, stand_ins, broken, changes, made, touched) values ('table', 'g', 1, '{}', 'racing', 'a:ann', 'Ann', 1, 1, '{}', 's', 1, 1,
    '[]', 0, 1, 1, 1)`,
  shared_seats: "insert into shared_seats (shared_table, seat, colour, name) values ('table', 0, 'red', 'Ann')",
  shared_log: "insert into shared_log values ('table', 1, 'l', 0, '{}', '[]', null, 1)",
  reports: "insert into reports (id, shared_table, at, person, text) values ('r', 'table', 1, 'a:ann', 'rude')",
};

/** A database as the program left it that knew these steps only. */
async function makeOlder(kind: 'sqlite' | 'postgres', steps: readonly Migration[]): Promise<number> {
  database = await makeDatabase(kind);
  const { url, folder } = database.options;
  const native = url === undefined ? connect(sqliteFile(folder)) : undefined;
  native?.exec(`PRAGMA application_id = ${applicationId}`);
  const dialect = native
    ? new SqliteDialect({
        database: {
          close: () => native.close(),
          prepare: (text) => {
            const statement = native.prepare(text);
            type Bound = Parameters<typeof statement.all>;
            return {
              reader: statement.columns().length > 0,
              all: (values: readonly unknown[]) => statement.all(...(values as Bound)),
              run: (values: readonly unknown[]) => statement.run(...(values as Bound)) as { changes: number; lastInsertRowid: number },
              iterate: (values: readonly unknown[]) => statement.iterate(...(values as Bound)),
            };
          },
        },
      })
    : new PostgresDialect({ pool: new pg.Pool({ connectionString: url as string }) });
  const db = new Kysely<Rows>({ dialect });
  await migrate(db, steps);
  const there = tablesOf(steps);
  const inserted = Object.entries(rows).filter(([table]) => there.includes(table));
  for (const [, statement] of inserted) await sql.raw(statement).execute(db);
  await db.destroy();
  return inserted.length;
}

describe.each(databases)('on %s', (kind) => {
  // That each step keeps everything is tested on both with the storage; what is done on a copy is the same for all of them.
  const steps = suffices(kind) ? migrations : [0, 4, -1].flatMap((at) => migrations.at(at) ?? []);
  test.each(steps.map(({ id, name }) => [id, name] as const))('a database of step %i, "%s", is upgraded on a copy', async (id) => {
    const older = migrations.filter((step) => step.id <= id);
    const count = await makeOlder(kind, older);
    const expected = { from: id, steps: migrations.filter((step) => step.id > id).map(({ id, name }) => ({ id, name })), rows: count };
    // Twice: the first try has changed nothing.
    for (const _ of [1, 2]) expect(await checkUpgrade(database.options)).toEqual(expected);
    const storage = await openStorage(database.options);
    expect(await storage.db.selectFrom('accounts').select('name').execute()).toEqual([{ name: 'Ann' }]);
    await storage.close();
    expect(await checkUpgrade(database.options)).toMatchObject({ from: migrations.at(-1)?.id, steps: [] });
  });

  test('a database of a newer program is told', async () => {
    await makeOlder(kind, migrations);
    const storage = await openStorage(database.options);
    await sql.raw("insert into migrations values (1000, 'wings', 1)").execute(storage.db);
    await expect(checkUpgrade(database.options)).rejects.toThrow('written by a newer Gruppetto');
    await storage.close();
  });
});

test('where nothing is yet, all steps are to come', async () => {
  database = await makeDatabase('sqlite');
  expect(await checkUpgrade(database.options)).toMatchObject({ from: 0, rows: 0 });
});

test('a step that would lose rows is told', async () => {
  await makeOlder('sqlite', migrations.slice(0, 6));
  const native = connect(sqliteFile(database.options.folder));
  native.exec('create trigger loses after update on shared_seats begin delete from reports; end');
  native.exec("update shared_tables set status = 'gathering'");
  native.close();
  await expect(checkUpgrade(database.options)).rejects.toThrow('The upgrade would lose 1 of 1 row of "reports".');
});
