import { findGame, isGameId, openRoom } from '@gruppetto/catalogue';
import type { Refusal } from '@gruppetto/kernel';
import { enter, openTour, type Tour, type TourEntry } from '@gruppetto/tour';
import type { NewEntry, StoredEntry, TourAnswer, TourNews } from '@gruppetto/wire';
import { createStore, type StoreApi } from 'zustand';
import { passes, type ServerFault, server } from '../../api/server.ts';
import { freshId } from '../../storage/fresh.ts';
import { firstBatch } from './batch.ts';
import { latestEntry, type OpenTour, type Sync, type TourClient, type TourState } from './open-tour.ts';
import { cacheTour, loadTour, onTourElsewhere, queue } from './tour-storage.ts';

/** Where the tour comes from: an account's own, or one that is followed by a link. */
export type ServedSource = { readonly account: string; readonly id: string } | { readonly follow: string };

/** Done here, and not acknowledged by the server yet; with the tour as it is after it. */
interface Waiting extends NewEntry {
  readonly tour: Tour;
}

const firstPause = 1000;
const longestPause = 20_000;
/** How often to look whether somebody else has entered something, should no news come of it. */
const look = 30_000;

/** One tour on one page: shown at once, cached on this device, sent in order, and caught up with. */
export class ServedTour implements TourClient {
  readonly store: StoreApi<TourState> = createStore<TourState>(() => ({ state: 'opening' }));
  private served: TourAnswer | undefined;
  /** The served entries alone. */
  private base: Tour | undefined;
  /** Without their tours until the tour itself has come. */
  private waiting: readonly (NewEntry | Waiting)[] = [];
  private lost: OpenTour['lost'] = [];
  /** Ids of those that will never be taken. */
  private readonly dropped = new Set<string>();
  /** They go one by one while it is not clear which of them is refused. */
  private single = false;
  private sync: Sync = 'saved';
  private busy = false;
  private answered = false;
  /** Something has come since the last request went out. */
  private asked = false;
  private pause = firstPause;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop = new AbortController();
  private readonly endings: (() => void)[] = [];

  private readonly source: ServedSource;

  constructor(source: ServedSource) {
    this.source = source;
  }

