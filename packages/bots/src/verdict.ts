import { type GameTypes, type RiderId, type Seat, sameData, type Table } from '@gruppetto/kernel';
import type { Departure } from './departure.ts';
import { type MeasuredEffect, measureEffect } from './effect.ts';
import { Imagination } from './imagination.ts';
import type { Matter, Mind } from './insight.ts';
import { luckOfRiders, type RiderLuck, type Thrown } from './luck.ts';
import { doubt, weigh } from './weigh.ts';

/** The worth of one step of a race. */
export interface JudgedStep<C = unknown> {
  /** From 1, as a record counts them. */
  readonly step: number;
  readonly seat: Seat;
  readonly rider?: RiderId;
  /** Whether anything fell in it. */
  readonly thrown: boolean;
  /** Everybody's chance to win after it, at a glance. */
  readonly chances: readonly number[];
  /** The mean of that over all that might have fallen; absent where nothing fell. */
  readonly expected?: readonly number[];
  /** Whose throws moved what, where everybody rides in one step. */
  readonly luckOf?: readonly RiderLuck[];
  /** Where there was a choice. */
  readonly decision?: Decision<C>;
}

export interface Decision<C = unknown> {
  readonly played: C;
  readonly best: C;
  /** What the seat would have won with the best choice, and with the one that was played. */
  readonly winBest: number;
  readonly winPlayed: number;
  /** What the best is better by, in the same imagined luck; and one standard error. */
  readonly loss: number;
  readonly lossError: number;
  /** Beyond doubt. */
  readonly clear: boolean;
  readonly reason: Matter;
  /** What it did beside the rule of thumb, with the choices just before it; absent where it was the same, or more of them follow. */
  readonly effect?: MeasuredEffect;
  /** By choice of the turn: the chance of the seat to win. */
  readonly wins: readonly { readonly choice: C; readonly win: number; readonly error: number }[];
}

export interface Judging<T extends GameTypes = GameTypes> {
  readonly seed: string;
  /** Imagined choices a decision. */
  readonly budget: number;
  /** What ends with this step, unlike the rule of thumb. */
  readonly departure?: Departure<T> | undefined;
}

/** The first estimate of the effect of a choice. */
const firstSamples = 32;
/** How often the dice of a step are thrown again in imagination: enough for every face of two dice to get its share. */
const throwsAgain = 72;
/** In a step of many riders, before and after each of their throws. */
const throwsOfEach = 32;

/** The chances at the start: of the table as it was set up. */
export function startChances<T extends GameTypes>(mind: Mind<T>, { race, state }: Table<T>): readonly number[] {
  const imagination = new Imagination(race, mind, 'start');
  const chances = new Float64Array(imagination.entrants);
  imagination.look(state, 'spectator', chances);
  return [...chances];
}

/** Judges one step by the tables before and after it: by what the seat could see, not by what the dice made of it. */
export function judgeStep<T extends GameTypes>(
  mind: Mind<T>,
  before: Table<T>,
  after: Table<T>,
  judging: Judging<T>,
): JudgedStep<T['Choice']> {
  const { race, state } = before;
  const turn = race.turn(state);
  const step = after.steps.at(-1);
  if (!turn || !step) throw new Error('a step that nobody took');
  const { departure } = judging;
  const seed = `${judging.seed}/${after.steps.length}`;
  const imagination = new Imagination(race, mind, seed);
  const chances = new Float64Array(imagination.entrants);
  imagination.look(after.state, 'spectator', chances);
  const thrown = step.dice.length > 0;
  const judged = {
    step: after.steps.length,
    seat: turn.seat,
    ...(turn.rider !== undefined && { rider: turn.rider }),
    thrown,
    chances: [...chances],
    ...(thrown && imagination.insight.of === 'seats' && { expected: expectedAfter(imagination, state, step.choice) }),
    ...(thrown && imagination.insight.of === 'riders' && luckIn(mind, { before, step, after: [...chances], seed, samples: throwsOfEach })),
  };
  const view = race.view(state, turn.seat);
  if (turn.choices.length < 2 || imagination.insight.isDecided?.(view)) return judged;
  const weighing = weigh(imagination, turn, judging, turn.seat, (sample) => imagination.stateOf(view, turn.seat, sample), step.choice);
  const { choices, best, compare, reason } = weighing;
  const played = choices.findIndex(({ choice }) => sameData(choice, step.choice));
  const { mean: loss, error: lossError } = compare(best, played);
  return {
    ...judged,
    decision: {
      played: step.choice,
      best: choices[best].choice,
      winBest: choices[best].win,
      winPlayed: choices[best].win - loss,
      loss: Math.max(0, loss),
      lossError,
      clear: best !== played && loss > doubt * lossError,
      reason,
      ...(departure && { effect: measureEffect(mind, departure, `${seed}/effect`, firstSamples) }),
      wins: choices.map(({ choice, win, error }) => ({ choice, win, error })),
    },
  };
}

function luckIn<T extends GameTypes>(mind: Mind<T>, thrown: Thrown<T>): Pick<JudgedStep, 'expected' | 'luckOf'> {
  const { expected, riders } = luckOfRiders(mind, thrown);
  return { expected, luckOf: riders };
}

/** The mean of everybody's chance after a choice, over what may fall. */
function expectedAfter<T extends GameTypes>(imagination: Imagination<T>, state: T['State'], choice: T['Choice']): readonly number[] {
  const { race, entrants } = imagination;
  const chances = new Float64Array(entrants);
  const sums = new Float64Array(entrants);
  for (let sample = 0; sample < throwsAgain; sample++) {
    imagination.ride(race.copy(state), choice, sample, 0, 'spectator', chances);
    for (let entrant = 0; entrant < entrants; entrant++) sums[entrant] += chances[entrant];
  }
  return [...sums].map((sum) => sum / throwsAgain);
}
