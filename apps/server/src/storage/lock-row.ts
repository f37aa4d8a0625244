import { sql, type Transaction } from 'kysely';
import type { Rows } from './rows.ts';
import type { Storage } from './storage.ts';

/** Of two who add to the same thing at the same moment the second waits here, so that whoever counts what is there counts all of it. */
export async function lockRow(transaction: Transaction<Rows>, table: 'accounts' | 'clubs' | 'tours', id: string): Promise<void> {
  await transaction
    .updateTable(table as 'accounts')
    .set(({ ref }) => ({ made: ref('made') }))
    .where('id', '=', id)
    .execute();
}

/** "tabl"; the numbers of other locks differ. */
const personLock = 0x7461626c;

/** The same for what belongs to a person, who may have no row. In SQLite one transaction waits for the other anyway. */
export async function lockPerson<T>(transaction: Transaction<T>, kind: Storage['kind'], person: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${personLock}::int, hashtext(${person}))`.execute(transaction);
}
