import type { Club } from '@gruppetto/wire';
import { notFound } from '../http/errors.ts';
import { type ClubDatabase, needRoom } from './club-rows.ts';

const maxEvents = 60;
const month = 31 * 24 * 60 * 60 * 1000;

/** What a club plans, and who comes. */
export async function eventsOf(db: ClubDatabase, club: string, now: number): Promise<Club['events']> {
  const rows = await db
    .selectFrom('club_events')
    .select(['id', 'title', 'at', 'shared_table'])
    .where('club', '=', club)
    .where('at', '>', now - 2 * month)
    .orderBy('at')
    .limit(maxEvents)
    .execute();
  if (rows.length === 0) return [];
  const replies = await db
    .selectFrom('club_replies')
    .innerJoin('accounts', 'accounts.id', 'club_replies.account')
    .select(['event', 'accounts.name', 'coming'])
    .where(
      'event',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('accounts.name_key')
    .execute();
  const saying = (event: string, coming: 0 | 1) =>
    replies.filter((one) => one.event === event && one.coming === coming).map(({ name }) => name);
  return rows.map(({ id, title, at, shared_table }) => ({
    id,
    title,
    at,
    ...(shared_table !== null && { table: shared_table }),
    coming: saying(id, 1),
    notComing: saying(id, 0),
  }));
}

interface NewEvent {
  readonly id: string;
  readonly title: string;
  readonly at: number;
  /** A table of the club. */
  readonly table: string | undefined;
}

export async function addEvent(db: ClubDatabase, club: string, { id, title, at, table }: NewEvent, made: number): Promise<void> {
  if (table !== undefined && !(await isTableOf(db, club, table))) throw notFound('table');
  await db.transaction().execute(async (transaction) => {
    await needRoom(transaction, 'club_events', club);
    await transaction
      .insertInto('club_events')
      .values({ id, club, title, at, shared_table: table ?? null, made })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

const isTableOf = async (db: ClubDatabase, club: string, table: string): Promise<boolean> =>
  (await db.selectFrom('shared_tables').select('id').where('id', '=', table).where('club', '=', club).executeTakeFirst()) !== undefined;

/** An account says whether it comes. */
export async function replyToEvent(db: ClubDatabase, club: string, event: string, account: string, comes: boolean): Promise<void> {
  await needEvent(db, club, event);
  const coming = comes ? 1 : 0;
  await db
    .insertInto('club_replies')
    .values({ event, account, coming })
    .onConflict((conflict) => conflict.columns(['event', 'account']).doUpdateSet({ coming }))
    .execute();
}

export async function removeEvent(db: ClubDatabase, club: string, event: string): Promise<void> {
  await needEvent(db, club, event);
  await db.deleteFrom('club_events').where('id', '=', event).execute();
}

async function needEvent(db: ClubDatabase, club: string, event: string): Promise<void> {
  const row = await db.selectFrom('club_events').select('id').where('id', '=', event).where('club', '=', club).executeTakeFirst();
  if (!row) throw notFound('event');
}
