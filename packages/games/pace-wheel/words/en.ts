import type { Preview, RiderId } from '@gruppetto/kernel';
import type { Choice, CourseId, CourseKind, Fact, Pace, PresetName, Skill, Terrain } from '@gruppetto/pace-wheel';
import { type ChoiceWords, type GameWords, linesOf, type Names, type Said } from '../words.ts';
import { plural, ridersNamed } from './platform.ts';

const skillNames: Readonly<Record<Skill, string>> = { sprint: 'sprint', stamina: 'stamina', climbing: 'climbing' };

const terrains: Readonly<Record<Terrain, string>> = { uphill: 'uphill', flat: 'on the flat', downhill: 'downhill' };

const paceNames: Readonly<Record<Pace, string>> = { slow: 'Slow', steady: 'Steady', fast: 'Fast' };

const pointsOf = (skill: Skill) => (amount: number) => plural(amount, `${skillNames[skill]} point`);

/** What the ready-made courses and profiles are called, and the kinds that can be made up. */
export const paceWheelReady = {
  courses: {
    'river-road': 'The river road',
    'vineyard-hills': 'Vineyard hills',
    'salt-flats': 'The salt flats',
    'goat-pass': 'Over the Goat Pass',
    'old-quarry': 'Up to the old quarry',
    'cloud-road': 'The cloud road',
    'lighthouse-coast': 'The lighthouse coast',
    'long-descent': 'The long descent',
    'two-sisters': 'The two sisters',
    'mill-circuit': 'Four times round the mill',
  } satisfies Record<CourseId, string>,
  kinds: { flat: 'flat', hilly: 'hilly', mountains: 'mountains' } satisfies Record<CourseKind, string>,
  profiles: { sprinter: 'Sprinter', rouleur: 'Rouleur', climber: 'Climber', 'all-rounder': 'All-rounder' } satisfies Record<
    PresetName,
    string
  >,
} as const;

export const paceWheel: GameWords = {
  square: 'square',
  round: (turn) => (turn === 0 ? 'The start' : `Turn ${turn}`),
  options: {
    teams: { label: 'Teams', hint: 'three racers each; twelve racers make the best race' },
    course: { label: 'Course', hint: 'runs of squares: f flat, u uphill, d downhill, a capital letter for feed squares; f20 u8 d6 F2 f90' },
    profiles: { label: 'Profiles', hint: '15 points for each racer over sprint, stamina and climbing, none above 10' },
    carried: { label: 'Points left', hint: 'what each racer brings from the stage before' },
    dice: { label: 'Dice', values: { 'one-twelve-sided': 'one of twelve sides', 'two-six-sided': 'two of six sides' } },
    feed: { label: 'Feed zones', hint: 'who stands there at the end of a turn gets two points' },
    incidents: { label: 'Mechanical incidents', hint: 'a one on the die costs the next move' },
    race: {
      label: 'The race',
      values: { 'one-day': 'a one-day race: it ends with the winner’s turn', stage: 'a stage: all ride in, climbs count' },
    },
  },
  groups: { breakaway: 'breakaway', peloton: 'peloton', gruppetto: 'gruppetto', dropped: 'dropped' },
  risks: {
    incident: 'a mechanical incident',
    countered: 'to be followed',
  },
  things: { sprint: pointsOf('sprint'), stamina: pointsOf('stamina'), climbing: pointsOf('climbing') },
  question(turn, names) {
    return questionOf(turn.choices[0] as Choice, names.seat(turn.seat), turn.rider === undefined ? '' : names.rider(turn.rider));
  },
  choice: (choice, preview, names) => choiceWords(choice as Choice, preview, names),
  lines: linesOf(lineOf),
  refusals: {
    'wrong-run': ({ run, from }) =>
      `“${run}”, at character ${from}, is no run of squares: a letter (u, f, d, or a capital one for feed squares) and how many, such as f20.`,
    'wrong-course-length': ({ squares, min, max }) => `A course has ${min} to ${max} squares, not ${squares}.`,
    'wrong-profile': ({ sum, need }) => `A racer is given ${need} points in all, not ${sum}.`,
    'above-profile': ({ value, max }) => `He was given ${max} of this skill for the whole race; he cannot have ${value}.`,
    'below-left': ({ value, min }) => `He has ${min} left of this skill; he cannot begin with ${value}.`,
    'recovers-too-much': ({ value, max }) => `A racer gets back ${max} points between two stages, not ${value}.`,
    'winner-not-at-0': ({ rider }, names) => `${names.rider(Number(rider))} won: he is no turn after the winner.`,
    'home-too-early': ({ rider, turns }, names) =>
      `${names.rider(Number(rider))} is placed behind one who came home ${plural(Number(turns), 'turn')} after the winner.`,
    'not-in-first-square': ({ rider }, names) =>
      `${names.rider(Number(rider))} cannot break away: he is not in the first square of his group.`,
    'no-point-to-attack': ({ rider, skill }, names) => `${names.rider(Number(rider))} cannot break away: he has no ${skill} point left.`,
    'one-breakaway-a-turn': () => 'A breakaway is tried in step 2, once a turn.',
    'left-behind': ({ rider }, names) =>
      `${names.rider(Number(rider))} was left behind by his incident: nobody moves him up into his group.`,
    'more-than-one-step': ({ from, to }) => `From ${from} to ${to} is more than one step.`,
    'nobody-can-pay': () => 'Nobody in the first square could pay for a fast pace.',
    'skill-full': ({ rider, skill }, names) => `${names.rider(Number(rider))} has ten ${skill} points already.`,
    'rider-twice': ({ rider }, names) => `${names.rider(Number(rider))} stands in two places.`,
    'road-out-of-order': () => 'The road must go from the foremost racer to the last.',
    'square-too-full': ({ square }) => `More than four racers stand on square ${square}.`,
    'riders-missing': ({ missing }) => `${plural(Number(missing), 'racer')} of the race stand nowhere.`,
    'placed-out-of-turn': ({ rider }, names) => `${names.rider(Number(rider))} was placed out of turn.`,
    'not-on-the-road': ({ rider }, names) => `${names.rider(Number(rider))} is not on the road.`,
    'no-such-group': () => 'There is no such group.',
    'nothing-to-ask': () => 'Nobody has anything to decide here.',
    'not-over': () => 'The race is not over yet.',
  },
  outs: {},
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'flat, hills and mountains in turn' },
      flat: { label: 'Flat', hint: 'for sprinters' },
      hilly: { label: 'Hills', hint: 'short climbs all the way' },
      mountains: { label: 'Mountains', hint: 'for climbers' },
      'ready-made': { label: 'Ready-made courses', hint: 'the ten roads that have names' },
    },
    classifications: { general: 'General classification', climbers: 'Climbs' },
    jerseys: { yellow: 'the yellow jersey of the general classification', 'polka-dot': 'the polka-dot jersey of the climbs' },
    primes: { top: 'top' },
    days: { stage: 'stage' },
    arrival: {
      turns: { label: 'Turns', hint: 'after the winner’s turn; 0 in the same one' },
      group: { label: 'Group', hint: 'the same number for all who began the turn of its first arrival in one group' },
    },
    outs: {},
    advantages: {},
    prepare: {
      points: { label: 'Points at the start', hint: 'up to six more than he has left, none above what he had when the race began' },
    },
  },
};

