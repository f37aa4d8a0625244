import type { RiderEntry } from '@gruppetto/tour';

/** The bodies and answers of the calls about accounts, teams and drafts; calls not named here answer with an empty object. */

export interface AccountInfo {
  readonly name: string;
  /** Of the installation. */
  readonly owner: boolean;
  /** Absent until a page has told it. */
  readonly language?: string;
}

/** GET /api/account */
export interface AccountAnswer {
  /** Absent while nobody is signed in. */
  readonly account?: AccountInfo;
  /** Nobody has signed up yet: the first person needs no key. */
  readonly fresh: boolean;
}

/** POST /api/session */
export interface SignIn {
  readonly name: string;
  readonly password: string;
}

/** POST /api/accounts */
export interface SignUp extends SignIn {
  readonly key?: string;
}

/** PUT /api/account/password */
export interface PasswordChange {
  readonly old: string;
  readonly new: string;
}

/** POST /api/resets/use */
export interface PasswordReset {
  readonly token: string;
  readonly password: string;
}

/** POST /api/keys { count } */
export interface MadeKeys {
  readonly keys: readonly string[];
}

/** The secret part of a link, told once to the person who made it. */
export interface MadeLink {
  readonly token: string;
}

/** GET /api/teams → Team[] · PUT /api/teams/:id, without its id → Team · DELETE /api/teams/:id */
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** As many as its manager likes; one stored before riders had ids goes by its place. */
  readonly riders: readonly (Omit<RiderEntry, 'id'> & { readonly id?: string })[];
  /** The one that was seen last; 0 of something new. */
  readonly version: number;
}

/** GET /api/drafts → StoredDraft[] · GET /api/drafts/:id · PUT /api/drafts/:id, without its id → { version } · DELETE /api/drafts/:id */
export interface StoredDraft {
  readonly id: string;
  readonly version: number;
  /** A tour that is being planned, as the page wrote it. */
  readonly draft: unknown;
}

/** What a token lets a program do: look at what its person may see, play at tables, run tours; or sit at tables as a bot. */
export const tokenRights = ['read', 'tables', 'tours', 'bot'] as const;

export type TokenRight = (typeof tokenRights)[number];

/** GET /api/tokens → { tokens } */
export interface TokenListing {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly TokenRight[];
  readonly made: number;
  /** When it was last used, to the hour; absent if it never was. */
  readonly used?: number;
}

/** POST /api/tokens { name, rights } → the secret is told once. DELETE /api/tokens/:id revokes it. */
export interface MadeToken {
  readonly id: string;
  readonly token: string;
}

/** GET /api/webhooks → { webhooks } · POST /api/webhooks { url } → MadeWebhook · DELETE /api/webhooks/:id */
export interface WebhookListing {
  readonly id: string;
  readonly url: string;
  readonly made: number;
}

/** What is sent is signed with the secret, which is told once. */
export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

/** GET /api/learned → Learned · POST /api/learned, with more of them → Learned, all together */
export interface Learned {
  /** "game/lesson". */
  readonly lessons: readonly string[];
}

/** GET /api/owner: how the server stands. */
export interface House {
  readonly version: string;
  readonly database: 'sqlite' | 'postgres';
  /** Seconds since it was started. */
  readonly uptime: number;
  readonly counts: Readonly<Record<'accounts' | 'tours' | 'entries' | 'tables' | 'racing' | 'forecasts' | 'reports', number>>;
  /** Bytes that the database takes on its disk. */
  readonly bytes: number;
  /** Races that the forecasts kept here have ridden. */
  readonly forecastRaces: number;
  /** Up to how many accounts people may sign up without a key; 0 where everybody needs one. */
  readonly openAccounts: number;
  /** Who owns the server when its owner deletes their account. */
  readonly heir?: string;
}

export interface HousePerson {
  readonly name: string;
  readonly owner: boolean;
  readonly made: number;
  readonly tours: number;
  readonly suspended?: number;
}

export interface HouseKey {
  /** The first digits of its hash. */
  readonly id: string;
  readonly made: number;
  readonly used?: number;
  /** Who signed up with it. */
  readonly by?: string;
}

export interface HouseReport {
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly text: string;
  readonly settled?: number;
  readonly answer: string;
}

/** A backup that lies on the server. */
export interface HouseBackup {
  readonly name: string;
  readonly made: number;
  readonly bytes: number;
  /** Of the program that made it. */
  readonly version?: string;
  readonly counts?: Readonly<Record<'accounts' | 'tours' | 'tables', number>>;
}

export interface HouseBackups {
  readonly backups: readonly HouseBackup[];
  /** Where they lie, on the server's computer. */
  readonly folder: string;
  /** False where the server has no folder to write to: they go when it stops. */
  readonly lasting: boolean;
}

/** A backup is being restored. */
export interface Restoring {
  /** The name of the backup with what was there before. */
  readonly before: string;
}

export interface HouseAction {
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly about: string;
}
