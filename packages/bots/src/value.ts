import type { GameTypes, Race, Seat } from '@gruppetto/kernel';
import type { Insight } from './insight.ts';

/** e to the power of x, by multiplications alone: `Math.exp` may differ from browser to browser, and with it a bot's choice. */
export function exp(x: number): number {
  let power = 1 + x / 1024;
  if (power < 0) return 0;
  for (let doubled = 1; doubled < 1024; doubled *= 2) power *= power;
  return power;
}

export const entrantsOf = <T extends GameTypes>({ of }: Insight<T>, race: Race<T>): number =>
  of === 'seats' ? race.seats : race.riders.length;

/** For each feature, the own value and how far it is above the best of the others. */
export function compareWithOthers(features: Float32Array, entrants: number, count: number, inputs: Float32Array): void {
  for (let feature = 0; feature < count; feature++) {
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    for (let entrant = 0; entrant < entrants; entrant++) {
      const value = features[entrant * count + feature];
      if (value > best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    for (let entrant = 0; entrant < entrants; entrant++) {
      const value = features[entrant * count + feature];
      const at = 2 * (entrant * count + feature);
      inputs[at] = value;
      inputs[at + 1] = entrants === 1 ? 0 : value - (value === best ? second : best);
    }
  }
}

/** Scores to chances that add up to 1. */
export function softmax(scores: Float64Array, into: Float64Array): void {
  let max = Number.NEGATIVE_INFINITY;
  for (const score of scores) max = Math.max(max, score);
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const weight = exp(scores[index] - max);
    into[index] = weight;
    sum += weight;
  }
  for (let index = 0; index < scores.length; index++) into[index] = into[index] / sum;
}

/** The winners of a finished race: a shared win is divided. */
export function outcomeOf<T extends GameTypes>({ of }: Insight<T>, race: Race<T>, state: T['State'], into: Float64Array): void {
  const { seats, riders } = race.standings(state);
  into.fill(0);
  let winners = 0;
  const count = (entrant: number, place: number): void => {
    if (place !== 1) return;
    into[entrant] = 1;
    winners++;
  };
  if (of === 'seats') for (const { seat, place } of seats) count(seat, place);
  else for (const { rider, place } of riders) count(rider, place);
  for (let entrant = 0; entrant < into.length; entrant++) into[entrant] = into[entrant] / winners;
}

/** The chances of everybody in one race, at a glance. */
export class Value<T extends GameTypes> {
  readonly entrants: number;
  readonly #race: Race<T>;
  readonly #insight: Insight<T>;
  readonly #weights: Float32Array;
  readonly #features: Float32Array;
  readonly #inputs: Float32Array;
  readonly #scores: Float64Array;

  constructor(insight: Insight<T>, race: Race<T>) {
    this.#race = race;
    this.#insight = insight;
    this.entrants = entrantsOf(insight, race);
    this.#weights = weightsOf(insight);
    const size = this.entrants * insight.features.length;
    this.#features = new Float32Array(size);
    this.#inputs = new Float32Array(2 * size);
    this.#scores = new Float64Array(this.entrants);
  }

  /** What the last look saw. */
  get features(): Float32Array {
    return this.#features;
  }

  /** The chance of each entrant to win, if this seat is experienced and the others are not. */
  chances(view: T['View'], into: Float64Array, experienced?: Seat): void {
    this.#score(view, experienced);
    softmax(this.#scores, into);
  }

  /** The place that each entrant may expect, from 1: as if each pair raced by itself with these scores. */
  places(view: T['View']): readonly number[] {
    this.#score(view);
    const max = Math.max(...this.#scores);
    const weights = [...this.#scores].map((score) => exp(score - max));
    return weights.map((own, entrant) => weights.reduce((sum, other, at) => (at === entrant ? sum : sum + other / (own + other || 1)), 1));
  }

  /** How the score of an entrant would move with each of their features, if everybody's are these. */
  slopes(features: Float32Array, entrant: number): readonly number[] {
    const count = this.#insight.features.length;
    compareWithOthers(features, this.entrants, count, this.#inputs);
    const from = entrant * 2 * count;
    const slopes = Array<number>(count).fill(0);
    const weights = this.#weights;
    for (let unit = 0; unit < weights.length; unit += 2 * count + 2) {
      let sum = weights[unit];
      for (let input = 0; input < 2 * count; input++) sum += weights[unit + 1 + input] * this.#inputs[from + input];
      if (sum <= 0) continue;
      const out = weights[unit + 1 + 2 * count];
      for (let feature = 0; feature < count; feature++)
        slopes[feature] += out * (weights[unit + 1 + 2 * feature] + weights[unit + 2 + 2 * feature]);
    }
    return slopes;
  }

  #score(view: T['View'], experienced?: Seat): void {
    const count = this.#insight.features.length;
    this.#insight.read(this.#race, view, this.#features, experienced);
    compareWithOthers(this.#features, this.entrants, count, this.#inputs);
    scoreAll(this.#weights, this.#inputs, 2 * count, this.#scores);
  }
}

/** What the network makes of everybody: four at a time, because sums that don't wait for each other are added at once. */
function scoreAll(weights: Float32Array, inputs: Float32Array, count: number, into: Float64Array): void {
  const fours = into.length - (into.length % 4);
  for (let entrant = 0; entrant < fours; entrant += 4) {
    const from = entrant * count;
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let unit = 0; unit < weights.length; unit += count + 2) {
      const out = weights[unit + 1 + count];
      let a = weights[unit];
      let b = a;
      let c = a;
      let d = a;
      for (let input = 0; input < count; input++) {
        const weight = weights[unit + 1 + input];
        const at = from + input;
        a += weight * inputs[at];
        b += weight * inputs[at + count];
        c += weight * inputs[at + 2 * count];
        d += weight * inputs[at + 3 * count];
      }
      if (a > 0) first += a * out;
      if (b > 0) second += b * out;
      if (c > 0) third += c * out;
      if (d > 0) fourth += d * out;
    }
    into[entrant] = first;
    into[entrant + 1] = second;
    into[entrant + 2] = third;
    into[entrant + 3] = fourth;
  }
  for (let entrant = fours; entrant < into.length; entrant++) into[entrant] = scoreOf(weights, inputs, entrant * count, count);
}

/** What the network makes of one entrant's inputs. */
export function scoreOf(weights: Float32Array | Float64Array, inputs: Float32Array, from: number, count: number): number {
  let score = 0;
  for (let unit = 0; unit < weights.length; unit += count + 2) {
    let sum = weights[unit];
    for (let input = 0; input < count; input++) sum += weights[unit + 1 + input] * inputs[from + input];
    if (sum > 0) score += sum * weights[unit + 1 + count];
  }
  return score;
}

const read = new WeakMap<object, Float32Array>();

function weightsOf<T extends GameTypes>({ network, features }: Insight<T>): Float32Array {
  if (!network) throw new Error('this game has not been trained');
  const known = read.get(network);
  if (known) return known;
  const weights = Float32Array.from(network.weights.split(' '), Number);
  const needed = network.hidden * (2 * features.length + 2);
  if (weights.length !== needed) throw new Error(`a network of ${weights.length} weights where ${needed} are needed: train it again`);
  read.set(network, weights);
  return weights;
}
