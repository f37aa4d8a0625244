import { flag, integer, object, oneOf, text } from '@gruppetto/kernel';
import { type PreferencesAnswer, profileShown } from '@gruppetto/wire';
import { words } from '@gruppetto/words';
import type { FastifyRequest } from 'fastify';
import { hashOf, newToken } from '../accounts/tokens.ts';
import type { Visitor, Visitors } from '../accounts/visitors.ts';
import type { Context } from '../context.ts';
import { type App, type Checked, isWebAddress, strange, token } from '../http/check.ts';
import { invalid, notFound, Refused } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { confirmEmail, learnLanguage, readPreferences, type StoredPreferences, writePreferences } from '../profiles/preferences-store.ts';
import { begun, ended, type VacationChange } from '../tables/room/vacation.ts';
import type { Mailer } from './mail.ts';
import type { Push } from './push.ts';

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

interface PreferencesContext extends Pick<Context, 'storage' | 'limits' | 'now'> {
  readonly visitors: Visitors;
  readonly push: Push;
  readonly mailer: Mailer | undefined;
  /** Tells the tables where this person rides. */
  vacation(person: string, change: VacationChange): Promise<void>;
}

/** What people set for all tables: who sees them, what they are told and how, and their vacations. */
export function preferencesRoutes(app: App, context: PreferencesContext): void {
  for (const route of [getPreferences, putPreferences, confirmAddress, subscribeBrowser, unsubscribeBrowser, putVacation])
    route(app, context);
}

async function answerTo(person: string, { storage, mailer, push, now }: PreferencesContext): Promise<PreferencesAnswer> {
  const { profile, telling, quiet, email, emailConfirmed, vacation } = await readPreferences(storage.db, person);
  return {
    profile,
    telling,
    ...(quiet && { quiet }),
    ...(email !== undefined && { email }),
    emailConfirmed,
    canEmail: mailer !== undefined,
    browsers: await push.countBrowsers(person),
    pushKey: await push.publicKey(),
    ...(vacation && vacation.until > now() && { vacation }),
  };
}

function getPreferences(app: App, context: PreferencesContext): void {
  app.get('/api/preferences', async (request, reply) => answerTo((await context.visitors.know(request, reply)).person, context));
}

function putPreferences(app: App, context: PreferencesContext): void {
  const { storage, limits, visitors } = context;
  app.put('/api/preferences', { schema: { body: preferencesBody } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    await limits.keep(request);
    const { email = '' } = request.body;
    needAddress(email, visitor);
    const before = await readPreferences(storage.db, visitor.person);
    const wanted = withWishes(before, request.body, request);
    if (email === (before.email ?? '')) await writePreferences(storage.db, wanted);
    else if (email === '')
      await writePreferences(storage.db, { ...wanted, email: undefined, emailConfirmed: false, emailToken: undefined });
    else await changeAddress(context, request, wanted, email, visitor.account?.name ?? '');
    return answerTo(visitor.person, context);
  });
}

function needAddress(email: string, { account }: Visitor): void {
  if (email === '') return;
  if (strange.test(email) || !isAddress(email)) throw invalid([{ at: 'email', need: { reason: 'need-email' } }]);
  if (!account) throw new Refused(401, 'signed-out', (say) => say.signInFirst);
}

const withWishes = (
  before: StoredPreferences,
  { profile, telling, quiet }: Checked<typeof preferencesBody>,
  request: FastifyRequest,
): StoredPreferences => ({ ...before, profile, telling, quiet, language: before.language ?? languageOf(request) });

