import { type Bot, rideOut } from '@gruppetto/bots';
import {
  type Dice,
  type Game,
  indexIn,
  type Race,
  RecordingDice,
  SeededDice,
  Shorthand,
  type ShortRecord,
  type StageRace,
  type StageResult,
} from '@gruppetto/kernel';
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
  readonly race?: ShortRecord;
}

/** The dice of a stage between bots: a series of a seed. */
export interface RideSeed {
  readonly seed: string;
  readonly series: number;
}

/** Rides one stage between bots. One of a forecast goes without its story, and nobody will watch it again. */
export function rideStage(game: Game, options: object, bots: readonly Bot[], ride: RideSeed, recorded = true): StageRidden {
  const { stageRace } = game;
  if (!stageRace) throw new Error(`${game.id} is not raced in stages`);
  const { dice, botDice } = diceOf(ride);
  const race = game.race(options);
  if (recorded) return rideAndRecord(game, race, bots, dice, botDice);
  const state = race.setup(dice);
  const choices = rideOut(race, state, bots, dice, botDice);
  return { result: stageRace.result(options, state), choices };
}

function rideAndRecord(game: Game, race: Race, bots: readonly Bot[], dice: Dice, botDice: Dice): StageRidden {
  const { options } = race;
  const teller = new Storyteller(race.riders.length);
  const setup = new RecordingDice(dice);
  const state = race.setup(setup, teller.tell);
  const shorthand = new Shorthand(setup.fallen);
  let choices = 0;
  for (let turn = race.turn(state); turn; turn = race.turn(state)) {
    const choice = bots[turn.seat](race, race.view(state, turn.seat), turn, botDice);
    const index = indexIn(turn.choices, choice);
    const recording = new RecordingDice(dice);
    race.play(state, choice, recording, teller.tell);
    shorthand.add(index, recording.fallen);
    choices++;
  }
  const short = shorthand.record(game, options);
  return {
    result: (game.stageRace as StageRace).result(options, state),
    choices,
    story: teller.story(),
    ...(short && { race: short }),
  };
}

/** The dice of the race, and those of the bots. */
function diceOf({ seed, series }: RideSeed): { readonly dice: Dice; readonly botDice: Dice } {
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  dice.begin(series);
  botDice.begin(series);
  return { dice, botDice };
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
    const { choices, ...ridden } = rideStage(game, stageOptions(tour, stage) as object, bots, ride, story);
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
