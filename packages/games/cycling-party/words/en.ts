import type { Details, Names, Noun, RefusalWords, StageRaceWords } from '@gruppetto/words';
import { list, measures, ordinal, plural, ridersNamed } from '@gruppetto/words/grammar/en';
import type { Role } from '../rules/roles.ts';
import type { StageId } from '../rules/stages.ts';
import type { Category, CpStageRace, PrimeKind, Reason, Risk, StageType } from '../rules/types.ts';

const bottles = (amount: number): string => plural(amount, 'bottle');
const squares = (amount: number): string => plural(amount, 'square');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const categories: Readonly<Record<Category, string>> = {
  hill: 'hill',
  third: 'third category',
  second: 'second category',
  first: 'first category',
  hors: 'hors catégorie',
};

const types: Readonly<Record<StageType, string>> = {
  flat: 'flat',
  low: 'low mountains',
  medium: 'medium mountains',
  high: 'high mountains',
};

const stages: Readonly<Record<StageId, string>> = {
  'canal-run': 'The canal run',
  'wind-farms': 'Between the wind farms',
  'coast-road': 'The coast road',
  'vineyard-loop': 'The vineyard loop',
  'two-valleys': 'Two valleys',
  'border-hills': 'The border hills',
  'old-toll-road': 'The old toll road',
  'forest-climbs': 'The forest climbs',
  'monastery-hill': 'Up to the monastery',
  'glacier-road': 'The glacier road',
  'queen-stage': 'The queen stage',
  'eagle-summit': 'Eagle summit',
};

/** CP-8.7. */
const primes: Readonly<Record<PrimeKind, string>> = {
  hors: 'hors catégorie pass',
  first: 'first-category pass',
  second: 'second-category pass',
  third: 'third-category pass',
  sprint: 'intermediate sprint',
};

const roles: Readonly<Record<Role, Noun>> = {
  leader: { one: 'leader', many: 'leaders' },
  climber: { one: 'climber', many: 'climbers' },
  sprinter: { one: 'sprinter', many: 'sprinters' },
  rouleur: { one: 'rouleur', many: 'rouleurs' },
  'flat-domestique': { one: 'flat domestique', many: 'flat domestiques' },
  'mountain-domestique': { one: 'mountain domestique', many: 'mountain domestiques' },
  'lanterne-rouge': { one: 'lanterne rouge', many: 'lanternes rouges' },
};

const things = {
  bottle: bottles,
  sprint: (amount: number) => plural(amount, 'sprint'),
  attack: (amount: number) => plural(amount, 'attack'),
  'double-throw': (amount: number) => plural(amount, 'double throw'),
  'mountain-attack': (amount: number) => plural(amount, 'mountain attack'),
};

