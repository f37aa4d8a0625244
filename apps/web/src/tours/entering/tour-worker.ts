import { findBot, isGameId, openRoom } from '@gruppetto/catalogue';
import {
  type Game,
  indexIn,
  type RaceRecord,
  recordFrom,
  replay,
  type SeatEntry,
  Shorthand,
  type ShortRecord,
  type StageResult,
  sameData,
} from '@gruppetto/kernel';
import { type RideSeed, riderFor, rideStage, type StageRidden } from '@gruppetto/lab';
import { storyOf } from '@gruppetto/tour';
import { expose } from 'comlink';
import { loadTable, recordIn } from '../../local/table-storage.ts';

/** The result of a stage. */
export type RacedStage = Omit<StageRidden, 'choices'>;

/** A stage between bots. */
interface StageRide {
  readonly game: string;
  readonly options: object;
  /** Bots ride for people. */
  readonly seats: readonly SeatEntry[];
  readonly ride: RideSeed;
}

const gameOf = async (id: string): Promise<Game | undefined> => (isGameId(id) ? (await openRoom(id)).game : undefined);

/** Rides stages, and reads raced ones, away from the page. */
const tours = {
  async ride({ game: id, options, seats, ride }: StageRide): Promise<RacedStage> {
    const game = await gameOf(id);
    if (!game) throw new Error(`no game ${id}`);
    const bots = seats.flatMap(({ player }) => findBot(id, riderFor(game, player)) ?? []);
    const { choices: _, ...ridden } = rideStage(game, options, bots, ride);
    return ridden;
  },

  /** The record of a stage, if it comes to that result. */
  async recordOf(id: string, seats: readonly SeatEntry[], race: ShortRecord, result: StageResult): Promise<RaceRecord | undefined> {
    const game = await gameOf(id);
    const read = game && recordFrom(game, seats, race);
    if (!read?.ok) return undefined;
    const replayed = replay(game as Game, read.value);
    if (!replayed.ok) return undefined;
    const { race: ridden, state } = replayed.value.table;
    return sameData(game?.stageRace?.result(ridden.options, state), result) ? read.value : undefined;
  },

  /** The result of a table of this browser whose race is over. */
  async raced(table: string): Promise<RacedStage | undefined> {
    const loaded = await loadTable(table);
    if (!loaded?.row.over) return undefined;
    const { row, steps } = loaded;
    const game = await gameOf(row.game);
    if (!game?.stageRace) return undefined;
    const replayed = replay(game, recordIn(row, steps));
    if (!replayed.ok) return undefined;
    const { table: last, tables, facts } = replayed.value;
    const shorthand = new Shorthand(row.setup);
    for (const [index, { choice, dice }] of steps.entries()) {
      const { race, state } = tables[index];
      shorthand.add(indexIn(race.turn(state)?.choices ?? [], choice), dice);
    }
    const race = shorthand.record(game, row.options);
    const result = game.stageRace.result(last.race.options, last.state);
    return { result, story: storyOf(last.race.riders.length, facts), ...(race && { race }) };
  },
};

export type TourWorker = typeof tours;

expose(tours);
