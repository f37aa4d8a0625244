import type { Classification, Entrant, Ranking, RankingLine, Rider, RiderId, StageGift, StageRace, StageResult } from '@gruppetto/kernel';

/** What stays the same from stage to stage: the riders of the game, in its order, and the rule set that it gives. */
export interface RuleSet extends Pick<StageRace, 'outLeaves' | 'limit'> {
  readonly riders: readonly Pick<Rider, 'team'>[];
  readonly classifications: readonly Classification[];
}

/** Why a rider is out of a stage that was raced without them: in whatever game, that ends their tour. */
export const didNotStart = 'did-not-start';

/** A rider who has left a tour: in which stage (from 0), and why. */
export interface Gone {
  readonly rider: RiderId;
  readonly stage: number;
  readonly reason: string;
}

/** The classifications after some stages, and what is needed to go on from there. */
export interface Classified {
  /** In the order of the rule set. */
  readonly rankings: readonly Ranking[];
  readonly gone: readonly Gone[];
  readonly days: readonly Day[];
}

/** The gains of one stage. */
export interface Day {
  /** In the order of the rule set. */
  readonly gifts: readonly Gift[];
  /** The places of each rider and of each team, the best first. */
  readonly places: { readonly riders: readonly (readonly number[])[]; readonly teams: readonly (readonly number[])[] };
}

/** By entrant. A rider without one didn't ride that day, or didn't finish. */
interface Gift {
  readonly given: readonly (number | undefined)[];
  /** How often they were first in what the table counts. */
  readonly firsts: readonly (number | undefined)[];
}

/** Nobody has a place in a table of points without a point in it. */
export const hasPlace = ({ leads }: Pick<Classification, 'leads'>, { total }: Pick<RankingLine, 'total'>): boolean =>
  leads === 'lowest' || total > 0;

/** Every classification of a tour after these stages. A rider who has left the tour is in no table of riders. */
export const classify = (rules: RuleSet, stages: readonly StageResult[]): Classified =>
  stages.reduce((before, stage) => classifyNext(rules, before, stage), unridden(rules));

/** Before the first stage everybody shares the first place. */
export const unridden = (rules: RuleSet): Classified => ({ rankings: rank(rules, [], []), gone: [], days: [] });

/** The same after one stage more. */
export function classifyNext(rules: RuleSet, before: Classified, result: StageResult): Classified {
  const stage = before.days.length;
  check(rules, result, before.gone, `stage ${stage + 1}`);
  const days = [...before.days, dayOf(rules, result)];
  const out = result.riders.filter((one) => (rules.outLeaves ? one.out !== undefined : one.out === didNotStart));
  const gone = [...before.gone, ...out.map(({ rider, out: reason = '' }) => ({ rider, stage, reason }))];
  gone.push(...beyondTheLimit(rules, days, gone));
  return { rankings: rank(rules, days, gone), gone, days };
}

function check({ riders }: RuleSet, result: StageResult, gone: readonly Gone[], name: string): void {
  const placed = new Set(result.riders.map(({ rider }) => rider));
  const left = new Set(gone.map(({ rider }) => rider));
  const starters = [...riders.keys()].filter((rider) => !left.has(rider));
  const missing = starters.filter((rider) => !placed.has(rider));
  if (missing.length > 0) throw new Error(`${name} has no place for rider ${missing.join(', ')}`);
  if (result.riders.length !== starters.length) throw new Error(`${name} has ${result.riders.length} places for ${starters.length} riders`);
}

function beyondTheLimit(rules: RuleSet, days: readonly Day[], gone: readonly Gone[]): readonly Gone[] {
  const { limit, classifications } = rules;
  const [general] = classifications;
  if (!limit || !general) return [];
  const { lines } = tablesOf(rules, days, gone).table(general.id);
  const best = lines[0]?.total ?? 0;
  const beyond = lines.filter(({ total }) => total - best > limit.behind);
  return beyond.map(({ entrant }) => ({ rider: entrant, stage: days.length - 1, reason: 'too-far-behind' }));
}

