import { type Dice, SeededDice } from '@gruppetto/kernel';

/** Multiples of the golden ratio and of the roots of 2, 3 and 7, without their whole parts, spread evenly in each dimension and together. */
const steps = [0.6180339887498949, 0.4142135623730951, 0.7320508075688772, 0.6457513110645906];

function mix(key: number, part: number): number {
  const mixed = Math.imul(key ^ Math.imul(part + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/** The 32 bits of a number in opposite order. */
function reversed(bits: number): number {
  let turned = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  turned = ((turned >>> 2) & 0x33333333) | ((turned & 0x33333333) << 2);
  turned = ((turned >>> 4) & 0x0f0f0f0f) | ((turned & 0x0f0f0f0f) << 4);
  turned = ((turned >>> 8) & 0x00ff00ff) | ((turned & 0x00ff00ff) << 8);
  return (turned >>> 16) | (turned << 16);
}

/** Turns each bit over or not, by the key and the bits below it: Owen's scrambling, by the hash of Laine and Karras as Vegdahl improved it. */
function scrambled(bits: number, key: number): number {
  let mixed = bits ^ Math.imul(bits, 0x3d20adea);
  mixed = Math.imul(mixed + key, (key >>> 16) | 1);
  mixed ^= Math.imul(mixed, 0x05526c56);
  return mixed ^ Math.imul(mixed, 0x53a22864);
}

/**
 * Dice of imagined races. What falls depends on what it is thrown for: the sample, the round, who throws and how often they threw in
 * that round. So two choices that are compared see the same luck, however their races differ. Every throw is spread evenly over
 * the samples: of 2, 4, 8… of them, each half, quarter, eighth… of what may fall comes up once. The first throws after the choice are
 * spread evenly together too, the later ones in an order of their own.
 */
export class ImaginedDice implements Dice {
  readonly #offsets: readonly number[];
  readonly #seed: number;
  #key: number;
  #sample = 0;
  #isFirst = false;
  /** How many have fallen since the key was set. */
  #fallen = 0;

  constructor(seed: string) {
    const series = new SeededDice(seed);
    this.#offsets = steps.map(() => series.draw(0x1000000) / 0x1000000);
    this.#seed = series.draw(0x40000000);
    this.#key = this.#seed;
  }

  /** The first step of a sample. */
  first(sample: number): void {
    this.#sample = sample;
    this.#key = mix(this.#seed, -1);
    this.#isFirst = true;
    this.#fallen = 0;
  }

  /** Any later one. */
  key(round: number, thrower: number, nth: number): void {
    this.#key = mix(mix(mix(this.#seed, round), thrower), nth);
    this.#isFirst = false;
    this.#fallen = 0;
  }

  /** Whether anything has fallen since the key was set. */
  get hasFallen(): boolean {
    return this.#fallen > 0;
  }

  roll(sides: number): number {
    return this.draw(sides) + 1;
  }

  draw(count: number): number {
    const at = this.#fallen++;
    if (this.#isFirst && at < steps.length) {
      const point = this.#offsets[at] + this.#sample * steps[at];
      return Math.floor((point - Math.floor(point)) * count);
    }
    const key = mix(this.#key, at);
    const ordered = reversed(scrambled(reversed(this.#sample), key));
    return Math.floor(((reversed(scrambled(ordered, mix(key, 1))) >>> 0) / 0x100000000) * count);
  }
}
