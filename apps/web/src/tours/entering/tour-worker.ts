import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
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

/** Rides stages, and reads raced ones, away from the page. */
const tours = {
  ride({ game: id, options, players, seed }: StageRide): Ridden {
    const game = findGame(id) as Game;
    const bots = players.flatMap((player) => findBot(game, riderFor(game, player)) ?? []);
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
    if (!loaded?.stored.over) return undefined;
    const { stored, steps } = loaded;
    const game = findGame(stored.game);
    if (!game?.stageRace) return undefined;
    const replayed = replay(game, { format: 'gruppetto-race', ...stored, steps });
    if (!replayed.ok) return undefined;
    const { table: last, facts } = replayed.value;
    return { result: game.stageRace.result(last.state), story: storyOf(game.riders(last.options).length, facts) };
  },
};

export type TourWorker = typeof tours;

expose(tours);
