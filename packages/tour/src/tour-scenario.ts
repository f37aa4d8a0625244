import { anything, compare, type Game, hasFormat, list, object, oneOf, type Parsed, type Problem, text } from '@gruppetto/kernel';
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
  readonly entries: readonly TourEntry[];
  readonly expect: TourExpectation;
}

/** Compared as the expectation of a race: parts of objects, whole lists or `{ "$has": [...] }`, `null` for nothing. */
export interface TourExpectation {
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
  /** The last entry is refused, for this reason. */
  readonly refused?: object;
}

export const tourScenarioSchema = object(
  {
    format: oneOf(['gruppetto-tour-scenario']),
    title: text(200),
    tour: anything(),
    entries: list(entrySchema, { max: 100_000 }),
    expect: object(
      {},
      {
        over: anything<boolean>(),
        classifications: anything<object>(),
        jerseys: anything<object>(),
        gone: anything<object>(),
        seats: anything<object>(),
        stages: anything<object>(),
        refused: anything<object>(),
      },
    ),
  },
  { cites: list(text(20), { max: 100 }) },
);

export function parseTourScenario(input: unknown, find: (id: string) => Game | undefined): Parsed<TourScenario> {
  if (!hasFormat(input, 'gruppetto-tour-scenario'))
    return { ok: false, problems: [{ at: 'format', need: { reason: 'wrong-format', with: { need: 'gruppetto-tour-scenario' } } }] };
  const parsed = tourScenarioSchema.parse(input);
  if (!parsed.ok) return parsed;
  const plan = parseTour(parsed.value.tour, find);
  if (!plan.ok) return { ok: false, problems: plan.problems.map(({ at, need }) => ({ at: at === '' ? 'tour' : `tour.${at}`, need })) };
  return { ok: true, value: { ...parsed.value, cites: parsed.value.cites ?? [], tour: plan.value } };
}

/** Where the tour stands otherwise than expected; empty when all is as it should be. */
export function playTourScenario(game: Game, { tour: plan, entries, expect }: TourScenario): readonly Problem[] {
  const folded = foldTour(game, plan, entries);
  const refused = folded.kind === 'refused' ? folded.refusal : undefined;
  if (folded.kind === 'refused' && !(expect.refused && folded.entry === entries.length - 1))
    return [{ at: `entries[${folded.entry}]`, need: folded.refusal }];
  const problems: Problem[] = [];
  const stands: Readonly<Record<keyof TourExpectation, unknown>> = { ...standOf(folded.tour), refused };
  for (const name of Object.keys(expect) as (keyof TourExpectation)[]) compare(expect[name], stands[name], `expect.${name}`, problems);
  return problems;
}

function standOf(tour: Tour) {
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
