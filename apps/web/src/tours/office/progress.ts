import type { TourListing } from '@gruppetto/wire';
import type { Words } from '@gruppetto/words';

/** How far a tour has come. */
export function progressOf({ closed, stages }: TourListing, words: Words['office']): string {
  if (closed === 0) return words.notBegun(stages);
  return closed === stages ? words.finished(stages) : words.inProgress(closed + 1, stages);
}
