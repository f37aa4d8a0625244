import type { FastifyInstance } from 'fastify';

export function answerHealth(app: FastifyInstance): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
