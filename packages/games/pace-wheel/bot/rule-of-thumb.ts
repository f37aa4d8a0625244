import type { Bot } from '@gruppetto/bots';
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
  type Points,
  reach,
  type SetPace,
  samePoints,
  seatOf,
  squaresAt,
  teamOf,
  terrainAt,
  terrainOf,
  type View,
} from '../rules/index.ts';

/** A team's best sprinter keeps so many points until so many squares before the line. */
const keptForSprint = 2;
const sprintBegins = 20;
/** The chance from which an attempt is worth its point. */
const fairChance = 0.3;
/** What a point to attack with is worth, in squares. */
const pointWorth = 0.8;
/** Points left at the line are lost: fast, as soon as they would last for all but so many squares. */
const unpaidWay = 25;
/** A break so many squares ahead is hunted. */
const inSight = 6;
/** Breaking away over the line, or to where a racer can ride fast all the way, in squares. */
const winWorth = 100;
const freedomWorth = 5;
/** The share of uphill squares from which a course is one for climbers. */
const mountainous = 0.25;

/** Burns points where they decide, goes after breaks that would stay away, and keeps some sprint for the finish. */
export const ruleOfThumb: Bot<PaceWheel> = (race, view, { choices, seat, rider = 0 }) => {
  const course = courseOf(race.options);
  const first = choices[0];
  const last = choices[choices.length - 1];
  switch (view.step) {
    case 'give':
      return giving(choices, wantedProfile(course, rider));
    case 'break-away':
      return bestBreakaway(course, view, choices);
    case 'spend':
      return bestSpending(course, view, choices);
    case 'counter':
      return wantsCounter(course, view, seat, rider) ? first : last;
    case 'shuffle':
      return bestShuffle(view, choices);
    case 'push-back':
      return mostDangerous(view, seat, choices);
    case 'burn':
      return wantsOtherThanStamina(view, rider) ? last : first;
    case 'set-pace':
      return nearestPace(view, choices, wantedPace(course, view, seat, rider));
    case 'feed':
      return choices.find((choice) => choice.do === 'feed' && choice.skill === 'stamina') ?? first;
    case 'chase':
    case 'add':
      return last;
    default:
      return first;
  }
};

const bestBreakaway = (course: Course, view: View, choices: readonly Choice[]): Choice =>
  best(choices, (choice) => (choice.do === 'break-away' ? worthOfBreakaway(course, view, choice.rider) : 0));

const bestSpending = (course: Course, view: View, choices: readonly Choice[]): Choice =>
  best(choices, (choice) => (choice.do === 'spend' ? worthOfSpending(course, view, choice.add, choice.further) : 0));

const bestShuffle = (view: View, choices: readonly Choice[]): Choice =>
  best(choices, (choice) => (choice.do === 'shuffle' ? worthOfShuffle(view, choice.rider, choice.to) : 0));

const mostDangerous = (view: View, seat: Seat, choices: readonly Choice[]): Choice =>
  best(choices, (choice) => (choice.do === 'push-back' ? dangerOf(view, seat, choice.rider) : 0));

const nearestPace = (view: View, choices: readonly Choice[], wanted: Pace): Choice =>
  best(choices, (choice) => (choice.do === 'set-pace' ? worthOfPace(view, choice, wanted) : 0));

/** The first of those that are worth most. */
function best(choices: readonly Choice[], worth: (choice: Choice) => number): Choice {
  let found = choices[0];
  let max = worth(found);
  for (let index = 1; index < choices.length; index++) {
    const choice = choices[index];
    const value = worth(choice);
    if (value > max) {
      found = choice;
      max = value;
    }
  }
  return found;
}

/** Found by self-play: stamina pays for the pace on every road; the rest of the points attacks, in the mountains uphill. */
function wantedProfile({ uphill, finish }: Course, rider: RiderId): Points {
  const climbing = uphill > mountainous * finish ? 5 : rider === teamOf(seatOf(rider)).at(-1) ? 2 : 0;
  return { sprint: 5 - climbing, stamina: 10, climbing };
}

const giving = (choices: readonly Choice[], wanted: Points): Choice =>
  choices.find((choice) => choice.do === 'give' && samePoints(choice, wanted)) as Choice;

/** What a racer has left, all in all. */
const strength = (view: View, rider: RiderId): number =>
  view.points.stamina[rider] + (view.points.sprint[rider] + view.points.climbing[rider]) / 2;

