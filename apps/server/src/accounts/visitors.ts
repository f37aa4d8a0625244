import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './account.ts';
import { type ApiTokens, botOf } from './api-tokens.ts';
import { type PersonalData, personOf } from './personal-data.ts';
import type { Sessions } from './sessions.ts';
import { hashOf, newToken } from './tokens.ts';

/** Who sends a request: an account, or a browser without one. */
export interface Visitor {
  /** `a:` and the id of the account, `g:` and the hash of what the browser holds, or `b:` and the id of a bot's token. */
  readonly person: string;
  readonly account?: Account;
  /** Whose bot it is. */
  readonly botOf?: string;
}

export interface Visitors {
  /** Who this is; a new browser gets a token. */
  know(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  /** Who this is; undefined for a new browser. */
  recognise(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined>;
  /** Whether it is a program with a token, not a page in a browser. */
  isProgram(request: FastifyRequest): boolean;
}

const cookie = 'gruppetto-guest';
const lasts = 400 * 24 * 60 * 60;

/** Signing in moves what a guest had, in all of these parts, to the account. */
export function createVisitors(sessions: Sessions, tokens: ApiTokens, parts: readonly PersonalData[]): Visitors {
  const guestIn = (request: FastifyRequest): string | undefined => {
    const token = request.cookies[cookie];
    return token === undefined ? undefined : `g:${hashOf(token)}`;
  };

  const recognise: Visitors['recognise'] = async (request, reply) => {
    const bearer = tokens.of(request);
    const guest = bearer ? undefined : guestIn(request);
    const account = await sessions.account(request, reply);
    if (account && bearer?.rights.includes('bot')) return { person: botOf(bearer.id), botOf: account.id };
    if (!account) return guest === undefined ? undefined : { person: guest };
    const person = personOf(account.id);
    if (guest !== undefined) {
      // A guest who signs in keeps their seats and forecasts.
      for (const part of parts) await part.adopt(guest, person);
      reply.clearCookie(cookie, { path: '/' });
    }
    return { person, account };
  };

  return {
    recognise,
    isProgram: (request) => tokens.of(request) !== undefined,
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
