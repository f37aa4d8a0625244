import { type Dice, MissingDie, RecordingDice, SeededDice } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Game, GameTypes, Race } from './game.ts';
import type { Choice, Refusal, Seat } from './names.ts';
import { sameData } from './same-data.ts';

/** The player on a seat: a person, or the name of a bot. */
export interface SeatEntry {
  readonly name: string;
  readonly colour: string;
  /** `person`, or which bot. */
  readonly player: string;
}

export interface Step<C = Choice> {
  readonly seat: Seat;
  readonly choice: C;
  /** All that fell while it was played, dice and lots, in order. */
  readonly dice: readonly number[];
}

/** One race in progress. Never changed: each step gives the next table, so what is shown can wait until it is safely stored. */
export interface Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** Carries the options, once. */
  readonly race: Race<T>;
  readonly seats: readonly SeatEntry[];
  readonly setup: readonly number[];
  readonly steps: readonly Step<T['Choice']>[];
  readonly state: T['State'];
}

/** A race that has just been set up. */
export interface Started<T extends GameTypes> {
  readonly table: Table<T>;
  readonly facts: readonly T['Fact'][];
}

export type Taken<T extends GameTypes> =
  | { readonly kind: 'taken'; readonly table: Table<T>; readonly step: Step<T['Choice']>; readonly facts: readonly T['Fact'][] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Typed-in dice ran out: one more with this many sides is needed, after those that fell already. */
  | { readonly kind: 'die-needed'; readonly sides: number; readonly fallen: readonly number[] };

/** The dice of a step are a series of its own, so that going back and coming back never throws anew. Step 0 is the set-up. */
export function tableDice(seed: string, step: number): Dice {
  const dice = new SeededDice(seed);
  dice.begin(step);
  return dice;
}

/** What a bot throws for itself before a step: never the dice that are about to fall. */
export const botDice = (seed: string, step: number): Dice => tableDice(`${seed}/bots`, step);

/** Sets a race up. */
export function startTable<T extends GameTypes>(game: Game<T>, options: T['Options'], seats: readonly SeatEntry[], dice: Dice): Started<T> {
  const race = game.race(options);
  const recording = new RecordingDice(dice);
  const facts: T['Fact'][] = [];
  const state = race.setup(recording, (fact) => facts.push(fact));
  return { table: { game, race, seats, setup: recording.fallen, steps: [], state }, facts };
}

/** Plays one choice of a seat, or says why not. The table it is given stays as it was. */
export function take<T extends GameTypes>(table: Table<T>, seat: Seat, choice: T['Choice'], dice: Dice): Taken<T> {
  const { race } = table;
  const turn = race.turn(table.state);
  if (!turn) return refused({ reason: 'race-over' });
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats.length)
    return refused({ reason: 'no-such-seat', with: { seats: table.seats.length } });
  if (turn.seat !== seat) return refused({ reason: 'not-your-turn', with: { seat: turn.seat } });
  const listed = turn.choices.find((one) => sameData(one, choice));
  if (!listed) return refused(whyNot(race, table.state, choice));
  const state = race.copy(table.state);
  const recording = new RecordingDice(dice);
  const facts: T['Fact'][] = [];
  try {
    race.play(state, listed, recording, (fact) => facts.push(fact));
  } catch (error) {
    if (error instanceof MissingDie) return { kind: 'die-needed', sides: error.sides, fallen: recording.fallen };
    throw error;
  }
  const step = { seat, choice: listed, dice: recording.fallen };
  return { kind: 'taken', table: { ...table, steps: [...table.steps, step], state }, step, facts };
}

const refused = (refusal: Refusal): { kind: 'refused'; refusal: Refusal } => ({ kind: 'refused', refusal });

function whyNot<T extends GameTypes>(race: Race<T>, state: T['State'], choice: T['Choice']): Refusal {
  return race.barred(state).find((barred) => sameData(barred.choice, choice))?.refusal ?? { reason: 'not-offered' };
}

/**
 * How many steps would be left if the last choice of a person were taken back; undefined where it cannot be: dice have fallen in it
 * or since, or a secret was revealed. Nobody takes back what another person chose; a bot's choices without either go with it.
 * The facts are those of the set-up and of each step.
 */
export function undoTo({ steps, seats }: Pick<Table, 'steps' | 'seats'>, facts: readonly (readonly Fact[])[]): number | undefined {
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index];
    if (step.dice.length > 0 || facts[index + 1].some(({ reveals }) => reveals)) return undefined;
    if (seats[step.seat]?.player === 'person') return index;
  }
  return undefined;
}
