import type { Jobs, NewJob, Worker } from '../../storage/jobs.ts';
import { systemTiming, type Timing } from '../../timing.ts';
import type { Enqueue } from '../store/journal.ts';

/** Looks at a table when a bot should have played or a clock has run out. */
type Wake = (table: string, version: number) => Promise<void>;

/** Remembers what is due. */
export interface TurnJobs {
  wakeAt(table: string, version: number, due: number): void;
  close(): Promise<void>;
}

const longestTimer = 60 * 60 * 1000;
/** A table we couldn't wake now is woken later. */
const again = 5_000;

/** One process: timers, set again from the database when it starts. */
export class Timers implements TurnJobs {
  /** How each of them is stopped. */
  private readonly timers = new Map<string, () => void>();
  private readonly wake: Wake;
  private readonly complain: (error: Error) => void;
  private readonly now: () => number;
  private readonly timing: Timing;
  private closed = false;

  constructor(wake: Wake, complain: (error: Error) => void, now: () => number, timing = systemTiming) {
    this.wake = wake;
    this.complain = complain;
    this.now = now;
    this.timing = timing;
  }

  wakeAt(table: string, version: number, due: number): void {
    this.timers.get(table)?.();
    // A table woken too early notices, and asks to be woken again.
    const wait = Math.max(0, Math.min(due - this.now(), longestTimer));
    const stop = this.timing.after(wait, () => {
      this.timers.delete(table);
      this.wake(table, version).catch((error) => {
        this.complain(error as Error);
        if (!this.closed && !this.timers.has(table)) this.wakeAt(table, version, this.now() + again);
      });
    });
    this.timers.set(table, stop);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.timers.values()) stop();
    this.timers.clear();
  }
}

interface TurnJob {
  readonly table: string;
  readonly version: number;
}

export const turnQueue = 'gruppetto-turn';

/** Several processes: jobs in PostgreSQL, for any of them. */
export class BossJobs implements TurnJobs {
  private readonly jobs: Jobs;
  private readonly worker: Worker;
  private readonly complain: (error: Error) => void;

  constructor(jobs: Jobs, wake: Wake, complain: (error: Error) => void) {
    this.jobs = jobs;
    this.complain = complain;
    this.worker = jobs.work<TurnJob>(turnQueue, { atOnce: 50 }, ({ table, version }) => wake(table, version));
  }

  /** In the transaction of the step. */
  readonly enqueue: Enqueue = (db, table, version, due) => this.jobs.send(turnQueue, [jobOf(table, version, due)], db);

  wakeAt(table: string, version: number, due: number): void {
    this.jobs.send(turnQueue, [jobOf(table, version, due)]).catch(this.complain);
  }

  close(): Promise<void> {
    return this.worker.close();
  }
}

const jobOf = (table: string, version: number, due: number): NewJob<TurnJob> => ({ data: { table, version }, startAfter: new Date(due) });
