import type { Kysely, Transaction } from 'kysely';
import { Refused } from '../http/errors.ts';
import { lockRow } from '../storage/lock-row.ts';
import type { Rows } from '../storage/rows.ts';
import type { TableRows } from '../tables/store/rows.ts';

export type ClubRows = Rows & TableRows;
export type ClubDatabase = Kysely<ClubRows>;

const maxKept = 200;

export const lock = (transaction: Transaction<ClubRows>, table: 'accounts' | 'clubs', id: string): Promise<void> =>
  lockRow(transaction as unknown as Transaction<Rows>, table, id);

/** A club has an end. */
export async function needRoom(
  transaction: Transaction<ClubRows>,
  table: 'seasons' | 'club_events' | 'contests',
  club: string,
): Promise<void> {
  await lock(transaction, 'clubs', club);
  const rows = await transaction.selectFrom(table).select('id').where('club', '=', club).execute();
  if (rows.length >= maxKept) throw new Refused(409, 'too-many-kept', (say) => say.clubHasEnough(maxKept));
}
