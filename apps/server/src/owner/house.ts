import { version } from '@gruppetto/kernel';
import type { House, HouseKey, HousePerson, HouseReport } from '@gruppetto/wire';
import { type Kysely, sql } from 'kysely';
import { heirOf, nameKey, openAccounts } from '../accounts/accounts.ts';
import type { Rows } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRows } from '../tables/store/rows.ts';

type Database = Kysely<Rows>;

const count = async (db: Kysely<Rows & TableRows>, text: string): Promise<number> =>
  Number((await sql.raw<{ count: number }>(`select count(*) as count from ${text}`).execute(db)).rows[0]?.count);

/** The state of the server, and how much it stores. */
export async function readHouse(storage: Storage): Promise<House> {
  const db = storage.db.withTables<TableRows>();
  const size =
    storage.kind === 'postgres'
      ? 'select pg_database_size(current_database()) as bytes'
      : 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()';
  const { rows: bytes } = await sql.raw<{ bytes: number }>(size).execute(db);
  const { rows: ridden } = await sql.raw<{ races: number }>('select coalesce(sum(done), 0) as races from forecasts').execute(db);
  const heir = await heirOf(storage.db);
  return {
    version,
    database: storage.kind,
    uptime: Math.round(process.uptime()),
    counts: {
      accounts: await count(db, 'accounts'),
      tours: await count(db, 'tours'),
      entries: await count(db, 'entries'),
      tables: await count(db, 'shared_tables'),
      racing: await count(db, "shared_tables where status = 'racing'"),
      forecasts: await count(db, 'forecasts'),
      reports: await count(db, 'reports where settled is null'),
    },
    bytes: Number(bytes[0]?.bytes),
    forecastRaces: Number(ridden[0]?.races),
    openAccounts: await openAccounts(storage.db),
    ...(heir && { heir: heir.name }),
  };
}

export async function setOpenAccounts(db: Database, max: number): Promise<void> {
  await db
    .insertInto('house')
    .values({ id: 1, open_accounts: max })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ open_accounts: max }))
    .execute();
}

export async function readPeople(db: Database): Promise<readonly HousePerson[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('tours', 'tours.account', 'accounts.id')
    .select((select) => ['accounts.name', 'owner', 'accounts.made', 'suspended', select.fn.count<number>('tours.id').as('tours')])
    .groupBy(['accounts.id', 'accounts.name', 'owner', 'accounts.made', 'suspended'])
    .orderBy('accounts.made')
    .execute();
  return rows.map(({ name, owner, made, suspended, tours }) => ({
    name,
    owner: owner === 1,
    made,
    tours: Number(tours),
    ...(suspended !== null && { suspended }),
  }));
}

export const findPerson = (db: Database, name: string) =>
  db.selectFrom('accounts').select(['id', 'name', 'owner']).where('name_key', '=', nameKey(name)).executeTakeFirst();

/** Their sessions end, and their tokens are good for nothing until they are let in again. */
export async function suspend(db: Database, account: string, at: number | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ suspended: at }).where('id', '=', account).execute();
    if (at !== null) await transaction.deleteFrom('sessions').where('account', '=', account).execute();
  });
}

export async function handOver(db: Database, to: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ owner: null }).where('owner', '=', 1).execute();
    await transaction.updateTable('accounts').set({ owner: 1 }).where('id', '=', to).execute();
  });
}

const shown = 12;

export async function readKeys(db: Database): Promise<readonly HouseKey[]> {
  const rows = await db
    .selectFrom('keys')
    .leftJoin('accounts', 'accounts.id', 'keys.account')
    .select(['keys.hash', 'keys.made', 'used', 'accounts.name'])
    .orderBy('keys.made', 'desc')
    .orderBy('keys.hash')
    .limit(1000)
    .execute();
  return rows.map(({ hash, made, used, name }) => ({
    id: hash.slice(0, shown),
    made,
    ...(used !== null && { used }),
    ...(name !== null && { by: name }),
  }));
}

/** Tells whether there was such a key that nobody had used. */
export async function revokeKey(db: Database, id: string): Promise<boolean> {
  if (!/^[0-9a-f]{12}$/.test(id)) return false;
  const gone = await db.deleteFrom('keys').where('hash', 'like', `${id}%`).where('used', 'is', null).returning('hash').execute();
  return gone.length > 0;
}

export async function readReports(db: Database): Promise<readonly HouseReport[]> {
  const rows = await db
    .withTables<TableRows>()
    .selectFrom('reports')
    .select(['id', 'shared_table', 'at', 'text', 'settled', 'answer'])
    .orderBy('at', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ shared_table: table, settled, ...report }) => ({ ...report, table, ...(settled !== null && { settled }) }));
}

/** Tells whether there is such a report. */
export async function settleReport(db: Database, id: string, answer: string, at: number): Promise<boolean> {
  const changed = await db
    .withTables<TableRows>()
    .updateTable('reports')
    .set({ settled: at, answer })
    .where('id', '=', id)
    .returning('id')
    .execute();
  return changed.length > 0;
}
