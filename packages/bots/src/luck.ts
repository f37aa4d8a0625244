import { type Dice, type Fact, type GameTypes, type RiderId, ScriptedDice, type Step, type Table } from '@gruppetto/kernel';
import { Imagination } from './imagination.ts';
import { ImaginedDice } from './imagined-dice.ts';
import type { Mind } from './insight.ts';

/** What the throws of one rider in a step did to their own chance. */
export interface RiderLuck {
  readonly rider: RiderId;
  /** Their chance before the first of these throws. */
  readonly from: number;
  readonly luck: number;
  /** How well that is known: one standard error, squared. */
  readonly variance: number;
  readonly samples: number;
}

/** A step in which riders throw one after the other: what was to be expected before it, and whose throws moved what. */
export interface LuckOfRiders {
  readonly expected: readonly number[];
  readonly riders: readonly RiderLuck[];
}

/** What a measure of luck is about. */
export interface Thrown<T extends GameTypes = GameTypes> {
  readonly before: Table<T>;
  readonly step: Step<T['Choice']>;
  /** Everybody's chance after it. */
  readonly after: readonly number[];
  readonly seed: string;
  /** How many samples, all in all; in several small groups, which tell how well their mean is known. */
  readonly samples: number;
}

const groups = 8;
/** One of them has as good as won: nobody's luck is worth a thought. */
const decided = 0.999;

/**
 * Whose luck it was: the chances are imagined anew before and after each throw of a rider, with the dice of later throws the same each
 * time. What all throws moved adds up to what the step moved. With `only`, the throws of these riders.
 */
export function luckOfRiders<T extends GameTypes>(mind: Mind<T>, thrown: Thrown<T>, only?: ReadonlySet<RiderId>): LuckOfRiders {
  const imagined = Array.from({ length: groups }, (_, group) => new Group(mind, thrown, group));
  const expected = thrown.after.map((_, entrant) => meanOf(imagined.map((group) => group.chances(0)[entrant])));
  const throws = Math.max(...expected) < decided ? throwsOf(thrown) : [];
  const lucks = new Map<RiderId, { readonly from: number; readonly byGroup: number[] }>();
  for (const { rider, from, upTo } of throws) {
    if (rider === undefined || (only && !only.has(rider))) continue;
    const known = lucks.get(rider) ?? { from: meanOf(imagined.map((group) => group.chances(from)[rider])), byGroup: imagined.map(() => 0) };
    lucks.set(rider, known);
    for (const [index, group] of imagined.entries()) known.byGroup[index] += group.chances(upTo)[rider] - group.chances(from)[rider];
  }
  const riders = [...lucks].map(([rider, { from, byGroup }]) => {
    const luck = meanOf(byGroup);
    // Student's, as for the effects of choices: a few groups are often more alike than they should be.
    const variance = byGroup.reduce((sum, one) => sum + (one - luck) ** 2, 0) / (groups - 3) / groups;
    return { rider, from, luck, variance, samples: thrown.samples };
  });
  return { expected, riders };
}

/** Two measures of the same throws, by different dice. */
export function combineLuck(one: RiderLuck, other: RiderLuck): RiderLuck {
  const samples = one.samples + other.samples;
  const share = one.samples / samples;
  const rest = 1 - share;
  return {
    rider: one.rider,
    from: share * one.from + rest * other.from,
    luck: share * one.luck + rest * other.luck,
    variance: share ** 2 * one.variance + rest ** 2 * other.variance,
    samples,
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Throw {
  readonly rider: RiderId | undefined;
  /** How many dice of the step had fallen before it, and after it. */
  readonly from: number;
  readonly upTo: number;
}

/** Whose the dice of a step were: of the rider of whom the next fact tells, or nobody's. */
function throwsOf<T extends GameTypes>({ before: { race, state }, step: { choice, dice } }: Thrown<T>): readonly Throw[] {
  const script = new ScriptedDice(dice);
  const throws: Throw[] = [];
  let from = 0;
  race.play(race.copy(state), choice, script, ({ rider }: Fact & { readonly rider?: RiderId }) => {
    const upTo = dice.length - script.left;
    if (upTo > from) throws.push({ rider, from, upTo });
    from = upTo;
  });
  return throws;
}

/** Some of the samples: what is to be expected of a step of which this many dice have fallen. */
class Group<T extends GameTypes> {
  readonly #thrown: Thrown<T>;
  readonly #imagination: Imagination<T>;
  readonly #dice: ImaginedDice;
  readonly #known = new Map<number, Float64Array>();

  constructor(mind: Mind<T>, thrown: Thrown<T>, nth: number) {
    const seed = `${thrown.seed}/luck/${nth}`;
    this.#thrown = thrown;
    this.#imagination = new Imagination(thrown.before.race, mind, seed);
    this.#dice = new ImaginedDice(seed);
  }

  /** Everybody's, in the mean of what may still fall. */
  chances(fallen: number): Float64Array {
    const known = this.#known.get(fallen) ?? this.#imagine(fallen);
    this.#known.set(fallen, known);
    return known;
  }

  #imagine(fallen: number): Float64Array {
    const { before, step, after, samples } = this.#thrown;
    if (fallen === step.dice.length) return Float64Array.from(after);
    const { race, state } = before;
    const dice = new PartlyFallen(this.#dice, step.dice.slice(0, fallen));
    const sums = new Float64Array(after.length);
    const seen = new Float64Array(after.length);
    const each = samples / groups;
    for (let sample = 0; sample < each; sample++) {
      const then = race.copy(state);
      dice.first(sample);
      race.play(then, step.choice, dice);
      this.#imagination.look(then, 'spectator', seen);
      for (let entrant = 0; entrant < sums.length; entrant++) sums[entrant] += seen[entrant] / each;
    }
    return sums;
  }
}

/** Dice of which the first have fallen; each of the others is imagined as it would be if none had. */
class PartlyFallen implements Dice {
  readonly #imagined: ImaginedDice;
  readonly #fallen: readonly number[];
  #at = 0;

  constructor(imagined: ImaginedDice, fallen: readonly number[]) {
    this.#imagined = imagined;
    this.#fallen = fallen;
  }

  first(sample: number): void {
    this.#imagined.first(sample);
    this.#at = 0;
  }

  roll(sides: number): number {
    return this.#next(this.#imagined.roll(sides));
  }

  draw(count: number): number {
    return this.#next(this.#imagined.draw(count));
  }

  #next(imagined: number): number {
    const at = this.#at++;
    return at < this.#fallen.length ? this.#fallen[at] : imagined;
  }
}
