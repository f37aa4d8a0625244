import { plural } from '@gruppetto/words/grammar/de';
import type { Bend, Terrain } from '../rules/tiles.ts';
import type { Sentences } from './en.ts';

const bends: Readonly<Record<Bend, string>> = { straight: 'gerade', left: 'Linkskurve', right: 'Rechtskurve' };
const terrains: Readonly<Record<Terrain, string>> = { plain: 'Ebene', hill: 'Hügel', mountain: 'Berg', downhill: 'Abfahrt' };
const ground = (terrain: Terrain, cobbles: boolean): string => (cobbles ? `Pflaster, ${terrains[terrain]}` : terrains[terrain]);

/** What the printed sheets of Leader 1 say in German. */
export const sheets: Sentences['sheets'] = {
  map: 'Die Straße auf dem Tisch',
  tiles: 'Die Teile der Reihe nach',
  markers: 'Marker zum Ausschneiden',
  feed: 'Verpflegungsplättchen zum Ausschneiden',
  energy: 'Energietafeln',

  letters: { plain: 'E', hill: 'H', mountain: 'B', downhill: 'A' },
  cobbled: (letter) => `${letter}, Pflaster`,
  mapHint:
    'E Ebene, H Hügel, B Berg, A Abfahrt. Die erste Zeile in einem Sechseck ist seine Nummer auf der Straße, die zweite sein Teil und dessen Seite.',
  tile: ({ number, id }) => `${number} · Teil ${id}`,
  looks: ({ terrain, cobbles, bend, turned }) => `${ground(terrain, cobbles)}, ${bends[bend]}${turned ? ', andersherum' : ''}`,
  milestone: (energy) => `Energie ${energy}`,
  tilesHint: 'Die Straße führt von links nach rechts, ihre linke Spur liegt oben. Tückische Felder sind dunkel.',

  marks: { start: 'START', feed: 'VERPFLEGUNG', sprint: 'SPRINTZONE', time: 'BONUSLINIE', finish: 'ZIEL' },
  category: (category) => `ANSTIEG ${category}`,
  beforeTile: (number) => `Sechseck ${number}, vor Reihe 1`,
  afterRow: ({ number, row }) => `Sechseck ${number}, nach Reihe ${row}`,
  onTile: (number) => `auf Sechseck ${number}`,
  markersHint: 'Auf jedem Marker steht, wo er liegt.',
  weather: (tokens) =>
    `Mische die Wetterplättchen und leg ${plural(tokens, 'Plättchen', 'Plättchen')} verdeckt aus, höchstens eines je Sechseck.`,
  weatherOn: (numbers) => `Sie dürfen auf den Sechsecken ${numbers.join(', ')} liegen.`,
  tokens: {
    rain: 'REGEN',
    heat: 'HITZE',
    'contrary-1': 'GEGENWIND 1',
    'contrary-2': 'GEGENWIND 2',
    'favourable-1': 'RÜCKENWIND 1',
    'favourable-2': 'RÜCKENWIND 2',
  },

  feedHint: 'Zwölf je Farbe. Leg jeden Stapel verdeckt hin; wer eine Verpflegungszone passiert, zieht eines seiner Farbe.',
  worth: (energy) => `+${energy}`,

  teams: ['Schwarz', 'Weiß', 'Grün', 'Orange'],
  pursuits: 'Verfolgungen',
  risks: 'Risiken',
  rider: ({ number, role, energy }) => `${number} ${role ?? '……………………'}, Energie ${energy} am Start`,
};
