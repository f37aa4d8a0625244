import { parentPort } from 'node:worker_threads';
import { findGame, wordsOf } from '@gruppetto/catalogue/all';
import { type Game, type Parsed, type Refusal, type SeatEntry, withoutStrange } from '@gruppetto/kernel';
import {
  enter,
  openTour,
  parseTour,
  seatsOf,
  stageOptions,
  type Tour,
  type TourEntry,
  type TourPlan,
  winnersOfTour,
} from '@gruppetto/tour';
import type { StageInfo } from '@gruppetto/wire';
import { namesInTour, say } from '@gruppetto/words';

/** What the list of tours shows of one. */
export interface TourProgress {
  readonly closed: number;
  readonly winner: string | undefined;
}

/** What the thread is asked to do. Entries and plans are JSON. Versions count all entries, those that were undone too. */
export type TourTask =
  | { readonly do: 'read'; readonly plan: unknown }
  /** Up to which version the thread knows the tour, which is at this version now; 0 where it has just been told of it. */
  | { readonly do: 'open'; readonly tour: string; readonly plan: string; readonly version: number }
  /** Entries that are stored after this version. */
  | { readonly do: 'follow'; readonly tour: string; readonly after: number; readonly entries: readonly string[] }
  /** Works out what has not been worked out, for a short while. Gives whether all is. */
  | { readonly do: 'settle'; readonly tour: string }
  /** Tries what somebody wants to enter, after what was tried before it. */
  | { readonly do: 'try'; readonly tour: string; readonly after: number; readonly entries: readonly string[] }
  /** The open stage of a tour that is settled; undefined if there is none. */
  | { readonly do: 'stage'; readonly tour: string }
  /** Where the seats stand in a tour that is settled, by seat. */
  | { readonly do: 'places'; readonly tour: string }
  /** What was tried is stored; or it is not. */
  | { readonly do: 'keep' | 'drop'; readonly tour: string };

/** A stage that is to be raced, and who rides in it. */
export interface OpenStage {
  readonly game: string;
  readonly stage: number;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly info: StageInfo;
}

export type Tried =
  | { readonly kind: 'entered'; readonly version: number; readonly progress: TourProgress }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly sentence: string }
  /** The thread has been replaced, or somebody else was here: begin again with `open`. */
  | { readonly kind: 'unknown' };

/** A tour as far as it is known. Only entries that were not undone are ever worked out. */
interface Fold {
  readonly planText: string;
  readonly plan: TourPlan;
  readonly version: number;
  readonly entries: readonly TourEntry[];
  /** The tour after the first `settled` of the entries. */
  readonly tour: Tour;
  readonly settled: number;
  /** How many characters its plan and its entries had. */
  readonly size: number;
}

/** So many tours are at hand, and of long ones fewer. */
const maxFolds = 50;
const maxSize = 20_000_000;
/** A task is over after so many milliseconds: others wait. */
const aWhile = 30;
/** So many undos are at hand; for more the tour is worked out anew. */
const maxPrevious = 20;

const folds = new Map<string, Fold>();
const tried = new Map<string, Fold>();

function read(plan: unknown): Parsed<{ readonly plan: TourPlan; readonly progress: TourProgress }> {
  const parsed = parseTour(plan, findGame);
  return parsed.ok ? { ok: true, value: { plan: parsed.value, progress: progressOf(open(parsed.value)) } } : parsed;
}

const open = (plan: TourPlan): Tour => openTour(findGame(plan.game) as Game, plan);

function remember(id: string, fold: Fold): void {
  // A Map keeps the order of insertion: what is used goes to its end.
  folds.delete(id);
  folds.set(id, fold);
  let size = [...folds.values()].reduce((sum, one) => sum + one.size, 0);
  for (const [other, { size: freed }] of folds) {
    if (other === id || (folds.size <= maxFolds && size <= maxSize)) break;
    folds.delete(other);
    size -= freed;
  }
}

function begin(id: string, planText: string, version: number): number {
  const known = folds.get(id);
  // A tour that was deleted may have been made anew.
  if (known && known.planText === planText && known.version <= version) return known.version;
  const plan = JSON.parse(planText) as TourPlan;
  remember(id, { planText, plan, version: 0, entries: [], tour: open(plan), settled: 0, size: planText.length });
  return 0;
}

function follow(id: string, after: number, texts: readonly string[]): boolean {
  const fold = folds.get(id);
  if (fold?.version !== after) return false;
  const entries = [...fold.entries];
  let { tour, settled } = fold;
  for (const text of texts) {
    const entry = JSON.parse(text) as TourEntry;
    if (entry.do !== 'undo') entries.push(entry);
    else {
      entries.pop();
      ({ tour, settled } = backTo(entries.length, { ...fold, tour, settled }));
    }
  }
  const size = texts.reduce((sum, { length }) => sum + length, fold.size);
  remember(id, { ...fold, version: after + texts.length, entries, tour, settled, size });
  return true;
}

