import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type QueryResult } from 'kysely';
import pg from 'pg';
import type PgBoss from 'pg-boss';
import { surviveLostConnections } from './postgres.ts';
import type { PostgresStorage } from './storage.ts';

export interface JobsOptions {
  /** How long a process may hold a job, in seconds: after that a killed process loses it. */
  readonly takenFor?: number;
}

export interface Work {
  /** How many jobs it takes at a time. */
  readonly atOnce: number;
}

export interface NewJob<T extends object> {
  readonly data: T;
  readonly startAfter?: Date;
  /** The higher, the sooner. */
  readonly priority?: number;
}

/** A transaction of whichever rows. */
interface Transaction {
  executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>>;
}

/** A part of the server that takes jobs. */
export interface Worker {
  /** Takes no more; what it has is for the others. */
  close(): Promise<void>;
}

const defaultTakenFor = 30;
/** "jobs"; the migrations have another. */
const makingLock = 0x6a6f6273;
const shortestPause = 100;
const longestPause = 5_000;
/** Between two looks at a queue that was empty. */
const lookEvery = 1_000;
/** A failed job is tried again after this many seconds, up to this often: somebody is waiting for it. */
const retry = { retryDelay: 2, retryLimit: 10_000 };

/** Queues in PostgreSQL, shared by all processes: any of them may add a job, and any may take it. */
export class Jobs {
  private readonly pool: pg.Pool;
  private readonly complain: (error: Error) => void;
  private readonly takenFor: number;
  private readonly queues = new Map<string, Promise<unknown>>();
  private making: Promise<unknown> = Promise.resolve();
  private readonly workers = new Map<string, { look(): void }>();
  private readonly closing = new AbortController();
  private readonly boss: Promise<PgBoss>;

  constructor({ pool }: PostgresStorage, complain: (error: Error) => void, { takenFor = defaultTakenFor }: JobsOptions = {}) {
    // Named after its server, so that others see it even when idle.
    const { connectionString, application_name } = pool.options;
    this.pool = new pg.Pool({ connectionString, max: 2, application_name, connectionTimeoutMillis: 5_000 });
    surviveLostConnections(this.pool);
    this.complain = complain;
    this.takenFor = takenFor;
    this.boss = this.insist(() => this.start());
    this.boss.catch(() => undefined);
  }

  /** Takes the jobs of a queue, whichever process added them. A failed job is taken again. */
  work<T>(queue: string, { atOnce }: Work, perform: (data: T) => Promise<void>): Worker {
    let closed = false;
    let look = (): void => undefined;
    const taken = new Set<string>();

    const performOne = async (boss: PgBoss, { id, data }: PgBoss.Job<T>): Promise<void> => {
      try {
        await perform(data);
      } catch (error) {
        if (!taken.delete(id)) return;
        this.complain(error as Error);
        await boss.fail(queue, id, { message: (error as Error).message });
      }
    };

    const performAll = async (boss: PgBoss, jobs: readonly PgBoss.Job<T>[]): Promise<void> => {
      for (const { id } of jobs) taken.add(id);
      try {
        await Promise.all(jobs.map((job) => performOne(boss, job)));
        if (taken.size > 0) await boss.deleteJob(queue, [...taken]);
      } catch (error) {
        // If even this can't be written, the jobs are free again when their time is up.
        this.complain(error as Error);
      }
      taken.clear();
    };

    const takeAll = async () => {
      const boss = await this.ready(queue);
      while (!closed) {
        const called = new Promise<void>((resolve) => {
          look = resolve;
        });
        // While the database is away there are no jobs to take.
        const jobs = await this.insist(() => boss.fetch<T>(queue, { batchSize: atOnce }));
        if (closed) for (const { id } of jobs) taken.add(id);
        else if (jobs.length > 0) await performAll(boss, jobs);
        else await Promise.race([called, sleep(lookEvery, undefined, { ref: false })]);
      }
    };

    const taking = takeAll().catch((error) => {
      if (!this.closing.signal.aborted) this.complain(error as Error);
    });
    this.workers.set(queue, { look: () => look() });
    return {
      close: async () => {
        closed = true;
        look();
        const free = async () => {
          const ids = [...taken];
          taken.clear();
          if (ids.length > 0) await (await this.boss).fail(queue, ids).catch(this.complain);
        };
        await free();
        // Jobs in progress go to other processes; so do those just being fetched.
        await Promise.race([taking, sleep(lookEvery, undefined, { ref: false })]);
        await free();
      },
    };
  }

  /** Adds jobs to a queue; within a transaction they exist if and only if it commits. */
  async send<T extends object>(queue: string, jobs: readonly NewJob<T>[], transaction?: Transaction): Promise<void> {
    const boss = await this.ready(queue);
    const rows = jobs.map((job) => ({ name: queue, ...job }));
    await boss.insert(rows, transaction ? { db: within(transaction) } : {});
    if (!transaction) this.look(queue);
  }

  /** How many are waiting or in progress. */
  async size(queue: string): Promise<number> {
    const boss = await this.ready(queue);
    return await boss.getQueueSize(queue, { before: 'completed' });
  }

  /** There may be something to do: the worker of that queue here need not wait. */
  look(queue: string): void {
    this.workers.get(queue)?.look();
  }

  async close(): Promise<void> {
    this.closing.abort();
    const boss = await this.boss.catch(() => undefined);
    await boss?.stop({ graceful: false });
    await this.pool.end();
  }

  private async ready(queue: string): Promise<PgBoss> {
    const boss = await this.boss;
    const known = this.queues.get(queue);
    const made = known ?? this.making.then(() => this.insist(() => this.alone(() => this.make(boss, queue))));
    if (!known) {
      this.queues.set(queue, made);
      this.making = made.catch(() => undefined);
    }
    await made;
    return boss;
  }

  private async make(boss: PgBoss, queue: string): Promise<void> {
    const options = { name: queue, ...retry, expireInSeconds: this.takenFor };
    await boss.createQueue(queue, options);
    // A queue made by an earlier version has other settings.
    await boss.updateQueue(queue, options);
  }

  /** While no other process does: two that make queues, even different ones, wait for each other for ever. */
  private async alone<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [makingLock]);
      return await work();
    } finally {
      // The lock goes with the connection.
      client.release(true);
    }
  }

  private async start(): Promise<PgBoss> {
    const { default: Boss } = await import('pg-boss');
    // A PgBoss that failed to start can't be started again.
    const boss = new Boss({
      db: { executeSql: (text, values) => this.query(text, values) },
      schedule: false,
      maintenanceIntervalSeconds: Math.max(1, Math.round(this.takenFor / 3)),
      archiveCompletedAfterSeconds: 60 * 60,
    });
    boss.on('error', this.complain);
    return await boss.start();
  }

  private async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.pool.connect();
    let failed = true;
    try {
      const result = await client.query(text, values);
      failed = false;
      return result;
    } finally {
      // If pg-boss fails, it leaves its transaction open: nobody else must get that connection.
      client.release(failed);
    }
  }

  /** Tries until it works or the server closes, with growing pauses: the database may not be up yet, or others start at the same time. */
  private async insist<T>(attempt: () => Promise<T>): Promise<T> {
    for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        this.closing.signal.throwIfAborted();
        return await attempt();
      } catch (error) {
        if (this.closing.signal.aborted) throw new Error('the server is closing');
        this.complain(error as Error);
      }
      await sleep(pause, undefined, { signal: this.closing.signal, ref: false }).catch(() => undefined);
    }
  }
}

const within = (db: Transaction): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: [...(await db.executeQuery(CompiledQuery.raw(text, values))).rows] }),
});
