import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import { hasFormat, type Parsed, parseRecord, parseScenario, type SeatEntry } from '@gruppetto/kernel';
import { parseSetUp, type SetUp } from '@gruppetto/lab';
import { plural } from '@gruppetto/words';
import { accept, Complaint } from './complaint.ts';
import { readJson } from './files.ts';
import { gameNameIn, replayed } from './replay.ts';
import { seatsOf } from './seats.ts';

/** What is to be forecast, and how its seats are called. */
export interface Source {
  readonly setUp: SetUp;
  readonly seats: readonly SeatEntry[];
}

/** A set-up, a recorded race after one of its steps, or a scenario. */
export async function readSource(path: string, step: number | undefined): Promise<Source> {
  const input = await readJson(path);
  const gameName = gameNameIn(input);
  const from = `${path}: `;
  if (hasFormat(input, 'gruppetto-race')) {
    const record = accept(parseRecord(input, findGame), from, gameName);
    const { tables } = replayed(path, record, 2);
    const table = tables.at(step ?? -1);
    if (!table) throw new Complaint(`${path}: there is no step ${step}; this race has ${plural(record.steps.length, 'step')}.`);
    const { game, options, state } = table;
    const players = table.seats.map(({ player }) => (findBot(game, player) ? player : 'bot'));
    const setUp = accept(parseSetUp({ game: game.id, options, seats: players, position: game.position(state) }), from, gameName);
    return { setUp, seats: table.seats.map((seat, index) => ({ ...seat, player: setUp.seats[index] as string })) };
  }
  if (step !== undefined) throw new Complaint(`${path}: --step is for recorded races, and this is none.`);
  const setUp = accept(hasFormat(input, 'gruppetto-scenario') ? parsePosition(input, from) : parseSetUp(input), from, gameName);
  return { setUp, seats: seatsOf(setUp.seats) };
}

function parsePosition(input: unknown, from: string): Parsed<SetUp> {
  const { game, options, position } = accept(parseScenario(input, findGame), from, gameNameIn(input));
  return parseSetUp({ game, options, position });
}
