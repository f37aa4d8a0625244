import { randomUUID } from 'node:crypto';
import type { SignUp } from '@gruppetto/wire';
import type { Kysely, Transaction } from 'kysely';
import { invisible } from '../http/check.ts';
import { Refused } from '../http/errors.ts';
import type { Rows } from '../storage/rows.ts';
import { botOf } from './api-tokens.ts';
import { type ExportLists, exportText, paged } from './export.ts';
import { forgetName } from './owner-log.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { type Owner, type PersonalData, personOf } from './personal-data.ts';
import { hashOf, newKey, newToken, readKey } from './tokens.ts';

type Database = Kysely<Rows>;

/** Two names that look the same are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(invisible, '').toLowerCase();

const hour = 60 * 60 * 1000;

export const isFresh = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).execute()).length === 0;

/** Up to how many accounts people may sign up without a key; the owner's setting. */
export const openAccounts = async (db: Database): Promise<number> =>
  (await db.selectFrom('house').select('open_accounts').executeTakeFirst())?.open_accounts ?? 0;

/** Whether somebody may sign up without a key. If several try at the same moment, they wait for each other. */
async function isOpen(db: Database): Promise<boolean> {
  const row = await db
    .updateTable('house')
    .set(({ ref }) => ({ open_accounts: ref('open_accounts') }))
    .returning('open_accounts')
    .executeTakeFirst();
  if (!row || row.open_accounts === 0) return false;
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) < row.open_accounts;
}

/** The person who becomes the owner when the owner deletes their account: the oldest of the others. */
export const heirOf = (db: Database): Promise<{ readonly id: string; readonly name: string } | undefined> =>
  db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('owner', 'is', null)
    .where('suspended', 'is', null)
    .orderBy('made')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

const keyNeeded = () => new Refused(403, 'key-needed', (say) => say.keyNeeded);
const nameTaken = (name: string) => new Refused(409, 'name-taken', (say) => say.nameTaken(name));
const badKey = () => new Refused(403, 'bad-key', (say) => say.badKey);

/** Makes an account. The first person needs no key and becomes the owner; everybody else uses up one. Gives the id. */
export async function signUp(db: Database, { name, password, key }: SignUp, now: number): Promise<string> {
  const hash = key === undefined ? undefined : hashOf(readKey(key));
  // Before the costly part; what counts is decided below.
  if (!(await isFresh(db)) && !(hash === undefined && (await isOpen(db)))) {
    if (hash === undefined) throw keyNeeded();
    const free = await db.selectFrom('keys').select('hash').where('hash', '=', hash).where('used', 'is', null).execute();
    if (free.length === 0) throw badKey();
  }
  const account = { id: randomUUID(), name, name_key: nameKey(name), password: await hashPassword(password), made: now, suspended: null };
  return await db.transaction().execute(async (transaction) => {
    if (await isFresh(transaction)) {
      // There is one owner at most: if two first people sign up at the same moment, the second one waits here and isn't the owner.
      if (await insertAccount(transaction, { ...account, owner: 1 })) return account.id;
    }
    if (hash === undefined && (await isOpen(transaction))) {
      if (await insertAccount(transaction, { ...account, owner: null })) return account.id;
      throw nameTaken(name);
    }
    if (hash === undefined) throw keyNeeded();
    const used = await transaction
      .updateTable('keys')
      .set({ used: now })
      .where('hash', '=', hash)
      .where('used', 'is', null)
      .returning('hash')
      .execute();
    if (used.length === 0) throw badKey();
    if (!(await insertAccount(transaction, { ...account, owner: null }))) throw nameTaken(name);
    await transaction.updateTable('keys').set({ account: account.id }).where('hash', '=', hash).execute();
    return account.id;
  });
}

async function insertAccount(db: Transaction<Rows>, account: Rows['accounts']): Promise<boolean> {
  const made = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made.length > 0;
}

/** The id of the account, or undefined if name and password do not belong together. */
export async function signIn(db: Database, name: string, password: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'password', 'suspended'])
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (!(await isPassword(found?.password, password))) return undefined;
  if (found?.suspended) throw new Refused(403, 'suspended', (say) => say.suspended);
  return found?.id;
}

export async function checkPassword(db: Database, account: string, password: string): Promise<void> {
  const found = await db.selectFrom('accounts').select('password').where('id', '=', account).executeTakeFirst();
  if (!(await isPassword(found?.password, password))) throw new Refused(403, 'wrong-password', (say) => say.wrongPassword);
}

/** A link with which it could be set anew is void then. */
export async function setPassword(db: Database, account: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ password: passwordHash }).where('id', '=', account).execute();
    await transaction.deleteFrom('resets').where('account', '=', account).execute();
  });
}

async function ownerOf(db: Database, account: string): Promise<Owner | undefined> {
  const found = await db.selectFrom('accounts').select('name_key').where('id', '=', account).executeTakeFirst();
  if (!found) return undefined;
  const tokens = await db.selectFrom('api_tokens').select('id').where('account', '=', account).execute();
  return { account, person: personOf(account), nameKey: found.name_key, bots: tokens.map(({ id }) => botOf(id)) };
}

/**
 * Deletes an account with all that belongs to it. If it owned the installation, the oldest account owns it now. Gives what has to be said
 * after that.
 */
