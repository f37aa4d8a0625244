import { findBot, findGame, type GameId, isGameId, openRoom, roomOf } from '@gruppetto/catalogue';
import {
  type Game,
  type Parsed,
  parseRecord,
  type RaceRecord,
  type RiderId,
  replay,
  type SeatEntry,
  startTable,
  type Table,
  tableDice,
} from '@gruppetto/kernel';
import { cloth, say, sayProblem } from '@gruppetto/words';
import type { StageOfTour } from '../race/race-source.ts';
import { defaultSeats, freshSeat } from '../setup/default-seats.ts';
import { freshId, freshSeed } from '../storage/fresh.ts';
import { addTable, type LocalTableRow } from './table-storage.ts';

export interface NewLocalTable {
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly realDice: boolean;
  readonly tour?: StageOfTour;
  /** The backed rider, in games where nobody decides anything. */
  readonly backed?: RiderId;
}

/** Sets a new race up and stores it: its id. */
export async function openTable({ game: gameId, options, seats, realDice, tour, backed }: NewLocalTable): Promise<string> {
  const { game } = await openRoom(gameId);
  const seed = freshSeed();
  const { table } = startTable(game, options, seats, tableDice(seed, 0));
  const row = rowOf(game, { options, seats, setup: table.setup }, seed, realDice, 0, isOver(table));
  await addTable({ ...row, ...(tour && { tour }), ...(backed !== undefined && { backed }) }, []);
  return row.id;
}

/** A race with the default options that only bots ride. */
export async function botTable(id: GameId): Promise<string> {
  const { game } = await openRoom(id);
  const parsed = game.options.parse({});
  if (!parsed.ok) throw new Error(`${id} has no default options`);
  const { seats } = game.race(parsed.value);
  return openTable({ game: id, options: parsed.value, seats: defaultSeats(seats, 0), realDice: false });
}

/** A new table that goes on where a record ends, with dice of its own. */
export async function openRecord(record: RaceRecord, over: boolean, realDice = false, tour?: StageOfTour): Promise<string> {
  const { game } = roomOf(record.game);
  const row = rowOf(game, record, freshSeed(), realDice, record.steps.length, over);
  await addTable({ ...row, ...(tour && { tour }) }, record.steps);
  return row.id;
}

function rowOf(
  game: Game,
  race: { options: object; seats: readonly SeatEntry[]; setup: readonly number[] },
  seed: string,
  realDice: boolean,
  steps: number,
  over: boolean,
): LocalTableRow {
  const { options, seats, setup } = race;
  const id = freshId();
  return { id, game: game.id, rules: game.rules, options, seats, setup, seed, realDice, touched: Date.now(), version: 0, steps, over };
}

export const isOver = ({ race, state }: Table): boolean => race.turn(state) === undefined;

/** Larger than any race that can be ridden here. */
const largestFile = 20_000_000;

/** The id of a table, or a sentence on what is wrong with the file. */
export type OpenedFile = { readonly id: string } | { readonly fault: string };

/** A table that goes on with the race of a file that somebody hands in. */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > largestFile) return { fault: say({ reason: 'file-too-large' }) };
  const read = await readRecord(await file.text());
  if (read.ok) return { id: await openRecord(read.value.record, read.value.over) };
  const [problem] = read.problems;
  return { fault: problem ? sayProblem(problem) : say({ reason: 'wrong-format', with: { need: 'gruppetto-race' } }) };
}

/** Reads what somebody hands in, down to the last step. */
async function readRecord(text: string): Promise<Parsed<{ record: RaceRecord; over: boolean }>> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [{ at: '', need: { reason: 'not-json', with: { detail: (error as Error).message } } }] };
  }
  const named = (input as { game?: unknown } | null)?.game;
  if (typeof named === 'string' && isGameId(named)) await openRoom(named);
  const parsed = parseRecord(input, findGame);
  if (!parsed.ok) return parsed;
  const { game } = roomOf(parsed.value.game);
  const replayed = replay(game, parsed.value);
  if (!replayed.ok) return replayed;
  return {
    ok: true,
    value: {
      record: { ...parsed.value, seats: seated(game, parsed.value.seats) },
      over: isOver(replayed.value.table),
    },
  };
}

/** With names and jerseys that tell them apart; a person takes over from a bot that is unknown here. */
function seated(game: Game, seats: readonly SeatEntry[]): readonly SeatEntry[] {
  const tidy: SeatEntry[] = [];
  for (const { name, colour, player } of seats) {
    const fresh = freshSeat(tidy, player === 'person' || findBot(game.id, player) ? player : 'person');
    const free = Object.hasOwn(cloth, colour) && !tidy.some((other) => other.colour === colour);
    tidy.push({ ...fresh, name: name.trim() || fresh.name, colour: free ? colour : fresh.colour });
  }
  return tidy;
}
