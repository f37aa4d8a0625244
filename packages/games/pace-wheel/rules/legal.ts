import { inside, integer, list, object, oneOf, type Problem, type RiderId, refine, type Schema } from '@gruppetto/kernel';
import { attackPoints, needOfCounter, spendings } from './breakaway.ts';
import { type Course, numberOf, seatOf, squareHolds, teamOf } from './course.ts';
import { highest } from './die.ts';
import { feedGives, hungry } from './feed.ts';
import { isEnding } from './finish.ts';
import { firstRacers, isFirst } from './groups.ts';
import { leftBehind } from './incident.ts';
import { arrivalFaults, type Fault, feedFaults, mishapFaults, onceEach, topFaults } from './legal-behind.ts';
import { points } from './options.ts';
import { burns } from './pace.ts';
import { place, profilesIn } from './position.ts';
import { firstPoints, pointsEach, samePoints, skills, sumOfPoints, usualProfile } from './racers.ts';
import { pushable } from './shuffle.ts';
import { givingOrder, lastStartSquare } from './start.ts';
import { asks } from './turn.ts';
import type { Position, State } from './types.ts';

const terrain = oneOf(['uphill', 'flat', 'downhill']);
const pace = oneOf(['slow', 'steady', 'fast']);
const steps = [
  'give',
  'chase',
  'break-away',
  'spend',
  'counter',
  'add',
  'shuffle',
  'push-back',
  'burn',
  'set-pace',
  'feed',
  'over',
] as const;

/** In these a racer who has reached the finish may still stand on it, because their step is not over. */
const arriving: readonly string[] = ['chase', 'counter', 'add'];

/** Nobody comes further back, nor further beyond the line. */
const furthestBack = -20;
const furthestBeyond = 9;
const turns = 100_000;

/** What a position of such a race must look like. */
export function positions(course: Course): Schema<Position> {
  const { options, racers, finish, zone, tops } = course;
  const counted = options.race === 'stage' ? tops.length : 0;
  const rider = integer({ min: 0, max: racers - 1 });
  const square = integer({ min: furthestBack, max: finish + furthestBeyond });
  const byRacer = (max: number) => list(integer({ min: 0, max }), { min: racers, max: racers });
  const shape: Schema<Position> = object(
    {
      turn: integer({ min: 0, max: turns }),
      seat: integer({ min: 0, max: options.teams - 1 }),
      road: list(object({ rider, square }), { max: racers }),
      points: list(points, { min: racers, max: racers }),
      groups: list(object({ pace }, { terrain, riders: list(rider, { max: racers }) }), { max: racers + 1 }),
    },
    {
      profiles: list(points, { min: racers, max: racers }),
      now: object(
        { step: oneOf(steps) },
        {
          escapees: integer({ min: 0, max: racers }),
          asked: list(rider, { max: racers }),
          current: integer({ min: 0, max: racers + 1 }),
          attempt: object({ rider, result: integer({ min: 0, max: highest + 1 }), die: integer({ min: 0, max: highest }) }),
          pushing: object({ rider, to: square, pushed: list(rider, { max: racers }) }),
        },
      ),
      mishaps: list(object({ rider, mishap: oneOf(['stays', 'behind']) }), { max: options.incidents ? racers : 0 }),
      fed: byRacer(options.feed ? Math.max(...zone) : 0),
      home: list(object({ rider, turn: integer({ min: 1, max: turns }) }), { max: racers }),
      arrival: byRacer(racers),
      tops: list(list(rider, { max: racers }), { min: counted, max: counted }),
    },
  );
  return refine(shape, (position, at) => faults(course, position, at));
}

/** What the parts cannot tell by themselves. */
function faults(course: Course, position: Position, at: string): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (where, reason, details) => {
    problems.push({ at: inside(at, where), need: details ? { reason, with: details } : { reason } });
  };
  roadFaults(course, position, fault);
  // Groups can be judged on a sound road only, and what is asked in sound groups only.
  if (problems.length === 0) (position.turn === 0 ? startFaults : raceFaults)(course, position, fault);
  if (problems.length === 0) askingFaults(course, place(course, position), position, fault);
  return problems;
}

