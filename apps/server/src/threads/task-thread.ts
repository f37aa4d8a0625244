import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import { maxPatience, meter } from './meter.ts';

export interface TaskThreadOptions {
  /** The script of the thread. */
  readonly script: URL | string;
  /** How much time of the processor one task may take. */
  readonly limitMs: number;
}

/** The server stops: nothing is wrong with the task. */
export class ThreadClosed extends Error {
  constructor() {
    super('the server is closing');
    this.name = 'ThreadClosed';
  }
}

/** The task took too long, or wanted too much memory. */
export class TaskFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'TaskFailed';
  }
}

/** What is left of the milliseconds that several tasks may cost together. */
export interface Purse {
  left: number;
}

interface Waiting {
  readonly task: unknown;
  readonly payer: string;
  readonly purse: Purse | undefined;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * One thread for tasks that may be long, one after another, with limits of time and memory. Those who have cost least come first. A
 * thread that overran is ended, and another takes its place: what it remembered is gone.
 */
export class TaskThread<Task> {
  private readonly options: TaskThreadOptions;
  private readonly queue = new FairQueue<Waiting>();
  /** Started when it is needed. */
  private worker: Worker | undefined;
  private current: { readonly waiting: Waiting; readonly spent: () => number } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(options: TaskThreadOptions) {
    this.options = options;
  }

  do<T>(task: Task, payer: string, purse?: Purse): Promise<T> {
    if (this.closed) return Promise.reject(new ThreadClosed());
    return new Promise<T>((resolve, reject) => {
      this.queue.push(payer, { task, payer, purse, resolve: resolve as (answer: never) => void, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.clear()) reject(new ThreadClosed());
    this.settle()?.reject(new ThreadClosed());
    // Whoever has nothing else to do waits until it has ended.
    this.worker?.ref();
    await this.worker?.terminate();
  }

  private next(): void {
    if (this.current || this.closed) return;
    const waiting = this.queue.next();
    if (!waiting) return;
    this.worker ??= this.start();
    this.current = { waiting, spent: meter() };
    this.watch(maxPatience);
    try {
      this.worker.postMessage(waiting.task);
    } catch (error) {
      // What cannot be copied for another thread.
      this.settle()?.reject(error as Error);
      queueMicrotask(() => this.next());
    }
  }

  /** Looks again and again whether the task on hand has spent its time. */
  private watch(patience: number): void {
    const { limitMs } = this.options;
    this.timer = setTimeout(() => {
      if (patience > 1 && this.current && this.current.spent() < limitMs) return this.watch(patience - 1);
      this.replace(`a task took longer than ${limitMs} ms`);
    }, limitMs);
  }

  /** The task on hand is over, and paid for. */
  private settle(): Waiting | undefined {
    const { current } = this;
    if (!current) return undefined;
    const { waiting, spent } = current;
    clearTimeout(this.timer);
    this.current = undefined;
    const cost = spent();
    this.queue.charge(waiting.payer, cost);
    if (waiting.purse) waiting.purse.left -= cost;
    return waiting;
  }

  private replace(reason: string): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    this.settle()?.reject(new TaskFailed(reason));
    this.next();
  }

  private start(): Worker {
    const worker = new Worker(this.options.script, { resourceLimits });
    worker.unref();
    worker.on('message', (answer: unknown) => {
      if (this.worker !== worker) return;
      this.settle()?.resolve(answer as never);
      this.next();
    });
    const ended = (reason: string) => {
      if (this.worker === worker && !this.closed) this.replace(reason);
    };
    worker.on('error', (error) => ended(error.message));
    worker.on('exit', () => ended('the thread ended'));
    return worker;
  }
}
