import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { News } from './news/news.ts';
import type { Storage } from './storage/storage.ts';

/** What every part of the server works with. */
export interface Context {
  readonly storage: Storage;
  readonly news: News;
  readonly limits: Limits;
  /** Where any number of processes share the database. */
  readonly jobs: Jobs | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}
