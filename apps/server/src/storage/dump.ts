import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { version } from '@gruppetto/kernel';
import { terminal } from '@gruppetto/words/terminal';
import { type Kysely, sql, type Transaction } from 'kysely';
import { migrate, migrationLock, takeYourTime } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';
import { StorageProblem } from './problem.ts';
import type { Rows } from './rows.ts';
import type { Storage } from './storage.ts';

/** A backup is a text: a line that says what it is, a line for each row, and one that says how many and what they come to. */
interface Header {
  readonly format: 'gruppetto-backup';
  readonly made: number;
  /** The version that made it; the first ones didn't say. */
  readonly version?: string;
  /** The steps of the schema that it was made with. */
  readonly migrations: readonly number[];
}

/** The last line. */
export interface Footer {
  readonly rows: number;
  /** The hash of all lines before it. */
  readonly sha256: string;
  /** For people who choose between backups; the first ones did not say. */
  readonly counts?: Counts;
}

type Counts = Readonly<Record<keyof typeof counted, number>>;

/** What is counted, and the table it is in. */
const counted = { accounts: 'accounts', tours: 'tours', tables: 'shared_tables' } as const;

type Row = Readonly<Record<string, number | string | null>>;
type Line = readonly [table: string, row: Row];

/** In the order in which tables were made: a row comes after the rows it refers to. */
export function tablesOf(steps: readonly Migration[]): readonly string[] {
  const tables = new Set<string>();
  for (const statement of steps.flatMap(({ statements }) => statements)) {
    const [, what, table = ''] = /^\s*(create|drop) table (\w+)/i.exec(statement) ?? [];
    if (what === 'create') tables.add(table);
    else if (what === 'drop') tables.delete(table);
  }
  return [...tables];
}

const batch = 200;

/** Everything at one moment, while others go on writing. */
async function* rowsOf(storage: Storage): AsyncGenerator<Line> {
  const { kind } = storage;
  // Holds a connection while it is being read: of PostgreSQL one of several, of SQLite one of its own.
  const apart = storage.kind === 'sqlite' ? storage.apart() : undefined;
  const connection = await holdConnection(apart ?? storage.db);
  const run = (text: string) => sql.raw<Row>(text).execute(connection.db);
  let end = 'rollback';
  try {
    await run(kind === 'postgres' ? 'begin isolation level repeatable read, read only' : 'begin deferred');
    for (const table of tablesOf(migrations)) {
      if (kind === 'sqlite') {
        for await (const row of connection.db
          .selectFrom(table as 'keys')
          .selectAll()
          .stream())
          yield [table, row as unknown as Row];
        continue;
      }
      await run(`declare dump no scroll cursor for select * from ${table}`);
      for (;;) {
        const { rows } = await run(`fetch ${batch} from dump`);
        for (const row of rows) yield [table, row];
        if (rows.length < batch) break;
      }
      await run('close dump');
    }
    end = 'commit';
  } finally {
    await run(end).catch(() => undefined);
    connection.release();
    await apart?.destroy();
  }
}

/** kysely hands a connection to a function; a generator has to hold it between its steps. */
async function holdConnection(db: Kysely<Rows>): Promise<{ readonly db: Kysely<Rows>; release(): void }> {
  return await new Promise((resolve, reject) => {
    const held = db.connection().execute(
      (connection) =>
        new Promise<void>((release) => {
          resolve({ db: connection, release });
        }),
    );
    held.catch(reject);
  });
}

/** Writes a backup of all there is, and gives the number of rows. The file must not be there yet; it is not there if it cannot be whole. */
export async function backUp(storage: Storage, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    return await writeAll(storage, file).finally(() => file.close());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function writeAll(storage: Storage, file: FileHandle): Promise<number> {
  const hash = createHash('sha256');
  const counts = new Map<string, number>();
  let rows = 0;
  let text = '';
  const write = async (value: unknown, minLength: number) => {
    text += `${JSON.stringify(value)}\n`;
    if (text.length < minLength) return;
    hash.update(text);
    await file.writeFile(text);
    text = '';
  };
  const header: Header = { format: 'gruppetto-backup', made: Date.now(), version, migrations: migrations.map(({ id }) => id) };
  await write(header, 0);
  for await (const line of rowsOf(storage)) {
    await write(line, 256 * 1024);
    counts.set(line[0], (counts.get(line[0]) ?? 0) + 1);
    rows++;
  }
  hash.update(text);
  const count = (name: keyof Counts) => counts.get(counted[name]) ?? 0;
  const footer: Footer = {
    rows,
    sha256: hash.digest('hex'),
    counts: { accounts: count('accounts'), tours: count('tours'), tables: count('tables') },
  };
  await file.writeFile(`${text}${JSON.stringify(footer)}\n`);
  await file.sync();
  return rows;
}

export function isHeader(line: unknown): line is Header {
  const { format, migrations: steps } = (line ?? {}) as Partial<Header>;
  return format === 'gruppetto-backup' && Array.isArray(steps) && steps.every(Number.isInteger);
}

const isLine = (line: readonly unknown[]): line is Line =>
  line.length === 2 &&
  typeof line[0] === 'string' &&
  typeof line[1] === 'object' &&
  line[1] !== null &&
  !Array.isArray(line[1]) &&
  Object.values(line[1]).every(isStored);

/** A database takes larger numbers than a server can read. */
const isStored = (value: unknown): boolean =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER);

