import type { RiderId } from '@gruppetto/kernel';
import type { EventName, Fact, GroupKind, LineProblem, RiderType } from '@gruppetto/wielersim';
import { type GameWords, linesOf, type Names, type Said, type Why } from '../words.ts';
import { measures, platformRefusals, plural } from './platform.ts';

const groups: Readonly<Record<GroupKind, string>> = {
  leaders: 'leaders',
  chasers: 'chasers',
  peloton: 'peloton',
  dropped: 'dropped',
  gruppetto: 'gruppetto',
};

const things = {
  points: (amount: number) => plural(amount, 'point'),
  'mountain-points': (amount: number) => plural(amount, 'mountain point'),
  'bonus-seconds': (amount: number) => plural(amount, 'bonus second'),
};

/** What the ready-made routes and start lists are, by kind and by id. */
export const wielersimReady = {
  routes: {
    'cobbled-classic': 'Cobbled classic',
    'hilly-classic': 'Hilly classic',
    'sprinters-classic': 'Sprinters’ classic',
    'flat-stage': 'Flat stage',
    'hilly-stage': 'Hilly stage',
    'mountain-stage': 'Mountain stage',
    'summit-finish': 'Summit finish',
    prologue: 'Prologue',
  },
  startLists: {
    'nine-teams': 'Nine teams of four: 36 riders',
    'twelve-teams-without-climbers': 'Twelve teams of three, without climbers: 36 riders',
    'five-teams': 'Five teams of four: 20 riders',
    'fifty-teams': 'Fifty teams of four: 200 riders',
  },
} as const;

