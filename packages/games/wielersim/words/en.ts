import type { Details, Names, Noun, RefusalWords, StageRaceWords } from '@gruppetto/words';
import { form, list, measures, ordinal, plural } from '@gruppetto/words/grammar/en';
import type { Reason } from '../rules/reasons.ts';
import type { Category, GroupKind, RiderType, WsStageRace } from '../rules/types.ts';
import { screens } from './en-screens.ts';
import { sheets } from './en-sheets.ts';

const squares = (count: number): string => plural(count, 'square');
const riders = (count: number): string => plural(count, 'rider');
const sum = (dice: readonly number[]): string => dice.join(' + ');
const time = (seconds: number): string => measures.seconds(seconds);
const on = (sector: string | undefined): string => (sector === undefined ? '' : ` on ${sector}`);
const less = (malus: number): string => (malus === 0 ? '' : ` less ${malus}`);
const won = (prizes: readonly string[]): string => (prizes.length === 0 ? '' : ` (${prizes.join(', ')})`);

const roles: Readonly<Record<RiderType, Noun>> = {
  leader: { one: 'leader', many: 'leaders' },
  climber: { one: 'climber', many: 'climbers' },
  sprinter: { one: 'sprinter', many: 'sprinters' },
  helper: { one: 'helper', many: 'helpers' },
};

const groups: Readonly<Record<GroupKind, string>> = {
  leaders: 'Leaders',
  chasers: 'Chasers',
  peloton: 'Peloton',
  dropped: 'Dropped',
  gruppetto: 'Gruppetto',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'not-utf-8': () => 'Some letters are broken. Save the text as UTF-8 and try again.',
  'name-missing': () => 'The first line should be the name of the race, but this is already a row of the table.',
  'no-table-row': () => 'This is not a row of the table. Separate location, km, event, squares to go and colour with |.',
  'too-many-columns': ({ count, max }) =>
    `This row has ${count} columns; the table has ${max}: location, km, event, squares to go, colour.`,
  twice: () => 'This line appears twice.',
  'no-strict-order': ({ types }) => `Name each of the four types once, highest first: ${types}.`,
  'hierarchy-missing': ({ types }) => `Add a line "hierarchy: ${types}", in the order of this race.`,
  'need-number': ({ value }) => `“${value}” is not a number of kilometres.`,
  'unknown-event': ({ event, values }) => `There is no event “${event}”. The events are: ${values}.`,
  'malus-out-of-range': ({ value, min, max }) => `The highest malus of a climb is between ${min} and ${max}, not ${value}.`,
  'unknown-colour': ({ value, values }) => `There is no colour “${value}”. The colours are: ${values}.`,
  'unknown-prologue': ({ value, values }) => `“${value}” can’t throw again in a prologue. It is one of: ${values}.`,
  'km-falls': ({ km, before }) => `${km} km comes after ${before} km. Kilometres can’t go back.`,
  'finish-missing': () => 'The finish is missing: the last row has the event “finish”, or 0 squares to go.',
  'two-finishes': ({ line }) => `There is already a finish on line ${line}.`,
  'after-the-finish': () => 'Nothing comes after the finish.',
  'finish-not-at-0': ({ value }) => `At the finish there are 0 squares to go, not ${value}.`,
  'colour-at-finish': () => 'No section begins at the finish, so it has no colour.',
  'not-in-a-prologue': () => 'A prologue is ridden against the clock: no squares, colours, laps or events except the finish.',
  'route-length': ({ value, min, max }) => `A race has ${min} to ${max} squares, not ${value}.`,
  'first-colour': ({ values }) => `The first section needs a colour: ${values}.`,
  'before-the-start': () => 'Nothing happens before the flying start, which is the first row with squares to go.',
  'squares-rise': ({ value, before }) => `${plural(Number(value), 'square')} to go comes after ${before}. Squares to go can’t rise.`,
  'climb-not-ended': ({ line }) => `The climb that starts on line ${line} has no top yet.`,
  'cobbles-not-ended': ({ line }) => `The cobbles that start on line ${line} have no end yet.`,
  'no-climb-here': () => 'This climb has a top but no start. Name the start like the top, or give it the event “climb start”.',
  'no-cobbles-here': () => 'These cobbles have an end but no start. Name the start like the end, or give it the event “cobbles start”.',
  'climb-too-short': ({ count, min }) => `A climb has at least ${min} squares; this one has ${count}.`,
  'cobbles-too-short': () => 'Cobbles have at least one square.',
  'quote-not-closed': () => 'A quotation mark is not closed.',
  'wrong-columns': ({ count, need }) => `This line has ${plural(Number(count), 'column')}; it needs three: ${need}.`,
  'unknown-type': ({ value, values }) => `“${value}” is not a type of rider. The types are: ${values}.`,
  'type-twice': ({ team, type, line }) => `${team} already has a ${type}, on line ${line}.`,
  'name-twice': ({ team, name, line }) => `${name} of ${team} is already on line ${line}.`,
  'too-many-riders': ({ max }) => `Too many riders: at most ${max} can start.`,
  'nobody-starts': () => 'The start list is empty. Write one line for each rider.',
  'no-such-number': ({ value, max }) => `There is no number ${value}; the list has ${riders(Number(max))}.`,
  'absent-twice': ({ number }) => `Number ${number} is listed twice.`,
  'all-absent': ({ riders: all }) =>
    `${form(Number(all), 'The only rider is absent', `All ${all} riders are absent`)}. At least one has to start.`,
  'winner-not-at-0': (details, names) => `${riderIn(details, names)} won, so their time is 0 seconds.`,
  'home-too-early': (details, names) =>
    `${riderIn(details, names)} is placed behind a rider who came in ${time(Number(details.seconds))} after the winner, so can’t be faster.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} is listed twice.`,
  'square-taken': ({ rider, other, row, lane }, names) =>
    `${names.rider(Number(rider))} and ${names.rider(Number(other))} stand on the same square, row ${row}, lane ${lane}.`,
  'riders-missing': ({ missing }) => `${riders(Number(missing))} missing: neither on the road nor finished.`,
  'home-out-of-order': () => 'List the finishers in the order in which they came in.',
  'mark-not-reached': ({ name }) => `Nobody has passed ${name} yet, so nobody has a place there.`,
  'place-missing': (details, names) => `${riderIn(details, names)} has passed ${details.name} and must have a place there.`,
  'not-past-the-top': (details, names) => `${riderIn(details, names)} has a place at ${details.name} but hasn’t passed it.`,
  'not-in-the-group': (details, names) =>
    `${riderIn(details, names)} has a place at ${details.name}, but no group that was past it can have reached back to them.`,
};

