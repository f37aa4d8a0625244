import type { RiderId, Seat } from '@gruppetto/kernel';
import {
  attackPoints,
  type Choice,
  type Course,
  chanceOf,
  courseOf,
  firstSquare,
  needOf,
  needOfCounter,
  type Pace,
  type PaceWheel,
  reach,
  seatOf,
  squaresATurn,
  teamOf,
  terrainAt,
  terrainOf,
  type View,
} from '@gruppetto/pace-wheel';
import type { Bot } from './bot.ts';

/** A team's best sprinter keeps so many points until so many squares before the line. */
const keptForSprint = 2;
const sprintBegins = 20;
/** The chance from which an attempt is worth its point; and from which one is that must not fail. */
const fairChance = 0.3;
const lastHope = 0.15;
/** What a point to attack with is worth, in squares. */
const pointWorth = 1.1;
/** Points left at the line are lost: fast, as soon as they would do for all but so many squares. */
const unpaidWay = 55;
/** A break so many squares ahead is hunted. */
const inSight = 6;
/** Breaking away over the line, or to where a racer can ride fast all the way, in squares. */
const winWorth = 100;
const freedomWorth = 5;

/** Burns points where they decide, goes after breaks that would stay away, and keeps some sprint for the finish. */
export const paceWheelRuleOfThumb: Bot<PaceWheel> = (view, { choices, seat, rider = 0 }) => {
  const first = choices[0];
  const last = choices[choices.length - 1];
  switch (view.step) {
    case 'break-away':
      return best(choices, (choice) => (choice.do === 'break-away' ? worthOfBreakaway(view, choice.rider) : 0));
    case 'spend':
      return best(choices, (choice) => (choice.do === 'spend' ? worthOfSpending(view, choice.add, choice.further) : 0));
    case 'counter':
      return wantsCounter(view, seat, rider) ? first : last;
    case 'shuffle':
      return best(choices, (choice) => (choice.do === 'shuffle' ? worthOfShuffle(view, choice.rider, choice.to) : 0));
    case 'push-back':
      return best(choices, (choice) => (choice.do === 'push-back' ? dangerOf(view, seat, choice.rider) : 0));
    case 'burn':
      return wantsOtherThanStamina(view, rider) ? last : first;
    case 'set-pace':
      return nearest(choices, wantedPace(view, seat, rider));
    case 'feed':
      return choices.find((choice) => choice.do === 'feed' && choice.skill === 'stamina') ?? first;
    case 'chase':
    case 'add':
      return last;
    default:
      return first;
  }
};

/** The first of those that are worth most. */
function best(choices: readonly Choice[], worth: (choice: Choice) => number): Choice {
  let found = choices[0];
  let most = worth(found);
  for (let index = 1; index < choices.length; index++) {
    const choice = choices[index];
    const value = worth(choice);
    if (value > most) {
      found = choice;
      most = value;
    }
  }
  return found;
}

/** What a racer has left, all in all. */
const strength = (view: View, rider: RiderId): number =>
  view.points.stamina[rider] + (view.points.sprint[rider] + view.points.climbing[rider]) / 2;

const squareOf = (view: View, rider: RiderId): number => view.square[rider];

/** Whether his points pay for a fast pace from here to the line. */
function ridesHomeFast(view: View, course: Course, rider: RiderId, from: number): boolean {
  let stamina = view.points.stamina[rider];
  let climbing = view.points.climbing[rider];
  let sprint = view.points.sprint[rider];
  for (let square = from; square < course.finish; ) {
    const terrain = terrainAt(course, square);
    if (terrain === 'uphill' && climbing > 0) climbing--;
    else if (stamina > 0) stamina--;
    else if (terrain === 'downhill' && sprint > 0) sprint--;
    else return false;
    square += squaresATurn[terrain].fast;
  }
  return true;
}

function isBestSprinter(view: View, rider: RiderId): boolean {
  const { sprint } = view.points;
  return teamOf(seatOf(rider)).every((other) => sprint[other] <= sprint[rider]);
}

/** In squares; nothing for an attempt that is not worth its point. */
function worthOfBreakaway(view: View, rider: RiderId): number {
  const course = courseOf(view.options);
  const points = attackPoints(view, rider);
  const need = needOf(view, rider);
  const chance = chanceOf(view.options, points > 1 ? need - 1 : need);
  const from = squareOf(view, rider);
  const to = reach(view, rider, need, 0);
  if (to >= course.finish) return winWorth * chance;
  const saves = terrainOf(view, rider) !== 'uphill' && course.finish - from > sprintBegins && isBestSprinter(view, rider);
  if (chance < fairChance || to === from || (saves && points <= keptForSprint)) return 0;
  const freedom = ridesHomeFast(view, course, rider, to) ? freedomWorth : 0;
  return chance * (to - from + freedom) + strength(view, rider) / 100;
}

function worthOfSpending(view: View, add: number, further: number): number {
  const { rider, die } = view.attempt as NonNullable<View['attempt']>;
  const succeeds = die + add >= needOf(view, rider);
  const to = succeeds ? reach(view, rider, die + add, further) : squareOf(view, rider);
  return to - pointWorth * (add + further) + (to >= courseOf(view.options).finish ? winWorth : 0);
}

function wantsCounter(view: View, seat: Seat, rider: RiderId): boolean {
  const attacker = view.attempt?.rider as RiderId;
  if (seatOf(attacker) === seat) return false;
  const course = courseOf(view.options);
  const to = squareOf(view, attacker);
  const points = attackPoints(view, rider);
  const need = needOfCounter(view, rider);
  const chance = chanceOf(view.options, points > 1 ? need - 1 : need);
  const dangerous = to >= course.finish || ridesHomeFast(view, course, attacker, to);
  return chance >= (dangerous ? lastHope : fairChance);
}

/** As far forward as he can; but who comes to the front of a fast group pays at once. */
function worthOfShuffle(view: View, rider: RiderId, to: number): number {
  const pays = view.groups[view.current]?.pace === 'fast' && to === firstSquare(view, view.current);
  return to - squareOf(view, rider) + strength(view, rider) / 100 - (pays ? pointWorth : 0);
}

const dangerOf = (view: View, seat: Seat, rider: RiderId): number => (seatOf(rider) === seat ? -1 : strength(view, rider));

/** Climbing is good for nothing but climbs; sprint is kept unless there is more of it than of stamina. */
function wantsOtherThanStamina(view: View, rider: RiderId): boolean {
  if (terrainOf(view, rider) === 'uphill') return true;
  return view.points.sprint[rider] > view.points.stamina[rider];
}

const nearest = (choices: readonly Choice[], wanted: Pace): Choice =>
  choices.find((choice) => choice.do === 'set-pace' && choice.pace === wanted) ?? choices[wanted === 'slow' ? 0 : choices.length - 1];

function wantedPace(view: View, seat: Seat, rider: RiderId): Pace {
  const course = courseOf(view.options);
  const square = squareOf(view, rider);
  const leader = view.road[0];
  const gap = squareOf(view, leader) - square;
  const ours = seatOf(leader) === seat;
  if (gap > 0 && ours) return 'slow';
  if (gap > 0 && gap <= inSight) return 'fast';
  if (terrainAt(course, square) === 'downhill') return 'fast';
  return ridesHomeFast(view, course, rider, square + unpaidWay) ? 'fast' : 'steady';
}
