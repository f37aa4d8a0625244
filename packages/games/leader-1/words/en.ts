import type { Effect, Preview, RiderId, Seat, Section } from '@gruppetto/kernel';
import type { Bill, Character, Choice, Face, Fact, Quality, RacePlan, Risk, Terrain, WeatherToken } from '@gruppetto/leader-1';
import { faceOf as faceOfDie } from '@gruppetto/leader-1';
import { type ChoiceWords, type DieFace, type GameWords, linesOf, type Names, type Said, type SquareMark } from '../words.ts';
import { plural } from './platform.ts';

const energy = (amount: number): string => `${amount} energy`;
const squares = (amount: number): string => plural(amount, 'square');

const teamOf = (team: number, names: Names): string => names.team?.(team) ?? `Team ${team + 1}`;
const teamsOf = (teams: readonly number[], names: Names): string => teams.map((team) => teamOf(team, names)).join(', ');

const areas = { front: 'the front', back: 'the back' } as const;

const qualities: Readonly<Record<Quality, { readonly name: string; readonly means: string }>> = {
  descender: { name: 'a descender', means: 'a free square more when he starts downhill' },
  fighter: { name: 'a fighter', means: 'the first dark square of a move does him no harm' },
  sprinter: { name: 'a sprinter', means: 'a free square more when he starts in a sprint zone' },
};

const weather: Readonly<Record<WeatherToken, string>> = {
  rain: 'Rain: dark squares threaten in the free part of a move too.',
  heat: 'Heat: who rides six squares or more shows and adds a feed tile.',
  'contrary-1': 'Contrary wind: 1 energy more without slipstream.',
  'contrary-2': 'Contrary wind: 2 energy more without slipstream.',
  'favourable-1': 'Favourable wind: 1 energy less.',
  'favourable-2': 'Favourable wind: 2 energy less.',
};

/** What the program offers ready-made. */
export const leader1Ready = {
  qualities: { descender: 'descender', fighter: 'fighter', sprinter: 'sprinter' } satisfies Record<Quality, string>,
  characters: { classic: 'Rolling', cobbles: 'Cobbles', mountains: 'Mountains' } satisfies Record<Character, string>,
  kinds: { classic: 'A classic', stage: 'A stage' } satisfies Record<RacePlan['kind'], string>,
  /** L1-5.2: what the die must show at the first, the second and any later risk. */
  ladder: ['more than 3', 'more than 4', 'orange or blue 4'],
  weather,
  grounds: { plain: 'plain', hill: 'hill', mountain: 'mountain', downhill: 'downhill' } satisfies Record<Terrain, string>,
};

const risks: Readonly<Record<string, string>> = {
  crack: 'a crack',
  fall: 'a fall (a turn lost)',
  puncture: 'a puncture (moves last)',
  dropped: 'being dropped',
};