/** PW-1.4. */
function roadFaults({ finish, racers }: Course, { turn, road, home = [], now }: Position, fault: Fault): void {
  const seen = new Set<RiderId>();
  const once = (rider: RiderId, where: string) => {
    if (seen.has(rider)) fault(where, 'rider-twice', { rider });
    seen.add(rider);
  };
  for (const [index, { rider, square }] of road.entries()) {
    once(rider, `road[${index}].rider`);
    const where = `road[${index}].square`;
    const ahead = road[index - 1];
    if (ahead && ahead.square < square) fault(where, 'road-out-of-order');
    if (square >= finish && !arriving.includes(now?.step ?? ''))
      fault(where, 'out-of-range', { value: square, min: furthestBack, max: finish - 1 });
    if (square < finish && road[index - squareHolds]?.square === square) fault(where, 'square-too-full', { square });
  }
  for (const [index, { rider, turn: arrived }] of home.entries()) {
    once(rider, `home[${index}].rider`);
    const min = home[index - 1]?.turn ?? 1;
    if (arrived < min || arrived > turn) fault(`home[${index}].turn`, 'out-of-range', { value: arrived, min, max: turn });
  }
  const missing = racers - seen.size;
  if (turn > 0 && missing > 0) fault('road', 'riders-missing', { missing });
}

/** PW-1.2, PW-1.3: points are given out, then racers placed in the start area, and nothing else. */
function startFaults(course: Course, position: Position, fault: Fault): void {
  const { seat: _, road, groups, turn: __, points: ___, now, ...others } = position;
  for (const name of Object.keys(others)) fault(name, 'unknown-field');
  if (groups.length > 0) fault('groups', 'wrong-count', { count: groups.length, min: 0, max: 0 });
  if (now && now.step !== 'give') fault('now.step', 'need-one-of', { values: 'give' });
  if (now && road.length > 0) fault('road', 'wrong-count', { count: road.length, min: 0, max: 0 });
  if (course.options.profiles === 'at-the-table') givingFaults(course, position, fault);
  else if (now) fault('now', 'unknown-field');
  placingFaults(course, position, fault);
}

/** PW-1.2: the racers still to be given points are the last in their order, but for those of players who asked for the usual three. */
function givingFaults(course: Course, { seat, points: given, now }: Position, fault: Fault): void {
  const asked = now?.asked ?? [];
  const order = givingOrder(course, seat);
  const next = asked[0] === undefined ? order.length : order.indexOf(asked[0]);
  const isUsual = (rider: RiderId) => teamOf(seatOf(rider)).every((one) => samePoints(given[one], usualProfile(one)));
  const expected = order.slice(next).filter((rider) => asked.includes(rider) || numberOf(rider) === 1 || !isUsual(rider));
  if (asked.length !== expected.length || asked.some((rider, index) => rider !== expected[index]))
    return fault('now.asked', 'asked-out-of-turn');
  for (const [rider, profile] of given.entries()) {
    const need = asked.includes(rider) ? 0 : pointsEach;
    const sum = sumOfPoints(profile);
    if (sum !== need) fault(`points[${rider}]`, 'wrong-profile', { sum, need });
  }
}

/** PW-1.3: seat by seat, on squares from the front. */
function placingFaults(course: Course, { seat, road }: Position, fault: Fault): void {
  const { teams } = course.options;
  const last = lastStartSquare(course);
  for (const [index, { square }] of road.entries()) {
    const ahead = road[index - 1]?.square ?? 1;
    if (square > 0 || square < Math.max(last, ahead - 1)) {
      const min = Math.max(last, ahead - 1);
      fault(`road[${index}].square`, 'out-of-range', { value: square, min, max: 0 });
    }
  }
  for (let other = 0; other < teams; other++) {
    // The seat that placed last is the one before this one; each comes again after as many as there are teams.
    const due = Math.ceil((road.length - ((seat - 1 - other + 2 * teams) % teams)) / teams);
    const placed = road.filter(({ rider }) => seatOf(rider) === other);
    if (placed.length !== Math.max(0, due)) fault('road', 'placed-out-of-turn', { rider: placed.at(-1)?.rider ?? teamOf(other)[0] });
  }
}

