import { type Words, words } from '@gruppetto/words';
import { useSaid } from './language.ts';

/** What the pages say. */
export const useWords = (): Words => useSaid(words);