export const leader1: GameWords = {
  square: 'row',
  round: (round) => (round === 0 ? 'Before the start' : `Turn ${round}`),
  options: {
    players: { label: 'Players', hint: 'with more than four, players share teams' },
    ridersEach: { label: 'Riders each', hint: 'twelve in all at most' },
    race: {
      label: 'Race',
      values: {
        'three-harbours': 'Three Harbours: flat, 10 hexagons',
        'vineyard-hills': 'Vineyard Hills: rolling, 12 hexagons',
        'heath-and-ridge': 'Heath and Ridge: rolling with a climb, 12 hexagons',
        'long-way-north': 'The Long Way North: rolling, 14 hexagons',
        'miners-road': "The Miners' Road: five sectors of cobbles, 12 hexagons",
        'farmers-sunday': "Farmers' Sunday: four sectors of cobbles, 10 hexagons",
        'seven-sectors': 'Seven Sectors: every cobble of the box, 15 hexagons',
        'two-passes': 'Two Passes: a mountain stage, 12 hexagons',
        'eagle-summit': 'Eagle Summit: a stage that ends on top, 14 hexagons',
        'queen-stage': 'The Queen Stage: three climbs, 18 hexagons',
        own: 'A race of your own',
      },
    },
    own: { label: 'Your race', hint: 'hexagons and markers' },
    qualities: { label: 'Qualities', hint: 'a descender, a fighter and a sprinter in every team' },
    weather: { label: 'Weather tokens', hint: 'face down along the road' },
    before: { label: 'The stages before', hint: 'what they left: order, energy, pursuits' },
  },
  groups: { breakaway: 'breakaway', peloton: 'peloton', front: 'front', back: 'back', dropped: 'dropped' },
  section: sectionName,
  markers: {
    feed: 'feed',
    sprint: 'sprint',
    time: 'bonus line',
    weather: 'weather ?',
    rain: 'rain',
    heat: 'heat',
    'contrary-1': 'headwind 1',
    'contrary-2': 'headwind 2',
    'favourable-1': 'tailwind 1',
    'favourable-2': 'tailwind 2',
  },
  risks,
  things: {
    energy,
    pursuit: (amount) => plural(amount, 'pursuit'),
    risk: (amount) => `${plural(amount, 'risk')} taken`,
    'feed-tile': (amount) => plural(amount, 'feed tile'),
    'free-square': (amount) => plural(amount, 'free square'),
    'paying-square': (amount) => plural(amount, 'paying square'),
    slipstream: () => 'slipstream',
    wheel: () => 'a wheel to follow',
    price: energy,
  },
  question: (turn, names) => question(turn as { seat: Seat; rider?: RiderId; choices: readonly Choice[] }, names),
  choice: (choice, preview, names) => choiceWords(choice as Choice, preview, names),
  mark: (choice, preview) => markOf(choice as Choice, preview),
  marks: 'On each square: its price in energy, and the risk in %.',
  face: (die) => dieFace(faceOfDie(die)),
  lines: linesOf(lineOf),
  refusals: {
    'hexagon-count': ({ count, min, max }) => `A race has ${min} to ${max} hexagons, not ${count}.`,
    'tile-twice': ({ tile, other }) => `${tile} and ${other} are the two sides of one tile.`,
    'marker-off-road': ({ row, max }) => `Row ${row} is no place for it: it must stand before the finish, on rows 1 to ${max}.`,
    'rows-out-of-order': ({ row }) => `Row ${row} is not after the one before it.`,
    'feed-count': ({ count, need, kind, hexagons }) =>
      `A ${kind} of ${plural(Number(hexagons), 'hexagon')} has ${plural(Number(need), 'feed zone')}, not ${count}.`,
    'bonus-count': ({ count, kind }) =>
      kind === 'classic' ? 'A classic has no bonus lines.' : `A stage has one or two bonus lines, not ${count}.`,
    'sprint-missing': ({ row, from, hexagon }) =>
      `The line after row ${row} needs a sprint zone that begins on hexagon ${from === hexagon ? from : `${from} or ${hexagon}`}.`,
    'sprint-twice': ({ row }) => `The sprint zone after row ${row} is one too many for its line.`,
    'sprint-too-far': ({ row, from, hexagon }) =>
      `The sprint zone after row ${row} begins too early: it must be on hexagon ${from} or ${hexagon}.`,
    'sprint-to-mountain': ({ hexagon }) => `There is no sprint zone to a line on a mountain, as on hexagon ${hexagon}.`,
    'climb-without-token': ({ hexagon }) => `The climb that begins on hexagon ${hexagon} needs a category.`,
    'no-climb-begins': ({ hexagon }) => `No climb begins on hexagon ${hexagon}.`,
    'climbs-out-of-order': ({ hexagon }) => `Hexagon ${hexagon} is not after the climb before it.`,
    'weather-off-road': ({ hexagon, max }) => `There is no hexagon ${hexagon}; this race has ${max}.`,
    'weather-twice': ({ hexagon }) => `Hexagon ${hexagon} has a weather token already.`,
    'too-many-riders': ({ players, ridersEach, max }) =>
      `${plural(Number(players), 'player')} with ${plural(Number(ridersEach), 'rider')} each are too many: ${max} riders at most.`,
    'race-named-too': ({ race }) => `The race is "${race}" already; choose "own" for a race of your own.`,
    'too-few-hexagons': ({ weather: tokens, places }) =>
      `${plural(Number(tokens), 'weather token')} do not find room on ${plural(Number(places), 'hexagon')}.`,
    'team-twice': ({ team }, names) => `${teamOf(Number(team), names)} is named twice, or does not ride.`,
    'rider-twice': ({ rider }, names) => `${names.rider(Number(rider))} is named twice, or does not ride.`,
    'no-such-rider': ({ rider }) => `There is no rider ${rider}.`,
    'nobody-rides': () => 'Somebody must still be in the race.',
    'break-too-short': ({ min }) => `Who breaks away rides at least ${squares(Number(min))}.`,
    'cannot-pay': ({ rider, need, energy: owned }, names) =>
      `${names.rider(Number(rider))} cannot pay for that: it costs ${need}, and he has ${energy(Number(owned))}.`,
    'cannot-pay-double': ({ rider, need, energy: owned }, names) =>
      `${names.rider(Number(rider))} may crack there and must be able to pay double: ${need}, and he has ${energy(Number(owned))}.`,
    'square-taken': () => 'Somebody stands on that square.',
    'punctured-there': () => 'Somebody has punctured on that square: it may be passed, but nobody ends there.',
    'peloton-ahead': ({ front }) => `Nobody from behind passes the peloton, whose front is on row ${front}.`,
    'front-cannot-drop': ({ rider }, names) => `${names.rider(Number(rider))} rides in front; only from the back may a rider drop off.`,
    'quality-taken': ({ quality }) => `His team has ${qualities[quality as Quality].name} already.`,
    'not-on-the-road': () => 'Only a rider on the road has this.',
    'inside-the-peloton': ({ row, front }) => `Row ${row} is the peloton's, whose front is on row ${front}.`,
    'two-on-a-square': ({ row, lane }) => `Row ${row}, lane ${lane} has a rider already.`,
    'riders-missing': ({ missing }) => `${plural(Number(missing), 'rider')} missing here.`,
    'road-out-of-order': () => 'The road must go from the foremost rider to the last.',
    'not-home': ({ rider }, names) => `${names.rider(Number(rider))} is not home.`,
    'home-out-of-order': () => 'Those who are home must stand in the order of their turns.',
    'too-many-tiles': ({ tile, count, max }) => `There are ${count} feed tiles of ${tile} in one colour; the box has ${max}.`,
    'token-twice': ({ token }) => `The weather token "${token}" lies twice.`,
    'race-not-begun': ({ turn }) => `It cannot be turn ${turn}: the riders are still getting ready.`,
    'race-has-begun': () => 'The race has begun: turns count from 1.',
    'peloton-is-home': () => 'The peloton is home, so there is no such phase.',
    'not-asked-now': ({ rider }) => `${rider} is not asked in this phase.`,
    'nobody-decides': () => 'Nobody has anything to decide here: the dice would fall first.',
  },
  outs: { eliminated: 'eliminated' },
  stageRace: {
    kinds: {
      classic: { label: 'Rolling roads', hint: 'plains and hills, no mountains' },
      cobbles: { label: 'Cobbles', hint: 'sectors of cobbles every day' },
      mountains: { label: 'Mountains', hint: 'climbs and descents every day' },
      mixed: { label: 'A bit of everything', hint: 'rolling roads, cobbles and mountains by turns' },
    },
    classifications: { general: 'General classification' },
    jerseys: { yellow: 'the yellow jersey of the general classification' },
    primes: { 'bonus-line': 'bonus line' },
    days: { stage: 'stage', classic: 'classic' },
    arrival: {
      turns: { label: 'Turn', hint: 'the turn he came home in; only how many after the winner counts' },
      energy: { label: 'Energy left', hint: 'with the feed tiles he has kept; up to 15 go into the next stage' },
    },
    outs: { abandoned: 'abandoned' },
    advantages: { pursuit: (amount) => plural(amount, 'pursuit') },
  },
};

