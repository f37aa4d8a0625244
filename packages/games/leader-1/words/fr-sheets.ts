import type { Bend, Terrain } from '../rules/tiles.ts';
import type { Sentences } from './en.ts';

const bends: Readonly<Record<Bend, string>> = { straight: 'tout droit', left: 'virage à gauche', right: 'virage à droite' };
const terrains: Readonly<Record<Terrain, string>> = { plain: 'plaine', hill: 'côte', mountain: 'montagne', downhill: 'descente' };
const ground = (terrain: Terrain, cobbles: boolean): string => (cobbles ? `pavés, ${terrains[terrain]}` : terrains[terrain]);

/** What the printed sheets of Leader 1 say in French. */
export const sheets: Sentences['sheets'] = {
  map: 'La route sur la table',
  tiles: 'Les tuiles dans l’ordre',
  markers: 'Marqueurs à découper',
  feed: 'Musettes à découper',
  energy: 'Tableaux d’énergie',

  letters: { plain: 'P', hill: 'C', mountain: 'M', downhill: 'D' },
  cobbled: (letter) => `${letter}, pavés`,
  mapHint:
    'P plaine, C côte, M montagne, D descente. La première ligne d’un hexagone est son numéro sur la route, la seconde sa tuile et sa face.',
  tile: ({ number, id }) => `${number} · tuile ${id}`,
  looks: ({ terrain, cobbles, bend, turned }) => `${ground(terrain, cobbles)}, ${bends[bend]}${turned ? ', retourné' : ''}`,
  milestone: (energy) => `énergie ${energy}`,
  tilesHint: 'La route va de gauche à droite, son couloir de gauche en haut. Les cases piégeuses sont sombres.',

  marks: { start: 'DÉPART', feed: 'RAVITO', sprint: 'ZONE DE SPRINT', time: 'BONIFICATION', finish: 'ARRIVÉE' },
  category: (category) => `MONTÉE ${category}`,
  beforeTile: (number) => `hexagone ${number}, avant la rangée 1`,
  afterRow: ({ number, row }) => `hexagone ${number}, après la rangée ${row}`,
  onTile: (number) => `sur l’hexagone ${number}`,
  markersHint: 'Chaque marqueur dit où il se pose.',
  weather: (tokens) => `Mélangez les jetons météo et posez-en ${tokens} face cachée, au plus un par hexagone.`,
  weatherOn: (numbers) => `Ils peuvent aller sur les hexagones ${numbers.join(', ')}.`,
  tokens: {
    rain: 'PLUIE',
    heat: 'CHALEUR',
    'contrary-1': 'VENT DE FACE 1',
    'contrary-2': 'VENT DE FACE 2',
    'favourable-1': 'VENT DE DOS 1',
    'favourable-2': 'VENT DE DOS 2',
  },

  feedHint: 'Douze de chaque couleur. Posez chaque pile face cachée ; un coureur qui passe un ravitaillement en pioche une de sa couleur.',
  worth: (energy) => `+${energy}`,

  teams: ['Noir', 'Blanc', 'Vert', 'Orange'],
  pursuits: 'poursuites',
  risks: 'risques',
  rider: ({ number, role, energy }) => `${number} ${role ?? '……………………'}, énergie ${energy} au départ`,
};
