import type { Dice, Refusal, RiderId, Tell } from '@gruppetto/kernel';
import { type Course, isFull, landing, seatOf, squareHolds, stand, teamOf } from './course.ts';
import { highest, isIncident, sidesOf, sumOf, throwDie } from './die.ts';
import { firstRacers, isFirst, squaresAt, terrainOf } from './groups.ts';
import { attackSkill, pointsIn, spend } from './racers.ts';
import type { Attempt, Choice, Fact, Failed, Pace, Reason, Skill, State, Terrain, View } from './types.ts';

/** PW-4.2: the middle ring, and PW-4.4: the inner one. */
export const ring = { uphill: 1, flat: 2, downhill: 3 } as const satisfies Record<Terrain, number>;

const ringOf = (terrain: Terrain): number => (terrain === 'flat' ? ring.flat : terrain === 'uphill' ? ring.uphill : ring.downhill);

/** PW-4.2: the result that a breakaway needs. */
export const needToBreakAway = (pace: Pace, terrain: Terrain): number => squaresAt(pace, terrain) + ringOf(terrain);

/** PW-4.4: the result that a counter needs. */
export const needToCounter = (result: number, terrain: Terrain): number => result + ringOf(terrain);

export const needOf = (state: View, rider: RiderId): number => {
  const { pace, terrain } = state.groups[state.group[rider]];
  return needToBreakAway(pace, terrain);
};

/** PW-3.6: the skill that pays for this racer's attempts in this turn, and how much of it is left. */
export const attacksWith = (state: View, rider: RiderId): Skill => attackSkill(terrainOf(state, rider));
export const attackPoints = (state: View, rider: RiderId): number => pointsIn(state, attacksWith(state, rider))[rider];

/** PW-4.1: why this racer may not break away. */
export function whyNoBreakaway(state: View, rider: RiderId): Refusal<Reason> | undefined {
  if (!isFirst(state, rider)) return { reason: 'not-in-first-square', rule: 'PW-4.1', with: { rider } };
  if (attackPoints(state, rider) > 0) return undefined;
  return { reason: 'no-point-to-attack', rule: 'PW-3.6', with: { rider, skill: attacksWith(state, rider) } };
}

export const mayBreakAway = (state: View, rider: RiderId): boolean =>
  seatOf(rider) === state.seat && attackPoints(state, rider) > 0 && isFirst(state, rider);

/** PW-4.1, PW-4.2. */
export function breakAway(course: Course, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): void {
  const need = needOf(state, rider);
  spend(state, rider, attacksWith(state, rider), 1, 'breakaway', 'PW-4.1', tell);
  const die = tryWith(course, rider, need, 'PW-4.2', dice, tell);
  if (puncture(course, state, rider, die, tell)) return fail(state, rider, 'breakaway', die, need, tell);
  state.attempt = { rider, result: 0, die };
  const choices = spendings(course, state);
  if (choices.length === 1) settle(course, state, 0, 0, tell);
  else state.step = 'spend';
}

function tryWith({ options }: Course, rider: RiderId, need: number, rule: string, dice: Dice, tell: Tell<Fact>): number {
  const faces = throwDie(options, dice);
  tell?.({ type: 'threw', rule, rider, dice: faces, sides: sidesOf(options), need });
  return sumOf(faces);
}

/** PW-5.2. */
function puncture(course: Course, state: State, rider: RiderId, die: number, tell: Tell<Fact>): boolean {
  if (!isIncident(course.options, die)) return false;
  state.mishap[rider] = 'stays';
  tell?.({ type: 'punctured', rule: 'PW-5.2', rider });
  return true;
}

function fail(state: State, rider: RiderId, what: Failed['what'], result: number, need: number, tell: Tell<Fact>): void {
  tell?.({ type: 'failed', rule: what === 'counter' ? 'PW-4.4' : 'PW-4.5', rider, what, result, need });
  // PW-4.5: after a failed breakaway nobody is left to counter.
  state.step = 'counter';
}

