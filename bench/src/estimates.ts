import { advise, Imagination, type Mind, opponent, random } from '@gruppetto/bots';
import { type Race, SeededDice } from '@gruppetto/kernel';
import { median } from './alternate.ts';

const moments = 10;
/** So many are looked at, at most, to find them. */
const maxLooks = 100;
const batches = 16;
const samples = 16;
/** One turn in so many is looked at. */
const oneIn = 5;

/** What estimates of choices are worth, and what thinking costs. */
export interface Estimates {
  /** How many times less the variance of a difference between two choices is than with plain races to the finish, at equal cost. */
  readonly timesVariance: number;
  /** What a Champion thinks about one choice, in milliseconds of processor time; and how many choices they imagine in a second. */
  readonly thinking: number;
  readonly imagined: number;
  /** How long the coach takes to advise, at most, in milliseconds of processor time. */
  readonly advice: number;
}

/** Milliseconds of processor time: other programs don't count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function estimates(race: Race, mind: Mind): Estimates | undefined {
  const { ruleOfThumb = random, insight } = mind;
  if (!mind.ruleOfThumb || !insight?.network) return undefined;
  const { network: _, ...untrained } = insight;
  const plain: Mind = { ruleOfThumb, insight: untrained };
  const champion = opponent(mind, 'champion');
  const dice = new SeededDice('estimates');
  const ratios: number[] = [];
  const times: number[] = [];
  const advices: number[] = [];
  let imagined = 0;
  let state = race.setup(dice);
  while (ratios.length < moments && times.length < maxLooks) {
    const turn = race.turn(state);
    if (!turn) {
      state = race.setup(dice);
      continue;
    }
    const view = race.view(state, turn.seat);
    if (turn.choices.length > 1 && dice.draw(oneIn) === 0) {
      const pair = { race, view, seat: turn.seat, choices: [turn.choices[0], turn.choices[turn.choices.length - 1]] as const };
      const long = costOf(pair, plain, Number.POSITIVE_INFINITY, false);
      const short = costOf(pair, mind, insight.horizon, true);
      // Where two choices come to the same, there is nothing to compare.
      if (long.variance > 0 && short.variance > 0) ratios.push((long.variance * long.steps) / (short.variance * short.steps));
      imagined = Math.max(imagined, short.stepsASecond);
      const begun = processorTime();
      champion(race, view, turn, dice);
      const thought = processorTime();
      advise(mind, race, view, turn, processorTime);
      times.push(thought - begun);
      advices.push(processorTime() - thought);
    }
    race.play(state, ruleOfThumb(race, view, turn, dice), dice);
  }
  return { timesVariance: median(ratios), thinking: Math.max(...times), advice: Math.max(...advices), imagined };
}

interface Pair {
  readonly race: Race;
  readonly view: unknown;
  readonly seat: number;
  readonly choices: readonly [unknown, unknown];
}

/** The variance of a mean difference over many batches, and the imagined choices of a batch. */
function costOf({ race, view, seat, choices }: Pair, mind: Mind, rounds: number, sameLuck: boolean) {
  const differences: number[] = [];
  let steps = 0;
  const begun = process.cpuUsage();
  for (let batch = 0; batch < batches; batch++) {
    const means = choices.map((choice, index) => {
      const imagination = new Imagination(race, mind, `batch ${sameLuck ? batch : 2 * batch + index}`);
      const chances = new Float64Array(imagination.entrants);
      let sum = 0;
      for (let sample = 0; sample < samples; sample++) {
        imagination.ride(imagination.stateOf(view, seat, sample), choice as never, sample, rounds, seat, chances);
        sum += chances[seat];
      }
      steps += imagination.steps;
      return sum / samples;
    });
    differences.push(means[0] - means[1]);
  }
  const { user, system } = process.cpuUsage(begun);
  const mean = differences.reduce((sum, one) => sum + one, 0) / batches;
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (batches - 1);
  return { variance, steps, stepsASecond: (1e6 * steps) / (user + system) };
}
