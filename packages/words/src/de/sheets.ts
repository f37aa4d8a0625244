import type { Words } from '../en/index.ts';

/** What is printed for a real table. */
export const sheetWords: Words['sheets'] = {
  choose: 'Welche Blätter',
  all: 'Alle Blätter',
  stage: 'Etappenblatt',
  size: 'Papierformat',
  sizes: { a4: 'A4', letter: 'Letter' },
};
