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
  /** One row: when things were last thrown away, by the clock of the server then. */
  readonly swept: { readonly id: number; readonly at: number };
  readonly invitations: { readonly hash: string; readonly tour: string; readonly role: MemberRole; readonly ends: number };
}

export type MemberRole = 'director' | 'reader';
