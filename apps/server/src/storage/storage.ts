import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Rows } from './rows.ts';

interface Common {
  readonly db: Kysely<Rows>;
  /** Fails if the database does not answer. */
  answers(): Promise<void>;
  close(): Promise<void>;
}

export interface SqliteStorage extends Common {
  readonly kind: 'sqlite';
  /** Many small statements in one transaction, without what kysely costs for each. */
  readonly batch: Batch;
}

/** `run` tells how many rows a statement has changed. */
export type Batch = <T>(work: (run: (statement: string, values: readonly (string | number | null)[]) => number) => T) => Promise<T>;

export interface PostgresStorage extends Common {
  readonly kind: 'postgres';
  /** For what kysely does not know: LISTEN, jobs. */
  readonly pool: pg.Pool;
}

/**
 * The one database of the server. A part with tables of its own adds its migrations in `migrations.ts` and its rows by
 * `db.withTables<{…}>()`. Inside a transaction only the transaction's own handle may be used: SQLite has one connection.
 */
export type Storage = SqliteStorage | PostgresStorage;
