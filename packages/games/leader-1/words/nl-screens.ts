import { plural } from '@gruppetto/words/grammar/nl';
import type { Bend } from '../rules/tiles.ts';
import type { screens as english } from './en-screens.ts';

const hexagons = (count: number): string => plural(count, 'zeshoek', 'zeshoeken');
const tileAt = (after: number | undefined): string => (after === undefined ? 'aan het einde' : `na zeshoek ${after}`);
const bends: Readonly<Record<Bend, string>> = { straight: 'recht', left: 'bocht naar links', right: 'bocht naar rechts' };

/** What the screens of Leader 1 say in Dutch. */
export const screens: typeof english = {
  courses: {
    'three-harbours': { name: 'Drie Havens', hint: 'vlak, 10 zeshoeken' },
    'vineyard-hills': { name: 'Wijnheuvels', hint: 'golvend, 12 zeshoeken' },
    'heath-and-ridge': { name: 'Heide en Kam', hint: 'golvend met een klim, 12 zeshoeken' },
    'long-way-north': { name: 'De Lange Weg naar het Noorden', hint: 'golvend, 14 zeshoeken' },
    'miners-road': { name: 'De Mijnwerkersweg', hint: 'vijf kasseistroken, 12 zeshoeken' },
    'farmers-sunday': { name: 'Boerenzondag', hint: 'vier kasseistroken, 10 zeshoeken' },
    'seven-sectors': { name: 'Zeven Stroken', hint: 'elke kasseitegel uit de doos, 15 zeshoeken' },
    'two-passes': { name: 'Twee Cols', hint: 'een bergetappe, 12 zeshoeken' },
    'eagle-summit': { name: 'De Adelaarstop', hint: 'een etappe met aankomst bergop, 14 zeshoeken' },
    'queen-stage': { name: 'De Koninginnenrit', hint: 'drie beklimmingen, 18 zeshoeken' },
  },

  qualities: { descender: 'daler', fighter: 'vechter', sprinter: 'sprinter' },
  roles: { rouleur: 'rouleur', leader: 'kopman', climber: 'klimmer' },

  phases: {
    riders: 'Renners',
    qualities: 'Kwaliteiten',
    lineUp: 'Opstelling',
    ahead: 'Vooruit',
    attacks: 'Wegspringen',
    inside: 'Binnenin',
    peloton: 'Peloton',
    behind: 'Erachter',
  },

  energyTitle: 'Energie, risico’s en bevoorrading',
  rider: 'renner',
  energy: 'energie',
  risks: 'risico’s',
  feed: 'eten',
  needs: ['meer dan 3', 'meer dan 4', 'oranje of blauwe 4'],
  risksTaken: (risks, fails) => `${plural(risks, 'risico', 'risico’s')} genomen; het volgende mislukt in ${fails}% van de gevallen`,
  nextRisk: (need, fails) => `Het volgende risico vraagt ${need}; het mislukt in ${fails}% van de gevallen`,
  finished: (place) => `gefinisht op plaats ${place}`,
  eliminated: 'buiten tijd',
  slipstream: 'slipstream: 1 gratis',
  faceDown: 'blind',

  backArea: { name: 'Achterin', pays: 'betaalt 0 of 1' },
  frontArea: { name: 'Voorin', pays: 'betaalt 1 of 2, mag wegspringen' },
  pelotonOn: (from, to) => `Het peloton, op de rijen ${from} en ${to}`,
  support: 'ploegen, van eerste tot laatste',
  pursuitsLeft: 'achtervolgingen over',
  throwsTheDie: 'gooit de dobbelsteen',
  decides: (seat) => `${seat} beslist`,
  mustRest: 'moet rusten',
  allHome: 'allemaal binnen',
  nobody: 'niemand',
  dropsOff: (rider) => `${rider}, laat zich zakken`,
  weatherAhead: 'Weer',
  rows: (from, to) => `rij ${from} tot ${to}`,

  map: 'Kaart van de koers',
  roadOf: (count) => `Een weg van ${hexagons(count)}`,
  letters: { feeds: 'E', sprints: 'S', bonusLines: 'B' },
  legend:
    'In de cirkels: energie. Donkere vakken: valgevaar. E bevoorrading (eten), S sprintzone, B bonificatiestreep, ▲ klim met categorie.',
  raceSum: ({ hexagons: count, rows, energy }) =>
    `${hexagons(count)}, ${plural(rows, 'rij', 'rijen')}. Elke renner start met ${energy} energie.`,

  emptyRoad: 'Een lege weg. Leg hieronder de eerste tegel uit de doos.',
  notAPlan: (file) => `${file} is geen koersplan.`,
  openPlan: 'Plan openen',
  undo: 'Ongedaan maken',
  placeMarkers: 'Markeringen automatisch plaatsen',
  clearRoad: 'Weg leegmaken',
  savePlan: 'Plan opslaan',
  changeRace: 'Deze koers bewerken',
  newRace: 'Nieuwe koers bouwen',
  raceIsFine: 'Deze koers is klaar om te rijden.',
  hexagon: (hexagon) => `Zeshoek ${hexagon}`,
  makeRace: 'Koers laten maken',
  makeIt: 'Maken',
  character: 'Karakter van de koers',
  characters: { classic: 'Golvend', cobbles: 'Kasseien', mountains: 'Bergen' },
  classicOrStage: 'Klassieker of etappe',
  kind: 'Soort koers',
  kinds: { classic: 'Klassieker', stage: 'Etappe' },
  hexagons: 'zeshoeken',
  seed: 'startgetal',
  sizes: (min, max) => `${min} tot ${max} zeshoeken.`,

  grounds: { plain: 'vlak', hill: 'heuvel', mountain: 'berg', downhill: 'afdaling' },
  cobbled: { plain: 'vlak, kasseien', hill: 'heuvel, kasseien', mountain: 'berg, kasseien', downhill: 'afdaling, kasseien' },
  hexagonList: 'Zeshoeken',
  hexagonButton: (about) =>
    `Zeshoek ${about.hexagon}: tegel ${about.id}, ${about.ground}, ${about.energy} energie${about.faulty ? ', klopt nog niet' : ''}`,
  chooseHexagon:
    'Kies een zeshoek, op de kaart of in de lijst, om hem te verplaatsen, om te draaien, te verwijderen of markeringen te geven.',
  hexagonIs: (hexagon, ground) => `Zeshoek ${hexagon}: ${ground}`,
  tileIs: (id, lanes, energy) => `tegel ${id}, ${lanes} banen, ${energy} energie`,
  earlier: 'Vroeger',
  later: 'Later',
  turnOver: 'Omdraaien',
  turnsTo: (ground) => `naar ${ground}`,
  remove: 'Verwijderen',
  afterRow: 'na rij',
  lane: (lane) => `baan ${lane}`,
  markers: { feeds: 'Bevoorrading', sprints: 'Sprintzone', bonusLines: 'Bonificatie' },
  markerAfter: (marker, row) => `${marker} na rij ${row}`,
  climbBegins: 'Hier begint een klim; de categorie, 1 is de zwaarste',
  category: 'Categorie van de klim',
  noCategory: 'nog geen',
  weatherHere: 'Hier mag een weerfiche liggen',
  boxIsEmpty: (tiles) => `Alle ${tiles} tegels uit de doos liggen op de weg.`,
  addTile: (after) => `Tegel toevoegen ${tileAt(after)}`,
  leftInBox: (pieces) => `Nog ${plural(pieces, 'tegel', 'tegels')} in de doos, elk met twee kanten`,
  addThis: (id, after, tile) => `Tegel ${id} toevoegen ${tileAt(after)}: ${tile}`,
  tile: ({ ground, bend, energy, dark }) => `${ground}, ${bends[bend]}, ${energy} energie, ${plural(dark, 'donker vak', 'donkere vakken')}`,
};
