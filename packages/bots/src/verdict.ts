import { type GameTypes, type RiderId, type Seat, sameData, type Table } from '@gruppetto/kernel';
import type { Departure } from './departure.ts';
import { type Effect, measureEffect } from './effect.ts';
import { Imagination } from './imagination.ts';
import type { Matter, Mind } from './insight.ts';
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
  /** The mean of that over all that might have fallen; absent where nothing fell, and where riders have no seats of their own. */
  readonly expected?: readonly number[];
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
  readonly effect?: Effect;
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

/** From the chance at the start to the result: what moved it, in shares of 1. The four and the start add up to the result. */
export interface Account {
  readonly start: number;
  readonly ownLuck: number;
  readonly ownChoices: number;
  readonly othersLuck: number;
  readonly othersChoices: number;
  readonly result: number;
  /** One standard error of what the own choices did, and of what the others' did; luck has the same. It is that of the imagined races. */
  readonly ownError: number;
  readonly othersError: number;
}

/** A throw, and what it gave the seat that made it. */
export interface JudgedThrow {
  readonly step: number;
  readonly seat: Seat;
  readonly luck: number;
  readonly from: number;
  readonly to: number;
}

export interface Verdict<C = unknown> {
  /** Everybody's chance at the start and after each step; in between throws they only move by choices. */
  readonly curve: readonly (readonly number[])[];
  /** By entrant. */
  readonly accounts: readonly Account[];
  readonly steps: readonly JudgedStep<C>[];
  /** Largest gain first. */
  readonly throws: readonly JudgedThrow[];
  /** Steps that moved somebody's chance most, in their order. */
  readonly turningPoints: readonly number[];
}

const maxTurningPoints = 5;

/**
 * Sums up: what choices did is known from imagined races; luck is how far what fell was above the mean of what might have fallen. At a
 * glance chances aren't quite the mean of those a step later. What that adds up to belongs to nobody: it goes where luck moved most.
 */
export function sumUp<C>(start: readonly number[], steps: readonly JudgedStep<C>[], of: 'seats' | 'riders'): Verdict<C> {
  const curve: (readonly number[])[] = [start];
  const accounts = start.map((chance) => ({
    start: chance,
    ownLuck: 0,
    ownChoices: 0,
    othersLuck: 0,
    othersChoices: 0,
    result: chance,
    ownError: 0,
    othersError: 0,
  }));
  const spreads = start.map(() => ({ own: 0, others: 0 }));
  const throws: JudgedThrow[] = [];
  const moved: { readonly step: number; readonly by: number }[] = [];
  let now = start;
  for (const [index, { step, seat, thrown, chances, expected, decision }] of steps.entries()) {
    const effect = decision?.effect;
    const chosen = effect ? now.map((chance, entrant) => chance + effect.mean[entrant]) : now;
    // The last step brings the result, whether or not a die fell in it.
    const next = thrown || index === steps.length - 1 ? chances : chosen;
    const foreseen = thrown ? (expected ?? chosen) : next;
    for (const [entrant, account] of accounts.entries()) {
      const luck = next[entrant] - foreseen[entrant];
      const choice = chosen[entrant] - now[entrant];
      const error = Math.sqrt(effect?.variance[entrant] ?? 0);
      if (of === 'seats' && entrant === seat) {
        account.ownLuck += luck;
        spreads[entrant].own += luck ** 2;
        account.ownChoices += choice;
        account.ownError = Math.hypot(account.ownError, error);
      } else {
        account.othersLuck += luck;
        spreads[entrant].others += luck ** 2;
        account.othersChoices += choice;
        account.othersError = Math.hypot(account.othersError, error);
      }
      account.result = next[entrant];
    }
    if (thrown && of === 'seats') throws.push({ step, seat, luck: next[seat] - foreseen[seat], from: foreseen[seat], to: next[seat] });
    moved.push({ step, by: Math.max(...next.map((chance, entrant) => Math.abs(chance - now[entrant]))) });
    curve.push(next);
    now = next;
  }
  for (const [entrant, account] of accounts.entries()) {
    const { own, others } = spreads[entrant];
    const { start: from, ownLuck, ownChoices, othersLuck, othersChoices, result } = account;
    const rest = result - from - ownLuck - ownChoices - othersLuck - othersChoices;
    const share = own + others > 0 ? own / (own + others) : 0;
    account.ownLuck += share * rest;
    account.othersLuck += (1 - share) * rest;
  }
  return {
    curve,
    accounts,
    steps,
    throws: throws.sort((a, b) => b.luck - a.luck),
    turningPoints: moved
      .sort((a, b) => b.by - a.by)
      .slice(0, maxTurningPoints)
      .map(({ step }) => step)
      .sort((a, b) => a - b),
  };
}

/** Less than that is nobody's error, in shares of 1. */
const worthMentioning = 0.005;

/** The dearest choices of a seat, dearest first: only what is beyond doubt, or what may be. */
export const dearestChoices = <C>(
  { steps }: Pick<Verdict<C>, 'steps'>,
  seat: Seat,
  max = 5,
  sure: 'beyond-doubt' | 'perhaps' = 'beyond-doubt',
): readonly (JudgedStep<C> & { decision: Decision<C> })[] =>
  steps
    .flatMap((step) => {
      const { decision } = step;
      const counts = decision && decision.loss >= worthMentioning && (decision.clear || sure === 'perhaps');
      return step.seat === seat && counts ? [{ ...step, decision }] : [];
    })
    .sort((a, b) => b.decision.loss - a.decision.loss)
    .slice(0, max);