export const wielersim: GameWords = {
  square: 'row',
  round: (round) => (round === 0 ? 'The start' : `Turn ${round}`),
  options: {
    route: {
      label: 'Route schedule',
      hint: 'a name, then a row for each place: location | km | event | squares to go | colour, and the hierarchy below',
    },
    riders: { label: 'Start list', hint: 'a line for each rider: team, rider, type (leader, climber, sprinter or helper)' },
    startDice: {
      label: 'Dice of the start',
      hint: 'the wearer of the leader’s jersey and the riders of the highest type throw better ones',
      values: { d10: 'Two ten-sided dice', d6: 'Four six-sided dice' },
    },
    jersey: { label: 'Leader’s jersey', hint: 'number of the wearer: their line of the start list; 0 for nobody' },
    absent: { label: 'Not at the start', hint: 'the numbers of those who have left the tour' },
    bonusSeconds: { label: 'Bonus seconds', hint: 'at the finish and at intermediate sprints' },
    mountainPoints: { label: 'Points on mountain stages', hint: 'at the finish of a stage with a climb C1 or HC too' },
  },
  groups,
  things,
  question: () => 'The race is on the road',
  choice: () => ({ label: 'Let them ride', detail: 'one turn' }),
  lines: linesOf(lineOf),
  refusals: {
    'not-utf-8': () => 'These letters are broken: save the text as UTF-8 and try again.',
    'name-missing': () => 'The first line is the name of the race; this is a row of the table already.',
    'no-table-row': () => 'This is no row of the table: part location, km, event, squares to go and colour by |.',
    'too-many-columns': ({ count, max }) => `There are ${count} columns; the table has ${max}: location, km, event, squares to go, colour.`,
    twice: () => 'This has been said before.',
    'no-strict-order': ({ types }) => `The hierarchy names each of the four types once, the highest first: ${types}.`,
    'hierarchy-missing': ({ types }) => `A line is missing: "hierarchy: ${types}", in the order of this race.`,
    'need-number': ({ value }) => `“${value}” is no number of kilometres.`,
    'unknown-event': ({ event, values }) => `There is no event “${event}”; there are: ${values}.`,
    'malus-out-of-range': ({ value, min, max }) => `The greatest malus of a climb is from ${min} to ${max}, not ${value}.`,
    'unknown-colour': ({ value, values }) => `There is no colour “${value}”; there are: ${values}.`,
    'unknown-prologue': ({ value, values }) => `“${value}” cannot be helped in a prologue; there are: ${values}.`,
    'km-falls': ({ km, before }) => `${km} km come after ${before} km: the road goes on, not back.`,
    'finish-missing': () => 'A finish is missing: the last row of the table has the event “finish”.',
    'two-finishes': ({ line }) => `There is a finish on line ${line} already; a race has one.`,
    'after-the-finish': () => 'Nothing comes after the finish.',
    'finish-not-at-0': ({ value }) => `At the finish there are 0 squares to go, not ${value}.`,
    'colour-at-finish': () => 'No section begins at the finish, so it has no colour.',
    'not-in-a-prologue': () => 'A prologue is ridden against the clock: it has no squares, colours or events but the finish.',
    'route-length': ({ value, min, max }) => `A race has ${min} to ${max} squares, not ${value}.`,
    'first-colour': ({ values }) => `The first section needs a colour: ${values}.`,
    'before-the-start': () => 'Nothing happens before the flying start, the first row with squares to go.',
    'squares-rise': ({ value, before }) => `${value} squares to go come after ${before}: they must become fewer.`,
    'climb-not-ended': ({ line }) => `The climb that starts on line ${line} has no top before this.`,
    'cobbles-not-ended': ({ line }) => `The cobbles that start on line ${line} have no end before this.`,
    'no-climb-here': () => 'This is the top of a climb that has not started.',
    'no-cobbles-here': () => 'These cobbles end but have not started.',
    'climb-too-short': ({ count, min }) => `A climb has at least ${min} squares; this one has ${count}.`,
    'cobbles-too-short': () => 'Cobbles have at least one square.',
    'quote-not-closed': () => 'A quotation mark is left open.',
    'wrong-columns': ({ count, need }) => `There are ${plural(Number(count), 'column')}; a line has three: ${need}.`,
    'unknown-type': ({ value, values }) => `“${value}” is no type of rider; there are: ${values}.`,
    'type-twice': ({ team, type, line }) => `${team} has a ${type} on line ${line} already.`,
    'name-twice': ({ team, name, line }) => `${name} of ${team} is on line ${line} already.`,
    'too-many-riders': ({ max }) => `This is one rider too many: at most ${max} start.`,
    'nobody-starts': () => 'Nobody starts: write a line for each rider.',
    'no-such-number': ({ value, max }) => `Nobody wears number ${value}; the list has ${plural(Number(max), 'rider')}.`,
    'absent-twice': ({ number }) => `Number ${number} is there twice.`,
    'all-absent': ({ riders }) => `All ${riders} riders are absent: somebody has to start.`,
    'winner-not-at-0': ({ rider }, names) => `${names.rider(Number(rider))} won: he is no second behind himself.`,
    'home-too-early': ({ rider, seconds }, names) =>
      `${names.rider(Number(rider))} is placed behind one who came home ${measures.seconds(Number(seconds))} behind the winner.`,
    'rider-twice': ({ rider }, names) => `${names.rider(Number(rider))} is there twice.`,
    'square-taken': ({ rider, other, row, lane }, names) =>
      `${names.rider(Number(rider))} and ${names.rider(Number(other))} stand on one square, lane ${lane} of row ${row}.`,
    'riders-missing': ({ missing }) =>
      `${plural(Number(missing), 'rider')} of the race ${missing === 1 ? 'is' : 'are'} neither on the road nor home.`,
    'home-out-of-order': () => 'Those who are home must stand in the order in which they came.',
    'mark-not-reached': ({ name }) => `Nobody has passed ${name} yet, so nobody has a place there.`,
    'not-past-the-top': ({ rider, name }, names) => `${names.rider(Number(rider))} has a place at ${name} but has not passed it.`,
  },
  outs: { 'did-not-start': 'did not start' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'a prologue, then something for everybody' },
      flat: { label: 'For sprinters', hint: 'flat stages, now and then a hill' },
      classics: { label: 'Hills and cobbles', hint: 'for leaders' },
      mountains: { label: 'Mountains', hint: 'passes and summit finishes, for climbers' },
      'ready-made': { label: 'Ready-made routes', hint: 'the routes that are on the shelf' },
    },
    classifications: { general: 'General classification', points: 'Points', mountain: 'King of the mountains' },
    jerseys: {
      yellow: 'the yellow jersey of the general classification',
      green: 'the green jersey of the points classification',
      'polka-dot': 'the polka-dot jersey of the king of the mountains',
    },
    primes: {
      sprint: 'intermediate sprint',
      HC: 'top beyond category',
      C1: 'top of the first category',
      C2: 'top of the second category',
      C3: 'top of the third category',
    },
    days: { prologue: 'prologue', flat: 'flat or hilly stage', mountain: 'mountain stage' },
    arrival: { seconds: { label: 'Seconds', hint: 'behind the winner' } },
    outs: { abandoned: 'abandoned', 'did-not-start': 'did not start' },
    advantages: {},
  },
};

