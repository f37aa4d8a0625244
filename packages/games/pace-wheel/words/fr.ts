import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { de, list, ordinal, plural, ridersNamed } from '@gruppetto/words/grammar/fr';
import type { Pace, Points, Reason, Skill, Terrain } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const skills: Readonly<Record<Skill, string>> = { sprint: 'sprint', stamina: 'endurance', climbing: 'montagne' };
const ofSkill: Readonly<Record<Skill, string>> = { sprint: 'de sprint', stamina: 'd’endurance', climbing: 'de montagne' };
const paces: Readonly<Record<Pace, string>> = { slow: 'lente', steady: 'régulière', fast: 'rapide' };
const points = (skill: Skill) => (amount: number) => `${plural(amount, 'point')} ${ofSkill[skill]}`;
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const profile = ({ sprint, stamina, climbing }: Points): string => `sprint ${sprint}, endurance ${stamina}, montagne ${climbing}`;
const where: Readonly<Record<Terrain, string>> = { uphill: 'en montée', flat: 'sur le plat', downhill: 'en descente' };

const rider = (details: Details, names: Names): string => names.rider(Number(details.rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-run': ({ run, from }) =>
    `« ${run} », au caractère ${from}, n’est pas une suite de cases. Écrivez une lettre (u, f ou d ; une majuscule pour un ravitaillement) et un nombre, par exemple f20.`,
  'wrong-course-length': ({ squares, min, max }) => `Un parcours a de ${min} à ${max} cases, pas ${squares}.`,
  'wrong-profile': ({ sum, need }) => `Un coureur reçoit ${need} points en tout, pas ${sum}.`,
  'profiles-not-given': () => 'On ne garde des points d’une étape à l’autre que si les profils sont fixés, pas distribués à la table.',
  'never-gained': ({ gained, max }) =>
    `Ce coureur a ${plural(Number(gained), 'point')} de plus qu’au départ ; le ravitaillement ne peut en avoir donné que ${max}.`,
  'above-profile': ({ value, max }) => `Ce coureur a reçu ${max} de cette qualité pour toute la course : il ne peut pas en avoir ${value}.`,
  'below-left': ({ value, min }) => `Il reste ${min} de cette qualité à ce coureur : il ne peut pas repartir avec ${value}.`,
  'recovers-too-much': ({ value, max }) => `Un coureur récupère ${max} points entre deux étapes, pas ${value}.`,
  'winner-not-at-0': (details, names) => `${rider(details, names)} a gagné : son retard sur le vainqueur est de 0 tour.`,
  'home-too-early': (details, names) =>
    `${rider(details, names)} est classé derrière un coureur arrivé ${plural(Number(details.turns), 'tour')} après le vainqueur.`,
  'not-in-first-square': (details, names) =>
    `${rider(details, names)} ne peut pas s’échapper depuis l’arrière : il faut être dans la première case du groupe.`,
  'no-point-to-attack': (details, names) =>
    `${rider(details, names)} ne peut pas s’échapper : plus de point ${ofSkill[details.skill as Skill]}.`,
  'one-breakaway-a-turn': () => 'Vous avez déjà eu votre tentative d’échappée à ce tour.',
  'left-behind': (details, names) => `${rider(details, names)} a perdu le groupe et ne peut pas y être replacé.`,
  'more-than-one-step': ({ from, to }) =>
    `L’allure change d’un cran par tour : de ${paces[from as Pace]} à ${paces[to as Pace]}, c’est trop.`,
  'nobody-can-pay': () => 'Personne dans la première case ne pourrait payer l’allure rapide.',
  'no-point-to-accelerate': ({ to }) =>
    `Aucun de vos coureurs de la première case n’a de point à brûler pour l’allure ${paces[to as Pace]}.`,
  'skill-full': (details, names) => `${rider(details, names)} a déjà dix points ${ofSkill[details.skill as Skill]}.`,
  'rider-twice': (details, names) => `${rider(details, names)} se trouve à deux endroits.`,
  'road-out-of-order': () => 'Donnez les coureurs sur la route du premier au dernier.',
  'square-too-full': ({ square }) => `Il y a plus de quatre coureurs sur la case ${square}.`,
  'riders-missing': ({ missing }) => `Il manque ${plural(Number(missing), 'coureur')} de cette course.`,
  'asked-out-of-turn': () => 'Les points se donnent à tour de rôle, coureur par coureur.',
  'placed-out-of-turn': (details, names) => `Ce n’était pas le moment de placer ${rider(details, names)}.`,
  'not-on-the-road': (details, names) => `${rider(details, names)} n’est pas sur la route.`,
  'not-past-it': (details, names) => `${rider(details, names)} n’a pas encore pu passer ce sommet : personne n’est allé aussi loin.`,
  'not-left-behind': (details, names) => `${rider(details, names)} ne peut pas être retardé maintenant par un incident mécanique.`,
  'no-such-group': () => 'Ce groupe n’existe pas.',
  'nothing-to-ask': () => 'Personne n’a rien à décider ici.',
  'not-over': () => 'La course n’est pas encore finie.',
};

interface GroupSaid {
  readonly riders: string;
  readonly square: number;
}

const groupList = (groups: readonly GroupSaid[]): string => groups.map(({ riders, square }) => `${riders} (case ${square})`).join(' ; ');

const screens: Sentences['screens'] = {
  courses: {
    'river-road': 'La route du fleuve',
    'vineyard-hills': 'Les coteaux du vignoble',
    'salt-flats': 'Les marais salants',
    'goat-pass': 'Le col des Chèvres',
    'old-quarry': 'La vieille carrière',
    'cloud-road': 'La route des nuages',
    'lighthouse-coast': 'La côte des phares',
    'long-descent': 'La longue descente',
    'two-sisters': 'Les deux sœurs',
    'mill-circuit': 'Quatre fois le moulin',
  },
  ownCourse: 'Votre propre parcours',
  kinds: { flat: 'Plat', hilly: 'Vallonné', mountains: 'Montagne' },
  brush: 'Ce que vous peignez',
  brushes: { uphill: 'Montée', flat: 'Plat', downhill: 'Descente', feed: 'Ravito' },
  typeOrMake: 'L’écrire, ou en générer un',
  kindOfCourse: 'Type de parcours',
  seed: 'Graine',
  makeCourse: 'Créer un parcours',
  squares: (count) => plural(count, 'case'),
  longer: '5 de plus',
  shorter: '5 de moins',

  profiles: { sprinter: 'Sprinteur', rouleur: 'Rouleur', climber: 'Grimpeur', 'all-rounder': 'Complet' },
  ownProfile: 'Sur mesure',
  kindOf: (named) => `Profil ${de(named)}`,
  skills,
  skillOf: ({ skill, rider: named }) => `${skills[skill]} ${de(named)}`,
  skillTyped: ({ skill, rider: named }) => `${skills[skill]} ${de(named)}, au clavier`,

  givePoints: 'Donner ces points',
  allGiven: (of) => `les ${of} sont donnés`,
  stillToGive: ({ left, of }) => `encore ${left} sur ${of} à donner`,
  tooMany: (count) => `${count} de trop`,

  pointsLeft: 'Points restants et brûlés',
  racer: 'coureur',
  leftOf: ({ left, of }) => `${left} sur ${of}`,

  turnOf: (seat) => `Tour ${de(seat)}`,
  steps: { move: 'Rouler', break: 'Attaquer', shuffle: 'Placer', burn: 'Brûler', pace: 'Allure' },

  wheel: 'La roue',
  paces,
  group: (number) => `Groupe ${number}`,
  paceAt: ({ pace, square }) => `${paces[pace]}, case ${square}`,
  wheelShows: ({ group, pace, terrain, squares, need, more }) =>
    `${group} : allure ${paces[pace]} ${where[terrain]}, ${plural(squares, 'case')} par tour. Une échappée demande ${need} ; une riposte, ${more} de plus que l’attaquant.`,
};

/** What Pace Wheel says in French. */
export const fr: Sentences = {
  square: { one: 'case', many: 'cases', gender: 'f' },
  start: 'Départ',
  turn: (turn) => `Tour ${turn}`,
  options: {
    teams: { label: 'Équipes', hint: 'trois coureurs chacune ; c’est à douze que la course est la plus belle' },
    course: {
      label: 'Parcours',
      hint: 'suites de cases : f plat, u montée, d descente, majuscules pour le ravitaillement, par exemple f20 u8 d6 F2 f90',
    },
    profiles: {
      label: 'Profils',
      hint: '15 points par coureur : sprint, endurance et montagne, jusqu’à 10 chacun',
      values: { 'at-the-table': 'Les joueurs donnent les points', given: 'Les fixer ici' },
    },
    given: { label: 'Points', hint: 'de chaque coureur ; un sprinteur, un rouleur et un grimpeur si vous n’y touchez pas' },
    carried: { label: 'Points restants', hint: 'ce qui reste à chaque coureur de l’étape précédente' },
    dice: { label: 'Dés', values: { 'one-twelve-sided': 'Un dé à douze faces', 'two-six-sided': 'Deux dés à six faces' } },
    feed: { label: 'Ravitaillements', hint: 'un coureur qui y finit un tour gagne deux points' },
    incidents: { label: 'Incidents mécaniques', hint: 'un coureur qui fait 1 manque le prochain déplacement' },
    accelerating: {
      label: 'Accélérer',
      hint: 'monter l’allure d’un groupe d’un cran',
      values: { 'costs-a-point': 'Coûte un point', free: 'Gratuit' },
    },
    groupSprint: {
      label: 'Sprint d’un groupe',
      hint: 'quand les coureurs d’un groupe passent la ligne ensemble',
      values: { 'by-points': 'Le plus de points de sprint gagne', 'by-square': 'Le plus loin après la ligne gagne' },
    },
    race: {
      label: 'Course',
      values: {
        'one-day': 'Course d’un jour : elle se termine avec le tour du vainqueur',
        stage: 'Étape : tout le monde arrive, les montées comptent',
      },
    },
  },
  groups: { breakaway: 'Échappée', peloton: 'Peloton', gruppetto: 'Gruppetto', dropped: 'Lâchés' },
  risks: { fails: '', 'fails-with-a-point': '', incident: 'incident mécanique', countered: 'un adversaire suit' },
  things: { sprint: points('sprint'), stamina: points('stamina'), climbing: points('climbing') },

  askPoints: ({ seat, rider: named }) => `${seat} : donnez 15 points à ${named}`,
  askPlace: (seat) => `${seat} : placez un coureur au départ`,
  askRide: (seat) => `Tour ${de(seat)} : les groupes roulent`,
  askChase: (named) => `${named} a perdu le groupe : brûler de l’endurance pour revenir ?`,
  askBreakaway: (seat) => `${seat} : une échappée ?`,
  askSpend: (named) => `${named} a lancé : brûler d’autres points ?`,
  askCounter: (named) => `${named} : suivre l’échappé ?`,
  askAdd: (named) => `Il manque 1 à ${named} : brûler un point ?`,
  askShuffle: (seat) => `${seat} : replacer un coureur dans le groupe ?`,
  askPush: (seat) => `${seat} : qui fait de la place ?`,
  askBurn: (named) => `${named} roule vite : quel point brûler ?`,
  askPace: ({ seat, rider: named }) => `${seat} : quelle allure pour le groupe ${de(named)} ?`,
  askFeed: (named) => `${named} se ravitaille : quelle qualité ?`,

  profile,
  usualThree: 'Profils habituels',
  usualThreeAre: 'un sprinteur, un rouleur et un grimpeur',
  placeInRow: ({ rider: named, row }) => `Placer ${named} au rang ${row} du départ`,
  ride: 'Rouler',
  rideHow: 'chaque groupe à son allure',
  chaseNot: 'Ne rien brûler',
  chase: (squares) => `Brûler ${points('stamina')(squares)} pour ${plural(squares, 'case')}`,
  breakAway: (named) => `${named} s’échappe`,
  stay: 'Pas d’échappée',
  odds: ({ to, further, chance }) =>
    further === undefined ? `case ${to} : ${percent(chance)}` : `case ${to} ou ${further} : ${percent(chance)}`,
  oddsWithPoint: (chance) => `${percent(chance)} avec un point de plus`,
  spendNothing: 'Ne rien brûler de plus',
  spendToAdd: 'Un point pour ajouter 1',
  spendToGoFurther: 'Un point pour une case de plus',
  spendBoth: 'Deux points : ajouter 1 et une case de plus',
  fails: 'la tentative échoue',
  to: (to) => `case ${to}`,
  counter: 'Suivre',
  letGo: 'Laisser partir',
  addNothing: 'Garder le point',
  add: 'Brûler un point',
  shuffleTo: ({ rider: named, to }) => `${named} : case ${to}`,
  makesRoom: 'quelqu’un doit faire de la place',
  keep: 'Ne replacer personne',
  pushBack: (named) => `${named} recule d’une case`,
  burn: (skill) => `Brûler : ${skills[skill]}`,
  paces: { slow: 'Lente', steady: 'Régulière', fast: 'Rapide' },
  accelerates: ({ rider: named, skill }) => `${named} brûle ${points(skill)(1)}`,
  payNextTurn: (names) => `au prochain tour, un point de moins pour ${list(names)}`,
  together: (parts) => parts.join(' ; '),
  feed: (skill) => `Ajouter : ${skills[skill]}`,
  feedGives: (amount) => `${amount} de plus`,

  began: (seat) => `Tour ${de(seat)}.`,
  profiled: ({ rider: named, points: given }) => `${named} reçoit ${profile(given)}.`,
  placed: ({ rider: named, row }) => `${named} se place au rang ${row} du départ.`,
  threwToBegin: ({ seat, dice }) => `${seat} fait ${dice.join(' + ')} pour commencer.`,
  threw: ({ rider: named, dice, need }) => `${named} fait ${dice.join(' + ')} et doit atteindre ${need}.`,
  riders: ridersNamed,
  rode: ({ riders, pace, terrain, squares, to }) =>
    `${riders}, allure ${paces[pace]} ${where[terrain]} : ${plural(squares, 'case')}${to === undefined ? '' : `, jusqu’à la case ${to}`}.`,
  blocked: ({ rider: named, to, aimed }) => `${named} s’arrête case ${to} : une case pleine barre la route vers ${aimed}.`,
  fullAt: (aimed) => `Une case pleine barre la route vers ${aimed}.`,
  atTheRoadside: (named) => `${named} s’arrête sur incident pendant que le groupe continue.`,
  noRoom: (named) => `${named} n’a pas de place devant et reste sur place.`,
  brokeAway: ({ rider: named, dice, to }) => `${named} fait ${dice.join(' + ')} et s’échappe jusqu’à la case ${to}.`,
  brokeAwayWithPoint: ({ rider: named, result, to }) => `${named} brûle un point pour faire ${result} et s’échappe jusqu’à la case ${to}.`,
  brokeAwayWithout: ({ rider: named, result, to }) => `${named} s’échappe jusqu’à la case ${to} avec ${result}.`,
  followed: ({ rider: named, dice, to }) => `${named} fait ${dice.join(' + ')} et suit jusqu’à la case ${to}.`,
  followedWithPoint: ({ rider: named, result, to }) => `${named} brûle un point pour faire ${result} et suit jusqu’à la case ${to}.`,
  failed: ({ rider: named, dice, need }) => `${named} fait ${dice.join(' + ')}, mais il fallait ${need} : la tentative échoue.`,
  failedWith: ({ rider: named, result, need }) => `${named} en reste à ${result}, mais il fallait ${need} : la tentative échoue.`,
  punctured: (named) => `${named} fait 1 : incident mécanique. La tentative échoue, et le prochain déplacement est perdu.`,
  movedUp: ({ rider: named, to }) => `${named} remonte case ${to}.`,
  movedBack: ({ rider: named, to }) => `${named} redescend case ${to}.`,
  madeRoom: ({ rider: named, to }) => `${named} fait de la place et recule case ${to}.`,
  dropped: ({ rider: named, to }) => `${named} ne peut pas payer l’allure rapide et recule case ${to}.`,
  chased: ({ rider: named, to, squares }) => `${named} brûle ${points('stamina')(squares)} et revient case ${to}.`,
  burnt: (all) => {
    const payers = all.map(({ rider: named, skill }) => `${named} (${skills[skill]})`).join(', ');
    return all.length === 1 ? `L’allure rapide coûte un point à ${payers}.` : `L’allure rapide coûte un point à chacun : ${payers}.`;
  },
  fed: ({ rider: named, amount, skill }) => `${named} se ravitaille : +${amount} en ${skills[skill]}.`,
  easedOff: ({ riders }) => `Personne en tête ne peut payer l’allure rapide : retour à l’allure régulière pour ${riders}.`,
  paced: ({ seat, riders, pace }) => `${seat} règle l’allure ${de(riders)} : ${paces[pace]}.`,
  accelerated: ({ seat, riders, pace, rider: named, skill }) =>
    `${seat} règle l’allure ${de(riders)} : ${paces[pace]}, pour ${points(skill)(1)} ${de(named)}.`,
  joined: (groups) => `Des groupes se rejoignent : ${groupList(groups)}.`,
  parted: (groups) => `Un groupe éclate : ${groupList(groups)}.`,
  regrouped: (groups) => `Les groupes changent : ${groupList(groups)}.`,
  overTheTop: ({ rider: named, top, place, gets }) =>
    `${named} passe ${ordinal(place)} au sommet, case ${top}${gets > 0 ? ` : ${plural(gets, 'point')}` : ''}.`,
  won: ({ rider: named, sprint }) => `${named} gagne, avec encore ${points('sprint')(sprint)}.`,
  finished: ({ rider: named, place, sprint }) => `${named} termine ${ordinal(place)}, avec encore ${points('sprint')(sprint)}.`,
  ended: 'La course est finie.',

  refusals,
  screens,
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'plaine, côtes et montagne à tour de rôle' },
      flat: { label: 'Plaine', hint: 'pour sprinteurs' },
      hilly: { label: 'Vallons', hint: 'de courtes montées tout du long' },
      mountains: { label: 'Montagne', hint: 'pour grimpeurs' },
      'ready-made': { label: 'Parcours tout prêts', hint: 'les dix parcours qui ont un nom' },
    },
    classifications: { general: 'Classement général', climbers: 'Montagne' },
    jerseys: { yellow: 'le maillot jaune du classement général', 'polka-dot': 'le maillot à pois de la montagne' },
    primes: { top: 'sommet' },
    firstPast: (who, count) => `${who} passe en tête ${plural(count, 'sommet')}.`,
    days: { stage: 'étape' },
    arrival: {
      turns: { label: 'Tours', hint: 'après celui du vainqueur ; 0 pour le même tour' },
      group: { label: 'Groupe', hint: 'le même numéro pour ceux d’un groupe au moment où son premier coureur est arrivé' },
    },
    prepare: {
      points: { label: 'Points au départ', hint: 'jusqu’à six de plus que le reste, sans dépasser ceux du début de la course' },
    },
  },
  sheets: {
    course: 'Parcours',
    wheel: 'Roue d’allure',
    teams: 'Feuilles d’équipe',
    markers: { start: 'DÉPART', summit: 'SOMMET', finish: 'ARRIVÉE' },
    letters: { uphill: 'M', flat: 'P', downhill: 'D' },
    feed: 'R',
    sections: { climb: 'montée (M)', flat: 'plat (P)', descent: 'descente (D)' },
    terrains: { uphill: 'montée', flat: 'plat', downhill: 'descente' },
    needs: ({ more, need }) => `+${more} = ${need}`,
    more: (amount) => `+${amount}`,
    wheelHints: [
      'Découpez la roue et les jetons ; chaque groupe a un jeton sur l’anneau extérieur, à son allure et à son terrain.',
      'Anneau extérieur : cases par tour. Anneau du milieu : ce qu’il faut de plus pour une échappée, et donc le résultat.',
      'Anneau intérieur : ce qu’il faut de plus que l’attaquant pour riposter.',
      'L’allure rapide coûte un point à chaque coureur de la première case : endurance ; en montée aussi montagne, en descente aussi sprint.',
    ],
    team: (number) => `Équipe ${number}`,
    racer: (number) => `Coureur ${number}`,
    skills: { sprint: 'Sprint', stamina: 'Endurance', climbing: 'Montagne' },
    crossOut: 'Une case pleine est un point : barrez-la quand il est brûlé. Une case en pointillé peut encore se remplir.',
    giveOut: (amount) => `Entourez ${amount} cases par coureur ; barrez un point quand il est brûlé.`,
  },
};
