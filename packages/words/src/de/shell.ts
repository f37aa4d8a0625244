import type { ShellWords } from '../en/shell.ts';
import { colours } from './colours.ts';

/** How many games there are; they begin a sentence, and there are several. */
const numerals = ['Null', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

/** What the first page and the frame of every page say. Kept apart, so that the first page loads quickly. */
export const shell: ShellWords = {
  colours,
  name: 'Gruppetto',
  menu: 'Menü',
  navigation: 'Hauptmenü',
  home: 'Start',
  play: 'Spielen',
  tables: 'Tische',
  tours: 'Touren',
  learn: 'Lernen',
  account: 'Konto',
  theme: (theme) => ({ auto: 'Design: automatisch', light: 'Design: hell', dark: 'Design: dunkel' })[theme],
  language: 'Sprache',
  close: 'Schließen',

  lost: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts.',
    toStart: 'Zur Startseite',
    broken: 'Etwas ist schiefgegangen',
    safe: 'Deine Rennen sind sicher: Jeder Schritt wird gleich gespeichert.',
    reload: 'Seite neu laden',
  },

  headline: (games) => `${numerals[games] ?? games} Radsport-Brettspiele, ein Tisch.`,
  pitch: 'Fahr gegen Bots, gemeinsam an einem Bildschirm oder online mit Freunden. Ganz ohne Konto.',
  firstRace: 'Dein erstes Rennen',
  firstRaceOf: (title) => `Dein erstes Rennen: ${title}`,
  minutes: (minutes) => `${minutes} min`,
  continueRace: 'Rennen fortsetzen',
  watchRace: 'Zuschauen',

  planTour: 'Rundfahrt planen',
  tourCard: 'Mach eine Rundfahrt daraus',
  tourPoints: [
    'Gefahren, simuliert oder vom echten Tisch eingetragen',
    'Gelbes, Grünes und Gepunktetes Trikot',
    'Bleibt in diesem Browser, ganz ohne Konto',
  ],
  games: (count) => `${numerals[count] ?? count} Spiele`,
  gamesHint: 'Von zwei Würfeln bis zum ganzen Peloton.',
  playGame: 'Spielen',
  playTitle: (title) => `${title} spielen`,
  players: (min, max) => `${min}–${max} Spieler`,
  commentator: 'Du bist am Mikrofon',
  watchGame: 'Zuschauen',
  watchTitle: (title) => `Bei ${title} zuschauen`,

  openFile: 'Gespeichertes Rennen öffnen',
  openFileHint: 'oder die Datei hierher ziehen',
  savedRace: 'Ein gespeichertes Rennen',
  notArrived: 'Die Datei ist nicht angekommen: Öffne sie hier.',
  notOpened: (name, why) => `${name} konnte nicht geöffnet werden. ${why}`,
  notStored: (detail) => `Nichts wurde geöffnet: Dieser Browser konnte es nicht speichern (${detail}).`,
  storageBlocked: (detail) =>
    `Dieser Browser blockiert den Speicher für diese Seite (${detail}), also kann kein Rennen aufbewahrt werden. Ist das ein privates Fenster?`,
  notDeleted: (detail) => `Nicht gelöscht: Dieser Browser blockiert den Speicher für diese Seite (${detail}).`,
  version: (version) => `Gruppetto ${version}`,
};
