import { sql, type Transaction } from 'kysely';
import type { Rows } from './rows.ts';
import type { Storage } from './storage.ts';

/** If two add to the same thing at the same moment, the second waits here, so that counting it counts everything. */
export async function lockRow(transaction: Transaction<Rows>, table: 'accounts' | 'clubs' | 'tours', id: string): Promise<void> {
  await transaction
    .updateTable(table as 'accounts')
    .set(({ ref }) => ({ made: ref('made') }))
    .where('id', '=', id)
    .execute();
}

/** "tabl"; the numbers of other locks differ. */
const personLock = 0x7461626c;

/** The same for a person's data, where the person may have no row. In SQLite transactions wait for each other anyway. */
export async function lockPerson<T>(transaction: Transaction<T>, kind: Storage['kind'], person: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${personLock}::int, hashtext(${person}))`.execute(transaction);
}
