import { type Details, type Names, plural, type RefusalWords, sayValue } from '@gruppetto/words';
import type { Role } from '../rules/roles.ts';
import type { StageId } from '../rules/stages.ts';
import type { Category, PrimeKind, Reason, Risk, StageType } from '../rules/types.ts';
import type { Sentences, screenWords } from './en.ts';

const bottles = (amount: number): string => plural(amount, 'bidon', 'bidons');
const squares = (amount: number): string => plural(amount, 'vak', 'vakken');
const points = (amount: number): string => plural(amount, 'punt', 'punten');
const doubleThrows = (amount: number): string => plural(amount, 'dubbele worp', 'dubbele worpen');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const categories: Readonly<Record<Category, string>> = {
  hill: 'heuvel',
  third: 'derde categorie',
  second: 'tweede categorie',
  first: 'eerste categorie',
  hors: 'buitencategorie',
};

const types: Readonly<Record<StageType, string>> = {
  flat: 'vlak',
  low: 'laaggebergte',
  medium: 'middelgebergte',
  high: 'hooggebergte',
};

/** A stage of this type, in running text. */
const stageOf: Readonly<Record<StageType, string>> = {
  flat: 'een vlakke etappe',
  low: 'een etappe in het laaggebergte',
  medium: 'een etappe in het middelgebergte',
  high: 'een etappe in het hooggebergte',
};

const stages: Readonly<Record<StageId, string>> = {
  'canal-run': 'Langs het kanaal',
  'wind-farms': 'Tussen de windmolens',
  'coast-road': 'De kustweg',
  'vineyard-loop': 'De lus door de wijngaarden',
  'two-valleys': 'Twee valleien',
  'border-hills': 'De grensheuvels',
  'old-toll-road': 'De oude tolweg',
  'forest-climbs': 'De bosklimmen',
  'monastery-hill': 'Naar het klooster',
  'glacier-road': 'De gletsjerweg',
  'queen-stage': 'De koninginnenrit',
  'eagle-summit': 'De Adelaarstop',
};

/** CP-8.7. */
const primes: Readonly<Record<PrimeKind, string>> = {
  hors: 'col van buitencategorie',
  first: 'col van eerste categorie',
  second: 'col van tweede categorie',
  third: 'col van derde categorie',
  sprint: 'tussensprint',
};

const roles: Readonly<Record<Role, string>> = {
  leader: 'kopman',
  climber: 'klimmer',
  sprinter: 'sprinter',
  rouleur: 'rouleur',
  'flat-domestique': 'knecht',
  'mountain-domestique': 'bergknecht',
  'lanterne-rouge': 'rode lantaarn',
};

const things = {
  bottle: bottles,
  sprint: (amount: number) => plural(amount, 'sprint', 'sprints'),
  attack: (amount: number) => plural(amount, 'aanval', 'aanvallen'),
  'double-throw': doubleThrows,
  'mountain-attack': (amount: number) => plural(amount, 'bergaanval', 'bergaanvallen'),
};

