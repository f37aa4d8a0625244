import type { Barred, Refusal, RiderId, RuleId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import {
  countEnds,
  endAt,
  findEnds,
  findEndsAnew,
  isPlain,
  lengthOfEnd,
  mayCrackAt,
  passedOnWay,
  type Reach,
  riskOfEnd,
  squareOfEnd,
} from './ends.ts';
import { doublePaysOf, freeSquares, maxFor, maxWith, paysAloneWith, paysOf, startRowOf, windTo } from './prices.ts';
import { hasFollower } from './road.ts';
import { maxSquares, nowhere, type Squares, squareAt, stepsKept } from './squares.ts';
import { roles } from './teams.ts';
import type { Choice, Reason, Ride } from './types.ts';
import { blockedSquares, type Road, squaresToBlocked, squaresToPeloton, squaresToStopped, stoppedSquares } from './ways.ts';

/** L1-4.2. */
const shortestBreak = 4;

const climber = roles.indexOf('climber');

/** L1-4.9: whether a rider on that row is behind the peloton while it is on the road. */
const isBehind = (course: Course, road: Road, row: number): boolean => road.front <= course.length && row <= road.front - 1;

/** L1-4.9, L1-4.6: the area of the peloton that a move leads to: its back from behind, its front from beside it. */
export function areaAt(course: Course, road: Road, from: number, row: number): 'front' | 'back' | undefined {
  if (isBehind(course, road, from)) return row > road.front - 2 ? 'back' : undefined;
  return road.front <= course.length && row <= road.front ? 'front' : undefined;
}

/** Whatever a move costs. */
const enough = Number.POSITIVE_INFINITY;

/** Finds where the rider may ride from here with so much energy, and with it what that costs and threatens. */
export function reach(course: Course, road: Road, rider: RiderId, energy = enough): Reach {
  const breaking = road.place[rider] === 'front';
  const from = startRowOf(road, rider);
  const row = at(from);
  const free = freeSquares(course, road, rider, row);
  const min = breaking ? shortestBreak : 1;
  const denies = !breaking && hasFollower(course, road, rider) ? course.tooFast[row] : 0;
  const found: Reach = {
    from,
    start: squareAt(course.squares, from, breaking ? 0 : road.lane[rider]),
    free,
    slipstream: road.slipstream[rider],
    min,
    max: maxWith(free),
    wanted: maxFor(course, free, energy),
    denies,
    // L1-4.9: nobody behind passes the peloton.
    limit: isBehind(course, road, from) ? road.front - 1 : course.length + maxSquares,
    fighter: road.quality[rider] === 'fighter',
    // L1-5.3: not a climber who breaks away from a mountain row.
    cracks: !(breaking && road.role[rider] === climber && course.terrain[row] === 'mountain'),
    shortestFrom: Math.max(min, denies),
  };
  findEnds(course, road, found);
  return found;
}

/** What has to be paid on top of the squares: riders passed, and the wind. */
function extraTo(course: Course, road: Road, from: Reach, end: number): number {
  const passed = passedOnWay(end);
  return course.options.weather === 0 ? passed : passed + windTo(course, road, from, course.squares.row[squareOfEnd(end)]);
}

/** L1-3.6: what the rider must own. L1-5.3: where they may crack, enough for paying double. */
const needOf = (free: number, extra: number, end: number): number =>
  mayCrackAt(end) ? doublePaysOf(free, lengthOfEnd(end), extra) : paysOf(free, lengthOfEnd(end), extra);

function rideTo({ row: rows, lane: lanes }: Squares, rider: RiderId, end: number, pays: number): Ride {
  const square = squareOfEnd(end);
  const squares = lengthOfEnd(end);
  const row = rows[square];
  const lane = lanes[square];
  if (isPlain(end)) return { do: 'ride', rider, row, lane, squares, pays };
  const passed = passedOnWay(end);
  const risk = riskOfEnd(end);
  if (passed > 0 && risk) return { do: 'ride', rider, row, lane, squares, pays, passed, risk };
  if (passed > 0) return { do: 'ride', rider, row, lane, squares, pays, passed };
  return risk ? { do: 'ride', rider, row, lane, squares, pays, risk } : { do: 'ride', rider, row, lane, squares, pays };
}

/** Lists the moves of the last `reach` that the rider can pay for, one for each outcome that differs. */
export function addRides(course: Course, road: Road, rider: RiderId, from: Reach, choices: Choice[]): void {
  const { free } = from;
  const energy = road.energy[rider];
  const before = choices.length;
  const max = maxFor(course, free, energy);
  const count = countEnds();
  const windy = course.options.weather > 0;
  const alone = paysAloneWith(free);
  for (let nth = 0; nth < count; nth++) {
    const end = endAt(nth);
    const squares = lengthOfEnd(end);
    if (squares > max) break;
    const pays = windy ? paysOf(free, squares, extraTo(course, road, from, end)) : alone[squares] + passedOnWay(end);
    if (pays <= energy && (!mayCrackAt(end) || doublePaysOf(free, squares, extraTo(course, road, from, end)) <= energy))
      // Not by `push`, which V8 calls for every choice.
      choices[choices.length] = rideTo(course.squares, rider, end, pays);
  }
  if (from.min > 1 || choices.length > before) return;
  // L1-3.6: a rider who can pay for no move makes the shortest one and pays all there is.
  reach(course, road, rider);
  const shortest = lengthOfEnd(endAt(0));
  for (let nth = 0; nth < countEnds() && lengthOfEnd(endAt(nth)) === shortest; nth++) {
    const end = endAt(nth);
    choices.push(rideTo(course.squares, rider, end, Math.min(energy, paysOf(free, shortest, extraTo(course, road, from, end)))));
  }
}

/** Whether the rider can break away now, with so much energy. */
export function canBreak(course: Course, road: Road, from: Reach, energy: number): boolean {
  for (let nth = 0; nth < countEnds(); nth++) {
    const end = endAt(nth);
    if (needOf(from.free, extraTo(course, road, from, end), end) <= energy) return true;
  }
  return false;
}

/** L1-4.2: whether the rider is asked to break away: with the best tiles, and where the road before the peloton lets them. */
export function mayBreak(course: Course, road: Road, rider: RiderId, energy: number): boolean {
  if (course.options.weather === 0) {
    // Most of the time no way has to be searched: four squares are too dear, or can be paid on an empty road whatever they risk.
    const free = freeSquares(course, road, rider, at(road.front));
    if (paysOf(free, shortestBreak, 0) > energy) return false;
    if (doublePaysOf(free, shortestBreak, 0) <= energy && isEmptyAhead(road, shortestBreak)) return true;
  }
  return canBreak(course, road, reach(course, road, rider, energy), energy);
}

/** Whether nobody stands on the rows before the peloton that so many squares lead to; on a bend they may lead a row further. */
function isEmptyAhead({ road, row, front }: Road, squares: number): boolean {
  for (let index = road.length - 1; index >= 0; index--) if (row[road[index]] > front) return row[road[index]] > front + squares + 1;
  return true;
}

/** L1-4.9, L1-5.6: whether only squares of punctured riders are left to a rider behind the peloton. */
export function isShutOut(course: Course, road: Road, rider: RiderId): boolean {
  if (!hasPuncturedAhead(road, rider) || hasFreeStep(course, road, rider)) return false;
  const choices: Choice[] = [];
  addRides(course, road, rider, reach(course, road, rider, road.energy[rider]), choices);
  return choices.length === 0;
}

/** Whether a rider behind the peloton can ride one square: most of the time they can, and no way has to be searched. */
function hasFreeStep(course: Course, road: Road, rider: RiderId): boolean {
  const { row, lane, steps } = course.squares;
  const start = squareAt(course.squares, road.row[rider], road.lane[rider]) * stepsKept;
  const isOn = (square: number) => (other: RiderId) => road.row[other] === row[square] && road.lane[other] === lane[square];
  for (let step = start; step < start + stepsKept; step++) {
    const square = steps[step];
    if (square !== nowhere && row[square] <= road.front - 1 && !road.road.some(isOn(square))) return true;
  }
  return false;
}

function hasPuncturedAhead({ road, punctured }: Road, rider: RiderId): boolean {
  for (const other of road) {
    if (other === rider) return false;
    if (punctured[other] > 0) return true;
  }
  return false;
}

/** Squares near the last `reach` that the rider may not ride to, and why. */
export function barredRides(course: Course, road: Road, rider: RiderId, from: Reach): readonly Barred<Choice, Reason>[] {
  const energy = road.energy[rider];
  const list: Barred<Choice, Reason>[] = [];
  const bar = (choice: Choice, reason: Reason, rule: RuleId, details: Refusal['with'] = {}) =>
    list.push({ choice, refusal: { reason, rule, with: { rider, ...details } } });
  findEndsAnew(course, road, from, 1, from.max);
  for (let nth = 0; nth < countEnds(); nth++) {
    const end = endAt(nth);
    const squares = lengthOfEnd(end);
    const extra = extraTo(course, road, from, end);
    const choice = rideTo(course.squares, rider, end, paysOf(from.free, squares, extra));
    const need = needOf(from.free, extra, end);
    if (squares < from.min) bar(choice, 'break-too-short', 'L1-4.2', { squares, min: from.min });
    else if (need > energy && mayCrackAt(end)) bar(choice, 'cannot-pay-double', 'L1-5.3', { need, energy });
    else if (need > energy) bar(choice, 'cannot-pay', 'L1-3.6', { need, energy });
  }
  const to = (row: number, lane: number, squares: number): Choice => {
    const pays = paysOf(from.free, squares, windTo(course, road, from, row));
    return { do: 'ride', rider, row, lane, squares, pays };
  };
  const { row, lane } = course.squares;
  for (const square of blockedSquares()) bar(to(row[square], lane[square], squaresToBlocked(square)), 'square-taken', 'L1-3.4');
  for (const square of stoppedSquares()) bar(to(row[square], lane[square], squaresToStopped(square)), 'punctured-there', 'L1-5.6');
  if (squaresToPeloton() > 0) bar(to(road.front, 1, squaresToPeloton()), 'peloton-ahead', 'L1-4.9', { front: road.front });
  return list;
}
