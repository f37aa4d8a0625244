import type { Bot } from '@gruppetto/bots';
import type { RiderId, Seat, Turn } from '@gruppetto/kernel';
import {
  type Choice,
  type Course,
  type CyclingParty,
  couldGain,
  courseOf,
  isMountain,
  numberOf,
  paceOf,
  riderOf,
  seatOf,
  stageOf,
  type View,
} from '../rules/index.ts';

/** When a team uses what it has. */
export interface Habits {
  /** So many squares before the end of the flat: with one sprint left, with two, with three. */
  readonly sprints: readonly [number, number, number];
  /** An attack is made in the last squares where it may be, and not against a pass. */
  readonly attackBegins: number;
  readonly attackNeeds: number;
  /** Bottles are for the last turns. */
  readonly bottlesBegin: number;
  /** So far behind whoever leads, a sprint is tried with uncommon luck. */
  readonly luckBeyond: number;
}

/** What a sprint covers, about. */
const aSprint = 11;
/** CP-8.4: in the master version sprints end before the last squares. */
const sprintsEarlier = 6;
/** What a sprinter throws with three dice most of the time, and how near to the front they must be to sprint for points. */
const surely = 8;
const near = 6;
/** CP-8.3: a mountain attack is kept for the end of a pass. */
const tenSided = 10;
/** Bottles that are left for the last turns when a point could be won with one. */
const bottlesKept = 3;
/** From this pace on a peloton is fast enough. */
const goodPace = 7;
/** A rider so far behind the best of the team is no longer its hope. */
const lost = 10;
/** The highest throw of two dice. */
const inReach = 12;
/** So near to the line an escape is worth more than a fast peloton. */
const finale = 24;

/** Rides for the sprinter on the flat and for the climber in the mountains, and keeps what they have until it tells. */
export const ruleOfThumb: Bot<CyclingParty> = ridingBy({
  sprints: [aSprint, 2 * aSprint, 3 * aSprint],
  attackBegins: 78,
  attackNeeds: 10,
  bottlesBegin: 26,
  luckBeyond: aSprint,
});

/** Uses everything earlier: whoever waits for the last squares often has something left at the line. Found by racing many habits. */
export const experienced: Bot<CyclingParty> = ridingBy({
  sprints: [20, 36, 56],
  attackBegins: 90,
  attackNeeds: 5,
  bottlesBegin: 44,
  luckBeyond: 5,
});

function ridingBy(habits: Habits): Bot<CyclingParty> {
  return (race, view, turn) => choose(habits, courseOf(race.options), view, turn);
}

function choose(habits: Habits, course: Course, view: View, { choices, seat, rider = -1 }: Turn<Choice>): Choice {
  const first = choices[0];
  if (choices.length === 1) return first;
  switch (view.now.step) {
    case 'car':
      return rideOn(habits, course, choices);
    case 'before':
      return chooseBefore(habits, course, view, seat, choices);
    case 'end':
      return chooseLast(habits, course, view, seat, choices);
    case 'sprint':
      return choices[wantsLuck(habits, course, view, seat) ? 1 : 0];
    case 'give':
    case 'attack':
      return forRider(choices, hopeOf(course, view, seat)) ?? first;
    case 'peloton':
      return choosePace(course, view, seat, choices);
    case 'domestique':
      return toGo(course, view, rider) <= finale || isAlone(course, view, seat) ? first : choices[1];
    case 'link':
      return chooseLink(course, view, seat, rider, choices);
    case 'assign':
      return chooseDie(course, view, seat, rider, choices);
    default:
      return first;
  }
}

const rideOn = (habits: Habits, course: Course, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice.do === 'ride-on' && isQuietUntil(habits, course, choice.until)) ?? choices[0];

/** CP-5.5b: before the first attack nothing is wanted that an order to ride on would not let through; for points, there is. */
const isQuietUntil = ({ attackBegins }: Habits, { options, length }: Course, until: number | undefined): boolean =>
  until !== undefined && until <= length - attackBegins && options.version !== 'master';

const squareOf = (view: View, rider: RiderId): number => view.square[rider];

const toGo = (course: Course, view: View, rider: RiderId): number => course.length - squareOf(view, rider);

const forRider = (choices: readonly Choice[], rider: RiderId): Choice | undefined =>
  choices.find((choice) => 'rider' in choice && choice.rider === rider);

