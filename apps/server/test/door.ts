import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/parts/postgres.cjs';
import { startRedis } from '../../../scripts/parts/redis.cjs';
import { bundle } from './bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever knocks at /postgres, /redis or /tour-worker is told where it is; it is started for the first one, and shared by all test files. */
    readonly door: string;
  }
}

interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

/** The thread of the tours, bundled once for all test files. */
async function bundleTourWorker(): Promise<Service> {
  const { file, remove } = await bundle('../src/tours/tour-worker.ts');
  return { url: file, stop: async () => remove() };
}

/** The threads that play, bundled once for all test files. */
async function bundleEngineWorker(): Promise<Service> {
  const { file, remove } = await bundle('../src/tables/engine/engine-worker.ts');
  return { url: file, stop: async () => remove() };
}

/** Starts nothing but the door: a run that needs no PostgreSQL does not wait for one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const begin: Readonly<Record<string, () => Promise<Service>>> = {
    '/postgres': startPostgres,
    '/redis': startRedis,
    '/tour-worker': bundleTourWorker,
    '/engine-worker': bundleEngineWorker,
  };
  const begun = new Map<string, Promise<Service>>();
  const door = createServer(({ url: path = '' }, response) => {
    // A test that waits for a process does not notice that a connection which is kept open has ended.
    response.setHeader('connection', 'close');
    const service = begun.get(path) ?? begin[path]?.() ?? Promise.reject(new Error(`there is no ${path}`));
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
