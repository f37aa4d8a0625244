import type { Sentences } from '../words/en.ts';

/** What the sheets say; a schedule is read as on the screen. */
export type SheetWords = Sentences['sheets'] & Pick<Sentences, 'screens'>;