/** The rider the team rides for: the sprinter or the climber, by the stage, unless another one is far ahead. */
function hopeOf(course: Course, view: View, seat: Seat): RiderId {
  const { road, square } = view;
  const { options } = course;
  const { type } = stageOf(options);
  const favourite = riderOf(options, seat, type === 'flat' || type === 'low' ? 'sprinter' : 'climber');
  const first = seat * options.riders;
  let best = -1;
  for (const rider of road) {
    if (rider < first || rider >= first + options.riders) continue;
    if (best < 0) best = rider;
    if (rider === favourite) return square[best] - square[rider] <= lost ? rider : best;
  }
  return best;
}

/** Where the flat road ends on which a sprint may still be made: at the line, or at the foot of a last climb to it. */
function lastFlat(course: Course): number {
  const { length, climbs } = course;
  const last = climbs.at(-1);
  return last && last.to === length ? last.from - 1 : length;
}

function wantsSprint(habits: Habits, course: Course, view: View, seat: Seat): boolean {
  const { teams } = view;
  const { options } = course;
  const left = lastFlat(course) - squareOf(view, riderOf(options, seat, 'sprinter'));
  const sprints = teams[seat]?.sprints ?? 0;
  if (options.version !== 'master') return left >= 0 && left <= (habits.sprints[sprints - 1] ?? 0);
  return (left >= 0 && left <= aSprint * sprints + sprintsEarlier) || (sprints > 1 && wantsSprintForPoints(course, view, seat));
}

/** CP-8.7: whether the sprinter is near enough to the front to be the first past the next intermediate sprint. */
function wantsSprintForPoints(course: Course, view: View, seat: Seat): boolean {
  const here = squareOf(view, riderOf(course.options, seat, 'sprinter'));
  const first = squareOf(view, view.road[0]);
  if (first - here > near) return false;
  const prime = course.primes.find(({ square }) => square >= here);
  return prime?.kind === 'sprint' && prime.square >= first && prime.square - here < surely;
}

/** CP-8.3: on the last squares of a hors pass, for its points or for the stage. */
function wantsMountainAttack(course: Course, view: View, seat: Seat, hope: RiderId): boolean {
  if (view.teams[seat]?.mountainAttacks === 0) return false;
  const { road } = view;
  const { options } = course;
  const leader = riderOf(options, seat, 'climber');
  const here = squareOf(view, leader);
  const { climbs, pass, primes } = course;
  const climb = climbs[pass[here] - 1];
  if (climb?.category !== 'hors' || climb.to - here >= tenSided) return false;
  const prime = primes.findIndex(({ square }) => square === climb.to);
  const won = view.passed[prime]?.length ?? 0;
  return won === 0 || (leader === hope && squareOf(view, road[0]) - here <= lost);
}

function wantsAttack({ attackBegins, attackNeeds }: Habits, course: Course, view: View, seat: Seat, hope: RiderId): boolean {
  if (hope < 0 || view.teams[seat]?.attacks === 0 || toGo(course, view, hope) > attackBegins) return false;
  const here = squareOf(view, hope);
  return !isMountain(course, here) && course.flatTo[here] - here >= attackNeeds;
}

/** Bottles first, then a special throw; else nothing for the whole turn, unless somebody may still want something in it. */
function chooseBefore(habits: Habits, course: Course, view: View, seat: Seat, choices: readonly Choice[]): Choice {
  const hope = hopeOf(course, view, seat);
  const drinks = wantsBottle(habits, course, view, seat, hope);
  const give = drinks ? choices.find((choice) => choice.do === 'give') : undefined;
  if (give?.do === 'give' && isBottleNow(habits, course, view, seat, hope) && (give.rider ?? hope) === hope) return give;
  const descend = choices.find((choice) => choice.do === 'descend');
  if (descend) return descend;
  const climbs = wantsMountainAttack(course, view, seat, hope);
  if (climbs) {
    const attack = choices.find((choice) => choice.do === 'mountain-attack');
    if (attack) return attack;
  }
  const sprints = wantsSprint(habits, course, view, seat);
  if (sprints) {
    const sprint = choices.find((choice) => choice.do === 'sprint');
    if (sprint) return sprint;
  }
  const attacks = wantsAttack(habits, course, view, seat, hope);
  if (attacks) {
    const attack = choices.find((choice) => choice.do === 'attack');
    if (attack?.do === 'attack' && view.now.group.riders.includes(hope) && (attack.rider ?? hope) === hope) return attack;
  }
  const later = drinks || climbs || sprints || attacks || view.descent.includes('ready') || mayWinPoints(course, view, seat);
  return later ? choices[0] : (choices.find((choice) => choice.do === 'nothing' && choice.for) ?? choices[0]);
}

