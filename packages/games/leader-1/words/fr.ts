import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { de, either, figure, list, ordinal, ordinalFeminine, plural } from '@gruppetto/words/grammar/fr';
import type { Role } from '../rules/teams.ts';
import type { Face, Quality, WeatherToken } from '../rules/types.ts';
import type { At, PlainReason, Sentences } from './en.ts';
import { screens } from './fr-screens.ts';
import { sheets } from './fr-sheets.ts';

const energy = (amount: number): string => `${amount} d’énergie`;
const squares = (amount: number): string => plural(amount, 'case');
const tiles = (amount: number): string => plural(amount, 'musette');
const pursuits = (amount: number): string => plural(amount, 'poursuite');
const spot = (row: number, lane: number): string => `rangée ${figure(row)}, couloir ${lane}`;
const faceColours = { red: 'rouge', orange: 'orange', blue: 'bleu' } as const;
const face = ({ value, colour }: Face): string => (colour ? `un ${value} ${faceColours[colour]}` : `un ${value}`);

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const qualityNames: Readonly<Record<Quality, string>> = { descender: 'descendeur', fighter: 'battant', sprinter: 'sprinteur' };
const roleNames: Readonly<Record<Role, string>> = { rouleur: 'rouleur', leader: 'leader', climber: 'grimpeur' };

const weather: Readonly<Record<WeatherToken, string>> = {
  rain: 'Pluie : les cases sombres sont dangereuses aussi dans la partie gratuite d’un déplacement.',
  heat: 'Chaleur : un coureur qui avance de six cases ou plus montre une musette et l’ajoute.',
  'contrary-1': 'Vent de face : un déplacement sans aspiration coûte 1 d’énergie de plus.',
  'contrary-2': 'Vent de face : un déplacement sans aspiration coûte 2 d’énergie de plus.',
  'favourable-1': 'Vent de dos : un déplacement coûte 1 d’énergie de moins.',
  'favourable-2': 'Vent de dos : un déplacement coûte 2 d’énergie de moins.',
};

const tokens: Readonly<Record<WeatherToken, string>> = {
  rain: 'pluie',
  heat: 'chaleur',
  'contrary-1': 'vent de face 1',
  'contrary-2': 'vent de face 2',
  'favourable-1': 'vent de dos 1',
  'favourable-2': 'vent de dos 2',
};

