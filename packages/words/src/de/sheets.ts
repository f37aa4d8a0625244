import type { Words } from '../en/index.ts';
import type { Like } from './like.ts';

/** What is printed for a real table. */
export const sheetWords: Like<Words['sheets']> = {
  choose: 'Welche Blätter',
  all: 'Alle Blätter',
  stage: 'Etappenblatt',
  size: 'Papierformat',
  sizes: { a4: 'A4', letter: 'Letter' },
};
