import { spoken } from '@gruppetto/words';
import { type ApiWords, en } from './en.ts';

export const apiWords = spoken<ApiWords>(en, {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
});