  open(): void {
    void this.begin();
    const wake = () => {
      this.pause = firstPause;
      void this.pump();
    };
    const seen = () => document.visibilityState === 'visible' && wake();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', seen);
    this.endings.push(
      () => window.removeEventListener('online', wake),
      () => document.removeEventListener('visibilitychange', seen),
    );
    const news = new EventSource(liveOf(this.source));
    news.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { version } = JSON.parse(data) as TourNews;
      if (this.served && version > this.served.version) wake();
    });
    this.endings.push(() => news.close());
    if ('id' in this.source) {
      const { id } = this.source;
      this.endings.push(onTourElsewhere((changed) => changed === id && void this.reload()));
    }
  }

  close(): void {
    this.stop.abort();
    clearTimeout(this.timer);
    for (const end of this.endings) end();
  }

  async enter(...entries: readonly TourEntry[]): Promise<Tour | undefined> {
    const now = this.store.getState();
    if (now.state !== 'open' || !('id' in this.source)) return undefined;
    const added: Waiting[] = [];
    let { tour } = now;
    for (const entry of entries) {
      const entered = enter(tour, entry);
      if (entered.kind === 'refused') {
        this.store.setState({ ...now, refusal: entered.refusal });
        return undefined;
      }
      tour = entered.tour;
      added.push({ id: freshId(), entry, tour });
    }
    const { account, id } = this.source;
    this.waiting = [...this.waiting, ...added];
    this.sync = this.sync === 'saved' ? 'sending' : this.sync;
    this.tell();
    // Without storage it is sent all the same.
    await queue(account, id, added.map(unfolded)).catch(() => undefined);
    void this.pump();
    return tour;
  }

  dismiss(): void {
    this.lost = [];
    this.tell();
  }

  private async begin(): Promise<void> {
    if ('id' in this.source) await this.reload();
    await this.pump();
  }

  /** Takes over what this device has stored, from an earlier visit or another tab. */
  private async reload(): Promise<void> {
    if (!('id' in this.source)) return;
    const { account, id } = this.source;
    const { cached, waiting } = await loadTour(account, id).catch(() => ({ cached: undefined, waiting: [] }));
    const mine = this.waiting.filter((one) => !waiting.some(({ id }) => id === one.id));
    if (cached && (!this.served || cached.version > this.served.version)) {
      await openGame(cached);
      this.serve(cached);
    }
    const known = new Set(this.served?.entries.map(({ id }) => id));
    this.waitFor([...waiting, ...mine].filter(({ id }) => !known.has(id) && !this.dropped.has(id)));
    if (this.served) this.tell();
    if (this.waiting.length > 0) void this.pump();
  }

  /** Takes over what the server has. What was entered here and comes back in the same order has been folded already. */
  private serve(served: TourAnswer): void {
    const before = this.served?.entries ?? [];
    const goesOn = this.base !== undefined && before.every(({ id }, index) => served.entries[index]?.id === id);
    let tour = goesOn ? (this.base as Tour) : open(served);
    let waiting: readonly (NewEntry | Waiting)[] = goesOn ? this.waiting : this.waiting.map(unfolded);
    for (const { id, entry } of served.entries.slice(goesOn ? before.length : 0)) {
      const [first] = waiting;
      if (first?.id === id && 'tour' in first) tour = first.tour;
      else {
        const entered = enter(tour, entry);
        // The server has checked it by the same rules.
        if (entered.kind === 'entered') tour = entered.tour;
        waiting = waiting.map(unfolded);
      }
      waiting = waiting.filter((one) => one.id !== id);
    }
    this.served = served;
    this.base = tour;
    this.waitFor(waiting);
  }

  /** Folds what waits onto what the server has; what no longer fits is set aside and said. */
  private waitFor(entries: readonly (NewEntry | Waiting)[]): void {
    let tour = this.base;
    if (!tour) {
      this.waiting = entries;
      return;
    }
    const folded: Waiting[] = [];
    let reusable = true;
    for (const one of entries) {
      if (reusable && 'tour' in one) {
        tour = one.tour;
        folded.push(one);
        continue;
      }
      reusable = false;
      const entered = enter(tour, one.entry);
      if (entered.kind === 'entered') {
        tour = entered.tour;
        folded.push({ id: one.id, entry: one.entry, tour });
      } else this.drop(one, entered.refusal);
    }
    this.waiting = folded;
  }

  private drop({ id }: NewEntry, refusal: Refusal): void {
    this.dropped.add(id);
    this.lost = [...this.lost, refusal];
  }

  private tell(): void {
    const { served, base } = this;
    if (!served || !base) return;
    const last = this.waiting.at(-1);
    const tour = last && 'tour' in last ? last.tour : base;
    const by = 'account' in this.source ? this.source.account : '';
    const latest = latestEntry([...served.entries, ...this.waiting.map(({ entry }) => ({ entry, by }))]);
    this.store.setState(
      {
        state: 'open',
        id: served.id,
        role: served.role,
        game: tour.game,
        tour,
        entries: served.entries,
        ...(latest && { latest }),
        waiting: this.waiting.length,
        sync: this.sync,
        asked: this.answered,
        lost: this.lost,
      },
      true,
    );
  }

  /** Sends what waits, or asks what is new; one request at a time, and again after a while. */
  private async pump(): Promise<void> {
    this.asked = true;
    if (this.busy || this.stop.signal.aborted) return;
    this.busy = true;
    clearTimeout(this.timer);
    let again = look;
    try {
      do {
        this.asked = false;
        const fault = await this.exchange();
        if (fault) {
          again = this.pause;
          if (!this.failed(fault)) return;
          break;
        }
        this.pause = firstPause;
      } while (this.waiting.length > 0 || this.asked);
    } catch (error) {
      if (!this.stop.signal.aborted) throw error;
      return;
    } finally {
      this.busy = false;
    }
    this.timer = setTimeout(() => void this.pump(), again);
  }

  /** Whether to try again. */
  private failed(fault: ServerFault): boolean {
    this.answered = true;
    if (passes(fault) || fault.status === 401) {
      this.pause = Math.min(longestPause, this.pause * 2);
      this.sync = fault.status === 401 ? 'signed-out' : 'offline';
      if (this.served) this.tell();
      else this.store.setState({ state: 'closed', fault }, true);
      return true;
    }
    this.store.setState({ state: 'closed', fault }, true);
    return false;
  }

  private async exchange(): Promise<ServerFault | undefined> {
    const { served, source } = this;
    if (!('id' in source) || !served || this.waiting.length === 0) return this.fetch();
    if (this.sync === 'saved') this.sync = 'sending';
    const sent = this.single ? this.waiting.slice(0, 1) : firstBatch(this.waiting);
    const answer = await server.enter(source.id, { after: served.version, entries: sent.map(unfolded) });
    if (answer.ok) {
      const { version, entries } = answer.value;
      this.single = false;
      if (version <= served.version) return this.fetch(0);
      await this.take({ ...served, version, entries: joined(served.entries, entries) });
      return undefined;
    }
    const { fault } = answer;
    if (passes(fault) || fault.status === 401 || fault.status === 403 || fault.status === 404) return fault;
    // Somebody else was quicker: once their entries are here, it shows what still fits.
    const silent = await this.fetch();
    if (silent || this.served?.version !== served.version) return silent;
    const [first] = sent;
    if (sent.length > 1) this.single = true;
    else if (first) {
      this.dropped.add(first.id);
      this.lost = [...this.lost, fault.message];
      this.waitFor(this.waiting.filter(({ id }) => id !== first.id).map(unfolded));
      this.tell();
    }
    return undefined;
  }

  private async fetch(after = this.served?.version ?? 0): Promise<ServerFault | undefined> {
    const { source, served } = this;
    const { signal } = this.stop;
    const answer = 'id' in source ? await server.tour(source.id, after, signal) : await server.followed(source.follow, after, signal);
    if (!answer.ok) return answer.fault;
    // A server that went back to a backup knows less than this page: what it has counts.
    if (answer.value.version < after) return this.fetch(0);
    await this.take(served && after > 0 ? { ...answer.value, entries: joined(served.entries, answer.value.entries) } : answer.value);
    return undefined;
  }

  private async take(served: TourAnswer): Promise<void> {
    await openGame(served);
    const before = this.waiting;
    this.answered = true;
    this.serve(served);
    this.sync = this.waiting.length > 0 ? 'sending' : 'saved';
    this.tell();
    if ('id' in this.source) {
      const { account } = this.source;
      const still = new Set(this.waiting.map(({ id }) => id));
      const settled = new Set([...before.map(({ id }) => id).filter((id) => !still.has(id)), ...this.dropped]);
      for (const { id } of served.entries) settled.add(id);
      // Without storage the tour is still with the server; only the next visit is slower.
      await cacheTour({ ...served, account }, settled).catch(() => undefined);
    }
  }
}

/** A tour is folded by the rules of its game. */
async function openGame({ plan: { game } }: TourAnswer): Promise<void> {
  if (isGameId(game)) await openRoom(game);
}

function open({ plan }: TourAnswer): Tour {
  const game = findGame(plan.game);
  if (!game?.stageRace) throw new Error(`no tours of ${plan.game}`);
  return openTour(game, plan);
}

const unfolded = ({ id, entry }: NewEntry): NewEntry => ({ id, entry });

const liveOf = (source: ServedSource): string =>
  'id' in source ? `/api/tours/${encodeURIComponent(source.id)}/live` : `/api/follow/${encodeURIComponent(source.follow)}/live`;

function joined(before: readonly StoredEntry[], after: readonly StoredEntry[]): readonly StoredEntry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...after.filter(({ id }) => !known.has(id))];
}
