import { plural } from '@gruppetto/words/grammar/en';
import type { Bend, Terrain, TileId } from '../rules/tiles.ts';
import type { WeatherToken } from '../rules/types.ts';

const bends: Readonly<Record<Bend, string>> = { straight: 'straight', left: 'left bend', right: 'right bend' };
const terrains: Readonly<Record<Terrain, string>> = { plain: 'plain', hill: 'hill', mountain: 'mountain', downhill: 'downhill' };
const ground = (terrain: Terrain, cobbles: boolean): string => (cobbles ? `cobbles, ${terrains[terrain]}` : terrains[terrain]);

/** What the printed sheets of Leader 1 say in English. */
export const sheets = {
  map: 'The road on the table',
  tiles: 'Tiles in order',
  markers: 'Markers to cut out',
  feed: 'Feed tiles to cut out',
  energy: 'Energy tables',

  letters: { plain: 'P', hill: 'H', mountain: 'M', downhill: 'D' } satisfies Record<Terrain, string>,
  cobbled: (letter: string) => `${letter}, cobbles`,
  mapHint: 'P plain, H hill, M mountain, D downhill. The first line in a hexagon is its number on the road, the second its tile and side.',
  tile: ({ number, id }: { number: number; id: TileId }) => `${number} · tile ${id}`,
  looks: ({ terrain, cobbles, bend, turned }: { terrain: Terrain; cobbles: boolean; bend: Bend; turned: boolean }) =>
    `${ground(terrain, cobbles)}, ${bends[bend]}${turned ? ', turned round' : ''}`,
  milestone: (energy: number) => `energy ${energy}`,
  tilesHint: 'The road goes from left to right, its left lane on top. Treacherous squares are dark.',

  marks: { start: 'START', feed: 'FEED', sprint: 'SPRINT ZONE', time: 'BONUS LINE', finish: 'FINISH' },
  category: (category: number) => `CLIMB ${category}`,
  beforeTile: (number: number) => `hexagon ${number}, before row 1`,
  afterRow: ({ number, row }: { number: number; row: number }) => `hexagon ${number}, after row ${row}`,
  onTile: (number: number) => `on hexagon ${number}`,
  markersHint: 'Each marker says where it lies.',
  weather: (tokens: number) => `Shuffle the weather tokens and lay ${plural(tokens, 'token')} face down, at most one on a hexagon.`,
  weatherOn: (numbers: readonly number[]) => `They may lie on hexagons ${numbers.join(', ')}.`,
  tokens: {
    rain: 'RAIN',
    heat: 'HEAT',
    'contrary-1': 'HEADWIND 1',
    'contrary-2': 'HEADWIND 2',
    'favourable-1': 'TAILWIND 1',
    'favourable-2': 'TAILWIND 2',
  } satisfies Record<WeatherToken, string>,

  feedHint: 'Twelve of each colour. Lay each pile face down; a rider who passes a feed zone draws one of their colour.',
  worth: (energy: number) => `+${energy}`,

  teams: ['Black', 'White', 'Green', 'Orange'],
  pursuits: 'pursuits',
  risks: 'risks',
  rider: ({ number, role, energy }: { number: number; role: string | undefined; energy: number }) =>
    `${number} ${role ?? '……………………'}, energy ${energy} at the start`,
};
