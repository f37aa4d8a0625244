import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashOf } from '../accounts/tokens.ts';
import { refuse } from '../http/errors.ts';
import type { Storage } from '../storage/storage.ts';

/** Figures for Prometheus, for this computer or with the token. */
export function answerMetrics(app: FastifyInstance, { db }: Storage, token: string | undefined): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'gruppetto_request_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [register],
  });
  for (const table of ['accounts', 'tours', 'entries'] as const)
    new Gauge({
      name: `gruppetto_${table}`,
      help: `How many ${table} there are.`,
      registers: [register],
      async collect() {
        const counting = db.selectFrom(table).select((select) => select.fn.countAll<number>().as('count'));
        const row = await counting.executeTakeFirst().catch(() => undefined);
        // The other figures are wanted most while the database is away.
        if (row) this.set(Number(row.count));
        else this.remove();
      },
    });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isNear(request) && !hasToken(request, token)) return refuse(reply, 403, (say) => say.figuresOnly);
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}

/** From this computer, and not handed on by something on this computer that speaks for others. */
function isNear({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const handedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined;
  return !handedOn && (address === '::1' || address.startsWith('127.'));
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