const risks: Readonly<Record<Risk, string>> = {
  'sets-pace': 'sneller',
  escape: 'demarrage',
  puncture: 'lekke band',
  fall: 'val',
  'broken-chain': 'kettingbreuk',
  crash: 'valpartij',
  'past-sprint': 'voorbij de sprint',
  'past-pass': 'over de col',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const categoryIn = ({ category }: Details): string => categories[category as Category];
const stageIn = ({ type }: Details): string => stageOf[type as StageType];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'stage-length': ({ length, min, max }) => `Een etappe heeft ${min} tot ${max} km, niet ${length}.`,
  'pass-too-early': ({ from }) => `Een col begint op km 1 of later, niet op ${from}.`,
  'pass-too-long': ({ from, to, length }) => `Deze col loopt van ${from} tot ${to}, maar de etappe eindigt op ${length}.`,
  'passes-overlap': ({ from, to, other }) => `Deze col, van ${from} tot ${to}, overlapt col ${other}.`,
  'pass-length-missing': () => 'Geef de col een lengte, of een categorie die ze bepaalt.',
  'category-missing': () => 'In de seniorversie heeft elke col een categorie.',
  'length-by-category': () => 'De categorie bepaalt de lengte van een col: laat de lengte weg.',
  'number-of-passes': ({ count, min, max }) => `Een seniorenetappe heeft ${min} of ${max} cols, niet ${count}.`,
  'pass-too-hard': (details) => `Zo’n col (${categoryIn(details)}) is te zwaar voor ${stageIn(details)}.`,
  'pass-missing': (details) => `${capital(stageIn(details))} heeft zo’n col nodig: ${categoryIn(details)}.`,
  'number-of-sprints': (details) =>
    `${capital(stageIn(details))} heeft ${plural(Number(details.need), 'tussensprint', 'tussensprints')}, niet ${details.count}.`,
  'sprint-off-the-road': ({ square, last }) => `Een tussensprint ligt op km 1 tot ${last}, niet op ${square}.`,
  'sprint-on-a-pass': ({ square, pass }) => `Tussensprints liggen op het vlakke; km ${square} ligt op col ${pass}.`,
  'sprints-on-one-square': ({ square }) => `Op km ${square} ligt al een sprint.`,
  'master-only': () => 'Etappes vóór deze horen bij de masterversie.',
  'no-such-rider': ({ rider }) => `Renner ${rider} bestaat hier niet, of staat twee keer in de lijst.`,
  'nobody-starts': () => 'Er moet iemand starten.',
  'wrong-absent': (details, names) => `${riderIn(details, names)} is niet aan de start; de stelling moet dat vermelden.`,
  'no-withdrawals': () => 'In de masterversie rijden alle renners uit.',
  'no-mountain-attacks': () => 'De ploeg heeft geen bergaanvallen meer.',
  'not-on-hors': (details, names) => `${riderIn(details, names)} rijdt niet op een col van buitencategorie.`,
  'sprint-too-late': (details, names) =>
    `Te laat voor deze sprint: ${riderIn(details, names)} is voorbij km ${details.last}, op ${details.ends} km van de streep.`,
  'first-after-a-minute': (details, names) => `${riderIn(details, names)} finishte als eerste, dus in minuut 0.`,
  'home-in-an-earlier-turn': (details, names) => `${riderIn(details, names)} heeft een vroegere minuut dan de renner ervoor.`,
  'home-further-than-ahead': (details, names) => `${riderIn(details, names)} staat verder voorbij de streep dan de renner ervoor.`,
  'home-with-a-higher-die': (details, names) =>
    `${riderIn(details, names)} staat op hetzelfde vak als de renner ervoor en gooide een hogere dobbelsteen.`,
  'front-behind-rider': (details, names) => `De kop van het peloton kan niet achter ${riderIn(details, names)} zitten.`,
  'stage-named-too': ({ stage }) => `De etappe is ‘${stage}’: laat je eigen etappe weg, of kies ‘own’.`,
  'last-rider': (details, names) => `${riderIn(details, names)} is de laatste renner van de ploeg en kan niet uit koers.`,
  'all-throw-at-start': () => 'Bij de start gooien alle renners van een ploeg, een voor een.',
  'bottle-beyond-line': (details, names) => `${riderIn(details, names)} is binnen: geen bidons meer.`,
  'bottle-after-fall': (details, names) => `${riderIn(details, names)} werd opgehouden door een val: geen bidon deze ronde.`,
  'bottle-broken-chain': (details, names) => `${riderIn(details, names)} heeft een gebroken ketting: geen bidon voor de worp.`,
  'bottle-not-now': (details, names) =>
    `${riderIn(details, names)} kan een bidon krijgen voor de eigen groep rijdt, of aan het einde van de ronde.`,
  'bottle-gains-nothing': (details, names) =>
    `Een bidon voor ${riderIn(details, names)} zou nu niets veranderen: geen groep, plaats of punt.`,
  'rider-has-drunk': (details, names) => `${riderIn(details, names)} kan per ronde hoogstens ${bottles(Number(details.max))} krijgen.`,
  'team-has-given': ({ max }) => `Een ploeg kan per ronde hoogstens ${bottles(Number(max))} geven.`,
  'too-few-bottles': (details, names) =>
    `${riderIn(details, names)} heeft ${bottles(Number(details.price))} nodig voor één vak, en jij kunt er ${details.owned} geven.`,
  'has-thrown': (details, names) => `${riderIn(details, names)} heeft al gegooid.`,
  'lost-move': (details, names) => `${riderIn(details, names)} verloor de zet door een val.`,
  'not-in-group': (details, names) => `${riderIn(details, names)} zit niet in de groep die nu rijdt.`,
  'no-sprints': (details, names) => `${riderIn(details, names)} heeft geen sprint meer.`,
  'sprint-on-mountain': (details, names) => `${riderIn(details, names)} kan op een col niet sprinten.`,
  'attack-used': () => 'De ploeg heeft al aangevallen.',
  'attack-on-mountain': (details, names) => `${riderIn(details, names)} kan op een col niet aanvallen.`,
  'attack-too-late': (details, names) =>
    `Te laat voor een aanval: ${riderIn(details, names)} is voorbij km ${details.last}, op 50 km van de streep.`,
  'nobody-behind': (details, names) => `${riderIn(details, names)} kan niet afzakken: er rijdt geen ploeggenoot achter.`,
  'senior-only': () => 'Daarvoor heb je de seniorversie nodig.',
  'rider-twice': (details, names) => `${riderIn(details, names)} staat twee keer in de lijst.`,
  'road-out-of-order': () => 'Zet de renners op de weg van de eerste tot de laatste.',
  'home-out-of-order': () => 'Zet wie binnen is in de volgorde van de plaatsen.',
  'riders-missing': ({ missing }) => `In deze koers te weinig: ${plural(Number(missing), 'renner', 'renners')}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} is niet op de weg.`,
  'not-past-it': (details, names) => `${riderIn(details, names)} heeft daar punten, maar kan er nog niet voorbij zijn.`,
  'points-missing': (details, names) => `${riderIn(details, names)} is er voorbij en ontbreekt hier.`,
  'nobody-has-moved': (details, names) =>
    `Tussen twee rondes kan ${riderIn(details, names)} niet gereden hebben of voorbij de streep zijn.`,
  'wrong-chains': () => 'De renners met een gebroken ketting kloppen niet.',
  'wrong-starters': () => 'Renners starten in tafelvolgorde.',
  'wrong-group': () => 'Dit is niet de groep die nu rijdt.',
  'wrong-throws': () => 'Deze worpen passen niet bij de groep.',
  'not-their-rider': (details, names) => `${riderIn(details, names)} is geen renner van ${names.seat(Number(details.seat))}.`,
  'turn-not-over': () => 'De ronde is niet voorbij: iemand moet nog rijden.',
  'nothing-to-ask': () => 'Hier heeft niemand iets te beslissen.',
  'not-over': () => 'De koers is nog niet voorbij.',
};

