import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { terminal } from '@gruppetto/words/terminal';
import { StorageProblem } from './problem.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface StorageOptions {
  /** `postgres://…`; without it everything is in one SQLite file. */
  readonly url?: string;
  /** Where that file is. */
  readonly folder: string;
  /** Whether this is a server, which no other may share its file with, or a command beside it. */
  readonly alone?: boolean;
  /** The script of the thread that writes batches to SQLite; for tests, which run on sources. */
  readonly writerScript?: URL | string;
}

const here = fileURLToPath(import.meta.url);

/** An installed program is replaced with all its files by the next version: the data is elsewhere. */
const usualFolder = here.split(sep).includes('node_modules')
  ? join(homedir(), '.gruppetto')
  : fileURLToPath(new URL('../../../../data', import.meta.url));

/** As the environment says: `DATABASE_URL`, `GRUPPETTO_DATA`, else `data` in the folder of the project. */
export function storageOptions(env: Readonly<Record<string, string | undefined>> = process.env): StorageOptions {
  const folder = env.GRUPPETTO_DATA || usualFolder;
  return env.DATABASE_URL ? { url: env.DATABASE_URL, folder } : { folder };
}

export const ownWriter = new URL('./sqlite-writer.js', import.meta.url);

/** Opens the database and brings its schema up to date; a StorageProblem says why it cannot. */
export async function openStorage({ url, folder, alone = false, writerScript = ownWriter }: StorageOptions): Promise<Storage> {
  if (url === undefined) return openSqlite(folder, alone, writerScript);
  if (!/^postgres(ql)?:\/\//.test(url)) throw new StorageProblem('unreachable', terminal().server.storage.badUrl);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, alone);
}
