import { capital, type Details, type Names, type Noun, type RefusalWords } from '@gruppetto/words';
import { article, form, list, measures, ordinal, plural, ridersNamed, toName } from '@gruppetto/words/grammar/it';
import type { Role } from '../rules/roles.ts';
import type { StageId } from '../rules/stages.ts';
import type { Category, PrimeKind, Reason, Risk, StageType } from '../rules/types.ts';
import type { Ride, Sentences, Throw } from './en.ts';

const bottles = (amount: number): string => plural(amount, 'borraccia', 'borracce');
const squares = (amount: number): string => plural(amount, 'casella', 'caselle');
const points = (amount: number): string => plural(amount, 'punto', 'punti');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const categories: Readonly<Record<Category, string>> = {
  hill: 'strappo',
  third: 'terza categoria',
  second: 'seconda categoria',
  first: 'prima categoria',
  hors: 'fuori categoria',
};

const types: Readonly<Record<StageType, string>> = {
  flat: 'pianura',
  low: 'bassa montagna',
  medium: 'media montagna',
  high: 'alta montagna',
};

const stages: Readonly<Record<StageId, string>> = {
  'canal-run': 'Lungo il canale',
  'wind-farms': 'Tra le pale eoliche',
  'coast-road': 'La litoranea',
  'vineyard-loop': 'L’anello dei vigneti',
  'two-valleys': 'Le due valli',
  'border-hills': 'Le colline di confine',
  'old-toll-road': 'La vecchia strada del dazio',
  'forest-climbs': 'Le salite del bosco',
  'monastery-hill': 'Su al monastero',
  'glacier-road': 'La strada del ghiacciaio',
  'queen-stage': 'Il tappone',
  'eagle-summit': 'Cima dell’Aquila',
};

/** CP-8.7. */
const primes: Readonly<Record<PrimeKind, string>> = {
  hors: 'salita fuori categoria',
  first: 'salita di prima categoria',
  second: 'salita di seconda categoria',
  third: 'salita di terza categoria',
  sprint: 'traguardo volante',
};

const roles: Readonly<Record<Role, Noun>> = {
  leader: { one: 'capitano', many: 'capitani' },
  climber: { one: 'scalatore', many: 'scalatori' },
  sprinter: { one: 'velocista', many: 'velocisti' },
  rouleur: { one: 'passista', many: 'passisti' },
  'flat-domestique': { one: 'gregario di pianura', many: 'gregari di pianura' },
  'mountain-domestique': { one: 'gregario di montagna', many: 'gregari di montagna' },
  'lanterne-rouge': { one: 'maglia nera', many: 'maglie nere' },
};

const doubles = (amount: number): string => plural(amount, 'doppio lancio', 'doppi lanci');

const things = {
  bottle: bottles,
  sprint: (amount: number) => plural(amount, 'volata', 'volate'),
  attack: (amount: number) => plural(amount, 'attacco', 'attacchi'),
  'double-throw': doubles,
  'mountain-attack': (amount: number) => plural(amount, 'attacco in montagna', 'attacchi in montagna'),
};

