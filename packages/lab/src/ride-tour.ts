import { type Bot, rideOut } from '@gruppetto/bots';
import { type Dice, type Game, SeededDice, type StageResult } from '@gruppetto/kernel';
import {
  enter,
  foldTour,
  maxStages,
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

export interface RiddenStage {
  readonly entry: TourEntry;
  /** After it. */
  readonly tour: Tour;
  readonly choices: number;
}

/** Which of many rides of a tour; only one of a forecast goes without its story. */
interface Ride {
  readonly race?: number;
  readonly story?: boolean;
}

/** Rides all that is left of a tour between the bots of these names, stage by stage: a function of the seed and the number of the ride. */
export function* rideStages(
  start: Tour,
  players: readonly string[],
  seed: string,
  { race = 0, story = false }: Ride = {},
): Generator<RiddenStage, void> {
  const { game } = start;
  const bots = players.map((name) => botOf(game, name));
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  let tour = start;
  for (let stage = tour.after.length; stage < tour.stages.length; stage = tour.after.length) {
    dice.begin(race * maxStages + stage);
    botDice.begin(race * maxStages + stage);
    const { choices, ...ridden } = rideStage(game, stageOptions(tour, stage) as object, bots, dice, botDice, story);
    const entry: TourEntry = { do: 'result', stage, how: 'simulated', ...ridden };
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
