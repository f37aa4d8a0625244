import type { Timing } from '../timing.ts';

/** Lets so many through at once, and then so many a second. */
export class Bucket {
  private readonly max: number;
  private readonly perSecond: number;
  private readonly elapsed: () => number;
  private left: number;
  private since: number;

  constructor(max: number, perSecond: number, { elapsed }: Pick<Timing, 'elapsed'>) {
    this.max = max;
    this.perSecond = perSecond;
    this.elapsed = elapsed;
    this.left = max;
    this.since = elapsed();
  }

  take(count = 1): boolean {
    const now = this.elapsed();
    this.left = Math.min(this.max, this.left + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }
}
