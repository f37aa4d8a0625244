import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { createClient } from '@redis/client';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loggerOptions } from '../src/http/logs.ts';
import { createNews, type Listener, type News } from '../src/news/news.ts';
import { serverOptions } from '../src/serve.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/storage.ts';
import { databases, makeDatabase, redisUrl, type TestDatabase, wires } from './databases.ts';

const ends: (() => Promise<unknown> | unknown)[] = [];
let database: TestDatabase;
let lines: string[];
let logged: (line: string) => void;
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const open = async (kind: 'sqlite' | 'postgres') => {
  database = await makeDatabase(kind);
  ends.push(() => database.drop());
  lines = [];
  logged = () => undefined;
};

/** A logger as the server's own. */
const { log } = fastify({
  logger: loggerOptions({
    write(line) {
      lines.push(line);
      logged(line);
    },
  }),
});

/** Until such a line is in the log. */
const logs = (wanted: string) =>
  new Promise<void>((resolve) => {
    logged = (line) => line.includes(wanted) && resolve();
    for (const line of lines) logged(line);
  });

async function storageAt(options = database.options): Promise<Storage> {
  const storage = await openStorage(options);
  ends.push(() => storage.close());
  return storage;
}

async function newsOf(storage: Storage, url?: string): Promise<News> {
  const news = await createNews({ storage, redisUrl: url, log });
  ends.push(() => news.close());
  return news;
}

/** Writes down all that is told of a topic. */
class Ear {
  readonly heard: (number | undefined)[] = [];
  readonly end: () => void;
  private look = () => {};
  private from = 0;

  constructor(news: News, topic = 'race:1') {
    const listener: Listener = (version) => {
      this.heard.push(version);
      this.look();
    };
    this.end = news.subscribe(topic, listener);
  }

  /** Waits until this was told after all that was waited for before; undefined is "you may have missed something". */
  hears(version: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      this.look = () => {
        const index = this.heard.indexOf(version, this.from);
        if (index < 0) return;
        this.from = index + 1;
        this.look = () => {};
        resolve();
      };
      this.look();
    });
  }
}

