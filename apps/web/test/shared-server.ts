import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@gruppetto/server';
import { startPostgres, without } from '../../../scripts/parts/postgres.cjs';
import { scratch } from '../../../scripts/parts/scratch.cjs';

/** What the tests of shared tables run on: both, unless "npm test" has said that PostgreSQL cannot be had. */
export const databases: readonly ('sqlite' | 'postgres')[] = process.env[without] ? ['sqlite'] : ['sqlite', 'postgres'];

export interface TestServer {
  readonly url: string;
  /** Ends it and, after that, starts it again on the same port and data. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** The pages that were built last. */
const root = process.env.GRUPPETTO_TEST_PAGES ?? join(import.meta.dirname, '..', 'dist');

/** A server of its own, on a database of its own. */
export async function startServer(kind: 'sqlite' | 'postgres'): Promise<TestServer> {
  const folder = mkdtempSync(join(scratch(), 'gruppetto-shared-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const storage = { folder, ...(postgres && { url: `${postgres.url}/postgres` }) };
  let served = await serve({ host: '127.0.0.1', port: 0, root, storage });
  const { port } = served;
  return {
    url: `http://127.0.0.1:${port}`,
    async restart(meanwhile) {
      await served.stop();
      await meanwhile();
      served = await serve({ host: '127.0.0.1', port, root, storage });
    },
    async stop() {
      await served.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
