import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Storage } from './storage/storage.ts';

/** Told the new version of its topic; without one, something may have been missed and the database has to be asked. */
export type Listener = (version?: number) => void;

/** Tells every process of the server that something has a new version. What is new is in the database. */
export interface News {
  publish(topic: string, version: number): void;
  /** Gives back how to end it. */
  subscribe(topic: string, listener: Listener): () => void;
  close(): Promise<void>;
}

export function createNews(storage: Storage, complain: (error: Error) => void): News {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (topic: string, version: number) => {
    for (const listener of listeners.get(topic) ?? []) listener(version);
  };
  const wire = storage.kind === 'postgres' ? connect(storage.pool, tell, () => everybody(listeners), complain) : undefined;
  return {
    publish(topic, version) {
      tell(topic, version);
      wire?.send(topic, version);
    },
    subscribe(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(topic) === all) listeners.delete(topic);
      };
    },
    close: async () => wire?.close(),
  };
}

const everybody = (listeners: ReadonlyMap<string, ReadonlySet<Listener>>): void => {
  for (const all of listeners.values()) for (const listener of all) listener();
};

const channel = 'gruppetto';
const shortestPause = 100;
const longestPause = 5000;

/** PostgreSQL's own notify between the processes, on a connection that is made anew whenever it breaks. */
function connect(pool: pg.Pool, tell: (topic: string, version: number) => void, missed: () => void, complain: (error: Error) => void) {
  const self = randomUUID();
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let pause = shortestPause;
  let first = true;

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
    next.on('notification', ({ payload = '' }) => {
      const [from, topic, version] = JSON.parse(payload);
      if (from !== self) tell(topic, version);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      pause = shortestPause;
      if (!first) missed();
      first = false;
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
    send(topic: string, version: number) {
      waiting.push(JSON.stringify([self, topic, version]));
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
