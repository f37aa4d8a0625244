import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { without } from '../../../scripts/parts/postgres.cjs';
import { withoutRedis } from '../../../scripts/parts/redis.cjs';
import { scratch } from '../../../scripts/parts/scratch.cjs';
import { soaks } from '../../../scripts/test/soaks.ts';
import { partQueue } from '../src/forecasts/rides.ts';
import { Jobs } from '../src/storage/jobs.ts';
import { openStorage, type StorageOptions } from '../src/storage/open.ts';
import { sqliteFile } from '../src/storage/sqlite.ts';
import { turnQueue } from '../src/tables/room/turn-jobs.ts';

/** What the tests of storage run on: both, unless "npm test" has said that PostgreSQL cannot be had. */
export const databases: readonly ('sqlite' | 'postgres')[] = process.env[without] ? ['sqlite'] : ['sqlite', 'postgres'];

/** Whether what no database decides is tested on this one: SQLite is enough, and both are for the soak. */
export const suffices = (kind: 'sqlite' | 'postgres'): boolean => soaks || kind === 'sqlite';

/** How news travel between servers on one PostgreSQL, as far as it can be tested here. */
export const wires: readonly ('notify' | 'redis')[] = process.env[without]
  ? []
  : process.env[withoutRedis]
    ? ['notify']
    : ['notify', 'redis'];

export interface TestDatabase {
  readonly options: StorageOptions;
  drop(): Promise<void>;
}

let count = 0;

/** A new, empty database. */
export const makeDatabase = (kind: 'sqlite' | 'postgres'): Promise<TestDatabase> => create(kind, false);

/** A new database as a server leaves it that was started once: tables and queues are copied in a fraction of the time. */
export const readyDatabase = (kind: 'sqlite' | 'postgres'): Promise<TestDatabase> => create(kind, true);

async function create(kind: 'sqlite' | 'postgres', ready: boolean): Promise<TestDatabase> {
  const folder = mkdtempSync(join(scratch(), 'gruppetto-data-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') {
    if (ready) writeFileSync(sqliteFile(folder), await modelFile(), { mode: 0o600 });
    return { options: { folder }, drop: async () => remove() };
  }
  const server = await ask('postgres');
  const source = ready ? await model(server) : '';
  const name = `test_${process.pid}_${count++}`;
  await tell(server, `create database ${name} ${source}`);
  return {
    options: { folder, url: `${server}/${name}` },
    async drop() {
      remove();
      await tell(server, `drop database ${name} with (force)`);
    },
  };
}

let sqliteModel: Promise<Buffer> | undefined;

/** What a new SQLite is copied from. */
function modelFile(): Promise<Buffer> {
  sqliteModel ??= makeModelFile();
  return sqliteModel;
}

async function makeModelFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(scratch(), 'gruppetto-model-'));
  await (await openStorage({ folder })).close();
  const file = readFileSync(sqliteFile(folder));
  rmSync(folder, { recursive: true });
  return file;
}

const models = new Map<string, Promise<string>>();

function model(server: string): Promise<string> {
  const known = models.get(server) ?? makeModel(server);
  models.set(server, known);
  return known;
}

/** Made by whichever process is first, for all of them. Gives how it is copied. */
async function makeModel(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rows: versions } = await client.query<{ server_version_num: string }>('show server_version_num');
    // Since version 15, PostgreSQL would write all of the copy into its log, which takes it twice the work.
    const source = Number(versions[0]?.server_version_num) < 150_000 ? 'template model' : 'template model strategy file_copy';
    const { rows } = await client.query(`select datname from pg_database where datname = 'model'`);
    if (rows.length > 0) return source;
    await client.query('create database model_in_the_making');
    const storage = await openStorage({ folder: '', url: `${server}/model_in_the_making` });
    if (storage.kind !== 'postgres') throw new Error('that is no PostgreSQL');
    const jobs = new Jobs(storage, console.error);
    for (const queue of [turnQueue, partQueue]) await jobs.size(queue);
    await jobs.close();
    await storage.close();
    await client.query('alter database model_in_the_making rename to model');
    return source;
  } finally {
    await client.end();
  }
}

/** The address of the Redis of the tests. */
export const redisUrl = (): Promise<string> => ask('redis');

/** A script that Node can run in a thread or a process, made of a file of ours, which is named as seen from here. */
export const bundled = (entry: string): Promise<string> => ask(`bundle/${encodeURIComponent(entry)}`);

/** The script of the thread that works tours out. */
export const tourWorker = (): Promise<string> => bundled('../src/tours/tour-worker.ts');

/** The script of the threads that play. */
export const engineWorker = (): Promise<string> => bundled('../src/tables/engine/engine-worker.ts');

/** The script of the thread that writes into SQLite. */
export const writerWorker = (): Promise<string> => bundled('../src/storage/sqlite-writer.ts');

async function ask(service: `bundle/${string}` | 'postgres' | 'redis'): Promise<string> {
  const answer = await fetch(`${inject('door')}/${service}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function tell(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