/** Where the road climbs, a mountain favours somebody and a hill nobody. */
function sectionName({ terrain, favours, label }: Section): string {
  switch (terrain) {
    case 'climb':
      return favours === undefined ? 'hill' : `mountain${label ? `, category ${label}` : ''}`;
    case 'descent':
      return 'downhill';
    case 'cobbles':
      return favours === undefined ? 'cobbles' : 'cobbles on the plain';
    case 'flat':
      return 'plain';
  }
}

/** A 3 is a 3; the coloured fours say their colour by a letter too. */
const dieFace = ({ value, colour }: Face): DieFace => ({
  text: `${value}${colour ? colour[0]?.toUpperCase() : ''}`,
  name: colour ? `${colour} ${value}` : `${value}`,
  ...(colour && { colour }),
});

const effectOf = (effects: readonly Effect[], wanted: string): Effect | undefined => effects.find(({ what }) => what === wanted);

/** What is said of a square in one short word, the weightiest first. */
const notes: readonly (readonly [what: string, note: string])[] = [
  ['home', 'home'],
  ['peloton', 'joins'],
  ['bonus-line', 'bonus'],
  ['draw', 'feed'],
  ['wheel', 'wheel'],
];

/** "free", "−3", or "+1" where energy comes back; and what he finds there, or does to who follows. */
function markOf(choice: Choice, { effects = [] }: Preview): SquareMark | undefined {
  if (choice.do !== 'ride') return undefined;
  const { pays } = choice;
  const mark = { price: pays > 0 ? `−${pays}` : pays < 0 ? `+${-pays}` : 'free', free: pays <= 0 };
  const tow = effectOf(effects, 'slipstream');
  const note = notes.find(([what]) => effectOf(effects, what))?.[1] ?? (tow && (tow.amount > 0 ? 'tows' : 'no tow'));
  return note === undefined ? mark : { ...mark, note };
}

