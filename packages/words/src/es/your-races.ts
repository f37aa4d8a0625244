import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';

export const yourRaces: Words['yourRaces'] = {
  continueOne: 'Seguir',
  title: 'Tus carreras',
  inProgress: 'En curso',
  finished: 'Terminadas',
  replay: 'Repetición',
  raceWith: (title, names) => `${title} con ${names}`,
  continueTitle: (title, names) => `Seguir con ${title}: ${names}`,
  deleteRace: (title, names) => `Eliminar ${title} con ${names}`,
  deleteSure: '¿Eliminar?',
  steps: (steps) => plural(steps, 'paso', 'pasos'),
  unknownGame: 'Esta versión no conoce el juego.',
  showAll: (count) => `Mostrar las ${count}`,
};
