import type { GameTypes, Seat } from '@gruppetto/kernel';
import type { Departure } from './departure.ts';
import { Imagination } from './imagination.ts';
import type { Mind } from './insight.ts';

/** What one choice gains or loses each entrant compared with another one, in the same imagined luck. */
export interface MeasuredEffect {
  /** By entrant, in shares of 1. */
  readonly mean: readonly number[];
  /** The variance of each mean, as independent groups of samples differ. */
  readonly variance: readonly number[];
  readonly samples: number;
  /** Imagined choices a sample. */
  readonly cost: number;
}

/** Samples of a group are spread evenly, so they aren't independent; groups are. There are as many as these sizes allow, but some. */
const groupSize = 8;
const minGroups = 8;

/** What a departure did beside the rule of thumb. Another seed gives an independent measure. */
export function measureEffect<T extends GameTypes>(mind: Mind<T>, departure: Departure<T>, seed: string, samples: number): MeasuredEffect {
  const { race, seat, played, usual } = departure;
  const groups = Math.max(minGroups, Math.floor(samples / groupSize));
  const each = Math.max(2, Math.ceil(samples / groups));
  const means: Float64Array[] = [];
  let steps = 0;
  for (let group = 0; group < groups; group++) {
    const imagination = new Imagination(race, mind, `${seed}/${group}`);
    const { entrants, insight } = imagination;
    const rounds = insight.network ? insight.horizon : Number.POSITIVE_INFINITY;
    const chances = new Float64Array(entrants);
    const sums = new Float64Array(entrants);
    for (let sample = 0; sample < each; sample++) {
      const state = imagination.stateOf(usual.view, seat, sample);
      const other = played.view === usual.view ? race.copy(state) : imagination.stateOf(played.view, seat, sample);
      imagination.ride(other, played.choice, sample, rounds, seat, chances);
      for (let entrant = 0; entrant < entrants; entrant++) sums[entrant] += chances[entrant];
      imagination.ride(state, usual.choice, sample, rounds, seat, chances);
      for (let entrant = 0; entrant < entrants; entrant++) sums[entrant] -= chances[entrant];
    }
    means.push(sums.map((sum) => sum / each));
    steps += imagination.steps;
  }
  const mean = [...means[0].keys()].map((entrant) => means.reduce((sum, group) => sum + group[entrant], 0) / groups);
  const variance = mean.map(
    // Student's: a few groups are often more alike than they should be, and a bar must be as wide as what many more would find.
    (middle, entrant) => means.reduce((sum, group) => sum + (group[entrant] - middle) ** 2, 0) / (groups - 3) / groups,
  );
  return { mean, variance, samples: groups * each, cost: steps / groups / each };
}

/** Two measures of the same choice, by different dice. */
export function combine(one: MeasuredEffect, other: MeasuredEffect): MeasuredEffect {
  const samples = one.samples + other.samples;
  const share = one.samples / samples;
  const rest = 1 - share;
  return {
    mean: one.mean.map((mean, entrant) => share * mean + rest * other.mean[entrant]),
    variance: one.variance.map((variance, entrant) => share ** 2 * variance + rest ** 2 * other.variance[entrant]),
    samples,
    cost: share * one.cost + rest * other.cost,
  };
}

/** This many samples show what is rare but decides a race, or it is worth less than an error bar. */
const minSamples = 128;
/** A few samples may be alike by chance: so many that vary like the mean one are added to each in the mind. */
const doubted = 3;
/** How often the weights of the sums are moved towards the least known ones. */
const rounds = 30;

/**
 * How many more samples each effect needs until every sum of them is known to within `error`, one standard error: what each entrant owes
 * to the choices of their own, and to those of the others. Where they tell most for what they cost (Neyman). In the order of the effects.
 */
export function samplesNeeded(
  effects: readonly { readonly seat: Seat; readonly effect: MeasuredEffect }[],
  error: number,
  budget: number,
): readonly number[] {
  if (isKnown(effects, error)) return effects.map(() => 0);
  const sums = sumsOf(effects);
  const weights = sums.map(() => 1);
  let needed: readonly number[] = [];
  for (let round = 0; round < rounds; round++) {
    const split = effects.map(({ effect: { cost } }, index) =>
      Math.sqrt(sums.reduce((all, spreads, sum) => all + weights[sum] * spreads[index], 0) / cost),
    );
    const variances = sums.map((spreads) => spreads.reduce((all, spread, index) => all + (spread && spread / split[index]), 0));
    const worst = Math.max(...variances);
    needed = split.map((samples) => (samples * worst) / error ** 2);
    for (const [sum, variance] of variances.entries()) weights[sum] *= worst && variance / worst;
  }
  const missing = needed.map((samples, index) => Math.max(0, Math.max(samples, minSamples) - effects[index].effect.samples));
  const cost = missing.reduce((sum, samples, index) => sum + samples * effects[index].effect.cost, 0);
  return missing.map((samples) => Math.ceil(samples * Math.min(1, budget / Math.max(1, cost))));
}

/** Whether every sum is. */
function isKnown(effects: readonly { readonly seat: Seat; readonly effect: MeasuredEffect }[], error: number): boolean {
  const own = effects[0]?.effect.mean.map(() => 0) ?? [];
  const others = own.slice();
  for (const { seat, effect } of effects)
    for (const [entrant, variance] of effect.variance.entries()) (entrant === seat ? own : others)[entrant] += variance;
  return effects.every(({ effect }) => effect.samples >= minSamples) && [...own, ...others].every((variance) => variance <= error ** 2);
}

/** For each sum: the variance of one sample of each effect, 0 where it has no part in it. */
function sumsOf(effects: readonly { readonly seat: Seat; readonly effect: MeasuredEffect }[]): readonly (readonly number[])[] {
  const entrants = effects[0]?.effect.mean.keys() ?? [];
  return [...entrants].flatMap((entrant) =>
    [true, false].map((own) => {
      const part = effects.map(({ seat, effect }) => ((seat === entrant) === own ? effect.variance[entrant] * effect.samples : undefined));
      const known = part.filter((spread) => spread !== undefined);
      const typical = known.reduce((sum, spread) => sum + spread, 0) / Math.max(1, known.length);
      return part.map((spread, index) => (spread === undefined ? 0 : spread + (doubted / effects[index].effect.samples) * typical));
    }),
  );
}
