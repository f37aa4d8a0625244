import { findGame } from '@gruppetto/catalogue';
import type { Game, Refusal } from '@gruppetto/kernel';
import { enter, openTour, type Tour, type TourEntry } from '@gruppetto/tour';
import { type Names, say } from '@gruppetto/words';
import { useEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type Fault, type KeptEntry, passes, type Role, type SentEntry, type ServedTour, server } from '../account/server.ts';
import { freshId } from '../tables/fresh.ts';
import { keepTour, loadTour, onTourElsewhere, queue } from './office-shelf.ts';
import { tourNames } from './tour-names.ts';

/** Whether what was done here is safe with the server. */
export type Sync = 'saved' | 'sending' | 'offline' | 'signed-out';

export interface OpenTour {
  readonly state: 'open';
  readonly id: string;
  readonly role: Role;
  readonly game: Game;
  readonly names: Names;
  /** With everything that was done here, sent or not. */
  readonly tour: Tour;
  /** What the server has. */
  readonly entries: readonly KeptEntry[];
  readonly waiting: number;
  readonly sync: Sync;
  /** The server has been asked since the page was opened, whatever it said: until then this is what the device had kept. */
  readonly asked: boolean;
  /** Why the last wish was refused. */
  readonly refusal?: Refusal;
  /** What was done here while another director did something that it no longer fits. */
  readonly lost: readonly string[];
}

export type Session = { readonly state: 'opening' } | { readonly state: 'closed'; readonly fault: Fault } | OpenTour;

/** Where the tour comes from: an account's own, or one that is followed by a link. */
export type Source = { readonly account: string; readonly id: string } | { readonly follow: string };

const firstPause = 1000;
const longestPause = 20_000;
/** How often to look whether somebody else has gone on, should no news come of it. */
const look = 30_000;
/** So many entries go in one request. */
const batch = 100;

/** One tour on one page: shown at once, kept on this device, sent in order, and caught up with. */
class TourSession {
  readonly store: StoreApi<Session> = createStore<Session>(() => ({ state: 'opening' }));
  private served: ServedTour | undefined;
  /** The served entries alone. */
  private base: Tour | undefined;
  private waiting: readonly SentEntry[] = [];
  private lost: OpenTour['lost'] = [];
  /** Ids of those that will never be taken. */
  private readonly dropped = new Set<string>();
  /** How many go at a time: one by one while it is not clear which of them is refused. */
  private most = batch;
  private sync: Sync = 'saved';
  private busy = false;
  private answered = false;
  /** Something has come since the last request went out. */
  private asked = false;
  private pause = firstPause;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop = new AbortController();
  private readonly endings: (() => void)[] = [];

  private readonly source: Source;

