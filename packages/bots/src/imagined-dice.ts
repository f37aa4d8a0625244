import { type Dice, SeededDice } from '@gruppetto/kernel';

/** Multiples of the golden ratio and of the roots of 2, 3 and 7, without their whole parts, spread evenly in each dimension and together. */
const steps = [0.6180339887498949, 0.4142135623730951, 0.7320508075688772, 0.6457513110645906];

const mix = (key: number, part: number): number => Math.imul(key ^ Math.imul(part + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b) ^ (key >>> 15);

/**
 * Dice of imagined races. What falls depends on what it is thrown for: the sample, the round, the seat, the rider and how often they
 * threw in that round. So two choices that are compared see the same luck, however their races differ. The first throws after the choice
 * are spread evenly over all samples.
 */
export class ImaginedDice implements Dice {
  readonly #series: SeededDice;
  readonly #offsets: readonly number[];
  #sample = 0;
  /** How many of the first throws have fallen; all of them once the race goes on. */
  #fallen = steps.length;

  constructor(seed: string) {
    this.#series = new SeededDice(seed);
    this.#offsets = steps.map(() => this.#series.draw(0x1000000) / 0x1000000);
  }

  /** The first step of a sample. */
  first(sample: number): void {
    this.#sample = sample;
    this.#fallen = 0;
    this.#series.begin(mix(mix(0x51ed270b, sample), -1));
  }

  /** Any later one. */
  key(round: number, seat: number, rider: number, nth: number): void {
    this.#fallen = steps.length;
    this.#series.begin(mix(mix(mix(mix(mix(0x2545f491, this.#sample), round), seat), rider), nth));
  }

  roll(sides: number): number {
    return this.draw(sides) + 1;
  }

  draw(count: number): number {
    const at = this.#fallen;
    if (at >= steps.length) return this.#series.draw(count);
    this.#fallen++;
    const point = this.#offsets[at] + this.#sample * steps[at];
    return Math.floor((point - Math.floor(point)) * count);
  }
}
