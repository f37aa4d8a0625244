import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { putOn, type Ride, riders } from './road.ts';
import type { Fact, State } from './types.ts';

const sides = 10;

/** WS-3.1: the flying start, and then the weather. */
export function start(ride: Ride): void {
  const { state, course, dice, tell } = ride;
  const { route, startOrder, length } = course;
  tell?.({ type: 'began', rule: 'WS-3.1', round: 0, race: route.name, riders: startOrder.length, home: 0, toGo: length });
  for (const rider of startOrder) startOne(ride, rider);
  throwWeather(state, dice, tell);
}

function startOne(ride: Ride, rider: RiderId): void {
  const { state, course, dice, tell } = ride;
  const a = dice.roll(sides);
  const b = dice.roll(sides);
  const favoured = course.ranks[rider] === 0 || rider === state.options.jersey - 1;
  const c = favoured ? dice.roll(sides) : 0;
  const thrown = bestTwo(a, b, c);
  let row = thrown;
  while (riders(ride, row) === course.lanes[course.behind + row]) row--;
  putOn(ride, rider, row);
  tell?.({
    type: 'placed',
    rule: 'WS-3.1',
    rider,
    to: row,
    lane: state.lane[rider],
    dice: favoured ? [a, b, c] : [a, b],
    sides,
    thrown,
  });
}

/** Of three dice; with a third of 0 it is the sum. */
export const bestTwo = (a: number, b: number, c: number): number => a + b + c - Math.min(a, b, c);

/** WS-3.2. */
const rainUpTo = 2;
const weatherThrows = 2;

export function throwWeather(state: State, dice: Dice, tell: Tell<Fact>): void {
  const die = dice.roll(6);
  const rain = die <= rainUpTo;
  tell?.({ type: 'weather', rule: 'WS-3.2', die, rain, halfway: state.weather > 0, changed: rain !== state.rain });
  state.rain = rain;
  state.weather++;
}

/** WS-3.2: whether the weather is thrown again, the first rider being on this row. */
export const weatherTurns = (state: State, { length }: Course, foremost: number): boolean =>
  state.weather < weatherThrows && 2 * (length - foremost) <= length;
