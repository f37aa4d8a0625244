import type { Seat } from '@gruppetto/kernel';
import type { Kysely } from 'kysely';
import type { TableRows } from './rows.ts';

/** Who has a table open. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Where each of several processes says who is connected to it, and for how long that may be believed. */
export class PresenceStore {
  private readonly db: Kysely<TableRows>;

  constructor(db: Kysely<TableRows>) {
    this.db = db;
  }

  /** Who is connected to processes other than this one. */
  async elsewhere(table: string, process: string, now: number): Promise<Present> {
    const rows = await this.db
      .selectFrom('shared_presence')
      .select(['seats', 'spectators'])
      .where('shared_table', '=', table)
      .where('process', '!=', process)
      .where('until', '>', now)
      .execute();
    return {
      seats: [...new Set(rows.flatMap(({ seats }) => JSON.parse(seats) as Seat[]))],
      spectators: rows.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }

  async write(process: string, table: string, { seats, spectators }: Present, until: number): Promise<void> {
    const fields = { seats: JSON.stringify(seats), spectators, until };
    await this.db
      .insertInto('shared_presence')
      .values({ process, shared_table: table, ...fields })
      .onConflict((conflict) => conflict.columns(['shared_table', 'process']).doUpdateSet(fields))
      .execute();
  }

  /** Forgets processes that have not renewed theirs, and tells at which tables that was. */
  async renew(process: string, until: number, now: number): Promise<readonly string[]> {
    await this.db.updateTable('shared_presence').set({ until }).where('process', '=', process).execute();
    const ended = await this.db.deleteFrom('shared_presence').where('until', '<', now).returning('shared_table').execute();
    return ended.map((row) => row.shared_table);
  }

  async forget(process: string): Promise<void> {
    await this.db.deleteFrom('shared_presence').where('process', '=', process).execute();
  }
}