function questionOf(first: Choice, seat: string, rider: string): string {
  switch (first.do) {
    case 'place':
      return `${seat} places a racer in the start area`;
    case 'ride':
      return `${seat}’s turn: the groups ride`;
    case 'chase':
      return `${rider} was left behind: burn stamina to come back?`;
    case 'stay':
    case 'break-away':
      return `${seat}: a breakaway?`;
    case 'spend':
      return `${rider} has thrown: spend points?`;
    case 'counter':
    case 'let-go':
      return `${rider}: go after him?`;
    case 'add':
      return `${rider} is one short: add a point?`;
    case 'keep':
    case 'shuffle':
      return `${seat}: move a racer inside the group?`;
    case 'push-back':
      return `${seat}: who makes room?`;
    case 'burn':
      return `${rider} rides fast: which point does he burn?`;
    case 'set-pace':
      return `${seat} sets the pace for the group of ${rider}`;
    case 'feed':
      return `${rider} feeds: for which skill?`;
  }
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function choiceWords(choice: Choice, preview: Preview, names: Names): ChoiceWords {
  switch (choice.do) {
    case 'place':
      return { label: `Place ${names.rider(choice.rider)}`, detail: `on square ${preview.to}` };
    case 'ride':
      return { label: 'Ride', detail: 'every group at its pace' };
    case 'chase':
      return choice.squares === 0
        ? { label: 'Burn nothing' }
        : { label: `Burn ${choice.squares} for ${plural(choice.squares, 'square')}`, detail: `to ${preview.to}` };
    case 'break-away':
      return { label: `${names.rider(choice.rider)} breaks away`, detail: odds(preview) };
    case 'stay':
      return { label: 'No breakaway' };
    case 'spend':
      return {
        label: spendLabel(choice.add, choice.further),
        detail: preview.risks?.some(({ what }) => what === 'fails') ? 'it fails' : `to ${preview.to}`,
      };
    case 'counter':
      return { label: 'Counter', detail: odds(preview) };
    case 'let-go':
      return { label: 'Let him go' };
    case 'add':
      return choice.points === 0 ? { label: 'Keep the point', detail: 'it fails' } : { label: 'Add a point', detail: `to ${preview.to}` };
    case 'shuffle':
      return { label: `${names.rider(choice.rider)} to ${choice.to}`, ...(preview.spread && { detail: 'somebody has to make room' }) };
    case 'keep':
      return { label: 'Move nobody' };
    case 'push-back':
      return { label: `${names.rider(choice.rider)} goes one square back` };
    case 'burn':
      return { label: `Burn ${skillNames[choice.skill]}` };
    case 'set-pace':
      return {
        label: paceNames[choice.pace],
        ...(choice.pace === 'fast' && { detail: `${ridersNamed(payers(preview), names)} would pay` }),
      };
    case 'feed':
      return { label: `Add to ${skillNames[choice.skill]}`, detail: `${preview.effects?.[0]?.amount ?? 0} more` };
  }
}

const payers = ({ effects = [] }: Preview): readonly RiderId[] => effects.map(({ rider }) => rider as RiderId);

/** The chance of an attempt, with and without the extra point, and where it leads. */
function odds({ spread = [], risks = [] }: Preview): string {
  const failing = (what: string) => risks.find((risk) => risk.what === what)?.chance;
  const withPoint = failing('fails-with-a-point');
  const more = withPoint === undefined ? '' : `, ${percent(1 - withPoint)} with a point added`;
  const to = spread.at(-1)?.to;
  const target = spread.length > 1 ? `to ${spread[1]?.to}${spread.length > 2 ? ` or ${to}` : ''}: ` : '';
  return `${target}${percent(1 - (failing('fails') ?? 0))}${more}`;
}

function spendLabel(add: number, further: number): string {
  if (add === 0) return further === 0 ? 'Spend nothing' : 'One point for a square more';
  return further === 0 ? 'One point to add 1' : 'Two points: add 1, and a square more';
}

function lineOf(fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const rules = [fact.rule];
  const rider = 'rider' in fact && fact.rider !== undefined ? { rider: fact.rider } : {};
  const who = rider.rider === undefined ? '' : names.rider(rider.rider);
  switch (fact.type) {
    case 'began':
      return { text: `${names.seat(fact.seat)} has the turn.`, why: { rules } };
    case 'threw':
      return threw(fact, facts, index, names);
    case 'placed':
      return { text: `${who} takes his place on square ${fact.to} of the start area.`, ...rider, why: { rules } };
    case 'rode':
      return rode(fact, facts, index, names);
    case 'moved':
      return moved(fact, facts, index, names);
    case 'stayed':
      return {
        text:
          fact.reason === 'incident' ? `${who} stands at the roadside while his group rides on.` : `${who} finds no room ahead and stays.`,
        ...rider,
        why: { rules },
      };
    case 'failed':
      return failed(fact, facts, index, names);
    case 'punctured':
      return {
        text: `${who} throws a one: a mechanical incident. The attempt fails, and he will miss the next move.`,
        ...rider,
        why: { rules },
      };
    case 'spent':
      return burnt(fact, facts, index, names);
    case 'gained':
      return { text: `${who} feeds: ${fact.amount} more for his ${skillNames[fact.what]}.`, ...rider, why: { rules } };
    case 'paced':
      return {
        text:
          fact.seat === undefined
            ? `Nobody at the front can pay: ${ridersNamed(fact.riders, names)} ${fact.riders.length === 1 ? 'falls' : 'fall'} to steady.`
            : `${names.seat(fact.seat)} sets the pace of ${ridersNamed(fact.riders, names)}: ${fact.to}.`,
        why: { rules },
      };
    case 'grouped': {
      const groups = fact.groups.map(({ riders, square }) => `${ridersNamed(riders, names)} on ${square}`);
      const what = fact.joined > 0 ? (fact.parted > 0 ? 'The groups change' : 'Groups come together') : 'A group breaks up';
      return { text: `${what}: ${groups.join('; ')}.`, why: { rules } };
    }
    case 'passed':
      return {
        text: `${who} passes the top on ${fact.top} in place ${fact.place}${fact.points > 0 ? `: ${plural(fact.points, 'point')}` : ''}.`,
        ...rider,
        why: { rules },
      };
    case 'finished':
      return { text: `${who} is home in place ${fact.place}, with ${pointsOf('sprint')(fact.sprint)} left.`, ...rider, why: { rules } };
    case 'ended':
      return { text: 'The race is over.', why: { rules } };
  }
}

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** What falls is part of the line that settles it; a die that still waits for points has a line of its own. */
function threw(fact: Told<'threw'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const dice = { faces: fact.dice, sides: fact.sides };
  const thrown = fact.dice.join(' + ');
  if (fact.rider === undefined) {
    return { text: `${names.seat(fact.seat ?? 0)} throws ${thrown} for the first turn.`, why: { rules: [fact.rule], dice } };
  }
  const settled = facts.slice(index + 1).some((later) => isAttempt(later) && later.rider === fact.rider);
  if (settled) return undefined;
  return {
    text: `${names.rider(fact.rider)} throws ${thrown} and needs ${fact.need}.`,
    rider: fact.rider,
    why: { rules: [fact.rule], dice },
  };
}

const isAttempt = (fact: Fact): fact is Told<'failed'> | Told<'moved'> | Told<'stayed'> =>
  fact.type === 'failed' || (fact.type === 'stayed' && fact.reason === 'no-room') || (fact.type === 'moved' && fact.result !== undefined);

/** The die of an attempt, if it fell in this step, and the point that was added. */
function attemptOf(rider: RiderId, result: number, facts: readonly Fact[], index: number) {
  const before = facts.slice(0, index);
  const die = before.find((fact) => fact.type === 'threw' && fact.rider === rider);
  const added = before.some((fact) => fact.type === 'spent' && fact.rider === rider && fact.for === 'adding');
  const dice = die?.type === 'threw' ? { dice: { faces: die.dice, sides: die.sides } } : {};
  const how = die?.type === 'threw' ? `throws ${die.dice.join(' + ')}` : added ? `adds a point for ${result}` : `stays at ${result}`;
  return { dice, how };
}

function failed(fact: Told<'failed'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  if (facts[index - 1]?.type === 'punctured') return undefined;
  const { dice, how } = attemptOf(fact.rider, fact.result, facts, index);
  return {
    text: `${names.rider(fact.rider)} ${how}, but needs ${fact.need}: the ${fact.what} fails.`,
    rider: fact.rider,
    why: { rules: fact.what === 'counter' ? [fact.rule] : ['PW-4.2', fact.rule], ...dice, sum: `${fact.result} < ${fact.need}` },
  };
}

/** A whole group in one line. */
function rode(fact: Told<'rode'>, facts: readonly Fact[], index: number, names: Names): Said {
  const first = facts.slice(index + 1).find((later) => later.type === 'moved' && later.by === 'pace' && fact.riders.includes(later.rider));
  const to = first?.type === 'moved' ? ` to ${first.to}` : '';
  const ride = fact.riders.length === 1 ? 'rides' : 'ride';
  return {
    text: `${ridersNamed(fact.riders, names)} ${ride} ${fact.pace} ${terrains[fact.terrain]}, ${plural(fact.squares, 'square')}${to}.`,
    why: {
      rules: [fact.rule, 'PW-2.3'],
      ...(first?.type === 'moved' && { sum: `${first.from} + ${fact.squares} = ${first.from + fact.squares}` }),
    },
  };
}

function moved(fact: Told<'moved'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const { rider, from, to, by, aimed, result = 0, need = 0 } = fact;
  const who = names.rider(rider);
  const full = aimed === undefined ? '' : `; full squares keep him off ${aimed}`;
  const line = (text: string) => ({ text, rider, why: { rules: [fact.rule] } });
  switch (by) {
    case 'pace':
      return aimed === undefined ? undefined : line(`${who} comes to ${to}${full}.`);
    case 'breakaway':
    case 'counter': {
      const { dice, how } = attemptOf(rider, result, facts, index);
      const away = by === 'breakaway' ? 'breaks away' : 'goes with him';
      const rules = by === 'counter' ? [fact.rule] : ['PW-4.2', fact.rule];
      return { text: `${who} ${how} and ${away} to ${to}${full}.`, rider, why: { rules, ...dice, sum: `${result} ≥ ${need}` } };
    }
    case 'shuffle':
      return line(`${who} moves ${to > from ? 'up' : 'back'} to ${to}.`);
    case 'push':
      return line(`${who} makes room and goes back to ${to}.`);
    case 'drop':
      return line(`${who} cannot pay for the fast pace and drops to ${to}.`);
    case 'chase':
      return line(`${who} burns ${pointsOf('stamina')(to - from)} and comes to ${to}.`);
  }
}

/** All who pay for a fast pace in one line, at the first of them; other points are told with what they were spent on. */
function burnt(fact: Told<'spent'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  if (fact.for !== 'pace') return undefined;
  const paying = (other: Fact | undefined): other is Told<'spent'> => other?.type === 'spent' && other.for === 'pace';
  if (facts.slice(0, index).some(paying)) return undefined;
  const list = facts.filter(paying).map(({ rider, what }) => `${names.rider(rider)} (${skillNames[what]})`);
  return { text: `The fast pace burns a point: ${list.join(', ')}.`, why: { rules: [fact.rule, 'PW-3.6'] } };
}
