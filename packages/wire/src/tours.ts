import type { TourEntry, TourPlan } from '@gruppetto/tour';
import type { TableStatus } from './protocol.ts';

/** What somebody may be invited as. */
export type MemberRole = 'director' | 'reader';
/** What an account may be in a tour. */
export type TourRole = 'owner' | MemberRole;

/** GET /api/tours → TourListing[] */
export interface TourListing {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly stages: number;
  readonly closed: number;
  readonly role: TourRole;
  /** Milliseconds since 1970. */
  readonly touched: number;
  readonly winner?: string;
}

/** POST /api/tours → { id, version }. The id is a UUID made by the page, so that a retry makes one tour. */
export interface NewTour {
  readonly id: string;
  readonly plan: TourPlan;
}

/** An entry on its way to the server. The same id sent again is one entry. */
export interface NewEntry {
  readonly id: string;
  readonly entry: TourEntry;
}

export interface StoredEntry extends NewEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The account that entered it; followers are not told. */
  readonly by?: string;
}

/** POST /api/tours/:id/entries → TourChange. All of them are entered, or none. */
export interface NewEntries {
  /** The version that the page has. */
  readonly after: number;
  readonly entries: readonly NewEntry[];
}

/** What has changed since the version that the page has: the entries after it, its own among them. */
export interface TourChange {
  /** Counts the entries, undone ones and undoings included. */
  readonly version: number;
  readonly entries: readonly StoredEntry[];
}

/** GET /api/tours/:id?after= · GET /api/follow/:token?after= */
export interface TourAnswer extends TourChange {
  readonly id: string;
  readonly role: TourRole | 'follower';
  readonly plan: TourPlan;
  /** The secret part of the follow link, where there is one; told to the owner and the directors. */
  readonly follow?: string;
  /** How many are open; told to the owner. */
  readonly invitations?: number;
}

/** One message of the event streams /api/tours/:id/live and /api/follow/:token/live. */
export interface TourNews {
  readonly version: number;
}

/**
 * POST /api/tours/:id/invitations { role } → MadeLink · GET /api/invitations/:token → Invitation · POST /api/invitations/:token → { id }
 * POST /api/tours/:id/follow → MadeLink · DELETE /api/tours/:id/follow · DELETE /api/tours/:id/invitations
 */
export interface Invitation {
  /** Of the tour. */
  readonly name: string;
  readonly role: MemberRole;
}

/** GET /api/tours/:id/members → TourMember[] · DELETE /api/tours/:id/members/:name */
export interface TourMember {
  readonly name: string;
  readonly role: TourRole;
}

/**
 * GET /api/tours/:id/tables → StageTable[], those of a stage that was raced again in order ·
 * POST /api/tours/:id/tables { id, settings, seats } → StageTable: opens the stage that is to be raced
 */
export interface StageTable {
  readonly id: string;
  /** From 0. */
  readonly stage: number;
  readonly status: TableStatus;
}

/** Who rides for a team at the table of a stage. */
export interface StageSeat {
  readonly player: 'person' | 'bot';
  /** The account whose seat it is; without one, whoever has the link takes it. */
  readonly account?: string;
}
