import type { Problem, Refusal, RiderId, StageResult, StagesBefore, TypedStage } from '@gruppetto/kernel';
import { classifyNext, didNotStart, type RuleSet, unridden } from './classify.ts';
import { jerseysOf } from './jerseys.ts';
import type { AfterStage, Missing, Stage, Tour, Used } from './tour.ts';

/** The stages before one, as the game is told of them. */
export function stagesBefore({ rules, stages, after }: Tour, stage: number): StagesBefore {
  const { rankings, gone } = after[stage - 1] ?? unridden(rules);
  return {
    results: stages.slice(0, stage).map(({ result }) => result as StageResult),
    rankings,
    gone: gone.map(({ rider }) => rider),
    jerseys: after[stage - 1]?.jerseys ?? [],
    plan: stages.map(({ plan }) => plan.options),
  };
}

export const goneBefore = ({ after }: Tour, stage: number): ReadonlySet<RiderId> =>
  new Set(after[stage - 1]?.gone.map(({ rider }) => rider) ?? []);

/** Counts anew from a stage on: what it begins with, whether it is closed, and how the tour stands after it. */
export function settle(tour: Tour, from: number): Tour {
  const stages = [...tour.stages];
  const after = tour.after.slice(0, from);
  let settled: Tour = { ...tour, stages, after };
  let open = false;
  for (let index = from; index < stages.length; index++) {
    const stage = stages[index];
    if (open) {
      stages[index] = waiting(stage);
      continue;
    }
    const begun = begin(settled, index, stage);
    stages[index] = begun;
    const closed = begun.ended ? close(settled, index, begun) : undefined;
    if (closed?.ok) {
      stages[index] = closed.stage;
      after.push(closed.after);
    } else {
      open = true;
      // A correction may leave a later stage incomplete: somebody has to look at it.
      stages[index] = opened(begun);
    }
  }
  settled = { ...settled, over: !open };
  return settled;
}

function waiting({ options: _, result: __, ...stage }: Stage): Stage {
  return { ...stage, status: 'waiting' };
}

function opened({ result: _, ...stage }: Stage): Stage {
  return { ...stage, status: 'open', ended: false };
}

/** With what the stages before it leave. */
function begin(tour: Tour, index: number, stage: Stage): Stage {
  const { stageRace, game } = tour;
  let options: object;
  try {
    options = stageRace.start(stage.plan.options, stagesBefore(tour, index), preparedFor(tour, index, stage));
  } catch (error) {
    throw new UnusableStage(index, error);
  }
  const parsed = game.options.parse(options);
  if (!parsed.ok) throw new UnusableStage(index, parsed.problems);
  const used = stageRace.advantages(parsed.value).map((one) => ({ ...one, used: usedOf(stage.used, one) }));
  return { ...stage, options: parsed.value, used };
}

/** What the players have settled, if it still fits: a correction may leave something else than what they had before them. */
function preparedFor(tour: Tour, index: number, { plan, prepared }: Stage): Readonly<Record<string, unknown>> | undefined {
  const parsed = prepared && tour.stageRace.prepare?.(plan.options, stagesBefore(tour, index)).parse(prepared);
  return parsed?.ok ? parsed.value : undefined;
}

/** What earlier results leave is no stage that could be ridden: only a forged result does that. */
export class UnusableStage extends Error {
  constructor(stage: number, cause: unknown) {
    super(`stage ${stage + 1} cannot begin after the stages before it`, { cause });
  }
}

/** The options to race it with; undefined while it waits. */
export const stageOptions = ({ stages }: Tour, stage: number): object | undefined => stages[stage]?.options;

const usedOf = (used: readonly Used[], { seat, what, at }: Pick<Used, 'seat' | 'what' | 'at'>): number =>
  used.find((one) => one.seat === seat && one.what === what && one.at === at)?.used ?? 0;

type Closed =
  | { readonly ok: true; readonly stage: Stage; readonly after: AfterStage }
  | { readonly ok: false; readonly missing: readonly Missing[] };

