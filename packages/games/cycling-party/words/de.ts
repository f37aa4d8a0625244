import { type Details, type Names, plural, type RefusalWords, sayValue } from '@gruppetto/words';
import type { Role } from '../rules/roles.ts';
import type { StageId } from '../rules/stages.ts';
import type { Category, PrimeKind, Reason, Risk, StageType } from '../rules/types.ts';
import type { screenWords as englishScreens, Sentences } from './en.ts';

const bottles = (amount: number): string => plural(amount, 'Flasche', 'Flaschen');
const squares = (amount: number): string => plural(amount, 'Feld', 'Felder');
const points = (amount: number): string => plural(amount, 'Punkt', 'Punkte');
const doubles = (amount: number): string => plural(amount, 'Doppelwurf', 'Doppelwürfe');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const categories: Readonly<Record<Category, string>> = {
  hill: 'Hügel',
  third: 'dritte Kategorie',
  second: 'zweite Kategorie',
  first: 'erste Kategorie',
  hors: 'Kategorie HC',
};

const types: Readonly<Record<StageType, string>> = {
  flat: 'flach',
  low: 'leichtes Gebirge',
  medium: 'mittleres Gebirge',
  high: 'Hochgebirge',
};

/** "Eine flache Etappe", as a sentence begins. */
const aStage: Readonly<Record<StageType, string>> = {
  flat: 'Eine flache Etappe',
  low: 'Eine Etappe im leichten Gebirge',
  medium: 'Eine Etappe im mittleren Gebirge',
  high: 'Eine Etappe im Hochgebirge',
};

const stages: Readonly<Record<StageId, string>> = {
  'canal-run': 'Am Kanal entlang',
  'wind-farms': 'Zwischen den Windparks',
  'coast-road': 'Die Küstenstraße',
  'vineyard-loop': 'Die Weinbergrunde',
  'two-valleys': 'Zwei Täler',
  'border-hills': 'Die Grenzhügel',
  'old-toll-road': 'Die alte Zollstraße',
  'forest-climbs': 'Die Waldanstiege',
  'monastery-hill': 'Hinauf zum Kloster',
  'glacier-road': 'Die Gletscherstraße',
  'queen-stage': 'Die Königsetappe',
  'eagle-summit': 'Adlergipfel',
};

/** CP-8.7. */
const primes: Readonly<Record<PrimeKind, string>> = {
  hors: 'HC-Pass',
  first: 'Pass der ersten Kategorie',
  second: 'Pass der zweiten Kategorie',
  third: 'Pass der dritten Kategorie',
  sprint: 'Zwischensprint',
};

const roles: Readonly<Record<Role, string>> = {
  leader: 'Kapitän',
  climber: 'Bergfahrer',
  sprinter: 'Sprinter',
  rouleur: 'Rouleur',
  'flat-domestique': 'Wasserträger',
  'mountain-domestique': 'Berghelfer',
  'lanterne-rouge': 'Rote Laterne',
};

const things = {
  bottle: bottles,
  sprint: (amount: number) => plural(amount, 'Sprint', 'Sprints'),
  attack: (amount: number) => plural(amount, 'Attacke', 'Attacken'),
  'double-throw': doubles,
  'mountain-attack': (amount: number) => plural(amount, 'Bergattacke', 'Bergattacken'),
};

