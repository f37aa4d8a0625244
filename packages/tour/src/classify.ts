import type {
  Classification,
  Entrant,
  Ranking,
  RankingLine,
  Rider,
  RiderId,
  StageGift,
  StageRace,
  StageResult,
  TieBreak,
} from '@gruppetto/kernel';

/** What stays the same from stage to stage: the riders of the game, in its order, and the rule set that it gives. */
export interface RuleSet extends Pick<StageRace, 'outLeaves' | 'limit'> {
  readonly riders: readonly Pick<Rider, 'team'>[];
  readonly classifications: readonly Classification[];
}

/** Who has left a tour, in which stage (from 0), and why. */
export interface Gone {
  readonly rider: RiderId;
  readonly stage: number;
  readonly reason: string;
}

export interface Classified {
  /** In the order of the rule set. */
  readonly rankings: readonly Ranking[];
  readonly gone: readonly Gone[];
}

/** Every classification of a tour after these stages. Who has left the tour is in no table of riders. */
export function classify(rules: RuleSet, stages: readonly StageResult[]): Classified {
  const gone: Gone[] = [];
  for (const [stage, result] of stages.entries()) {
    check(rules, result, gone, `stage ${stage + 1}`);
    if (rules.outLeaves) for (const { rider, out } of result.riders) if (out !== undefined) gone.push({ rider, stage, reason: out });
    gone.push(...beyondTheLimit(rules, stages.slice(0, stage + 1), gone));
  }
  return { rankings: rank(rules, stages, gone), gone };
}

function check({ riders }: RuleSet, stage: StageResult, gone: readonly Gone[], name: string): void {
  const placed = new Set(stage.riders.map(({ rider }) => rider));
  const starters = [...riders.keys()].filter((rider) => !gone.some((one) => one.rider === rider));
  const missing = starters.filter((rider) => !placed.has(rider));
  if (missing.length > 0) throw new Error(`${name} has no place for rider ${missing.join(', ')}`);
  if (stage.riders.length !== starters.length) throw new Error(`${name} has ${stage.riders.length} places for ${starters.length} riders`);
}

function beyondTheLimit(rules: RuleSet, stages: readonly StageResult[], gone: readonly Gone[]): readonly Gone[] {
  const [general] = rules.classifications;
  if (!rules.limit || !general) return [];
  const { behind } = rules.limit;
  const lines = linesOf(rules, general, stages, gone);
  const best = lines[0]?.total ?? 0;
  return lines
    .filter(({ total }) => total - best > behind)
    .map(({ entrant }) => ({ rider: entrant, stage: stages.length - 1, reason: 'too-far-behind' }));
}

function rank(rules: RuleSet, stages: readonly StageResult[], gone: readonly Gone[]): readonly Ranking[] {
  return rules.classifications.map((one) => ({ classification: one.id, lines: linesOf(rules, one, stages, gone) }));
}

/** An entrant on his way into a table. */
interface Candidate extends Omit<RankingLine, 'place'> {
  /** In stages, the best first; and in the latest. */
  readonly places: readonly number[];
  readonly latest: number;
  readonly firsts: number;
}

