import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../threads/fair-queue.ts';
import { maxPatience, meter } from '../../threads/meter.ts';
import type { EngineAnswer, EngineJob } from './engine-job.ts';
import type { Done, Progress } from './engine-thread.ts';

interface EnginesOptions {
  /** The script of a thread. */
  readonly script: URL | string;
  readonly threads: number;
  /** How much processor time one job may take. */
  readonly limitMs: number;
}

/** The job took too long, or killed its thread. */
export class EngineOverran extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'EngineOverran';
  }
}

/** The server is stopping: nothing is wrong with the job. */
export class EnginesClosed extends Error {
  constructor() {
    super('the server is closing');
    this.name = 'EnginesClosed';
  }
}

/** Who pays for the work, and whether somebody is waiting for it. */
export interface Order {
  /** An address; or a table, for what it does on its own. */
  readonly payer: string;
  /** Looking back at races comes after playing. */
  readonly background?: boolean;
}

/** Does the jobs of the rules engine. */
export interface RulesEngines {
  do(job: EngineJob, order: Order): Promise<EngineAnswer>;
}

interface Waiting extends Required<Order> {
  readonly job: EngineJob;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Passing a batch to a thread costs more than most jobs; but a long batch keeps others waiting. */
const largestBatch = 64;
/** Work of no more milliseconds than this isn't spread over several threads. */
const shortBatch = 1;
/** The weight of the latest job in the average cost of a kind of job. */
const latest = 0.05;
/** A thread reads all games before its first job; on a busy machine that takes a while. */
const longestStart = 30_000;

/** No race that anybody has played needs more memory. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * The rules engines and the bots, in threads with hard limits of time and memory. A thread that overruns is ended and another takes its
 * place; only the job that was on hand then fails. Payers take turns, and one thread is always kept for those who play.
 */
export class Engines implements RulesEngines {
  private readonly urgent = new FairQueue<Waiting>();
  private readonly background = new FairQueue<Waiting>();
  private readonly threads: Thread[];
  private closed = false;
  private handing = false;
  /** The recent cost of a kind of job, in milliseconds: bots think long, steps of people are short. */
  private usual = shortBatch;

  constructor(options: EnginesOptions) {
    this.threads = Array.from({ length: options.threads }, () => new Thread(options, (batch) => this.settle(batch)));
  }

