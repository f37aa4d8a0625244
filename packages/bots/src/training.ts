import { type Game, type GameTypes, type Race, type Seat, SeededDice, type Viewer } from '@gruppetto/kernel';
import type { Bot } from './bot.ts';
import type { Insight, Mind, Network } from './insight.ts';
import { random } from './random.ts';
import { compareWithOthers, entrantsOf, outcomeOf, scoreOf, softmax } from './value.ts';

export interface TrainingPlan {
  readonly seed: string;
  readonly races: number;
  readonly hidden: number;
  readonly epochs: number;
  readonly onProgress?: (done: string) => void;
}

/** Moments of one race are much alike: this many of each are used. */
const momentsARace = 8;
/** Every n-th race is held out, to test what was learned. */
const heldOut = 10;
/** In half of the races, choices up to some moment are wild, so often: what follows is learned too. */
const wild = 0.25;

/** Moments of races, and who won them in the end. */
interface Moments {
  /** By moment: where its inputs and wins begin, and how many entrants there are. */
  readonly at: number[];
  readonly winsAt: number[];
  readonly entrants: number[];
  inputs: Float32Array;
  used: number;
  readonly wins: number[];
}

const noMoments = (): Moments => ({ at: [], winsAt: [], entrants: [], inputs: new Float32Array(1 << 20), used: 0, wins: [] });

export interface Trained {
  readonly network: Network;
  readonly calibration: Calibration;
}

/** Learns the value function of a game from races of the rule of thumb, on one seat of every other race the experienced one. */
export function train<T extends GameTypes>(game: Game<T>, mind: Mind<T>, plan: TrainingPlan): Trained {
  const insight = insightOf(mind);
  const { learn, test } = rideRaces(game, mind, plan.seed, 0, plan.races, plan.onProgress);
  const weights = fit(learn, insight.features.length, plan);
  const text = [...weights].map((weight) => Number(weight.toPrecision(5))).join(' ');
  const network = { hidden: plan.hidden, weights: text, trained: { seed: plan.seed, races: plan.races, rules: game.rules } };
  return { network, calibration: calibrate(test, Float64Array.from(text.split(' '), Number), insight.features.length) };
}

/** How well the value function of a game foretells races that it hasn't seen. */
export function testValue<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  plan: Pick<TrainingPlan, 'seed' | 'races' | 'onProgress'>,
): Calibration {
  const insight = insightOf(mind);
  if (!insight.network) throw new Error('this game has not been trained');
  const { learn, test } = rideRaces(game, mind, plan.seed, 0, plan.races, plan.onProgress);
  const weights = Float64Array.from(insight.network.weights.split(' '), Number);
  const count = insight.features.length;
  return merged(calibrate(learn, weights, count), calibrate(test, weights, count));
}

function insightOf<T extends GameTypes>({ insight }: Mind<T>): Insight<T> {
  if (!insight) throw new Error('nothing is known of this game');
  return insight;
}

function rideRaces<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  seed: string,
  from: number,
  to: number,
  onProgress?: (done: string) => void,
): { learn: Moments; test: Moments } {
  const insight = insightOf(mind);
  const usual = mind.ruleOfThumb ?? (random as Bot<T>);
  const races = insight.trainedOn.map((options) => raceOf(game, options));
  const learn = noMoments();
  const test = noMoments();
  const dice = new SeededDice(seed);
  const lots = new SeededDice(`${seed}/lots`);
  let length = 50;
  for (let nth = from; nth < to; nth++) {
    dice.begin(nth);
    lots.begin(nth);
    const race = races[nth % races.length];
    const experienced = mind.experienced && lots.draw(2) === 0 ? lots.draw(race.seats) : undefined;
    const bots = Array.from({ length: race.seats }, (_, seat) => (seat === experienced ? (mind.experienced ?? usual) : usual));
    const choices = rideRace(race, insight, bots, dice, lots, length, nth % heldOut === 0 ? test : learn, experienced);
    length += (choices - length) / 50;
    if (onProgress && nth % 500 === 0) onProgress(`race ${nth} of ${to}`);
  }
  return { learn, test };
}

