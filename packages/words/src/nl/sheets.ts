import type { sheetWords as english } from '../en/sheets.ts';

export const sheetWords: typeof english = {
  choose: 'Welke bladen',
  all: 'Alle bladen',
  stage: 'Etappeblad',
  size: 'Papierformaat',
  sizes: { a4: 'A4', letter: 'Letter' },
};
