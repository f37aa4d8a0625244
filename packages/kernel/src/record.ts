import { diceFault, ScriptedDice } from './dice.ts';
import type { Game, GameTypes } from './game.ts';
import type { Choice, Refusal } from './names.ts';
import { anything, hasFormat, inside, integer, list, object, oneOf, type Parsed, type Problem, readable, text } from './schema.ts';
import { type SeatEntry, type Started, type Step, startTable, type Table, type Taken, take } from './table.ts';
import { version } from './version.ts';

/** A race as a file, `*.race.json`: replays without the generator, on any machine, to the same state. */
export interface RaceRecord<T extends GameTypes = GameTypes> {
  readonly format: 'gruppetto-race';
  readonly game: string;
  readonly rules: number;
  readonly options: T['Options'];
  readonly seats: readonly SeatEntry[];
  /** What fell at the set-up. */
  readonly setup: readonly number[];
  readonly steps: readonly Step<T['Choice']>[];
  /** What proves the dice of a shared table. */
  readonly fairness?: Fairness;
  /** Which Gruppetto wrote it. */
  readonly version?: string;
}

/** The secrets that the dice of a shared table came from, told when the race is over, and what was shown of them before it began. */
export interface Fairness {
  /** How the dice came from the secrets: 2 as in decision 0020; 1, or absent, as in decision 0011. */
  readonly version?: number;
  readonly secret: string;
  readonly commitment: string;
  /** What each seat gave of its own; nothing where a bot sat. */
  readonly seats: readonly { readonly contribution?: string; readonly commitment?: string }[];
  /** Version 2: how many steps each agreed take-back left, in the order in which they were agreed. */
  readonly takeBacks?: readonly number[];
}

const die = integer({ min: 0, max: 1_000_000 });

export const seatEntry = object({ name: readable(40), colour: readable(20), player: readable(40) });

const hex = text(64);
const maxSteps = 100_000;

export const recordSchema = object(
  {
    format: oneOf(['gruppetto-race']),
    game: text(40),
    rules: integer({ min: 1, max: 1_000_000 }),
    options: anything<object>(),
    seats: list(seatEntry, { min: 1, max: 20 }),
    setup: list(die, { max: 10_000 }),
    steps: list(object({ seat: integer({ min: 0, max: 19 }), choice: anything<Choice>(), dice: list(die, { max: 10_000 }) }), {
      max: maxSteps,
    }),
  },
  {
    fairness: object(
      {
        secret: hex,
        commitment: hex,
        seats: list(object({}, { contribution: hex, commitment: hex }), { min: 1, max: 20 }),
      },
      { version: integer({ min: 1, max: 2 }), takeBacks: list(integer({ min: 0, max: maxSteps }), { max: maxSteps }) },
    ),
    version: text(20),
  },
);

export function recordOf<T extends GameTypes>(table: Table<T>): RaceRecord<T> {
  const { game, race, seats, setup, steps } = table;
  return { format: 'gruppetto-race', game: game.id, rules: game.rules, options: race.options, seats, setup, steps, version };
}

const problem = (at: string, need: Refusal): { ok: false; problems: readonly Problem[] } => ({ ok: false, problems: [{ at, need }] });

/** Reads a record that somebody hands in. `find` knows the games. */
export function parseRecord(input: unknown, find: (id: string) => Game | undefined): Parsed<RaceRecord> {
  // First, or another kind of file would be blamed for every field it has.
  if (!hasFormat(input, 'gruppetto-race')) return problem('format', { reason: 'wrong-format', with: { need: 'gruppetto-race' } });
  const parsed = recordSchema.parse(input);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const game = find(record.game);
  if (!game) return problem('game', { reason: 'unknown-game', with: { game: record.game } });
  if (record.rules !== game.rules) return problem('rules', { reason: 'other-rules', with: { theirs: record.rules, ours: game.rules } });
  const options = game.options.parse(record.options, 'options');
  if (!options.ok) return options;
  const { seats } = game.race(options.value);
  if (record.seats.length !== seats)
    return problem('seats', { reason: 'wrong-count', with: { count: record.seats.length, min: seats, max: seats } });
  return { ok: true, value: { ...record, options: options.value } };
}

/** The race of a record, with the facts of its set-up and of each step. */
export interface Replayed<T extends GameTypes = GameTypes> {
  readonly table: Table<T>;
  /** The table as it was set up, and after each step. */
  readonly tables: readonly Table<T>[];
  readonly facts: readonly (readonly T['Fact'][])[];
}

/** Plays a record again, and checks every step of it: the first that the rules would not have given is named. */
export function replay<T extends GameTypes>(game: Game<T>, record: RaceRecord<T>, upTo = record.steps.length): Parsed<Replayed<T>> {
  const started = startAgain(game, record);
  if (!started.ok) return started;
  let { table } = started.value;
  const tables: Table<T>[] = [table];
  const facts: (readonly T['Fact'][])[] = [started.value.facts];
  for (let index = 0; index < upTo; index++) {
    const taken = takeAgain(table, record, index);
    if (!taken.ok) return taken;
    table = taken.value.table;
    tables.push(table);
    facts.push(taken.value.facts);
  }
  return { ok: true, value: { table, tables, facts } };
}

/** The same, but nothing is kept on the way: only how the race stands in the end, however long it is. Its list of steps is empty. */
export function replayToEnd<T extends GameTypes>(game: Game<T>, record: RaceRecord<T>): Parsed<Table<T>> {
  const started = startAgain(game, record);
  if (!started.ok) return started;
  let { table } = started.value;
  for (let index = 0; index < record.steps.length; index++) {
    const taken = takeAgain(table, record, index);
    if (!taken.ok) return taken;
    table = { ...taken.value.table, steps: [] };
  }
  return { ok: true, value: table };
}

function startAgain<T extends GameTypes>(game: Game<T>, { options, seats, setup }: RaceRecord<T>): Parsed<Started<T>> {
  const dice = new ScriptedDice(setup);
  try {
    const started = startTable(game, options, seats, dice);
    return dice.left > 0 ? problem('setup', { reason: 'dice-left', with: { left: dice.left } }) : { ok: true, value: started };
  } catch (error) {
    return problem('setup', diceFault(error));
  }
}

function takeAgain<T extends GameTypes>(table: Table<T>, { steps }: RaceRecord<T>, index: number): Parsed<Taken<T> & { kind: 'taken' }> {
  const step = steps[index];
  const at = `steps[${index}]`;
  const dice = new ScriptedDice(step.dice);
  let taken: Taken<T>;
  try {
    taken = take(table, step.seat, step.choice, dice);
  } catch (error) {
    return problem(inside(at, 'dice'), diceFault(error));
  }
  if (taken.kind === 'refused') return problem(at, taken.refusal);
  if (taken.kind === 'die-needed') return problem(inside(at, 'dice'), { reason: 'die-missing', with: { sides: taken.sides } });
  if (dice.left > 0) return problem(inside(at, 'dice'), { reason: 'dice-left', with: { left: dice.left } });
  return { ok: true, value: taken };
}
