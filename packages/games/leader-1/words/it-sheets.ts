import type { Bend, Terrain, TileId } from '../rules/tiles.ts';
import type { Sentences } from './en.ts';

const bends: Readonly<Record<Bend, string>> = { straight: 'rettilineo', left: 'curva a sinistra', right: 'curva a destra' };
const terrains: Readonly<Record<Terrain, string>> = { plain: 'pianura', hill: 'collina', mountain: 'montagna', downhill: 'discesa' };
const ground = (terrain: Terrain, cobbles: boolean): string => (cobbles ? `pavé, ${terrains[terrain]}` : terrains[terrain]);

/** What the printed sheets of Leader 1 say in Italian. */
export const sheets: Sentences['sheets'] = {
  map: 'La strada sul tavolo',
  tiles: 'Tessere in ordine',
  markers: 'Segnalini da ritagliare',
  feed: 'Tessere rifornimento da ritagliare',
  energy: 'Tabelle dell’energia',

  letters: { plain: 'P', hill: 'C', mountain: 'M', downhill: 'D' },
  cobbled: (letter: string) => `${letter}, pavé`,
  mapHint:
    'P pianura, C collina, M montagna, D discesa. La prima riga in un esagono è il suo numero sulla strada, la seconda la tessera e la faccia.',
  tile: ({ number, id }: { number: number; id: TileId }) => `${number} · tessera ${id}`,
  looks: ({ terrain, cobbles, bend, turned }: { terrain: Terrain; cobbles: boolean; bend: Bend; turned: boolean }) =>
    `${ground(terrain, cobbles)}, ${bends[bend]}${turned ? ', girata' : ''}`,
  milestone: (energy: number) => `energia ${energy}`,
  tilesHint: 'La strada va da sinistra a destra, con la corsia sinistra in alto. Le caselle insidiose sono scure.',

  marks: { start: 'PARTENZA', feed: 'RIFORNIMENTO', sprint: 'ZONA VOLATA', time: 'LINEA DI ABBUONO', finish: 'ARRIVO' },
  category: (category: number) => `SALITA ${category}`,
  beforeTile: (number: number) => `esagono ${number}, prima della riga 1`,
  afterRow: ({ number, row }: { number: number; row: number }) => `esagono ${number}, dopo la riga ${row}`,
  onTile: (number: number) => `sull’esagono ${number}`,
  markersHint: 'Ogni segnalino dice dove va.',
  weather: (tokens: number) => `Mescola i gettoni meteo e posane ${tokens} a faccia in giù, al massimo uno per esagono.`,
  weatherOn: (numbers: readonly number[]) => `Possono stare sugli esagoni ${numbers.join(', ')}.`,
  tokens: {
    rain: 'PIOGGIA',
    heat: 'CALDO',
    'contrary-1': 'CONTRARIO 1',
    'contrary-2': 'CONTRARIO 2',
    'favourable-1': 'A FAVORE 1',
    'favourable-2': 'A FAVORE 2',
  },

  feedHint: 'Dodici per colore. Fai tre mazzetti coperti; chi passa un rifornimento pesca una tessera del suo colore.',
  worth: (energy: number) => `+${energy}`,

  teams: ['Nero', 'Bianco', 'Verde', 'Arancione'],
  pursuits: 'inseguimenti',
  risks: 'rischi',
  rider: ({ number, role, energy }: { number: number; role: string | undefined; energy: number }) =>
    `${number} ${role ?? '……………………'}, energia ${energy} alla partenza`,
};
