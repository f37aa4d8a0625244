import type { Transaction } from 'kysely';
import type { Rows } from './rows.ts';

/** Of two who add to the same thing at the same moment the second waits here, so that whoever counts what is there counts all of it. */
export async function lockRow(transaction: Transaction<Rows>, table: 'accounts' | 'clubs' | 'tours', id: string): Promise<void> {
  await transaction
    .updateTable(table as 'accounts')
    .set(({ ref }) => ({ made: ref('made') }))
    .where('id', '=', id)
    .execute();
}
