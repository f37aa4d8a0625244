import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PersonalData, personOf } from './personal-data.ts';
import type { Account, Sessions } from './sessions.ts';
import { hashOf, newToken } from './tokens.ts';

/** Who asks: an account, or a browser without one. */
export interface Visitor {
  /** `a:` and the id of the account, or `g:` and the hash of what the browser holds. */
  readonly person: string;
  readonly account?: Account;
}

export interface Visitors {
  /** Who this is; a browser that is nobody yet is given a token of its own. */
  know(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  /** Who this is, if it is anybody. */
  recognise(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined>;
}

const cookie = 'gruppetto-guest';
const lasts = 400 * 24 * 60 * 60;

/** What guests had goes over to their accounts in all of these parts. */
export function createVisitors(sessions: Sessions, parts: readonly PersonalData[]): Visitors {
  const guestIn = (request: FastifyRequest): string | undefined => {
    const token = request.cookies[cookie];
    return token === undefined ? undefined : `g:${hashOf(token)}`;
  };

  const recognise: Visitors['recognise'] = async (request, reply) => {
    const guest = guestIn(request);
    const account = await sessions.account(request, reply);
    if (!account) return guest === undefined ? undefined : { person: guest };
    const person = personOf(account.id);
    if (guest !== undefined) {
      // Somebody who was a guest and has an account now keeps their seats and forecasts.
      for (const part of parts) await part.adopt(guest, person);
      reply.clearCookie(cookie, { path: '/' });
    }
    return { person, account };
  };

  return {
    recognise,
    async know(request, reply) {
      const known = await recognise(request, reply);
      if (known) return known;
      const token = newToken();
      const secure = request.protocol === 'https';
      reply.setCookie(cookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lasts });
      return { person: `g:${hashOf(token)}` };
    },
  };
}
