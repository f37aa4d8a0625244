import { plural } from '@gruppetto/words/grammar/fr';
import type { Sentences } from './en.ts';

const times = (count: number): string => `${count} fois`;

/** What the printed sheets of WielerSIM say in French. */
export const sheets: Sentences['sheets'] = {
  schedule: 'Feuille de route',
  scheduleOf: (route) => `Feuille de route : ${route}`,
  road: 'Cases',
  markers: 'Repères à découper',
  riders: 'Coureurs à découper',
  track: 'Route à découper',
  cobbles: 'Pavés à découper',
  hierarchy: (types) => `Hiérarchie, le plus haut d’abord : ${types.join(', ')}`,
  beside: { lap: 'boucle', sprint: 'sprint', summit: 'sommet', finish: 'ARRIVÉE' },
  square: ({ toGo, type, malus }) => (malus === 0 ? `encore ${toGo}, ${type}` : `encore ${toGo}, ${type} −${malus}`),
  cobbled: (name) => `pavés : ${name}`,
  toGo: (squares) => `encore ${squares}`,
  malus: (malus) => `−${malus}`,
  marks: { start: 'DÉPART', finish: 'ARRIVÉE', top: 'SOMMET', sprint: 'SPRINT' },
  markersHint: 'Posez chaque repère à côté de la case qui a autant de cases restantes qu’il l’indique.',
  ridersHint: 'La lettre et la couleur donnent le type : L leader, G grimpeur, S sprinteur, É équipier.',
  jerseys: { leader: 'Maillot de leader', points: 'Maillot des points', mountains: 'Maillot de la montagne' },
  trackHint: (rows, prints) => `${plural(rows, 'rangée')} de route : imprimez cette page ${times(prints)}.`,
  cobblesHint: (rows, prints) => `${plural(rows, 'rangée')} de pavés : imprimez cette page ${times(prints)}.`,
  countersHint: 'Mélangez les jetons, et posez-en un sur chaque case de pavés.',
};
