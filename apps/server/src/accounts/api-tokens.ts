import type { TokenRight } from '@gruppetto/wire';
import { words } from '@gruppetto/words';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Refused } from '../http/errors.ts';
import type { Account } from './account.ts';
import { hashOf } from './tokens.ts';

/** Somebody who sends a token instead of a browser's cookie. */
interface TokenBearer {
  readonly id: string;
  readonly account: Account;
  readonly rights: readonly TokenRight[];
}

export interface ApiTokens {
  /** A request with a token acts as its account, within the rights of the token; other requests are left as they are. */
  admit(request: FastifyRequest): Promise<void>;
  /** The bearer of the token that came with this request. */
  of(request: FastifyRequest): TokenBearer | undefined;
  /** Whether the token is still good. */
  isGood(bearer: TokenBearer): Promise<boolean>;
}

/** At a table, a bot that a token plays is a person of its own, not the owner of the token. */
export const botOf = (token: string): string => `b:${token}`;

export const isBot = (person: string | undefined): boolean => person?.startsWith('b:') === true;

const hour = 60 * 60 * 1000;

/** A call that changes something needs the right of its part; calls that are missing here are not for programs. */
const rightOf: Readonly<Record<string, TokenRight>> = {
  tables: 'tables',
  forecasts: 'tables',
  tours: 'tours',
  teams: 'tours',
  drafts: 'tours',
};

/** Pages that only the person may see, not their programs. */
const personal = ['/api/account/', '/api/tokens', '/api/webhooks', '/api/owner'];

function mayDo({ method, routeOptions: { url = '' } }: FastifyRequest, rights: readonly TokenRight[]): boolean {
  const [, , part = ''] = url.split('/');
  if (url === '/api/account' && method === 'GET') return true;
  if (personal.some((path) => url.startsWith(path))) return false;
  const right = Object.hasOwn(rightOf, part) ? rightOf[part] : undefined;
  if (rights.includes('bot')) return right === 'tables';
  if (right !== undefined && rights.includes(right)) return true;
  return method === 'GET' && !url.endsWith('/live') && rights.includes('read');
}

export function createApiTokens({ storage: { db }, limits, now }: Context): ApiTokens {
  const known = new WeakMap<FastifyRequest, TokenBearer>();

  const find = async (hash: string): Promise<(TokenBearer & { readonly used: number | null }) | undefined> => {
    const row = await db
      .selectFrom('api_tokens')
      .innerJoin('accounts', 'accounts.id', 'api_tokens.account')
      .select(['api_tokens.id', 'rights', 'used', 'account', 'accounts.name', 'owner'])
      .where('hash', '=', hash)
      .where('suspended', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const account = { id: row.account, name: row.name, owner: row.owner === 1 };
    return { id: row.id, account, rights: row.rights.split(',') as TokenRight[], used: row.used };
  };

  return {
    of: (request) => known.get(request),
    async admit(request) {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) return;
      const found = await find(hashOf(token));
      if (!found) {
        await limits.secret(request);
        throw new Refused(401, 'bad-token', (say) => say.badToken);
      }
      if (!mayDo(request, found.rights))
        throw new Refused(403, 'token-rights', (say, language) =>
          say.tokenRights(found.rights.map((right) => words(language).programs.rights[right])),
        );
      known.set(request, found);
      if (found.used === null || found.used < now() - hour)
        await db.updateTable('api_tokens').set({ used: now() }).where('id', '=', found.id).execute();
    },
    async isGood({ id }) {
      const row = await db
        .selectFrom('api_tokens')
        .innerJoin('accounts', 'accounts.id', 'api_tokens.account')
        .select('api_tokens.id')
        .where('api_tokens.id', '=', id)
        .where('suspended', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