const fields: Readonly<Record<string, string>> = {
  squares: 'squares to go',
  line: '',
  encoding: '',
};

/** What is wrong with a typed text, with its line and field. */
export function sayLineProblem({ line, field, need }: LineProblem): string {
  const words = wielersim.refusals[need.reason] ?? platformRefusals[need.reason];
  const what = words ? words(need.with ?? {}, nobody) : need.reason;
  const name = fields[field] ?? field;
  return name === '' ? `Line ${line}: ${what}` : `Line ${line}, ${name}: ${what}`;
}

const nobody: Names = { seat: () => 'the commentator', rider: (rider) => `rider ${rider + 1}` };

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

function lineOf(fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  switch (fact.type) {
    case 'began':
      return { text: began(fact), why: { rules: [fact.rule] } };
    case 'placed':
      return placed(fact, names);
    case 'weather':
      return weather(fact);
    case 'accelerated':
      return fact.success ? undefined : notFaster(fact, names);
    case 'happened':
      return happened(fact, names);
    case 'moved':
      return moved(fact, facts, index, names);
    case 'stayed':
      return stayed(fact, names);
    case 'attacked':
      return attacked(fact, names);
    case 'countered':
      return fact.success ? undefined : notCountered(fact, names);
    case 'split':
      return split(fact, names);
    case 'caught':
      return caught(fact, names);
    case 'gaps':
      return gaps(fact, names);
    case 'sprint-began':
      return { text: sprintBegan(fact), why: { rules: [fact.rule] } };
    case 'sprinted':
      return sprinted(fact, names);
    case 'passed':
      return passed(fact, facts, index, names);
    case 'timed':
      return timed(fact, names);
    case 'finished':
      return finished(fact, facts, index, names);
    case 'ended':
      return { text: pick(fact, ['Everybody is home.', 'The last rider is in: the race is over.']), why: { rules: [fact.rule] } };
    // What is thrown is told with what came of it, what is won with the place that won it.
    case 'threw':
    case 'gained':
      return undefined;
  }
}

/** One of several ways to say it: the same fact is always said in the same way. */
function pick(fact: Fact, ways: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(fact)) hash = Math.imul(hash ^ (sign.codePointAt(0) as number), 0x01000193);
  return ways[(hash >>> 0) % ways.length];
}

const two = 2;

