import { type ShellWords, shell } from '@gruppetto/words';
import { useSaid } from './language.ts';

/** What the first page and the frame of every page say: all that is loaded before somebody opens something. */
export const useShell = (): ShellWords => useSaid(shell);