  do(job: EngineJob, { payer, background = false }: Order): Promise<EngineAnswer> {
    if (this.closed) return Promise.reject(new EnginesClosed());
    return new Promise((resolve, reject) => {
      this.queueOf(background).push(payer, { job, payer, background, resolve, reject });
      if (this.handing) return;
      this.handing = true;
      // Everything that arrives in one turn of the event loop goes to the threads together.
      setImmediate(() => {
        this.handing = false;
        this.hand();
      });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of [...this.urgent.clear(), ...this.background.clear()]) reject(new EnginesClosed());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private queueOf(background: boolean): FairQueue<Waiting> {
    return background ? this.background : this.urgent;
  }

  private hand(): void {
    const idle = this.threads.filter((thread) => thread.idle);
    for (const [index, thread] of idle.entries()) {
      const share = Math.ceil(this.urgent.size / (idle.length - index));
      const count = Math.min(largestBatch, this.urgent.size, Math.max(share, Math.floor(shortBatch / this.usual)));
      const batch = Array.from({ length: count }, () => this.urgent.next()).filter((one) => one !== undefined);
      if (batch.length > 0) thread.work(batch);
    }
    for (const thread of this.threads.filter(({ idle }) => idle)) {
      const looking = this.threads.filter((one) => one.inBackground).length;
      const next = looking < Math.max(1, this.threads.length - 1) ? this.background.next() : undefined;
      if (!next) return;
      // One at a time: players must not wait behind a long batch.
      thread.work([next]);
    }
  }

  /** A thread is free. Other jobs of a failed batch go to another one. */
  private settle({ charged, left }: Settled): void {
    for (const [{ payer, background }, cost] of charged) {
      this.queueOf(background).charge(payer, cost);
      if (!background) this.usual += (cost - this.usual) * latest;
    }
    for (const one of left.toReversed()) this.queueOf(one.background).unshift(one.payer, one);
    this.hand();
  }
}

/** The jobs a thread has done, with their cost in milliseconds, and those it hasn't. */
interface Settled {
  readonly charged: readonly (readonly [Waiting, number])[];
  readonly left: readonly Waiting[];
}

class Thread {
  private readonly options: EnginesOptions;
  private readonly free: (settled: Settled) => void;
  private readonly progress: Progress = new Int32Array(new SharedArrayBuffer(8));
  /** Started when needed: a script that dies at once would otherwise be started again and again. */
  private worker: Worker | undefined;
  private started = 0;
  private batch: readonly Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(options: EnginesOptions, free: (settled: Settled) => void) {
    this.options = options;
    this.free = free;
  }

  get idle(): boolean {
    return this.batch.length === 0 && !this.closed;
  }

  get inBackground(): boolean {
    return this.batch[0]?.background ?? false;
  }

  work(batch: readonly Waiting[]): void {
    this.batch = batch;
    Atomics.store(this.progress, 0, 0);
    this.worker ??= this.start();
    try {
      this.worker.postMessage(batch.map(({ job }) => job));
    } catch (error) {
      // For data that can't be copied to another thread.
      this.batch = [];
      for (const { reject } of batch) reject(error as Error);
      queueMicrotask(() => this.free({ charged: [], left: [] }));
      return;
    }
    this.watch(0);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const { batch } = this;
    this.batch = [];
    for (const { reject } of batch) reject(new EnginesClosed());
    // With nothing else to do, it waits until the thread has ended.
    this.worker?.ref();
    await this.worker?.terminate();
  }

  private start(): Worker {
    Atomics.store(this.progress, 1, 0);
    this.started = Date.now();
    const worker = new Worker(this.options.script, { workerData: this.progress, resourceLimits });
    worker.unref();
    worker.on('message', (done: readonly Done[]) => {
      clearTimeout(this.timer);
      const { batch } = this;
      this.batch = [];
      for (const [index, { resolve }] of batch.entries()) resolve(done[index].answer);
      this.free({ charged: batch.map((one, index) => [one, done[index].cost]), left: [] });
    });
    worker.on('error', (error) => this.replace(worker, `the thread of the rules engine died: ${error.message}`));
    worker.on('exit', () => this.replace(worker, 'the thread of the rules engine ended'));
    return worker;
  }

  /**
   * Looks again and again whether the thread has come on. What counts is the time of the processor, from when the thread was ready: on a
   * busy machine a job that is short may take long.
   */
  private watch(done: number, patience = maxPatience, spent = meter(), loading = this.loading): void {
    const { limitMs } = this.options;
    this.timer = setTimeout(() => {
      const now = Atomics.load(this.progress, 0);
      if (now > done || loading) return this.watch(now);
      if (patience > 1 && spent() < limitMs) return this.watch(done, patience - 1, spent, false);
      this.replace(this.worker, `a job of the rules engine took longer than ${limitMs} ms`);
    }, limitMs);
  }

  /** Whether the thread is still loading the games. */
  private get loading(): boolean {
    return Atomics.load(this.progress, 1) === 0 && Date.now() - this.started < longestStart;
  }

  private replace(worker: Worker | undefined, reason: string): void {
    if (this.closed || worker !== this.worker) return;
    clearTimeout(this.timer);
    const { batch } = this;
    const fault = Atomics.load(this.progress, 0);
    this.batch = [];
    this.worker = undefined;
    void worker?.terminate();
    const faulty = batch[fault];
    faulty?.reject(new EngineOverran(reason));
    this.free({ charged: faulty ? [[faulty, this.options.limitMs]] : [], left: batch.filter((one) => one !== faulty) });
  }
}