/** Whether only an uncommon throw would bring the sprinter past whoever leads. */
function wantsLuck({ luckBeyond }: Habits, course: Course, view: View, seat: Seat): boolean {
  const sprinter = riderOf(course.options, seat, 'sprinter');
  const leader = view.road[0];
  return seatOf(course.options, leader) !== seat && squareOf(view, leader) - squareOf(view, sprinter) > luckBeyond;
}

/** In the last turns, to the hope of the team. */
function wantsBottle({ bottlesBegin }: Habits, course: Course, view: View, seat: Seat, hope: RiderId): boolean {
  return view.teams[seat].bottles > 0 && hope >= 0 && toGo(course, view, hope) <= bottlesBegin;
}

/** Before the group moves, if it is the hope's and nobody else's, or if the hope may come to the line in this move. */
function isBottleNow(habits: Habits, course: Course, view: View, seat: Seat, hope: RiderId): boolean {
  const { riders } = view.now.group;
  return riders.includes(hope) && (riders.length === 1 || wantsSprint(habits, course, view, seat) || toGo(course, view, hope) < inReach);
}

/** CP-8.6: bottles win points of the master version only if some are left for the finish, and if a rider may come past them this turn. */
function mayWinPoints(course: Course, view: View, seat: Seat): boolean {
  if (course.options.version !== 'master' || view.teams[seat].bottles <= bottlesKept) return false;
  return course.primes.some(({ square, points }, index) => {
    if (view.passed[index].length === points.length) return false;
    return view.road.some((rider) => {
      const left = square - view.square[rider];
      return left >= 0 && left <= inReach && seatOf(course.options, rider) === seat;
    });
  });
}

/** At the end of a turn: a place, the line or a point; in the last turns whatever brings the hope on. */
function chooseLast(habits: Habits, course: Course, view: View, seat: Seat, choices: readonly Choice[]): Choice {
  const gives = choices.filter((choice) => choice.do === 'give' && choice.rider !== undefined && couldGain(course, view, choice.rider));
  const atLine = gives.find((choice) => choice.do === 'give' && toGo(course, view, choice.rider as RiderId) < 2);
  if (atLine) return atLine;
  if (gives.length > 0 && (course.options.version !== 'master' || view.teams[seat].bottles > bottlesKept)) return gives[0];
  const hope = hopeOf(course, view, seat);
  return (wantsBottle(habits, course, view, seat, hope) && forRider(choices, hope)) || choices[0];
}

/** Riders to throw with first to make the pace: those with the least to lose. */
const workers = [4, 6, 5, 3];

function choosePace(course: Course, view: View, seat: Seat, choices: readonly Choice[]): Choice {
  const agree = choices[choices.length - 2];
  const pace = paceOf(view);
  const top = view.now.group.top;
  // At the line it is an escape that wins.
  if (course.length - top < inReach) return choices[0];
  if (pace >= goodPace) return choices.at(-1) as Choice;
  const leader = view.road[0];
  if (seatOf(course.options, leader) === seat && squareOf(view, leader) > top) return agree;
  const hope = hopeOf(course, view, seat);
  for (const number of workers)
    for (const choice of choices)
      if (choice.do === 'throw' && numberOf(course.options, choice.rider) === number && choice.rider !== hope) return choice;
  return agree;
}

/** Whether the domestique is the only one of the team in the peloton. */
const isAlone = ({ options }: Course, { now }: View, seat: Seat): boolean =>
  now.group.riders.filter((rider) => seatOf(options, rider) === seat).length === 1;

/** Up to whoever is faster; down only for a teammate. */
function chooseLink(course: Course, view: View, seat: Seat, rouleur: RiderId, choices: readonly Choice[]): Choice {
  const { throws } = view.now;
  const value = throws.find(({ rider }) => rider === rouleur)?.value ?? 0;
  const helps = throws.some(({ rider, value: other }) => other < value && seatOf(course.options, rider) === seat);
  return (
    choices.find((choice) => choice.do === 'link' && choice.down === helps) ??
    (choices.find((choice) => choice.do === 'link' && !choice.down) as Choice)
  );
}

/** The best die for the hope of the team, and then for those with a role to play. */
function chooseDie(course: Course, view: View, seat: Seat, rider: RiderId, choices: readonly Choice[]): Choice {
  const { group, move } = view.now;
  const hope = hopeOf(course, view, seat);
  const best = choices[0];
  if (rider === hope || move[hope] !== 'waiting' || !group.riders.includes(hope)) return best;
  return choices.find((choice) => choice.do === 'assign' && best.do === 'assign' && choice.die < best.die) ?? best;
}