const risks: Readonly<Record<Risk, string>> = {
  'sets-pace': 'più veloce',
  escape: 'evasione',
  puncture: 'foratura',
  fall: 'caduta',
  'broken-chain': 'catena rotta',
  crash: 'caduta',
  'past-sprint': 'oltre il traguardo volante',
  'past-pass': 'oltre la cima',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const categoryIn = ({ category }: Details): string => categories[category as Category];
const typeIn = ({ type }: Details): string => types[type as StageType];

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'stage-length': ({ length, min, max }) => `Una tappa ha da ${min} a ${max} km, non ${length}.`,
  'pass-too-early': ({ from }) => `Una salita comincia al km 1 o dopo, non ${article('al', from)}.`,
  'pass-too-long': ({ from, to, length }) => `Questa salita va da ${from} a ${to}, ma la tappa finisce ${article('al', length)}.`,
  'passes-overlap': ({ from, to, other }) => `Questa salita, da ${from} a ${to}, si sovrappone alla salita ${other}.`,
  'pass-length-missing': () => 'Dai alla salita una lunghezza, o una categoria che la stabilisca.',
  'category-missing': () => 'Nella versione senior ogni salita ha una categoria.',
  'length-by-category': () => 'La lunghezza di una salita la stabilisce la categoria: non indicarla.',
  'number-of-passes': ({ count, min, max }) => `Una tappa senior ha ${min} o ${max} salite, non ${count}.`,
  'pass-too-hard': (details) => `Una salita così (${categoryIn(details)}) è troppo dura per una tappa di ${typeIn(details)}.`,
  'pass-missing': (details) => `A una tappa di ${typeIn(details)} serve una salita così: ${categoryIn(details)}.`,
  'number-of-sprints': (details) =>
    `Una tappa di ${typeIn(details)} ha ${plural(Number(details.need), 'traguardo volante', 'traguardi volanti')}, non ${details.count}.`,
  'sprint-off-the-road': ({ square, last }) =>
    `Un traguardo volante sta tra il km 1 e ${article('il', last)}, non ${article('al', square)}.`,
  'sprint-on-a-pass': ({ square, pass }) => `I traguardi volanti stanno in pianura; il km ${square} è sulla salita ${pass}.`,
  'sprints-on-one-square': ({ square }) => `Al km ${square} c’è già un traguardo volante.`,
  'master-only': () => 'Le tappe precedenti fanno parte della versione master.',
  'no-such-rider': ({ rider }) => `Qui non c’è nessun corridore ${rider}, o compare due volte.`,
  'nobody-starts': () => 'Qualcuno deve partire.',
  'wrong-absent': (details, names) => `${riderIn(details, names)} non è al via; la posizione deve dirlo.`,
  'no-withdrawals': () => 'Nella versione master arrivano tutti.',
  'no-mountain-attacks': () => 'La squadra non ha più attacchi in montagna.',
  'not-on-hors': (details, names) => `${riderIn(details, names)} non è su una salita fuori categoria.`,
  'sprint-too-late': (details, names) =>
    `Troppo tardi per questa volata: ${riderIn(details, names)} è oltre il km ${details.last}, a ${details.ends} km dall’arrivo.`,
  'first-after-a-minute': (details, names) => `${riderIn(details, names)} ha vinto, quindi il suo minuto è 0.`,
  'home-in-an-earlier-turn': (details, names) => `${riderIn(details, names)} ha un minuto precedente a quello di chi è piazzato davanti.`,
  'home-further-than-ahead': (details, names) => `${riderIn(details, names)} è più lontano oltre la linea di chi è piazzato davanti.`,
  'home-with-a-higher-die': (details, names) =>
    `${riderIn(details, names)} è sulla stessa casella di chi è piazzato davanti e ha un dado più alto.`,
  'front-behind-rider': (details, names) => `La testa del plotone non può essere dietro ${toName(riderIn(details, names))}.`,
  'stage-named-too': ({ stage }) => `La tappa è «${stage}»: togli la tua, o scegli «own».`,
  'last-rider': (details, names) => `${riderIn(details, names)} è l’ultimo della squadra e non si può ritirare.`,
  'all-throw-at-start': () => 'Alla partenza lanciano tutti i corridori di una squadra, uno dopo l’altro.',
  'bottle-beyond-line': (details, names) => `${riderIn(details, names)} ha concluso la corsa: niente più borracce.`,
  'bottle-after-fall': (details, names) => `Una caduta ha bloccato ${riderIn(details, names)}: in questo turno niente borraccia.`,
  'bottle-broken-chain': (details, names) => `${riderIn(details, names)} ha la catena rotta: niente borraccia prima del lancio.`,
  'bottle-not-now': (details, names) =>
    `${riderIn(details, names)} può avere una borraccia prima che si muova il suo gruppo, o alla fine del turno.`,
  'bottle-gains-nothing': (details, names) =>
    `Ora una borraccia ${toName(riderIn(details, names))} non cambierebbe nulla: né un gruppo, né un posto, né un punto.`,
  'rider-has-drunk': (details, names) => `${riderIn(details, names)} può avere al massimo ${bottles(Number(details.max))} per turno.`,
  'team-has-given': ({ max }) => `Una squadra può dare al massimo ${bottles(Number(max))} per turno.`,
  'too-few-bottles': (details, names) =>
    `${capital(toName(riderIn(details, names)))} per avanzare di una casella ${form(Number(details.price), 'serve', 'servono')} ${bottles(Number(details.price))}, e tu puoi darne ${details.owned}.`,
  'has-thrown': (details, names) => `${riderIn(details, names)} ha già lanciato.`,
  'lost-move': (details, names) => `${riderIn(details, names)} ha perso la mossa in una caduta.`,
  'not-in-group': (details, names) => `${riderIn(details, names)} non è nel gruppo che si muove adesso.`,
  'no-sprints': (details, names) => `${riderIn(details, names)} non ha più volate.`,
  'sprint-on-mountain': (details, names) => `${riderIn(details, names)} non può fare una volata in salita.`,
  'attack-used': () => 'La squadra ha già usato il suo attacco.',
  'attack-on-mountain': (details, names) => `${riderIn(details, names)} non può attaccare in salita.`,
  'attack-too-late': (details, names) =>
    `Troppo tardi per un attacco: ${riderIn(details, names)} è oltre il km ${details.last}, a 50 km dall’arrivo.`,
  'nobody-behind': (details, names) => `${riderIn(details, names)} non può rallentare: dietro non ci sono compagni.`,
  'senior-only': () => 'Serve la versione senior.',
  'rider-twice': (details, names) => `${riderIn(details, names)} compare due volte.`,
  'road-out-of-order': () => 'Elenca i corridori in strada dal primo all’ultimo.',
  'home-out-of-order': () => 'Elenca gli arrivati nell’ordine dei posti.',
  'riders-missing': ({ missing }) => `${plural(Number(missing), 'corridore di questa corsa manca', 'corridori di questa corsa mancano')}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} non è in strada.`,
  'not-past-it': (details, names) => `${riderIn(details, names)} ha punti lì ma non può esserci ancora passato.`,
  'points-missing': (details, names) => `${riderIn(details, names)} è passato e qui manca.`,
  'nobody-has-moved': (details, names) => `Tra due turni ${riderIn(details, names)} non può essersi mosso né essere oltre la linea.`,
  'has-not-moved': (details, names) => `${riderIn(details, names)} non si è ancora mosso in questo turno.`,
  'seat-twice': (details, names) => `${names.seat(Number(details.seat))} compare due volte.`,
  'no-descent': (details, names) => `${riderIn(details, names)} non ha discese da fare: non è arrivato da un passo con un sei.`,
  'no-crash-yet': (details, names) => `${riderIn(details, names)} non può essersi ancora ritirato in discesa: nessuno è sceso da un passo.`,
  'wrong-chains': () => 'I corridori con la catena rotta non tornano.',
  'wrong-starters': () => 'Si parte posto per posto.',
  'wrong-group': () => 'Non è questo il gruppo che si muove adesso.',
  'wrong-throws': () => 'Questi lanci non tornano con il gruppo.',
  'not-their-rider': (details, names) => `${riderIn(details, names)} non è un corridore di ${names.seat(Number(details.seat))}.`,
  'turn-not-over': () => 'Il turno non è finito: qualcuno deve ancora muovere.',
  'nothing-to-ask': () => 'Qui nessuno ha nulla da decidere.',
  'not-over': () => 'La corsa non è ancora finita.',
};

