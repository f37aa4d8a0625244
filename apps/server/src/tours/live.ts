import { object } from '@gruppetto/kernel';
import type { TourNews } from '@gruppetto/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, token, uuid } from '../http/check.ts';
import { notFound, Refused } from '../http/errors.ts';
import { addressOf } from '../http/limits.ts';
import { followedTour, roleOf } from './access.ts';
import { topicOf } from './routes.ts';

const maxPerAddress = 50;
/** Proxies end what is silent for a minute. */
const heartbeat = 20_000;

/** Streams that tell that a tour has a new version, and nothing of what is in it. A page that comes back asks for what it has missed. */
export function liveRoutes(app: App, { storage: { db }, news }: Context, sessions: Sessions): void {
  const open = new Set<() => void>();
  const perAddress = new Map<string, number>();

  app.get('/api/tours/:id/live', { schema: { params: object({ id: uuid }) }, exposeHeadRoute: false }, async (request, reply) => {
    const id = request.params.id.toLowerCase();
    const may = async () => {
      const { id: account } = await sessions.need(request, reply);
      await roleOf(db, id, account);
    };
    await may();
    await stream(request, reply, id, may);
  });

  app.get('/api/follow/:token/live', { schema: { params: object({ token }) }, exposeHeadRoute: false }, async (request, reply) => {
    const { id } = await followedTour(db, request.params.token);
    const may = async () => {
      if ((await followedTour(db, request.params.token)).id !== id) throw notFound();
    };
    await stream(request, reply, id, may);
  });

  // A server that stops does not wait for those who only listen.
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  async function stream(request: FastifyRequest, reply: FastifyReply, tour: string, may: () => Promise<void>): Promise<void> {
    const address = addressOf(request);
    const streams = perAddress.get(address) ?? 0;
    if (streams >= maxPerAddress) throw new Refused(429, 'too-many', (say) => say.tooManyStreams, { retryAfter: 60 }, 'live');
    perAddress.set(address, streams + 1);
    let sent = Number(request.headers['last-event-id'] ?? -1);

    // From here on fastify has nothing to do with the answer.
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    raw.write('retry: 2000\n\n');

    const tell = (version: number) => {
      if (version <= sent) return;
      sent = version;
      raw.write(`id: ${version}\ndata: ${JSON.stringify({ version } satisfies TourNews)}\n\n`);
    };
    const ask = async () => {
      const row = await db.selectFrom('tours').select('version').where('id', '=', tour).executeTakeFirst();
      if (row) tell(row.version);
      else end();
    };
    const end = () => {
      if (!open.delete(end)) return;
      clearInterval(timer);
      unsubscribe();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
      raw.end();
    };
    // Who may no longer see the tour hears no more of it.
    const timer = setInterval(() => {
      raw.write(': still here\n\n');
      may().then(ask).catch(end);
    }, heartbeat);
    const unsubscribe = news.subscribe(topicOf(tour), (version) => {
      if (version === undefined) ask().catch(end);
      else if (version < 0) end();
      else tell(version);
    });
    open.add(end);
    raw.on('close', end);
    raw.on('error', end);
    await ask().catch(end);
  }
}
