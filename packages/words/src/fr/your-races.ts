import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';

export const yourRaces: Words['yourRaces'] = {
  continueOne: 'Reprendre',
  title: 'Vos courses',
  inProgress: 'En cours',
  finished: 'Finies',
  replay: 'Revoir',
  raceWith: (title, names) => `${title} avec ${names}`,
  continueTitle: (title, names) => `Reprendre ${title} avec ${names}`,
  deleteRace: (title, names) => `Supprimer ${title} avec ${names}`,
  deleteSure: 'Supprimer ?',
  steps: (steps) => plural(steps, 'coup'),
  unknownGame: 'Cette version ne connaît pas le jeu.',
  showAll: (count) => `Voir les ${count}`,
};
