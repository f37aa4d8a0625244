import { createRequire } from 'node:module';
import type { DatabaseSync, DatabaseSyncInstance } from '@photostructure/sqlite';

type Builtin = { readonly DatabaseSync: typeof DatabaseSync; readonly StatementSync: { readonly prototype: object } };

/** Node's own SQLite, if it has one without a flag and with everything we need; otherwise a package with the same API. */
function findSqlite(): typeof DatabaseSync {
  const { emitWarning } = process;
  try {
    // It calls itself experimental at every start; people who start the server can't change that.
    process.emitWarning = () => {};
    const own = process.getBuiltinModule?.('node:sqlite') as Builtin | undefined;
    if (own && 'columns' in own.StatementSync.prototype) return own.DatabaseSync;
  } finally {
    process.emitWarning = emitWarning;
  }
  return createRequire(import.meta.url)('@photostructure/sqlite').DatabaseSync;
}

export const Sqlite = findSqlite();

/**
 * Pages in the write-ahead log before they go into the file, which whoever commits then waits for. A thread of the server's takes them
 * there before (`SqliteBatches`): this is for commands, and for a disk that is too slow for that.
 */
const pagesInLog = 16_000;

/** A connection that waits for others, and for the disk. */
export function connect(file: string): DatabaseSyncInstance {
  const native = new Sqlite(file);
  try {
    native.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
    native.exec(`PRAGMA wal_autocheckpoint = ${pagesInLog}`);
    return native;
  } catch (error) {
    native.close();
    throw error;
  }
}
