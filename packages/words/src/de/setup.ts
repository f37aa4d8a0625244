import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';
import type { Like } from './like.ts';

const bots = (count: number): string => plural(count, 'Bot', 'Bots');
const people = (count: number): string => plural(count, 'Person', 'Personen');

/** What the set-up of a race says. */
export const setup: Like<Words['setup']> = {
  unknownGame: 'Dieses Spiel gibt es nicht',
  unknownGameHint: 'Prüf die Adresse, oder wähl ein Spiel auf der Startseite.',
  toStart: 'Zur Startseite',
  allGames: 'Alle Spiele',
  loading: 'Öffne das Spiel …',
  race: 'Welches Rennen?',
  against: 'Wer fährt?',
  you: 'Du',
  youAgainst: (count) => (count === 0 ? 'Du fährst allein' : `Du gegen ${bots(count)}`),
  watching: (count) => `${bots(count)}, und du schaust zu`,
  people: (count, others) => (others === 0 ? people(count) : `${people(count)} und ${bots(others)}`),
  backRider: 'Drück einem Fahrer die Daumen',
  backRole: 'Was die Fahrer können',
  role: (role) => role,
  youBack: 'Dein Favorit',
  backNobody: 'Das Rennen fährt von selbst. Such dir einen Favoriten zum Anfeuern aus, oder schau einfach zu.',
  showAll: (count) => `Alle ${count} zeigen`,
  fewer: 'Ein Bot weniger',
  more: 'Ein Bot mehr',
  bots: 'Bots',
  start: 'Rennen starten',
  together: 'Online mit Freunden spielen',
  forecast: 'Prognose',
  options: 'Mehr Optionen',
  optionsHint: 'Plätze und Farben, Regeln, eigene Strecke, echte Würfel',
  seats: 'Plätze',
  seat: (seat) => `Platz ${seat}`,
  nameOf: (seat) => `Name, ${seat}`,
  colourOf: (seat) => `Farbe, ${seat}`,
  playerOf: (seat) => `Wer spielt, ${seat}`,
  remove: (seat) => `${seat} entfernen`,
  addPerson: 'Person hinzufügen',
  addBot: 'Bot hinzufügen',
  rules: 'Regeln dieses Rennens',
  realDice: 'Echte Würfel',
  realDiceHint: 'Du würfelst mit echten Würfeln und gibst sie ein; Bots nutzen virtuelle',
  reset: 'Auf Standard zurücksetzen',
  noName: 'Jeder Platz braucht einen Namen.',
  whatIsWrong: 'Was stimmt nicht?',
  notStored: (detail) => `Das Rennen ist nicht gestartet: Dieser Browser konnte es nicht speichern (${detail}).`,
  players: {
    person: 'Person',
    rookie: 'Neuling',
    'rule-of-thumb': 'Wasserträger',
    captain: 'Kapitän',
    champion: 'Champion',
    random: 'Zufallsbot',
  },
  levels: {
    rookie: 'Kennt die Regeln und nimmt, was im Moment am weitesten führt. Gut für den Einstieg.',
    'rule-of-thumb': 'Spielt nach Lehrbuch und verschenkt wenig.',
    captain: 'Schaut vor jeder Entscheidung voraus und wägt ab, was folgt.',
    champion: 'Fährt vor jeder Entscheidung das Rennen in Gedanken viele Male zu Ende.',
  },
  level: 'Wie stark sind die Bots?',
  strength: (dots) => `Stärke ${dots} von 4`,
  levelWins: (share, error) =>
    error > 0
      ? `Gewann ${Math.round(100 * share)} % (± ${Math.round(100 * error)}) der Rennen gegen drei Wasserträger.`
      : `Gewinnt ${Math.round(100 * share)} von 100 Rennen gegen drei Wasserträger.`,
  levelRating: (rating, error) => (error > 0 ? `Rating ${rating} ± ${error}.` : `Rating ${rating}.`),
  mixed: 'Die Bots sind verschieden: Sieh unter „Mehr Optionen“ bei den Plätzen nach.',
  ownRace: 'Eigenes Rennen',
};