const screens: Sentences['screens'] = {
  stages,
  types,
  categories,
  primes,
  stage: 'Tappa',
  ownStage: 'La tua tappa',
  wholeBox: (box: number) => `Usa tutte e ${box} le tessere della scatola`,
  hexagonsOfBox: ({ hexagons, box }: { hexagons: number; box: number }) => `Usa ${hexagons} delle ${box} tessere della scatola`,
  hexagonsOverBox: ({ hexagons, box }: { hexagons: number; box: number }) => `Servono ${hexagons} tessere; la scatola ne ha ${box}`,
  length: 'Lunghezza (km)',
  type: 'Tipo',
  addPass: 'Aggiungi una salita',
  sprints: 'Traguardi volanti',
  sprintOn: (nth: number) => `Traguardo volante ${nth} al km`,
  removeSprint: (nth: number) => `Togli il traguardo volante ${nth}`,
  addSprint: 'Aggiungi un traguardo volante',
  placeSprints: 'Disponili in automatico',
  seed: 'Seme',
  makeStage: 'Crea una tappa di questo tipo',
  saveStage: 'Salva la tappa',
  openStage: 'Apri una tappa',
  notJson: (file: string) => `${file} non è un JSON valido.`,
  fileFault: ({ file, fault }: { file: string; fault: string }) => `${file}: ${fault}`,
  passFrom: (nth: number) => `Salita ${nth} dal km`,
  category: 'Categoria',
  anyLength: 'lunghezza libera',
  passSquares: 'Caselle',
  removePass: (nth: number) => `Togli la salita ${nth}`,
  profile: 'Altimetria della tappa',
  pass: (nth: number) => `Salita ${nth}`,
  sprint: (nth: number) => `Traguardo volante ${nth}`,
  sprintMark: 'V',
  firstStage: 'La tua prima tappa',
  firstStageHint: 'la versione junior: una volata, cinque borracce, nessun ruolo da imparare',
  circuit: 'Percorso',
  /** The start of a pass, in a few letters beside its square. */
  shortCategories: { hill: 'str.', third: '3', second: '2', first: '1', hors: 'HC' },
  pointsTitle: 'Punti lungo la strada',
  km: (square: number) => `km ${square}`,
  points: (all: readonly number[]) => `${all.join(', ')} punti`,
  teamsTitle: 'Le squadre',
  nothingLeft: 'finito tutto',
  rider: 'corridore',
  notOnRoad: '–',
};

