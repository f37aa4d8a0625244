import type { Kysely, Transaction } from 'kysely';
import type { Rows } from '../storage/rows.ts';
import type { ExportLists } from './export.ts';

/** An account, as the parts of the server know its person. */
export interface Owner {
  readonly account: string;
  /** As tables and forecasts know them: see `personOf`. */
  readonly person: string;
  readonly nameKey: string;
  /** The bots that their tokens play, as tables know them. */
  readonly bots: readonly string[];
}

/** `a:` and the id of the account; a guest is `g:` and the hash of the token in their browser. */
export const personOf = (account: string): string => `a:${account}`;

/** What a part of the server keeps for people. Accounts export it, hand it over and delete it without knowing the part. */
export interface PersonalData {
  /** Everything the owner has here. */
  exported(db: Kysely<Rows>, owner: Owner): ExportLists;
  /** A guest has signed in: what they had is the account's now. */
  adopt(guest: string, person: string): Promise<void>;
  /** The account is being deleted, in this transaction. Returns what to announce afterwards. */
  leave(transaction: Transaction<Rows>, owner: Owner, now: number): Promise<() => void>;
}
