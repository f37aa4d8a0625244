import type { Sentences } from '../words/en.ts';

/** What the sheets say; what the weather means and what the riders are called is said elsewhere too. */
export type SheetWords = Sentences['sheets'] & Pick<Sentences['screens'], 'roles'> & { readonly meanings: Sentences['weather'] };
