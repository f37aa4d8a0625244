import { plural } from '@gruppetto/words/grammar/es';
import type { Sentences } from './en.ts';

const times = (count: number): string => plural(count, 'vez', 'veces');

/** What the printed sheets of WielerSIM say in Spanish. */
export const sheets: Sentences['sheets'] = {
  schedule: 'Rutómetro',
  scheduleOf: (route) => `Rutómetro: ${route}`,
  road: 'Casillas',
  markers: 'Marcas para recortar',
  riders: 'Corredores para recortar',
  track: 'Carretera para recortar',
  cobbles: 'Adoquines para recortar',
  hierarchy: (types) => `Jerarquía, de mayor a menor: ${types.join(', ')}`,
  beside: { lap: 'giro', sprint: 'meta volante', summit: 'cima', finish: 'META' },
  square: ({ toGo, type, malus }) => (malus === 0 ? `a ${toGo} de meta, ${type}` : `a ${toGo} de meta, ${type} −${malus}`),
  cobbled: (name) => `adoquines: ${name}`,
  toGo: (squares) => `a ${squares} de meta`,
  malus: (malus) => `−${malus}`,
  marks: { start: 'SALIDA', finish: 'META', top: 'CIMA', sprint: 'META VOLANTE' },
  markersHint: 'Coloca cada marca junto a la casilla a la que le falten tantas casillas como diga.',
  ridersHint: 'La letra y el color son el tipo: J jefe de filas, E escalador, V velocista, G gregario.',
  jerseys: { leader: 'Maillot de líder', points: 'Maillot de los puntos', mountains: 'Maillot de la montaña' },
  trackHint: (rows, prints) => `${plural(rows, 'fila', 'filas')} de carretera: imprime esta página ${times(prints)}.`,
  cobblesHint: (rows, prints) => `${plural(rows, 'fila', 'filas')} de adoquines: imprime esta página ${times(prints)}.`,
  countersHint: 'Baraja las fichas y pon una en cada casilla de los adoquines.',
};
