import type { ShellWords } from '../en/shell.ts';
import { colours } from './colours.ts';

/** How many games there are; they begin a sentence, and there are several. */
const numerals = ['Zero', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove'];

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
  language: 'Lingua',
  close: 'Chiudi',

  lost: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla.',
    toStart: 'Vai alla pagina iniziale',
    broken: 'Qualcosa è andato storto',
    safe: 'Le tue corse sono al sicuro: ogni passo viene salvato mentre giochi.',
    reload: 'Ricarica la pagina',
  },

  headline: (games) => `${numerals[games] ?? games} giochi da tavolo di ciclismo, un solo tavolo.`,
  pitch: 'Corri contro i bot, attorno a uno schermo o online con gli amici. Non serve un account.',
  firstRace: 'La tua prima corsa',
  firstRaceOf: (title: string) => `La tua prima corsa a ${title}`,
  minutes: (minutes: number) => `${minutes} min`,
  continueRace: 'Riprendi la tua corsa',
  watchRace: 'Guarda una corsa',

  planTour: 'Organizza un giro',
  tourCard: 'Fanne un giro a tappe',
  tourPoints: [
    'Tappe corse, simulate o inserite da un tavolo vero',
    'Maglia gialla, verde e a pois',
    'Salvato in questo browser; non serve un account',
  ],
  games: (count) => `${numerals[count] ?? count} giochi`,
  gamesHint: 'Da due dadi a un gruppo intero.',
  playGame: 'Gioca',
  playTitle: (title: string) => `Gioca a ${title}`,
  players: (min, max) => `da ${min} a ${max} giocatori`,
  commentator: 'Sei il telecronista',
  watchGame: 'Guarda',
  watchTitle: (title: string) => `Guarda ${title}`,

  openFile: 'Apri una corsa salvata',
  openFileHint: 'o trascina qui il file',
  savedRace: 'Una corsa salvata',
  notArrived: 'Il file non è arrivato: aprilo qui.',
  notOpened: (name: string, why: string) => `Non è stato possibile aprire ${name}. ${why}`,
  notStored: (detail: string) => `Non si è aperto nulla: questo browser non ha potuto salvare (${detail}).`,
  storageBlocked: (detail: string) =>
    `Questo browser blocca il salvataggio dei dati per questo sito (${detail}), quindi nessuna corsa si può conservare. È una finestra privata?`,
  notDeleted: (detail: string) => `Non è stata eliminata: questo browser blocca il salvataggio dei dati per questo sito (${detail}).`,
  version: (version: string) => `Gruppetto ${version}`,
};
