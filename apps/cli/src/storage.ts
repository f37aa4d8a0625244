import type { Storage, StorageOptions } from '@gruppetto/server/data';
import { terminal } from '@gruppetto/words/terminal';
import { Complaint } from './complaint.ts';

/** Loaded when a command needs them: races and rules do without a database, and what looks into one without the server. */
export const loadServer = () => import('@gruppetto/server');
export const loadData = () => import('@gruppetto/server/data');

/** Does something with the data that the server works with: DATABASE_URL, or the file in GRUPPETTO_DATA. */
export async function withStorage<T>(work: (storage: Storage) => Promise<T>, options: Partial<StorageOptions> = {}): Promise<T> {
  const { openStorage, StorageProblem, storageOptions } = await loadData();
  try {
    const storage = await openStorage({ ...storageOptions(), ...options });
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  } catch (error) {
    throw error instanceof StorageProblem ? new Complaint(error.message, error.exitCode) : error;
  }
}

/** The message about a file that can't be used. */
export function fileFault(path: string, error: unknown): unknown {
  const say = terminal().files;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new Complaint(say.thereAlready(path));
  if (code === 'ENOENT') return new Complaint(say.noFileOrFolder(path));
  if (code === 'EISDIR') return new Complaint(say.directory(path));
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new Complaint(say.notUsed(path, code));
  if (code === 'ENOSPC') return new Complaint(say.diskFull(path), 1);
  return error;
}