/** PW-4.3: how many squares ahead a success leads; and where it ends, because full squares may be in the way. */
const lead = (state: View, rider: RiderId, result: number, further: number): number =>
  ringOf(terrainOf(state, rider)) + (result >= highest ? 1 : 0) + further;
export const reach = (course: Course, state: View, rider: RiderId, result: number, further: number): number =>
  landing(course, state, rider, lead(state, rider, result, further));

/** PW-4.2, PW-4.3: what the points may be spent on once the die has fallen; what would gain nothing is left out. */
export function spendings(course: Course, state: View): readonly Choice[] {
  const { rider, die } = state.attempt as Attempt;
  const left = attackPoints(state, rider);
  const list: Choice[] = [];
  for (let add = 0; add <= Math.min(1, left); add++)
    for (let further = 0; further <= Math.min(1, left - add); further++)
      if ((further === 0 || goesFurther(course, state, rider, die + add)) && (add === 0 || addingGains(course, state, rider, die, further)))
        list.push({ do: 'spend', add, further });
  return list;
}

/** PW-4.3: whether a further point leads further. */
const goesFurther = (course: Course, state: View, rider: RiderId, result: number): boolean =>
  result >= needOf(state, rider) && isFurther(course, reach(course, state, rider, result, 1), reach(course, state, rider, result, 0));

/** PW-4.3: nobody gains by going further beyond the line: those who counter come to the same square. */
const isFurther = ({ finish }: Course, to: number, than: number): boolean => to > than && than < finish;

/** PW-4.2: a point gains something if it makes the attempt succeed, leads further, or makes it harder for an opponent to counter. */
function addingGains(course: Course, state: View, rider: RiderId, die: number, further: number): boolean {
  const need = needOf(state, rider);
  const from = state.square[rider];
  const to = reach(course, state, rider, die, further);
  const withPoint = reach(course, state, rider, die + 1, further);
  if (die < need) return die + 1 === need && withPoint > from;
  if (isFurther(course, withPoint, to)) return true;
  const counterNeeds = needToCounter(die, terrainOf(state, rider));
  return (
    leavesRoom(course, state, from, to) &&
    firstRacers(state, state.group[rider]).some((other) => seatOf(other) !== state.seat && isInReach(state, other, counterNeeds))
  );
}

/** PW-4.4: whether a square to gain is left for those who counter, once the escapee stands there. */
function leavesRoom(course: Course, state: View, from: number, to: number): boolean {
  if (to === from) return false;
  if (to >= course.finish || state.road.filter((other) => state.square[other] === to).length + 1 < squareHolds) return true;
  for (let square = from + 1; square < to; square++) if (!isFull(course, state, square)) return true;
  return false;
}

/** PW-4.4: whether a racer can pay for a counter, and reach this result with the die and a further point. */
const isInReach = (state: View, rider: RiderId, need: number): boolean => {
  const points = attackPoints(state, rider);
  return points > 0 && need <= highest + (points > 1 ? 1 : 0);
};

/** PW-4.4: the others of the first square, clockwise from the player after the active one, whose own racers come last. */
function rivals(course: Course, state: View, rider: RiderId): RiderId[] {
  const { teams } = course.options;
  const group = state.group[rider];
  const square = state.square[rider];
  const list: RiderId[] = [];
  for (let after = 1; after <= teams; after++)
    for (const other of teamOf((state.seat + after) % teams))
      if (other !== rider && state.group[other] === group && state.square[other] === square) list.push(other);
  return list;
}

