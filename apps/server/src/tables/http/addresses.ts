import { Bucket } from '../../http/bucket.ts';
import type { Timing } from '../../timing.ts';

const maxKnown = 10_000;

/** At once, and a second after that: what all pages of one address may send together. A school may share an address. */
const messages = [600, 150] as const;
const characters = [1024 * 1024, 64 * 1024] as const;
const lines = [40, 4] as const;

/** What the pages of one address have sent lately. */
export class Address {
  sockets = 0;
  private readonly messages: Bucket;
  private readonly characters: Bucket;
  private readonly lines: Bucket;

  constructor(timing: Pick<Timing, 'elapsed'>) {
    this.messages = new Bucket(...messages, timing);
    this.characters = new Bucket(...characters, timing);
    this.lines = new Bucket(...lines, timing);
  }

  /** Whether a message of this length may be read. */
  mayRead(length: number): boolean {
    return this.messages.take() && this.characters.take(length);
  }

  mayChat(): boolean {
    return this.lines.take();
  }
}

/** Addresses stay known after their last page is closed: otherwise reconnecting would pay all debts. */
export class Addresses {
  private readonly known = new Map<string, Address>();
  private readonly timing: Pick<Timing, 'elapsed'>;

  constructor(timing: Pick<Timing, 'elapsed'>) {
    this.timing = timing;
  }

  at(address: string): Address {
    const known = this.known.get(address) ?? new Address(this.timing);
    if (!this.known.has(address) && this.known.size >= maxKnown)
      for (const [one, { sockets }] of this.known) if (sockets === 0) this.known.delete(one);
    this.known.set(address, known);
    return known;
  }
}
