import type { Words } from '../en/index.ts';

/** What is printed for a real table. */
export const sheetWords: Words['sheets'] = {
  choose: 'Quali fogli',
  all: 'Tutti i fogli',
  stage: 'Foglio della tappa',
  size: 'Formato carta',
  sizes: { a4: 'A4', letter: 'Letter' },
};
