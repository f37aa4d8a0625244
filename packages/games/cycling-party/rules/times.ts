import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { throwOff, untie } from './ties.ts';
import type { Fact, Home, State, View } from './types.ts';

/** CP-8.8: behind the line; whoever comes further counts as on the last. */
export const timeSquares = 12;
const secondsEach = 5;
const minute = 60;

/** CP-8.8: the seconds of an overrun, with the die that gives them. */
export const secondsOf = (overrun: number, die: number): number => minute - secondsEach * Math.min(timeSquares, overrun) + 6 - die;

/** CP-8.8: what the indicator of an overrun shows. */
export const timeInterval = (overrun: number): string => `${secondsOf(overrun, 6)}–${secondsOf(overrun, 1)}″`;

export const inSeconds = (minutes: number, seconds: number): number => minute * minutes + seconds;

export const minutesOf = ({ home }: View, turn: number): number => turn - (home[0]?.turn ?? turn);

/** CP-8.8: of one who is home. */
export const timeOf = (state: View, { turn = 0, front = 0, die = 0 }: Home): number =>
  inSeconds(minutesOf(state, turn), secondsOf(front, die));

/** CP-8.9: riders with one time: a single one, a linked chain, a peloton. */
interface Unit {
  readonly riders: readonly RiderId[];
  readonly front: number;
  readonly die: number;
}

/** CP-8.8: at the end of every turn, those who have finished in it, the greatest overrun first. */
export function bringHomeOnTime(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  const { road, square, home, turn } = state;
  const { length } = course;
  const finished = road.filter((rider) => square[rider] > length);
  if (finished.length === 0) return;
  road.splice(0, finished.length);
  finished.sort((a, b) => square[b] - square[a] || a - b);
  const units = throwTimes(course, state, finished, dice, tell);
  for (let first = 0; first < finished.length; ) {
    const here = square[finished[first]];
    const tied = finished.filter((rider) => square[rider] === here);
    const overrun = here - length;
    for (const rider of onSquare(state, tied, units, dice, tell)) {
      const { front, die } = units.find((unit) => unit.riders.includes(rider)) as Unit;
      home.push({ rider, overrun, turn, front, die });
      const minutes = minutesOf(state, turn);
      tell?.({ type: 'finished', rule: 'CP-8.8', rider, place: home.length, overrun, minutes, seconds: secondsOf(front, die) });
    }
    first += tied.length;
  }
  for (const rider of finished) square[rider] = 0;
}

/** CP-8.9: one die for each unit, for its most advanced square. */
function throwTimes(course: Course, state: State, finished: readonly RiderId[], dice: Dice, tell: Tell<Fact>): readonly Unit[] {
  const { now, square } = state;
  const { length } = course;
  const units: Unit[] = [];
  for (const rider of finished) {
    if (units.some((unit) => unit.riders.includes(rider))) continue;
    const came = now.came[rider];
    const riders = came === 0 ? [rider] : finished.filter((other) => now.came[other] === came);
    const die = dice.roll(6);
    const together = riders.length > 1;
    tell?.({
      type: 'threw',
      rule: together ? 'CP-8.9' : 'CP-8.8',
      rider: setterOf(state, riders) ?? rider,
      dice: [die],
      sides: 6,
      for: 'time',
      ...(together && { riders }),
    });
    units.push({ riders, front: square[rider] - length, die });
  }
  return units;
}

const setterOf = ({ now }: View, riders: readonly RiderId[]): RiderId | undefined => riders.find((rider) => now.setters.includes(rider));

/** CP-8.8, CP-8.9: on one square the higher die first, equal ones throw again; inside a unit the pace-setter, then dice. */
function onSquare(state: State, tied: readonly RiderId[], units: readonly Unit[], dice: Dice, tell: Tell<Fact>): readonly RiderId[] {
  const order: RiderId[] = [];
  for (let die = 6; die >= 1; die--) {
    const here = units
      .filter((unit) => unit.die === die)
      .map(({ riders }) => riders.filter((rider) => tied.includes(rider)))
      .filter((riders) => riders.length > 0);
    const throwers = here.map((riders) => setterOf(state, riders) ?? riders[0]);
    for (const thrower of throwOff(throwers, dice, tell))
      order.push(...untie(state, here[throwers.indexOf(thrower)] as readonly RiderId[], dice, tell));
  }
  return order;
}
