import type { Storage, StorageOptions } from '@gruppetto/server/data';
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

/** What is said of a file that cannot be used. */
export function fileFault(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new Complaint(`${path} is there already: name another file.`);
  if (code === 'ENOENT') return new Complaint(`There is no ${path}, or no folder for it.`);
  if (code === 'EISDIR') return new Complaint(`${path} is a directory, not a file.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new Complaint(`${path} may not be used (${code}).`);
  if (code === 'ENOSPC') return new Complaint(`${path} cannot be written: the disk is full.`, 1);
  return error;
}
