import { Readable } from 'node:stream';
import { integer, object, type Schema, text } from '@gruppetto/kernel';
import type { AccountAnswer, MadeKeys, MadeLink, PasswordChange, PasswordReset, SignIn, SignUp } from '@gruppetto/wire';
import type { Context } from '../context.ts';
import { type App, line, token } from '../http/check.ts';
import { notFound, Refused } from '../http/errors.ts';
import {
  checkPassword,
  createKeys,
  createReset,
  deleteAccount,
  exportAccount,
  isFresh,
  nameKey,
  setPassword,
  signIn,
  signUp,
  useReset,
} from './accounts.ts';
import { writeDown } from './owner-log.ts';
import { newPassword, triedPassword } from './passwords.ts';
import { type PersonalData, personOf } from './personal-data.ts';
import type { Sessions } from './sessions.ts';

const newName = line(2, 40);
/** A name somebody tries to sign in with need not meet the rules for new ones. */
const triedName = line(0, 200);

export function accountRoutes(
  app: App,
  { storage: { db }, limits, now }: Context,
  sessions: Sessions,
  parts: readonly PersonalData[],
): void {
  const secret = { onRequest: limits.secret };

  app.get('/api/account', async (request, reply): Promise<AccountAnswer> => {
    const account = await sessions.account(request, reply);
    if (!account) return { fresh: await isFresh(db) };
    const row = await db.selectFrom('preferences').select('language').where('person', '=', personOf(account.id)).executeTakeFirst();
    return { account: { name: account.name, owner: account.owner, ...(row?.language && { language: row.language }) }, fresh: false };
  });

  const signUpBody: Schema<SignUp> = object({ name: newName, password: newPassword }, { key: text(100) });
  app.post('/api/accounts', { ...secret, schema: { body: signUpBody } }, async (request, reply) => {
    const id = await signUp(db, request.body, now());
    await sessions.begin(request, reply, id);
    return reply.code(201).send({});
  });

  const signInBody: Schema<SignIn> = object({ name: triedName, password: triedPassword });
  app.post('/api/session', { ...secret, schema: { body: signInBody } }, async (request, reply) => {
    const { name, password } = request.body;
    await limits.name(request, nameKey(name));
    const id = await signIn(db, name, password);
    if (id === undefined) throw new Refused(401, 'wrong-sign-in', (say) => say.wrongSignIn);
    await sessions.begin(request, reply, id);
    return {};
  });

  app.delete('/api/session', async (request, reply) => {
    await sessions.end(request, reply);
    return {};
  });

  app.delete('/api/sessions', async (request, reply) => {
    const { id } = await sessions.need(request, reply);
    await sessions.endAll(reply, id);
    return {};
  });

  const passwordBody: Schema<PasswordChange> = object({ old: triedPassword, new: newPassword });
  app.put('/api/account/password', { ...secret, schema: { body: passwordBody } }, async (request, reply) => {
    const { id } = await sessions.need(request, reply);
    await limits.name(request, id);
    await checkPassword(db, id, request.body.old);
    await setPassword(db, id, request.body.new);
    await sessions.endOthers(request, id);
    return {};
  });

  app.delete('/api/account', { ...secret, schema: { body: object({ password: triedPassword }) } }, async (request, reply) => {
    const { id } = await sessions.need(request, reply);
    await limits.name(request, id);
    await checkPassword(db, id, request.body.password);
    const announcements = await deleteAccount(db, parts, id, now());
    await sessions.end(request, reply);
    sessions.ended(id);
    for (const announce of announcements) announce();
    return {};
  });

  app.get('/api/account/export', { onRequest: limits.costly }, async (request, reply) => {
    const { id } = await sessions.need(request, reply);
    reply.header('content-disposition', 'attachment; filename="gruppetto-account.json"');
    return reply.type('application/json; charset=utf-8').send(Readable.from(await exportAccount(db, parts, id)));
  });

  app.post('/api/resets', { schema: { body: object({ name: triedName }) } }, async (request, reply) => {
    const owner = await sessions.needOwner(request, reply);
    const made = await createReset(db, request.body.name, now());
    if (made === undefined) throw notFound();
    await writeDown(db, owner.name, 'reset', request.body.name, now());
    return reply.code(201).send({ token: made } satisfies MadeLink);
  });

  const resetBody: Schema<PasswordReset> = object({ token, password: newPassword });
  app.post('/api/resets/use', { ...secret, schema: { body: resetBody } }, async (request) => {
    sessions.ended(await useReset(db, request.body.token, request.body.password, now()));
    return {};
  });

  app.post('/api/keys', { schema: { body: object({ count: integer({ min: 1, max: 100 }) }) } }, async (request, reply) => {
    const owner = await sessions.needOwner(request, reply);
    const keys = await createKeys(db, request.body.count, now());
    await writeDown(db, owner.name, 'keys', `${keys.length}`, now());
    return reply.code(201).send({ keys } satisfies MadeKeys);
  });
}
