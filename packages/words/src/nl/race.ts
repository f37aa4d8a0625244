import type { race as english } from '../en/race.ts';
import { plural } from './platform.ts';
import type { Shape } from './shape.ts';
import { ordinal } from './tours.ts';

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
const riders = (count: number): string => plural(count, 'renner', 'renners');
const rounds = (count: number): string => plural(count, 'ronde', 'rondes');
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const squares: Readonly<Record<string, string>> = { vak: 'vakken', rij: 'rijen', km: 'km' };
/** Several of what a road counts in; kilometres as they are abbreviated. */
export const many = (square: string): string => squares[square] ?? square;

export const race: Shape<typeof english> = {
  loading: 'De koers openen …',
  missing: 'Deze koers is hier niet',
  missingHint: 'De koers is verwijderd, of staat in een andere browser.',
  failed: 'Deze koers kan niet worden geopend',
  failures: {
    'storage-blocked': (detail) => `Deze browser blokkeert de opslag voor deze site (${detail}).`,
    'broke-down': (detail) => `Er ging iets stuk: ${detail}. Laad de pagina opnieuw om het nog eens te proberen.`,
    'other-rules': 'Deze koers is gespeeld met een andere versie van de regels.',
    'unknown-game': 'Deze versie kent het spel niet.',
    'does-not-replay': 'De stappen vormen samen geen koers.',
  },
  toStart: 'Naar de startpagina',

  notices: {
    overtaken: 'Deze koers ging verder in een ander venster. Dit is de stand nu.',
    'unknown-bot': (bot) => `Hier is geen bot die ‘${bot}’ heet.`,
    'not-stored': (detail) => `Er is niets gespeeld: deze browser kon het niet opslaan (${detail}).`,
    disconnected: 'De verbinding werd verbroken voor er een antwoord kwam.',
    'no-table': (detail) => `Er is geen koers gestart: deze browser kon het niet opslaan (${detail}).`,
  },
  close: 'Sluiten',

  undo: 'Ongedaan maken',
  undoOf: (seat) => `Keuze van ${seat} ongedaan maken`,
  forecast: 'Prognose',
  rules: 'Regels',
  rulesOf: (title) => `${title}: de regels`,
  keys: 'Sneltoetsen',
  more: 'Meer',
  toGo: (left) => `nog ${left}`,
  ofRound: (title, round) => `${title}: ${round}`,

  course: 'Het hele parcours',
  courseOf: (length, count) => `Het hele parcours, ${length} lang, met ${riders(count)} erop`,
  road: 'De weg; het bord in woorden zegt hetzelfde',
  raceRegion: 'De koers',
  finish: 'Finish',
  finishFlag: 'FINISH',
  lap: (lap) => `Rondje ${lap}`,
  left: (label) => `nog ${label}`,
  throwBars: '% van de worpen',
  group: (name, count, pace) => `${name}: ${riders(count)}${pace ? `, tempo ${pace}` : ''}`,

  thinking: (seat) => `${seat} denkt na.`,
  paused: 'Gepauzeerd.',
  riding: 'De koers is bezig …',
  since: 'Sinds je laatste beurt …',
  lookingBack: 'Je kijkt terug.',
  toFinish: 'Naar de finish',
  toMyTurn: 'Naar mijn beurt',
  goLive: 'Naar live',
  faster: 'Sneller',
  normalSpeed: 'Gewone snelheid',
  backToRace: 'Terug naar de koers',
  rideIn: 'De rest laten uitrijden',
  rideInHint: 'Het podium is bezet en je beste renner is binnen. Bots kunnen de koers voor je uitrijden.',

  throwYours: (seat) => `${seat}: gooi je dobbelstenen`,
  tapDie: (number) => `Tik aan wat dobbelsteen ${number} toont.`,
  soFar: 'Tot nu toe',
  correct: 'Laatste dobbelsteen verbeteren',
  chooseAgain: 'Opnieuw kiezen',

  log: 'Wat er gebeurde',
  earlier: 'Toon wat eerder gebeurde',
  showMoment: 'Toon dit moment',
  why: 'waarom?',

  replay: 'Terugkijken',
  toBeginning: 'Naar het begin',
  stepBack: 'Eén stap terug',
  pause: 'Pauze',
  play: 'Afspelen',
  stepOn: 'Eén stap vooruit',
  toNow: 'Naar nu',
  speed: (speed) => `Snelheid: ${speed} keer`,
  nextIncident: 'Volgend incident',
  moment: 'Moment van de koers',
  step: (step, all) => `stap ${step} van ${all}`,
  playFromHere: 'Van hier verder spelen',
  saveRace: 'Koers opslaan',
  saveLater: 'Opslaan na de finish',

  standings: 'Nu op de weg',
  result: 'Uitslag',
  toMove: 'aan de beurt',
  pastLine: (value, square) => `${value} ${value === 1 ? square : many(square)} voorbij de streep`,
  unplaced: '–',
  seats: 'Aan tafel',
  bot: 'bot',

  wordsHere: 'Woorden:',

  board: 'Het bord in woorden',
  boardLength: (length, square) => `${length} ${many(square)}.`,
  boardRiders: (count) => `${riders(count)} op de weg.`,
  isOver: 'De koers is voorbij.',
  isToMove: (rider) => `${rider} is aan de beurt.`,
  boardSquare: capital,
  boardOrder: 'Renners, op volgorde',
  beyondLine: (count) => `${count} voorbij de streep`,
  marks: { fallen: 'gevallen', punctured: 'lek gereden' },
  blockAt: (name, square, from, to, who) => `${name}, ${square} ${from === to ? to : `${from} tot ${to}`}: ${who || 'niemand'}.`,
  counted: (name, count) => `${name}: ${count}`,

  onSquare: (square, number) => `Op ${square} ${number}.`,
  inHand: (things) => `Je hebt ${things}.`,
  role: (role) => `${capital(role)}.`,
  whose: 'Wiens keuzes je ziet',
  named: (rider, role) => (role ? `${rider}, ${role}` : rider),
  lane: (lane) => `baan ${lane}`,
  squareNamed: (square, number) => `${square} ${number}`,
  tapToSee: 'Tik op een vak om te zien wat het betekent. Tik nog eens om erheen te rijden.',
  pointToSee: 'Wijs een vak aan om meer te zien; klik om erheen te rijden.',
  oneByOne: 'Alle vakken in een lijst',
  riskier: (count) => `Dezelfde vakken met meer risico: ${count}`,
  danger: (chance, what) => `${percent(chance)} ${what}`,
  percent,
  endBeyond: (chance, square) => `${percent(chance)} eindigt voorbij ${square}`,
  gain: (thing) => `+${thing}`,
  pay: (thing) => `−${thing}`,
  rideThere: 'Rijd erheen',
  rideThereHint: 'of tik nog eens op het vak',
  notYet: 'Terug',

  turnsBehind: (turns, place) => (turns > 0 ? `op ${rounds(turns)}` : place === 1 ? 'winnaar' : 'zelfde ronde'),

  wins: (rider) => `${rider} wint`,
  youWin: (rider) => `Jij wint met ${rider}`,
  winsBy: (first, second, by) => `${first} verslaat ${second} met ${by} verschil.`,
  winsByRounds: (first, second, count) =>
    count === 0
      ? `${first} en ${second} finishen in dezelfde ronde; ${first} komt verder voorbij de streep.`
      : `${first} finisht ${rounds(count)} voor ${second}.`,
  roundLabelHint: '2′7 betekent: in de tweede ronde waarin renners finishten, op het vak met een 7 voorbij de streep. Lager is beter.',
  winsLevel: (first, second) => `${first} en ${second} komen gelijk aan; ${first} was er het eerst.`,
  winsAlone: (first) => `${first} is de enige die finisht.`,
  yourBest: (rider, place) => `Jouw beste is ${rider}: ${place}.`,
  backedPlace: (rider, place, count) =>
    place === 1 ? `Je koos ${rider}: de winnaar!` : `Je koos ${rider}: ${ordinal(place)} van ${count}.`,
  backedOut: (rider, reason) => `Je koos ${rider}: ${reason}.`,
  backing: (rider) => `Jouw favoriet: ${rider}`,
  map: 'Kaart',
  photo: 'Fotofinish',
  photoScale: (square) => `${many(square)} voorbij de streep`,
  podium: 'Podium',
  podiumOf: (places) => places.map(({ place, rider }) => `${place}: ${rider}`).join(', '),
  story: 'De koers in vijf zinnen',
  charts: 'Hoe het ging',
  gaps: 'Verschillen',
  places: 'Plaatsen',
  chartKind: 'Wat de grafiek toont',
  gapsHint: (square) => `${many(square)} achter de leider, ronde per ronde`,
  placesHint: 'Plaats in de koers, ronde per ronde',
  chartHint: 'Jouw renners en het podium in kleur, de anderen in grijs. Wijs een lijn aan of tik op een renner.',
  chartAlt: 'Grafiek van elke renner door de koers heen; de uitslag staat in de tabel hieronder',
  all: (count) => `Alle ${count}`,
  dice: 'Waren de dobbelstenen eerlijk?',
  throws: (throws, count, sides) =>
    `${plural(throws, 'worp', 'worpen')} met ${count === 1 ? 'één dobbelsteen' : `${count} dobbelstenen`}${sides === 6 ? '' : ` met ${sides} kanten`}; de lijn is wat je verwacht`,
  barAlt: (text, fell, expected) =>
    `${text}: ${fell}, verwacht ${expected.toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`,
  rematch: 'Revanche',
  rematchTurned: 'Revanche, andere volgorde aan tafel',

  odds: 'Kans op de zege, tot nu toe',
  oddsAlt: 'Curves met de kansen van de favorieten; hun stand nu staat hieronder',
  oddsStep: (step) => `stap ${step}`,

  keysList: [
    ['1 … 9', 'kiezen'],
    ['Enter', 'het omkaderde antwoord nemen'],
    ['Spatie', 'overslaan wat getoond wordt; anders pauze of afspelen'],
    ['F', 'naar je volgende beurt'],
    ['← →', 'één stap terug of vooruit'],
    ['I', 'naar het volgende incident, in spellen die er hebben'],
    ['Home End', 'naar het begin, naar nu'],
    ['S', 'snelheid'],
    ['A', 'de coach om advies vragen'],
    ['U', 'ongedaan maken, als er sindsdien niet gegooid is'],
    ['B', 'het bord in woorden'],
    ['R', 'regels'],
    ['?', 'deze hulp'],
  ],
};