export async function deleteAccount(
  db: Database,
  parts: readonly PersonalData[],
  account: string,
  now: number,
): Promise<readonly (() => void)[]> {
  return await db.transaction().execute(async (transaction) => {
    const owner = await ownerOf(transaction, account);
    const gone = await transaction.deleteFrom('accounts').where('id', '=', account).returning(['owner', 'name']).executeTakeFirst();
    if (!owner || !gone) return [];
    await forgetName(transaction, gone.name);
    if (gone.owner === 1) {
      const heir = await heirOf(transaction);
      if (heir) await transaction.updateTable('accounts').set({ owner: 1 }).where('id', '=', heir.id).execute();
    }
    const announcements: (() => void)[] = [];
    for (const part of parts) announcements.push(await part.leave(transaction, owner, now));
    return announcements;
  });
}

/** Makes keys that each let one person sign up. They are shown here and never again. */
export async function createKeys(db: Database, count: number, now: number): Promise<readonly string[]> {
  const keys = Array.from({ length: count }, newKey);
  const rows = keys.map((key) => ({ hash: hashOf(readKey(key)), made: now, used: null, account: null }));
  await db.insertInto('keys').values(rows).execute();
  return keys;
}

/** A token with which the person of this name can set a new password, once, within the hour; undefined if there is no such person. */
export async function createReset(db: Database, name: string, now: number): Promise<string | undefined> {
  const found = await db.selectFrom('accounts').select('id').where('name_key', '=', nameKey(name)).executeTakeFirst();
  if (!found) return undefined;
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('resets').where('account', '=', found.id).execute();
    await transaction
      .insertInto('resets')
      .values({ hash: hashOf(token), account: found.id, ends: now + hour })
      .execute();
  });
  return token;
}

/** Sets the password anew and ends every session. Gives the id of the account. */
export async function useReset(db: Database, token: string, password: string, now: number): Promise<string> {
  const hash = hashOf(token);
  const bad = () => new Refused(403, 'bad-reset', (say) => say.badReset);
  const there = await db.selectFrom('resets').select('hash').where('hash', '=', hash).where('ends', '>', now).execute();
  if (there.length === 0) throw bad();
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('resets')
      .where('hash', '=', hash)
      .where('ends', '>', now)
      .returning('account')
      .executeTakeFirst();
    if (!used) throw bad();
    await transaction.updateTable('accounts').set({ password: passwordHash }).where('id', '=', used.account).execute();
    await transaction.deleteFrom('sessions').where('account', '=', used.account).execute();
    return used.account;
  });
}

export interface AccountListing {
  readonly name: string;
  readonly owner: boolean;
  readonly made: number;
  readonly tours: number;
}

export async function listAccounts(db: Database): Promise<readonly AccountListing[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('tours', 'tours.account', 'accounts.id')
    .select((select) => ['accounts.name', 'accounts.owner', 'accounts.made', select.fn.count<number>('tours.id').as('tours')])
    .groupBy(['accounts.id', 'accounts.name', 'accounts.owner', 'accounts.made'])
    .orderBy('accounts.made')
    .execute();
  return rows.map(({ name, owner, made, tours }) => ({ name, owner: owner === 1, made, tours: Number(tours) }));
}

/** Everything that belongs to an account, as one JSON object that people and programs can read; no password, no tokens. */
export async function exportAccount(db: Database, parts: readonly PersonalData[], account: string): Promise<AsyncIterable<string>> {
  const own = await db
    .selectFrom('accounts')
    .select(['name', 'name_key', 'owner', 'made'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const owner = { account, person: personOf(account), nameKey: own.name_key, bots: [] };
  const fields = { format: 'gruppetto-account', account: { name: own.name, owner: own.owner === 1, made: own.made } };
  return exportText(fields, [ownLists(db, account), ...parts.map((part) => part.exported(db, owner))]);
}

function ownLists(db: Database, account: string): ExportLists {
  const sessions = db.selectFrom('sessions').select(['made', 'ends']).where('account', '=', account).orderBy('made').orderBy('hash');
  const teams = db.selectFrom('teams').selectAll().where('account', '=', account).orderBy('id');
  const drafts = db.selectFrom('drafts').select('id').where('account', '=', account).orderBy('id');
  const learned = db.selectFrom('learned').select(['lesson', 'made']).where('account', '=', account).orderBy('lesson');
  // One at a time: lists may be long.
  const draftText = async ({ id: draft }: { readonly id: string }) => {
    const row = await db.selectFrom('drafts').selectAll().where('account', '=', account).where('id', '=', draft).executeTakeFirst();
    if (!row) return 'null';
    const { id, version, touched } = row;
    return `{"id":${JSON.stringify(id)},"draft":${row.draft},"version":${version},"touched":${touched}}`;
  };
  return {
    sessions: paged((limit, offset) => sessions.limit(limit).offset(offset).execute()),
    teams: paged(
      (limit, offset) => teams.limit(limit).offset(offset).execute(),
      ({ id, name, colour, riders, version, touched }) =>
        `${JSON.stringify({ id, name, colour, version, touched }).slice(0, -1)},"riders":${riders}}`,
    ),
    drafts: paged((limit, offset) => drafts.limit(limit).offset(offset).execute(), draftText),
    learned: paged((limit, offset) => learned.limit(limit).offset(offset).execute()),
  };
}
