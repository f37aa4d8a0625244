import { randomUUID } from 'node:crypto';
import { terminal } from '@gruppetto/words/terminal';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate, migrationLock, takeYourTime } from './migrate.ts';
import { StorageProblem } from './problem.ts';
import type { Rows } from './rows.ts';
import type { Storage } from './storage.ts';

const int8 = 20;

export async function openPostgres(url: string, alone: boolean): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: url,
    // Commands that would change data under a server look for this name; a server knows its own.
    application_name: alone ? `gruppetto server ${randomUUID()}` : 'gruppetto',
    max: 10,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 30_000,
    types: { getTypeParser },
  });
  surviveLostConnections(pool);
  const db = new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (transaction) => {
      await takeYourTime(transaction);
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
      await migrate(transaction);
    });
  } catch (error) {
    await db.destroy();
    throw postgresProblem(error, url);
  }
  return {
    kind: 'postgres',
    db,
    pool,
    async answers() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/**
 * A connection that breaks says so even while nobody asks it anything, and an error that nobody listens to ends the process. There is
 * nothing to do: the next query on it fails, and says why.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  const ignore = () => undefined;
  // For connections in the pool; those in use need a listener each.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

/** Whole numbers of eight bytes are times and counts: they fit. */
export const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

export function postgresProblem(error: unknown, url: string): unknown {
  if (error instanceof StorageProblem) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const where = withoutPassword(url);
  // 28: wrong user, 3D: unknown database, 53 and 57: not now, 08: no connection.
  const tellsWhy = /^(28|3D|53|57P|08)/.test(code) || /timeout|terminated/i.test(message);
  if (/^E[A-Z]+$/.test(code) || tellsWhy)
    return new StorageProblem('unreachable', terminal().server.storage.noPostgres(where, code || message));
  return error;
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return terminal().server.storage.theAddress;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}${port && `:${port}`}${pathname}`;
}
