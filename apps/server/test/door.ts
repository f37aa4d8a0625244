import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/parts/postgres.cjs';
import { startRedis } from '../../../scripts/parts/redis.cjs';
import { bundle } from './bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever calls /postgres, /redis or /bundle/<file> is told where it is; it is made for the first one, and shared by all test files. */
    readonly door: string;
  }
}

interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts nothing but the door: a run that needs no PostgreSQL does not wait for one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const begin = async (path: string): Promise<Service> => {
    if (path === '/postgres') return startPostgres();
    if (path === '/redis') return startRedis();
    const [, entry] = /^\/bundle\/(.+)/.exec(path) ?? [];
    if (entry === undefined) throw new Error(`there is no ${path}`);
    const { file, remove } = await bundle(decodeURIComponent(entry));
    return { url: file, stop: async () => remove() };
  };
  const begun = new Map<string, Promise<Service>>();
  const door = createServer(({ url: path = '' }, response) => {
    // A test that waits for a process does not notice that a connection which is kept open has ended.
    response.setHeader('connection', 'close');
    const service = begun.get(path) ?? begin(path);
    begun.set(path, service);
    service.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open));
  project.provide('door', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    for (const service of begun.values())
      await service.then(
        ({ stop }) => stop(),
        () => undefined,
      );
  };
}
