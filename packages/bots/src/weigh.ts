import { type GameTypes, type Race, type Seat, sameData, type Turn, type Viewer } from '@gruppetto/kernel';
import { Imagination } from './imagination.ts';
import type { Matter, Mind } from './insight.ts';

export interface Thinking<C = unknown> {
  /** The same seed gives the same answer. */
  readonly seed: string;
  /** About this many imagined choices at most: what thinking may cost. */
  readonly budget: number;
  /** Asked after each sample of every choice: when it is time to answer, as far as thought has come. */
  readonly isLate?: () => boolean;
  /** How many rounds are ridden on before the value function is asked, if not the game's own number; to the finish where there is none. */
  readonly rounds?: number;
  /** Whether the seat will ride on by the experienced rule of thumb, as Captains and Champions do, or by the usual one. */
  readonly experienced?: boolean;
  /** Which choices are weighed beside the rule of thumb's; all if absent. */
  readonly matters?: (choice: C) => boolean;
}

/** The imagined outcome of one choice. */
export interface Weighed<C> {
  readonly choice: C;
  /** The chance of the seat to win with it, from 0 to 1; and one standard error. */
  readonly win: number;
  readonly error: number;
  /** The same of each entrant. */
  readonly chances: readonly number[];
  /** How much it wins on the rule of thumb's choice, in the same imagined luck; and one standard error. */
  readonly gain: number;
  readonly gainError: number;
  readonly samples: number;
}

export interface Weighing<C> {
  readonly choices: readonly Weighed<C>[];
  /** How much better one is than another for the seat, in the same luck; and one standard error. */
  compare(one: number, other: number): { readonly mean: number; readonly error: number };
  /** By index: which is best, and which the rule of thumb takes. */
  readonly best: number;
  readonly usual: number;
  /** Whether the best is better than the usual one beyond doubt: by more than two standard errors. */
  readonly clear: boolean;
  /** What speaks for the best choice, beside the others. */
  readonly reason: Matter;
  /** Imagined choices. */
  readonly steps: number;
}

/** Samples of every choice before the first are dropped: fewer where there are many choices, but some. */
const firstBatch = (choices: number): number => Math.max(2, Math.min(8, Math.floor(80 / choices)));
/** With more choices than this, a few rounds first find the better half of them. */
const many = 16;
const screened = 2;
/** A few samples may all be alike by chance. */
const minSamples = 32;
/** Beyond doubt, in standard errors. */
export const doubt = 2;
/** Nobody needs to know a difference more exactly, nor one that is surely smaller than this. */
const exact = 0.001;
const negligible = 0.004;

/** The chance to win with each choice of a turn, from what the seat sees and nothing else. */
export function evaluateChoices<T extends GameTypes>(
  mind: Mind<T>,
  race: Race<T>,
  view: T['View'],
  turn: Turn<T['Choice']>,
  thinking: Thinking<T['Choice']>,
): Weighing<T['Choice']> {
  const imagination = new Imagination(race, mind, thinking.seed, thinking.experienced ? turn.seat : undefined);
  return weigh(imagination, turn, thinking, turn.seat, (sample) => imagination.stateOf(view, turn.seat, sample));
}

/** The same for states that `stateOf` hands out anew for each sample. A choice that was `played` is weighed to the end. */
export function weigh<T extends GameTypes>(
  imagination: Imagination<T>,
  turn: Turn<T['Choice']>,
  { budget, isLate = () => false, rounds = imagination.insight.horizon, matters }: Thinking<T['Choice']>,
  viewer: Viewer,
  stateOf: (sample: number) => T['State'],
  played?: T['Choice'],
): Weighing<T['Choice']> {
  const { race, entrants, insight } = imagination;
  const { seat } = turn;
  const horizon = insight.network ? rounds : Number.POSITIVE_INFINITY;
  const first = stateOf(0);
  const taken = imagination.usual(race.view(first, seat), turn);
  const choices = matters ? turn.choices.filter((choice) => matters(choice) || sameData(choice, taken)) : turn.choices;
  const indexOf = (wanted: T['Choice']) => choices.findIndex((choice) => choice === wanted || sameData(choice, wanted));
  const usual = Math.max(0, indexOf(taken));
  const always = played === undefined ? [usual] : [usual, indexOf(played)];
  const own = insight.of === 'seats' ? seat : 0;
  const tried = choices.map(() => new Tried(entrants, insight.features.length));
  const chances = new Float64Array(entrants);
  const begun = imagination.steps;
  /** How many samples there are then. */
  const ride = (live: readonly number[], from: number, to: number, far: number): number => {
    for (let sample = from; sample < to; ) {
      for (const index of live) {
        imagination.ride(stateOf(sample), choices[index], sample, far, viewer, chances);
        tried[index].add(chances, own, imagination.seen);
      }
      sample++;
      if (isLate()) return sample;
    }
    return to;
  };
  const bestOf = (some: readonly number[], count: number): number[] => {
    const best = some.toSorted((one, other) => tried[other].mean(own) - tried[one].mean(own)).slice(0, count);
    return [...new Set([...best, ...always])];
  };
  let live = [...choices.keys()];
  if (live.length > many && horizon > screened) {
    ride(live, 0, firstBatch(live.length), screened);
    live = bestOf(live, many / 2);
    for (const index of live) tried[index] = new Tried(entrants, insight.features.length);
  }
  let done = 0;
  let batch = firstBatch(live.length);
  for (;;) {
    const before = imagination.steps;
    done = ride(live, done, done + batch, horizon);
    if (isLate()) break;
    const each = (imagination.steps - before) / batch / live.length;
    if (live.length > always.length + 1) live = bestOf(live, Math.ceil(live.length / 2));
    const left = budget - (imagination.steps - begun);
    batch = Math.min(done, Math.floor(left / (each * live.length)));
    if (batch < 1 || (done >= minSamples && isSettled(live, tried, usual))) break;
  }
  const weighed = choices.map((choice, index) => tried[index].result(choice, own, tried[usual]));
  const best = live.reduce((top, index) => (weighed[index].win > weighed[top].win ? index : top), usual);
  const { gain, gainError } = weighed[best];
  return {
    choices: weighed,
    compare: (one, other) => tried[one].differs(tried[other]),
    best,
    usual,
    clear: best !== usual && gain > doubt * gainError,
    reason: reasonFor(imagination, tried, best, best === usual ? nextBest(weighed, best) : usual, own),
    steps: imagination.steps - begun,
  };
}