function question(turn: { seat: Seat; rider?: RiderId; choices: readonly Choice[] }, names: Names): string {
  const seat = names.seat(turn.seat);
  const rider = turn.rider === undefined ? seat : names.rider(turn.rider);
  switch (turn.choices[0]?.do) {
    case 'choose':
      return `${rider}: which quality?`;
    case 'line-up':
      return `${rider}: front or back of the peloton?`;
    case 'hold':
      return `${seat}: break away?`;
    case 'stay':
      return `${seat}: change places in the peloton?`;
    case 'decline':
      return `${seat}: pursue?`;
    case 'feed':
      return turn.choices.at(-1)?.do === 'let-go' ? `${rider} cannot pay: add a feed tile?` : `${rider} to move`;
    default:
      return `${rider} to move`;
  }
}

function choiceWords(choice: Choice, preview: Preview, names: Names): ChoiceWords {
  switch (choice.do) {
    case 'choose':
      return { label: `He is ${qualities[choice.quality].name}`, detail: qualities[choice.quality].means };
    case 'line-up':
      return choice.area === 'front'
        ? { label: 'In front', detail: 'pays 1 or 2 a turn, may break away' }
        : { label: 'At the back', detail: 'pays 0 or 1 a turn' };
    case 'ride':
      return { label: rideLabel(choice, preview, names), detail: rideDetail(choice, preview, names) };
    case 'feed': {
      const gain = preview.effects?.find(({ what }) => what === 'energy')?.amount;
      return {
        label: `Add ${names.rider(choice.rider)}'s feed tile`,
        ...(gain !== undefined && {
          detail: `${energy(gain)}, for all to see; kept, it stays a secret and can be added later`,
        }),
      };
    }
    case 'hold':
      return { label: 'Nobody breaks away', detail: 'all stay in the peloton' };
    case 'go':
      return {
        label: `${names.rider(choice.rider)} ${choice.to === 'leaving' ? 'drops off' : `to ${areas[choice.to]}`}`,
        detail: moves[choice.to],
      };
    case 'stay':
      return { label: 'Stay', detail: 'all keep their places' };
    case 'accelerate':
      return { label: 'Accelerate', detail: 'one pursuit: the peloton rides a row further, and your token goes first' };
    case 'decline':
      return { label: 'Decline', detail: 'saves the pursuit; the next team is asked' };
    case 'let-go':
      return { label: 'Let the peloton go', detail: 'he keeps his tiles and rides behind it' };
  }
}

