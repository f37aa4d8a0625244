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
  /** Many small statements in one transaction, without what kysely costs for each, and without waiting for the disk in this thread. */
  readonly batch: Batch;
  /** Another connection, for what reads for long: nobody waits for it. Whoever opens it closes it. */
  apart(): Kysely<Rows>;
}

type Values = readonly (string | number | null)[];

/**
 * Does these statements, in this order, for each row of values: of each row one list for each statement, or nothing where it isn't to be
 * done. Where the first changes nothing, the others are not done for this row. Tells for each row whether it changed anything.
 */
export type Batch = (
  statements: readonly string[],
  rows: readonly (readonly [Values, ...(Values | undefined)[]])[],
) => Promise<readonly boolean[]>;

export interface PostgresStorage extends Common {
  readonly kind: 'postgres';
  /** For what kysely doesn't know: LISTEN, jobs. */
  readonly pool: pg.Pool;
}

/**
 * The one database of the server. A part with tables of its own adds its migrations in `migrations.ts` and its rows by
 * `db.withTables<{…}>()`. Inside a transaction only the transaction's own handle may be used: SQLite has one connection.
 */
export type Storage = SqliteStorage | PostgresStorage;
