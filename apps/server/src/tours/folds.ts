import { findGame, wordsOf } from '@gruppetto/catalogue/all';
import type { Game } from '@gruppetto/kernel';
import { enter, leadersOf, openTour, rankingsNow, type Tour, type TourEntry, type TourPlan } from '@gruppetto/tour';
import { namesInTour, say } from '@gruppetto/words';
import { Refused } from '../http/errors.ts';

/** A tour and the version it stands at: the number of its entries, those that were taken back among them. */
export interface Fold {
  readonly version: number;
  readonly tour: Tour;
}

/** The latest fold of tours that are in use, so that an entry need not fold all that came before it. Forgetting costs time only. */
export interface Folds {
  get(id: string): Fold | undefined;
  keep(id: string, fold: Fold): void;
  forget(id: string): void;
}

const mostKept = 100;

export function createFolds(): Folds {
  // A Map keeps the order of insertion: who is used goes to its end.
  const kept = new Map<string, Fold>();
  return {
    get: (id) => kept.get(id),
    keep(id, fold) {
      const there = kept.get(id);
      if (there && there.version > fold.version) return;
      kept.delete(id);
      kept.set(id, fold);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
    forget: (id) => kept.delete(id),
  };
}

export const openFold = (plan: TourPlan): Fold => ({ version: 0, tour: openTour(findGame(plan.game) as Game, plan) });

/** With these entries after it; the first that the tour does not take refuses all of them. */
export function foldOn({ version, tour }: Fold, entries: readonly TourEntry[]): Fold {
  let next = tour;
  for (const entry of entries) {
    const entered = enter(next, entry);
    if (entered.kind === 'refused') {
      const { refusal } = entered;
      throw new Refused(409, 'refused', say(refusal, wordsOf(tour.plan.game), namesInTour(tour.game, tour.plan)), { refusal });
    }
    next = entered.tour;
  }
  return { version: version + entries.length, tour: next };
}

/** What the list of tours shows of it. */
export function progressOf(tour: Tour): { readonly closed: number; readonly winner: string | null } {
  const closed = tour.stages.filter(({ status }) => status === 'closed').length;
  return { closed, winner: tour.over ? winnerOf(tour) : null };
}

/** With one seat at the table it is a rider who wins. */
function winnerOf(tour: Tour): string {
  const { seats } = tour.plan;
  const riders = rankingsNow(tour)[0]?.lines.filter(({ place }) => place === 1) ?? [];
  const names =
    seats.length > 1
      ? leadersOf(tour).map((seat) => seats[seat]?.name ?? '')
      : riders.map(({ entrant }) => namesInTour(tour.game, tour.plan).rider(entrant));
  return plain(names.join(', '));
}

/** For a column of its own: PostgreSQL takes no NUL in a text. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
