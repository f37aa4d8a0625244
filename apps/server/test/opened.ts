import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Backups, openStorage, type Storage } from '../src/data.ts';
import { type AppOptions, createApp } from '../src/index.ts';
import { engineWorker, readyDatabase, type TestDatabase, tourWorker } from './databases.ts';

export interface OpenedApp {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  readonly database: TestDatabase;
  /** What was logged, a line each. */
  readonly log: readonly string[];
  /** Moves the clock of the server on. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

/** The whole server on a new database, without a port. */
export async function openApp(kind: 'sqlite' | 'postgres', options: Partial<AppOptions> = {}): Promise<OpenedApp> {
  const database = await readyDatabase(kind);
  const root = mkdtempSync(join(tmpdir(), 'gruppetto-pages-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Gruppetto</title>');
  const storage = await openStorage({ ...database.options, alone: true });
  const log: string[] = [];
  let later = 0;
  const app = await createApp({
    root,
    storage,
    limited: false,
    tours: { script: await tourWorker() },
    log: { write: (line) => log.push(line) },
    now: () => Date.now() + later,
    backups: { backups: new Backups(database.options.folder), restore: () => undefined },
    ...options,
    tables: { engineScript: await engineWorker(), ...options.tables },
  });
  return {
    app,
    storage,
    database,
    log,
    wait(milliseconds) {
      later += milliseconds;
    },
    async close() {
      await app.close();
      await storage.close();
      await database.drop();
      rmSync(root, { recursive: true });
    },
  };
}
