import type { CommonFact, Fact, RiderId } from '@gruppetto/kernel';
import { type Counter, counters, type Story } from './tour.ts';

/** Counts what the facts of a race tell of each rider, as they are told; it knows no game, only the common vocabulary. */
export class Storyteller {
  private readonly counts: Record<Counter, number[]>;
  /** Where those on the road stand; riders inside a block, or home, stand nowhere. */
  private readonly square: (number | undefined)[];
  private readonly racing: boolean[];
  /** Who was inside a block when a round began: nobody knows how far they rode there. */
  private readonly hidden = new Set<RiderId>();
  private round: number | undefined;
  private won = false;

  constructor(riders: number) {
    this.counts = Object.fromEntries(counters.map((counter) => [counter, Array<number>(riders).fill(0)])) as Record<Counter, number[]>;
    this.square = Array<number | undefined>(riders).fill(undefined);
    this.racing = Array<boolean>(riders).fill(true);
  }

  readonly tell = (fact: Fact): void => this.count(fact as CommonFact);

  private count(fact: CommonFact): void {
    switch (fact.type) {
      case 'began':
        if (fact.round !== this.round) this.begin(fact.round);
        return;
      case 'placed':
        this.square[fact.rider] = fact.to;
        return;
      case 'moved':
        return this.move(fact.rider, fact.from, fact.to);
      case 'threw':
        if (fact.rider === undefined) return;
        this.add('dice', fact.rider, fact.dice.length);
        this.add('expected', fact.rider, fact.dice.length * (fact.sides + 1));
        for (const face of fact.dice) this.add('pips', fact.rider, face);
        return;
      case 'stayed':
        return this.add('stayed', fact.rider, 1);
      case 'spent':
      case 'gained':
        if (fact.rider !== undefined && fact.amount > 0) this.add(fact.type, fact.rider, fact.amount);
        return;
      case 'absorbed':
        this.square[fact.rider] = undefined;
        return this.add('caught', fact.rider, 1);
      case 'finished':
        this.won = true;
        return this.leave(fact.rider);
      case 'went-out':
        return this.leave(fact.rider);
    }
  }

  /** What there is nothing of is left out. */
  story(): Story {
    for (const rider of this.hidden) this.counts.rounds[rider] = 0;
    return Object.fromEntries(Object.entries(this.counts).filter(([, counts]) => counts.some((count) => count > 0)));
  }

  private add(counter: Counter, rider: RiderId, amount: number): void {
    const counts = this.counts[counter];
    if (rider in counts) counts[rider] = counts[rider] + amount;
  }

  private begin(round: number): void {
    const racing = [...this.racing.keys()].filter((rider) => this.racing[rider]);
    for (const rider of racing) {
      this.add('rounds', rider, 1);
      if (this.round !== undefined && this.square[rider] === undefined) this.hidden.add(rider);
    }
    this.round = round;
    const squares = racing.flatMap((rider) => this.square[rider] ?? []);
    // Who leads is known only while all are on the road, and of interest until somebody is home.
    if (this.won || squares.length < racing.length || squares.length < 2) return;
    const front = Math.max(...squares);
    const back = Math.min(...squares);
    if (front === back) return;
    const ahead = racing.filter((rider) => this.square[rider] === front);
    for (const rider of ahead) this.add('led', rider, 1);
    if (ahead.length === 1) this.add('alone', ahead[0], 1);
    for (const rider of racing) if (this.square[rider] === back) this.add('last', rider, 1);
  }

  private move(rider: RiderId, from: number, to: number): void {
    this.square[rider] = to;
    if (to <= from) return;
    // On a bend squares are named by tenths of a row; a story counts whole ones.
    const rode = Math.round(to - from);
    this.add('squares', rider, rode);
    const { longest } = this.counts;
    if (rode > (longest[rider] ?? 0)) longest[rider] = rode;
    let overtaken = 0;
    for (const square of this.square) if (square !== undefined && square > from && square < to) overtaken++;
    this.add('overtook', rider, overtaken);
  }

  private leave(rider: RiderId): void {
    this.square[rider] = undefined;
    this.racing[rider] = false;
  }
}

/** What the facts of a race, told step by step, say of its riders. */
export function storyOf(riders: number, facts: readonly (readonly Fact[])[]): Story {
  const teller = new Storyteller(riders);
  for (const step of facts) for (const fact of step) teller.tell(fact);
  return teller.story();
}