const risks: Readonly<Record<Risk, string>> = {
  'sets-pace': 'schneller',
  escape: 'Flucht',
  puncture: 'Platten',
  fall: 'Sturz',
  'broken-chain': 'Kettenriss',
  crash: 'Sturz und Aus',
  'past-sprint': 'über den Sprint',
  'past-pass': 'über den Pass',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const categoryIn = ({ category }: Details): string => categories[category as Category];
const stageIn = ({ type }: Details): string => aStage[type as StageType];

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'stage-length': ({ length, min, max }) => `Eine Etappe hat ${min} bis ${max} km, nicht ${length}.`,
  'pass-too-early': ({ from }) => `Ein Pass beginnt frühestens bei km 1, nicht bei ${from}.`,
  'pass-too-long': ({ from, to, length }) => `Dieser Pass geht von ${from} bis ${to}, aber die Etappe endet bei ${length}.`,
  'passes-overlap': ({ from, to, other }) => `Dieser Pass, von ${from} bis ${to}, überschneidet sich mit Pass ${other}.`,
  'pass-length-missing': () => 'Gib dem Pass eine Länge oder eine Kategorie, die sie bestimmt.',
  'category-missing': () => 'In der Senior-Version hat jeder Pass eine Kategorie.',
  'length-by-category': () => 'Die Kategorie bestimmt die Länge eines Passes: Lass die Länge weg.',
  'number-of-passes': ({ count, min, max }) => `Eine Senior-Etappe hat ${min} oder ${max} Pässe, nicht ${count}.`,
  'pass-too-hard': (details) => `${stageIn(details)} verträgt keinen so schweren Pass (${categoryIn(details)}).`,
  'pass-missing': (details) => `${stageIn(details)} braucht einen solchen Pass: ${categoryIn(details)}.`,
  'number-of-sprints': (details) =>
    `${stageIn(details)} hat ${plural(Number(details.need), 'Zwischensprint', 'Zwischensprints')}, nicht ${details.count}.`,
  'sprint-off-the-road': ({ square, last }) => `Ein Zwischensprint liegt bei km 1 bis ${last}, nicht bei ${square}.`,
  'sprint-on-a-pass': ({ square, pass }) => `Zwischensprints liegen in der Ebene; km ${square} ist auf Pass ${pass}.`,
  'sprints-on-one-square': ({ square }) => `Bei km ${square} gibt es schon einen Sprint.`,
  'master-only': () => 'Etappen vor dieser gibt es nur in der Master-Version.',
  'no-such-rider': ({ rider }) => `Fahrer ${rider} gibt es hier nicht, oder er steht zweimal da.`,
  'nobody-starts': () => 'Irgendjemand muss starten.',
  'wrong-absent': (details, names) => `${riderIn(details, names)} ist nicht am Start; die Stellung muss das sagen.`,
  'no-withdrawals': () => 'In der Master-Version kommt jeder Fahrer ins Ziel.',
  'no-mountain-attacks': () => 'Das Team hat keine Bergattacken mehr.',
  'not-on-hors': (details, names) => `${riderIn(details, names)} ist nicht auf einem HC-Pass.`,
  'sprint-too-late': (details, names) =>
    `Zu spät für diesen Sprint: ${riderIn(details, names)} ist hinter km ${details.last}, ${details.ends} km vor der Linie.`,
  'first-after-a-minute': (details, names) => `${riderIn(details, names)} kam zuerst an, also mit Minute 0.`,
  'home-in-an-earlier-turn': (details, names) => `${riderIn(details, names)} hat eine frühere Minute als der Fahrer davor.`,
  'home-further-than-ahead': (details, names) => `${riderIn(details, names)} ist weiter hinter der Linie als der Fahrer davor.`,
  'home-with-a-higher-die': (details, names) =>
    `${riderIn(details, names)} steht auf demselben Feld wie der Fahrer davor und hat höher gewürfelt.`,
  'front-behind-rider': (details, names) => `Die Spitze des Pelotons kann nicht hinter ${riderIn(details, names)} liegen.`,
  'stage-named-too': ({ stage }) => `Die Etappe ist „${stage}“: Lass deine eigene weg, oder wähl „own“.`,
  'last-rider': (details, names) => `${riderIn(details, names)} ist der letzte Fahrer des Teams und muss im Rennen bleiben.`,
  'all-throw-at-start': () => 'Am Start würfeln alle Fahrer eines Teams, einer nach dem anderen.',
  'bottle-beyond-line': (details, names) => `${riderIn(details, names)} ist im Ziel: keine Flaschen mehr.`,
  'bottle-after-fall': (details, names) => `${riderIn(details, names)} wurde von einem Sturz aufgehalten: keine Flasche in dieser Runde.`,
  'bottle-broken-chain': (details, names) => `${riderIn(details, names)} hat einen Kettenriss: keine Flasche vor dem Wurf.`,
  'bottle-not-now': (details, names) =>
    `${riderIn(details, names)} kann eine Flasche vor dem Zug der eigenen Gruppe bekommen oder am Ende der Runde.`,
  'bottle-gains-nothing': (details, names) =>
    `Eine Flasche für ${riderIn(details, names)} würde jetzt nichts ändern: keine Gruppe, keinen Platz, keinen Punkt.`,
  'rider-has-drunk': (details, names) => `${riderIn(details, names)} bekommt höchstens ${bottles(Number(details.max))} je Runde.`,
  'team-has-given': ({ max }) => `Ein Team gibt höchstens ${bottles(Number(max))} je Runde.`,
  'too-few-bottles': (details, names) =>
    `${riderIn(details, names)} braucht ${bottles(Number(details.price))} für ein Feld, und du kannst ${details.owned} geben.`,
  'has-thrown': (details, names) => `${riderIn(details, names)} hat schon gewürfelt.`,
  'lost-move': (details, names) => `${riderIn(details, names)} hat den Zug durch einen Sturz verloren.`,
  'not-in-group': (details, names) => `${riderIn(details, names)} ist nicht in der Gruppe, die jetzt zieht.`,
  'no-sprints': (details, names) => `${riderIn(details, names)} hat keinen Sprint mehr.`,
  'sprint-on-mountain': (details, names) => `${riderIn(details, names)} kann auf einem Pass nicht sprinten.`,
  'attack-used': () => 'Das Team hat seine Attacke schon genutzt.',
  'attack-on-mountain': (details, names) => `${riderIn(details, names)} kann auf einem Pass nicht attackieren.`,
  'attack-too-late': (details, names) =>
    `Zu spät für eine Attacke: ${riderIn(details, names)} ist hinter km ${details.last}, 50 km vor der Linie.`,
  'nobody-behind': (details, names) => `${riderIn(details, names)} kann sich nicht zurückfallen lassen: Dahinter ist kein Teamkollege.`,
  'senior-only': () => 'Dafür braucht es die Senior-Version.',
  'rider-twice': (details, names) => `${riderIn(details, names)} steht zweimal da.`,
  'road-out-of-order': () => 'Liste die Fahrer auf der Straße vom ersten bis zum letzten auf.',
  'home-out-of-order': () => 'Liste die Angekommenen in der Reihenfolge ihrer Plätze auf.',
  'riders-missing': ({ missing }) => `In diesem Rennen fehlen noch Fahrer: ${missing}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} ist nicht auf der Straße.`,
  'not-past-it': (details, names) => `${riderIn(details, names)} hat dort Punkte, kann aber noch nicht vorbeigekommen sein.`,
  'points-missing': (details, names) => `${riderIn(details, names)} ist vorbeigekommen und fehlt hier.`,
  'nobody-has-moved': (details, names) =>
    `Zwischen zwei Runden kann ${riderIn(details, names)} nicht gezogen haben und nicht hinter der Linie sein.`,
  'wrong-chains': () => 'Die Fahrer mit Kettenriss stimmen nicht.',
  'wrong-starters': () => 'Gestartet wird Sitz für Sitz.',
  'wrong-group': () => 'Das ist nicht die Gruppe, die jetzt zieht.',
  'wrong-throws': () => 'Diese Würfe passen nicht zur Gruppe.',
  'not-their-rider': (details, names) => `${riderIn(details, names)} fährt nicht für ${names.seat(Number(details.seat))}.`,
  'turn-not-over': () => 'Die Runde ist nicht vorbei: Jemand muss noch ziehen.',
  'nothing-to-ask': () => 'Hier hat niemand etwas zu entscheiden.',
  'not-over': () => 'Das Rennen ist noch nicht vorbei.',
};

