import {
  anything,
  type Dice,
  type Game,
  hasFormat,
  integer,
  list,
  object,
  oneOf,
  type Parsed,
  type Problem,
  type Refusal,
  readable,
  type SeatEntry,
  type StageRace,
  seatEntry,
  type TourPoints,
  text,
} from '@gruppetto/kernel';
import { openTour, sameRiders } from './enter.ts';
import { maxStages } from './entry.ts';
import { riderAbout } from './line-up.ts';
import type { AnyReason } from './reasons.ts';
import { UnusableStage } from './settle.ts';
import type { StagePlan, TourPlan } from './tour.ts';

const worth = integer({ min: 0, max: 1000 });
const maxPlaces = 100;

const stagePlan = object({ name: readable(80, ''), options: anything() });

/** A plan as a file; what hangs on the game is checked by `parseTour`. */
export const tourSchema = object(
  {
    format: oneOf(['gruppetto-tour']),
    game: text(40),
    rules: integer({ min: 1, max: 1_000_000 }),
    // The server doesn't take a tour whose own name contains what can't be shown, and says so.
    name: text(80),
    kind: text(40),
    seats: list(seatEntry, { min: 1, max: 20 }),
    riders: list(readable(40), { max: 1000, default: [] }),
    stages: list(stagePlan, { min: 1, max: maxStages }),
  },
  { points: object({ stageWin: worth, places: anything() }), about: list(riderAbout, { max: 1000 }) },
);

const wrong = (at: string, need: Refusal<AnyReason>): { ok: false; problems: readonly Problem[] } => ({
  ok: false,
  problems: [{ at, need }],
});

/** Reads a plan that somebody hands in. `find` knows the games. */
export function parseTour(input: unknown, find: (id: string) => Game | undefined): Parsed<TourPlan> {
  // First, or another kind of file would be blamed for every field it has.
  if (!hasFormat(input, 'gruppetto-tour')) return wrong('format', { reason: 'wrong-format', with: { need: 'gruppetto-tour' } });
  const parsed = tourSchema.parse(input);
  if (!parsed.ok) return parsed;
  const plan = parsed.value;
  const game = find(plan.game);
  if (!game) return wrong('game', { reason: 'unknown-game', with: { game: plan.game } });
  const { stageRace } = game;
  if (!stageRace) return wrong('game', { reason: 'not-in-stages', with: { game: plan.game } });
  // Results are kept, not played again: a plan made under older rules goes on.
  if (plan.rules > game.rules) return wrong('rules', { reason: 'other-rules', with: { theirs: plan.rules, ours: game.rules } });
  if (!stageRace.kinds.includes(plan.kind)) return wrong('kind', { reason: 'need-one-of', with: { values: stageRace.kinds.join(', ') } });
  const stages = parseStages(game, plan.stages, plan.seats.length);
  if (!stages.ok) return stages;
  const { options } = stages.value[0];
  const riders = game.race(options).riders.length;
  if (plan.riders.length !== 0 && plan.riders.length !== riders)
    return wrong('riders', { reason: 'wrong-count', with: { count: plan.riders.length, min: riders, max: riders } });
  if (plan.about && plan.about.length !== riders)
    return wrong('about', { reason: 'wrong-count', with: { count: plan.about.length, min: riders, max: riders } });
  const points = parsePoints(stageRace, options, plan.points);
  if (!points.ok) return points;
  const { points: _, ...rest } = plan;
  const value: TourPlan = {
    ...rest,
    game: game.id,
    riders: plan.riders.length === 0 ? Array<string>(riders).fill('') : plan.riders,
    stages: stages.value,
    ...(points.value && { points: points.value }),
  };
  return opens(game, value) ? { ok: true, value } : wrong('stages[0].options', { reason: 'unusable-stage' });
}

/** Options may be right by themselves and yet be no first stage. */
function opens(game: Game, plan: TourPlan): boolean {
  try {
    openTour(game, plan);
    return true;
  } catch (error) {
    if (error instanceof UnusableStage) return false;
    throw error;
  }
}

function parseStages(game: Game, stages: readonly { name: string; options: unknown }[], seats: number): Parsed<readonly StagePlan[]> {
  const problems: Problem[] = [];
  const parsed = stages.flatMap(({ name, options }, index): StagePlan[] => {
    const read = game.options.parse(options, `stages[${index}].options`);
    if (read.ok) return [{ name, options: read.value }];
    problems.push(...read.problems);
    return [];
  });
  const [first] = parsed;
  if (problems.length > 0 || !first) return { ok: false, problems };
  const needed = game.race(first.options).seats;
  if (needed !== seats) return wrong('seats', { reason: 'wrong-count', with: { count: seats, min: needed, max: needed } });
  for (const [index, { options }] of parsed.entries())
    if (!sameRiders(game, first.options, options)) problems.push({ at: `stages[${index}].options`, need: { reason: 'other-riders' } });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: parsed };
}

function parsePoints(
  stageRace: StageRace,
  options: object,
  points: { readonly stageWin: number; readonly places: unknown } | undefined,
): Parsed<TourPoints | undefined> {
  if (!points) return { ok: true, value: undefined };
  if (!stageRace.tourPoints) return wrong('points', { reason: 'unknown-field' });
  const ids = stageRace.classifications(options).map(({ id }) => [id, list(worth, { max: maxPlaces })]);
  return object({ stageWin: worth, places: object({}, Object.fromEntries(ids)) }).parse(points, 'points') as Parsed<TourPoints>;
}

/** What a model tour is made from. */
export interface TourWish {
  readonly name: string;
  readonly kind: string;
  readonly stages: number;
  /** All that is not about the course. */
  readonly base: object;
  readonly seats: readonly SeatEntry[];
  readonly riders?: readonly string[];
}

/** A tour as the game proposes it; the same dice make the same one. */
export function modelTour(game: Game, { name, kind, stages, base, seats, riders }: TourWish, dice: Dice): Parsed<TourPlan> {
  const { stageRace } = game;
  if (!stageRace) return wrong('game', { reason: 'not-in-stages', with: { game: game.id } });
  if (!stageRace.kinds.includes(kind)) return wrong('kind', { reason: 'need-one-of', with: { values: stageRace.kinds.join(', ') } });
  if (!Number.isInteger(stages) || stages < 1 || stages > maxStages)
    return wrong('stages', { reason: 'need-integer', with: { min: 1, max: maxStages } });
  const options = game.options.parse(base, 'options');
  if (!options.ok) return options;
  const model = stageRace.model(kind, stages, options.value, dice);
  const plan = {
    format: 'gruppetto-tour',
    game: game.id,
    rules: game.rules,
    name,
    kind,
    seats,
    riders: riders ?? [],
    stages: model.map((one) => ({ name: '', options: one })),
  };
  return parseTour(plan, () => game);
}
