import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from './context.ts';
import { forgetForecasts } from './forecasts/forecast-store.ts';
import type { Rows } from './storage/rows.ts';
import { TableStore } from './tables/store/table-store.ts';
import { tableTopic } from './tables/topics.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** A server that was off for longer, or whose clock is wrong, asks before it deletes anything. */
export const longestGap = 14 * day;

/** Deletes what has expired, now and once an hour. */
export function sweep(app: FastifyInstance, { storage, news, now }: Context): void {
  const { db } = storage;
  const tables = new TableStore(storage);
  const run = async () => {
    const at = now();
    const last = await lastSweep(db);
    if (last !== undefined && at > last + longestGap) {
      app.log.warn(
        `It is ${new Date(at).toISOString()} by this computer's clock, but this server last ran on ${new Date(last).toISOString()}. ` +
          'Nothing that has run out is deleted until you confirm the clock: gruppetto confirm-clock',
      );
      return;
    }
    await forgetForecasts(db, at);
    for (const table of ['sessions', 'resets', 'invitations'] as const) await db.deleteFrom(table).where('ends', '<=', at).execute();
    for (const table of await tables.removeOld(at)) news.publish(tableTopic(table), Number.MAX_SAFE_INTEGER);
    await confirmClock(db, at);
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

export async function lastSweep(db: Kysely<Rows>): Promise<number | undefined> {
  return (await db.selectFrom('swept').select('at').executeTakeFirst())?.at;
}

/** The clock says so: what has expired by then may be deleted. */
export async function confirmClock(db: Kysely<Rows>, at: number): Promise<void> {
  await db
    .insertInto('swept')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
}
