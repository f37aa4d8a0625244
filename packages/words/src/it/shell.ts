import type { ShellWords } from '../shell.ts';
import { colours } from './colours.ts';
import { plural } from './grammar.ts';

/** What the first page and the frame of every page say. Kept apart, so that the first page loads quickly. */
export const shell: ShellWords = {
  colours,
  name: 'Gruppetto',
  menu: 'Menu',
  navigation: 'Principale',
  home: 'Home',
  play: 'Gioca',
  tables: 'Tavoli',
  tours: 'Giri',
  learn: 'Impara',
  account: 'Account',
  theme: (theme: 'auto' | 'light' | 'dark') => ({ auto: 'Tema: automatico', light: 'Tema: chiaro', dark: 'Tema: scuro' })[theme],
  close: 'Chiudi',

  lost: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla.',
    toStart: 'Vai alla pagina iniziale',
    broken: 'Qualcosa è andato storto',
    safe: 'Le tue corse sono al sicuro: ogni passo si salva mentre giochi.',
    reload: 'Ricarica la pagina',
  },

  headline: 'Cinque giochi da tavolo di ciclismo, un solo tavolo.',
  pitch: 'Corri contro i bot, attorno a uno schermo o online con gli amici. Non serve un account.',
  firstRace: 'La tua prima corsa',
  firstRaceOf: (title: string) => `La tua prima corsa a ${title}`,
  minutes: (minutes: number) => `${minutes} min`,
  continueRace: 'Riprendi la tua corsa',
  continueOne: 'Riprendi',
  watchRace: 'Guarda una corsa',

  yourRaces: 'Le tue corse',
  inProgress: 'In corso',
  finished: 'Concluse',
  replay: 'Replay',
  planTour: 'Organizza un giro',
  tourCard: 'Fanne un giro a tappe',
  tourPoints: [
    'Tappe corse, simulate o inserite da un tavolo vero',
    'Maglia gialla, verde e a pois',
    'Salvato in questo browser; non serve un account',
  ],
  games: 'Cinque giochi',
  gamesHint: 'Da due dadi a un gruppo intero.',
  playGame: 'Gioca',
  playTitle: (title: string) => `Gioca a ${title}`,
  watchGame: 'Guarda',
  watchTitle: (title: string) => `Guarda ${title}`,
  raceWith: (title: string, names: string) => `${title} con ${names}`,
  continueTitle: (title: string, names: string) => `Riprendi ${title} con ${names}`,
  deleteRace: (title: string, names: string) => `Elimina ${title} con ${names}`,
  deleteSure: 'Eliminare?',
  steps: (steps: number) => plural(steps, 'passo', 'passi'),
  unknownGame: 'Questa versione non conosce il gioco.',
  showAll: (count: number) => `Mostra tutte (${count})`,

  openFile: 'Apri una corsa salvata',
  openFileHint: 'o trascina qui il file',
  savedRace: 'Una corsa salvata',
  notOpened: (name: string, why: string) => `Non è stato possibile aprire ${name}. ${why}`,
  notStored: (detail: string) => `Non si è aperto nulla: questo browser non ha potuto salvare (${detail}).`,
  storageBlocked: (detail: string) =>
    `Questo browser blocca la memoria per questo sito (${detail}), quindi nessuna corsa si può conservare. È una finestra privata?`,
  notDeleted: (detail: string) => `Non è stata eliminata: questo browser blocca la memoria per questo sito (${detail}).`,
  version: (version: string) => `Gruppetto ${version}`,
};
