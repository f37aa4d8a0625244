import { terminal as en, type TerminalWords } from './en/terminal.ts';
import { spoken } from './languages.ts';

/** What the command line says. Kept apart from the words, so that no page loads it. */
export const terminal = spoken<TerminalWords>(en);
