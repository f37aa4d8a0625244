import { terminal } from '@gruppetto/words/terminal';
import { type Kysely, sql } from 'kysely';
import { type Migration, migrations } from './migrations.ts';
import { StorageProblem } from './problem.ts';
import type { Rows } from './rows.ts';

/** Any number that no other program on the same database is likely to lock. */
export const migrationLock = 1903_0701;

/** The migrations that the database still lacks. Throws if it has some that this program doesn't know. */
export async function missing(db: Kysely<Rows>, known: readonly Migration[] = migrations): Promise<readonly Migration[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) {
    if (tables.length > 0) throw new StorageProblem('foreign', terminal().server.storage.foreign);
    return known;
  }
  const done = await db.selectFrom('migrations').select(['id', 'name']).orderBy('id').execute();
  const strange = done.find(({ id, name }) => known.find((one) => one.id === id)?.name !== name);
  if (strange) throw new StorageProblem('newer', terminal().server.storage.newer(strange.id, strange.name));
  return known.filter(({ id }) => !done.some((one) => one.id === id));
}

/** On PostgreSQL, statements otherwise stop after half a minute: moving all data may take longer. */
export async function takeYourTime(transaction: Kysely<Rows>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
}

/** Brings the schema up to date, whole or not at all. The caller sees to it that no other process does so now. */
export async function migrate(db: Kysely<Rows>, known: readonly Migration[] = migrations): Promise<void> {
  const steps = await missing(db, known);
  if (steps.length === 0) return;
  await sql.raw('create table if not exists migrations (id integer primary key, name text not null, at bigint not null)').execute(db);
  for (const { id, name, statements } of steps) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await db.insertInto('migrations').values({ id, name, at: Date.now() }).execute();
  }
}
