import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Bus, type BusEnd, channel } from './bus.ts';

const shortestPause = 100;
const longestPause = 5000;

/** PostgreSQL's own notify, heard on a connection that is made anew whenever it breaks. */
export function openNotify(pool: pg.Pool, end: BusEnd, log: FastifyBaseLogger): Bus {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let pause = shortestPause;
  const complain = (error: Error) => log.error(error);

  const again = () => {
    client = undefined;
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void listen();
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  };

  const listen = async () => {
    const next = new pg.Client(pool.options);
    client = next;
    next.on('error', complain);
    next.once('end', again);
    next.on('notification', ({ payload = '' }) => end.heard(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      pause = shortestPause;
      end.listening();
    } catch (error) {
      if (!closed) complain(error as Error);
      await next.end().catch(() => undefined);
      again();
    }
  };

  let waiting: string[] = [];
  let sending: Promise<void> | undefined;
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, batch]).catch(complain);
    }
    sending = undefined;
  };

  const listening = listen();
  return {
    send(text) {
      waiting.push(text);
      sending ??= flush();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listening;
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}
