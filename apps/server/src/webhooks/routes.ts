import { randomUUID } from 'node:crypto';
import { object, refine } from '@gruppetto/kernel';
import type { MadeWebhook, WebhookListing } from '@gruppetto/wire';
import type { Sessions } from '../accounts/sessions.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Context } from '../context.ts';
import { type App, isWebAddress, line, uuid } from '../http/check.ts';
import { notFound, Refused } from '../http/errors.ts';
import { lockRow } from '../storage/lock-row.ts';

const params = object({ id: uuid });
const address = refine(line(1, 500), (url, at) => (isWebAddress(url) ? [] : [{ at, need: { reason: 'need-web-address' } }]));
const maxWebhooks = 5;

/** Where somebody's results are sent. */
export function webhookRoutes(app: App, { storage: { db }, limits, now }: Context, sessions: Sessions): void {
  app.get('/api/webhooks', async (request, reply): Promise<{ webhooks: readonly WebhookListing[] }> => {
    const { id: account } = await sessions.need(request, reply);
    const rows = await db.selectFrom('webhooks').select(['id', 'url', 'made']).where('account', '=', account).orderBy('made').execute();
    return { webhooks: rows };
  });

  app.post('/api/webhooks', { onRequest: limits.keep, schema: { body: object({ url: address }) } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const made = { id: randomUUID(), account, url: request.body.url, secret: newToken(), made: now() };
    await db.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'accounts', account);
      const own = await transaction.selectFrom('webhooks').select('id').where('account', '=', account).execute();
      if (own.length >= maxWebhooks) throw new Refused(409, 'too-many-kept', (say) => say.tooManyAddresses(maxWebhooks));
      await transaction.insertInto('webhooks').values(made).execute();
    });
    return reply.code(201).send({ id: made.id, secret: made.secret } satisfies MadeWebhook);
  });

  app.delete('/api/webhooks/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    const gone = await db.deleteFrom('webhooks').where('account', '=', account).where('id', '=', id).returning('id').execute();
    if (gone.length === 0) throw notFound();
    return {};
  });
}