  constructor(source: Source) {
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
      const { version } = JSON.parse(data) as { version: number };
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

  /** Does something in the tour, at once; or says why not. Resolves when it is kept on this device. */
  async enter(...entries: readonly TourEntry[]): Promise<boolean> {
    const now = this.store.getState();
    if (now.state !== 'open' || !('id' in this.source)) return false;
    let { tour } = now;
    for (const entry of entries) {
      const entered = enter(tour, entry);
      if (entered.kind === 'refused') {
        this.store.setState({ ...now, refusal: entered.refusal });
        return false;
      }
      tour = entered.tour;
    }
    const sent = entries.map((entry) => ({ id: freshId(), entry }));
    const { account, id } = this.source;
    this.waiting = [...this.waiting, ...sent];
    this.sync = this.sync === 'saved' ? 'sending' : this.sync;
    this.tell(tour);
    // Without storage it is sent all the same.
    await queue(account, id, sent).catch(() => undefined);
    void this.pump();
    return true;
  }

  dismiss(): void {
    this.lost = [];
    this.tell();
  }

  private async begin(): Promise<void> {
    if ('id' in this.source) await this.reload();
    await this.pump();
  }

  /** Takes over what this device has kept, from an earlier visit or another tab. */
  private async reload(): Promise<void> {
    if (!('id' in this.source)) return;
    const { account, id } = this.source;
    const { cached, waiting } = await loadTour(account, id).catch(() => ({ cached: undefined, waiting: [] }));
    const mine = this.waiting.filter((one) => !waiting.some(({ id }) => id === one.id));
    if (cached && (!this.served || cached.version > this.served.version)) this.serve(cached);
    const known = new Set(this.served?.entries.map(({ id }) => id));
    this.waiting = [...waiting, ...mine].filter(({ id }) => !known.has(id) && !this.dropped.has(id));
    if (this.served) this.tell();
    if (this.waiting.length > 0) void this.pump();
  }

  private serve(served: ServedTour): void {
    const game = findGame(served.plan.game);
    if (!game?.stageRace) throw new Error(`no tours of ${served.plan.game}`);
    const before = this.served;
    const goesOn = this.base && before?.entries.every(({ id }, index) => served.entries[index]?.id === id);
    let tour = goesOn ? (this.base as Tour) : openTour(game, served.plan);
    for (const { entry } of served.entries.slice(goesOn ? before?.entries.length : 0)) {
      const entered = enter(tour, entry);
      // The server has checked it by the same rules.
      if (entered.kind === 'entered') tour = entered.tour;
    }
    this.served = served;
    this.base = tour;
  }

  private tell(tour?: Tour): void {
    const { served, base } = this;
    const game = served && findGame(served.plan.game);
    if (!served || !base || !game) return;
    const now = tour ?? this.withWaiting(base);
    this.store.setState(
      {
        state: 'open',
        id: served.id,
        role: served.role,
        game,
        names: tourNames(now),
        tour: now,
        entries: served.entries,
        waiting: this.waiting.length,
        sync: this.sync,
        asked: this.answered,
        lost: this.lost,
      },
      true,
    );
  }

  /** What does not fit any more is set aside and said. */
  private withWaiting(base: Tour): Tour {
    let tour = base;
    const kept: SentEntry[] = [];
    for (const sent of this.waiting) {
      const entered = enter(tour, sent.entry);
      if (entered.kind === 'entered') {
        tour = entered.tour;
        kept.push(sent);
      } else this.drop(sent, say(entered.refusal, tour.game.id, tourNames(tour)));
    }
    this.waiting = kept;
    return tour;
  }

  private drop({ id }: SentEntry, why: string): void {
    this.dropped.add(id);
    this.lost = [...this.lost, why];
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
  private failed(fault: Fault): boolean {
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

  private async exchange(): Promise<Fault | undefined> {
    const { served, source } = this;
    if (!('id' in source) || !served || this.waiting.length === 0) return this.fetch();
    if (this.sync === 'saved') this.sync = 'sending';
    const sent = this.waiting.slice(0, this.most);
    const answer = await server.enter(source.id, served.version, sent);
    if (answer.ok) {
      const { version, entries } = answer.value;
      this.most = batch;
      await this.take({ ...served, version, entries: joined(served.entries, entries) });
      return undefined;
    }
    const { fault } = answer;
    if (passes(fault) || fault.status === 401 || fault.status === 403 || fault.status === 404) return fault;
    // Somebody else was quicker: with what he did in hand, it shows what still fits.
    const silent = await this.fetch();
    if (silent || this.served?.version !== served.version) return silent;
    const [first] = sent;
    if (sent.length > 1) this.most = 1;
    else if (first) {
      this.drop(first, fault.message);
      this.waiting = this.waiting.filter(({ id }) => id !== first.id);
      this.tell();
    }
    return undefined;
  }

  private async fetch(): Promise<Fault | undefined> {
    const { source, served } = this;
    const { signal } = this.stop;
    const after = served?.version ?? 0;
    const answer = 'id' in source ? await server.tour(source.id, after, signal) : await server.followed(source.follow, after, signal);
    if (!answer.ok) return answer.fault;
    await this.take(served ? { ...answer.value, entries: joined(served.entries, answer.value.entries) } : answer.value);
    return undefined;
  }

  private async take(served: ServedTour): Promise<void> {
    const before = this.waiting;
    this.answered = true;
    this.serve(served);
    const known = new Set(served.entries.map(({ id }) => id));
    this.waiting = this.waiting.filter(({ id }) => !known.has(id));
    const tour = this.withWaiting(this.base as Tour);
    this.sync = this.waiting.length > 0 ? 'sending' : 'saved';
    this.tell(tour);
    if ('id' in this.source) {
      const { account } = this.source;
      const settled = new Set([...before.filter((one) => !this.waiting.includes(one)).map(({ id }) => id), ...known, ...this.dropped]);
      // Without storage the tour is still with the server; only the next visit is slower.
      await keepTour({ ...served, account }, settled).catch(() => undefined);
    }
  }
}

const liveOf = (source: Source): string =>
  'id' in source ? `/api/tours/${encodeURIComponent(source.id)}/live` : `/api/follow/${encodeURIComponent(source.follow)}/live`;

function joined(before: readonly KeptEntry[], after: readonly KeptEntry[]): readonly KeptEntry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...after.filter(({ id }) => !known.has(id))];
}

export interface TourTools {
  readonly session: Session;
  readonly enter: (...entries: readonly TourEntry[]) => Promise<boolean>;
  readonly dismiss: () => void;
}

/** A tour for as long as the page shows it. */
export function useTour(source: Source): TourTools {
  const key = 'id' in source ? `${source.account}/${source.id}` : source.follow;
  const [session, setSession] = useState(() => new TourSession(source));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of the source
  useEffect(() => {
    const fresh = new TourSession(source);
    setSession(fresh);
    fresh.open();
    return () => fresh.close();
  }, [key]);
  const state = useStore(session.store);
  return {
    session: state,
    enter: (...entries) => session.enter(...entries),
    dismiss: () => session.dismiss(),
  };
}
