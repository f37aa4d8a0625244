import type { Contest, MemberRole, ProfileShown } from '@gruppetto/wire';
import type { Language } from '@gruppetto/words';
/** The rows as the database has them; what is JSON is text on both databases. */
export interface Rows {
  readonly migrations: { readonly id: number; readonly name: string; readonly at: number };
  readonly accounts: {
    readonly id: string;
    readonly name: string;
    readonly name_key: string;
    readonly password: string;
    readonly owner: 1 | null;
    readonly made: number;
    readonly suspended: number | null;
  };
  readonly sessions: { readonly hash: string; readonly account: string; readonly made: number; readonly ends: number };
  readonly keys: { readonly hash: string; readonly made: number; readonly used: number | null; readonly account: string | null };
  readonly resets: { readonly hash: string; readonly account: string; readonly ends: number };
  readonly teams: {
    readonly account: string;
    readonly id: string;
    readonly name: string;
    readonly colour: string;
    readonly riders: string;
    readonly version: number;
    readonly touched: number;
  };
  readonly drafts: {
    readonly account: string;
    readonly id: string;
    readonly draft: string;
    readonly version: number;
    readonly touched: number;
  };
  readonly learned: { readonly account: string; readonly lesson: string; readonly made: number };
  readonly tours: {
    readonly id: string;
    readonly account: string;
    readonly name: string;
    readonly game: string;
    readonly plan: string;
    readonly stages: number;
    readonly closed: number;
    readonly winner: string | null;
    readonly version: number;
    readonly follow: string | null;
    readonly club: string | null;
    /** How many characters its plan and its entries have. */
    readonly size: number;
    readonly made: number;
    readonly touched: number;
  };
  readonly entries: {
    readonly tour: string;
    readonly version: number;
    readonly id: string;
    readonly entry: string;
    readonly at: number;
    readonly account: string | null;
  };
  readonly members: { readonly tour: string; readonly account: string; readonly role: MemberRole; readonly made: number };
  /** One row: when expired data was last deleted, by the clock of the server then. */
  readonly swept: { readonly id: number; readonly at: number };
  readonly ratings: {
    readonly account: string;
    readonly game: string;
    readonly mu: number;
    readonly sigma: number;
    readonly races: number;
    readonly touched: number;
  };
  readonly bot_ratings: {
    readonly token: string;
    readonly game: string;
    readonly name: string;
    readonly mu: number;
    readonly sigma: number;
    readonly races: number;
    readonly touched: number;
  };
  readonly friends: { readonly account: string; readonly friend: string; readonly made: number };
  readonly preferences: PreferencesRow;
  readonly push_subscriptions: {
    readonly id: string;
    readonly person: string;
    readonly endpoint: string;
    readonly keys: string;
    readonly made: number;
  };
  readonly notices: {
    readonly id: string;
    readonly person: string;
    readonly shared_table: string | null;
    /** When the turn began that it is about. */
    readonly turn_began: number | null;
    readonly channel: 'webhook' | 'push' | 'email';
    readonly target: string;
    readonly body: string;
    readonly due: number;
    readonly attempts: number;
  };
  readonly clubs: { readonly id: string; readonly name: string; readonly link: string | null; readonly made: number };
  readonly club_members: { readonly club: string; readonly account: string; readonly role: ClubRole; readonly made: number };
  readonly seasons: {
    readonly id: string;
    readonly club: string;
    readonly name: string;
    /** JSON: for each place. */
    readonly points: string;
    readonly best: number | null;
    readonly began: number;
    readonly ended: number | null;
    readonly winner: string | null;
    readonly winner_points: number | null;
  };
  readonly season_results: {
    readonly season: string;
    /** The table or the tour. */
    readonly source: string;
    readonly account: string;
    readonly place: number;
    readonly points: number;
    readonly at: number;
  };
  readonly club_events: {
    readonly id: string;
    readonly club: string;
    readonly title: string;
    readonly at: number;
    readonly shared_table: string | null;
    readonly made: number;
  };
  readonly club_replies: { readonly event: string; readonly account: string; readonly coming: 0 | 1 };
  readonly contests: {
    readonly id: string;
    readonly club: string;
    readonly name: string;
    readonly kind: Contest['kind'];
    readonly game: string;
    readonly options: string;
    readonly clock: string;
    readonly rated: 0 | 1;
    readonly table_size: number;
    readonly days: number;
    readonly round: number;
    readonly rounds: number;
    readonly winner: string | null;
    readonly made: number;
  };
  readonly contest_entrants: { readonly contest: string; readonly account: string; readonly seed: number };
  readonly contest_tables: {
    readonly contest: string;
    readonly round: number;
    readonly number: number;
    readonly shared_table: string | null;
    /** JSON: accounts. */
    readonly accounts: string;
    readonly due: number;
    /** JSON: accounts in the order of their places. */
    readonly result: string | null;
  };
  readonly server_keys: { readonly name: string; readonly value: string };
  readonly api_tokens: {
    readonly id: string;
    readonly hash: string;
    readonly account: string;
    readonly name: string;
    readonly rights: string;
    readonly made: number;
    readonly used: number | null;
  };
  readonly webhooks: {
    readonly id: string;
    readonly account: string;
    readonly url: string;
    readonly secret: string;
    readonly made: number;
  };
  /** One row: people need a key to sign up once there are this many accounts. */
  readonly house: { readonly id: number; readonly open_accounts: number };
  readonly owner_log: {
    readonly id: string;
    readonly at: number;
    readonly who: string;
    readonly action: string;
    readonly about: string;
  };
  readonly invitations: { readonly hash: string; readonly tour: string; readonly role: MemberRole; readonly ends: number };
}

export type ClubRole = 'owner' | 'member';

/** A person's settings for all tables. */
export interface PreferencesRow {
  readonly person: string;
  readonly profile: ProfileShown;
  readonly telling: 0 | 1;
  /** JSON. */
  readonly quiet: string | null;
  readonly email: string | null;
  readonly email_confirmed: 0 | 1;
  /** A hash: confirms the address. */
  readonly email_token: string | null;
  readonly email_sent: number | null;
  readonly vacation_from: number | null;
  readonly vacation_until: number | null;
  /** Unless they choose one, the language of the request in which they last turned notices on. */
  readonly language: Language | null;
}
