import type { Game, Refusal } from '@gruppetto/kernel';
import type { Tour, TourEntry } from '@gruppetto/tour';
import type { StoredEntry, TourAnswer } from '@gruppetto/wire';
import type { StoreApi } from 'zustand';
import type { ServerFault } from '../../api/server.ts';

/** Whether what was done here is safe with the server; `browser`: no server has this tour. */
export type Sync = 'saved' | 'sending' | 'offline' | 'signed-out' | 'browser';

export interface OpenTour {
  readonly state: 'open';
  readonly id: string;
  readonly role: TourAnswer['role'];
  readonly game: Game;
  /** With everything that was done here, sent or not. */
  readonly tour: Tour;
  /** What the server has. */
  readonly entries: readonly StoredEntry[];
  /** What Undo takes back. */
  readonly latest?: LatestEntry;
  readonly waiting: number;
  readonly sync: Sync;
  /** The server has been asked since the page was opened, whatever it said: until then this is what the device had stored. */
  readonly asked: boolean;
  /** Why the last wish was refused. */
  readonly refusal?: Refusal;
  /** Entries from here that no longer fit, because another director was faster. */
  readonly lost: readonly (Refusal | string)[];
}

export type TourState = { readonly state: 'opening' } | { readonly state: 'closed'; readonly fault: ServerFault } | OpenTour;

/** One tour on one page. */
export interface TourClient {
  readonly store: StoreApi<TourState>;
  open(): void;
  close(): void;
  /** Does something in the tour, at once, and gives the new tour; undefined if it is refused. Resolves when it is stored on this device. */
  enter(...entries: readonly TourEntry[]): Promise<Tour | undefined>;
  /** The person has read what was lost. */
  dismiss(): void;
}

interface LatestEntry {
  readonly entry: TourEntry;
  /** The account that entered it, where that is known. */
  readonly by?: string;
}

/** The latest entry that is not taken back yet. */
export function latestEntry(entries: readonly LatestEntry[]): LatestEntry | undefined {
  let undone = 0;
  for (let index = entries.length - 1; index >= 0; index--) {
    const { entry, by } = entries[index];
    if (entry.do === 'undo') undone++;
    else if (undone > 0) undone--;
    else return { entry, ...(by !== undefined && { by }) };
  }
  return undefined;
}
