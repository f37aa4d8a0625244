import type { Category, Choice, Fact, PrimeKind, Role, StageId, StageType } from '@gruppetto/cycling-party';
import type { Preview, RiderId } from '@gruppetto/kernel';
import { type ChoiceWords, type GameWords, linesOf, type Names, type Said } from '../words.ts';
import { measures, plural, ridersNamed } from './platform.ts';

const bottles = (amount: number): string => plural(amount, 'bottle');

const categoryNames: Readonly<Record<Category, string>> = {
  hill: 'a hill',
  third: 'a third-category pass',
  second: 'a second-category pass',
  first: 'a first-category pass',
  hors: 'a hors-category pass',
};

const typeNames: Readonly<Record<StageType, string>> = {
  flat: 'flat',
  low: 'low mountains',
  medium: 'medium mountains',
  high: 'high mountains',
};

const stageNames: Readonly<Record<StageId, string>> = {
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
const primeNames: Readonly<Record<PrimeKind, string>> = {
  hors: 'hors-category pass',
  first: 'first-category pass',
  second: 'second-category pass',
  third: 'third-category pass',
  sprint: 'intermediate sprint',
};

const roleNames: Readonly<Record<Role, string>> = {
  leader: 'leader',
  climber: 'climber',
  sprinter: 'sprinter',
  rouleur: 'rouleur',
  'flat-domestique': 'flat domestique',
  'mountain-domestique': 'mountain domestique',
  'lanterne-rouge': 'lanterne rouge',
};

/** What the ready-made stages, the types, the categories of passes and the roles are called. */
export const cyclingPartyReady = {
  stages: stageNames,
  types: typeNames,
  categories: categoryNames,
  roles: roleNames,
  primes: primeNames,
} as const;

const things: GameWords['things'] = {
  bottle: bottles,
  sprint: (amount) => plural(amount, 'sprint'),
  attack: (amount) => plural(amount, 'attack'),
  'double-throw': (amount) => plural(amount, 'double throw'),
  'mountain-attack': (amount) => plural(amount, 'mountain attack'),
};

export const cyclingParty: GameWords = {
  square: 'km',
  round: (turn) => (turn === 0 ? 'The start' : `Turn ${turn}`),
  options: {
    version: {
      label: 'Version',
      values: {
        junior: 'junior: one sprint, five bottles',
        senior: 'senior: roles, attacks, falls and descents',
        master: 'master: times, points, mountain attacks',
      },
    },
    teams: { label: 'Teams' },
    riders: { label: 'Riders a team', hint: 'five, or six with a lanterne rouge' },
    stage: { label: 'Stage', values: { ...stageNames, own: 'a stage of your own' } },
    own: { label: 'Your own stage', hint: 'length, type, passes and sprints' },
    before: { label: 'The stages before', hint: 'who has left the tour, mountain attacks, jerseys' },
  },
  groups: { peloton: 'peloton', paceline: 'paceline', breakaway: 'breakaway', mountain: 'on the pass', alone: 'alone' },
  markers: { sprint: 'sprint' },
  things,
  question(turn, names) {
    const who = turn.rider === undefined ? '' : names.rider(turn.rider);
    return questionOf(turn.choices as readonly Choice[], names.seat(turn.seat), who);
  },
  choice: (choice, preview, names) => choiceWords(choice as Choice, preview, names),
  lines: linesOf(lineOf),
  refusals: {
    'stage-length': ({ length, min, max }) => `A stage has ${min} to ${max} km, not ${length}.`,
    'pass-too-early': ({ from }) => `A pass starts on km 1 or later, not on ${from}.`,
    'pass-too-long': ({ from, to, length }) => `This pass goes from ${from} to ${to}, but the line is at ${length}.`,
    'passes-overlap': ({ from, to, other }) => `This pass, from ${from} to ${to}, overlaps pass ${other}.`,
    'pass-length-missing': () => 'A pass needs a length, or a category that sets it.',
    'category-missing': () => 'In the senior version every pass has a category.',
    'length-by-category': () => 'The category sets the length of a pass; leave the length out.',
    'number-of-passes': ({ count, min, max }) => `A senior stage has ${min} or ${max} passes, not ${count}.`,
    'pass-too-hard': ({ category, type }) => `${sentence(categoryOf(category))} is too hard for a stage of the type “${typeOf(type)}”.`,
    'pass-missing': ({ category, type }) => `A stage of the type “${typeOf(type)}” needs ${categoryOf(category)}.`,
    'number-of-sprints': ({ count, need, type }) => `A stage of the type “${typeOf(type)}” has ${need} intermediate sprints, not ${count}.`,
    'sprint-off-the-road': ({ square, last }) => `An intermediate sprint stands on km 1 to ${last}, not on ${square}.`,
    'sprint-on-a-pass': ({ square, pass }) => `Km ${square} is on pass ${pass}; intermediate sprints stand on the flat.`,
    'sprints-on-one-square': ({ square }) => `There is another intermediate sprint on km ${square}.`,
    'master-only': () => 'That is a rule of the master version.',
    'no-such-rider': ({ rider }) => `Rider ${rider} is not in this race, or is named twice.`,
    'nobody-starts': () => 'Somebody has to start.',
    'wrong-absent': ({ rider }, names) =>
      `${names.rider(Number(rider))} is out as one who did not start if, and only if, he has left the tour.`,
    'no-withdrawals': () => 'Nobody is withdrawn in the master version: all riders finish.',
    'no-mountain-attacks': ({ rider }, names) => `${names.rider(Number(rider))} has no mountain attack left in this tour.`,
    'not-on-hors': ({ rider }, names) => `${names.rider(Number(rider))} makes mountain attacks on hors-category passes only.`,
    'sprint-too-late': ({ rider, last, ends }, names) =>
      `${names.rider(Number(rider))} cannot sprint so: he is past km ${last}, ${ends} km to go.`,
    'first-after-a-minute': ({ rider }, names) => `${names.rider(Number(rider))} is first, so he came in minute 0.`,
    'home-in-an-earlier-turn': ({ rider }, names) =>
      `${names.rider(Number(rider))} came in an earlier minute than the rider placed before him.`,
    'home-further-than-ahead': ({ rider }, names) =>
      `${names.rider(Number(rider))} stands further beyond the line than the rider placed before him.`,
    'home-with-a-higher-die': ({ rider }, names) =>
      `${names.rider(Number(rider))} stands on the same square as the rider placed before him and threw a higher die.`,
    'front-behind-him': ({ rider }, names) => `The foremost of his peloton cannot stand behind ${names.rider(Number(rider))}.`,
    'stage-named-too': ({ stage }) => `The stage is “${stage}”: leave out your own, or choose “own”.`,
    'last-rider': ({ rider }, names) => `${names.rider(Number(rider))} is the last of his team: he cannot be withdrawn.`,
    'all-throw-at-start': () => 'At the start all riders of a team throw, one after the other.',
    'bottle-beyond-line': ({ rider }, names) => `${names.rider(Number(rider))} has finished: no more bottles for him.`,
    'bottle-after-fall': ({ rider }, names) => `${names.rider(Number(rider))} was in a fall: no bottle for him in this turn.`,
    'bottle-broken-chain': ({ rider }, names) => `${names.rider(Number(rider))} has a broken chain: no bottle before his throw.`,
    'bottle-not-now': ({ rider }, names) =>
      `${names.rider(Number(rider))} can get bottles before their own group moves, or at the end of the turn.`,
    'bottle-gains-nothing': ({ rider }, names) =>
      `A bottle for ${names.rider(Number(rider))} would change nothing now: no group, place or point.`,
    'rider-has-drunk': ({ rider, most }, names) => `${names.rider(Number(rider))} gets at most ${most} bottles in a turn.`,
    'team-has-given': ({ most }) => `A team gives at most ${most} bottles in a turn.`,
    'too-few-bottles': ({ rider, price, owned }, names) =>
      `${names.rider(Number(rider))} needs ${bottles(Number(price))} to move a square; there ${Number(owned) === 1 ? 'is' : 'are'} ${owned}.`,
    'has-thrown': ({ rider }, names) => `${names.rider(Number(rider))} has thrown already.`,
    'lost-his-move': ({ rider }, names) => `${names.rider(Number(rider))} lost his move in a fall.`,
    'not-in-group': ({ rider }, names) => `${names.rider(Number(rider))} is not in the group that is to move.`,
    'no-sprints': ({ rider }, names) => `${names.rider(Number(rider))} has no sprint left.`,
    'sprint-on-mountain': ({ rider }, names) => `${names.rider(Number(rider))} cannot sprint on a pass.`,
    'attack-used': () => 'The team has made its attack already.',
    'attack-on-mountain': ({ rider }, names) => `${names.rider(Number(rider))} cannot attack on a pass.`,
    'attack-too-late': ({ rider, last }, names) => `${names.rider(Number(rider))} cannot attack: he is past km ${last}, 50 km to go.`,
    'nobody-behind': ({ rider }, names) => `${names.rider(Number(rider))} cannot fall back: no team mate is behind him.`,
    'senior-only': () => 'That is a rule of the senior version.',
    'rider-twice': ({ rider }, names) => `${names.rider(Number(rider))} stands in two places.`,
    'road-out-of-order': () => 'The road must go from the foremost rider to the last.',
    'home-out-of-order': () => 'Those who are home must stand in the order of their overrun.',
    'riders-missing': ({ missing }) => `${plural(Number(missing), 'rider')} of the race stand nowhere.`,
    'not-on-the-road': ({ rider }, names) => `${names.rider(Number(rider))} is not on the road.`,
    'not-past-it': ({ rider }, names) => `${names.rider(Number(rider))} has points there without having come by.`,
    'points-missing': ({ rider }, names) => `${names.rider(Number(rider))} has come by and is missing here.`,
    'nobody-has-moved': ({ rider }, names) =>
      `Between two turns ${names.rider(Number(rider))} cannot have moved, nor stand beyond the line.`,
    'wrong-chains': () => 'The riders with broken chains do not match.',
    'wrong-starters': () => 'Riders must have started seat by seat.',
    'wrong-group': () => 'This is not the group that is to move.',
    'wrong-throws': () => 'These throws do not fit the group.',
    'not-his-rider': ({ rider, seat }, names) => `${names.rider(Number(rider))} is not a rider of ${names.seat(Number(seat))}.`,
    'turn-not-over': () => 'The turn is not over: somebody has still to move.',
    'nothing-to-ask': () => 'Nobody has anything to decide here.',
    'not-over': () => 'The race is not over yet.',
  },
  outs: { withdrew: 'withdrawn', crashed: 'crashed', absent: 'not at the start' },
  stageRace: {
    kinds: {
      flat: { label: 'Flat', hint: 'for sprinters, with some hills' },
      'medium-mountain': { label: 'Medium mountains', hint: 'passes of the first category on most days' },
      'high-mountain': { label: 'High mountains', hint: 'hors-category passes nearly every other day' },
      classic: { label: 'Classic', hint: 'long hilly days, no high mountains' },
      'long-tour': { label: 'Long tour', hint: 'something of everything, the last day flat' },
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
      'polka-dot': 'the red polka dots of the mountain classification',
      purple: 'the purple jersey of the intermediate sprints',
      green: 'the green jersey of regularity',
    },
    primes: primeNames,
    days: typeNames,
    arrival: {
      minutes: { label: 'Minutes', hint: 'turns after the one in which the first came home' },
      square: { label: 'Square', hint: 'how far beyond the line he stands' },
      die: { label: 'Die', hint: 'of the seconds: his own, his paceline’s or his peloton’s' },
      front: { label: 'Peloton’s front', hint: 'how far beyond the line its foremost stands, if he came with a peloton' },
    },
    outs: { crashed: 'crashed' },
    advantages: things,
  },
};

const categoryOf = (category: unknown): string => categoryNames[category as Category];
const typeOf = (type: unknown): string => typeNames[type as StageType];
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function questionOf(choices: readonly Choice[], seat: string, rider: string): string {
  const first = choices[0];
  switch (first.do) {
    case 'start':
      return `${seat} throws for the start`;
    case 'ride-on':
    case 'ask-again':
      return `${seat}: ride on?`;
    case 'withdraw':
      return `${seat}: who leaves the race?`;
    case 'nothing':
      return choices.some((choice) => choice.do === 'nothing' && choice.for)
        ? `${seat}: anything special before this group moves?`
        : `${seat}: give a bottle before the turn ends?`;
    case 'give':
      return `${seat}: who gets a bottle?`;
    case 'sprint':
      return `${seat}: how do you sprint?`;
    case 'descend':
      return `${seat}: descend at full speed?`;
    case 'attack':
      return `${seat}: who attacks?`;
    case 'fall-back':
      return `${seat}: who falls back?`;
    case 'mountain-attack':
      return `${seat}: a mountain attack?`;
    case 'go':
      return `${rider} falls back: how far?`;
    case 'throw':
    case 'agree':
    case 'agree-from':
      return pelotonQuestion(choices, seat, rider);
    case 'escape':
    case 'set-pace':
      return `${rider} could go: escape, or pull the peloton?`;
    case 'link':
      return `${rider}: take a wheel four away?`;
    case 'single':
    case 'double':
      return `${rider}: a double throw?`;
    case 'assign':
      return `Which die for ${rider}?`;
    case 'pull':
    case 'leave':
      return `Pull ${rider} one square on?`;
  }
}

function pelotonQuestion(choices: readonly Choice[], seat: string, rider: string): string {
  const pace = choices.find((choice) => choice.do === 'agree-from');
  if (pace?.do === 'agree-from') return `${seat}: the pace is ${pace.pace}. Throw, or agree?`;
  return rider ? `${rider} has mended his chain and throws` : `${seat}: who throws first?`;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const onlyIf = 'Until then, ask me only when I would miss something';

function nothingWords(choice: Extract<Choice, { do: 'nothing' }>, preview: Preview): ChoiceWords {
  if (choice.for) return { label: 'Nothing this turn' };
  if (choice.until !== undefined) return { label: `Nothing until km ${choice.until}`, detail: onlyIf };
  return { label: 'Nothing special', ...(preview.spread && { detail: withOdds(range(preview), preview) }) };
}

function choiceWords(choice: Choice, preview: Preview, names: Names): ChoiceWords {
  switch (choice.do) {
    case 'start':
      return { label: 'Throw', detail: 'two dice for each rider' };
    case 'ride-on':
      return choice.until === undefined ? { label: 'Ride on' } : { label: `Ride on until km ${choice.until}`, detail: onlyIf };
    case 'withdraw':
      return choice.rider === undefined ? { label: 'Withdraw a rider…' } : { label: `Withdraw ${names.rider(choice.rider)}` };
    case 'ask-again':
      return { label: 'Ask me about every pace again' };
    case 'nothing':
      return nothingWords(choice, preview);
    case 'give':
      return choice.rider === undefined
        ? { label: 'Bottle…' }
        : {
            label: `Bottle for ${names.rider(choice.rider)} → ${preview.to}`,
            detail: withOdds(bottles(-(preview.effects?.[0]?.amount ?? 0)), preview),
          };
    case 'sprint':
      if (choice.with === undefined) return { label: 'Sprint…' };
      return {
        label: choice.with === 'three-dice' ? 'Sprint: three dice' : 'Sprint: the twenty-sided die',
        detail: withOdds(range(preview), preview),
      };
    case 'attack':
      return choice.rider === undefined
        ? { label: 'Attack…' }
        : { label: `${names.rider(choice.rider)} attacks`, detail: `four dice; ${odds(preview)}` };
    case 'fall-back':
      return choice.rider === undefined
        ? { label: 'Fall back…' }
        : { label: `${names.rider(choice.rider)} falls back`, detail: withOdds(range(preview), preview) };
    case 'descend':
      return { label: `${names.rider(choice.rider)} descends at full speed`, detail: `three dice: ${range(preview)}; ${odds(preview)}` };
    case 'mountain-attack':
      return {
        label: `${names.rider(preview.rider ?? 0)} attacks on the pass`,
        detail: withOdds(`the ten-sided die: ${range(preview)}`, preview),
      };
    case 'go':
      return { label: plural(choice.squares, 'square'), detail: withOdds(`to ${preview.to}`, preview) };
    case 'throw':
      return { label: `Throw with ${names.rider(choice.rider)}`, detail: preview.risks ? odds(preview) : range(preview) };
    case 'agree':
      return { label: 'Agree' };
    case 'agree-from':
      return { label: `Agree, also later: ${choice.pace} or more` };
    case 'escape':
      return { label: 'Escape', detail: withOdds(`to ${preview.to}`, preview) };
    case 'set-pace':
      return { label: 'Set the pace at 9' };
    case 'link':
      return {
        label: linkLabel(choice.up, choice.down),
        ...(preview.to !== undefined && { detail: withOdds(`to ${preview.to}`, preview) }),
      };
    case 'single':
      return { label: 'A normal throw', ...(preview.spread && { detail: withOdds(range(preview), preview) }) };
    case 'double':
      return { label: 'A double throw', detail: preview.spread ? withOdds(range(preview), preview) : 'one die more, drop one' };
    case 'assign':
      return { label: choice.magic ? 'The magic five: 6' : `${choice.die}`, detail: withOdds(`to ${preview.to}`, preview) };
    case 'pull':
      return { label: 'Pull him', detail: withOdds(`to ${preview.to}`, preview) };
    case 'leave':
      return { label: 'Leave him' };
  }
}

function linkLabel(up: boolean, down: boolean): string {
  if (up) return down ? 'Link upwards and downwards' : 'Link upwards';
  return down ? 'Link downwards' : 'No link over four';
}

function range({ spread = [] }: Preview): string {
  const first = spread[0];
  const last = spread.at(-1);
  return first && last ? `${first.to} to ${last.to}` : '';
}

const oddsNames: Readonly<Record<string, string>> = {
  'sets-pace': 'faster',
  escape: 'escape',
  puncture: 'puncture',
  fall: 'fall',
  'broken-chain': 'broken chain',
  crash: 'crash',
  'past-sprint': 'past the sprint',
  'past-pass': 'over the pass',
};

const odds = ({ risks = [] }: Preview): string =>
  risks.map(({ what, chance }) => (chance === 1 ? `${oddsNames[what]}` : `${oddsNames[what]} ${percent(chance)}`)).join(', ');

const withOdds = (text: string, preview: Preview): string => (preview.risks ? `${text}; ${odds(preview)}` : text);

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

function lineOf(fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const rider = 'rider' in fact && fact.rider !== undefined ? { rider: fact.rider } : {};
  const who = rider.rider === undefined ? '' : names.rider(rider.rider);
  const line = (text: string): Said => ({ text, ...rider, why: { rules: [fact.rule] } });
  switch (fact.type) {
    case 'began':
      return line(fact.round === 0 ? 'The riders line up.' : `Turn ${fact.round} begins.`);
    case 'threw':
      return threw(fact, facts, index, names);
    case 'moved':
      return moved(fact, facts, index, names);
    case 'formed':
      return formed(fact, names);
    case 'offered':
      return offered(fact, facts, index, names);
    case 'paced':
      return paced(fact, facts, index, names);
    case 'counted':
      return line(
        fact.rule === 'CP-6.5' ? `${who} has the magic five: it counts 6.` : `A rouleur: ${who}’s ${fact.thrown} counts ${fact.as}.`,
      );
    case 'linked':
      return line(`${who} ${linked(fact.up, fact.down)}.`);
    case 'fell':
      return {
        text: `${who} throws ${fact.dice.join(' and ')} and falls.`,
        ...rider,
        why: { rules: [fact.rule], dice: { faces: fact.dice, sides: 6 } },
      };
    case 'stayed':
      return line(`${who} is held up by the fall of ${names.rider(fact.by)} and loses his move.`);
    case 'broke-chain':
      return {
        text: `${who} attacks with ${fact.dice.join(', ')}: two pairs, and the chain breaks.`,
        ...rider,
        why: { rules: [fact.rule], dice: { faces: fact.dice, sides: 6 } },
      };
    case 'gained':
      return line(`${who} is on the pass and has ${plural(fact.amount, 'double throw')}.`);
    case 'lapsed':
      return line(`${who} leaves ${plural(fact.amount, 'double throw')} unused.`);
    case 'ordered':
      return ordered(fact, names);
    case 'finished':
      return line(finished(fact, who));
    case 'passed':
      return line(`${who} is ${ordinal(fact.place)} ${passedWhere(fact)}: ${plural(fact.points, 'point')}.`);
    case 'went-out':
      return line(fact.reason === 'withdrew' ? `${who} is withdrawn from the race.` : `Three sixes: ${who} crashes out of the race.`);
    case 'ended':
      return line(fact.rule === 'CP-8.8' ? 'Everybody is home: the stage is over.' : 'The stage is over.');
    case 'placed':
    case 'agreed':
    case 'spent':
      return undefined;
  }
}

function finished({ place, overrun, minutes, seconds }: Told<'finished'>, who: string): string {
  if (minutes === undefined || seconds === undefined) return `${who} is placed ${place}, ${plural(overrun, 'square')} beyond the line.`;
  return `${who} is placed ${place} in ${measures.seconds(60 * minutes + seconds)}, ${plural(overrun, 'square')} beyond the line.`;
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const ordinal = (place: number): string => ordinals[place] ?? `${place}th`;

const passedWhere = ({ kind, square }: Told<'passed'>): string =>
  kind === 'sprint' ? `at the intermediate sprint on ${square}` : `over the ${primeNames[kind]} that ends on ${square}`;

function linked(up: boolean, down: boolean): string {
  if (up) return down ? 'takes the wheel ahead and waits for the one behind' : 'takes the wheel ahead, four away';
  return down ? 'waits for the wheel behind, four away' : 'takes no wheel four away';
}

const settles: ReadonlySet<string> = new Set(['moved', 'offered', 'fell', 'broke-chain', 'went-out']);

/** What falls is part of the line that settles it; what leaves a choice, or is compared with others, has a line of its own. */
function threw(fact: Told<'threw'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why = { rules: [fact.rule], dice: { faces: fact.dice, sides: fact.sides } };
  const thrown = fact.dice.join(' + ');
  if (fact.for === 'time' && fact.rider !== undefined)
    return { text: `${names.rider(fact.rider)} throws ${thrown} for the seconds${sharedBy(fact.riders)}.`, rider: fact.rider, why };
  if (fact.riders) return { text: `${ridersNamed(fact.riders, names)} throw ${fact.dice.join(', ')} on the pass.`, why };
  if (fact.rider === undefined) return undefined;
  const who = names.rider(fact.rider);
  const about = { rider: fact.rider, why };
  if (fact.for === 'tie') return { text: `${who} throws ${thrown} for the place.`, ...about };
  if (fact.for === 'paceline') {
    const sum = fact.dice.reduce((total, die) => total + die, 0);
    return { text: `${who} throws ${thrown} = ${sum}.`, ...about };
  }
  if (fact.for === 'balance')
    return fact.dice[0] === fact.dice[1] ? undefined : { text: `${who} wobbles, throws ${thrown} and keeps his balance.`, ...about };
  const settled = facts.slice(index + 1).some((later) => settles.has(later.type) && 'rider' in later && later.rider === fact.rider);
  return settled ? undefined : { text: `${who} throws ${thrown}.`, ...about };
}

const sharedBy = (riders: readonly RiderId[] | undefined): string => (riders ? ` of all ${riders.length} he came with` : '');

/** The dice with which a rider came to what is told now, if they fell in this step. */
function diceOf(rider: RiderId, facts: readonly Fact[], index: number): Told<'threw'> | undefined {
  return facts
    .slice(0, index)
    .findLast((fact): fact is Told<'threw'> => fact.type === 'threw' && fact.rider === rider && fact.for !== 'balance');
}

function moved(fact: Told<'moved'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const { rider, from, to, by, points } = fact;
  const who = names.rider(rider);
  const thrown = by === 'bottle' || by === 'pull' || by === 'fall' || by === 'broken-chain' ? undefined : diceOf(rider, facts, index);
  const how = thrown ? `throws ${thrown.dice.join(' + ')}` : points === undefined ? '' : `has ${points}`;
  // On a pass a square costs two, so the sum is told only where it is one.
  const sum = points !== undefined && from + points === to ? { sum: `${from} + ${points} = ${to}` } : {};
  const dice = thrown ? { dice: { faces: thrown.dice, sides: thrown.sides } } : {};
  const rules = points !== undefined && from + points !== to ? [fact.rule, 'CP-4.1'] : [fact.rule];
  const line = (text: string): Said => ({ text, rider, why: { rules, ...dice, ...sum } });
  switch (by) {
    case 'pace':
      return undefined;
    case 'paceline':
      return facts.slice(0, index).some((one) => one.type === 'paced' && one.riders.includes(rider))
        ? undefined
        : line(`${who} rides ${points} to ${to}.`);
    case 'start':
      return line(`${who} ${how} and starts to ${to}.`);
    case 'alone':
    case 'climb':
      return line(`${who} ${how} and rides to ${to}.`);
    case 'puncture':
      return line(`${who} ${how}: a puncture. He comes to ${to}.`);
    case 'escape':
      return line(`${who} ${how} and escapes to ${to}.`);
    case 'sprint':
      return line(`${who} sprints: ${how}, to ${to}.`);
    case 'attack':
      return line(`${who} attacks: ${how}, to ${to}.`);
    case 'mountain-attack':
      return line(`${who} attacks on the pass: ${how}, to ${to}.`);
    case 'descent':
      return line(`${who} descends at full speed: ${how}, to ${to}.`);
    case 'fall-back':
      return line(`${who} falls back: ${how}, to ${to}.`);
    case 'pull':
      return line(`${who} is pulled one square on, to ${to}.`);
    case 'fall':
      return line(`${who} slides back to ${to}.`);
    case 'broken-chain':
      return line(`${who} drops to the last rider, on ${to}.`);
    case 'bottle':
      return line(`${who} gets ${bottleOf(facts, index)} and moves to ${to}.`);
  }
}

function bottleOf(facts: readonly Fact[], index: number): string {
  const spent = facts[index - 1];
  return spent?.type === 'spent' && spent.amount > 1 ? 'two bottles' : 'a bottle';
}

/** Whoever rides alone has a line of his own already. */
function formed(fact: Told<'formed'>, names: Names): Said | undefined {
  const { kind, riders, from, to } = fact;
  if (riders.length < 2 || kind === 'mountain') return undefined;
  const where = from === to ? `on ${to}` : `from ${from} to ${to}`;
  return { text: `A ${kind} of ${riders.length} ${where}: ${ridersNamed(riders, names)}.`, why: { rules: [fact.rule] } };
}

function offered(fact: Told<'offered'>, facts: readonly Fact[], index: number, names: Names): Said {
  const thrown = diceOf(fact.rider, facts, index);
  const how = thrown ? `throws ${thrown.dice.join(' + ')} and ` : '';
  const what =
    fact.pace === 0
      ? 'stays in the peloton: a domestique'
      : fact.pace < fact.highest
        ? `offers ${fact.pace}; ${fact.highest} stands`
        : `offers ${fact.pace}`;
  return {
    text: `${names.rider(fact.rider)} ${how}${what}.`,
    rider: fact.rider,
    why: { rules: [fact.rule], ...(thrown && { dice: { faces: thrown.dice, sides: thrown.sides } }) },
  };
}

function paced(fact: Told<'paced'>, facts: readonly Fact[], index: number, names: Names): Said {
  const squares = facts
    .slice(index + 1)
    .flatMap((later) => (later.type === 'moved' && later.by !== 'bottle' && fact.riders.includes(later.rider) ? [later.to] : []));
  const front = Math.max(...squares);
  const last = Math.min(...squares);
  const where = squares.length === 0 ? '' : front === last ? ` to ${front}` : ` to ${last}–${front}`;
  const setter = fact.setter === undefined ? '' : `, set by ${names.rider(fact.setter)}`;
  const who = fact.kind === 'peloton' ? 'The peloton' : ridersNamed(fact.riders, names);
  const ride = fact.kind === 'peloton' || fact.riders.length === 1 ? 'rides' : 'ride';
  return { text: `${who} ${ride} ${fact.pace}${setter},${where}.`.replace(',.', '.'), why: { rules: [fact.rule] } };
}

function ordered(fact: Told<'ordered'>, names: Names): Said {
  const who = names.seat(fact.seat);
  const texts = {
    agree: fact.from === 0 ? `${who} wants to be asked about every pace again.` : `${who} agrees to any pace from ${fact.from} on.`,
    quiet: `${who} wants nothing special this turn.`,
    'ride-on': `${who} rides on until km ${fact.from}.`,
  };
  return { text: texts[fact.order], why: { rules: [fact.rule] } };
}