const risks: Readonly<Record<Risk, string>> = {
  'sets-pace': 'faster',
  escape: 'escape',
  puncture: 'puncture',
  fall: 'fall',
  'broken-chain': 'broken chain',
  crash: 'crash',
  'past-sprint': 'past the sprint',
  'past-pass': 'over the pass',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const categoryIn = ({ category }: Details): string => categories[category as Category];
const typeIn = ({ type }: Details): string => types[type as StageType];

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'stage-length': ({ length, min, max }) => `A stage has ${min} to ${max} km, not ${length}.`,
  'pass-too-early': ({ from }) => `A pass starts on km 1 or later, not on ${from}.`,
  'pass-too-long': ({ from, to, length }) => `This pass goes from ${from} to ${to}, but the stage ends at ${length}.`,
  'passes-overlap': ({ from, to, other }) => `This pass, from ${from} to ${to}, overlaps pass ${other}.`,
  'pass-length-missing': () => 'Give the pass a length, or a category that sets it.',
  'category-missing': () => 'In the senior version every pass has a category.',
  'length-by-category': () => 'The category sets the length of a pass: leave the length out.',
  'number-of-passes': ({ count, min, max }) => `A senior stage has ${min} or ${max} passes, not ${count}.`,
  'pass-too-hard': (details) => `A pass of this kind (${categoryIn(details)}) is too hard for a ${typeIn(details)} stage.`,
  'pass-missing': (details) => `A ${typeIn(details)} stage needs a pass of this kind: ${categoryIn(details)}.`,
  'number-of-sprints': (details) =>
    `A ${typeIn(details)} stage has ${plural(Number(details.need), 'intermediate sprint')}, not ${details.count}.`,
  'sprint-off-the-road': ({ square, last }) => `An intermediate sprint is on km 1 to ${last}, not on ${square}.`,
  'sprint-on-a-pass': ({ square, pass }) => `Intermediate sprints are on the flat; km ${square} is on pass ${pass}.`,
  'sprints-on-one-square': ({ square }) => `There is already a sprint on km ${square}.`,
  'master-only': () => 'Stages before this one are part of the master version.',
  'no-such-rider': ({ rider }) => `There is no rider ${rider} here, or they are listed twice.`,
  'nobody-starts': () => 'Somebody has to start.',
  'wrong-absent': (details, names) => `${riderIn(details, names)} is not at the start; the position has to say so.`,
  'no-withdrawals': () => 'In the master version every rider finishes.',
  'no-mountain-attacks': () => 'The team has no mountain attacks left.',
  'not-on-hors': (details, names) => `${riderIn(details, names)} is not on an hors catégorie pass.`,
  'sprint-too-late': (details, names) =>
    `Too late for this sprint: ${riderIn(details, names)} is past km ${details.last}, ${details.ends} km from the line.`,
  'first-after-a-minute': (details, names) => `${riderIn(details, names)} finished first, so their minute is 0.`,
  'home-in-an-earlier-turn': (details, names) => `${riderIn(details, names)} has an earlier minute than the rider placed ahead.`,
  'home-further-than-ahead': (details, names) => `${riderIn(details, names)} is further past the line than the rider placed ahead.`,
  'home-with-a-higher-die': (details, names) =>
    `${riderIn(details, names)} is on the same square as the rider placed ahead and threw a higher die.`,
  'front-behind-rider': (details, names) => `The front of the peloton can’t be behind ${riderIn(details, names)}.`,
  'stage-named-too': ({ stage }) => `The stage is "${stage}": leave out your own stage, or choose "own".`,
  'last-rider': (details, names) => `${riderIn(details, names)} is the last rider of the team and can’t be withdrawn.`,
  'all-throw-at-start': () => 'At the start all riders of a team throw, one after the other.',
  'bottle-beyond-line': (details, names) => `${riderIn(details, names)} has finished: no more bottles.`,
  'bottle-after-fall': (details, names) => `${riderIn(details, names)} was held up by a fall: no bottle this turn.`,
  'bottle-broken-chain': (details, names) => `${riderIn(details, names)} has a broken chain: no bottle before their throw.`,
  'bottle-not-now': (details, names) =>
    `${riderIn(details, names)} can have a bottle before their own group moves, or at the end of the turn.`,
  'bottle-gains-nothing': (details, names) => `A bottle for ${riderIn(details, names)} would change nothing now: no group, place or point.`,
  'rider-has-drunk': (details, names) => `${riderIn(details, names)} can have ${bottles(Number(details.max))} a turn at most.`,
  'team-has-given': ({ max }) => `A team can give ${bottles(Number(max))} a turn at most.`,
  'too-few-bottles': (details, names) =>
    `${riderIn(details, names)} needs ${bottles(Number(details.price))} to move a square, and you can give ${details.owned}.`,
  'has-thrown': (details, names) => `${riderIn(details, names)} has already thrown.`,
  'lost-move': (details, names) => `${riderIn(details, names)} lost their move in a fall.`,
  'not-in-group': (details, names) => `${riderIn(details, names)} is not in the group that moves now.`,
  'no-sprints': (details, names) => `${riderIn(details, names)} has no sprint left.`,
  'sprint-on-mountain': (details, names) => `${riderIn(details, names)} can’t sprint on a pass.`,
  'attack-used': () => 'The team has already used its attack.',
  'attack-on-mountain': (details, names) => `${riderIn(details, names)} can’t attack on a pass.`,
  'attack-too-late': (details, names) =>
    `Too late for an attack: ${riderIn(details, names)} is past km ${details.last}, 50 km from the line.`,
  'nobody-behind': (details, names) => `${riderIn(details, names)} can’t fall back: no teammate is behind.`,
  'senior-only': () => 'That needs the senior version.',
  'rider-twice': (details, names) => `${riderIn(details, names)} is listed twice.`,
  'road-out-of-order': () => 'List the riders on the road from the first to the last.',
  'home-out-of-order': () => 'List the finishers in the order of their places.',
  'riders-missing': ({ missing }) => `The list lacks ${plural(Number(missing), 'rider')} of this race.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} is not on the road.`,
  'not-past-it': (details, names) => `${riderIn(details, names)} has points there but can’t have passed it yet.`,
  'points-missing': (details, names) => `${riderIn(details, names)} has passed this point and is missing here.`,
  'nobody-has-moved': (details, names) => `Between two turns ${riderIn(details, names)} can’t have moved or be past the line.`,
  'has-not-moved': (details, names) => `${riderIn(details, names)} hasn’t moved in this turn.`,
  'seat-twice': (details, names) => `${names.seat(Number(details.seat))} is listed twice.`,
  'no-descent': (details, names) => `${riderIn(details, names)} has no descent to make: they did not come from a pass with a six.`,
  'no-crash-yet': (details, names) => `${riderIn(details, names)} can’t have crashed yet: nobody has come down a pass.`,
  'wrong-chains': () => 'The riders with broken chains do not match.',
  'wrong-starters': () => 'Riders start seat by seat.',
  'wrong-group': () => 'This is not the group that moves now.',
  'wrong-throws': () => 'These throws do not fit the group.',
  'not-their-rider': (details, names) => `${riderIn(details, names)} is not a rider of ${names.seat(Number(details.seat))}.`,
  'turn-not-over': () => 'The turn is not over: somebody still has to move.',
  'nothing-to-ask': () => 'Nobody has anything to decide here.',
  'not-over': () => 'The race is not over yet.',
};

