import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../threads/fair-queue.ts';
import { maxPatience, meter } from '../../threads/meter.ts';
import { Costs, longestBatch } from './costs.ts';
import type { EngineAnswer, EngineJob } from './engine-job.ts';
import type { BatchProgress, Done } from './engine-thread.ts';

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
  /** An address; or the host of a table, where theirs isn't known. */
  readonly payer: string;
  /** What a table does on its own, such as playing for bots, comes after what people do. */
  readonly own?: boolean;
  /** Looking back at races comes after playing. */
  readonly background?: boolean;
}

/** Does the jobs of the rules engine. */
export interface RulesEngines {
  do(job: EngineJob, order: Order): Promise<EngineAnswer>;
}

/** In which order jobs are done: steps of people, whatever else people ask for, what tables do on their own, looking back at races. */
const lanes = ['steps', 'questions', 'tables', 'background'] as const;
type Lane = (typeof lanes)[number];

interface Waiting {
  readonly job: EngineJob;
  readonly payer: string;
  readonly lane: Lane;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Passing a batch to a thread costs more than most jobs; but a long batch keeps others waiting. */
const largestBatch = 64;
/** Work of no more milliseconds than this isn't spread over several threads. */
const shortBatch = 1;
/** A thread reads all games before its first job; on a busy machine that takes a while. */
const longestStart = 30_000;

/** No race that anybody has played needs more memory. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * The rules engines and the bots, in threads with hard limits of time and memory. A thread that overruns is ended and another takes its
 * place; only the job that was on hand then fails. Payers take turns, and one thread is always kept for jobs that are short.
 */
export class Engines implements RulesEngines {
  private readonly queues: Readonly<Record<Lane, FairQueue<Waiting>>> = {
    steps: new FairQueue(),
    questions: new FairQueue(),
    tables: new FairQueue(),
    background: new FairQueue(),
  };
  private readonly threads: Thread[];
  private closed = false;
  private handing = false;
  private readonly costs = new Costs();

  constructor(options: EnginesOptions) {
    this.threads = Array.from({ length: options.threads }, () => new Thread(options, (batch) => this.settle(batch)));
  }

  do(job: EngineJob, { payer, own = false, background = false }: Order): Promise<EngineAnswer> {
    if (this.closed) return Promise.reject(new EnginesClosed());
    const lane = background ? 'background' : own ? 'tables' : job.do === 'take' ? 'steps' : 'questions';
    return new Promise((resolve, reject) => {
      this.queues[lane].push(payer, { job, payer, lane, resolve, reject });
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
    for (const lane of lanes) for (const { reject } of this.queues[lane].clear()) reject(new EnginesClosed());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private hand(): void {
    const idle = this.threads.filter((thread) => thread.idle);
    for (const [index, thread] of idle.entries()) {
      const maySlow = this.threads.filter((one) => one.isSlow).length < Math.max(1, this.threads.length - 1);
      const batch = this.batch(idle.length - index, maySlow);
      if (batch.length > 0) thread.work(batch, this.isSlow(batch[0] as Waiting));
    }
  }

  /** Jobs that are short together, or a single one. */
  private batch(threads: number, maySlow: boolean): readonly Waiting[] {
    const { steps, questions, tables } = this.queues;
    const share = Math.ceil((steps.size + questions.size + tables.size) / threads);
    const batch: Waiting[] = [];
    let cost = 0;
    while (batch.length < largestBatch) {
      const lane = this.nextLane(maySlow && batch.length === 0);
      const next = lane && this.queues[lane].peek();
      if (!next) break;
      cost += this.costs.of(next.job);
      if (batch.length > 0 && cost > (batch.length < share ? longestBatch : shortBatch)) break;
      batch.push(this.queues[lane].next() as Waiting);
      if (this.isSlow(next)) break;
    }
    return batch;
  }

  /** Whose turn it is: of those who are within their allowance, and then of the others, steps come first. */
  private nextLane(maySlow: boolean): Lane | undefined {
    let late: Lane | undefined;
    for (const lane of lanes) {
      const queue = this.queues[lane];
      const next = queue.peek();
      if (!next || (!maySlow && this.isSlow(next))) continue;
      if (!queue.isOwing) return lane;
      late ??= lane;
    }
    return late;
  }

  /** Looking back at races is done one at a time: players must not wait behind it. */
  private isSlow({ job, lane }: Waiting): boolean {
    return lane === 'background' || this.costs.isSlow(job);
  }

  /** A thread is free. What it hasn't done goes to another one, or to the same one later. */
  private settle({ charged, left }: Settled): void {
    for (const [{ payer, lane, job }, cost] of charged) {
      this.queues[lane].charge(payer, cost);
      this.costs.note(job, cost);
    }
    for (const one of left.toReversed()) this.queues[one.lane].unshift(one.payer, one);
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
  private readonly progress: BatchProgress = new Int32Array(new SharedArrayBuffer(8));
  /** Started when needed: a script that dies at once would otherwise be started again and again. */
  private worker: Worker | undefined;
  private started = 0;
  private batch: readonly Waiting[] = [];
  private slow = false;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(options: EnginesOptions, free: (settled: Settled) => void) {
    this.options = options;
    this.free = free;
  }

  get idle(): boolean {
    return this.batch.length === 0 && !this.closed;
  }

  /** Whether it works on something that others must not wait for. */
  get isSlow(): boolean {
    return this.slow && this.batch.length > 0;
  }

  work(batch: readonly Waiting[], slow: boolean): void {
    this.batch = batch;
    this.slow = slow;
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
      const served = batch.slice(0, done.length);
      for (const [index, { resolve }] of served.entries()) resolve(done[index].answer);
      this.free({ charged: served.map((one, index) => [one, done[index].cost]), left: batch.slice(done.length) });
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
