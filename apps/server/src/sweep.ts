import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

const hour = 60 * 60 * 1000;

/** Throws away what has run out, now and once an hour. */
export function sweep(app: FastifyInstance, { storage: { db }, now }: Context): void {
  const run = async () => {
    for (const table of ['sessions', 'resets', 'invitations'] as const) await db.deleteFrom(table).where('ends', '<=', now()).execute();
  };
  let running = Promise.resolve();
  const begin = () => {
    running = run().catch((error) => app.log.error(error));
  };
  begin();
  const timer = setInterval(begin, hour);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
