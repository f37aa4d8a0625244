import { type Bot, findBot, rideOut } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import { type Game, SeededDice } from '@gruppetto/kernel';
import type { SetUp } from './set-up.ts';

/** The races of a forecast. They are counted from 0, and each is a function of the plan and its number. */
export interface Plan extends SetUp {
  readonly seed: string;
}

/** What came of some races. Places are as the standings have them: riders who share one each have it. */
export interface Tally {
  readonly races: number;
  /** Made by all seats in all of them. */
  readonly choices: number;
  /** By rider, then by place (the first at 0): in how many races. */
  readonly riders: readonly Uint32Array[];
  /** By seat, then by place. */
  readonly seats: readonly Uint32Array[];
  /** By rider: in how many races he went out. */
  readonly out: Uint32Array;
  /** Where races go by time: by how many came home in the winner's (he alone at 0), in how many races. */
  readonly together: Uint32Array;
  /** The same, by rider: in how many races he came home, and how many seconds behind the winner in all of them. */
  readonly home: Uint32Array;
  readonly behind: Float64Array;
}

/** Rides the races from `from` up to, and without, `to`. */
export function ridePart(plan: Plan, from: number, to: number): Tally {
  const { options, position, seed } = plan;
  const game = gameOf(plan);
  const bots = plan.seats.map((name) => botOf(game, name));
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  const start = position && game.place(options, position);
  const riders = squareOf(game.riders(options).length);
  const seats = squareOf(bots.length);
  const out = new Uint32Array(riders.length);
  const together = new Uint32Array(riders.length);
  const home = new Uint32Array(riders.length);
  const behind = new Float64Array(riders.length);
  let choices = 0;
  for (let race = from; race < to; race++) {
    dice.begin(race);
    botDice.begin(race);
    const state = start ? game.copy(start) : game.setup(options, dice);
    choices += rideOut(game, state, bots, dice, botDice);
    const standings = game.standings(state);
    for (const standing of standings.riders) {
      countOne(riders[standing.rider] as Uint32Array, standing.place - 1);
      if (standing.out !== undefined) countOne(out, standing.rider);
    }
    for (const { seat, place } of standings.seats) countOne(seats[seat] as Uint32Array, place - 1);
    const best = standings.measure === 'seconds' ? standings.riders[0]?.value : undefined;
    if (best === undefined) continue;
    let same = 0;
    for (const { rider, value } of standings.riders) {
      if (value === undefined) continue;
      if (value === best) same++;
      countOne(home, rider);
      behind[rider] = (behind[rider] as number) + value - best;
    }
    countOne(together, same - 1);
  }
  return { races: to - from, choices, riders, seats, out, together, home, behind };
}

/** Two tallies of one plan as one. */
export const merge = (a: Tally, b: Tally): Tally => ({
  races: a.races + b.races,
  choices: a.choices + b.choices,
  riders: a.riders.map((places, rider) => sum(places, b.riders[rider] as Uint32Array)),
  seats: a.seats.map((places, seat) => sum(places, b.seats[seat] as Uint32Array)),
  out: sum(a.out, b.out),
  together: sum(a.together, b.together),
  home: sum(a.home, b.home),
  // Whole seconds: exact, in whatever order they are added.
  behind: a.behind.map((seconds, rider) => seconds + (b.behind[rider] as number)),
});

function gameOf({ game: id }: Plan): Game {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function botOf(game: Game, name: string): Bot {
  const bot = findBot(game, name);
  if (!bot) throw new Error(`no bot ${name} for ${game.id}`);
  return bot;
}

const squareOf = (count: number): Uint32Array[] => Array.from({ length: count }, () => new Uint32Array(count));

const countOne = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] as number) + 1;
};

const sum = (a: Uint32Array, b: Uint32Array): Uint32Array => a.map((count, at) => count + (b[at] as number));
