import type { Bot } from '@gruppetto/bots';
import type { RiderId } from '@gruppetto/kernel';
import {
  type Choice,
  type Course,
  courseOf,
  failChance,
  findWheels,
  hasWheel,
  type Leader1,
  prices,
  type Ride,
  roles,
  type View,
} from '../rules/index.ts';
import { type Prospects, prospectsOf, worthIt } from './prospects.ts';

/** A fall and a puncture, in turns lost. */
const fallCosts = 1.2;
const punctureCosts = 0.5;
/** How much of a square a wheel to follow is worth. */
const wheelWorth = 0.4;
/** Rows before the line where one had better be in the front area, for the bunch comes home by it. */
const finale = 10;
/** How far ahead of the peloton a rival is worth a pursuit, in rows. */
const worthChasing = 16;
/** What it makes of a turn, in rows, when it is hurried. */
const pelotonPace = 5;

/** Rides by the clock: in how many turns would this rider be home? */
export const ruleOfThumb: Bot<Leader1> = (race, view, { choices, rider }) => {
  const course = courseOf(race.options);
  const first = choices[0];
  switch (first.do) {
    case 'take':
      return bestRole(course, view, choices);
    case 'choose':
      return chooseQuality(view, choices, rider as RiderId);
    case 'line-up':
      return choices[1];
    case 'stay':
      return bestChange(course, view, choices);
    case 'decline':
      return wantsPursuit(course, view) ? choices[1] : first;
    case 'hold':
      return bestBreak(course, view, choices) ?? first;
    case 'feed':
      return view.hot < 0 ? first : smallestTile(view, choices);
    default:
      return bestMove(course, view, choices);
  }
};

const favourites = { rouleur: 'fighter', leader: 'sprinter', climber: 'descender' } as const;

function chooseQuality(view: View, choices: readonly Choice[], rider: RiderId): Choice {
  const favourite = favourites[roles[view.role[rider]]];
  return choices.find((choice) => choice.do === 'choose' && choice.quality === favourite) ?? choices[0];
}

/** L1-2.2: whoever would be home first on this road. */
function bestRole(course: Course, view: View, choices: readonly Choice[]): Choice {
  const turns = (choice: Choice): number =>
    choice.do === 'take' ? prospectsOf(course)[roles.indexOf(choice.role)].inside(view.front, course.energy) : 0;
  return choices.reduce((best, choice) => (turns(choice) < turns(best) ? choice : best));
}

/** L1-5.7: what the heat takes is shown to all, so the larger ones stay secret. */
function smallestTile(view: View, choices: readonly Choice[]): Choice {
  const worth = (choice: Choice): number => (choice.do === 'feed' ? view.kept[choice.rider][choice.tile] : 0);
  return choices.reduce((best, choice) => (worth(choice) < worth(best) ? choice : best));
}

const of = (course: Course, view: View, rider: RiderId): Prospects => prospectsOf(course)[view.role[rider]];

/** Energy with the tiles that the rider keeps, which only their player can count on. */
function meansOf(view: View, rider: RiderId): number {
  let means = view.energy[rider];
  for (const tile of view.kept[rider]) means += tile;
  return means;
}

/** What one rider's moves are judged by: worked out once for all of them. */
interface Judge {
  readonly course: Course;
  readonly view: View;
  readonly rider: RiderId;
  readonly prospects: Prospects;
  readonly means: number;
}

function judgeOf(course: Course, view: View, rider: RiderId): Judge {
  findWheels(course, view, rider);
  return { course, view, rider, prospects: of(course, view, rider), means: meansOf(view, rider) };
}

/** In how many more turns the rider would be home after this move. */
function turnsAfter(judge: Judge, { row, lane, pays, risk }: Ride): number {
  const { course, view, rider } = judge;
  if (row > course.length) return 0.01 * (row - course.length) - 1;
  const energy = judge.means - pays;
  const turns = turnsFrom(judge, row, lane, energy);
  if (risk === undefined) return turns;
  if (risk === 'cobbles') return turns + (2 * fallCosts + punctureCosts) / 12;
  const fails = failChance(view.risks[rider]);
  if (risk === 'fall') return turns + fails * fallCosts;
  return turns + fails * (turnsFrom(judge, row, lane, Math.max(0, energy - pays)) - turns);
}

