import { type Bot, rideOut } from '@gruppetto/bots';
import {
  type Dice,
  type Game,
  type RaceRecord,
  recordOf,
  type SeatEntry,
  SeededDice,
  type StageResult,
  sameData,
  startTable,
  take,
} from '@gruppetto/kernel';
import {
  enter,
  foldTour,
  maxStages,
  type Ride,
  type Story,
  Storyteller,
  stageOptions,
  type Tour,
  type TourEntry,
  type TourPlan,
} from '@gruppetto/tour';
import { botOf, gameOf, riderFor } from './set-up.ts';

export interface StageRidden {
  readonly result: StageResult;
  /** Made by all seats. */
  readonly choices: number;
  readonly story?: Story;
}

/** Rides one stage between bots. Facts are told only if a story is wanted. */
export function rideStage(game: Game, options: object, bots: readonly Bot[], dice: Dice, botDice: Dice, withStory = true): StageRidden {
  const { stageRace } = game;
  if (!stageRace) throw new Error(`${game.id} is not raced in stages`);
  const race = game.race(options);
  const teller = withStory ? new Storyteller(race.riders.length) : undefined;
  const state = race.setup(dice, teller?.tell);
  const choices = rideOut(race, state, bots, dice, botDice, teller?.tell);
  return { result: stageRace.result(options, state), choices, ...(teller && { story: teller.story() }) };
}

/** The dice of a ride: those of the race, and those of the bots. */
export function diceOf({ seed, series }: Ride): { readonly dice: Dice; readonly botDice: Dice } {
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  dice.begin(series);
  botDice.begin(series);
  return { dice, botDice };
}

/** The record of a stage that bots have ridden; undefined if they would ride it otherwise today. */
export function rideAgain(
  game: Game,
  options: object,
  seats: readonly SeatEntry[],
  ride: Ride,
  result: StageResult,
): RaceRecord | undefined {
  const bots = seats.map(({ player }) => botOf(game, riderFor(game, player)));
  const { dice, botDice } = diceOf(ride);
  let { table } = startTable(game, options, seats, dice);
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const { race, state } = table;
    const taken = take(table, turn.seat, bots[turn.seat](race, race.view(state, turn.seat), turn, botDice), dice);
    if (taken.kind !== 'taken') throw new Error(`a bot chose what is not offered, or a die is missing: ${JSON.stringify(taken)}`);
    table = taken.table;
  }
  return sameData(game.stageRace?.result(options, table.state), result) ? recordOf(table) : undefined;
}

export interface RiddenStage {
  readonly entry: TourEntry;
  /** After it. */
  readonly tour: Tour;
  readonly choices: number;
}

/** Which of many rides of a tour; only one of a forecast goes without its story. */
interface Which {
  readonly race?: number;
  readonly story?: boolean;
}

/** Rides all that is left of a tour between the bots of these names, stage by stage: a function of the seed and the number of the ride. */
export function* rideStages(
  start: Tour,
  players: readonly string[],
  seed: string,
  { race = 0, story = false }: Which = {},
): Generator<RiddenStage, void> {
  const { game } = start;
  const bots = players.map((name) => botOf(game, name));
  let tour = start;
  for (let stage = tour.after.length; stage < tour.stages.length; stage = tour.after.length) {
    const ride = { seed, series: race * maxStages + stage };
    const { dice, botDice } = diceOf(ride);
    const { choices, ...ridden } = rideStage(game, stageOptions(tour, stage) as object, bots, dice, botDice, story);
    const entry: TourEntry = { do: 'result', stage, how: 'simulated', ...ridden, ride };
    const entered = enter(tour, entry);
    if (entered.kind === 'refused') throw new Error(`stage ${stage + 1} of ${game.id} was refused: ${JSON.stringify(entered.refusal)}`);
    tour = entered.tour;
    yield { entry, tour, choices };
  }
}

/** The tour of a plan and its entries. */
export function tourOf(plan: TourPlan, entries: readonly TourEntry[] = []): Tour {
  const folded = foldTour(gameOf(plan.game), plan, entries);
  if (folded.kind === 'refused') throw new Error(`entry ${folded.entry} was refused: ${JSON.stringify(folded.refusal)}`);
  return folded.tour;
}

/** Rides a whole tour between the bots of its plan; where a person sits, the best bot rides. */
export function rideTour(plan: TourPlan, seed: string): { readonly tour: Tour; readonly entries: readonly TourEntry[] } {
  let tour = tourOf(plan);
  const players = plan.seats.map(({ player }) => riderFor(tour.game, player));
  const entries: TourEntry[] = [];
  for (const stage of rideStages(tour, players, seed, { story: true })) {
    entries.push(stage.entry);
    tour = stage.tour;
  }
  return { tour, entries };
}
