import type { Dice, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { hexagonOf } from './race-plan.ts';
import type { Fact, State, WeatherToken } from './types.ts';

/** L1-5.7. */
export const weatherTokens: readonly WeatherToken[] = ['rain', 'heat', 'contrary-1', 'contrary-2', 'favourable-1', 'favourable-2'];

/** How far ahead of the race a token is turned up, in hexagons. */
const ahead = 2;

/** A move of so many squares suffers from the heat. */
export const hotMove = 6;

/** What a token adds to the cost of a move that touches its hexagon. */
export function windOf(token: State['weather'][number], slipstream: boolean): number {
  switch (token) {
    case 'contrary-1':
      return slipstream ? 0 : 1;
    case 'contrary-2':
      return slipstream ? 0 : 2;
    case 'favourable-1':
      return -1;
    case 'favourable-2':
      return -2;
    default:
      return 0;
  }
}

/** The tokens are laid face down: on hexagons drawn by lot from those of the plan, or from all. */
export function drawWeather(course: Course, tokens: number, dice: Dice): State['weather'] {
  const { hexagons, weather } = course.plan;
  const tokensOn: State['weather'] = hexagons.map(() => 'none');
  const places = weather ? [...weather] : hexagons.map((_, index) => index + 1);
  for (let nth = 0; nth < tokens; nth++) tokensOn[places.splice(dice.draw(places.length), 1)[0] - 1] = 'hidden';
  return tokensOn;
}

/** The last hexagon whose token is turned up once somebody has come to a row. */
export const lastTurnedUp = ({ plan }: Course, row: number): number => Math.min(plan.hexagons.length, hexagonOf(row) + ahead);

/** Somebody has come to a row: what lies two hexagons ahead, or nearer, is turned up. Which token it is, the lot says now. */
export function turnUpWeather(course: Course, state: State, row: number, dice: Dice, tell: Tell<Fact>): void {
  if (course.options.weather === 0) return;
  const last = lastTurnedUp(course, row);
  for (let hexagon = 1; hexagon <= last; hexagon++) {
    if (state.weather[hexagon - 1] !== 'hidden') continue;
    const left = weatherTokens.filter((token) => !state.weather.includes(token));
    const card = left[dice.draw(left.length)];
    state.weather[hexagon - 1] = card;
    tell?.({ type: 'turned', rule: 'L1-5.7', card, hexagon });
  }
}

/** L1-5.7: whether a move touches a hexagon with the token: it goes over them from this one on, and ends on that row. */
export function touches(course: Course, { weather }: Pick<State, 'weather'>, first: number, row: number, token: WeatherToken): boolean {
  if (course.options.weather === 0) return false;
  for (let hexagon = first; hexagon <= hexagonOf(row); hexagon++) if (weather[hexagon - 1] === token) return true;
  return false;
}