function raceOf<T extends GameTypes>(game: Game<T>, options: Partial<T['Options']>): Race<T> {
  const parsed = game.options.parse(options);
  if (!parsed.ok) throw new Error(`the options ${JSON.stringify(options)} of ${game.id}: ${JSON.stringify(parsed.problems)}`);
  return game.race(parsed.value);
}

const chance = (lots: SeededDice, share: number): boolean => lots.draw(1_000_000) < share * 1_000_000;

/** Rides one race and keeps some of its moments; returns the number of choices. */
function rideRace<T extends GameTypes>(
  race: Race<T>,
  insight: Insight<T>,
  bots: readonly Bot<T>[],
  dice: SeededDice,
  lots: SeededDice,
  length: number,
  moments: Moments,
  experienced: Seat | undefined,
): number {
  const count = insight.features.length;
  const entrants = entrantsOf(insight, race);
  const features = new Float32Array(entrants * count);
  const kept = moments.at.length;
  const wildUntil = chance(lots, 0.5) ? lots.draw(Math.ceil(length)) : 0;
  const share = Math.min(1, momentsARace / length);
  const state = race.setup(dice);
  let choices = 0;
  for (let turn = race.turn(state); turn; turn = race.turn(state)) {
    if (choices >= wildUntil && chance(lots, share)) {
      const viewer: Viewer = lots.draw(2) === 0 ? 'spectator' : lots.draw(race.seats);
      insight.read(race, race.view(state, viewer), features, experienced);
      if (!features.every(Number.isFinite))
        throw new Error(`a feature is not a number: ${insight.features[features.findIndex(Number.isNaN) % count]?.name}`);
      keep(moments, features, entrants, count);
    }
    const isWild = choices < wildUntil && chance(lots, wild);
    const choice = isWild ? turn.choices[lots.draw(turn.choices.length)] : bots[turn.seat](race, race.view(state, turn.seat), turn, lots);
    race.play(state, choice, dice);
    choices++;
  }
  const wins = new Float64Array(entrants);
  outcomeOf(insight, race, state, wins);
  for (let moment = kept; moment < moments.at.length; moment++) {
    moments.winsAt.push(moments.wins.length);
    moments.wins.push(...wins);
  }
  return choices;
}

function keep(moments: Moments, features: Float32Array, entrants: number, count: number): void {
  const size = 2 * entrants * count;
  if (moments.used + size > moments.inputs.length) {
    const larger = new Float32Array(2 * moments.inputs.length + size);
    larger.set(moments.inputs);
    moments.inputs = larger;
  }
  compareWithOthers(features, entrants, count, moments.inputs.subarray(moments.used, moments.used + size));
  moments.at.push(moments.used);
  moments.entrants.push(entrants);
  moments.used += size;
}

const batchSize = 64;
const rate = 0.003;
const momentum = 0.9;
const spread = 0.999;

/** Adam on the cross entropy of who wins. */
function fit(moments: Moments, features: number, { seed, hidden, epochs, onProgress }: TrainingPlan): Float64Array {
  const inputs = 2 * features;
  const unit = inputs + 2;
  const dice = new SeededDice(`${seed}/weights`);
  const weights = Float64Array.from({ length: hidden * unit }, (_, index) =>
    index % unit === 0 ? 0 : ((dice.draw(2001) - 1000) / 1000) * Math.sqrt((index % unit === unit - 1 ? 2 : 1) / inputs),
  );
  const slope = new Float64Array(weights.length);
  const first = new Float64Array(weights.length);
  const second = new Float64Array(weights.length);
  const count = moments.at.length;
  const batches = Math.floor(count / batchSize);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    let loss = 0;
    for (let batch = 0; batch < batches; batch++) {
      slope.fill(0);
      for (let nth = 0; nth < batchSize; nth++) loss += addSlope(moments, dice.draw(count), weights, inputs, slope);
      step++;
      const speed = rate * (1 - epoch / epochs) + rate / 30;
      for (let index = 0; index < weights.length; index++) {
        const own = slope[index] / batchSize;
        first[index] = momentum * first[index] + (1 - momentum) * own;
        second[index] = spread * second[index] + (1 - spread) * own * own;
        const mean = first[index] / (1 - momentum ** step);
        const size = Math.sqrt(second[index] / (1 - spread ** step));
        weights[index] -= (speed * mean) / (size + 1e-8);
      }
    }
    onProgress?.(`epoch ${epoch + 1} of ${epochs}: loss ${(loss / batches / batchSize).toFixed(4)}`);
  }
  return weights;
}

