import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs, Worker } from '../storage/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { ThreadClosed } from '../threads/task-thread.ts';
import { type Besides, ForecastStore } from './forecast-store.ts';
import type { Forecaster } from './forecaster.ts';

interface RidesOptions {
  readonly storage: Storage;
  /** Set if several processes share one database. */
  readonly jobs: Jobs | undefined;
  readonly forecaster: Forecaster;
  complain(error: Error): void;
  now(): number;
}

/** A part of a forecast. Its length is stored with the forecast. */
interface PartJob {
  readonly forecast: string;
  readonly from: number;
}

export const partQueue = 'gruppetto-forecast';
/** A part is never longer than this. */
const maxRaces = 500;
/** After what broke off, in milliseconds. */
const pause = 1_000;
const reviveEvery = 10 * 60 * 1000;

/** Rides forecasts part by part: several processes share the parts of one, a single process takes forecasts in turn. */
export class Rides {
  readonly store: ForecastStore;
  private readonly options: RidesOptions;
  private readonly worker: Worker;
  private readonly closing = new AbortController();
  private called = (): void => undefined;
  private timer: NodeJS.Timeout | undefined;
  private reviving: Promise<void> | undefined;

  constructor(options: RidesOptions) {
    this.options = options;
    const { storage, jobs, now } = options;
    const send: Besides = async (transaction, forecast, parts, others) => {
      // First parts go before later ones; the more forecasts an address has waiting, the later each comes.
      const all = parts.map((from, index) => ({ data: { forecast, from } satisfies PartJob, priority: -(index + 1) * (others + 1) }));
      if (all.length > 0) await jobs?.send(partQueue, all, transaction);
    };
    this.store = new ForecastStore(storage, now, send);
    this.worker = jobs ? jobs.work<PartJob>(partQueue, { atOnce: 1 }, (part) => this.ride(part)) : this.rideInTurn();
    if (!jobs) return;
    this.reviving = this.revive(jobs);
    this.timer = setInterval(() => {
      this.reviving = this.revive(jobs);
    }, reviveEvery);
    this.timer.unref();
  }

  /** Restored or copied forecasts have no jobs here: if the queue is empty but one is unfinished, its parts are queued again. */
  private async revive(jobs: Jobs): Promise<void> {
    try {
      if ((await jobs.size(partQueue)) === 0) await this.store.sendAgain();
    } catch (error) {
      if (!this.closing.signal.aborted) this.options.complain(error as Error);
    }
  }

  /** There is something to ride. */
  look(): void {
    this.options.jobs?.look(partQueue);
    this.called();
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearInterval(this.timer);
    this.called();
    await Promise.all([this.reviving, this.worker.close(), this.options.forecaster.close()]);
  }

  private async ride({ forecast, from }: PartJob): Promise<void> {
    const { forecaster, complain } = this.options;
    const begun = await this.store.begin(forecast, from);
    if (!begun) return;
    const { plan, races, part, origin } = begun;
    try {
      const tally =
        part === null
          ? await forecaster.begin(plan, Math.min(races, maxRaces), origin)
          : await forecaster.ride(plan, from, Math.min(races, from + part), origin);
      await this.store.keep(forecast, from, tally);
    } catch (error) {
      if (error instanceof ThreadClosed || !(await this.store.fault(forecast))) throw error;
      complain(error as Error);
    }
    if (part === null) this.look();
  }

  /** A single process needs no queue: the database says what is unfinished, also after a restart. */
  private rideInTurn(): Worker {
    const { signal } = this.closing;
    const rideAll = async () => {
      while (!signal.aborted) {
        const called = new Promise<void>((resolve) => {
          this.called = resolve;
        });
        try {
          const next = await this.store.next();
          if (next) await this.ride({ forecast: next.id, from: next.done });
          else await called;
        } catch (error) {
          if (signal.aborted) return;
          this.options.complain(error as Error);
          await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
        }
      }
    };
    const riding = rideAll();
    return { close: () => riding };
  }
}