/** What Cycling Party says in Dutch. */
export const nl: Sentences = {
  square: 'km',
  start: 'Start',
  turn: (turn) => `Ronde ${turn}`,
  options: {
    version: {
      label: 'Versie',
      values: {
        junior: 'Junior: één sprint, vijf bidons',
        senior: 'Senior: rollen, aanvallen, valpartijen en afdalingen',
        master: 'Master: tijden, punten, bergaanvallen',
      },
    },
    teams: { label: 'Ploegen' },
    riders: { label: 'Renners per ploeg', hint: 'vijf, of zes met een rode lantaarn' },
    stage: { label: 'Etappe', values: { ...stages, own: 'Je eigen etappe' } },
    own: { label: 'Je eigen etappe', hint: 'lengte, soort, cols en sprints' },
    before: { label: 'Eerdere etappes', hint: 'renners uit koers, bergaanvallen, truien' },
  },
  groups: { none: 'Niemand', peloton: 'Peloton', paceline: 'Treintje', breakaway: 'Ontsnapping', mountain: 'Op de col', alone: 'Alleen' },
  markers: { sprint: 'sprint' },
  things,
  risks,
  stages,
  types,
  categories,
  roles,
  primes,

  throwsForStart: (seat) => `${seat} gooit voor de start`,
  rideOnNow: (seat) => `${seat}: klaar voor de volgende ronde?`,
  whoLeaves: (seat) => `${seat}: welke renner gaat uit koers?`,
  anythingSpecial: (seat) => `${seat}: nog iets voor deze groep rijdt?`,
  bottleAtEnd: (seat) => `${seat}: nog een bidon voor de ronde eindigt?`,
  whoDrinks: (seat) => `${seat}: wie krijgt de bidon?`,
  howToSprint: (seat) => `${seat}: met welke dobbelstenen sprint je?`,
  whoAttacks: (seat) => `${seat}: wie valt aan?`,
  whoFallsBack: (seat) => `${seat}: wie zakt af?`,
  howFar: (rider) => `${rider} zakt af: hoe ver?`,
  throwOrAgree: ({ seat, pace }) => `${seat}: het tempo is ${pace}. Gooien of akkoord gaan?`,
  whoThrowsFirst: (seat) => `${seat}: wie gooit eerst?`,
  chainMended: (rider) => `De ketting van ${rider} is hersteld: tijd om te gooien`,
  escapeOrPace: (rider) => `${rider}: demarreren, of het tempo bepalen?`,
  linkOver: (rider) => `${rider}: aanhaken over een verschil van vier?`,
  doubleThrow: (rider) => `${rider}: een dubbele worp gebruiken?`,
  whichDie: (rider) => `Welke dobbelsteen voor ${rider}?`,
  pull: (rider) => `${rider} meetrekken?`,

  throwDice: 'Gooi',
  twoDiceEach: 'twee dobbelstenen per renner',
  rideOn: 'Rijd door',
  rideOnUntil: (km) => `Rijd door tot km ${km}`,
  askOnlyIf: 'vraag me tot dan alleen iets als ik anders iets mis',
  withdrawSomebody: 'Renner uit koers…',
  withdraw: (rider) => `${rider} uit koers`,
  askAgain: 'Vraag me weer naar elk tempo',
  nothing: 'Niets bijzonders',
  noBottle: 'Geen bidon',
  nothingThisTurn: 'Niets deze ronde',
  nothingUntil: (km) => `Niets tot km ${km}`,
  bottle: 'Bidon…',
  give: ({ rider, to }) => `Bidon voor ${rider} → ${to}`,
  costs: bottles,
  sprint: 'Sprint…',
  sprintThreeDice: 'Sprint met drie dobbelstenen',
  sprintTwentySided: 'Sprint met de twintigzijdige',
  attack: 'Aanval…',
  attacks: (rider) => `${rider} valt aan`,
  fourDice: 'vier dobbelstenen',
  fallBack: 'Afzakken…',
  fallsBack: (rider) => `${rider} zakt af`,
  descends: (rider) => `${rider} waagt een snelle afdaling`,
  threeDice: (range) => `drie dobbelstenen: ${range}`,
  attacksOnPass: (rider) => `${rider} valt aan op de col`,
  tenSided: (range) => `de tienzijdige: ${range}`,
  squares,
  throwWith: (rider) => `Gooi met ${rider}`,
  agree: 'Akkoord',
  agreeFrom: (pace) => `Akkoord, ook met elk tempo vanaf ${pace}`,
  escape: 'Demarreren',
  setPace: 'Tempo op 9 zetten',
  linkBoth: 'Naar boven en beneden',
  linkUp: 'Naar boven aanhaken',
  linkDown: 'Naar beneden aanhaken',
  linkNone: 'Niet aanhaken',
  singleThrow: 'Gewone worp',
  doubleThrowIt: 'Dubbele worp',
  oneDieMore: 'één dobbelsteen meer; laat er één vallen',
  magicFive: 'Magische vijf: telt als 6',
  die: (die) => `${die}`,
  pullRider: 'Meetrekken',
  leaveRider: 'Achterlaten',
  to: (to) => `naar ${to}`,
  range: ({ from, to }) => `naar ${from}–${to}`,
  chance: ({ what, percent }) => `${what} ${percent} %`,
  with: (parts) => parts.join('; '),
  and: (parts) => parts.join(', '),

  startBegins: 'De renners staan aan de start.',
  turnBegins: (turn) => `Ronde ${turn} begint.`,
  magicFiveCounts: (rider) => `De magische vijf van ${rider} telt als 6.`,
  rouleurCounts: ({ rider, thrown, as }) => `${rider}, een rouleur, telt ${thrown} als ${as}.`,
  linkedBoth: (rider) => `${rider} pakt het wiel ervoor en wacht op wie erachter zit.`,
  linkedUp: (rider) => `${rider} pakt het wiel vier hoger.`,
  linkedDown: (rider) => `${rider} wacht op wie vier lager zit.`,
  linkedNone: (rider) => `${rider} haakt niet aan over vier.`,
  fell: ({ rider, dice }) => `${rider} gooit ${dice.join(' en ')} en valt.`,
  heldUp: ({ rider, by }) => `${rider} wordt opgehouden door de val van ${by} en verliest de zet.`,
  brokeChain: ({ rider, dice }) => `${rider} valt aan met ${dice.join(', ')}: twee paren, en de ketting breekt.`,
  gainedDoubles: ({ rider, amount }) => `${rider} begint aan de col met ${doubleThrows(amount)}.`,
  lapsedDoubles: ({ rider, amount }) => `${rider} laat ${doubleThrows(amount)} liggen.`,
  finished: ({ rider, place, overrun }) => `${rider} wordt ${place}, ${squares(overrun)} voorbij de streep.`,
  finishedIn: ({ rider, place, overrun, seconds }) =>
    `${rider} wordt ${place} in ${sayValue('seconds', seconds)}, ${squares(overrun)} voorbij de streep.`,
  passedSprint: ({ rider, place, square, points: gets }) => `${rider} is ${place} in de sprint op km ${square}: ${points(gets)}.`,
  passedPass: ({ rider, place, kind, square, points: gets }) =>
    `${rider} komt als ${place} over de ${kind} op km ${square}: ${points(gets)}.`,
  withdrawn: (rider) => `${rider} gaat uit koers.`,
  crashed: (rider) => `Drie zessen: ${rider} valt zwaar en moet opgeven.`,
  ended: 'De etappe is voorbij.',
  allHome: 'Iedereen is binnen: de etappe is voorbij.',

  threwSeconds: ({ rider, dice }) => `${rider} gooit ${sum(dice)} voor de seconden.`,
  threwSecondsFor: ({ rider, dice, riders }) => `${rider} gooit ${sum(dice)} voor de seconden van alle ${riders} die samen aankwamen.`,
  threwOnPass: ({ riders, dice }) => `${riders} gooien ${dice.join(', ')} op de col.`,
  threwForPlace: ({ rider, dice }) => `${rider} gooit ${sum(dice)} voor de plaats.`,
  threwSum: ({ rider, dice, total }) => `${rider} gooit ${sum(dice)} = ${total}.`,
  keptBalance: ({ rider, dice }) => `${rider} wankelt, gooit ${sum(dice)} en blijft overeind.`,
  threw: ({ rider, dice }) => `${rider} gooit ${sum(dice)}.`,

  withDice: ({ rider, dice }) => `${rider} gooit ${sum(dice)}`,
  withPoints: ({ rider, points: has }) => `${rider} heeft ${has}`,
  rode: ({ rider, points: by, to }) => `${rider} rijdt ${by}, naar ${to}.`,
  started: ({ how, to }) => `${how} en start op ${to}.`,
  rodeWith: ({ how, to }) => `${how} en rijdt naar ${to}.`,
  punctured: ({ how, to }) => `${how}, rijdt lek en komt op ${to}.`,
  escaped: ({ how, to }) => `${how} en demarreert naar ${to}.`,
  sprinted: ({ how, to }) => `Sprint: ${how} en vliegt naar ${to}.`,
  attacked: ({ how, to }) => `Aanval: ${how} en gaat naar ${to}.`,
  attackedOnPass: ({ how, to }) => `Bergaanval: ${how} en klimt naar ${to}.`,
  descended: ({ how, to }) => `Snelle afdaling: ${how} en duikt naar ${to}.`,
  fellBack: ({ how, to }) => `${how} en zakt af, naar ${to}.`,
  pulled: ({ rider, to }) => `${rider} wordt meegetrokken naar ${to}.`,
  slidBack: ({ rider, to }) => `${rider} glijdt terug naar ${to}.`,
  dropped: ({ rider, to }) => `${rider} zakt naar de laatste renner, op ${to}.`,
  drankOne: ({ rider, to }) => `${rider} krijgt een bidon en gaat naar ${to}.`,
  drankTwo: ({ rider, to }) => `${rider} krijgt twee bidons en gaat naar ${to}.`,
  formedOn: ({ kind, count, to, riders }) => `${kind} van ${count} op ${to}: ${riders}.`,
  formedFromTo: ({ kind, count, from, to, riders }) => `${kind} van ${count} van ${from} tot ${to}: ${riders}.`,
  staysIn: (how) => `${how} en blijft als knecht in het peloton.`,
  offers: ({ how, pace }) => `${how} en biedt tempo ${pace}.`,
  offersLess: ({ how, pace, highest }) => `${how} en biedt ${pace}; het tempo blijft ${highest}.`,
  domestiqueOffers: ({ rider, pace }) => `${rider} zet het tempo op ${pace}.`,
  pelotonRides: ({ pace, where }) => `Het peloton rijdt ${pace}${where}.`,
  pelotonRidesSet: ({ pace, where, setter }) => `Het peloton rijdt ${pace}${where}; ${setter} bepaalt het tempo.`,
  pacelineRides: ({ riders, pace, where, setter }) => `${riders} rijden ${pace}${where}; ${setter} bepaalt het tempo.`,
  toSquare: (to) => `, naar ${to}`,
  toSquares: ({ from, to }) => `, naar ${from}–${to}`,
  asksAgain: (seat) => `${seat} wil weer over elk tempo beslissen.`,
  agreesFrom: ({ seat, pace }) => `${seat} gaat akkoord met elk tempo vanaf ${pace}.`,
  wantsNothing: (seat) => `${seat} wil deze ronde niets bijzonders.`,
  ridesOn: ({ seat, km }) => `${seat} rijdt door tot km ${km}.`,

  refusals,
  sheets: {
    circuit: 'Parcours',
    indicators: 'Waar de bordjes liggen',
    teams: 'Ploegen',
    columns: ['Vak', 'Bordje', 'Notities'],
    km: (square) => `km ${square}`,
    pastLine: (count) => `${count} voorbij de streep`,
    indicator: ({ square, mark }) => (mark === '' || mark === `${square}` ? mark : `${mark} · ${square}`),
    marker: (kind, label, isTime) => {
      if (isTime) return `tijd ${label}`;
      if (kind === 'to-go') return `nog ${label} km`;
      if (kind === 'sprint') return 'tussensprint';
      const category = categories[label as Category];
      if (kind === 'summit') return category ? `einde van de col: ${category}` : 'einde van de col';
      return /^\d+$/.test(label) ? `${label} km` : category ? `begin van de col: ${category}` : 'begin van de col';
    },
    bottles: 'Bidons',
    sprints: 'Sprints',
    attacks: 'Aanval',
    mountainAttacks: 'Bergaanvallen',
    team: (number) => `Ploeg ${number}`,
    rider: ({ number, role }) => `${number}  ${role}`,
  },
  outs: { withdrew: 'uit koers genomen', crashed: 'opgave na val', absent: 'niet aan de start' },
  stageRace: {
    kinds: {
      flat: { label: 'Vlak', hint: 'voor sprinters, met wat heuvels' },
      'medium-mountain': { label: 'Middelgebergte', hint: 'cols van eerste categorie op de meeste dagen' },
      'high-mountain': { label: 'Hooggebergte', hint: 'bijna om de andere dag cols van buitencategorie' },
      classic: { label: 'Klassieker', hint: 'lange dagen met heuvels, geen hooggebergte' },
      'long-tour': { label: 'Lange ronde', hint: 'van alles wat, en een vlakke slotdag' },
    },
    classifications: {
      individual: 'Individueel',
      mountain: 'Berg',
      sprints: 'Tussensprints',
      regularity: 'Regelmatigheid',
      teams: 'Ploegen',
    },
    jerseys: {
      yellow: 'de gele trui van het individueel klassement',
      'polka-dot': 'de rode bollen van het bergklassement',
      purple: 'de paarse trui van de tussensprints',
      green: 'de groene trui van de regelmatigheid',
    },
    primes,
    days: types,
    arrival: {
      minutes: { label: 'Minuten', hint: 'rondes na die waarin de eerste renner finishte' },
      square: { label: 'Vak', hint: 'vakken voorbij de streep' },
      die: { label: 'Dobbelsteen', hint: 'de worp voor de seconden: van de renner, van zijn treintje of van zijn peloton' },
      front: { label: 'Kop van het peloton', hint: 'vakken voorbij de streep van de eerste renner, als de renner met een peloton aankwam' },
    },
    outs: { crashed: 'opgave na val', 'did-not-finish': 'niet uitgereden' },
    advantages: things,
  },
};

