import type { Bend, Terrain } from '../rules/tiles.ts';
import type { sheets as english } from './en-sheets.ts';

const bends: Readonly<Record<Bend, string>> = { straight: 'recht', left: 'bocht naar links', right: 'bocht naar rechts' };
const terrains: Readonly<Record<Terrain, string>> = { plain: 'vlak', hill: 'heuvel', mountain: 'berg', downhill: 'afdaling' };
const ground = (terrain: Terrain, cobbles: boolean): string => (cobbles ? `kasseien, ${terrains[terrain]}` : terrains[terrain]);

/** What the printed sheets of Leader 1 say in Dutch. */
export const sheets: typeof english = {
  map: 'De weg op tafel',
  tiles: 'Tegels op volgorde',
  markers: 'Markeringen om uit te knippen',
  feed: 'Bevoorradingsfiches om uit te knippen',
  energy: 'Energietabellen',

  letters: { plain: 'V', hill: 'H', mountain: 'B', downhill: 'A' },
  cobbled: (letter) => `${letter}, kasseien`,
  mapHint: 'V vlak, H heuvel, B berg, A afdaling. De eerste regel in een zeshoek is zijn nummer op de weg, de tweede zijn tegel en kant.',
  tile: ({ number, id }) => `${number} · tegel ${id}`,
  looks: ({ terrain, cobbles, bend, turned }) => `${ground(terrain, cobbles)}, ${bends[bend]}${turned ? ', omgedraaid' : ''}`,
  milestone: (energy) => `energie ${energy}`,
  tilesHint: 'De weg loopt van links naar rechts, de linkerbaan boven. Verraderlijke vakken zijn donker.',

  marks: { start: 'START', feed: 'BEVOORRADING', sprint: 'SPRINTZONE', time: 'BONIFICATIE', finish: 'FINISH' },
  category: (category) => `KLIM ${category}`,
  beforeTile: (number) => `zeshoek ${number}, voor rij 1`,
  afterRow: ({ number, row }) => `zeshoek ${number}, na rij ${row}`,
  onTile: (number) => `op zeshoek ${number}`,
  markersHint: 'Op elke markering staat waar die ligt.',
  weather: (tokens) => `Schud de weerfiches en leg er ${tokens} gedekt neer, hoogstens één per zeshoek.`,
  weatherOn: (numbers) => `Ze mogen liggen op de zeshoeken ${numbers.join(', ')}.`,
  tokens: {
    rain: 'REGEN',
    heat: 'HITTE',
    'contrary-1': 'TEGENWIND 1',
    'contrary-2': 'TEGENWIND 2',
    'favourable-1': 'RUGWIND 1',
    'favourable-2': 'RUGWIND 2',
  },

  feedHint: 'Twaalf van elke kleur. Leg elke stapel gedekt neer; wie een bevoorrading passeert, trekt er een van de eigen kleur.',
  worth: (energy) => `+${energy}`,

  teams: ['Zwart', 'Wit', 'Groen', 'Oranje'],
  pursuits: 'achtervolgingen',
  risks: 'risico’s',
  rider: ({ number, role, energy }) => `${number} ${role ?? '……………………'}, energie ${energy} bij de start`,
};