function linesOf(
  rules: RuleSet,
  classification: Classification,
  stages: readonly StageResult[],
  gone: readonly Gone[],
): readonly RankingLine[] {
  const out = classification.of === 'riders' ? new Set(gone.map(({ rider }) => rider)) : new Set<Entrant>();
  const entrants = [...new Set([...rules.riders.keys()].map((rider) => entrantOf(rules, classification, rider)))];
  const gifts = stages.map((stage) => giftOf(rules, classification, stage));
  const places = stages.map((stage) => placesOf(rules, classification, stage));
  const candidates = entrants
    .filter((entrant) => !out.has(entrant))
    .map((entrant): Candidate => {
      const own = gifts.map((gift) => gift.given.get(entrant) ?? 0);
      const ridden = places.flatMap((stage) => stage.get(entrant) ?? []);
      return {
        entrant,
        total: own.reduce((sum, value) => sum + value, 0),
        stages: own,
        places: ridden.sort((a, b) => a - b),
        latest: Math.min(...(places.at(-1)?.get(entrant) ?? [Number.POSITIVE_INFINITY])),
        firsts: gifts.reduce((sum, gift) => sum + (gift.firsts.get(entrant) ?? 0), 0),
      };
    });
  const breaks = classification.ties.map((tie) => breaker(tie, rules, stages, gone));
  const compare = (a: Candidate, b: Candidate): number => {
    if (a.total !== b.total) return classification.leads === 'lowest' ? a.total - b.total : b.total - a.total;
    for (const one of breaks) {
      const order = one(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
  candidates.sort(compare);
  let place = 0;
  return candidates.map((candidate, index) => {
    const before = candidates[index - 1];
    if (!before || compare(before, candidate) !== 0) place = index + 1;
    const { entrant, total, stages } = candidate;
    return { entrant, place, total, stages };
  });
}

const entrantOf = ({ riders }: RuleSet, { of }: Classification, rider: RiderId): Entrant =>
  of === 'riders' ? rider : (riders[rider]?.team as Entrant);

function breaker(
  tie: TieBreak,
  rules: RuleSet,
  stages: readonly StageResult[],
  gone: readonly Gone[],
): (a: Candidate, b: Candidate) => number {
  if (tie === 'stage-places') return (a, b) => compareLists(a.places, b.places);
  if (tie === 'latest-stage') return (a, b) => (a.latest === b.latest ? 0 : a.latest - b.latest);
  if (tie === 'sum-of-places') return (a, b) => sumOf(a.places) - sumOf(b.places);
  if (tie === 'first-places') return (a, b) => b.firsts - a.firsts;
  let placeIn: ReadonlyMap<Entrant, number> | undefined;
  return (a, b) => {
    placeIn ??= new Map(linesOf(rules, classificationOf(rules, tie.as), stages, gone).map(({ entrant, place }) => [entrant, place]));
    return (placeIn.get(a.entrant) ?? 0) - (placeIn.get(b.entrant) ?? 0);
  };
}

function classificationOf(rules: RuleSet, id: string): Classification {
  const found = rules.classifications.find((one) => one.id === id);
  if (!found) throw new Error(`there is no classification ${id}`);
  return found;
}

interface Gift {
  readonly given: ReadonlyMap<Entrant, number>;
  /** How often each was first in what the table counts. */
  readonly firsts: ReadonlyMap<Entrant, number>;
}

/** What one stage gives each entrant. */
function giftOf(rules: RuleSet, classification: Classification, stage: StageResult): Gift {
  const { gives, leads } = classification;
  const firsts = new Map<Entrant, number>();
  const byRider = new Map<RiderId, number>();
  const given = new Map<Entrant, number>();
  for (const gift of gives) {
    if (gift.by === 'place') placeGift(rules, gift, stage, given);
    else riderGift(gift, stage, byRider);
    if (gift.by === 'primes')
      for (const { kind, order } of stage.primes)
        if (gift.points[kind]?.length && order[0] !== undefined) addTo(firsts, entrantOf(rules, classification, order[0]), 1);
  }
  const teams = new Map<Entrant, number[]>();
  for (const [rider, value] of byRider) {
    const entrant = entrantOf(rules, classification, rider);
    const own = teams.get(entrant);
    if (own) own.push(value);
    else teams.set(entrant, [value]);
  }
  const sign = leads === 'lowest' ? 1 : -1;
  const worst = Math.max(...[...byRider.values()].map((value) => sign * value)) * sign;
  for (const entrant of new Set([...rules.riders.keys()].map((rider) => entrantOf(rules, classification, rider)))) {
    const values = teams.get(entrant) ?? [];
    if (classification.of === 'teams' && classification.best !== undefined && byRider.size > 0) {
      values.sort((a, b) => sign * (a - b));
      while (values.length < classification.best) values.push(worst);
      values.length = classification.best;
    }
    if (values.length > 0) addTo(given, entrant, sumOf(values));
  }
  if (!gives.some(({ by }) => by === 'primes')) {
    const best = Math.min(...[...given.values()].map((value) => sign * value)) * sign;
    for (const [entrant, value] of given) if (value === best) addTo(firsts, entrant, 1);
  }
  return { given, firsts };
}

function riderGift(gift: Exclude<StageGift, { by: 'place' }>, stage: StageResult, byRider: Map<RiderId, number>): void {
  if (gift.by === 'value') {
    const highest = Math.max(0, ...stage.riders.flatMap(({ value }) => value ?? []));
    for (const { rider, value } of stage.riders) {
      if (value !== undefined) addTo(byRider, rider, value);
      else if (gift.without !== undefined) addTo(byRider, rider, highest + gift.without);
    }
  } else if (gift.by === 'finish') {
    const points = gift.points[stage.day] ?? [];
    for (const { rider, place, out } of stage.riders) if (out === undefined) addTo(byRider, rider, points[place - 1] ?? 0);
  } else {
    for (const { kind, order } of stage.primes)
      for (const [index, rider] of order.entries()) addTo(byRider, rider, gift.points[kind]?.[index] ?? 0);
  }
}

function placeGift(rules: RuleSet, gift: Extract<StageGift, { by: 'place' }>, stage: StageResult, given: Map<Entrant, number>): void {
  for (const { entrant, place } of linesOf(rules, classificationOf(rules, gift.in), [stage], []))
    addTo(given, entrant, gift.points[place - 1] ?? 0);
}

const addTo = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + value);
};

/** The places of each entrant in one stage. */
function placesOf(rules: RuleSet, classification: Classification, stage: StageResult): ReadonlyMap<Entrant, readonly number[]> {
  const places = new Map<Entrant, number[]>();
  for (const { rider, place } of stage.riders) {
    const entrant = entrantOf(rules, classification, rider);
    const own = places.get(entrant);
    if (own) own.push(place);
    else places.set(entrant, [place]);
  }
  return places;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function compareLists(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((place, index) => place !== b[index]);
  return differs < 0 ? 0 : (a[differs] as number) - (b[differs] as number);
}
