import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { de, ordinal, plural } from '@gruppetto/words/grammar/fr';
import type { Reason } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const bonuses = (amount: number): string => `${amount} bonus`;
const sum = (dice: readonly number[]): string => dice.join(' + ');

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const wheelIn = ({ wheel }: Details, names: Names): string => names.rider(Number(wheel));
const noWheel = (details: Details, names: Names): string => `${riderIn(details, names)} ne peut pas prendre la roue`;

const cards: Readonly<Record<string, string>> = {
  puncture: 'crevaison',
  fall: 'chute',
  'side-wind': 'vent de côté',
  rain: 'pluie',
  blank: 'blanche',
};

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-circuit': ({ length }) => `Un circuit à élimination a 50 ou 60 cases, pas ${length}.`,
  'course-too-short': ({ length, min }) => `Un parcours a au moins ${min} cases, pas ${length}.`,
  'no-draft-at-start': () => 'Au tour de départ, personne ne prend de roue.',
  'nobody-ahead': (details, names) => `${noWheel(details, names)} : personne ne joue avant.`,
  'not-stuck': (details, names) => `${noWheel(details, names)} : la case ${details.empty} était vide au début du tour.`,
  'wheel-did-not-move': (details, names) => `${noWheel(details, names)} : ${wheelIn(details, names)} n’a pas avancé à ce tour.`,
  'cannot-match-bonuses': (details, names) =>
    `${noWheel(details, names)} : ${wheelIn(details, names)} a dépensé ${bonuses(Number(details.price))}, et vous en avez ${details.owned}.`,
  'draft-gains-nothing': (details, names) => `${noWheel(details, names)} : cela ne ferait pas gagner une seule case.`,
  'not-enough-bonuses': ({ bonuses: wanted, owned }) => `Impossible d’en ajouter ${wanted} : vous avez ${bonuses(Number(owned))}.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} se trouve à deux endroits.`,
  'road-out-of-order': () => 'Donnez les coureurs sur la route du premier au dernier.',
  'riders-missing': ({ missing }) => `Il manque ${plural(Number(missing), 'coureur')} de cette course.`,
  'wrong-starters': ({ seat, count, need }, names) =>
    `${names.seat(Number(seat))} a lancé ${plural(Number(count), 'coureur')} ; il en faut ${need}.`,
  'nobody-home': () => 'Au moins un coureur doit être arrivé : on n’arrête une course qu’après cela.',
  'first-not-in-round-1': (details, names) => `${riderIn(details, names)} est arrivé en tête : son tour est donc le 1.`,
  'home-after-the-stop': (details, names) =>
    `${riderIn(details, names)} est arrivé à un tour suivant, mais la course s’est arrêtée après le premier.`,
  'home-out-of-order': () => 'Donnez les arrivés dans l’ordre de leurs scores.',
  'too-many-cards': ({ card, count, max }) =>
    `La pile contient ${count} fois la carte « ${cards[`${card}`] ?? card} » ; il n’y en a que ${max}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} doit encore jouer mais n’est pas sur la route.`,
  'not-taken-down': (details, names) =>
    `${riderIn(details, names)} a roulé à ce tour ou n’est pas sur la route : personne ne l’a fait tomber.`,
  'lap-not-passed': (details, names) =>
    `${riderIn(details, names)} n’a pas passé la ligne après la case ${details.line} : cette boucle n’est donc pas décidée.`,
};

