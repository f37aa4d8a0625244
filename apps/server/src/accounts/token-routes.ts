import { randomUUID } from 'node:crypto';
import { inside, list, object, oneOf, refine } from '@gruppetto/kernel';
import { type MadeToken, type TokenListing, type TokenRight, tokenRights } from '@gruppetto/wire';
import type { Context } from '../context.ts';
import { type App, line, uuid } from '../http/check.ts';
import { notFound, Refused } from '../http/errors.ts';
import { lockRow } from '../storage/lock-row.ts';
import { accountTopic } from './account.ts';
import { botOf } from './api-tokens.ts';
import type { PersonalData } from './personal-data.ts';
import type { Sessions } from './sessions.ts';
import { hashOf, newToken } from './tokens.ts';

const prefix = 'gruppetto_';
const maxTokens = 20;

const params = object({ id: uuid });

const wish = refine(
  object({ name: line(1, 40), rights: list(oneOf(tokenRights), { min: 1, max: tokenRights.length }) }),
  ({ rights }, at) => (rights.includes('bot') && rights.length > 1 ? [{ at: inside(at, 'rights'), need: { reason: 'bot-alone' } }] : []),
);

export function tokenRoutes(app: App, context: Context, sessions: Sessions, tables: PersonalData): void {
  const {
    storage: { db },
    limits,
    news,
    now,
  } = context;

  app.get('/api/tokens', async (request, reply): Promise<{ tokens: readonly TokenListing[] }> => {
    const { id: account } = await sessions.need(request, reply);
    const rows = await db.selectFrom('api_tokens').selectAll().where('account', '=', account).orderBy('made').orderBy('id').execute();
    return {
      tokens: rows.map(({ id, name, rights, made, used }) => ({
        id,
        name,
        rights: rights.split(',') as TokenRight[],
        made,
        ...(used !== null && { used }),
      })),
    };
  });

  app.post('/api/tokens', { onRequest: limits.secret, schema: { body: wish } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { name, rights } = request.body;
    const token = prefix + newToken();
    const made = { id: randomUUID(), hash: hashOf(token), account, name, rights: [...new Set(rights)].join(','), made: now(), used: null };
    await db.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'accounts', account);
      const own = await transaction.selectFrom('api_tokens').select('id').where('account', '=', account).execute();
      if (own.length >= maxTokens) throw new Refused(409, 'too-many-kept', (say) => say.tooManyTokens(maxTokens));
      await transaction.insertInto('api_tokens').values(made).execute();
    });
    return reply.code(201).send({ id: made.id, token } satisfies MadeToken);
  });

  app.delete('/api/tokens/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    const tell = await db.transaction().execute(async (transaction) => {
      const gone = await transaction.deleteFrom('api_tokens').where('account', '=', account).where('id', '=', id).returning('id').execute();
      if (gone.length === 0) throw notFound();
      // A bot that lost its token leaves its tables: another bot rides on.
      return await tables.leave(transaction, { account, person: botOf(id), bots: [], nameKey: '' }, now());
    });
    news.publish(accountTopic(account), 0);
    tell();
    return {};
  });
}
