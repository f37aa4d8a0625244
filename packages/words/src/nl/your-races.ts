import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';

export const yourRaces: Words['yourRaces'] = {
  continueOne: 'Verder',
  title: 'Je koersen',
  inProgress: 'Bezig',
  finished: 'Afgelopen',
  replay: 'Terugkijken',
  raceWith: (title, names) => `${title} met ${names}`,
  continueTitle: (title, names) => `Verder: ${title} met ${names}`,
  deleteRace: (title, names) => `${title} met ${names} verwijderen`,
  deleteSure: 'Verwijderen?',
  steps: (steps) => plural(steps, 'stap', 'stappen'),
  unknownGame: 'Deze versie kent het spel niet.',
  showAll: (count) => `Toon alle ${count}`,
};
