import { diceFault, ScriptedDice } from './dice.ts';
import type { Game, GameTypes } from './game.ts';
import type { Choice, Refusal } from './names.ts';
import { type RaceRecord, recordOf } from './record.ts';
import { sameData } from './same-data.ts';
import { anything, inside, integer, object, type Parsed, type Schema, text } from './schema.ts';
import { type SeatEntry, startTable, type Table, type Taken, take } from './table.ts';

/** A race in little room, as a tour keeps its stages: much shorter than the record, and as exact. */
export interface ShortRecord {
  readonly rules: number;
  readonly options: object;
  /** What fell at the set-up; then, for each step, which of the listed choices it was and what fell: `2,5;0;3:6,1`. */
  readonly steps: string;
}

/** The longest races of all games take less than half of it. */
const maxLength = 100_000;

const fields = object({ rules: integer({ min: 1, max: 1_000_000 }), options: anything<object>(), steps: text(maxLength) });

export const shortRecordSchema: Schema<ShortRecord> = {
  shape: fields.shape,
  parse(input, at = '') {
    const parsed = fields.parse(input, at);
    // The game reads them when somebody watches the race: until then nobody else says where they end.
    return parsed.ok && JSON.stringify(parsed.value.options).length > maxLength
      ? problem(inside(at, 'options'), { reason: 'too-long', with: { max: maxLength } })
      : parsed;
  },
};

/** Which of the listed choices it is. */
export const indexIn = (listed: readonly Choice[], choice: Choice): number => listed.findIndex((one) => sameData(one, choice));

/** Writes a race down while it is ridden. */
export class Shorthand {
  private readonly words: string[];

  constructor(setup: readonly number[]) {
    this.words = [setup.join()];
  }

  /** A step: which of the listed choices, and what fell. */
  add(index: number, dice: readonly number[]): void {
    this.words.push(dice.length > 0 ? `${index}:${dice.join()}` : `${index}`);
  }

  /** Undefined where a race is longer than anybody keeps. */
  record({ rules }: Pick<Game, 'rules'>, options: object): ShortRecord | undefined {
    const steps = this.words.join(';');
    return steps.length > maxLength ? undefined : { rules, options, steps };
  }
}

/** How many steps it has. */
export const stepsIn = ({ steps }: ShortRecord): number => steps.split(';').length - 1;

/** The whole record, if the rules still give that race. */
export function recordFrom<T extends GameTypes>(
  game: Game<T>,
  seats: readonly SeatEntry[],
  { rules, options, steps }: ShortRecord,
): Parsed<RaceRecord<T>> {
  if (rules !== game.rules) return problem('rules', { reason: 'other-rules', with: { theirs: rules, ours: game.rules } });
  const parsed = game.options.parse(options, 'options');
  if (!parsed.ok) return parsed;
  const count = game.race(parsed.value).seats;
  if (seats.length !== count) return problem('seats', { reason: 'wrong-count', with: { count: seats.length, min: count, max: count } });
  const [setup, ...words] = steps.split(';');
  const dice = new ScriptedDice(numbers(setup));
  let table: Table<T>;
  try {
    ({ table } = startTable(game, parsed.value, seats, dice));
  } catch (error) {
    return problem('setup', diceFault(error));
  }
  if (dice.left > 0) return problem('setup', { reason: 'dice-left', with: { left: dice.left } });
  for (const [index, word] of words.entries()) {
    const taken = takeWord(table, word);
    if (!taken.ok) return problem(`steps[${index}]`, taken.refusal);
    table = taken.table;
  }
  return { ok: true, value: recordOf(table) };
}

const numbers = (list: string): readonly number[] => (list === '' ? [] : list.split(',').map(Number));

const problem = (at: string, need: Refusal) => ({ ok: false as const, problems: [{ at, need }] });

type TakenWord<T extends GameTypes> = { readonly ok: true; readonly table: Table<T> } | { readonly ok: false; readonly refusal: Refusal };

function takeWord<T extends GameTypes>(table: Table<T>, word: string): TakenWord<T> {
  const [number, fallen = ''] = word.split(':');
  const turn = table.race.turn(table.state);
  const choice = /^\d+$/.test(number) ? turn?.choices[Number(number)] : undefined;
  if (!turn || choice === undefined) return { ok: false, refusal: { reason: turn ? 'not-offered' : 'race-over' } };
  const dice = new ScriptedDice(numbers(fallen));
  let taken: Taken<T>;
  try {
    taken = take(table, turn.seat, choice, dice);
  } catch (error) {
    return { ok: false, refusal: diceFault(error) };
  }
  if (taken.kind === 'refused') return { ok: false, refusal: taken.refusal };
  if (taken.kind === 'die-needed') return { ok: false, refusal: { reason: 'die-missing', with: { sides: taken.sides } } };
  if (dice.left > 0) return { ok: false, refusal: { reason: 'dice-left', with: { left: dice.left } } };
  return { ok: true, table: taken.table };
}