/** The tour as it was after this many entries, when later ones were taken back: the rest is worked out again when it is needed. */
function backTo(entries: number, { plan, tour, settled }: Fold): Pick<Fold, 'tour' | 'settled'> {
  if (settled <= entries) return { tour, settled };
  return tour.previous ? { tour: tour.previous, settled: entries } : { tour: open(plan), settled: 0 };
}

/** Works out one more entry. */
function settleOne(fold: Fold): Fold {
  const entered = enter(fold.tour, fold.entries[fold.settled]);
  if (entered.kind === 'refused') throw new Error(`a stored entry is refused: ${JSON.stringify(entered.refusal)}`);
  return { ...fold, tour: shortened(entered.tour, maxPrevious), settled: fold.settled + 1 };
}

/** A tour holds on to all that it was: with few of them it stays small. */
function shortened(tour: Tour, left: number): Tour {
  let depth = 0;
  for (let one = tour.previous; one; one = one.previous) depth++;
  return depth <= 2 * left ? tour : cut(tour, left);
}

function cut({ previous, ...tour }: Tour, left: number): Tour {
  return previous && left > 0 ? { ...tour, previous: cut(previous, left - 1) } : tour;
}

function settle(id: string): boolean {
  let fold = folds.get(id);
  if (!fold) return true;
  const began = performance.now();
  while (fold.settled < fold.entries.length && performance.now() - began < aWhile) fold = settleOne(fold);
  remember(id, fold);
  return fold.settled === fold.entries.length;
}

function tryEntries(id: string, after: number, texts: readonly string[]): Tried {
  let fold: Fold | undefined = [tried.get(id), folds.get(id)].find((one) => one?.version === after);
  if (!fold) return { kind: 'unknown' };
  for (const text of texts) {
    const entry = JSON.parse(text) as TourEntry;
    fold = { ...fold, size: fold.size + text.length };
    if (entry.do === 'undo' && fold.entries.length > 0) {
      const entries: readonly TourEntry[] = fold.entries.slice(0, -1);
      fold = { ...fold, version: fold.version + 1, entries, ...backTo(entries.length, fold) };
      while (fold.settled < fold.entries.length) fold = settleOne(fold);
      continue;
    }
    const entered = enter(entry.do === 'undo' ? open(fold.plan) : fold.tour, entry);
    if (entered.kind === 'refused') return { kind: 'refused', refusal: entered.refusal, sentence: sentenceOf(entered.refusal, fold.tour) };
    const entries: readonly TourEntry[] = [...fold.entries, entry];
    fold = { ...fold, version: fold.version + 1, entries, tour: shortened(entered.tour, maxPrevious), settled: entries.length };
  }
  tried.set(id, fold);
  return { kind: 'entered', version: fold.version, progress: progressOf(fold.tour) };
}

const sentenceOf = (refusal: Refusal, { game, plan }: Tour): string => say(refusal, wordsOf(plan.game), namesInTour(game, plan));

function progressOf(tour: Tour): TourProgress {
  const closed = tour.stages.filter(({ status }) => status === 'closed').length;
  return { closed, winner: tour.over ? winnerOf(tour) : undefined };
}

/** For a column of its own: PostgreSQL takes no NUL in a text. */
const winnerOf = (tour: Tour): string => withoutStrange(winnersOfTour(tour, namesInTour(tour.game, tour.plan, 'file')).join(', '));

function openStage(id: string): OpenStage | undefined {
  const { tour, plan } = folds.get(id) ?? {};
  const stage = tour?.after.length ?? 0;
  const options = tour && stageOptions(tour, stage);
  if (!tour || !plan || !options) return undefined;
  const jerseys = tour.after[stage - 1]?.jerseys.map(({ rider, jersey }) => ({ rider, jersey })) ?? [];
  const info = { name: plan.name, stages: plan.stages.length, riders: plan.riders, jerseys };
  return { game: plan.game, stage, options, seats: plan.seats, info };
}

function perform(task: TourTask): unknown {
  switch (task.do) {
    case 'read':
      return read(task.plan);
    case 'open':
      return begin(task.tour, task.plan, task.version);
    case 'follow':
      return follow(task.tour, task.after, task.entries);
    case 'settle':
      return settle(task.tour);
    case 'stage':
      return openStage(task.tour);
    case 'places': {
      const { tour } = folds.get(task.tour) ?? {};
      return (
        tour &&
        seatsOf(tour)
          .toSorted((a, b) => a.seat - b.seat)
          .map(({ place }) => place)
      );
    }
    case 'try':
      return tryEntries(task.tour, task.after, task.entries);
    case 'keep': {
      const fold = tried.get(task.tour);
      if (fold) remember(task.tour, fold);
      return tried.delete(task.tour);
    }
    case 'drop':
      return tried.delete(task.tour);
  }
}

parentPort?.on('message', (task: TourTask) => parentPort?.postMessage(perform(task)));