function isSettled(live: readonly number[], tried: readonly Tried[], usual: number): boolean {
  return live.every((index) => {
    if (index === usual) return true;
    const { mean, error } = tried[index].differs(tried[usual]);
    return error < exact || Math.abs(mean) + doubt * error < negligible;
  });
}

const nextBest = (weighed: readonly Weighed<unknown>[], best: number): number =>
  weighed.reduce((top, { win }, index) => (index !== best && (top < 0 || win > weighed[top].win) ? index : top), -1);

/**
 * What speaks most for the better of two choices: how the features differ in the races that follow, by what the value function makes of it,
 * and how races end that are decided before anybody would ask it.
 */
function reasonFor<T extends GameTypes>(
  imagination: Imagination<T>,
  tried: readonly Tried[],
  best: number,
  other: number,
  own: Seat,
): Matter {
  const { features } = imagination.insight;
  if (other < 0) return features[0].about;
  const slopes = imagination.slopes(tried[other].seen, own);
  const [better, worse] = [tried[best], tried[other]];
  const chance = worse.mean(own);
  // The value function tells a score; so much of it becomes a chance, in the races that it is asked about.
  const share = chance * (1 - chance) * Math.min(better.undecided, worse.undecided);
  const sums = new Map<Matter, number>([['finish', better.decidedAbove(chance) - worse.decidedAbove(chance)]]);
  const [seen, instead] = [better.seen, worse.seen];
  for (const [index, { about }] of features.entries()) {
    const at = own * features.length + index;
    sums.set(about, (sums.get(about) ?? 0) + share * slopes[index] * (seen[at] - instead[at]));
  }
  return [...sums].reduce((top, entry) => (entry[1] > top[1] ? entry : top))[0];
}

/** The imagined races of one choice. */
class Tried {
  /** For the seat that chooses, by sample. */
  readonly #wins: number[] = [];
  readonly #sums: Float64Array;
  readonly #seen: Float64Array;
  /** How often there was something to see: a race that was decided has its result instead. */
  #looks = 0;
  #wonWhereDecided = 0;

  constructor(entrants: number, features: number) {
    this.#sums = new Float64Array(entrants);
    this.#seen = new Float64Array(entrants * features);
  }

  add(chances: Float64Array, own: number, seen: Float32Array | undefined): void {
    this.#wins.push(chances[own]);
    for (let entrant = 0; entrant < chances.length; entrant++) this.#sums[entrant] += chances[entrant];
    if (!seen) {
      this.#wonWhereDecided += chances[own];
      return;
    }
    this.#looks++;
    for (let index = 0; index < seen.length; index++) this.#seen[index] += seen[index];
  }

  mean(entrant: number): number {
    return this.#sums[entrant] / this.#wins.length;
  }

  /** Everybody's features, on average. */
  get seen(): Float32Array {
    return Float32Array.from(this.#seen, (sum) => sum / Math.max(1, this.#looks));
  }

  /** In what part of the races the value function was asked. */
  get undecided(): number {
    return this.#looks / this.#wins.length;
  }

  /** How much the other races add to this chance. */
  decidedAbove(chance: number): number {
    return (this.#wonWhereDecided - chance * (this.#wins.length - this.#looks)) / this.#wins.length;
  }

  /** In the same luck, as far as both were tried. */
  differs(other: Tried): { readonly mean: number; readonly error: number } {
    const count = Math.min(this.#wins.length, other.#wins.length);
    return meanOf(count, (sample) => this.#wins[sample] - other.#wins[sample]);
  }

  result<C>(choice: C, own: number, usual: Tried): Weighed<C> {
    const { mean: gain, error: gainError } = this.differs(usual);
    const { error } = meanOf(this.#wins.length, (sample) => this.#wins[sample]);
    const chances = [...this.#sums].map((sum) => sum / this.#wins.length);
    return { choice, win: this.mean(own), error, chances, gain, gainError, samples: this.#wins.length };
  }
}

function meanOf(count: number, valueAt: (sample: number) => number): { mean: number; error: number } {
  let sum = 0;
  for (let sample = 0; sample < count; sample++) sum += valueAt(sample);
  const mean = sum / count;
  let squares = 0;
  for (let sample = 0; sample < count; sample++) squares += (valueAt(sample) - mean) ** 2;
  return { mean, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 1 };
}
