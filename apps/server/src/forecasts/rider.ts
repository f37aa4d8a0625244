import { Worker } from 'node:worker_threads';
import type { Parsed } from '@gruppetto/kernel';
import type { RacePlan, SetUp, Tally } from '@gruppetto/lab';
import type { RiderTask } from './forecast-worker.ts';

export interface RiderOptions {
  /** The script of the thread. */
  readonly script: URL | string;
  /** How long one task may take. */
  readonly limitMs: number;
}

/** The server stops: nothing is wrong with the task. */
export class RiderClosed extends Error {
  constructor() {
    super('the server is closing');
    this.name = 'RiderClosed';
  }
}

const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** One thread that rides for all forecasts, one task after another, beside those that play at the tables. */
export class Rider {
  private readonly options: RiderOptions;
  /** Started when it is needed. */
  private worker: Worker | undefined;
  private settle: { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void } | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(options: RiderOptions) {
    this.options = options;
  }

  read(race: unknown): Promise<Parsed<SetUp>> {
    return this.next({ do: 'read', race });
  }

  /** The first races: as many as are ridden in about a second. */
  begin(plan: RacePlan, most: number): Promise<Tally> {
    return this.next({ do: 'begin', plan, most });
  }

  ride(plan: RacePlan, from: number, to: number): Promise<Tally> {
    return this.next({ do: 'ride', plan, from, to });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
    await this.last;
  }

  private next<T>(task: RiderTask): Promise<T> {
    const answer = this.last.then(() => this.perform<T>(task));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async perform<T>(task: RiderTask): Promise<T> {
    if (this.closed) throw new RiderClosed();
    this.worker ??= this.start();
    const { worker } = this;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        this.settle = { resolve: resolve as (answer: unknown) => void, reject };
        const overran = () => reject(new Error(`a part of a forecast took longer than ${this.options.limitMs} ms`));
        timer = setTimeout(overran, this.options.limitMs);
        worker.postMessage(task);
      });
    } catch (error) {
      this.worker = undefined;
      void worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private start(): Worker {
    const worker = new Worker(this.options.script, { resourceLimits });
    worker.unref();
    const current = () => (this.worker === worker ? this.settle : undefined);
    worker.on('message', (answer) => current()?.resolve(answer));
    worker.on('error', (error) => current()?.reject(error));
    worker.on('exit', () => current()?.reject(this.closed ? new RiderClosed() : new Error('the thread of the forecasts ended')));
    return worker;
  }
}