function rank(rules: RuleSet, days: readonly Day[], gone: readonly Gone[]): readonly Ranking[] {
  const { table } = tablesOf(rules, days, gone);
  return rules.classifications.map(({ id }) => table(id));
}

/** The tables after some days. */
interface Tables {
  readonly rules: RuleSet;
  readonly latest: Day | undefined;
  /** Made when it is first asked for: one may look into another to part two who are level. */
  table(id: string): Ranking;
  /** In all stages, the best first. */
  placesOf(of: Classification['of'], entrant: Entrant): readonly number[];
}

function tablesOf(rules: RuleSet, days: readonly Day[], gone: readonly Gone[]): Tables {
  const made = new Map<string, Ranking>();
  const tables: Tables = {
    rules,
    latest: days.at(-1),
    table(id) {
      const known = made.get(id);
      if (known) return known;
      const ranking = tableOf(tables, indexOf(rules, id), days, gone);
      made.set(id, ranking);
      return ranking;
    },
    placesOf: placesIn(days),
  };
  return tables;
}

function placesIn(days: readonly Day[]): Tables['placesOf'] {
  const known: Record<Classification['of'], number[][]> = { riders: [], teams: [] };
  return (of, entrant) => {
    known[of][entrant] ??= days.flatMap(({ places }) => places[of][entrant] ?? []).sort((a, b) => a - b);
    return known[of][entrant];
  };
}

function indexOf({ classifications }: RuleSet, id: string): number {
  const index = classifications.findIndex((one) => one.id === id);
  if (index < 0) throw new Error(`there is no classification ${id}`);
  return index;
}

/** An entrant on their way into a table. */
interface Candidate extends Omit<RankingLine, 'place'> {
  readonly firsts: number;
}

function tableOf(tables: Tables, index: number, days: readonly Day[], gone: readonly Gone[]): Ranking {
  const { rules } = tables;
  const classification = rules.classifications[index];
  const left = new Set(classification.of === 'riders' ? gone.map(({ rider }) => rider) : []);
  const candidates: Candidate[] = [];
  for (const entrant of entrantsOf(rules, classification)) {
    if (left.has(entrant)) continue;
    let total = 0;
    let firsts = 0;
    const stages = days.map(({ gifts }) => {
      const gift = gifts[index];
      const given = gift.given[entrant] ?? 0;
      total += given;
      firsts += gift.firsts[entrant] ?? 0;
      return given;
    });
    candidates.push({ entrant, total, stages, firsts });
  }
  return { classification: classification.id, lines: inOrder(tables, classification, candidates) };
}

function inOrder(tables: Tables, { of, leads, ties, fromLeader }: Classification, candidates: Candidate[]): readonly RankingLine[] {
  const { rules } = tables;
  const placesOf = ({ entrant }: Candidate) => tables.placesOf(of, entrant);
  const latest = ({ entrant }: Candidate) => tables.latest?.places[of][entrant]?.[0] ?? Number.POSITIVE_INFINITY;
  const placeIn = (id: string, { entrant }: Candidate) => {
    const other = rules.classifications[indexOf(rules, id)];
    // A team comes into a table of riders with its best one.
    const isHis = (line: RankingLine) => (other.of === of ? line.entrant : entrantOf(rules, { of }, line.entrant)) === entrant;
    return tables.table(id).lines.find(isHis)?.place ?? Number.MAX_SAFE_INTEGER;
  };
  const apart = (a: Candidate, b: Candidate): number => {
    for (const tie of ties) {
      let order = 0;
      if (tie === 'stage-places') order = compareLists(placesOf(a), placesOf(b));
      else if (tie === 'latest-stage') order = latest(a) === latest(b) ? 0 : latest(a) - latest(b);
      else if (tie === 'sum-of-places') order = sumOf(placesOf(a)) - sumOf(placesOf(b));
      else if (tie === 'first-places') order = b.firsts - a.firsts;
      else order = placeIn(tie.as, a) - placeIn(tie.as, b);
      if (order !== 0) return order;
    }
    return 0;
  };
  const compare = (a: Candidate, b: Candidate): number => {
    if (a.total === b.total) return apart(a, b);
    return leads === 'lowest' ? a.total - b.total : b.total - a.total;
  };
  candidates.sort(compare);
  const shown = (total: number): number => (fromLeader ? total - candidates[0].total : total);
  let place = 0;
  return candidates.map((candidate, index) => {
    const before = candidates[index - 1];
    if (!before || compare(before, candidate) !== 0) place = index + 1;
    const { entrant, total, stages } = candidate;
    return { entrant, place, total: shown(total), stages };
  });
}

