import { flag, integer, object, oneOf, text } from '@gruppetto/kernel';
import { type PreferencesAnswer, profileShown } from '@gruppetto/wire';
import { words } from '@gruppetto/words';
import type { Kysely } from 'kysely';
import { personOf } from '../accounts/personal-data.ts';
import { hashOf, newToken } from '../accounts/tokens.ts';
import type { Visitors } from '../accounts/visitors.ts';
import type { Context } from '../context.ts';
import { type App, strange, token } from '../http/check.ts';
import { invalid, notFound, Refused } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import type { Mailer } from '../notices/mail.ts';
import type { Push } from '../notices/push.ts';
import type { PreferencesRow, ProfileShown, Rows } from '../storage/rows.ts';
import type { Vacation } from '../tables/room/surroundings.ts';
import { begun, ended, type VacationChange } from '../tables/room/vacation.ts';
import { isWebhook } from '../webhooks/webhooks.ts';
import { learnLanguage } from './language.ts';
import { plain } from './plain-preferences.ts';

const day = 24 * 60 * 60 * 1000;
const maxVacation = 21;
/** After a vacation you play for this many days before the next. */
const betweenVacations = 14 * day;
const mailEvery = 2 * 60_000;

const hourOfDay = integer({ min: 0, max: 23 });
const quietSchema = object({ from: hourOfDay, to: hourOfDay, utcOffsetMinutes: integer({ min: -12 * 60, max: 14 * 60 }) });
const preferencesBody = object({ profile: oneOf(profileShown), telling: flag() }, { quiet: quietSchema, email: text(200) });
const subscriptionBody = object({ endpoint: text(1000), keys: object({ p256dh: text(200), auth: text(100) }) });
const isAddress = (email: string): boolean => /^[^\s@<>(),;:"\\]+@[a-z0-9.-]+\.[a-z]{2,}$/i.test(email);

/** Who may see the page of an account. */
export async function shownTo(db: Kysely<Rows>, account: string): Promise<ProfileShown> {
  const row = await db.selectFrom('preferences').select('profile').where('person', '=', personOf(account)).executeTakeFirst();
  return row?.profile ?? plain('').profile;
}

export interface PreferencesContext extends Pick<Context, 'storage' | 'limits' | 'now'> {
  readonly visitors: Visitors;
  readonly push: Push;
  readonly mailer: Mailer | undefined;
  /** Tells the tables where this person rides. */
  vacation(person: string, change: VacationChange): Promise<void>;
}

/** The last vacation of a person. */
export async function vacationOf(db: Kysely<Rows>, person: string): Promise<Vacation | undefined> {
  const row = await db
    .selectFrom('preferences')
    .select(['vacation_from', 'vacation_until'])
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.vacation_from && row.vacation_until ? { from: row.vacation_from, until: row.vacation_until } : undefined;
}

export function preferencesRoutes(app: App, context: PreferencesContext): void {
  const { storage, limits, now, visitors, push, mailer, vacation } = context;
  const { db } = storage;

  const read = async (person: string) =>
    (await db.selectFrom('preferences').selectAll().where('person', '=', person).executeTakeFirst()) ?? plain(person);
  const write = async (row: PreferencesRow) => {
    const { person: _, ...fields } = row;
    await db
      .insertInto('preferences')
      .values(row)
      .onConflict((conflict) => conflict.column('person').doUpdateSet(fields))
      .execute();
  };
  const answer = async (person: string): Promise<PreferencesAnswer> => {
    const row = await read(person);
    const browsers = await db.selectFrom('push_subscriptions').select('id').where('person', '=', person).execute();
    return {
      profile: row.profile,
      telling: row.telling === 1,
      ...(row.quiet !== null && { quiet: JSON.parse(row.quiet) }),
      ...(row.email !== null && { email: row.email }),
      emailConfirmed: row.email_confirmed === 1,
      canEmail: mailer !== undefined,
      browsers: browsers.length,
      pushKey: await push.publicKey(),
      ...(row.vacation_from !== null &&
        row.vacation_until !== null &&
        row.vacation_until > now() && { vacation: { from: row.vacation_from, until: row.vacation_until } }),
    };
  };

  app.get('/api/preferences', async (request, reply) => answer((await visitors.know(request, reply)).person));

  app.put('/api/preferences', { schema: { body: preferencesBody } }, async (request, reply) => {
    const { person, account } = await visitors.know(request, reply);
    await limits.keep(request);
    const { profile, telling, quiet, email = '' } = request.body;
    if (email !== '' && (strange.test(email) || !isAddress(email))) throw invalid([{ at: 'email', need: { reason: 'need-email' } }]);
    if (email !== '' && !account) throw new Refused(401, 'signed-out', (say) => say.signInFirst);
    const before = await read(person);
    const language = languageOf(request);
    const row = {
      ...before,
      profile,
      telling: telling ? (1 as const) : (0 as const),
      quiet: quiet ? JSON.stringify(quiet) : null,
      language: before.language ?? language,
    };
    if (email === (before.email ?? '')) await write(row);
    else if (email === '') await write({ ...row, email: null, email_confirmed: 0, email_token: null });
    else {
      if (!mailer) throw new Refused(409, 'no-mail', (say) => say.noMail);
      await limits.secret(request);
      // A stranger's letter box is not filled by us.
      if (before.email_sent !== null && before.email_sent > now() - mailEvery)
        throw new Refused(429, 'too-many', (say) => say.letterJustSent, { retryAfter: 120 });
      const made = newToken();
      await write({ ...row, email, email_confirmed: 0, email_token: hashOf(made), email_sent: now() });
      try {
        await mailer.send({
          id: hashOf(made),
          to: email,
          language,
          subject: words(language).notices.confirm,
          text: words(language).notices.confirmText(account?.name ?? ''),
          path: `/account?confirm=${made}`,
        });
      } catch (error) {
        request.log.warn(error);
        throw new Refused(503, 'no-mail', (say) => say.letterNotSent);
      }
    }
    return answer(person);
  });

  app.post('/api/preferences/confirm', { onRequest: limits.secret, schema: { body: object({ token }) } }, async (request, reply) => {
    const { person } = await visitors.know(request, reply);
    const confirmed = await db
      .updateTable('preferences')
      .set({ email_confirmed: 1, email_token: null })
      .where('person', '=', person)
      .where('email_token', '=', hashOf(request.body.token))
      .executeTakeFirst();
    if (confirmed.numUpdatedRows !== 1n) throw notFound('confirmation');
    return answer(person);
  });

  app.post('/api/push', { schema: { body: subscriptionBody } }, async (request, reply) => {
    const { person } = await visitors.know(request, reply);
    await limits.keep(request);
    needSubscription(request.body);
    await push.subscribe(person, request.body);
    await learnLanguage(db, person, languageOf(request));
    return answer(person);
  });

  app.delete('/api/push', { schema: { body: object({ endpoint: text(1000) }) } }, async (request, reply) => {
    const { person } = await visitors.know(request, reply);
    await push.unsubscribe(person, request.body.endpoint);
    return answer(person);
  });

  app.put('/api/vacation', { schema: { body: object({ days: integer({ min: 0, max: maxVacation }) }) } }, async (request, reply) => {
    const { person, account } = await visitors.know(request, reply);
    if (!account) throw new Refused(401, 'signed-out', (say) => say.signInFirst);
    const row = await read(person);
    const { days } = request.body;
    const at = now();
    const last = row.vacation_until ?? 0;
    if (days === 0) {
      if (last > at) {
        await write({ ...row, vacation_until: at });
        await vacation(person, ended({ from: row.vacation_from ?? at, until: last }, at));
      }
    } else {
      if (last > at) throw new Refused(409, 'on-vacation', (say) => say.onVacation);
      if (last > at - betweenVacations) throw new Refused(409, 'too-soon', (say) => say.vacationTooSoon);
      const next = { from: at, until: at + days * day };
      await write({ ...row, vacation_from: next.from, vacation_until: next.until });
      await vacation(person, begun(next));
    }
    return answer(person);
  });
}

function needSubscription({
  endpoint,
  keys,
}: {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}): void {
  const key = Buffer.from(keys.p256dh, 'base64url');
  const auth = Buffer.from(keys.auth, 'base64url');
  if (strange.test(endpoint) || !isWebhook(endpoint)) throw invalid([{ at: 'endpoint', need: { reason: 'need-web-address' } }]);
  if (key.length !== 65 || key[0] !== 4 || auth.length !== 16) throw invalid([{ at: 'keys', need: { reason: 'need-push-keys' } }]);
}
