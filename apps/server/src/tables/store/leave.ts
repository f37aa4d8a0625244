import type { TableStatus } from '@gruppetto/wire';
import type { Transaction } from 'kysely';
import type { Rows } from '../../storage/rows.ts';
import type { TableRows } from './rows.ts';

/** Of this there is news when bots have turns that were a person's, whose account has gone. */
export const leftTopic = 'left';

/**
 * What was played at shared tables belongs to the others there too: it stays, without a trace of who goes; a bot rides his races to their
 * end, and who sits there hosts the table. Tells at which tables something has changed.
 */
export async function leaveTables(
  transaction: Transaction<Rows>,
  person: string,
  nameKey: string,
  now: number,
): Promise<readonly string[]> {
  const db = transaction.withTables<TableRows>();
  const hosted = await db.selectFrom('shared_tables').select(['id', 'status']).where('host', '=', person).execute();
  const seats = await db
    .selectFrom('shared_seats')
    .select('shared_table')
    .where(({ eb, or }) => or([eb('person', '=', person), eb('held_for', '=', nameKey)]))
    .execute();
  for (const { id, status } of hosted) {
    if (status === 'gathering') await db.deleteFrom('shared_tables').where('id', '=', id).execute();
    else await handOver(db, id, person);
  }
  const at = (status: TableStatus) => db.selectFrom('shared_tables').select('id').where('status', '=', status);
  await db
    .updateTable('shared_tables')
    .set({ due: now })
    .where('status', '=', 'racing')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shared_seats')
          .select('seat')
          .whereRef('shared_table', '=', 'shared_tables.id')
          .whereRef('seat', '=', 'shared_tables.turn')
          .where('person', '=', person),
      ),
    )
    .execute();
  const his = db.updateTable('shared_seats').where('person', '=', person);
  await his.set({ player: 'rule-of-thumb' }).where('shared_table', 'in', at('racing')).execute();
  await his.set({ player: null }).where('shared_table', 'in', at('gathering')).execute();
  await his.set(({ ref }) => ({ name: ref('colour'), person: null, webhook: null })).execute();
  // Or whoever takes the name next could sit down there.
  await db.updateTable('shared_seats').set({ held_for: null }).where('held_for', '=', nameKey).execute();
  await db.deleteFrom('shared_notes').where('person', '=', person).execute();
  await db.deleteFrom('shared_bans').where('person', '=', person).execute();
  await db.deleteFrom('shared_chat').where('id', 'like', `${person}:%`).execute();
  await db.updateTable('reports').set({ person: '' }).where('person', '=', person).execute();
  const tables = new Set([...hosted.map(({ id }) => id), ...seats.map((row) => row.shared_table)]);
  for (const id of tables)
    await db
      .updateTable('shared_tables')
      .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
      .where('id', '=', id)
      .execute();
  return [...tables];
}

/** To whoever else sits there; a table at which nobody does has no host. */
async function handOver(db: Transaction<TableRows>, id: string, person: string): Promise<void> {
  const next = await db
    .selectFrom('shared_seats')
    .select(['person', 'name'])
    .where('shared_table', '=', id)
    .where('person', '!=', person)
    .orderBy('seat')
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('shared_tables')
    .set({ host: next?.person ?? '', host_name: next?.name ?? '' })
    .where('id', '=', id)
    .execute();
}
