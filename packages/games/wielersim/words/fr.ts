import type { Details, Names, Noun, RefusalWords } from '@gruppetto/words';
import { de, form, list, measures, ordinal, ordinalFeminine, plural } from '@gruppetto/words/grammar/fr';
import type { Reason } from '../rules/reasons.ts';
import type { GroupKind, RiderType } from '../rules/types.ts';
import type { Sentences } from './en.ts';
import { screens } from './fr-screens.ts';
import { sheets } from './fr-sheets.ts';

const squares = (count: number): string => plural(count, 'case');
const riders = (count: number): string => plural(count, 'coureur');
const sum = (dice: readonly number[]): string => dice.join(' + ');
const time = (seconds: number): string => measures.seconds(seconds);
const on = (sector: string | undefined): string => (sector === undefined ? '' : ` (${sector})`);
const less = (malus: number): string => (malus === 0 ? '' : ` moins ${malus}`);
const won = (prizes: readonly string[]): string => (prizes.length === 0 ? '' : ` (${prizes.join(', ')})`);

const roles: Readonly<Record<RiderType, Noun>> = {
  leader: { one: 'leader', many: 'leaders', gender: 'm' },
  climber: { one: 'grimpeur', many: 'grimpeurs', gender: 'm' },
  sprinter: { one: 'sprinteur', many: 'sprinteurs', gender: 'm' },
  helper: { one: 'équipier', many: 'équipiers', gender: 'm' },
};
const theRole: Readonly<Record<RiderType, string>> = {
  leader: 'le leader',
  climber: 'le grimpeur',
  sprinter: 'le sprinteur',
  helper: 'l’équipier',
};
const ofRole: Readonly<Record<RiderType, string>> = {
  leader: 'du leader',
  climber: 'du grimpeur',
  sprinter: 'du sprinteur',
  helper: 'de l’équipier',
};
const toRole: Readonly<Record<RiderType, string>> = {
  leader: 'au leader',
  climber: 'au grimpeur',
  sprinter: 'au sprinteur',
  helper: 'à l’équipier',
};

