import { findGame, gameIds, openRoom } from '@gruppetto/catalogue';
import type { Problem } from '@gruppetto/kernel';
import { entrySchema, foldTour, parseTour, type TourEntry, type TourPlan } from '@gruppetto/tour';

interface TourFile {
  readonly plan: TourPlan;
  readonly entries: readonly TourEntry[];
}

type ReadTour = { readonly ok: true; readonly value: TourFile } | { readonly ok: false; readonly problem: Problem | undefined };

const maxBytes = 8 * 1024 * 1024;

/** Reads a tour that was saved here, or the plan of one. Without a problem, it is no such file at all. */
export async function readTourFile(file: Blob): Promise<ReadTour> {
  let input: unknown;
  try {
    input = file.size > maxBytes ? undefined : JSON.parse(await file.text());
  } catch {
    input = undefined;
  }
  if (typeof input !== 'object' || input === null) return { ok: false, problem: undefined };
  const { plan: inner = input, entries: given = [] } = input as { plan?: unknown; entries?: unknown };
  await Promise.all(gameIds.map(openRoom));
  const plan = parseTour(inner, findGame);
  if (!plan.ok) return { ok: false, problem: plan.problems[0] };
  if (!Array.isArray(given)) return { ok: false, problem: { at: 'entries', need: { reason: 'need-list' } } };
  const entries: TourEntry[] = [];
  for (const [index, one] of given.entries()) {
    const entry = entrySchema.parse(one, `entries[${index}]`);
    if (!entry.ok) return { ok: false, problem: entry.problems[0] };
    entries.push(entry.value);
  }
  const game = findGame(plan.value.game);
  const fold = game && foldTour(game, plan.value, entries);
  if (fold?.kind === 'refused') return { ok: false, problem: { at: `entries[${fold.entry}]`, need: fold.refusal } };
  return { ok: true, value: { plan: plan.value, entries } };
}
