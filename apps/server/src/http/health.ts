import { version } from '@gruppetto/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { refuse } from './errors.ts';

export function answerHealth(app: FastifyInstance, storage: Storage): void {
  app.get('/healthz', { logLevel: 'warn' }, (request, reply) => {
    const asked = request.url.endsWith('?seen');
    reply.header('cache-control', 'no-store').send({ status: 'ok', version, ...(asked && { seen: seenOf(request) }) });
  });
  // The server answers only after the migrations; what remains is whether the database does.
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await storage.answers();
    } catch (error) {
      request.log.error(error);
      return refuse(reply, 503, (say) => say.noDatabase);
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

/** How a request got here, for people who set up a proxy. */
function seenOf({ protocol, ips = [], headers }: FastifyRequest) {
  const handedOn = headers['x-forwarded-for'] !== undefined;
  return { protocol, proxy: !handedOn ? 'none' : ips.length > 1 ? 'trusted' : 'unknown' };
}