interface Ride {
  readonly rider: string;
  readonly dice: readonly number[];
  readonly malus: number;
  readonly to: number;
}

interface Sped extends Ride {
  readonly role: RiderType;
  readonly equivalent: number;
}

interface Place {
  readonly rider: string;
  readonly place: number;
  readonly seconds: number;
  readonly prizes: readonly string[];
}

interface Passed {
  readonly rider: string;
  readonly name: string;
  readonly place: number;
  readonly prizes: readonly string[];
}

/** What WielerSIM says in English. Where there is a list of sentences, they all say the same thing. */
export const en = {
  square: { one: 'row', many: 'rows' } as Noun,
  distance: { one: 'square', many: 'squares' } as Noun,
  start: 'The start',
  turn: (turn: number) => `Turn ${turn}`,
  options: {
    route: {
      label: 'Route schedule',
      hint: 'a name, then a row for each place: location | km | event | squares to go | colour; the hierarchy comes last',
    },
    riders: { label: 'Start list', hint: 'one line for each rider: team, rider, type (leader, climber, sprinter or helper)' },
    startDice: {
      label: 'Start dice',
      hint: 'for the places on the start grid',
      values: { d10: 'Two ten-sided dice', d6: 'Four six-sided dice' },
    },
    jersey: { label: 'Leader’s jersey', hint: 'the wearer’s number, which is their line in the start list; 0 for nobody' },
    absent: { label: 'Not at the start', hint: 'numbers of the riders who have left the tour' },
    bonusSeconds: { label: 'Bonus seconds', hint: 'at the finish and at intermediate sprints' },
    mountainPoints: { label: 'Points on mountain stages', hint: 'also at the finish of a stage with a C1 or HC climb' },
  },
  groups,
  rain: 'Rain: more crashes',
  roles,
  things: {
    points: (amount: number) => plural(amount, 'point'),
    'mountain-points': (amount: number) => plural(amount, 'mountain point'),
    'bonus-seconds': (amount: number) => plural(amount, 'bonus second'),
  },
  question: 'The race is on the road',
  ride: { label: 'Let them ride', detail: 'one turn' },

  /** "Anna, Berta and Carla"; with `others`: "Anna, Berta and 7 others". */
  people: (names: readonly string[], others: number) => list(others > 0 ? [...names, `${others} others`] : names),

  prologueBegins: ({ race, count }: { race: string; count: number }) => `${race}: ${riders(count)} against the clock, one after the other.`,
  startBegins: ({ race, count, toGo }: { race: string; count: number; toGo: number }) =>
    `${race}: a flying start for ${riders(count)}, with ${squares(toGo)} to go.`,
  turnBehindHome: ({ turn, count, toGo }: { turn: number; count: number; toGo: number }) =>
    count === 1
      ? `Turn ${turn}: one rider is left, with ${squares(toGo)} to go.`
      : `Turn ${turn}: ${riders(count)} are left, the first with ${squares(toGo)} to go.`,
  turnOn: ({ turn, toGo, sector }: { turn: number; toGo: number; sector: string }) => [
    `Turn ${turn}: the head of the race is on ${sector}, with ${squares(toGo)} to go.`,
    `Turn ${turn}. ${squares(toGo)} to go, on ${sector}.`,
  ],
  turnPast: ({ turn, toGo, location }: { turn: number; toGo: number; location: string }) => [
    `Turn ${turn}: the head of the race is past ${location}, with ${squares(toGo)} to go.`,
    `Turn ${turn}. ${squares(toGo)} to go, past ${location}.`,
  ],
  turnBegins: ({ turn, toGo }: { turn: number; toGo: number }) => [
    `Turn ${turn}: ${squares(toGo)} to go for the head of the race.`,
    `Turn ${turn}. ${squares(toGo)} to go.`,
  ],

  placed: ({ rider, dice, to, lane }: { rider: string; dice: readonly number[]; to: number; lane: number }) =>
    `${rider} throws ${sum(dice)} and starts in row ${to}, lane ${lane}.`,
  placedBestTwo: ({ rider, dice, to, lane }: { rider: string; dice: readonly number[]; to: number; lane: number }) =>
    `${rider} throws ${sum(dice)}, counts the best two and starts in row ${to}, lane ${lane}.`,
  placedAgain: (one: {
    rider: string;
    dice: readonly number[];
    was: readonly number[];
    now: readonly number[];
    to: number;
    lane: number;
  }) =>
    `${one.rider} throws ${sum(one.dice)}, throws ${list(one.was.map((die) => `the ${die}`))} again for ${list(one.now.map(String))}, and starts in row ${one.to}, lane ${one.lane}.`,
  rowFull: (row: number) => `Row ${row} is full.`,

  weather: {
    wetStart: ['It’s raining at the start.', 'A wet start: rain.', 'Grey skies and rain at the start.'],
    dryStart: ['The road is dry at the start.', 'A dry start.', 'No rain at the start.'],
    rainBegins: ['Halfway, and the rain sets in.', 'It starts to rain at halfway.', 'Dark clouds at halfway: now it’s raining.'],
    rainGoesOn: ['Halfway, and it’s still raining.', 'No end to the rain at halfway.'],
    rainEnds: ['Halfway, and the rain stops.', 'The sky clears at halfway: the rain is over.'],
    staysDry: ['Halfway, and still dry.', 'It’s still dry at halfway.'],
  },

  rode: ({ rider, dice, malus, to }: Ride) => [
    `${rider} throws ${sum(dice)}${less(malus)} and rides to ${to}.`,
    `${rider}: ${sum(dice)}${less(malus)}, to ${to}.`,
  ],
  rodeBestTwo: ({ rider, dice, malus, to }: Ride) => [
    `${rider} throws ${sum(dice)}, counts the best two${less(malus)} and rides to ${to}.`,
    `${rider}: the best two of ${sum(dice)}${less(malus)}, to ${to}.`,
  ],
  rodeBy: ({ rider, by, malus, to }: { rider: string; by: number; malus: number; to: number }) => [
    `${rider} rides ${by}${less(malus)}, to ${to}.`,
    `${rider}: ${by}${less(malus)}, to ${to}.`,
  ],
  stoppedThere: 'A full row ahead stops them there.',
  sped: ({ role, rider, dice, equivalent, malus, to }: Sped) => [
    `Here comes the ${roles[role].one} ${rider}: ${sum(dice)} beats the ${equivalent} of the wheel. To ${to}${less(malus) && `, after losing ${malus} to the road`}.`,
    `${rider} won’t wait for the wheel: ${sum(dice)}${less(malus)}, more than its ${equivalent}, and away to ${to}.`,
    `This road suits the ${roles[role].one} ${rider}: ${sum(dice)}${less(malus)}, more than the ${equivalent} of the wheel, to ${to}.`,
  ],
  notFaster: ({ rider, dice, equivalent }: { rider: string; dice: readonly number[]; equivalent: number }) => [
    `${rider} tries to accelerate, but ${sum(dice)} doesn’t beat the ${equivalent} of the wheel.`,
    `${rider} wants more than the wheel gives: ${sum(dice)}, not enough.`,
  ],
  follows: ({ rider, wheel, to }: { rider: string; wheel: string; to: number }) => [
    `${rider} follows ${wheel} to ${to}.`,
    `${rider} takes ${wheel}’s wheel, to ${to}.`,
    `${rider} goes with ${wheel}, to ${to}.`,
  ],
  follow: ({ riders: who, wheel }: { riders: string; wheel: string }) => [
    `${who} follow ${wheel}.`,
    `${who} stay on ${wheel}’s wheel.`,
    `${who} go with ${wheel}.`,
  ],
  countered: ({ rider, wheel, die, to }: { rider: string; wheel: string; die: number; to: number }) => [
    `${rider} throws a ${die} and goes with ${wheel}, to ${to}.`,
    `A ${die}: ${rider} has an answer and hangs on to ${wheel}, on ${to}.`,
    `${rider} counters with a ${die} and is on ${wheel}’s wheel, on ${to}.`,
  ],
  notCountered: ({ rider, attacker, die }: { rider: string; attacker: string; die: number }) => [
    `${rider} wants to go with ${attacker} but throws a ${die}.`,
    `${rider} has no answer: a ${die}.`,
    `A ${die} for ${rider}, who has to let the attack go.`,
  ],
  attacked: ({ rider, role, toGo, sector }: { rider: string; role: RiderType; toGo: number; sector?: string | undefined }) => [
    `${rider} attacks${on(sector)}, with ${squares(toGo)} to go!`,
    `Attack! The ${roles[role].one} ${rider} goes${on(sector)}, with ${squares(toGo)} left.`,
    `${rider} jumps away${on(sector)} with ${squares(toGo)} to go!`,
    `And there goes ${rider}${on(sector)}! ${squares(toGo)} to go.`,
  ],
  escaped: ({ rider, die, to }: { rider: string; die: number; to: number }) => [
    `${rider} throws a ${die}, swerves and rides on to ${to}.`,
    `A ${die}: ${rider} gets round the fall and rides to ${to}.`,
  ],
  events: {
    crash: (rider: string) => [`Crash! ${rider} goes down.`, `${rider} hits the ground!`, `A touch of wheels, and ${rider} falls!`],
    'flat-tyre': (rider: string) => [`Flat tyre for ${rider}.`, `${rider} raises a hand: a flat tyre.`, `${rider} has punctured.`],
    'steering-error': (rider: string, die: number) => [
      `${rider} misses a bend and moves by only ${die}.`,
      `A steering error: ${rider} moves by ${die}.`,
      `${rider} has to brake hard and moves by only ${die}.`,
    ],
    nothing: (rider: string) => [
      `A seven for ${rider}, but nothing happens.`,
      `${rider} throws a seven and stays out of trouble.`,
      `A seven; all goes well for ${rider}.`,
    ],
    surge: (rider: string) => [`${rider} finds another gear: the seven is worth a ten.`, `A surge by ${rider}: the seven counts as a ten.`],
    attack: (rider: string) => [`${rider} turns the seven into a twelve.`, `Out of nowhere, ${rider} turns the seven into a twelve.`],
  },
  stayed: {
    blocked: (rider: string) => [`${rider} is boxed in behind a full row.`, `No way through for ${rider}: the road is full.`],
    crash: (rider: string) => [`${rider} loses the turn.`, `${rider} is back on the bike, but has lost the turn.`],
    'taken-down': (rider: string, by: string, die: number) => [
      `${rider} throws a ${die} and goes down with ${by}.`,
      `A ${die}: ${rider} can’t avoid ${by} and goes down too.`,
    ],
    'flat-tyre': (rider: string) => [`${rider} waits for a wheel and loses the turn.`, `${rider} is stuck at the roadside this turn.`],
  },

  clear: ({ ahead, behind, alone, sector }: { ahead: string; behind: string; alone: boolean; sector?: string | undefined }) => [
    `${ahead} ${alone ? 'is' : 'are'} clear of ${behind}${on(sector)}.`,
    `A gap opens behind ${ahead}${on(sector)}: ${behind} can’t hold on.`,
  ],
  dropped: ({ riders: who, alone, sector }: { riders: string; alone: boolean; sector?: string | undefined }) => [
    `${who} ${alone ? 'is' : 'are'} dropped${on(sector)}.`,
    `${who} can’t hold the wheels${on(sector)}.`,
  ],
  split: ({ ahead, behind, sector }: { ahead: number; behind: number; sector?: string | undefined }) => [
    `The group splits${on(sector)}: ${ahead} in front, ${behind} behind.`,
    `A split${on(sector)}: ${riders(ahead)} in front, ${behind} behind.`,
  ],
  riders,
  caught: ({ ahead, behind, alone, sector }: { ahead: string; behind: string; alone: boolean; sector?: string | undefined }) => [
    `${behind} ${alone ? 'is' : 'are'} back with ${ahead}${on(sector)}.`,
    `${behind} ${alone ? 'closes' : 'close'} the gap to ${ahead}${on(sector)}.`,
    `Together again${on(sector)}: ${behind} ${alone ? 'has' : 'have'} caught ${ahead}.`,
  ],
  gap: ({ riders: who, seconds }: { riders: string; seconds: number }) => `${who} at ${time(seconds)}`,
  gapOfGroup: ({ kind, count, seconds }: { kind: GroupKind; count: number; seconds: number }) =>
    `${kind === 'dropped' ? 'the next group' : `the ${groups[kind].toLowerCase()}`} (${riders(count)}) at ${time(seconds)}`,
  gaps: ({ head, gaps, more, home }: { head: string; gaps: readonly string[]; more: boolean; home: boolean }) =>
    `${home ? 'Next on the road' : 'In front'}: ${head}; then ${gaps.join(', ')}${more ? '; others further back' : ''}.`,
  rowsInSeconds: (rows: number, seconds: number) => `${plural(rows, 'row')} = ${seconds} s`,
  together: (parts: readonly string[]) => parts.join('; '),

  intermediateAlone: (name: string) => [`The intermediate sprint at ${name}: one rider passes alone.`],
  intermediate: (name: string, count: number) => [
    `${riders(count)} go for the intermediate sprint at ${name}.`,
    `The intermediate sprint at ${name}: ${riders(count)} want it.`,
  ],
  sprintToWin: (count: number) => [
    `${riders(count)} sprint for the win!`,
    `The sprint is on: ${riders(count)}, one winner.`,
    `Here they come: ${riders(count)} in the sprint!`,
  ],
  sprintFor: (place: number, count: number) => [
    `${riders(count)} sprint for ${ordinal(place)} place.`,
    `The next group: ${riders(count)} sprint for ${ordinal(place)} place.`,
  ],
  sprinted: ({ rider, dice, to }: { rider: string; dice: readonly number[]; to: number }) => [
    `${rider} throws ${sum(dice)} and reaches ${to}.`,
    `${rider}: ${sum(dice)}, to ${to}.`,
  ],
  sprintedPast: ({ rider, dice, rows, to }: { rider: string; dice: readonly number[]; rows: number; to: number }) => [
    `${rider} throws ${sum(dice)}, passes ${plural(rows, 'row')} and reaches ${to}.`,
    `${rider}: ${sum(dice)}, past ${plural(rows, 'row')}, to ${to}.`,
  ],
  theSprinter: (rider: string) => `The sprinter ${rider}`,
  firstOver: ({ rider, name, category, prizes }: Passed & { category: Category }) => [
    `${rider} is first over ${name}, ${category}${won(prizes)}.`,
    `${rider} leads over the top of ${name}, ${category}${won(prizes)}.`,
  ],
  over: ({ rider, name, place, prizes }: Passed) => [
    `${ordinal(place)} over ${name}: ${rider}${won(prizes)}.`,
    `${rider} is ${ordinal(place)} over ${name}${won(prizes)}.`,
  ],
  wonIntermediate: ({ rider, name, prizes }: Passed) => [
    `${rider} wins the intermediate sprint at ${name}${won(prizes)}.`,
    `The sprint at ${name} goes to ${rider}${won(prizes)}.`,
  ],
  placedIntermediate: ({ rider, name, place, prizes }: Passed) => [
    `${ordinal(place)} at ${name}: ${rider}${won(prizes)}.`,
    `${rider} is ${ordinal(place)} at ${name}${won(prizes)}.`,
  ],

  timed: ({ rider, dice }: { rider: string; dice: readonly number[] }) => `${rider} throws ${sum(dice)}.`,
  timedAgain: ({ rider, dice, again }: { rider: string; dice: readonly number[]; again: readonly number[] }) =>
    `${rider} throws ${sum(dice)}, and ${plural(again.length, 'die', 'dice')} again for ${sum(again)}.`,
  bestTime: (pips: number) => `${pips} pips: the best time so far.`,
  timeSoFar: ({ pips, place, seconds }: { pips: number; place: number; seconds: number }) =>
    `${pips} pips: ${ordinal(place)} so far, ${time(seconds)} behind.`,
  lowestAgain: (dice: readonly number[], pips: number) => `${sum(dice)}, the lowest thrown again: ${pips}`,
  pips: (dice: readonly number[], pips: number) => `${sum(dice)} = ${pips}`,

  wins: ({ rider, role, prizes }: { rider: string; role: RiderType; prizes: readonly string[] }) => [
    `${rider} wins${won(prizes)}!`,
    `Victory for the ${roles[role].one} ${rider}${won(prizes)}!`,
    `${rider} takes the win${won(prizes)}!`,
  ],
  sharesTheWin: ({ rider, prizes }: { rider: string; prizes: readonly string[] }) => [`${rider} shares the win${won(prizes)}!`],
  sameTime: ({ rider, place, prizes }: Place) => [
    `${ordinal(place)}: ${rider}, in the same time${won(prizes)}.`,
    `${rider} is ${ordinal(place)}, in the same time${won(prizes)}.`,
    `${rider} takes ${ordinal(place)} place in the same time${won(prizes)}.`,
  ],
  finished: ({ rider, place, seconds, prizes }: Place) => [
    `${ordinal(place)}: ${rider}, at ${time(seconds)}${won(prizes)}.`,
    `${rider} is ${ordinal(place)}, at ${time(seconds)}${won(prizes)}.`,
    `${rider} takes ${ordinal(place)} place, at ${time(seconds)}${won(prizes)}.`,
  ],
  ended: ['Everybody has finished.', 'The last rider is in: the race is over.'],

  /** Notes beside the sums of a "why?". */
  notes: { atLeastOne: 'at least 1', rain: 'rain', cobbles: 'cobbles', worth: (thrown: number) => `worth ${thrown}` },

  fields: { squares: 'squares to go' },
  atLine: (line: number, what: string) => `Line ${line}: ${what}`,
  atField: (line: number, field: string, what: string) => `Line ${line}, ${field}: ${what}`,

  refusals,
  screens,
  sheets,
  outs: { 'did-not-start': 'did not start' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'a prologue, then something for everybody' },
      flat: { label: 'For sprinters', hint: 'flat stages, with a hill now and then' },
      classics: { label: 'Hills and cobbles', hint: 'for leaders' },
      mountains: { label: 'Mountains', hint: 'passes and summit finishes, for climbers' },
      'ready-made': { label: 'Ready-made routes', hint: 'the routes that come with the game' },
    },
    classifications: { general: 'General classification', points: 'Points', mountain: 'King of the mountains' },
    jerseys: {
      yellow: 'the yellow jersey of the general classification',
      green: 'the green jersey of the points classification',
      'polka-dot': 'the polka-dot jersey of the king of the mountains',
    },
    primes: {
      sprint: 'intermediate sprint',
      HC: 'hors catégorie summit',
      C1: 'first-category summit',
      C2: 'second-category summit',
      C3: 'third-category summit',
    },
    days: { prologue: 'prologue', flat: 'flat or hilly stage', mountain: 'mountain stage' },
    arrival: { seconds: { label: 'Seconds', hint: 'behind the winner' } },
    outs: { abandoned: 'abandoned', 'did-not-start': 'did not start' },
  } satisfies Partial<StageRaceWords<WsStageRace>>,
};

export type Sentences = typeof en;
