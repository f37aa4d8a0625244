import { terminal as en, type TerminalWords } from './en/terminal.ts';
import { spoken } from './languages.ts';

/** What the command line says. Kept apart from the words, so that no page loads it. */
export const terminal = spoken<TerminalWords>(en, {
  es: async () => (await import('./es/terminal.ts')).terminal,
  fr: async () => (await import('./fr/terminal.ts')).terminal,
  it: async () => (await import('./it/terminal.ts')).terminal,
  nl: async () => (await import('./nl/terminal.ts')).terminal,
  de: async () => (await import('./de/terminal.ts')).terminal,
});
