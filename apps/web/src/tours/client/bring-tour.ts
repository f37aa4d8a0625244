import { sayProblem, words } from '@gruppetto/words';
import { freshId } from '../../storage/fresh.ts';
import { readTourFile } from './read-tour-file.ts';
import { storeTour } from './store-tour.ts';
import { thisBrowser } from './tour-storage.ts';

/** Stores a tour from a file in this browser, and gives its id. */
export async function bringTour(file: File): Promise<{ readonly id: string } | { readonly fault: string }> {
  const read = await readTourFile(file);
  if (!read.ok) return { fault: read.problem ? sayProblem(read.problem) : words().office.notATour };
  const id = freshId();
  const entries = read.value.entries.map((entry) => ({ id: freshId(), entry }));
  const answer = await storeTour(thisBrowser, id, read.value.plan, entries);
  return answer.ok ? { id } : { fault: answer.fault.message };
}