const broken = (path: string, why: string) => new StorageProblem('damaged', terminal().server.restore.cannot(path, why));

/** Reads a backup from its first to its last line; throws if it is incomplete. */
async function* linesOf(path: string): AsyncGenerator<Header | Line> {
  const say = terminal().server.restore;
  const hash = createHash('sha256');
  let rows = -1;
  let last: Partial<Footer> | undefined;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (last) throw broken(path, say.moreAfterEnd);
    let line: unknown;
    try {
      line = JSON.parse(text);
    } catch {
      throw broken(path, say.notWhole(rows + 2));
    }
    if (rows < 0) {
      if (!isHeader(line)) throw broken(path, say.noBackup);
      yield line;
    } else if (Array.isArray(line)) {
      if (!isLine(line)) throw broken(path, say.noRow(rows + 2));
      yield line;
    } else {
      last = line as typeof last;
      continue;
    }
    hash.update(`${text}\n`);
    rows++;
  }
  if (!last) throw broken(path, say.endMissing);
  if (last.rows !== rows || last.sha256 !== hash.digest('hex')) throw broken(path, say.changed);
}

/** What a backup contains, read from its first to its last line. */
interface Checked {
  /** The steps of the schema that it was made with. */
  readonly steps: readonly Migration[];
  /** Whether somebody in it owns the server. */
  readonly hasOwner: boolean;
}

/** Reads a whole backup and changes nothing; throws where it cannot be restored. */
export async function checkBackup(path: string): Promise<Checked> {
  let header: Header | undefined;
  let hasOwner = false;
  for await (const line of linesOf(path)) {
    if ('format' in line) header = line;
    else if (line[0] === 'accounts' && line[1].owner === 1) hasOwner = true;
  }
  const steps = (header?.migrations ?? []).map((id) => {
    const step = migrations.find((one) => one.id === id);
    if (!step) throw new StorageProblem('newer', terminal().server.restore.newer(path));
    return step;
  });
  return { steps, hasOwner };
}

/** Something that is done with the data in the same transaction: all of it or nothing is stored. */
type Afterwards = (transaction: Transaction<Rows>) => Promise<void>;

/** Restores a backup, whole or not at all, and gives the number of rows. */
export async function restore(storage: Storage, path: string, overwrite: boolean, afterwards?: Afterwards): Promise<number> {
  const { steps } = await checkBackup(path);
  const rows = async function* (): AsyncGenerator<Line> {
    for await (const line of linesOf(path)) if (!('format' in line)) yield line;
  };
  return await load(storage, steps, rows(), overwrite, afterwards);
}

/** Copies everything into another database. */
export const copy = (from: Storage, to: Storage, overwrite: boolean): Promise<number> => load(to, migrations, rowsOf(from), overwrite);

async function load(
  storage: Storage,
  steps: readonly Migration[],
  rows: AsyncIterable<Line>,
  overwrite: boolean,
  afterwards: Afterwards = async () => {},
): Promise<number> {
  return await storage.db.transaction().execute(async (transaction) => {
    if (storage.kind === 'postgres') {
      await takeYourTime(transaction);
      // A server that starts now is seen, or waits until all is there.
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    }
    await needNoServer(storage.kind, transaction);
    if (!overwrite && (await holdsAnything(transaction))) throw new StorageProblem('taken', terminal().server.restore.taken);
    for (const table of tablesOf(migrations).toReversed()) await sql.raw(`drop table ${table}`).execute(transaction);
    await transaction.deleteFrom('migrations').execute();
    await migrate(transaction, steps);
    const tables = new Set(tablesOf(steps));
    let count = 0;
    let waiting: Row[] = [];
    let into = '';
    const flush = async () => {
      if (waiting.length > 0)
        await transaction
          .insertInto(into as 'keys')
          .values(waiting as unknown as Rows['keys'][])
          .execute()
          .catch((error) => {
            throw rowProblem(into, error);
          });
      waiting = [];
    };
    for await (const [table, row] of rows) {
      if (!tables.has(table)) throw new StorageProblem('damaged', terminal().server.restore.noTable(table));
      if (table !== into || waiting.length >= batch) await flush();
      into = table;
      waiting.push(row);
      count++;
    }
    await flush();
    await migrate(transaction);
    await afterwards(transaction);
    return count;
  });
}

/** PostgreSQL's 53: no room. */
function rowProblem(table: string, { code = '', message }: Error & { readonly code?: string }): StorageProblem {
  return code.startsWith('53') || /disk is full|disk I\/O error/.test(message)
    ? new StorageProblem('full', terminal().server.restore.noRoom)
    : new StorageProblem('damaged', terminal().server.restore.badRow(table, message));
}

async function holdsAnything(db: Kysely<Rows>): Promise<boolean> {
  for (const table of tablesOf(migrations)) if ((await sql.raw(`select 1 from ${table} limit 1`).execute(db)).rows.length > 0) return true;
  return false;
}

/**
 * Servers keep in mind what they have read: data must not change under them. SQLite is held by one process anyway. Whoever asks does not
 * count: a server restores only what nobody else uses.
 */
export async function needNoServer(kind: Storage['kind'], db: Kysely<Rows>): Promise<void> {
  if (kind !== 'postgres') return;
  const servers = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'gruppetto server%'
    and application_name <> current_setting('application_name')
  `.execute(db);
  if (servers.rows.length > 0) throw new StorageProblem('locked', terminal().server.restore.serverRuns);
}
