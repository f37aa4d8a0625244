import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineJob } from './engine-job.ts';
import type { Progress } from './engine-thread.ts';

export interface EnginesOptions {
  /** The script of a thread. */
  readonly script: URL | string;
  readonly threads: number;
  /** How long one job may take. */
  readonly limitMs: number;
}

/** The job took too long, or its thread died of it. */
export class EngineOverran extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'EngineOverran';
  }
}

/** The server stops: nothing is wrong with the job. */
export class EnginesClosed extends Error {
  constructor() {
    super('the server is closing');
    this.name = 'EnginesClosed';
  }
}

interface Waiting {
  readonly job: EngineJob;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Handing a batch over costs more than most jobs; but whoever waits behind a long batch waits long. */
const largestBatch = 64;
/** A thread reads all games before its first job; on a busy machine that takes a while. */
const longestStart = 30_000;

/**
 * The rules engines and the bots, each in a thread of its own with a hard limit. A thread that overruns is ended and another takes its
 * place; only the job that was on hand then fails.
 */
export class Engines {
  private readonly waiting: Waiting[] = [];
  private readonly threads: Thread[];
  private closed = false;
  private handing = false;

  constructor(options: EnginesOptions) {
    this.threads = Array.from({ length: options.threads }, () => new Thread(options, (left) => this.settle(left)));
  }

  do(job: EngineJob): Promise<EngineAnswer> {
    if (this.closed) return Promise.reject(new EnginesClosed());
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      if (this.handing) return;
      this.handing = true;
      // All that came in with this turn of the loop goes to the threads together.
      setImmediate(() => {
        this.handing = false;
        this.hand();
      });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new EnginesClosed());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private hand(): void {
    const idle = this.threads.filter((thread) => thread.idle);
    for (const [index, thread] of idle.entries()) {
      if (this.waiting.length === 0) return;
      thread.work(this.waiting.splice(0, Math.min(largestBatch, Math.ceil(this.waiting.length / (idle.length - index)))));
    }
  }

  /** Those of a batch that were not at fault are done by another thread. */
  private settle(left: readonly Waiting[]): void {
    this.waiting.unshift(...left);
    this.hand();
  }
}

class Thread {
  private readonly options: EnginesOptions;
  private readonly free: (left: readonly Waiting[]) => void;
  private readonly progress: Progress = new Int32Array(new SharedArrayBuffer(8));
  /** Started when it is needed: a script that dies at once would else be started again and again. */
  private worker: Worker | undefined;
  private batch: readonly Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(options: EnginesOptions, free: (left: readonly Waiting[]) => void) {
    this.options = options;
    this.free = free;
  }

  get idle(): boolean {
    return this.batch.length === 0 && !this.closed;
  }

  work(batch: readonly Waiting[]): void {
    this.batch = batch;
    Atomics.store(this.progress, 0, 0);
    this.worker ??= this.start();
    try {
      this.worker.postMessage(batch.map(({ job }) => job));
    } catch (error) {
      // What cannot be copied for another thread.
      this.batch = [];
      for (const { reject } of batch) reject(error as Error);
      queueMicrotask(() => this.free([]));
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
    await this.worker?.terminate();
  }

  private start(): Worker {
    Atomics.store(this.progress, 1, 0);
    const worker = new Worker(this.options.script, { workerData: this.progress });
    worker.unref();
    worker.on('message', (answers: readonly EngineAnswer[]) => {
      clearTimeout(this.timer);
      const { batch } = this;
      this.batch = [];
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]);
      this.free([]);
    });
    worker.on('error', (error) => this.replace(worker, `the thread of the rules engine died: ${error.message}`));
    worker.on('exit', () => this.replace(worker, 'the thread of the rules engine ended'));
    return worker;
  }

  /** Looks again and again whether the thread has come on since. */
  private watch(done: number, since = Date.now()): void {
    this.timer = setTimeout(() => {
      const now = Atomics.load(this.progress, 0);
      const loading = Atomics.load(this.progress, 1) === 0 && Date.now() - since < longestStart;
      if (now > done || loading) return this.watch(now, since);
      this.replace(this.worker, `a job of the rules engine took longer than ${this.options.limitMs} ms`);
    }, this.options.limitMs);
  }

  private replace(worker: Worker | undefined, reason: string): void {
    if (this.closed || worker !== this.worker) return;
    clearTimeout(this.timer);
    const { batch } = this;
    const fault = Atomics.load(this.progress, 0);
    this.batch = [];
    this.worker = undefined;
    void worker?.terminate();
    batch[fault]?.reject(new EngineOverran(reason));
    this.free(batch.filter((_, index) => index !== fault));
  }
}