/** What Los Ciclistas says in French. */
export const fr: Sentences = {
  square: { one: 'case', many: 'cases', gender: 'f' },
  start: 'Départ',
  round: (round) => `Tour ${round}`,
  options: {
    players: { label: 'Joueurs' },
    length: { label: 'Longueur', hint: 'en cases ; dans une course à élimination, cases par boucle' },
    events: { label: 'Cartes d’événement', hint: 'crevaisons, chutes, vent de côté et pluie' },
    elimination: { label: 'Élimination', hint: 'trois boucles ; les derniers des deux premières sont éliminés' },
    end: {
      label: 'La course se termine',
      values: { 'all-home': 'quand tout le monde est arrivé', 'first-finish': 'après le premier tour d’arrivée' },
    },
  },
  groups: { front: 'Tête', pack: 'Peloton', chasers: 'Poursuivants', gruppetto: 'Gruppetto' },
  cards: {
    puncture: 'Crevaison : un coureur qui fait un double n’avance pas.',
    fall: 'Chute : un coureur qui fait un double n’avance pas ; un double pair entraîne aussi ceux qui sont derrière lui dans la case.',
    'side-wind': 'Vent de côté : cinq coureurs au plus par case.',
    rain: 'Pluie : pas de bonus à ce tour.',
    blank: 'Carte blanche : il ne se passe rien à ce tour.',
  },
  risks: { puncture: 'crevaison', fall: 'chute' },
  bonuses,

  whoStarts: (seat) => `${seat} : quel coureur part ?`,
  addBonuses: (rider) => `${rider} : ajouter des bonus ?`,
  throwOrDraft: (rider) => `${rider} : les dés ou la roue ?`,
  toMove: (rider) => `À ${rider} de jouer`,

  throwFor: (rider) => `Lancer pour ${rider}`,
  twoDice: 'deux dés',
  throwDice: 'Lancer deux dés',
  range: ({ from, to, likeliest }) => `cases ${from}–${to}, le plus souvent ${likeliest}`,
  draft: (wheel) => `Prendre la roue ${de(wheel)}`,
  draftTo: (to) => `case ${to}, sans dés`,
  draftAndEarn: (to) => `case ${to}, sans dés, +1 bonus`,
  draftFor: ({ to, price }) => `case ${to}, sans dés, coûte ${bonuses(price)}`,
  addNothing: 'Ne rien ajouter',
  add: (amount) => `Ajouter ${bonuses(amount)}`,
  to: (to) => `case ${to}`,

  startBegins: 'Les coureurs s’alignent.',
  roundBegins: (round) => `Début du tour ${round}.`,
  rainIsVoid: 'La pluie, mais elle ne compte pas : il y a des coureurs dans les dix dernières cases.',
  threw: ({ rider, dice }) => `${rider} fait ${sum(dice)}.`,
  started: ({ rider, dice, to }) => `${rider} fait ${sum(dice)} et part de la case ${to}.`,
  rode: ({ rider, dice, to }) => `${rider} fait ${sum(dice)} et roule jusqu’à la case ${to}.`,
  added: ({ rider, used, to }) => `${rider} ajoute ${bonuses(used)} et roule jusqu’à la case ${to}.`,
  addedNothing: ({ rider, to }) => `${rider} n’ajoute rien et roule jusqu’à la case ${to}.`,
  noDraft: (empty) => `Pas de roue : la case ${empty} était vide.`,
  windAt: (aimed) => `Le vent de côté ne laisse pas de place case ${aimed}.`,
  drafted: ({ rider, wheel, to }) => `${rider} prend la roue ${de(wheel)}, case ${to}.`,
  draftedAndEarned: ({ rider, wheel, to }) => `${rider} prend la roue ${de(wheel)}, case ${to}, et gagne un bonus.`,
  draftedFor: ({ rider, wheel, to, price }) => `${rider} prend la roue ${de(wheel)}, case ${to}, pour ${bonuses(price)}.`,
  punctured: ({ rider, dice }) => `${rider} fait ${sum(dice)} : crevaison. Sur place à ce tour.`,
  fell: ({ rider, dice }) => `${rider} fait ${sum(dice)} et tombe. Sur place à ce tour.`,
  takenDown: ({ rider, by }) => `${by} entraîne ${rider} dans sa chute. Sur place à ce tour.`,
  noRoom: ({ rider, dice }) => `${rider} fait ${sum(dice)}, mais le vent de côté ne laisse pas de place devant.`,
  won: ({ rider, round, label }) => `${rider} gagne, au tour d’arrivée ${round}, numéro ${label}.`,
  finished: ({ rider, place, round, label }) => `${rider} termine ${ordinal(place)}, au tour d’arrivée ${round}, numéro ${label}.`,
  wentOut: (rider) => `C’est fini pour ${rider} : élimination.`,
  ended: 'La course est finie.',

  refusals,
  sheets: {
    track: 'Parcours',
    bonuses: 'Bonus',
    scores: 'Feuille de scores',
    player: (number) => `Joueur ${number}`,
    rider: (player, number) => `Joueur ${player}, coureur ${number}`,
    columns: ['Coureur', 'Tour', 'Numéro', 'Score', 'Notes'],
    scoreHint: (riders) =>
      `Score = 10 × tour d’arrivée + numéro ; le plus petit gagne. Chaque joueur a ${plural(riders, 'coureur')} ; son meilleur compte.`,
    start: 'DÉPART',
    finish: 'ARRIVÉE',
    lap: (lap) => `boucle ${lap}`,
  },
  courses: { seafront: 'Le front de mer', causeway: 'La longue digue', squalls: 'Jour de bourrasques', harbour: 'Le tour du port' },
  outs: { eliminated: 'élimination' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'courses en ligne, parfois avec cartes d’événement, et circuits à élimination' },
      road: { label: 'Courses en ligne', hint: 'courtes et longues, avec cartes d’événement si vous voulez' },
      events: { label: 'Vent et pluie', hint: 'courses en ligne avec cartes d’événement' },
      circuits: { label: 'Circuits', hint: 'courses à élimination, parfois avec cartes d’événement' },
    },
    classifications: {
      general: 'Classement général',
      teams: 'Équipes',
      'day-points': 'Points du jour',
      'team-day-points': 'Points du jour des équipes',
    },
    jerseys: { yellow: 'le maillot jaune du classement général', green: 'le maillot vert des points du jour' },
    days: { road: 'course en ligne', circuit: 'circuit à élimination' },
    arrival: {
      round: { label: 'Tour', hint: '1 pour le tour où le premier coureur est arrivé' },
      label: { label: 'Case', hint: 'le numéro de sa case après la ligne : 9 la plus proche, 0 la plus lointaine' },
    },
    outs: { eliminated: 'élimination', 'on-the-road': 'en route quand la course s’est arrêtée' },
  },
};
