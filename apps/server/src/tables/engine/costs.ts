import type { EngineJob } from './engine-job.ts';

/** A thread answers after so many milliseconds: what it has not begun by then goes back to the queue. */
export const longestBatch = 8;
/** Jobs that usually take this many milliseconds are slow: others must not wait behind many of them. */
const slow = 8;
/** What a step of a person costs before anybody has measured it. */
const unknownStep = 1;
/** The weight of the latest job in the average cost of its kind, once there have been many. */
const latest = 0.05;
const maxKinds = 1_000;

/** What kinds of jobs have cost of late, in milliseconds: a champion thinks long, steps of people are short. */
export class Costs {
  private readonly kinds = new Map<string, { mean: number; count: number }>();

  of(job: EngineJob): number {
    return this.kinds.get(kindOf(job))?.mean ?? (job.do === 'take' ? unknownStep : slow);
  }

  isSlow(job: EngineJob): boolean {
    return job.do !== 'take' && this.of(job) >= slow;
  }

  note(job: EngineJob, cost: number): void {
    const kind = kindOf(job);
    const known = this.kinds.get(kind);
    if (known) known.mean += (cost - known.mean) * Math.max(latest, 1 / ++known.count);
    else {
      if (this.kinds.size >= maxKinds) this.kinds.clear();
      this.kinds.set(kind, { mean: cost, count: 1 });
    }
  }
}

/** What is done, by which bot, in which game: a race begins with the name of its game. */
function kindOf(job: EngineJob): string {
  const game = 'race' in job ? job.race.slice(0, job.race.indexOf(',')) : job.game;
  return job.do === 'bot' ? `bot ${job.bot} ${game}` : `${job.do} ${game}`;
}
