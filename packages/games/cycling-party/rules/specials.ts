import type { Dice, RiderId, Seat, Tell } from '@gruppetto/kernel';
import { type Course, categoryAt, isMountain, ride, seatOf } from './course.ts';
import { isInGroup } from './groups.ts';
import { bring, hasMoved, lapse } from './moving.ts';
import { isClimber, isMaster, isSenior, riderOf } from './roles.ts';
import type { Fact, SprintKind, State, View } from './types.ts';

/** CP-7.1: an attack may be made up to so many squares before the line. */
export const attackEnds = 50;

const squareOf = (state: View, rider: RiderId): number => state.square[rider];

const onFlat = (course: Course, state: View, rider: RiderId): boolean => !isMountain(course, squareOf(state, rider));

/** CP-8.4: so many squares before the line is the last chance. */
export const sprintEnds: Readonly<Record<SprintKind, number>> = { 'three-dice': 6, 'twenty-sided': 8 };

/** CP-5.1. */
export const canSprint = (course: Course, state: View, seat: Seat, kind: SprintKind = 'three-dice'): boolean => {
  const { teams } = state;
  const { options } = course;
  const sprinter = riderOf(options, seat, 'sprinter');
  if (teams[seat].sprints === 0 || !isInGroup(course, state, sprinter) || !onFlat(course, state, sprinter)) return false;
  return !isMaster(options) || squareOf(state, sprinter) <= course.length - sprintEnds[kind];
};

/** CP-7.1. */
export const canAttack = (course: Course, state: View, rider: RiderId): boolean =>
  state.teams[seatOf(course.options, rider)].attacks > 0 &&
  squareOf(state, rider) <= course.length - attackEnds &&
  isInGroup(course, state, rider) &&
  onFlat(course, state, rider);

/** CP-7.3. */
export function canFallBack(course: Course, state: View, rider: RiderId): boolean {
  return isSenior(course.options) && isInGroup(course, state, rider) && hasMateBehind(course, state, rider);
}

function hasMateBehind(course: Course, { road, square }: View, rider: RiderId): boolean {
  const seat = seatOf(course.options, rider);
  for (let index = road.length - 1; index >= 0; index--) {
    const other = road[index];
    if (square[other] >= square[rider]) return false;
    if (seatOf(course.options, other) === seat) return true;
  }
  return false;
}

/** CP-7.4: three dice instead of two, so from a flat square. */
export const canDescend = (course: Course, state: View, rider: RiderId): boolean =>
  state.descent[rider] === 'ready' && isInGroup(course, state, rider) && onFlat(course, state, rider);

/** CP-8.3: from a square of a hors pass. */
export const canAttackMountain = (course: Course, state: View, seat: Seat): boolean => {
  const leader = riderOf(course.options, seat, 'climber');
  return (
    state.teams[seat].mountainAttacks > 0 && isInGroup(course, state, leader) && categoryAt(course, squareOf(state, leader)) === 'hors'
  );
};

/** CP-5.5a: whether the manager could make a special throw out of the group. */
export function hasSpecial(course: Course, state: View, seat: Seat): boolean {
  if (canSprint(course, state, seat)) return true;
  if (!isSenior(course.options)) return false;
  if (canAttackMountain(course, state, seat)) return true;
  for (const rider of course.teams[seat])
    if (
      isInGroup(course, state, rider) &&
      (canAttack(course, state, rider) || canDescend(course, state, rider) || hasMateBehind(course, state, rider))
    )
      return true;
  return false;
}

/** The rider moves alone: the activation is theirs. */
function leaveGroup(state: State, rider: RiderId): void {
  const here = squareOf(state, rider);
  state.now.group = { kind: 'alone', top: here, bottom: here, riders: [rider] };
  hasMoved(state, rider);
}

/** CP-5.1. */
export function sprint(course: Course, state: State, seat: Seat, kind: SprintKind, dice: Dice, tell: Tell<Fact>): void {
  const rider = riderOf(course.options, seat, 'sprinter');
  state.teams[seat].sprints--;
  tell?.({ type: 'spent', rule: 'CP-5.1', seat, rider, what: 'sprint', amount: 1 });
  const thrown = kind === 'three-dice' ? [dice.roll(6), dice.roll(6), dice.roll(6)] : [dice.roll(20)];
  tell?.({ type: 'threw', rule: 'CP-5.1', rider, dice: thrown, sides: kind === 'three-dice' ? 6 : 20, for: 'sprint' });
  const points = sum(thrown);
  leaveGroup(state, rider);
  bring(course, state, rider, ride(course, squareOf(state, rider), points), 'sprint', 'CP-5.1', points, tell);
}