const refusals: Readonly<Record<PlainReason, RefusalWords>> = {
  'hexagon-count': ({ count, min, max }) => `Une course a de ${min} à ${max} hexagones, pas ${count}.`,
  'tile-twice': ({ tile, other }) => `${tile} et ${other} sont les deux faces d’une même tuile.`,
  'marker-off-road': ({ row, max }) =>
    `La rangée ${row} ne convient pas ici : les marqueurs se placent avant l’arrivée, de la rangée 1 à ${max}.`,
  'rows-out-of-order': ({ row }) => `La rangée ${row} doit venir après la précédente.`,
  'sprint-twice': ({ row }) => `La zone de sprint après la rangée ${row} est de trop pour sa ligne.`,
  'sprint-too-far': ({ row, from, hexagon }) =>
    `La zone de sprint après la rangée ${row} commence trop tôt : elle doit commencer sur l’hexagone ${from} ou ${hexagon}.`,
  'sprint-to-mountain': ({ hexagon }) => `Une ligne en montagne n’a pas de zone de sprint : retirez celle de l’hexagone ${hexagon}.`,
  'climb-without-token': ({ hexagon }) => `La montée qui commence sur l’hexagone ${hexagon} doit avoir une catégorie.`,
  'no-climb-begins': ({ hexagon }) => `Aucune montée ne commence sur l’hexagone ${hexagon}.`,
  'climbs-out-of-order': ({ hexagon }) => `L’hexagone ${hexagon} doit venir après la montée précédente.`,
  'weather-off-road': ({ hexagon, max }) => `L’hexagone ${hexagon} n’existe pas ; cette course en a ${max}.`,
  'weather-twice': ({ hexagon }) => `L’hexagone ${hexagon} a déjà un jeton météo.`,
  'too-many-riders': ({ players, ridersEach, max }) =>
    `${plural(Number(players), 'joueur')} avec ${plural(Number(ridersEach), 'coureur')} chacun, c’est trop : ${max} coureurs au plus.`,
  'race-named-too': ({ race }) => `La course est « ${race} » ; pour courir votre propre plan, choisissez « own ».`,
  'too-few-hexagons': ({ weather: tokens, places }) =>
    `Il n’y a pas la place pour ${plural(Number(tokens), 'jeton')} météo sur ${plural(Number(places), 'hexagone')}.`,
  'team-twice': ({ team }, names) =>
    `${names.team?.(Number(team)) ?? `L’équipe ${Number(team) + 1}`} figure deux fois, ou n’est pas dans cette course.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} figure deux fois, ou n’est pas dans cette course.`,
  'no-such-rider': ({ rider }) => `Le coureur ${rider} n’existe pas.`,
  'nobody-rides': () => 'Il faut au moins un coureur encore en course.',
  'role-taken': ({ role }) => `L’équipe a déjà un ${roleNames[role as Role] ?? role}.`,
  'role-fixed': () => 'À trois coureurs chacun, on court avec une équipe entière : il n’y a rien à choisir.',
  'break-too-short': ({ min }) => `Une échappée fait au moins ${squares(Number(min))}.`,
  'cannot-pay': (details, names) =>
    `${riderIn(details, names)} ne peut pas payer : cela coûte ${details.need}, pour ${energy(Number(details.energy))} en réserve.`,
  'cannot-pay-double': (details, names) =>
    `${riderIn(details, names)} y risque une défaillance : il faut pouvoir payer le double, ${details.need}, pour ${energy(Number(details.energy))} en réserve.`,
  'square-taken': () => 'Un autre coureur est sur cette case.',
  'punctured-there': () => 'Un coureur qui a crevé est sur cette case : on peut passer, pas s’y arrêter.',
  'peloton-ahead': ({ front }) => `Personne ne double le peloton en venant de derrière ; sa tête est à la rangée ${front}.`,
  'front-cannot-drop': (details, names) =>
    `${riderIn(details, names)} est à l’avant ; seuls ceux de l’arrière peuvent se laisser décrocher.`,
  'quality-taken': ({ quality }) => `L’équipe a déjà un ${qualityNames[quality as Quality] ?? quality}.`,
  'not-on-the-road': () => 'Seul un coureur sur la route a cela.',
  'no-such-square': ({ row, lane }) => `Aucune case n’a son avant à la rangée ${row} dans le couloir ${lane}.`,
  'inside-the-peloton': ({ row, front }) => `La rangée ${row} appartient au peloton, dont la tête est à la rangée ${front}.`,
  'two-on-a-square': ({ row, lane }) => `Il y a déjà un coureur rangée ${row}, couloir ${lane}.`,
  'riders-missing': ({ missing }) => `Il manque ici ${plural(Number(missing), 'coureur')}.`,
  'road-out-of-order': () => 'Donnez les coureurs sur la route du premier au dernier.',
  'not-home': (details, names) => `${riderIn(details, names)} n’est pas encore à l’arrivée.`,
  'home-out-of-order': () => 'Donnez les arrivés dans l’ordre de leurs tours.',
  'too-many-tiles': ({ tile, count, max }) => `${count} musettes de ${tile} dans une couleur ; la boîte en a ${max}.`,
  'token-twice': ({ token }) => `Le jeton météo « ${tokens[token as WeatherToken] ?? token} » se trouve sur deux hexagones.`,
  'nothing-to-choose': () => 'Par forte chaleur, on n’interroge un joueur que si son coureur garde des musettes différentes.',
  'race-not-begun': ({ turn }) => `Ce ne peut pas être le tour ${turn} : les coureurs se préparent encore.`,
  'race-has-begun': () => 'La course a commencé : les tours se comptent à partir de 1.',
  'not-begun': () => 'Personne n’est encore parti.',
  'wrong-out': (details, names) =>
    `${riderIn(details, names)} : sont hors course ceux qui ont été éliminés lors d’une étape précédente, et personne d’autre.`,
  'has-moved': () => 'Ce coureur a déjà joué dans ce tour.',
  'nobody-leaves-now': () => 'Personne ne se laisse décrocher du peloton dans cette phase.',
  'home-with-peloton': () => 'Le peloton est arrivé, et tous ses coureurs avec lui.',
  'line-passed': ({ line }) => `La ligne de bonification après la rangée ${line} est passée : elle est donc prise.`,
  'line-not-passed': ({ line }) =>
    `La ligne de bonification après la rangée ${line} ne peut pas être prise ainsi : celui qui est nommé ne l’a pas encore passée.`,
  'turned-up': ({ hexagon }) => `La course est près de l’hexagone ${hexagon} : son jeton météo est déjà retourné.`,
  'not-over': () => 'Des coureurs sont encore en route : la course n’est pas finie.',
  'peloton-is-home': () => 'Le peloton est arrivé : cette phase est finie.',
  'not-asked-now': ({ rider }) => `${rider} n’a rien à décider dans cette phase.`,
  'nobody-decides': () => 'Personne n’a rien à décider ici : les dés passent d’abord.',
};

