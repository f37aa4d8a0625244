import type { Dice, GameTypes, Race, Seat, Turn, Viewer } from '@gruppetto/kernel';
import type { Bot } from './bot.ts';
import { ImaginedDice } from './imagined-dice.ts';
import type { Insight, Mind } from './insight.ts';
import { random } from './random.ts';
import { entrantsOf, outcomeOf, Value } from './value.ts';

/** Nobody imagines further, however long a round is. */
const maxSteps = 2000;

/** A state of which somebody has this view: what it hides is drawn anew. */
export function stateSeen<T extends GameTypes>(
  insight: Insight<T> | undefined,
  race: Race<T>,
  view: T['View'],
  viewer: Viewer,
  dice: Dice,
): T['State'] {
  // Where nothing is hidden, everybody sees the state itself.
  return insight?.imagine ? insight.imagine(race, view, viewer, dice) : race.copy(view as T['State']);
}

/** Rides on in the mind: from a state, by a rule of thumb on every seat. */
export class Imagination<T extends GameTypes = GameTypes> {
  readonly race: Race<T>;
  readonly insight: Insight<T>;
  readonly entrants: number;
  /** Choices imagined so far: what thinking costs. */
  steps = 0;
  /** By seat. */
  readonly #bots: readonly Bot<T>[];
  readonly #experienced: Seat | undefined;
  readonly #dice: ImaginedDice;
  readonly #botDice: Dice;
  /** How often in this round: by the table, and by each rider. */
  readonly #thrown: Uint16Array;
  readonly #value: Value<T> | undefined;
  #looked = false;

  /** One seat may ride by the experienced rule of thumb: whoever thinks of what they may do themselves. */
  constructor(race: Race<T>, mind: Mind<T>, seed: string, experienced?: Seat) {
    if (!mind.insight) throw new Error('nothing is known of this game');
    this.race = race;
    this.insight = mind.insight;
    this.entrants = entrantsOf(mind.insight, race);
    const usual = mind.ruleOfThumb ?? (random as Bot<T>);
    this.#bots = Array.from({ length: race.seats }, (_, seat) => (seat === experienced ? (mind.experienced ?? usual) : usual));
    this.#experienced = experienced;
    this.#thrown = new Uint16Array(race.riders.length + 1);
    this.#dice = new ImaginedDice(seed);
    this.#botDice = new ImaginedDice(`${seed}/bots`);
    this.#value = mind.insight.network && new Value(mind.insight, race);
  }

  /** A state of which a seat has this view. */
  stateOf(view: T['View'], seat: Seat, sample: number): T['State'] {
    this.#dice.first(sample);
    this.#dice.key(-1, seat, 0);
    return stateSeen(this.insight, this.race, view, seat, this.#dice);
  }

  /** What the rule of thumb would choose. */
  usual(view: T['View'], turn: NonNullable<ReturnType<Race<T>['turn']>>): T['Choice'] {
    return this.#bots[turn.seat](this.race, view, turn, this.#botDice);
  }

  /** The chances as the value function sees them, or the result of a race that is over. */
  look(state: T['State'], viewer: Viewer, into: Float64Array): void {
    this.#looked = false;
    if (!this.race.turn(state)) return outcomeOf(this.insight, this.race, state, into);
    if (!this.#value) throw new Error('a race without a value function is ridden to its end');
    this.#value.chances(this.race.view(state, viewer), into, this.#experienced);
    this.#looked = true;
  }

  /** What the last look saw of each entrant; undefined where the race was over. */
  get seen(): Float32Array | undefined {
    return this.#looked ? this.#value?.features : undefined;
  }

  /** How the score of an entrant moves with each feature; all alike where there is no value function. */
  slopes(features: Float32Array, entrant: number): readonly number[] {
    return this.#value?.slopes(features, entrant) ?? this.insight.features.map(() => 1);
  }

  /** Plays a choice, rides on for this many rounds, and looks. Changes the state it is given. */
  ride(state: T['State'], choice: T['Choice'], sample: number, rounds: number, viewer: Viewer, into: Float64Array): void {
    const { race, insight } = this;
    this.#looked = false;
    this.#dice.first(sample);
    const until = insight.round(race.view(state, viewer)) + rounds;
    let round = Number.NaN;
    race.play(state, choice, this.#dice);
    this.steps++;
    for (let step = 0; step < maxSteps || !this.#value; step++) {
      const turn = race.turn(state);
      if (!turn) return outcomeOf(insight, race, state, into);
      const view = race.view(state, turn.seat);
      const now = insight.round(view);
      if (now >= until) break;
      if (now !== round) {
        round = now;
        this.#thrown.fill(0);
      }
      const choice = turn.choices.length === 1 ? turn.choices[0] : this.#bots[turn.seat](race, view, turn, this.#botDice);
      const thrower = throwerOf(turn, choice);
      this.#dice.key(round, thrower, this.#thrown[thrower]);
      race.play(state, choice, this.#dice);
      if (this.#dice.hasFallen) this.#thrown[thrower]++;
      this.steps++;
    }
    this.look(state, viewer, into);
  }
}

/** From 1, by rider; 0 where a choice is about nobody, as for the pace of a peloton: whoever settles that throws the same. */
function throwerOf(turn: Turn<unknown>, choice: object): number {
  const rider = turn.rider ?? ('rider' in choice ? choice.rider : undefined);
  return typeof rider === 'number' ? rider + 1 : 0;
}
