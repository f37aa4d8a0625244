import type { Words } from '../en/index.ts';
import { decimal, plural } from './grammar.ts';
import type { Like } from './like.ts';

const races = (count: number): string => plural(count, 'Rennen', 'Rennen');

/** What forecasts say. */
export const forecast: Like<Words['forecast']> = {
  title: (race) => `Prognose: ${race}`,
  fromStart: 'vom Start an',
  fromStep: (step) => `ab Schritt ${step}`,
  hint: (from) => `Bots fahren dasselbe Rennen viele Male, ${from}. Derselbe Startwert ergibt immer dieselben Zahlen.`,
  over: 'Dieses Rennen ist vorbei. Geh zu einem früheren Moment zurück, um von dort eine Prognose zu machen.',
  races: 'Rennen',
  seed: 'Startwert',
  onServer: 'Auf dem Server: läuft weiter, wenn du diese Seite schließt',
  stop: 'Anhalten',
  start: 'Prognose',
  limits: (max) => `Gib 1 bis ${decimal(max)} Rennen und einen Startwert ein.`,
  yoursOnServer: 'Auf dem Server',
  listed: (title, from, count, seed) => `${title} ${from}, ${races(count)}, Startwert ${seed}`,
  removeFromServer: 'Vom Server löschen',
  goneFromServer: 'Der Server hat diese Prognose nicht mehr.',
  brokeOff: (detail) => `Die Prognose brach ab: ${detail}.`,
  setUpFile: 'Einstellungen für die Kommandozeile',
  ridden: 'Gefahrene Rennen',
  progress: (done, all) => `${decimal(done)} von ${races(all)}`,
  states: { waiting: 'wartet', riding: '', stopped: 'angehalten', done: 'fertig', failed: 'fehlgeschlagen' },
  savePicture: 'Bild speichern',
  csv: 'CSV',
  json: 'JSON',

  solo: 'Solosieg',
  smallGroup: 'aus einer Gruppe von bis zu neun',
  bunch: 'aus dem Peloton',
  seat: 'Platz',
  rider: 'Fahrer',
  wins: 'Siege',
  podium: 'Podium',
  topTen: 'Top 10',
  meanPlace: 'Platz im Mittel',
  meanGap: 'Abstand im Mittel',
  out: 'Aus',
  chancesOfRiders: 'Chancen der Fahrer',
  firstOnly: (count) => `Nur die ersten ${count}`,
  allRiders: (count) => `Alle ${count} Fahrer`,
  confidence: 'Die kleinen Zahlen sind der Bereich mit 95 % Sicherheit.',
  pictureAlt: (chances) => `Siegchancen: ${chances}`,
  pictureTitle: (from, count) => `Siegchancen ${from}, in ${races(count)}`,
  podiumOf: (share) => `Podium ${share}`,
  pictureFoot: (seed) => `Bots auf allen Plätzen · Startwert ${seed} · 95 % Sicherheit`,
};