const groups: Readonly<Record<GroupKind, string>> = {
  leaders: 'Tête',
  chasers: 'Poursuivants',
  peloton: 'Peloton',
  dropped: 'Lâchés',
  gruppetto: 'Gruppetto',
};
const theGroup: Readonly<Record<GroupKind, string>> = {
  leaders: 'la tête',
  chasers: 'les poursuivants',
  peloton: 'le peloton',
  dropped: 'les lâchés',
  gruppetto: 'le gruppetto',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'not-utf-8': () => 'Certaines lettres sont illisibles. Enregistrez le texte en UTF-8 et réessayez.',
  'name-missing': () => 'La première ligne doit être le nom de la course, mais c’est déjà une ligne du tableau.',
  'no-table-row': () => 'Ce n’est pas une ligne du tableau. Séparez lieu, km, événement, cases restantes et couleur par |.',
  'too-many-columns': ({ count, max }) =>
    `Cette ligne a ${count} colonnes ; le tableau en a ${max} : lieu, km, événement, cases restantes, couleur.`,
  twice: () => 'Cette ligne figure deux fois.',
  'no-strict-order': ({ types }) => `Nommez chacun des quatre types une fois, le plus haut d’abord : ${types}.`,
  'hierarchy-missing': ({ types }) => `Ajoutez une ligne « hierarchy: ${types} », dans l’ordre de cette course.`,
  'need-number': ({ value }) => `« ${value} » n’est pas un nombre de kilomètres.`,
  'unknown-event': ({ event, values }) => `Il n’y a pas d’événement « ${event} ». Les événements sont : ${values}.`,
  'malus-out-of-range': ({ value, min, max }) => `Le malus maximal d’une montée va de ${min} à ${max}, pas ${value}.`,
  'unknown-colour': ({ value, values }) => `Il n’y a pas de couleur « ${value} ». Les couleurs sont : ${values}.`,
  'unknown-prologue': ({ value, values }) => `« ${value} » ne peut pas relancer dans un prologue. Il faut l’un de ces types : ${values}.`,
  'km-falls': ({ km, before }) => `Le km ${km} vient après le km ${before}. Les kilomètres ne reculent pas.`,
  'finish-missing': () => 'L’arrivée manque : la dernière ligne porte l’événement « finish », ou 0 case restante.',
  'two-finishes': ({ line }) => `Il y a déjà une arrivée à la ligne ${line}.`,
  'after-the-finish': () => 'Il n’y a rien après l’arrivée.',
  'finish-not-at-0': ({ value }) => `À l’arrivée, il reste 0 case, pas ${value}.`,
  'colour-at-finish': () => 'Aucun tronçon ne commence à l’arrivée : elle n’a pas de couleur.',
  'not-in-a-prologue': () =>
    'Un prologue se court contre la montre : pas de cases, de couleurs, de boucles ni d’événements, sauf l’arrivée.',
  'route-length': ({ value, min, max }) => `Une course a de ${min} à ${max} cases, pas ${value}.`,
  'first-colour': ({ values }) => `Le premier tronçon doit avoir une couleur : ${values}.`,
  'before-the-start': () => 'Il ne se passe rien avant le départ lancé, qui est la première ligne avec des cases restantes.',
  'squares-rise': ({ value, before }) =>
    `${form(Number(value), '1 case restante vient', `${value} cases restantes viennent`)} après ${before}. Leur nombre ne peut pas augmenter.`,
  'climb-not-ended': ({ line }) => `La montée qui commence à la ligne ${line} n’a pas encore de sommet.`,
  'cobbles-not-ended': ({ line }) => `Les pavés qui commencent à la ligne ${line} n’ont pas encore de fin.`,
  'no-climb-here': () => 'Cette montée a un sommet mais pas de pied. Donnez au pied le nom du sommet, ou l’événement « climb start ».',
  'no-cobbles-here': () => 'Ces pavés ont une fin mais pas de début. Donnez au début le nom de la fin, ou l’événement « cobbles start ».',
  'climb-too-short': ({ count, min }) => `Une montée a au moins ${min} cases ; celle-ci en a ${count}.`,
  'cobbles-too-short': () => 'Un secteur pavé a au moins une case.',
  'quote-not-closed': () => 'Un guillemet n’est pas fermé.',
  'wrong-columns': ({ count, need }) => `Cette ligne a ${plural(Number(count), 'colonne')} ; il en faut trois : ${need}.`,
  'unknown-type': ({ value, values }) => `« ${value} » n’est pas un type de coureur. Les types sont : ${values}.`,
  'type-twice': ({ team, type, line }) => `${team} a déjà un ${roles[type as RiderType]?.one ?? type}, à la ligne ${line}.`,
  'name-twice': ({ team, name, line }) => `${name} (${team}) figure déjà à la ligne ${line}.`,
  'too-many-riders': ({ max }) => `Trop de coureurs : ${max} partants au plus.`,
  'nobody-starts': () => 'La liste des engagés est vide. Écrivez une ligne par coureur.',
  'no-such-number': ({ value, max }) => `Il n’y a pas de numéro ${value} ; la liste compte ${riders(Number(max))}.`,
  'absent-twice': ({ number }) => `Le numéro ${number} figure deux fois.`,
  'all-absent': ({ riders: all }) =>
    `${form(Number(all), 'Le seul coureur est absent', `Les ${all} coureurs sont absents`)}. Il faut au moins un partant.`,
  'winner-not-at-0': (details, names) => `${riderIn(details, names)} a gagné : son temps est de 0 seconde.`,
  'home-too-early': (details, names) =>
    `${riderIn(details, names)} ne peut pas être plus rapide qu’un coureur classé devant, arrivé ${time(Number(details.seconds))} après le vainqueur.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} figure deux fois.`,
  'square-taken': ({ rider, other, row, lane }, names) =>
    `${names.rider(Number(rider))} et ${names.rider(Number(other))} sont sur la même case, rangée ${row}, couloir ${lane}.`,
  'riders-missing': ({ missing }) => `Il manque ${riders(Number(missing))} : ni sur la route, ni à l’arrivée.`,
  'home-out-of-order': () => 'Donnez les arrivés dans l’ordre de leur arrivée.',
  'mark-not-reached': ({ name }) => `Personne n’est encore passé ici : ${name}. Il n’y a donc pas de place à donner.`,
  'place-missing': (details, names) => `${riderIn(details, names)} est passé ici (${details.name}) et doit y avoir une place.`,
  'not-past-the-top': (details, names) => `${riderIn(details, names)} a une place ici (${details.name}) sans y être passé.`,
  'not-in-the-group': (details, names) =>
    `${riderIn(details, names)} a une place ici (${details.name}), mais aucun groupe ne peut s’être étiré d’ici jusqu’à lui.`,
};

