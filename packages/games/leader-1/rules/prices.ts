import type { RiderId } from '@gruppetto/kernel';
import { at, type Course } from './course.ts';
import { hexagonOf } from './race-plan.ts';
import { maxSquares } from './squares.ts';
import { rowsEach } from './tiles.ts';
import type { Bill, Ride } from './types.ts';
import type { Road } from './ways.ts';
import { windOf } from './weather.ts';

/** L1-3.3: energy for so many paying squares. */
export const prices: readonly number[] = [0, 1, 3, 5, 8, 11, 15];
const maxPaying = prices.length - 1;

/** What a rider's move starts with. */
export interface Start {
  /** The row that it starts from; L1-4.2: out of the peloton, its front. */
  readonly from: number;
  readonly free: number;
  readonly slipstream: boolean;
}

export function startOf(course: Course, road: Road, rider: RiderId): Start {
  const from = startRowOf(road, rider);
  return { from, free: freeSquares(course, road, rider, at(from)), slipstream: road.slipstream[rider] };
}

export const startRowOf = ({ place, front, row }: Road, rider: RiderId): number => (place[rider] === 'front' ? front : row[rider]);

/** L1-3.2. */
export function freeSquares(course: Course, road: Road, rider: RiderId, row: number): number {
  const quality = road.quality[rider];
  let free = course.free[road.role[rider]][row];
  if (road.slipstream[rider]) free++;
  // L1-2.4.
  if (quality === 'descender' && course.terrain[row] === 'downhill') free++;
  if (quality === 'sprinter' && course.sprint[row] === 1) free++;
  return free;
}

/** L1-3.3: how many paying squares so much energy pays for; more of it pays for no more. */
const payable = Uint8Array.from({ length: prices[maxPaying] + 1 }, (_, energy) => prices.findLastIndex((price) => price <= energy));

/** L1-3.3: how many squares a move has at most, whatever its rider owns. */
export const maxWith = (free: number): number => Math.min(free + maxPaying, maxSquares);

/** L1-3.3: how many of them a rider with so much energy can pay for. L1-5.7: a favourable wind may take off any price. */
export const maxFor = ({ options }: Course, free: number, energy: number): number =>
  options.weather > 0 || energy >= payable.length ? maxWith(free) : Math.min(free + payable[energy], maxSquares);

/** L1-5.7: the hexagon of the squares that follow a row. */
export const firstHexagon = (row: number): number => Math.floor(row / rowsEach) + 1;

/** L1-5.7: what the wind adds to a move that ends on that row. */
export function windTo({ options }: Course, { weather }: Road, { from, slipstream }: Start, row: number): number {
  if (options.weather === 0) return 0;
  let wind = 0;
  for (let hexagon = firstHexagon(from); hexagon <= hexagonOf(row); hexagon++) wind += windOf(weather[hexagon - 1] ?? 'none', slipstream);
  return wind;
}

/** What a move costs; `extra` is for wind and riders passed. L1-5.7: a favourable wind takes nothing off below 0. */
const costOf = (free: number, squares: number, extra: number, times: number): number => {
  const cost = squares > free ? times * prices[squares - free] + extra : extra;
  return cost > 0 ? cost : 0;
};

/** L1-3.5: free squares not used give back energy. */
const backOf = (free: number, squares: number): number => (squares < free ? free - squares : 0);

/** L1-3.6: less than 0 where energy comes back. */
export const paysOf = (free: number, squares: number, extra: number): number => costOf(free, squares, extra, 1) - backOf(free, squares);

/** By free squares, then by squares: what a move costs where there is no wind and nobody is passed. */
const paysAlone: readonly Int8Array[] = Array.from({ length: maxSquares + 1 }, (_, free) =>
  Int8Array.from({ length: Math.min(free + maxPaying, maxSquares) + 1 }, (_, squares) => paysOf(free, squares, 0)),
);
export const paysAloneWith = (free: number): Int8Array => paysAlone[free];

/** L1-5.3: what a move costs a rider who cracks, surcharges once. */
export const doublePaysOf = (free: number, squares: number, extra: number): number => costOf(free, squares, extra, 2);

/** L1-5.3: what a crack costs on top. */
export function crackOf(course: Course, road: Road, { rider, row, squares, passed = 0 }: Ride): number {
  const start = startOf(course, road, rider);
  const extra = passed + windTo(course, road, start, row);
  return costOf(start.free, squares, extra, 2) - costOf(start.free, squares, extra, 1);
}

export function billOf(course: Course, road: Road, { rider, row, squares, passed = 0, pays }: Ride): Bill {
  const start = startOf(course, road, rider);
  const { free, slipstream } = start;
  const paying = Math.max(0, squares - free);
  const price = prices[paying];
  const wind = costOf(free, squares, passed + windTo(course, road, start, row), 1) - price - passed;
  return { squares, free, slipstream, paying, price, passed, wind, back: backOf(free, squares), pays };
}
