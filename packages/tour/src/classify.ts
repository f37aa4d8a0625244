import type { Classification, Rider, RiderId, Standings } from '@gruppetto/kernel';

/** What stays the same from stage to stage: the riders of the game, in its order, and the rule set that it gives. */
export interface Tour {
  readonly riders: readonly Pick<Rider, 'team'>[];
  readonly classifications: readonly Classification[];
}

/** A rider or a team, as the game counts them. */
export type Entrant = number;

export interface Line {
  readonly entrant: Entrant;
  /** From 1; who cannot be told apart shares a place. */
  readonly place: number;
  readonly total: number;
  /** What each stage gave. */
  readonly stages: readonly number[];
}

export interface Ranking {
  readonly classification: string;
  /** The leader first. */
  readonly lines: readonly Line[];
}

/** Every classification of a tour after these stages. */
export function classify(tour: Tour, stages: readonly Standings[]): readonly Ranking[] {
  for (const [index, stage] of stages.entries()) check(tour, stage, `stage ${index + 1}`);
  return tour.classifications.map((one) => ({ classification: one.id, lines: linesOf(tour, one, stages) }));
}

function check({ riders }: Tour, stage: Standings, name: string): void {
  if (!stage.over) throw new Error(`${name} is not over`);
  const placed = new Set(stage.riders.map(({ rider }) => rider));
  const missing = [...riders.keys()].filter((rider) => !placed.has(rider));
  if (missing.length > 0) throw new Error(`${name} has no place for rider ${missing.join(', ')}`);
  if (stage.riders.length !== riders.length) throw new Error(`${name} has ${stage.riders.length} places for ${riders.length} riders`);
}

function linesOf(tour: Tour, classification: Classification, stages: readonly Standings[]): readonly Line[] {
  const given = stages.map((stage) => giftOf(tour, classification, stage));
  const places = placesOf(tour, classification, stages);
  const entrants = new Set([...tour.riders.keys()].map((rider) => entrantOf(tour, classification, rider)));
  const lines = [...entrants].map((entrant) => {
    const gifts = given.map((gift) => gift.get(entrant) ?? 0);
    return { entrant, total: gifts.reduce((sum, value) => sum + value, 0), stages: gifts };
  });
  const compare = (a: (typeof lines)[number], b: (typeof lines)[number]): number => {
    if (a.total !== b.total) return classification.leads === 'lowest' ? a.total - b.total : b.total - a.total;
    return classification.ties.includes('stage-places') ? comparePlaces(places.get(a.entrant) ?? [], places.get(b.entrant) ?? []) : 0;
  };
  lines.sort(compare);
  return lines.map((line) => ({ ...line, place: 1 + lines.findIndex((other) => compare(other, line) === 0) }));
}

const entrantOf = ({ riders }: Tour, { of }: Classification, rider: RiderId): Entrant =>
  of === 'riders' ? rider : (riders[rider]?.team as Entrant);

/** What one stage gives each entrant. */
function giftOf(tour: Tour, classification: Classification, stage: Standings): ReadonlyMap<Entrant, number> {
  const { id, gives } = classification;
  if (gives.by === 'place') {
    const day = tour.classifications.find((one) => one.id === gives.in);
    if (day?.gives.by !== 'value') throw new Error(`${id} needs a classification by value called ${gives.in}`);
    return new Map(linesOf(tour, day, [stage]).map(({ entrant, place }) => [entrant, gives.points[place - 1] ?? 0]));
  }
  const sums = new Map<Entrant, number>();
  const highest = Math.max(0, ...stage.riders.flatMap(({ value }) => value ?? []));
  for (const { rider, value = highest + gives.without } of stage.riders) {
    const entrant = entrantOf(tour, classification, rider);
    sums.set(entrant, (sums.get(entrant) ?? 0) + value);
  }
  return sums;
}

/** The stage places of each entrant, best first. */
function placesOf(tour: Tour, classification: Classification, stages: readonly Standings[]): ReadonlyMap<Entrant, readonly number[]> {
  const places = new Map<Entrant, number[]>();
  for (const { rider, place } of stages.flatMap((stage) => stage.riders)) {
    const entrant = entrantOf(tour, classification, rider);
    const own = places.get(entrant);
    if (own) own.push(place);
    else places.set(entrant, [place]);
  }
  for (const own of places.values()) own.sort((a, b) => a - b);
  return places;
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((place, index) => place !== b[index]);
  return differs < 0 ? 0 : (a[differs] as number) - (b[differs] as number);
}