/** How far a group rides together, and to which square. */
interface Paced {
  readonly pace: number;
  readonly to: number;
}

interface PacedApart extends Paced {
  readonly from: number;
}

interface Setter {
  readonly setter: string;
}

export interface Ride {
  readonly rider: string;
  readonly to: number;
}
export interface Throw {
  readonly rider: string;
  readonly dice: readonly number[];
}

const screens = {
  stages,
  types,
  categories,
  primes,
  stage: 'Stage',
  ownStage: 'Your own stage',
  wholeBox: (box: number) => `Uses all ${box} tiles of the box`,
  hexagonsOfBox: ({ hexagons, box }: { hexagons: number; box: number }) => `Uses ${hexagons} of the box’s ${box} tiles`,
  hexagonsOverBox: ({ hexagons, box }: { hexagons: number; box: number }) => `Needs ${hexagons} tiles; the box holds ${box}`,
  length: 'Length (km)',
  type: 'Type',
  addPass: 'Add a pass',
  sprints: 'Intermediate sprints',
  sprintOn: (nth: number) => `Sprint ${nth} on km`,
  removeSprint: (nth: number) => `Remove sprint ${nth}`,
  addSprint: 'Add a sprint',
  placeSprints: 'Place them for me',
  seed: 'Seed',
  makeStage: 'Generate a stage of this type',
  saveStage: 'Save stage',
  openStage: 'Open stage',
  notJson: (file: string) => `${file} is not valid JSON.`,
  fileFault: ({ file, fault }: { file: string; fault: string }) => `${file}: ${fault}`,
  passFrom: (nth: number) => `Pass ${nth} from km`,
  category: 'Category',
  anyLength: 'any length',
  passSquares: 'Squares',
  removePass: (nth: number) => `Remove pass ${nth}`,
  profile: 'Profile of the stage',
  pass: (nth: number) => `Pass ${nth}`,
  sprint: (nth: number) => `Sprint ${nth}`,
  sprintMark: 'S',
  firstStage: 'Your first stage',
  firstStageHint: 'the junior version: one sprint, five bottles, no roles to learn',
  circuit: 'Circuit',
  /** The start of a pass, in a few letters beside its square. */
  shortCategories: { hill: 'hill', third: '3', second: '2', first: '1', hors: 'HC' } satisfies Record<Category, string>,
  pointsTitle: 'Points on the way',
  km: (square: number) => `km ${square}`,
  points: (points: readonly number[]) => `${points.join(', ')} points`,
  teamsTitle: 'The teams',
  nothingLeft: 'nothing left',
  rider: 'rider',
  notOnRoad: '–',
};

