import type { sheetWords as english } from '../en/sheets.ts';

/** What is printed for a real table. */
export const sheetWords: typeof english = {
  choose: 'Quelles feuilles',
  all: 'Toutes les feuilles',
  stage: 'Feuille d’étape',
  size: 'Format du papier',
  sizes: { a4: 'A4', letter: 'Letter' },
};