function turnsFrom({ course, view, prospects }: Judge, row: number, lane: number, energy: number): number {
  const pelotonRides = view.front <= course.length;
  if (pelotonRides && row > view.front - 2 && row <= view.front) return prospects.inside(view.front, energy);
  const unhelped = prospects.alone(row, energy);
  const alone = hasWheel(course, row, lane) ? unhelped * (1 - wheelWorth) + wheelWorth * prospects.alone(row + 1, energy) : unhelped;
  return pelotonRides && row > view.front ? prospects.ahead(row - view.front, view.front, energy, alone) : alone;
}

function bestMove(course: Course, view: View, choices: readonly Choice[]): Choice {
  let best = choices[0];
  let fewest = Number.POSITIVE_INFINITY;
  let furthest = 0;
  const judge = judgeOf(course, view, view.queue[0]);
  for (const choice of choices) {
    if (choice.do !== 'ride') continue;
    furthest = Math.max(furthest, choice.row);
    const turns = turnsAfter(judge, choice);
    if (turns >= fewest) continue;
    best = choice;
    fewest = turns;
  }
  const feed = choices.at(-1) as Choice;
  // The rider would go further if they could pay for it.
  const wantsMore = best.do === 'ride' && best.row === furthest && furthest <= course.length;
  return feed.do === 'feed' && wantsMore && view.energy[feed.rider] < maxPays ? feed : best;
}

const maxPays = prices.at(-1) as number;

/** The break that gains most on staying in the peloton, if one gains. */
function bestBreak(course: Course, view: View, choices: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let maxGain = worthIt;
  let judge: Judge | undefined;
  let staying = 0;
  for (const choice of choices) {
    if (choice.do !== 'ride') continue;
    if (choice.rider !== judge?.rider) {
      judge = judgeOf(course, view, choice.rider);
      staying = judge.prospects.staying(view.front, judge.means);
    }
    const gain = staying - turnsAfter(judge, choice);
    if (gain <= maxGain) continue;
    best = choice;
    maxGain = gain;
  }
  return best;
}

function bestChange(course: Course, view: View, choices: readonly Choice[]): Choice {
  for (const choice of choices) if (choice.do === 'go' && choice.to !== 'leaving' && isBetterOff(course, view, choice)) return choice;
  return choices[0];
}

/** To the front for a break in the next turn or for the bunch's finish; otherwise out of the wind. */
function isBetterOff(course: Course, view: View, { rider, to }: Extract<Choice, { do: 'go' }>): boolean {
  const front = course.length - view.front < finale || of(course, view, rider).isTheMoment(view.front, meansOf(view, rider));
  return front === (to === 'front');
}

/** Chases rivals who would be home before the best of the team's riders behind them, and nobody of its own. */
function wantsPursuit(course: Course, view: View): boolean {
  const team = view.queue[0];
  // What would be left over at the finish may as well bring the peloton home.
  const plenty = 2 * pelotonPace * view.pursuits[team] >= course.length - view.front;
  let rivals = Number.POSITIVE_INFINITY;
  let ours = Number.POSITIVE_INFINITY;
  for (const rider of view.road) {
    const row = view.row[rider];
    if (row <= view.front || (row - view.front > worthChasing && !plenty)) continue;
    const turns = of(course, view, rider).alone(row, view.energy[rider]);
    if (course.teamOf[rider] === team) ours = Math.min(ours, turns);
    else rivals = Math.min(rivals, turns);
  }
  if (ours <= rivals) return false;
  return course.ofTeam[team].some(
    (rider) =>
      (view.place[rider] === 'front' || view.place[rider] === 'back') &&
      of(course, view, rider).inside(view.front, view.energy[rider]) > rivals,
  );
}
