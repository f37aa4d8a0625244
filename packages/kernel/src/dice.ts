import type { Refusal } from './names.ts';

/** All that is random in a race. A game asks these and nothing else. */
export interface Dice {
  /** One die: a number from 1 to `sides`. */
  roll(sides: number): number;
  /** One of `count` lots, cards or tokens: a number from 0 to `count - 1`. */
  draw(count: number): number;
}

/** Fisher and Yates, with the lots of these dice. Changes the list it is given. */
export function shuffle<T>(dice: Dice, cards: T[]): T[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = dice.draw(last + 1);
    const card = cards[last];
    cards[last] = cards[pick];
    cards[pick] = card;
  }
  return cards;
}

const bits30 = 0x40000000;

/** sfc32 on a typed array. Its state is the dice's alone: nobody can read it, and JSON does not write it. */
export class SeededDice implements Dice {
  readonly #word = new Int32Array(4);
  readonly #origin: Int32Array;

  constructor(seed: string) {
    this.#origin = hash128(seed);
    this.begin(0);
  }

  /** Begins the nth of many series of this seed: one race of a forecast, one step of a table. */
  begin(nth: number): void {
    this.#word.set(this.#origin);
    this.#word[0] = this.#word[0] ^ Math.imul(nth, 0x9e3779b1);
    this.#word[3] = this.#word[3] ^ nth;
    for (let warm = 0; warm < 15; warm++) this.next();
  }

  roll(sides: number): number {
    return this.draw(sides) + 1;
  }

  draw(count: number): number {
    // Or it would look for a pick for ever.
    if (!(count >= 1 && count <= bits30)) throw new RangeError(`one of ${count} cannot be drawn`);
    for (;;) {
      const bits = this.next() >>> 2;
      const pick = bits % count;
      // The last, incomplete run of 30-bit numbers would favour the low picks.
      if (bits - pick <= bits30 - count) return pick;
    }
  }

  private next(): number {
    const word = this.#word;
    const a = word[0];
    const b = word[1];
    const c = word[2];
    const counter = word[3];
    const out = (((a + b) | 0) + counter) | 0;
    word[3] = counter + 1;
    word[0] = b ^ (b >>> 9);
    word[1] = (c + (c << 3)) | 0;
    word[2] = (((c << 21) | (c >>> 11)) + out) | 0;
    return out;
  }
}

/** 128 bits from a string of any length (after MurmurHash3). */
function hash128(text: string): Int32Array {
  let h1 = 0x6a09e667;
  let h2 = 0xbb67ae85 | 0;
  let h3 = 0x3c6ef372;
  let h4 = 0xa54ff53a | 0;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  const all = h1 ^ h2 ^ h3 ^ h4;
  return Int32Array.of(all, h2 ^ all, h3 ^ all, h4 ^ all);
}

/** Thrown by scripted and typed-in dice when they run out: the caller asks for this die and plays again from the copy. */
export class MissingDie extends Error {
  readonly sides: number;
  constructor(sides: number) {
    super(`no die is left, but one with ${sides} sides is to fall`);
    this.name = 'MissingDie';
    this.sides = sides;
  }
}

/** Thrown by scripted and typed-in dice for a face that the die asked for does not have. */
export class WrongDie extends Error {
  /** Which die of the script, from 1; what it shows; what might fall. */
  readonly details: { readonly die: number; readonly face: number; readonly min: number; readonly max: number };
  constructor(die: number, face: number, min: number, max: number) {
    super(`die ${die} of the script shows ${face}; a number from ${min} to ${max} is to fall here`);
    this.name = 'WrongDie';
    this.details = { die, face, min, max };
  }
}

/** The problem with dice that somebody handed in. Other errors are thrown on. */
export function diceFault(error: unknown): Refusal {
  if (error instanceof MissingDie) return { reason: 'die-missing', with: { sides: error.sides } };
  if (error instanceof WrongDie) return { reason: 'wrong-die', with: error.details };
  throw error;
}

/** Dice that fall as written, in order; lots and dice share one script. */
export class ScriptedDice implements Dice {
  private used = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.faces = faces;
  }

  get left(): number {
    return this.faces.length - this.used;
  }

  roll(sides: number): number {
    return this.take(1, sides);
  }

  draw(count: number): number {
    return this.take(0, count - 1);
  }

  private take(min: number, max: number): number {
    const face = this.faces[this.used];
    if (face === undefined) throw new MissingDie(max - min + 1);
    if (!Number.isInteger(face) || face < min || face > max) throw new WrongDie(this.used + 1, face, min, max);
    this.used++;
    return face;
  }
}

/** A real table: dice are what the person typed, lots and cards are still the program's. */
export class TypedDice implements Dice {
  private readonly typed: ScriptedDice;
  private readonly lots: Dice;

  constructor(faces: readonly number[], lots: Dice) {
    this.typed = new ScriptedDice(faces);
    this.lots = lots;
  }

  roll(sides: number): number {
    return this.typed.roll(sides);
  }

  draw(count: number): number {
    return this.lots.draw(count);
  }
}

/** Passes on what other dice show, and remembers it for the record. */
export class RecordingDice implements Dice {
  readonly fallen: number[] = [];
  private readonly dice: Dice;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  roll(sides: number): number {
    return this.keep(this.dice.roll(sides));
  }

  draw(count: number): number {
    return this.keep(this.dice.draw(count));
  }

  private keep(face: number): number {
    this.fallen.push(face);
    return face;
  }
}