/** "A, B and C", "A, B and 7 others". */
function people(riders: readonly RiderId[], names: Names): string {
  const all = riders.map((rider) => names.rider(rider));
  const shown = all.length > two + 1 ? [...all.slice(0, two), `${all.length - two} others`] : all;
  return shown.length === 1 ? shown[0] : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const squares = (count: number): string => plural(count, 'square');
const riders = (count: number): string => plural(count, 'rider');
const toGo = ({ toGo: left }: { readonly toGo: number }): string => `${squares(left)} from the line`;
const on = ({ sector }: { readonly sector?: string }): string => (sector === undefined ? '' : ` on ${sector}`);
const thrown = (dice: readonly number[]): string => dice.join(' + ');
const ordinal = (place: number): string => {
  const last = place % 10;
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen || last === 0 || last > 3 ? 'th' : ['st', 'nd', 'rd'][last - 1]}`;
};
const roles: Readonly<Record<RiderType, string>> = { leader: 'leader', climber: 'climber', sprinter: 'sprinter', helper: 'helper' };

function began(fact: FactOf<'began'>): string {
  const { race, round, riders: count, home, location, sector } = fact;
  if (fact.rule === 'WS-7.1') return `${race}: ${riders(count)}, one after the other, against the clock.`;
  if (round === 0) return `${race}: a flying start for ${riders(count)}, ${toGo(fact)}.`;
  if (home > 0) return `Turn ${round}: ${riders(count)} still on the road${count === 1 ? '' : ', the first of them'} ${toGo(fact)}.`;
  const past = sector !== undefined ? ` on ${sector}` : location === undefined ? '' : ` past ${location}`;
  return pick(fact, [
    `Turn ${round}: the head of the race is${past}, ${toGo(fact)}.`,
    `Turn ${round}: ${squares(fact.toGo)} to go for the first of ${riders(count)},${past || ' on the road'}.`,
    `Turn ${round}. ${squares(fact.toGo)} to go${past && `,${past}`}.`,
  ]);
}

function placed(fact: FactOf<'placed'>, names: Names): Said {
  const { rider, dice, sides, again = [], thrown: sum, to, lane } = fact;
  const ofThree = sides === 10 && dice.length > 2;
  const better = again.map(({ was, die }) => `, the ${was} again for ${die}`).join('');
  const best = ofThree ? ', the best two count' : better;
  const crowded = to < sum ? `; row ${sum} is full, so` : ':';
  const faces = [...dice, ...again.map(({ die }) => die)];
  const change = again.map(({ was, die }) => ` − ${was} + ${die}`).join('');
  return {
    text: `${names.rider(rider)} throws ${thrown(dice)}${best}${crowded} row ${to}, lane ${lane}.`,
    rider,
    why: { rules: [fact.rule], dice: { faces, sides }, sum: `${ofThree ? bestTwo(dice) : thrown(dice)}${change} = ${sum}` },
  };
}

/** The two that count of three. */
function bestTwo(dice: readonly number[]): string {
  const lowest = dice.indexOf(Math.min(...dice));
  return thrown(dice.filter((_, die) => die !== lowest));
}

function weather(fact: FactOf<'weather'>): Said {
  const { die, rain, halfway, changed } = fact;
  const ways = !halfway
    ? rain
      ? ['It rains at the start.', 'A wet start: it rains.', 'Grey skies and rain at the start.']
      : ['The road is dry at the start.', 'A dry start.', 'No rain at the start.']
    : rain
      ? changed
        ? ['Half way, and the rain sets in.', 'It begins to rain half way.', 'Dark clouds half way: it rains now.']
        : ['Half way, and still it rains.', 'No end of the rain half way.']
      : changed
        ? ['Half way, and the rain stops.', 'The sky clears half way: the rain is over.']
        : ['Half way, and still dry.', 'It stays dry half way.'];
  return {
    text: pick(fact as Fact, ways),
    why: { rules: [fact.rule], dice: { faces: [die], sides: 6 }, sum: `${die} ${rain ? '≤' : '>'} 2` },
  };
}

/** The last fact of this kind about him before this one. */
function before<T extends Fact['type']>(facts: readonly Fact[], index: number, type: T, rider: RiderId): FactOf<T> | undefined {
  const found = facts.slice(0, index).findLast((fact) => fact.type === type && (fact as { rider?: RiderId }).rider === rider);
  return found as FactOf<T> | undefined;
}

function moved(fact: FactOf<'moved'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  switch (fact.by) {
    case 'throw':
      return rode(fact, before(facts, index, 'threw', fact.rider)?.dice, names);
    case 'acceleration':
      return sped(fact, before(facts, index, 'accelerated', fact.rider), names);
    case 'aspiration':
      return followed(fact, facts, index, names);
    case 'counter':
      return countered(fact, before(facts, index, 'countered', fact.rider), names);
    case 'escape':
      return escaped(fact, names);
  }
}

type MovedFact = FactOf<'moved'>;

/** WS-1.6: the sum of a move by a throw. */
function sumOf({ from, to, thrown: sum = 0, malus, aimed = to }: MovedFact): string {
  if (malus === 0) return `${from} + ${sum} = ${aimed}`;
  return sum - malus < 1 ? `${from} + 1 = ${aimed} (${sum} − ${malus}, but at least 1)` : `${from} + ${sum} − ${malus} = ${aimed}`;
}

const rulesOf = ({ rule, malus, aimed }: MovedFact, ...others: readonly string[]): readonly string[] => [
  ...new Set([rule, ...(malus > 0 ? ['WS-1.6'] : []), ...(aimed === undefined ? [] : ['WS-4.3']), ...others]),
];

const held = ({ aimed }: MovedFact): string => (aimed === undefined ? '' : '; a full row ahead stops him there');
const lost = ({ malus, thrown: sum = 0 }: MovedFact): string => (malus === 0 || sum === 0 ? '' : `, less ${malus}`);

function rode(fact: MovedFact, dice: readonly number[] | undefined, names: Names): Said {
  const { rider, to, thrown: sum = 0 } = fact;
  const who = names.rider(rider);
  const natural = dice && dice.length < 3 && dice.reduce((total, die) => total + die, 0) === sum;
  const how = !dice
    ? `moves by ${sum}`
    : natural
      ? `throws ${thrown(dice)}`
      : dice.length === 3
        ? `throws ${thrown(dice)}, the best two count`
        : `rides by ${sum}`;
  return {
    text: pick(fact, [
      `${who} ${how}${lost(fact)}, and comes to ${to}${held(fact)}.`,
      `${who} ${how}${lost(fact)}: to ${to}${held(fact)}.`,
    ]),
    rider,
    why: { rules: rulesOf(fact, 'WS-4.1'), ...(dice && { dice: { faces: dice, sides: 6 } }), sum: sumOf(fact) },
  };
}

function sped(fact: MovedFact, tried: FactOf<'accelerated'> | undefined, names: Names): Said {
  const { rider, to } = fact;
  const who = names.rider(rider);
  const role = tried ? `${roles[tried.role]} ` : '';
  const dice = tried?.dice ?? [];
  const than = tried ? `, better than the ${tried.equivalent} of the wheel` : '';
  return {
    text: pick(fact, [
      `Here comes the ${role}${who}: ${thrown(dice)}${lost(fact)}${than}, to ${to}${held(fact)}.`,
      `${who} will not wait for the wheel: he throws ${thrown(dice)}${lost(fact)}${than}, and speeds to ${to}${held(fact)}.`,
      `This road suits the ${role}${who}: he throws ${thrown(dice)}${lost(fact)}${than}, and pulls away to ${to}${held(fact)}.`,
    ]),
    rider,
    why: { rules: rulesOf(fact, 'WS-4.6'), dice: { faces: dice, sides: 6 }, sum: sumOf(fact) },
  };
}

/** Those who follow one after the other are told in one line. */
function followed(fact: MovedFact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const isOne = (other: Fact | undefined): other is MovedFact =>
    other?.type === 'moved' && other.by === 'aspiration' && other.behind === fact.behind;
  if (isOne(facts[index + 1])) return undefined;
  let first = index;
  while (isOne(facts[first - 1])) first--;
  const run = facts.slice(first, index + 1) as readonly MovedFact[];
  const all = run.map(({ rider }) => rider);
  const who = people(all, names);
  const wheel = names.rider(fact.behind as RiderId);
  const many = all.length > 1;
  const ways = many
    ? [`${who} follow ${wheel}.`, `${who} stay in the wheel of ${wheel}.`, `${who} go with ${wheel}.`]
    : [
        `${who} follows ${wheel} to ${fact.to}.`,
        `${who} takes the wheel of ${wheel}, to ${fact.to}.`,
        `${who} goes with ${wheel}, to ${fact.to}.`,
      ];
  const sums = run.map(({ from, to, malus }) => `${from} + ${to - from} = ${to}${malus > 0 ? ` (as a ${to - from + malus})` : ''}`);
  return { text: pick(fact, ways), rider: all[0], why: { rules: ['WS-4.4', 'WS-4.5'], sum: sums.join('; ') } };
}

function countered(fact: MovedFact, tried: FactOf<'countered'> | undefined, names: Names): Said {
  const { rider, from, to, behind } = fact;
  const who = names.rider(rider);
  const wheel = names.rider(behind as RiderId);
  const die = tried?.die ?? 0;
  return {
    text: pick(fact, [
      `${who} throws a ${die} and goes with ${wheel}, to ${to}.`,
      `A ${die}: ${who} has an answer and hangs on to ${wheel}, on ${to}.`,
      `${who} counters with a ${die}: he is on the wheel of ${wheel}, on ${to}.`,
    ]),
    rider,
    why: { rules: [fact.rule], dice: { faces: [die], sides: 6 }, sum: `${from} + ${to - from} = ${to}` },
  };
}

function escaped(fact: MovedFact, names: Names): Said {
  const { rider, to, die = 6 } = fact;
  const who = names.rider(rider);
  return {
    text: pick(fact, [
      `${who} throws a ${die}, swerves and rides on to ${to}${held(fact)}.`,
      `A ${die}: ${who} gets round the fall and comes to ${to}${held(fact)}.`,
    ]),
    rider,
    why: { rules: rulesOf(fact, 'WS-5.3'), dice: { faces: [die], sides: 6 }, sum: sumOf(fact) },
  };
}

function notFaster(fact: FactOf<'accelerated'>, names: Names): Said {
  const { rider, dice, equivalent, thrown: sum } = fact;
  const who = names.rider(rider);
  return {
    text: pick(fact, [
      `${who} tries to accelerate, but ${thrown(dice)} is no better than the ${equivalent} of the wheel.`,
      `${who} looks for more than the wheel gives: ${thrown(dice)}, not enough.`,
    ]),
    rider,
    why: { rules: [fact.rule], dice: { faces: dice, sides: 6 }, sum: `${sum} ≤ ${equivalent}` },
  };
}

function notCountered(fact: FactOf<'countered'>, names: Names): Said {
  const { rider, die, attacker } = fact;
  const who = names.rider(rider);
  return {
    text: pick(fact, [
      `${who} wants to go with ${names.rider(attacker)} but throws a ${die}.`,
      `${who} has no answer: a ${die}.`,
      `A ${die} for ${who}: he must let the attack go.`,
    ]),
    rider,
    why: { rules: [fact.rule], dice: { faces: [die], sides: 6 }, sum: `${die} < 5` },
  };
}

function attacked(fact: FactOf<'attacked'>, names: Names): Said {
  const { rider, role, thrown: sum } = fact;
  const who = names.rider(rider);
  return {
    text: pick(fact, [
      `${who} attacks${on(fact)}, ${toGo(fact)}!`,
      `Attack! The ${roles[role]} ${who} goes${on(fact)}, ${toGo(fact)}.`,
      `${who} jumps away${on(fact)} with ${squares(fact.toGo)} to go!`,
      `And there goes ${who}${on(fact)}! ${squares(fact.toGo)} to go.`,
    ]),
    rider,
    why: { rules: [fact.rule], sum: `${sum} ≥ 11` },
  };
}

const eventWays: Readonly<Record<EventName, (who: string, die: number | undefined) => readonly string[]>> = {
  crash: (who) => [`Crash! ${who} goes down.`, `${who} hits the ground!`, `A touch of wheels, and ${who} falls!`],
  'flat-tyre': (who) => [`Flat tyre for ${who}.`, `${who} raises his hand: a flat tyre.`, `${who} has punctured.`],
  'steering-error': (who, die) => [
    `${who} misses a bend and moves by ${die} only.`,
    `A steering error by ${who}: he moves by ${die}.`,
    `${who} has to brake hard and moves by ${die} only.`,
  ],
  nothing: (who) => [
    `A seven for ${who}, but nothing happens.`,
    `${who} throws a seven and stays out of trouble.`,
    `A seven; all goes well for ${who}.`,
  ],
  surge: (who) => [`${who} finds another gear: his seven is worth a ten.`, `A surge by ${who}: his seven counts as a ten.`],
  attack: (who) => [`${who} turns his seven into a twelve.`, `Out of nowhere ${who} makes a twelve of his seven.`],
};

function happened(fact: FactOf<'happened'>, names: Names): Said {
  const { rider, dice, rain, cobbles, total, event, die } = fact;
  const less = [...(rain ? [' − 1 (rain)'] : []), ...(cobbles ? [' − 1 (cobbles)'] : [])].join('');
  return {
    text: pick(fact, eventWays[event](names.rider(rider), die)),
    rider,
    why: {
      rules: [...new Set(['WS-5.1', fact.rule])],
      dice: { faces: die === undefined ? dice : [...dice, die], sides: 6 },
      sum: `${thrown(dice)}${less} = ${total}`,
    },
  };
}

function stayed(fact: FactOf<'stayed'>, names: Names): Said {
  const { rider, die, by } = fact;
  const who = names.rider(rider);
  const other = by === undefined ? 'the fall' : names.rider(by);
  const ways = {
    blocked: [`${who} finds the road full ahead of him and stays where he is.`, `No way through for ${who}: the road ahead is full.`],
    crash: [`${who} loses the turn.`, `${who} is back on his bicycle, but this turn is gone.`],
    'taken-down': [
      `${who} cannot avoid ${other}: a ${die}, and he is down too.`,
      `${who} throws a ${die} and is taken down with ${other}.`,
    ],
    'flat-tyre': [`${who} waits for a wheel and loses the turn.`, `${who} stands at the roadside this turn.`],
  };
  const dice: Pick<Why, 'dice'> = die === undefined ? {} : { dice: { faces: [die], sides: 6 } };
  return { text: pick(fact, ways[fact.reason]), rider, why: { rules: [fact.rule], ...dice } };
}

function split(fact: FactOf<'split'>, names: Names): Said {
  const [ahead = [], ...others] = fact.parts;
  const behind = others.flat();
  const rest = riders(behind.length);
  const few = ahead.length <= two + 1;
  const ways = few
    ? [
        `${people(ahead, names)} ${ahead.length === 1 ? 'is' : 'are'} clear of ${behind.length <= two + 1 ? people(behind, names) : rest}${on(fact)}.`,
        `A gap behind ${people(ahead, names)}${on(fact)}: ${behind.length <= two + 1 ? people(behind, names) : rest} cannot hold on.`,
      ]
    : behind.length <= two + 1
      ? [
          `${people(behind, names)} ${behind.length === 1 ? 'is' : 'are'} dropped${on(fact)}.`,
          `${people(behind, names)} cannot hold the wheels${on(fact)}.`,
        ]
      : [
          `The group splits${on(fact)}: ${ahead.length} in front, ${behind.length} behind.`,
          `A split${on(fact)}: ${riders(ahead.length)} ahead, ${rest} behind.`,
        ];
  return {
    text: pick(fact, ways),
    rider: ahead[0],
    why: { rules: [fact.rule], sum: fact.parts.map((part) => part.length).join(' | ') },
  };
}

function caught(fact: FactOf<'caught'>, names: Names): Said {
  const ahead = people(fact.riders, names);
  const chasers = people(fact.by, names);
  const one = fact.by.length === 1;
  return {
    text: pick(fact, [
      `${chasers} ${one ? 'is' : 'are'} back with ${ahead}${on(fact)}.`,
      `${chasers} ${one ? 'closes' : 'close'} the gap to ${ahead}${on(fact)}.`,
      `It is together again${on(fact)}: ${chasers} ${one ? 'has' : 'have'} caught ${ahead}.`,
    ]),
    rider: fact.by[0],
    why: { rules: [fact.rule], sum: `${fact.riders.length} + ${fact.by.length} = ${fact.riders.length + fact.by.length}` },
  };
}

function gaps(fact: FactOf<'gaps'>, names: Names): Said | undefined {
  const [first, ...others] = fact.groups;
  if (!first || others.length === 0) return undefined;
  const shown = others.slice(0, two + 1);
  const head = first.riders.length <= two + 1 ? people(first.riders, names) : `${riders(first.riders.length)}`;
  const rest = shown.map(({ kind, riders: them, seconds }) => {
    const who = them.length <= two ? people(them, names) : `the ${kind === 'dropped' ? 'next' : groups[kind]} (${them.length})`;
    return `${who} at ${measures.seconds(seconds)}`;
  });
  const more = others.length > shown.length ? '; others further back' : '';
  const where = fact.home === 0 ? 'In front' : 'Next on the road';
  return {
    text: `${where} ${head}; then ${rest.join(', ')}${more}.`,
    rider: first.riders[0],
    why: { rules: [fact.rule], sum: others.map(({ rows, seconds }) => `${plural(rows, 'row')} = ${seconds} s`).join('; ') },
  };
}

function sprintBegan(fact: FactOf<'sprint-began'>): string {
  const { mark, name, riders: group, place } = fact;
  const count = riders(group.length);
  if (mark === 'sprint')
    return group.length === 1
      ? `The intermediate sprint at ${name}: one rider passes alone.`
      : pick(fact, [`${count} sprint for the intermediate at ${name}.`, `The intermediate sprint at ${name}: ${count} go for it.`]);
  return place === 1
    ? pick(fact, [`${count} sprint for victory!`, `The sprint is on: ${count} for one victory.`, `Here they come: ${count} in the sprint!`])
    : pick(fact, [`${count} sprint for place ${place}.`, `The next group: ${count} sprint for place ${place}.`]);
}

function sprinted(fact: FactOf<'sprinted'>, names: Names): Said {
  const { rider, role, dice, sides, from, passed: rows, to } = fact;
  const who = role === 'sprinter' ? `The sprinter ${names.rider(rider)}` : names.rider(rider);
  const past = rows === 0 ? '' : `, passes ${plural(rows, 'row')}`;
  return {
    text: pick(fact, [`${who} throws ${thrown(dice)}${past} and comes to ${to}.`, `${who}: ${thrown(dice)}${past}, to ${to}.`]),
    rider,
    why: { rules: [fact.rule], dice: { faces: dice, sides }, sum: `${from} + ${thrown(dice)}${rows > 0 ? ` + ${rows}` : ''} = ${to}` },
  };
}

/** What was won with a place: the facts that follow at once. */
function prizes(facts: readonly Fact[], index: number): { readonly text: string; readonly rules: readonly string[] } {
  const won: FactOf<'gained'>[] = [];
  for (let next = facts[++index]; next?.type === 'gained'; next = facts[++index]) won.push(next);
  return { text: won.map(({ what, amount }) => things[what](amount)).join(', '), rules: won.map(({ rule }) => rule) };
}

function passed(fact: FactOf<'passed'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, mark, name, category, place } = fact;
  const prize = prizes(facts, index);
  const who = names.rider(rider);
  const won = prize.text === '' ? '' : `: ${prize.text}`;
  const top = mark === 'top';
  const ways =
    place > 1
      ? [
          `${ordinal(place)} ${top ? 'over' : 'at'} ${name}, ${who}${won}.`,
          `${who} is ${ordinal(place)} ${top ? 'over' : 'at'} ${name}${won}.`,
        ]
      : top
        ? [`${who} is first over ${name} (${category})${won}.`, `${who} leads over the top of ${name} (${category})${won}.`]
        : [`${who} wins the intermediate sprint at ${name}${won}.`, `The sprint at ${name} is for ${who}${won}.`];
  return { text: pick(fact, ways), rider, why: { rules: [...new Set([fact.rule, ...prize.rules])] } };
}

function timed(fact: FactOf<'timed'>, names: Names): Said {
  const { rider, dice, sides, again, pips, place, seconds } = fact;
  const who = names.rider(rider);
  const better = again.length > 0 ? `, throws ${plural(again.length, 'die', 'dice')} again for ${thrown(again)}` : '';
  const standing =
    place === 1 ? (seconds === 0 ? 'the best time so far' : '') : `${ordinal(place)} so far, ${measures.seconds(seconds)} behind`;
  return {
    text: pick(fact, [
      `${who} throws ${thrown(dice)}${better}: ${pips} pips, ${standing}.`,
      `${who}: ${thrown(dice)}${better}. ${pips} pips, ${standing}.`,
    ]),
    rider,
    why: {
      rules: [fact.rule],
      dice: { faces: [...dice, ...again], sides },
      sum: `${thrown(dice)}${again.length > 0 ? ', the lowest thrown again' : ''}: ${pips}`,
    },
  };
}

function finished(fact: FactOf<'finished'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, role, place, seconds } = fact;
  const prize = prizes(facts, index);
  const who = names.rider(rider);
  const won = prize.text === '' ? '' : ` (${prize.text})`;
  const late = seconds === 0 ? 'in the same time' : `at ${measures.seconds(seconds)}`;
  const shared = facts.filter((other) => other.type === 'finished' && other.place === place).length > 1;
  const ways =
    place === 1 && shared
      ? [`${who} shares the victory${won}!`]
      : place === 1
        ? [`${who} wins${won}!`, `Victory for the ${roles[role]} ${who}${won}!`, `It is ${who} who wins${won}!`]
        : [
            `${ordinal(place)}: ${who}, ${late}${won}.`,
            `${who} is ${ordinal(place)}, ${late}${won}.`,
            `${who} takes place ${place}, ${late}${won}.`,
          ];
  return {
    text: pick(fact, ways),
    rider,
    why: { rules: [...new Set([fact.rule, ...(fact.rule === 'WS-7.1' ? [] : ['WS-6.4']), ...prize.rules])] },
  };
}
