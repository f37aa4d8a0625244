import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openStorage, type Storage } from '../src/data.ts';
import { type AppOptions, createApp } from '../src/index.ts';
import { bundled, engineWorker, readyDatabase, type TestDatabase, writerWorker } from './databases.ts';
import { Player } from './player.ts';

/** A server that listens, and can be stopped and started again at the same address. */
export class TableServer {
  readonly database: TestDatabase;
  readonly log: string[] = [];
  app!: FastifyInstance;
  storage!: Storage;
  base = '';
  private port = 0;
  private later = 0;
  private readonly root: string;
  private readonly options: Partial<AppOptions>;
  private readonly writerScript: string;

  constructor(database: TestDatabase, writerScript: string, options: Partial<AppOptions>) {
    this.database = database;
    this.writerScript = writerScript;
    this.options = options;
    this.root = mkdtempSync(join(tmpdir(), 'gruppetto-pages-'));
    writeFileSync(join(this.root, 'index.html'), '<!doctype html><title>Gruppetto</title>');
  }

  async start(): Promise<void> {
    this.storage = await openStorage({ ...this.database.options, alone: true, writerScript: this.writerScript });
    const log = { write: (line: string) => this.log.push(line) };
    const now = () => Date.now() + this.later;
    this.app = await createApp({ root: this.root, storage: this.storage, limited: false, log, now, ...this.options });
    this.base = await this.app.listen({ port: this.port, host: '127.0.0.1' });
    this.port = Number(new URL(this.base).port);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.storage.close();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
    // A line of before the stop may still look open to the next who asks.
    await fetch(`${this.base}/api/account`).catch(() => undefined);
  }

  /** Moves the clock of the server on. */
  wait(milliseconds: number): void {
    this.later += milliseconds;
  }

  get errors(): readonly string[] {
    return this.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.database.drop();
    rmSync(this.root, { recursive: true });
  }
}

/** Servers and players for one test each, which are gone after it, or a server for several tests. */
export function tableServers(worker?: string) {
  const servers: TableServer[] = [];
  const players: Player[] = [];
  afterEach(async () => {
    for (const player of players.splice(0)) player.close();
    for (const server of servers.splice(0)) await server.remove();
  });
  const make = async (kind: 'sqlite' | 'postgres', options: Partial<AppOptions>): Promise<TableServer> => {
    const [engine, writer] = await Promise.all([worker === undefined ? engineWorker() : bundled(worker), writerWorker()]);
    const tables = { engineScript: engine, ...options.tables };
    return new TableServer(await readyDatabase(kind), writer, { ...options, tables });
  };
  return {
    async open(kind: 'sqlite' | 'postgres', options: Partial<AppOptions> = {}): Promise<TableServer> {
      const server = await make(kind, options);
      servers.push(server);
      await server.start();
      return server;
    },
    /** One for all tests of a group, which have tables of their own: starting it is most of the work of a short test. */
    shared(kind: 'sqlite' | 'postgres', options: Partial<AppOptions> = {}): () => TableServer {
      let server: TableServer;
      beforeAll(async () => {
        server = await make(kind, options);
        await server.start();
      });
      afterAll(() => server.remove());
      return () => server;
    },
    player(server: TableServer, name: string): Player {
      const player = new Player(server.base, name);
      players.push(player);
      return player;
    },
  };
}