/** What Cycling Party says in German. */
export const de: Sentences = {
  square: 'km',
  start: 'Start',
  turn: (turn) => `Runde ${turn}`,
  options: {
    version: {
      label: 'Version',
      values: {
        junior: 'Junior: ein Sprint, fünf Flaschen',
        senior: 'Senior: Rollen, Attacken, Stürze und Abfahrten',
        master: 'Master: Zeiten, Punkte, Bergattacken',
      },
    },
    teams: { label: 'Teams' },
    riders: { label: 'Fahrer je Team', hint: 'fünf, oder sechs mit einer Roten Laterne' },
    stage: { label: 'Etappe', values: { ...stages, own: 'Eigene Etappe' } },
    own: { label: 'Eigene Etappe', hint: 'Länge, Art, Pässe und Sprints' },
    before: { label: 'Frühere Etappen', hint: 'Fahrer, die ausgeschieden sind, Bergattacken, Trikots' },
  },
  groups: { none: 'Niemand', peloton: 'Peloton', paceline: 'Kreisel', breakaway: 'Ausreißer', mountain: 'Am Pass', alone: 'Allein' },
  markers: { sprint: 'Sprint' },
  things,
  risks,
  stages,
  types,
  categories,
  roles,
  primes,

  throwsForStart: (seat) => `${seat} würfelt für den Start`,
  rideOnNow: (seat) => `${seat}: bereit für die nächste Runde?`,
  whoLeaves: (seat) => `${seat}: Welcher Fahrer steigt aus?`,
  anythingSpecial: (seat) => `${seat}: etwas Besonderes, bevor diese Gruppe zieht?`,
  bottleAtEnd: (seat) => `${seat}: noch eine Flasche, bevor die Runde endet?`,
  whoDrinks: (seat) => `${seat}: Wer bekommt die Flasche?`,
  howToSprint: (seat) => `${seat}: Welche Würfel für den Sprint?`,
  whoAttacks: (seat) => `${seat}: Wer attackiert?`,
  whoFallsBack: (seat) => `${seat}: Wer lässt sich zurückfallen?`,
  howFar: (rider) => `${rider} lässt sich zurückfallen: wie weit?`,
  throwOrAgree: ({ seat, pace }) => `${seat}: Das Tempo ist ${pace}. Würfeln oder zustimmen?`,
  whoThrowsFirst: (seat) => `${seat}: Wer würfelt zuerst?`,
  chainMended: (rider) => `Die Kette von ${rider} ist geflickt: würfeln`,
  escapeOrPace: (rider) => `${rider}: Flucht oder Tempo machen?`,
  linkOver: (rider) => `${rider}: über einen Unterschied von vier zusammenhängen?`,
  doubleThrow: (rider) => `${rider}: einen Doppelwurf nutzen?`,
  whichDie: (rider) => `Welcher Würfel für ${rider}?`,
  pull: (rider) => `${rider} mitziehen?`,

  throwDice: 'Würfeln',
  twoDiceEach: 'zwei Würfel für jeden Fahrer',
  rideOn: 'Weiterfahren',
  rideOnUntil: (km) => `Weiterfahren bis km ${km}`,
  askOnlyIf: 'bis dahin nur fragen, wenn mir etwas entginge',
  withdrawSomebody: 'Fahrer herausnehmen …',
  withdraw: (rider) => `${rider} herausnehmen`,
  askAgain: 'Wieder bei jedem Tempo fragen',
  nothing: 'Nichts Besonderes',
  noBottle: 'Keine Flasche',
  nothingThisTurn: 'Nichts in dieser Runde',
  nothingUntil: (km) => `Nichts bis km ${km}`,
  bottle: 'Flasche …',
  give: ({ rider, to }) => `Flasche für ${rider} → ${to}`,
  costs: bottles,
  sprint: 'Sprint …',
  sprintThreeDice: 'Sprint mit drei Würfeln',
  sprintTwentySided: 'Sprint mit dem Zwanzigseiter',
  attack: 'Attacke …',
  attacks: (rider) => `${rider} attackiert`,
  fourDice: 'vier Würfel',
  fallBack: 'Zurückfallen …',
  fallsBack: (rider) => `${rider} lässt sich zurückfallen`,
  descends: (rider) => `${rider}: Vollgas-Abfahrt`,
  threeDice: (range) => `drei Würfel: ${range}`,
  attacksOnPass: (rider) => `${rider} attackiert am Pass`,
  tenSided: (range) => `der Zehnseiter: ${range}`,
  squares,
  throwWith: (rider) => `Mit ${rider} würfeln`,
  agree: 'Zustimmen',
  agreeFrom: (pace) => `Zustimmen, auch jedem Tempo ab ${pace}`,
  escape: 'Flucht',
  setPace: 'Tempo auf 9 setzen',
  linkBoth: 'Nach oben und unten',
  linkUp: 'Nach oben',
  linkDown: 'Nach unten',
  linkNone: 'Nicht zusammenhängen',
  singleThrow: 'Normaler Wurf',
  doubleThrowIt: 'Doppelwurf',
  oneDieMore: 'ein Würfel mehr; einer fällt weg',
  magicFive: 'Magische Fünf: zählt als 6',
  die: (die) => `${die}`,
  pullRider: 'Mitziehen',
  leaveRider: 'Zurücklassen',
  to: (to) => `auf ${to}`,
  range: ({ from, to }) => `auf ${from}–${to}`,
  chance: ({ what, percent }) => `${what} ${percent} %`,
  with: (parts) => parts.join('; '),
  and: (parts) => parts.join(', '),

  startBegins: 'Die Fahrer stellen sich auf.',
  turnBegins: (turn) => `Runde ${turn} beginnt.`,
  magicFiveCounts: (rider) => `Die magische Fünf von ${rider} zählt als 6.`,
  rouleurCounts: ({ rider, thrown, as }) => `${rider}, ein Rouleur, zählt ${thrown} als ${as}.`,
  linkedBoth: (rider) => `${rider} nimmt das Hinterrad davor und wartet auf das dahinter.`,
  linkedUp: (rider) => `${rider} nimmt das Hinterrad vier davor.`,
  linkedDown: (rider) => `${rider} wartet auf das Hinterrad vier dahinter.`,
  linkedNone: (rider) => `${rider} fährt, ohne über vier zusammenzuhängen.`,
  fell: ({ rider, dice }) => `${rider} würfelt ${dice.join(' und ')} und stürzt.`,
  heldUp: ({ rider, by }) => `Der Sturz von ${by} hält ${rider} auf: Der Zug ist verloren.`,
  brokeChain: ({ rider, dice }) => `${rider} attackiert mit ${dice.join(', ')}: zwei Paare, und die Kette reißt.`,
  gainedDoubles: ({ rider, amount }) => `Am Pass hat ${rider} ${doubles(amount)}.`,
  lapsedDoubles: ({ rider, amount }) => `${rider} lässt ${doubles(amount)} ungenutzt.`,
  finished: ({ rider, place, overrun }) => `${rider} kommt als ${place} ins Ziel, ${squares(overrun)} hinter der Linie.`,
  finishedIn: ({ rider, place, overrun, seconds }) =>
    `${rider} kommt als ${place} ins Ziel, Zeit ${sayValue('seconds', seconds)}, ${squares(overrun)} hinter der Linie.`,
  passedSprint: ({ rider, place, square, points: won }) => `${rider} passiert als ${place} den Sprint bei km ${square}: ${points(won)}.`,
  passedPass: ({ rider, place, kind, square, points: won }) =>
    `${rider} kommt als ${place} über den ${kind} bei km ${square}: ${points(won)}.`,
  withdrawn: (rider) => `${rider} steigt aus.`,
  crashed: (rider) => `Drei Sechsen: ${rider} stürzt und ist aus dem Rennen.`,
  ended: 'Die Etappe ist vorbei.',
  allHome: 'Alle sind im Ziel: Die Etappe ist vorbei.',

  threwSeconds: ({ rider, dice }) => `${rider} würfelt ${sum(dice)} für die Sekunden.`,
  threwSecondsFor: ({ rider, dice, riders }) => `${rider} würfelt ${sum(dice)} für die Sekunden aller ${riders}, die zusammen kamen.`,
  threwOnPass: ({ riders, dice }) => `${riders} würfeln ${dice.join(', ')} am Pass.`,
  threwForPlace: ({ rider, dice }) => `${rider} würfelt ${sum(dice)} um den Platz.`,
  threwSum: ({ rider, dice, total }) => `${rider} würfelt ${sum(dice)} = ${total}.`,
  keptBalance: ({ rider, dice }) => `${rider} wackelt, würfelt ${sum(dice)} und bleibt oben.`,
  threw: ({ rider, dice }) => `${rider} würfelt ${sum(dice)}.`,

  /** How a rider came to their points: with dice that fell now, or with a die that was given to them. */
  withDice: ({ rider, dice }) => `${rider} würfelt ${sum(dice)}`,
  withPoints: ({ rider, points: own }) => `${rider} hat ${own}`,
  rode: ({ rider, points: own, to }) => `${rider} fährt ${own} auf ${to}.`,
  started: ({ how, to }) => `${how} und startet auf ${to}.`,
  rodeWith: ({ how, to }) => `${how} und fährt auf ${to}.`,
  punctured: ({ how, to }) => `${how}, hat einen Platten und fährt auf ${to}.`,
  escaped: ({ how, to }) => `${how} und flieht auf ${to}.`,
  sprinted: ({ how, to }) => `Sprint: ${how} und fliegt auf ${to}.`,
  attacked: ({ how, to }) => `Attacke: ${how} und zieht davon auf ${to}.`,
  attackedOnPass: ({ how, to }) => `Bergattacke: ${how} und klettert auf ${to}.`,
  descended: ({ how, to }) => `Vollgas-Abfahrt: ${how} und rast auf ${to}.`,
  fellBack: ({ how, to }) => `${how} und lässt sich zurückfallen, auf ${to}.`,
  pulled: ({ rider, to }) => `${rider} wird mitgezogen auf ${to}.`,
  slidBack: ({ rider, to }) => `${rider} rutscht zurück auf ${to}.`,
  dropped: ({ rider, to }) => `${rider} fällt auf den letzten Fahrer zurück, auf ${to}.`,
  drankOne: ({ rider, to }) => `${rider} bekommt eine Flasche und kommt auf ${to}.`,
  drankTwo: ({ rider, to }) => `${rider} bekommt zwei Flaschen und kommt auf ${to}.`,
  formedOn: ({ kind, count, to, riders }) => `${kind} aus ${count} auf ${to}: ${riders}.`,
  formedFromTo: ({ kind, count, from, to, riders }) => `${kind} aus ${count} von ${from} bis ${to}: ${riders}.`,
  staysIn: (how) => `${how} und bleibt als Wasserträger im Peloton.`,
  offers: ({ how, pace }) => `${how} und bietet Tempo ${pace} an.`,
  offersLess: ({ how, pace, highest }) => `${how} und bietet ${pace} an; das Tempo bleibt ${highest}.`,
  domestiqueOffers: ({ rider, pace }) => `${rider} setzt das Tempo auf ${pace}.`,
  pelotonRides: ({ pace, where }) => `Das Peloton fährt ${pace}${where}.`,
  pelotonRidesSet: ({ pace, where, setter }) => `Das Peloton fährt ${pace}${where}; ${setter} macht das Tempo.`,
  pacelineRides: ({ riders, pace, where, setter }) => `${riders} fahren ${pace}${where}; ${setter} macht das Tempo.`,
  toSquare: (to) => ` auf ${to}`,
  toSquares: ({ from, to }) => ` auf ${from}–${to}`,
  asksAgain: (seat) => `${seat} will wieder bei jedem Tempo gefragt werden.`,
  agreesFrom: ({ seat, pace }) => `${seat} stimmt jedem Tempo ab ${pace} zu.`,
  wantsNothing: (seat) => `${seat} will in dieser Runde nichts Besonderes.`,
  ridesOn: ({ seat, km }) => `${seat} fährt weiter bis km ${km}.`,

  refusals,
  sheets: {
    circuit: 'Strecke',
    indicators: 'Wo die Schilder liegen',
    teams: 'Teams',
    columns: ['Feld', 'Schild', 'Notizen'],
    km: (square) => `km ${square}`,
    pastLine: (count) => `${count} hinter der Linie`,
    indicator: ({ square, mark }) => (mark === '' || mark === `${square}` ? mark : `${mark} · ${square}`),
    marker: (kind, label, isTime) => {
      if (isTime) return `Zeit ${label}`;
      if (kind === 'to-go') return `noch ${label} km`;
      if (kind === 'sprint') return 'Zwischensprint';
      const category = categories[label as Category];
      if (kind === 'summit') return category ? `Ende des Passes: ${category}` : 'Ende des Passes';
      return /^\d+$/.test(label) ? `${label} km` : category ? `Beginn des Passes: ${category}` : 'Beginn des Passes';
    },
    bottles: 'Flaschen',
    sprints: 'Sprints',
    attacks: 'Attacke',
    mountainAttacks: 'Bergattacken',
    team: (number) => `Team ${number}`,
    rider: ({ number, role }) => `${number}  ${role}`,
  },
  outs: { withdrew: 'ausgestiegen', crashed: 'gestürzt', absent: 'nicht am Start' },
  stageRace: {
    kinds: {
      flat: { label: 'Flach', hint: 'für Sprinter, mit ein paar Hügeln' },
      'medium-mountain': { label: 'Mittleres Gebirge', hint: 'an den meisten Tagen Pässe der ersten Kategorie' },
      'high-mountain': { label: 'Hochgebirge', hint: 'fast jeden zweiten Tag HC-Pässe' },
      classic: { label: 'Klassiker', hint: 'lange hügelige Tage, kein Hochgebirge' },
      'long-tour': { label: 'Lange Rundfahrt', hint: 'von allem etwas und ein flacher letzter Tag' },
    },
    classifications: {
      individual: 'Einzelwertung',
      mountain: 'Bergwertung',
      sprints: 'Zwischensprints',
      regularity: 'Punktewertung',
      teams: 'Teams',
    },
    jerseys: {
      yellow: 'das Gelbe Trikot der Einzelwertung',
      'polka-dot': 'das Rot gepunktete Trikot der Bergwertung',
      purple: 'das Lila Trikot der Zwischensprints',
      green: 'das Grüne Trikot der Punktewertung',
    },
    primes,
    days: types,
    arrival: {
      minutes: { label: 'Minuten', hint: 'Runden nach der, in der der erste Fahrer ankam' },
      square: { label: 'Feld', hint: 'Felder hinter der Linie' },
      die: { label: 'Würfel', hint: 'der Würfel für die Sekunden: des Fahrers, seines Kreisels oder seines Pelotons' },
      front: {
        label: 'Spitze des Pelotons',
        hint: 'Felder hinter der Linie für ihren ersten Fahrer, wenn der Fahrer mit einem Peloton kam',
      },
    },
    outs: { crashed: 'gestürzt', 'did-not-finish': 'nicht im Ziel' },
    advantages: things,
  },
};