/** L1-4.3, L1-4.7: what a change of places means. */
const moves = {
  front: 'pays 1 or 2 a turn, may break away in the next',
  back: 'pays 0 or 1 a turn',
  leaving: 'pays nothing, and rides behind the peloton',
} as const;

function rideLabel({ rider, row, lane }: Extract<Choice, { do: 'ride' }>, { effects = [] }: Preview, names: Names): string {
  const name = names.rider(rider);
  if (effectOf(effects, 'home')) return `${name} over the finish line`;
  return effectOf(effects, 'peloton') ? `${name} back into the peloton` : `${name} to row ${row}, lane ${lane}`;
}

/** "2 free, 3 paying: 5 energy"; where more than the squares is paid for, with the parts of the sum. */
function rideDetail({ pays }: Extract<Choice, { do: 'ride' }>, { effects = [] }: Preview, names: Names): string {
  const amountOf = (what: string): number => effectOf(effects, what)?.amount ?? 0;
  const [free, paying, passed, wind] = [amountOf('free-square'), -amountOf('paying-square'), -amountOf('passed'), -amountOf('wind')];
  const sum = [
    ...(free > 0 ? [`${free} free${amountOf('towed') ? ' with the slipstream' : ''}`] : []),
    ...(paying > 0 ? [`${paying} paying`] : []),
    ...(passed > 0 ? [`${plural(passed, 'rider')} passed +${passed}`] : []),
    ...(wind !== 0 ? [wind > 0 ? `headwind +${wind}` : `tailwind −${-wind}`] : []),
  ].join(', ');
  const price = pays > 0 ? energy(pays) : pays < 0 ? `${-pays} back` : 'no energy';
  const slipstream = effectOf(effects, 'slipstream');
  const follower = slipstream?.rider === undefined ? '' : names.rider(slipstream.rider);
  const more = [
    ...(amountOf('home') ? [`place ${amountOf('home')}`] : []),
    ...(amountOf('crack') ? [`${energy(-amountOf('crack'))} more if he cracks`] : []),
    ...(amountOf('bonus-line') ? ['first past the bonus line'] : []),
    ...(amountOf('draw') ? [`draws ${plural(amountOf('draw'), 'feed tile')}`] : []),
    ...(amountOf('heat') ? ['the heat shows and adds a feed tile'] : []),
    ...(slipstream ? [`${follower} ${slipstream.amount > 0 ? 'gets' : 'loses'} the slipstream`] : []),
    ...(amountOf('wheel') ? ['a wheel to follow'] : []),
  ];
  return [`${sum}: ${price}`, ...more].join('; ');
}

function lineOf(fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why = { rules: [fact.rule] };
  const about = (rider: RiderId, rest: string): Said => ({ text: `${names.rider(rider)} ${rest}`, rider, why });
  switch (fact.type) {
    case 'began':
      return { text: `Turn ${fact.round} begins.`, why };
    case 'ordered':
      return { text: `In the peloton: ${teamsOf(fact.teams, names)}.`, why };
    case 'chose':
      return about(fact.rider, `is ${qualities[fact.quality].name}.`);
    case 'lined-up':
      return about(fact.rider, `lines up at ${areas[fact.area]}.`);
    case 'went':
      return about(fact.rider, fact.to === 'leaving' ? 'lets himself drop.' : `goes to ${areas[fact.to]} of the peloton.`);
    case 'accelerated':
      return { text: `${teamOf(fact.team, names)} accelerates. In the peloton now: ${teamsOf(fact.teams, names)}.`, why };
    case 'declined':
      return { text: `${teamOf(fact.team, names)} declines.`, why };
    case 'took-bonus':
      return fact.rider === undefined
        ? { text: `The peloton is first past the bonus line after row ${fact.line}: nobody takes it.`, why }
        : about(fact.rider, `is first past the bonus line after row ${fact.line}.`);
    case 'peloton-moved':
      return pelotonLine(fact, facts, index, names);
    case 'moved':
      return rideLine(fact.rider, fact, `rides ${whereTo(fact, facts)}`, fact.rule, names);
    case 'placed':
      return placedLine(fact, facts, names);
    case 'absorbed':
      return about(
        fact.rider,
        fact.rule === 'L1-4.9' ? 'is back in the peloton.' : `is caught and rides at ${areas[fact.area]} of the peloton.`,
      );
    case 'spent':
      return spentLine(fact, facts, index, names);
    case 'gained':
      return gainedLine(fact, names);
    case 'drew':
      return about(fact.rider, fact.secret ? `draws a feed tile: ${fact.secret.tile}.` : 'draws a feed tile.');
    case 'risked':
      return riskLine(fact, names);
    case 'tried':
      return triedLine(fact, facts, index, names);
    case 'stayed':
      return about(fact.rider, 'gets up from his fall and loses this turn.');
    case 'turned':
      return { text: `Hexagon ${fact.hexagon}: ${weather[fact.card]}`, why };
    case 'finished':
      return about(fact.rider, `is home in place ${fact.place}, in turn ${fact.turn}.`);
    case 'went-out':
      return about(fact.rider, 'is out of the race.');
    case 'ended':
      return { text: 'The race is over.', why };
    case 'threw':
      return undefined;
  }
}

