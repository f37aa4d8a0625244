/** How much a payer may use before the others come first, in milliseconds. */
const allowance = 50;
/** Of each second that passes, so much of a debt is forgotten. */
const forgiven = 0.25;
const maxDebts = 10_000;

interface Debt {
  readonly cost: number;
  readonly at: number;
}

/**
 * What waits for a thread, by who pays for it: an address, or the host of a table. Payers take turns, and one that has
 * used up its allowance waits until the others have been served. So nobody who sends much work keeps anybody else waiting for long.
 */
export class FairQueue<T> {
  private readonly waiting = new Map<string, T[]>();
  private readonly debts = new Map<string, Debt>();
  private readonly now: () => number;
  private count = 0;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  get size(): number {
    return this.count;
  }

  push(payer: string, item: T): void {
    this.count++;
    const own = this.waiting.get(payer);
    if (own) own.push(item);
    else this.waiting.set(payer, [item]);
  }

  /** Puts back what could not be done, before all else of its payer. */
  unshift(payer: string, item: T): void {
    this.count++;
    this.waiting.set(payer, [item, ...(this.waiting.get(payer) ?? [])]);
  }

  /** What comes next, and stays in the queue. */
  peek(): T | undefined {
    const payer = this.nextPayer();
    return payer === undefined ? undefined : this.waiting.get(payer)?.[0];
  }

  /** Whether all who wait have used up their allowance. */
  get isOwing(): boolean {
    const payer = this.nextPayer();
    return payer !== undefined && this.debtOf(payer) > allowance;
  }

  next(): T | undefined {
    const payer = this.nextPayer();
    if (payer === undefined) return undefined;
    const own = this.waiting.get(payer) as T[];
    const item = own.shift();
    this.waiting.delete(payer);
    // A Map keeps the order of insertion: now it is everybody else's turn.
    if (own.length > 0) this.waiting.set(payer, own);
    this.count--;
    return item;
  }

  /** Notes what was done for a payer, in milliseconds. */
  charge(payer: string, cost: number): void {
    const at = this.now();
    if (this.debts.size >= maxDebts) this.debts.clear();
    this.debts.set(payer, { cost: this.debtOf(payer) + cost, at });
  }

  clear(): readonly T[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return all;
  }

  private nextPayer(): string | undefined {
    let cheapest: string | undefined;
    let minDebt = Number.POSITIVE_INFINITY;
    for (const payer of this.waiting.keys()) {
      const debt = this.debtOf(payer);
      if (debt <= allowance) return payer;
      if (debt < minDebt) [cheapest, minDebt] = [payer, debt];
    }
    return cheapest;
  }

  private debtOf(payer: string): number {
    const debt = this.debts.get(payer);
    return debt ? Math.max(0, debt.cost - (this.now() - debt.at) * forgiven) : 0;
  }
}