function raceFaults(course: Course, position: Position, fault: Fault): void {
  const { road, groups, now, mishaps = [], profiles } = position;
  const onRoad = new Set(road.map(({ rider }) => rider));
  const needsRoad = (riders: readonly RiderId[], where: string) => {
    for (const [index, rider] of riders.entries()) if (!onRoad.has(rider)) fault(`${where}[${index}]`, 'not-on-the-road', { rider });
  };
  if (now) {
    const seen = new Set<RiderId>();
    for (const [index, { terrain: here, riders }] of groups.entries()) {
      if (!here) fault(`groups[${index}].terrain`, 'missing');
      if (!riders) fault(`groups[${index}].riders`, 'missing');
      needsRoad(riders ?? [], `groups[${index}].riders`);
      for (const rider of riders ?? []) {
        if (seen.has(rider)) fault(`groups[${index}].riders`, 'rider-twice', { rider });
        seen.add(rider);
      }
    }
    const missing = road.filter(({ rider }) => !seen.has(rider)).length;
    if (missing > 0) fault('groups', 'riders-missing', { missing });
    needsRoad(now.asked ?? [], 'now.asked');
    if (now.attempt) needsRoad([now.attempt.rider], 'now.attempt.rider');
    if (now.pushing) needsRoad([now.pushing.rider, ...now.pushing.pushed], 'now.pushing');
  } else {
    for (const [index, { terrain: here, riders }] of groups.entries()) {
      if (here) fault(`groups[${index}].terrain`, 'unknown-field');
      if (riders) fault(`groups[${index}].riders`, 'unknown-field');
    }
    const judged = new Set(place(course, position).group.filter((group) => group >= 0)).size;
    if (groups.length !== judged) fault('groups', 'wrong-count', { count: groups.length, min: judged, max: judged });
  }
  if (profiles && course.options.profiles === 'given') fault('profiles', 'unknown-field');
  for (const [rider, profile] of (profiles ?? []).entries()) {
    const sum = sumOfPoints(profile);
    if (sum !== pointsEach) fault(`profiles[${rider}]`, 'wrong-profile', { sum, need: pointsEach });
  }
  pointFaults(course, position, fault);
  const held = mishaps.map(({ rider }) => rider);
  needsRoad(held, 'mishaps');
  onceEach(held, 'mishaps', fault);
  onceEach(now?.asked ?? [], 'now.asked', fault);
  mishapFaults(position, fault);
  feedFaults(course, position, fault);
  topFaults(course, position, fault);
  arrivalFaults(position, fault);
}

/** PW-1.2, PW-5.1: nobody has more than what they started with and two points from each zone in which they may have fed. */
function pointFaults(course: Course, position: Position, fault: Fault): void {
  const start = firstPoints(course.options, profilesIn(course, position));
  for (const [rider, points] of position.points.entries()) {
    const gained = skills.reduce((sum, skill) => sum + Math.max(0, points[skill] - start[skill][rider]), 0);
    const max = feedGives * (position.fed?.[rider] ?? 0);
    if (gained > max) fault(`points[${rider}]`, 'never-gained', { gained, max });
  }
}

/** Whether the race can go on from here: its step has what it needs, and something to ask. */
function askingFaults(course: Course, state: State, { now }: Position, fault: Fault): void {
  const { step, attempt, pushing, escapees, groups } = state;
  const over = step === 'over';
  if (over !== isEnding(course, state) && (over || step === 'ride'))
    return fault(over ? 'now.step' : 'home', over ? 'not-over' : 'race-over');
  if ((step === 'spend' || step === 'counter' || step === 'add') && !attempt) return fault('now.attempt', 'missing');
  if (escapees >= groups.length || ((step === 'counter' || step === 'add') && escapees < 0)) return fault('now.escapees', 'no-such-group');
  if (step === 'push-back' && !pushing) return fault('now.pushing', 'missing');
  if (!asks(course, state)) return fault(now ? 'now.step' : 'seat', 'nothing-to-ask');
  const stranger = state.asked.findIndex((rider) => !mayBeAsked(course, state, rider));
  if (stranger >= 0) fault(`now.asked[${stranger}]`, 'nothing-to-ask');
  else if (!over && !isSound(course, state)) fault('now', 'nothing-to-ask');
}

/** Whether this step is about that racer. */
function mayBeAsked(course: Course, state: State, rider: RiderId): boolean {
  switch (state.step) {
    case 'give':
      return true;
    case 'chase':
      return leftBehind(course, state).includes(rider);
    case 'counter':
    case 'add':
      return firstRacers(state, state.escapees + 1).includes(rider);
    case 'burn':
      return isFirst(state, rider) && state.groups[state.group[rider]]?.pace === 'fast' && burns(state, rider).length > 1;
    case 'feed':
      return hungry(course, state).includes(rider);
    default:
      return false;
  }
}

/** Whether the die on the table, or the racer on the way to a full square, leaves a choice. */
function isSound(course: Course, state: State): boolean {
  const { step, attempt, pushing, asked, current, groups } = state;
  if (step === 'spend')
    return attempt?.result === 0 && attempt.die > 0 && isOurs(state, attempt.rider) && spendings(course, state).length > 1;
  if (step === 'counter') return attempt?.result !== 0 && attempt?.die === 0;
  if (step === 'add') {
    const rider = asked[0];
    return rider !== undefined && attackPoints(state, rider) > 0 && (attempt?.die ?? 0) + 1 === needOfCounter(state, rider);
  }
  if (step === 'push-back') return current < groups.length && isOurs(state, pushing?.rider) && pushable(state).length === squareHolds;
  return true;
}

const isOurs = (state: State, rider: RiderId | undefined): boolean => rider !== undefined && seatOf(rider) === state.seat;
