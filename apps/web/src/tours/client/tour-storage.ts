import type { NewEntry, StoredDraft, TourAnswer, TourListing } from '@gruppetto/wire';
import type { DBSchema } from 'idb';
import { changesOn } from '../../storage/changes.ts';
import { database } from '../../storage/database.ts';
import { officeName } from '../../storage/names.ts';

/** A tour as the server last gave it, so that it opens without the server too. */
interface CachedTour extends TourAnswer {
  /** Whose: another person on the same device does not see it. */
  readonly account: string;
}

/** Stands where an account's name does: what no account has, this browser alone. */
export const thisBrowser = '';

/** A tour of this browser alone, with what the list of tours shows of it. */
export interface BrowserTour extends CachedTour {
  readonly listing: TourListing;
}

/** Done here, and not acknowledged by the server yet. */
interface WaitingEntry extends NewEntry {
  readonly order?: number;
  readonly account: string;
  readonly tour: string;
}

export interface LocalDraft extends StoredDraft {
  readonly account: string;
  readonly touched: number;
  /** Changed since the server has it. */
  readonly unsent: boolean;
}

interface Office extends DBSchema {
  tours: { key: [string, string]; value: CachedTour | BrowserTour };
  outbox: { key: number; value: WaitingEntry; indexes: { tour: [string, string] } };
  drafts: { key: [string, string]; value: LocalDraft };
  lists: { key: string; value: { account: string; tours: readonly TourListing[] } };
}

const office = database<Office>(officeName, (db) => {
  db.createObjectStore('tours', { keyPath: ['account', 'id'] });
  db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true }).createIndex('tour', ['account', 'tour']);
  db.createObjectStore('drafts', { keyPath: ['account', 'id'] });
  db.createObjectStore('lists', { keyPath: 'account' });
});

const changes = changesOn('gruppetto-office');

/** Calls back when another tab has changed what is stored of a tour. */
export const onTourElsewhere = changes.listen;

/** The cache of a tour, and the entries that wait to be sent, in order. */
export async function loadTour(
  account: string,
  id: string,
): Promise<{ readonly cached: CachedTour | undefined; readonly waiting: readonly NewEntry[] }> {
  const transaction = (await office()).transaction(['tours', 'outbox']);
  const [cached, waiting] = await Promise.all([
    transaction.objectStore('tours').get([account, id]),
    transaction.objectStore('outbox').index('tour').getAll([account, id]),
  ]);
  return { cached, waiting: waiting.map(({ id, entry }) => ({ id, entry })) };
}

/** Caches a tour as the server has it, and forgets what it has acknowledged, or will never take. */
export async function cacheTour(cached: CachedTour, settled: ReadonlySet<string>): Promise<void> {
  const transaction = (await office()).transaction(['tours', 'outbox'], 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const waiting = await outbox.index('tour').getAll([cached.account, cached.id]);
  await Promise.all([
    transaction.objectStore('tours').put(cached),
    ...waiting.filter(({ id, order }) => order !== undefined && settled.has(id)).map(({ order }) => outbox.delete(order as number)),
    transaction.done,
  ]);
  changes.tell(cached.id);
}

/** Resolves when the entries are safe on this device. */
export async function queue(account: string, tour: string, entries: readonly NewEntry[]): Promise<void> {
  const transaction = (await office()).transaction('outbox', 'readwrite', { durability: 'strict' });
  await Promise.all([...entries.map((entry) => transaction.store.add({ account, tour, ...entry })), transaction.done]);
  changes.tell(tour);
}

const ofBrowser = () => IDBKeyRange.bound([thisBrowser, ''], [thisBrowser, '\uffff']);

/** The tours of this browser alone. */
export const browserTours = async (): Promise<readonly BrowserTour[]> =>
  (await (await office()).getAll('tours', ofBrowser())) as readonly BrowserTour[];

export const browserTour = async (id: string): Promise<BrowserTour | undefined> =>
  (await (await office()).get('tours', [thisBrowser, id])) as BrowserTour | undefined;

/** Stores a tour of this browser, unless another tab has gone on from `after` meanwhile. Gives what is stored now. */
export async function storeBrowserTour(tour: BrowserTour, after?: number): Promise<BrowserTour> {
  const transaction = (await office()).transaction('tours', 'readwrite', { durability: 'strict' });
  const there = (await transaction.store.get([thisBrowser, tour.id])) as BrowserTour | undefined;
  const goesOn = there?.version === after;
  await Promise.all([goesOn && transaction.store.put(tour), transaction.done]);
  if (!goesOn) return there as BrowserTour;
  changes.tell(tour.id);
  return tour;
}

export async function forgetTour(account: string, id: string): Promise<void> {
  const transaction = (await office()).transaction(['tours', 'outbox'], 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const waiting = await outbox.index('tour').getAllKeys([account, id]);
  await Promise.all([
    transaction.objectStore('tours').delete([account, id]),
    ...waiting.map((key) => outbox.delete(key)),
    transaction.done,
  ]);
}

export const cacheList = async (account: string, tours: readonly TourListing[]): Promise<unknown> =>
  (await office()).put('lists', { account, tours });

export const cachedList = async (account: string): Promise<readonly TourListing[]> =>
  (await (await office()).get('lists', account))?.tours ?? [];

export const storeDraft = async (draft: LocalDraft): Promise<unknown> => (await office()).put('drafts', draft);

export const localDraft = async (account: string, id: string): Promise<LocalDraft | undefined> =>
  (await office()).get('drafts', [account, id]);

export const localDrafts = async (account: string): Promise<readonly LocalDraft[]> =>
  (await office()).getAll('drafts', IDBKeyRange.bound([account, ''], [account, '\uffff']));

export const forgetDraft = async (account: string, id: string): Promise<void> => (await office()).delete('drafts', [account, id]);