const faceOf = ({ value, colour }: Face): string => (colour ? `${colour === 'orange' ? 'an' : 'a'} ${colour} ${value}` : `a ${value}`);

function rideLine(rider: RiderId, bill: Bill, what: string, rule: string, names: Names): Said {
  const { squares: count, free, slipstream, paying, price, passed, wind, back, pays } = bill;
  const cost = pays > 0 ? ` for ${energy(pays)}` : pays < 0 ? ` and gets ${energy(-pays)} back` : '';
  const tow = slipstream ? ', in the slipstream' : '';
  const numbers = [
    `${count} = ${Math.min(free, count)} free${paying > 0 ? ` + ${paying} paying (${price})` : ''}`,
    ...(passed > 0 ? [`${passed} for riders passed`] : []),
    ...(wind !== 0 ? [`${wind > 0 ? '+' : '−'}${Math.abs(wind)} for the wind`] : []),
    ...(back > 0 ? [`${back} back`] : []),
  ];
  const rules = [
    rule,
    'L1-3.2',
    ...(paying > 0 ? ['L1-3.3'] : []),
    ...(passed > 0 ? ['L1-3.4'] : []),
    ...(back > 0 ? ['L1-3.5'] : []),
    ...(slipstream ? ['L1-3.7'] : []),
    ...(wind !== 0 ? ['L1-5.7'] : []),
  ];
  return { text: `${names.rider(rider)} ${what}${tow}${cost}.`, rider, why: { rules, sum: numbers.join('; ') } };
}

/** Beyond the line no rows are counted: who comes there is home. */
const whereTo = ({ rider, to, lane = 0 }: Extract<Fact, { type: 'moved' | 'placed' }>, facts: readonly Fact[]): string =>
  facts.some((fact) => fact.type === 'finished' && fact.rider === rider) ? 'over the finish line' : `to row ${to}, lane ${lane}`;

function placedLine(fact: Extract<Fact, { type: 'placed' }>, facts: readonly Fact[], names: Names): Said {
  const { rider, to, lane, reason, bill, price = 0, rule } = fact;
  if (bill) return rideLine(rider, bill, `breaks away ${whereTo(fact, facts)}`, rule, names);
  const texts = {
    'broke-away': 'breaks away',
    'let-himself-drop': 'drops off',
    'cannot-pay': `cannot pay ${energy(price)} and is dropped`,
    punctured: 'is left behind the peloton',
  };
  return { text: `${names.rider(rider)} ${texts[reason]}: row ${to}, lane ${lane}.`, rider, why: { rules: [rule] } };
}

function pelotonLine(fact: Extract<Fact, { type: 'peloton-moved' }>, facts: readonly Fact[], index: number, names: Names): Said {
  const { from, to, face, pursuit, empty } = fact;
  const threw = facts.slice(0, index).findLast((earlier) => earlier.type === 'threw');
  const more = [...(pursuit ? ['1 for the pursuit'] : []), ...(empty ? ['1 as it holds no rider'] : [])];
  const red = face.colour === 'red' ? ' Red: every rider throws for a puncture.' : '';
  return {
    text: `${threw ? `${teamOf(threw.team ?? 0, names)} throws ${faceOf(face)}` : 'The die falls'}: the peloton rides to row ${to}.${red}`,
    why: {
      rules: [fact.rule, ...(red ? ['L1-5.6'] : [])],
      ...(threw && { dice: { faces: threw.dice, sides: threw.sides } }),
      sum: `${[`${from} + ${face.value}`, ...more].join(' + ')} = ${to}`,
    },
  };
}

