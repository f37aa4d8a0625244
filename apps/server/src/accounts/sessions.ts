import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { App } from '../http/check.ts';
import { Refused } from '../http/errors.ts';
import { type Account, accountTopic } from './account.ts';
import type { ApiTokens } from './api-tokens.ts';
import { hashOf, newToken } from './tokens.ts';

export interface Sessions {
  /** Who sends this request; undefined if nobody is signed in. */
  account(request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined>;
  /** The same, but nobody is refused. */
  need(request: FastifyRequest, reply: FastifyReply): Promise<Account>;
  needOwner(request: FastifyRequest, reply: FastifyReply): Promise<Account>;
  /** For routes with large bodies, as `onRequest`: of somebody who is not signed in nothing is read. */
  gate(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Signs in, always with a new token: one that somebody planted before is worth nothing. */
  begin(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  endAll(reply: FastifyReply, account: string): Promise<void>;
  endOthers(request: FastifyRequest, account: string): Promise<void>;
  /** Tells open connections of this account that sessions have ended. */
  ended(account: string): void;
}

const cookie = 'gruppetto';
const day = 24 * 60 * 60 * 1000;
const lasts = 90 * day;

export async function createSessions(app: App, { storage: { db }, news, now }: Context, tokens: ApiTokens): Promise<Sessions> {
  await app.register(fastifyCookie);

  const hashIn = (request: FastifyRequest): string | undefined => {
    const token = request.cookies[cookie];
    return token === undefined ? undefined : hashOf(token);
  };
  const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
    reply.setCookie(cookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: lasts / 1000,
    });

  const account: Sessions['account'] = async (request, reply) => {
    const bearer = tokens.of(request);
    if (bearer) return (await tokens.isGood(bearer)) ? bearer.account : undefined;
    const hash = hashIn(request);
    if (hash === undefined) return undefined;
    const found = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .select(['accounts.id', 'accounts.name', 'accounts.owner', 'sessions.ends'])
      .where('sessions.hash', '=', hash)
      .where('sessions.ends', '>', now())
      .where('accounts.suspended', 'is', null)
      .executeTakeFirst();
    if (!found) return undefined;
    // Once a day is often enough to move the end of a session on.
    if (found.ends < now() + lasts - day) {
      await db
        .updateTable('sessions')
        .set({ ends: now() + lasts })
        .where('hash', '=', hash)
        .execute();
      setCookie(request, reply, request.cookies[cookie] as string);
    }
    return { id: found.id, name: found.name, owner: found.owner === 1 };
  };

  const need: Sessions['need'] = async (request, reply) => {
    const found = await account(request, reply);
    if (!found) throw new Refused(401, 'signed-out', (say) => say.signInFirst);
    return found;
  };

  const ended: Sessions['ended'] = (account) => news.publish(accountTopic(account), 0);

  const endThis = async (request: FastifyRequest) => {
    const hash = hashIn(request);
    if (hash === undefined) return;
    const gone = await db.deleteFrom('sessions').where('hash', '=', hash).returning('account').executeTakeFirst();
    if (gone) ended(gone.account);
  };

  return {
    account,
    need,
    ended,
    async gate(request, reply) {
      await need(request, reply);
    },
    async needOwner(request, reply) {
      const found = await need(request, reply);
      if (!found.owner) throw new Refused(403, 'owner-only', (say) => say.ownerOnly);
      return found;
    },
    async begin(request, reply, id) {
      await endThis(request);
      const token = newToken();
      await db
        .insertInto('sessions')
        .values({ hash: hashOf(token), account: id, made: now(), ends: now() + lasts })
        .execute();
      setCookie(request, reply, token);
    },
    async end(request, reply) {
      await endThis(request);
      reply.clearCookie(cookie, { path: '/' });
    },
    async endAll(reply, id) {
      await db.deleteFrom('sessions').where('account', '=', id).execute();
      ended(id);
      reply.clearCookie(cookie, { path: '/' });
    },
    async endOthers(request, id) {
      await db
        .deleteFrom('sessions')
        .where('account', '=', id)
        .where('hash', '!=', hashIn(request) ?? '')
        .execute();
      ended(id);
    },
  };
}