/** What WielerSIM says in French. Where a sentence is a list, each of them says the same thing. */
export const fr: Sentences = {
  square: { one: 'rangée', many: 'rangées', gender: 'f' },
  distance: { one: 'case', many: 'cases', gender: 'f' },
  start: 'Le départ',
  turn: (turn) => `Tour ${turn}`,
  options: {
    route: {
      label: 'Feuille de route',
      hint: 'un nom, puis une ligne par lieu : lieu | km | événement | cases restantes | couleur ; la hiérarchie vient à la fin',
    },
    riders: {
      label: 'Liste des engagés',
      hint: 'une ligne par coureur : équipe, coureur, type (leader, climber = grimpeur, sprinter = sprinteur ou helper = équipier)',
    },
    startDice: {
      label: 'Dés du départ',
      hint: 'pour les places sur la grille',
      values: { d10: 'Deux dés à dix faces', d6: 'Quatre dés à six faces' },
    },
    jersey: { label: 'Maillot de leader', hint: 'numéro du porteur, sa ligne dans la liste des engagés ; 0 pour personne' },
    absent: { label: 'Non-partants', hint: 'numéros des coureurs qui ont quitté le tour' },
    bonusSeconds: { label: 'Bonifications', hint: 'à l’arrivée et aux sprints intermédiaires' },
    mountainPoints: { label: 'Points en montagne', hint: 'aussi à l’arrivée d’une étape avec une montée C1 ou HC' },
  },
  groups,
  rain: 'Pluie : plus de chutes',
  roles,
  things: {
    points: (amount) => plural(amount, 'point'),
    'mountain-points': (amount) => plural(amount, 'point de la montagne', 'points de la montagne'),
    'bonus-seconds': (amount) => plural(amount, 'seconde de bonification', 'secondes de bonification'),
  },
  question: 'La course est en route',
  ride: { label: 'Laisser rouler', detail: 'un tour' },

  people: (names, others) => list(others > 0 ? [...names, plural(others, 'autre')] : names),

  prologueBegins: ({ race, count }) => `${race} : ${riders(count)} contre la montre, l’un après l’autre.`,
  startBegins: ({ race, count, toGo }) => `${race} : départ lancé pour ${riders(count)}, encore ${squares(toGo)}.`,
  turnBehindHome: ({ turn, count, toGo }) =>
    count === 1
      ? `Tour ${turn} : il reste un coureur, à ${squares(toGo)} de l’arrivée.`
      : `Tour ${turn} : il reste ${riders(count)}, le premier à ${squares(toGo)} de l’arrivée.`,
  turnOn: ({ turn, toGo, sector }) => [
    `Tour ${turn}, tête de course (${sector}) : encore ${squares(toGo)}.`,
    `Tour ${turn}, ${sector}. Encore ${squares(toGo)}.`,
  ],
  turnPast: ({ turn, toGo, location }) => [
    `Tour ${turn} : la tête de course a passé ${location}, encore ${squares(toGo)}.`,
    `Tour ${turn}. Encore ${squares(toGo)}, après ${location}.`,
  ],
  turnBegins: ({ turn, toGo }) => [
    `Tour ${turn} : encore ${squares(toGo)} pour la tête de course.`,
    `Tour ${turn}. Encore ${squares(toGo)}.`,
  ],

  placed: ({ rider, dice, to, lane }) => `${rider} fait ${sum(dice)} et part rangée ${to}, couloir ${lane}.`,
  placedBestTwo: ({ rider, dice, to, lane }) =>
    `${rider} fait ${sum(dice)}, compte les deux meilleurs et part rangée ${to}, couloir ${lane}.`,
  placedAgain: (one) =>
    `${one.rider} fait ${sum(one.dice)}, relance ${list(one.was.map((die) => `le ${die}`))} pour ${list(one.now.map(String))}, et part rangée ${one.to}, couloir ${one.lane}.`,
  rowFull: (row) => `La rangée ${row} est pleine.`,

  weather: {
    wetStart: ['Il pleut au départ.', 'Départ mouillé : il pleut.', 'Ciel gris et pluie au départ.'],
    dryStart: ['La route est sèche au départ.', 'Départ au sec.', 'Pas de pluie au départ.'],
    rainBegins: ['Mi-course, et voilà la pluie.', 'Il se met à pleuvoir à mi-course.', 'Nuages noirs à mi-course : il pleut.'],
    rainGoesOn: ['Mi-course, et il pleut toujours.', 'La pluie ne cesse pas à mi-course.'],
    rainEnds: ['Mi-course, et la pluie s’arrête.', 'Le ciel se dégage à mi-course : la pluie est finie.'],
    staysDry: ['Mi-course, toujours au sec.', 'Le temps reste sec à mi-course.'],
  },

  rode: ({ rider, dice, malus, to }) => [
    `${rider} fait ${sum(dice)}${less(malus)} et roule jusqu’à la rangée ${to}.`,
    `${rider} : ${sum(dice)}${less(malus)}, rangée ${to}.`,
  ],
  rodeBestTwo: ({ rider, dice, malus, to }) => [
    `${rider} fait ${sum(dice)}, compte les deux meilleurs${less(malus)} et roule jusqu’à la rangée ${to}.`,
    `${rider} : les deux meilleurs de ${sum(dice)}${less(malus)}, rangée ${to}.`,
  ],
  rodeBy: ({ rider, by, malus, to }) => [
    `${rider} avance comme avec ${by}${less(malus)}, rangée ${to}.`,
    `${rider} : ${by}${less(malus)}, rangée ${to}.`,
  ],
  stoppedThere: 'Une rangée pleine barre la route.',
  sped: ({ role, rider, dice, equivalent, malus, to }) => [
    `Voilà ${theRole[role]} ${rider} : ${sum(dice)}, mieux que le ${equivalent} de la roue. Rangée ${to}${malus === 0 ? '' : `, une fois retiré le ${malus} de la route`}.`,
    `${rider} n’attend pas la roue : ${sum(dice)}${less(malus)}, plus que son ${equivalent}, et file rangée ${to}.`,
    `Cette route convient ${toRole[role]} ${rider} : ${sum(dice)}${less(malus)}, plus que le ${equivalent} de la roue, rangée ${to}.`,
  ],
  notFaster: ({ rider, dice, equivalent }) => [
    `${rider} essaie d’accélérer, mais ${sum(dice)} ne bat pas le ${equivalent} de la roue.`,
    `${rider} en veut plus que la roue n’en donne : ${sum(dice)}, pas assez.`,
  ],
  follows: ({ rider, wheel, to }) => [
    `${rider} suit ${wheel}, rangée ${to}.`,
    `${rider} prend la roue ${de(wheel)}, rangée ${to}.`,
    `${rider} accompagne ${wheel}, rangée ${to}.`,
  ],
  follow: ({ riders: who, wheel }) => [
    `${who} suivent ${wheel}.`,
    `${who} restent dans la roue ${de(wheel)}.`,
    `${who} accompagnent ${wheel}.`,
  ],
  countered: ({ rider, wheel, die, to }) => [
    `${rider} fait ${die} et part avec ${wheel}, rangée ${to}.`,
    `Un ${die} : ${rider} a du répondant et s’accroche à ${wheel}, rangée ${to}.`,
    `${rider} riposte avec un ${die} et saute dans la roue ${de(wheel)}, rangée ${to}.`,
  ],
  notCountered: ({ rider, attacker, die }) => [
    `${rider} veut suivre ${attacker} mais fait ${die}.`,
    `${rider} ne peut pas répondre : un ${die}.`,
    `Un ${die} pour ${rider}, qui doit laisser partir l’attaque.`,
  ],
  attacked: ({ rider, role, toGo, sector }) => [
    `${rider} attaque${on(sector)}, à ${squares(toGo)} de l’arrivée !`,
    `Attaque ${ofRole[role]} ${rider}${on(sector)}, à ${squares(toGo)} de l’arrivée !`,
    `${rider} place un démarrage${on(sector)}, à ${squares(toGo)} de l’arrivée !`,
    `Et c’est ${rider} qui s’en va${on(sector)} ! Encore ${squares(toGo)}.`,
  ],
  escaped: ({ rider, die, to }) => [
    `${rider} fait ${die}, s’écarte et continue jusqu’à la rangée ${to}.`,
    `Un ${die} : ${rider} évite la chute et roule jusqu’à la rangée ${to}.`,
  ],
  events: {
    crash: (rider) => [`Chute ! ${rider} est à terre.`, `${rider} va au tapis !`, `Deux roues se touchent, et ${rider} tombe !`],
    'flat-tyre': (rider) => [`Crevaison pour ${rider}.`, `${rider} lève le bras : crevaison.`, `${rider} a crevé.`],
    'steering-error': (rider, die) => [
      `${rider} rate un virage et n’avance que de ${die}.`,
      `Un écart : ${rider} avance de ${die}.`,
      `Gros coup de frein pour ${rider}, qui n’avance que de ${die}.`,
    ],
    nothing: (rider) => [
      `Un sept pour ${rider}, mais il ne se passe rien.`,
      `${rider} fait sept et passe entre les gouttes.`,
      `Un sept ; tout va bien pour ${rider}.`,
    ],
    surge: (rider) => [
      `${rider} passe la vitesse supérieure : le sept vaut dix.`,
      `Coup d’accélérateur ${de(rider)} : le sept compte dix.`,
    ],
    attack: (rider) => [`${rider} change le sept en douze.`, `Personne ne l’attendait : ${rider} fait d’un sept un douze.`],
  },
  stayed: {
    blocked: (rider) => [`${rider} reste derrière une rangée pleine.`, `Pas de passage pour ${rider} : la route est bouchée.`],
    crash: (rider) => [`${rider} perd le tour.`, `${rider} remonte en selle, mais le tour est perdu.`],
    'taken-down': (rider, by, die) => [
      `${rider} fait ${die} et tombe avec ${by}.`,
      `Un ${die} : ${rider} ne peut pas éviter ${by} et tombe aussi.`,
    ],
    'flat-tyre': (rider) => [`${rider} attend une roue et perd le tour.`, `${rider} reste au bord de la route à ce tour.`],
  },

  clear: ({ ahead, behind, alone, sector }) => [
    `${ahead} ${alone ? 'a fait' : 'ont fait'} le trou sur ${behind}${on(sector)}.`,
    `Un trou se creuse derrière ${ahead}${on(sector)} : c’est la cassure pour ${behind}.`,
  ],
  dropped: ({ riders: who, alone, sector }) => [
    `${who} ${alone ? 'décroche' : 'décrochent'}${on(sector)}.`,
    `${who} ne ${alone ? 'peut' : 'peuvent'} plus suivre${on(sector)}.`,
  ],
  split: ({ ahead, behind, sector }) => [
    `Cassure dans le groupe${on(sector)} : ${ahead} devant, ${behind} derrière.`,
    `Une cassure${on(sector)} : ${riders(ahead)} devant, ${behind} derrière.`,
  ],
  riders,
  caught: ({ ahead, behind, alone, sector }) => [
    `${behind} ${alone ? 'revient' : 'reviennent'} sur ${ahead}${on(sector)}.`,
    `${behind} ${alone ? 'comble' : 'comblent'} l’écart avec ${ahead}${on(sector)}.`,
    `Regroupement${on(sector)} : ${behind} ${alone ? 'a rejoint' : 'ont rejoint'} ${ahead}.`,
  ],
  gap: ({ riders: who, seconds }) => `${who} à ${time(seconds)}`,
  gapOfGroup: ({ kind, count, seconds }) => `${theGroup[kind]} (${count}) à ${time(seconds)}`,
  gaps: ({ head, gaps, more, home }) =>
    `${home ? 'Ensuite sur la route' : 'En tête'} : ${head} ; puis ${gaps.join(', ')}${more ? ' ; d’autres plus loin' : ''}.`,
  rowsInSeconds: (rows, seconds) => `${plural(rows, 'rangée')} = ${seconds} s`,
  together: (parts) => parts.join(' ; '),

  intermediateAlone: (name) => [`Sprint intermédiaire, ${name} : un coureur passe seul.`],
  intermediate: (name, count) => [
    `Sprint intermédiaire, ${name} : ${riders(count)} se le disputent.`,
    `${name}, sprint intermédiaire : ${riders(count)} en lice.`,
  ],
  sprintToWin: (count) => [
    `${riders(count)} sprintent pour la victoire !`,
    `Le sprint est lancé : ${riders(count)}, un seul vainqueur.`,
    `Les voilà : ${riders(count)} au sprint !`,
  ],
  sprintFor: (place, count) => [
    `${riders(count)} sprintent pour la ${ordinalFeminine(place)} place.`,
    `Le groupe suivant : ${riders(count)} sprintent pour la ${ordinalFeminine(place)} place.`,
  ],
  sprinted: ({ rider, dice, to }) => [`${rider} fait ${sum(dice)} et atteint la rangée ${to}.`, `${rider} : ${sum(dice)}, rangée ${to}.`],
  sprintedPast: ({ rider, dice, rows, to }) => [
    `${rider} fait ${sum(dice)}, dépasse ${plural(rows, 'rangée')} et atteint la rangée ${to}.`,
    `${rider} : ${sum(dice)}, ${plural(rows, 'rangée dépassée', 'rangées dépassées')}, rangée ${to}.`,
  ],
  theSprinter: (rider) => `Le sprinteur ${rider}`,
  firstOver: ({ rider, name, category, prizes }) => [
    `${rider} passe en tête au sommet : ${name}, ${category}${won(prizes)}.`,
    `${name}, ${category} : ${rider} bascule en tête${won(prizes)}.`,
  ],
  over: ({ rider, name, place, prizes }) => [
    `${ordinal(place)} au sommet (${name}) : ${rider}${won(prizes)}.`,
    `${rider} passe ${ordinal(place)} au sommet (${name})${won(prizes)}.`,
  ],
  wonIntermediate: ({ rider, name, prizes }) => [
    `${rider} remporte le sprint intermédiaire, ${name}${won(prizes)}.`,
    `Sprint intermédiaire, ${name} : il est pour ${rider}${won(prizes)}.`,
  ],
  placedIntermediate: ({ rider, name, place, prizes }) => [
    `Sprint, ${name}. ${ordinal(place)} : ${rider}${won(prizes)}.`,
    `${name} : ${rider} fait ${ordinal(place)} au sprint${won(prizes)}.`,
  ],

  timed: ({ rider, dice }) => `${rider} fait ${sum(dice)}.`,
  timedAgain: ({ rider, dice, again }) => `${rider} fait ${sum(dice)}, et relance ${plural(again.length, 'dé')} pour ${sum(again)}.`,
  bestTime: (pips) => `${plural(pips, 'point')} : meilleur temps provisoire.`,
  timeSoFar: ({ pips, place, seconds }) => `${plural(pips, 'point')} : ${ordinal(place)} provisoire, à ${time(seconds)}.`,
  lowestAgain: (dice, pips) => `${sum(dice)}, les plus bas relancés : ${pips}`,
  pips: (dice, pips) => `${sum(dice)} = ${pips}`,

  wins: ({ rider, role, prizes }) => [
    `${rider} gagne${won(prizes)} !`,
    `Victoire ${ofRole[role]} ${rider}${won(prizes)} !`,
    `${rider} lève les bras${won(prizes)} !`,
  ],
  sharesTheWin: ({ rider, prizes }) => [`${rider} partage la victoire${won(prizes)} !`],
  sameTime: ({ rider, place, prizes }) => [
    `${ordinal(place)} : ${rider}, même temps${won(prizes)}.`,
    `${rider} termine ${ordinal(place)}, dans le même temps${won(prizes)}.`,
    `${rider} prend la ${ordinalFeminine(place)} place dans le même temps${won(prizes)}.`,
  ],
  finished: ({ rider, place, seconds, prizes }) => [
    `${ordinal(place)} : ${rider}, à ${time(seconds)}${won(prizes)}.`,
    `${rider} termine ${ordinal(place)}, à ${time(seconds)}${won(prizes)}.`,
    `${rider} prend la ${ordinalFeminine(place)} place, à ${time(seconds)}${won(prizes)}.`,
  ],
  ended: ['Tout le monde est arrivé.', 'Le dernier coureur est arrivé : la course est finie.'],

  notes: { atLeastOne: 'au moins 1', rain: 'pluie', cobbles: 'pavés', worth: (thrown) => `vaut ${thrown}` },

  fields: { squares: 'cases restantes' },
  atLine: (line, what) => `Ligne ${line} : ${what}`,
  atField: (line, field, what) => `Ligne ${line}, ${field} : ${what}`,

  refusals,
  screens,
  sheets,
  outs: { 'did-not-start': 'non-partant' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'un prologue, puis un peu de tout pour tous' },
      flat: { label: 'Pour sprinteurs', hint: 'des étapes plates, avec une côte de temps en temps' },
      classics: { label: 'Côtes et pavés', hint: 'pour leaders' },
      mountains: { label: 'Montagne', hint: 'cols et arrivées au sommet, pour grimpeurs' },
      'ready-made': { label: 'Parcours tout prêts', hint: 'les parcours livrés avec le jeu' },
    },
    classifications: { general: 'Classement général', points: 'Classement par points', mountain: 'Meilleur grimpeur' },
    jerseys: {
      yellow: 'le maillot jaune du classement général',
      green: 'le maillot vert du classement par points',
      'polka-dot': 'le maillot à pois du meilleur grimpeur',
    },
    primes: {
      sprint: 'sprint intermédiaire',
      HC: 'sommet hors catégorie',
      C1: 'sommet de première catégorie',
      C2: 'sommet de deuxième catégorie',
      C3: 'sommet de troisième catégorie',
    },
    days: { prologue: 'prologue', flat: 'étape plate ou vallonnée', mountain: 'étape de montagne' },
    arrival: { seconds: { label: 'Secondes', hint: 'de retard sur le vainqueur' } },
    outs: { abandoned: 'abandon', 'did-not-start': 'non-partant' },
  },
};
