import type { ChatLine } from '@gruppetto/wire';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ChatRow, TableRows } from './rows.ts';

/** A stored line: its id begins with its author. */
export interface StoredLine extends Omit<ChatLine, 'mine'> {
  readonly id: string;
}

type NewLine = Omit<StoredLine, 'number'>;

export const isOf = ({ id }: Pick<StoredLine, 'id'>, person: string | undefined): boolean =>
  person !== undefined && id.startsWith(`${person}:`);

/** A table keeps its newest lines, and those that somebody has reported. */
const keptLines = 2_000;

export class ChatStore {
  private readonly db: Kysely<TableRows>;

  constructor(db: Kysely<TableRows>) {
    this.db = db;
  }

  /** The newest lines after this one, at most this many, in order. */
  async after(table: string, number: number, max: number): Promise<readonly StoredLine[]> {
    const rows = await this.db
      .selectFrom('shared_chat')
      .selectAll()
      .where('shared_table', '=', table)
      .where('number', '>', number)
      .orderBy('number', 'desc')
      .limit(max)
      .execute();
    return rows.reverse().map(lineOf);
  }

  async line(table: string, number: number): Promise<StoredLine | undefined> {
    const row = await this.db
      .selectFrom('shared_chat')
      .selectAll()
      .where('shared_table', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
    return row && lineOf(row);
  }

  /**
   * A line that was said before is not said twice. Nothing is stored for a person who has become another, as a guest does who makes an
   * account: their page says it again as who they are now. Tells whether it is there.
   */
  async say(table: string, line: NewLine, person: string): Promise<boolean> {
    return await this.db.transaction().execute(async (transaction) => {
      // Locks the row: lines are numbered one after another.
      await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', '=', table).execute();
      if (line.seat !== undefined && (await holderOf(transaction, table, line.seat)) !== person) return false;
      await addLine(transaction, table, line);
      return true;
    });
  }
}

async function holderOf(transaction: Transaction<TableRows>, table: string, seat: number): Promise<string | null | undefined> {
  const row = await transaction
    .selectFrom('shared_seats')
    .select('person')
    .where('shared_table', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return row?.person;
}

/** Within a transaction that has the lock of the table's row. */
export async function addLine(transaction: Transaction<TableRows>, table: string, { seat, event, ...line }: NewLine): Promise<void> {
  const { last } = await transaction
    .selectFrom('shared_chat')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('shared_table', '=', table)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('shared_chat')
    .values({ shared_table: table, number: Number(last) + 1, seat: seat ?? null, event: event ?? null, ...line, person: authorOf(line) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (Number(last) < keptLines) return;
  await transaction
    .deleteFrom('shared_chat')
    .where('shared_table', '=', table)
    .where('number', '<=', Number(last) + 1 - keptLines)
    .where('number', 'not in', (select) =>
      select
        .selectFrom('reports')
        .select('line')
        .where('shared_table', '=', table)
        .where('line', 'is not', null)
        .$castTo<{ line: number }>(),
    )
    .execute();
}

const authorOf = ({ id }: Pick<StoredLine, 'id'>): string => id.slice(0, Math.max(0, id.lastIndexOf(':')));

const lineOf = ({ number, id, at, seat, name, text, event }: ChatRow): StoredLine => ({
  number,
  id,
  at,
  ...(seat !== null && { seat }),
  name,
  text,
  ...(event !== null && { event }),
});
