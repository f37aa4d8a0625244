import type { Limits } from './limits.ts';
import type { News } from './news.ts';
import type { Storage } from './storage/storage.ts';

/** What every part of the server works with. */
export interface Context {
  readonly storage: Storage;
  readonly news: News;
  readonly limits: Limits;
  /** Milliseconds since 1970. */
  now(): number;
}
