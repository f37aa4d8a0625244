import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import { type Game, type RiderId, replay, type Seat, SeededDice, type StageResult } from '@gruppetto/kernel';
import { enter, foldTour, leadersOf, type Story, Storyteller, stageOptions, storyOf, type TourEntry, type TourPlan } from '@gruppetto/tour';
import { expose } from 'comlink';
import { loadTable } from '../tables/shelf.ts';

/** What came of a stage. */
export interface Ridden {
  readonly result: StageResult;
  readonly story: Story;
}

/** A stage between bots. */
export interface StageRide {
  readonly game: string;
  readonly options: object;
  /** Who plays; bots ride for people. */
  readonly players: readonly string[];
  readonly seed: string;
}

/** The rest of a tour, ridden some times. */
export interface TourRides {
  readonly plan: TourPlan;
  readonly entries: readonly TourEntry[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** In how many tours each rider ends in each jersey, and each seat wins. */
export interface TourTally {
  readonly tours: number;
  readonly jerseys: Readonly<Record<string, readonly (readonly [RiderId, number])[]>>;
  readonly winners: readonly (readonly [Seat, number])[];
}

const bestBot = 'rule-of-thumb';

function ride({ game: id, options, players, seed }: StageRide): Ridden {
  const game = findGame(id) as Game;
  const bots = players.map((player) => findBot(game, player) ?? findBot(game, bestBot));
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  dice.begin(0);
  botDice.begin(0);
  const teller = new Storyteller(game.riders(options).length);
  const state = game.setup(options, dice, teller.tell);
  for (let turn = game.turn(state); turn; turn = game.turn(state)) {
    const bot = bots[turn.seat];
    if (!bot || !game.stageRace) throw new Error(`nobody rides for seat ${turn.seat}`);
    game.play(state, bot(game.view(state, turn.seat), turn, botDice), dice, teller.tell);
  }
  return { result: game.stageRace?.result(state) as StageResult, story: teller.story() };
}

const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Rides stages, and reads raced ones, away from the page. */
const tours = {
  ride,

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

  forecast({ plan, entries, seed, from, to }: TourRides): TourTally {
    const { tour: start } = foldTour(findGame(plan.game) as Game, plan, entries);
    const players = plan.seats.map(({ player }) => player);
    const jerseys = new Map<string, Map<RiderId, number>>();
    const winners = new Map<Seat, number>();
    for (let run = from; run < to; run++) {
      let tour = start;
      for (let stage = start.after.length; stage < plan.stages.length; stage++) {
        const { result } = ride({ game: plan.game, options: stageOptions(tour, stage) ?? {}, players, seed: `${seed}/${run}/${stage}` });
        const entered = enter(tour, { do: 'result', stage, how: 'simulated', result });
        if (entered.kind === 'refused') throw new Error(entered.refusal.reason);
        tour = entered.tour;
        // Stages that somebody has written down already, and an earlier one was reopened, count as they are.
        stage = Math.max(stage, tour.after.length - 1);
      }
      for (const { jersey, rider } of tour.after.at(-1)?.jerseys ?? []) {
        const own = jerseys.get(jersey) ?? new Map<RiderId, number>();
        jerseys.set(jersey, count(own, rider));
      }
      for (const seat of leadersOf(tour)) count(winners, seat);
    }
    return {
      tours: to - from,
      jerseys: Object.fromEntries([...jerseys].map(([jersey, riders]) => [jersey, [...riders]])),
      winners: [...winners],
    };
  },
};

export type TourWorker = typeof tours;

expose(tours);
