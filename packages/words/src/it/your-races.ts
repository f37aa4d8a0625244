import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';

export const yourRaces: Words['yourRaces'] = {
  continueOne: 'Riprendi',
  title: 'Le tue corse',
  inProgress: 'In corso',
  finished: 'Concluse',
  replay: 'Replay',
  raceWith: (title: string, names: string) => `${title} con ${names}`,
  continueTitle: (title: string, names: string) => `Riprendi ${title} con ${names}`,
  deleteRace: (title: string, names: string) => `Elimina ${title} con ${names}`,
  deleteSure: 'Eliminare?',
  steps: (steps: number) => plural(steps, 'passo', 'passi'),
  unknownGame: 'Questa versione non conosce il gioco.',
  showAll: (count: number) => `Mostra tutte (${count})`,
};
