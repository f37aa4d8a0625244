import { findBot, findGame } from '@gruppetto/catalogue/all';
import { type Game, hasFormat, type Parsed, parseRecord, parseScenario, type Race, type SeatEntry } from '@gruppetto/kernel';
import { parseSetUp, riderFor, type SetUp, type TourRun } from '@gruppetto/lab';
import { parseTour, type TourPlan } from '@gruppetto/tour';
import { type Names, namesInTour, namesOf } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { accept } from './accept.ts';
import { Complaint } from './complaint.ts';
import { readJson } from './files.ts';
import { gameNameIn, replayed } from './replay.ts';
import { seatsOf } from './seats.ts';

/** The race or tour to forecast, with its players and their names. */
interface Source {
  readonly run: SetUp | Omit<TourRun, 'seed'>;
  readonly game: Game;
  readonly race: Race;
  readonly seats: readonly SeatEntry[];
  readonly names: Names;
}

/** A set-up, a recorded race after one of its steps, a scenario, or the plan of a tour. `forFile`: named as in every language. */
export async function readSource(path: string, step: number | undefined, forFile: boolean): Promise<Source> {
  const reader = forFile ? 'file' : undefined;
  const input = await readJson(path);
  const gameName = gameNameIn(input);
  const from = `${path}: `;
  if (hasFormat(input, 'gruppetto-race')) {
    const record = accept(parseRecord(input, findGame), from, gameName);
    const { tables } = replayed(path, record, 2);
    const table = tables.at(step ?? -1);
    if (!table) throw new Complaint(terminal().forecast.noStep(path, step ?? 0, record.steps.length));
    const { game, race, state } = table;
    const players = table.seats.map(({ player }) => (findBot(game.id, player) ? player : 'bot'));
    const setUp = accept(
      parseSetUp({ game: game.id, options: race.options, seats: players, position: race.position(state) }),
      from,
      gameName,
    );
    const seats = table.seats.map((seat, index) => ({ ...seat, player: setUp.seats[index] }));
    return raceSource(setUp, seats, reader);
  }
  if (step !== undefined) throw new Complaint(terminal().forecast.noRecord(path));
  if (hasFormat(input, 'gruppetto-tour')) return tourSource(accept(parseTour(input, findGame), from, gameName), reader);
  const setUp = accept(hasFormat(input, 'gruppetto-scenario') ? parsePosition(input, from) : parseSetUp(input), from, gameName);
  return raceSource(setUp, seatsOf(setUp.seats, forFile ? 'en' : undefined), reader);
}

function raceSource(setUp: SetUp, seats: readonly SeatEntry[], reader: 'file' | undefined): Source {
  const game = findGame(setUp.game) as Game;
  const race = game.race(setUp.options);
  return { run: setUp, game, race, seats, names: namesOf(race, seats, [], reader) };
}

function tourSource(plan: TourPlan, reader: 'file' | undefined): Source {
  const game = findGame(plan.game) as Game;
  const seats = plan.seats.map((seat) => ({ ...seat, player: riderFor(game, seat.player) }));
  const run = { tour: plan, entries: [], seats: seats.map(({ player }) => player) };
  return { run, game, race: game.race(plan.stages[0].options), seats, names: namesInTour(game, plan, reader) };
}

function parsePosition(input: unknown, from: string): Parsed<SetUp> {
  const { game, options, position } = accept(parseScenario(input, findGame), from, gameNameIn(input));
  return parseSetUp({ game, options, position });
}