const throws = ({ rider, dice }: Throw): string => `${rider} fa ${sum(dice)}`;

/** How a rider used their points, told from how they came to them. */
const rides = <T extends { readonly to: number }>(how: (move: T) => string) => ({
  started: (move: T) => `${how(move)} e parte dal km ${move.to}.`,
  rode: (move: T) => `${how(move)} e va al km ${move.to}.`,
  punctured: (move: T) => `${how(move)}, fora e va al km ${move.to}.`,
  escaped: (move: T) => `${how(move)} ed evade fino al km ${move.to}.`,
  sprinted: (move: T) => `Volata: ${how(move)} e vola al km ${move.to}.`,
  attacked: (move: T) => `Attacco: ${how(move)} e va al km ${move.to}.`,
  attackedOnPass: (move: T) => `Attacco in montagna: ${how(move)} e sale al km ${move.to}.`,
  descended: (move: T) => `Discesa a tutta: ${how(move)} e si butta fino al km ${move.to}.`,
  fellBack: (move: T) => `${how(move)} e rallenta, al km ${move.to}.`,
});

/** What Cycling Party says in Italian. */
export const it: Sentences = {
  square: { one: 'km', many: 'km', gender: 'm' },
  riders: ridersNamed,
  roles,
  start: 'Partenza',
  turn: (turn: number) => `Turno ${turn}`,
  options: {
    version: {
      label: 'Versione',
      values: {
        junior: 'Junior: una volata, cinque borracce',
        senior: 'Senior: ruoli, attacchi, cadute e discese',
        master: 'Master: tempi, punti, attacchi in montagna',
      },
    },
    teams: { label: 'Squadre' },
    riders: { label: 'Corridori per squadra', hint: 'cinque, o sei con una maglia nera' },
    stage: { label: 'Tappa', values: { ...stages, own: 'Una tappa tutta tua' } },
    own: { label: 'La tua tappa', hint: 'lunghezza, tipo, salite e traguardi volanti' },
    before: { label: 'Tappe precedenti', hint: 'chi ha lasciato il giro, attacchi in montagna, maglie' },
  },
  groups: {
    none: 'Nessuno',
    peloton: 'Plotone',
    paceline: 'Drappello',
    breakaway: 'Fuga',
    mountain: 'In salita',
    alone: 'In solitaria',
  },
  markers: { sprint: 'sprint' },
  things,
  risks,
  stages,
  types,
  categories,
  primes,

  throwsForStart: (seat: string) => `${seat} lancia per la partenza`,
  rideOnNow: (seat: string) => `${seat}: via al prossimo turno?`,
  whoLeaves: (seat: string) => `${seat}: quale corridore lascia la corsa?`,
  anythingSpecial: (seat: string) => `${seat}: qualcosa di speciale prima che si muova questo gruppo?`,
  bottleAtEnd: (seat: string) => `${seat}: dai una borraccia prima che finisca il turno?`,
  whoDrinks: (seat: string) => `${seat}: a chi va la borraccia?`,
  howToSprint: (seat: string) => `${seat}: con quali dadi la volata?`,
  whoAttacks: (seat: string) => `${seat}: chi attacca?`,
  whoFallsBack: (seat: string) => `${seat}: chi rallenta?`,
  howFar: (rider: string) => `${rider} rallenta: di quanto avanza?`,
  throwOrAgree: ({ seat, pace }: { seat: string; pace: number }) => `${seat}: l’andatura è ${pace}. Lanci o accetti?`,
  whoThrowsFirst: (seat: string) => `${seat}: chi lancia per primo?`,
  chainMended: (rider: string) => `La catena di ${rider} è riparata: si lancia`,
  escapeOrPace: (rider: string) => `${rider}: evadi o detti l’andatura?`,
  linkOver: (rider: string) => `${rider}: ti leghi con una differenza di quattro?`,
  doubleThrow: (rider: string) => `${rider}: usi un doppio lancio?`,
  whichDie: (rider: string) => `Quale dado ${toName(rider)}?`,
  pull: (rider: string) => `Tiri con te ${rider}?`,

  throwDice: 'Lancia',
  twoDiceEach: 'due dadi per corridore',
  rideOn: 'Avanti',
  rideOnUntil: (km: number) => `Avanti così fino al km ${km}`,
  askOnlyIf: 'fino ad allora chiedimi solo se sto per perdere qualcosa',
  withdrawSomebody: 'Ritira un corridore…',
  withdraw: (rider: string) => `Ritira ${rider}`,
  askAgain: 'Chiedimi di nuovo ogni andatura',
  nothing: 'Niente di speciale',
  noBottle: 'Nessuna borraccia',
  nothingThisTurn: 'Niente in questo turno',
  nothingUntil: (km: number) => `Niente fino al km ${km}`,
  bottle: 'Borraccia…',
  give: ({ rider, to }: Ride) => `Borraccia ${toName(rider)} → ${to}`,
  costs: bottles,
  sprint: 'Volata…',
  sprintThreeDice: 'Volata con tre dadi',
  sprintTwentySided: 'Volata con il dado a venti facce',
  attack: 'Attacco…',
  attacks: (rider: string) => `${rider} attacca`,
  fourDice: 'quattro dadi',
  fallBack: 'Rallenta…',
  fallsBack: (rider: string) => `${rider} rallenta`,
  descends: (rider: string) => `${rider}: discesa a tutta`,
  threeDice: (range: string) => `tre dadi: ${range}`,
  attacksOnPass: (rider: string) => `${rider} attacca in salita`,
  tenSided: (range: string) => `il dado a dieci facce: ${range}`,
  squares,
  throwWith: (rider: string) => `Lancia con ${rider}`,
  agree: 'Accetta',
  agreeFrom: (pace: number) => `Accetta, e ogni andatura da ${pace} in su`,
  escape: 'Evadi dal plotone',
  setPace: 'Andatura a 9',
  linkBoth: 'Sì, davanti e dietro',
  linkUp: 'Solo davanti',
  linkDown: 'Solo dietro',
  linkNone: 'No, con nessuno',
  singleThrow: 'Lancio normale',
  doubleThrowIt: 'Doppio lancio',
  oneDieMore: 'un dado in più; ne scarti uno',
  magicFive: 'Cinque magico: vale 6',
  die: (die: number) => `${die}`,
  pullRider: 'Tira',
  leaveRider: 'Lascia indietro',
  to: (to: number) => `al km ${to}`,
  range: ({ from, to }: { from: number; to: number }) => `al km ${from}–${to}`,
  chance: ({ what, percent }: { what: string; percent: string }) => `${what} ${percent}%`,
  with: (parts: readonly string[]) => parts.join('; '),
  and: (parts: readonly string[]) => parts.join(', '),

  startBegins: 'I corridori si schierano.',
  turnBegins: (turn: number) => `Comincia il turno ${turn}.`,
  magicFiveCounts: (rider: string) => `Il cinque magico di ${rider} vale 6.`,
  rouleurCounts: ({ rider, thrown, as }: { rider: string; thrown: number; as: number }) =>
    `${rider} è un passista: ${article('il', thrown)} vale ${as}.`,
  linkedBoth: (rider: string) => `${rider} si aggancia alla ruota davanti e aspetta quella dietro.`,
  linkedUp: (rider: string) => `${rider} si aggancia alla ruota davanti, nonostante quattro punti di differenza.`,
  linkedDown: (rider: string) => `${rider} aspetta la ruota dietro, nonostante quattro punti di differenza.`,
  linkedNone: (rider: string) => `${rider} non si lega a nessuno.`,
  fell: ({ rider, dice }: Throw) => `${rider} fa ${list(dice.map(String))} e cade.`,
  heldUp: ({ rider, by }: { rider: string; by: string }) => `La caduta di ${by} blocca ${rider}, che perde la mossa.`,
  brokeChain: ({ rider, dice }: Throw) => `${rider} attacca con ${dice.join(', ')}: due coppie, e si rompe la catena.`,
  gainedDoubles: ({ rider, amount }: { rider: string; amount: number }) => `${rider} comincia la salita con ${doubles(amount)}.`,
  lapsedDoubles: ({ rider, amount }: { rider: string; amount: number }) => `${rider} non usa ${doubles(amount)}.`,
  finished: ({ rider, place, overrun }: { rider: string; place: number; overrun: number }) =>
    `${rider} chiude ${article('al', ordinal(place))} posto, ${squares(overrun)} oltre la linea.`,
  finishedIn: ({ rider, place, overrun, seconds }: { rider: string; place: number; overrun: number; seconds: number }) =>
    `${rider} chiude ${article('al', ordinal(place))} posto in ${measures.seconds(seconds)}, ${squares(overrun)} oltre la linea.`,
  passedSprint: ({ rider, place, square, points: gets }: { rider: string; place: number; square: number; points: number }) =>
    `Traguardo volante al km ${square}: ${rider} ${article('al', ordinal(place))} posto, ${points(gets)}.`,
  passedPass: ({
    rider,
    place,
    kind,
    square,
    points: gets,
  }: {
    rider: string;
    place: number;
    kind: string;
    square: number;
    points: number;
  }) => `${capital(kind)}, km ${square}: ${rider} ${article('al', ordinal(place))} posto, ${points(gets)}.`,
  withdrawn: (rider: string) => `${rider} si ritira dalla corsa.`,
  crashed: (rider: string) => `Tre sei: ${rider} cade ed è fuori corsa.`,
  ended: 'La tappa è finita.',
  allHome: 'Sono arrivati tutti: la tappa è finita.',

  threwSeconds: ({ rider, dice }: Throw) => `${rider} fa ${sum(dice)} per i secondi.`,
  threwSecondsFor: ({ rider, dice, riders }: Throw & { riders: number }) =>
    `${rider} fa ${sum(dice)} per i secondi di chi è arrivato insieme (${riders}).`,
  threwOnPass: ({ riders, dice }: { riders: string; dice: readonly number[] }) => `${riders} in salita: ${dice.join(', ')}.`,
  threwForPlace: ({ rider, dice }: Throw) => `${rider} fa ${sum(dice)} per il piazzamento.`,
  threwSum: ({ rider, dice, total }: Throw & { total: number }) => `${rider} fa ${sum(dice)} = ${total}.`,
  keptBalance: ({ rider, dice }: Throw) => `${rider} sbanda, fa ${sum(dice)} e resta in piedi.`,
  threw: ({ rider, dice }: Throw) => `${rider} fa ${sum(dice)}.`,

  /** With dice that fell now. */
  thrown: rides<Throw & Ride>(throws),
  /** With a die that was given to them. */
  given: rides<Ride & { points: number }>(({ rider, points: has }) => `${rider} ha ${has}`),
  rode: ({ rider, points: by, to }: Ride & { points: number }) => `${rider} avanza di ${by} fino al km ${to}.`,
  pulled: ({ rider, to }: Ride) => `${rider} si fa tirare fino al km ${to}.`,
  slidBack: ({ rider, to }: Ride) => `${rider} scivola indietro al km ${to}.`,
  dropped: ({ rider, to }: Ride) => `${rider} scivola fino all’ultimo, al km ${to}.`,
  drankOne: ({ rider, to }: Ride) => `${rider} riceve una borraccia e va al km ${to}.`,
  drankTwo: ({ rider, to }: Ride) => `${rider} riceve due borracce e va al km ${to}.`,
  formedOn: ({ kind, count, to, riders }: { kind: string; count: number; to: number; riders: string }) =>
    `${kind} di ${count} al km ${to}: ${riders}.`,
  formedFromTo: ({ kind, count, from, to, riders }: { kind: string; count: number; from: number; to: number; riders: string }) =>
    `${kind} di ${count} dal km ${from} ${article('al', to)}: ${riders}.`,
  staysIn: (thrown) => `${throws(thrown)} e, da buon gregario, resta nel plotone.`,
  offers: (thrown) => `${throws(thrown)} e propone l’andatura ${thrown.pace}.`,
  offersLess: (thrown) => `${throws(thrown)} e propone ${thrown.pace}; l’andatura resta ${thrown.highest}.`,
  domestiqueOffers: ({ rider, pace }: { rider: string; pace: number }) => `${rider} porta l’andatura a ${pace}.`,
  pelotonRides: ({ pace, to }) => `Il plotone avanza di ${pace} fino al km ${to}.`,
  pelotonRidesApart: ({ pace, from, to }) => `Il plotone avanza di ${pace} fino ai km ${from}–${to}.`,
  pelotonRidesSet: ({ pace, to, setter }) => `Il plotone avanza di ${pace} fino al km ${to}; detta l’andatura ${setter}.`,
  pelotonRidesSetApart: ({ pace, from, to, setter }) =>
    `Il plotone avanza di ${pace} fino ai km ${from}–${to}; detta l’andatura ${setter}.`,
  pacelineRides: ({ riders, pace, to, setter }) => `${riders} avanzano di ${pace} fino al km ${to}; detta l’andatura ${setter}.`,
  asksAgain: (seat: string) => `${seat} vuole di nuovo decidere su ogni andatura.`,
  agreesFrom: ({ seat, pace }: { seat: string; pace: number }) => `${seat} accetta ogni andatura da ${pace} in su.`,
  wantsNothing: (seat: string) => `${seat} non vuole nulla di speciale in questo turno.`,
  ridesOn: ({ seat, km }: { seat: string; km: number }) => `${seat} va avanti così fino al km ${km}.`,

  refusals,
  screens,
  sheets: {
    circuit: 'Percorso',
    indicators: 'Dove vanno i cartelli',
    teams: 'Squadre',
    columns: ['Casella', 'Cartello', 'Note'],
    km: (square: number) => `km ${square}`,
    pastLine: (past: number) => `${past} oltre la linea`,
    time: (label: string) => `tempo ${label}`,
    toGo: (km: string) => `${km} km all’arrivo`,
    sprint: 'traguardo volante',
    distance: (km: string) => `${km} km`,
    passStarts: 'inizio della salita',
    passStartsOf: (category: string) => `inizio della salita: ${category}`,
    passEnds: 'fine della salita',
    passEndsOf: (category: string) => `fine della salita: ${category}`,
    bottles: 'Borracce',
    sprints: 'Volate',
    attacks: 'Attacco',
    mountainAttacks: 'Attacchi in montagna',
    team: (number: number) => `Squadra ${number}`,
    rider: ({ number, role }: { number: number; role: string }) => `${number}  ${role}`,
  },
  outs: { withdrew: 'ritiro', crashed: 'caduta', absent: 'non al via' },
  stageRace: {
    kinds: {
      flat: { label: 'Pianura', hint: 'per velocisti, con qualche strappo' },
      'medium-mountain': { label: 'Media montagna', hint: 'salite di prima categoria quasi ogni giorno' },
      'high-mountain': { label: 'Alta montagna', hint: 'salite fuori categoria quasi un giorno su due' },
      classic: { label: 'Classica', hint: 'giornate lunghe e ondulate, senza alta montagna' },
      'long-tour': { label: 'Giro lungo', hint: 'un po’ di tutto, e l’ultimo giorno in pianura' },
    },
    classifications: {
      individual: 'Individuale',
      mountain: 'Montagna',
      sprints: 'Traguardi volanti',
      regularity: 'Regolarità',
      teams: 'Squadre',
    },
    jerseys: {
      yellow: 'la maglia gialla della classifica individuale',
      'polka-dot': 'la maglia a pois rossi della montagna',
      purple: 'la maglia viola dei traguardi volanti',
      green: 'la maglia verde della regolarità',
    },
    primes,
    days: types,
    arrival: {
      minutes: { label: 'Minuti', hint: 'turni dopo quello in cui è arrivato il primo corridore' },
      square: { label: 'Casella', hint: 'caselle oltre la linea' },
      die: { label: 'Dado', hint: 'il dado dei secondi: del corridore, del suo drappello o del suo plotone' },
      front: { label: 'Testa del plotone', hint: 'caselle oltre la linea del suo primo corridore, se è arrivato con un plotone' },
    },
    outs: { crashed: 'caduta', 'did-not-finish': 'non arrivato' },
    advantages: things,
  },
};
