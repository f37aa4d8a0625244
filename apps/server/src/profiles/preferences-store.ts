import type { ProfileShown, QuietHours } from '@gruppetto/wire';
import { type Language, words } from '@gruppetto/words';
import type { Kysely } from 'kysely';
import { personOf } from '../accounts/personal-data.ts';
import type { PreferencesRow, Rows } from '../storage/rows.ts';
import type { Vacation } from '../tables/room/room-services.ts';

/** What a person has set for all tables. */
export interface StoredPreferences {
  readonly person: string;
  readonly profile: ProfileShown;
  readonly telling: boolean;
  readonly quiet: QuietHours | undefined;
  readonly email: string | undefined;
  readonly emailConfirmed: boolean;
  /** The hash of the token that confirms the address. */
  readonly emailToken: string | undefined;
  /** When we last asked for a confirmation. */
  readonly emailSent: number | undefined;
  /** The last one. */
  readonly vacation: Vacation | undefined;
  readonly language: Language | undefined;
}

/** By default friends see your races, and we send only what you ask for. */
const defaultRow = (person: string): PreferencesRow => ({
  person,
  profile: 'friends',
  telling: 1,
  quiet: null,
  email: null,
  email_confirmed: 0,
  email_token: null,
  email_sent: null,
  vacation_from: null,
  vacation_until: null,
  language: null,
});

const vacationIn = ({ vacation_from: from, vacation_until: until }: Pick<PreferencesRow, 'vacation_from' | 'vacation_until'>) =>
  from === null || until === null ? undefined : { from, until };

export async function readPreferences(db: Kysely<Rows>, person: string): Promise<StoredPreferences> {
  const row = (await db.selectFrom('preferences').selectAll().where('person', '=', person).executeTakeFirst()) ?? defaultRow(person);
  return {
    person,
    profile: row.profile,
    telling: row.telling === 1,
    quiet: row.quiet === null ? undefined : (JSON.parse(row.quiet) as QuietHours),
    email: row.email ?? undefined,
    emailConfirmed: row.email_confirmed === 1,
    emailToken: row.email_token ?? undefined,
    emailSent: row.email_sent ?? undefined,
    vacation: vacationIn(row),
    language: row.language ?? undefined,
  };
}

export async function writePreferences(db: Kysely<Rows>, { person, ...preferences }: StoredPreferences): Promise<void> {
  const fields = {
    profile: preferences.profile,
    telling: preferences.telling ? (1 as const) : (0 as const),
    quiet: preferences.quiet ? JSON.stringify(preferences.quiet) : null,
    email: preferences.email ?? null,
    email_confirmed: preferences.emailConfirmed ? (1 as const) : (0 as const),
    email_token: preferences.emailToken ?? null,
    email_sent: preferences.emailSent ?? null,
    vacation_from: preferences.vacation?.from ?? null,
    vacation_until: preferences.vacation?.until ?? null,
    language: preferences.language ?? null,
  };
  await db
    .insertInto('preferences')
    .values({ person, ...fields })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(fields))
    .execute();
}

/** Tells whether the token, of which this is the hash, was sent to the address of this person. */
export async function confirmEmail(db: Kysely<Rows>, person: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('preferences')
    .set({ email_confirmed: 1, email_token: null })
    .where('person', '=', person)
    .where('email_token', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who may see the page of an account. */
export async function shownTo(db: Kysely<Rows>, account: string): Promise<ProfileShown> {
  const row = await db.selectFrom('preferences').select('profile').where('person', '=', personOf(account)).executeTakeFirst();
  return row?.profile ?? defaultRow('').profile;
}

/** The last vacation of a person. */
export async function vacationOf(db: Kysely<Rows>, person: string): Promise<Vacation | undefined> {
  const row = await db
    .selectFrom('preferences')
    .select(['vacation_from', 'vacation_until'])
    .where('person', '=', person)
    .executeTakeFirst();
  return row && vacationIn(row);
}

/** The language in which we write to a person; it is loaded. */
export async function languageFor(db: Kysely<Rows>, person: string): Promise<Language> {
  const row = await db.selectFrom('preferences').select('language').where('person', '=', person).executeTakeFirst();
  const language = row?.language ?? 'en';
  await words.load(language);
  return language;
}

export async function setLanguage(db: Kysely<Rows>, person: string, language: Language): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ ...defaultRow(person), language })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ language }))
    .execute();
}

/** For a person who has chosen none: the language of the request in which they turned notices on. */
export async function learnLanguage(db: Kysely<Rows>, person: string, language: Language): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ ...defaultRow(person), language })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ language }).where('preferences.language', 'is', null))
    .execute();
}
