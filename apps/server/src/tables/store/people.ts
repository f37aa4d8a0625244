import type { TableStatus } from '@gruppetto/wire';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ExportLists, paged } from '../../accounts/export.ts';
import type { Rows } from '../../storage/rows.ts';
import type { TableRows } from './rows.ts';

/**
 * What was played at shared tables belongs to the others there too: it stays, without a trace of the person who goes. A bot rides their
 * races to the end, and somebody who sits there becomes the host. Tells at which tables something has changed.
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
    .where(({ eb, or }) => or([eb('person', '=', person), eb('held_for', '=', nameKey), eb('held_person', '=', person)]))
    .execute();
  for (const { id, status } of hosted) {
    if (status === 'gathering') await db.deleteFrom('shared_tables').where('id', '=', id).execute();
    else await handOver(db, id, person);
  }
  const mine = db.selectFrom('shared_seats').select('shared_table').where('person', '=', person);
  const at = (status: TableStatus) => db.selectFrom('shared_tables').select('id').where('id', 'in', mine).where('status', '=', status);
  await db
    .updateTable('shared_tables')
    .set({ due: now })
    .where('id', 'in', mine)
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
  const own = db.updateTable('shared_seats').where('person', '=', person);
  await own.set({ player: 'rule-of-thumb', open_to: '*' }).where('shared_table', 'in', at('racing')).execute();
  await own.set({ player: null, commitment: null, contribution: null }).where('shared_table', 'in', at('gathering')).execute();
  await own.set(({ ref }) => ({ name: ref('colour'), person: null, webhook: null })).execute();
  // Otherwise the next person with that name could sit down there.
  await db.updateTable('shared_seats').set({ held_for: null, held_name: null }).where('held_for', '=', nameKey).execute();
  await db.updateTable('shared_seats').set({ held_person: null, held_name: null }).where('held_person', '=', person).execute();
  await db.updateTable('shared_seats').set({ gave_up: null }).where('gave_up', '=', person).execute();
  await db.updateTable('shared_seats').set({ open_to: null }).where('open_to', '=', person).execute();
  await db.deleteFrom('shared_notes').where('person', '=', person).execute();
  await db.deleteFrom('shared_bans').where('person', '=', person).execute();
  await db.deleteFrom('shared_chat').where('person', '=', person).execute();
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

/** To somebody else who sits there; an empty table has no host. */
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

/** Whether there is anything of this person at shared tables. */
async function isKnown(db: Kysely<TableRows>, person: string): Promise<boolean> {
  const at = (column: 'person' | 'open_to' | 'held_person' | 'gave_up') =>
    db.selectFrom('shared_seats').select('shared_table').where(column, '=', person).limit(1);
  const others = (['shared_notes', 'shared_bans', 'reports', 'shared_chat'] as const).map((table) =>
    db
      .selectFrom(table as 'shared_notes')
      .select('shared_table')
      .where('person', '=', person)
      .limit(1),
  );
  const hosted = db.selectFrom('shared_tables').select('id').where('host', '=', person).limit(1);
  for (const one of [hosted, at('person'), at('open_to'), at('held_person'), at('gave_up'), ...others])
    if ((await one.execute()).length > 0) return true;
  return false;
}

