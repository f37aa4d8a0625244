import { isGameId, openRoom } from '@gruppetto/catalogue';
import { enter, foldTour, type Tour, type TourEntry, type TourPlan } from '@gruppetto/tour';
import type { NewEntry, StoredEntry, TourListing } from '@gruppetto/wire';
import { createStore, type StoreApi } from 'zustand';
import { freshId } from '../../storage/fresh.ts';
import { winnersOf } from '../ceremony/winners.ts';
import { latestEntry, type TourClient, type TourState } from './open-tour.ts';
import { type BrowserTour, browserTour, onTourElsewhere, storeBrowserTour, thisBrowser } from './tour-storage.ts';

/** The tour of a plan and its entries, by the rules of its game. */
export async function folded(plan: TourPlan, entries: readonly NewEntry[]): Promise<Tour | undefined> {
  if (!isGameId(plan.game)) return undefined;
  const { game } = await openRoom(plan.game);
  if (!game.stageRace) return undefined;
  return foldTour(
    game,
    plan,
    entries.map(({ entry }) => entry),
  ).tour;
}

function listingOf(id: string, tour: Tour): TourListing {
  const { name, game, stages } = tour.plan;
  const progress = { stages: stages.length, closed: tour.after.length, ...(tour.over && { winner: winnersOf(tour).join(', ') }) };
  return { id, name, game, role: 'owner', touched: Date.now(), ...progress };
}

const rowOf = (id: string, tour: Tour, entries: readonly StoredEntry[]): BrowserTour => ({
  account: thisBrowser,
  id,
  role: 'owner',
  plan: tour.plan,
  entries,
  version: entries.length,
  listing: listingOf(id, tour),
});

/** Stores a new tour in this browser alone; false where it is no tour. */
export async function makeBrowserTour(id: string, plan: TourPlan, entries: readonly NewEntry[] = []): Promise<boolean> {
  const tour = await folded(plan, entries);
  if (!tour) return false;
  // Browsers clear what nobody asked them to keep.
  void navigator.storage?.persist?.().catch(() => undefined);
  const at = Date.now();
  await storeBrowserTour(
    rowOf(
      id,
      tour,
      entries.map((one) => ({ ...one, at })),
    ),
  );
  return true;
}

const missing = { status: 404, code: 'not-found', message: '', problems: [] };

/** A tour that no server has: stored in this browser, entry by entry. */
export class BrowserTourClient implements TourClient {
  readonly store: StoreApi<TourState> = createStore<TourState>(() => ({ state: 'opening' }));
  private entries: readonly StoredEntry[] = [];
  private stop = () => {};
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    void this.load();
    this.stop = onTourElsewhere((changed) => changed === this.id && void this.load());
  }

  close(): void {
    this.stop();
  }

  async enter(...added: readonly TourEntry[]): Promise<Tour | undefined> {
    const now = this.store.getState();
    if (now.state !== 'open') return undefined;
    let { tour } = now;
    for (const entry of added) {
      const entered = enter(tour, entry);
      if (entered.kind === 'refused') {
        this.store.setState({ ...now, refusal: entered.refusal });
        return undefined;
      }
      tour = entered.tour;
    }
    const at = Date.now();
    const entries = [...this.entries, ...added.map((entry) => ({ id: freshId(), entry, at }))];
    const stored = await storeBrowserTour(rowOf(this.id, tour, entries), this.entries.length);
    if (stored.entries === entries) {
      this.tell(tour, entries);
      return tour;
    }
    // Another tab was quicker: what was wished is tried again on what it did.
    await this.load();
    return await this.enter(...added);
  }

  dismiss(): void {}

  private async load(): Promise<void> {
    const stored = await browserTour(this.id).catch(() => undefined);
    const tour = stored && (await folded(stored.plan, stored.entries));
    if (tour) this.tell(tour, stored.entries);
    else this.store.setState({ state: 'closed', fault: missing }, true);
  }

  private tell(tour: Tour, entries: readonly StoredEntry[]): void {
    this.entries = entries;
    const latest = latestEntry(entries);
    this.store.setState(
      {
        state: 'open',
        id: this.id,
        role: 'owner',
        game: tour.game,
        tour,
        entries,
        ...(latest && { latest }),
        waiting: 0,
        sync: 'browser',
        asked: true,
        lost: [],
      },
      true,
    );
  }
}
