import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { putOn, type Ride, riders } from './road.ts';
import type { Fact, Position, State, WsPlaced } from './types.ts';

/** WS-3.1: the flying start, and then the weather. */
export function start(ride: Ride): void {
  const { state, course, dice, tell } = ride;
  const { route, startOrder, length } = course;
  tell?.({ type: 'began', rule: 'WS-3.1', round: 0, race: route.name, riders: startOrder.length, home: 0, toGo: length });
  for (const rider of startOrder) startOne(ride, rider);
  throwWeather(state, dice, tell);
}

function startOne(ride: Ride, rider: RiderId): void {
  const { state, course, tell } = ride;
  const favoured = course.ranks[rider] === 0 || rider === course.options.jersey - 1;
  const grid = course.options.startDice === 'd6' ? throwSixes(ride.dice, favoured) : throwTens(ride.dice, favoured);
  let row = grid.thrown;
  while (riders(ride, row) === course.lanes[course.behind + row]) row--;
  putOn(ride, rider, row);
  tell?.({ type: 'placed', rule: 'WS-3.1', rider, to: row, lane: state.lane[rider], ...grid });
}

type Grid = Pick<WsPlaced, 'dice' | 'sides' | 'thrown' | 'again'>;

/** WS-3.1: two dice, or the best two of three. */
function throwTens(dice: Dice, favoured: boolean): Grid {
  const a = dice.roll(10);
  const b = dice.roll(10);
  const c = favoured ? dice.roll(10) : 0;
  return { dice: favoured ? [a, b, c] : [a, b], sides: 10, thrown: bestTwo(a, b, c) };
}

const sixes = 4;
/** WS-3.1: the dice that may be thrown again, and how many of them. */
const maxPoor = 2;
const maxAgain = 2;

/** WS-3.1: four dice, of which the favoured throw up to two poor ones again, lowest first. */
function throwSixes(dice: Dice, favoured: boolean): Grid {
  const faces = Array.from({ length: sixes }, () => dice.roll(6));
  const poor = favoured ? faces.filter((face) => face <= maxPoor).sort((a, b) => a - b) : [];
  const again = poor.slice(0, maxAgain).map((was) => ({ was, die: dice.roll(6) }));
  const thrown = faces.reduce((sum, face) => sum + face, 0) + again.reduce((sum, { was, die }) => sum + die - was, 0);
  return { dice: faces, sides: 6, thrown, ...(again.length > 0 && { again }) };
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

/** WS-3.2: whether a rider on this row has at most half of the squares to go. */
const isHalfway = ({ length }: Course, row: number): boolean => 2 * (length - row) <= length;

/** WS-3.2: whether the weather is thrown again, the first rider being on this row. */
export const weatherTurns = (state: State, course: Course, foremost: number): boolean =>
  state.weather < weatherThrows && isHalfway(course, foremost);

/** WS-3.2: how often the weather has been thrown in a position. */
export function weatherThrowsAt(course: Course, { turn, road, home = [] }: Position): number {
  if (turn === 0 || course.route.prologue) return 0;
  return home.length > 0 || road.some(({ row }) => isHalfway(course, row)) ? weatherThrows : 1;
}