/** Whether a racer's points pay for a fast pace from here to the line. */
function ridesHomeFast(course: Course, view: View, rider: RiderId, from: number): boolean {
  let stamina = view.points.stamina[rider];
  let climbing = view.points.climbing[rider];
  let sprint = view.points.sprint[rider];
  for (let square = from; square < course.finish; ) {
    const terrain = terrainAt(course, square);
    if (terrain === 'uphill' && climbing > 0) climbing--;
    else if (stamina > 0) stamina--;
    else if (terrain === 'downhill' && sprint > 0) sprint--;
    else return false;
    square += squaresAt('fast', terrain);
  }
  return true;
}

function isBestSprinter(view: View, rider: RiderId): boolean {
  const { sprint } = view.points;
  for (const other of teamOf(seatOf(rider))) if (sprint[other] > sprint[rider]) return false;
  return true;
}

/** In squares; nothing for an attempt that is not worth its point. */
function worthOfBreakaway(course: Course, view: View, rider: RiderId): number {
  const points = attackPoints(view, rider);
  const need = needOf(view, rider);
  const chance = chanceOf(course.options, points > 1 ? need - 1 : need);
  const from = view.square[rider];
  const to = reach(course, view, rider, need, 0);
  if (to >= course.finish) return winWorth * chance;
  const saves = terrainOf(view, rider) !== 'uphill' && course.finish - from > sprintBegins && isBestSprinter(view, rider);
  if (chance < fairChance || to === from || (saves && points <= keptForSprint)) return 0;
  const freedom = ridesHomeFast(course, view, rider, to) ? freedomWorth : 0;
  return chance * (to - from + freedom) + strength(view, rider) / 100;
}

function worthOfSpending(course: Course, view: View, add: number, further: number): number {
  const { rider, die } = view.attempt as NonNullable<View['attempt']>;
  const succeeds = die + add >= needOf(view, rider);
  const to = succeeds ? reach(course, view, rider, die + add, further) : view.square[rider];
  return to - pointWorth * (add + further) + (to >= course.finish ? winWorth : 0);
}

function wantsCounter({ options }: Course, view: View, seat: Seat, rider: RiderId): boolean {
  const attacker = view.attempt?.rider as RiderId;
  if (seatOf(attacker) === seat) return false;
  const need = needOfCounter(view, rider);
  return chanceOf(options, attackPoints(view, rider) > 1 ? need - 1 : need) >= fairChance;
}

/** As far forward as possible; but a racer who comes to the front of a fast group pays at once. */
function worthOfShuffle(view: View, rider: RiderId, to: number): number {
  const pays = view.groups[view.current]?.pace === 'fast' && to === firstSquare(view, view.current);
  return to - view.square[rider] + strength(view, rider) / 100 - (pays ? pointWorth : 0);
}

const dangerOf = (view: View, seat: Seat, rider: RiderId): number => (seatOf(rider) === seat ? -1 : strength(view, rider));

/** Climbing is good for nothing but climbs; sprint is kept unless there is more of it than of stamina. */
function wantsOtherThanStamina(view: View, rider: RiderId): boolean {
  if (terrainOf(view, rider) === 'uphill') return true;
  return view.points.sprint[rider] > view.points.stamina[rider];
}

const speedOf = (pace: Pace): number => (pace === 'slow' ? 0 : pace === 'steady' ? 1 : 2);

/** The nearest to what is wanted; of those who could pay for it, the strongest, with a point that is less use elsewhere. */
function worthOfPace(view: View, { pace, burns }: SetPace, wanted: Pace): number {
  const far = Math.abs(speedOf(pace) - speedOf(wanted));
  if (!burns) return -far;
  return -far + strength(view, burns.rider) / 100 + (burns.skill === 'stamina' ? 0 : 0.001);
}

function wantedPace(course: Course, view: View, seat: Seat, rider: RiderId): Pace {
  const square = view.square[rider];
  const leader = view.road[0];
  const gap = view.square[leader] - square;
  if (gap > 0 && seatOf(leader) === seat) return 'slow';
  if (gap > 0 && gap <= inSight) return 'fast';
  if (terrainAt(course, square) === 'downhill') return 'fast';
  return ridesHomeFast(course, view, rider, square + unpaidWay) ? 'fast' : 'steady';
}