/** PW-4.2, PW-4.3: the points are spent, and the breakaway succeeds or not. */
export function settle(course: Course, state: State, add: number, further: number, tell: Tell<Fact>): void {
  const { rider, die } = state.attempt as Attempt;
  const skill = attacksWith(state, rider);
  const need = needOf(state, rider);
  const result = die + add;
  spend(state, rider, skill, add, 'adding', 'PW-4.2', tell);
  spend(state, rider, skill, further, 'square', 'PW-4.3', tell);
  state.attempt = undefined;
  if (result < need) return fail(state, rider, 'breakaway', result, need, tell);
  const from = state.square[rider];
  const aimed = from + lead(state, rider, result, further);
  const to = reach(course, state, rider, result, further);
  state.asked = rivals(course, state, rider);
  state.attempt = { rider, result, die: 0 };
  partFrom(state, rider);
  go(state, rider, to, { by: 'breakaway', rule: 'PW-4.3', result, need, ...(to < aimed && { aimed }) }, tell);
  state.step = 'counter';
}

/** PW-2.1, PW-2.5: the escapee is a group at once, with the pace and the terrain of the one they left. */
function partFrom(state: State, rider: RiderId): void {
  const { group, groups } = state;
  const left = group[rider];
  for (const other of state.road) if (group[other] >= left) group[other] = group[other] + 1;
  const { pace, terrain } = groups[left];
  groups.splice(left, 0, { pace, terrain });
  group[rider] = left;
  state.escapees = left;
}

type Going = {
  readonly by: 'breakaway' | 'counter';
  readonly rule: string;
  readonly result: number;
  readonly need: number;
  readonly aimed?: number;
};

function go(state: State, rider: RiderId, to: number, going: Going, tell: Tell<Fact>): void {
  const from = state.square[rider];
  if (to === from) return tell?.({ type: 'stayed', rule: 'PW-3.1', rider, reason: 'no-room' });
  stand(state, rider, to);
  tell?.({ type: 'moved', rider, from, to, ...going });
}

/** PW-4.4: where a counter would lead. */
function counterTo(course: Course, state: View, rider: RiderId): number {
  const own = state.square[rider];
  let to = state.square[(state.attempt as Attempt).rider];
  while (to > own && isFull(course, state, to)) to--;
  return to;
}

export const needOfCounter = (state: View, rider: RiderId): number =>
  needToCounter((state.attempt as Attempt).result, terrainOf(state, rider));

/** PW-4.4: a racer without a point, a chance or a square to gain is not asked. */
export const mayCounter = (course: Course, state: View, rider: RiderId): boolean =>
  isInReach(state, rider, needOfCounter(state, rider)) && counterTo(course, state, rider) > state.square[rider];

/** PW-4.4. */
export function counter(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  const rider = state.asked[0];
  const need = needOfCounter(state, rider);
  spend(state, rider, attacksWith(state, rider), 1, 'counter', 'PW-4.4', tell);
  const die = tryWith(course, rider, need, 'PW-4.4', dice, tell);
  const punctured = puncture(course, state, rider, die, tell);
  if (!punctured && die + 1 === need && attackPoints(state, rider) > 0) {
    (state.attempt as Attempt).die = die;
    state.step = 'add';
  } else {
    finishCounter(course, state, die, need, tell);
  }
}

/** PW-4.4: with one more point, or without it. */
export function addToCounter(course: Course, state: State, points: number, tell: Tell<Fact>): void {
  const attempt = state.attempt as Attempt;
  const rider = state.asked[0];
  const result = attempt.die + points;
  attempt.die = 0;
  spend(state, rider, attacksWith(state, rider), points, 'adding', 'PW-4.4', tell);
  finishCounter(course, state, result, needOfCounter(state, rider), tell);
}

function finishCounter(course: Course, state: State, result: number, need: number, tell: Tell<Fact>): void {
  const rider = state.asked.shift() as RiderId;
  if (result < need) return fail(state, rider, 'counter', result, need, tell);
  const to = counterTo(course, state, rider);
  const aimed = state.square[(state.attempt as Attempt).rider];
  state.group[rider] = state.escapees;
  go(state, rider, to, { by: 'counter', rule: 'PW-4.4', result, need, ...(to < aimed && { aimed }) }, tell);
  state.step = 'counter';
}
