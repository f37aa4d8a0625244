import { type ShellWords, shell } from '@gruppetto/words';
import { createContext, useContext } from 'react';

/** What the first page and the frame of every page say: all that is loaded before somebody opens something. */
export const ShellContext = createContext<ShellWords>(shell);

export const useShell = (): ShellWords => useContext(ShellContext);
