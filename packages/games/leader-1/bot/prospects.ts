import { remember } from '@gruppetto/kernel';
import { type Course, prices, roles } from '../rules/index.ts';

/** How often a team hurries the peloton when there is somebody to catch. */
const hurried = 0.9;
/** What the peloton makes of a turn: 3, 4 or 5 rows, and one more where it is hurried. */
const paces: readonly { readonly rows: number; readonly chance: number }[] = [
  { rows: 3, chance: (1 - hurried) / 3 },
  { rows: 4, chance: 1 / 3 },
  { rows: 5, chance: 1 / 3 },
  { rows: 6, chance: hurried / 3 },
];
/** By rows, from 0: how likely it makes so many or more. */
const caughtWithin = [0, 1, 2, 3, 4, 5, 6].map((min) => paces.reduce((sum, { rows, chance }) => (rows >= min ? sum + chance : sum), 0));
const usualPace = 5;
/** Riding sheltered in the peloton, by its pace; and in front, or just caught, on top of it. */
const shelteredCosts = (rows: number): number => (rows >= 5 ? 1 : 0);
const exposedCosts = 1;

/** How often a rider who is away has a wheel to follow. */
const wheels = 0.15;
/** A rider who is a row behind when the last turn begins crosses the line after others: in turns. */
const rowBehind = 0.07;
/** The bunch comes home after all who were before it, and there are many in it. */
const bunchCosts = 0.6;
const shortestBreak = 4;
const hopeless = 99;
const rouleur = roles.indexOf('rouleur');
/** The longest move, and energy that stages before and feed tiles may add. */
const runOut = 12;
const extraEnergy = 30;

/** What a break must gain, in turns. */
export const worthIt = 0.1;

/** A move from some row, good for all energies: where it ends and what it pays. */
interface Move {
  readonly to: number;
  readonly pays: number;
}

/** In how many turns a rider of one role would be home, riding as well as their energy lets them: reckoned from the finish backwards. */
export class Prospects {
  readonly #course: Course;
  readonly #role: number;
  readonly #maxEnergy: number;
  /** By row and energy; inside the peloton, by its front row. */
  readonly #alone: Float32Array;
  readonly #inside: Float32Array;
  readonly #breaks: Uint8Array;
  readonly #moments: Uint8Array;

  constructor(course: Course, role: number) {
    this.#course = course;
    this.#role = role;
    this.#maxEnergy = course.energy + extraEnergy;
    const size = (course.length + runOut + 1) * (this.#maxEnergy + 1);
    this.#alone = new Float32Array(size);
    this.#inside = new Float32Array(size).fill(bunchCosts, this.#at(course.length + 1, 0));
    this.#breaks = new Uint8Array(size);
    this.#moments = new Uint8Array(size);
    for (let row = course.length; row >= 0; row--) this.#reckon(row);
  }

  /** On the road, where nobody catches them. A bend has squares between the rows. */
  alone(row: number, energy: number): number {
    const up = Math.ceil(row) | 0;
    const there = this.#alone[this.#at(up, energy)];
    return up === row ? there : there + (up - row) * (this.#alone[this.#at(up - 1, energy)] - there);
  }

  inside(front: number, energy: number): number {
    return this.#inside[this.#at(front, energy)];
  }

  /** So many rows ahead of the peloton, which may catch the rider; `alone` if it does not. */
  ahead(rows: number, front: number, energy: number, alone: number): number {
    const up = Math.ceil(rows) | 0;
    if (up >= caughtWithin.length) return alone;
    const caught = caughtWithin[up];
    return (1 - caught) * alone + caught * this.inside(front + usualPace, energy - exposedCosts);
  }

  /** Inside the peloton, when it has moved. */
  staying(front: number, energy: number): number {
    const climbs = this.#role === rouleur && this.#course.terrain[Math.max(0, front)] === 'mountain';
    const left = climbs ? energy - 1 : energy;
    let turns = 0;
    for (const { rows, chance } of paces) turns += chance * this.inside(front + rows, left - shelteredCosts(rows));
    return turns;
  }

  /** Whether the next turn is the one to break away in. */
  isTheMoment(front: number, energy: number): boolean {
    return this.#moments[this.#at(front, energy)] === 1;
  }

  #isTheMoment(front: number, energy: number): boolean {
    let likely = 0;
    for (const { rows, chance } of paces) likely += chance * this.#breaks[this.#at(front + rows, energy - shelteredCosts(rows))];
    return likely > 0.5;
  }

  #at(row: number, energy: number): number {
    const max = this.#maxEnergy;
    const left = energy < 0 ? 0 : energy > max ? max : energy | 0;
    return (row < 0 ? 0 : row | 0) * (max + 1) + left;
  }

  #reckon(row: number): void {
    const free = this.#course.free[this.#role][row];
    const moves = this.#movesFrom(row, free);
    const helped = this.#movesFrom(row, free + 1);
    const away = moves.filter(({ to }) => to - row >= shortestBreak);
    for (let energy = 0; energy <= this.#maxEnergy; energy++) {
      const here = this.#at(row, energy);
      this.#alone[here] = (1 - wheels) * this.#riding(row, moves, energy) + wheels * this.#riding(row, helped, energy);
      const stays = 1 + this.staying(row, energy);
      const breaks = this.#breaking(row, away, energy - exposedCosts);
      this.#inside[here] = Math.min(stays, breaks);
      this.#breaks[here] = breaks + worthIt < stays ? 1 : 0;
      this.#moments[here] = this.#isTheMoment(row, energy) ? 1 : 0;
    }
  }

  /** L1-5.3: nobody plans to crack. */
  #movesFrom(row: number, free: number): readonly Move[] {
    const moves: Move[] = [];
    let climbed = 0;
    for (let squares = 1; squares < free + prices.length; squares++) {
      const category = this.#course.category[row + squares];
      if (squares > free && category > 0 && ++climbed > category) break;
      moves.push({ to: row + squares, pays: squares > free ? prices[squares - free] : squares - free });
    }
    return moves;
  }

  #riding(row: number, moves: readonly Move[], energy: number): number {
    let fewest = hopeless;
    for (const { to, pays } of moves) {
      if (pays > energy) break;
      const turns = to > this.#course.length ? this.#lastTurn(row) : 1 + this.alone(to, energy - pays);
      if (turns < fewest) fewest = turns;
    }
    return fewest;
  }

  #breaking(row: number, moves: readonly Move[], energy: number): number {
    let fewest = hopeless;
    for (const { to, pays } of moves) {
      if (pays > energy) break;
      const left = energy - pays;
      const turns = to > this.#course.length ? this.#lastTurn(row) : 1 + this.ahead(to - row, row, left, this.alone(to, left));
      if (turns < fewest) fewest = turns;
    }
    return fewest;
  }

  #lastTurn(row: number): number {
    return 1 + rowBehind * (this.#course.length + 1 - row);
  }
}

/** By road: of the races ridden lately. A tour and a server make a course anew for every stage and every step. */
const lately = new Map<string, readonly Prospects[]>();
const maxKept = 24;

/** By role. */
export const prospectsOf = remember(recall);

function recall(course: Course): readonly Prospects[] {
  const road = JSON.stringify([course.plan.hexagons, course.plan.climbs]);
  const prospects = lately.get(road) ?? roles.map((_, role) => new Prospects(course, role));
  lately.delete(road);
  lately.set(road, prospects);
  if (lately.size > maxKept) lately.delete(lately.keys().next().value as string);
  return prospects;
}