/** A way to a server that can be barred: who comes waits, and who is there is cut off. */
async function openWay(target: string) {
  const { port: to, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] | undefined;
  const server = createServer((near) => {
    const join = () => {
      const far = dial(Number(to), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('error', () => undefined);
        one.once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    };
    if (waiting) waiting.push(join);
    else join();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  ends.push(() => {
    cut();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: target.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`),
    bar() {
      waiting = [];
      cut();
    },
    clear() {
      const all = waiting ?? [];
      waiting = undefined;
      for (const join of all) join();
    },
  };
}

describe.each(wires)('news by %s', (wire) => {
  let redis: string | undefined;
  beforeEach(async () => {
    await open('postgres');
    redis = wire === 'redis' ? await redisUrl() : undefined;
  });

  /** News of one more process, and the first ear there. */
  async function process(): Promise<{ readonly news: News; readonly ear: Ear }> {
    const news = await newsOf(await storageAt(), redis);
    const ear = new Ear(news);
    await ear.hears(undefined);
    return { news, ear };
  }

  /** One whose way to where the news come from can be barred; it need not listen yet. */
  async function processFar() {
    const way = await openWay(redis ?? (database.options.url as string));
    const storage = await storageAt(redis ? database.options : { ...database.options, url: way.url });
    return {
      way,
      async begin() {
        const news = await newsOf(storage, redis && way.url);
        return { news, ear: new Ear(news) };
      },
    };
  }

  test('are heard by the others, and once by who tells them', async () => {
    const ana = await process();
    const ben = await process();
    ana.news.publish('race:1', 7);
    await ben.ear.hears(7);
    ben.news.publish('race:2', 8);
    ben.news.publish('race:1', 9);
    await ana.ear.hears(9);
    expect(ana.ear.heard.filter((version) => version !== undefined)).toEqual([7, 9]);
  });

  test('that were told before a process listens: it is told that it may have missed some', async () => {
    const ana = await process();
    const ben = await process();
    const { way, begin } = await processFar();
    way.bar();
    const { ear } = await begin();
    ana.news.publish('race:1', 1);
    await ben.ear.hears(1);
    expect(ear.heard).toEqual([]);
    way.clear();
    await ear.hears(undefined);
    ana.news.publish('race:1', 2);
    await ear.hears(2);
  });

  test('while the line is broken: it mends itself, and all are told that they may have missed some', async () => {
    const ana = await process();
    const ben = await process();
    const { way, begin } = await processFar();
    const { ear, news } = await begin();
    const other = new Ear(news, 'race:2');
    await ear.hears(undefined);
    await other.hears(undefined);
    way.bar();
    ana.news.publish('race:1', 1);
    await ben.ear.hears(1);
    way.clear();
    await ear.hears(undefined);
    await other.hears(undefined);
    ana.news.publish('race:1', 2);
    await ear.hears(2);
    news.publish('race:1', 3);
    await ana.ear.hears(3);
    expect(ear.heard).not.toContain(1);
  });

  test('do not reach who listens no longer', async () => {
    const { news, ear } = await process();
    const left = new Ear(news);
    left.end();
    news.publish('race:1', 1);
    await ear.hears(1);
    expect(left.heard).not.toContain(1);
  });

  test('are not what another program says there', async () => {
    const ana = await process();
    const ben = await process();
    const noise = ['', '{', 'null', '[1]', '{"topic":"race:1"}'];
    if (redis) {
      const stranger = await createClient({ url: redis }).connect();
      for (const text of noise) await stranger.publish('gruppetto', text);
      await stranger.close();
    } else {
      const storage = await storageAt();
      if (storage.kind === 'postgres') for (const text of noise) await storage.pool.query('select pg_notify($1, $2)', ['gruppetto', text]);
    }
    ana.news.publish('race:1', 1);
    await ben.ear.hears(1);
    expect(ben.ear.heard.filter((version) => version !== undefined)).toEqual([1]);
    expect(lines.filter((line) => line.includes('no Gruppetto server sent')).length).toBeGreaterThanOrEqual(noise.length);
  });
});

test('the Redis is the one that the environment names', () => {
  expect(serverOptions({ REDIS_URL: 'redis://127.0.0.1' })).toEqual({ redisUrl: 'redis://127.0.0.1' });
  expect(serverOptions({ REDIS_URL: '' })).toEqual({});
});

describe('a Redis that cannot be used', () => {
  test.runIf(databases.includes('postgres'))(
    'because it is not there is named once, without the password; one’s own news are heard',
    async () => {
      await open('postgres');
      const news = await newsOf(await storageAt(), 'redis://me:secret@127.0.0.1:1/0');
      const ear = new Ear(news);
      await logs('The Redis at 127.0.0.1:1 does not answer (ECONNREFUSED)');
      news.publish('race:1', 1);
      await ear.hears(1);
      await news.close();
      expect(lines).toHaveLength(1);
      expect(lines.join()).not.toContain('secret');
    },
  );

  test.runIf(wires.includes('redis'))('because it does not know us is named, without the password', async () => {
    await open('postgres');
    const url = (await redisUrl()).replace('//', '//me:secret@');
    await newsOf(await storageAt(), url);
    await logs('(WRONGPASS');
    expect(lines.join()).not.toContain('secret');
  });

  test.runIf(databases.includes('postgres'))('because it is too old is named, without the password that it repeats', async () => {
    await open('postgres');
    const old = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write("-ERR unknown command 'HELLO', with args beginning with: '3' 'AUTH' 'me' 'secret'\r\n"));
    });
    await new Promise<void>((done) => old.listen(0, '127.0.0.1', done));
    ends.push(() => old.close());
    await newsOf(await storageAt(), `redis://me:secret@127.0.0.1:${(old.address() as AddressInfo).port}`);
    await logs("(ERR unknown command 'HELLO')");
    expect(lines.join()).not.toContain('secret');
  });

  test
    .runIf(databases.includes('postgres'))
    .each(['http://me:secret@127.0.0.1', 'redis://me:secret@127.0.0.1:port', 'secret', 'redis://me:secret@127.0.0.1/%'])(
    'because %s is no address of one: PostgreSQL carries the news',
    async (url) => {
      await open('postgres');
      const ana = await newsOf(await storageAt(), url);
      const ear = new Ear(await newsOf(await storageAt(), url));
      await ear.hears(undefined);
      ana.publish('race:1', 1);
      await ear.hears(1);
      expect(lines.filter((line) => line.includes('Ignoring REDIS_URL: it must begin with redis://'))).toHaveLength(2);
      expect(lines.join()).not.toContain('secret');
    },
  );

  test('because there is one server only, with its own file, is said', async () => {
    await open('sqlite');
    const news = await newsOf(await storageAt(), 'redis://me:secret@127.0.0.1:1');
    const ear = new Ear(news);
    news.publish('race:1', 1);
    expect(ear.heard).toEqual([1]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Ignoring REDIS_URL: it needs DATABASE_URL');
  });
});