/** The slope of one moment's loss, which is returned. */
function addSlope(moments: Moments, moment: number, weights: Float64Array, inputs: number, slope: Float64Array): number {
  const entrants = moments.entrants[moment];
  const from = moments.at[moment];
  const scores = new Float64Array(entrants);
  const chances = new Float64Array(entrants);
  for (let entrant = 0; entrant < entrants; entrant++) scores[entrant] = scoreOf(weights, moments.inputs, from + entrant * inputs, inputs);
  softmax(scores, chances);
  let loss = 0;
  for (let entrant = 0; entrant < entrants; entrant++) {
    const won = moments.wins[moments.winsAt[moment] + entrant];
    if (won > 0) loss -= won * Math.log(Math.max(1e-12, chances[entrant]));
    const push = chances[entrant] - won;
    const at = from + entrant * inputs;
    for (let unit = 0; unit < weights.length; unit += inputs + 2) {
      let sum = weights[unit];
      for (let input = 0; input < inputs; input++) sum += weights[unit + 1 + input] * moments.inputs[at + input];
      if (sum <= 0) continue;
      slope[unit + 1 + inputs] += push * sum;
      const through = push * weights[unit + 1 + inputs];
      slope[unit] += through;
      for (let input = 0; input < inputs; input++) slope[unit + 1 + input] += through * moments.inputs[at + input];
    }
  }
  return loss;
}

/** Of moments called so and so, how many were won. */
export interface Calibration {
  readonly moments: number;
  /** Mean of −log(chance of the winner); and what equal chances for all would give. */
  readonly loss: number;
  readonly blindLoss: number;
  /** By tenths of chance: how often it was called, the mean of what was called, and how many were won. */
  readonly tenths: readonly { readonly count: number; readonly called: number; readonly won: number }[];
}

function calibrate(moments: Moments, weights: Float64Array, features: number): Calibration {
  const inputs = 2 * features;
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, called: 0, won: 0 }));
  let loss = 0;
  let blindLoss = 0;
  for (let moment = 0; moment < moments.at.length; moment++) {
    const entrants = moments.entrants[moment];
    const scores = new Float64Array(entrants);
    for (let entrant = 0; entrant < entrants; entrant++)
      scores[entrant] = scoreOf(weights, moments.inputs, moments.at[moment] + entrant * inputs, inputs);
    const chances = new Float64Array(entrants);
    softmax(scores, chances);
    for (let entrant = 0; entrant < entrants; entrant++) {
      const won = moments.wins[moments.winsAt[moment] + entrant];
      const called = chances[entrant];
      if (won > 0) loss -= won * Math.log(Math.max(1e-12, called));
      const tenth = tenths[Math.min(9, Math.floor(10 * called))];
      tenth.count++;
      tenth.called += called;
      tenth.won += won;
    }
    blindLoss += Math.log(entrants);
  }
  const count = Math.max(1, moments.at.length);
  return {
    moments: moments.at.length,
    loss: loss / count,
    blindLoss: blindLoss / count,
    tenths: tenths.map((tenth) => ({ count: tenth.count, called: tenth.called / tenth.count, won: tenth.won / tenth.count })),
  };
}

function merged(a: Calibration, b: Calibration): Calibration {
  const moments = a.moments + b.moments;
  const mean = (x: number, xs: number, y: number, ys: number) => ((xs && x * xs) + (ys && y * ys)) / (xs + ys);
  return {
    moments,
    loss: mean(a.loss, a.moments, b.loss, b.moments),
    blindLoss: mean(a.blindLoss, a.moments, b.blindLoss, b.moments),
    tenths: a.tenths.map((one, index) => {
      const two = b.tenths[index];
      return {
        count: one.count + two.count,
        called: mean(one.called, one.count, two.called, two.count),
        won: mean(one.won, one.count, two.won, two.count),
      };
    }),
  };
}
