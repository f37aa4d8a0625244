import {
  anything,
  compare,
  type Game,
  hasFormat,
  isLook,
  list,
  numbering,
  object,
  oneOf,
  type Parsed,
  type Problem,
  type Refusal,
  text,
} from '@gruppetto/kernel';
import { foldTour } from './enter.ts';
import { entrySchema } from './entry.ts';
import { parseTour } from './plan.ts';
import { rankingsNow, seatsOf } from './seats.ts';
import type { Tour, TourEntry, TourPlan } from './tour.ts';

/** A plan, its entries, and how the tour must stand then: `*.scenario.json`, as for a race. */
export interface TourScenario {
  readonly format: 'gruppetto-tour-scenario';
  readonly title: string;
  readonly cites: readonly string[];
  readonly tour: TourPlan;
  /** And between them looks at how the tour stands. */
  readonly entries: readonly (TourEntry | TourLook)[];
  readonly expect: TourExpectation;
}

/** What must hold between two entries. */
interface TourLook {
  readonly expect: TourStand;
}

/** Compared as the expectation of a race: parts of objects, whole lists or `{ "$has": [...] }`, `null` for nothing. */
interface TourStand {
  readonly over?: boolean;
  /** By classification, its lines, the leader first. */
  readonly classifications?: object;
  readonly jerseys?: object;
  /** The riders who have left the tour. */
  readonly gone?: object;
  /** How the seats stand, the best first. */
  readonly seats?: object;
  /** Its stages as they stand. */
  readonly stages?: object;
}

export interface TourExpectation extends TourStand {
  /** The last entry is refused, for this reason. */
  readonly refused?: object;
}

const stand = {
  over: anything<boolean>(),
  classifications: anything<object>(),
  jerseys: anything<object>(),
  gone: anything<object>(),
  seats: anything<object>(),
  stages: anything<object>(),
};

const lookSchema = object({ expect: object({}, stand) });
const entries = list(anything<object>(), { max: 100_000 });

export const tourScenarioSchema = object(
  {
    format: oneOf(['gruppetto-tour-scenario']),
    title: text(200),
    tour: anything(),
    entries,
    expect: object({}, { ...stand, refused: anything<object>() }),
  },
  { cites: list(text(20), { max: 100 }), teams: list(text(20), { max: 100 }) },
);

export function parseTourScenario(input: unknown, find: (id: string) => Game | undefined): Parsed<TourScenario> {
  if (!hasFormat(input, 'gruppetto-tour-scenario'))
    return { ok: false, problems: [{ at: 'format', need: { reason: 'wrong-format', with: { need: 'gruppetto-tour-scenario' } } }] };
  const parsed = tourScenarioSchema.parse(input);
  if (!parsed.ok) return parsed;
  const plan = parseTour(parsed.value.tour, find);
  if (!plan.ok) return { ok: false, problems: plan.problems.map(({ at, need }) => ({ at: at === '' ? 'tour' : `tour.${at}`, need })) };
  const { cites = [], teams, expect, ...scenario } = parsed.value;
  const [first] = plan.value.stages;
  const numbered = numbering(find(plan.value.game)?.race(first.options).riders ?? [], teams);
  const items: (TourEntry | TourLook)[] = [];
  const problems: Problem[] = [];
  for (const [index, item] of numbered(scenario.entries).entries()) {
    const schema = typeof item === 'object' && item !== null && isLook(item) ? lookSchema : entrySchema;
    const read: Parsed<TourEntry | TourLook> = schema.parse(item, `entries[${index}]`);
    if (read.ok) items.push(read.value);
    else problems.push(...read.problems);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...scenario, cites, tour: plan.value, entries: items, expect: numbered(expect) } };
}

/** How the tour stands after the entries of a scenario. */
export interface PlayedTour extends TourStand {
  readonly refusal?: Refusal;
  /** Where it stands otherwise than expected; empty when all is as it should be. */
  readonly problems: readonly Problem[];
}

/** Makes the entries of a scenario and compares. */
export function playTourScenario(game: Game, { tour: plan, entries: items, expect }: TourScenario): PlayedTour {
  const problems: Problem[] = [];
  const made: TourEntry[] = [];
  const places: number[] = [];
  const fold = (last: boolean): PlayedTour => {
    const folded = foldTour(game, plan, made);
    const stands = standOf(folded.tour);
    if (folded.kind === 'folded') return { ...stands, problems };
    const { entry, refusal } = folded;
    const meant = last && expect.refused !== undefined && places[entry] === items.length - 1;
    return { ...stands, refusal, problems: meant ? problems : [{ at: `entries[${places[entry]}]`, need: refusal }] };
  };
  for (const [index, item] of items.entries()) {
    if (!('expect' in item)) {
      made.push(item);
      places.push(index);
      continue;
    }
    const played = fold(false);
    if (played.problems.length > 0) return played;
    differences(item.expect, played, `entries[${index}].expect`, problems);
    if (problems.length > 0) return played;
  }
  const played = fold(true);
  if (played.problems.length > 0) return played;
  const { refused, ...rest } = expect;
  differences(rest, played, 'expect', problems);
  if (refused !== undefined) compare(refused, played.refusal, 'expect.refused', problems);
  return played;
}

function differences(expect: TourStand, stands: TourStand, at: string, problems: Problem[]): void {
  for (const name of Object.keys(expect) as (keyof TourStand)[]) compare(expect[name], stands[name], `${at}.${name}`, problems);
}

function standOf(tour: Tour): Required<TourStand> {
  const latest = tour.after.at(-1);
  return {
    over: tour.over,
    classifications: Object.fromEntries(rankingsNow(tour).map(({ classification, lines }) => [classification, lines])),
    jerseys: latest?.jerseys ?? [],
    gone: latest?.gone ?? [],
    seats: seatsOf(tour),
    stages: tour.stages,
  };
}
