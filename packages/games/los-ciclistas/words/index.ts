import { type Spoken, spoken } from '@gruppetto/words';
import { en, type Sentences } from './en.ts';
import { wordsIn } from './words.ts';

/** Everything that this game says. */
export const sentences: Spoken<Sentences> = spoken(en, {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
});

export const words = sentences.map(wordsIn);
