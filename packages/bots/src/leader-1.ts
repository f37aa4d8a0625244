import type { RiderId } from '@gruppetto/kernel';
import {
  type Choice,
  type Course,
  courseOf,
  deciderOf,
  failChance,
  type Leader1,
  prices,
  type Ride,
  type View,
  wheelOf,
} from '@gruppetto/leader-1';
import type { Bot } from './bot.ts';

/** What the peloton makes of a turn, in rows; and what riding in it costs, in energy. */
const pelotonPace = 4.3;
const sheltered = 0.5;
const exposed = 1.5;
/** How likely the peloton comes so many rows, from 0, or further. */
const caughtWithin = [1, 1, 1, 1, 0.85, 0.55, 0.2, 0];
/** A fall and a puncture, in turns lost; a wheel to follow, in rows won. */
const fallCosts = 1.3;
const punctureCosts = 0.5;
const wheelWorth = 0.7;
/** Coming home in the bunch, in turns: there are many. */
const bunchCosts = 0.6;
/** With less than this a kept feed tile is added before the next move. */
const hungry = 9;
/** Rows before the line where one had better be in the front area, for the bunch comes home by it. */
const finale = 10;
/** How far ahead of the peloton a rival is worth a pursuit, in rows. */
const worthChasing = 14;

/** Rides by the clock: in how many turns would this rider be home? */
export const leader1RuleOfThumb: Bot<Leader1> = (view, { choices, rider }) => {
  const course = courseOf(view.options);
  const first = choices[0] as Choice;
  switch (first.do) {
    case 'choose':
      return chooseQuality(choices, course, rider as RiderId);
    case 'line-up':
      return choices[1] as Choice;
    case 'stay':
      return choices.find((choice) => choice.do === 'go' && wantsTo(view, course, choice)) ?? first;
    case 'decline':
      return wantsPursuit(view, course) ? (choices[1] as Choice) : first;
    case 'hold':
      return bestBreak(view, course, choices) ?? first;
    case 'feed':
      return first;
    default:
      return bestMove(view, course, choices, rider as RiderId);
  }
};

const favourites = { rouleur: 'fighter', leader: 'sprinter', climber: 'descender' } as const;

function chooseQuality(choices: readonly Choice[], course: Course, rider: RiderId): Choice {
  const favourite = favourites[course.riders[rider]?.role as keyof typeof favourites];
  return choices.find((choice) => choice.do === 'choose' && choice.quality === favourite) ?? (choices[0] as Choice);
}

/** By course, role and row: the free squares that a turn on the rest of the road has on average. */
const freeAhead = new WeakMap<Course, readonly Float64Array[]>();

function freeOf(course: Course, role: number, row: number): number {
  let all = freeAhead.get(course);
  if (!all) {
    all = course.free.map((free) => {
      const average = new Float64Array(course.length + 1);
      let sum = 0;
      for (let at = course.length; at >= 0; at--) {
        sum += free[at] as number;
        average[at] = sum / (course.length - at + 1);
      }
      return average;
    });
    freeAhead.set(course, all);
  }
  return (all[role] as Float64Array)[Math.max(0, row) | 0] as number;
}

/** In how many turns he would be home alone, riding as evenly as his energy lets him. */
function turnsHome(course: Course, rider: RiderId, row: number, energy: number): number {
  const way = course.length + 1 - row;
  if (way <= 0) return 0;
  const free = freeOf(course, course.roleOf[rider] as number, row);
  const share = energy / way;
  // He pays the same every turn: with p paying squares at price e, e / (free + p) is what a row costs him.
  for (let paying = 1; paying < prices.length; paying++) {
    const price = prices[paying] as number;
    if (price < share * (free + paying)) continue;
    const below = prices[paying - 1] as number;
    const slope = 1 / (price - below);
    const spent = (share * (free + paying - 1 - slope * below)) / (1 - share * slope);
    return way / (free + paying - 1 + slope * (spent - below));
  }
  return way / (free + prices.length - 1);
}

/** In how many turns he would be home from inside the peloton, if he breaks away at the best moment or comes in with the bunch. */
function turnsFromPeloton(course: Course, rider: RiderId, front: number, energy: number): number {
  const bunch = (course.length + 1 - front) / pelotonPace;
  let alone = Number.POSITIVE_INFINITY;
  for (let waits = 0; waits < bunch; waits++) {
    const turns = waits + turnsHome(course, rider, front + waits * pelotonPace, Math.max(0, energy - waits * sheltered));
    // It falls as long as waiting pays, and rises from then on.
    if (turns > alone) break;
    alone = turns;
  }
  return Math.min(alone, bunch + bunchCosts);
}

