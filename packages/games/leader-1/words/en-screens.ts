import { ordinal, plural } from '@gruppetto/words/grammar/en';
import type { Character, races } from '../rules/races.ts';
import type { Role } from '../rules/teams.ts';
import type { Bend, Terrain } from '../rules/tiles.ts';
import type { Quality, RacePlan } from '../rules/types.ts';

const tileAt = (after: number | undefined): string => (after === undefined ? 'at the end' : `after hexagon ${after}`);
const bends: Readonly<Record<Bend, string>> = { straight: 'straight', left: 'left bend', right: 'right bend' };

/** What the screens of Leader 1 say in English. */
export const screens = {
  courses: {
    'three-harbours': { name: 'Three Harbours', hint: 'flat, 10 hexagons' },
    'vineyard-hills': { name: 'Vineyard Hills', hint: 'rolling, 12 hexagons' },
    'heath-and-ridge': { name: 'Heath and Ridge', hint: 'rolling with a climb, 12 hexagons' },
    'long-way-north': { name: 'The Long Way North', hint: 'rolling, 14 hexagons' },
    'miners-road': { name: 'The Miners’ Road', hint: 'five sectors of cobbles, 12 hexagons' },
    'farmers-sunday': { name: 'Farmers’ Sunday', hint: 'four sectors of cobbles, 10 hexagons' },
    'seven-sectors': { name: 'Seven Sectors', hint: 'every cobbled tile of the box, 15 hexagons' },
    'two-passes': { name: 'Two Passes', hint: 'a mountain stage, 12 hexagons' },
    'eagle-summit': { name: 'Eagle Summit', hint: 'a summit finish, 14 hexagons' },
    'queen-stage': { name: 'The Queen Stage', hint: 'three climbs, 18 hexagons' },
  } satisfies Record<keyof typeof races, { name: string; hint: string }>,

  qualities: { descender: 'descender', fighter: 'fighter', sprinter: 'sprinter' } satisfies Record<Quality, string>,
  roles: { rouleur: 'rouleur', leader: 'leader', climber: 'climber' } satisfies Record<Role, string>,

  phases: {
    riders: 'Riders',
    qualities: 'Qualities',
    lineUp: 'Line-up',
    ahead: 'Ahead',
    attacks: 'Attacks',
    inside: 'Inside',
    peloton: 'Peloton',
    behind: 'Behind',
  },

  energyTitle: 'Energy, risks and feed tiles',
  rider: 'rider',
  energy: 'energy',
  risks: 'risks',
  feed: 'feed',
  /** L1-5.2: what the die must show at the first, the second and any later risk. */
  needs: ['more than 3', 'more than 4', 'orange or blue 4'],
  risksTaken: (risks: number, fails: number) => `${plural(risks, 'risk')} taken; the next one fails ${fails} % of the time`,
  nextRisk: (need: string, fails: number) => `The next risk needs ${need}; it fails ${fails} % of the time`,
  finished: (place: number) => `finished ${ordinal(place)}`,
  eliminated: 'eliminated',
  slipstream: 'slipstream: 1 free',
  faceDown: 'face down',

  backArea: { name: 'Back', pays: 'pays 0 or 1' },
  frontArea: { name: 'Front', pays: 'pays 1 or 2, may break away' },
  pelotonOn: (from: number, to: number) => `The peloton, on rows ${from} and ${to}`,
  support: 'teams, first to last',
  pursuitsLeft: 'pursuits left',
  throwsTheDie: 'throws the die',
  decides: (seat: string) => `${seat} decides`,
  mustRest: 'must rest',
  allHome: 'all finished',
  nobody: 'nobody',
  dropsOff: (rider: string) => `${rider}, dropping off`,
  weatherAhead: 'Weather',
  rows: (from: number, to: number) => `rows ${from} to ${to}`,

  map: 'Map of the race',
  roadOf: (hexagons: number) => `A road of ${plural(hexagons, 'hexagon')}`,
  letters: { feeds: 'F', sprints: 'S', bonusLines: 'B' },
  legend: 'In the circles: energy. Dark squares: danger of a fall. F feed zone, S sprint zone, B bonus line, ▲ climb with its category.',
  raceSum: ({ hexagons, rows, energy }: { hexagons: number; rows: number; energy: number }) =>
    `${plural(hexagons, 'hexagon')}, ${plural(rows, 'row')}. Every rider starts with ${energy} energy.`,

  emptyRoad: 'An empty road. Add the first tile from the box below.',
  notAPlan: (file: string) => `${file} is not a race plan.`,
  openPlan: 'Open a plan',
  undo: 'Undo',
  placeMarkers: 'Place the markers for me',
  clearRoad: 'Clear the road',
  savePlan: 'Save the plan',
  changeRace: 'Edit this race',
  newRace: 'Build a new race',
  raceIsFine: 'This race is ready to ride.',
  hexagon: (hexagon: number) => `Hexagon ${hexagon}`,
  makeRace: 'Generate a race',
  makeIt: 'Generate',
  character: 'Character of the race',
  characters: { classic: 'Rolling', cobbles: 'Cobbles', mountains: 'Mountains' } satisfies Record<Character, string>,
  classicOrStage: 'Classic or stage',
  kind: 'Type of race',
  kinds: { classic: 'Classic', stage: 'Stage' } satisfies Record<RacePlan['kind'], string>,
  hexagons: 'hexagons',
  seed: 'seed',
  sizes: (min: number, max: number) => `${min} to ${max} hexagons.`,

  grounds: { plain: 'plain', hill: 'hill', mountain: 'mountain', downhill: 'downhill' } satisfies Record<Terrain, string>,
  cobbled: {
    plain: 'plain, cobbles',
    hill: 'hill, cobbles',
    mountain: 'mountain, cobbles',
    downhill: 'downhill, cobbles',
  } satisfies Record<Terrain, string>,
  hexagonList: 'Hexagons',
  hexagonButton: ({ id, energy, faulty }: { id: string; energy: number; faulty: boolean }) =>
    `tile ${id}, ${energy} energy${faulty ? ', needs fixing' : ''}`,
  chooseHexagon: 'Choose a hexagon, on the map or in the list, to move it, turn it over, remove it or set its markers.',
  hexagonIs: (hexagon: number, ground: string) => `Hexagon ${hexagon}: ${ground}`,
  tileIs: (id: string, lanes: number, energy: number) => `tile ${id}, ${lanes} lanes, ${energy} energy`,
  earlier: 'Earlier',
  later: 'Later',
  turnOver: 'Turn over',
  turnsTo: (ground: string) => `to ${ground}`,
  remove: 'Remove',
  afterRow: 'after row',
  lane: (lane: number) => `lane ${lane}`,
  markers: { feeds: 'Feed zone', sprints: 'Sprint zone', bonusLines: 'Bonus line' },
  markerAfter: (marker: string, row: number) => `${marker} after row ${row}`,
  climbBegins: 'A climb begins here. Its category (1 is the hardest)',
  category: 'Category of the climb',
  noCategory: 'none yet',
  weatherHere: 'A weather token can be placed here',
  boxIsEmpty: (tiles: number) => `All ${tiles} tiles of the box are on the road.`,
  addTile: (after: number | undefined) => `Add a tile ${tileAt(after)}`,
  leftInBox: (pieces: number) => `${plural(pieces, 'tile')} left in the box, each with two sides`,
  addThis: (after: number | undefined, tile: string) => `add ${tileAt(after)}: ${tile}`,
  tile: ({ ground, bend, energy, dark }: { ground: string; bend: Bend; energy: number; dark: number }) =>
    `${ground}, ${bends[bend]}, ${energy} energy, ${plural(dark, 'dark square')}`,
};
