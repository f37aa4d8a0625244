import { Worker } from 'node:worker_threads';
import type { Batch } from './storage.ts';

export interface BatchOrder {
  readonly statements: Parameters<Batch>[0];
  readonly rows: Parameters<Batch>[1];
}

export type BatchAnswer = { readonly done: readonly boolean[] } | { readonly failure: string };

interface Waiting {
  readonly resolve: (done: readonly boolean[]) => void;
  readonly reject: (error: Error) => void;
}

/** Batches are written by a thread with a connection of its own: a disk that is slow keeps nobody else waiting. */
export class SqliteBatches {
  private readonly file: string;
  private readonly script: URL | string;
  private waiting: Waiting[] = [];
  /** Started when it is needed: commands never do. */
  private worker: Worker | undefined;

  constructor(file: string, script: URL | string) {
    this.file = file;
    this.script = script;
  }

  readonly write: Batch = (statements, rows) =>
    new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker ??= this.start();
      this.worker.postMessage({ statements, rows } satisfies BatchOrder);
    });

  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    const ended = new Promise((done) => worker.once('exit', done));
    worker.postMessage('close');
    await ended;
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: this.file });
    worker.unref();
    worker.on('message', (answer: BatchAnswer) => {
      const one = this.waiting.shift();
      if ('done' in answer) one?.resolve(answer.done);
      else one?.reject(new Error(answer.failure));
    });
    worker.on('error', (error) => this.ended(worker, error));
    worker.on('exit', () => this.ended(worker, new Error('the thread that writes has ended')));
    return worker;
  }

  /** Whether what was under way is stored, only the database knows. */
  private ended(worker: Worker, error: Error): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    const { waiting } = this;
    this.waiting = [];
    for (const { reject } of waiting) reject(error);
  }
}