/** The stage as it counts, or what is missing for that. */
function close(tour: Tour, index: number, stage: Stage): Closed {
  const { rules, stageRace } = tour;
  const before = tour.after[index - 1] ?? unridden(rules);
  const gone = goneBefore(tour, index);
  const missing: Missing[] = overspent(stage);
  const counted = stage.raced ? racedResult(rules, stage.raced, gone) : typedResult(tour, stage, gone);
  if (!counted.ok) return { ok: false, missing: [...missing, ...counted.missing] };
  if (missing.length > 0) return { ok: false, missing };
  const { result } = counted;
  const classified = classifyNext(rules, before, result);
  // The next stage could not be ridden by anybody: whoever writes it down is told before they end this one.
  if (!stage.raced && index + 1 < tour.stages.length && classified.gone.length === rules.riders.length)
    return { ok: false, missing: [{ at: 'out', need: { reason: 'nobody-left', with: { stage: index + 2 } } }] };
  const jerseys = jerseysOf(stageRace, rules.classifications, classified.rankings);
  return {
    ok: true,
    stage: { ...stage, how: stage.how ?? 'typed', status: 'closed', ended: true, result },
    after: { ...classified, jerseys },
  };
}

const overspent = ({ used }: Stage): Missing[] =>
  used.flatMap(({ seat, what, amount, used }) =>
    used > amount ? [{ at: 'advantages', need: { reason: 'used-too-often', with: { seat, what, used, amount } } }] : [],
  );

type Counted = { readonly ok: true; readonly result: StageResult } | { readonly ok: false; readonly missing: readonly Missing[] };

/**
 * A raced stage keeps its result when an earlier one is corrected: who has left the tour since is taken out of it, those
 * behind them move up; who was not at its start because they had left, and now has not, did not start.
 */
function racedResult({ riders }: RuleSet, raced: StageResult, gone: ReadonlySet<RiderId>): Counted {
  const placed = new Set(raced.riders.map(({ rider }) => rider));
  const absent = [...riders.keys()].filter((rider) => !placed.has(rider) && !gone.has(rider));
  if (absent.length === 0 && !raced.riders.some(({ rider }) => gone.has(rider))) return { ok: true, result: raced };
  const remaining = raced.riders.filter(({ rider }) => !gone.has(rider));
  const placeOf = (place: number) => remaining.filter((one) => one.place < place).length + 1;
  return {
    ok: true,
    result: {
      ...raced,
      riders: [
        ...remaining.map((one) => ({ ...one, place: placeOf(one.place) })),
        ...absent.map((rider) => ({ rider, place: remaining.length + 1, out: didNotStart })),
      ],
      primes: raced.primes.map((prime) => ({ ...prime, order: prime.order.filter((rider) => !gone.has(rider)) })),
    },
  };
}

/** What is written down of a stage, without who has left the tour. */
function typedStage({ arrivals, primes, places, out, used }: Stage, gone: ReadonlySet<RiderId>): TypedStage {
  const here = ({ rider }: { readonly rider: RiderId }) => !gone.has(rider);
  return {
    arrivals: arrivals.filter(here),
    primes: places.map(({ id }) => ({ id, order: (primes[id] ?? []).filter((rider) => !gone.has(rider)) })),
    out: out.filter(here),
    used: used.flatMap(({ seat, what, forTheTour, used }) => (forTheTour && used > 0 ? [{ seat, what, amount: used }] : [])),
  };
}

function typedResult(tour: Tour, stage: Stage, gone: ReadonlySet<RiderId>): Counted {
  const typed = typedStage(stage, gone);
  const parsed = tour.stageRace.typed(stage.options as object, typed);
  if (!parsed.ok) return { ok: false, missing: parsed.problems.map((problem) => missingOf(problem, stage, typed)) };
  return { ok: true, result: parsed.value };
}

/** A problem of `arrivals[3].arrival`, as a place on the screen. */
function missingOf({ at, need }: Problem, { places }: Stage, typed: TypedStage): Missing {
  const [, part = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(at) ?? [];
  const nth = index === undefined ? -1 : Number(index);
  const named = need.with?.rider;
  if (part === 'primes') return { at: primeOf(need) ?? places[nth]?.id ?? 'finish', ...riderOf(named), need };
  if (part === 'out') return { at: 'out', ...riderOf(named ?? typed.out[nth]?.rider), need };
  return { at: part === 'used' ? 'advantages' : 'finish', ...riderOf(named ?? typed.arrivals[nth]?.rider), need };
}

const primeOf = ({ with: details }: Refusal): string | undefined => (typeof details?.id === 'string' ? details.id : undefined);

const riderOf = (rider: number | string | undefined): { rider?: RiderId } => (typeof rider === 'number' ? { rider } : {});

/** What End stage still wants of an open stage; nothing if it is there. */
export function missing(tour: Tour, index: number): readonly Missing[] {
  const stage = tour.stages[index];
  if (stage?.status !== 'open') return [];
  const closed = close(tour, index, stage);
  return closed.ok ? [] : closed.missing;
}
