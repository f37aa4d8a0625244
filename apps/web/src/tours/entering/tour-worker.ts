import { findBot, isGameId, openRoom } from '@gruppetto/catalogue';
import { type Game, type RaceRecord, replay, type SeatEntry, type StageResult } from '@gruppetto/kernel';
import { diceOf, rideAgain, riderFor, rideStage, type StageRidden } from '@gruppetto/lab';
import { type Ride, storyOf } from '@gruppetto/tour';
import { expose } from 'comlink';
import { loadTable, recordIn } from '../../local/table-storage.ts';

/** What came of a stage. */
export type Ridden = Omit<StageRidden, 'choices'> & { readonly ride?: Ride };

/** A stage between bots. */
export interface StageRide {
  readonly game: string;
  readonly options: object;
  /** Bots ride for people. */
  readonly seats: readonly SeatEntry[];
  readonly ride: Ride;
}

const gameOf = async (id: string): Promise<Game | undefined> => (isGameId(id) ? (await openRoom(id)).game : undefined);

/** Rides stages, and reads raced ones, away from the page. */
const tours = {
  async ride({ game: id, options, seats, ride }: StageRide): Promise<Ridden> {
    const game = await gameOf(id);
    if (!game) throw new Error(`no game ${id}`);
    const bots = seats.flatMap(({ player }) => findBot(id, riderFor(game, player)) ?? []);
    const { dice, botDice } = diceOf(ride);
    const { choices: _, ...ridden } = rideStage(game, options, bots, dice, botDice);
    return { ...ridden, ride };
  },

  /** The same stage step by step, if it still comes to that result. */
  async rideAgain({ game: id, options, seats, ride }: StageRide, result: StageResult): Promise<RaceRecord | undefined> {
    const game = await gameOf(id);
    return game && rideAgain(game, options, seats, ride, result);
  },

  /** The result of a table of this browser whose race is over. */
  async raced(table: string): Promise<Ridden | undefined> {
    const loaded = await loadTable(table);
    if (!loaded?.row.over) return undefined;
    const { row, steps } = loaded;
    const game = await gameOf(row.game);
    if (!game?.stageRace) return undefined;
    const replayed = replay(game, recordIn(row, steps));
    if (!replayed.ok) return undefined;
    const { table: last, facts } = replayed.value;
    return { result: game.stageRace.result(last.race.options, last.state), story: storyOf(last.race.riders.length, facts) };
  },
};

export type TourWorker = typeof tours;

expose(tours);
