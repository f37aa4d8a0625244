import { plural } from '@gruppetto/words/grammar/de';
import type { Bend } from '../rules/tiles.ts';
import type { Sentences } from './en.ts';

const tileAt = (after: number | undefined): string => (after === undefined ? 'ans Ende' : `nach Sechseck ${after}`);
const bends: Readonly<Record<Bend, string>> = { straight: 'gerade', left: 'Linkskurve', right: 'Rechtskurve' };
const hexagons = (count: number): string => plural(count, 'Sechseck', 'Sechsecke');

/** What the screens of Leader 1 say in German. */
export const screens: Sentences['screens'] = {
  courses: {
    'three-harbours': { name: 'Drei Häfen', hint: 'flach, 10 Sechsecke' },
    'vineyard-hills': { name: 'Weinberge', hint: 'hügelig, 12 Sechsecke' },
    'heath-and-ridge': { name: 'Heide und Höhenzug', hint: 'hügelig mit einem Anstieg, 12 Sechsecke' },
    'long-way-north': { name: 'Der lange Weg nach Norden', hint: 'hügelig, 14 Sechsecke' },
    'miners-road': { name: 'Die Bergmannsstraße', hint: 'fünf Pflastersektoren, 12 Sechsecke' },
    'farmers-sunday': { name: 'Bauernsonntag', hint: 'vier Pflastersektoren, 10 Sechsecke' },
    'seven-sectors': { name: 'Sieben Sektoren', hint: 'alles Pflaster der Schachtel, 15 Sechsecke' },
    'two-passes': { name: 'Zwei Pässe', hint: 'eine Bergetappe, 12 Sechsecke' },
    'eagle-summit': { name: 'Adlergipfel', hint: 'eine Bergankunft, 14 Sechsecke' },
    'queen-stage': { name: 'Die Königsetappe', hint: 'drei Anstiege, 18 Sechsecke' },
  },

  qualities: { descender: 'Abfahrer', fighter: 'Kämpfer', sprinter: 'Sprinter' },
  roles: { rouleur: 'Rouleur', leader: 'Kapitän', climber: 'Bergfahrer' },

  phases: {
    riders: 'Fahrer',
    qualities: 'Stärken',
    lineUp: 'Aufstellung',
    ahead: 'Vorn',
    attacks: 'Angriffe',
    inside: 'Im Peloton',
    peloton: 'Peloton',
    behind: 'Dahinter',
  },

  energyTitle: 'Energie, Risiken und Verpflegung',
  rider: 'Fahrer',
  energy: 'Energie',
  risks: 'Risiken',
  feed: 'Essen',
  /** L1-5.2: what the die must show at the first, the second and any later risk. */
  needs: ['mehr als 3', 'mehr als 4', 'orange oder blaue 4'],
  risksTaken: (risks, fails) => `${plural(risks, 'Risiko', 'Risiken')} eingegangen; das nächste geht zu ${fails}\u00a0% schief`,
  nextRisk: (need, fails) => `Das nächste Risiko braucht ${need}; es geht zu ${fails}\u00a0% schief`,
  finished: (place) => `im Ziel auf Platz ${place}`,
  eliminated: 'ausgeschieden',
  slipstream: 'Windschatten: 1 gratis',
  faceDown: 'verdeckt',

  backArea: { name: 'Hinten', pays: 'zahlt 0 oder 1' },
  frontArea: { name: 'Vorn', pays: 'zahlt 1 oder 2, darf ausreißen' },
  pelotonOn: (from, to) => `Das Peloton, auf den Reihen ${from} und ${to}`,
  support: 'Teams, vom ersten zum letzten',
  pursuitsLeft: 'übrige Verfolgungen',
  throwsTheDie: 'würfelt',
  decides: (seat) => `${seat} entscheidet`,
  mustRest: 'muss aussetzen',
  allHome: 'alle im Ziel',
  nobody: 'niemand',
  dropsOff: (rider) => `${rider}, fällt zurück`,
  weatherAhead: 'Wetter',
  rows: (from, to) => `Reihen ${from} bis ${to}`,

  map: 'Karte des Rennens',
  roadOf: (count) => `Eine Straße aus ${plural(count, 'Sechseck', 'Sechsecken')}`,
  letters: { feeds: 'V', sprints: 'S', bonusLines: 'B' },
  legend:
    'In den Kreisen: Energie. Dunkle Felder: Sturzgefahr. V Verpflegungszone, S Sprintzone, B Bonuslinie, ▲ Anstieg mit seiner Kategorie.',
  raceSum: ({ hexagons: count, rows, energy }) =>
    `${hexagons(count)}, ${plural(rows, 'Reihe', 'Reihen')}. Jeder Fahrer startet mit ${energy} Energie.`,

  emptyRoad: 'Eine leere Straße. Leg das erste Teil aus der Schachtel unten.',
  notAPlan: (file) => `${file} ist kein Rennplan.`,
  openPlan: 'Plan öffnen',
  undo: 'Rückgängig',
  placeMarkers: 'Marker für mich setzen',
  clearRoad: 'Straße leeren',
  savePlan: 'Plan speichern',
  changeRace: 'Dieses Rennen bearbeiten',
  newRace: 'Neues Rennen bauen',
  raceIsFine: 'Dieses Rennen ist startklar.',
  hexagon: (hexagon) => `Sechseck ${hexagon}`,
  makeRace: 'Rennen erzeugen',
  makeIt: 'Erzeugen',
  character: 'Charakter des Rennens',
  characters: { classic: 'Hügelig', cobbles: 'Pflaster', mountains: 'Berge' },
  classicOrStage: 'Klassiker oder Etappe',
  kind: 'Art des Rennens',
  kinds: { classic: 'Klassiker', stage: 'Etappe' },
  hexagons: 'Sechsecke',
  seed: 'Startwert',
  sizes: (min, max) => `${min} bis ${max} Sechsecke.`,

  grounds: { plain: 'Ebene', hill: 'Hügel', mountain: 'Berg', downhill: 'Abfahrt' },
  cobbled: {
    plain: 'Ebene, Pflaster',
    hill: 'Hügel, Pflaster',
    mountain: 'Berg, Pflaster',
    downhill: 'Abfahrt, Pflaster',
  },
  hexagonList: 'Sechsecke',
  hexagonButton: ({ id, energy, faulty }) => `Teil ${id}, ${energy} Energie${faulty ? ', hier stimmt etwas nicht' : ''}`,
  chooseHexagon:
    'Wähle ein Sechseck auf der Karte oder in der Liste, um es zu verschieben, umzudrehen, zu entfernen oder seine Marker zu setzen.',
  hexagonIs: (hexagon, ground) => `Sechseck ${hexagon}: ${ground}`,
  tileIs: (id, lanes, energy) => `Teil ${id}, ${lanes} Spuren, ${energy} Energie`,
  earlier: 'Früher',
  later: 'Später',
  turnOver: 'Umdrehen',
  turnsTo: (ground) => `zu ${ground}`,
  remove: 'Entfernen',
  afterRow: 'nach Reihe',
  lane: (lane) => `Spur ${lane}`,
  markers: { feeds: 'Verpflegungszone', sprints: 'Sprintzone', bonusLines: 'Bonuslinie' },
  markerAfter: (marker, row) => `${marker} nach Reihe ${row}`,
  climbBegins: 'Hier beginnt ein Anstieg; seine Kategorie, 1 ist die schwerste',
  category: 'Kategorie des Anstiegs',
  noCategory: 'noch keine',
  weatherHere: 'Hier kann ein Wetterplättchen liegen',
  boxIsEmpty: (tiles) => `Alle ${tiles} Teile der Schachtel liegen auf der Straße.`,
  addTile: (after) => `Ein Teil ${tileAt(after)} legen`,
  leftInBox: (pieces) => `Noch ${plural(pieces, 'Teil', 'Teile')} in der Schachtel, jedes mit zwei Seiten`,
  addThis: (after, tile) => `${tileAt(after)} legen: ${tile}`,
  tile: ({ ground, bend, energy, dark }) =>
    `${ground}, ${bends[bend]}, ${energy} Energie, ${plural(dark, 'dunkles Feld', 'dunkle Felder')}`,
};
