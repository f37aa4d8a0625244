import { plural } from '@gruppetto/words/grammar/es';
import type { Bend, Terrain } from '../rules/tiles.ts';
import type { Sentences } from './en.ts';

const bends: Readonly<Record<Bend, string>> = { straight: 'recta', left: 'curva a la izquierda', right: 'curva a la derecha' };
const terrains: Readonly<Record<Terrain, string>> = { plain: 'llano', hill: 'colinas', mountain: 'montaña', downhill: 'bajada' };
const ground = (terrain: Terrain, cobbles: boolean): string => (cobbles ? `adoquines, ${terrains[terrain]}` : terrains[terrain]);

/** What the printed sheets of Leader 1 say in Spanish. */
export const sheets: Sentences['sheets'] = {
  map: 'La carretera sobre la mesa',
  tiles: 'Losetas por orden',
  markers: 'Marcas para recortar',
  feed: 'Fichas de avituallamiento para recortar',
  energy: 'Tablas de energía',

  letters: { plain: 'L', hill: 'C', mountain: 'M', downhill: 'B' },
  cobbled: (letter) => `${letter}, adoquines`,
  mapHint:
    'L llano, C colinas, M montaña, B bajada. La primera línea de un hexágono es su número en la carretera; la segunda, su loseta y cara.',
  tile: ({ number, id }) => `${number} · loseta ${id}`,
  looks: ({ terrain, cobbles, bend, turned }) => `${ground(terrain, cobbles)}, ${bends[bend]}${turned ? ', girada' : ''}`,
  milestone: (energy) => `energía ${energy}`,
  tilesHint: 'La carretera va de izquierda a derecha, con su carril izquierdo arriba. Las casillas traicioneras son oscuras.',

  marks: { start: 'SALIDA', feed: 'AVITUALLAMIENTO', sprint: 'ZONA DE ESPRINT', time: 'BONIFICACIÓN', finish: 'META' },
  category: (category) => `PUERTO ${category}`,
  beforeTile: (number) => `hexágono ${number}, antes de la fila 1`,
  afterRow: ({ number, row }) => `hexágono ${number}, tras la fila ${row}`,
  onTile: (number) => `en el hexágono ${number}`,
  markersHint: 'Cada marca dice dónde va.',
  weather: (tokens) =>
    `Baraja las fichas meteorológicas y coloca ${plural(tokens, 'ficha', 'fichas')} boca abajo, como mucho una por hexágono.`,
  weatherOn: (numbers) => `Pueden ir en los hexágonos ${numbers.join(', ')}.`,
  tokens: {
    rain: 'LLUVIA',
    heat: 'CALOR',
    'contrary-1': 'EN CONTRA 1',
    'contrary-2': 'EN CONTRA 2',
    'favourable-1': 'A FAVOR 1',
    'favourable-2': 'A FAVOR 2',
  },

  feedHint: 'Doce de cada color. Pon cada montón boca abajo; quien pasa un avituallamiento roba una de su color.',
  worth: (energy) => `+${energy}`,

  teams: ['Negro', 'Blanco', 'Verde', 'Naranja'],
  pursuits: 'persecuciones',
  risks: 'riesgos',
  rider: ({ number, role, energy }) => `${number} ${role ?? '……………………'}, energía ${energy} en la salida`,
};
