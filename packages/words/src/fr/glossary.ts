import type { commonTerms as english } from '../en/glossary.ts';

/** Words of cycling that more than one game uses. */
export const commonTerms: typeof english = {
  peloton: { term: 'peloton', meaning: 'Le groupe principal. On y roule à l’abri et on y garde des forces.' },
  breakaway: {
    term: 'échappée',
    spellings: ['échappées', 's’échapper', 's’échappe', 'échappé', 'échappés'],
    meaning: 'Des coureurs sortis du groupe principal, qui roulent devant lui.',
  },
  gruppetto: { term: 'gruppetto', meaning: 'Le dernier groupe sur la route : des coureurs qui ne pensent plus qu’à rallier l’arrivée.' },
  'time trial': {
    term: 'contre-la-montre',
    meaning: 'Une étape que chaque coureur ou chaque équipe court à part, contre le chronomètre.',
  },
  'general classification': {
    term: 'classement général',
    meaning: 'Le classement d’une course par étapes qui désigne son vainqueur : toutes les étapes additionnées.',
  },
};
