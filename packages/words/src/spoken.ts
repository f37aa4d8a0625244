import { en, type Words } from './en/index.ts';
import { spoken } from './languages.ts';

/** Everything that the pages and the terminal say, whatever the game. */
export const words = spoken<Words>(en, {
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
  it: async () => (await import('./it/index.ts')).it,
  nl: async () => (await import('./nl/index.ts')).nl,
  de: async () => (await import('./de/index.ts')).de,
});
