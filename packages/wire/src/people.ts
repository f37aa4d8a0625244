import type { Clock } from './protocol.ts';

/** What pages and server say about people: friends, profiles, ratings, and what a person has set. */

/** GET /api/friends → Friend[] · PUT /api/friends/:name · DELETE /api/friends/:name */
export interface Friend {
  readonly name: string;
  /** They have added the reader too: each may invite the other. */
  readonly mutual: boolean;
}

export const profileShown = ['everyone', 'friends', 'nobody'] as const;

export type ProfileShown = (typeof profileShown)[number];

/** Hours in which nothing is sent, as the clock on the person's wall shows them. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly utcOffsetMinutes: number;
}

/** GET /api/preferences · PUT /api/preferences (without what only the server knows) */
export interface Preferences {
  /** Who sees the profile. */
  readonly profile: ProfileShown;
  /** The one switch: whether anything is sent at all. */
  readonly telling: boolean;
  readonly quiet?: QuietHours;
  readonly email?: string;
}

export interface PreferencesAnswer extends Preferences {
  /** The address has been confirmed; until then nothing but that question is sent there. */
  readonly emailConfirmed: boolean;
  /** This server can send e-mail. */
  readonly canEmail: boolean;
  /** How many browsers get notifications. */
  readonly browsers: number;
  /** What a browser needs to subscribe. */
  readonly pushKey: string;
  /** Milliseconds since 1970. */
  readonly vacation?: { readonly from: number; readonly until: number };
}

export interface RatingShown {
  readonly points: number;
  /** Half of the 95 % interval. */
  readonly plusMinus: number;
  readonly races: number;
}

export interface GameRecord {
  readonly game: string;
  readonly races: number;
  readonly wins: number;
  /** What share of wins would be fair, by the number of seats at each table. */
  readonly fair: number;
  /** Of the latest races, the newest last: whether they were won. */
  readonly latest: readonly boolean[];
  readonly rating?: RatingShown;
  /** Place in the leaderboard, and of how many. */
  readonly rank?: readonly [place: number, of: number];
  /** After each rated race, the oldest first. */
  readonly curve: readonly { readonly at: number; readonly points: number; readonly plusMinus: number }[];
}

export interface Opponent {
  readonly name: string;
  readonly colour: string;
  readonly bot?: string;
}

export interface FinishedRace {
  /** The table, where the reader may open it. */
  readonly table?: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seats: number;
  readonly place: number;
  readonly colour: string;
  readonly gain?: number;
  readonly tour?: string;
  readonly opponents: readonly Opponent[];
}

export interface HeadToHead extends Opponent {
  /** They have an account: so they may have a page. */
  readonly account?: true;
  readonly ahead: number;
  readonly behind: number;
  /** Of the last five, the newest last: whether the player was ahead. */
  readonly last: readonly boolean[];
}

export interface FavouriteRider {
  readonly game: string;
  readonly number: number;
  readonly role?: string;
  readonly name?: string;
  readonly colour: string;
  readonly starts: number;
  readonly wins: number;
}

/** GET /api/players/:name */
export interface Profile {
  readonly name: string;
  /** Since when there is the account. */
  readonly since: number;
  /** The reader's own. */
  readonly own?: true;
  /** The reader has added them as a friend. */
  readonly friend?: true;
  readonly shown: ProfileShown;
  readonly races: number;
  readonly wins: number;
  readonly games: readonly GameRecord[];
  readonly latest: readonly FinishedRace[];
  readonly headToHead: readonly HeadToHead[];
  readonly favourites: readonly FavouriteRider[];
  /** Those that the reader shares with them. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
}

/** GET /api/ratings/:game */
export interface Leaderboard {
  readonly lines: readonly (RatingShown & { readonly name: string; readonly place: number; readonly own?: true })[];
  readonly players: number;
  /** People's own bots, in a list of their own: by whom they are, and under which name they rode last. */
  readonly programs: readonly (RatingShown & {
    readonly name: string;
    readonly by: string;
    readonly place: number;
    readonly own?: true;
  })[];
  readonly bots: readonly { readonly bot: string; readonly points: number }[];
}

/** GET /api/clubs → ClubListing[] · POST /api/clubs { id, name } · GET /api/club-links/:token → ClubListing · POST /api/club-links/:token */
export interface ClubListing {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

export interface ClubTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'gathering' | 'racing' | 'over';
  readonly people: readonly string[];
  readonly touched: number;
}

/** Somebody in a season: points by race, and what counts of them. */
export interface SeasonLine {
  readonly name: string;
  readonly total: number;
  readonly results: readonly { readonly source: string; readonly points: number; readonly place: number; readonly dropped?: true }[];
}

export interface Season {
  readonly id: string;
  readonly name: string;
  readonly points: readonly number[];
  /** How many of the results count; absent where all do. */
  readonly best?: number;
  readonly began: number;
  readonly ended?: number;
  /** The races and tours that have given points, in order. */
  readonly sources: readonly { readonly id: string; readonly game: string; readonly at: number; readonly tour?: string }[];
  readonly lines: readonly SeasonLine[];
}

export interface ClubEvent {
  readonly id: string;
  readonly title: string;
  readonly at: number;
  readonly table?: string;
  readonly coming: readonly string[];
  readonly notComing: readonly string[];
}

export interface ContestTable {
  readonly number: number;
  readonly table?: string;
  readonly names: readonly string[];
  readonly due: number;
  /** Names in the order of their places, once it is raced. */
  readonly result?: readonly string[];
}

export const contestKinds = ['knock-out', 'league'] as const;

export interface Contest {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof contestKinds)[number];
  readonly game: string;
  readonly round: number;
  readonly rounds: number;
  readonly winner?: string;
  readonly tables: readonly (readonly ContestTable[])[];
  /** Of a league: points so far. */
  readonly standings: readonly { readonly name: string; readonly points: number; readonly raced: number }[];
}

/** GET /api/clubs/:id */
export interface Club {
  readonly id: string;
  readonly name: string;
  readonly owner: boolean;
  /** The secret part of the link by which people join; told to the owners. */
  readonly link?: string;
  readonly members: readonly { readonly name: string; readonly owner: boolean }[];
  readonly tables: readonly ClubTable[];
  readonly tours: readonly {
    readonly id: string;
    readonly name: string;
    readonly stages: number;
    readonly closed: number;
    readonly winner?: string;
  }[];
  readonly seasons: readonly Season[];
  readonly events: readonly ClubEvent[];
  readonly contests: readonly Contest[];
  /** Who has won what. */
  readonly fame: readonly {
    readonly name: string;
    readonly title: string;
    readonly kind: 'season' | 'tour' | 'contest';
    readonly points?: number;
  }[];
}

/** POST /api/clubs/:id/contests */
export interface NewContest {
  readonly id: string;
  readonly name: string;
  readonly kind: Contest['kind'];
  readonly game: string;
  readonly options: object;
  readonly tableSize: number;
  readonly days: number;
  readonly rounds: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly names: readonly string[];
}
