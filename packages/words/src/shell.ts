import { shell as en } from './en/shell.ts';
import { spoken } from './languages.ts';

export type ShellWords = typeof en;

/** What the first page and the frame of every page say. Kept apart, so that the first page loads quickly. */
export const shell = spoken<ShellWords>(en, {});
