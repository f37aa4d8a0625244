import { findBot, isGameId, openRoom } from '@gruppetto/catalogue';
import { type Game, replay, SeededDice } from '@gruppetto/kernel';
import { riderFor, rideStage, type StageRidden } from '@gruppetto/lab';
import { storyOf } from '@gruppetto/tour';
import { expose } from 'comlink';
import { loadTable } from '../../local/table-storage.ts';

/** What came of a stage. */
export type Ridden = Omit<StageRidden, 'choices'>;

/** A stage between bots. */
export interface StageRide {
  readonly game: string;
  readonly options: object;
  /** Who plays; bots ride for people. */
  readonly players: readonly string[];
  readonly seed: string;
}

const gameOf = async (id: string): Promise<Game | undefined> => (isGameId(id) ? (await openRoom(id)).game : undefined);

/** Rides stages, and reads raced ones, away from the page. */
const tours = {
  async ride({ game: id, options, players, seed }: StageRide): Promise<Ridden> {
    const game = await gameOf(id);
    if (!game) throw new Error(`no game ${id}`);
    const bots = players.flatMap((player) => findBot(id, riderFor(game, player)) ?? []);
    const dice = new SeededDice(seed);
    const botDice = new SeededDice(`${seed}/bots`);
    dice.begin(0);
    botDice.begin(0);
    const { choices: _, ...ridden } = rideStage(game, options, bots, dice, botDice);
    return ridden;
  },

  /** The result of a table of this browser whose race is over. */
  async raced(table: string): Promise<Ridden | undefined> {
    const loaded = await loadTable(table);
    if (!loaded?.row.over) return undefined;
    const { row, steps } = loaded;
    const game = await gameOf(row.game);
    if (!game?.stageRace) return undefined;
    const replayed = replay(game, { format: 'gruppetto-race', ...row, steps });
    if (!replayed.ok) return undefined;
    const { table: last, facts } = replayed.value;
    return { result: game.stageRace.result(last.race.options, last.state), story: storyOf(last.race.riders.length, facts) };
  },
};

export type TourWorker = typeof tours;

expose(tours);
