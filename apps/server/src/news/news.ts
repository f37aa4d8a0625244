import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import type { Bus, BusEnd } from './bus.ts';

/** Called with the new version of its topic; without one, something may have been missed: ask the database. */
export type Listener = (version?: number) => void;

/** Tells every process of the server that something has a new version. What is new is in the database. */
export interface News {
  publish(topic: string, version: number): void;
  /** Gives back how to end it. */
  subscribe(topic: string, listener: Listener): () => void;
  close(): Promise<void>;
}

interface NewsOptions {
  readonly storage: Storage;
  /** The Redis that carries news between processes; without one, PostgreSQL does. */
  readonly redisUrl: string | undefined;
  readonly log: FastifyBaseLogger;
}

/** Loaded only if needed. */
export async function createNews({ storage, redisUrl, log }: NewsOptions): Promise<News> {
  if (storage.kind === 'sqlite') {
    if (redisUrl !== undefined) log.warn('Ignoring REDIS_URL: it needs DATABASE_URL, because a SQLite file has one server only.');
    return newsOver(() => undefined, log);
  }
  const { pool } = storage;
  const { openNotify } = await import('./notify.ts');
  if (redisUrl === undefined) return newsOver((end) => openNotify(pool, end, log), log);
  const { openRedis } = await import('./redis.ts');
  return newsOver((end) => openRedis(redisUrl, end, log) ?? openNotify(pool, end, log), log);
}

/** News that travel between processes on this bus; without one, they stay in this process. */
export function newsOver(open: (end: BusEnd) => Bus | undefined, log: Pick<FastifyBaseLogger, 'warn'>): News {
  const self = randomUUID();
  const listeners = new Map<string, Set<Listener>>();
  const tell = (topic: string, version: number) => {
    for (const listener of listeners.get(topic) ?? []) listener(version);
  };
  const bus = open({
    heard(text) {
      const message = read(text);
      if (!message) log.warn('Ignoring a message between servers that no Gruppetto server sent.');
      else if (message.from !== self) tell(message.topic, message.version);
    },
    listening() {
      for (const all of listeners.values()) for (const listener of all) listener();
    },
  });
  return {
    publish(topic, version) {
      tell(topic, version);
      bus?.send(JSON.stringify({ from: self, topic, version } satisfies Message));
    },
    subscribe(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(topic) === all) listeners.delete(topic);
      };
    },
    close: async () => bus?.close(),
  };
}

interface Message {
  readonly from: string;
  readonly topic: string;
  readonly version: number;
}

function read(text: string): Message | undefined {
  try {
    const message = JSON.parse(text) as Partial<Message> | null;
    return typeof message?.topic === 'string' && typeof message.version === 'number' ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}