const entrantOf = ({ riders }: RuleSet, { of }: Pick<Classification, 'of'>, rider: RiderId): Entrant =>
  of === 'riders' ? rider : riders[rider]?.team;

const entrantsOf = (rules: RuleSet, classification: Pick<Classification, 'of'>): readonly Entrant[] => [
  ...new Set(rules.riders.map((_, rider) => entrantOf(rules, classification, rider))),
];

function dayOf(rules: RuleSet, result: StageResult): Day {
  const riders: number[][] = [];
  const teams: number[][] = [];
  for (const { rider, place } of result.riders.toSorted((a, b) => a.place - b.place)) {
    riders[rider] = [place];
    const team = rules.riders[rider]?.team;
    teams[team] ??= [];
    teams[team].push(place);
  }
  const places = { riders, teams };
  const gifts: Gift[] = [];
  const giftIn = (id: string): Gift => {
    const index = indexOf(rules, id);
    gifts[index] ??= giftOf(rules, rules.classifications[index], result, places, giftIn);
    return gifts[index];
  };
  for (const { id } of rules.classifications) giftIn(id);
  return { gifts, places };
}

/** The gains of each entrant of a table in one stage. */
function giftOf(
  rules: RuleSet,
  classification: Classification,
  result: StageResult,
  places: Day['places'],
  giftIn: (id: string) => Gift,
): Gift {
  const given = teamed(rules, classification, ridersGift(classification.gives, result));
  for (const gift of classification.gives)
    if (gift.by === 'place')
      for (const { entrant, place } of dayTable(rules, gift.in, giftIn, places).lines)
        given[entrant] = (given[entrant] ?? 0) + (gift.points[place - 1] ?? 0);
  return { given, firsts: firstsOf(rules, classification, result, given) };
}

/** The table of one day: only who has been given something in it is there. */
function dayTable(rules: RuleSet, id: string, giftIn: (id: string) => Gift, places: Day['places']): Ranking {
  const { given, firsts } = giftIn(id);
  const candidates = given.flatMap((total, entrant) =>
    total === undefined ? [] : [{ entrant, total, stages: [], firsts: firsts[entrant] ?? 0 }],
  );
  const day = { gifts: [], places };
  const sameDay: Tables = {
    rules,
    latest: day,
    table: (other) => dayTable(rules, other, giftIn, places),
    placesOf: placesIn([day]),
  };
  return { classification: id, lines: inOrder(sameDay, rules.classifications[indexOf(rules, id)], candidates) };
}

type RiderGift = Exclude<StageGift, { by: 'place' }>;