/** The start of a pass on the circuit, by its category. */
const short: Readonly<Record<string, string>> = { hill: 'Hügel', third: '3', second: '2', first: '1', hors: 'HC' };

/** What the screens of this game say. */
export const screenWords: typeof englishScreens = {
  stages,
  types,
  categories,
  roles,
  primes,
  stage: 'Etappe',
  ownStage: 'Eigene Etappe',
  hexagonsOfBox: ({ hexagons, box }) =>
    hexagons === box ? `Braucht alle ${box} Teile der Schachtel` : `Braucht ${hexagons} der ${box} Teile der Schachtel`,
  hexagonsOverBox: ({ hexagons, box }) => `Braucht ${hexagons} Teile; in der Schachtel sind ${box}`,
  length: 'Länge (km)',
  type: 'Art',
  addPass: 'Pass hinzufügen',
  sprints: 'Zwischensprints',
  sprintOn: (nth) => `Sprint ${nth} bei km`,
  removeSprint: (nth) => `Sprint ${nth} entfernen`,
  addSprint: 'Sprint hinzufügen',
  placeSprints: 'Für mich verteilen',
  seed: 'Startwert',
  makeStage: 'Etappe dieser Art erzeugen',
  saveStage: 'Etappe speichern',
  openStage: 'Etappe öffnen',
  notJson: (file) => `${file} ist kein gültiges JSON.`,
  fileFault: ({ file, fault }) => `${file}: ${fault}`,
  passFrom: (nth) => `Pass ${nth} ab km`,
  category: 'Kategorie',
  anyLength: 'beliebige Länge',
  passSquares: 'Felder',
  removePass: (nth) => `Pass ${nth} entfernen`,
  profile: 'Profil der Etappe',
  pass: (nth) => `Pass ${nth}`,
  sprint: (nth) => `Sprint ${nth}`,
  sprintMark: 'S',
  firstStage: 'Deine erste Etappe',
  firstStageHint: 'die Junior-Version: ein Sprint, fünf Flaschen, keine Rollen zu lernen',
  circuit: 'Strecke',
  /** In a few letters, beside a square; the time squares lie too close together for any. */
  indicator: (kind, label = '') =>
    kind === 'to-go' ? `−${label}` : kind === 'sprint' ? 'S' : kind === 'summit' ? '▲' : label.endsWith('″') ? '' : (short[label] ?? label),
  pointsTitle: 'Punkte unterwegs',
  km: (square) => `km ${square}`,
  points: (all) => `${all.join(', ')} Punkte`,
  teamsTitle: 'Die Teams',
  nothingLeft: 'nichts mehr übrig',
  rider: 'Fahrer',
  notOnRoad: '–',
};
