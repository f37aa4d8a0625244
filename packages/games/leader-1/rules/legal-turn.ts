import type { CommonReason, Refusal } from '@gruppetto/kernel';
import { nobodyYet, thePeloton } from './bonuses.ts';
import { pursuitsAtStart } from './carried-over.ts';
import type { Course } from './course.ts';
import { faceOf } from './die.ts';
import { pile } from './feeding.ts';
import { maxRunning } from './peloton.ts';
import { queueOf } from './phases.ts';
import { standing, startRow } from './position.ts';
import { maxSquares, movesKept } from './squares.ts';
import type { Phase, Position, Reason, RiderPosition } from './types.ts';
import { lastTurnedUp } from './weather.ts';

export type Fault = (where: string, reason: Reason | CommonReason, details?: Refusal['with']) => void;

const gettingReady: readonly Phase[] = ['riders', 'qualities', 'line-up'];
/** L1-4.5: the phases of a turn before the peloton's throw. */
const beforeThrow: readonly Phase[] = ['away', 'breaking', 'inside', 'pursuit'];
/** L1-4.3: from the phase in which riders choose to drop off until they have. */
const whileLeaving: readonly Phase[] = ['inside', 'pursuit', 'payment'];

/** L1-3.5: five squares of six that were free: four of the downhill, one for a quality, one of slipstream. */
const mostBack = 5;

const within = (value: number, min: number, max: number, where: string, fault: Fault): void => {
  if (value < min || value > max) fault(where, 'out-of-range', { value, min, max });
};

const isInside = ({ place }: RiderPosition): boolean => place === 'front' || place === 'back';

/** L1-5.7: no more tokens than the race has, each once, and none face down where the race has come near. */
export function weatherFaults(course: Course, position: Position, fault: Fault): void {
  const { weather = [] } = position;
  const max = course.options.weather;
  const placed = weather.filter((token) => token !== 'none').length;
  if (placed > max) fault('weather', 'wrong-count', { count: placed, min: 0, max });
  const up = lastTurnedUp(course, foremost(course, position));
  for (const [index, token] of weather.entries()) {
    if (token === 'none') continue;
    if (token === 'hidden' && index < up) fault(`weather[${index}]`, 'turned-up', { hexagon: index + 1 });
    else if (token !== 'hidden' && weather.indexOf(token) < index) fault(`weather[${index}]`, 'token-twice', { token });
  }
}

/** The foremost row of those who are still on their way. */
const foremost = ({ length }: Course, { front, riders }: Position): number =>
  Math.max(front <= length ? front : 0, ...riders.map(({ row = 0 }) => row));

/** L1-7.2: nobody has taken a bonus line whom none of their places can have brought past it, and it is open until somebody is past it. */
export function lineFaults(course: Course, { front, riders, bonuses }: Position, fault: Fault): void {
  for (const [index, who] of bonuses?.entries() ?? []) {
    const line = course.plan.bonusLines[index];
    const isPast = ({ place, row = 0 }: RiderPosition): boolean => place === 'home' || row > line;
    // A rider whom the peloton has let go may be behind a line again.
    const was = ({ place }: RiderPosition): boolean => place !== 'out' && front > line;
    if (who === nobodyYet) {
      if (front > line || riders.some(isPast)) fault(`bonuses[${index}]`, 'line-passed', { line });
    } else if (who === thePeloton ? front <= line : !isPast(riders[who]) && !was(riders[who]))
      fault(`bonuses[${index}]`, 'line-not-passed', { line });
  }
}

export function phaseFaults(course: Course, position: Position, fault: Fault): void {
  const { turn, front, phase = 'away', riders, die = 0, hot } = position;
  const before = gettingReady.includes(phase);
  if (before !== (turn === 0)) fault('turn', before ? 'race-not-begun' : 'race-has-begun', { turn });
  const withPeloton = phase === 'breaking' || phase === 'inside' || phase === 'pursuit';
  if (withPeloton && front > course.length) fault('phase', 'peloton-is-home', { front });
  if (phase === 'payment' && die === 0) fault('die', 'missing');
  if (phase === 'over' && riders.some(({ place }) => place !== 'home' && place !== 'out')) fault('phase', 'not-over');
  if (hot !== undefined && new Set(riders[hot].kept).size < 2) fault('hot', 'nothing-to-choose', { rider: hot });
}

/** What turn and phase say of the riders, the peloton and the question. */
export function turnFaults(course: Course, position: Position, fault: Fault): void {
  for (const [index, rider] of position.riders.entries()) {
    placeFaults(course, position, index, fault);
    if (rider.place === 'road') roadFaults(position, rider, `riders[${index}]`, fault);
  }
  throwFaults(course, position, fault);
  // L1-7.1: a rider moves once a turn, and the peloton is slower than any rider may be.
  const min = Math.ceil((course.length - startRow + 1) / longestMove(course));
  for (const [index, { turn }] of (position.home ?? []).entries()) within(turn, min, position.turn, `home[${index}].turn`, fault);
  queueFaults(course, position, fault);
}

