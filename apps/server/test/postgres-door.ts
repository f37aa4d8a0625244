import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/parts/postgres.cjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Who knocks here is told where PostgreSQL is; it is started for the first who does, and shared by all test files. */
    readonly postgresDoor: string;
  }
}

/** Starts nothing but the door: a run that needs no PostgreSQL does not wait for one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startPostgres> | undefined;
  const door = createServer((_request, response) => {
    started ??= startPostgres();
    started.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open));
  project.provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await started?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  };
}
