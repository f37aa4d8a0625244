import { SeededDice } from '@gruppetto/kernel';
import type { Timing } from '../../src/timing.ts';

/** Whatever things happen to. What happens to somebody who is gone does not happen; to somebody who is paused, later. */
export interface Actor {
  readonly gone: boolean;
  readonly pausedUntil: number;
}

interface Happening {
  readonly at: number;
  readonly order: number;
  readonly what: string;
  readonly owner: Actor | undefined;
  readonly call: () => void;
  cancelled: boolean;
}

/** One scheduler for everything: its time is simulated, its chance comes from one seed, and it does one thing after another. */
export class World {
  /** Simulated milliseconds. */
  now = 0;
  steps = 0;
  /** Changes with everything that happens and when: two runs of one seed end with the same one. */
  trace = 0;
  /** How often each kind of fault was made. */
  readonly faults = new Map<string, number>();
  private readonly dice: SeededDice;
  private readonly heap: Happening[] = [];
  private order = 0;
  private readonly onStep: (what: string) => void;

  constructor(seed: number, onStep: (what: string) => void = () => undefined) {
    this.dice = new SeededDice(`simulation ${seed}`);
    this.onStep = onStep;
  }

  /** From 0 up to, but not including, `count`. */
  draw(count: number): number {
    return this.dice.draw(count);
  }

  /** Whether something happens that does so in so many of a thousand cases. */
  happens(ofThousand: number): boolean {
    return this.draw(1000) < ofThousand;
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.draw(list.length)];
  }

  /** Mostly short, sometimes long. */
  delay(usual: number): number {
    const max = this.happens(20) ? usual * 50 : usual * 2;
    return 1 + this.draw(Math.max(1, Math.round(max)));
  }

  hex(bytes: number): string {
    return Array.from({ length: bytes }, () => this.draw(256).toString(16).padStart(2, '0')).join('');
  }

  id(): string {
    const digits = this.hex(16);
    return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`, digits.slice(20)].join('-');
  }

  fault(name: string): void {
    this.faults.set(name, (this.faults.get(name) ?? 0) + 1);
  }

  /** Does something later, unless the function it gives is called first. */
  after(milliseconds: number, what: string, call: () => void, owner?: Actor): () => void {
    const happening: Happening = { at: this.now + Math.max(0, milliseconds), order: this.order++, what, owner, call, cancelled: false };
    this.push(happening);
    return () => {
      happening.cancelled = true;
    };
  }

  pause(milliseconds: number, what: string, owner?: Actor): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, what, resolve, owner);
    });
  }

  timingFor(owner: Actor, what: string): Timing {
    return {
      after: (milliseconds, call) => this.after(milliseconds, `${what} timer`, call, owner),
      soon: (call) => {
        this.after(0, `${what} soon`, call, owner);
      },
      pause: (milliseconds) => this.pause(milliseconds, `${what} pause`, owner),
      elapsed: () => this.now,
    };
  }

  /** Goes on until it is so, or so many steps were done. Tells whether it is so. */
  async run(maxSteps: number, done: () => boolean = () => false): Promise<boolean> {
    const last = this.steps + maxSteps;
    while (this.steps < last && !done()) {
      const next = this.pop();
      if (!next) return done();
      if (next.cancelled || next.owner?.gone) continue;
      if (next.owner && next.owner.pausedUntil > next.at) {
        this.push({ ...next, at: next.owner.pausedUntil });
        continue;
      }
      this.now = next.at;
      this.steps++;
      this.note(next.what);
      this.onStep(next.what);
      next.call();
      // Until everything that follows at once has been done.
      await new Promise((settled) => setImmediate(settled));
    }
    return done();
  }

  /** Leaves a mark of something that must come out the same in every run of this seed. */
  note(what: string): void {
    let trace = Math.imul(this.trace ^ this.now, 0x01000193);
    for (let index = 0; index < what.length; index++) trace = Math.imul(trace ^ what.charCodeAt(index), 0x01000193);
    this.trace = trace >>> 0;
  }

  private push(happening: Happening): void {
    const { heap } = this;
    let at = heap.push(happening) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(heap[at], heap[parent])) return;
      [heap[at], heap[parent]] = [heap[parent], heap[at]];
      at = parent;
    }
  }

  private pop(): Happening | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ; ) {
      let smallest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && isBefore(heap[child], heap[smallest])) smallest = child;
      if (smallest === at) return first;
      [heap[at], heap[smallest]] = [heap[smallest], heap[at]];
      at = smallest;
    }
  }
}

const isBefore = (one: Happening, other: Happening): boolean => one.at < other.at || (one.at === other.at && one.order < other.order);
