import type { race as english } from '../en/race.ts';
import { de, ordinal, plural } from './grammar.ts';
import type { Wide } from './wide.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Cases, rangées ; kilometres as they are abbreviated. */
export const many = (square: string): string => (square === 'km' ? square : `${square}s`);
const squares = (count: number, square: string): string => plural(count, square, many(square));
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What the screen of a race says. */
export const race: Wide<typeof english> = {
  loading: 'Ouverture de la course …',
  missing: 'Cette course n’est pas ici',
  missingHint: 'Elle a été supprimée, ou se trouve dans un autre navigateur.',
  failed: 'Impossible d’ouvrir cette course',
  failures: {
    'storage-blocked': (detail) => `Ce navigateur bloque le stockage pour ce site (${detail}).`,
    'broke-down': (detail) => `Quelque chose a cassé : ${detail}. Rechargez la page pour réessayer.`,
    'other-rules': 'Elle a été jouée avec une autre version des règles.',
    'unknown-game': 'Cette version ne connaît pas le jeu.',
    'does-not-replay': 'Ses coups ne forment pas une course.',
  },
  toStart: 'Aller à l’accueil',

  notices: {
    overtaken: 'Cette course a continué dans une autre fenêtre. Voici où elle en est.',
    'unknown-bot': (bot) => `Il n’y a pas de bot « ${bot} » ici.`,
    'not-stored': (detail) => `Rien n’a été joué : ce navigateur n’a pas pu l’enregistrer (${detail}).`,
    disconnected: 'La connexion a été coupée avant la réponse.',
    'no-table': (detail) => `La course n’a pas commencé : ce navigateur n’a pas pu l’enregistrer (${detail}).`,
  },
  close: 'Fermer',

  undo: 'Annuler',
  undoOf: (seat) => `Annuler le choix ${de(seat)}`,
  forecast: 'Pronostic',
  rules: 'Règles',
  rulesOf: (title) => `${title} : les règles`,
  keys: 'Raccourcis clavier',
  more: 'Plus',
  toGo: (count) => `encore ${count}`,
  ofRound: (title, round) => `${title} : ${round}`,

  course: 'Tout le parcours',
  courseOf: (length, riders) => `Tout le parcours, long de ${length}, avec ${plural(riders, 'coureur')}`,
  road: 'La route ; le plateau en mots dit la même chose',
  raceRegion: 'La course',
  finish: 'Arrivée',
  finishFlag: 'ARRIVÉE',
  lap: (lap) => `Boucle ${lap}`,
  left: (label) => `encore ${label}`,
  throwBars: '% des lancers',
  group: (name, riders, pace) => `${name} : ${plural(riders, 'coureur')}${pace ? `, allure ${pace}` : ''}`,

  thinking: (seat) => `${seat} réfléchit.`,
  paused: 'En pause.',
  riding: 'La course est lancée …',
  since: 'Depuis votre dernier tour …',
  lookingBack: 'Vous regardez en arrière.',
  toFinish: 'Aller à l’arrivée',
  toMyTurn: 'Aller à mon tour',
  goLive: 'Revenir au direct',
  faster: 'Plus vite',
  normalSpeed: 'Vitesse normale',
  backToRace: 'Revenir à la course',
  rideIn: 'Finir la course',
  rideInHint: 'Le podium est connu et votre meilleur coureur est arrivé. Les bots peuvent finir la course pour vous.',

  throwYours: (seat) => `${seat} : lancez vos dés`,
  tapDie: (number) => `Touchez ce que montre le dé ${number}.`,
  soFar: 'Jusqu’ici',
  correct: 'Corriger le dernier dé',
  chooseAgain: 'Choisir à nouveau',

  log: 'Le fil de la course',
  earlier: 'Montrer ce qui précède',
  showMoment: 'Montrer ce moment',
  /** Before words of the game that stand on the buttons above. */
  wordsHere: 'Mots :',
  why: 'pourquoi ?',

  replay: 'Revoir',
  toBeginning: 'Au début',
  stepBack: 'Un coup en arrière',
  pause: 'Pause',
  play: 'Lecture',
  stepOn: 'Un coup en avant',
  toNow: 'À maintenant',
  speed: (speed) => `Vitesse : ${speed} fois`,
  nextIncident: 'Prochain incident',
  moment: 'Moment de la course',
  step: (step, all) => `coup ${step} sur ${all}`,
  playFromHere: 'Jouer à partir d’ici',
  saveRace: 'Enregistrer la course',
  saveLater: 'Enregistrer après l’arrivée',

  standings: 'Sur la route',
  result: 'Résultat',
  toMove: 'à jouer',
  pastLine: (value, square) => `${squares(value, square)} après la ligne`,
  /** Of a race whose gaps are counted in turns. */
  turnsBehind: (turns, place) => (turns > 0 ? `à ${plural(turns, 'tour')}` : place === 1 ? 'vainqueur' : 'même tour'),
  unplaced: '–',
  seats: 'À la table',
  bot: 'bot',

  board: 'Le plateau en mots',
  boardLength: (length, square) => `${squares(length, square)}.`,
  boardRiders: (riders) => `${plural(riders, 'coureur')} sur la route.`,
  isOver: 'La course est finie.',
  isToMove: (rider) => `À ${rider} de jouer.`,
  boardSquare: capital,
  boardOrder: 'Coureurs, dans l’ordre',
  beyondLine: (count) => `${count} après la ligne`,
  marks: { fallen: 'à terre', punctured: 'crevaison' },
  blockAt: (name, square, from, to, riders) =>
    `${name}, ${from === to ? `${square} ${to}` : `${many(square)} ${from} à ${to}`} : ${riders || 'personne'}.`,
  counted: (name, riders) => `${name} : ${riders}`,

  onSquare: (square, number) => `${capital(square)} ${number}.`,
  inHand: (things) => `Vous avez ${things}.`,
  role: (role) => `${capital(role)}.`,
  whose: 'Les choix de qui',
  named: (rider, role) => (role ? `${rider}, ${role}` : rider),
  lane: (lane) => `couloir ${lane}`,
  squareNamed: (square, number) => `${square} ${number}`,
  tapToSee: 'Touchez une case pour voir ce qu’elle donne. Touchez-la encore pour y aller.',
  pointToSee: 'Survolez une case pour en voir plus ; cliquez pour y aller.',
  oneByOne: 'Toutes les cases en liste',
  riskier: (count) => `Les mêmes cases, avec plus de risque : ${count}`,
  danger: (chance, what) => `${percent(chance)} ${what}`,
  percent,
  endBeyond: (chance, square) => `${percent(chance)} finissent au-delà de ${square}`,
  gain: (thing) => `+${thing}`,
  pay: (thing) => `−${thing}`,
  rideThere: 'Y aller',
  rideThereHint: 'ou touchez encore la case',
  notYet: 'Retour',

  wins: (rider) => `${rider} gagne`,
  youWin: (rider) => `Vous gagnez avec ${rider}`,
  winsBy: (first, second, by) => `${first} bat ${second} de ${by}.`,
  winsByRounds: (first, second, rounds) =>
    rounds === 0
      ? `${first} et ${second} arrivent au même tour ; ${first} va plus loin après la ligne.`
      : `${first} arrive ${plural(rounds, 'tour')} avant ${second}.`,
  roundLabelHint:
    '2′7 veut dire : au deuxième tour où des coureurs sont arrivés, sur la case numérotée 7 après la ligne. Le plus petit est le meilleur.',
  winsLevel: (first, second) => `${first} et ${second} arrivent à la même hauteur ; ${first} y était en premier.`,
  winsAlone: (first) => `${first} franchit la ligne, personne d’autre.`,
  yourBest: (rider, place) => `Votre meilleur coureur : ${rider}, ${place}.`,
  backedPlace: (rider, place, riders) =>
    place === 1 ? `Vous souteniez ${rider} : victoire !` : `Vous souteniez ${rider} : ${ordinal(place)} sur ${riders}.`,
  backedOut: (rider, reason) => `Vous souteniez ${rider} : ${reason}.`,
  backing: (rider) => `Vous soutenez ${rider}`,
  map: 'Carte',
  photo: 'Photo-finish',
  photoScale: (square) => `${many(square)} après la ligne`,
  podium: 'Podium',
  podiumOf: (places) => places.map(({ place, rider }) => `${place} : ${rider}`).join(', '),
  story: 'La course en cinq phrases',
  charts: 'Le film de la course',
  gaps: 'Écarts',
  places: 'Places',
  chartKind: 'Ce que montre le graphique',
  gapsHint: (square) => `${many(square)} de retard sur la tête, tour par tour`,
  placesHint: 'Place dans la course, tour par tour',
  chartHint: 'Vos coureurs et le podium en couleur, les autres en gris. Survolez une courbe ou touchez un coureur pour le retrouver.',
  chartAlt: 'Graphique de tous les coureurs au fil de la course ; le résultat est dans le tableau ci-dessous',
  all: (riders) => `Les ${riders}`,
  dice: 'Les dés étaient-ils justes ?',
  throws: (throws, count, sides) =>
    `${plural(throws, 'lancer')} de ${plural(count, 'dé')}${sides === 6 ? '' : ` à ${sides} faces`} ; la ligne montre ce qu’on attend`,
  barAlt: (text, fell, expected) =>
    `${text} : ${fell}, attendu ${expected.toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`,
  rematch: 'Revanche',
  rematchTurned: 'Revanche, ordre des sièges changé',

  odds: 'Chances de gagner, jusqu’ici',
  oddsAlt: 'Courbes des chances des favoris ; leur valeur actuelle est donnée ci-dessous',
  oddsStep: (step) => `coup ${step}`,

  keysList: [
    ['1 … 9', 'choisir'],
    ['Entrée', 'prendre la réponse encadrée'],
    ['Espace', 'passer ce qui est montré ; sinon pause ou lecture'],
    ['F', 'aller à votre prochain tour'],
    ['← →', 'un coup en arrière ou en avant'],
    ['I', 'au prochain incident, dans les jeux qui en ont'],
    ['Début Fin', 'au début, à maintenant'],
    ['S', 'vitesse'],
    ['A', 'demander conseil au coach'],
    ['U', 'annuler, si aucun dé n’est tombé depuis'],
    ['B', 'le plateau en mots'],
    ['R', 'règles'],
    ['?', 'cette aide'],
  ],
};