/** What the gifts that go to single riders come to, by rider. */
function ridersGift(gives: readonly StageGift[], result: StageResult): readonly (number | undefined)[] {
  const given: (number | undefined)[] = [];
  const gifts = gives.filter((gift): gift is RiderGift => gift.by !== 'place');
  // Bonus seconds of a rider who has no time do not make one.
  const timed = gifts.find((gift) => gift.by === 'value');
  if (timed) {
    let highest = 0;
    for (const { value = 0 } of result.riders) highest = Math.max(highest, value);
    for (const { rider, value } of result.riders)
      given[rider] = value ?? (timed.without === undefined ? undefined : highest + timed.without);
  } else if (gifts.length > 0) for (const { rider } of result.riders) given[rider] = 0;
  const add = (rider: RiderId, points = 0) => {
    const before = given[rider];
    if (before !== undefined) given[rider] = before + points;
  };
  for (const gift of gifts) {
    if (gift.by === 'finish') {
      const points = listIn(gift.points, result.day);
      for (const { rider, place, out } of result.riders) if (out === undefined) add(rider, points[place - 1]);
    } else if (gift.by === 'primes')
      for (const { kind, order } of result.primes) {
        const points = listIn(gift.points, kind);
        for (const [index, rider] of order.entries()) add(rider, points[index]);
      }
  }
  return given;
}

const listIn = (points: Readonly<Partial<Record<string, readonly number[]>>>, kind: string): readonly number[] =>
  Object.hasOwn(points, kind) ? (points[kind] ?? []) : [];

/** The riders' gifts as the entrants have them: a team those of its best, and for each who is missing the worst of the day. */
function teamed(
  rules: RuleSet,
  { of, best, leads, gives }: Classification,
  byRider: readonly (number | undefined)[],
): (number | undefined)[] {
  if (of === 'riders') return [...byRider];
  const given: (number | undefined)[] = [];
  if (gives.every(({ by }) => by === 'place')) return given;
  const sign = leads === 'lowest' ? 1 : -1;
  const teams: number[][] = [];
  const sizes: number[] = [];
  let worst = 0;
  for (const [rider, { team }] of rules.riders.entries()) {
    const value = byRider[rider];
    teams[team] ??= [];
    sizes[team] = (sizes[team] ?? 0) + 1;
    if (value === undefined) continue;
    teams[team].push(value);
    if (leads === 'lowest') worst = Math.max(worst, value);
  }
  for (const [team, values] of teams.entries()) {
    if (!values) continue;
    const count = Math.min(best ?? Number.POSITIVE_INFINITY, sizes[team]);
    values.sort((a, b) => sign * (a - b));
    let sum = 0;
    for (let nth = 0; nth < count; nth++) sum += values[nth] ?? worst;
    given[team] = sum;
  }
  return given;
}

/** Primes and stages won, where the table counts those; else whom the day gave the most. */
function firstsOf(
  rules: RuleSet,
  classification: Classification,
  result: StageResult,
  given: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const firsts: (number | undefined)[] = [];
  const add = (entrant: Entrant) => {
    firsts[entrant] = (firsts[entrant] ?? 0) + 1;
  };
  let counted = false;
  for (const gift of classification.gives) {
    if (gift.by === 'finish') {
      counted = true;
      if (listIn(gift.points, result.day).length === 0) continue;
      for (const { rider, place, out } of result.riders) if (place === 1 && out === undefined) add(entrantOf(rules, classification, rider));
    } else if (gift.by === 'primes') {
      counted = true;
      for (const { kind, order } of result.primes)
        if (order[0] !== undefined && listIn(gift.points, kind).length > 0) add(entrantOf(rules, classification, order[0]));
    }
  }
  // Bonuses beside a time are no contest of their own.
  if (counted && classification.gives.every(({ by }) => by !== 'value')) return firsts;
  firsts.length = 0;
  const sign = classification.leads === 'lowest' ? 1 : -1;
  let best = Number.POSITIVE_INFINITY;
  for (const value of given) if (value !== undefined) best = Math.min(best, sign * value);
  for (const [entrant, value] of given.entries()) if (value !== undefined && sign * value === best) add(entrant);
  return firsts;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** If two are still level, the one with one more place comes first. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [one, other] = [a[index] ?? Number.POSITIVE_INFINITY, b[index] ?? Number.POSITIVE_INFINITY];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}
