import { type Game, type Parsed, type PrimePlace, type Refusal, type RiderId, type StageResult, sameData } from '@gruppetto/kernel';
import type { AnyReason } from './reasons.ts';
import { goneBefore, missing, settle, stagesBefore, UnusableStage } from './settle.ts';
import type { Arrived, At, Entered, Stage, StagePlan, Tour, TourEntry, TourPlan, Used } from './tour.ts';

/** A tour before its first entry. The plan is one that `parseTour` has read. */
export function openTour(game: Game, plan: TourPlan): Tour {
  const { stageRace } = game;
  const [first] = plan.stages;
  if (!stageRace || !first) throw new Error(`${game.id} is not raced in stages`);
  const { outLeaves, limit } = stageRace;
  const riders = game.race(first.options).riders;
  const points = plan.points ?? stageRace.tourPoints?.(first.options, plan.stages.length);
  const tour: Tour = {
    game,
    stageRace,
    plan,
    riders,
    rules: { riders, classifications: stageRace.classifications(first.options), outLeaves, ...(limit && { limit }) },
    ...(points && { points }),
    stages: plan.stages.map((one) => emptyStage(game, one)),
    after: [],
    over: false,
    entries: 0,
  };
  return settle(tour, 0);
}

const emptyStage = (game: Game, plan: StagePlan): Stage => ({
  plan,
  status: 'waiting',
  ended: false,
  places: game.stageRace?.primes(plan.options) ?? [],
  arrivals: [],
  primes: {},
  out: [],
  used: [],
});

/** The whole tour of a plan and its entries; where one is refused, the tour up to it, and which it was. */
export type Folded =
  | { readonly kind: 'folded'; readonly tour: Tour }
  | { readonly kind: 'refused'; readonly tour: Tour; readonly entry: number; readonly refusal: Refusal };

export function foldTour(game: Game, plan: TourPlan, entries: readonly TourEntry[]): Folded {
  let tour = openTour(game, plan);
  for (const [index, entry] of entries.entries()) {
    const entered = enter(tour, entry);
    if (entered.kind === 'refused') return { kind: 'refused', tour, entry: index, refusal: entered.refusal };
    tour = entered.tour;
  }
  return { kind: 'folded', tour };
}

/** Enters what somebody did, or says why not. The tour it is given stays as it was. */
export function enter(tour: Tour, entry: TourEntry): Entered {
  if (entry.do === 'undo') return tour.previous ? { kind: 'entered', tour: tour.previous } : refused('nothing-to-undo');
  try {
    const next = entered(tour, entry);
    if ('reason' in next) return { kind: 'refused', refusal: next };
    return { kind: 'entered', tour: { ...next, entries: tour.entries + 1, previous: tour } };
  } catch (error) {
    if (error instanceof UnusableStage) return refused('unusable-result', { stage: entry.stage + 1 });
    throw error;
  }
}

const no = (reason: AnyReason, details?: NonNullable<Refusal['with']>): Refusal => (details ? { reason, with: details } : { reason });

const refused = (reason: AnyReason, details?: NonNullable<Refusal['with']>): Entered => ({ kind: 'refused', refusal: no(reason, details) });

type StageEntry = Exclude<TourEntry, { do: 'undo' }>;

function entered(tour: Tour, entry: StageEntry): Tour | Refusal {
  const stage = tour.stages[entry.stage];
  if (!stage) return no('no-such-stage', { stages: tour.stages.length });
  if (entry.do === 'plan') return replan(tour, stage, entry);
  if (entry.do === 'reopen') {
    if (stage.status !== 'closed') return no('stage-not-closed', { stage: entry.stage + 1 });
    return settle(withStage(tour, entry.stage, { ...stage, ended: false }), entry.stage);
  }
  if (stage.status === 'closed') return no('stage-closed', { stage: entry.stage + 1 });
  if (stage.status === 'waiting') return no('stage-waits', { stage: entry.stage + 1, open: tour.after.length + 1 });
  if (entry.do === 'end') return end(tour, stage, entry.stage);
  if (entry.do === 'prepare') return prepare(tour, stage, entry);
  if (entry.do === 'result') return enterResult(tour, stage, entry);
  if (entry.do === 'clear') return begunAnew(tour, stage, entry.stage);
  if (stage.raced) return no('stage-was-raced', { stage: entry.stage + 1 });
  const filled = fill(tour, stage, entry);
  return 'reason' in filled ? filled : withStage(tour, entry.stage, filled);
}

const withStage = (tour: Tour, index: number, stage: Stage): Tour => ({ ...tour, stages: tour.stages.with(index, stage) });

function end(tour: Tour, stage: Stage, index: number): Tour | Refusal {
  const [first, ...others] = missing(tour, index);
  if (first) return no('stage-incomplete', { stage: index + 1, missing: others.length + 1, at: first.at, first: first.need.reason });
  return settle(withStage(tour, index, { ...stage, ended: true }), index);
}

