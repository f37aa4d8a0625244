import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { terminal } from '@gruppetto/words/terminal';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { migrate, missing } from './migrate.ts';
import { StorageProblem } from './problem.ts';
import type { Rows } from './rows.ts';
import { SqliteBatches } from './sqlite-batch.ts';
import { connect, Sqlite } from './sqlite-connection.ts';
import type { Storage } from './storage.ts';

/** "Grup", in the header of our files. */
export const applicationId = 0x47727570;
const maxStatements = 500;

/** SQLite's own words for what went wrong. */
const busy = /database (table )?is locked/;
const damage = /file is not a database|disk image is malformed|malformed database schema/;
const noSpace = /disk is full/;
const noDisk = /disk I\/O error/;
const noFile = /unable to open database file|readonly database/;

export const sqliteFile = (folder: string): string => join(folder, 'gruppetto.sqlite');

export async function openSqlite(folder: string, alone: boolean, writerScript: URL | string): Promise<Storage> {
  needFolder(folder);
  const file = sqliteFile(folder);
  let lock = alone ? await takeLock(folder) : undefined;
  let native: DatabaseSyncInstance | undefined;
  try {
    if (!isThere(file)) {
      lock ??= await takeLock(folder);
      makeFile(file);
    }
    native = openFile(file);
    const db = kyselyOn(native, true);
    if ((await missing(db)).length > 0) {
      lock ??= await takeLock(folder);
      await db.transaction().execute((transaction) => migrate(transaction));
    }
    if (!alone) lock?.close();
    const batches = new SqliteBatches(file, writerScript);
    return {
      kind: 'sqlite',
      db,
      batch: batches.write,
      apart: () => kyselyOn(connect(file), false),
      async answers() {
        await sql`select 1`.execute(db);
      },
      async close() {
        await batches.close();
        await db.destroy();
        if (lock?.isOpen) lock.close();
      },
    };
  } catch (error) {
    if (native?.isOpen) native.close();
    if (lock?.isOpen) lock.close();
    throw sqliteProblem(error, file);
  }
}

function needFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StorageProblem('unwritable', terminal().server.storage.noFolder(folder, `${code}`));
  }
}

const lockedBy = (folder: string) => new StorageProblem('locked', terminal().server.storage.folderLocked(folder));

const patience = 1000;

/** Held by the process that serves this folder. The system releases it however that process ends. */
async function takeLock(folder: string): Promise<DatabaseSyncInstance> {
  // Beside the file itself: with links, two folders may have the same one.
  const file = join(dirname(realFile(sqliteFile(folder))), 'gruppetto.lock');
  for (const since = Date.now(); ; await sleep(20)) {
    let lock: DatabaseSyncInstance | undefined;
    try {
      lock = new Sqlite(file);
      lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
      return lock;
    } catch (error) {
      lock?.close();
      if (!busy.test((error as Error).message)) throw sqliteProblem(error, file);
      if (Date.now() - since > patience) throw lockedBy(folder);
    }
  }
}

/** Follows links to the file. */
const realFile = (file: string): string => (existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file)));

/** A broken link counts as there: its target may be on a disk that is missing. */
const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;
const isEmpty = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === 0;

/** Makes a file without tables, beside its place, and puts it there whole: one that is there and has no bytes has lost them. */
function makeFile(file: string): void {
  // Somebody else has, while we waited for the lock.
  if (isThere(file)) return;
  const log = `${file}-wal`;
  if (isThere(log) && !isEmpty(log)) throw new StorageProblem('damaged', terminal().server.storage.logAlone(log));
  const half = `${file}.new`;
  for (const rest of [half, `${half}-journal`]) rmSync(rest, { force: true });
  // Nobody else may read hashes of passwords; files that SQLite adds get the same rights.
  closeSync(openSync(half, 'wx', 0o600));
  const native = connect(half);
  native.exec(`PRAGMA application_id = ${applicationId}`);
  native.close();
  renameSync(half, file);
}

function openFile(file: string): DatabaseSyncInstance {
  if (isEmpty(file)) throw damaged(file);
  accessSync(file, constants.R_OK | constants.W_OK);
  const native = connect(file);
  try {
    const [{ application_id: id } = { application_id: 0 }] = native.prepare('PRAGMA application_id').all();
    const empty = native.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length === 0;
    if (id !== applicationId && !empty) throw new StorageProblem('foreign', terminal().server.storage.foreignFile(file));
    native.exec('PRAGMA journal_mode = WAL');
    const [check] = native.prepare('PRAGMA quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw damaged(file);
    if (id !== applicationId) native.exec(`PRAGMA application_id = ${applicationId}`);
    return native;
  } catch (error) {
    native.close();
    throw error;
  }
}

const kyselyOn = (native: DatabaseSyncInstance, makesWhole: boolean): Kysely<Rows> =>
  new Kysely<Rows>({ dialect: new SqliteDialect({ database: adapt(native, makesWhole) }) });

/** The interface that kysely expects. `makesWhole` takes the log into the file at the end. */
function adapt(native: DatabaseSyncInstance, makesWhole: boolean) {
  const statements = new Map<string, SqliteStatement>();
  // On a full disk SQLite has rolled back already: a second rollback fails, and must not hide why.
  const rollback: SqliteStatement = {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run() {
      if (native.isTransaction) native.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
  const prepare = (text: string): SqliteStatement => {
    if (text === 'rollback') return rollback;
    // A transaction that reads first and writes then would be refused if another process wrote in between.
    const statement = native.prepare(text === 'begin' ? 'begin immediate' : text);
    type Bound = Parameters<typeof statement.all>;
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as Bound)),
      run: (values) => statement.run(...(values as Bound)) as { changes: number; lastInsertRowid: number },
      iterate: (values) => statement.iterate(...(values as Bound)),
    };
  };
  return {
    close() {
      // Statements that live on would keep the file from being made whole by the closing.
      try {
        if (makesWhole) native.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // The disk is full, or somebody is reading: the next process to open the file finds the log.
      }
      native.close();
    },
    prepare(text: string): SqliteStatement {
      const known = statements.get(text);
      if (known) return known;
      if (statements.size >= maxStatements) statements.clear();
      const statement = prepare(text);
      statements.set(text, statement);
      return statement;
    },
  };
}

const damaged = (file: string) => new StorageProblem('damaged', terminal().server.storage.damaged(file));

export function sqliteProblem(error: unknown, file: string): unknown {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof StorageProblem) return error;
  const say = terminal().server.storage;
  if (damage.test(message)) return damaged(file);
  if (busy.test(message)) return new StorageProblem('locked', say.inUse(file));
  if (noSpace.test(message) || code === 'ENOSPC') return new StorageProblem('full', say.full(file));
  if (noDisk.test(message)) return new StorageProblem('full', say.badDisk(file));
  if (noFile.test(message) || /^E(ACCES|PERM|ROFS|NOENT|ISDIR)$/.test(code)) return new StorageProblem('unwritable', say.unwritable(file));
  return error;
}
