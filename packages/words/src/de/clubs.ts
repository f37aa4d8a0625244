import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';
import type { Like } from './like.ts';

const day = (at: number): string => new Intl.DateTimeFormat('de', { weekday: 'short', day: 'numeric', month: 'short' }).format(at);
const time = (at: number): string => new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' }).format(at);

const members = (count: number): string => plural(count, 'Mitglied', 'Mitglieder');
const points = (count: number): string => plural(count, 'Punkt', 'Punkte');
/** After "mit" and "um". */
const withPoints = (count: number): string => plural(count, 'Punkt', 'Punkten');

/** What the pages of clubs say. */
export const clubs: Like<Words['clubs']> = {
  title: 'Clubs',
  hint: 'Ein privater Freundeskreis mit eigenen Tischen, Rundfahrten, Saison und Pokal.',
  none: 'Du bist noch in keinem Club. Gründe einen, oder lass dir von Freunden den Link zu ihrem geben.',
  found: 'Club gründen',
  name: 'Name des Clubs',
  members,
  missing: 'Hier ist kein Club',
  missingHint: 'Er wurde aufgelöst, oder du bist nicht Mitglied.',
  toClubs: 'Deine Clubs',
  kicker: (count) => `Club · ${members(count)} · privat`,
  join: 'Club beitreten',
  joinTitle: (name) => `${name} beitreten?`,
  joinHint: (count) => `Dort ${plural(count, 'fährt', 'fahren', false)} ${members(count)}. Du brauchst ein Konto.`,
  link: 'Link zum Beitreten',
  makeLink: 'Link erstellen',
  removeLink: 'Link zurückziehen',
  people: 'Mitglieder',
  owner: 'Leitung',
  leave: 'Club verlassen',
  leaveSure: 'Verlassen?',
  remove: (name) => `${name} entfernen`,
  removeSure: 'Entfernen?',
  close: 'Club auflösen',
  closeSure: 'Endgültig auflösen?',

  leads: (name, count, season) => `${name} führt in ${season} mit ${withPoints(count)}.`,
  leadsBy: (name, other, by, season) =>
    by === 0 ? `${name} und ${other} führen gemeinsam in ${season}.` : `${name} führt in ${season} mit ${withPoints(by)} vor ${other}.`,
  noSeason: 'Noch keine Saison: Beginne eine, dann zählt jedes Rennen an einem Tisch des Clubs.',
  seasonHint: (scale, best) =>
    `${scale.join(', ')} Punkte je Rennen.${best === undefined ? '' : ` Die besten ${best} Ergebnisse zählen; ein durchgestrichenes zählt nicht.`} Ein Rahmen markiert den Sieg.`,
  newSeason: 'Saison beginnen',
  seasonName: 'Name der Saison',
  best: 'Wie viele Ergebnisse zählen (leer: alle)',
  endSeason: 'Saison beenden',
  endSeasonSure: 'Beenden und den Sieger küren?',
  member: 'Mitglied',
  total: 'Gesamt',
  noResults: 'Noch keine Ergebnisse.',
  raceHead: (number) => `Rennen ${number}`,

  comingUp: 'Demnächst',
  calendar: (month) => new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' }).format(month),
  timeZone: 'Alle Zeiten in deiner Zeitzone.',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  nothingPlanned: 'Nichts geplant.',
  plan: 'Etwas planen',
  eventTitle: 'Was',
  eventAt: 'Wann',
  imIn: 'Bin dabei',
  cant: 'Kann nicht',
  coming: (count) => `${count} dabei`,
  removeEvent: (title) => `${title} entfernen`,
  day,
  time,

  tables: 'Tische',
  tablesHint: 'Der Gastgeber eines Tischs fügt ihn vor dem Start in dessen Einstellungen zum Club hinzu.',
  noTables: 'Noch keine Tische.',
  table: (game, people) => `${game}: ${people.join(', ') || 'noch niemand'}`,
  tours: 'Rundfahrten',
  toursHint: 'Wem eine Rundfahrt gehört, der fügt sie auf ihrer Seite „Teilen“ hinzu.',
  addTo: 'Club',
  noClub: 'kein Club',
  stages: (closed, stages) => `${closed} von ${plural(stages, 'Etappe', 'Etappen')} gefahren`,

  contests: 'Pokale und Ligen',
  contestHint: {
    'knock-out': 'Die vordere Hälfte jedes Tischs kommt weiter. Jede Runde öffnet sich von selbst, wenn die davor gefahren ist.',
    league: 'Ein Punkt für jeden, den du schlägst. Jede Runde setzt Leute zusammen, die sich am seltensten begegnet sind.',
  },
  newContest: 'Pokal oder Liga starten',
  contestName: 'Name',
  kinds: { 'knock-out': 'K.-o.-System', league: 'Liga' },
  kind: 'Art',
  game: 'Spiel',
  perTable: 'Leute je Tisch',
  days: 'Tage je Runde',
  rounds: 'Runden',
  entrants: 'Wer mitmacht',
  start: 'Erste Runde auslosen',
  round: (round, rounds) => (round === rounds ? 'Finale' : `Runde ${round}`),
  tableNumber: (number) => `Tisch ${number}`,
  by: (at) => `bis ${day(at)}`,
  raced: 'gefahren',
  won: (name) => `${name} hat gewonnen.`,
  points: 'Punkte',
  racedHead: 'Gefahren',
  toTable: (number) => `Zu Tisch ${number}`,

  fame: 'Ruhmeshalle',
  noFame: 'Der erste Name hier könnte deiner sein.',
  famePoints: (title, count) => `${title}, ${points(count)}`,
};
