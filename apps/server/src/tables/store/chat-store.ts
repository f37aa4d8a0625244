import type { ChatLine } from '@gruppetto/wire';
import { type Kysely, sql } from 'kysely';
import type { ChatRow, TableRows } from './rows.ts';

export interface NewLine extends Omit<ChatLine, 'number'> {
  readonly table: string;
  readonly id: string;
}

export class ChatStore {
  private readonly db: Kysely<TableRows>;

  constructor(db: Kysely<TableRows>) {
    this.db = db;
  }

  /** The newest lines after this one, at most so many, in order. */
  async after(table: string, number: number, max: number): Promise<readonly ChatLine[]> {
    const rows = await this.db
      .selectFrom('shared_chat')
      .select(['number', 'at', 'seat', 'name', 'text'])
      .where('shared_table', '=', table)
      .where('number', '>', number)
      .orderBy('number', 'desc')
      .limit(max)
      .execute();
    return rows.reverse().map(lineOf);
  }

  /** A line that was said before is not said twice. */
  async say({ table, id, at, seat, name, text }: NewLine): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      // The lock of the row: lines are numbered one after another.
      await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', '=', table).execute();
      const { last } = await transaction
        .selectFrom('shared_chat')
        .select(sql<number>`coalesce(max(number), 0)`.as('last'))
        .where('shared_table', '=', table)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('shared_chat')
        .values({ shared_table: table, number: Number(last) + 1, id, at, seat: seat ?? null, name, text })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
}

const lineOf = ({ number, at, seat, name, text }: Omit<ChatRow, 'id' | 'shared_table'>): ChatLine => ({
  number,
  at,
  ...(seat !== null && { seat }),
  name,
  text,
});