/** Whether waiting for another turn would not bring him home sooner. */
const isTheMoment = (course: Course, rider: RiderId, front: number, energy: number): boolean =>
  turnsHome(course, rider, front, energy) <= turnsFromPeloton(course, rider, front + pelotonPace, energy - sheltered) + 1;

/** Energy with the tiles that he keeps, which only his player can count on. */
const meansOf = (view: View, rider: RiderId): number =>
  (view.kept[rider] as number[]).reduce((sum, tile) => sum + tile, view.energy[rider] as number);

/** In how many more turns he would be home after this move. */
function turnsAfter(view: View, course: Course, choice: Ride): number {
  const { rider, row, lane, pays } = choice;
  if (row > course.length) return 0.01 * (row - course.length) - 1;
  const energy = meansOf(view, rider) - pays;
  if (row === view.front - 1) return turnsFromPeloton(course, rider, view.front, energy) + lost(view, course, choice, energy);
  const wheel = wheelOf(view, course, row, lane);
  const helped = wheel !== undefined && wheel !== rider && view.punctured[wheel] === 0 && view.fallen[wheel] === 0 ? wheelWorth : 0;
  let turns = turnsHome(course, rider, row + helped, energy);
  if (row > view.front && view.front <= course.length) {
    const caught = caughtWithin[row - view.front] ?? 0;
    if (caught > 0) turns += caught * (turnsFromPeloton(course, rider, view.front + pelotonPace, Math.max(0, energy - exposed)) - turns);
  }
  return turns + lost(view, course, choice, energy);
}

/** What a risk costs, in turns. */
function lost(view: View, course: Course, { rider, row, pays, risk }: Ride, energy: number): number {
  if (risk === undefined) return 0;
  if (risk === 'cobbles') return (2 * fallCosts + punctureCosts) / 12;
  const fails = failChance(view.risks[rider] as number);
  if (risk === 'fall') return fails * fallCosts;
  return fails * (turnsHome(course, rider, row, Math.max(0, energy - pays)) - turnsHome(course, rider, row, energy));
}

function bestMove(view: View, course: Course, choices: readonly Choice[], rider: RiderId): Choice {
  const feed = choices.at(-1) as Choice;
  if (feed.do === 'feed' && (view.energy[rider] as number) < hungry) return feed;
  let best = choices[0] as Choice;
  let fewest = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    if (choice.do !== 'ride') continue;
    const turns = turnsAfter(view, course, choice);
    if (turns >= fewest) continue;
    best = choice;
    fewest = turns;
  }
  return best;
}

/** The break that gains most on staying in the peloton, if one gains. */
function bestBreak(view: View, course: Course, choices: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let most = 0;
  let asked = -1;
  let staying = 0;
  for (const choice of choices) {
    if (choice.do !== 'ride') continue;
    if (choice.rider !== asked) {
      asked = choice.rider;
      staying = turnsFromPeloton(course, asked, view.front + pelotonPace, Math.max(0, meansOf(view, asked) - exposed));
    }
    const gain = staying - turnsAfter(view, course, choice);
    if (gain <= most) continue;
    best = choice;
    most = gain;
  }
  return best;
}

/** To the front for a break in the next turn or for the bunch's finish; otherwise out of the wind. */
function wantsTo(view: View, course: Course, { rider, to }: Extract<Choice, { do: 'go' }>): boolean {
  if (to === 'leaving') return false;
  const next = view.front + pelotonPace;
  const front = course.length - next < finale || isTheMoment(course, rider, next, meansOf(view, rider) - exposed);
  return front === (to === 'front');
}

/** Chases rivals who would be home before the best of the team's riders behind them, and nobody of its own. */
function wantsPursuit(view: View, course: Course): boolean {
  const team = view.queue[0] as number;
  const foremost = view.road[0];
  if (foremost === undefined || deciderOf(view, course, team) === undefined) return false;
  let rivals = Number.POSITIVE_INFINITY;
  let ours = Number.POSITIVE_INFINITY;
  for (const rider of view.road) {
    const row = view.row[rider] as number;
    if (row <= view.front || row - view.front > worthChasing) continue;
    const turns = turnsHome(course, rider, row, view.energy[rider] as number);
    if (course.teamOf[rider] === team) ours = Math.min(ours, turns);
    else rivals = Math.min(rivals, turns);
  }
  if (ours <= rivals) return false;
  return (course.byRole[team] as readonly RiderId[]).some(
    (rider) =>
      (view.place[rider] === 'front' || view.place[rider] === 'back') &&
      turnsFromPeloton(course, rider, view.front, view.energy[rider] as number) > rivals,
  );
}
