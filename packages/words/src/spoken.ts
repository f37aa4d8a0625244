import { en } from './en/index.ts';
import { spoken } from './languages.ts';

export type Words = typeof en;

/** Everything that the pages and the terminal say, whatever the game. */
export const words = spoken<Words>(en, {});
