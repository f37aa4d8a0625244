import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Rows } from './rows.ts';

/**
 * The one database of the server. A part with tables of its own adds its migrations in `migrations.ts` and its rows by
 * `db.withTables<{…}>()`. Inside a transaction only the transaction's own handle may be used: SQLite has one connection.
 */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Rows>;
  /** Of PostgreSQL, for what kysely does not know: LISTEN, jobs. */
  readonly pool?: pg.Pool;
  /** Fails if the database does not answer. */
  answers(): Promise<void>;
  close(): Promise<void>;
}
