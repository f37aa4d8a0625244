import { shell as en, type ShellWords } from './en/shell.ts';
import { spoken } from './languages.ts';

/** What the first page and the frame of every page say. Kept apart, so that the first page loads quickly. */
export const shell = spoken<ShellWords>(en, {
  es: async () => (await import('./es/shell.ts')).shell,
  fr: async () => (await import('./fr/shell.ts')).shell,
  it: async () => (await import('./it/shell.ts')).shell,
  nl: async () => (await import('./nl/shell.ts')).shell,
  de: async () => (await import('./de/shell.ts')).shell,
});