/** What a guest did belongs to their account from now on. Tells at which tables they sit or are the host. */
export async function adoptTables(db: Kysely<TableRows>, guest: string, person: string): Promise<readonly string[]> {
  // A browser may send the same guest with every request: then there is nothing left to do.
  if (!(await isKnown(db, guest))) return [];
  return db.transaction().execute(async (transaction) => {
    const seats = await transaction.selectFrom('shared_seats').select('shared_table').where('person', '=', guest).execute();
    const hosted = await transaction.selectFrom('shared_tables').select('id').where('host', '=', guest).execute();
    const tables = [...new Set([...seats.map((row) => row.shared_table), ...hosted.map(({ id }) => id)])];
    await giveUpSecondSeats(transaction, guest, person);
    await transaction.updateTable('shared_seats').set({ person }).where('person', '=', guest).execute();
    for (const column of ['open_to', 'held_person', 'gave_up'] as const)
      await transaction
        .updateTable('shared_seats')
        .set({ [column]: person })
        .where(column, '=', guest)
        .execute();
    await transaction.updateTable('shared_tables').set({ host: person }).where('host', '=', guest).execute();
    for (const own of ['shared_notes', 'shared_bans'] as const)
      await transaction
        .updateTable(own)
        .set({ person })
        .where('person', '=', guest)
        .where('shared_table', 'not in', transaction.selectFrom(own).select('shared_table').where('person', '=', person))
        .execute();
    await transaction.updateTable('reports').set({ person }).where('person', '=', guest).execute();
    await transaction
      .updateTable('shared_chat')
      .set({ id: sql`${person} || substr(id, ${guest.length + 1})`, person })
      .where('person', '=', guest)
      .execute();
    if (tables.length > 0)
      await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', 'in', tables).execute();
    return tables;
  });
}

/** One account, one seat: where the account sits already, the guest's seat is free again, or a bot's. */
async function giveUpSecondSeats(db: Transaction<TableRows>, guest: string, person: string): Promise<void> {
  const twice = await db
    .selectFrom('shared_seats as one')
    .innerJoin('shared_seats as other', 'other.shared_table', 'one.shared_table')
    .innerJoin('shared_tables', 'shared_tables.id', 'one.shared_table')
    .select(['one.shared_table', 'one.seat', 'status', 'turn'])
    .where('one.person', '=', guest)
    .where('other.person', '=', person)
    .execute();
  for (const { shared_table, seat, status, turn } of twice) {
    const freed = { name: '', player: null, contribution: null, commitment: null };
    await db
      .updateTable('shared_seats')
      .set({ person: null, webhook: null, ...(status === 'gathering' ? freed : { player: 'rule-of-thumb' }) })
      .where('shared_table', '=', shared_table)
      .where('seat', '=', seat)
      .execute();
    if (status === 'racing' && turn === seat)
      await db.updateTable('shared_tables').set({ due: 0 }).where('id', '=', shared_table).execute();
  }
}

/** What a person has at shared tables. */
export function exportTables(from: Kysely<Rows>, person: string): ExportLists {
  const db = from.withTables<TableRows>();
  const seats = db
    .selectFrom('shared_seats')
    .innerJoin('shared_tables', 'shared_tables.id', 'shared_seats.shared_table')
    .select(['shared_tables.id', 'game', 'seat', 'name', 'status', 'webhook', 'made'])
    .where('person', '=', person)
    .orderBy('made')
    .orderBy('shared_tables.id');
  const hosted = db.selectFrom('shared_tables').select(['id', 'game', 'status', 'made']).where('host', '=', person).orderBy('id');
  const written = ['shared_table as table', 'text'] as const;
  const notes = db.selectFrom('shared_notes').select(written).where('person', '=', person).orderBy('shared_table');
  const chat = db
    .selectFrom('shared_chat')
    .select([...written, 'at'])
    .where('person', '=', person)
    .where('event', 'is', null)
    .orderBy('at')
    .orderBy('id');
  const reports = db
    .selectFrom('reports')
    .select([...written, 'at'])
    .where('person', '=', person)
    .orderBy('at')
    .orderBy('id');
  return {
    seats: paged(
      (limit, offset) => seats.limit(limit).offset(offset).execute(),
      ({ webhook, ...seat }) => JSON.stringify({ ...seat, ...(webhook !== null && { webhook }) }),
    ),
    hosted: paged((limit, offset) => hosted.limit(limit).offset(offset).execute()),
    notes: paged((limit, offset) => notes.limit(limit).offset(offset).execute()),
    chat: paged((limit, offset) => chat.limit(limit).offset(offset).execute()),
    reports: paged((limit, offset) => reports.limit(limit).offset(offset).execute()),
  };
}
