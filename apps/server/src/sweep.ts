import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { forgetForecasts } from './forecasts/forecast-store.ts';
import { TableStore } from './tables/store/table-store.ts';
import { tableTopic } from './tables/topics.ts';

const hour = 60 * 60 * 1000;

/** Throws away what has run out, now and once an hour. */
export function sweep(app: FastifyInstance, { storage, news, now }: Context): void {
  const { db } = storage;
  const tables = new TableStore(storage);
  const run = async () => {
    await forgetForecasts(db, now());
    for (const table of ['sessions', 'resets', 'invitations'] as const) await db.deleteFrom(table).where('ends', '<=', now()).execute();
    for (const table of await tables.removeOld(now())) news.publish(tableTopic(table), Number.MAX_SAFE_INTEGER);
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
