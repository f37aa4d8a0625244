import { Worker } from 'node:worker_threads';
import type { Batch } from './storage.ts';

export interface BatchOrder {
  readonly statements: Parameters<Batch>[0];
  readonly rows: Parameters<Batch>[1];
}

export type BatchAnswer =
  | { readonly done: readonly boolean[] }
  | { readonly failure: string }
  /** The answer to a checkpoint: how many pages are in the write-ahead log. */
  | { readonly pages: number };

interface Waiting {
  readonly resolve: (done: readonly boolean[]) => void;
  readonly reject: (error: Error) => void;
}

/** After this many rows the write-ahead log is merged into the file. */
const rowsPerCheckpoint = 1_000;
/** From this many pages on the log starts again, and writers have to wait for that. */
const maxPages = 6_000;

/**
 * Batches are written by a thread with a connection of its own: a disk that is slow keeps nobody else waiting. Neither does what SQLite
 * has to do from time to time, which is to take the pages of its write-ahead log into the file: another thread does that while batches are
 * written, and only the few pages that came meanwhile are left to the writer.
 */
export class SqliteBatches {
  private readonly file: string;
  private readonly script: URL | string;
  private waiting: Waiting[] = [];
  /** Both are started when they are needed: commands never do. */
  private writer: Worker | undefined;
  private sweeper: Worker | undefined;
  private sweeping = false;
  private rows = 0;

  constructor(file: string, script: URL | string) {
    this.file = file;
    this.script = script;
  }

  readonly write: Batch = (statements, rows) =>
    new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.writer ??= this.start((answer) => this.written(answer), this.writerEnded);
      this.writer.postMessage({ statements, rows } satisfies BatchOrder);
      this.rows += rows.length;
      if (this.rows >= rowsPerCheckpoint && !this.sweeping) this.sweep();
    });

  async close(): Promise<void> {
    await Promise.all([this.sweeper, this.writer].map((worker) => worker && closed(worker)));
  }

  private start(heard: (answer: BatchAnswer) => void, ended: (worker: Worker, error: Error) => void): Worker {
    const worker = new Worker(this.script, { workerData: this.file });
    worker.unref();
    worker.on('message', heard);
    worker.on('error', (error) => ended(worker, error));
    worker.on('exit', () => ended(worker, new Error('the thread that writes has ended')));
    return worker;
  }

  private written(answer: BatchAnswer): void {
    if ('pages' in answer) return;
    const one = this.waiting.shift();
    if ('done' in answer) one?.resolve(answer.done);
    else one?.reject(new Error(answer.failure));
  }

  /** Whether what was under way is stored, only the database knows. */
  private readonly writerEnded = (worker: Worker, error: Error): void => {
    if (worker !== this.writer) return;
    this.writer = undefined;
    const { waiting } = this;
    this.waiting = [];
    for (const { reject } of waiting) reject(error);
  };

  private sweep(): void {
    this.sweeping = true;
    this.rows = 0;
    this.sweeper ??= this.start((answer) => this.swept(answer), this.sweeperEnded);
    this.sweeper.postMessage('checkpoint');
  }

  private swept(answer: BatchAnswer): void {
    this.sweeping = false;
    if ('pages' in answer && answer.pages >= maxPages) this.writer?.postMessage('checkpoint');
  }

  /** Commits then don't do it. */
  private readonly sweeperEnded = (worker: Worker): void => {
    if (worker !== this.sweeper) return;
    this.sweeper = undefined;
    this.sweeping = false;
  };
}

function closed(worker: Worker): Promise<unknown> {
  const ended = new Promise((done) => worker.once('exit', done));
  // With nothing else to do, it waits until the merge has ended.
  worker.ref();
  worker.postMessage('close');
  return ended;
}
