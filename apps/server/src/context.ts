import type { Limits } from './http/limits.ts';
import type { News } from './news/news.ts';
import type { Jobs } from './storage/jobs.ts';
import type { Storage } from './storage/storage.ts';

/** What every part of the server needs. */
export interface Context {
  readonly storage: Storage;
  readonly news: News;
  readonly limits: Limits;
  /** Set if several processes share the database. */
  readonly jobs: Jobs | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}
