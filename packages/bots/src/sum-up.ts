import type { RiderId, Seat } from '@gruppetto/kernel';
import type { Decision, JudgedStep } from './verdict.ts';

/** From the chance at the start to the result: what moved it, in shares of 1. The four and the start add up to the result. */
export interface ChanceAccount {
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

/** A throw, and what it gave the seat or the rider who made it. */
export interface JudgedThrow {
  readonly step: number;
  readonly seat: Seat;
  /** Where riders win, and not seats. */
  readonly rider?: RiderId;
  readonly luck: number;
  readonly from: number;
  readonly to: number;
}

export interface Verdict<C = unknown> {
  /** Everybody's chance at the start and after each step; in between throws they only move by choices. */
  readonly curve: readonly (readonly number[])[];
  /** By entrant. */
  readonly accounts: readonly ChanceAccount[];
  readonly steps: readonly JudgedStep<C>[];
  /** Largest gain first. */
  readonly throws: readonly JudgedThrow[];
  /** Steps that moved somebody's chance most, in their order. */
  readonly turningPoints: readonly TurningPoint[];
}

/** What turned the race: the dice or a choice, and whose. */
export interface TurningPoint {
  readonly step: number;
  readonly cause: 'dice' | 'choice';
  /** The seat or the rider; absent where many moved it together. */
  readonly entrant?: number;
}

const maxTurningPoints = 5;
/** A rider turned the race if their own throws did this part of what moved most. */
const turnedAlone = 0.3;

/** What one step did to an entrant's chance. */
interface Move {
  readonly luck: number;
  readonly choice: number;
  /** One standard error of what is the entrant's own, squared; and of what is the others'. */
  readonly variance: { readonly own: number; readonly others: number };
  /** The part of luck and choice that is the entrant's own. */
  readonly ownLuck: number;
  readonly ownChoice: number;
}

/**
 * Sums up: what choices did is known from imagined races; luck is how far what fell was above the mean of what might have fallen. At a
 * glance chances aren't quite the mean of those a step later. What that adds up to belongs to nobody: it goes where luck moved most.
 */
export function sumUp<C>(start: readonly number[], steps: readonly JudgedStep<C>[], of: 'seats' | 'riders'): Verdict<C> {
  const curve: (readonly number[])[] = [start];
  const moves: (readonly Move[])[] = [];
  const throws: JudgedThrow[] = [];
  const turns: (TurningPoint & { readonly by: number })[] = [];
  let now = start;
  for (const [index, judged] of steps.entries()) {
    const { step, seat, thrown, chances, expected, decision, luckOf = [] } = judged;
    const effect = decision?.effect;
    const chosen = effect ? now.map((chance, entrant) => chance + effect.mean[entrant]) : now;
    // The last step brings the result, whether or not a die fell in it.
    const next = thrown || index === steps.length - 1 ? chances : chosen;
    const foreseen = thrown ? (expected ?? chosen) : next;
    const moved = start.map((_, entrant): Move => {
      const luck = next[entrant] - foreseen[entrant];
      const choice = chosen[entrant] - now[entrant];
      const variance = effect?.variance[entrant] ?? 0;
      if (of === 'seats') {
        const own = entrant === seat;
        return {
          luck,
          choice,
          ownLuck: own ? luck : 0,
          ownChoice: own ? choice : 0,
          variance: { own: own ? variance : 0, others: own ? 0 : variance },
        };
      }
      // Both are as uncertain: together they are known.
      const own = luckOf.find(({ rider }) => rider === entrant);
      return { luck, choice, ownLuck: own?.luck ?? 0, ownChoice: 0, variance: { own: own?.variance ?? 0, others: own?.variance ?? 0 } };
    });
    moves.push(moved);
    if (thrown && of === 'seats') throws.push({ step, seat, luck: moved[seat].luck, from: foreseen[seat], to: next[seat] });
    for (const { rider, from, luck } of luckOf) throws.push({ step, seat, rider, luck, from, to: Math.min(1, Math.max(0, from + luck)) });
    turns.push(turnOf(judged, moved, Math.max(...next.map((chance, entrant) => Math.abs(chance - now[entrant]))), of));
    curve.push(next);
    now = next;
  }
  return {
    curve,
    accounts: start.map((chance, entrant) =>
      accountOf(
        chance,
        now[entrant],
        moves.map((moved) => moved[entrant]),
      ),
    ),
    steps,
    throws: throws.sort((a, b) => b.luck - a.luck),
    turningPoints: turns
      .sort((a, b) => b.by - a.by)
      .slice(0, maxTurningPoints)
      .map(({ by: _, ...turn }) => turn)
      .sort((a, b) => a.step - b.step),
  };
}

function accountOf(start: number, result: number, moves: readonly Move[]): ChanceAccount {
  const sum = (part: (move: Move) => number) => moves.reduce((all, move) => all + part(move), 0);
  const ownLuck = sum((move) => move.ownLuck);
  const ownChoices = sum((move) => move.ownChoice);
  const othersLuck = sum(({ luck, ownLuck }) => luck - ownLuck);
  const othersChoices = sum(({ choice, ownChoice }) => choice - ownChoice);
  const rest = result - start - ownLuck - ownChoices - othersLuck - othersChoices;
  const own = sum((move) => move.ownLuck ** 2);
  const others = sum(({ luck, ownLuck }) => (luck - ownLuck) ** 2);
  const share = own + others > 0 ? own / (own + others) : 0;
  return {
    start,
    ownLuck: ownLuck + share * rest,
    ownChoices,
    othersLuck: othersLuck + (1 - share) * rest,
    othersChoices,
    result,
    ownError: Math.sqrt(sum(({ variance }) => variance.own)),
    othersError: Math.sqrt(sum(({ variance }) => variance.others)),
  };
}

/** Where nothing fell, a choice did it. */
function turnOf({ step, seat, thrown, luckOf }: JudgedStep, moved: readonly Move[], by: number, of: 'seats' | 'riders') {
  const maxOf = (part: 'luck' | 'choice') => Math.max(...moved.map((move) => Math.abs(move[part])));
  const cause: TurningPoint['cause'] = !thrown || maxOf('choice') > maxOf('luck') ? 'choice' : 'dice';
  if (of === 'seats') return { step, cause, entrant: seat, by };
  const [first] = [...(luckOf ?? [])].sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck));
  return first && Math.abs(first.luck) >= turnedAlone * by ? { step, cause, entrant: first.rider, by } : { step, cause, by };
}

/** Less than that is nobody's error, in shares of 1. */
const worthMentioning = 0.005;

/** The costliest choices of a seat, costliest first: only what is beyond doubt, or what may be. */
export const costliestChoices = <C>(
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