/** The start of a pass on the circuit, by its category. */
const short: Readonly<Record<string, string>> = { hill: 'heuvel', third: '3', second: '2', first: '1', hors: 'HC' };

/** What the screens of this game say in Dutch. */
export const nlScreens: typeof screenWords = {
  stages,
  types,
  categories,
  roles,
  primes,
  stage: 'Etappe',
  ownStage: 'Je eigen etappe',
  hexagonsOfBox: ({ hexagons, box }) =>
    hexagons === box ? `Gebruikt alle ${box} tegels uit de doos` : `Gebruikt ${hexagons} van de ${box} tegels uit de doos`,
  hexagonsOverBox: ({ hexagons, box }) => `Vraagt ${hexagons} tegels; in de doos zitten er ${box}`,
  length: 'Lengte (km)',
  type: 'Soort',
  addPass: 'Col toevoegen',
  sprints: 'Tussensprints',
  sprintOn: (nth) => `Sprint ${nth} op km`,
  removeSprint: (nth) => `Sprint ${nth} verwijderen`,
  addSprint: 'Sprint toevoegen',
  placeSprints: 'Automatisch plaatsen',
  seed: 'Startgetal',
  makeStage: 'Maak een etappe van deze soort',
  saveStage: 'Etappe opslaan',
  openStage: 'Etappe openen',
  notJson: (file) => `${file} is geen geldige JSON.`,
  fileFault: ({ file, fault }) => `${file}: ${fault}`,
  passFrom: (nth) => `Col ${nth} vanaf km`,
  category: 'Categorie',
  anyLength: 'vrije lengte',
  passSquares: 'Vakken',
  removePass: (nth) => `Col ${nth} verwijderen`,
  profile: 'Profiel van de etappe',
  pass: (nth) => `Col ${nth}`,
  sprint: (nth) => `Sprint ${nth}`,
  sprintMark: 'S',
  firstStage: 'Je eerste etappe',
  firstStageHint: 'de juniorversie: één sprint, vijf bidons, geen rollen om te leren',
  circuit: 'Parcours',
  indicator: (kind, label = '') =>
    kind === 'to-go' ? `−${label}` : kind === 'sprint' ? 'S' : kind === 'summit' ? '▲' : label.endsWith('″') ? '' : (short[label] ?? label),
  pointsTitle: 'Punten onderweg',
  km: (square) => `km ${square}`,
  points: (all) => `${all.join(', ')} punten`,
  teamsTitle: 'De ploegen',
  nothingLeft: 'niets meer',
  rider: 'renner',
  notOnRoad: '–',
};
