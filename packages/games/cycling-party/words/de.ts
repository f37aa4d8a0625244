import type { Details, Names, Noun, RefusalWords } from '@gruppetto/words';
import { form, list, measures, ordinal, plural, ridersNamed } from '@gruppetto/words/grammar/de';
import type { Role } from '../rules/roles.ts';
import type { StageId } from '../rules/stages.ts';
import type { Category, PrimeKind, Reason, Risk, StageType } from '../rules/types.ts';
import type { Ride, Sentences, Throw } from './en.ts';

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

const roles: Readonly<Record<Role, Noun>> = {
  leader: { one: 'Kapitän', many: 'Kapitäne' },
  climber: { one: 'Bergfahrer', many: 'Bergfahrer' },
  sprinter: { one: 'Sprinter', many: 'Sprinter' },
  rouleur: { one: 'Rouleur', many: 'Rouleure' },
  'flat-domestique': { one: 'Wasserträger', many: 'Wasserträger' },
  'mountain-domestique': { one: 'Berghelfer', many: 'Berghelfer' },
  'lanterne-rouge': { one: 'Rote Laterne', many: 'Rote Laternen' },
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
  'stage-named-too': ({ stage }) => `Die Etappe ist „${stage}“: Lass deine eigene weg, oder wähle „own“.`,
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
  'riders-missing': ({ missing }) =>
    `In diesem Rennen ${form(Number(missing), 'fehlt', 'fehlen')} ${plural(Number(missing), 'Fahrer', 'Fahrer')}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} ist nicht auf der Straße.`,
  'not-past-it': (details, names) => `${riderIn(details, names)} hat dort Punkte, kann aber noch nicht vorbeigekommen sein.`,
  'points-missing': (details, names) => `${riderIn(details, names)} ist vorbeigekommen und fehlt hier.`,
  'nobody-has-moved': (details, names) =>
    `Zwischen zwei Runden kann ${riderIn(details, names)} nicht gezogen haben und nicht hinter der Linie sein.`,
  'has-not-moved': (details, names) => `${riderIn(details, names)} hat in dieser Runde noch nicht gezogen.`,
  'seat-twice': (details, names) => `${names.seat(Number(details.seat))} steht zweimal da.`,
  'no-descent': (details, names) =>
    `${riderIn(details, names)} hat keine Abfahrt vor sich: Von keinem Pass ging es mit einer Sechs hierher.`,
  'no-crash-yet': (details, names) =>
    `${riderIn(details, names)} kann noch nicht gestürzt sein: Bisher ist niemand von einem Pass abgefahren.`,
  'wrong-chains': () => 'Die Fahrer mit Kettenriss stimmen nicht.',
  'wrong-starters': () => 'Gestartet wird Sitz für Sitz.',
  'wrong-group': () => 'Das ist nicht die Gruppe, die jetzt zieht.',
  'wrong-throws': () => 'Diese Würfe passen nicht zur Gruppe.',
  'not-their-rider': (details, names) => `${riderIn(details, names)} fährt nicht für ${names.seat(Number(details.seat))}.`,
  'turn-not-over': () => 'Die Runde ist nicht vorbei: Jemand muss noch ziehen.',
  'nothing-to-ask': () => 'Hier hat niemand etwas zu entscheiden.',
  'not-over': () => 'Das Rennen ist noch nicht vorbei.',
};

const screens: Sentences['screens'] = {
  stages,
  types,
  categories,
  primes,
  stage: 'Etappe',
  ownStage: 'Eigene Etappe',
  wholeBox: (box) => `Braucht alle ${box} Teile der Schachtel`,
  hexagonsOfBox: ({ hexagons, box }) => `Braucht ${hexagons} der ${box} Teile der Schachtel`,
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
  /** The start of a pass, in a few letters beside its square. */
  shortCategories: { hill: 'Hügel', third: '3', second: '2', first: '1', hors: 'HC' },
  pointsTitle: 'Punkte unterwegs',
  km: (square) => `km ${square}`,
  points: (all) => `${all.join(', ')} Punkte`,
  teamsTitle: 'Die Teams',
  nothingLeft: 'nichts mehr übrig',
  rider: 'Fahrer',
  notOnRoad: '–',
};

const throws = ({ rider, dice }: Throw): string => `${rider} würfelt ${sum(dice)}`;