/** L1-1.2: how many rows a rider may move ahead; more than there are squares, round a bend. */
const longestMove = ({ squares }: Course): number => {
  let longest = maxSquares;
  for (let square = 1; square < squares.count; square++)
    longest = Math.max(longest, squares.furthest[square * movesKept + maxSquares] - squares.row[square]);
  return longest;
};

function placeFaults(course: Course, position: Position, index: number, fault: Fault): void {
  const { turn, front, phase = 'away' } = position;
  const { plan, length, options } = course;
  const rider = position.riders[index];
  const { place, fed, energy, kept = [] } = rider;
  const where = `riders[${index}]`;
  // L1-7.2.
  if ((place === 'out') !== (options.before?.out ?? []).includes(index)) fault(`${where}.place`, 'wrong-out', { rider: index });
  if (turn === 0 && place !== 'out' && !isInside(rider)) fault(`${where}.place`, 'not-begun');
  // L1-7.1: once the peloton is home and its riders have paid, they are.
  else if (front > length && phase !== 'payment' && (isInside(rider) || place === 'leaving')) fault(`${where}.place`, 'home-with-peloton');
  else if (place === 'leaving' && !whileLeaving.includes(phase)) fault(`${where}.place`, 'nobody-leaves-now');
  // L1-6.1: as many as anybody can have passed by now.
  const passed = place === 'out' ? 0 : plan.feeds.filter((feed) => feed < startRow + turn * longestMove(course)).length;
  if (fed !== undefined) within(fed, 0, passed, `${where}.fed`, fault);
  const tiles = plan.feeds.length + (plan.kind === 'classic' ? 1 : 0) - kept.length;
  const start = course.energy + (options.before?.energy[index] ?? 0);
  within(energy, 0, start + Math.max(...pile) * Math.max(0, tiles) + mostBack * turn, `${where}.energy`, fault);
}

/** L1-5.4, L1-5.6: riders who have fallen or punctured ride on in their turn; and everybody moves once a turn. */
function roadFaults({ turn, phase }: Position, rider: RiderPosition, where: string, fault: Fault): void {
  const { fallen = 0, punctured = 0, moved = 0, slipstream = false } = rider;
  const stopped = punctured >= turn;
  // Nobody falls or punctures before the first turn, which is what a turn that is skipped, or ridden last, follows.
  if (punctured > 0) within(punctured, Math.max(2, turn), turn + 1, `${where}.punctured`, fault);
  // L1-5.4: in the turn after the one that they skip, unless a puncture stops them, riders are up again when they have moved.
  const down = moved === turn || (phase === 'punctured' && !stopped) ? turn : turn - 1;
  if (fallen > 0) within(fallen, stopped ? 2 : Math.max(2, down), turn + 1, `${where}.fallen`, fault);
  if (slipstream && moved === turn) fault(`${where}.slipstream`, 'has-moved');
}

/** L1-4.4, L1-4.5: one throw a turn, which one team at most has been faster for. */
function throwFaults(course: Course, position: Position, fault: Fault): void {
  const { turn, front, phase = 'away', die = 0, movement = 0, riders, running = [], pursuits } = position;
  const thrown = !beforeThrow.includes(phase);
  const max = Math.min(maxRunning, thrown ? turn : turn - 1);
  const pursuer = running.findIndex((turns) => turns > 0);
  for (const [team, turns] of running.entries()) {
    within(turns, 0, team > pursuer ? 0 : Math.max(0, max), `running[${team}]`, fault);
    const maxLeft = pursuitsAtStart(course.options, team) - turns;
    if (pursuits) within(pursuits[team], 0, maxLeft, `pursuits[${team}]`, fault);
  }
  if (die === 0) return within(movement, 0, 0, 'movement', fault);
  if (!thrown || turn === 0) return within(die, 0, 0, 'die', fault);
  const min = faceOf(die).value + (pursuer < 0 ? 0 : 1);
  // Who has not moved in this turn was inside when it was thrown: until the payment is over nobody joins from behind.
  const full = phase === 'payment' && riders.some((rider) => isInside(rider) && (rider.moved ?? 0) < turn);
  within(movement, min, full ? min : min + 1, 'movement', fault);
  if (phase === 'payment' && front - movement > course.length) fault('phase', 'peloton-is-home', { front });
}

/** Who may be asked in a phase; in the pursuit it is teams. */
function queueFaults(course: Course, position: Position, fault: Fault): void {
  const { turn, phase = 'away', queue, riders } = position;
  if (!queue) return;
  const asked = queueOf(course, standing(course, position), phase);
  for (const [index, next] of queue.entries()) {
    const where = `queue[${index}]`;
    const moved = phase === 'away' && riders[next]?.moved === turn;
    if (queue.indexOf(next) < index) fault(where, 'rider-twice', { rider: next });
    else if (!asked.includes(next) || moved) fault(where, 'not-asked-now', { rider: next });
  }
  // L1-4.3, L1-5.6: nobody asks them later.
  const now = asked.filter((rider) => phase === 'punctured' || (phase === 'payment' && riders[rider].place === 'leaving'));
  const missing = now.filter((rider) => !queue.includes(rider)).length;
  if (missing > 0) fault('queue', 'riders-missing', { missing });
}