function replan(tour: Tour, stage: Stage, { stage: index, plan }: Extract<StageEntry, { do: 'plan' }>): Tour | Refusal {
  if (stage.status === 'closed' || hasBegun(stage)) return no('stage-has-begun', { stage: index + 1 });
  const { game, stageRace } = tour;
  const options = game.options.parse(plan.options, 'options');
  if (!options.ok) return problemOf(options);
  const [first] = tour.stages;
  if (!sameRiders(game, first.plan.options, options.value)) return no('other-riders');
  const planned = emptyStage(game, { name: plan.name, options: options.value });
  const replanned = withStage(tour, index, planned);
  const classifications = stageRace.classifications(index === 0 ? options.value : first.plan.options);
  return settle({ ...replanned, rules: { ...tour.rules, classifications } }, Math.min(index, tour.after.length));
}

/** Whether the same seats ride with the same riders. */
export function sameRiders(game: Game, one: object, other: object): boolean {
  const [first, second] = [game.race(one), game.race(other)];
  return first.seats === second.seats && sameData(first.riders, second.riders);
}

const hasBegun = ({ ended, arrivals, primes, out, used, raced }: Stage): boolean =>
  ended ||
  raced !== undefined ||
  arrivals.length > 0 ||
  out.length > 0 ||
  Object.keys(primes).length > 0 ||
  used.some((one) => one.used > 0);

/** The first of what is wrong with something typed, as a refusal. */
function problemOf({ problems }: Extract<Parsed<unknown>, { ok: false }>): Refusal {
  const { at, need } = problems[0];
  return at === '' ? need : { ...need, with: { ...need.with, at } };
}

function prepare(tour: Tour, stage: Stage, { stage: index, prepared }: Extract<StageEntry, { do: 'prepare' }>): Tour | Refusal {
  const schema = tour.stageRace.prepare?.(stage.plan.options, stagesBefore(tour, index));
  if (!schema) return no('nothing-to-prepare');
  const parsed = schema.parse(prepared, 'prepared');
  return parsed.ok ? settle(withStage(tour, index, { ...stage, prepared: parsed.value }), index) : problemOf(parsed);
}

function begunAnew(tour: Tour, { plan, prepared }: Stage, index: number): Tour {
  return settle(withStage(tour, index, { ...emptyStage(tour.game, plan), ...(prepared && { prepared }) }), index);
}

function enterResult(
  tour: Tour,
  { plan, prepared }: Stage,
  { stage: index, how, result, story, race }: Extract<StageEntry, { do: 'result' }>,
): Tour | Refusal {
  const empty = emptyStage(tour.game, plan);
  const wrong = faultOf(result, starters(tour, index), empty.places);
  if (wrong) return wrong;
  const extras = { ...(prepared && { prepared }), ...(story && { story }), ...(race && { race }) };
  const stage: Stage = { ...empty, ended: true, how, raced: result, ...extras };
  return settle(withStage(tour, index, stage), index);
}

const starts = (tour: Tour, index: number, rider: RiderId): boolean => rider < tour.riders.length && !goneBefore(tour, index).has(rider);

const starters = (tour: Tour, index: number): ReadonlySet<RiderId> =>
  new Set([...tour.riders.keys()].filter((rider) => starts(tour, index, rider)));

/** The problems of a whole result that somebody hands in. */
function faultOf(result: StageResult, starters: ReadonlySet<RiderId>, places: readonly PrimePlace[]): Refusal | undefined {
  const seen = new Set<RiderId>();
  let place = 0;
  for (const [index, one] of result.riders.entries()) {
    const { rider } = one;
    if (!starters.has(rider)) return no('no-starter', { rider });
    if (seen.has(rider)) return no('named-twice', { rider });
    seen.add(rider);
    if (one.place !== index + 1 && !(index > 0 && one.place === place)) return no('wrong-place', { rider, place: one.place });
    place = one.place;
    if ((one.value === undefined) === (one.out === undefined)) return no('neither-home-nor-out', { rider });
  }
  for (const rider of starters) if (!seen.has(rider)) return no('neither-home-nor-out', { rider });
  const primes = new Set<string>();
  for (const { id, kind, order } of result.primes) {
    const prime = places.find((one) => one.id === id && one.kind === kind);
    if (!prime) return no('no-such-prime', { id });
    if (primes.has(id)) return no('prime-twice', { id });
    primes.add(id);
    if (order.length > prime.places) return no('prime-full', { id, places: prime.places });
    const stranger = order.find((rider, nth) => !starters.has(rider) || order.indexOf(rider) !== nth);
    if (stranger !== undefined) return no(starters.has(stranger) ? 'named-twice' : 'no-starter', { rider: stranger });
  }
  return undefined;
}

type Filling = Extract<StageEntry, { do: 'pass' | 'time' | 'move' | 'remove' | 'leave' | 'rejoin' | 'use' }>;

