import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { type Course, categoryAt, isMountain, seatOf } from './course.ts';
import { bring, hasMoved } from './moving.ts';
import { isClimber, isMountainDomestique } from './roles.ts';
import type { Descent, Fact, State, View } from './types.ts';

/** CP-6.6: asks whether the climber uses a double throw; otherwise the dice fall. */
export function beginMountain(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const { now, teams } = state;
  const { options } = course;
  const climber = now.group.riders.find((rider) => isClimber(options, rider));
  const seat = seatOf(options, now.group.riders[0]);
  if (climber !== undefined && teams[seat].doubles > 0) {
    now.step = 'double';
    now.seat = seat;
    now.rider = climber;
    return true;
  }
  throwTogether(course, state, false, dice, tell);
  return false;
}

/** CP-4.2, CP-4.3, CP-6.6: as many dice as riders, one more with a double throw. */
export function throwTogether(course: Course, state: State, double: boolean, dice: Dice, tell: Tell<Fact>): void {
  const { now, teams } = state;
  const { options } = course;
  const { riders } = now.group;
  const seat = seatOf(options, riders[0]);
  if (double) {
    teams[seat].doubles--;
    tell?.({ type: 'spent', rule: 'CP-6.6', seat, rider: now.rider, what: 'double-throw', amount: 1 });
  }
  now.dice = [];
  for (let count = riders.length + (double ? 1 : 0); count > 0; count--) now.dice.push(dice.roll(6));
  if (!tell) return;
  const who = riders.length === 1 ? { rider: riders[0] } : { riders: [...riders].sort((a, b) => a - b) };
  tell({
    type: 'threw',
    rule: double ? 'CP-6.6' : riders.length > 1 ? 'CP-4.3' : 'CP-4.2',
    dice: [...now.dice],
    sides: 6,
    for: 'climb',
    ...who,
  });
}

/** CP-6.5: on a hors pass the climber may count a five as six. */
export const isMagic = (course: Course, state: View, rider: RiderId, die: number): boolean =>
  die === 5 && isClimber(course.options, rider) && categoryAt(course, state.now.group.top) === 'hors';

/** CP-4.3: gives dice where there is nothing to choose, and asks where there is; then for pulls. */
export function dealDice(course: Course, state: State, tell: Tell<Fact>): boolean {
  const { now } = state;
  const { options } = course;
  for (;;) {
    const rider = nextToDeal(state);
    if (rider === undefined) break;
    const die = now.dice[0];
    if (now.dice.some((other) => other !== die) || isMagic(course, state, rider, die)) {
      now.step = 'assign';
      now.seat = seatOf(options, rider);
      now.rider = rider;
      return true;
    }
    assign(course, state, rider, die, false, tell);
  }
  return askPull(course, state);
}

/** The lowest number that has no die yet. */
function nextToDeal({ now }: View): RiderId | undefined {
  let next: RiderId | undefined;
  for (const rider of now.group.riders) if (now.move[rider] === 'waiting' && (next === undefined || rider < next)) next = rider;
  return next;
}

/** CP-4.2. */
export function assign(course: Course, state: State, rider: RiderId, die: number, magic: boolean, tell: Tell<Fact>): void {
  const { now } = state;
  takeOut(now.dice, die);
  const value = magic ? 6 : die;
  if (magic) tell?.({ type: 'counted', rule: 'CP-6.5', rider, thrown: die, as: value });
  now.throws.push({ rider, value });
  hasMoved(state, rider);
  const from = state.square[rider];
  bring(course, state, rider, from + value, 'climb', 'CP-4.2', value, tell);
  if (die === 6) state.descent[rider] = descentAt(course, state, from, from + value);
  if (now.throws.length === now.group.riders.length) {
    now.dice = [];
    now.pulls = pullable(course, state);
  }
}

/** As `splice` does, but that makes a list of what it takes out. */
function takeOut(dice: number[], die: number): void {
  for (let index = dice.indexOf(die); index + 1 < dice.length; index++) dice[index] = dice[index + 1];
  dice.pop();
}

/** CP-7.4. No six ends just behind a hill: its squares are too few. */
function descentAt(course: Course, _: View, from: number, to: number): Descent {
  if (course.options.version === 'junior') return 'none';
  const climb = course.climbs[course.pass[from] - 1];
  if (!climb || climb.to >= course.length || isMountain(course, climb.to + 1)) return 'none';
  if (to === climb.to + 1) return 'ready';
  return to === climb.to ? 'in-reach' : 'none';
}

/** CP-6.9: teammates with exactly one less. */
function pullable(course: Course, { now }: View): RiderId[] {
  const die = now.throws.find(({ rider }) => isMountainDomestique(course.options, rider))?.value;
  if (die === undefined) return [];
  return now.throws.filter(({ value }) => value === die - 1).map(({ rider }) => rider);
}

function askPull(course: Course, state: State): boolean {
  const { now } = state;
  const rider = now.pulls[0];
  if (rider === undefined) return false;
  now.step = 'pull';
  now.seat = seatOf(course.options, rider);
  now.rider = rider;
  return true;
}

/** CP-6.9. */
export function pull(course: Course, state: State, pulls: boolean, tell: Tell<Fact>): void {
  const rider = state.now.pulls.shift() as RiderId;
  if (!pulls) return;
  // CP-7.4: whom a pull carries on from the last mountain square did not come there with a six.
  bring(course, state, rider, state.square[rider] + 1, 'pull', 'CP-6.9', 0, tell);
}
