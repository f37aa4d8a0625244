import type { Parsed } from '@gruppetto/kernel';
import type { RacePlan, SetUp, Tally } from '@gruppetto/lab';
import { TaskThread, type TaskThreadOptions } from '../threads/task-thread.ts';
import type { ForecastTask } from './forecast-worker.ts';

/** One thread that rides all forecasts, beside those that play at the tables. */
export class Forecaster {
  private readonly thread: TaskThread<ForecastTask>;

  constructor(options: TaskThreadOptions) {
    this.thread = new TaskThread(options);
  }

  read(race: unknown, payer: string): Promise<Parsed<SetUp>> {
    return this.thread.do({ do: 'read', race }, payer);
  }

  /** The first races: as many as fit in about a second. */
  begin(plan: RacePlan, max: number, payer: string): Promise<Tally> {
    return this.thread.do({ do: 'begin', plan, max }, payer);
  }

  ride(plan: RacePlan, from: number, to: number, payer: string): Promise<Tally> {
    return this.thread.do({ do: 'ride', plan, from, to }, payer);
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