/** CP-7.1. */
export function attack(course: Course, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): void {
  const seat = seatOf(course.options, rider);
  state.teams[seat].attacks--;
  tell?.({ type: 'spent', rule: 'CP-7.1', seat, rider, what: 'attack', amount: 1 });
  const thrown = [dice.roll(6), dice.roll(6), dice.roll(6), dice.roll(6)];
  tell?.({ type: 'threw', rule: 'CP-7.1', rider, dice: thrown, sides: 6, for: 'attack' });
  leaveGroup(state, rider);
  if (isTwoPairs(thrown)) return breakChain(course, state, rider, thrown, tell);
  const points = sum(thrown);
  bring(course, state, rider, ride(course, squareOf(state, rider), points), 'attack', 'CP-7.1', points, tell);
}

/** CP-7.1: four of a kind included. */
export function isTwoPairs(dice: readonly number[]): boolean {
  const [a, b, c, d] = dice;
  return (a === b && c === d) || (a === c && b === d) || (a === d && b === c);
}

function breakChain(course: Course, state: State, rider: RiderId, dice: readonly number[], tell: Tell<Fact>): void {
  state.now.move[rider] = 'chain';
  state.now.chains.push(rider);
  tell?.({ type: 'broke-chain', rule: 'CP-7.1', rider, dice });
  bring(course, state, rider, lastSquare(state), 'broken-chain', 'CP-7.1', 0, tell);
}

/** CP-7.1: where the last rider in the race stands. */
export const lastSquare = (state: View): number => squareOf(state, state.road.at(-1) as RiderId);

/** CP-7.3: what a die of a fall back counts in the mountains. */
export const fallBackSquares: readonly (readonly number[])[] = [[], [1], [1], [1, 2], [2], [2, 3], [3]];

/** CP-7.3: true if the manager still has to choose how far. */
export function fallBack(course: Course, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): boolean {
  const { now } = state;
  const die = dice.roll(6);
  tell?.({ type: 'threw', rule: 'CP-7.3', rider, dice: [die], sides: 6, for: 'fall-back' });
  if (onFlat(course, state, rider)) {
    leaveGroup(state, rider);
    bring(course, state, rider, ride(course, squareOf(state, rider), die), 'fall-back', 'CP-7.3', die, tell);
    return false;
  }
  const squares = fallBackSquares[die];
  if (squares.length > 1) {
    now.group = { kind: 'alone', top: squareOf(state, rider), bottom: squareOf(state, rider), riders: [rider] };
    now.step = 'squares';
    now.rider = rider;
    now.dice = [die];
    return true;
  }
  fallBackTo(course, state, rider, squares[0], tell);
  return false;
}

export function fallBackTo(course: Course, state: State, rider: RiderId, squares: number, tell: Tell<Fact>): void {
  state.now.dice = [];
  leaveGroup(state, rider);
  bring(course, state, rider, squareOf(state, rider) + squares, 'fall-back', 'CP-7.3', squares, tell);
}

/** CP-7.4. */
export function descend(course: Course, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): void {
  const thrown = [dice.roll(6), dice.roll(6), dice.roll(6)];
  tell?.({ type: 'threw', rule: 'CP-7.4', rider, dice: thrown, sides: 6, for: 'descent' });
  const points = sum(thrown);
  leaveGroup(state, rider);
  if (points < 18) bring(course, state, rider, ride(course, squareOf(state, rider), points), 'descent', 'CP-7.4', points, tell);
  else goOut(course, state, rider, 'crashed', 'CP-7.4', tell);
}

/** CP-8.3: one ten-sided die, apart from the teammates. */
export function attackMountain(course: Course, state: State, seat: Seat, dice: Dice, tell: Tell<Fact>): void {
  const rider = riderOf(course.options, seat, 'climber');
  state.teams[seat].mountainAttacks--;
  tell?.({ type: 'spent', rule: 'CP-8.3', seat, rider, what: 'mountain-attack', amount: 1 });
  const die = dice.roll(10);
  tell?.({ type: 'threw', rule: 'CP-8.3', rider, dice: [die], sides: 10, for: 'mountain-attack' });
  leaveGroup(state, rider);
  bring(course, state, rider, squareOf(state, rider) + die, 'mountain-attack', 'CP-8.3', die, tell);
}

/** CP-5.8, CP-7.4. */
export function goOut(course: Course, state: State, rider: RiderId, reason: 'withdrew' | 'crashed', rule: string, tell: Tell<Fact>): void {
  state.road.splice(state.road.indexOf(rider), 1);
  if (isClimber(course.options, rider)) lapse(course, state, rider, tell);
  state.square[rider] = 0;
  state.now.move[rider] = 'lost';
  state.descent[rider] = 'none';
  state.out.push({ rider, reason });
  tell?.({ type: 'went-out', rule, rider, reason });
}

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);
