import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import {
  type Game,
  type GameId,
  lay,
  type Parsed,
  parseRecord,
  type RaceRecord,
  replay,
  type SeatEntry,
  tableDice,
} from '@gruppetto/kernel';
import { colours, say, sayProblem } from '@gruppetto/words';
import { defaultSeats, freshSeat } from '../setup/default-seats.ts';
import { freshId, freshSeed } from '../storage/fresh.ts';
import { addTable, type StageOfTour, type StoredTable } from './table-storage.ts';

export interface NewTable {
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly realDice: boolean;
  readonly tour?: StageOfTour;
}

/** Sets a new race up and keeps it. Gives its id. */
export async function openTable({ game: gameId, options, seats, realDice, tour }: NewTable): Promise<string> {
  const game = findGame(gameId) as Game;
  const seed = freshSeed();
  const { table } = lay(game, options, seats, tableDice(seed, 0));
  const stored = shelve(game, { options, seats, setup: table.setup }, seed, realDice, 0, game.turn(table.state) === undefined);
  await addTable({ ...stored, ...(tour && { tour }) }, []);
  return stored.id;
}

/** A race as it comes out of the box, with bots on all seats. */
export async function watchTable(id: GameId): Promise<string> {
  const game = findGame(id) as Game;
  const parsed = game.options.parse({});
  if (!parsed.ok) throw new Error(`${id} cannot be set up as it comes`);
  return openTable({ game: id, options: parsed.value, seats: defaultSeats(game.seats(parsed.value), 0), realDice: false });
}

/** A new table that goes on where a record ends, with dice of its own. */
export async function openRecord(record: RaceRecord, over: boolean, realDice = false): Promise<string> {
  const game = findGame(record.game) as Game;
  const stored = shelve(game, record, freshSeed(), realDice, record.steps.length, over);
  await addTable(stored, record.steps);
  return stored.id;
}

function shelve(
  game: Game,
  race: { options: object; seats: readonly SeatEntry[]; setup: readonly number[] },
  seed: string,
  realDice: boolean,
  steps: number,
  over: boolean,
): StoredTable {
  const { options, seats, setup } = race;
  const id = freshId();
  return { id, game: game.id, rules: game.rules, options, seats, setup, seed, realDice, touched: Date.now(), version: 0, steps, over };
}

/** Larger than any race that can be ridden here. */
const largestFile = 20_000_000;

/** The id of a table, or a sentence on what is wrong with the file. */
export type Opened = { readonly id: string } | { readonly fault: string };

/** A table that goes on with the race of a file that somebody hands in. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > largestFile) return { fault: say({ reason: 'file-too-large' }) };
  const read = readRecord(await file.text());
  if (read.ok) return { id: await openRecord(read.value.record, read.value.over) };
  const [problem] = read.problems;
  return { fault: problem ? sayProblem(problem) : say({ reason: 'wrong-format', with: { need: 'gruppetto-race' } }) };
}

/** Reads what somebody hands in, down to the last step. */
function readRecord(text: string): Parsed<{ record: RaceRecord; over: boolean }> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [{ at: '', need: { reason: 'not-json', with: { detail: (error as Error).message } } }] };
  }
  const parsed = parseRecord(input, findGame);
  if (!parsed.ok) return parsed;
  const game = findGame(parsed.value.game) as Game;
  const replayed = replay(game, parsed.value);
  if (!replayed.ok) return replayed;
  return {
    ok: true,
    value: {
      record: { ...parsed.value, seats: seated(game, parsed.value.seats) },
      over: game.turn(replayed.value.table.state) === undefined,
    },
  };
}

/** With names and jerseys that tell them apart; whoever plays a bot that is not known here is taken over by a person. */
function seated(game: Game, seats: readonly SeatEntry[]): readonly SeatEntry[] {
  const tidy: SeatEntry[] = [];
  for (const { name, colour, player } of seats) {
    const fresh = freshSeat(tidy, player === 'person' || findBot(game, player) ? player : 'person');
    const free = Object.hasOwn(colours, colour) && !tidy.some((other) => other.colour === colour);
    tidy.push({ ...fresh, name: name.trim() || fresh.name, colour: free ? colour : fresh.colour });
  }
  return tidy;
}
