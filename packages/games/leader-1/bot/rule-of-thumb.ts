import type { RiderId } from '@gruppetto/kernel';
import { type Choice, type Course, courseOf, failChance, type Leader1, prices, type Ride, type View, wheelOf } from '@gruppetto/leader-1';
import type { Bot } from './bot.ts';
import { type Prospects, prospectsOf, worthIt } from './leader-1-prospects.ts';

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
export const leader1RuleOfThumb: Bot<Leader1> = (view, { choices, rider }) => {
  const course = courseOf(view.options);
  const first = choices[0];
  switch (first.do) {
    case 'choose':
      return chooseQuality(choices, course, rider as RiderId);
    case 'line-up':
      return choices[1];
    case 'stay':
      return choices.find((choice) => choice.do === 'go' && wantsTo(view, course, choice)) ?? first;
    case 'decline':
      return wantsPursuit(view, course) ? choices[1] : first;
    case 'hold':
      return bestBreak(view, course, choices) ?? first;
    case 'feed':
      return first;
    default:
      return bestMove(view, course, choices);
  }
};

const favourites = { rouleur: 'fighter', leader: 'sprinter', climber: 'descender' } as const;

function chooseQuality(choices: readonly Choice[], course: Course, rider: RiderId): Choice {
  const favourite = favourites[course.riders[rider]?.role as keyof typeof favourites];
  return choices.find((choice) => choice.do === 'choose' && choice.quality === favourite) ?? choices[0];
}

const of = (course: Course, rider: RiderId): Prospects => prospectsOf(course)[course.roleOf[rider]];

/** Energy with the tiles that he keeps, which only his player can count on. */
const meansOf = (view: View, rider: RiderId): number => view.kept[rider].reduce((sum, tile) => sum + tile, view.energy[rider]);

/** In how many more turns he would be home after this move. */
function turnsAfter(view: View, course: Course, { rider, row, lane, pays, risk }: Ride): number {
  if (row > course.length) return 0.01 * (row - course.length) - 1;
  const energy = meansOf(view, rider) - pays;
  const turns = turnsFrom(view, course, rider, row, lane, energy);
  if (risk === undefined) return turns;
  if (risk === 'cobbles') return turns + (2 * fallCosts + punctureCosts) / 12;
  const fails = failChance(view.risks[rider]);
  if (risk === 'fall') return turns + fails * fallCosts;
  return turns + fails * (turnsFrom(view, course, rider, row, lane, Math.max(0, energy - pays)) - turns);
}

function turnsFrom(view: View, course: Course, rider: RiderId, row: number, lane: number, energy: number): number {
  const prospects = of(course, rider);
  const pelotonRides = view.front <= course.length;
  if (pelotonRides && row === view.front - 1) return prospects.inside(view.front, energy);
  const wheel = wheelOf(view, course, row, lane);
  const helped = wheel !== undefined && wheel !== rider && view.punctured[wheel] === 0 && view.fallen[wheel] === 0 ? wheelWorth : 0;
  const alone = (1 - helped) * prospects.alone(row, energy) + helped * prospects.alone(row + 1, energy);
  return pelotonRides && row > view.front ? prospects.ahead(row - view.front, view.front, energy, alone) : alone;
}

function bestMove(view: View, course: Course, choices: readonly Choice[]): Choice {
  let best = choices[0];
  let fewest = Number.POSITIVE_INFINITY;
  let furthest = 0;
  for (const choice of choices) {
    if (choice.do !== 'ride') continue;
    furthest = Math.max(furthest, choice.row);
    const turns = turnsAfter(view, course, choice);
    if (turns >= fewest) continue;
    best = choice;
    fewest = turns;
  }
  const feed = choices.at(-1) as Choice;
  // He would go further if he could pay for it.
  const wantsMore = best.do === 'ride' && best.row === furthest && furthest <= course.length;
  return feed.do === 'feed' && wantsMore && view.energy[feed.rider] < mostPays ? feed : best;
}

const mostPays = prices.at(-1) as number;

/** The break that gains most on staying in the peloton, if one gains. */
function bestBreak(view: View, course: Course, choices: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let most = worthIt;
  let asked = -1;
  let staying = 0;
  for (const choice of choices) {
    if (choice.do !== 'ride') continue;
    if (choice.rider !== asked) {
      asked = choice.rider;
      staying = of(course, asked).staying(view.front, meansOf(view, asked));
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
  const front = course.length - view.front < finale || of(course, rider).isTheMoment(view.front, meansOf(view, rider));
  return front === (to === 'front');
}

/** Chases rivals who would be home before the best of the team's riders behind them, and nobody of its own. */
function wantsPursuit(view: View, course: Course): boolean {
  const team = view.queue[0];
  // What would be left over at the finish may as well bring the peloton home.
  const plenty = 2 * pelotonPace * view.pursuits[team] >= course.length - view.front;
  let rivals = Number.POSITIVE_INFINITY;
  let ours = Number.POSITIVE_INFINITY;
  for (const rider of view.road) {
    const row = view.row[rider];
    if (row <= view.front || (row - view.front > worthChasing && !plenty)) continue;
    const turns = of(course, rider).alone(row, view.energy[rider]);
    if (course.teamOf[rider] === team) ours = Math.min(ours, turns);
    else rivals = Math.min(rivals, turns);
  }
  if (ours <= rivals) return false;
  return course.byRole[team].some(
    (rider) =>
      (view.place[rider] === 'front' || view.place[rider] === 'back') && of(course, rider).inside(view.front, view.energy[rider]) > rivals,
  );
}
