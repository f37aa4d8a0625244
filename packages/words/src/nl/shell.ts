import type { ShellWords } from '../en/shell.ts';
import { colours } from './colours.ts';

/** How many games there are; they begin a sentence, and there are several. */
const numerals = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen'];

export const shell: ShellWords = {
  colours,
  name: 'Gruppetto',
  menu: 'Menu',
  navigation: 'Hoofdmenu',
  home: 'Home',
  play: 'Spelen',
  tables: 'Tafels',
  tours: 'Etappe\u00ADkoersen',
  learn: 'Leren',
  account: 'Account',
  theme: (theme) => ({ auto: 'Thema: automatisch', light: 'Thema: licht', dark: 'Thema: donker' })[theme],
  language: 'Taal',
  close: 'Sluiten',

  lost: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat niets.',
    toStart: 'Naar de startpagina',
    broken: 'Er ging iets mis',
    safe: 'Je koersen zijn veilig: elke stap wordt opgeslagen terwijl je speelt.',
    reload: 'Pagina opnieuw laden',
  },

  headline: (games) => `${numerals[games] ?? games} wielerspellen, één tafel.`,
  pitch: 'Koers tegen bots, samen rond één scherm, of online met vrienden. Zonder account.',
  firstRace: 'Eerste koers',
  firstRaceOf: (title) => `Je eerste koers in ${title}`,
  minutes: (minutes) => `${minutes} min`,
  continueRace: 'Verder met je koers',
  watchRace: 'Bekijk een koers',

  planTour: 'Plan een etappekoers',
  tourCard: 'Maak er een etappekoers van',
  tourPoints: [
    'Gereden, gesimuleerd of overgenomen van een echte tafel',
    'Met de gele, de groene en de bolletjestrui',
    'Bewaard in deze browser; geen account nodig',
  ],
  games: (count) => `${numerals[count] ?? count} spellen`,
  gamesHint: 'Van twee dobbelstenen tot een heel peloton.',
  playGame: 'Spelen',
  playTitle: (title) => `${title} spelen`,
  players: (min, max) => `${min}–${max} spelers`,
  commentator: 'Jij geeft commentaar',
  watchGame: 'Kijken',
  watchTitle: (title) => `${title} bekijken`,

  openFile: 'Opgeslagen koers openen',
  openFileHint: 'of sleep het bestand hierheen',
  savedRace: 'Een opgeslagen koers',
  notArrived: 'Het bestand is niet aangekomen: open het hier.',
  notOpened: (name, why) => `${name} kon niet worden geopend. ${why}`,
  notStored: (detail) => `Er is niets geopend: deze browser kon het niet opslaan (${detail}).`,
  storageBlocked: (detail) =>
    `Deze browser blokkeert de opslag voor deze site (${detail}), dus kan geen koers bewaard worden. Is dit een privévenster?`,
  notDeleted: (detail) => `Niet verwijderd: deze browser blokkeert de opslag voor deze site (${detail}).`,
  version: (version) => `Gruppetto ${version}`,
};
