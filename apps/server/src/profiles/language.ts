import { object, oneOf } from '@gruppetto/kernel';
import { type Language, languages, words } from '@gruppetto/words';
import type { Kysely } from 'kysely';
import type { Visitors } from '../accounts/visitors.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/check.ts';
import type { Rows } from '../storage/rows.ts';
import { plain } from './plain-preferences.ts';

/** The language in which we write to a person; it is loaded. */
export async function languageFor(db: Kysely<Rows>, person: string): Promise<Language> {
  const row = await db.selectFrom('preferences').select('language').where('person', '=', person).executeTakeFirst();
  const language = row?.language ?? 'en';
  await words.load(language);
  return language;
}

/** For a person who has chosen none: the language of the request in which they turned notices on. */
export async function learnLanguage(db: Kysely<Rows>, person: string, language: Language): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ ...plain(person), language })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ language }).where('preferences.language', 'is', null))
    .execute();
}

export function languageRoutes(app: App, { storage: { db }, limits, visitors }: Context & { readonly visitors: Visitors }): void {
  app.put('/api/language', { schema: { body: object({ language: oneOf(languages) }) } }, async (request, reply) => {
    await limits.keep(request);
    const { language } = request.body;
    // A browser that is nobody yet stays nobody: it keeps its language itself.
    const visitor = await visitors.recognise(request, reply);
    if (!visitor) return {};
    await db
      .insertInto('preferences')
      .values({ ...plain(visitor.person), language })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ language }))
      .execute();
    return {};
  });
}
