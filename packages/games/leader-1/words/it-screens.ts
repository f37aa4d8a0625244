import { article, ordinal, plural } from '@gruppetto/words/grammar/it';
import type { Bend } from '../rules/tiles.ts';
import type { Sentences } from './en.ts';

const tileAt = (after: number | undefined): string => (after === undefined ? 'in fondo' : `dopo l’esagono ${after}`);
const bends: Readonly<Record<Bend, string>> = { straight: 'rettilineo', left: 'curva a sinistra', right: 'curva a destra' };
const hexagonsOf = (count: number): string => plural(count, 'esagono', 'esagoni');

/** What the screens of Leader 1 say in Italian. */
export const screens: Sentences['screens'] = {
  courses: {
    'three-harbours': { name: 'Tre Porti', hint: 'pianura, 10 esagoni' },
    'vineyard-hills': { name: 'Colline dei Vigneti', hint: 'ondulata, 12 esagoni' },
    'heath-and-ridge': { name: 'Brughiera e Crinale', hint: 'ondulata con una salita, 12 esagoni' },
    'long-way-north': { name: 'La Lunga Strada del Nord', hint: 'ondulata, 14 esagoni' },
    'miners-road': { name: 'La Strada dei Minatori', hint: 'cinque settori di pavé, 12 esagoni' },
    'farmers-sunday': { name: 'La Domenica dei Contadini', hint: 'quattro settori di pavé, 10 esagoni' },
    'seven-sectors': { name: 'Sette Settori', hint: 'tutto il pavé della scatola, 15 esagoni' },
    'two-passes': { name: 'Due Passi', hint: 'tappa di montagna, 12 esagoni' },
    'eagle-summit': { name: 'Cima dell’Aquila', hint: 'tappa con arrivo in salita, 14 esagoni' },
    'queen-stage': { name: 'Il Tappone', hint: 'tre salite, 18 esagoni' },
  },

  qualities: { descender: 'discesista', fighter: 'lottatore', sprinter: 'velocista' },
  roles: { rouleur: 'passista', leader: 'capitano', climber: 'scalatore' },

  phases: {
    riders: 'Corridori',
    qualities: 'Qualità',
    lineUp: 'Schieramento',
    ahead: 'Davanti',
    attacks: 'Attacchi',
    inside: 'Dentro',
    peloton: 'Gruppo',
    behind: 'Dietro',
  },

  energyTitle: 'Energia, rischi e tessere rifornimento',
  rider: 'corridore',
  energy: 'energia',
  risks: 'rischi',
  feed: 'rifornimento',
  /** L1-5.2: what the die must show at the first, the second and any later risk. */
  needs: ['più di 3', 'più di 4', '4 arancione o blu'],
  risksTaken: (risks: number, fails: number) =>
    `${plural(risks, 'rischio corso', 'rischi corsi')}; il prossimo va male ${article('nel', `${fails}%`)} dei casi`,
  nextRisk: (need: string, fails: number) => `Per il prossimo rischio serve ${need}; va male ${article('nel', `${fails}%`)} dei casi`,
  finished: (place: number) => `${ordinal(place)} all’arrivo`,
  eliminated: 'eliminazione',
  slipstream: 'scia: 1 gratuita',
  faceDown: 'coperta',

  backArea: { name: 'Coda', pays: 'paga 0 o 1' },
  frontArea: { name: 'Testa', pays: 'paga 1 o 2, può andare in fuga' },
  pelotonOn: (from: number, to: number) => `Il gruppo, sulle righe ${from} e ${to}`,
  support: 'squadre, dalla prima all’ultima',
  pursuitsLeft: 'inseguimenti rimasti',
  throwsTheDie: 'lancia il dado',
  decides: (seat: string) => `decide ${seat}`,
  mustRest: 'deve rifiatare',
  allHome: 'tutti arrivati',
  nobody: 'nessuno',
  dropsOff: (rider: string) => `${rider}, si sfila`,
  weatherAhead: 'Meteo',
  rows: (from: number, to: number) => `righe ${from}–${to}`,

  map: 'Mappa della corsa',
  roadOf: (hexagons: number) => `Una strada di ${hexagonsOf(hexagons)}`,
  letters: { feeds: 'R', sprints: 'V', bonusLines: 'A' },
  legend:
    'Nei cerchi: energia. Caselle scure: pericolo di caduta. R rifornimento, V zona volata, A linea di abbuono, ▲ salita con la sua categoria.',
  raceSum: ({ hexagons, rows, energy }: { hexagons: number; rows: number; energy: number }) =>
    `${hexagonsOf(hexagons)}, ${plural(rows, 'riga', 'righe')}. Ogni corridore parte con ${energy} di energia.`,

  emptyRoad: 'Una strada vuota. Aggiungi la prima tessera dalla scatola qui sotto.',
  notAPlan: (file: string) => `${file} non è il piano di una corsa.`,
  openPlan: 'Apri un piano',
  undo: 'Annulla',
  placeMarkers: 'Disponi i segnalini in automatico',
  clearRoad: 'Svuota la strada',
  savePlan: 'Salva il piano',
  changeRace: 'Modifica questa corsa',
  newRace: 'Costruisci una nuova corsa',
  raceIsFine: 'Questa corsa è pronta.',
  hexagon: (hexagon: number) => `Esagono ${hexagon}`,
  makeRace: 'Genera una corsa',
  makeIt: 'Genera',
  character: 'Carattere della corsa',
  characters: { classic: 'Ondulata', cobbles: 'Pavé', mountains: 'Montagne' },
  classicOrStage: 'Classica o tappa',
  kind: 'Tipo di corsa',
  kinds: { classic: 'Classica', stage: 'Tappa' },
  hexagons: 'esagoni',
  seed: 'seme',
  sizes: (min: number, max: number) => `Da ${min} a ${max} esagoni.`,

  grounds: { plain: 'pianura', hill: 'collina', mountain: 'montagna', downhill: 'discesa' },
  cobbled: {
    plain: 'pianura, pavé',
    hill: 'collina, pavé',
    mountain: 'montagna, pavé',
    downhill: 'discesa, pavé',
  },
  hexagonList: 'Esagoni',
  hexagonButton: ({ id, energy, faulty }: { id: string; energy: number; faulty: boolean }) =>
    `tessera ${id}, ${energy} di energia${faulty ? ', da correggere' : ''}`,
  chooseHexagon: 'Scegli un esagono, sulla mappa o nell’elenco, per spostarlo, girarlo, toglierlo o metterci segnalini.',
  hexagonIs: (hexagon: number, ground: string) => `Esagono ${hexagon}: ${ground}`,
  tileIs: (id: string, lanes: number, energy: number) => `tessera ${id}, ${plural(lanes, 'corsia', 'corsie')}, ${energy} di energia`,
  earlier: 'Prima',
  later: 'Dopo',
  turnOver: 'Gira',
  turnsTo: (ground: string) => `su ${ground}`,
  remove: 'Togli',
  afterRow: 'dopo la riga',
  lane: (lane: number) => `corsia ${lane}`,
  markers: { feeds: 'Rifornimento', sprints: 'Zona volata', bonusLines: 'Linea di abbuono' },
  markerAfter: (marker: string, row: number) => `${marker} dopo la riga ${row}`,
  climbBegins: 'Qui comincia una salita; la sua categoria, 1 è la più dura',
  category: 'Categoria della salita',
  noCategory: 'ancora nessuna',
  weatherHere: 'Qui può esserci un gettone meteo',
  boxIsEmpty: (tiles: number) => `Tutte e ${tiles} le tessere della scatola sono sulla strada.`,
  addTile: (after: number | undefined) => `Aggiungi una tessera ${tileAt(after)}`,
  leftInBox: (pieces: number) => plural(pieces, 'tessera rimasta nella scatola, a due facce', 'tessere rimaste nella scatola, a due facce'),
  addThis: (after: number | undefined, tile: string) => `aggiungi ${tileAt(after)}: ${tile}`,
  tile: ({ ground, bend, energy, dark }: { ground: string; bend: Bend; energy: number; dark: number }) =>
    `${ground}, ${bends[bend]}, ${energy} di energia, ${plural(dark, 'casella scura', 'caselle scure')}`,
};
