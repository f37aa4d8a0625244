import type { Term } from '../words.ts';

/** Words of cycling that more than one game uses. */
export const commonTerms: readonly Term[] = [
  { term: 'peloton', meaning: 'Le groupe principal. On y roule à l’abri et on y garde des forces.' },
  {
    term: 'échappée',
    spellings: ['échappées', 's’échapper', 's’échappe', 'échappé', 'échappés'],
    meaning: 'Des coureurs qui ont laissé le groupe principal et roulent devant.',
  },
  { term: 'gruppetto', meaning: 'Le dernier groupe sur la route : des coureurs qui ne veulent plus que rentrer.' },
  { term: 'contre-la-montre', meaning: 'Une étape que chaque coureur ou chaque équipe court seul, contre le chronomètre.' },
  {
    term: 'classement général',
    meaning: 'Le classement d’une course par étapes qui désigne son vainqueur : toutes les étapes additionnées.',
  },
];
