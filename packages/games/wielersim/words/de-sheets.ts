import { plural, times } from '@gruppetto/words/grammar/de';
import type { Sentences } from './en.ts';

const rows = (count: number): string => plural(count, 'Reihe', 'Reihen');

/** What the printed sheets of WielerSIM say in German. */
export const sheets: Sentences['sheets'] = {
  schedule: 'Streckenplan',
  scheduleOf: (route) => `Streckenplan: ${route}`,
  road: 'Felder',
  markers: 'Marken zum Ausschneiden',
  riders: 'Fahrer zum Ausschneiden',
  track: 'Straße zum Ausschneiden',
  cobbles: 'Pflaster zum Ausschneiden',
  hierarchy: (types) => `Hierarchie, die höchsten zuerst: ${types.join(', ')}`,
  beside: { lap: 'Rennrunde', sprint: 'Sprint', summit: 'Gipfel', finish: 'ZIEL' },
  square: ({ toGo, type, malus }) => (malus === 0 ? `noch ${toGo}, ${type}` : `noch ${toGo}, ${type} −${malus}`),
  cobbled: (name) => `Pflaster: ${name}`,
  toGo: (squares) => `noch ${squares}`,
  malus: (malus) => `−${malus}`,
  marks: { start: 'START', finish: 'ZIEL', top: 'GIPFEL', sprint: 'SPRINT' },
  markersHint: 'Leg jede Marke neben das Feld mit so vielen Feldern bis zum Ziel, wie auf ihr steht.',
  ridersHint: 'Buchstabe und Farbe sind der Typ: K Kapitän, B Bergfahrer, S Sprinter, H Helfer.',
  jerseys: { leader: 'Führungstrikot', points: 'Grünes Trikot', mountains: 'Bergtrikot' },
  trackHint: (count, prints) => `${rows(count)} Straße: Drucke diese Seite ${times(prints)}.`,
  cobblesHint: (count, prints) => `${rows(count)} Pflaster: Drucke diese Seite ${times(prints)}.`,
  countersHint: 'Mische die Marken, und leg auf jedes Feld des Pflasters eine.',
};
