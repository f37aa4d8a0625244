import { ordinal, plural } from '@gruppetto/words/grammar/fr';
import type { Bend } from '../rules/tiles.ts';
import type { Sentences } from './en.ts';

const tileAt = (after: number | undefined): string => (after === undefined ? 'à la fin' : `après l’hexagone ${after}`);
const bends: Readonly<Record<Bend, string>> = { straight: 'tout droit', left: 'virage à gauche', right: 'virage à droite' };

/** What the screens of Leader 1 say in French. */
export const screens: Sentences['screens'] = {
  courses: {
    'three-harbours': { name: 'Les Trois Ports', hint: 'plat, 10 hexagones' },
    'vineyard-hills': { name: 'Les Coteaux du vignoble', hint: 'vallonné, 12 hexagones' },
    'heath-and-ridge': { name: 'Landes et crêtes', hint: 'vallonné avec une montée, 12 hexagones' },
    'long-way-north': { name: 'La Longue Route du Nord', hint: 'vallonné, 14 hexagones' },
    'miners-road': { name: 'La Route des mineurs', hint: 'cinq secteurs pavés, 12 hexagones' },
    'farmers-sunday': { name: 'Le Dimanche à la ferme', hint: 'quatre secteurs pavés, 10 hexagones' },
    'seven-sectors': { name: 'Les Sept Secteurs', hint: 'tous les pavés de la boîte, 15 hexagones' },
    'two-passes': { name: 'Les Deux Cols', hint: 'une étape de montagne, 12 hexagones' },
    'eagle-summit': { name: 'Le Nid d’aigle', hint: 'une arrivée au sommet, 14 hexagones' },
    'queen-stage': { name: 'L’Étape reine', hint: 'trois montées, 18 hexagones' },
  },

  qualities: { descender: 'descendeur', fighter: 'battant', sprinter: 'sprinteur' },
  roles: { rouleur: 'rouleur', leader: 'leader', climber: 'grimpeur' },

  phases: {
    riders: 'Coureurs',
    qualities: 'Qualités',
    lineUp: 'Placement',
    ahead: 'Devant',
    attacks: 'Attaques',
    inside: 'Places',
    peloton: 'Peloton',
    behind: 'Derrière',
  },

  energyTitle: 'Énergie, risques et musettes',
  rider: 'coureur',
  energy: 'énergie',
  risks: 'risques',
  feed: 'musettes',
  /** L1-5.2: what the die must show at the first, the second and any later risk. */
  needs: ['plus de 3', 'plus de 4', '4 orange ou bleu'],
  risksTaken: (risks: number, fails: number) =>
    `${plural(risks, 'risque pris', 'risques pris')} ; le prochain échoue dans ${fails} % des cas`,
  nextRisk: (need: string, fails: number) => `Le prochain risque demande ${need} ; il échoue dans ${fails} % des cas`,
  finished: (place: number) => ordinal(place),
  eliminated: 'élimination',
  slipstream: 'aspiration : 1 gratuite',
  faceDown: 'face cachée',

  backArea: { name: 'Arrière', pays: 'paie 0 ou 1' },
  frontArea: { name: 'Avant', pays: 'paie 1 ou 2, peut s’échapper' },
  pelotonOn: (from: number, to: number) => `Le peloton, rangées ${from} et ${to}`,
  support: 'équipes, dans l’ordre',
  pursuitsLeft: 'poursuites restantes',
  throwsTheDie: 'lance le dé',
  decides: (seat: string) => `${seat} décide`,
  mustRest: 'doit souffler',
  allHome: 'tous arrivés',
  nobody: 'personne',
  dropsOff: (rider: string) => `${rider}, décroche`,
  weatherAhead: 'Météo',
  rows: (from: number, to: number) => `rangées ${from} à ${to}`,

  map: 'Carte de la course',
  roadOf: (hexagons: number) => `Une route de ${plural(hexagons, 'hexagone')}`,
  letters: { feeds: 'R', sprints: 'S', bonusLines: 'B' },
  legend:
    'Dans les cercles : énergie. Cases sombres : risque de chute. R ravitaillement, S zone de sprint, B ligne de bonification, ▲ montée avec sa catégorie.',
  raceSum: ({ hexagons, rows, energy }: { hexagons: number; rows: number; energy: number }) =>
    `${plural(hexagons, 'hexagone')}, ${plural(rows, 'rangée')}. Chaque coureur part avec ${energy} d’énergie.`,

  emptyRoad: 'Une route vide. Ajoutez la première tuile depuis la boîte ci-dessous.',
  notAPlan: (file: string) => `${file} n’est pas un plan de course.`,
  openPlan: 'Ouvrir un plan',
  undo: 'Annuler',
  placeMarkers: 'Placer les marqueurs pour moi',
  clearRoad: 'Vider la route',
  savePlan: 'Enregistrer le plan',
  changeRace: 'Modifier cette course',
  newRace: 'Construire une course',
  raceIsFine: 'Cette course est prête.',
  hexagon: (hexagon: number) => `Hexagone ${hexagon}`,
  makeRace: 'Générer une course',
  makeIt: 'Générer',
  character: 'Caractère de la course',
  characters: { classic: 'Vallonné', cobbles: 'Pavés', mountains: 'Montagne' },
  classicOrStage: 'Classique ou étape',
  kind: 'Type de course',
  kinds: { classic: 'Classique', stage: 'Étape' },
  hexagons: 'hexagones',
  seed: 'graine',
  sizes: (min: number, max: number) => `De ${min} à ${max} hexagones.`,

  grounds: { plain: 'plaine', hill: 'côte', mountain: 'montagne', downhill: 'descente' },
  cobbled: {
    plain: 'plaine, pavés',
    hill: 'côte, pavés',
    mountain: 'montagne, pavés',
    downhill: 'descente, pavés',
  },
  hexagonList: 'Hexagones',
  hexagonButton: ({ id, energy, faulty }: { id: string; energy: number; faulty: boolean }) =>
    `tuile ${id}, ${energy} d’énergie${faulty ? ', à corriger' : ''}`,
  chooseHexagon:
    'Choisissez un hexagone, sur la carte ou dans la liste, pour le déplacer, le retourner, le retirer ou placer ses marqueurs.',
  hexagonIs: (hexagon: number, ground: string) => `Hexagone ${hexagon} : ${ground}`,
  tileIs: (id: string, lanes: number, energy: number) => `tuile ${id}, ${plural(lanes, 'couloir')}, ${energy} d’énergie`,
  earlier: 'Avancer',
  later: 'Reculer',
  turnOver: 'Retourner',
  turnsTo: (ground: string) => `vers ${ground}`,
  remove: 'Retirer',
  afterRow: 'après la rangée',
  lane: (lane: number) => `couloir ${lane}`,
  markers: { feeds: 'Ravitaillement', sprints: 'Zone de sprint', bonusLines: 'Ligne de bonification' },
  markerAfter: (marker: string, row: number) => `${marker} après la rangée ${row}`,
  climbBegins: 'Une montée commence ici ; sa catégorie, 1 est la plus dure',
  category: 'Catégorie de la montée',
  noCategory: 'pas encore',
  weatherHere: 'Un jeton météo peut se trouver ici',
  boxIsEmpty: (tiles: number) => `Les ${tiles} tuiles de la boîte sont sur la route.`,
  addTile: (after: number | undefined) => `Ajouter une tuile ${tileAt(after)}`,
  leftInBox: (pieces: number) => `Encore ${plural(pieces, 'tuile')} dans la boîte, à deux faces`,
  addThis: (after: number | undefined, tile: string) => `ajouter ${tileAt(after)} : ${tile}`,
  tile: ({ ground, bend, energy, dark }: { ground: string; bend: Bend; energy: number; dark: number }) =>
    `${ground}, ${bends[bend]}, ${energy} d’énergie, ${plural(dark, 'case sombre', 'cases sombres')}`,
};