/** Stores the new address and sends a letter there; until it is confirmed, nothing else. */
async function changeAddress(
  { storage, limits, now, mailer }: PreferencesContext,
  request: FastifyRequest,
  wanted: StoredPreferences,
  email: string,
  name: string,
): Promise<void> {
  if (!mailer) throw new Refused(409, 'no-mail', (say) => say.noMail);
  await limits.secret(request);
  // A stranger's letter box is not filled by us.
  if (wanted.emailSent !== undefined && wanted.emailSent > now() - mailEvery)
    throw new Refused(429, 'too-many', (say) => say.letterJustSent, { retryAfter: 120 });
  const made = newToken();
  await writePreferences(storage.db, { ...wanted, email, emailConfirmed: false, emailToken: hashOf(made), emailSent: now() });
  const language = languageOf(request);
  const { notices } = words(language);
  try {
    await mailer.send({
      id: hashOf(made),
      to: email,
      language,
      subject: notices.confirm,
      text: notices.confirmText(name),
      path: `/account?confirm=${made}`,
    });
  } catch (error) {
    request.log.warn(error);
    throw new Refused(503, 'no-mail', (say) => say.letterNotSent);
  }
}

function confirmAddress(app: App, context: PreferencesContext): void {
  const { storage, limits, visitors } = context;
  app.post('/api/preferences/confirm', { onRequest: limits.secret, schema: { body: object({ token }) } }, async (request, reply) => {
    const { person } = await visitors.know(request, reply);
    if (!(await confirmEmail(storage.db, person, hashOf(request.body.token)))) throw notFound('confirmation');
    return answerTo(person, context);
  });
}

function subscribeBrowser(app: App, context: PreferencesContext): void {
  const { storage, limits, visitors, push } = context;
  app.post('/api/push', { schema: { body: subscriptionBody } }, async (request, reply) => {
    const { person } = await visitors.know(request, reply);
    await limits.keep(request);
    needSubscription(request.body);
    await push.subscribe(person, request.body);
    await learnLanguage(storage.db, person, languageOf(request));
    return answerTo(person, context);
  });
}

function unsubscribeBrowser(app: App, context: PreferencesContext): void {
  const { visitors, push } = context;
  app.delete('/api/push', { schema: { body: object({ endpoint: text(1000) }) } }, async (request, reply) => {
    const { person } = await visitors.know(request, reply);
    await push.unsubscribe(person, request.body.endpoint);
    return answerTo(person, context);
  });
}

function putVacation(app: App, context: PreferencesContext): void {
  const body = object({ days: integer({ min: 0, max: maxVacation }) });
  app.put('/api/vacation', { schema: { body } }, async (request, reply) => {
    const { person, account } = await context.visitors.know(request, reply);
    if (!account) throw new Refused(401, 'signed-out', (say) => say.signInFirst);
    const preferences = await readPreferences(context.storage.db, person);
    if (request.body.days === 0) await endVacation(context, preferences);
    else await beginVacation(context, preferences, request.body.days);
    return answerTo(person, context);
  });
}

async function beginVacation({ storage, now, vacation }: PreferencesContext, preferences: StoredPreferences, days: number): Promise<void> {
  const at = now();
  const last = preferences.vacation?.until ?? 0;
  if (last > at) throw new Refused(409, 'on-vacation', (say) => say.onVacation);
  if (last > at - betweenVacations) throw new Refused(409, 'too-soon', (say) => say.vacationTooSoon);
  const next = { from: at, until: at + days * day };
  await writePreferences(storage.db, { ...preferences, vacation: next });
  await vacation(preferences.person, begun(next));
}

async function endVacation({ storage, now, vacation }: PreferencesContext, preferences: StoredPreferences): Promise<void> {
  const at = now();
  const last = preferences.vacation;
  if (!last || last.until <= at) return;
  await writePreferences(storage.db, { ...preferences, vacation: { ...last, until: at } });
  await vacation(preferences.person, ended(last, at));
}

function needSubscription({ endpoint, keys }: Checked<typeof subscriptionBody>): void {
  const key = Buffer.from(keys.p256dh, 'base64url');
  const auth = Buffer.from(keys.auth, 'base64url');
  if (strange.test(endpoint) || !isWebAddress(endpoint)) throw invalid([{ at: 'endpoint', need: { reason: 'need-web-address' } }]);
  if (key.length !== 65 || key[0] !== 4 || auth.length !== 16) throw invalid([{ at: 'keys', need: { reason: 'need-push-keys' } }]);
}