/** One thing more of a stage that is being filled in. */
function fill(tour: Tour, stage: Stage, entry: Filling): Stage | Refusal {
  switch (entry.do) {
    case 'pass':
      return pass(tour, stage, entry);
    case 'time': {
      const parsed = tour.stageRace.arrival.parse(entry.arrival, 'arrival');
      if (!parsed.ok) return problemOf(parsed);
      const at = stage.arrivals.findIndex(({ rider }) => rider === entry.rider);
      if (at < 0) return no('not-home', { rider: entry.rider });
      return { ...stage, arrivals: stage.arrivals.with(at, { rider: entry.rider, arrival: parsed.value }) };
    }
    case 'move':
      return reorder(stage, entry.at, entry.rider, entry.to);
    case 'remove':
      return reorder(stage, entry.at, entry.rider);
    case 'leave': {
      const { rider, reason } = entry;
      if (!starts(tour, entry.stage, rider)) return no('no-starter', { rider });
      if (stage.out.some((one) => one.rider === rider)) return no('is-out', { rider });
      if (stage.arrivals.some((one) => one.rider === rider)) return no('is-home', { rider });
      return { ...stage, out: [...stage.out, { rider, reason }] };
    }
    case 'rejoin': {
      const out = stage.out.filter(({ rider }) => rider !== entry.rider);
      return out.length === stage.out.length ? no('not-out', { rider: entry.rider }) : { ...stage, out };
    }
    case 'use':
      return use(stage, entry);
  }
}

function pass(tour: Tour, stage: Stage, { stage: index, at, rider, arrival, to }: Extract<Filling, { do: 'pass' }>): Stage | Refusal {
  if (!starts(tour, index, rider)) return no('no-starter', { rider });
  if (at === 'finish') {
    if (stage.out.some((one) => one.rider === rider)) return no('is-out', { rider });
    if (stage.arrivals.some((one) => one.rider === rider)) return no('is-home', { rider });
    const parsed = tour.stageRace.arrival.parse(arrival ?? {}, 'arrival');
    if (!parsed.ok) return problemOf(parsed);
    if (to !== undefined && to > stage.arrivals.length) return no('no-such-place', { rider });
    return { ...stage, arrivals: stage.arrivals.toSpliced(to ?? stage.arrivals.length, 0, { rider, arrival: parsed.value }) };
  }
  const prime = stage.places.find(({ id }) => id === at);
  if (!prime) return no('no-such-prime', { id: at });
  if (arrival) return no('arrival-only-at-finish');
  const order = stage.primes[at] ?? [];
  if (order.includes(rider)) return no('has-passed', { rider, id: at });
  if (to !== undefined && to > order.length) return no('no-such-place', { rider, id: at });
  const gone = goneBefore(tour, index);
  const full = order.filter((one) => !gone.has(one)).length >= prime.places;
  const place = to ?? order.length;
  if (full && place >= order.length) return no('prime-full', { id: at, places: prime.places });
  // Whoever was last of those that count is not among them any more.
  const remaining = full
    ? order.toSpliced(
        order.findLastIndex((one) => !gone.has(one)),
        1,
      )
    : order;
  return { ...stage, primes: { ...stage.primes, [at]: remaining.toSpliced(Math.min(place, remaining.length), 0, rider) } };
}

/** Puts a rider to another place of an order, or takes them out of it. */
function reorder(stage: Stage, at: At, rider: RiderId, to?: number): Stage | Refusal {
  if (at === 'finish') {
    const arrivals = moved(stage.arrivals, (one: Arrived) => one.rider === rider, to);
    return arrivals
      ? { ...stage, arrivals }
      : no(stage.arrivals.some((one) => one.rider === rider) ? 'no-such-place' : 'not-home', { rider });
  }
  if (!stage.places.some(({ id }) => id === at)) return no('no-such-prime', { id: at });
  const order = stage.primes[at] ?? [];
  const next = moved(order, (one) => one === rider, to);
  if (!next) return no(order.includes(rider) ? 'no-such-place' : 'has-not-passed', { rider, id: at });
  const { [at]: _, ...others } = stage.primes;
  return { ...stage, primes: next.length === 0 ? others : { ...stage.primes, [at]: next } };
}

function moved<T>(order: readonly T[], is: (one: T) => boolean, to: number | undefined): readonly T[] | undefined {
  const from = order.findIndex(is);
  if (from < 0 || (to !== undefined && to >= order.length)) return undefined;
  const others = order.toSpliced(from, 1);
  return to === undefined ? others : others.toSpliced(to, 0, order[from]);
}

function use(stage: Stage, { seat, what, at, amount }: Extract<Filling, { do: 'use' }>): Stage | Refusal {
  const index = stage.used.findIndex((one) => one.seat === seat && one.what === what && one.at === at);
  const advantage = stage.used[index];
  if (!advantage) return no('no-such-advantage', { seat, what });
  const used = advantage.used + amount;
  if (used > advantage.amount) return no('used-up', { seat, what, amount: advantage.amount });
  if (used < 0) return no('none-used', { seat, what });
  return { ...stage, used: stage.used.with(index, { ...advantage, used } satisfies Used) };
}
