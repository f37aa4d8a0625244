import type { NewEntry } from '@gruppetto/wire';

const maxEntries = 100;
/** Less than a request may have: what a stage keeps of its race can be long. */
const maxLength = 500_000;

/** The first of these entries that go in one request: as many as fit, and at least one. */
export function firstBatch<E extends NewEntry>(entries: readonly E[]): readonly E[] {
  let length = 0;
  let count = 0;
  for (const { id, entry } of entries.slice(0, maxEntries)) {
    length += JSON.stringify({ id, entry }).length;
    if (count > 0 && length > maxLength) break;
    count++;
  }
  return entries.slice(0, count);
}
