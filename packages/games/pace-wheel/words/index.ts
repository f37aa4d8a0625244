import { type Spoken, spoken } from '@gruppetto/words';
import { en, type Sentences } from './en.ts';
import { wordsIn } from './words.ts';

/** Everything that this game says. */
export const sentences: Spoken<Sentences> = spoken(en, {});

export const words = sentences.map(wordsIn);