/** How a rider used their points, told from how they came to them. */
const rides = <T extends { readonly to: number }>(how: (move: T) => string) => ({
  started: (move: T) => `${how(move)} und startet auf ${move.to}.`,
  rode: (move: T) => `${how(move)} und fährt auf ${move.to}.`,
  punctured: (move: T) => `${how(move)}, hat einen Platten und fährt auf ${move.to}.`,
  escaped: (move: T) => `${how(move)} und setzt sich ab, auf ${move.to}.`,
  sprinted: (move: T) => `Sprint: ${how(move)} und fliegt auf ${move.to}.`,
  attacked: (move: T) => `Attacke: ${how(move)} und zieht davon auf ${move.to}.`,
  attackedOnPass: (move: T) => `Bergattacke: ${how(move)} und klettert auf ${move.to}.`,
  descended: (move: T) => `Vollgas-Abfahrt: ${how(move)} und rast auf ${move.to}.`,
  fellBack: (move: T) => `${how(move)} und lässt sich zurückfallen, auf ${move.to}.`,
});

/** What Cycling Party says in German. */
export const de: Sentences = {
  square: { one: 'km', many: 'km', gender: 'm' },
  riders: ridersNamed,
  roles,
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
  linkOver: (rider) => `${rider}: die Lücke von vier überbrücken?`,
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
  linkNone: 'Nicht überbrücken',
  singleThrow: 'Normaler Wurf',
  doubleThrowIt: 'Doppelwurf',
  oneDieMore: 'ein Würfel mehr; einer fällt weg',
  magicFive: 'Magische Fünf: zählt als 6',
  die: (die) => `${die}`,
  pullRider: 'Mitziehen',
  leaveRider: 'Zurücklassen',
  to: (to) => `auf ${to}`,
  range: ({ from, to }) => `auf ${from}–${to}`,
  chance: ({ what, percent }) => `${what} ${percent}\u00a0%`,
  with: (parts) => parts.join('; '),
  and: (parts) => parts.join(', '),

  startBegins: 'Die Fahrer stellen sich auf.',
  turnBegins: (turn) => `Runde ${turn} beginnt.`,
  magicFiveCounts: (rider) => `Die magische Fünf von ${rider} zählt als 6.`,
  rouleurCounts: ({ rider, thrown, as }) => `Bei Rouleur ${rider} zählt die ${thrown} als ${as}.`,
  linkedBoth: (rider) => `${rider} geht ans Hinterrad davor und nimmt den Fahrer dahinter mit.`,
  linkedUp: (rider) => `${rider} überbrückt die vier Punkte zum Hinterrad davor.`,
  linkedDown: (rider) => `${rider} wartet auf den Fahrer vier Punkte dahinter.`,
  linkedNone: (rider) => `${rider} überbrückt keine Lücke.`,
  fell: ({ rider, dice }) => `${rider} würfelt ${dice.join(' und ')} und stürzt.`,
  heldUp: ({ rider, by }) => `Der Sturz von ${by} hält ${rider} auf: Der Zug ist verloren.`,
  brokeChain: ({ rider, dice }) => `${rider} attackiert mit ${list(dice.map(String))}: zwei Paare, und die Kette reißt.`,
  gainedDoubles: ({ rider, amount }) => `${rider} geht mit ${plural(amount, 'Doppelwurf', 'Doppelwürfen')} in den Pass.`,
  lapsedDoubles: ({ rider, amount }) => `${rider} lässt ${doubles(amount)} ungenutzt.`,
  finished: ({ rider, place, overrun }) => `${rider} kommt als ${ordinal(place)} ins Ziel, ${squares(overrun)} hinter der Linie.`,
  finishedIn: ({ rider, place, overrun, seconds }) =>
    `${rider} kommt als ${ordinal(place)} ins Ziel, Zeit ${measures.seconds(seconds)}, ${squares(overrun)} hinter der Linie.`,
  passedSprint: ({ rider, place, square, points: won }) =>
    `${rider} passiert als ${ordinal(place)} den Sprint bei km ${square}: ${points(won)}.`,
  passedPass: ({ rider, place, kind, square, points: won }) =>
    `${rider} kommt als ${ordinal(place)} über den ${kind} bei km ${square}: ${points(won)}.`,
  withdrawn: (rider) => `${rider} steigt aus.`,
  crashed: (rider) => `Drei Sechsen: ${rider} stürzt und ist aus dem Rennen.`,
  ended: 'Die Etappe ist vorbei.',
  allHome: 'Alle sind im Ziel: Die Etappe ist vorbei.',

  threwSeconds: ({ rider, dice }) => `${rider} würfelt ${sum(dice)} für die Sekunden.`,
  threwSecondsFor: ({ rider, dice, riders }) => `${rider} würfelt ${sum(dice)} für die Sekunden der ganzen Gruppe (${riders}).`,
  threwOnPass: ({ riders, dice }) => `${riders} würfeln ${list(dice.map(String))} am Pass.`,
  threwForPlace: ({ rider, dice }) => `${rider} würfelt ${sum(dice)} um den Platz.`,
  threwSum: ({ rider, dice, total }) => `${rider} würfelt ${sum(dice)} = ${total}.`,
  keptBalance: ({ rider, dice }) => `${rider} wackelt, würfelt ${sum(dice)} und bleibt im Sattel.`,
  threw: ({ rider, dice }) => `${rider} würfelt ${sum(dice)}.`,

  /** With dice that fell now. */
  thrown: rides<Throw & Ride>(throws),
  /** With a die that was given to them. */
  given: rides<Ride & { points: number }>(({ rider, points: own }) => `${rider} hat ${own}`),
  rode: ({ rider, points: own, to }) => `${rider} fährt ${own} auf ${to}.`,
  pulled: ({ rider, to }) => `${rider} wird mitgezogen auf ${to}.`,
  slidBack: ({ rider, to }) => `${rider} rutscht zurück auf ${to}.`,
  dropped: ({ rider, to }) => `${rider} fällt bis zum letzten Fahrer zurück, auf ${to}.`,
  drankOne: ({ rider, to }) => `${rider} bekommt eine Flasche und kommt auf ${to}.`,
  drankTwo: ({ rider, to }) => `${rider} bekommt zwei Flaschen und kommt auf ${to}.`,
  formedOn: ({ kind, count, to, riders }) => `${kind} (${count}) auf ${to}: ${riders}.`,
  formedFromTo: ({ kind, count, from, to, riders }) => `${kind} (${count}) auf ${from} bis ${to}: ${riders}.`,
  staysIn: (thrown) => `${throws(thrown)} und bleibt als Wasserträger im Peloton.`,
  offers: (thrown) => `${throws(thrown)} und bietet Tempo ${thrown.pace} an.`,
  offersLess: (thrown) => `${throws(thrown)} und bietet ${thrown.pace} an; das Tempo bleibt ${thrown.highest}.`,
  domestiqueOffers: ({ rider, pace }) => `${rider} setzt das Tempo auf ${pace}.`,
  pelotonRides: ({ pace, to }) => `Das Peloton fährt ${pace} auf ${to}.`,
  pelotonRidesApart: ({ pace, from, to }) => `Das Peloton fährt ${pace} auf ${from}–${to}.`,
  pelotonRidesSet: ({ pace, to, setter }) => `Das Peloton fährt ${pace} auf ${to}; ${setter} macht das Tempo.`,
  pelotonRidesSetApart: ({ pace, from, to, setter }) => `Das Peloton fährt ${pace} auf ${from}–${to}; ${setter} macht das Tempo.`,
  pacelineRides: ({ riders, pace, to, setter }) => `${riders} fahren ${pace} auf ${to}; ${setter} macht das Tempo.`,
  asksAgain: (seat) => `${seat} will wieder bei jedem Tempo gefragt werden.`,
  agreesFrom: ({ seat, pace }) => `${seat} stimmt jedem Tempo ab ${pace} zu.`,
  wantsNothing: (seat) => `${seat} will in dieser Runde nichts Besonderes.`,
  ridesOn: ({ seat, km }) => `${seat} fährt weiter bis km ${km}.`,

  refusals,
  screens,
  sheets: {
    circuit: 'Strecke',
    indicators: 'Wohin die Schilder gehören',
    teams: 'Teams',
    columns: ['Feld', 'Schild', 'Notizen'],
    km: (square) => `km ${square}`,
    pastLine: (count) => `${count} hinter der Linie`,
    time: (label) => `Zeit ${label}`,
    toGo: (km) => `noch ${km} km`,
    sprint: 'Zwischensprint',
    distance: (km) => `${km} km`,
    passStarts: 'Beginn des Passes',
    passStartsOf: (category) => `Beginn des Passes: ${category}`,
    passEnds: 'Ende des Passes',
    passEndsOf: (category) => `Ende des Passes: ${category}`,
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
      'polka-dot': 'das Gepunktete Trikot der Bergwertung',
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
        hint: 'bei einer Ankunft im Peloton: wie viele Felder hinter der Linie dessen erster Fahrer ist',
      },
    },
    outs: { crashed: 'gestürzt', 'did-not-finish': 'nicht im Ziel' },
    advantages: things,
  },
};