/** All who pay in the peloton are told in one line; what a move costs is told with it. */
function spentLine(fact: Extract<Fact, { type: 'spent' }>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why = { rules: [fact.rule] };
  if (fact.by === 'crack') {
    const rider = fact.rider as RiderId;
    return { text: `${names.rider(rider)} pays ${energy(fact.amount)} more for the crack.`, rider, why };
  }
  if (fact.by !== 'peloton') return undefined;
  const isPayment = (other: Fact): other is typeof fact => other.type === 'spent' && other.by === 'peloton';
  if (facts.slice(0, index).some(isPayment)) return undefined;
  const payments = facts.filter(isPayment);
  const amounts = [...new Set(payments.map(({ amount }) => amount))].sort((a, b) => b - a);
  const payers = (sum: number) => payments.filter(({ amount }) => amount === sum).map(({ rider }) => names.rider(rider as RiderId));
  const text = `In the peloton they pay ${amounts.map((sum) => `${energy(sum)}: ${payers(sum).join(', ')}`).join('; ')}.`;
  const moved = facts.find((other) => other.type === 'peloton-moved');
  if (!moved) return { text, why };
  const rows = moved.to - moved.from;
  const back = rows >= 5 ? 1 : 0;
  return { text, why: { ...why, sum: `${plural(rows, 'row')}: ${back} at the back, ${back + 1} in front` } };
}

/** Who punctures is told by himself; if nobody does, all throws in one line. */
function triedLine(fact: Extract<Fact, { type: 'tried' }>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const rules = [fact.rule];
  if (fact.punctured)
    return {
      text: `${names.rider(fact.rider)} throws ${faceOf(fact.face)}: a puncture.`,
      rider: fact.rider,
      why: { rules, dice: { faces: [fact.die], sides: 12 } },
    };
  const throws = facts.filter((other) => other.type === 'tried');
  if (facts.indexOf(throws[0] as Fact) !== index || throws.some(({ punctured }) => punctured)) return undefined;
  return {
    text: `${plural(throws.length, 'rider')} throw: nobody punctures.`,
    why: { rules, dice: { faces: throws.map(({ die }) => die), sides: 12 } },
  };
}

function gainedLine(fact: Extract<Fact, { type: 'gained' }>, names: Names): Said | undefined {
  const rider = fact.rider as RiderId;
  const texts = {
    unused: undefined,
    feed: `adds a feed tile: ${energy(fact.amount)}.`,
    heat: `suffers from the heat and adds a feed tile: ${energy(fact.amount)}.`,
    finish: `adds a feed tile he had kept: ${energy(fact.amount)}.`,
  };
  const text = texts[fact.by];
  return text === undefined ? undefined : { text: `${names.rider(rider)} ${text}`, rider, why: { rules: [fact.rule] } };
}

function riskLine(fact: Extract<Fact, { type: 'risked' }>, names: Names): Said {
  const { rider, risk, step, die, face, result, rule } = fact;
  const dangers: Readonly<Record<Risk, string>> = { crack: 'a crack', fall: 'a fall', cobbles: 'the cobbles' };
  const results = {
    held: 'he holds',
    cracked: 'he cracks and pays double',
    fell: 'he falls and loses the next turn',
    punctured: 'he punctures',
  };
  const needs = ['', 'more than 3', 'more than 4'][step] ?? 'an orange or a blue 4';
  return {
    text: `${names.rider(rider)} risks ${dangers[risk]}${needs ? `, needs ${needs}` : ''} and throws ${faceOf(face)}: ${results[result]}.`,
    rider,
    why: { rules: [rule, ...(risk === 'cobbles' ? [] : ['L1-5.2'])], dice: { faces: [die], sides: 12 } },
  };
}