const planRefusals: Sentences['planRefusals'] = {
  classic: {
    'feed-count': ({ count, need, hexagons }) =>
      `Une classique de ${plural(Number(hexagons), 'hexagone')} a ${plural(Number(need), 'ravitaillement')}, pas ${count}.`,
    'bonus-count': () => 'Une classique n’a pas de ligne de bonification.',
  },
  stage: {
    'feed-count': ({ count, need, hexagons }) =>
      `Une étape de ${plural(Number(hexagons), 'hexagone')} a ${plural(Number(need), 'ravitaillement')}, pas ${count}.`,
    'bonus-count': ({ count }) => `Une étape a une ou deux lignes de bonification, pas ${count}.`,
  },
  'sprint-missing': ({ row }, hexagons) =>
    `La ligne après la rangée ${row} demande une zone de sprint qui commence sur l’hexagone ${either(hexagons)}.`,
};

/** A ride with what it cost, in the wind or behind a wheel. */
const rides = (ride: (at: At) => string) => ({
  costing: (at: At, amount: number) => `${ride(at)}, pour ${energy(amount)}.`,
  towedCosting: (at: At, amount: number) => `${ride(at)}, dans l’aspiration, pour ${energy(amount)}.`,
  gettingBack: (at: At, amount: number) => `${ride(at)}, et récupère ${energy(amount)}.`,
  towedGettingBack: (at: At, amount: number) => `${ride(at)}, dans l’aspiration, et récupère ${energy(amount)}.`,
  forNothing: (at: At) => `${ride(at)}.`,
  towedForNothing: (at: At) => `${ride(at)}, dans l’aspiration.`,
});

