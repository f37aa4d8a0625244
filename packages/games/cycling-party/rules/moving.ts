import type { Dice, RiderId, RuleId, Tell } from '@gruppetto/kernel';
import { type Course, categoryAt, seatOf, stand } from './course.ts';
import type { Fact, MovedBy, ThrowFor } from './facts.ts';
import { isClimber, isRouleur, isSenior, rouleurMin } from './roles.ts';
import type { Options, State } from './types.ts';

/** Brings a rider to another square, and tells it. */
export function bring(
  course: Course,
  state: State,
  rider: RiderId,
  to: number,
  by: MovedBy,
  rule: RuleId,
  points: number,
  tell: Tell<Fact>,
): void {
  const from = state.square[rider];
  if (to === from) return;
  stand(state, rider, to);
  tell?.({ type: 'moved', rule, rider, from, to, by, ...(points > 0 && { points }) });
  // CP-2.2: a rider who has finished has no move, and no descent, to wait for.
  if (to > course.length) hasMoved(state, rider);
  if (isClimber(course.options, rider)) changePass(course, state, rider, to, tell);
}

/** CP-6.6: each pass gives double throws once, and takes back what is left when the climber leaves it. */
function changePass(course: Course, state: State, rider: RiderId, to: number, tell: Tell<Fact>): void {
  const seat = seatOf(course.options, rider);
  const team = state.teams[seat];
  const pass = course.pass[to];
  if (pass !== team.pass) lapse(course, state, rider, tell);
  if (pass <= team.pass) return;
  team.pass = pass;
  team.doubles = doublesOn(categoryAt(course, to));
  if (team.doubles > 0) tell?.({ type: 'gained', rule: 'CP-6.6', seat, rider, what: 'double-throw', amount: team.doubles });
}

/** CP-6.6: unused ones are lost. */
export function lapse(course: Course, state: State, rider: RiderId, tell: Tell<Fact>): void {
  const seat = seatOf(course.options, rider);
  const team = state.teams[seat];
  if (team.doubles === 0) return;
  tell?.({ type: 'lapsed', rule: 'CP-6.6', seat, rider, what: 'double-throw', amount: team.doubles });
  team.doubles = 0;
}

/** CP-6.6. */
export const doublesOn = (category: string | undefined): number => (category === 'hors' ? 2 : category === 'first' ? 1 : 0);

/** CP-7.2: two threes or two fours may be a fall. */
export const mayFall = (options: Options, a: number, b: number): boolean => a === b && (a === 3 || a === 4) && isSenior(options);

/** CP-7.2: two squares back, but never below the start. */
export const afterFall = (square: number): number => Math.max(0, square - 2);

/** A flat throw of two dice: what it counts, or 0 for a fall. */
export function throwTwo(course: Course, state: State, rider: RiderId, why: ThrowFor, rule: RuleId, dice: Dice, tell: Tell<Fact>): number {
  const a = dice.roll(6);
  const b = dice.roll(6);
  tell?.({ type: 'threw', rule, rider, dice: [a, b], sides: 6, for: why });
  if (!mayFall(course.options, a, b)) return a + b;
  const c = dice.roll(6);
  const d = dice.roll(6);
  tell?.({ type: 'threw', rule: 'CP-7.2', rider, dice: [c, d], sides: 6, for: 'balance' });
  if (c !== d) return a + b;
  fall(course, state, rider, [c, d], tell);
  return 0;
}

/** CP-7.2: the rider goes back, and nobody on that square moves who hasn't moved already. */
function fall(course: Course, state: State, rider: RiderId, dice: readonly number[], tell: Tell<Fact>): void {
  const { now, road, square } = state;
  const here = square[rider];
  tell?.({ type: 'fell', rule: 'CP-7.2', rider, dice });
  now.move[rider] = 'lost';
  state.descent[rider] = 'none';
  for (const other of road) {
    if (square[other] !== here || (now.move[other] !== 'waiting' && now.move[other] !== 'chain')) continue;
    now.move[other] = 'lost';
    tell?.({ type: 'stayed', rule: 'CP-7.2', rider: other, reason: 'fall', by: rider });
  }
  now.chains = now.chains.filter((one) => now.move[one] === 'chain');
  bring(course, state, rider, afterFall(here), 'fall', 'CP-7.2', 0, tell);
}

/** CP-6.7: alone or in a paceline a rouleur's throw counts at least seven. */
export function atLeastSeven(course: Course, rider: RiderId, value: number, tell: Tell<Fact>): number {
  if (value >= rouleurMin || !isRouleur(course.options, rider)) return value;
  tell?.({ type: 'counted', rule: 'CP-6.7', rider, thrown: value, as: rouleurMin });
  return rouleurMin;
}

/** CP-5.6, CP-8.9: the number of the next who come together. */
export function nextToCome({ now }: State): number {
  let last = 0;
  for (const together of now.came) if (together > last) last = together;
  return last + 1;
}

/** The rider has had their move; the right to a descent was for this one (CP-7.4). */
export function hasMoved(state: State, rider: RiderId): void {
  state.now.move[rider] = 'moved';
  state.descent[rider] = 'none';
}
