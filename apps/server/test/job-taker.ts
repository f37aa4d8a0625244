import { openStorage } from '../src/data.ts';
import { Jobs } from '../src/storage/jobs.ts';
import type { PostgresStorage } from '../src/storage/storage.ts';

/** A process that takes a job, says so, and never comes to its end. */
const storage = await openStorage({ folder: '', url: process.argv[2] });
const jobs = new Jobs(storage as PostgresStorage, console.error, { takenFor: 2 });
jobs.work<object>('numbers', { atOnce: 1 }, (data) => {
  process.send?.(data);
  return new Promise(() => undefined);
});
