import { version } from '@gruppetto/kernel';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { refuse } from './errors.ts';

export function answerHealth(app: FastifyInstance, storage: Storage): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok', version });
  });
  // Whoever asks is served only after the migrations; what remains is whether the database answers.
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await storage.answers();
    } catch (error) {
      request.log.error(error);
      return refuse(reply, 503, 'The database does not answer.');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
