import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';

export const yourRaces: Words['yourRaces'] = {
  continueOne: 'Fortsetzen',
  title: 'Deine Rennen',
  inProgress: 'Läuft',
  finished: 'Beendet',
  replay: 'Wiederholung',
  raceWith: (title, names) => `${title} mit ${names}`,
  continueTitle: (title, names) => `${title} mit ${names} fortsetzen`,
  deleteRace: (title, names) => `${title} mit ${names} löschen`,
  deleteSure: 'Löschen?',
  steps: (steps) => plural(steps, 'Schritt', 'Schritte'),
  unknownGame: 'Diese Version kennt das Spiel nicht.',
  showAll: (count) => `Alle ${count} zeigen`,
};