const throws = ({ rider, dice }: Throw): string => `${rider} throws ${sum(dice)}`;

/** How a rider used their points, told from how they came to them. */
const rides = <T extends { readonly to: number }>(how: (move: T) => string) => ({
  started: (move: T) => `${how(move)} and starts on ${move.to}.`,
  rode: (move: T) => `${how(move)} and rides to ${move.to}.`,
  punctured: (move: T) => `${how(move)}, has a puncture and rides to ${move.to}.`,
  escaped: (move: T) => `${how(move)} and escapes to ${move.to}.`,
  sprinted: (move: T) => `Sprint: ${how(move)} and flies to ${move.to}.`,
  attacked: (move: T) => `Attack: ${how(move)} and goes to ${move.to}.`,
  attackedOnPass: (move: T) => `Mountain attack: ${how(move)} and climbs to ${move.to}.`,
  descended: (move: T) => `Full-speed descent: ${how(move)} and races to ${move.to}.`,
  fellBack: (move: T) => `${how(move)} and falls back, to ${move.to}.`,
});

/** What Cycling Party says in English. Another language is another value of this type. */
export const en = {
  square: { one: 'km', many: 'km' } as Noun,
  riders: ridersNamed,
  roles,
  start: 'Start',
  turn: (turn: number) => `Turn ${turn}`,
  options: {
    version: {
      label: 'Version',
      values: {
        junior: 'Junior: one sprint, five bottles',
        senior: 'Senior: roles, attacks, falls and descents',
        master: 'Master: times, points, mountain attacks',
      },
    },
    teams: { label: 'Teams' },
    riders: { label: 'Riders per team', hint: 'five, or six with a lanterne rouge' },
    stage: { label: 'Stage', values: { ...stages, own: 'Your own stage' } },
    own: { label: 'Your own stage', hint: 'length, type, passes and sprints' },
    before: { label: 'Earlier stages', hint: 'riders who have left the tour, mountain attacks, jerseys' },
  },
  groups: { none: 'Nobody', peloton: 'Peloton', paceline: 'Paceline', breakaway: 'Breakaway', mountain: 'On the pass', alone: 'Alone' },
  markers: { sprint: 'sprint' },
  things,
  risks,
  stages,
  types,
  categories,
  primes,

  throwsForStart: (seat: string) => `${seat} throws for the start`,
  rideOnNow: (seat: string) => `${seat}: ready for the next turn?`,
  whoLeaves: (seat: string) => `${seat}: which rider leaves the race?`,
  anythingSpecial: (seat: string) => `${seat}: anything special before this group moves?`,
  bottleAtEnd: (seat: string) => `${seat}: give a bottle before the turn ends?`,
  whoDrinks: (seat: string) => `${seat}: who gets the bottle?`,
  howToSprint: (seat: string) => `${seat}: which dice for the sprint?`,
  whoAttacks: (seat: string) => `${seat}: who attacks?`,
  whoFallsBack: (seat: string) => `${seat}: who falls back?`,
  howFar: (rider: string) => `${rider} falls back: how far?`,
  throwOrAgree: ({ seat, pace }: { seat: string; pace: number }) => `${seat}: the pace is ${pace}. Throw or agree?`,
  whoThrowsFirst: (seat: string) => `${seat}: who throws first?`,
  chainMended: (rider: string) => `${rider}’s chain is mended: time to throw`,
  escapeOrPace: (rider: string) => `${rider}: escape, or set the pace?`,
  linkOver: (rider: string) => `${rider}: link over a difference of four?`,
  doubleThrow: (rider: string) => `${rider}: use a double throw?`,
  whichDie: (rider: string) => `Which die for ${rider}?`,
  pull: (rider: string) => `Pull ${rider} along?`,

  throwDice: 'Throw',
  twoDiceEach: 'two dice for each rider',
  rideOn: 'Ride on',
  rideOnUntil: (km: number) => `Ride on until km ${km}`,
  askOnlyIf: 'until then, ask me only when I would miss something',
  withdrawSomebody: 'Withdraw a rider…',
  withdraw: (rider: string) => `Withdraw ${rider}`,
  askAgain: 'Ask me about every pace again',
  nothing: 'Nothing special',
  noBottle: 'No bottle',
  nothingThisTurn: 'Nothing this turn',
  nothingUntil: (km: number) => `Nothing until km ${km}`,
  bottle: 'Bottle…',
  give: ({ rider, to }: Ride) => `Bottle for ${rider} → ${to}`,
  costs: bottles,
  sprint: 'Sprint…',
  sprintThreeDice: 'Sprint with three dice',
  sprintTwentySided: 'Sprint with the twenty-sided die',
  attack: 'Attack…',
  attacks: (rider: string) => `${rider} attacks`,
  fourDice: 'four dice',
  fallBack: 'Fall back…',
  fallsBack: (rider: string) => `${rider} falls back`,
  descends: (rider: string) => `${rider} descends at full speed`,
  threeDice: (range: string) => `three dice: ${range}`,
  attacksOnPass: (rider: string) => `${rider} attacks on the pass`,
  tenSided: (range: string) => `the ten-sided die: ${range}`,
  squares,
  throwWith: (rider: string) => `Throw with ${rider}`,
  agree: 'Agree',
  agreeFrom: (pace: number) => `Agree, and to any pace from ${pace} up`,
  escape: 'Escape',
  setPace: 'Set the pace at 9',
  linkBoth: 'Link up and down',
  linkUp: 'Link up',
  linkDown: 'Link down',
  linkNone: 'Don’t link',
  singleThrow: 'Normal throw',
  doubleThrowIt: 'Double throw',
  oneDieMore: 'one extra die; drop one',
  magicFive: 'Magic five: count it as 6',
  die: (die: number) => `${die}`,
  pullRider: 'Pull along',
  leaveRider: 'Leave behind',
  to: (to: number) => `to ${to}`,
  range: ({ from, to }: { from: number; to: number }) => `to ${from}–${to}`,
  chance: ({ what, percent }: { what: string; percent: string }) => `${what} ${percent} %`,
  with: (parts: readonly string[]) => parts.join('; '),
  and: (parts: readonly string[]) => parts.join(', '),

  startBegins: 'The riders line up.',
  turnBegins: (turn: number) => `Turn ${turn} begins.`,
  magicFiveCounts: (rider: string) => `${rider}’s magic five counts as 6.`,
  rouleurCounts: ({ rider, thrown, as }: { rider: string; thrown: number; as: number }) =>
    `${rider}, a rouleur, counts ${thrown} as ${as}.`,
  linkedBoth: (rider: string) => `${rider} takes the wheel ahead and waits for the one behind.`,
  linkedUp: (rider: string) => `${rider} takes the wheel four ahead.`,
  linkedDown: (rider: string) => `${rider} waits for the wheel four behind.`,
  linkedNone: (rider: string) => `${rider} rides without linking over four.`,
  fell: ({ rider, dice }: Throw) => `${rider} throws ${dice.join(' and ')} and falls.`,
  heldUp: ({ rider, by }: { rider: string; by: string }) => `${rider} is held up by ${by}’s fall and loses the move.`,
  brokeChain: ({ rider, dice }: Throw) => `${rider} attacks with ${list(dice.map(String))}: two pairs, and the chain breaks.`,
  gainedDoubles: ({ rider, amount }: { rider: string; amount: number }) =>
    `${rider} starts the pass with ${plural(amount, 'double throw')}.`,
  lapsedDoubles: ({ rider, amount }: { rider: string; amount: number }) => `${rider} leaves ${plural(amount, 'double throw')} unused.`,
  finished: ({ rider, place, overrun }: { rider: string; place: number; overrun: number }) =>
    `${rider} finishes ${ordinal(place)}, ${squares(overrun)} past the line.`,
  finishedIn: ({ rider, place, overrun, seconds }: { rider: string; place: number; overrun: number; seconds: number }) =>
    `${rider} finishes ${ordinal(place)} in ${measures.seconds(seconds)}, ${squares(overrun)} past the line.`,
  passedSprint: ({ rider, place, square, points }: { rider: string; place: number; square: number; points: number }) =>
    `${rider} is ${ordinal(place)} at the sprint on km ${square}: ${plural(points, 'point')}.`,
  passedPass: ({ rider, place, kind, square, points }: { rider: string; place: number; kind: string; square: number; points: number }) =>
    `${rider} is ${ordinal(place)} over the ${kind} at km ${square}: ${plural(points, 'point')}.`,
  withdrawn: (rider: string) => `${rider} is withdrawn from the race.`,
  crashed: (rider: string) => `Three sixes: ${rider} crashes out of the race.`,
  ended: 'The stage is over.',
  allHome: 'Everyone is home: the stage is over.',

  threwSeconds: ({ rider, dice }: Throw) => `${rider} throws ${sum(dice)} for the seconds.`,
  threwSecondsFor: ({ rider, dice, riders }: Throw & { riders: number }) =>
    `${rider} throws ${sum(dice)} for the seconds of all ${riders} who came together.`,
  threwOnPass: ({ riders, dice }: { riders: string; dice: readonly number[] }) => `${riders} throw ${list(dice.map(String))} on the pass.`,
  threwForPlace: ({ rider, dice }: Throw) => `${rider} throws ${sum(dice)} for the place.`,
  threwSum: ({ rider, dice, total }: Throw & { total: number }) => `${rider} throws ${sum(dice)} = ${total}.`,
  keptBalance: ({ rider, dice }: Throw) => `${rider} wobbles, throws ${sum(dice)} and stays upright.`,
  threw: ({ rider, dice }: Throw) => `${rider} throws ${sum(dice)}.`,

  /** With dice that fell now. */
  thrown: rides<Throw & Ride>(throws),
  /** With a die that was given to them. */
  given: rides<Ride & { points: number }>(({ rider, points }) => `${rider} has ${points}`),
  rode: ({ rider, points, to }: Ride & { points: number }) => `${rider} rides ${plural(points, 'square')}, to ${to}.`,
  pulled: ({ rider, to }: Ride) => `${rider} is pulled along to ${to}.`,
  slidBack: ({ rider, to }: Ride) => `${rider} slides back to ${to}.`,
  dropped: ({ rider, to }: Ride) => `${rider} drops back to the last rider, on ${to}.`,
  drankOne: ({ rider, to }: Ride) => `${rider} gets a bottle and moves to ${to}.`,
  drankTwo: ({ rider, to }: Ride) => `${rider} gets two bottles and moves to ${to}.`,
  formedOn: ({ kind, count, to, riders }: { kind: string; count: number; to: number; riders: string }) =>
    `${kind} of ${count} on ${to}: ${riders}.`,
  formedFromTo: ({ kind, count, from, to, riders }: { kind: string; count: number; from: number; to: number; riders: string }) =>
    `${kind} of ${count} from ${from} to ${to}: ${riders}.`,
  staysIn: (thrown: Throw) => `${throws(thrown)} and, as a domestique, stays in the peloton.`,
  offers: (thrown: Throw & { pace: number }) => `${throws(thrown)} and offers a pace of ${thrown.pace}.`,
  offersLess: (thrown: Throw & { pace: number; highest: number }) =>
    `${throws(thrown)} and offers ${thrown.pace}; the pace stays ${thrown.highest}.`,
  domestiqueOffers: ({ rider, pace }: { rider: string; pace: number }) => `${rider} sets the pace at ${pace}.`,
  pelotonRides: ({ pace, to }: Paced) => `The peloton rides at pace ${pace}, to ${to}.`,
  pelotonRidesApart: ({ pace, from, to }: PacedApart) => `The peloton rides at pace ${pace}, to ${from}–${to}.`,
  pelotonRidesSet: ({ pace, to, setter }: Paced & Setter) => `The peloton rides at pace ${pace}, to ${to}; ${setter} sets the pace.`,
  pelotonRidesSetApart: ({ pace, from, to, setter }: PacedApart & Setter) =>
    `The peloton rides at pace ${pace}, to ${from}–${to}; ${setter} sets the pace.`,
  pacelineRides: ({ riders, pace, to, setter }: Paced & Setter & { readonly riders: string }) =>
    `${riders} ride at pace ${pace}, to ${to}; ${setter} sets the pace.`,
  asksAgain: (seat: string) => `${seat} wants to be asked about every pace again.`,
  agreesFrom: ({ seat, pace }: { seat: string; pace: number }) => `${seat} agrees to any pace from ${pace} up.`,
  wantsNothing: (seat: string) => `${seat} wants nothing special this turn.`,
  ridesOn: ({ seat, km }: { seat: string; km: number }) => `${seat} rides on until km ${km}.`,

  refusals,
  screens,
  sheets: {
    circuit: 'Circuit',
    indicators: 'Where the indicators go',
    teams: 'Teams',
    columns: ['Square', 'Indicator', 'Notes'],
    km: (square: number) => `km ${square}`,
    pastLine: (squares: number) => `${squares} past the line`,
    time: (label: string) => `time ${label}`,
    toGo: (km: string) => `${km} km to go`,
    sprint: 'intermediate sprint',
    distance: (km: string) => `${km} km`,
    passStarts: 'start of the pass',
    passStartsOf: (category: string) => `start of the pass: ${category}`,
    passEnds: 'end of the pass',
    passEndsOf: (category: string) => `end of the pass: ${category}`,
    bottles: 'Bottles',
    sprints: 'Sprints',
    attacks: 'Attack',
    mountainAttacks: 'Mountain attacks',
    team: (number: number) => `Team ${number}`,
    rider: ({ number, role }: { number: number; role: string }) => `${number}  ${role}`,
  },
  outs: { withdrew: 'withdrawn', crashed: 'crashed', absent: 'not at the start' },
  stageRace: {
    kinds: {
      flat: { label: 'Flat', hint: 'for sprinters, with some hills' },
      'medium-mountain': { label: 'Medium mountains', hint: 'first-category passes on most days' },
      'high-mountain': { label: 'High mountains', hint: 'hors catégorie passes nearly every other day' },
      classic: { label: 'Classic', hint: 'long hilly days, no high mountains' },
      'long-tour': { label: 'Long tour', hint: 'a bit of everything, and a flat last day' },
    },
    classifications: {
      individual: 'Individual',
      mountain: 'Mountain',
      sprints: 'Intermediate sprints',
      regularity: 'Regularity',
      teams: 'Teams',
    },
    jerseys: {
      yellow: 'the yellow jersey of the individual classification',
      'polka-dot': 'the polka-dot jersey of the mountain classification',
      purple: 'the purple jersey of the intermediate sprints classification',
      green: 'the green jersey of the regularity classification',
    },
    primes,
    days: types,
    arrival: {
      minutes: { label: 'Minutes', hint: 'turns after the one in which the first rider finished' },
      square: { label: 'Square', hint: 'squares past the line' },
      die: { label: 'Die', hint: 'the die for the seconds: the rider’s, their paceline’s or their peloton’s' },
      front: {
        label: 'Front of the peloton',
        hint: 'for a rider who came with a peloton: how many squares past the line the peloton’s first rider is',
      },
    },
    outs: { crashed: 'crashed', 'did-not-finish': 'did not finish' },
    advantages: things,
  } satisfies Partial<StageRaceWords<CpStageRace>>,
};

export type Sentences = typeof en;
