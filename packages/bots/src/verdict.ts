import { type GameTypes, type RiderId, type Seat, sameData, type Table } from '@gruppetto/kernel';
import { Imagination } from './imagination.ts';
import type { Matter, Mind } from './insight.ts';
import { doubt, weigh } from './weigh.ts';

/** What one step of a race was worth. */
export interface JudgedStep<C = unknown> {
  /** From 1, as a record counts them. */
  readonly step: number;
  readonly seat: Seat;
  readonly rider?: RiderId;
  /** Whether anything fell in it. */
  readonly thrown: boolean;
  /** Everybody's chance to win after it, at a glance. */
  readonly chances: readonly number[];
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
  /** What the choice gave or took from each entrant, beside the rule of thumb's; nothing unless beyond doubt. And one standard error. */
  readonly effect: readonly number[];
  readonly effectError: number;
  /** By choice of the turn: the chance of the seat to win. */
  readonly wins: readonly { readonly choice: C; readonly win: number; readonly error: number }[];
}

export interface Judging {
  readonly seed: string;
  /** Imagined choices a decision. */
  readonly budget: number;
}

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
  judging: Judging,
): JudgedStep<T['Choice']> {
  const { race, state } = before;
  const turn = race.turn(state);
  const step = after.steps.at(-1);
  if (!turn || !step) throw new Error('a step that nobody took');
  const imagination = new Imagination(race, mind, `${judging.seed}/${after.steps.length}`);
  const chances = new Float64Array(imagination.entrants);
  imagination.look(after.state, 'spectator', chances);
  const judged = {
    step: after.steps.length,
    seat: turn.seat,
    ...(turn.rider !== undefined && { rider: turn.rider }),
    thrown: step.dice.length > 0,
    chances: [...chances],
  };
  if (turn.choices.length < 2) return judged;
  const view = race.view(state, turn.seat);
  const weighing = weigh(imagination, turn, judging, turn.seat, (sample) => imagination.stateOf(view, turn.seat, sample), step.choice);
  const { choices, best, usual, compare, reason } = weighing;
  const played = choices.findIndex(({ choice }) => sameData(choice, step.choice));
  const { mean: loss, error: lossError } = compare(best, played);
  const { mean: gain, error: gainError } = compare(played, usual);
  const counts = played !== usual && Math.abs(gain) > doubt * gainError;
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
      effect: effectOf(choices[usual].chances, turn.seat, counts ? gain : 0),
      effectError: counts ? gainError : 0,
      wins: choices.map(({ choice, win, error }) => ({ choice, win, error })),
    },
  };
}

/** What one gains, the others lose, each by their share of what isn't theirs. */
function effectOf(chances: readonly number[], own: Seat, gain: number): readonly number[] {
  const others = 1 - chances[own];
  return chances.map((chance, entrant) => (entrant === own ? gain : others > 0 ? (-gain * chance) / others : 0));
}

/** From the chance at the start to the result: what moved it, in shares of 1. The four and the start add up to the result. */
export interface Account {
  readonly start: number;
  readonly ownLuck: number;
  readonly ownChoices: number;
  readonly othersLuck: number;
  readonly othersChoices: number;
  readonly result: number;
  /** One standard error of what choices did; luck has the same. */
  readonly error: number;
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

/** Sums up: what choices did is known from imagined races; what else moved a chance when dice fell is luck. */
export function sumUp<C>(start: readonly number[], steps: readonly JudgedStep<C>[], of: 'seats' | 'riders'): Verdict<C> {
  const curve: (readonly number[])[] = [start];
  const accounts = start.map((chance) => ({
    start: chance,
    ownLuck: 0,
    ownChoices: 0,
    othersLuck: 0,
    othersChoices: 0,
    result: chance,
    error: 0,
  }));
  const throws: JudgedThrow[] = [];
  const moved: { readonly step: number; readonly by: number }[] = [];
  let now = start;
  for (const [index, { step, seat, thrown, chances, decision }] of steps.entries()) {
    const chosen = decision ? now.map((chance, entrant) => chance + decision.effect[entrant]) : now;
    // The last step brings the result, whether or not a die fell in it.
    const next = thrown || index === steps.length - 1 ? chances : chosen;
    for (const [entrant, account] of accounts.entries()) {
      const own = of === 'seats' && entrant === seat;
      const luck = next[entrant] - chosen[entrant];
      const choice = chosen[entrant] - now[entrant];
      if (own) {
        account.ownLuck += luck;
        account.ownChoices += choice;
      } else {
        account.othersLuck += luck;
        account.othersChoices += choice;
      }
      account.error += (decision?.effectError ?? 0) ** 2;
      account.result = next[entrant];
    }
    if (thrown && of === 'seats') throws.push({ step, seat, luck: next[seat] - chosen[seat], from: chosen[seat], to: next[seat] });
    moved.push({ step, by: Math.max(...next.map((chance, entrant) => Math.abs(chance - now[entrant]))) });
    curve.push(next);
    now = next;
  }
  return {
    curve,
    accounts: accounts.map((account) => ({ ...account, error: Math.sqrt(account.error) })),
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

/** The dearest choices of a seat, dearest first: only what is beyond doubt. */
export const dearestChoices = <C>(
  { steps }: Pick<Verdict<C>, 'steps'>,
  seat: Seat,
  max = 5,
): readonly (JudgedStep<C> & { decision: Decision<C> })[] =>
  steps
    .flatMap((step) =>
      step.seat === seat && step.decision?.clear && step.decision.loss >= worthMentioning ? [{ ...step, decision: step.decision }] : [],
    )
    .sort((a, b) => b.decision.loss - a.decision.loss)
    .slice(0, max);
