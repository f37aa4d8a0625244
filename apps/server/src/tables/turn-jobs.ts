import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { PostgresStorage } from '../storage/storage.ts';
import type { Enqueue } from './journal.ts';

/** Looks at a table when a bot should have played or a clock has run out. */
export type Wake = (table: string, version: number) => Promise<void>;

/** Who remembers what is due. */
export interface TurnJobs {
  wakeAt(table: string, version: number, due: number): void;
  close(): Promise<void>;
}

const longestTimer = 60 * 60 * 1000;

/** One process: timers, set again from the database when it starts. */
export class Timers implements TurnJobs {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly wake: Wake;
  private readonly now: () => number;

  constructor(wake: Wake, now: () => number) {
    this.wake = wake;
    this.now = now;
  }

  wakeAt(table: string, version: number, due: number): void {
    clearTimeout(this.timers.get(table));
    // Who is woken too early sees that, and asks to be woken again.
    const wait = Math.max(0, Math.min(due - this.now(), longestTimer));
    const timer = setTimeout(() => {
      this.timers.delete(table);
      void this.wake(table, version);
    }, wait);
    timer.unref();
    this.timers.set(table, timer);
  }

  async close(): Promise<void> {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}

interface TurnJob {
  readonly table: string;
  readonly version: number;
}

const queue = 'gruppetto-turn';

/** Many processes: jobs in PostgreSQL that any of them takes. */
export class BossJobs implements TurnJobs {
  private readonly boss: PgBoss;
  private readonly started: Promise<unknown>;
  private readonly complain: (error: Error) => void;

  constructor({ pool }: PostgresStorage, wake: Wake, complain: (error: Error) => void) {
    const { connectionString } = pool.options;
    this.complain = complain;
    this.boss = new PgBoss({ connectionString: connectionString as string, max: 2, application_name: 'gruppetto jobs' });
    this.boss.on('error', complain);
    this.started = this.start(wake);
    this.started.catch(complain);
  }

  /** Within the transaction of the step that it belongs to. */
  readonly enqueue: Enqueue = async (db, table, version, due) => {
    await this.started;
    const within = {
      executeSql: async (text: string, values: unknown[]) => ({ rows: [...(await db.executeQuery(CompiledQuery.raw(text, values))).rows] }),
    };
    await this.boss.send(queue, { table, version } satisfies TurnJob, { startAfter: new Date(due), db: within });
  };

  wakeAt(table: string, version: number, due: number): void {
    this.started
      .then(() => this.boss.send(queue, { table, version } satisfies TurnJob, { startAfter: new Date(due) }))
      .catch(this.complain);
  }

  async close(): Promise<void> {
    await this.started.catch(() => undefined);
    await this.boss.stop({ graceful: false, wait: true });
  }

  private async start(wake: Wake): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(queue);
    await this.boss.work<TurnJob>(queue, { pollingIntervalSeconds: 1, batchSize: 50 }, async (jobs) => {
      await Promise.all(jobs.map(({ data }) => wake(data.table, data.version)));
    });
  }
}