/** What Leader 1 says in French. */
export const fr: Sentences = {
  square: { one: 'rangée', many: 'rangées', gender: 'f' },
  riderTypes: {
    rouleur: { one: 'rouleur', many: 'rouleurs', gender: 'm' },
    leader: { one: 'leader', many: 'leaders', gender: 'm' },
    climber: { one: 'grimpeur', many: 'grimpeurs', gender: 'm' },
  },
  beforeTheStart: 'Avant le départ',
  turn: (turn) => `Tour ${turn}`,
  options: {
    players: { label: 'Joueurs', hint: 'à plus de quatre, on partage les équipes' },
    ridersEach: { label: 'Coureurs par joueur', hint: 'douze au plus en tout ; avec un ou deux coureurs, vous choisissez lesquels' },
    race: {
      label: 'Course',
      values: {
        'three-harbours': 'Les Trois Ports : plat, 10 hexagones',
        'vineyard-hills': 'Les Coteaux du vignoble : vallonné, 12 hexagones',
        'heath-and-ridge': 'Landes et crêtes : vallonné avec une montée, 12 hexagones',
        'long-way-north': 'La Longue Route du Nord : vallonné, 14 hexagones',
        'miners-road': 'La Route des mineurs : cinq secteurs pavés, 12 hexagones',
        'farmers-sunday': 'Le Dimanche à la ferme : quatre secteurs pavés, 10 hexagones',
        'seven-sectors': 'Les Sept Secteurs : tous les pavés de la boîte, 15 hexagones',
        'two-passes': 'Les Deux Cols : une étape de montagne, 12 hexagones',
        'eagle-summit': 'Le Nid d’aigle : une arrivée au sommet, 14 hexagones',
        'queen-stage': 'L’Étape reine : trois montées, 18 hexagones',
        own: 'Votre propre course',
      },
    },
    own: { label: 'Votre course', hint: 'hexagones et marqueurs' },
    qualities: { label: 'Qualités', hint: 'un descendeur, un battant et un sprinteur par équipe' },
    weather: { label: 'Jetons météo', hint: 'face cachée, le long de la route' },
    before: { label: 'Étapes précédentes', hint: 'ce qu’elles ont laissé : ordre, énergie, poursuites, coureurs' },
  },
  groups: { breakaway: 'échappée', front: 'avant', back: 'arrière', dropped: 'lâchés' },
  sections: {
    plain: 'plaine',
    hill: 'côte',
    mountain: 'montagne',
    climb: (category) => `montagne, catégorie ${category}`,
    downhill: 'descente',
    cobbles: 'pavés',
    plainCobbles: 'pavés en plaine',
  },
  markers: {
    feed: 'ravito',
    sprint: 'sprint',
    time: 'bonification',
    weather: 'météo ?',
    ...tokens,
  },
  weather,
  risks: {
    crack: 'défaillance',
    fall: 'chute (perd un tour)',
    puncture: 'crevaison (joue en dernier)',
    dropped: 'décrochage',
  },
  things: {
    energy,
    pursuit: pursuits,
    risk: (amount) => `${plural(amount, 'risque pris', 'risques pris')}`,
    'feed-tile': tiles,
    price: energy,
    'free-square': (amount) => plural(amount, 'case gratuite', 'cases gratuites'),
    'paying-square': (amount) => plural(amount, 'case payante', 'cases payantes'),
    towed: () => 'dans l’aspiration',
    passed: (amount) => plural(amount, 'coureur dépassé', 'coureurs dépassés'),
    wind: (amount) => `${amount} pour le vent`,
    crack: (amount) => `${energy(amount)} de plus en cas de défaillance`,
    slipstream: () => 'aspiration',
    wheel: () => 'une roue à suivre',
    heat: () => 'une musette montrée par la chaleur',
    draw: (amount) => `pioche ${tiles(amount)}`,
    'bonus-line': () => 'en tête à la bonification',
    peloton: () => 'retour dans le peloton',
    home: (place) => `termine ${ordinal(place)}`,
  },
  marks: 'Sur chaque case : son prix en énergie, et le risque en %.',
  free: 'gratuit',
  notes: {
    home: 'arrive',
    peloton: 'rejoint',
    'bonus-line': 'bonif.',
    draw: 'ravito',
    wheel: 'roue',
    tows: 'emmène',
    noTow: 'lâche',
  },
  colours: { red: { letter: 'R', name: 'rouge' }, orange: { letter: 'O', name: 'orange' }, blue: { letter: 'B', name: 'bleu' } },

  whichRider: (seat) => `${seat} : quel coureur prenez-vous ?`,
  whichQuality: (rider) => `${rider} : quelle qualité ?`,
  whichArea: (rider) => `${rider} : à l’avant ou à l’arrière du peloton ?`,
  breakAway: (seat) => `${seat} : une échappée ?`,
  changePlaces: (seat) => `${seat} : changer les places dans le peloton ?`,
  speedUp: (seat) => `${seat} : faire accélérer le peloton ?`,
  payWithTile: (rider) => `${rider} ne peut pas payer pour rester : ajouter une musette ?`,
  whichTile: (rider) => `${rider}, par forte chaleur : quelle musette montrer et ajouter ?`,
  toMove: (rider) => `À ${rider} de jouer`,

  roles: {
    rouleur: {
      label: 'Le rouleur',
      means: 'cases gratuites : 3 en plaine, 2 en côte, 1 en montagne, 4 en descente',
      taken: (rider) => `${rider} est le rouleur.`,
    },
    leader: {
      label: 'Le leader',
      means: 'cases gratuites : 2 en plaine, en côte et en montagne, 4 en descente',
      taken: (rider) => `${rider} est le leader.`,
    },
    climber: {
      label: 'Le grimpeur',
      means: 'cases gratuites : 1 en plaine, 2 en côte, 3 en montagne, 4 en descente',
      taken: (rider) => `${rider} est le grimpeur.`,
    },
  },
  qualities: {
    descender: {
      label: 'Descendeur',
      means: 'une case gratuite de plus en partant d’une descente',
      chosen: (rider) => `${rider} est le descendeur de l’équipe.`,
    },
    fighter: {
      label: 'Battant',
      means: 'la première case sombre d’un déplacement est inoffensive',
      chosen: (rider) => `${rider} est le battant de l’équipe.`,
    },
    sprinter: {
      label: 'Sprinteur',
      means: 'une case gratuite de plus en partant d’une zone de sprint',
      chosen: (rider) => `${rider} est le sprinteur de l’équipe.`,
    },
  },
  lineUpFront: { label: 'À l’avant', detail: 'paie 1 ou 2 par tour, peut s’échapper' },
  lineUpBack: { label: 'À l’arrière', detail: 'paie 0 ou 1 par tour' },
  rideTo: ({ rider, row, lane }) => `${rider} : ${spot(row, lane)}`,
  rideHome: (rider) => `${rider} passe la ligne`,
  rideIntoPeloton: (rider) => `${rider} rejoint le peloton`,
  freeSquares: (free) => plural(free, 'gratuite'),
  freeWithSlipstream: (free) => `${plural(free, 'gratuite')} avec l’aspiration`,
  payingSquares: (paying) => plural(paying, 'payante'),
  ridersPassed: (passed) => `${plural(passed, 'coureur dépassé', 'coureurs dépassés')} +${passed}`,
  headwind: (amount) => `vent de face +${amount}`,
  tailwind: (amount) => `vent de dos −${amount}`,
  price: (parts, amount) => `${parts} : ${energy(amount)}`,
  energyBack: (parts, amount) => `${parts} : rend ${amount}`,
  noPrice: (parts) => `${parts} : sans énergie`,
  place: (place) => `${ordinalFeminine(place)} place`,
  ifCracking: (amount) => `${energy(amount)} de plus en cas de défaillance`,
  firstPastLine: 'en tête à la bonification',
  draws: (amount) => `pioche ${tiles(amount)}`,
  heatShows: 'montre et ajoute une musette à cause de la chaleur',
  givesSlipstream: (rider) => `${rider} a l’aspiration`,
  deniesSlipstream: (rider) => `${rider} perd l’aspiration`,
  wheelToFollow: 'une roue à suivre',
  together: (parts) => parts.join(' ; '),
  addTile: (rider) => `Ajouter la musette ${de(rider)}`,
  addTileOf: (amount) => `${energy(amount)}, au vu de tous ; gardée, elle reste secrète pour plus tard`,
  hold: { label: 'Personne ne s’échappe', detail: 'tout le monde reste dans le peloton' },
  goToFront: (rider) => ({ label: `${rider} à l’avant`, detail: 'paie 1 ou 2 par tour, pourra s’échapper au prochain' }),
  goToBack: (rider) => ({ label: `${rider} à l’arrière`, detail: 'paie 0 ou 1 par tour' }),
  dropOff: (rider) => ({ label: `${rider} décroche`, detail: 'ne paie rien, et roule derrière le peloton' }),
  stay: { label: 'Rester', detail: 'chacun garde sa place' },
  accelerate: { label: 'Accélérer', detail: 'coûte une poursuite : le peloton fait une rangée de plus, et votre jeton passe en tête' },
  decline: { label: 'Passer', detail: 'garde la poursuite ; à l’équipe suivante' },
  letGo: { label: 'Laisser partir le peloton', detail: 'garde les musettes et roule derrière' },

  turnBegins: (turn) => `Début du tour ${turn}.`,
  ordered: (teams) => `Ordre des équipes dans le peloton : ${teams}.`,
  linedUpFront: (rider) => `${rider} se place à l’avant.`,
  linedUpBack: (rider) => `${rider} se place à l’arrière.`,
  wentToFront: (rider) => `${rider} remonte à l’avant du peloton.`,
  wentToBack: (rider) => `${rider} passe à l’arrière du peloton.`,
  droppedOff: (rider) => `${rider} se laisse décrocher du peloton.`,
  accelerated: (team, teams) => `${team} fait accélérer le peloton. L’ordre est maintenant ${teams}.`,
  declined: (team) => `${team} passe.`,
  pelotonTookBonus: (line) => `Le peloton passe en tête la ligne de bonification après la rangée ${line} : personne n’a la bonification.`,
  tookBonus: (rider, line) => `${rider} passe en tête la ligne de bonification après la rangée ${line}.`,
  rode: rides(({ rider, row, lane }) => `${rider} roule jusqu’à la ${spot(row, lane)}`),
  rodeHome: rides(({ rider }) => `${rider} passe la ligne d’arrivée`),
  brokeAway: rides(({ rider, row, lane }) => `${rider} s’échappe jusqu’à la ${spot(row, lane)}`),
  brokeAwayHome: {
    ...rides(({ rider }) => `${rider} s’échappe et passe la ligne d’arrivée`),
    gettingBack: ({ rider }, amount) => `${rider} s’échappe, passe la ligne d’arrivée et récupère ${energy(amount)}.`,
    towedGettingBack: ({ rider }, amount) =>
      `${rider} s’échappe, passe la ligne d’arrivée dans l’aspiration et récupère ${energy(amount)}.`,
  },
  sumOfSquares: (count, free) => `${squares(count)} = ${plural(free, 'gratuite')}`,
  sumOfPaying: (paying, price) => ` + ${plural(paying, 'payante')} (${price})`,
  sumOfPassed: (passed) => `${passed} pour les coureurs dépassés`,
  sumOfWind: (amount) => `${amount} pour le vent`,
  sumBack: (back) => `rend ${back}`,
  stands: {
    'let-drop': ({ rider, row, lane }) => `${rider} décroche jusqu’à la ${spot(row, lane)}.`,
    punctured: ({ rider, row, lane }) => `${rider} reste derrière le peloton, ${spot(row, lane)}.`,
  },
  cannotPay: ({ rider, row, lane }, price) => `${rider} ne peut pas payer ${energy(price)} et décroche, ${spot(row, lane)}.`,
  absorbed: {
    front: (rider) => `Le peloton reprend ${rider}, à l’avant.`,
    back: (rider) => `Le peloton reprend ${rider}, à l’arrière.`,
  },
  rejoined: (rider) => `${rider} retrouve le peloton.`,
  crackCosts: (rider, amount) => `${rider} paie ${energy(amount)} de plus pour la défaillance.`,
  pelotonPays: (payers) => `Rouler dans le peloton coûte ${payers}.`,
  payers: (riders, amount, several) => `${energy(amount)}${several ? ' par tête' : ''} à ${riders}`,
  list,
  sumOfPeloton: (rows, back) => `${plural(rows, 'rangée')} : ${back} à l’arrière, ${back + 1} à l’avant`,
  pelotonRides: (team, thrown, to) => `${team} fait ${face(thrown)} : le peloton roule jusqu’à la rangée ${to}.`,
  pelotonRidesOn: (to) => `Le peloton roule jusqu’à la rangée ${to}.`,
  redFace: 'Rouge : chaque coureur lance contre la crevaison.',
  forPursuit: '1 pour la poursuite',
  forEmptiness: '1 parce qu’il ne contient personne',
  drew: (rider) => `${rider} pioche une musette.`,
  drewTile: (rider, tile) => `${rider} pioche une musette : ${tile}.`,
  addedTile: (rider, amount) => `${rider} ajoute une musette : ${energy(amount)}.`,
  heatTook: (rider, amount) => `La chaleur oblige ${rider} à montrer et ajouter une musette : ${energy(amount)}.`,
  addedKept: (rider, amount) => `${rider} ajoute une musette gardée jusque-là : ${energy(amount)}.`,
  needs: ['plus de 3', 'plus de 4', 'un 4 orange ou bleu'],
  risked: {
    crack: (rider, need, thrown) => `${rider} risque la défaillance (il faut ${need}) et fait ${face(thrown)} :`,
    fall: (rider, need, thrown) => `${rider} risque la chute (il faut ${need}) et fait ${face(thrown)} :`,
    cobbles: (rider, _need, thrown) => `${rider} défie les pavés et fait ${face(thrown)} :`,
  },
  results: {
    held: 'il ne se passe rien.',
    cracked: 'défaillance, au prix double.',
    fell: 'chute, et le prochain tour est perdu.',
    punctured: 'crevaison.',
  },
  punctured: (rider, thrown) => `${rider} fait ${face(thrown)} : crevaison.`,
  nobodyPunctures: (count) => `${plural(count, 'coureur lance', 'coureurs lancent')} : aucune crevaison.`,
  gotUp: (rider) => `${rider} se relève de sa chute et perd ce tour.`,
  turnedUp: (hexagon, meaning) => `Hexagone ${hexagon}. ${meaning}`,
  won: (rider, turn) => `${rider} gagne, au tour ${turn}.`,
  finished: (rider, place, turn) => `${rider} termine ${ordinal(place)}, au tour ${turn}.`,
  wentOut: (rider) => `C’est fini pour ${rider} : hors course.`,
  ended: 'La course est finie.',

  refusals,
  planRefusals,
  atlasNote:
    'À plus de quatre joueurs, les places à partir de la 5 choisissent leurs coureurs en dernier : les quatre premiers Équipiers prennent chacun le type qui convient le mieux au parcours, aucune équipe n’a deux coureurs d’un type (L1-2.2), et sur la plupart des parcours un type gagne presque toutes les courses ([types de coureurs](rider-types.md)).',
  screens,
  sheets,
  outs: { eliminated: 'élimination' },
  stageRace: {
    kinds: {
      classic: { label: 'Routes vallonnées', hint: 'plaines et côtes, sans montagne' },
      cobbles: { label: 'Pavés', hint: 'des secteurs pavés tous les jours' },
      mountains: { label: 'Montagne', hint: 'des montées et des descentes tous les jours' },
      mixed: { label: 'Un peu de tout', hint: 'vallons, pavés et montagne à tour de rôle' },
    },
    classifications: { general: 'Classement général' },
    jerseys: { yellow: 'le maillot jaune du classement général' },
    primes: { 'bonus-line': 'ligne de bonification' },
    firstPast: (who, count) => `${who} franchit en tête ${plural(count, 'ligne de bonification', 'lignes de bonification')}.`,
    days: { stage: 'étape', classic: 'classique' },
    arrival: {
      turns: { label: 'Tour', hint: 'le tour de l’arrivée ; seuls comptent les tours de retard sur le vainqueur' },
      energy: { label: 'Énergie restante', hint: 'avec les musettes gardées ; jusqu’à 15 passent à l’étape suivante' },
    },
    outs: { abandoned: 'abandon' },
    advantages: { pursuit: pursuits },
  },
};
